"""The three kinds of fight between players: arrest, duel, robbery (WL-095 to WL-101, WL-122 to WL-134)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Declared, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO_CARDS, NOT_HERE_TOO, STEAL_CATTLE, agrees
from gulch.games.western_legends.cattle import cattle_held, has_room
from gulch.games.western_legends.components import ARREST, DUEL, ROBBERY
from gulch.games.western_legends.doors import (
    gain_legend,
    gain_marshal,
    gain_money,
    gain_nuggets,
    gain_wanted,
    happen,
    lose_money,
    lose_nuggets,
)
from gulch.games.western_legends.fights import fight_player
from gulch.games.western_legends.parts import Quarrel
from gulch.games.western_legends.sheriff import arrest, half
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import card_at_random, company, has_company, plain_cards, power
from gulch.games.western_legends.vocabulary import COLOUR, WEST, WHEN_ROBBING
from gulch.games.western_legends.zones import CATTLE
from gulch.pieces.sets import lowest

NO_BADGE_HELD: Final = WEST.reason("no-badge-held", "WL-097")
NOT_WANTED: Final = WEST.reason("not-wanted", "WL-097")
FOUGHT: Final = WEST.reason("fought-already", "WL-100")
NOTHING_TO_STEAL: Final = WEST.reason("nothing-to-steal", "WL-131")
STOLE_CATTLE: Final = WEST.event("stole_cattle", "WL-132", who=SEAT, victim=SEAT, colour=COLOUR)

DUEL_POINTS: Final = 2


# ---- announcing one --------------------------------------------------------------------------------------------------
class Fight(Verb[Western]):
    """Somebody on the same territory, each at most once per turn (WL-095, WL-100)."""

    at: Final = arg(SEAT)

    def __init__(self, declared: Declared, name: str, rule: str, kind: int) -> None:
        super().__init__(declared, name, rule)
        self.kind = kind

    def belongs(self, section: i64) -> bool:
        return has_company(section)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        others = company(s, seat)
        while others != 0:
            target = lowest(others)
            if not self.why_not_here(s, seat, target):
                self.add(out, target)
            others &= others - 1

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        target = self.at.of(action)
        here = target != seat and s.place[target] == s.place[seat]
        return self.why_not_here(s, seat, target) if here else NOT_HERE_TOO

    def why_not_here(self, s: Western, seat: i64, target: i64) -> str:
        if s.fought >> target & 1:
            return FOUGHT
        if plain_cards(s, seat) == 0:
            return NO_CARDS
        why = s.game.quarrels[self.kind].why_not(s, seat, target)
        for truce in s.game.truces:
            why = why or truce(s, seat, target)
        return why

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        fight_player(s, seat, self.at.of(action), self.kind)
        return GO_ON


ARREST_SOMEBODY: Final = Fight(WEST, "arrest", "WL-097", ARREST)
CHALLENGE: Final = Fight(WEST, "duel", "WL-098", DUEL)
ROB: Final = Fight(WEST, "rob", "WL-098", ROBBERY)


# ---- what a winning attacker gets ------------------------------------------------------------------------------------
class Arrest(Quarrel):
    def why_not(self, s: Western, seat: i64, target: i64) -> str:
        if s.marshal[seat] == 0:
            return NO_BADGE_HELD
        return LEGAL if s.wanted[target] > 0 else NOT_WANTED

    def reward(self, s: Western, winner: i64, loser: i64) -> None:
        hero = power(s, winner)  # the point may make the winner a legend, but not for this arrest (WL-R07)
        gain_marshal(s, winner, 1)
        arrest(s, loser, hero.before_arrest(s, winner, loser))


class Duel(Quarrel):
    def reward(self, s: Western, winner: i64, loser: i64) -> None:
        gain_legend(s, winner, DUEL_POINTS)


class Robbery(Quarrel):
    """A wanted point, then loot: money or gold or nothing, and a head of cattle (WL-130 to WL-133)."""

    def reward(self, s: Western, winner: i64, loser: i64) -> None:
        gain_wanted(s, winner, 1)
        s.choose(winner, LOOTING, LOOTING.victim.put(loser))
        self.take_cattle(s, winner, loser)

    def take_cattle(self, s: Western, winner: i64, loser: i64) -> None:
        if cattle_held(s, loser) > 0 and has_room(s, winner) and agrees(s, winner, STEAL_CATTLE):
            steal_cattle(s, winner, loser)


class StealMoney(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.money[LOOTING.victim.of(about)] > 0 else NOTHING_TO_STEAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        victim = LOOTING.victim.of(about)
        bills = lose_money(s, victim, half(s.money[victim]))
        gain_money(s, seat, bills)
        happen(s, WHEN_ROBBING, seat, bills)
        return GO_ON


class StealGold(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.nuggets[LOOTING.victim.of(about)] > 0 else NOTHING_TO_STEAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        victim = LOOTING.victim.of(about)
        gain_nuggets(s, seat, lose_nuggets(s, victim, half(s.nuggets[victim])))
        return GO_ON


class Looting(Moment[Western]):
    victim: Final = arg(SEAT)


STEAL_MONEY: Final = StealMoney(WEST, "steal_money", "WL-131")
STEAL_GOLD: Final = StealGold(WEST, "steal_gold", "WL-131")
STEAL_NOTHING: Final = Verb[Western](WEST, "steal_nothing", "WL-133")
LOOTING: Final = Looting(WEST, "looting", "WL-131", STEAL_MONEY, STEAL_GOLD, STEAL_NOTHING)


def steal_cattle(s: Western, thief: i64, victim: i64) -> None:
    """One at random (WL-R22); the victim remembers what it was."""
    k: i64 = s.chance.below(cattle_held(s, victim)) if cattle_held(s, victim) > 1 else 0
    colour: i64
    for colour in range(s.game.colours):
        here = s.box.count[CATTLE[colour].of(victim)]
        if 0 <= k < here:
            s.box.put(s, card_at_random(s, CATTLE[colour].of(victim)), CATTLE[colour].of(thief))
            s.say(EVERYONE, STOLE_CATTLE, thief, victim, colour)
        k -= here


BASE_QUARRELS: Final[list[Quarrel]] = [Arrest("arrest"), Duel("duel"), Robbery("robbery")]
