"""A finished game: looked through step by step, exported, and checked by the page and by the command."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.guests import Guest


@pytest.fixture
def finished(visit: Visit) -> tuple[Guest, str]:
    """A game that bots have played to its end."""
    guest = visit().named("Ada")
    table = guest.table("bbbb")
    guest.start(table)
    guest.go(f"/t/{table}")  # bots alone pause while nobody looks
    state = f"{guest.address}/api/tables/{table}"
    guest.wait(lambda: guest.page.request.get(state).json()["state"] == "over", "the bots", 60)
    return guest, table


def moment(guest: Guest) -> int:
    return int(guest.find("input[type=range]").input_value())


def test_a_replay_is_scrubbed_stepped_and_linked_to(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    guest.go(f"/t/{table}/replay#m=12")
    scrubber = guest.find("input[type=range]")
    expect(scrubber).to_have_value("12")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 12
    guest.page.keyboard.press("ArrowRight")
    expect(scrubber).to_have_value("13")
    assert guest.page.url.endswith("#m=13")
    lines = guest.find("[role=log] li").count()
    guest.page.keyboard.press("End")
    expect(scrubber).to_have_value(str(last))
    assert guest.find("[role=log] li").count() > lines
    guest.page.keyboard.press("Home")
    expect(scrubber).to_have_value("0")
    guest.page.evaluate("location.hash = '#m=7'")
    expect(scrubber).to_have_value("7")
    guest.find("[role=log] li .line").first.click()
    assert moment(guest) < 7
    assert guest.find("main .poster").count() == 4


def test_a_replay_shows_the_life_that_the_record_had(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    moments = guest.page.request.get(f"{guest.address}/api/tables/{table}/moments").json()["moments"]
    for at in (0, len(moments) // 2, len(moments) - 1):
        guest.go("/").go(f"/t/{table}/replay#m={at}")
        expect(guest.find("input[type=range]")).to_have_value(str(at))
        for seat, player in enumerate(moments[at]["view"]["players"]):
            shown = guest.find(f"main [data-thing='seat:{seat}']").inner_text()
            assert str(player["life"]) in shown.split() or not player["alive"]


def test_a_finished_game_is_seen_through_anybodys_eyes(finished: tuple[Guest, str]) -> None:
    """A spectator's replay keeps the roles hidden as they were; with all cards open none is."""
    guest, table = finished
    guest.go(f"/t/{table}/replay")
    eyes = guest.find(".eyes select")
    hidden = guest.find("main .role use[href='#role-unknown']")
    expect(hidden).to_have_count(3)  # the Sheriff's role is open
    eyes.select_option("all")
    expect(hidden).to_have_count(0)
    eyes.select_option("2")
    roles = guest.page.request.get(f"{guest.address}/api/tables/{table}/moments?seat=2").json()["moments"][0]["view"]
    expect(hidden).to_have_count(sum(player["role"] is None for player in roles["players"]))
    assert moment(guest) == 0


def verify(record: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "gulch.cli", "verify", str(record)], capture_output=True, text=True, timeout=120
    )


def test_page_and_command_agree_that_the_dice_were_fair(finished: tuple[Guest, str], tmp_path: Path) -> None:
    guest, table = finished
    guest.go(f"/t/{table}/replay")
    guest.find(".below .flip").nth(1).click()
    checked = guest.find(".fairness use[href='#ui-check']")
    expect(checked).to_have_count(5)  # the server's seed and four seats'
    expect(guest.find(".fairness .verdict.bad")).to_have_count(0)
    with guest.page.expect_download() as waiting:
        guest.find("a[download]").click()
    exported = tmp_path / "record.json"
    waiting.value.save_as(exported)
    said = verify(exported)
    assert said.returncode == 0 and "verified" in said.stdout, said.stderr

    record = json.loads(exported.read_text())
    seed = record["fair"]["seats"][2]["seed"]
    record["fair"]["seats"][2]["seed"] = seed[:-1] + ("0" if seed[-1] != "0" else "1")
    exported.write_text(json.dumps(record))
    assert verify(exported).returncode != 0
    guest.page.route(f"**/api/tables/{table}/record", lambda route: route.fulfill(json=record))
    guest.page.reload()
    guest.find(".below .flip").nth(1).click()
    expect(checked).to_have_count(4)
    expect(guest.find(".fairness .verdict.bad")).to_be_visible()


def test_the_end_tells_the_course_and_its_turning_points_lead_into_the_replay(finished: tuple[Guest, str]) -> None:
    guest, table = finished
    guest.go(f"/t/{table}")
    course = guest.page.request.get(f"{guest.address}/api/tables/{table}/course").json()["course"]
    expect(guest.find(".course .line")).to_have_count(4)
    expect(guest.find(".course table td").first).to_have_text(str(course[0]["standings"][0]))
    point = guest.find(".turning a").last
    at = str(point.get_attribute("href")).rpartition("#m=")[2]
    point.click()
    expect(guest.find("input[type=range]")).to_have_value(at)
    guest.go(f"/t/{table}")
    guest.find(".seal").click()
    expect(guest.find(".fairness .verdict")).to_contain_text("Verified")


def test_a_running_game_has_no_replay_and_gives_no_record(visit: Visit) -> None:
    guest = visit().named("Ada")
    table = guest.table("ppp")
    for seat in range(3):
        guest.sit(table, seat)
    guest.start(table)
    assert guest.page.request.get(f"{guest.address}/api/tables/{table}/record").status == 409
    guest.go(f"/t/{table}/replay")
    guest.page.wait_for_selector("[role=alert]")
    guest.complaints[:] = [text for text in guest.complaints if "409 (Conflict)" not in text]
