"""The six bandits and their abilities (CE-060 to CE-065): each says only where it differs from the ordinary rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import Verb
from gulch.games.colt_express.components import (
    BANDITS,
    BELLE,
    CHEYENNE,
    DJANGO,
    DOC,
    DOCS_HAND,
    GHOST,
    ROOF,
    TUCO,
)
from gulch.games.colt_express.powers import Bandit, ColtRules
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at
from gulch.games.colt_express.targets import Always, ByAgainst
from gulch.games.colt_express.train import go
from gulch.games.colt_express.vocabulary import ABILITIES, STATION_EVENTS


class AlwaysAgainst(ByAgainst):
    """A menu that never changes."""

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return 0


KEEP: Final[Verb[Colt]] = Verb(ABILITIES, "keep", "CE-063")
LEAVE: Final[Verb[Colt]] = Verb(ABILITIES, "leave", "CE-063")
KEEPING: Final = AlwaysAgainst(ABILITIES, "keeping", "CE-063", KEEP, LEAVE)
PICK: Final[Verb[Colt]] = Verb(STATION_EVENTS, "pick", "CE-077")
LET_LIE: Final[Verb[Colt]] = Verb(STATION_EVENTS, "let_lie", "CE-077")
PICKING: Final = Always(STATION_EVENTS, "picking", "CE-077", PICK, LET_LIE)


class Outlaw(Bandit):
    """A bandit whom a player leads."""

    def picks_purse(self, s: Colt, b: i64) -> bool:
        return PICK.chosen(s.ask(s.owner[b], PICKING, PICKING.by.put(b)))


class Ghost(Outlaw):
    def may_hide_first_card(self) -> bool:
        return True


class Doc(Outlaw):
    def hand_size(self) -> i64:
        return DOCS_HAND


class Tuco(Outlaw):
    """Shoots through the roof of his car, either way."""

    def more_targets(self, s: Colt, b: i64) -> i64:
        return bandits_at(s, s.place[b] ^ ROOF)


class TucoByTheLetter(Tuco):
    """And at whoever is beside him (CE-R01)."""

    def more_targets(self, s: Colt, b: i64) -> i64:
        return super().more_targets(s, b) | bandits_at(s, s.place[b]) & ~(1 << b)


class Cheyenne(Outlaw):
    def keeps_dropped_purse(self, s: Colt, b: i64, victim: i64) -> bool:
        return KEEP.chosen(s.ask(s.owner[b], KEEPING, KEEPING.by.put(b) | KEEPING.victim.put(victim)))


class Belle(Outlaw):
    def is_elusive(self) -> bool:
        return True


class Django(Outlaw):
    """Whom he shoots is thrown one car on."""

    def after_shot(self, s: Colt, b: i64, victim: i64) -> None:
        place = s.track.onward(s, victim, b)
        if place != s.place[victim]:
            go(s, victim, place)


def without_abilities() -> list[Bandit]:
    """All are alike."""
    return [Outlaw(name, number, "CE-002") for number, name in enumerate(BANDITS)]


def abilities(rules: ColtRules) -> None:
    rules.use(ABILITIES)
    rules.cast[GHOST] = Ghost("ghost", GHOST, "CE-060")
    rules.cast[DOC] = Doc("doc", DOC, "CE-062")
    rules.cast[TUCO] = Tuco("tuco", TUCO, "CE-061")
    rules.cast[CHEYENNE] = Cheyenne("cheyenne", CHEYENNE, "CE-063")
    rules.cast[BELLE] = Belle("belle", BELLE, "CE-065")
    rules.cast[DJANGO] = Django("django", DJANGO, "CE-064")


def point_blank(rules: ColtRules) -> None:
    rules.cast[TUCO] = TucoByTheLetter("tuco", TUCO, "CE-061")


WITH_ABILITIES: Final = Expansion(abilities)
POINT_BLANK: Final = Expansion(point_blank)
