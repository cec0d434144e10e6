"""My games: where I am waited for comes first, and everything can be reached."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gulch.server.store.changes import change_table
from gulch.server.tables.play import answer_for
from server.hand_time import HandTime
from server.people import Guest, Place, running


async def begun(guest: Guest, other: Guest, clock: object = None) -> str:
    """A running game of two people and a bot."""
    table = await guest.create("ppb", clock=clock)
    for seat, sits in enumerate((guest, other)):
        await sits.do(f"/api/tables/{table}/sit", {"seat": seat})
    await guest.do(f"/api/tables/{table}/start")
    return table


async def let_wait_for(place: Place, table: str, seat: int) -> None:
    """Play on until the table waits for this seat, by its first options."""
    async with place.hub.use(table) as live:
        for _ in range(200):
            pending = live.table.pending
            if seat in pending or not pending:
                return
            other, question = next(iter(pending.items()))
            await answer_for(live, other, question.number, question.options[0].id, live.player(other))


async def test_where_i_am_waited_for_comes_first_by_deadline(tmp_path: Path) -> None:
    time = HandTime()
    async with running(tmp_path, time, delay=(600.0, 600.0)) as place:
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        slow = await begun(ann, bob, {"kind": "days", "allowance": 3 * 86_400})
        fast = await begun(ann, bob, {"kind": "days", "allowance": 86_400})
        free = await begun(ann, bob)
        theirs = await begun(ann, bob)
        for table in (slow, fast, free):
            await let_wait_for(place, table, 0)
        await let_wait_for(place, theirs, 1)
        waiting = await ann.create("ppb")
        over = await begun(ann, bob)
        await place.hub.store.write(change_table(over, state="over"))
        place.hub.tables.clear()  # from the store as from memory
        for _ in range(2):
            mine = (await ann.get("/api/me"))["tables"]
            assert [table["id"] for table in mine] == [fast, slow, free, theirs, waiting, over]
            assert mine[0]["waiting"] == [0]
            assert round(mine[0]["deadline"] - time.now()) == 86_400
            assert mine[2]["deadline"] is None
            assert mine[2]["since"]
            assert (mine[4]["waiting"], mine[4]["since"]) == ([], None)
            for table in (slow, fast, free, theirs):
                await ann.get(f"/api/tables/{table}")
        told = await ann.get("/api/me/waiting")
        assert told == {"count": 3, "next": fast}
        assert (await ann.get(f"/api/me/waiting?after={fast}"))["next"] == slow
        assert (await bob.get("/api/me/waiting"))["next"] == theirs


async def test_a_seat_that_a_bot_plays_waits_for_nobody(tmp_path: Path) -> None:
    async with running(tmp_path, delay=(600.0, 600.0)) as place:
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        table = await begun(ann, bob)
        await let_wait_for(place, table, 0)
        assert (await ann.get("/api/me/waiting"))["count"] == 1
        await ann.do(f"/api/tables/{table}/bot", {"seat": 0, "level": "random"})
        assert (await ann.get("/api/me/waiting"))["count"] == 0


async def test_every_finished_game_can_be_reached(place: Place) -> None:
    ann = await place.guest("Ann")
    tables = []
    for i in range(120):
        tables.append(await ann.create("ppb"))
        await place.hub.store.write(change_table(tables[-1], state="over", created=1000.0 + i))
    running = await ann.create("ppb")
    me = await ann.get("/api/me")
    found = [table["id"] for table in me["tables"]]
    assert found[0] == running
    more = me["more"]
    while more:
        page = await ann.get(f"/api/me/tables?before={more}")
        found += [table["id"] for table in page["tables"]]
        more = page["more"]
    assert found == [running, *reversed(tables)]


async def test_a_game_that_ends_while_the_list_is_made_is_listed_once(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = await place.guest("Ann"), await place.guest("Bob")
    table = await begun(ann, bob)
    tables_of = place.hub.store.tables_of

    async def then_it_ends(*args: Any) -> Any:
        found = await tables_of(*args)
        await place.hub.store.write(change_table(table, state="over"))
        return found

    monkeypatch.setattr(place.hub.store, "tables_of", then_it_ends)
    assert [one["id"] for one in (await ann.get("/api/me"))["tables"]] == [table]
