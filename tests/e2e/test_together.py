"""Several people at one table: two browsers, a spectator, one phone for all; and lines that break."""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser

from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.playing import answer, choice, in_the_list, lift, on_the_board
from stage import Server

ROLES = ("sheriff", "deputy", "outlaw", "renegade")


def seated(guests: list[Guest], letters: str) -> str:
    """A started table; the guests take the persons' seats in order."""
    host = guests[0]
    table = host.table(letters)
    for seat, guest in zip([i for i, c in enumerate(letters) if c == "p"], guests, strict=True):
        guest.sit(table, seat)
    for guest in guests:
        guest.go(f"/t/{table}")
    guests[0].find(".prompt .btn.main").click()
    for guest in guests:
        guest.wait(guest.is_dealt, "the deal")
    return table


def whoever_is_asked(guests: list[Guest]) -> Guest | None:
    guests[0].wait(lambda: any(g.question or g.over for g in look_at(guests)), "somebody to be asked")
    return next((g for g in guests if g.question), None)


def look_at(guests: list[Guest]) -> list[Guest]:
    for guest in guests:
        guest.page.wait_for_timeout(5)  # lets this browser's frames in
    return guests


def test_two_browsers_at_one_table_and_a_spectator(visit: Visit) -> None:
    ada, hank, crowd = visit().named("Ada"), visit(language="ru", theme="dark").named("Хэнк"), visit()
    table = seated([ada, hank], "ppbb")
    crowd.go(f"/t/{table}")
    random = Random(5)
    while (guest := whoever_is_asked([ada, hank])) is not None:
        assert guest.question is not None
        answer(guest, choice(guest.question, random), on_the_board)
    for guest in (ada, hank, crowd):
        guest.page.wait_for_selector(".end")
    ids = [[event["id"] for event in guest.events] for guest in (ada, hank, crowd)]
    assert ids[0] == ids[1] == ids[2] and ids[0][-1].startswith("won:")
    assert crowd.question is None and not [f for f in crowd.said if f["type"] == "answer"]


def test_no_frame_tells_a_seat_or_a_spectator_another_ones_role(visit: Visit) -> None:
    """Non-interference is tested where it is exhaustive; here what a real page hears is read, word by word."""
    ada, hank, crowd = visit().named("Ada"), visit().named("Hank"), visit()
    table = seated([ada, hank], "ppbbb")
    crowd.go(f"/t/{table}")
    random = Random(11)
    for _ in range(12):
        guest = whoever_is_asked([ada, hank])
        if guest is None:
            break
        assert guest.question is not None
        answer(guest, choice(guest.question, random), in_the_list)
    look_at([crowd])
    for guest, seat in ((ada, 0), (hank, 1), (crowd, None)):
        views = [f["view"] for f in guest.heard if f.get("view") and not f["view"]["over"]]
        assert views
        for view in views:
            known = {
                p: player["role"] for p, player in enumerate(view["players"]) if player["role"] and player["alive"]
            }
            assert set(known) - {seat} <= {p for p, role in known.items() if role == "sheriff"}
        heard = zip(guest.raw, guest.heard, strict=True)
        before_the_end = [raw for raw, _ in takewhile(lambda told: not (told[1].get("view") or {}).get("over"), heard)]
        own = {view["players"][seat]["role"] for view in views} if seat is not None else set()
        out = {e["params"]["role"] for e in guest.events if e["kind"] == "out"}
        told = {role for role in ROLES if any(f'"role":"{role}"' in raw for raw in before_the_end)}
        assert told <= own | out | {"sheriff"}


def test_whoever_reloads_finds_the_same_question(visit: Visit) -> None:
    guest = visit().named("Ada")
    seated([guest], "pbb")
    guest.wait_to_be_asked()
    asked, seen = guest.question, len(guest.events)
    guest.heard.clear()
    guest.page.reload()
    assert guest.wait_to_be_asked() == asked
    assert len(guest.events) == seen
    assert asked is not None
    answer(guest, choice(asked, Random(1)), on_the_board)


@pytest.mark.fault
def test_a_killed_server_comes_back_with_the_question_and_the_answer_counts_once(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    guest = Guest(browser, server.address).named("Ada")
    seated([guest], "pbb")
    guest.wait_to_be_asked()
    asked = guest.question
    assert asked is not None
    server.kill()
    guest.page.wait_for_selector(".banner.bad")
    # The line is down, but the page still takes the answer, and sends it when the server is back.
    option = choice(asked, Random(1))
    in_the_list(guest, option)
    server = server.again()
    guest.wait(lambda: guest.over or guest.question != asked, "the table to go on", seconds=30)
    acks = [f for f in guest.heard if f["type"] == "ack"]
    answers = {f["cmd_id"] for f in guest.said if f["type"] == "answer"}
    assert len(answers) == 1 and {f["cmd_id"] for f in acks} == answers
    guest.page.wait_for_selector(".banner.bad", state="detached")
    before = [event["id"] for event in guest.events]
    guest.heard.clear()
    guest.page.reload()
    guest.wait_to_be_asked()
    assert [event["id"] for event in guest.events][: len(before)] == before
    guest.close()
    server.stop()


def test_one_phone_for_all_is_covered_between_turns(visit: Visit) -> None:
    guest = visit(size="phone").named("Ada")
    table = guest.table("ppp")
    for seat in range(3):
        guest.sit(table, seat)
    guest.start(table).go(f"/t/{table}")
    guest.page.wait_for_selector(".curtain")
    asked = [frame["waiting"] for frame in guest.heard if frame["type"] == "snapshot"][-1]
    assert f"seat-{asked[0] + 1}" in (guest.find(".curtain").get_attribute("class") or "").split()
    assert guest.find("main .poster, .opts .opt, [role=log] li").count() == 0, "behind the curtain is nothing"
    random = Random(4)
    called: set[str] = set()
    for _ in range(40):
        called.update(lift(guest))
        if len(called) == 3:
            break
        press_anything(guest, random)
    assert len(called) == 3, "each of the three has been called to the phone"


def press_anything(guest: Guest, random: Random) -> None:
    """Answer whoever holds the phone: a glowing poster, or a button of the prompt."""
    acks = sum(f["type"] == "ack" for f in guest.heard)
    glowing = guest.find("main .poster.legal")
    buttons = glowing if glowing.count() else guest.find(".prompt .acts .btn:not(.fit):enabled")
    buttons.nth(random.randrange(buttons.count())).click()
    which = guest.find("dialog[open] .btn.main")
    if which.count():
        which.first.click()
    guest.wait(lambda: sum(f["type"] == "ack" for f in guest.heard) > acks, "the answer to be stored")
