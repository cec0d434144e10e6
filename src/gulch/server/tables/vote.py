"""Votes: to take back what undo may not, to let a bot stand in for somebody who is gone, to end the game."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

from gulch.server.socket.connection import Connection
from gulch.server.socket.frames import open_block
from gulch.server.socket.messages import Agree, AskUndo, AskVote, frame
from gulch.server.store.rebuild import own_answer
from gulch.server.store.rows import SeatRow
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables.absence import end_game, let_stand_in
from gulch.server.tables.failures import RuleFailed
from gulch.server.tables.hints import agree_to_hints
from gulch.server.tables.info import hints_are_on, persons
from gulch.server.tables.live import LiveTable
from gulch.server.tables.play import acknowledge, first_ack, happen, reason, refused, settle, why_no_vote


class Vote:
    """Somebody asks, and the others must agree."""

    about: str

    def __init__(self, live: LiveTable, seat: int, cmd_id: str, voters: set[int]) -> None:
        self.live = live
        self.seat = seat
        self.cmd_id = cmd_id
        self.voters = voters
        self.owners = owners(live)
        self.agreed: set[int] = set()
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(live.hub.settings.vote_seconds, self.close, "refused")

    @property
    def stands(self) -> bool:
        """Whether it still has a sense after what has just happened at the table."""
        return self.live.row.state == "playing" and owners(self.live) == self.owners

    @property
    def carried(self) -> bool:
        return self.agreed >= self.voters

    def more(self) -> dict[str, Any]:
        return {}

    def data(self) -> bytes:
        shown = {"about": self.about, "by": self.live.name_of(self.seat), "seat": self.seat, **self.more()}
        return frame("vote", **shown, agreed=sorted(self.agreed), needed=sorted(self.voters))

    def look_again(self) -> None:
        if not self.stands:
            self.close("refused")

    def close(self, how: str) -> None:
        self.timer.cancel()
        if self.live.vote is self:
            self.live.vote = None
            self.live.to_all(frame("vote", closed=how))

    async def carry_out(self) -> None:
        raise NotImplementedError


class UndoVote(Vote):
    """One seat asks to go back to before its last answer. Every other person at the table must agree."""

    about = "undo"

    def __init__(self, live: LiveTable, seat: int, cmd_id: str) -> None:
        super().__init__(live, seat, cmd_id, others_playing(live, seat))
        assert live.table is not None
        self.block = live.table.opened  # -1: no block is open
        self.position = live.position
        self.number = self.own_answers
        self.keep = own_answer(live.table, seat)  # so many answers
        # In a block only the own choice goes back: the others' are theirs, and nobody may count them.
        self.answers = 1 if self.block >= 0 else len(live.table.log) - self.keep

    @property
    def own_answers(self) -> int:
        assert self.live.table is not None
        return sum(entry.seat == self.seat for entry in self.live.table.log)

    @property
    def stands(self) -> bool:
        """Whatever happens in the game ends it, but for the others' choices in the same block: they stay untouched."""
        table = self.live.table
        if not super().stands or table is None:
            return False
        if self.block < 0:
            return self.live.position == self.position
        return table.opened == self.block and self.own_answers == self.number

    def more(self) -> dict[str, Any]:
        return {"answers": self.answers}

    async def carry_out(self) -> None:
        live = self.live
        kind = "back" if open_block(live.table) is None else "sealed"
        try:
            news = await happen(live, (kind, self.seat, str(self.keep)), f"{self.seat}:{self.cmd_id}")
        except (Conflict, RuleFailed):
            self.close("refused")
            return
        self.close("taken-back")
        for connection in live.connections[self.seat]:
            acknowledge(live, self.seat, connection, self.cmd_id)
        settle(live, news)


class StandInVote(Vote):
    """Somebody who is waited for is gone: shall a bot play until they are back? Whoever is there must agree."""

    about = "stand-in"

    def __init__(self, live: LiveTable, seat: int, cmd_id: str, target: int) -> None:
        super().__init__(live, seat, cmd_id, others_here(live, seat) - {target})
        self.target = target

    @property
    def stands(self) -> bool:
        return super().stands and is_missing(self.live, self.target)

    def more(self) -> dict[str, Any]:
        return {"target": self.target}

    async def carry_out(self) -> None:
        await let_stand_in(self.live, self.target)
        self.close("carried")


class EndVote(Vote):
    """Shall the game end here? Whoever is there must agree; where people play by days and need not be there at the same
    time, whoever plays."""

    about = "end"

    def __init__(self, live: LiveTable, seat: int, cmd_id: str) -> None:
        by_days = live.clocks.rate is not None and live.clocks.rate.kind == "days"
        super().__init__(live, seat, cmd_id, (others_playing if by_days else others_here)(live, seat))

    async def carry_out(self) -> None:
        await end_game(self.live, "vote")
        self.close("carried")


class HintsVote(Vote):
    """Shall everybody be told, if they ask, what a bot would do? Every other person at the table must agree."""

    about = "hints"

    def __init__(self, live: LiveTable, seat: int, cmd_id: str) -> None:
        super().__init__(live, seat, cmd_id, {s.seat for s in persons(live.seats)} - {seat})

    async def carry_out(self) -> None:
        await agree_to_hints(self.live)
        self.close("carried")


class Speaker(Protocol):
    """Whoever says something, here or at another process."""

    seat: int | None

    def send(self, data: bytes) -> None: ...


def owners(live: LiveTable) -> list[tuple[int, bool]]:
    """Who may vote: another owner of a seat, or one who has given up, was not asked."""
    return [(seat.epoch, seat.resigned) for seat in live.seats]


def is_voting(live: LiveTable) -> bool:
    return shown(live) is not None


def shown(live: LiveTable) -> bytes | None:
    """The vote that is open, here or at another process, as whoever comes sees it."""
    until, told = live.vote_elsewhere
    return live.vote.data() if live.vote else told if until > time.monotonic() else None


def others_playing(live: LiveTable, seat: int) -> set[int]:
    return {s.seat for s in persons(live.seats) if has_a_say(live, s) and s.seat != seat}


def has_a_say(live: LiveTable, seat: SeatRow) -> bool:
    """Also whoever sits there while a bot plays for them: it may be the host's doing, who would else be alone among the
    bots and take back what everybody has seen. Not who did not come in time."""
    return seat.level is None or (live.present(seat.seat) and not seat.absent)


def others_here(live: LiveTable, seat: int) -> set[int]:
    return {other for other in others_playing(live, seat) if live.present(other)}


def is_missing(live: LiveTable, seat: int) -> bool:
    """Waited for, and not there."""
    return (
        live.table is not None and seat in live.table.pending and live.player(seat) is None and not live.present(seat)
    )


async def ask_undo(live: LiveTable, connection: Connection, said: AskUndo) -> None:
    seat = connection.seat
    assert seat is not None
    async with live.lock:
        if ack := await first_ack(live, seat, said.cmd_id):
            connection.send(ack)
            return
        playing = live.table is not None and live.row.state == "playing"
        why = why_no_vote(live, live.table, seat) if live.table is not None and playing else "nothing-to-undo"
        if why or is_voting(live):
            connection.send(refused(said.cmd_id, [reason(why or "vote-open")], vote=False))
            return
        await put_to_the_vote(live, UndoVote(live, seat, said.cmd_id))


async def ask_vote(live: LiveTable, connection: Connection, said: AskVote) -> None:
    seat = connection.seat
    assert seat is not None
    async with live.lock:
        why = why_no_question(live, seat, said)
        if why:
            connection.send(refused(said.cmd_id, [reason(why)]))
        elif said.about == "end":
            await put_to_the_vote(live, EndVote(live, seat, said.cmd_id))
        elif said.about == "hints":
            await put_to_the_vote(live, HintsVote(live, seat, said.cmd_id))
        else:
            assert said.seat is not None
            await put_to_the_vote(live, StandInVote(live, seat, said.cmd_id, said.seat))


def why_no_question(live: LiveTable, seat: int, said: AskVote) -> str:
    """Why the table can't be asked this; empty: it can."""
    if live.row.state != "playing" or live.table is None:
        return "not-playing"
    if is_voting(live):
        return "vote-open"
    if said.about == "end":
        return ""
    if said.about == "hints":
        return "hints-on" if hints_are_on(live.row, live.seats) else ""
    if said.seat is None or not 0 <= said.seat < len(live.seats) or not is_missing(live, said.seat):
        return "not-missing"
    if live.clocks.rate is not None:
        return "clock-runs"
    gone = live.gone[said.seat]
    waited = 0.0 if gone is None else live.hub.time.up() - gone
    return "" if waited >= live.hub.settings.gone_seconds else "not-gone-long"


async def put_to_the_vote(live: LiveTable, vote: Vote) -> None:
    live.vote = vote
    if vote.carried:
        await carry_out(vote)
    else:
        live.to_all(vote.data())


async def carry_out(vote: Vote) -> None:
    vote.timer.cancel()  # what is carried can't be refused while it is being stored
    try:
        await vote.carry_out()
    except (Conflict, StoreDown):
        vote.close("refused")
        raise


async def agree(live: LiveTable, connection: Speaker, said: Agree) -> None:
    async with live.lock:
        vote = live.vote
        if vote is None and is_voting(live) and live.hub.fleet is not None and connection.seat is not None:
            live.hub.fleet.say_there(live, connection.seat, said)
            return
        if vote is None or connection.seat not in vote.voters:
            connection.send(refused(said.cmd_id, [reason("no-vote")], vote=False))
            return
        if not said.yes:
            vote.close("refused")
            return
        vote.agreed.add(connection.seat)
        if vote.carried:
            await carry_out(vote)
        else:
            live.to_all(vote.data())
