"""Whom we wait for and what they are doing, as the others are told it; and nothing more than that."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from gulch.server.tables import dealing
from gulch.texts import Texts
from server.people import Frame, Game, Place, Seat, playing
from server.secrecy import neutral

NAMES = ["Rosa", "Jim", "Mei"]


async def test_everybody_is_told_what_the_seat_we_wait_for_is_doing(place: Place) -> None:
    async with playing(place, watch=True) as game:
        for _ in range(5):
            asked = await game.asked()
            assert asked.question is not None
            told = {"seat": asked.seat} | {key: asked.question[key] for key in ("kind", "rule", "params")}
            for sat in game.everybody:
                assert sat.doing == [told]
            for lang in ("en", "ru"):
                text = Texts(lang, gulch.load("bang_dice")).doing(told, NAMES)
                assert text.startswith(NAMES[asked.seat or 0])
                assert not text.startswith("wait-")
            await game.step()


async def answer_until_done(game: Game, sat: Seat, pick: int) -> int:
    """One seat's whole sequence of a block; says how many choices it had."""
    count = 0
    while sat.question:
        assert (await sat.answer(sat.question["options"][pick % len(sat.question["options"])]["id"]))["type"] == "ack"
        await game.catch_up()
        count += 1
    return count


async def test_of_who_chooses_in_secret_one_hears_only_that_they_think(place: Place) -> None:
    async with playing(place, "ppp", watch=True, game="pokertown") as game:
        me, other = game.people[0], game.people[1]
        assert me.waiting == [0, 1, 2]
        for sat in game.everybody:
            for told in sat.doing:
                mine = sat.question and told["seat"] == sat.seat
                assert told["kind"] == (sat.question["kind"] if mine and sat.question else None)
                assert mine or (told["rule"], told["params"]) == ("", {})
        assert Texts("en", gulch.load("pokertown")).doing(me.doing[1], NAMES) == "Jim is thinking."
        assert game.spectator is not None
        heard = [len(sat.updates) for sat in (me, game.spectator)]
        assert await answer_until_done(game, other, -1) > 1
        assert [len(sat.updates) for sat in (me, game.spectator)] == [n + 1 for n in heard]
        assert me.waiting == [0, 2]


async def sealed(place: Place, monkeypatch: pytest.MonkeyPatch, record: Frame, pick: int) -> list[list[str]]:
    """What the others receive while one seat chooses: of every choice the one at `pick`."""
    original = vars(dealing)["new_table"]

    def rigged(game: Any, seats: int, fair: Any, options: Any) -> Any:
        original(game, seats, fair, options)
        return gulch.replay(record)

    with monkeypatch.context() as patch:
        patch.setattr(dealing, "new_table", rigged)
        async with playing(place, "ppp", watch=True, game="pokertown") as game:
            await game.catch_up()
            await answer_until_done(game, game.people[1], pick)
            others = [game.people[0], game.people[2], game.spectator]
            return [[neutral(text) for text in sat.raw if is_news(text)] for sat in others if sat is not None]


def is_news(text: str) -> bool:
    """Not who is online, and not the answers to this test's own pings."""
    return not text.startswith(('{"type":"table"', '{"type":"pong"'))


async def test_what_is_chosen_in_secret_changes_no_byte_of_what_the_others_receive(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = {**gulch.load("pokertown").table(seats=3, seed=5).record(), "answers": []}
    two, three = [await sealed(place, monkeypatch, record, pick) for pick in (0, 2)]  # two choices, and three
    assert two == three


async def test_the_comparison_finds_a_moment_that_is_told(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gulch.server.tables.play.open_block", lambda table: None)  # everybody hears of every answer
    record = {**gulch.load("pokertown").table(seats=3, seed=5).record(), "answers": []}
    two, three = [await sealed(place, monkeypatch, record, pick) for pick in (0, 2)]  # two choices, and three
    assert two != three
