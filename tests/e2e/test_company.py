"""Company at the table: a vote, talk, the door, a bot that stands in, coming back, and one more game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, expect

from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.playing import answer, choice, in_the_list
from e2e.test_together import look_at, seated

CHAT_TAB = ".below .flip >> nth=1"
SEATS = ".plaque .tool:nth-last-child(2)"


def play_until(guests: list[Guest], enough: Callable[[], Any], seed: int = 1) -> None:
    """The guests answer whatever they are asked, until it is enough or the game is over."""
    random = Random(seed)
    while True:
        guests[0].wait(lambda: any(g.question or g.over for g in look_at(guests)) or enough(), "somebody to be asked")
        guest = next((g for g in guests if g.question), None)
        if enough() or guest is None or guest.question is None:
            return
        answer(guest, choice(guest.question, random), in_the_list)


def seat_line(guest: Guest, seat: int) -> Locator:
    if not guest.find("dialog[open]").count():
        guest.find(SEATS).click()
    return guest.find(f"dialog[open] li[data-seat='{seat}']")


def close_dialog(guest: Guest) -> None:
    guest.page.keyboard.press("Escape")
    expect(guest.find("dialog[open]")).to_have_count(0)


# ---- the vote -------------------------------------------------------------------------------------------------------
def throw_again(guests: list[Guest]) -> Guest:
    """Somebody has thrown dice again: that can't be taken back without the others."""
    play_until(guests, lambda: any(g.question and g.question["kind"] == "reroll" for g in guests))
    guest = next(g for g in guests if g.question)
    assert guest.question is not None
    answer(guest, next(o for o in guest.question["options"] if o["kind"] == "reroll"), in_the_list)
    return guest


def ask_the_table(guest: Guest) -> None:
    guest.page.keyboard.press("z")
    guest.find(".banner .btn.main").click()


def test_what_was_rolled_is_taken_back_when_the_others_agree(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    asker = throw_again([ada, hank])
    other = hank if asker is ada else ada
    rolled = asker.events[-1]["seq"]
    ask_the_table(asker)
    expect(other.find(".banner .btn")).to_have_count(2)
    other.find(".banner .btn.main").click()
    expect(asker.find("[role=log] .undone")).to_have_count(1)
    expect(other.find("[role=log] .undone")).to_have_count(1)
    assert asker.question is not None and asker.question["kind"] == "reroll"
    assert any(e["id"].startswith("undo:") and e["seq"] > rolled for e in asker.events)
    expect(other.find(".banner")).to_have_count(0)


def test_one_no_keeps_what_was_rolled(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    asker = throw_again([ada, hank])
    other = hank if asker is ada else ada
    ask_the_table(asker)
    other.find(".banner .btn").nth(1).click()
    expect(asker.find(".banner.bad")).to_contain_text("The table says no")
    expect(asker.find("[role=log] .undone")).to_have_count(0)


# ---- talk -----------------------------------------------------------------------------------------------------------
def say(guest: Guest, text: str) -> None:
    guest.find("form.row-in input").fill(text)
    guest.find("form.row-in .btn").click()


def test_talk_is_counted_until_it_is_read_and_whoever_is_muted_is_not_heard(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    ada.find(CHAT_TAB).click()
    say(ada, "Howdy <b>partner</b>")
    unread = hank.find(f"{CHAT_TAB} >> b")
    expect(unread).to_have_text("1")
    hank.find(CHAT_TAB).click()
    expect(hank.find(".chat li")).to_contain_text("Howdy <b>partner</b>")
    expect(unread).to_have_count(0)
    expect(ada.find(".mutes .chip")).to_have_count(0)  # nobody needs to mute oneself
    hank.find(".mutes .chip").click()
    expect(hank.find(".chat .who")).to_have_count(0)
    hank.find(".below .flip").first.click()
    say(ada, "Can you hear me?")
    expect(ada.find(".chat .who")).to_have_count(2)
    hank.wait(lambda: sum(f["type"] == "chat" for f in hank.heard) == 2, "the second line")
    expect(unread).to_have_count(0)
    hank.find(CHAT_TAB).click()
    hank.find(".mutes .chip").click()
    expect(hank.find(".chat .who")).to_have_count(2)


def test_a_spectator_speaks_under_a_name_and_does_nothing_else(visit: Visit) -> None:
    ada, crowd = visit().named("Ada"), visit()
    table = seated([ada], "pbb")
    crowd.go(f"/t/{table}")
    crowd.page.wait_for_selector("main .poster")
    expect(crowd.find(".opts .opt")).to_have_count(0)
    expect(crowd.find(".prompt .btn")).to_have_count(0)
    crowd.find(CHAT_TAB).click()
    say(crowd, "Rosa")  # the field asks for the name first
    expect(crowd.find("form.row-in input")).to_have_attribute("maxlength", "300")
    crowd.wait(lambda: sum(f["type"] == "snapshot" for f in crowd.heard) == 2, "the table to greet her by name")
    say(crowd, "Good luck!")
    ada.find(CHAT_TAB).click()
    line = ada.find(".chat li").filter(has_text="Good luck!")
    expect(line).to_contain_text("Rosa")
    expect(line).to_contain_text("watching")
    seat_line(ada, 0)
    expect(ada.find("dialog[open]")).to_contain_text("One person is watching")


# ---- seats ----------------------------------------------------------------------------------------------------------
def test_the_host_shows_somebody_the_door_and_a_bot_plays_on(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    door = seat_line(ada, 1).locator(".btn").last
    door.click()
    door.click()  # it is asked twice
    expect(hank.find(".banner.bad")).to_contain_text("The host has freed this seat")
    expect(seat_line(ada, 1)).to_contain_text("plays on")
    expect(seat_line(ada, 1).locator(".btn")).to_have_count(0)  # closed to everybody who has seen cards here
    ada.page.keyboard.press("Escape")
    told = len(ada.events)
    play_until([ada], lambda: any(e["params"].get("who") == "1" for e in ada.events[told:]))
    assert len(ada.events) > told
    hank.find(".banner .btn").click()
    expect(hank.find("form.create")).to_be_visible()


def test_nobody_but_the_host_is_offered_the_door(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    seated([ada, hank], "ppb")
    expect(seat_line(ada, 1).locator(".btn")).to_have_count(2)
    expect(seat_line(hank, 0).locator(".btn")).to_have_count(0)
    expect(seat_line(hank, 1).locator(".btn")).to_have_count(2)  # a bot instead of oneself, or giving up


def bot_has_moved(ada: Guest, hank: Guest) -> bool:
    """A table where a bot has moved for Ada; whether Hank lives to see her back."""
    for guest in (ada, hank):
        guest.heard.clear()  # of the table before
    seated([ada, hank], "ppbb")
    seat_line(ada, 0).locator(".btn").first.click()
    expect(seat_line(ada, 0)).to_contain_text("stands in")
    close_dialog(ada)
    turns = len(moves_of(hank, 0))
    play_until([hank], lambda: len(moves_of(hank, 0)) > turns)
    assert len(moves_of(hank, 0)) > turns, "the bot has moved for her"
    assert not [f for f in ada.said if f["type"] == "answer"]
    hank.wait(lambda: hank.question or hank.over, "Hank to be asked")
    return not hank.over


def test_a_bot_stands_in_until_its_owner_is_back(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    assert any(bot_has_moved(ada, hank) for _ in range(5))
    seat_line(ada, 0).locator(".btn").first.click()
    expect(seat_line(ada, 0)).to_contain_text("you")
    close_dialog(ada)
    play_until([hank], lambda: ada.question or not ada.view["players"][0]["alive"])
    assert ada.question or ada.over or not ada.view["players"][0]["alive"], "she is asked again"


def moves_of(guest: Guest, seat: int) -> list[Any]:
    return [e for e in guest.events if e["kind"] == "rolled" and e["params"]["who"] == str(seat)]


def turns(guest: Guest) -> list[str]:
    return [e["params"]["who"] for e in guest.events if e["kind"] == "turn"]


def left_and_asked(ada: Guest, hank: Guest) -> str | None:
    """A table that Ada has left after her turn and where she is asked again, three turns of others later at least; None
    if it did not come to that. In the middle of her own turn there would be nothing to tell: she has seen it all."""
    for guest in (ada, hank):
        guest.heard.clear()  # of the table before
        guest.said.clear()
    table = seated([ada, hank], "ppbb")
    play_until(
        [ada, hank],
        lambda: [f for f in ada.said if f["type"] == "answer"] and "0" in turns(ada)[:-1] and turns(ada)[-1] != "0",
    )
    left = len(turns(ada))
    ada.go("/")
    play_until([hank], lambda: len(turns(hank)) >= left + 3 and 0 in (hank.told() or {})["waiting"])
    ada.heard.clear()
    return None if hank.over else table


def test_whoever_comes_back_is_told_what_happened_since(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    table = next(filter(None, (left_and_asked(ada, hank) for _ in range(5))))
    ada.go(f"/t/{table}")
    recap = ada.find(".recap")
    expect(recap).to_be_visible()
    expect(recap.locator("li")).not_to_have_count(0)
    recap.locator(".btn.main").click()
    expect(recap).to_have_count(0)
    question = ada.wait_to_be_asked()
    assert question is not None
    answer(ada, choice(question, Random(2)), in_the_list)


# ---- one more -------------------------------------------------------------------------------------------------------
def test_after_the_game_everybody_sits_down_again(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit().named("Hank")
    table = seated([ada, hank], "ppb")
    for guest, seat in ((ada, 0), (hank, 1)):  # bots play it to the end
        guest.post(f"/api/tables/{table}/bot", {"seat": seat, "level": "heuristic"})
    for guest in (ada, hank):
        expect(guest.find(".end")).to_be_visible(timeout=30_000)
    ada.find(".prompt .btn.main").click()
    expect(ada.find(".room")).to_be_visible()
    assert table not in ada.page.url
    expect(hank.find(".prompt.over .ask")).to_contain_text("The next table is open")
    hank.heard.clear()
    hank.find(".prompt .btn.main").click()
    expect(hank.find(".room")).to_be_visible()
    assert hank.page.url == ada.page.url
    expect(ada.find(".seats li")).to_have_count(3)
    expect(ada.find(".seats")).to_contain_text("Hank")
    ada.heard.clear()
    ada.find(".prompt .btn.main").click()
    for guest in (ada, hank):
        guest.wait(guest.is_dealt, "the next deal")
        expect(guest.find("main .poster")).to_have_count(3)


def test_bots_take_the_free_seats_and_the_game_begins(visit: Visit) -> None:
    ada = visit(language="ru").named("Ада")
    table = ada.table("pppp")
    ada.sit(table, 0).go(f"/t/{table}")
    start = ada.find(".prompt .btn.main")
    expect(start).to_be_disabled()
    ada.find(".prompt .btn").first.click()
    expect(start).to_be_enabled()
    start.click()
    expect(ada.find("main .poster")).to_have_count(4)
    names = [seat["name"] for seat in ada.page.request.get(f"{ada.address}/api/tables/{table}").json()["seats"]]
    assert len({*names}) == 4 and all(names), "bots have names, too"
