"""The same person on another device: words, a phrase, signing out, being forgotten."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from gulch.server.store.notices import wishes_of
from gulch.server.store.schema import guests
from gulch.server.store.writer import Statement, StoreDown
from gulch.server.tables.names import spoken
from server.hand_time import HandTime
from server.people import Guest, Place, enter, playing, running


async def another_device(place: Place, words: list[str] | str) -> Guest:
    guest = Guest(place, place.http())
    said = words if isinstance(words, str) else " ".join(words)
    response = await guest.post("/api/me/join", {"words": said})
    assert response.status_code == 200, response.text
    return guest


async def refused(place: Place, words: list[str]) -> str:
    response = await place.http().post("/api/me/join", json={"words": " ".join(words)})
    assert response.status_code == 404
    return str(response.json()["error"]["text"])


async def test_six_words_bring_somebody_to_another_device_and_to_their_seats(place: Place) -> None:
    ann = await place.guest("Ann")
    table = await ann.create("ppb")
    await ann.do(f"/api/tables/{table}/sit", {"seat": 1})
    link = await ann.do("/api/me/link")
    assert (len(link["words"]), link["seconds"]) == (6, 600)
    phone = await another_device(place, link["words"])
    assert (await phone.get("/api/me"))["id"] == (await ann.get("/api/me"))["id"]
    async with ann.seat(table, 1), phone.seat(table, 1) as sat:
        assert sat.table["seats"][1]["mine"]
    await phone.do("/api/me", {"name": "Anna"})
    assert [(await device.get("/api/me"))["name"] for device in (ann, phone)] == ["Anna", "Anna"]


async def test_a_name_changed_after_the_words_were_given_out_is_the_name(place: Place) -> None:
    ann = await place.guest("Ann")
    words = (await ann.do("/api/me/link"))["words"]
    await ann.do("/api/me", {"name": "Anna"})
    assert (await (await another_device(place, words)).get("/api/me"))["name"] == "Anna"


async def test_words_are_good_once_and_for_ten_minutes(tmp_path: Path) -> None:
    time = HandTime()
    async with running(tmp_path, time) as place:
        ann = await place.guest("Ann")
        used = (await ann.do("/api/me/link"))["words"]
        await another_device(place, used)
        assert await refused(place, used) == "error-no-such-words", "good once"
        late = (await ann.do("/api/me/link"))["words"]
        time.move(600)
        await refused(place, late)
        first = (await ann.do("/api/me/link"))["words"]
        await ann.do("/api/me/link")
        await refused(place, first)
        await refused(place, ["nonsense"] * 6)
        await refused(place, ["nonsense"] * 12)


async def test_a_restart_does_not_lengthen_the_life_of_words(tmp_path: Path) -> None:
    """Nor does it end it: no clock has run at that server, so it has not noted how long it was up."""
    time = HandTime()
    async with running(tmp_path, time) as place:
        time.move(100_000)
        ann, bob = await place.guest("Ann"), await place.guest("Bob")
        words = [(await guest.do("/api/me/link"))["words"] for guest in (ann, bob)]
    later = HandTime()
    later.day = time.day
    async with running(tmp_path, later) as place:
        later.move(599)
        await another_device(place, words[0])
        later.move(1)
        await refused(place, words[1])


async def test_words_may_be_said_in_any_language(place: Place) -> None:
    ann = await place.guest("Ann")
    words = (await ann.do("/api/me/link"))["words"]
    await another_device(place, ", ".join(spoken(word)["ru"].upper() for word in words))


async def test_trying_words_is_slow(tmp_path: Path) -> None:
    async with running(tmp_path, join_rate=0.001, join_burst=3.0) as place:
        http = place.http()
        codes = [(await http.post("/api/me/join", json={"words": "a b c d e f"})).status_code for _ in range(5)]
        assert codes == [404, 404, 404, 429, 429]


async def test_a_phrase_brings_somebody_back_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ann = await place.guest("Ann")
        id = (await ann.get("/api/me"))["id"]
        old = (await ann.do("/api/me/phrase"))["words"]
        words = (await ann.do("/api/me/phrase"))["words"]
        assert len(words) == 12
    async with running(tmp_path) as place:
        await refused(place, old)
        for _ in range(2):  # as often as need be
            back = await another_device(place, words)
            assert await back.get("/api/me") | {"tables": [], "more": None} == {
                "id": id,
                "name": "Ann",
                "tables": [],
                "more": None,
            }


async def test_who_signs_out_everywhere_stays_here_and_nowhere_else(place: Place) -> None:
    async with playing(place, "ppp") as game:
        ann, table = game.host, game.table
        phone = await another_device(place, (await ann.do("/api/me/link"))["words"])
        token = await phone.token(table, 0)
        async with phone.seat(table, 0) as sat:
            await ann.do("/api/me/sign_out")
            assert (await sat.hear("bye"))["text"] == "error-signed-out"
        assert (await phone.get("/api/me"))["id"] is None
        with pytest.raises(ConnectionClosed) as end:
            async with enter(place, table, token):
                pass
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1008
        async with ann.seat(table, 0) as sat:
            assert sat.view
    assert (await ann.get("/api/me"))["name"] == "Host"


async def test_who_is_forgotten_leaves_no_name_and_their_games_go_on(place: Place) -> None:
    ann, bob = await place.guest("Ann"), await place.guest("Bob")
    phrase = (await ann.do("/api/me/phrase"))["words"]
    tables = {}
    for name in ("waiting", "playing", "over"):
        table = tables[name] = await bob.create("ppb")
        await ann.do(f"/api/tables/{table}/sit", {"seat": 0})
        await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
        if name != "waiting":
            await bob.do(f"/api/tables/{table}/start")
    over = tables["over"]
    async with ann.seat(over, 0) as sat:
        await sat.say(type="chat", text="hello")
        await sat.hear("chat")
        await ask_to_end(bob, over, sat)
    old = ann.http.cookies["gulch_guest"]
    await ann.do("/api/me/forget")
    assert (await ann.get("/api/me"))["id"] is None
    await refused(place, phrase)
    again = place.http()
    again.cookies.set("gulch_guest", old)
    assert (await again.get("/api/me")).json()["id"] is None, "an old cookie is nobody's"
    for _ in range(2):
        infos = {name: await bob.get(f"/api/tables/{table}") for name, table in tables.items()}
        assert not infos["waiting"]["seats"][0]["taken"]
        assert infos["playing"]["seats"][0]["vacant"]
        assert [seat["name"] for seat in infos["over"]["seats"]][:2] == ["", "Bob"]
        assert (await bob.get(f"/api/tables/{over}/record"))["answers"] == []
        async with bob.seat(over, 1) as sat:
            assert [line["from"] for line in sat.heard[0]["chat"]] == [""]
        place.hub.tables.clear()  # from memory and from the store


async def test_whoever_was_not_quite_forgotten_can_ask_again(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """However far it had come when the store failed."""
    store = place.hub.store
    write, done = store.write, 0
    fails_at = 0

    async def fails(*statements: Any, **more: Any) -> None:
        nonlocal done
        done += 1
        if done == fails_at:
            raise StoreDown
        await write(*statements, **more)

    monkeypatch.setattr(store, "write", fails)
    while done >= fails_at:
        ann = await place.guest("Ann")
        id = (await ann.get("/api/me"))["id"]
        await ann.do("/api/me/phrase")
        await ann.do("/api/me/notices", {"way": "webhook", "address": "https://example.org/ann"})
        done, fails_at = 0, fails_at + 1
        codes = [(await ann.post("/api/me/forget")).status_code]
        if done >= fails_at:
            codes.append((await ann.post("/api/me/forget")).status_code)
        assert codes in ([200], [503, 200])
        assert await wishes_of(store, id) is None
        known = await store.known_guest(id)
        assert (known.name, known.phrase) == ("", None)
    assert fails_at > 4


async def test_what_is_learnt_late_of_somebody_is_not_undone(tmp_path: Path) -> None:
    """A ban, or a sign-out at another process: the old cookie has just been used to change the name."""
    async with running(tmp_path, poll_seconds=600.0) as place:
        for change in ({"banned": True}, {"epoch": 1}):
            ann = await place.guest("Ann")
            id = (await ann.get("/api/me"))["id"]
            await ann.do("/api/me/phrase")
            elsewhere = update(guests).where(guests.c.id == id).values(**change)
            await place.hub.store.write(Statement(elsewhere))
            await ann.post("/api/me", {"name": "Thief"})
            row = await place.hub.store.known_guest(id)
            assert {name: getattr(row, name) for name in change} == change
            assert (await ann.post("/api/me/link")).status_code in (401, 403)


async def test_what_somebody_said_loses_their_name_wherever_they_sat_or_watched(place: Place) -> None:
    ann, bob = await place.guest("Ann"), await place.guest("Bob")
    table = await bob.create("ppb")
    await ann.do(f"/api/tables/{table}/sit", {"seat": 0})
    await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
    await bob.do(f"/api/tables/{table}/start")
    async with ann.seat(table, 0) as sat, ann.seat(table) as watching:
        for one in (sat, watching):
            await one.say(type="chat", text="hello")
            await watching.hear("chat")
    await bob.do(f"/api/tables/{table}/kick", {"seat": 0})
    heir = await place.guest("Heir")
    await heir.do(f"/api/tables/{table}/sit", {"seat": 0})
    async with heir.seat(table, 0) as sat:
        await sat.say(type="chat", text="hello")
        await sat.hear("chat")
    await ann.do("/api/me/forget")
    for _ in range(2):
        async with bob.seat(table, 1) as sat:
            assert [line["from"] for line in sat.heard[0]["chat"]] == ["", "", "Heir"]
        place.hub.tables.clear()  # from memory and from the store


async def ask_to_end(guest: Guest, table: str, other: object) -> None:
    async with guest.seat(table, 1) as sat:
        await sat.say(type="ask_vote", cmd_id="v", about="end")
        await sat.hear("vote")
        await other.say(type="agree", cmd_id="a", yes=True)  # type: ignore[attr-defined]
        assert (await sat.hear("notice"))["text"] == "notice-ended"
