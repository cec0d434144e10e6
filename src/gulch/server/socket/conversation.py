"""The socket: hello first, then messages, each checked and authorised."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocket, WebSocketDisconnect

from gulch.server import errors
from gulch.server.errors import Problem
from gulch.server.guard.gate import Gate
from gulch.server.guard.identity import COOKIE
from gulch.server.socket.connection import Connection
from gulch.server.socket.frames import chat_line
from gulch.server.socket.line import LINE, SocketLine
from gulch.server.socket.messages import (
    Agree,
    Answer,
    AskUndo,
    AskVote,
    Attend,
    Chat,
    Explain,
    Hello,
    Hint,
    Look,
    Message,
    Pace,
    Ping,
    Preview,
    Seed,
    Undo,
    frame,
    read,
)
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables import hints, play, vote
from gulch.server.tables.absence import store_clocks
from gulch.server.tables.failures import report
from gulch.server.tables.hub import Hub
from gulch.server.tables.live import LiveTable
from gulch.server.tables.spelling import plain_text

log = logging.getLogger("gulch.server")
PONG = frame("pong")


class Closed(Exception):
    """The client has gone, or has been told to go."""


async def serve_socket(ws: WebSocket, hub: Hub, gate: Gate, table: str | None) -> None:
    """`table`: for which it was dialled, as its address says; an older page's does not."""
    line: SocketLine = ws.scope["extensions"].pop(LINE)  # each has the other: they would stay when the socket is gone
    address = ws.client.host if ws.client else "?"
    asked = HTTPConnection(ws.scope)
    if not gate.origin_allowed(asked.headers):
        await ws.close(1008)  # before accepting: the handshake gets a 403
        return
    try:
        await hub.devices.refresh(asked.cookies.get(COOKIE))
    except StoreDown:
        await ws.close(1013)
        return
    guest = hub.devices.recognise(asked.cookies.get(COOKIE))
    ws.scope["headers"] = []  # read once; a socket stays for hours, and there are thousands
    del asked
    held = gate.enter(address, guest.id if guest else None)
    await ws.accept()
    connection = Connection(ws, line, hub.settings, guest)
    try:
        if held is None:
            connection.close(*errors.TOO_MANY_SOCKETS)
        elif hub.devices.is_banned(guest.id if guest else None):
            connection.close(*errors.BANNED)
        else:
            await converse(connection, hub, table)
    except (Closed, WebSocketDisconnect):
        pass
    except (StoreDown, Conflict):
        connection.close(*errors.STORE_DOWN)
    except Exception as error:
        log.error("a socket failed", exc_info=error)
        connection.close(1011, "error-internal")
    finally:
        if connection.closing:
            hub.tally.refusals[connection.closing[1]] += 1
        gate.leave(held)
        await connection.finished()


async def receive(connection: Connection) -> Message:
    event = await connection.ws.receive()
    if event["type"] == "websocket.disconnect" or connection.closing:
        raise Closed
    if not connection.messages.take():
        connection.close(*errors.TOO_FAST)
        raise Closed
    try:
        return read(event.get("text") or "")
    except (msgspec.DecodeError, ValueError, RecursionError):
        connection.close(*errors.MALFORMED)
        raise Closed from None


async def converse(connection: Connection, hub: Hub, table: str | None) -> None:
    try:
        async with asyncio.timeout(hub.settings.hello_seconds):
            hello = await receive(connection)
    except TimeoutError:
        connection.close(*errors.NO_HELLO)
        return
    if not isinstance(hello, Hello):
        connection.close(*errors.NO_HELLO)
        return
    if table not in (None, hello.table):
        connection.close(*errors.MALFORMED)
        return
    try:
        async with hub.use(hello.table) as live:
            try:
                await stay(connection, live, hello)
            except (Closed, WebSocketDisconnect, StoreDown, Conflict, Problem):
                raise
            except Exception as error:
                report(live, "a socket failed", error)
                connection.close(1011, "error-internal")
    except Problem as problem:
        connection.close(1008 if problem.status < 500 else 1013, problem.text)


async def stay(connection: Connection, live: LiveTable, hello: Hello) -> None:
    """From hello to goodbye at one table."""
    async with live.lock:
        if not admit(connection, live, hello):
            connection.close(*errors.BAD_TOKEN)
            return
        connection.send(await live.snapshot(connection, hello.last_seq))
        if notice := live.about_rules():
            connection.send(notice)
        if sign := live.hub.orders.shown():
            connection.send(sign)
        if open_vote := vote.shown(live):
            connection.send(open_vote)
        live.connect(connection)
        if connection.seat is not None:
            await store_clocks(live, live.clocks.found(connection.seat))
    try:
        epoch = -1 if connection.seat is None else live.seats[connection.seat].epoch
        while True:
            said = await receive(connection)
            if connection.seat is not None and live.seats[connection.seat].epoch != epoch:
                connection.close(*errors.KICKED)  # the seat has another owner now
                return
            await handle(connection, live, said)
    finally:
        live.disconnect(connection)


def admit(connection: Connection, live: LiveTable, hello: Hello) -> bool:
    """A token must be for this table and for the seat's present owner. No token: a spectator."""
    if hello.token is None:
        return True
    claim = live.hub.identity.claim(hello.token)
    if claim is None or claim.table != live.id or not 0 <= claim.seat < len(live.seats):
        return False
    seat, devices = live.seats[claim.seat], live.hub.devices
    if seat.epoch != claim.epoch or seat.guest is None or devices.epoch(seat.guest) != claim.guest_epoch:
        return False
    if devices.is_banned(seat.guest):
        return False
    connection.seat = claim.seat
    return True


async def handle(connection: Connection, live: LiveTable, said: Message) -> None:
    if isinstance(said, Ping):
        connection.send(PONG)
    elif isinstance(said, Pace):
        connection.pace = said.speed
    elif isinstance(said, Attend):
        live.attend(connection, said.here)
    elif isinstance(said, Chat):
        await chat(connection, live, said)
    elif isinstance(said, Look):
        if connection.looks.take():
            await play.look(live, connection, said)
        else:
            connection.send(frame("moment", ref=said.ref, seq=said.seq, view=None))
    elif isinstance(said, Hello):
        connection.close(*errors.MALFORMED)
    elif connection.seat is None:
        only_watches(connection, said, "spectator")
    elif live.seats[connection.seat].resigned and live.row.state == "playing":
        only_watches(connection, said, "resigned")
    elif isinstance(said, Answer):
        await play.answer(live, connection, said)
    elif isinstance(said, Undo):
        await play.undo(live, connection, said)
    elif isinstance(said, AskUndo):
        await vote.ask_undo(live, connection, said)
    elif isinstance(said, AskVote):
        await vote.ask_vote(live, connection, said)
    elif isinstance(said, Agree):
        await vote.agree(live, connection, said)
    elif isinstance(said, Explain):
        await play.explain(live, connection, said)
    elif isinstance(said, Preview):
        await play.preview(live, connection, said)
    elif isinstance(said, Hint):
        hints.ask(live, connection, said)
    elif live.dealing is not None:
        live.dealing.said(connection.seat, said)
    elif live.hub.fleet is not None:
        live.hub.fleet.say_there(live, connection.seat, said)


def only_watches(
    connection: Connection, said: Answer | Undo | AskUndo | AskVote | Agree | Explain | Preview | Hint | Seed, why: str
) -> None:
    """Spectators, and those who have given the game up: what they say has no effect on it."""
    reasons = [play.reason(why)]
    if isinstance(said, Explain):
        connection.send(frame("why", ref=said.ref, reasons=reasons))
    elif isinstance(said, Preview):
        connection.send(frame("preview", ref=said.ref, previews={}))
    elif isinstance(said, Hint):
        connection.send(hints.no_hint(said.ref, why))
    elif not isinstance(said, Seed):
        connection.send(play.refused(said.cmd_id, reasons))


async def chat(connection: Connection, live: LiveTable, said: Chat) -> None:
    """Plain text of people who have a name: a seat's, or a guest's."""
    seat = connection.seat
    name = live.name_of(seat) if seat is not None else connection.guest.name if connection.guest else ""
    text = plain_text(said.text, live.hub.settings.chat_max)
    if not name or not text:
        return
    guest = live.seats[seat].guest if seat is not None else connection.guest.id if connection.guest else None
    if not live.hub.chats.take(guest or ""):
        connection.send(frame("notice", text="error-chat-too-fast", params={}))
        return
    line = {"name": name, "seat": -1 if seat is None else seat, "text": text, "at": time.time()}
    async with live.lock:
        await live.hub.store.write(line={**line, "table_id": live.id, "guest": guest})
        live.chat.append(line)
        live.to_all(frame("chat", **chat_line(line)))
