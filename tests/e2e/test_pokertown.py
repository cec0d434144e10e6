"""Flip-town in a real browser: the sheet pressed and played by keys, a cowbot, three people deciding at once."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from e2e.playing import answer, by_keys, choice, in_the_list
from gulch.texts import Texts

GAME = "pokertown"
LATER = ("place", "grave")  # asked after the cards are given away; the page answers with the place that was pressed


def seated(guests: list[Guest], **options: Any) -> str:
    """A started table with a seat for each of them."""
    host = guests[0]
    table = host.table("p" * len(guests), game=GAME, options=options)
    for seat, guest in enumerate(guests):
        guest.sit(table, seat)
    host.start(table)
    for guest in guests:
        guest.go(f"/t/{table}")
    for guest in guests:
        guest.wait(guest.is_dealt, "the deal")
        guest.page.wait_for_selector(".flip-town")
    return table


# ---- pressing the sheet ---------------------------------------------------------------------------------------------
def lie(guest: Guest, suit: int, rank: int) -> None:
    """Press two cards and they change places, until these two give suit and rank."""
    for position, card in ((0, suit), (1, rank)):
        cards = guest.find(".lineup .lc")
        if cards.nth(position).get_attribute("data-thing") != f"slot:{card}":
            guest.find(f".lineup [data-thing='slot:{card}']").click()
            cards.nth(position).click()
    things = [card.get_attribute("data-thing") for card in guest.find(".lineup .lc").all()]
    assert things[:2] == [f"slot:{suit}", f"slot:{rank}"]


def glowing(guest: Guest) -> dict[str, int]:
    """The places that glow, with their price; on a phone one region after the other."""
    return dict(
        guest.page.evaluate(
            """() => [...document.querySelectorAll('.spot.lit')].map(e =>
            [e.dataset.thing.slice('place:'.length), Number(e.querySelector('.tag')?.innerText ?? 0)])"""
        )
    )


def press_place(guest: Guest, place: str) -> None:
    """On a phone its region is turned to first."""
    spot = guest.find(f"main [data-thing='place:{place}']")
    if guest.look.size == "phone":
        region = spot.evaluate("e => e.closest('.reg').classList[1]")
        guest.find(f".regtabs .{region}").click()
    spot.click()


def give_cards(guest: Guest, random: Random) -> bool:
    """Lay the cards, see where they lead, press one of these places. Where they lead nowhere they are given away from
    the list, and the page has no place to go on to."""
    view, question = guest.view, guest.question
    assert question is not None
    uses = [o for o in question["options"] if o["kind"] == "use"]
    if not uses:
        in_the_list(guest, random.choice(question["options"]))
        return False
    use = random.choice(uses)
    suit, rank = int(use["params"]["suit"]), int(use["params"]["rank"])
    lie(guest, suit, rank)
    reach = next(r["places"] for r in view["me"]["reach"] if (r["suit_card"], r["rank_card"]) == (suit, rank))
    lit = glowing(guest)
    assert {place: price for place, price in lit.items() if not place.startswith("tombstone_")} == reach
    press_place(guest, random.choice(sorted(lit)))
    return True


def at_the_counter(guest: Guest, random: Random) -> None:
    """Cells of the land first, then a button; else any button."""
    assert guest.question is not None
    plots = [o["params"]["plot"] for o in guest.question["options"] if o["kind"] == "plot"]
    if plots:
        for cell in random.choice(plots).split("_")[1]:
            guest.find(".counter .cell").nth(int(cell) - 1).click()
        guest.find(".counter .btn.main").click()
        return
    buttons = guest.find(".counter button:enabled")
    buttons.nth(random.randrange(buttons.count())).click()


def press(guest: Guest, random: Random) -> None:
    """Answer on the sheet, at the counter beside it, or by a button of the prompt."""
    asked = guest.question
    assert asked is not None
    guest.wait(lambda: guest.find(".opts .opt.legal").count() == len(asked["options"]), "the question on the page")
    goes_on = False
    if asked["kind"] == "assign":
        goes_on = give_cards(guest, random)
    elif guest.find(".counter").count():
        at_the_counter(guest, random)
    elif lit := glowing(guest):
        press_place(guest, random.choice(sorted(lit)))
        if guest.find("dialog[open]").count():  # a bonus action and an effect at the same place: which?
            guest.find("dialog[open] .btn.main").first.click()
    else:
        guest.find(".prompt .acts .btn:not(.fit)").first.click()
    guest.wait(
        lambda: (
            guest.over or (guest.question != asked and not (goes_on and (guest.question or {}).get("kind") in LATER))
        ),
        f"the table to go on after {asked['kind']}",
    )


def circled(guest: Guest, seat: int = 0) -> set[str]:
    """By the view: what has to carry a pencil circle."""
    sheet = guest.view["sheets"][seat]
    ranks = ["a", *map(str, range(2, 11)), "j", "q", "k"]
    found = {f"stage_{ranks[i]}" for i, mark in enumerate(sheet["frontier"]) if mark == "circled"}
    prefixes = {"badlands": "target_", "mine": "chamber_", "town": "", "graveyard": "tombstone_"}
    for region, prefix in prefixes.items():
        found |= {prefix + name for name, mark in sheet[region].items() if mark == "circled"}
    return found


def drawn(guest: Guest) -> set[str]:
    """What carries one on the page."""
    marked = ".spot.circled:has(> .pencil-mark)"
    things = guest.page.evaluate("s => [...document.querySelectorAll(s)].map(e => e.dataset.thing)", marked)
    return {thing.removeprefix("place:") for thing in things}


def finished(guest: Guest, words: Texts) -> None:
    """The end says the title and the sum; the device remembers what was achieved."""
    guest.page.wait_for_selector(".end")
    result = guest.view["result"][0]
    shown = guest.text(".end").casefold()
    assert all(words.name(kind, word).casefold() in shown for kind, word in zip(TITLE, result["title"], strict=True))
    total = sum(result["points"].values())
    assert squeezed(guest.find(".tally tfoot td").first.inner_text()) == str(total)
    kept = json.loads(guest.page.evaluate("localStorage.getItem('gulch-pokertown')"))
    assert set(result["achievements"]) <= set(kept["reached"]) and kept["best"] == total


TITLE = ("score_word", "wanted_word")


@pytest.mark.parametrize("language, size, theme", [("en", "laptop", "light"), ("ru", "phone", "dark")])
def test_a_solo_game_by_clicks(visit: Visit, language: str, size: str, theme: str) -> None:
    guest = visit(size=size, theme=theme, language=language).named("Ada")
    seated([guest])
    random = Random(3)
    turns = set()
    while guest.wait_to_be_asked() is not None:
        turns.add((guest.view["round"], guest.view["turn"]))
        press(guest, random)
        if not guest.over:
            guest.wait(lambda: drawn(guest) == circled(guest), "the pencil marks")
    assert turns == {(r, t) for r in (1, 2, 3) for t in (1, 2, 3, 4, 5)}, guest.said[-8:]
    finished(guest, Texts(language, gulch.load(GAME)))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_solo_game_by_keyboard(visit: Visit, language: str) -> None:
    guest = visit(language=language).named("Ada")
    seated([guest], characters="chosen")
    random = Random(8)
    while (question := guest.wait_to_be_asked()) is not None:
        answer(guest, choice(question, random), by_keys)
    finished(guest, Texts(language, gulch.load(GAME)))
    guest.page.keyboard.press("Tab")
    guest.find(".done .btn").focus()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("dialog[open] .kept li")
    reached = guest.view["result"][0]["achievements"]
    assert guest.find("dialog[open] .kept li.has").count() == len(reached)


def test_places_are_walked_with_arrows_and_pressed_with_enter(visit: Visit) -> None:
    guest = visit().named("Ada")
    seated([guest])
    guest.wait_to_be_asked()
    guest.page.wait_for_selector(".spot.lit")
    stops = guest.find(".reg.graveyard .spot[tabindex='0']")
    assert stops.count() == 1
    stops.focus()
    before = guest.page.evaluate("document.activeElement.dataset.thing")
    guest.page.keyboard.press("ArrowRight")
    here = guest.page.evaluate("document.activeElement.dataset.thing")
    assert here != before and here.startswith("place:tombstone_")
    guest.page.keyboard.press("Enter")
    guest.wait(lambda: here.removeprefix("place:") in circled(guest), "the tombstone to be circled")


def test_a_game_against_a_cowbot(visit: Visit) -> None:
    guest = visit(language="ru").named("Ада")
    seated([guest], cowbot="bart", difficulty="easy")
    random = Random(2)
    while guest.wait_to_be_asked() is not None:
        press(guest, random)
        if not guest.over:
            rival = guest.view["cowbot"]
            shown = f"{rival['stolen']} {rival['total']}"
            guest.wait(lambda shown=shown: shown in guest.text(".cowbot"), "its score", seconds=5)
    finished(guest, Texts("ru", gulch.load(GAME)))
    rival = guest.view["result"][0]["cowbot"]
    columns = [squeezed(cell.inner_text()) for cell in guest.find(".tally tfoot tr:first-child td").all()]
    assert columns[1] == str(sum(rival["points"].values()))
    kept = json.loads(guest.page.evaluate("localStorage.getItem('gulch-pokertown')"))
    assert kept["cowbots"] == ({"bart": "easy"} if rival["beaten"] else {})


def states(guest: Guest) -> list[bool]:
    """Who is done, as the strip of sheets shows it."""
    return [
        icon == "#ui-check"
        for icon in guest.page.evaluate(
            "() => [...document.querySelectorAll('.folk use')].map(e => e.getAttribute('href'))"
        )
    ]


def test_three_browsers_decide_at_once(visit: Visit) -> None:
    ada, hank, rosa = (
        visit().named("Ada"),
        visit(language="ru", theme="dark").named("Хэнк"),
        visit(size="phone").named("Rosa"),
    )
    people = [ada, hank, rosa]
    table = seated(people)
    random = Random(6)
    for guest in people:
        assert guest.wait_to_be_asked() is not None, "all are asked at the same time"
    order = [2, 0, 1]
    ada.find(".folk [data-thing='seat:1']").click()
    ada.page.wait_for_selector(".sheet.other")
    for seat in order:  # one after the other finishes the turn; nobody waits for anybody
        guest = people[seat]
        turn = guest.view["turn"]
        while guest.question and guest.view["turn"] == turn:
            press(guest, random)
        if seat != order[-1]:
            others = [p for p in people if p is not guest]
            for other in others:
                other.wait(lambda other=other, seat=seat: states(other)[seat], "the others to see who is done")
        if seat == order[0]:
            assert ada.find(".sheet.other").count() == 1, "whoever looks at a sheet is not called back by others"
            ada.find(".whose .btn").click()
    for guest in people:
        guest.wait(lambda guest=guest: guest.view["turn"] == 2, "the next line-up")
    look_at_each_other(ada, 2)
    for seat, guest in enumerate(people):
        guest.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "random"})
    for guest in people:
        guest.wait(lambda guest=guest: guest.over, "the end", seconds=40)
        guest.page.wait_for_selector(".end")
    sums = [
        [squeezed(cell.inner_text()) for cell in guest.find(".tally tfoot tr:first-child td").all()] for guest in people
    ]
    totals = [str(sum(r["points"].values())) for r in ada.view["result"]]
    assert sums == [totals] * 3


def look_at_each_other(guest: Guest, seat: int) -> None:
    """Another sheet is one press away and nothing on it can be pressed by mistake; the next press is back."""
    guest.find(f".folk [data-thing='seat:{seat}']").click()
    guest.page.wait_for_selector(".sheet.other")
    assert drawn(guest) == circled(guest, seat) and not glowing(guest)
    guest.find(".whose .btn").click()
    guest.page.wait_for_selector(".sheet.other", state="detached")
    assert drawn(guest) == circled(guest, 0)
