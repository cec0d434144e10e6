"""The tables that hold for one kind of table. Expansions only register into them, and into menus, steps, occasions."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.games.western_legends.board import Board, base_board
from gulch.games.western_legends.components import COLOURS, ITEM_KINDS, LEGEND_TOKENS, LENGTHS, MONEY_IN_ALL
from gulch.games.western_legends.parts import (
    Burden,
    Character,
    Counter,
    FightCard,
    Goal,
    Item,
    ManCard,
    Obstacle,
    Opponent,
    PokerCard,
    Printed,
    Prize,
    Quarrel,
    Story,
)

if TYPE_CHECKING:
    from gulch.games.western_legends.state import Western


class WesternRules(Rules["Western"]):
    """Every deck by the numbers of its things (names.py); decks.py puts them here."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.board: Board = base_board()
        self.deck: list[PokerCard] = []
        self.fight_cards: list[FightCard] = []
        self.items: list[Item] = []
        self.cast: list[Character] = []
        self.starts: list[list[int]] = []  # by character: territories to choose from
        self.stories: list[Story] = []
        self.conditions: list[int] = []  # by story: the deed on its back, one bit
        self.goals: list[Goal] = []
        self.man_cards: list[ManCard] = []
        self.printed: dict[str, list[Printed]] = {}  # the decks of expansions
        self.quarrels: list[Quarrel] = []
        self.opponents: list[Opponent] = []
        self.obstacles: list[Obstacle] = []
        self.truces: list[Callable[[Western, i64, i64], str]] = []  # why a player may not start a fight with another
        self.painless: list[Callable[[Western, i64], bool]] = []  # whose wounds don't lower the hand limit
        self.kept: list[Callable[[Western, i64], str]] = []  # why a poker card has to stay in hand during a fight
        self.copying: i64 = 0  # poker cards that are played only as copies of others, as a set
        self.lame: list[Callable[[Western, i64], bool]] = []  # who has the speed of feet, whatever the mount
        self.resting: list[Callable[[Western, i64], i64]] = []  # items that can't be made active in this turn, as bits
        self.card_at: vec[i64] = vec[i64]()  # by spot: the poker card of this table
        self.boosts: i64 = 0  # occasions for which there are poker cards, as bits
        self.colours: i64 = len(COLOURS)  # of cattle
        self.bills: i64 = MONEY_IN_ALL  # that the players can have together
        self.same_action: dict[int, int] = {}  # by verb: which action it counts as
        self.burden = Burden()
        self.counter = Counter()
        self.prize = Prize()
        self.nuggets_elsewhere: list[Callable[[Western], i64]] = []  # neither in the supply nor with a player
        self.checks: list[Callable[[Western], None]] = []  # what else must hold together in a position from outside
        self.scores: dict[str, Callable[[Western, int], int]] = {}  # what else counts at the end
        self.usable: i64 = 0  # items with an Action, as bits
        self.reactive: i64 = 0  # with a Reaction in fights
        self.stealthy: i64 = 0  # with which one slips past bandits
        self.climbing: i64 = 0  # with which one crosses mesas
        self.masking: i64 = 0  # with which the wanted need not keep away from the sheriff
        self.of_kind = vec[i64]([0] * len(ITEM_KINDS))  # items by their kind, as bits
        self.first_game = bool(options["first_game"])
        self.goals_on = bool(options["goals"]) and not self.first_game
        self.threshold: i64 = LENGTHS["short" if self.first_game else options["length"]]
        self.tokens: i64 = len(LEGEND_TOKENS) if self.goals_on else 0
        self.markers_needed: i64 = 2 if seats <= 4 else 3
        self.with_man = seats == 2


def western(rules: Rules[Any]) -> WesternRules:
    assert isinstance(rules, WesternRules)
    return rules
