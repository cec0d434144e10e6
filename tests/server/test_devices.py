"""The same person on another device: words, a phrase, signing out, being forgotten."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

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
    assert (await phone.get("/api/me"))["name"] == "Anna"


async def test_words_are_good_once_and_for_ten_minutes(tmp_path: Path) -> None:
    time = HandTime()
    async with running(tmp_path, time) as place:
        ann = await place.guest("Ann")
        used = (await ann.do("/api/me/link"))["words"]
        await another_device(place, used)
        assert await refused(place, used) == "error-no-such-words", "good once"
        late = (await ann.do("/api/me/link"))["words"]
        time.move(601)
        await refused(place, late)
        first = (await ann.do("/api/me/link"))["words"]
        await ann.do("/api/me/link")
        await refused(place, first)
        await refused(place, ["nonsense"] * 6)
        await refused(place, ["nonsense"] * 12)


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
