"""The six bandits and their abilities (CE-060 to CE-065): each says only where it differs from the ordinary rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import NumberedMoment, NumberedVerb
from gulch.games.colt_express.components import (
    BANDITS,
    BELLE,
    CHEYENNE,
    DJANGO,
    DOC,
    GHOST,
    TUCO,
)
from gulch.games.colt_express.state import ROOF, Bandit, Colt, ColtRules, bandits_at
from gulch.games.colt_express.train import go
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import KEEP, KEEPING, LEAVE, PICK, PICKING


class Outlaw(Bandit):
    """A bandit whom a player leads."""

    def picks_purse(self, s: Colt, b: i64) -> bool:
        return s.ask_number(s.owner[b], PICKING, b) & 255 == PICK


class Ghost(Outlaw):
    def may_hide_first_card(self) -> bool:
        return True


class Doc(Outlaw):
    def hand_size(self) -> i64:
        return 7


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
        return s.ask_number(s.owner[b], KEEPING, b | victim << 8) & 255 == KEEP


class Belle(Outlaw):
    def is_elusive(self) -> bool:
        return True


class Django(Outlaw):
    """Whom he shoots is thrown one car on."""

    def after_shot(self, s: Colt, b: i64, victim: i64) -> None:
        place = s.track.onward(s, victim, b)
        if place != s.place[victim]:
            go(s, victim, place)


class Always(NumberedMoment[Colt]):
    """A menu that never changes."""

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return 0


RULES: Final = ["CE-060", "CE-062", "CE-061", "CE-063", "CE-065", "CE-064"]


def register_plain(rules: ColtRules) -> None:
    """Without abilities all are alike."""
    rules.cast = [Outlaw(name, number, "CE-002") for number, name in enumerate(BANDITS)]


def register_abilities(rules: ColtRules) -> None:
    tuco = TucoByTheLetter if rules.options["tuco_same_space"] else Tuco
    rules.cast[GHOST] = Ghost("ghost", GHOST, "CE-060")
    rules.cast[DOC] = Doc("doc", DOC, "CE-062")
    rules.cast[TUCO] = tuco("tuco", TUCO, "CE-061")
    rules.cast[CHEYENNE] = Cheyenne("cheyenne", CHEYENNE, "CE-063")
    rules.cast[BELLE] = Belle("belle", BELLE, "CE-065")
    rules.cast[DJANGO] = Django("django", DJANGO, "CE-064")
    verbs: list[NumberedVerb[Colt]] = [NumberedVerb(KEEP, "keep", "CE-063"), NumberedVerb(LEAVE, "leave", "CE-063")]
    rules.moment(KEEPING, Always("keeping", "CE-063", verbs, by=BANDIT, victim=BANDIT))
