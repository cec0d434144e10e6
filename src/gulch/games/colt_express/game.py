"""Colt Express: the options, the rules they make, and the outside of the game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gulch.declare.expansion import Expansion
from gulch.declare.rules import Rules
from gulch.declare.views import Shown
from gulch.engine.chance import Chance
from gulch.engine.game import BadOption, Game, OptionSpec, Outcome
from gulch.games.colt_express import consistency, ending, view
from gulch.games.colt_express.al_patron import WITH_AL_PATRON
from gulch.games.colt_express.bandits import POINT_BLANK, WITH_ABILITIES, without_abilities
from gulch.games.colt_express.circus import WITH_CIRCUS
from gulch.games.colt_express.events import WITH_EVENTS, WITH_STATIONS, round_end
from gulch.games.colt_express.examples import ALONE, GOLDENS, PAIRWISE, PLAIN_TABLES
from gulch.games.colt_express.expert import EXPERTS, SORTING_ONE, SORTING_TWO
from gulch.games.colt_express.fields import FIELDS
from gulch.games.colt_express.handcar import EMERGE, WITH_HANDCAR
from gulch.games.colt_express.mary import MARY_PUMPINKS
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.scheming import COVERED, OPEN, PLAIN, begin_stealing, open_round, put_away, scheme
from gulch.games.colt_express.set_up import A_BANDIT_EACH, CHOSEN, DECOY, blank, choose, new_game, take_places
from gulch.games.colt_express.special_punch import SPECIAL
from gulch.games.colt_express.state import (
    BEGIN_STEALING,
    CHOOSE,
    PUT_AWAY,
    ROUND,
    ROUND_END,
    SCHEME,
    STEAL,
    TAKE_PLACES,
    Colt,
)
from gulch.games.colt_express.stealing import (
    Fire,
    FloorChange,
    MarshalCard,
    Move,
    Punch,
    Robbery,
    SpecialPunch,
    steal,
)
from gulch.games.colt_express.teams import A_TEAM_EACH
from gulch.games.colt_express.vocabulary import COLT


def base_game(rules: ColtRules) -> None:
    rules.use(COLT)
    rules.declare(FIELDS)
    rules.step(CHOOSE, choose)
    rules.step(TAKE_PLACES, take_places)
    rules.step(ROUND, open_round)
    rules.step(SCHEME, scheme)
    rules.step(PUT_AWAY, put_away)
    rules.step(BEGIN_STEALING, begin_stealing)
    rules.step(STEAL, steal)
    rules.step(ROUND_END, round_end)
    rules.cast = without_abilities()
    rules.cards = [Move(), FloorChange(), Fire(), Robbery(), Punch(), MarshalCard(), SpecialPunch()]


EXPANSIONS: Final[list[tuple[dict[str, Any], Expansion]]] = [  # with which values of options each takes part, in order
    ({}, Expansion(base_game)),
    ({"teams": False}, A_BANDIT_EACH),
    ({"teams": True}, A_TEAM_EACH),
    ({"bandits": "chosen"}, CHOSEN),
    ({"abilities": True}, WITH_ABILITIES),
    ({"abilities": True, "tuco_same_space": True}, POINT_BLANK),
    ({"events": False}, PLAIN),
    ({"events": True}, WITH_EVENTS),
    ({"stations": True}, WITH_STATIONS),
    ({"open_history": False}, COVERED),
    ({"open_history": True}, OPEN),
    ({"decoy_strongbox": True}, DECOY),
    ({"special_punch": True}, SPECIAL),
    ({"circus": True}, WITH_CIRCUS),
    ({"handcar": True}, WITH_HANDCAR),
    ({"handcar": True, "handcar_emerge": "car"}, EMERGE),
    ({"al_patron": True}, WITH_AL_PATRON),
    ({"mary": True}, MARY_PUMPINKS),
    ({"expert": True}, EXPERTS),
    ({"expert": True, "teams": False}, SORTING_ONE),
    ({"expert": True, "teams": True}, SORTING_TWO),
]


class Rulebook(ColtRules):
    """The rules of one kind of table: the base game, then whatever the options add."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.register(*[part for wanted, part in EXPANSIONS if wanted.items() <= options.items()])
        self.ready()

    def run(self, s: Colt, at: int) -> int:
        """The hot steps, which no expansion replaces, without a detour."""
        if at == STEAL:
            return steal(s)
        if at == SCHEME:
            return scheme(s)
        if at == ROUND:
            return open_round(s)
        return super().run(s, at)


class ColtGame(Game[Colt]):
    id: ClassVar[str] = "colt_express"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
    told_apart: ClassVar[dict[str, str]] = {"bandit": "lead"}  # what a player is, and the field that says so
    rarely_secret: ClassVar[list[str]] = ["under"]

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("bandits", "choice", "dealt", ["dealt", "chosen"]),
            OptionSpec("abilities", "flag", False),
            OptionSpec("events", "flag", False),
            OptionSpec("stations", "flag", False, needs=["events"]),
            OptionSpec("teams", "flag", False, seats=range(2, 4)),
            OptionSpec("expert", "flag", False),
            OptionSpec("special_punch", "flag", False),
            OptionSpec("decoy_strongbox", "flag", False),
            OptionSpec("circus", "flag", False),
            OptionSpec("handcar", "flag", False),
            OptionSpec("al_patron", "flag", False),
            OptionSpec("mary", "flag", False, seats=range(2, 6)),
            OptionSpec("tuco_same_space", "flag", True),
            OptionSpec("handcar_emerge", "choice", "handcar", ["handcar", "car"], needs=["handcar"]),
            OptionSpec("open_history", "flag", False),
        ]

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["teams"] and options["mary"]:
            raise BadOption("mary", "not with teams: Mary needs a player's place, teams need two bandits each (CE-107)")
        if seats == 2 and not options["teams"] and not options["mary"]:
            raise BadOption("seats", "2 players need teams or mary (CE-005); allowed without: 3 to 6")

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        """Every number of seats, every option alone, and nine tables on which every allowed pair of values meets."""
        return [(seats, dict(options)) for seats, options in [*PLAIN_TABLES, *ALONE, *PAIRWISE]]

    def goldens(self) -> dict[str, tuple[int, dict[str, Any]]]:
        return GOLDENS

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Colt]:
        return Rulebook(seats, options)

    def blank(self, rules: Rules[Colt], chance: Chance) -> Colt:
        assert isinstance(rules, ColtRules)
        return blank(rules, chance)

    def new(self, rules: Rules[Colt], chance: Chance) -> Colt:
        assert isinstance(rules, ColtRules)
        return new_game(self.fresh(rules, chance), rules)

    def settle(self, s: Colt) -> None:
        """Derive what follows, then see whether it all holds together."""
        rules = s.rules
        assert isinstance(rules, ColtRules)
        consistency.check(s, rules)

    def shown(self) -> list[Shown]:
        return view.shown()

    def recalled(self, past: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        return view.recalled(past, now)

    def outcome(self, s: Colt) -> Outcome:
        return ending.outcome(s)

    def standings(self, s: Colt) -> list[int]:
        """Loot; the gunslinger's prize is given at the end."""
        return ending.loot_held(s)


GAME: Final = ColtGame()
