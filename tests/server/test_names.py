"""Bots have names: fitting, no two alike, nobody else's, the same after a restart."""

from __future__ import annotations

from pathlib import Path

import gulch
from gulch.server.store.rows import Listing, SeatRow, TableRow
from gulch.server.tables import names
from gulch.texts import Texts, locales
from server.people import Place, running


def listing(table: str, people: list[str | None], turns: int = 0) -> Listing:
    """A table; None: a bot."""
    row = TableRow(
        id=table, game="", version="", options="", public=True, state="", host="", created=0, kicked="", secret=""
    )
    row.turns = turns
    seats = [
        SeatRow(table_id=table, seat=i, guest=name, name=name or "", level=None if name else "x", epoch=0, away=False)
        for i, name in enumerate(people)
    ]
    return Listing(row, seats)


def test_no_two_bots_at_a_table_have_one_name() -> None:
    for k in range(300):
        seats = 1 + k % 8
        found = names.names_of_bots(listing(f"table{k}", [None] * seats))
        assert len(set(found.values())) == seats
        for lang in locales():
            assert len({names.spoken(key)[lang] for key in found.values()}) == seats


def test_different_tables_have_different_bots() -> None:
    first = {names.names_of_bots(listing(f"table{k}", [None]))[0] for k in range(400)}
    assert len(first) > len(names.KEYS) // 2


def test_a_bot_gives_way_to_a_person_of_its_name_and_the_others_keep_theirs() -> None:
    for k in range(100):
        before = names.names_of_bots(listing(f"table{k}", ["Me", None, None, None]))
        for lang in locales():
            person = names.spoken(before[2])[lang].upper()
            after = names.names_of_bots(listing(f"table{k}", [person, None, None, None]))
            assert after[2] != before[2]
            assert {seat: after[seat] for seat in (1, 3)} == {seat: before[seat] for seat in (1, 3)}


def test_however_the_people_are_called_no_bot_is_called_so() -> None:
    """Seven people who have taken every name that the eighth seat's bot likes, but one."""
    liked = [names.nth("table", n) for n in range(7, len(names.KEYS), 8)]
    people = [names.spoken(key)["ru"] for key in liked[:7]]
    assert names.names_of_bots(listing("table", [*people, None]))[7] == liked[7]


def test_a_bot_keeps_its_name_when_the_seats_move_on() -> None:
    first = names.names_of_bots(listing("table", [None] * 5))
    later = names.names_of_bots(listing("table", [None] * 5, turns=1))
    assert later == {(seat - 1) % 5: name for seat, name in first.items()}


def test_no_bot_is_called_like_somebody_in_a_game() -> None:
    for lang in locales():
        called = {names.spoken(key)[lang] for key in names.KEYS}
        assert len(called) == len(names.KEYS)
        for id in gulch.games():
            texts = Texts(lang, gulch.load(id))
            for domain in ("character", "bandit"):
                words = {
                    word
                    for key in texts.bundle._messages
                    if key.startswith(f"{domain}-")
                    for word in texts.find(key).split()
                }
                assert called.isdisjoint(words)


async def test_a_bots_name_is_told_and_outlives_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        host = await place.guest("Host")
        table = await host.create("pbb", public=True)
        seats = (await host.get(f"/api/tables/{table}"))["seats"]
        assert (seats[0]["bot"], seats[0]["name"]) == (None, "")
        for seat in seats[1:]:
            assert seat["bot"] in names.KEYS
            assert seat["name"] == names.spoken(seat["bot"])["en"]
        assert (await host.get("/api/tables"))["tables"][0]["seats"][1:] == seats[1:], "the list says the same"
    async with running(tmp_path) as place:
        stranger = await place.guest("Stranger")
        assert (await stranger.get(f"/api/tables/{table}"))["seats"][1:] == seats[1:]


async def test_a_bot_that_plays_for_somebody_has_their_name(place: Place) -> None:
    host = await place.guest("Host")
    table = await host.create("ppb")
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
    info = await host.do(f"/api/tables/{table}/bot", {"seat": 0, "level": "random"})
    assert (info["seats"][0]["kind"], info["seats"][0]["name"], info["seats"][0]["bot"]) == ("bot", "Host", None)
    bot = info["seats"][2]
    await host.do("/api/me", {"name": bot["name"]})
    info = await host.get(f"/api/tables/{table}")
    assert info["seats"][0]["name"] == bot["name"]
    assert info["seats"][2]["name"] != bot["name"], "two of one name"
