"""The HTTP side: the games, the page, headers; and whatever a fuzzer can think of."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import booleans

import gulch
from gulch.server.http import lobby, nearby, pages
from server.people import SECONDS, Place, in_a_thread, running

BENCH = Path(__file__).parents[2] / "bench"


async def test_the_games_are_listed_with_seats_options_and_bots(place: Place) -> None:
    guest = await place.guest()
    games = (await guest.get("/api/games"))["games"]
    assert [game["id"] for game in games] == list(gulch.GAMES)
    assert games[0]["seats"] == {"min": 3, "max": 8}
    assert "random" in games[0]["bots"]
    assert (await guest.get("/healthz")) == {"ok": True}


async def test_friends_get_an_address_that_their_phones_can_reach(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "network_address", lambda host: "192.0.2.7" if host == "0.0.0.0" else None)
    async with running(tmp_path, host="0.0.0.0") as place:
        port = place.url.rpartition(":")[2]
        here = (await place.http().get("/api/home")).json()
        assert here == {"local": True, "network": f"http://192.0.2.7:{port}"}
        behind_a_proxy = await place.http().get("/api/home", headers={"Host": "gulch.example"})
        assert behind_a_proxy.json() == {"local": False, "network": None}


async def test_a_server_for_this_machine_alone_says_so(place: Place) -> None:
    assert (await place.http().get("/api/home")).json() == {"local": True, "network": None}


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "[::1]", "localhost"])
def test_this_machine_has_many_names(host: str) -> None:
    assert nearby.is_loopback(host)
    assert nearby.network_address(host) is None


def test_an_address_in_the_network_is_not_this_machine_s_own_name() -> None:
    address = nearby.network_address("0.0.0.0")
    assert address is None or not nearby.is_loopback(address)
    assert not nearby.is_loopback("192.0.2.7")
    assert not nearby.is_loopback("example.org")
    assert not nearby.is_loopback(None)


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
        policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))
        assert policy["default-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert [name for name, value in policy.items() if "unsafe" in value] == ["style-src-attr"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in headers


async def test_head_says_what_get_would(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<p>the page</p>")
    (tmp_path / "static" / "mark.svg").write_text("<svg/>")
    guest = await place.guest()
    table = await guest.create("pbb")
    paths = (
        "/",
        "/t/AbC",
        "/favicon.ico",
        "/healthz",
        "/api/games",
        f"/api/tables/{table}",
        "/nothing",
        "/api/nothing",
    )
    for path in paths:
        got, head = await guest.http.get(path), await guest.http.head(path)
        assert head.status_code == got.status_code, path
        own = {name: head.headers[name] for name in ("date", "x-request-id")}
        assert dict(head.headers) == {**got.headers, **own}
        assert head.content == b""
    icon = await guest.http.get("/favicon.ico")
    assert (icon.status_code, icon.headers["content-type"]) == (200, "image/svg+xml")


async def test_a_stranger_is_nobody_and_that_is_no_error(place: Place) -> None:
    answer = await place.http().get("/api/me")
    assert (answer.status_code, answer.json()) == (200, {"id": None, "name": None, "tables": [], "more": None})
    assert "set-cookie" not in answer.headers, "who has said nothing gets no cookie"


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
    (tmp_path / "static" / ".vite").mkdir()
    (tmp_path / "static" / ".vite" / "manifest.json").write_text('"secret"')
    for path in ("/", "/t/AbC-12_xyzzy", "/t/AbC/", "/t/AbC/replay", "/t/AbC/review", "/rules/bang_dice"):
        response = await http.get(path)
        assert (response.status_code, response.text) == (200, "<p>the page</p>")
        assert response.headers["cache-control"] == "no-cache"
    for path in ("/nothing", "/t", "/t/AbC/replay/more", "/replay/AbC", "/rules"):
        lost = await http.get(path, headers={"if-none-match": response.headers["etag"]})
        assert (lost.status_code, lost.text) == (404, "<p>the page</p>"), "the page says so in its reader's language"
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
        "/.vite/manifest.json",
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
        operations = [result.ok() for result in schema.get_all_operations() if hasattr(result, "ok")]
        assert len(operations) == 47
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


def test_many_tables_are_created_listed_and_opened_without_a_failure() -> None:
    """Three hundred over real HTTP; bench/lobby.py by itself makes ten thousand."""
    command = [sys.executable, str(BENCH / "lobby.py"), "--tables", "300"]
    found = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert list(found["answers"]) == ["200"]
    assert found["listed"] == 100, "a list is no longer than somebody reads"
    assert found["memory_per_table_kb"] < 60
    assert found["store_mb"] < 20


async def test_a_table_that_nobody_uses_costs_no_memory(tmp_path: Path) -> None:
    async with running(tmp_path, idle_seconds=0.0, sweep_seconds=0.02) as place:
        guest = await place.guest()
        tables = [await guest.create("pbb") for _ in range(10)]
        async with asyncio.timeout(SECONDS):
            while place.hub.tables:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert (await guest.get(f"/api/tables/{tables[0]}"))["id"] == tables[0], "it is there when somebody comes"
