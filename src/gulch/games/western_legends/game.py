"""Western Legends: the options, the rules they make, and the outside of the game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import Rules
from gulch.declare.views import Shown
from gulch.engine.chance import Chance
from gulch.engine.game import BadOption, Game, OptionSpec, Outcome
from gulch.games.western_legends import consistency, decks, ending, set_up, view
from gulch.games.western_legends.ante_up.rules import ANTE_UP
from gulch.games.western_legends.bandit_cards.rules import WITH_BANDIT_CARDS
from gulch.games.western_legends.bandit_cards.zones import BANDIT_NUMBERS
from gulch.games.western_legends.components import LENGTHS, SPOTS, name_of
from gulch.games.western_legends.declaring import WITH_GOALS
from gulch.games.western_legends.extras.rules import WITH_EXTRAS
from gulch.games.western_legends.fields import FIELDS
from gulch.games.western_legends.good_bad_handsome.rules import THE_HANDSOME
from gulch.games.western_legends.labels import LABELS
from gulch.games.western_legends.man_fights import THE_MAN
from gulch.games.western_legends.rules import WesternRules, western
from gulch.games.western_legends.set_up import is_here
from gulch.games.western_legends.state import (
    ACT,
    CHOOSE,
    END_OF_TURN,
    MAN_IN_BLACK,
    START_OF_TURN,
    STORIES,
    Western,
)
from gulch.games.western_legends.stories import offer_marker, stories
from gulch.games.western_legends.table import derive_legends, derive_stops
from gulch.games.western_legends.turn import act, end_of_turn, man_in_black, start_of_turn
from gulch.games.western_legends.vocabulary import AFTER_ACTION, WEST
from gulch.games.western_legends.zones import POKER


def base_game(rules: WesternRules) -> None:
    rules.use(WEST)
    rules.declare(FIELDS)
    rules.step(CHOOSE, set_up.choose)
    rules.step(START_OF_TURN, start_of_turn)
    rules.step(ACT, act)
    rules.step(STORIES, stories)
    rules.step(END_OF_TURN, end_of_turn)
    rules.step(MAN_IN_BLACK, man_in_black)
    rules.at(AFTER_ACTION, offer_marker)


EXPANSIONS: Final[list[tuple[dict[str, Any], Expansion]]] = [  # at which tables each takes part, in order
    ({}, Expansion(base_game, decks.lay_out)),
    ({"goals": True, "first_game": False}, WITH_GOALS),
    ({"seats": 2}, THE_MAN),
    ({"extras": True}, WITH_EXTRAS),
    ({"bandit_cards": True}, WITH_BANDIT_CARDS),
    ({"good_bad_handsome": True}, THE_HANDSOME),
    ({"ante_up": True}, ANTE_UP),
]


EXPANSIONS_OF_THE_BOX: Final = ["extras", "good_bad_handsome", "ante_up"]


def some_boxes(boxes: int, seats: int) -> dict[str, Any]:
    """A table with these expansions, as bits; the smaller options now and then."""
    options: dict[str, Any] = {name: True for k, name in enumerate(EXPANSIONS_OF_THE_BOX) if boxes >> k & 1}
    if "extras" in options:
        options["bandit_cards"] = seats % 3 == 0
    return {**options, "goals": seats in (2, 3, 5), "length": "short"}


class Rulebook(WesternRules):
    """The rules of one kind of table: first what lies on it, expansions included; then the words that speak of it."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        table = {"seats": seats, **options}
        self.register(*[part for wanted, part in EXPANSIONS if wanted.items() <= table.items()])
        self.derive()

    def derive(self) -> None:
        """What follows from the decks."""
        here = [card for card in range(POKER.size) if is_here(self, card)]
        spots = [0] * (1 + max([int(SPOTS[card]) for card in here]))
        for card in here:
            spots[SPOTS[card]] = card
            printed = self.deck[name_of(card)]
            self.boosts |= 1 << printed.boosts() if printed.boosts() >= 0 else 0
            self.copying |= 1 << card if printed.is_copy() else 0
        self.card_at = vec[i64](spots)
        self.starts = [sorted([self.board.names.index(at) for at in one.start]) for one in self.cast]
        self.conditions = [story.condition for story in self.stories]
        for i, item in enumerate(self.items):
            self.usable |= 1 << i if item.has_action() else 0
            self.reactive |= 1 << i if item.has_reaction() else 0
            self.stealthy |= 1 << i if item.slips_past_bandits() else 0
            self.climbing |= 1 << i if item.crosses_mesas() else 0
            self.masking |= 1 << i if item.fools_the_sheriff() else 0
            self.of_kind[item.kind] |= 1 << i

    def run(self, s: Western, at: int) -> int:
        if at == ACT:
            return act(s)
        return super().run(s, at)


class WesternGame(Game[Western]):
    id: ClassVar[str] = "western_legends"
    version: ClassVar[int] = 4
    seats: ClassVar[range] = range(2, 7)
    told_apart: ClassVar[dict[str, str]] = {"character": "chosen"}  # what a player is, and the field that says so
    rarely_secret: ClassVar[list[str]] = [
        "committed",
        "laid",
        "faro",
        "dealer_hand",
        "npc_hand",
        "npc_card",
        "chosen",
        "turned",
        "looked_at",
        "man_hand",
    ]

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("length", "choice", "medium", list(LENGTHS)),
            OptionSpec("goals", "flag", False),
            OptionSpec("first_game", "flag", False),
            OptionSpec("extras", "flag", False),
            OptionSpec("bandit_cards", "flag", False, needs=["extras"]),
            OptionSpec("good_bad_handsome", "flag", False),
            OptionSpec("ante_up", "flag", False),
        ]

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """A first game is played without expansions."""
        for name in EXPANSIONS_OF_THE_BOX:
            if options["first_game"] and options.get(name):
                raise BadOption(name, "not in a first game (WL-350)")

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        return [
            *[(seats, {}) for seats in self.seats],
            (3, {"first_game": True}),
            (6, {"goals": True, "length": "long"}),
            (4, {"goals": True, "length": "short"}),
            *[(seats, some_boxes(boxes, seats)) for boxes in range(1, 8) for seats in (6, 5, 4, 2, 3)],
        ]

    def labels(self) -> dict[str, list[str]]:
        return {**LABELS, "bandit": BANDIT_NUMBERS}

    def provenance(self) -> dict[str, str]:
        """Where the text of each card comes from, by the text's name; the sources have texts, `provenance-SOURCE`."""
        out: dict[str, str] = {}
        for seats, options in self.examples():
            out |= decks.provenance(western(self.rules_for(seats, self.checked(seats, options))))
        return out

    def goldens(self) -> dict[str, tuple[int, dict[str, Any]]]:
        return {
            "man_in_black": (2, {}),
            "four": (4, {}),
            "first_game": (3, {"first_game": True}),
            "goals": (4, {"goals": True, "length": "short"}),
            "six": (6, {"length": "short"}),
            "extras": (4, {"extras": True, "goals": True, "length": "short"}),
            "boxes": (3, {"extras": True, "bandit_cards": True, "good_bad_handsome": True, "length": "short"}),
            "good_bad_handsome": (3, {"good_bad_handsome": True, "goals": True, "length": "short"}),
            "ante_up": (3, {"ante_up": True, "length": "short"}),
            "ante_up_two": (2, {"ante_up": True, "goals": True, "length": "short"}),
            "everything": (4, {**some_boxes(7, 4), "bandit_cards": True, "goals": True}),
        }

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Western]:
        return Rulebook(seats, options)

    def blank(self, rules: Rules[Western], chance: Chance) -> Western:
        return set_up.blank(western(rules), chance)

    def new(self, rules: Rules[Western], chance: Chance) -> Western:
        return set_up.new_game(self.fresh(rules, chance), western(rules))

    def settle(self, s: Western) -> None:
        """What follows is derived once everything it follows from holds together."""
        derive_legends(s)
        consistency.check(s)
        derive_stops(s)

    def shown(self) -> list[Shown]:
        return view.shown()

    def outcome(self, s: Western) -> Outcome:
        return ending.outcome(s)

    def standings(self, s: Western) -> list[int]:
        """Legend points, as if it were over."""
        return [sum(ending.score(s, seat).values()) for seat in range(s.seats)]


GAME: Final = WesternGame()
