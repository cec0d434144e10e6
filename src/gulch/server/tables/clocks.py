"""Clocks: how long a seat may take. The allowance of each matter comes first, then the seat's reserve.

What others see of a clock depends on public things only: a matter is one question, but while everybody chooses at once
it is the whole block, however many questions a seat is asked in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gulch.engine.table import Table
from gulch.server.store.changes import set_clock
from gulch.server.store.rows import SeatRow

if TYPE_CHECKING:
    from gulch.server.store.writer import Statement
    from gulch.server.tables.live import LiveTable

MISSED_MAX = 2  # so often in a row, and a bot keeps the seat until its owner is back
LEFT_MAX = 64  # nobody takes back more answers than that without asking the others


class Rate(msgspec.Struct, frozen=True):
    """What was chosen when the table was opened, in seconds. By days there is no reserve."""

    kind: str  # live or days
    allowance: float
    reserve: float = 0.0


def rate_of(text: str | None) -> Rate | None:
    return msgspec.json.decode(text, type=Rate) if text else None


def matter_of(table: Table | None, seat: SeatRow) -> str:
    """What the seat's owner is waited for; empty: nothing, or a bot plays."""
    question = table.pending.get(seat.seat) if table is not None else None
    if question is None or seat.level is not None or seat.guest is None:
        return ""
    assert table is not None
    return f"block {table.opened}" if table.opened >= 0 else f"question {question.number}"


class Clocks:
    """The clocks of one table. Their state is in the rows of its seats."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.rate = rate_of(live.row.clock)
        self.alarm: Any = None
        self.begun: dict[int, int] = {}  # with how many answers at the table the matter of a seat began
        self.left: dict[tuple[int, int], float] = {}  # of the allowance, by seat and where the matter had begun

    def turn(self, answered: int | None = None, undone: int | None = None) -> list[Statement]:
        """After whatever may have changed who is waited for: what is settled is charged, what is asked anew begins to
        run. `answered`, `undone`: the seat whose owner has just answered, or taken an answer back. Returns what is to
        be stored."""
        if self.rate is None:
            return []
        now = self.live.hub.time.up()
        changed = []
        for seat in self.live.seats:
            after = self.turned(seat, now, seat.seat in (answered, undone))
            if seat.seat == answered and after.missed:
                after = msgspec.structs.replace(after, missed=0)
            if after is not seat:
                self.live.seats[seat.seat] = after
                changed.append(set_clock(seat, after))
        return changed

    def with_seat(self, number: int, **fields: Any) -> tuple[list[SeatRow], list[Statement]]:
        """All seats as they will be when one is changed so, and what is to be stored of their clocks; until it is,
        nothing has changed."""
        before, self.live.seats = self.live.seats, [*self.live.seats]
        try:
            self.live.seats[number] = msgspec.structs.replace(before[number], **fields)
            clocks = self.turn()
            return self.live.seats, clocks
        finally:
            self.live.seats = before

    def turned(self, seat: SeatRow, now: float, by_owner: bool) -> SeatRow:
        """Whoever takes an answer back has as much time as was left then; else a table could be held up for ever."""
        assert self.rate is not None
        matter = matter_of(self.live.table, seat) if self.live.row.state != "over" else ""
        back = seat.due is None and not seat.stand_in  # time was up, and the owner is there before a bot has answered
        if matter == seat.matter and not (matter and back):
            return seat
        reserve, allowance = seat.reserve, self.rate.allowance
        if seat.due is not None:
            left = max(0.0, running(seat, now) - now)
            self.left[seat.seat, self.begun.get(seat.seat, -1)] = max(0.0, left - reserve)
            if len(self.left) > LEFT_MAX:
                del self.left[next(iter(self.left))]
            reserve = min(reserve, left)
        if by_owner and self.live.table is not None:
            allowance = self.left.get((seat.seat, len(self.live.table.log)), allowance)
        due = now + allowance + reserve if matter else None
        if matter and self.live.table is not None:
            self.begun[seat.seat] = len(self.live.table.log)
        return msgspec.structs.replace(seat, matter=matter, reserve=reserve, due=due, still=None, stand_in=False)

    def face(self) -> list[tuple[float, float | None, float | None]]:
        """What everybody sees of them."""
        return [(seat.reserve, seat.due, seat.still) for seat in self.live.seats]

    def begin(self) -> list[Statement]:
        """Everybody's reserve, when the game begins."""
        if self.rate is None:
            return []
        return [done for seat in self.live.seats for done in self.put(seat, reserve=self.rate.reserve)]

    # ---- standing still ---------------------------------------------------------------------------------------------
    def lost(self, number: int) -> list[Statement]:
        """A connection was lost: the clock stands still for a grace, once in a matter."""
        seat, grace = self.live.seats[number], self.live.hub.settings.grace_seconds
        if self.rate is None or self.rate.kind != "live" or seat.due is None or seat.still is not None:
            return []
        return self.put(seat, due=seat.due + grace, still=self.live.hub.time.up() + grace)

    def found(self, number: int) -> list[Statement]:
        """The connection is back: what is left of the grace is not given."""
        seat, now = self.live.seats[number], self.live.hub.time.up()
        if seat.due is None or seat.still is None or seat.still <= now:
            return []
        return self.put(seat, due=seat.due - (seat.still - now), still=now)

    def put(self, seat: SeatRow, **fields: Any) -> list[Statement]:
        after = self.live.seats[seat.seat] = msgspec.structs.replace(seat, **fields)
        return [set_clock(seat, after)]

    # ---- time is up -------------------------------------------------------------------------------------------------
    def set_alarm(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        due = min((seat.due for seat in self.live.seats if seat.due is not None), default=None)
        if due is not None:
            self.live.hub.ticking = True
            self.alarm = self.live.hub.time.at(due, self.live.time_up)

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def expire(self, level: str) -> tuple[list[SeatRow], list[Statement]]:
        """Whose time is up: a bot answers that one matter; the second time in a row it keeps the seat."""
        now = self.live.hub.time.up()
        late = [seat for seat in self.live.seats if seat.due is not None and seat.due <= now]
        changed: list[Statement] = []
        for seat in late:
            fields: dict[str, Any] = {"reserve": 0.0, "due": None, "still": None, "missed": seat.missed + 1}
            keeps = seat.missed + 1 >= MISSED_MAX
            fields |= {"level": level, "absent": True, "matter": ""} if keeps else {"stand_in": True}
            changed += self.put(seat, **fields)
        return late, changed


def running(seat: SeatRow, now: float) -> float:
    """When the seat's time is up, seen from now: while it stands still, that moves on with us."""
    assert seat.due is not None
    return seat.due - max(0.0, (seat.still or now) - now)


def clock_data(seat: SeatRow, up: float, now: float) -> dict[str, Any]:
    """`due`: by the calendar. `still`: it stands until then."""
    still = seat.still is not None and seat.still > up
    return {
        "reserve": seat.reserve,
        "due": None if seat.due is None else now + seat.due - up,
        "still": now + seat.still - up if still and seat.still is not None else None,
    }
