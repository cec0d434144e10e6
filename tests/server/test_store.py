"""The store: commits in groups, conflicts, migrations, and rules that change under a running game."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect

from gulch.server.store import schema
from gulch.server.store.migrate import upgrade
from gulch.server.store.rows import EntryRow
from gulch.server.store.store import Store
from gulch.server.store.writer import Conflict
from server.people import Place, playing, running


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'gulch.db'}")
    await store.open()
    yield store
    await store.close()


def entry(table: str, position: int, cmd_id: str) -> EntryRow:
    rest: dict[str, Any] = {"seat": 0, "kind": "answer", "said": "x", "seqs": "1", "told": "[[]]", "at": 0.0}
    return EntryRow(table_id=table, position=position, cmd_id=cmd_id, **rest)


async def test_what_waits_is_committed_together(store: Store) -> None:
    await asyncio.gather(*(store.write(entry=entry(f"t{i}", 0, "a")) for i in range(200)))
    assert store.writer.stored == 200
    assert store.writer.commits < 10


async def test_one_bad_write_fails_alone(store: Store) -> None:
    await store.write(entry=entry("t0", 0, "a"))
    writes = [entry("t1", 0, "a"), entry("t0", 0, "b"), entry("t0", 1, "a"), entry("t2", 0, "a")]
    results = await asyncio.gather(*(store.write(entry=row) for row in writes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, Conflict, type(None)]
    assert len(await store.entries("t0")) == 1


async def test_a_commit_survives_a_power_cut(store: Store) -> None:
    async with store.writing.connect() as connection:
        for pragma, value in (("synchronous", 2), ("journal_mode", "wal")):
            assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == value


async def test_the_migrations_make_the_schema(store: Store, tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'gulch.db'}")
    there = inspect(engine)
    for table in schema.metadata.tables.values():
        columns = {column["name"]: column for column in there.get_columns(table.name)}
        assert list(columns) == [column.name for column in table.columns]
        for column in table.columns:
            assert str(columns[column.name]["type"]) == column.type.compile(engine.dialect)
            assert columns[column.name]["nullable"] == column.nullable
        assert {i["name"] for i in there.get_indexes(table.name)} == {str(i.name) for i in table.indexes}
        assert len(there.get_unique_constraints(table.name)) == (2 if table.name == "entries" else 0)
    engine.dispose()


async def test_an_older_database_is_brought_up_to_date(tmp_path: Path) -> None:
    """As the server of before has left it, with a seat that nobody plays."""
    engine = create_engine(f"sqlite:///{tmp_path / 'gulch.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0002")
        table = "'t', 'bang_dice', '1', '{}', 1, 'playing', 'host', 1.0, '[]', '{}'"
        names = "id, game, version, options, public, state, host, created, kicked, secret"
        connection.exec_driver_sql(f"insert into tables ({names}) values ({table})")
        for seat, guest in enumerate(("'ann'", "null")):
            row = f"'t', {seat}, {guest}, '', null, 1, 0"
            connection.exec_driver_sql(
                f"insert into seats (table_id, seat, guest, name, level, epoch, away) values ({row})"
            )
    engine.dispose()
    store = Store(f"sqlite+aiosqlite:///{tmp_path / 'gulch.db'}")
    await store.open()
    try:
        found = await store.table("t")
        assert found is not None
        assert [seat.level for seat in found.seats] == [None, "heuristic"], "a bot plays where nobody did"
    finally:
        await store.close()


async def test_lists_are_read_along_an_index(store: Store) -> None:
    """No list sorts or goes through all the tables there are."""
    plans: list[str] = []
    read = store.rows

    async def explained(query: Any, values: Any = None) -> Any:
        compiled = query.compile(store.reading, compile_kwargs={"literal_binds": True})
        async with store.reading.connect() as connection:
            plans.extend(row.detail for row in await connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {compiled}"))
        return await read(query, values)

    store.rows = explained  # type: ignore[method-assign]
    await store.public()
    await store.tables_of("guest", ("playing",))
    await store.empty_tables(0.0, 0.0)
    await store.abandoned(0.0)
    await store.overdue(0.0)
    await store.open_tables("guest", 10)
    used = " ".join(plans)
    assert "tables_listed (public=? AND state=?)" in used
    assert "tables_of_a_host (host=?)" in used
    assert "seats_of_a_guest (guest=?)" in used
    assert "seats_due (due<?)" in used
    assert "SCAN tables" not in used
    assert "SCAN seats" not in used


async def test_a_failing_store_acknowledges_nothing_and_the_table_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with playing(place) as game:
        sat = await game.asked()
        before = sat.state
        writer = place.hub.store.writer

        async def fails(batch: Any) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(writer, "transact", fails)
            assert sat.question is not None
            first = sat.question["options"][0]["id"]
            await sat.say(type="answer", cmd_id="lost", question=sat.question["number"], option=first)
            assert (await sat.hear("bye", "ack"))["text"] == "error-store-down"
        async with game.host.seat(game.table, sat.seat) as again:
            assert again.state == before
            assert (await again.answer(cmd_id="lost"))["type"] == "ack"


async def test_a_game_goes_on_from_its_checkpoint_when_the_rules_have_changed(tmp_path: Path) -> None:
    async with running(tmp_path) as place, playing(place, watch=True) as game:
        for _ in range(9):
            await game.step()
        states = {sat.seat: sat.state for sat in game.everybody}
        cookies, numbers = game.host.http.cookies, {s: sat.question for s, sat in game.people.items()}
    with sqlite3.connect(tmp_path / "gulch.db") as store:  # a start that no version of the rules can play
        store.execute("update tables set start = json_set(start, '$.start', json('{\"gone\": 1}')), version = '0'")
    store.close()
    async with running(tmp_path) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        for seat, state in states.items():
            async with guest.seat(game.table, seat) as again:
                assert again.state == state
                if seat is not None:
                    assert again.question == numbers[seat]
        live = place.hub.tables[game.table]
        [seat] = live.table.pending
        async with guest.seat(game.table, seat) as sat, guest.seat(game.table) as spectator:
            assert (await spectator.hear("notice"))["text"] == "notice-newer-rules"
            assert (await sat.answer())["type"] == "ack"
            await spectator.until(lambda: spectator.updates)
            async with guest.seat(game.table) as fresh:
                assert fresh.state == spectator.state


async def test_a_finished_game_is_shown_as_it_was_when_its_rules_are_gone(tmp_path: Path) -> None:
    async with running(tmp_path) as place, playing(place, watch=True) as game:
        for _ in range(600):
            if game.over:
                break
            await game.step()
        assert game.spectator
        state, cookies = game.spectator.state, game.host.http.cookies
        record = await game.host.get(f"/api/tables/{game.table}/record")
        moments = (await game.host.get(f"/api/tables/{game.table}/moments?seat=1"))["moments"]
        assert len(moments) == len(record["answers"]) + 1
        assert all(moment["view"] for moment in moments)
        assert [e for moment in moments for e in moment["events"]] == game.people[1].events
        course = (await game.host.get(f"/api/tables/{game.table}/course?seat=1"))["course"]
        assert [one["seq"] for one in course] == [moment["seq"] for moment in moments]
        lives = [[player["life"] for player in moment["view"]["players"]] for moment in moments]
        assert [one["standings"] for one in course] == lives
    with sqlite3.connect(tmp_path / "gulch.db") as store:
        store.execute("update tables set start = json_set(start, '$.start', json('{\"gone\": 1}')), version = '0'")
    store.close()
    async with running(tmp_path) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        async with guest.seat(game.table) as again:
            assert again.state == state
        assert await guest.get(f"/api/tables/{game.table}/record") == record


async def test_rules_that_have_changed_are_told_to_whoever_comes(tmp_path: Path, caplog: Any) -> None:
    async with running(tmp_path) as place, playing(place) as game:
        await game.step()
        info = await game.host.get(f"/api/tables/{game.table}")
        assert info["rules"]["begun"] == info["rules"]["now"]
        cookies = game.host.http.cookies
    with sqlite3.connect(tmp_path / "gulch.db") as store:
        store.execute("update tables set version = '0'")
    store.close()
    async with running(tmp_path) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        rules = {"begun": "0", "now": info["rules"]["now"]}
        assert (await guest.get(f"/api/tables/{game.table}"))["rules"] == rules
        for seat in (0, None):
            async with guest.seat(game.table, seat) as sat:
                notice = await sat.hear("notice")
                assert (notice["text"], notice["params"]) == ("notice-newer-rules", rules)
                assert sat.view, "and the game goes on"
    assert f"goes on under rules {rules['now']}, begun under 0" in caplog.text


async def test_a_game_that_cannot_go_on_says_so(tmp_path: Path) -> None:
    async with running(tmp_path) as place, playing(place) as game:
        await game.step()
        cookies = game.host.http.cookies
        told = game.people[0].events
    with sqlite3.connect(tmp_path / "gulch.db") as store:
        gone = "json_set(start, '$.start', json('{\"gone\": 1}'))"
        store.execute(f"update tables set start = {gone}, checkpoint = null, version = '0'")
    store.close()
    async with running(tmp_path) as place:
        guest = await place.guest()
        guest.http.cookies = cookies
        async with guest.seat(game.table, 0) as sat:
            assert (await sat.hear("notice"))["text"] == "notice-rules-gone"
            assert sat.events == told
            assert (await sat.answer("stop", question=1))["reasons"][0]["text"] == "rules-gone"
            for kind in ("undo", "ask_undo"):
                await sat.say(type=kind, cmd_id=kind)
                assert (await sat.hear("refused"))["vote"] is False
            await sat.say(type="explain", ref=1, option="stop")
            assert (await sat.hear("why"))["reasons"][0]["text"] == "rules-gone"
        assert (await guest.do(f"/api/tables/{game.table}/again"))["state"] == "waiting", "one can begin anew"
