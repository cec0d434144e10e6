"""Somebody is gone: votes for a stand-in, a host who does not come back, resigning, ending, putting away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from gulch.server.store.schema import entries, seats, tables
from gulch.server.store.writer import Statement
from gulch.server.tables.play import answer_for
from server.match import Match, match
from server.people import SECONDS, Place, Seat, playing, running


async def gone(game: Match, seat: int) -> None:
    """Somebody's page closes, and everybody hears of it."""
    await game.seats[seat].ws.close()
    other = next(sat for sat in game.seats if sat.seat != seat and sat.ws.close_code is None)
    await other.until(lambda: not other.table["seats"][seat]["online"])


async def ask(sat: Seat, about: str, **more: Any) -> None:
    await sat.say(type="ask_vote", cmd_id="v", about=about, **more)


def closed(sat: Seat) -> list[str]:
    """How the votes of this evening ended, as far as this seat has heard."""
    return [frame["closed"] for frame in sat.heard if frame["type"] == "vote" and "closed" in frame]


async def test_the_table_votes_for_a_stand_in_once_somebody_is_gone_for_long(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        missing = await game.asked()
        one, two = [sat for sat in game.seats if sat.seat != missing]
        await ask(one, "stand-in", seat=missing)
        assert (await one.hear("refused"))["reasons"][0]["text"] == "not-missing", "it is there"
        await gone(game, missing)
        game.time.move(60)
        await ask(one, "stand-in", seat=missing)
        assert (await one.hear("refused"))["reasons"][0]["text"] == "not-gone-long"
        game.time.move(61)
        await ask(one, "stand-in", seat=two.seat)
        assert (await one.hear("refused"))["reasons"][0]["text"] == "not-missing", "nobody waits for it"
        await ask(one, "stand-in", seat=missing)
        vote = await two.hear("vote")
        assert (vote["about"], vote["target"], vote["needed"]) == ("stand-in", missing, [two.seat])
        await two.say(type="agree", cmd_id="a", yes=True)
        assert (await one.hear("notice"))["text"] == "notice-stand-in"
        assert (await two.hear("vote")).get("closed") == "carried"
        info = await game.info(one.seat or 0)
        assert (info["seats"][missing]["absent"], info["seats"][missing]["kind"]) == (True, "bot")
        await game.answered_for(missing, 1)
        info = await game.guests[missing].do(f"/api/tables/{game.table}/back", {"seat": missing})
        assert info["seats"][missing]["kind"] == "person"


async def test_a_vote_for_a_stand_in_is_off_when_the_missing_one_is_back(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        missing = await game.asked()
        one, two = [sat for sat in game.seats if sat.seat != missing]
        await gone(game, missing)
        game.time.move(121)
        await ask(one, "stand-in", seat=missing)
        await two.hear("vote")
        async with game.guests[missing].seat(game.table, missing) as back:
            assert (await two.hear("vote"))["closed"] == "refused"
            await two.say(type="agree", cmd_id="a", yes=True)
            assert (await two.hear("refused"))["reasons"][0]["text"] == "no-vote"
            assert back.question
            assert (await back.answer())["type"] == "ack"
        assert not game.live.seats[missing].absent


async def test_a_vote_that_meets_an_answer_ends_one_way_or_the_other(tmp_path: Path) -> None:
    """The missing one is back on another page and answers while the last vote is on its way."""
    async with match(tmp_path, clock=None) as game:
        missing = await game.asked()
        one, two = [sat for sat in game.seats if sat.seat != missing]
        await gone(game, missing)
        game.time.move(121)
        await ask(one, "stand-in", seat=missing)
        await two.hear("vote")
        async with game.guests[missing].seat(game.table, missing) as back:
            answers = await asyncio.gather(back.answer(), two.say(type="agree", cmd_id="a", yes=True))
        assert answers[0]["type"] == "ack"
        assert not game.live.seats[missing].absent


async def test_whoever_is_left_needs_nobody_elses_vote(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        missing = await game.asked()
        one, two = [sat for sat in game.seats if sat.seat != missing]
        await gone(game, missing)
        await gone(game, two.seat or 0)
        game.time.move(121)
        await ask(one, "stand-in", seat=missing)
        assert (await one.hear("notice"))["text"] == "notice-stand-in"
        assert game.live.seats[missing].absent


async def test_where_a_clock_runs_nobody_votes_for_a_stand_in(tmp_path: Path) -> None:
    async with match(tmp_path) as game:
        missing = await game.asked()
        one = next(sat for sat in game.seats if sat.seat != missing)
        await gone(game, missing)
        await ask(one, "stand-in", seat=missing)
        assert (await one.hear("refused"))["reasons"][0]["text"] == "clock-runs"


async def test_the_hosts_rights_pass_to_the_person_longest_at_the_table(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None, settings={"sweep_seconds": 0.02}) as game:
        one, two = game.seats[1], game.seats[2]
        await gone(game, 0)
        game.time.move(599)
        await asyncio.sleep(0)
        assert not (await game.info(1))["host"]
        game.time.move(2)
        notice = await two.hear("notice")
        assert (notice["text"], notice["params"]["name"]) == ("notice-new-host", "Guest 1")
        await one.until(lambda: one.table["host"])
        assert (await game.guests[1].post(f"/api/tables/{game.table}/kick", {"seat": 0})).status_code == 200
        assert (await game.guests[0].post(f"/api/tables/{game.table}/kick", {"seat": 1})).status_code == 403
        stored = await game.place.hub.store.table(game.table)
        assert stored.row.host == game.live.row.host


async def test_who_resigns_is_played_for_to_the_end_and_does_not_come_back(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        seat = await game.asked()
        path = f"/api/tables/{game.table}"
        other = game.guests[(seat + 1) % 3]
        assert (await other.post(f"{path}/resign", {"seat": seat})).status_code == 403
        info = await game.guests[seat].do(f"{path}/resign", {"seat": seat})
        assert (info["seats"][seat]["resigned"], info["seats"][seat]["kind"]) == (True, "bot")
        assert (await game.seats[(seat + 1) % 3].hear("notice"))["text"] == "notice-resigned"
        await game.answered_for(seat, 1)
        for call, body in (("back", {"seat": seat}), ("bot", {"seat": seat, "level": None})):
            response = await game.guests[seat].post(f"{path}/{call}", body)
            assert response.json()["error"]["text"] == "error-resigned"


async def test_who_has_resigned_only_watches(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None, settings={"delay": (1000.0, 1000.0)}) as game:
        seat = await game.asked()
        sat, path = game.seats[seat], f"/api/tables/{game.table}"
        await game.guests[seat].do(f"{path}/resign", {"seat": seat})
        number, option = sat.question["number"], sat.question["options"][0]["id"]  # type: ignore[index]
        said: list[dict[str, Any]] = [
            {"type": "answer", "question": number, "option": option},
            {"type": "undo"},
            {"type": "ask_undo"},
            {"type": "agree", "yes": True},
            {"type": "ask_vote", "about": "end"},
            {"type": "ask_vote", "about": "stand-in", "seat": (seat + 1) % 3},
        ]
        for one in said:
            await sat.say(cmd_id="late", **one)
            assert [why["text"] for why in (await sat.hear("refused", "ack", "vote"))["reasons"]] == ["resigned"]
        await sat.say(type="hint", ref=1)
        assert (await sat.hear("hint"))["reasons"][0]["text"] == "resigned"
        await sat.say(type="preview", ref=1, options=[option])
        assert (await sat.hear("preview"))["previews"] == {}
        async with game.place.hub.use(game.table) as live:
            assert (live.table.log, live.vote) == ([], None)


async def test_the_table_votes_to_end_the_game(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        one, two, three = game.seats
        await ask(one, "end")
        assert (await two.hear("vote"))["about"] == "end"
        await two.say(type="agree", cmd_id="a", yes=True)
        await three.hear("vote")
        await three.say(type="agree", cmd_id="a", yes=True)
        assert (await one.hear("notice"))["text"] == "notice-ended"
        info = await game.info()
        assert (info["state"], info["ended"], info["over"], info["waiting"]) == ("over", "vote", None, [])
        asked = next(sat for sat in game.seats if sat.question)
        assert (await asked.answer())["reasons"][0]["text"] == "ended"
        record = await game.guests[0].get(f"/api/tables/{game.table}/record")
        assert record["answers"] == []
        assert (await game.guests[0].do(f"/api/tables/{game.table}/again"))["state"] == "waiting"
        async with game.place.hub.use(game.table) as live, live.lock:
            await game.place.hub.reload(live)
            assert live.row.ended == "vote"


async def test_a_vote_to_end_the_game_is_off_when_it_ends_by_itself(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None, settings={"delay": (1000.0, 1000.0)}) as game:
        one, two, _ = game.seats
        await ask(one, "end")
        await two.hear("vote")
        while game.live.row.state == "playing":
            seat, question = next(iter(game.live.table.pending.items()))
            assert await answer_for(game.live, seat, question.number, question.options[0].id, None)
        await two.until(lambda: closed(two) == ["refused"])
        await two.say(type="agree", cmd_id="a", yes=True)
        assert (await two.hear("refused", "bye"))["reasons"][0]["text"] == "no-vote"


async def test_whoever_comes_or_goes_is_nothing_to_a_vote_to_take_back(place: Place) -> None:
    async with playing(place, "ppp") as game:
        refused = {"vote": False}
        while not refused.get("vote"):
            asker = await game.step()
            refused = await game.take_back(asker)
        one, two = [sat for sat in game.people.values() if sat is not asker]
        await asker.say(type="ask_undo", cmd_id="v")
        await two.hear("vote")
        async with game.host.seat(game.table):
            await one.until(lambda: one.table["spectators"] == 1)
        await one.until(lambda: one.table["spectators"] == 0)
        for sat in (one, two):
            await sat.say(type="agree", cmd_id="a", yes=True)
        assert (await asker.hear("ack", "refused"))["cmd_id"] == "v"
        await one.until(lambda: closed(one) == ["taken-back"])


async def test_whoever_comes_during_a_vote_sees_it_and_has_a_say(tmp_path: Path) -> None:
    """Somebody opens the page anew, or comes back from a lost line."""
    async with match(tmp_path, clock=None) as game:
        await ask(game.seats[0], "end")
        asked = await game.seats[1].hear("vote")
        async with game.guests[1].seat(game.table, 1) as again:
            assert await again.hear("vote", "table") == asked
            await again.say(type="agree", cmd_id="a", yes=True)
        await game.seats[2].say(type="agree", cmd_id="b", yes=True)
        await game.seats[0].until(lambda: closed(game.seats[0]) == ["carried"])
        async with game.guests[1].seat(game.table, 1) as later:
            assert (await later.hear("vote", "table"))["type"] == "table"


@pytest.mark.parametrize("about", ["end", "undo"])
async def test_a_vote_is_off_when_one_of_them_has_given_up_or_was_removed(tmp_path: Path, about: str) -> None:
    async with match(tmp_path, clock=None) as game:
        seat = await game.asked()
        asker, one, two = [game.seats[(seat + i) % 3] for i in range(3)]
        await asker.answer()
        path = f"/api/tables/{game.table}"
        asked = {"type": "ask_undo"} if about == "undo" else {"type": "ask_vote", "about": about}
        await asker.say(cmd_id="v", **asked)
        await two.hear("vote")
        if about == "undo":
            await game.guests[asker.seat or 0].do(f"{path}/resign", {"seat": asker.seat})
        else:
            removed = one if one.seat else two
            await game.guests[0].do(f"{path}/kick", {"seat": removed.seat})
        host = next(sat for sat in game.seats if sat.seat == 0)
        await host.until(lambda: closed(host) == ["refused"])
        assert game.live.vote is None


async def test_by_days_nobody_ends_the_game_while_the_others_sleep(tmp_path: Path) -> None:
    async with match(tmp_path, clock={"kind": "days", "allowance": 86400}) as game:
        await gone(game, 1)
        await gone(game, 2)
        await ask(game.seats[0], "end")
        assert (await game.seats[0].hear("vote"))["needed"] == [1, 2]
        assert (await game.info())["state"] == "playing"


async def test_a_game_that_nobody_goes_on_with_is_put_away(tmp_path: Path) -> None:
    async with match(tmp_path, clock=None) as game:
        await game.asked()
        table = game.table
    async with running(tmp_path, sweep_seconds=0.02, abandoned_seconds=1000.0) as place:
        store = place.hub.store
        await asyncio.sleep(0)
        assert (await store.table(table)).row.state == "playing"
        long_ago = time.time() - 2000
        older = update(entries).values(at=long_ago), update(tables).values(created=long_ago)
        await store.write(*map(Statement, older))  # as everybody does: the one connection that writes is the writer's
        async with asyncio.timeout(SECONDS):
            while (await store.table(table)).row.state == "playing":  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await store.table(table)).row.ended == "abandoned"


async def test_a_table_that_nobody_ever_begins_goes(tmp_path: Path) -> None:
    """Somebody sat down, and left for good. Where somebody has sat down since, it stays."""
    async with running(tmp_path) as place:
        ann = await place.guest("Ann")
        left, fresh = [await ann.create("ppp") for _ in range(2)]
        for table in (left, fresh):
            await ann.do(f"/api/tables/{table}/sit", {"seat": 0})
        await ann.do(f"/api/tables/{fresh}/sit", {"seat": 1})
    async with running(tmp_path, sweep_seconds=0.02, abandoned_seconds=1000.0, empty_seconds=100.0) as place:
        store = place.hub.store
        long_ago = time.time() - 2000
        older = update(seats).where(seats.c.seat == 0).values(joined=long_ago), update(tables).values(created=long_ago)
        await store.write(*map(Statement, older))
        async with asyncio.timeout(SECONDS):
            while await store.table(left):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await store.table(fresh)
