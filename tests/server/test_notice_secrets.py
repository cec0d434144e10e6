"""Notices tell nobody what they may not know: tables that look the same to everybody else send the same bytes."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import pytest

import gulch
from gulch.server.notices import notices
from gulch.server.notices.words import Notice, compose
from gulch.server.tables import dealing
from gulch.server.tables.play import answer_for
from server.hand_time import HandTime
from server.people import Place, running
from server.post_office import Mailbox, Receiver, mailbox, receiver
from server.test_notices import SETTINGS, mail_settings, token_in
from server.test_secrets import twins

STEPS = 8


async def sent(
    place: Place, time: HandTime, hook: Receiver, box: Mailbox, record: dict[str, Any], seat: int
) -> list[str]:
    """A fixed game from this start, in which nobody looks: all that is sent to everybody but one seat, and when."""
    people = [await place.guest(f"Guest {i}") for i in range(5)]
    table = await people[0].create("ppppp")
    for i, guest in enumerate(people):
        await guest.do(f"/api/tables/{table}/sit", {"seat": i})
        if i % 2:
            await guest.do("/api/me/notices", {"way": "mail", "address": f"guest{i}@example.org"})
            await guest.do("/api/notices/confirm", {"token": token_in(box.mails[-1].get_content(), "confirm")})
        else:
            await guest.do("/api/me/notices", {"way": "webhook", "address": f"{hook.url}/{i}", "language": "ru"})
    box.mails.clear()
    await people[0].do(f"/api/tables/{table}/start")
    looks = []
    for _ in range(STEPS):
        for _ in range(3):
            time.move(70)
            await place.hub.notices.look()
        told = sorted(f"{each.target} {each.body.decode()}" for each in hook.got)
        told += sorted(plain(mail) for mail in box.mails)
        looks.append("\n".join(neutral(text, table) for text in told if f"/{seat} " not in text[:3]))
        async with place.hub.use(table) as live:
            [asked] = live.table.pending
            question = live.table.pending[asked]
            await answer_for(live, asked, question.number, question.options[-1].id, None)
    assert len(hook.got) + len(box.mails) > STEPS, "turns, and that the game has begun"
    return looks


def plain(mail: EmailMessage) -> str:
    return "\n".join([*(f"{name}: {value}" for name, value in mail.items()), mail.get_content()])


def neutral(text: str, table: str) -> str:
    """Without the table's id, and without signatures, which hold the address they are sent to."""
    text = re.sub(r"(Message-ID: <|token=|#stop=)\S+?(?=[>@\s]|$)(@\S+)?", r"\1X", text)
    return text.replace(table, "TABLE")


async def twin_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seat: int) -> list[list[str]]:
    """`seat` may know more: roles differ, and look the same to it."""
    heard = []
    for k, record in enumerate(twins(seat)):
        async with AsyncExitStack() as stack:
            hook, box = await stack.enter_async_context(receiver()), await stack.enter_async_context(mailbox())

            def rigged(game: Any, seats: int, fair: Any, options: Any, record: dict[str, Any] = record) -> Any:
                table = gulch.replay(record)
                table.fair = None
                return table

            monkeypatch.setattr(dealing, "new_table", rigged)
            time = HandTime()
            settings = {**SETTINGS, **mail_settings(box), "public_url": "https://play.example.org"}
            place = await stack.enter_async_context(running(tmp_path / str(k), time, **settings))
            heard.append(await sent(place, time, hook, box, record, seat))
    return heard


async def test_twin_tables_send_the_same_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await twin_notices(tmp_path, monkeypatch, 1)
    assert one == other


async def test_the_comparison_finds_a_notice_that_knows_a_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hubs: list[Any] = []
    begin = notices.Notices.start

    def start(self: notices.Notices) -> None:
        hubs.append(self.hub)
        begin(self)

    def leaky(items: Any, language: str, origin: str) -> Notice:
        notice = compose(items, language, origin)
        roles = hubs[-1].tables[items[0].table].table.now[0].to_data()["role"]
        return Notice(f"{notice.title} {roles}", notice.lines, notice.link)

    monkeypatch.setattr(notices.Notices, "start", start)
    monkeypatch.setattr(notices, "compose", leaky)
    one, other = await twin_notices(tmp_path, monkeypatch, 1)
    assert one != other


def test_a_notice_is_made_without_a_game() -> None:
    """Its words come from public things: the module that makes them knows no table of the engine."""
    source = (Path(notices.__file__).parent / "words.py").read_text(encoding="utf-8")
    assert not re.search(r"gulch\.(engine|games|records)|\.table\b\.|live|view", source)
