"""A database of every form that there ever was is brought up to date, and its game goes on."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, select

from gulch.server.store.migrate import MIGRATIONS, Version, upgrade
from server.people import Place, playing, running

FORMS = sorted(path.name[:4] for path in (MIGRATIONS / "versions").iterdir() if path.name[:4].isdigit())
KEPT = ("tables", "seats", "entries", "chat")


def as_of(form: str, today: Path, then: Path) -> None:
    """The same game as a server of that form would have stored it: what its tables have, and nothing else."""
    new, old = create_engine(f"sqlite:///{today}"), create_engine(f"sqlite:///{then}")
    known, there = MetaData(), MetaData()
    with old.begin() as connection:
        upgrade(connection, form)
        there.reflect(connection)
        known.reflect(new)
        with new.connect() as source:
            for name in KEPT:
                columns = [column.name for column in there.tables[name].columns]
                for row in source.execute(select(*(known.tables[name].c[column] for column in columns))):
                    connection.execute(there.tables[name].insert().values(**row._mapping))
    for engine in (new, old):
        engine.dispose()


def form_of(path: Path) -> str | None:
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        found = Version(connection).stored
    engine.dispose()
    return found


async def begin(place: Place) -> tuple[str, object, dict[int, object]]:
    async with playing(place) as game:
        for _ in range(3):
            await game.step()
        await game.people[0].say(type="chat", text="Howdy")
        await game.people[0].hear("chat")
        return game.table, game.host.http.cookies, {seat: sat.state for seat, sat in game.people.items()}


@pytest.mark.parametrize("form", FORMS)
async def test_a_game_of_every_form_goes_on(form: str, tmp_path: Path) -> None:
    today, then = tmp_path / "today", tmp_path / "then"
    async with running(today) as place:
        table, cookies, seen = await begin(place)
    then.mkdir()
    as_of(form, today / "gulch.db", then / "gulch.db")
    (then / "key").write_bytes((today / "key").read_bytes())
    assert form_of(then / "gulch.db") == form
    async with running(then) as place:
        host = await place.guest()
        host.http.cookies = cookies  # type: ignore[assignment]
        for seat, state in seen.items():
            async with host.seat(table, seat) as sat:
                assert sat.state == state
                if sat.question:
                    assert (await sat.answer())["type"] == "ack"
                    break
    assert form_of(then / "gulch.db") == FORMS[-1]
    with sqlite3.connect(then / "gulch.db") as store:
        assert store.execute("select count(*) from chat").fetchone() == (1,)
    store.close()
