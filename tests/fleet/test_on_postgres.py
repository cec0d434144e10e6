"""What holds on SQLite holds on PostgreSQL: the same tests of the protocol, the seats and the secrets."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from server import test_secrets
from server.people import Place
from server.test_admin import *  # noqa: F403
from server.test_protocol import *  # noqa: F403
from server.test_seats import *  # noqa: F403
from server.test_secrets import test_a_guests_cookie_and_a_seats_token_are_not_for_others as test_tokens  # noqa: F401
from server.test_secrets import test_nothing_secret_is_sent_or_logged  # noqa: F401

pytestmark = pytest.mark.usefixtures("database")


async def test_a_viewer_receives_the_same_bytes_here_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await test_secrets.test_a_viewer_receives_the_same_bytes_whatever_it_may_not_know(tmp_path, monkeypatch, 1)


async def test_what_postgresql_can_not_store_never_gets_there(place: Place) -> None:
    """A NUL: the transaction would fail, and with it what others have said at the same moment."""
    ann, store, ours = await place.guest("Ann"), place.hub.store, {"Origin": place.url}
    table = await ann.create()
    response = await ann.http.post("/api/me/passkeys/remove", json={"id": "a\0"}, headers=ours)
    assert response.status_code == 422
    challenge = (await ann.http.post("/api/passkey/new", headers=ours)).json()["challenge"]
    said = {"type": "webauthn.get", "challenge": challenge, "origin": place.url}
    data = base64.urlsafe_b64encode(json.dumps(said).encode()).decode().rstrip("=")
    credential = {"id": "a\0", "response": {"clientDataJSON": data}}
    response = await ann.http.post("/api/passkey", json={"credential": credential}, headers=ours)
    assert response.status_code == 404
    async with ann.seat(table) as sat:
        await sat.say(type="chat", text="How\0dy")
        assert (await sat.hear("chat"))["text"] == "Howdy"
    assert store.writer.failures == 0
