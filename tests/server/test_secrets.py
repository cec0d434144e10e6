"""Secrets: what a seat or a spectator receives is a function of what it may know, on real sockets and over HTTP."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gulch
from gulch.engine.record import record_of
from gulch.server.socket import frames
from gulch.server.socket.messages import frame
from gulch.server.store.folder import load_key
from gulch.server.tables import dealing, hints
from gulch.server.tables.live import LiveTable
from server.people import Game, Place, Seat, playing, running
from server.secrecy import neutral

STEPS = 6


def twins(seat: int | None, told_by: Callable[[list[str]], Any] = list) -> list[dict[str, Any]]:
    """Two starts that look the same to a seat; everybody else's role may differ, so far that this tells them apart."""
    table = gulch.load("bang_dice").table(seats=5, seed=3, options={})
    record = {**record_of(table), "answers": []}
    guesses = (table.guess(seat, seed).now[0].to_data()["role"] for seed in range(100))
    roles = next(roles for roles in guesses if told_by(roles) != told_by(record["start"]["role"]))
    twin = {**record, "start": {**record["start"], "role": roles}}
    return [record, twin]


def asked_first() -> int:
    [seat] = gulch.replay(twins(None)[0]).pending
    return seat


def rig(monkeypatch: pytest.MonkeyPatch, record: dict[str, Any]) -> None:
    """Every game begins as this one did."""
    original = vars(dealing)["new_table"]

    def rigged(game: Any, seats: int, fair: Any, options: Any) -> Any:
        original(game, seats, fair, options)
        table = gulch.replay(record)
        table.fair = None
        return table

    monkeypatch.setattr(dealing, "new_table", rigged)


async def watch(place: Place, monkeypatch: pytest.MonkeyPatch, record: dict[str, Any], seat: int | None) -> list[str]:
    """Play a fixed game from this start; everything that one viewer receives."""
    rig(monkeypatch, record)
    async with playing(place, "ppppp", watch=True) as game:
        viewer = game.spectator if seat is None else game.people[seat]
        assert viewer is not None
        bodies = [await over_http(game, seat)]
        for _ in range(STEPS):
            await ask_around(game, viewer)
            await game.step(lambda options: options[-1])
            bodies.append(await over_http(game, seat))
        return [neutral(text) for text in viewer.raw if not text.startswith('{"type":"table"')] + bodies


async def ask_around(game: Game, viewer: Seat) -> None:
    """Questions that a curious viewer may put."""
    live: LiveTable = game.place.hub.tables[game.table]
    assert live.table is not None
    if viewer.seat is not None:
        actions = live.table.rules.words.catalogue()[::3][:60]
        for code in actions:
            await viewer.say(type="explain", ref="r", option=live.table.rules.words.id(code))
        for _ in actions:
            await viewer.hear("why")
    await viewer.say(type="look", ref="r", seq=1)
    await viewer.hear("moment")


async def over_http(game: Game, seat: int | None) -> str:
    guest = await game.place.guest("Curious")
    table = f"/api/tables/{game.table}"
    secret = [f"{table}/{path}" for path in ("record", "moments", "course", "review", "hint?at=0")]
    bodies = [await guest.http.get(path) for path in (table, "/api/tables", *secret)]
    assert [body.status_code for body in bodies] == [200, 200, *[409] * len(secret)]
    return "\n".join(neutral(f"{body.status_code} {body.text}") for body in bodies)


@pytest.mark.parametrize("seat", [None, 0, 1, 3])
async def test_a_viewer_receives_the_same_bytes_whatever_it_may_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int | None
) -> None:
    heard = []
    for k, record in enumerate(twins(seat)):
        async with running(tmp_path / str(k)) as place:
            heard.append(await watch(place, monkeypatch, record, seat))
    assert heard[0] == heard[1]


async def test_the_comparison_finds_a_planted_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaky(table: Any, viewer: int) -> dict[str, Any]:
        """What the seat we wait for is doing, with a word too many."""
        seen = frames.what_is_seen(table, viewer)
        roles = table.now[0].to_data()["role"]
        return {**seen, "doing": [{**told, "params": {"role": roles[told["seat"]]}} for told in seen["doing"]]}

    monkeypatch.setattr("gulch.server.tables.live.what_is_seen", leaky)
    heard = []
    for k, record in enumerate(twins(None)):
        async with running(tmp_path / str(k)) as place:
            heard.append(await watch(place, monkeypatch, record, None))
    assert heard[0] != heard[1]


async def hinted(place: Place, monkeypatch: pytest.MonkeyPatch, record: dict[str, Any]) -> tuple[list[str], list[str]]:
    """A table where all have agreed to hints: what whoever is asked first hears when they ask for one, and what the
    others hear meanwhile. Nothing goes by the clock."""
    monkeypatch.setattr("gulch.server.tables.hints.secrets.randbits", lambda bits: 7)
    rig(monkeypatch, record)
    async with playing(place, "ppppp", watch=True) as game:
        sat = await game.asked()
        place.hub.tables[game.table].row.hints = ",".join(f"{seat.seat}:{seat.epoch}" for seat in seats_at(game))
        others = [one for one in game.everybody if one is not sat]
        before = [len(one.raw) for one in others]
        await sat.say(type="hint", ref="r")
        answer = await sat.hear("hint")
        assert answer["reasons"] == []
        assert (await game.host.http.get(f"/api/tables/{game.table}/review")).status_code == 409
        await game.catch_up()
        told = [text for one, n in zip(others, before, strict=True) for text in one.raw[n:]]
        return [json.dumps(answer)], [text for text in told if '"type":"pong"' not in text]


def seats_at(game: Game) -> list[Any]:
    live: LiveTable = game.place.hub.tables[game.table]
    return live.seats


async def test_a_hint_tells_nothing_that_its_seat_may_not_know(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nobody else hears of it. Also where all have agreed to hints there is no review before the end."""
    heard = []
    for k, record in enumerate(twins(asked_first())):
        async with running(tmp_path / str(k), hint_seconds=0.0) as place:
            heard.append(await hinted(place, monkeypatch, record))
    assert heard[0] == heard[1]
    assert heard[0][1] == []


async def test_a_hint_from_the_table_itself_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hints.hint

    async def leaky(pool: Any, table: Any, seat: int, seed: int) -> dict[str, Any]:
        """It knows who is who."""
        found = await honest(pool, table, seat, seed)
        friends = table.now[0].to_data()["role"]
        return {**found, "chances": {option: friends.index("renegade") / 10 for option in found["chances"]}}

    monkeypatch.setattr(hints, "hint", leaky)
    heard = []
    for k, record in enumerate(twins(asked_first(), lambda roles: roles.index("renegade"))):
        async with running(tmp_path / str(k), hint_seconds=0.0) as place:
            heard.append(await hinted(place, monkeypatch, record))
    assert heard[0] != heard[1]


async def test_a_hint_that_others_hear_of_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = hints.give

    async def loud(live: LiveTable, connection: Any, said: Any, seat: int) -> None:
        await honest(live, connection, said, seat)
        live.to_all(frame("notice", text="somebody-asked", params={}))

    monkeypatch.setattr(hints, "give", loud)
    async with running(tmp_path, hint_seconds=0.0) as place:
        assert (await hinted(place, monkeypatch, twins(asked_first())[0]))[1] != []


async def test_nothing_secret_is_sent_or_logged(place: Place, capfd: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Seeds, keys, tokens and other seats' roles, looked for in every frame, body and log line."""
    caplog.set_level("INFO")  # as serve() has it, and all of our own
    caplog.set_level("DEBUG", "gulch.server")
    async with playing(place, "ppppp", watch=True) as game:
        for _ in range(10):
            await game.step()
        live = place.hub.tables[game.table]
        secrets = [live.secret["server"]["seed"], *(seat["seed"] for seat in live.secret["seats"])]
        key = place.hub.identity.key.decode()
        tokens = {seat: await game.host.token(game.table, seat) for seat in range(5)}
        for sat in game.everybody:
            text = "\n".join(sat.raw)
            for secret in [*secrets, key, *tokens.values()]:
                assert secret not in text
            for seat, player in enumerate(sat.view["players"]):
                known = seat == sat.seat or player["role"] in ("sheriff", None) or not player["alive"]
                assert known, "a role that this viewer may not know"
        bodies = await over_http(game, None) + json.dumps(await game.host.get("/api/me"))
        out = "".join(capfd.readouterr())
        logged = caplog.text + out
        for secret in [*secrets, key, *tokens.values()]:
            assert secret not in bodies
            assert secret not in logged
        for event in live.table.streams[0][:5]:
            assert event not in logged
        ours = [record.getMessage() for record in caplog.records if record.name == "gulch.server"]
        assert game.table not in "".join(ours)


async def test_a_guests_cookie_and_a_seats_token_are_not_for_others(place: Place) -> None:
    async with playing(place, "ppb") as game:
        other = await place.guest("Other")
        info = await other.get(f"/api/tables/{game.table}")
        assert info["tokens"] == {}
        assert not info["host"]
        assert not any(seat["mine"] for seat in info["seats"])
        for call in ("leave", "kick"):
            assert (await other.post(f"/api/tables/{game.table}/{call}", {"seat": 0})).status_code == 403
        assert (await other.post(f"/api/tables/{game.table}/bot", {"seat": 0, "level": "random"})).status_code == 403
        forged = place.http()
        forged.cookies.set("gulch_guest", game.host.http.cookies["gulch_guest"][:-2] + "xx")
        assert (await forged.get("/api/me")).json() == {"id": None, "name": None, "tables": [], "more": None}
        assert (await forged.post(f"/api/tables/{game.table}/sit", json={})).status_code == 401


def test_the_key_is_for_the_owner_of_the_folder_only(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert load_key(tmp_path) == key
