"""Seats: sit, leave, come back, bots, kicks, hosts, several seats on one device."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import signal
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gulch.records.fair import broken_promises, fair_from, seed_for
from gulch.server.tables.play import answer_for
from server.people import SECONDS, Place, enter, playing, running


async def test_only_the_host_starts_and_only_when_every_seat_is_taken(place: Place) -> None:
    host, other = await place.guest("Host"), await place.guest("Other")
    table = await host.create("ppb")
    await host.do(f"/api/tables/{table}/sit", {})
    assert (await other.post(f"/api/tables/{table}/start")).status_code == 403
    assert (await host.post(f"/api/tables/{table}/start")).json()["error"]["text"] == "error-seats-free"
    info = await other.do(f"/api/tables/{table}/sit", {})
    assert [seat["mine"] for seat in info["seats"]] == [False, True, False]
    assert set(info["tokens"]) == {"1"}
    info = await host.do(f"/api/tables/{table}/start")
    assert info["state"] == "playing"
    assert info["fair"]["made_here"] == [True] * 3, "nobody was there to give a seed"
    assert (await host.post(f"/api/tables/{table}/start")).status_code == 409


async def test_a_seat_left_before_the_game_is_free_and_during_it_kept(place: Place) -> None:
    host, other = await place.guest("Host"), await place.guest("Other")
    table = await host.create("ppb")
    for _ in range(2):
        await other.do(f"/api/tables/{table}/sit", {"seat": 0})
        assert (await host.post(f"/api/tables/{table}/sit", {"seat": 0})).status_code == 409
        info = await other.do(f"/api/tables/{table}/leave", {"seat": 0})
        assert not info["seats"][0]["taken"]
    await other.do(f"/api/tables/{table}/sit", {"seat": 0})
    await host.do(f"/api/tables/{table}/sit", {"seat": 1})
    await host.do(f"/api/tables/{table}/start")
    info = await other.do(f"/api/tables/{table}/leave", {"seat": 0})
    assert info["seats"][0]["away"]
    assert info["seats"][0]["taken"]
    assert (await host.post(f"/api/tables/{table}/sit", {"seat": 0})).status_code == 409
    info = await other.do(f"/api/tables/{table}/sit", {})
    assert not info["seats"][0]["away"]


async def test_a_kicked_guest_loses_seat_socket_and_token(place: Place) -> None:
    host, other = await place.guest("Host"), await place.guest("Other")
    table = await host.create("ppb")
    await other.do(f"/api/tables/{table}/sit", {"seat": 0})
    await host.do(f"/api/tables/{table}/sit", {"seat": 1})
    token = await other.token(table, 0)
    async with other.seat(table, 0) as sat:
        assert (await other.post(f"/api/tables/{table}/kick", {"seat": 1})).status_code == 403
        await host.do(f"/api/tables/{table}/kick", {"seat": 0})
        assert (await sat.hear("bye"))["text"] == "error-kicked"
        with pytest.raises(ConnectionClosed):
            await sat.listen()
        assert sat.ws.close_code == 1008
    with pytest.raises(ConnectionClosed):
        async with enter(place, table, token):
            pass
    assert (await other.post(f"/api/tables/{table}/sit", {})).json()["error"]["text"] == "error-kicked"


async def test_a_bot_plays_for_whoever_is_away_until_the_owner_is_back(place: Place) -> None:
    async with playing(place, "ppp") as game:
        await game.step()
        for seat in (1, 2):
            info = await game.host.do(f"/api/tables/{game.table}/bot", {"seat": seat, "level": "random"})
            assert info["seats"][seat]["kind"] == "bot"
            assert info["seats"][seat]["mine"]
        me = game.people[0]
        for _ in range(60):
            if me.view["over"] or (me.question and me.seq > 60):
                break
            if me.question:
                await me.answer()
            await me.until(lambda: me.question or me.view["over"])
        response = await game.host.post(f"/api/tables/{game.table}/bot", {"seat": 1, "level": None})
        over = response.json().get("error", {}).get("text") == "error-over"
        assert over or response.json()["seats"][1]["kind"] == "person"


async def test_a_game_of_bots_plays_itself(place: Place) -> None:
    async with playing(place, "pbbb") as game:
        me = game.people[0]
        await game.host.do(f"/api/tables/{game.table}/bot", {"seat": 0, "level": "random"})
        await me.until(lambda: me.view["over"])
        assert me.view["over"]
        await me.until(lambda: me.table["over"])
        assert me.table["state"] == "over"


async def test_a_bot_whose_worker_dies_or_is_late_plays_on(tmp_path: Path) -> None:
    async with running(tmp_path, bot_budget=0.05, bot_patience=0.05) as place, playing(place, "pbb") as game:
        worker = place.hub.pool.workers[0]
        me = game.people[0]
        for k in range(30):
            if me.view["over"]:
                break
            with contextlib.suppress(ProcessLookupError):  # dead already
                if worker.process is not None and k % 3 == 0:
                    worker.process.kill()
                elif worker.process is not None and k % 3 == 1 and not worker.fresh:
                    worker.process.send_signal(signal.SIGSTOP)  # alive, but never answers
            if me.question:
                await me.answer()
            await me.until(lambda: me.question or me.view["over"])


async def test_vote_takes_back_what_undo_may_not(place: Place) -> None:
    async with playing(place, "ppp", watch=True) as game:
        refused = None
        for _ in range(80):
            sat = await game.step()
            refused = await game.take_back(sat)
            if refused["type"] == "refused" and refused["vote"]:
                break
        assert refused
        assert refused["reasons"][0]["text"] == "undo-barrier"
        logs = {id(s): s.log for s in game.everybody}
        await sat.say(type="ask_undo", cmd_id="v1")
        others = [s for s in game.people.values() if s is not sat]
        vote = await others[0].hear("vote")
        assert vote["seat"] == sat.seat
        assert vote["needed"] == sorted(s.seat for s in others if s.seat is not None)
        await others[0].say(type="agree", cmd_id="a1", yes=False)
        assert (await sat.hear("vote"))["seat"] == sat.seat
        assert (await sat.hear("vote"))["closed"] == "refused"
        await sat.say(type="ask_undo", cmd_id="v2")
        for other in others:
            await other.until(
                lambda other=other: any(f.get("seat") == sat.seat and "needed" in f for f in other.heard[-4:])
            )
            await other.say(type="agree", cmd_id="a", yes=True)
        ack = await sat.hear("ack")
        assert ack["cmd_id"] == "v2"
        for s in game.everybody:
            await s.until(lambda s=s: s.events and s.events[-1]["id"].startswith("undo:"))
            assert len(s.log) < len(logs[id(s)])
            assert s.log == logs[id(s)][: len(s.log)]
        await game.step()
        async with game.host.seat(game.table) as fresh:
            assert game.spectator
            assert fresh.state == game.spectator.state


@pytest.mark.parametrize("about", ["undo", "end"])
async def test_a_host_who_lets_bots_play_for_the_others_still_has_to_ask_them(tmp_path: Path, about: str) -> None:
    """Or they could look at what comes, take it back alone and choose again."""
    async with running(tmp_path, delay=(600.0, 600.0)) as place, playing(place, "ppp") as game:
        me = await game.step()
        others = [sat for sat in game.people.values() if sat is not me]
        for sat in others:
            await game.host.do(f"/api/tables/{game.table}/bot", {"seat": sat.seat, "level": "random"})
        asked = {"type": "ask_undo"} if about == "undo" else {"type": "ask_vote", "about": about}
        await me.say(cmd_id="v", **asked)
        vote = await others[0].hear("vote")
        assert vote["needed"] == sorted(sat.seat for sat in others if sat.seat is not None)
        await others[0].say(type="agree", cmd_id="a", yes=False)
        await others[0].until(lambda: any(frame.get("closed") == "refused" for frame in others[0].heard))
        await others[1].ws.close()
        await me.until(lambda: not me.table["seats"][others[1].seat]["online"])
        await me.say(cmd_id="w", **asked)
        assert (await others[0].hear("vote"))["needed"] == [others[0].seat], "a bot plays for who is not there"


async def test_a_vote_among_secret_choices_takes_back_the_own_one_only(place: Place) -> None:
    async with playing(place, "ppp", watch=True, game="pokertown") as game:
        me, *others = game.people.values()
        await me.say(type="ask_undo", cmd_id="v0")
        assert (await me.hear("refused"))["reasons"][0]["text"] == "nothing-to-undo"
        first = me.question
        assert first
        await me.answer(first["options"][0]["id"])
        await others[0].answer()
        await game.catch_up()
        states = [sat.state for sat in others]
        await me.say(type="ask_undo", cmd_id="v1")
        vote = await others[0].hear("vote")
        assert (vote["answers"], vote["needed"]) == (1, [1, 2])
        await others[1].answer()  # a choice of its own, which the vote does not touch
        await game.catch_up()
        states[1] = others[1].state
        for other in others:
            await other.say(type="agree", cmd_id="a", yes=True)
        assert (await me.hear("ack"))["cmd_id"] == "v1"
        await game.catch_up()
        assert me.question
        assert me.question["number"] > first["number"]
        assert me.question["options"] == first["options"], "asked the same again"
        assert [sat.state for sat in others] == states, "nothing has happened to the others"
        async with place.hub.use(game.table) as live, live.lock:
            before = [list(stream) for stream in live.table.streams]
            await place.hub.reload(live)
            assert live.table.streams == before, "and it is stored"
        await me.answer()


async def test_what_was_before_secret_choices_stays(place: Place) -> None:
    async with playing(place, "ppp", game="pokertown") as game:
        live = place.hub.tables[game.table]
        while live.table.opened <= 0:
            await game.step()  # until everybody chooses again
        me = game.people[0]
        await me.say(type="undo", cmd_id="u")
        refused = await me.hear("refused")
        assert (refused["reasons"][0]["text"], refused["vote"]) == ("undo-sealed", False)
        await me.say(type="ask_undo", cmd_id="v")
        assert (await me.hear("refused"))["reasons"][0]["text"] == "undo-sealed"


async def test_chat_is_plain_short_and_not_too_fast(place: Place) -> None:
    async with playing(place, "pbb", watch=True) as game:
        me = game.people[0]
        await me.say(type="chat", text="  hello\u202e <b>\nworld\x07 " + "x" * 400)
        line = await me.hear("chat")
        assert line["text"].startswith("hello <b> world xxx")
        assert len(line["text"]) == 300
        assert line["seat"] == 0
        for _ in range(10):
            await me.say(type="chat", text="spam")
        assert (await me.hear("notice"))["text"] == "error-chat-too-fast"
        async with game.host.seat(game.table) as fresh:
            assert fresh.heard[0]["chat"][0]["text"] == line["text"]


async def test_presence_is_told(place: Place) -> None:
    host = await place.guest("Host")
    table = await host.create("ppb")
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
    await host.do(f"/api/tables/{table}/sit", {"seat": 1})
    async with host.seat(table, 0) as first:
        async with host.seat(table, 1):
            await first.until(lambda: first.table["seats"][1]["online"])
        await first.until(lambda: not first.table["seats"][1]["online"])
        async with host.seat(table):
            await first.until(lambda: first.table["spectators"] == 1)
        await host.do("/api/me", {"name": "Renamed"})
        await first.until(lambda: first.table["seats"][0]["name"] == "Renamed")
        assert first.table["tokens"] == {}


async def test_a_seat_that_gives_no_seed_gets_one_that_is_marked(tmp_path: Path) -> None:
    async with running(tmp_path, seed_grace=3.0) as place:
        host = await place.guest("Host")
        table = await host.create("ppb")
        await host.do(f"/api/tables/{table}/sit", {"seat": 0})
        await host.do(f"/api/tables/{table}/sit", {"seat": 1})
        async with host.seat(table, 0) as gives, host.seat(table, 1):
            listening = asyncio.create_task(gives.until(lambda: gives.view))
            info = await host.do(f"/api/tables/{table}/start")
            await listening
            assert info["fair"]["made_here"] == [False, True, True]


async def test_a_seed_that_is_not_shown_follows_from_what_was_committed(tmp_path: Path) -> None:
    async with running(tmp_path, seed_grace=3.0) as place:
        host = await place.guest("Host")
        table = await host.create("ppb")
        for seat in (0, 1):
            await host.do(f"/api/tables/{table}/sit", {"seat": seat})
        async with host.seat(table, 0) as gives, host.seat(table, 1) as keeps:
            keeps.seat = None  # it commits, and then shows nothing
            listening = [asyncio.create_task(sat.until(lambda sat=sat: sat.view)) for sat in (gives, keeps)]
            info = await host.do(f"/api/tables/{table}/start")
            await asyncio.gather(*listening)
            [told] = [frame for frame in gives.heard if frame["type"] == "reveal"]
        assert info["fair"]["made_here"] == [False, True, True]
        fair = place.hub.tables[table].table.fair
        assert fair.unshown == [None, hashlib.sha256(keeps.seed).hexdigest(), None]
        assert fair.seats[1] == seed_for(fair.server, 1, told["commitments"])
        assert fair.seats[2] == seed_for(fair.server, 2, [])
        assert broken_promises(fair_from(fair.to_data())) == []


async def test_a_seat_that_can_only_pass_is_passed_for_it(place: Place) -> None:
    """No question of the dice game has one option only; the table is told that this one has."""
    async with playing(place, "ppp") as game:
        sat = await game.asked()
        live = place.hub.tables[game.table]
        question = live.table.pending[sat.seat]
        question.codes = question.codes[:1]
        live.driver.look()
        before = len(sat.updates)
        await sat.until(lambda: len(sat.updates) > before)
        assert live.position == 1


async def test_after_a_restart_bots_go_on_where_somebody_waits_for_them(tmp_path: Path) -> None:
    tables = {}
    async with running(tmp_path, delay=(600.0, 600.0)) as place:  # bots that take their time
        host = await place.guest("Host")
        for name, seats in (("a person waits", "pbb"), ("nobody waits", "bbb"), ("the person has left", "pbb")):
            table = tables[name] = await host.create(seats)
            if "p" in seats:
                await host.do(f"/api/tables/{table}/sit", {})
            await host.do(f"/api/tables/{table}/start")
        await host.do(f"/api/tables/{tables['the person has left']}/leave", {"seat": 0})
        await play_until_a_bot_is_asked(place, tables["a person waits"])
        told = len(await place.hub.store.entries(tables["a person waits"]))
    async with running(tmp_path) as place:
        entries = place.hub.store.entries
        async with asyncio.timeout(SECONDS):
            while not (live := place.hub.tables.get(tables["a person waits"])) or live.driver.busy:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert len(await entries(tables["a person waits"])) > told
        assert list(live.table.pending) == [0] or live.table.over, "the bots have done their part"
        for name in ("nobody waits", "the person has left"):
            assert tables[name] not in place.hub.tables
            assert len(await entries(tables[name])) == 1


async def play_until_a_bot_is_asked(place: Place, table: str) -> None:
    async with place.hub.use(table) as live:
        while 0 in live.table.pending:
            question = live.table.pending[0]
            assert await answer_for(live, 0, question.number, question.options[0].id, None)


async def test_a_start_wakes_no_more_tables_than_it_may(tmp_path: Path) -> None:
    async with running(tmp_path, delay=(600.0, 600.0)) as place:
        host = await place.guest("Host")
        tables = [await host.create("pbb") for _ in range(5)]
        for table in [*tables[1:], tables[0]]:  # the first is the last that was used
            await host.do(f"/api/tables/{table}/sit", {})
            await host.do(f"/api/tables/{table}/start")
    async with running(tmp_path, wake_tables=2, delay=(600.0, 600.0)) as place:
        await place.hub.tasks[1]
        assert sorted(place.hub.tables) == sorted([tables[0], tables[4]])
