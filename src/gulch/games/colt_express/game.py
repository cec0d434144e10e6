"""Colt Express: the options, the rules they make, and the outside of the game."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.game import BadOption, Game, OptionSpec, Outcome
from gulch.games.colt_express import (
    al_patron,
    bandits,
    circus,
    consistency,
    ending,
    events,
    expert,
    handcar,
    hidden,
    mary,
    sayings,
    scheming,
    set_up,
    special_punch,
    targets,
    teams,
    view,
)
from gulch.games.colt_express.decks import OrdinaryDecks
from gulch.games.colt_express.scheming import scheme
from gulch.games.colt_express.state import Colt, ColtRules
from gulch.games.colt_express.stealing import steal
from gulch.games.colt_express.tables import ALONE, GOLDENS, PAIRWISE, PLAIN_TABLES
from gulch.games.colt_express.words import SCHEME, STEAL


class Rulebook(ColtRules):
    """The rules of one kind of table: the base game, then whatever the options add."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.fields = hidden.fields()
        self.decks = OrdinaryDecks()
        bandits.register_plain(self)
        scheming.register(self)
        targets.register(self)
        events.register(self)
        self.register_options(options)
        if self.teams:
            teams.register_menu(self)
        else:
            scheming.register_menu(self)
        sayings.register(self)

    def register_options(self, options: dict[str, Any]) -> None:
        """Teams first, since they change what the others add to."""
        if options["teams"]:
            teams.register(self)
        elif options["bandits"] == "chosen":
            set_up.register_choosing(self)
        if options["abilities"]:
            bandits.register_abilities(self)
        if options["events"]:
            events.register_events(self)
        if options["stations"]:
            events.register_stations(self)
        if options["open_history"]:
            scheming.register_open_pile(self)
        if options["decoy_strongbox"]:
            set_up.register_decoy(self)
        if options["special_punch"]:
            special_punch.register(self)
        if options["circus"]:
            circus.register(self)
        if options["handcar"]:
            handcar.register(self)
        if options["al_patron"]:
            al_patron.register(self)
        if options["mary"]:
            mary.register(self)
        if options["expert"]:
            expert.register(self)

    def seat_everybody(self, s: Colt) -> None:
        if self.teams:
            teams.seat_teams(s, self)
        else:
            set_up.seat_everybody(s, self)

    def run(self, s: Colt, at: int) -> int:
        """The two hot steps, which no expansion replaces, without a detour."""
        if at == STEAL:
            return steal(s)
        if at == SCHEME:
            return scheme(s)
        return super().run(s, at)


class ColtGame(Game[Colt]):
    id: ClassVar[str] = "colt_express"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 7)
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
        return Colt(rules, chance)

    def new(self, rules: Rules[Colt], chance: Chance) -> Colt:
        assert isinstance(rules, ColtRules)
        s = set_up.new_game(rules, chance)
        rules.seat_everybody(s)
        return s

    def settle(self, s: Colt) -> None:
        rules = s.rules
        assert isinstance(rules, ColtRules)
        """Derive what follows, then see whether it all holds together."""
        consistency.settle(s, rules)

    def view(self, s: Colt, seat: int) -> dict[str, Any]:
        return view.view(s, seat)

    def recalled(self, past: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        return view.recalled(past, now)

    def outcome(self, s: Colt) -> Outcome:
        return ending.outcome(s)


GAME: Final = ColtGame()
