"""The log tells what happened, where, and nothing that opens a seat or shows a card."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gulch.engine.table import Table
from gulch.server.notices.outside import NotSent
from gulch.server.settings import Settings
from gulch.server.watch.logs import start_logs
from server.people import enter, playing, running


@contextmanager
def logged(monkeypatch: pytest.MonkeyPatch, **settings: Any) -> Iterator[io.StringIO]:
    """Everything that a server logs."""
    root, ours, stream = logging.getLogger(), logging.getLogger("gulch"), io.StringIO()
    before = root.level, ours.level
    monkeypatch.setattr(root, "handlers", [])
    start_logs(Settings(data=Path(), **settings), stream)
    try:
        yield stream
    finally:
        root.setLevel(before[0])
        ours.setLevel(before[1])


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    with logged(monkeypatch, log="json", log_level="debug") as stream:
        yield stream


def texts_in(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from texts_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value)


async def test_no_token_seed_or_card_is_ever_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: io.StringIO
) -> None:
    """A game with a failing rule, a failing store, words for devices and things that nobody should have sent."""
    secrets: list[str] = []
    async with running(tmp_path, log_requests=True) as place, playing(place, "ppb", watch=True) as game:
        await game.step()
        sat = await game.asked()
        assert sat.question
        option = sat.question["options"][0]["id"]

        def stumbles(table: Table) -> None:
            raise KeyError(f"card {option} of {game.host.http.cookies['gulch_guest']}")

        async def fails(batch: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(Table, "advance", stumbles)
            assert (await sat.answer(option))["type"] == "refused"
        words = await game.host.do("/api/me/phrase")
        secrets += [
            " ".join(words["words"]),
            await game.host.token(game.table, 0),
            await game.host.token(game.table, 1),
        ]
        secrets += [game.host.http.cookies["gulch_guest"], sat.seed.hex(), "Hush, a word"]
        await sat.say(type="chat", text="Hush, a word")
        await sat.hear("chat")
        await game.host.http.get(f"/api/tables/{game.table}?token={secrets[1]}")
        await game.host.http.get(f"/t/{secrets[1]}")
        await game.host.post("/api/me/join", {"words": secrets[0]})
        with monkeypatch.context() as patch:
            patch.setattr(place.hub.store.writer, "transact", fails)
            await sat.say(type="answer", cmd_id="lost", question=sat.question["number"], option=option)
            await sat.hear("bye")
        async with enter(place, game.table, secrets[1]) as again:
            await again.say(type="nonsense", token=secrets[1])
            await again.hear("bye")
        live = place.hub.tables[game.table]
        secrets += [text for text in texts_in(live.secret) if len(text) > 16]
        secrets += [row.said for row in await place.hub.store.entries(game.table) if row.said]
        table = game.table
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    for secret in secrets:
        assert secret not in written.getvalue(), "a secret is in the log"
    assert option not in written.getvalue()
    [failed] = [line for line in lines if "a rule failed" in line["message"]]
    assert failed["table"] == table
    assert failed["request"]
    assert failed["trace"].endswith("KeyError")
    assert "stumbles" in failed["trace"]
    asked = [line for line in lines if line["logger"] == "gulch.requests"]
    assert {"POST /api/tables/{id}/start 200", "GET a page 200"} & {line["message"] for line in asked}
    assert all(line["request"] for line in asked)
    assert {line["table"] for line in asked if "{id}" in line["message"]} == {table}
    assert len({line["request"] for line in asked}) == len(asked)


async def test_lines_for_people_say_where(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with logged(monkeypatch) as stream:
        async with running(tmp_path, log_requests=True) as place:
            guest = await place.guest()
            table = await guest.create()
            await guest.get(f"/api/tables/{table}")
    line = next(line for line in stream.getvalue().splitlines() if "GET /api/tables/{id} 200" in line)
    assert "INFO gulch.requests: " in line
    assert f"table {table})" in line


async def test_where_notices_go_is_not_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: io.StringIO
) -> None:
    """Whoever knows the address of a chat can write there. It is in what the plugins say about their work."""
    keys = {"discord": "aaaaaaaaBBBBBBBBccccccccDD", "telegram": "123456789:ddddddddEEEEEEEEffffffff"}
    addresses = {
        "discord": f"https://discord.com/api/webhooks/123456789012/{keys['discord']}",
        "telegram": f"{keys['telegram']}/12345",
    }

    async def nobody_there(*_: Any) -> Any:
        raise NotSent("tell-no-answer")

    monkeypatch.setattr("gulch.server.notices.chats.post", nobody_there)
    async with running(tmp_path, send_rate=1e6, send_burst=1e6) as place:
        guest = await place.guest()
        for way, address in addresses.items():
            await guest.do("/api/me/notices", {"way": way, "address": address})
            await guest.post("/api/me/notices/test")
    assert all(key not in written.getvalue() for key in keys.values())
