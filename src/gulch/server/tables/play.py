"""What a seat says about the game: answer, undo, explain, look. Persist, then acknowledge, then broadcast."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

from gulch.engine.game import Refused
from gulch.engine.record import record_of
from gulch.engine.table import Table
from gulch.server import crash
from gulch.server.bots.pool import Late
from gulch.server.socket.connection import Connection
from gulch.server.socket.frames import describe, open_block, seat_of
from gulch.server.socket.messages import Answer, Explain, Look, Preview, Undo, frame
from gulch.server.store.changes import CHECKPOINT, GAME_OVER, change_often
from gulch.server.store.rebuild import Step, apply, checkpoint_of, own_answer
from gulch.server.store.writer import Conflict, Statement, StoreDown
from gulch.server.tables.absence import come_back
from gulch.server.tables.failures import RuleFailed, report, rule_failed
from gulch.server.tables.live import LiveTable, News

CHECKPOINT_EVERY = 25
LOOK_SECONDS = 5.0


def reason(text: str, **params: Any) -> dict[str, Any]:
    return {"rule": "", "text": text, "params": params}


def refused(cmd_id: str, reasons: list[dict[str, Any]], **more: Any) -> bytes:
    return frame("refused", cmd_id=cmd_id, reasons=reasons, **more)


async def first_ack(live: LiveTable, seat: int, cmd_id: str, remembered_only: bool = False) -> bytes | None:
    """The acknowledgement that this command got, if it was done before."""
    command = f"{seat}:{cmd_id}"
    position = live.recent.get(command)
    if position is None and not remembered_only:
        entry = await live.hub.store.entry(live.id, command)
        position = None if entry is None else entry.position
    if position is None or position > live.position:
        return None
    return frame("ack", cmd_id=cmd_id, seq=live.marks[seat][position])


async def answer(live: LiveTable, connection: Connection, said: Answer) -> None:
    begun = time.perf_counter()
    async with live.lock:
        while not await is_settled(live, connection, said, begun):
            pass


async def is_settled(live: LiveTable, connection: Connection, said: Answer, begun: float) -> bool:
    """Whether the seat was told what became of its answer. False: another process was faster with something else, and
    the question still stands."""
    seat, tally = connection.seat, live.hub.tally
    assert seat is not None
    if ack := await first_ack(live, seat, said.cmd_id, remembered_only=True):
        connection.send(ack)
        return True
    if live.stuck or live.row.ended:
        connection.send(refused(said.cmd_id, [reason("rules-gone" if live.stuck else "ended")]))
        return True
    question = live.table.pending.get(seat) if live.table else None
    if question is None or question.number != said.question:
        ack = await first_ack(live, seat, said.cmd_id)
        now = None if question is None else question.data()
        if ack is None:
            tally.refusals["stale"] += 1
        connection.send(ack or frame("stale", cmd_id=said.cmd_id, question=now))
        return True
    try:
        if live.seats[seat].absent:
            await come_back(live, seat)
        news = await happen(live, ("answer", seat, said.option), f"{seat}:{said.cmd_id}", own=True)
    except Refused as error:
        tally.refusals["refused"] += 1
        connection.send(refused(said.cmd_id, [reason.data() for reason in error.reasons]))
    except RuleFailed:
        tally.refusals["rule-failed"] += 1
        connection.send(refused(said.cmd_id, [reason("rule-failed")]))
    except Conflict:  # the command is an old one after all, or another process has moved on
        ack = await first_ack(live, seat, said.cmd_id)
        if ack is None and live.hub.fleet is not None:
            return connection.closing is not None
        connection.send(ack or frame("stale", cmd_id=said.cmd_id, question=None))
    else:
        acknowledge(live, seat, connection, said.cmd_id)
        tally.acknowledged.add(time.perf_counter() - begun)
        settle(live, news)
    return True


async def answer_for(live: LiveTable, seat: int, number: int, option: str, level: str | None) -> bool:
    """An answer that the table gives for a seat: that of a bot of this level, or the only one there is. False: it could
    not be stored. RuleFailed: another one must be found."""
    async with live.lock:
        question = live.table.pending.get(seat) if live.table else None
        if question is None or question.number != number or live.player(seat) != level:
            return True  # somebody was faster, or the owner is back
        try:
            news = await happen(live, ("answer", seat, option), f"table:{live.position + 1}")
        except (Refused, Conflict, StoreDown):
            return False
        crash.point("before-ack")
        settle(live, news)
        return True


async def happen(live: LiveTable, step: Step, command: str, own: bool = False) -> News:
    """Do something to the table and store it. Refused: it is not legal. RuleFailed: a rule raised. Either way, and if
    it can't be stored, nothing has happened. `own`: the seat's owner does it."""
    table = live.table
    assert table is not None
    before = open_block(table)
    try:
        apply(table, step)
    except Refused:
        raise
    except Exception as error:
        await rule_failed(live, step, error, unchanged=step[0] == "answer")
        raise RuleFailed from None
    try:
        in_secret = before is not None and before == open_block(table)
        news = live.news(step[1] if in_secret else None)
        also = aftermath(live)
    except Exception as error:
        await rule_failed(live, step, error, unchanged=False)
        raise RuleFailed from None
    face = live.clocks.face()
    clocks = live.clocks.turn(step[1] if own else None, step[1] if step[0] == "undo" else None)
    await live.store(step, command, news, *also, *clocks)
    live.clocks.set_alarm()
    if live.clocks.face() != face:  # else nobody hears: what is chosen in secret may be noted there, too
        live.announce()
    return news


def acknowledge(live: LiveTable, seat: int, connection: Connection, cmd_id: str) -> None:
    crash.point("before-ack")
    connection.send(frame("ack", cmd_id=cmd_id, seq=live.seq(seat)))


def settle(live: LiveTable, news: News) -> None:
    """After something was stored: everybody is told, an open vote is off, the next bot may think."""
    if live.vote:
        live.vote.look_again()
    live.broadcast(news)
    if live.row.state == "over":
        live.announce()
    live.driver.look()


def aftermath(live: LiveTable) -> list[Statement]:
    """What is stored with an answer: the end of the game, and a checkpoint now and then."""
    table = live.table
    assert table is not None
    if table.over and live.row.state == "playing":
        views = [table.view(seat_of(v, table)) for v in range(live.viewers)]
        live.over = {"outcome": table.outcome.data() if table.outcome else None}
        live.row.state = "over"
        text = msgspec.json.encode({**live.over, "views": views}).decode()
        record = msgspec.json.encode(record_of(table)).decode()
        ended: dict[str, Any] = {"state": "over", "finished": live.hub.time.now()}
        return [change_often(GAME_OVER, live.id, **ended, outcome=text, record=record, checkpoint=None)]
    if (live.position + 2) % CHECKPOINT_EVERY == 0:
        text = msgspec.json.encode(checkpoint_of(table, live.position + 1)).decode()
        return [change_often(CHECKPOINT, live.id, checkpoint=text)]
    return []


async def undo(live: LiveTable, connection: Connection, said: Undo) -> None:
    seat = connection.seat
    assert seat is not None
    async with live.lock:
        if ack := await first_ack(live, seat, said.cmd_id):
            connection.send(ack)
            return
        table = live.table
        if table is None or live.row.state == "over":
            text = "rules-gone" if live.stuck else "nothing-to-undo"
            connection.send(refused(said.cmd_id, [reason(text)], vote=False))
            return
        index = table.last_answer(seat)
        if index < live.fixed:  # also -1: there is none
            why = why_no_vote(live, table, seat)
            connection.send(refused(said.cmd_id, [reason(why or "undo-barrier")], vote=not why))
            return
        try:
            news = await happen(live, ("undo", seat, str(index)), f"{seat}:{said.cmd_id}")
        except (Conflict, RuleFailed) as error:
            text = "rule-failed" if isinstance(error, RuleFailed) else "undo-barrier"
            connection.send(refused(said.cmd_id, [reason(text)], vote=False))
            return
        acknowledge(live, seat, connection, said.cmd_id)
        settle(live, news)


def why_no_vote(live: LiveTable, table: Table, seat: int) -> str:
    """Why the table can't even vote to take this seat's last answer back; empty: it can. While everybody chooses in
    secret one's own choice may go back; anything earlier would undo what the others have sealed."""
    index = own_answer(table, seat)
    if table.over or index < 0:
        return "nothing-to-undo"
    if index < live.fixed:
        return "undo-heir"
    return "undo-sealed" if index < table.opened else ""


async def explain(live: LiveTable, connection: Connection, said: Explain) -> None:
    assert connection.seat is not None
    async with live.lock:
        if live.table is None:
            reasons = [reason("rules-gone") if live.stuck else reason("not-started")]
        else:
            reasons = why_not(live, live.table, connection.seat, said.option)
    connection.send(frame("why", ref=said.ref, reasons=reasons))


def why_not(live: LiveTable, table: Table, seat: int, option: str) -> list[dict[str, Any]]:
    try:
        return [why.data() for why in table.explain(seat, option)]
    except Exception as error:
        report(live, "a rule failed at a question", error)
        return [reason("rule-failed")]


async def preview(live: LiveTable, connection: Connection, said: Preview) -> None:
    """What these answers would lead to, each as far as it could be taken back. Worked out on a copy, one after the
    other, so that the table goes on meanwhile. What is not legal, or too much at once, is left out."""
    assert connection.seat is not None
    async with live.lock:
        table = live.table.copy() if live.table is not None else None
    previews: dict[str, Any] = {}
    for option in said.options if table is not None else []:
        if not connection.previews.take():
            break
        if told := previewed(live, table, connection.seat, option):
            previews[option] = told
        await asyncio.sleep(0)
    connection.send(frame("preview", ref=said.ref, previews=previews))


def previewed(live: LiveTable, table: Table | None, seat: int, option: str) -> dict[str, Any] | None:
    assert table is not None
    try:
        found = table.preview(seat, option)
        events = [msgspec.Raw(b"{" + describe(table, event)) for event in found.events]
    except Refused:
        return None
    except Exception as error:
        report(live, "a rule failed at a preview", error)
        return None
    return {"events": events, "final": found.final}


async def look(live: LiveTable, connection: Connection, said: Look) -> None:
    """The table as this viewer saw it once. Worked out elsewhere, so that the table goes on meanwhile."""
    viewer = live.viewer(connection)
    view: Any = None
    now: dict[str, Any] = {}
    position = 0
    async with live.lock:
        seq = min(said.seq, live.seq(viewer))
        table = live.table
        if table is not None:
            position = live.position_of(viewer, seq)
            seq = live.marks[viewer][position]
            now = table.view(seat_of(viewer, table))
            if position == live.position:
                view = now
            elif position < live.first_known(viewer):
                table = None
    if table is not None and view is None:
        view = await past_view(live, table, position, viewer, now)
    connection.send(frame("moment", ref=said.ref, seq=seq, view=view))


async def past_view(live: LiveTable, table: Table, position: int, viewer: int, now: dict[str, Any]) -> Any:
    """As far as the game lets it be recalled. None where it can't be known any more (begun under older rules)."""
    entries = await live.hub.store.entries(live.id)
    job = {
        "kind": "look",
        "game": table.game.id,
        "start": {**record_of(table), "answers": []},
        "steps": [(entry.kind, entry.seat, entry.said) for entry in entries[: position + 1]],
        "seat": seat_of(viewer, table),
        "now": now,
    }
    try:
        return await live.hub.pool.run(job, LOOK_SECONDS)
    except Late:
        return None
