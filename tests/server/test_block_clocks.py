"""Clocks while everybody chooses at once: others see what the block says, never how far somebody is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from gulch.server.store.changes import change_seat
from gulch.server.tables import clocks
from server.match import Match, everything_told, match
from server.people import Frame


async def test_while_everybody_chooses_at_once_a_clock_belongs_to_the_block(tmp_path: Path) -> None:
    async with match(tmp_path, game="pokertown") as game:
        one, other = game.seats[0], game.seats[1]
        assert game.live.table.opened >= 0
        await one.until(lambda: one.question)
        infos = [await shown(game, 1)]
        game.time.move(5)
        for _ in range(2):
            await one.answer()
            await one.say(type="ping")
            await one.hear("pong")
            infos.append(await shown(game, 1))
        assert all(info == infos[0] for info in infos if 0 in info["waiting"]), "nobody learns how often it was asked"
        tables = [frame for frame in other.heard if frame["type"] == "table"]
        assert all(frame["table"]["waiting"] == [0, 1, 2] for frame in tables[-1:])


async def test_nobody_hears_of_a_first_secret_choice_of_somebody_who_was_late(tmp_path: Path) -> None:
    """Whose time was up in the block before answers the first of several questions: who is there is noted, not told."""
    async with match(tmp_path, game="pokertown") as game:
        one, other = game.seats[0], game.seats[1]
        late = msgspec.structs.replace(game.live.seats[0], missed=1)
        await game.place.hub.store.write(change_seat(late, missed=1))
        game.live.seats[0] = late
        await one.until(lambda: one.question)
        await everything_told(other)
        heard = len(other.heard)
        assert (await one.answer())["type"] == "ack"
        assert (game.live.seats[0].missed, 0 in game.live.table.pending) == (0, True)
        await everything_told(other)
        assert [frame["type"] for frame in other.heard[heard:]] == ["pong"]


async def shown(game: Match, guest: int) -> Frame:
    info = await game.info(guest)
    return {"waiting": info["waiting"], "since": info["since"], "due": [seat["clock"]["due"] for seat in info["seats"]]}


async def test_a_clock_that_counted_questions_in_a_block_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(table: Any, seat: Any) -> str:
        question = table.pending.get(seat.seat) if table else None
        return "" if question is None else f"question {question.number}"

    monkeypatch.setattr(clocks, "matter_of", leaky)
    async with match(tmp_path, game="pokertown") as game:
        one = game.seats[0]
        await one.until(lambda: one.question)
        before = await shown(game, 1)
        game.time.move(5)
        await one.answer()
        after = await shown(game, 1)
        assert 0 in after["waiting"], "it is asked more than once"
        assert after != before
