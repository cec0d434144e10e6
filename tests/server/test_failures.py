"""A rule that raises: that answer is refused, the table goes on, and what is needed to mend the rule is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from gulch.cli.app import app
from gulch.engine.table import Table
from server.people import Guest, Place, playing, running


def stumble(monkeypatch: pytest.MonkeyPatch, over: Callable[[int, str], bool]) -> None:
    """A rule raises when a seat gives such an answer: in the middle, when things have changed already."""
    advance = Table.advance

    def trapped(table: Table) -> None:
        if table.log and over(table.log[-1].seat, table.rules.words.id(table.log[-1].code)):
            table.pending = {}
            raise IndexError("a rule is wrong")
        advance(table)

    monkeypatch.setattr(Table, "advance", trapped)


async def test_an_answer_that_a_rule_stumbles_over_is_refused_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as place, playing(place, watch=True) as game:
        for _ in range(3):
            await game.step()
        sat = await game.asked()
        assert sat.question
        states = [viewer.state for viewer in game.everybody]
        bad, *_, good = [option["id"] for option in sat.question["options"]]
        with monkeypatch.context() as patch:
            stumble(patch, lambda seat, option: option == bad)
            refused = await sat.answer(bad)
        assert (refused["type"], refused["reasons"][0]["text"]) == ("refused", "rule-failed")
        await game.catch_up()
        assert [viewer.state for viewer in game.everybody] == states, "nothing has happened"
        async with game.host.seat(game.table) as fresh:
            assert game.spectator
            assert fresh.state == game.spectator.state
        assert (await sat.answer(good))["type"] == "ack"
        live = place.hub.tables[game.table]
        assert f"game bang_dice, rules {live.version}, table {game.table}" in caplog.text
        assert "IndexError: a rule is wrong" in caplog.text
    [kept] = (tmp_path / "failures").iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    failed = json.loads(kept.read_text())["failed"]
    assert (failed["seat"], failed["said"]) == (sat.seat, bad)
    result = CliRunner().invoke(app, ["replay", str(kept), "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.output)["answers"] == 3


async def test_a_bot_that_a_rule_stumbles_over_finds_another_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gulch.server.bots.drive.RETRY_SECONDS", 0.01)
    failed: list[str] = []

    def first_of_a_bot(seat: int, option: str) -> bool:
        if seat == 0 or failed:
            return False
        failed.append(option)
        return True

    async with running(tmp_path) as place, playing(place, "pbb") as game:
        me, live = game.people[0], place.hub.tables[game.table]
        stumble(monkeypatch, first_of_a_bot)

        def answered() -> bool:
            """A bot has answered after all."""
            return live.table is not None and any(entry.seat for entry in live.table.log)

        while not answered():
            await me.until(lambda: me.question or answered())
            if me.question:
                await me.answer()
        assert failed


async def test_a_view_that_fails_is_a_failed_rule_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as place, playing(place) as game:
        sat = await game.asked()
        before = sat.state

        def broken(*_: Any) -> Any:
            raise KeyError("view")

        with monkeypatch.context() as patch:
            patch.setattr("gulch.server.tables.live.what_is_seen", broken)
            assert (await sat.answer())["reasons"][0]["text"] == "rule-failed"
            assert place.hub.tables[game.table].position == 0, "nothing was stored"
        assert sat.state == before
        assert (await sat.answer())["type"] == "ack"


async def test_a_game_that_cannot_begin_stays_a_table_that_waits(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await place.guest("Host")
    table = await host.create("pbb")
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})

    def broken(*_: Any) -> Any:
        raise IndexError

    with monkeypatch.context() as patch:
        patch.setattr("gulch.server.tables.dealing.new_table", broken)
        assert (await host.post(f"/api/tables/{table}/start")).status_code == 503
    assert (await host.do(f"/api/tables/{table}/start"))["state"] == "playing"


async def test_a_stored_game_that_makes_todays_rules_stumble_goes_on_from_its_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path) as place, playing(place, "ppp") as game:
        await game.step()
        cookies, waiting = game.host.http.cookies, game.people[0].waiting

    def stumbles(*_: Any) -> Any:
        raise TypeError("no such thing")

    monkeypatch.setattr("gulch.server.tables.hub.rebuild", stumbles)
    async with running(tmp_path) as place:
        host = Guest(place, place.http())
        host.http.cookies = cookies
        info = await host.get(f"/api/tables/{game.table}")
        assert (info["state"], info["waiting"]) == ("playing", waiting)
    assert "a stored game can't be played again" in caplog.text
