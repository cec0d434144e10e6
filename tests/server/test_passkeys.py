"""Passkeys: somebody comes back on another device; what is late, foreign, repeated or copied is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx

from gulch.server.guard.passkeys import CHALLENGE_SECONDS, PASSKEYS_MAX
from server.authenticator import Authenticator
from server.hand_time import HandTime
from server.people import Guest, Place, running


async def post(guest: Guest, path: str, body: Any = None, origin: str | None = None) -> httpx.Response:
    return await guest.http.post(path, json=body or {}, headers={"origin": origin or guest.place.url})


async def add(guest: Guest, device: Authenticator) -> httpx.Response:
    options = (await post(guest, "/api/me/passkeys/new")).json()
    return await post(guest, "/api/me/passkeys", {"credential": device.make(options)})


async def signed(place: Place, device: Authenticator) -> tuple[Guest, dict[str, Any]]:
    """A stranger, and what their passkey says."""
    stranger = Guest(place, place.http())
    options = (await post(stranger, "/api/passkey/new")).json()
    return stranger, device.sign(options)


async def comes(place: Place, device: Authenticator) -> tuple[Guest, httpx.Response]:
    stranger, credential = await signed(place, device)
    return stranger, await post(stranger, "/api/passkey", {"credential": credential})


def why(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["text"]


async def test_a_passkey_brings_somebody_to_another_device_also_after_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        ann = await place.guest("Ann")
        id = (await ann.get("/api/me"))["id"]
        device = Authenticator(place.url)
        made = await add(ann, device)
        assert made.status_code == 200
        assert len(made.json()["passkeys"]) == len((await ann.get("/api/me/passkeys"))["passkeys"]) == 1
        phone, answer = await comes(place, device)
        assert answer.json() == {"id": id, "name": "Ann"}
        assert (await phone.get("/api/me"))["id"] == id
    async with running(tmp_path) as place:
        device.origin = place.url
        phone, answer = await comes(place, device)
        assert (answer.status_code, (await phone.get("/api/me"))["id"]) == (200, id)


async def test_a_challenge_is_good_once_and_for_five_minutes(tmp_path: Path) -> None:
    time = HandTime()
    async with running(tmp_path, time) as place:
        ann, device = await place.guest("Ann"), Authenticator(place.url)
        await add(ann, device)
        stranger, credential = await signed(place, device)
        assert (await post(stranger, "/api/passkey", {"credential": credential})).status_code == 200
        repeated = await post(Guest(place, place.http()), "/api/passkey", {"credential": credential})
        assert why(repeated) == (403, "error-passkey-late")
        stranger, credential = await signed(place, device)
        time.move(CHALLENGE_SECONDS + 1)
        assert why(await post(stranger, "/api/passkey", {"credential": credential})) == (403, "error-passkey-late")
        options = (await post(ann, "/api/me/passkeys/new")).json()
        time.move(CHALLENGE_SECONDS + 1)
        late = await post(ann, "/api/me/passkeys", {"credential": Authenticator(place.url).make(options)})
        assert why(late) == (403, "error-passkey-late")


async def test_somebody_else_s_challenge_makes_no_passkey(place: Place) -> None:
    ann, bob = await place.guest("Ann"), await place.guest("Bob")
    options = (await post(ann, "/api/me/passkeys/new")).json()
    made = await post(bob, "/api/me/passkeys", {"credential": Authenticator(place.url).make(options)})
    assert why(made) == (403, "error-passkey-late")
    assert (await bob.get("/api/me/passkeys"))["passkeys"] == []


async def test_what_was_signed_for_another_site_is_refused(place: Place) -> None:
    ann, device = await place.guest("Ann"), Authenticator(place.url)
    await add(ann, device)
    device.origin = "https://evil.example"
    _, answer = await comes(place, device)
    assert why(answer) == (403, "error-passkey-refused")
    stranger, credential = await signed(place, device)
    foreign = await post(stranger, "/api/passkey", {"credential": credential}, "https://evil.example")
    assert why(foreign) == (403, "error-origin")
    nobody = await stranger.http.post("/api/passkey", json={"credential": credential})
    assert why(nobody) == (403, "error-origin")


async def test_behind_a_proxy_the_public_address_counts(tmp_path: Path) -> None:
    public = "https://play.example.org"
    async with running(tmp_path, origins=(public,)) as place:
        ann, device = await place.guest("Ann"), Authenticator(public)
        options = (await post(ann, "/api/me/passkeys/new", origin=public)).json()
        assert options["rp"]["id"] == "play.example.org"
        made = await post(ann, "/api/me/passkeys", {"credential": device.make(options)}, public)
        assert made.status_code == 200
        stranger = Guest(place, place.http())
        options = (await post(stranger, "/api/passkey/new", origin=public)).json()
        credential = device.sign(options)
        assert (await post(stranger, "/api/passkey", {"credential": credential}, public)).status_code == 200
        options = (await post(stranger, "/api/passkey/new")).json()
        device.origin = place.url
        elsewhere = await post(stranger, "/api/passkey", {"credential": device.sign(options)})
        assert why(elsewhere) == (403, "error-passkey-refused"), "it belongs to the other name"


async def test_a_copy_that_has_counted_less_is_refused(place: Place) -> None:
    ann, device = await place.guest("Ann"), Authenticator(place.url)
    await add(ann, device)
    for _ in range(3):
        assert (await comes(place, device))[1].status_code == 200
    device.count -= 1
    assert why((await comes(place, device))[1]) == (403, "error-passkey-copied")


async def test_a_passkey_that_does_not_count_is_accepted(place: Place) -> None:
    ann, device = await place.guest("Ann"), Authenticator(place.url)
    device.count = -1
    await add(ann, device)
    device.count = -1
    assert (await comes(place, device))[1].status_code == 200


async def test_a_removed_or_unknown_passkey_opens_nothing(place: Place) -> None:
    ann, bob, device = await place.guest("Ann"), await place.guest("Bob"), Authenticator(place.url)
    assert why((await comes(place, device))[1]) == (404, "error-no-such-passkey")
    id = (await add(ann, device)).json()["passkeys"][0]["id"]
    assert why(await post(bob, "/api/me/passkeys/remove", {"id": id})) == (404, "error-no-such-passkey")
    assert (await post(ann, "/api/me/passkeys/remove", {"id": id})).json() == {"passkeys": []}
    assert why((await comes(place, device))[1]) == (404, "error-no-such-passkey")


async def test_another_key_under_the_same_name_is_refused(place: Place) -> None:
    ann, bob, device = await place.guest("Ann"), await place.guest("Bob"), Authenticator(place.url)
    await add(ann, device)
    thief = Authenticator(place.url)
    thief.id, thief.count = device.id, 50
    assert why((await comes(place, thief))[1]) == (403, "error-passkey-refused")
    assert why(await add(bob, thief)) == (403, "error-passkey-refused")
    assert (await comes(place, device))[1].status_code == 200


async def test_passkeys_stay_when_somebody_signs_out_and_go_when_they_are_forgotten(place: Place) -> None:
    ann, device = await place.guest("Ann"), Authenticator(place.url)
    await add(ann, device)
    phone, _ = await comes(place, device)
    await ann.do("/api/me/sign_out")
    assert (await phone.get("/api/me"))["id"] is None
    phone, answer = await comes(place, device)
    assert answer.status_code == 200
    await phone.do("/api/me/forget")
    assert why((await comes(place, device))[1]) == (404, "error-no-such-passkey")


async def test_there_are_not_endlessly_many_and_trying_is_slow(tmp_path: Path) -> None:
    async with running(tmp_path, join_rate=0.001, join_burst=3.0) as place:
        ann = await place.guest("Ann")
        for _ in range(PASSKEYS_MAX):
            assert (await add(ann, Authenticator(place.url))).status_code == 200
        assert why(await post(ann, "/api/me/passkeys/new")) == (409, "error-too-many-passkeys")
        codes = [(await post(ann, "/api/passkey/new")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]


async def test_nonsense_is_one_clear_refusal(place: Place) -> None:
    ann = await place.guest("Ann")
    nonsense: list[Any] = [
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "%"}},
    ]
    for credential in nonsense:
        for path in ("/api/passkey", "/api/me/passkeys"):
            assert why(await post(ann, path, {"credential": credential})) == (403, "error-passkey-refused")
    options = (await post(ann, "/api/me/passkeys/new")).json()
    broken = Authenticator(place.url).make(options)
    broken["response"]["attestationObject"] = "AAAA"
    assert why(await post(ann, "/api/me/passkeys", {"credential": broken})) == (403, "error-passkey-refused")
    assert (await Guest(place, place.http()).post("/api/me/passkeys")).status_code in (401, 422)


async def test_a_known_passkey_that_says_something_broken_is_refused(place: Place) -> None:
    ann, device = await place.guest("Ann"), Authenticator(place.url)
    await add(ann, device)
    for field, value in (
        ("authenticatorData", "AAAA"),
        ("authenticatorData", 7),
        ("signature", ""),
        ("signature", "AAAA"),
        ("userHandle", []),
        ("clientDataJSON", None),
    ):
        stranger, credential = await signed(place, device)
        credential["response"][field] = value
        answer = await post(stranger, "/api/passkey", {"credential": credential})
        assert why(answer) == (403, "error-passkey-refused"), field
