"""Pokertown: options, set-up, the steps in their order, the outcome."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.declare.views import Shown
from gulch.engine.chance import Chance
from gulch.engine.game import BadOption, Game, OptionSpec, Outcome
from gulch.games.pokertown import view
from gulch.games.pokertown.characters import BY_RANK, CHARACTERS, cast_of, start_with
from gulch.games.pokertown.components import (
    BOUNTIES,
    BOUNTY_NAMES,
    COWBOTS,
    DECK_SIZE,
    GOODS_WITH_PEAK,
    LINE_UP,
    NO_CARD,
    NO_CHARACTER,
    NO_OUTLAW,
    NO_PLACE,
    NO_REGION,
    NUMBER_OF_TODOS,
    ROUNDS,
    TURNS,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.consistency import check
from gulch.games.pokertown.cowbot import LEVELS, SUIT_OF
from gulch.games.pokertown.ending import beats_cowbot, breakdown, score, standing
from gulch.games.pokertown.evening import arrest, bribes, pleas, poker, sheriff, work
from gulch.games.pokertown.fields import FIELDS
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.graveyard import CENTRE
from gulch.games.pokertown.mine import ways_from
from gulch.games.pokertown.state import (
    ARREST,
    BRIBES,
    CASTING,
    LINEUP,
    PLEAS,
    POKER,
    ROUND,
    SHERIFF,
    TURN,
    WORK,
    Town,
)
from gulch.games.pokertown.table import zeros
from gulch.games.pokertown.tokens import raise_peaks
from gulch.games.pokertown.turn import casting, lining_up, round_begins, turn
from gulch.games.pokertown.vocabulary import PT
from gulch.games.pokertown.zones import DECK, LINE_UPS, POKER_CARDS
from gulch.pieces.vectors import vector

SOLO: Final = range(1, 2)
SEVERAL: Final = range(2, 5)


class TownRules(Rules[Town]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.use(PT)
        self.declare(FIELDS)
        self.step(CASTING, casting)
        self.step(ROUND, round_begins)
        self.step(LINEUP, lining_up)
        self.step(TURN, turn)
        self.step(POKER, poker)
        self.step(WORK, work)
        self.step(PLEAS, pleas)
        self.step(BRIBES, bribes)
        self.step(SHERIFF, sheriff)
        self.step(ARREST, arrest)


class TownGame(Game[Town]):
    id: ClassVar[str] = "pokertown"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 5)
    told_apart: ClassVar[dict[str, str]] = {"character": "character"}  # what a player is, and the field that says so
    rarely_secret: ClassVar[list[str]] = ["stolen"]  # only a cowbot steals, and it plays with one seat

    def option_specs(self) -> list[OptionSpec]:
        return [
            OptionSpec("characters", "choice", "off", ["off", "random", "chosen"]),
            OptionSpec("holdem", "flag", False),
            OptionSpec("high_stakes", "flag", False, needs=["holdem"], seats=SEVERAL),
            OptionSpec("cowbot", "choice", "off", ["off", *COWBOTS, "random"], seats=SOLO),
            OptionSpec("difficulty", "choice", "normal", LEVELS, needs=["cowbot"], seats=SOLO),
            OptionSpec("random_setup", "flag", False, needs=["cowbot", "characters"], seats=SOLO),
            OptionSpec("edition", "choice", "ru", ["ru", "en"]),
        ]

    def check(self, seats: int, options: dict[str, Any]) -> None:
        if options["characters"] == "chosen" and seats > 1:
            raise BadOption("characters", "chosen only with 1 player; random or off")
        if options["difficulty"] != "normal" and options["cowbot"] == "off":
            raise BadOption("difficulty", "needs cowbot")
        if options["random_setup"] and not options["cowbot"] == options["characters"] == "random":
            raise BadOption("random_setup", "needs cowbot random and characters random")

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        """Every number of players, every module, each cowbot and each level at least once."""
        return [
            (1, {}),
            (2, {}),
            (3, {"characters": "random"}),
            (4, {"characters": "random", "holdem": True, "high_stakes": True, "edition": "en"}),
            (1, {"characters": "chosen", "holdem": True, "cowbot": "bart", "difficulty": "easy"}),
            (1, {"cowbot": "jane", "difficulty": "hard"}),
            (1, {"characters": "random", "cowbot": "random", "random_setup": True}),
            (2, {"characters": "random", "holdem": True, "high_stakes": True}),
        ]

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Town]:
        return TownRules(seats, options)

    def blank(self, rules: Rules[Town], chance: Chance) -> Town:
        return Town(rules, chance)

    def new(self, rules: Rules[Town], chance: Chance) -> Town:
        s = self.fresh(rules, chance)
        options = rules.options
        s.box.fill(POKER_CARDS, DECK.first)
        clear_table(s)
        set_up_rivals(s, options, chance)
        derive(s)
        s.at = CASTING if options["characters"] == "chosen" else ROUND
        return s

    def settle(self, s: Town) -> None:
        derive(s)
        check(s)
        for seat in range(s.seats):
            raise_peaks(s, seat)

    def shown(self) -> list[Shown]:
        return view.shown()

    def outcome(self, s: Town) -> Outcome:
        """The highest score; ties by least wanted, most nuggets, most dollars (PT-141); or more than the cowbot."""
        seats = range(s.seats)
        order = [standing(s, seat) for seat in seats]
        winners = [seat for seat in seats if order[seat] == max(order)]
        if s.cowbot >= 0 and not beats_cowbot(s):
            winners = []
        outcome = Outcome([score(s, seat) for seat in seats], winners, [breakdown(s, seat) for seat in seats])
        outcome.ranks = [1 + sum(other > mine for other in order) for mine in order]
        return outcome

    def standings(self, s: Town) -> list[int]:
        """Points."""
        return [score(s, seat) for seat in range(s.seats)]


# ---- set-up ------------------------------------------------------------------
def clear_table(s: Town) -> None:
    """Empty sheets; the centre tombstone is circled (PT-004)."""
    n = s.seats
    s.dollars, s.nuggets, s.stars, s.wanted = zeros(n), zeros(n), zeros(n), zeros(n)
    s.pans, s.hammers, s.items = zeros(n), zeros(n), zeros(n)
    s.stages, s.robbed, s.chambers, s.visited = zeros(n), zeros(n), zeros(n), zeros(n)
    s.graves = zeros(n, 1 << CENTRE)
    s.hotel, s.land, s.outlaw, s.outlaws = zeros(n), zeros(n), zeros(n, NO_OUTLAW), zeros(n)
    s.poker = zeros(n * ROUNDS * TURNS, NO_CARD)
    s.hands = zeros(n * ROUNDS, -1)
    s.character, s.uses = zeros(n), zeros(n)
    s.bonus_taken, s.met, s.arrests, s.bribed = zeros(n), zeros(n), zeros(n), zeros(n)
    s.peak = zeros(n * GOODS_WITH_PEAK)
    s.suit_card, s.rank_card = zeros(n, NO_CARD), zeros(n, NO_CARD)
    s.suit, s.place = zeros(n, NO_REGION), zeros(n, NO_PLACE)
    s.free, s.drawn, s.gained = zeros(n), zeros(n), zeros(n)
    s.todo = zeros(n * NUMBER_OF_TODOS)


def set_up_rivals(s: Town, options: dict[str, Any], chance: Chance) -> None:
    """Characters, bounties or a cowbot, as the options say (PT-005, PT-121, PT-150)."""
    characters = [NO_CHARACTER] * int(s.seats)
    if options["characters"] == "random":
        every = list(range(1, len(CHARACTERS)))
        chance.shuffle(every)
        characters = every[: int(s.seats)]
    if options["cowbot"] != "off":
        s.cowbot = chance.below(len(COWBOTS)) if options["cowbot"] == "random" else COWBOTS.index(options["cowbot"])
    if options["random_setup"]:  # one card names both (PT-154); it goes back into the deck (PT-R48)
        card = chance.below(DECK_SIZE)
        s.cowbot = SUIT_OF.index(int(suit_of(card)))
        characters = [BY_RANK[int(rank_of(card))]]
    for seat, character in enumerate(characters):
        start_with(s, seat, character)
    bounties = list(range(len(BOUNTY_NAMES)))
    chance.shuffle(bounties)
    s.bounties = vec[i64](bounties[:BOUNTIES] if s.seats > 1 else [])


def derive(s: Town) -> None:
    """What is kept only for speed."""
    n = int(s.seats)
    s.cast = cast_of(s)
    guns = FIGURES["guns"][s.rules.options["edition"]]
    s.revolver, s.rifle = guns["revolver"], guns["rifle"]
    s.stage = vector([int(s.stages[p]).bit_length() for p in range(n)])
    s.ways = vector([int(ways_from(s.chambers[p])) for p in range(n)])
    s.waiting = vector([waiting_of(s, p) for p in range(n)])
    lying = s.box.at(LINE_UPS.first)
    s.slots = vector(lying if len(lying) == LINE_UP else [NO_CARD] * LINE_UP)


def waiting_of(s: Town, seat: i64) -> int:
    """Everything that a seat has to do yet in its turn."""
    n: i64 = 0
    k: i64
    for k in range(NUMBER_OF_TODOS):
        n += s.todo[seat * NUMBER_OF_TODOS + k]
    return int(n)


GAME: Final = TownGame()
