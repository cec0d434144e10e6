"""The HTTP side: the games, the page, headers; and whatever a fuzzer can think of."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans

import gulch
from gulch.server import Settings, pages
from gulch.server import people as seats
from gulch.server.catalogue import Catalogue
from gulch.server.hub import Hub
from gulch.server.identity import Guest, Identity
from gulch.server.pool import Pool
from gulch.server.store import Store
from server.people import Place, in_a_thread


async def test_the_games_are_listed_with_seats_options_and_bots(place: Place) -> None:
    guest = await place.guest()
    games = (await guest.get("/api/games"))["games"]
    assert [game["id"] for game in games] == list(gulch.GAMES)
    assert games[0]["seats"] == {"min": 3, "max": 8}
    assert "random" in games[0]["bots"]
    assert (await guest.get("/healthz")) == {"ok": True}


async def test_the_rules_can_be_read_in_both_languages(place: Place) -> None:
    guest = await place.guest()
    texts = [(await guest.get(f"/api/games/bang_dice/rules?lang={lang}"))["statements"] for lang in ("en", "ru")]
    assert [s["id"] for s in texts[0]] == [s["id"] for s in texts[1]]
    assert texts[0][0]["text"] != texts[1][0]["text"]
    assert (await guest.http.get("/api/games/bang_dice/rules?lang=xx")).status_code == 422
    assert (await guest.http.get("/api/games/nothing/rules")).status_code == 404


async def test_my_tables_and_the_public_ones_are_listed(place: Place) -> None:
    host, other = await place.guest("Host"), await place.guest("Other")
    private, public = await host.create("ppb"), await host.create("ppb", public=True)
    assert [t["id"] for t in (await other.get("/api/tables"))["tables"]] == [public]
    assert [t["id"] for t in (await host.get("/api/me"))["tables"]] == [public, private]
    await other.do(f"/api/tables/{private}/sit", {})
    mine = (await other.get("/api/me"))["tables"]
    assert [t["id"] for t in mine] == [private]
    assert mine[0]["seats"][0]["mine"]
    assert mine[0]["tokens"] == {}


async def test_a_bad_option_is_named(place: Place) -> None:
    guest = await place.guest()
    for body, field in (
        ({"seats": [{"kind": "person"}] * 2}, "seats"),
        ({"seats": [{"kind": "person"}] * 3, "options": {"nothing": True}}, "options"),
    ):
        response = await guest.post("/api/tables", {"game": "bang_dice", **body})
        assert response.status_code == 422
        assert response.json()["error"] == {"text": "error-bad-option", "params": {"field": field}}


async def test_every_answer_has_the_security_headers(place: Place) -> None:
    guest = await place.guest()
    for path in ("/", "/t/abc", "/api/games", "/nothing.js", "/api/nothing", "/healthz"):
        headers = (await guest.http.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_the_cookie_is_for_the_server_only(place: Place) -> None:
    response = await place.http().post("/api/me", json={"name": "Ada"})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_the_page_is_served_for_every_address_of_its_own(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    http = place.http()
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    response = await http.get("/")
    assert response.text == pages.NOT_BUILT
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>the page</p>")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("let x = 1")
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/", "/t/AbC-12_xyzzy", "/replay/AbC", "/new"):
        response = await http.get(path)
        assert response.text == "<p>the page</p>"
        assert response.headers["cache-control"] == "no-cache"
    again = await http.get("/", headers={"if-none-match": response.headers["etag"]})
    assert again.status_code == 304
    script = await http.get("/assets/app-1a2b.js")
    assert script.text == "let x = 1"
    assert script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    for path in (
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/none.js",
        "/%00.js",
    ):
        response = await http.get(path)
        assert response.status_code == 404
        assert "secret" not in response.text


def test_a_fuzzer_finds_no_failure(tmp_path: Path) -> None:
    """Every call of the OpenAPI document with whatever schemathesis makes up: no 5xx, and failures are message ids."""
    with in_a_thread(tmp_path) as client:
        client.post("/api/me", json={"name": "Ada"})
        people = [{"kind": "bot", "level": "random"}] * 3
        table = client.post("/api/tables", json={"game": "bang_dice", "seats": people}).json()["id"]
        schema = schemathesis.openapi.from_dict(client.get("/api/openapi.json").json())
        operations = [result.ok() for result in schema.get_all_operations()]
        assert len(operations) == 16
        for operation in operations:
            attack(operation, client, table)


def attack(operation: Any, client: httpx.Client, table: str) -> None:
    @settings(max_examples=30, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(), real=booleans())
    def one(case: Any, real: bool) -> None:
        if real and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table  # a table that is there
        request = case.as_transport_kwargs(base_url=str(client.base_url).rstrip("/"))
        request.pop("timeout", None)
        request.pop("cookies", None)
        try:
            response = client.request(**{k: v for k, v in request.items() if v is not None})
        except (httpx.LocalProtocolError, httpx.InvalidURL, UnicodeEncodeError):
            return  # this client would not send it
        assert response.status_code < 500, (case.method, case.path, response.text)
        if response.status_code >= 400:
            assert response.json()["error"]["text"].startswith("error-")

    one()


def test_ten_thousand_tables_fit(tmp_path: Path) -> None:
    asyncio.run(ten_thousand(tmp_path))


async def ten_thousand(data: Path) -> None:
    """Created over HTTP's inside, listed, and every hundredth opened; memory and store stay small."""
    config = Settings(data=data)
    store = Store(config.url)
    await store.open()
    hub = Hub(config, Catalogue(), store, Identity("k" * 64), Pool(config))
    guest = Guest("host", "Host")
    try:
        ids: list[str] = []
        for _ in range(20):
            made = (seats.create(hub, guest, "bang_dice", {}, True, [None, None, "random"]) for _ in range(500))
            ids += await asyncio.gather(*made)
        assert len(set(ids)) == 10_000
        assert not hub.tables, "a table that nobody uses is not in memory"
        assert len(await store.public()) == 100
        for id in ids[::100]:
            async with hub.use(id) as live:
                assert live.row.id == id
                await seats.sit(live, guest, None)
        assert len(hub.tables) == 100
        assert (data / "gulch.db").stat().st_size < 40_000_000
    finally:
        await hub.stop()
        await store.close()
