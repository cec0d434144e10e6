"""Errands of a heuristic player of Western Legends: what could be done where, and how much it brings per action.

An errand is some way to go, then a few actions there. The best one decides both what to do here and where to move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.bots.western_legends_fights import (
    BANDIT_CARDS,
    GUARD_CARDS,
    attack_worth,
    bandit_worth,
    best_strength,
    heist_worth,
    odds_against_cards,
)
from gulch.bots.western_legends_poker import game_worth, neighbours
from gulch.bots.western_legends_value import Eyes
from gulch.bots.western_legends_ways import NO_WAY, ON_FOOT, Ways
from gulch.games.western_legends.board import NO_TOWN, TOWNS
from gulch.games.western_legends.cattle import ACQUIRE, cattle_limit, ranch_size
from gulch.games.western_legends.components import (
    ARREST,
    BANK,
    BEAT_BANDIT,
    CABARET,
    CATTLE_LEGEND,
    CATTLE_MONEY,
    DELIVERED,
    DEPOSITED,
    DOCTOR,
    DUEL,
    GAINED_TRACK,
    HEIST_USED,
    HIDEOUT,
    LOST_WOUND,
    MINE,
    MINERS_MAP,
    NO_STACK,
    NONE,
    OPEN_LAND,
    REVELLED,
    ROBBERY,
    SALOON,
    STATION,
    STORE,
    STRUCK_GOLD,
    WON_POKER,
)
from gulch.games.western_legends.doors import nugget_limit
from gulch.games.western_legends.locations import DEPOSIT, HEIST, REVEL, SEE_DOCTOR, WORK
from gulch.games.western_legends.movement import WALK, reach, speed
from gulch.games.western_legends.poker import GAMBLE
from gulch.games.western_legends.prospecting import PROSPECT
from gulch.games.western_legends.quarrels import ARREST_SOMEBODY, CHALLENGE, ROB
from gulch.games.western_legends.store import SHOP
from gulch.games.western_legends.table import owns
from gulch.games.western_legends.zones import CATTLE, HERDS

FAR: Final = 62  # further than any way on the board
DUG: Final = 1.2
DUG_WITH_MAP: Final = 1.5
PAID: Final = 0.8  # bills that two dice bring
STAY: Final = 3  # actions of the same kind that one plans ahead
WEARY: Final = 0.97  # of an errand's worth, for each move on the way
BY_ARRIVING: Final = -1  # no verb: coming there is enough
CAUGHT: Final = 0.55  # of what cattle bring, for having taken them; the rest for delivering
TOKEN: Final = 0.75  # what is printed on a head of cattle, unseen
PATIENCE: Final = 0.6  # of a fight's worth: whoever is there may be gone


class Errand:
    """The best so far: where, which verb there (and against whom), worth per action, moves on the way."""

    def __init__(self) -> None:
        self.place = -1
        self.verb = BY_ARRIVING
        self.target = -1
        self.rate = 0.0
        self.moves = 0
        self.gate = ON_FOOT  # through which one leaves this board first


class Scout:
    """Looks over the whole board for one player, who has so many actions left in this turn. `verbs`: what can be done
    here; None: whatever there is. `arriving`: what comes by arriving here is still to come, for no action at all."""

    def __init__(self, eyes: Eyes, actions: int, verbs: list[int] | None = None, arriving: bool = False) -> None:
        s, seat = eyes.s, eyes.seat
        self.eyes = eyes
        self.actions = actions
        self.verbs = verbs
        self.arriving = arriving
        self.here = int(s.place[seat])
        self.speed = int(speed(s, seat))
        self.far: vec[i64] = reach(s, seat, FAR, WALK)
        self.ways = Ways(eyes, self.far, self.speed)
        self.strength = best_strength(s, seat)
        self.best = Errand()
        self.herd = self.cattle_worth()
        self.look_around()
        self.look_for_company()

    def consider(self, place: int, verb: int, gain: float, times: int, target: int = -1) -> None:
        """So much for each of so many actions there; in the last turn only what there is time for."""
        moves = self.ways.moves[place]
        if moves == NO_WAY or gain <= 0:
            return
        if moves == 0 and self.verbs is not None and verb not in self.verbs:
            return
        if self.eyes.is_last and moves + (1 if verb >= 0 else 0) > self.actions:
            return
        if verb == BY_ARRIVING:
            if moves == 0 and not self.arriving:
                return
            rate = gain / max(1, moves)
        else:
            if self.eyes.is_last:
                times = min(times, self.actions - moves)
            rate = gain * times / (moves + times)
        for _ in range(moves):
            rate *= WEARY
        if rate > self.best.rate:
            self.best.place = place
            self.best.verb = verb
            self.best.target = target
            self.best.rate = rate
            self.best.moves = moves
            self.best.gate = self.ways.gate[place]

    # ---- places ----------------------------------------------------------------
    def look_around(self) -> None:
        s = self.eyes.s
        shop, revel, heal, bandit = self.store(), self.revelling(), self.healing(), self.bandit()
        games = [self.gambling(town) for town in range(len(TOWNS))]
        digs = self.digs()
        gold = self.digging(digs)
        for place in range(int(s.board.size)):
            kind = int(s.board.location[place])
            if kind == OPEN_LAND or self.ways.moves[place] == NO_WAY:
                continue
            if kind == STORE:
                self.consider(place, SHOP.number, shop, 1)
            elif kind == SALOON:
                self.consider(place, GAMBLE.number, games[s.board.town[place]], 2)
            elif kind == MINE:
                self.consider(place, PROSPECT.number, gold, digs)
            elif kind == HIDEOUT:
                self.consider(place, BY_ARRIVING, bandit if s.bandits >> s.board.hideout_at[place] & 1 else 0.0, 0)
            elif kind == CABARET:
                self.consider(place, REVEL.number, revel, 1)
            elif kind == DOCTOR:
                self.consider(place, SEE_DOCTOR.number, heal, 1)
            elif kind == BANK:
                self.look_at_bank(place)
            elif kind == STATION or s.board.ranch[place] != NONE:
                self.look_at_cattle(place, kind)
            if place == self.here:
                self.consider(place, WORK.number, self.eyes.bills(1), 1)

    def store(self) -> float:
        return self.eyes.shopping()

    def revelling(self) -> float:
        eyes = self.eyes
        points = eyes.money // 3
        if points == 0:
            return 0.0
        if eyes.is_last:  # six bills would have been a point anyway
            return float(points - eyes.money // 6)
        return points * (1 - 3 * eyes.bill) + eyes.story(REVELLED)

    def healing(self) -> float:
        eyes = self.eyes
        wounds = int(eyes.s.wounds[eyes.seat])
        if wounds == 0 or eyes.money == 0:
            return 0.0
        return eyes.wounds(-wounds) + eyes.cards(wounds) - eyes.bill + eyes.story(LOST_WOUND)

    def gambling(self, town: int) -> float:
        eyes = self.eyes
        if town == NO_TOWN or eyes.money == 0:
            return 0.0
        rivals = max(1, neighbours(eyes.s, eyes.seat, town))
        return game_worth(eyes, rivals, True) + 0.5 * eyes.story(WON_POKER)

    def digs(self) -> int:
        """How often to dig until there is no room for more."""
        eyes = self.eyes
        room = int(nugget_limit(eyes.s, eyes.seat) - eyes.s.nuggets[eyes.seat])
        return 0 if room <= 0 else min(STAY, max(1, int(room / self.dug() + 0.5)))

    def dug(self) -> float:
        """Nuggets that two dice bring."""
        return DUG_WITH_MAP if owns(self.eyes.s, self.eyes.seat, MINERS_MAP) else DUG

    def digging(self, times: int) -> float:
        eyes = self.eyes
        return eyes.nuggets(self.dug()) + PAID * eyes.bills(1) + eyes.story(STRUCK_GOLD) / times if times else 0.0

    def bandit(self) -> float:
        """A bandit is fought by coming to it."""
        if self.strength < 0:
            return 0.0
        odds = odds_against_cards(self.strength, BANDIT_CARDS)
        return bandit_worth(self.eyes, odds) + odds * self.eyes.story(BEAT_BANDIT)

    def look_at_bank(self, place: int) -> None:
        eyes = self.eyes
        s, seat = eyes.s, eyes.seat
        nuggets = int(s.nuggets[seat])
        if nuggets > 0:
            each = (1 + eyes.bill * 2) * eyes.taste.gold - eyes.nugget
            self.consider(place, DEPOSIT.number, nuggets * each + eyes.story(DEPOSITED), 1)
        if self.strength >= 0 and not s.once & HEIST_USED:
            odds = odds_against_cards(self.strength, GUARD_CARDS)
            self.consider(place, HEIST.number, heist_worth(eyes, odds) + eyes.story(GAINED_TRACK), 1)

    # ---- cattle ----------------------------------------------------------------
    def cattle_worth(self) -> float:
        """The printed rewards of the cattle held."""
        eyes = self.eyes
        total = 0.0
        for colour in range(len(CATTLE)):
            for token in eyes.s.box.at(CATTLE[colour].of(eyes.seat)):
                number = int(HERDS[colour].number(token))
                total += eyes.bills(int(CATTLE_MONEY[number])) + int(CATTLE_LEGEND[number])
        return total

    def look_at_cattle(self, place: int, kind: int) -> None:
        """Deliver what one has, take what there is room for."""
        eyes = self.eyes
        s, seat = eyes.s, eyes.seat
        held = [int(s.box.count[zone.of(seat)]) for zone in CATTLE]
        heads = sum(held)
        if kind == STATION:
            self.deliver(place, heads, eyes.badges(heads))
            return
        colour = int(s.board.ranch[place])
        strange = heads - held[colour] if colour != NO_STACK else heads
        self.deliver(place, strange, eyes.crimes(strange))
        room = int(cattle_limit(s, seat)) - heads
        if room > 0 and colour != NO_STACK and ranch_size(s, colour) > 0 and not eyes.is_last:
            point = max(eyes.badges(1), eyes.crimes(1))
            self.consider(place, ACQUIRE.number, (point + TOKEN) * CAUGHT * eyes.taste.cattle, 1)

    def deliver(self, place: int, heads: int, points: float) -> None:
        if heads > 0:
            gain = points + self.herd + self.eyes.story(DELIVERED | GAINED_TRACK)
            self.consider(place, BY_ARRIVING, gain * self.eyes.taste.cattle, 0)

    # ---- people ----------------------------------------------------------------
    def look_for_company(self) -> None:
        """Whoever could be fought, each once per turn."""
        eyes = self.eyes
        s, seat = eyes.s, eyes.seat
        if self.strength < 0:
            return
        for p in range(s.seats):
            place = int(s.place[p])
            if p == seat or place < 0 or (place == self.here and s.fought >> p & 1):
                continue
            share = 1.0 if self.ways.moves[place] < self.actions else PATIENCE
            self.consider(place, CHALLENGE.number, share * attack_worth(eyes, DUEL, p, self.strength), 1, p)
            self.consider(place, ROB.number, share * attack_worth(eyes, ROBBERY, p, self.strength), 1, p)
            if s.marshal[seat] > 0 and s.wanted[p] > 0:
                gain = attack_worth(eyes, ARREST, p, self.strength) + eyes.story(GAINED_TRACK)
                self.consider(place, ARREST_SOMEBODY.number, share * gain, 1, p)
