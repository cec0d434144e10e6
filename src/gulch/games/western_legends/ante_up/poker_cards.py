"""The five names that stand on ten cards of the deck instead of others (AU-195)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.ante_up.events import carry_out_event
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import gain_gambler
from gulch.games.western_legends.components import BEHIND
from gulch.games.western_legends.doors import AFTER_BET, gain_legend, gain_money
from gulch.games.western_legends.effects import Do
from gulch.games.western_legends.fighting import add_edge
from gulch.games.western_legends.movement import move_action
from gulch.games.western_legends.parts import PokerCard
from gulch.games.western_legends.poker_deck import ActionCard, BoostCard
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import go_shopping
from gulch.games.western_legends.table import side_seat

SCOUTING_STEPS: Final = 3


class Vendetta(PokerCard):
    """Against a player: 1 LP if they had more when the cards were revealed, else $20."""

    def in_fight(self, s: Western, side: i64) -> None:
        other = side_seat(s, 1 - side)
        if other >= 0 and s.legend[other] > s.legend[side_seat(s, side)]:
            add_edge(s, side, BEHIND)

    def when_won(self, s: Western, side: i64) -> None:
        seat = side_seat(s, side)
        if s.edge[side] & BEHIND:
            gain_legend(s, seat, 1)
        elif side_seat(s, 1 - side) >= 0:
            gain_money(s, seat, 2)


class Jackpot(BoostCard):
    """At poker, for a won or shared pot; as a Reaction at faro: faro.py."""

    def in_poker(self, s: Western, seat: i64, won: bool) -> None:
        if won:
            gain_money(s, seat, 2)
            if not ante_up(s).lucky >> seat & 1:
                gain_gambler(s, seat, 1)


def rumours(s: Western, seat: i64) -> None:
    """The event is part of the action; the money comes even if there is no event left."""
    carry_out_event(s, seat)
    gain_money(s, seat, 1)


def scouting(s: Western, seat: i64) -> None:
    """A move whose length nothing changes; what it is worth on the frontier: frontier.py."""
    move_action(s, seat, SCOUTING_STEPS)


AU_DECK: Final[list[PokerCard]] = [
    Vendetta("vendetta"),
    ActionCard("rumours", Do(rumours)),
    ActionCard("scouting", Do(scouting)),
    Jackpot("jackpot", AFTER_BET),
    ActionCard("stuff", Do(go_shopping)),
]
