"""Preview: what an answer leads to, as far as it could be taken back. It shows no more than answering and undoing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from gulch.declare.words import Option
from gulch.engine.explaining import why_refused
from gulch.engine.game import Refused
from gulch.engine.question import Entry

if TYPE_CHECKING:
    from gulch.engine.table import Table


class Preview:
    """`events`: what the seat would be told before anybody learns something; `final`: then somebody does, and the
    answer can't be taken back."""

    __slots__ = ("events", "final")

    def __init__(self, events: list[str], final: bool) -> None:
        self.events = events
        self.final = final

    def data(self) -> dict[str, Any]:
        return {"events": self.events, "final": self.final}


class Watch:
    """What one seat is told after its answer, up to the information barrier."""

    def __init__(self, seat: int, entry: Entry) -> None:
        self.seat = seat
        self.entry = entry
        self.events: list[str] = []
        self.over = False  # the barrier is behind us

    def hear(self, id: str, when: tuple[int, int]) -> None:
        self.over = self.over or when != (self.entry.reveals, self.entry.count)
        if not self.over:
            self.events.append(id)


def preview(table: Table, seat: int, action: object) -> Preview:
    """Refused, as the answer itself would be, if the action is not legal now."""
    reasons = why_refused(table, seat, action)
    if reasons:
        raise Refused(reasons)
    # While everybody chooses at once, the answer that closes the block would run among the others' sealed ones; on a
    # guess the seat's own come first, whoever is done already.
    after = table.copy() if table.opened < 0 else table.guess(seat, 0)
    code = table.rules.words.code(action.id if isinstance(action, Option) else str(action))
    after.watch = watch = Watch(seat, Entry(seat, code, table.now[seat]))
    after.take(seat, code)
    return Preview(watch.events, after.last_answer(seat) != len(after.log) - 1)
