"""People who come with a second device, and people who go: the game goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.playing import answer, choice, on_the_board
from e2e.test_company import play_until
from e2e.test_together import seated
from stage import Look, Server


def test_two_devices_of_one_person_play_one_seat(visit: Visit) -> None:
    ada, phone = visit().named("Ada"), visit(size="phone", language="ru")
    table = seated([ada], "pbb")
    phone.post("/api/me/join", {"words": " ".join(ada.post("/api/me/link")["words"])})
    phone.go(f"/t/{table}")
    phone.wait(phone.is_dealt, "the table on the phone")
    random = Random(1)
    for device, other in ((phone, ada), (ada, phone)):
        question = device.wait_to_be_asked()
        if question is None:
            break
        other.wait(lambda o=other, q=question: o.question and o.question["number"] == q["number"], "the same question")
        answer(device, choice(question, random), on_the_board)
        other.wait(
            lambda o=other, q=question: o.over or not o.question or o.question["number"] != q["number"],
            "the other device to see the answer",
        )
    assert ada.events == phone.events
    expect(ada.find(".banner.bad")).to_have_count(0)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Server]:
    """A server that waits for nobody who has gone."""
    server = Server(tmp_path, grace_seconds=0.0)
    server.deal("hasty")
    yield server
    server.stop()


def test_the_others_finish_a_game_whose_host_has_closed_the_browser(browser: Browser, hasty: Server) -> None:
    host, hank = (Guest(browser, hasty.address, Look(size)) for size in ("laptop", "phone"))
    host.named("Ada")
    hank.named("Hank")
    clock = {"kind": "live", "allowance": 5, "reserve": 0}
    table = host.table("ppb", clock=clock)
    for seat, guest in enumerate((host, hank)):
        guest.sit(table, seat).go(f"/t/{table}")
    host.find(".prompt .btn.main").click()
    for guest in (host, hank):
        guest.wait(guest.is_dealt, "the deal")
    host.close()
    play_until([hank], lambda: hank.over)
    assert hank.over
    info = hank.page.request.get(f"{hasty.address}/api/tables/{table}").json()
    assert (info["state"], info["ended"]) == ("over", None)
    assert info["over"]["winners"]
    assert hank.complaints == []
    hank.close()
