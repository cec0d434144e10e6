"""Undo beyond the barrier: every other person at the table must agree."""

from __future__ import annotations

import asyncio

from gulch.server.socket.connection import Connection
from gulch.server.socket.frames import open_block
from gulch.server.socket.messages import Agree, AskUndo, frame
from gulch.server.store.rebuild import own_answer
from gulch.server.store.writer import Conflict
from gulch.server.tables.failures import RuleFailed
from gulch.server.tables.live import LiveTable
from gulch.server.tables.play import acknowledge, first_ack, happen, reason, refused, settle, why_no_vote


class Vote:
    """One seat asks to go back to before its last answer."""

    def __init__(self, live: LiveTable, seat: int, cmd_id: str) -> None:
        assert live.table is not None
        self.live = live
        self.seat = seat
        self.cmd_id = cmd_id
        self.block = live.table.opened  # -1: no block is open
        self.number = self.own_answers
        self.keep = own_answer(live.table, seat)  # so many answers
        # In a block only the own choice goes back: the others' are theirs, and nobody may count them.
        self.answers = 1 if self.block >= 0 else len(live.table.log) - self.keep
        self.voters = {s.seat for s in live.seats if s.guest is not None and s.level is None and s.seat != seat}
        self.agreed: set[int] = set()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(live.hub.settings.vote_seconds, self.close, "refused")

    @property
    def own_answers(self) -> int:
        assert self.live.table is not None
        return sum(entry.seat == self.seat for entry in self.live.table.log)

    @property
    def stands(self) -> bool:
        """Whatever happens ends a vote, but for the others' choices in the same block: it does not touch them."""
        table = self.live.table
        return self.block >= 0 and table is not None and table.opened == self.block and self.own_answers == self.number

    @property
    def carried(self) -> bool:
        return self.agreed >= self.voters

    def data(self) -> bytes:
        return frame(
            "vote",
            by=self.live.name_of(self.seat),
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


async def ask_undo(live: LiveTable, connection: Connection, said: AskUndo) -> None:
    seat = connection.seat
    assert seat is not None
    async with live.lock:
        if ack := await first_ack(live, seat, said.cmd_id):
            connection.send(ack)
            return
        why = why_no_vote(live, live.table, seat) if live.table else "nothing-to-undo"
        if why or live.vote is not None:
            connection.send(refused(said.cmd_id, [reason(why or "vote-open")], vote=False))
            return
        live.vote = Vote(live, seat, said.cmd_id)
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
    vote.timer.cancel()  # what is carried can't be refused while it is being stored
    kind = "back" if open_block(live.table) is None else "sealed"
    try:
        news = await happen(live, (kind, vote.seat, str(vote.keep)), f"{vote.seat}:{vote.cmd_id}")
    except (Conflict, RuleFailed):
        vote.close("refused")
        return
    vote.close("taken-back")
    for connection in live.connections[vote.seat]:
        acknowledge(live, vote.seat, connection, vote.cmd_id)
    settle(live, news)
