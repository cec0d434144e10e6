"""Who is thinking about what, as far as a viewer may know it."""

from __future__ import annotations

from typing import Any

from gulch.engine.table import Table

THINKING: dict[str, Any] = {"kind": None, "rule": "", "params": {}}


def doing(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """Each seat we wait for with its moment, in the order of the seats; None is the spectator. While everybody chooses
    at once a moment would tell how far a seat has come and what it has chosen: of the others it is said only that they
    think."""
    sealed = table.opened >= 0
    return [
        {"seat": seat, **(THINKING if sealed and seat != viewer else moment_of(table, seat))}
        for seat in sorted(table.pending)
    ]


def moment_of(table: Table, seat: int) -> dict[str, Any]:
    question = table.pending[seat]
    return {"kind": question.kind, "rule": question.rule, "params": question.params}
