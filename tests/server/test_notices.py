"""Notices, with a time that the test moves: who is told, when, how often, and who is not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from gulch.server.settings import Settings
from gulch.server.store.backup import back_up, put_back
from gulch.server.store.changes import change_table
from gulch.server.store.notices import what_was_told, wishes_of
from server.hand_time import HandTime
from server.people import SECONDS, Guest, Place, running
from server.post_office import Mailbox, Posted, Receiver, mailbox, receiver
from server.test_my_games import begun, let_wait_for

NEVER = 1e6  # the test itself says when it is looked
SETTINGS: dict[str, Any] = {
    "notice_look": NEVER,
    "notice_private": True,
    "delay": (600.0, 600.0),
    "seed_grace": 0.01,
    "send_rate": 1e6,
    "send_burst": 1e6,
}


class Street:
    """A server, somebody who wants to be told, somebody else, and where it arrives."""

    def __init__(self, place: Place, time: HandTime, hook: Receiver, ann: Guest, bob: Guest) -> None:
        self.place = place
        self.time = time
        self.hook = hook
        self.ann = ann
        self.bob = bob

    async def turn(self) -> str:
        """A table that waits for Ann."""
        table = await begun(self.ann, self.bob)
        await let_wait_for(self.place, table, 0)
        return table

    async def look(self, seconds: float = 0.0) -> list[Posted]:
        """So much later; returns what has arrived since the last time."""
        before = len(self.hook.got)
        self.time.move(seconds)
        await self.place.hub.notices.look()
        return self.hook.got[before:]

    async def wish(self, guest: Guest | None = None, **more: Any) -> Any:
        wanted = {"way": "webhook", "address": f"{self.hook.url}/ann", "also": False, **more}
        return await (guest or self.ann).do("/api/me/notices", wanted)


@asynccontextmanager
async def street(tmp_path: Path, **settings: Any) -> AsyncIterator[Street]:
    time = HandTime()
    async with AsyncExitStack() as stack:
        hook = await stack.enter_async_context(receiver())
        place = await stack.enter_async_context(running(tmp_path, time, **{**SETTINGS, **settings}))
        yield Street(place, time, hook, await place.guest("Ann"), await place.guest("Bob"))


async def answer(street: Street, guest: Guest, table: str, seat: int) -> None:
    async with guest.seat(table, seat) as sat:
        await sat.until(lambda: sat.question)
        assert (await sat.answer())["type"] == "ack"


async def test_whoever_is_waited_for_is_told_once_after_the_delay(tmp_path: Path) -> None:
    async with street(tmp_path, public_url="https://play.example.org") as there:
        await there.wish()
        table = await there.turn()
        assert await there.look(59) == [], "not yet"
        [posted] = await there.look(2)
        assert posted.target == "/ann"
        assert posted.data["title"] == "Dice shoot-out: your turn"
        assert posted.data["link"] == f"https://play.example.org/t/{table}"
        assert "Bob" in posted.data["text"]
        for _ in range(3):
            assert await there.look(3600) == [], "once"


async def test_who_answers_within_the_delay_or_looks_at_the_table_is_not_told(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        table = await there.turn()
        there.time.move(50)
        await answer(there, there.ann, table, 0)
        assert await there.look(30) == [], "what is asked now was asked half a minute ago"
        await let_wait_for(there.place, table, 0)
        async with there.ann.seat(table, 0) as sat:
            assert await there.look(500) == [], "they are looking at it"
            await sat.say(type="attend", here=False)
            await sat.say(type="ping")
            await sat.hear("pong")
            assert await there.look(30) == [], "they have only just looked away"
            assert len(await there.look(31)) == 1, "the page is open, but out of sight"
            await sat.say(type="attend", here=True)
            await sat.say(type="ping")
            await sat.hear("pong")


async def test_who_has_just_closed_the_page_has_seen_it(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        table = await there.turn()
        there.time.move(500)
        async with there.ann.seat(table, 0):
            pass
        async with asyncio.timeout(SECONDS):
            while any(there.place.hub.tables[table].connections):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await there.look(30) == []
        assert len(await there.look(31)) == 1


async def test_several_turns_come_in_one_notice(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        tables = [await there.turn() for _ in range(3)]
        [posted] = await there.look(61)
        assert posted.data["title"] == "You are waited for at 3 tables"
        assert {line["link"].rpartition("/")[2] for line in posted.data["tables"]} == set(tables)
        await there.turn()
        await there.turn()
        assert await there.look(61) == [], "not one after the other"
        [posted] = await there.look(60)
        assert len(posted.data["tables"]) == 2


async def test_quiet_hours_go_by_the_persons_own_clock_and_nothing_is_lost_in_them(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        there.time.day = 1_767_297_600.0  # 1 January 2026, 20:00 UTC: 23:00 in Moscow
        await there.wish(zone="Europe/Moscow", quiet=[22 * 60, 8 * 60])
        table = await there.turn()
        assert await there.look(61) == []
        assert await there.look(8 * 3600) == [], "seven in the morning"
        [posted] = await there.look(3600)
        assert posted.data["link"].endswith(table)


async def test_a_muted_table_is_silent_and_the_others_are_not(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        loud, muted = await there.turn(), await there.turn()
        shown = await there.ann.do("/api/me/notices/mute", {"table": muted, "on": True})
        assert shown["muted"] == [muted]
        [posted] = await there.look(61)
        assert posted.data["link"].endswith(loud)
        await there.ann.do("/api/me/notices/mute", {"table": muted, "on": False})
        [posted] = await there.look(121)
        assert posted.data["link"].endswith(muted)


async def test_a_bot_or_a_stranger_is_not_told(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        table = await there.turn()
        await there.ann.do(f"/api/tables/{table}/bot", {"seat": 0, "level": "random"})
        assert await there.look(61) == []
        await there.ann.do("/api/me/notices", {"way": None})
        await there.ann.do(f"/api/tables/{table}/back", {"seat": 0})
        assert await there.look(61) == [], "who wants nothing gets nothing"


async def test_beginnings_ends_and_next_games_are_told_to_who_wants_that(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish(also=True, language="ru")
        table = await begun(there.bob, there.ann)
        await let_wait_for(there.place, table, 0)
        [posted] = await there.look(61)
        assert posted.data["title"] == "Перестрелка на кубиках: игра началась"
        there.time.move(200)
        ended: dict[str, Any] = {"state": "over", "finished": there.time.now()}
        async with there.place.hub.use(table) as live:
            live.row.state = "over"
        await there.place.hub.store.write(change_table(table, **ended))
        [posted] = await there.look(61)
        assert posted.data["title"] == "Перестрелка на кубиках: игра окончена"
        following = (await there.bob.do(f"/api/tables/{table}/again"))["id"]
        [posted] = await there.look(121)
        assert posted.data["title"] == "Перестрелка на кубиках: есть следующая игра"
        assert posted.data["link"].endswith(following)
        assert await there.look(121) == []


async def test_a_game_that_begins_before_ones_eyes_is_no_news(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish(also=True)
        table = await there.bob.create("ppb")
        for seat, guest in enumerate((there.bob, there.ann)):
            await guest.do(f"/api/tables/{table}/sit", {"seat": seat})
        async with there.ann.seat(table, 1) as sat:
            await there.bob.do(f"/api/tables/{table}/start")
            await sat.until(lambda: sat.view)
            await let_wait_for(there.place, table, 0)
            assert await there.look(61) == []
        there.place.hub.notices.away.clear()
        assert await there.look(200) == []


async def test_what_was_before_somebody_asked_is_old(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        table = await begun(there.bob, there.ann)
        await let_wait_for(there.place, table, 0)
        there.time.move(10)
        await there.wish(also=True)
        assert await there.look(61) == []
        await let_wait_for(there.place, table, 1)
        assert len(await there.look(61)) == 1, "a turn lasts"


async def test_what_the_browser_has_shown_is_not_sent_again(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        table = await there.turn()
        await there.ann.do("/api/me/notices/told", {"table": table})
        assert await there.look(61) == []
        await there.bob.do("/api/me/notices/told", {"table": table})


async def test_what_fails_is_tried_again_ever_more_seldom_and_the_person_sees_why(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        await there.turn()
        there.hook.status = 500
        assert len(await there.look(61)) == 1
        assert (await there.ann.get("/api/me/notices"))["trouble"] == "tell-refused"
        assert [len(await there.look(30)) for _ in range(7)] == [0, 1, 0, 0, 0, 1, 0]
        there.hook.status = 200
        assert len(await there.look(300)) == 1
        assert (await there.ann.get("/api/me/notices"))["trouble"] is None
        assert await there.look(3600) == []


async def test_a_restart_neither_forgets_nor_repeats(tmp_path: Path) -> None:
    async with street(tmp_path) as there:
        await there.wish()
        await there.turn()
        assert len(await there.look(61)) == 1
        second = await there.turn()
        day, url, cookies = there.time.day, there.hook.url, there.ann.http.cookies
    time = HandTime()
    time.day = day + 500
    async with receiver() as hook, running(tmp_path, time, **SETTINGS) as place:
        ann = Guest(place, place.http())
        ann.http.cookies = cookies
        await ann.do("/api/me/notices", {"way": "webhook", "address": f"{hook.url}/again", "also": False})
        assert url != hook.url
        await place.hub.notices.look()
        [posted] = hook.got
        assert posted.data["link"].endswith(second)


async def test_whoever_is_forgotten_leaves_no_address_and_a_copy_carries_it(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    async with street(tmp_path / "one") as there:
        await there.wish()
        await there.turn()
        await there.look(61)
        await back_up(Settings(data=tmp_path / "one"), copy)
        id = (await there.ann.get("/api/me"))["id"]
        assert await what_was_told(there.place.hub.store)
        await there.ann.do("/api/me/forget")
        assert await wishes_of(there.place.hub.store, id) is None
        assert await what_was_told(there.place.hub.store) == {}
        url = there.hook.url
    await put_back(Settings(data=tmp_path / "two"), copy)
    async with running(tmp_path / "two", **SETTINGS) as place:
        wishes = await wishes_of(place.hub.store, id)
        assert wishes is not None
        assert (wishes.way, wishes.address) == ("webhook", f"{url}/ann")
        assert await what_was_told(place.hub.store)


BAD = [
    {"way": "mail", "address": "nobody"},
    {"way": "mail", "address": "a@b.c\nBcc: x@y.zz"},
    {"way": "mail", "address": "a@[127.0.0.1]"},
    {"way": "webhook", "address": "ftp://example.org/"},
    {"way": "webhook", "address": "https://user:password@example.org/"},
    {"way": "webhook", "address": "http://"},
    {"way": "discord", "address": "https://example.org/api/webhooks/12345678/aaaaaaaaaaaaaaaaaaaaaaaa"},
    {"way": "telegram", "address": "tgram://x/y"},
    {"way": "pigeon"},
    {"way": None, "zone": "Nowhere/Land"},
    {"way": None, "zone": "../../etc/passwd"},
    {"way": None, "quiet": [0, 1440]},
    {"way": None, "quiet": [0]},
    {"way": None, "language": "xx"},
]


async def test_what_can_not_be_is_refused_in_one_line(tmp_path: Path) -> None:
    settings = {"smtp": "smtp://127.0.0.1:9", "mail_from": "gulch@example.org", "public_url": "http://localhost"}
    async with street(tmp_path, **settings) as there:
        for wish in BAD:
            response = await there.ann.post("/api/me/notices", wish)
            assert response.status_code == 422, wish
            assert response.json()["error"]["text"].startswith("error-")
        assert (await there.ann.get("/api/me/notices"))["way"] == ""


# ---- mail -----------------------------------------------------------------------------------------------------------
def mail_settings(box: Mailbox) -> dict[str, Any]:
    return {"smtp": box.url, "mail_from": "Gulch <gulch@example.org>", "public_url": "https://play.example.org"}


def token_in(text: str, name: str) -> str:
    return text.partition(f"#{name}=")[2].split()[0]


async def test_mail_goes_to_a_confirmed_address_and_every_mail_has_a_way_out(tmp_path: Path) -> None:
    async with mailbox() as box, street(tmp_path, **mail_settings(box)) as there:
        shown = await there.wish(way="mail", address="ann@example.org", language="ru")
        assert shown["ways"] == ["mail", "push", "webhook", "discord", "telegram"]
        [asking] = box.mails
        assert asking["To"] == "ann@example.org"
        assert "Кто-то хочет" in asking.get_content()
        table = await there.turn()
        await there.look(61)
        assert len(box.mails) == 1, "nobody has confirmed it"
        stranger = there.place.http()
        token = token_in(asking.get_content(), "confirm")
        assert (await stranger.post("/api/notices/confirm", json={"token": token[:-1] + "!"})).status_code == 404
        assert (await stranger.post("/api/notices/confirm", json={"token": token})).status_code == 200
        await there.look()
        mail = box.mails[1]
        assert mail["Subject"] == "Перестрелка на кубиках: ваш ход"
        assert mail["Auto-Submitted"] == "auto-generated"
        assert f"https://play.example.org/t/{table}" in mail.get_content()
        leave = token_in(mail.get_content(), "stop")
        assert mail["List-Unsubscribe"] == f"<https://play.example.org/api/notices/stop?token={leave}>"
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        response = await stranger.post(f"/api/notices/stop?token={leave}", data={"List-Unsubscribe": "One-Click"})
        assert response.status_code == 200
        assert (await there.ann.get("/api/me/notices"))["way"] == ""
        await there.turn()
        await there.look(1000)
        assert len(box.mails) == 2


async def test_a_link_to_confirm_is_good_for_a_day_and_for_one_address(tmp_path: Path) -> None:
    async with mailbox() as box, street(tmp_path, **mail_settings(box)) as there:
        await there.wish(way="mail", address="ann@example.org")
        first = token_in(box.mails[0].get_content(), "confirm")
        await there.wish(way="mail", address="other@example.org")
        assert (await there.ann.post("/api/notices/confirm", {"token": first})).status_code == 404, "another address"
        second = token_in(box.mails[1].get_content(), "confirm")
        there.time.move(24 * 3600 + 1)
        assert (await there.ann.post("/api/notices/confirm", {"token": second})).status_code == 404, "too late"
        await there.wish(way="mail", address="other@example.org", again=True)
        third = token_in(box.mails[2].get_content(), "confirm")
        assert (await there.ann.post("/api/notices/stop?token=" + third)).status_code == 404, "another letter"
        assert (await there.ann.post("/api/notices/confirm", {"token": third})).status_code == 200
        assert (await there.ann.get("/api/me/notices"))["confirmed"]


async def test_mails_to_strangers_are_few(tmp_path: Path) -> None:
    async with mailbox() as box, street(tmp_path, **mail_settings(box), send_rate=0.0001, send_burst=3.0) as there:
        codes = []
        for i in range(5):
            body = {"way": "mail", "address": f"someone{i}@example.org"}
            codes.append((await there.ann.post("/api/me/notices", body)).status_code)
        assert codes == [200, 200, 200, 429, 429]
        assert len(box.mails) == 3


async def test_a_mail_that_is_refused_is_seen_in_the_settings(tmp_path: Path) -> None:
    async with mailbox() as box, street(tmp_path, **mail_settings(box)) as there:
        box.answer = "550 no such user"
        response = await there.ann.post("/api/me/notices", {"way": "mail", "address": "ann@example.org"})
        assert (response.status_code, response.json()["error"]["text"]) == (409, "error-not-sent")
        assert (await there.ann.get("/api/me/notices"))["trouble"] == "tell-refused"
