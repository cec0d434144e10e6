"""The 13 fight cards, lowest rank first: what each does to the player, after the Reactions, win or lose (WL-366)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.asking import RESTART, agrees
from gulch.games.western_legends.components import NO_BADGE
from gulch.games.western_legends.effects import (
    All,
    Badge,
    Choose,
    Crime,
    Discard,
    DiscardRandom,
    Do,
    Draw,
    Gain,
    Legend,
    Lose,
    LoseLegend,
    Wound,
)
from gulch.games.western_legends.fighting import add_edge
from gulch.games.western_legends.parts import FightCard
from gulch.games.western_legends.state import Western


class Ten(FightCard):
    """The opponent's side may cancel the fight and start it anew (WL-367)."""

    def apply(self, s: Western, seat: i64) -> bool:
        return agrees(s, s.npc_seat, RESTART)


def bar_badge(s: Western, seat: i64) -> None:
    """A won fight with a bandit gives no marshal point."""
    add_edge(s, 0, NO_BADGE)


BASE_FIGHT_CARDS: Final[list[FightCard]] = [
    FightCard("fight_2", All(Wound(1), LoseLegend(1))),
    FightCard("fight_3", Wound(2)),
    FightCard("fight_4", All(Wound(1), Discard(1))),
    FightCard("fight_5", All(Wound(1), Do(bar_badge))),
    FightCard("fight_6", Wound(1, anyway=True)),
    FightCard("fight_7", Choose("fight_7", Wound(1), DiscardRandom(), rule="WL-366")),
    FightCard("fight_8", Wound(1)),
    FightCard("fight_9", All(Choose("fight_9", Discard(1), Lose(10), rule="WL-366"), Do(bar_badge))),
    Ten("fight_10"),
    FightCard("fight_j", Gain(10)),
    FightCard("fight_q", Draw(1)),
    FightCard("fight_k", Legend(1)),
    FightCard("fight_a", Choose("fight_a", Legend(1), Badge(1), Crime(1), rule="WL-366")),
]
