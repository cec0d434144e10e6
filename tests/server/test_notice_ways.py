"""Where notices go: never into a private network, whatever a name or an answer says; pushes that only one browser
reads; chats through the same door."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import http_ece
import pytest
from apprise.plugins.discord import NotifyDiscord
from apprise.plugins.telegram import NotifyTelegram
from py_vapid import Vapid02

from gulch.server.errors import CannotStart
from gulch.server.notices import outside
from gulch.server.notices.outside import NotSent, is_public, post
from gulch.server.notices.push import check_key, decoded
from server.people import running
from server.post_office import Browser, receiver
from server.test_notices import street

LISTED = """
127.0.0.1 10.1.2.3 172.16.0.1 192.168.1.1 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255 192.0.0.1
::1 :: fe80::1 fe80::1%eth0 fc00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 2002:7f00:1:: 64:ff9b::7f00:1
fec0::1 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b:1::a00:1 5f00::1 2001:db8::1
"""
PRIVATE = LISTED.split()
PUBLIC = ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101", "2a00:1450:4001::200e"]


def test_private_addresses_are_known_in_all_their_clothes() -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    assert [address for address in PUBLIC if not is_public(address)] == []


class Names:
    """A name server: what a name leads to, the first time and from then on."""

    def __init__(self, **names: list[str]) -> None:
        self.names = names
        self.asked: list[str] = []

    async def getaddrinfo(self, host: str, port: int, **_: Any) -> list[Any]:
        self.asked.append(host)
        found = self.names.get(host.partition(".")[0], [host])
        address = found[min(self.asked.count(host), len(found)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in address.split()]


@pytest.fixture
def names(monkeypatch: pytest.MonkeyPatch) -> Names:
    found = Names(
        inside=["127.0.0.1"],
        both=["1.1.1.1 10.0.0.1"],
        changing=["127.0.0.1", "1.1.1.1"],
        public=["1.1.1.1"],
    )

    class Loop:
        getaddrinfo = found.getaddrinfo

    monkeypatch.setattr(vars(outside)["asyncio"], "get_running_loop", lambda: Loop)
    return found


@pytest.mark.parametrize(
    "url",
    [
        "https://inside.example/",
        "https://both.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://2130706433/",
        "http://public.example/",
        "https://public.example:22/",
    ],
)
async def test_nothing_is_sent_into_a_private_network(names: Names, url: str) -> None:
    if url == "https://2130706433/":
        names.names["2130706433"] = ["127.0.0.1"]  # as a resolver reads it
    with pytest.raises(NotSent) as refused:
        await post(url, b"{}", {}, private=False)
    assert refused.value.text == "tell-private-address"


async def test_a_name_is_asked_once_and_the_connection_goes_where_it_led(
    names: Names, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's name server answers differently the second time."""
    went: list[tuple[str, Any]] = []

    async def connect(address: str, port: int, **tls: Any) -> Any:
        went.append((address, tls.get("server_hostname")))
        raise OSError("nobody there")

    monkeypatch.setattr(vars(outside)["asyncio"], "open_connection", connect)
    names.names["rebinding"] = ["1.1.1.1", "127.0.0.1"]
    with pytest.raises(NotSent):
        await post("https://rebinding.example/", b"{}", {}, private=False)
    assert (went, names.asked) == ([("1.1.1.1", "rebinding.example")], ["rebinding.example"])


async def test_a_redirect_is_not_followed(tmp_path: Path) -> None:
    async with receiver() as inner, street(tmp_path) as there:
        there.hook.status, there.hook.headers = 307, [("Location", f"{inner.url}/secret")]
        await there.wish()
        await there.turn()
        assert len(await there.look(61)) == 1
        assert inner.got == []
        assert (await there.ann.get("/api/me/notices"))["trouble"] == "tell-redirect"


async def test_a_server_whose_host_does_not_allow_it_sends_nothing_to_its_neighbours(tmp_path: Path) -> None:
    async with street(tmp_path, notice_private=False) as there:
        response = await there.ann.post("/api/me/notices", {"way": "webhook", "address": there.hook.url})
        assert response.status_code == 422, "without TLS"
        for address in (there.hook.url.replace("http", "https"), "https://localhost:8443/hook"):
            await there.ann.do("/api/me/notices", {"way": "webhook", "address": address})
            response = await there.ann.post("/api/me/notices/test")
            assert response.status_code == 409
            assert (await there.ann.get("/api/me/notices"))["trouble"] == "tell-private-address"
        browser = Browser("https://localhost:8443/push")
        await there.ann.do("/api/me/notices/push", browser.subscription)
        await there.ann.do("/api/me/notices", {"way": "push"})
        assert (await there.ann.post("/api/me/notices/test")).status_code == 409
        assert there.hook.got == []


# ---- Web Push -------------------------------------------------------------------------------------------------------
def claims_of(header: str) -> dict[str, Any]:
    token = header.partition("t=")[2].partition(",")[0]
    claims: dict[str, Any] = json.loads(decoded(token.split(".")[1]))
    return claims


async def test_a_push_is_read_by_the_browser_that_asked_for_it_and_signed_by_the_server(tmp_path: Path) -> None:
    async with street(tmp_path, public_url="https://play.example.org") as there:
        browsers = [Browser(f"{there.hook.url}/push/{i}") for i in range(2)]
        for browser in browsers:
            await there.ann.do("/api/me/notices/push", browser.subscription)
        shown = await there.ann.do("/api/me/notices", {"way": "push", "also": False, "language": "ru"})
        assert shown["devices"] == 2
        table = await there.turn()
        posted = await there.look(61)
        assert sorted(each.target for each in posted) == ["/push/0", "/push/1"]
        for each in posted:
            told = browsers[int(each.target[-1])].open(each.body)
            assert told["title"] == "Перестрелка на кубиках: ваш ход"
            assert told["link"] == f"https://play.example.org/t/{table}"
            claims = claims_of(each.headers["authorization"])
            assert (claims["aud"], claims["sub"]) == (there.hook.url, "https://play.example.org")
            assert f"k={shown['push_key']}" in each.headers["authorization"]
            assert Vapid02.verify(each.headers["authorization"])
        with pytest.raises(http_ece.ECEException):
            browsers[0].open(next(each.body for each in posted if each.target == "/push/1"))
        assert await there.look(3600) == []


async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.ann.do("/api/me/notices/push", Browser(f"{there.hook.url}/push").subscription)
        await there.ann.do("/api/me/notices", {"way": "push"})
        await there.turn()
        there.hook.status = 410
        assert len(await there.look(61)) == 1
        shown = await there.ann.get("/api/me/notices")
        assert (shown["devices"], shown["trouble"]) == (0, "tell-no-browser")
        there.hook.status = 201
        await there.ann.do("/api/me/notices/push", Browser(f"{there.hook.url}/push").subscription)
        assert len(await there.look(61)) == 1, "nothing was lost"


async def test_who_signs_out_everywhere_is_not_pushed_to(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        browser = Browser(f"{there.hook.url}/push")
        await there.ann.do("/api/me/notices/push", browser.subscription)
        await there.ann.do("/api/me/sign_out")
        assert (await there.ann.get("/api/me/notices"))["devices"] == 0
        await there.ann.do("/api/me/notices/push", browser.subscription)
        assert (await there.ann.do("/api/me/notices/push", {**browser.subscription, "on": False}))["devices"] == 0
        bad = {**browser.subscription, "keys": {"p256dh": "AAAA", "auth": "AAAA"}}
        assert (await there.ann.post("/api/me/notices/push", bad)).status_code == 422


async def test_the_key_for_pushes_stays_and_may_be_given(tmp_path: Path) -> None:
    keys = []
    for settings in ({}, {}, {"vapid_key": "q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6j7k8l9z0x1c"}):
        async with running(tmp_path, None, **settings) as place:
            keys.append((await (await place.guest()).get("/api/me/notices"))["push_key"])
    assert keys[0] == keys[1] != keys[2]
    with pytest.raises(CannotStart, match="vapid_key"):
        check_key("nonsense")


# ---- chats ----------------------------------------------------------------------------------------------------------
DISCORD = "https://discord.com/api/webhooks/123456789012345678/" + "a" * 40
TELEGRAM = "123456789:" + "A" * 35 + "/424242"


async def test_discord_and_telegram_hear_it_through_our_own_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with street(tmp_path, public_url="https://play.example.org") as there:
        monkeypatch.setattr(NotifyDiscord, "notify_url", f"{there.hook.url}/discord")
        monkeypatch.setattr(NotifyTelegram, "notify_url", f"{there.hook.url}/telegram/bot")
        await there.bob.do("/api/me", {"name": "@everyone *Bob*"})
        there.hook.said = b'{"ok": true, "result": {"message_id": 1}}'
        for way, address in (("discord", DISCORD), ("telegram", TELEGRAM)):
            await there.wish(way=way, address=address)
            table = await there.turn()
            [posted] = await there.look(181)
            assert way in posted.target
            assert f"https://play.example.org/t/{table}" in posted.body.decode()
            if way == "discord":
                assert "@everyone" not in json.dumps(posted.data, ensure_ascii=False), "nobody's name calls a channel"
            else:
                assert posted.data["chat_id"] == "424242" or posted.data["chat_id"] == 424242


async def test_a_chat_whose_name_leads_inside_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with street(tmp_path, notice_private=False) as there:
        port = there.hook.url.rpartition(":")[2]
        monkeypatch.setattr(NotifyDiscord, "notify_url", f"https://localhost:{port}/discord")
        await there.wish(way="discord", address=DISCORD)
        assert (await there.ann.post("/api/me/notices/test")).status_code == 409
        assert (await there.ann.get("/api/me/notices"))["trouble"] == "tell-private-address"
        assert there.hook.got == []
        await asyncio.sleep(0)
