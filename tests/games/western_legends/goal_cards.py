"""Tables on which one goal is at stake."""

from __future__ import annotations

from typing import Any

from games.western_legends.outpost import PLAIN, Outpost, a_table

KING = "living_legend_h"  # cards without a text for fights
QUEEN = "pickpocket_c"
HERE = ["MP6", "MP6", "CJ10"]


def a_goal(goal: str, **given: Any) -> Outpost:
    """An action of seat 0, who is that character and holds this goal alone."""
    character, _, number = goal.rpartition("_")
    cast = [character, *[name for name in PLAIN if name != character][:2]]
    data = {"cast": cast, "options": {"goals": True}, "goals": [[number], [], []], **given}
    return a_table(**data)


def can_declare(t: Outpost, goal: str) -> bool:
    """Seat 0, now."""
    return not t.table.explain(0, f"declare:{goal}")


def win_duel(t: Outpost, target: int = 1, mine: str = KING, theirs: str = "sprint_h", verb: str = "duel") -> None:
    """Or another quarrel; nobody reacts."""
    t.play(f"{verb}:{target}")
    answers = [f"commit:{mine}", f"commit:{theirs}"]
    for answer in answers:
        if t.can(answer):
            t.play(answer)
    t.decline()
