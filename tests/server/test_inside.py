"""What a host sees of a running server: alive, ready, numbers, and who is behind a proxy."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from prometheus_client.parser import text_string_to_metric_families

from gulch.server.run import listen
from server import people
from server.people import Place, playing, running


async def numbers(place: Place) -> dict[str, float]:
    """As Prometheus reads them: name and labels -> value."""
    response = await place.http().get("/metrics")
    assert response.status_code == 200
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(response.text)
        for sample in family.samples
    }


async def test_the_numbers_follow_what_happens(place: Place) -> None:
    before = await numbers(place)
    async with playing(place, "ppb") as game:
        for _ in range(3):
            await game.step()
        sat = await game.asked()
        assert (await sat.answer("no-such-option"))["type"] == "refused"
        assert (await sat.answer(question=0))["type"] == "stale"
        assert (await place.http().get("/api/me/tables?before=1")).status_code == 401
        after = await numbers(place)
    grown = {name: value - before.get(name, 0.0) for name, value in after.items()}
    assert grown["gulch_acknowledge_seconds_count"] == 3
    assert grown["gulch_acknowledge_seconds_bucket +Inf"] == 3
    assert grown["gulch_acknowledge_seconds_sum"] > 0
    assert grown["gulch_entries_total"] >= 4, "the beginning and the answers"
    assert grown["gulch_store_commits_total"] >= 4
    assert grown["gulch_store_commit_seconds_count"] == grown["gulch_store_commits_total"]
    assert grown["gulch_sockets"] == 2
    assert grown["gulch_tables playing"] == 1
    assert grown["gulch_refusals_total refused"] == grown["gulch_refusals_total stale"] == 1
    assert grown["gulch_refusals_total error-no-name"] == 1
    assert grown["gulch_requests_total GET 401"] == 1
    assert after["gulch_store_well"] == 1
    assert "gulch_bot_queue" in after
    assert after["process_resident_memory_bytes"] > 0


async def test_a_server_whose_store_fails_is_alive_and_not_ready(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gulch.server.store.store.WELL_SECONDS", 0.0)

    async def fails(batch: Any) -> None:
        raise OSError("disk full")

    http = place.http()
    assert (await http.get("/readyz")).json() == {"ok": True}
    with monkeypatch.context() as patch:
        patch.setattr(place.hub.store.writer, "transact", fails)
        assert (await http.get("/healthz")).status_code == 200
        assert (await http.get("/readyz")).status_code == 503
        assert (await numbers(place))["gulch_store_well"] == 0
    assert (await http.get("/readyz")).status_code == 200


async def test_the_numbers_are_not_for_everybody(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        for header in ("X-Forwarded-For", "Forwarded"):
            response = await place.http().get("/metrics", headers={header: "127.0.0.1"})
            assert response.status_code == 404, "it came through a proxy, whatever that says"
    async with running(tmp_path, metrics_from=("192.0.2.0/24",)) as place:
        assert (await place.http().get("/metrics")).status_code == 404


async def reads(place: Place, client: str) -> int:
    """The status of one more look at the games, through a proxy that says for whom."""
    headers = {"X-Forwarded-For": client}
    return int((await place.http().get("/api/games", headers=headers)).status_code)


async def test_limits_count_the_client_behind_a_proxy_that_is_trusted(tmp_path: Path) -> None:
    slow: dict[str, Any] = {"read_rate": 0.0, "read_burst": 2.0}
    async with running(tmp_path, proxies=("127.0.0.1",), **slow) as place:
        assert [await reads(place, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert await reads(place, "192.0.2.2") == 200, "another client is another's"
        assert await reads(place, "192.0.2.9, 192.0.2.1") == 429, "what a client says of itself counts for nothing"


async def test_an_ipv4_proxy_is_trusted_where_one_listens_for_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With --host :: its address looks like ::ffff:127.0.0.1. A network may be named by any address in it."""
    try:
        monkeypatch.setattr(people, "listen", lambda _, port: listen("::", port))
        listen("::", 0).close()
    except OSError:
        pytest.skip("this machine has no IPv6")
    slow: dict[str, Any] = {"read_rate": 0.0, "read_burst": 2.0}
    async with running(tmp_path, proxies=("127.0.0.5/8",), **slow) as place:
        place.url = place.url.replace("[::1]", "127.0.0.1")
        assert [await reads(place, "192.0.2.1") for _ in range(3)] == [200, 200, 429]
        assert await reads(place, "192.0.2.2") == 200
        assert (await place.http().get("/metrics")).status_code == 200, "from this machine"


async def test_nobody_else_says_who_somebody_is(tmp_path: Path) -> None:
    slow: dict[str, Any] = {"read_rate": 0.0, "read_burst": 2.0}
    async with running(tmp_path, **slow) as place:
        assert [await reads(place, f"192.0.2.{i}") for i in range(3)] == [200, 200, 429]


@pytest.mark.parametrize("trusted", [True, False])
async def test_a_cookie_is_secure_behind_tls_that_a_trusted_proxy_speaks(tmp_path: Path, trusted: bool) -> None:
    async with running(tmp_path, proxies=("127.0.0.1",) if trusted else ()) as place:
        response = await place.http().post("/api/me", json={"name": "Ada"}, headers={"X-Forwarded-Proto": "https"})
        assert ("Secure" in response.headers["set-cookie"]) == trusted


async def test_a_request_has_an_id_which_a_proxy_may_have_given(tmp_path: Path) -> None:
    given = {"X-Request-ID": "0123456789abcdef-proxy"}
    async with running(tmp_path) as place:
        ids = {(await place.http().get("/healthz", headers=given)).headers["x-request-id"] for _ in range(2)}
        assert len(ids) == 2
        assert given["X-Request-ID"] not in ids
    async with running(tmp_path, proxies=("127.0.0.1",)) as place:
        assert (await place.http().get("/healthz", headers=given)).headers["x-request-id"] == given["X-Request-ID"]
        response = await place.http().get("/healthz", headers={"X-Request-ID": "short"})
        assert response.headers["x-request-id"] != "short"
