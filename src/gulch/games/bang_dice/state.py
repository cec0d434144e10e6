"""The table of BANG! The Dice Game: everything that a game in progress consists of."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.chance import Chance
from gulch.engine.fields import MIXED, Field
from gulch.engine.play import State
from gulch.engine.rules import Rules
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    LIVING,
    MOST_SEATS,
    NO_SIDE,
    NOTHING,
    ROLES,
    SHERIFF,
    SHOWN,
    SIDES,
)
from gulch.pieces.kinds import FLAG, NUMBER, VECTOR, Name, Vector

# moments
GIFT: Final = 0
REROLL: Final = 1
AIM: Final = 2  # about: the die and its face
DRINK: Final = 3
DODGE: Final = 4
DROP: Final = 5
RETURN_ARROW: Final = 6

# events
TURN: Final = 0
ROLLED: Final = 1
TOOK_ARROW: Final = 2
ATTACK: Final = 3
LOST: Final = 4
ARROWS_BACK: Final = 5
EXPLODED: Final = 6
AIMED: Final = 7
DODGED: Final = 8
HEALED: Final = 9
POURED: Final = 10
FIRED: Final = 11
OUT: Final = 12
WON: Final = 13
GAVE: Final = 14


class Character:
    """A character without powers. The methods are the occasions at which powers step in; here they say the ordinary
    rule."""

    def __init__(self, name: str, life: int, rule: str) -> None:
        self.name = name
        self.life = life
        self.rule = rule

    def before_rolling(self, s: Bang, seat: i64) -> None:
        pass

    def rerolls(self) -> i64:
        return 2

    def may_reroll_dynamite(self) -> bool:
        return False

    def distances(self, face_is_two: bool, alive: i64) -> i64:
        """How far a shot goes: bit d for distance d (BD-030, BD-031)."""
        return 4 if face_is_two and alive > 3 else 2

    def can_double(self) -> bool:
        return False

    def beer_for_self(self, s: Bang, seat: i64) -> i64:
        """How many lives a beer gives its roller, judged once per roll (BD-035)."""
        return 1

    def gatlings_needed(self) -> i64:
        return 3

    def after_gatlings(self, s: Bang, seat: i64, gatlings: i64) -> None:
        pass

    def at_end_of_turn(self, s: Bang, seat: i64) -> None:
        pass

    def feels_gatling(self) -> bool:
        return True

    def dodges(self, s: Bang, seat: i64) -> bool:
        """Instead of losing a life to a one, a two or a gatling."""
        return False

    def after_loss(self, s: Bang, seat: i64) -> None:
        """A life is lost, its owner is alive."""

    def hurts_back(self) -> bool:
        """Whoever takes lives from this character takes an arrow."""
        return False

    def indian_loss(self, arrows: i64) -> i64:
        return arrows

    def gain_per_death(self) -> i64:
        return 0


class Bang(State):
    __slots__ = (
        "alive",
        "arrows",
        "arrows_left",
        "beer_worth",
        "beers",
        "cast",
        "character",
        "current",
        "dice",
        "die",
        "doubled",
        "hits",
        "life",
        "living",
        "max_life",
        "rerolls",
        "role",
        "shots",
        "turn",
        "winner",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.turn: i64 = 0
        self.current: i64 = 0
        self.role = NOTHING
        self.character = NOTHING
        self.life = NOTHING
        self.max_life = NOTHING
        self.arrows = NOTHING
        self.arrows_left: i64 = ALL_ARROWS
        self.dice = NOTHING
        self.die: i64 = 0  # the die being resolved, from 1; 0: none
        self.hits = NOTHING  # what the aimed ones and twos will do
        self.rerolls: i64 = 0
        self.beers: i64 = 0
        self.beer_worth: i64 = 1  # to the roller
        self.doubled = False
        self.winner: i64 = NO_SIDE
        self.shots = NOTHING  # by * MOST_SEATS + at: how often one has aimed at the other; everybody could remember it
        self.cast: list[Character] = []  # derived from character
        self.alive: i64 = 0  # the living as bits, derived
        self.living = NOTHING  # the living in seat order; replaced, never changed

    def copy(self) -> Bang:
        c = Bang(self.rules, self.chance.copy())
        self.copy_core(c)
        c.turn = self.turn
        c.current = self.current
        c.role = self.role  # never changed in place
        c.character = self.character
        c.life = self.life[:]
        c.max_life = self.max_life
        c.arrows = self.arrows[:]
        c.arrows_left = self.arrows_left
        c.dice = self.dice[:]
        c.die = self.die
        c.hits = self.hits[:]
        c.rerolls = self.rerolls
        c.beers = self.beers
        c.beer_worth = self.beer_worth
        c.doubled = self.doubled
        c.winner = self.winner
        c.shots = self.shots[:]
        c.cast = self.cast
        c.alive = self.alive
        c.living = self.living
        return c


def knows_role(s: Bang, viewer: int, p: int) -> bool:
    """The Sheriff's role is open, with three players all are (BD-003, BD-060); the dead show theirs when their batch is
    complete, not while somebody is still asked (BD-040, ruling B9)."""
    return bool(p == viewer or s.role[p] == SHERIFF or not s.alive >> p & 1 or s.seats == 3 or s.winner)


def visible_roles(s: Bang, viewer: int) -> list[str | None]:
    return [ROLES[s.role[p]] if knows_role(s, viewer, p) else None for p in range(s.seats)]


def fields(character_names: list[str]) -> list[Field]:
    return [
        Field("turn", NUMBER),
        Field("current", NUMBER),
        Field("role", Vector(Name(ROLES)), MIXED, visible_roles),
        Field("character", Vector(Name(character_names))),
        Field("life", VECTOR),
        Field("max_life", VECTOR),
        Field("arrows", VECTOR),
        Field("arrows_left", NUMBER),
        Field("dice", Vector(Name(SHOWN))),
        Field("die", NUMBER),
        Field("hits", VECTOR),
        Field("rerolls", NUMBER),
        Field("beers", NUMBER),
        Field("beer_worth", NUMBER),
        Field("doubled", FLAG),
        Field("winner", Name(SIDES)),
        Field("shots", VECTOR),
    ]


def living_of(s: Bang) -> None:
    """Derive who is alive."""
    s.alive = 0
    p: i64
    for p in range(s.seats):
        if s.life[p] > 0:
            s.alive |= 1 << p
    s.living = LIVING[s.alive]


def nothing(n: i64) -> vec[i64]:
    return vec[i64]([0] * n)


def remember_shot(s: Bang, by: i64, at: i64) -> None:
    s.shots[by * MOST_SEATS + at] += 1


def count(s: Bang, face: i64) -> i64:
    """How many dice show this face."""
    k: i64 = 0
    for die in s.dice:
        if die == face:
            k += 1
    return k
