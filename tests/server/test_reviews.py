"""Reviews of finished games and hints: who gets them, when, and that nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gulch.lab import review as lab
from gulch.server.store.rows import SeatRow, TableRow
from gulch.server.tables import play, reviewing
from gulch.server.tables.info import hints_are_on
from gulch.server.tables.reviewing import standing
from server.people import Game, Guest, Place, playing, running


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coarse review is one, too."""
    monkeypatch.setattr(lab, "POSITIONS", 24)
    monkeypatch.setattr(lab, "SHARP", 1)


async def to_the_end(game: Game) -> None:
    while not game.over:
        await game.step()


async def ready(guest: Guest, table: str, seat: str = "") -> dict[str, Any]:
    while True:
        found = await guest.get(f"/api/tables/{table}/review{seat}")
        if found["state"] != "making":
            return found
        assert 0 <= found["progress"] < 1
        await asyncio.sleep(0.05)


async def test_a_review_is_made_once_and_kept_with_the_record(tmp_path: Path) -> None:
    async with running(tmp_path, bot_workers=2) as place:
        async with playing(place) as game:
            refused = await game.host.http.get(f"/api/tables/{game.table}/review")
            assert (refused.status_code, refused.json()["error"]["text"]) == (409, "error-not-over")
            await to_the_end(game)
            found = await ready(game.host, game.table, "?seat=0")
            course = (await game.host.get(f"/api/tables/{game.table}/course?seat=0"))["course"]
        seqs = [moment["seq"] for moment in course]
        for line in (*found["review"]["chances"], *found["review"]["turning"]):
            assert line["seq"] in seqs
        await place.hub.store.pack(game.table)
        host, table = game.host, game.table
        assert await ready(host, table, "?seat=0") == found
    async with running(tmp_path) as place:
        guest = await place.guest()
        assert (await guest.get(f"/api/tables/{table}/review?seat=0")) == found


async def test_a_game_that_was_ended_has_no_review(place: Place) -> None:
    async with playing(place, "pbb") as game:
        sat = await game.asked()
        await sat.say(type="ask_vote", cmd_id="end", about="end")
        await sat.until(lambda: sat.table["state"] == "over")
        assert await game.host.get(f"/api/tables/{game.table}/review") == {"state": "none"}


async def test_a_review_that_could_not_be_made_is_said_so_and_not_tried_again(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries = []

    async def broken(self: Any, live: Any, making: Any) -> None:
        tries.append(live.id)
        raise ValueError

    monkeypatch.setattr(reviewing.Reviews, "make_now", broken)
    async with playing(place) as game:
        await to_the_end(game)
        assert await ready(game.host, game.table) == {"state": "failed"}
        assert await ready(game.host, game.table) == {"state": "failed"}
    assert tries == [game.table]


async def test_in_a_replay_a_bot_says_what_it_would_have_done(place: Place) -> None:
    async with playing(place) as game:
        refused = await game.host.http.get(f"/api/tables/{game.table}/hint?at=0")
        assert refused.status_code == 409
        await to_the_end(game)
        moments = (await game.host.get(f"/api/tables/{game.table}/moments"))["moments"]
        hint = (await game.host.get(f"/api/tables/{game.table}/hint?at=0"))["hint"]
        assert hint["played"] in hint["chances"]
        assert {option["id"] for option in hint["question"]["options"]} == set(hint["chances"])
        last = await game.host.get(f"/api/tables/{game.table}/hint?at={len(moments) - 1}")
        assert last == {"hint": None}


async def test_a_lesson_has_hints(place: Place) -> None:
    guest = await place.guest()
    games = (await guest.get("/api/games"))["games"]
    lesson = games[0]["lessons"][0]["id"]
    found = await guest.do(f"/api/games/{games[0]['id']}/lessons/{lesson}/hint", {"answers": []})
    assert found["hint"]["best"] in found["hint"]["chances"]


async def test_who_plays_alone_with_bots_has_hints_at_once(tmp_path: Path) -> None:
    async with running(tmp_path, delay=(600.0, 600.0)) as place, playing(place, "pbb") as game:
        sat = game.people[0]
        while sat.question is None:
            [seat] = place.hub.tables[game.table].table.pending
            live = place.hub.tables[game.table]
            question = live.table.pending[seat]
            await play.answer_for(live, seat, question.number, question.options[0].id, live.player(seat))
            await sat.hear("update")
        await sat.say(type="hint", ref="h")
        hint = await sat.hear("hint")
        assert hint["reasons"] == []
        assert hint["question"] == sat.question["number"]
        assert set(hint["chances"]) == {option["id"] for option in sat.question["options"]}
        await sat.say(type="hint", ref="again")
        again = await sat.hear("hint")
        assert (again["best"], again["chances"]) == (hint["best"], hint["chances"])


async def test_with_others_all_must_agree_and_nobody_hears_of_a_hint(place: Place) -> None:
    async with playing(place, watch=True) as game:
        sat = await game.asked()
        await sat.say(type="hint", ref=1)
        refused = await sat.hear("hint")
        assert [why["text"] for why in refused["reasons"]] == ["no-hints"]
        others = [one for one in game.people.values() if one is not sat]
        await sat.say(type="ask_vote", cmd_id="v", about="hints")
        for k, other in enumerate(others):
            await other.hear("vote")
            assert not sat.table["hints"]
            await other.say(type="agree", cmd_id=f"yes{k}", yes=True)
        for one in game.everybody:
            await one.until(lambda one=one: one.table["hints"])
        await game.catch_up()
        heard = [len(one.heard) for one in others]
        await sat.say(type="hint", ref=2)
        assert (await sat.hear("hint"))["reasons"] == []
        await game.catch_up()
        for one, before in zip(others, heard, strict=True):
            assert {frame["type"] for frame in one.heard[before:]} <= {"pong"}
        watcher = next(one for one in game.everybody if one.seat is None)
        await watcher.say(type="hint", ref=3)
        assert [why["text"] for why in (await watcher.hear("hint"))["reasons"]] == ["spectator"]
        await others[0].say(type="hint", ref=4)
        assert [why["text"] for why in (await others[0].hear("hint"))["reasons"]] == ["not-asked-now"]


async def test_a_host_who_lets_bots_play_for_the_others_is_not_alone_with_bots(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        for seat in {0, 1, 2} - {sat.seat}:
            await game.host.do(f"/api/tables/{game.table}/bot", {"seat": seat, "level": "random"})
        await sat.say(type="hint", ref=1)
        assert [why["text"] for why in (await sat.hear("hint"))["reasons"]] == ["no-hints"]


def test_whoever_takes_over_a_seat_has_not_agreed() -> None:
    def seat(number: int, epoch: int, level: str | None = None, guest: str | None = "g", **more: Any) -> SeatRow:
        return SeatRow(table_id="t", seat=number, guest=guest, name="", level=level, epoch=epoch, away=False, **more)

    row = TableRow(
        id="t", game="", version="", options="", public=True, state="playing", host="", created=0, kicked="", secret="",
        hints="0:1,1:1",
    )  # fmt: skip
    assert hints_are_on(row, [seat(0, 1), seat(1, 1)])
    assert not hints_are_on(row, [seat(0, 1), seat(1, 2)])
    assert hints_are_on(row, [seat(0, 7), seat(1, 2, "normal", None)])
    assert not hints_are_on(row, [seat(0, 7), seat(1, 2, "normal")]), "the owner may be back at any moment"
    assert hints_are_on(row, [seat(0, 7), seat(1, 2, "normal", resigned=True)])


async def test_too_many_hints_are_refused(tmp_path: Path) -> None:
    async with running(tmp_path, hint_rate=0.0, hint_burst=0.0) as place, playing(place) as game:
        place.hub.tables[game.table].row.hints = "0:1,1:1,2:1,0:0,1:0,2:0"
        sat = await game.asked()
        await sat.say(type="hint", ref=1)
        assert [why["text"] for why in (await sat.hear("hint"))["reasons"]] == ["hint-too-fast"]


def test_answers_that_were_taken_back_do_not_count() -> None:
    class Entry:
        def __init__(self, position: int, kind: str, seat: int, said: str) -> None:
            self.position, self.kind, self.seat, self.said = position, kind, seat, said

    steps = [("start", -1, ""), ("answer", 0, "a"), ("answer", 1, "b"), ("undo", 1, "1"), ("answer", 1, "c")]
    steps += [("answer", 0, "d"), ("back", 0, "2"), ("answer", 0, "e"), ("answer", 1, "f"), ("sealed", 0, "2")]
    assert standing([Entry(k, *step) for k, step in enumerate(steps)]) == [0, 1, 4, 8]
