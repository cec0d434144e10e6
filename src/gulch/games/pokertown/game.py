"""Pokertown: options, set-up, the steps in their order, the outcome."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.game import BadOption, Game, OptionSpec, Outcome
from gulch.games.pokertown import hidden
from gulch.games.pokertown.bounties import BOUNTY_NAMES, DRAWN
from gulch.games.pokertown.characters import BY_RANK, CHARACTERS, NO_CHARACTER, start_with
from gulch.games.pokertown.components import CARDS, LINE_UP, NO_CARD, NO_REGION, NOTHING, ROUNDS, rank_of, suit_of
from gulch.games.pokertown.cowbot import COWBOTS, LEVELS, SUIT_OF
from gulch.games.pokertown.evening import arrest, bribes, pleas, poker, sheriff, work
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.graveyard import CENTRE
from gulch.games.pokertown.inventory import GOODS_WITH_PEAK, raise_peaks
from gulch.games.pokertown.menus import REASONS, register_events, register_menus
from gulch.games.pokertown.scoring import beats_cowbot, breakdown, score, standing
from gulch.games.pokertown.state import PAIR, POKER_CARDS, TODO_KINDS, Town
from gulch.games.pokertown.turn import (
    ARREST,
    BRIBES,
    CASTING,
    LINING_UP,
    PLEAS,
    POKER,
    ROUND_BEGINS,
    SHERIFF,
    TURN,
    WORK,
    casting,
    lining_up,
    round_begins,
    turn,
)
from gulch.games.pokertown.view import view
from gulch.pieces.kinds import Vector

SOLO: Final = range(1, 2)
SEVERAL: Final = range(2, 5)


class TownRules(Rules[Town]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.fields = hidden.fields()
        self.numbered_step(CASTING, "casting", casting)
        self.numbered_step(ROUND_BEGINS, "round", round_begins)
        self.numbered_step(LINING_UP, "lineup", lining_up)
        self.numbered_step(TURN, "turn", turn)
        self.numbered_step(POKER, "poker", poker)
        self.numbered_step(WORK, "work", work)
        self.numbered_step(PLEAS, "pleas", pleas)
        self.numbered_step(BRIBES, "bribes", bribes)
        self.numbered_step(SHERIFF, "sheriff", sheriff)
        self.numbered_step(ARREST, "arrest", arrest)
        register_menus(self)
        register_events(self, seats)
        self.reasons |= REASONS

    def redeal(self, s: Town, seat: i64, chance: Chance) -> None:
        hidden.redeal(s, seat, chance)


class TownGame(Game[Town]):
    id: ClassVar[str] = "pokertown"
    version: ClassVar[int] = 2
    seats: ClassVar[range] = range(1, 5)
    rarely_secret: ClassVar[list[str]] = ["reserve", "stolen"]

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
        s = Town(rules, chance)
        options = rules.options
        clear_table(s)
        set_up_rivals(s, options, chance)
        derive(s)
        s.at = CASTING if options["characters"] == "chosen" else ROUND_BEGINS
        return s

    def settle(self, s: Town) -> None:
        check_sizes(s)
        check_cards(s)
        derive(s)
        for seat in range(s.seats):
            raise_peaks(s, seat)

    def view(self, s: Town, seat: int) -> dict[str, Any]:
        return view(s, seat)

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


# ---- set-up ------------------------------------------------------------------
def zeros(n: int, value: int = 0) -> vec[i64]:
    return vec[i64]([value] * n)


def clear_table(s: Town) -> None:
    """Empty sheets; the centre tombstone is circled (PT-004)."""
    n = int(s.seats)
    s.deck = list(range(CARDS))
    s.lineup = zeros(LINE_UP, NO_CARD)
    s.pair = zeros(n * PAIR, NO_CARD) if s.rules.options["holdem"] else NOTHING
    s.dollars, s.nuggets, s.stars, s.wanted = zeros(n), zeros(n), zeros(n), zeros(n)
    s.pans, s.hammers, s.items = zeros(n), zeros(n), zeros(n)
    s.stage, s.stages, s.robbed, s.chambers, s.visited = zeros(n), zeros(n), zeros(n), zeros(n), zeros(n)
    s.graves = zeros(n, 1 << CENTRE)
    s.hotel, s.land, s.outlaw, s.outlaws = zeros(n), zeros(n), zeros(n), zeros(n)
    s.poker = zeros(n * POKER_CARDS, NO_CARD)
    s.hands = zeros(n * ROUNDS)
    s.character, s.uses = zeros(n), zeros(n)
    s.bonus_taken, s.met, s.arrests, s.bribed, s.looked = zeros(n), zeros(n), zeros(n), zeros(n), zeros(n)
    s.peak = zeros(n * GOODS_WITH_PEAK)
    s.suit_card, s.rank_card = zeros(n, NO_CARD), zeros(n, NO_CARD)
    s.suit, s.place = zeros(n, NO_REGION), zeros(n, -1)
    s.free, s.drawn, s.gained = zeros(n), zeros(n), zeros(n)
    s.todo = zeros(n * TODO_KINDS)


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
        card = chance.below(CARDS)
        s.cowbot = SUIT_OF.index(int(suit_of(card)))
        characters = [BY_RANK[int(rank_of(card))]]
    for seat, character in enumerate(characters):
        start_with(s, seat, character)
    bounties = list(range(len(BOUNTY_NAMES)))
    chance.shuffle(bounties)
    s.bounties = vec[i64](bounties[:DRAWN] if s.seats > 1 else [])


def derive(s: Town) -> None:
    s.cast = [CHARACTERS[c] for c in s.character]
    guns = FIGURES["guns"][s.rules.options["edition"]]
    s.revolver, s.rifle = guns["revolver"], guns["rifle"]


def check_sizes(s: Town) -> None:
    blank = Town(s.rules, s.chance)
    clear_table(blank)
    for field in s.rules.fields:
        if isinstance(field.kind, Vector) and field.name != "bounties":
            size, found = len(getattr(blank, field.name)), len(getattr(s, field.name))
            if size != found:
                raise ValueError(f"{field.name}: {size} values are needed, not {found}")
    if not 0 <= s.round <= ROUNDS:
        raise ValueError(f"there is no round {s.round}")


def check_cards(s: Town) -> None:
    """Every card is in one place."""
    seen = [*s.deck, *s.discard, *list(s.lineup), *list(s.pair), *s.stolen, s.sheriff]
    if sorted([int(c) for c in seen if c != NO_CARD]) != list(range(CARDS)):
        raise ValueError("deck, discard pile, line-up, pairs, stolen cards and the sheriff's card must be the 52 cards")


GAME: Final = TownGame()
