"""Clocks, with a time that the test moves: what runs when, what stands still, and what happens when time is up."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from gulch.server.store.writer import StoreDown
from gulch.server.tables.hub import Hub
from server.hand_time import HandTime
from server.match import LIVE, Match, SlowPool, bot_thinks, match
from server.people import SECONDS, Place, running

DAYS = {"kind": "days", "allowance": 86_400}


async def test_a_question_takes_from_its_allowance_and_then_from_the_reserve(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await game.asked()
        assert await game.left(seat) == 90
        game.time.move(20)
        assert await game.left(seat) == 70
        await game.seats[seat].answer()
        assert game.live.seats[seat].reserve == 60, "within the allowance"
        seat = await game.asked()
        game.time.move(50)
        await game.seats[seat].answer()
        assert game.live.seats[seat].reserve == 40
        info = await game.info()
        assert info["clock"] == LIVE
        assert info["waiting"] == sorted(game.live.table.pending)


async def test_what_is_taken_back_brings_no_new_time(tmp_path: Path) -> None:
    """Neither that question nor the next one, or whoever likes could hold everybody up for ever."""
    async with match(tmp_path, game="colt_express") as game:
        first = await game.asked()
        game.time.move(20)
        await game.seats[first].answer()
        second = await game.asked()
        assert second != first
        for spent in (20, 25, 30):
            game.time.move(1)
            await game.seats[first].say(type="undo", cmd_id=f"undo{spent}")
            assert (await game.seats[first].hear("ack", "refused"))["type"] == "ack"
            assert await game.asked() == first
            assert await game.left(first) == 90 - spent
            game.time.move(5)
            await game.seats[first].answer()
            assert await game.asked() == second
            assert await game.left(second) == 90, "who did nothing loses nothing"
        game.time.move(10)
        await game.seats[second].answer()
        assert game.live.seats[first].reserve == 55


async def test_when_time_is_up_a_bot_answers_once_and_then_the_owner_is_asked_again(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await game.asked()
        before = game.given(seat)
        game.time.move(90.5)
        notice = await game.seats[(seat + 1) % 3].hear("notice")
        assert (notice["text"], notice["params"]["seat"]) == ("notice-time-up", seat)
        await game.answered_for(seat, before + 1)
        assert not game.live.seats[seat].absent
        again = await game.asked()
        assert game.live.player(again) is None, "the next question is its owner's"
        if again == seat:
            assert await game.left(seat) == 30, "without a reserve"
            await game.seats[seat].answer()
            assert game.live.seats[seat].missed == 0, "who answers is there"


async def test_the_second_time_in_a_row_a_bot_keeps_the_seat_until_its_owner_is_back(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await miss_twice(game)
        info = await game.info(seat)
        assert (info["seats"][seat]["absent"], info["seats"][seat]["kind"]) == (True, "bot")
        assert info["seats"][seat]["mine"]
        info = await game.guests[seat].do(f"/api/tables/{game.table}/back", {"seat": seat})
        assert (info["seats"][seat]["absent"], info["seats"][seat]["kind"]) == (False, "person")
        other = (seat + 1) % 3
        response = await game.guests[other].post(f"/api/tables/{game.table}/back", {"seat": seat})
        assert response.status_code == 403


async def miss_twice(game: Match) -> int:
    """One seat takes too long, again and again; the others answer at once."""
    late = await game.asked()
    async with asyncio.timeout(SECONDS):
        while not game.live.seats[late].absent:
            seat = await game.asked()
            if seat == late:
                missed = game.live.seats[late].missed
                game.time.move(game.live.seats[late].due - game.time.up() + 1)
                while game.live.seats[late].missed == missed:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
            else:
                await game.seats[seat].answer()
    return late


async def test_an_owner_who_answers_is_back(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await miss_twice(game)
        slow = await bot_thinks(game, seat)
        sat, number = game.seats[seat], game.live.table.pending[seat].number
        await sat.until(lambda: sat.question and sat.question["number"] == number)
        assert (await sat.answer())["type"] == "ack"
        row = game.live.seats[seat]
        assert (row.absent, row.level, row.missed) == (False, None, 0)
        slow.enough.set()


async def test_a_stand_in_that_still_thinks_does_not_answer_for_an_owner_who_is_back(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        slow = SlowPool(game.place)
        seat = await game.asked()
        game.time.move(91)
        await slow.thinking.wait()
        assert (await game.seats[seat].answer())["type"] == "ack"
        given = game.given(seat)
        async with asyncio.timeout(SECONDS):
            await slow.stopped.wait()  # nobody waits for this thought any more
        slow.enough.set()
        async with asyncio.timeout(SECONDS):
            while game.live.driver.busy:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert game.given(seat) == given, "one answer, the owner's"


async def test_who_is_back_before_a_stand_in_has_answered_has_a_clock_again(tmp_path: Path) -> None:
    async with match(tmp_path, settings={"delay": (1000.0, 1000.0)}) as game:
        seat = await game.asked()
        game.time.move(91)
        await game.seats[seat].hear("notice")
        await game.guests[seat].do(f"/api/tables/{game.table}/back", {"seat": seat})
        assert await game.left(seat) == 30, "the reserve is used up; without a clock the table could wait for ever"
        game.time.move(31)
        assert (await game.seats[seat].hear("notice"))["text"] == "notice-time-up"


async def test_who_only_says_to_be_back_wins_no_time(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await game.asked()
        game.time.move(20)
        await game.guests[seat].do(f"/api/tables/{game.table}/back", {"seat": seat})
        assert await game.left(seat) == 70


async def test_a_clock_stands_still_for_a_grace_when_a_connection_is_lost(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        seat = await game.asked()
        game.time.move(10)
        await game.seats[seat].ws.close()
        other = game.seats[(seat + 1) % 3]
        await other.until(lambda: other.table["seats"][seat]["clock"]["still"])
        game.time.move(20)
        async with game.guests[seat].seat(game.table, seat) as back:
            await other.until(lambda: not other.table["seats"][seat]["clock"]["still"])
            assert await game.left(seat) == 80, "twenty seconds without a line do not count"
            assert back.question
        await other.until(lambda: not other.table["seats"][seat]["online"])
        game.time.move(30)
        assert await game.left(seat) == 50, "one grace to a question"


async def test_a_clock_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    async with match(tmp_path, clock=DAYS) as game:
        seat = await game.asked()
        game.time.move(1000)
        guest, table, cookies = game.guests[seat], game.table, game.guests[seat].http.cookies
        assert await game.left(seat) == 85_400
    time = HandTime()
    time.day += 500_000  # down for days
    async with running(tmp_path, time, sweep_seconds=0.02) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        info = await guest.get(f"/api/tables/{table}")
        assert round(info["deadline"] - time.now()) == 85_400
        place.hub.tables.clear()  # nobody looks
        time.move(85_401)
        async with asyncio.timeout(SECONDS):
            while not (await place.hub.store.table(table)).seats[seat].missed:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_after_a_restart_a_stand_in_answers_that_had_not_answered_yet(tmp_path: Path) -> None:
    """Nobody comes to look, no bot has a seat, and the clock does not run any more."""
    async with match(tmp_path, clock=DAYS, settings={"delay": (1000.0, 1000.0)}) as game:
        seat = await game.asked()
        given, table = game.given(seat), game.table
        game.time.move(86_401)
        await game.seats[seat].hear("notice")
        assert game.live.seats[seat].stand_in
    async with running(tmp_path, HandTime()) as place, asyncio.timeout(SECONDS):
        while sum(entry.seat == seat for entry in await place.hub.store.entries(table)) == given:  # noqa: ASYNC110
            await asyncio.sleep(0.01)


def only_the_next(store: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next write is stored, and nothing after it, as if the server were killed."""
    whole, stored = store.write, 0

    async def write(*statements: Any, **more: Any) -> None:
        nonlocal stored
        stored += 1
        if stored > 1:
            raise StoreDown
        await whole(*statements, **more)

    monkeypatch.setattr(store, "write", write)


async def test_a_server_that_is_killed_while_somebody_comes_back_leaves_no_table_without_a_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who is waited for and until when is stored at once: the other players could not even vote where a clock runs."""
    async with match(tmp_path) as game:
        seat = await miss_twice(game)
        slow = await bot_thinks(game, seat)
        table = game.table
        only_the_next(game.place.hub.store, monkeypatch)
        await game.guests[seat].post(f"/api/tables/{table}/back", {"seat": seat})
        slow.enough.set()
    async with running(tmp_path, HandTime()) as place:
        info = await (await place.guest()).get(f"/api/tables/{table}")
        assert (info["waiting"], info["seats"][seat]["kind"]) == ([seat], "person")
        assert info["seats"][seat]["clock"]["due"] is not None


async def test_a_server_that_is_killed_when_a_game_is_ended_leaves_no_clock_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with match(tmp_path) as game:
        one, *others = game.seats
        await one.say(type="ask_vote", cmd_id="v", about="end")
        store, table = game.place.hub.store, game.table
        only_the_next(store, monkeypatch)
        for sat in others:
            await sat.hear("vote")
            await sat.say(type="agree", cmd_id="a", yes=True)
        async with asyncio.timeout(SECONDS):
            while (await store.table(table)).row.state != "over":  # noqa: ASYNC110
                await asyncio.sleep(0.01)
    async with running(tmp_path, HandTime()) as place:
        info = await (await place.guest()).get(f"/api/tables/{table}")
        assert (info["ended"], [seat["clock"]["due"] for seat in info["seats"]]) == ("vote", [None] * 3)


async def test_one_table_that_can_not_be_looked_after_does_not_keep_the_others_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Time is up at two tables that nobody looks at; today's rules stumble over the first, in whatever way."""
    time = HandTime()
    async with running(tmp_path, time) as place:
        ann = await place.guest("Ann")
        tables = []
        for allowance in (4000, 5000):
            tables.append(await ann.create("ppp", clock={"kind": "days", "allowance": allowance}))
            for seat in range(3):
                await ann.do(f"/api/tables/{tables[-1]}/sit", {"seat": seat})
            await ann.do(f"/api/tables/{tables[-1]}/start")
        cookies = ann.http.cookies
    load = Hub.load

    async def stumbles(self: Hub, id: str) -> Any:
        if id == tables[0]:
            raise TypeError("no such thing")
        return await load(self, id)

    monkeypatch.setattr(Hub, "load", stumbles)
    time = HandTime()
    async with running(tmp_path, time, sweep_seconds=0.02) as place:
        async with asyncio.timeout(SECONDS):
            while not place.hub.ticking:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        time.move(6000)
        async with asyncio.timeout(SECONDS):
            while tables[1] not in place.hub.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            monkeypatch.setattr(Hub, "load", load)
            time.move(1)
            while not any(seat.missed for seat in (await place.hub.store.table(tables[1])).seats):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        bare = place.http()
        bare.cookies = cookies
        assert (await bare.get(f"/api/tables/{tables[0]}")).status_code == 200


async def test_a_clock_is_checked_when_a_table_is_opened(place: Place) -> None:
    guest = await place.guest()
    seats = [{"kind": "person"}] * 3
    for clock in ({"kind": "live", "allowance": 1}, {"kind": "days", "allowance": 60}, {"kind": "x"}, {"kind": "live"}):
        response = await guest.post("/api/tables", {"game": "bang_dice", "seats": seats, "clock": clock})
        assert response.status_code == 422, clock
    info = await guest.do("/api/tables", {"game": "bang_dice", "seats": seats})
    assert info["clock"] is None
    assert [seat["clock"] for seat in info["seats"]] == [None] * 3


async def test_a_table_where_all_but_one_vanish_still_ends(tmp_path: Path) -> None:
    async with match(tmp_path, seats=8) as game:
        last = 0
        for seat in range(1, 8):
            await game.seats[seat].ws.close()
        me = game.seats[last]
        async with asyncio.timeout(SECONDS * 2):
            while game.live.row.state == "playing":
                pending = game.live.table.pending
                if last in pending and pending[last].number:
                    await me.say(type="ping")
                    await me.hear("pong")
                    if me.question and game.live.player(last) is None:
                        await me.answer()
                late = [s.due for s in game.live.seats if s.due is not None and s.seat != last]
                if late and last not in game.live.table.pending:
                    game.time.move(max(0.0, max(late) - game.time.up()) + 1)
                await asyncio.sleep(0.005)
        assert game.live.over["outcome"]
