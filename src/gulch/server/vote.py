"""Undo beyond the barrier: every other person at the table must agree."""

from __future__ import annotations

import asyncio

from gulch.records.reading import rewind
from gulch.server.connection import Connection
from gulch.server.live import LiveTable
from gulch.server.messages import Agree, AskUndo, frame
from gulch.server.play import acknowledge, aftermath, first_ack, reason, refused, settle
from gulch.server.writer import Conflict


class Vote:
    """One seat asks to go back to before its last answer."""

    def __init__(self, live: LiveTable, seat: int, cmd_id: str, keep: int) -> None:
        assert live.table is not None
        self.live = live
        self.seat = seat
        self.cmd_id = cmd_id
        self.keep = keep  # answers
        self.answers = len(live.table.log) - keep  # that would be taken back
        self.voters = {s.seat for s in live.seats if s.guest is not None and s.level is None and s.seat != seat}
        self.agreed: set[int] = set()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(live.hub.settings.vote_seconds, self.close, "refused")

    @property
    def carried(self) -> bool:
        return self.agreed >= self.voters

    def data(self) -> bytes:
        return frame(
            "vote",
            by=self.live.seats[self.seat].name,
            seat=self.seat,
            answers=self.answers,
            agreed=sorted(self.agreed),
            needed=sorted(self.voters),
        )

    def close(self, how: str) -> None:
        self.timer.cancel()
        if self.live.vote is self:
            self.live.vote = None
            self.live.to_all(frame("vote", closed=how))


def last_answer(live: LiveTable, seat: int) -> int:
    """Where the seat's last answer stands, or -1. No vote in an open block: the others' sealed answers stay sealed."""
    table = live.table
    if table is None or table.over or table.opened >= 0:
        return -1
    return max((i for i, entry in enumerate(table.log) if entry.seat == seat), default=-1)


async def ask_undo(live: LiveTable, connection: Connection, said: AskUndo) -> None:
    seat = connection.seat
    assert seat is not None
    async with live.lock:
        if ack := await first_ack(live, seat, said.cmd_id):
            connection.send(ack)
            return
        keep = last_answer(live, seat)
        if keep < 0 or live.vote is not None:
            text = "nothing-to-undo" if keep < 0 else "vote-open"
            connection.send(refused(said.cmd_id, [reason(text)], vote=False))
            return
        live.vote = Vote(live, seat, said.cmd_id, keep)
        if live.vote.carried:
            await go_back(live, live.vote)
        else:
            live.to_all(live.vote.data())


async def agree(live: LiveTable, connection: Connection, said: Agree) -> None:
    async with live.lock:
        vote = live.vote
        if vote is None or connection.seat not in vote.voters:
            connection.send(refused(said.cmd_id, [reason("no-vote")], vote=False))
            return
        if not said.yes:
            vote.close("refused")
            return
        vote.agreed.add(connection.seat)
        if vote.carried:
            await go_back(live, vote)
        else:
            live.to_all(vote.data())


async def go_back(live: LiveTable, vote: Vote) -> None:
    assert live.table is not None
    rewind(live.table, vote.keep)
    try:
        told = await live.store("back", vote.seat, str(vote.keep), f"{vote.seat}:{vote.cmd_id}", *aftermath(live))
    except Conflict:
        vote.close("refused")
        return
    vote.close("taken-back")
    for connection in live.connections[vote.seat]:
        acknowledge(live, vote.seat, connection, vote.cmd_id)
    settle(live, told)
