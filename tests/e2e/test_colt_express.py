"""The train robbery in a real browser: whole games by clicks and by keys, a team each in two browsers, every module on,
and the robbery paused and stepped through."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.playing import Answer, Option, answer, by_keys, choice, choose, in_the_list, press
from gulch.games.colt_express.examples import ADVANCED
from gulch.games.colt_express.examples import EVERYTHING as ALL_MODULES
from gulch.texts import Texts

GAME = "colt_express"
EVERYTHING = {**ALL_MODULES, "bandits": "chosen", "handcar_emerge": "car"}
OF_CARDS = ("play", "hide", "play_for", "hide_for", "follow", "throw", "throw_for", "fetch")


def seats_of(letters: str) -> list[dict[str, str]]:
    return [{"kind": "person"} if c == "p" else {"kind": "bot", "level": "random"} for c in letters]


def seated(guests: list[Guest], letters: str, options: dict[str, Any]) -> str:
    """A started table; the guests take the persons' seats in order."""
    host = guests[0]
    table = host.table(letters, game=GAME, options=options, seats=seats_of(letters))
    for seat, guest in zip([i for i, c in enumerate(letters) if c == "p"], guests, strict=True):
        guest.sit(table, seat)
    host.start(table)
    for guest in guests:
        guest.go(f"/t/{table}")
    for guest in guests:
        guest.wait(guest.is_dealt, "the deal")
    return table


# ---- on the train ---------------------------------------------------------------------------------------------------
def place_of(guest: Guest, bandit: str) -> str:
    return next(str(b["place"]) for b in guest.view["bandits"] if b["bandit"] == bandit)


def thing_of(guest: Guest, option: Option) -> str | None:
    """What is pressed on the board: a card, a purse, a place, a bandit, the loot; None: only a button stands for it."""
    assert guest.question is not None
    kind, params, about = option["kind"], option["params"], guest.question["params"]
    if kind in OF_CARDS:
        return f"card:{params.get('bandit') or next(iter(guest.view['hand']))}:{params['card']}"
    if kind == "draw":
        return "deck"
    if kind == "take":
        return f"loot:{place_of(guest, about['by'])}:{params['loot']}"
    if kind == "knock":
        return f"loot:{about['victim']}:{params['loot']}"
    if kind == "buy":
        return f"token:{params['purse']}"
    if kind in ("be", "lead"):
        return f"bandit:{params['bandit']}"
    if kind in ("keep_marshal", "start_last"):  # nobody is on the train yet
        return f"sheet:{params['bandit']}"
    return str(option["targets"][0]) if option["targets"] else None


def on_the_train(guest: Guest, option: Option) -> None:
    assert guest.question is not None
    thing = thing_of(guest, option)
    options = guest.question["options"]
    if thing is None and len(options) <= 3:
        press(guest, guest.find(".prompt .acts .btn:not(.fit)").nth(options.index(option)))
        return
    if thing is None:
        in_the_list(guest, option)
        return
    meant = [o for o in options if thing_of(guest, o) == thing]
    choose_where_seen(guest, guest.find(f"main [data-thing='{thing}']"))
    if len(meant) > 1:  # Ghost's card may go face up or face down
        press(guest, guest.find("dialog[open] .btn.main").nth(meant.index(option)))


UNCOVERED = """element => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  for (const down of [0.5, 0.2, 0.8])
    for (const along of [0.5, 0.15, 0.85, 0.3, 0.7]) {
      const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down)
      if (hit && element.contains(hit)) return { x: box.width * along, y: box.height * down }
    }
  return null
}"""


def choose_where_seen(guest: Guest, thing: Locator) -> None:
    """Bandits in one car stand close together: a person presses the part that is seen."""
    spot = thing.evaluate(UNCOVERED)
    choose(guest, thing, **({} if spot is None else {"position": spot}))


def something_new(question: dict[str, Any], done: list[str], random: Random) -> Option:
    """Chance deals the cards anew each time: what was not answered yet comes first, so that much is tried."""
    new = [o for o in question["options"] if o["kind"] not in done] or [
        o for o in question["options"] if o["id"] not in done
    ]
    return random.choice(new) if new else choice(question, random)


def has_a_choice(guest: Guest) -> bool:
    return guest.question is not None and len(guest.question["options"]) > 1


def a_choice(guest: Guest) -> dict[str, Any] | None:
    """The next question; who can say only one thing is answered for, after a moment."""
    guest.wait(lambda: has_a_choice(guest) or guest.over, "a choice or the end")
    return guest.question


def play(guest: Guest, ways: list[Answer], seed: int) -> list[str]:
    """Whatever is asked, until the game is over; the verbs and the ids of what was answered."""
    random = Random(seed)
    done: list[str] = []
    while (question := a_choice(guest)) is not None:
        option = something_new(question, done, random)
        answer(guest, option, ways[len(done) // 2 % len(ways)])
        done += [option["kind"], option["id"]]
    return done


def assert_the_end_is_counted_out(guest: Guest) -> None:
    """Everybody's total, purse by purse, as the rules count it."""
    guest.page.wait_for_selector(".end")
    shown = guest.text(".end")
    money = "{} $" if guest.look.language == "ru" else "${}"
    for player in guest.view["players"]:
        assert money.format(player["total"]) in shown
    texts = Texts(guest.look.language, gulch.load(GAME))
    for bandit in guest.view["bandits"]:
        assert texts.name("bandit", bandit["bandit"]) in shown
        assert all(money.format(token) in shown for token in bandit["tokens"] if token.isdigit())
    prize = money.format(1000)
    assert f"+{prize}" in shown, "the gunslinger's prize"


@pytest.mark.parametrize("language, name", [("en", "Ada"), ("ru", "Ада")])
def test_a_robbery_against_bots_on_the_train_by_clicks_and_by_touch(visit: Visit, language: str, name: str) -> None:
    guest = visit(language=language, size="laptop" if language == "en" else "phone").named(name)
    seated([guest], "pbb", ADVANCED)
    assert guest.find("main .fig[data-thing^='bandit:']").count() == 3
    assert name in guest.text("main .sheets")
    done = play(guest, [on_the_train], seed=1)
    assert {"play", "draw"} <= set(done) and set(done) & {"go", "take", "shoot", "send", "push"}
    assert_the_end_is_counted_out(guest)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_robbery_by_keys_only(visit: Visit, language: str) -> None:
    guest = visit(language=language).named("Ada")
    seated([guest], "pbb", {})
    assert len(play(guest, [by_keys], seed=2)) > 30
    assert_the_end_is_counted_out(guest)


def test_two_people_lead_a_team_each_in_two_browsers(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit(language="ru", theme="dark").named("Хэнк")
    seated([ada, hank], "pp", {"teams": True, "abilities": True})
    random = Random(3)
    done: list[str] = []
    while not (ada.over and hank.over):
        for guest in (ada, hank):
            guest.page.wait_for_timeout(5)  # lets this browser's frames in
            if has_a_choice(guest):
                assert guest.question is not None
                option = something_new(guest.question, done, random)
                answer(guest, option, on_the_train)
                done += [option["kind"], option["id"]]
    assert {"keep_marshal", "start_last", "fetch", "play_for"} <= set(done)
    for guest in (ada, hank):
        assert guest.view["seats"] == 2 and len(guest.view["bandits"]) == 4
        assert_the_end_is_counted_out(guest)


def test_a_robbery_with_every_module(visit: Visit) -> None:
    guest = visit().named("Ada")
    table = seated([guest], "pbb", EVERYTHING)
    done = play(guest, [on_the_train, in_the_list, by_keys], seed=4)
    assert {"be", "play", "throw", "keep_rest"} <= set(done)
    assert guest.find("main .end").count() == 1
    assert guest.view["mary"] is not None and guest.view["handcar"] is not None
    assert_the_end_is_counted_out(guest)
    guest.go(f"/t/{table}/replay#m=30").page.wait_for_selector("main .colt .fig")
