"""The wire protocol: hello, answers, acknowledgements, resuming."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from gulch.server.bots.drive import PACE
from server.people import Place, Seat, playing, running


async def test_a_game_can_be_played_to_its_end_and_its_record_holds(place: Place) -> None:
    import gulch

    async with playing(place, watch=True) as game:
        for _ in range(600):
            if game.over:
                break
            await game.step()
        assert game.over
        record = await game.host.get(f"/api/tables/{game.table}/record")
        assert gulch.verify(record).fair
        assert [seat["made_here"] for seat in record["fair"]["seats"]] == [False] * 3
        told = (await game.host.get(f"/api/tables/{game.table}"))["fair"]
        assert told["server"] == record["fair"]["server"]["commitment"]
        assert told["seats"] == [seat["commitment"] for seat in record["fair"]["seats"]]
        for seat, sat in game.people.items():
            assert record["fair"]["seats"][seat]["seed"] == sat.seed.hex()


async def test_whoever_waited_for_the_game_to_begin_learns_its_vocabulary(place: Place) -> None:
    async with playing(place, watch=True) as game, game.host.seat(game.table) as newcomer:
        words = newcomer.heard[0]["words"]
        assert words["verbs"]["shoot"] == {"at": "seat"}
        for sat in game.everybody:
            assert [frame["words"] for frame in sat.heard if "words" in frame] == [None, words]


async def test_a_socket_is_for_the_table_in_its_address_and_an_older_pages_for_the_one_in_its_hello(
    place: Place,
) -> None:
    guest = await place.guest()
    table, other = await guest.create(), await guest.create()

    async def first_word(address: str) -> dict[str, str]:
        async with connect(place.url.replace("http", "ws") + address, compression=None) as ws:
            sat = Seat(ws)
            await sat.say(type="hello", table=table, token=None, last_seq=0)
            return await sat.hear("snapshot", "bye")

    assert (await first_word(f"/ws/{table}"))["type"] == "snapshot"
    assert (await first_word("/ws"))["type"] == "snapshot"
    assert (await first_word(f"/ws/{other}"))["text"] == "error-malformed"
    for nowhere in (f"/ws/{table}/", f"/ws/{table}/seat", "/ws/", "/wss"):
        with pytest.raises(InvalidStatus):
            await first_word(nowhere)


async def test_a_repeated_command_gets_its_first_ack_and_is_done_once(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        assert sat.question is not None
        number, option = sat.question["number"], sat.question["options"][0]["id"]
        first = await sat.answer(option, number, "same")
        for _ in range(4):
            assert await sat.answer(option, number, "same") == first
        await game.step()
        assert await sat.answer(option, number, "same") == first
        live = place.hub.tables[game.table]
        assert live.position == 2
        live.recent.clear()  # long ago: only the store remembers
        assert await sat.answer(option, number, "same") == first


async def test_an_old_commands_ack_survives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place, playing(place) as game:
        sat = await game.asked()
        seat, cookies = sat.seat, game.host.http.cookies
        assert sat.question is not None
        number, option = sat.question["number"], sat.question["options"][0]["id"]
        first = await sat.answer(option, number, "kept")
        before = {other.seat: await settled(other) for other in game.everybody}
    async with running(tmp_path) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        async with guest.seat(game.table, seat) as again:
            assert await again.answer(option, number, "kept") == first
            assert again.state == before[seat]


async def settled(sat: Seat) -> dict[str, object]:
    """What a seat knows once everything that is on its way has arrived."""
    await sat.say(type="ping")
    await sat.hear("pong")
    return sat.state


async def test_an_answer_to_another_question_is_stale(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        assert sat.question is not None
        option = sat.question["options"][0]["id"]
        for number in (0, sat.question["number"] + 1, 999):
            stale = await sat.answer(option, number)
            assert stale["type"] == "stale"
            assert stale["question"]["number"] == sat.question["number"]
        other = next(s for s in game.people.values() if s is not sat)
        assert (await other.answer(option, 1))["type"] == "stale"
        assert place.hub.tables[game.table].position == 0


async def test_an_illegal_answer_is_refused_with_reasons_and_changes_nothing(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        before = await settled(sat)
        for option in ("no-such-thing", "shoot:99", "x" * 200):
            refused = await sat.answer(option)
            assert refused["type"] == "refused"
            assert refused["reasons"][0]["text"]
        assert await settled(sat) == before
        assert place.hub.tables[game.table].position == 0


async def test_commands_sent_in_the_wrong_order_do_no_harm(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        assert sat.question is not None
        number, option = sat.question["number"], sat.question["options"][0]["id"]
        await sat.say(type="answer", cmd_id="later", question=number + 1, option=option)
        await sat.say(type="answer", cmd_id="now", question=number, option=option)
        answers = [await sat.hear("ack", "stale", "refused") for _ in range(2)]
        assert [(a["type"], a["cmd_id"]) for a in answers] == [("stale", "later"), ("ack", "now")]


async def test_two_tabs_of_one_seat_see_the_same_and_only_one_answer_counts(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        async with game.host.seat(game.table, sat.seat) as tab:
            assert tab.question is not None
            assert tab.state == await settled(sat)
            number, option = tab.question["number"], tab.question["options"][0]["id"]
            answers = await asyncio.gather(sat.answer(option, number, "a"), tab.answer(option, number, "b"))
            assert sorted(a["type"] for a in answers) == ["ack", "stale"]
            assert await settled(tab) == await settled(sat)


async def test_whoever_comes_back_gets_just_what_was_missed(place: Place) -> None:
    async with playing(place) as game:
        async with game.host.seat(game.table) as first:
            for _ in range(3):
                await game.step()
            await settled(first)
        for _ in range(5):
            await game.step()
        async with game.host.seat(game.table) as whole:
            for last in range(first.seq + 1):
                async with game.host.seat(game.table, None, last) as again:
                    events = again.heard[0]["events"]
                    assert events == whole.events[last:]
            async with game.host.seat(game.table, None, 10_000) as future:
                assert future.heard[0]["events"] == whole.events, "a number that never was: everything"


async def test_explain_says_why_not_and_nothing_for_what_is_legal(place: Place) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        assert sat.question is not None
        await sat.say(type="explain", ref=1, option=sat.question["options"][0]["id"])
        assert (await sat.hear("why"))["reasons"] == []
        await sat.say(type="explain", ref="two", option="shoot:0")
        why = await sat.hear("why")
        assert why["ref"] == "two"
        assert why["reasons"]


async def test_looking_back_shows_what_was_seen_then(place: Place) -> None:
    async with playing(place, watch=True) as game:
        for _ in range(12):
            await game.step()
        for sat in game.everybody:
            for then in [sat.heard[0], *sat.updates]:
                if not then["seq"]:
                    continue
                await sat.say(type="look", ref="r", seq=then["seq"])
                moment = await sat.hear("moment")
                last = [u for u in sat.updates if u["seq"] == then["seq"]]
                assert moment["view"] in [u["view"] for u in last]


@pytest.mark.parametrize("open_history", [False, True])
async def test_looking_back_uncovers_no_card(place: Place, open_history: bool) -> None:
    """In the train heist memory is part of the game (ruling C17), unless the table plays with an open pile."""
    options = {"open_history": open_history}
    async with playing(place, watch=True, game="colt_express", options=options) as game:
        spectator = game.spectator
        assert spectator is not None
        while len(spectator.view["pile"]) < 3:
            await game.step()
        await settled(spectator)
        known = [card["card"] for card in spectator.view["pile"]]
        for then in spectator.updates:
            await spectator.say(type="look", ref="r", seq=then["seq"])
            shown = [card["card"] for card in (await spectator.hear("moment"))["view"]["pile"]]
            assert shown == known[: len(shown)]
        assert any(then["view"]["pile"] and then["view"]["pile"][0]["card"] for then in spectator.updates)


async def test_bots_wait_as_long_as_the_slowest_at_the_table_looks(place: Place) -> None:
    async with playing(place, "ppb", watch=True) as game:
        live = place.hub.tables[game.table]
        assert live.driver.pace == PACE["normal"]
        first, second = game.people.values()
        assert game.spectator is not None
        await game.spectator.say(type="pace", speed="slow")
        for sat, speed in ((first, "at_once"), (second, "fast")):
            await sat.say(type="pace", speed=speed)
            await sat.say(type="ping")
            await sat.hear("pong")
        assert live.driver.pace == PACE["fast"]
        await second.say(type="pace", speed="now")
        assert (await second.hear("bye"))["text"] == "error-malformed"
