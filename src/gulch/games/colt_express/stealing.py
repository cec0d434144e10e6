"""Phase 2, stealing: the pile is carried out (CE-027 to CE-043)."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    FIRE,
    FLOOR,
    MARY_LOSES,
    PARTS,
    PUNCH,
    PURSE,
    ROBBERY,
    SPECIAL_PUNCH,
)
from gulch.games.colt_express.loot import drop, keep, take
from gulch.games.colt_express.state import (
    HANDCAR,
    HIDDEN,
    ROOF,
    SHEETS,
    Card,
    Colt,
    bandits_at,
    bandits_in,
)
from gulch.games.colt_express.train import go, move_marshal, take_bullet
from gulch.games.colt_express.words import (
    AFTER_MOVE,
    AIMING,
    CARD_SHOWN,
    GOING,
    HITTING,
    KNOCKING,
    NO_EFFECT,
    PUSHING,
    ROBBING,
    ROUND_END,
    SENDING,
    SHOWN,
    STEAL,
)


def steal(s: Colt) -> int:
    """The next card is shown, carried out if it can be, and goes back to its owner (CE-027, CE-028)."""
    if s.shown == len(s.pile):
        return ROUND_END
    entry = s.pile[s.shown]
    b = entry & 7
    card = entry >> 3 & 15
    s.pile[s.shown] = entry & ~HIDDEN
    if entry & HIDDEN or not s.open_pile:
        s.reveal()
    s.tell(EVERYONE, SHOWN | b << 8 | card << 16)
    s.happen(CARD_SHOWN, b)
    s.cast[b].carry_out(s, b, card)
    s.decks.put_back(s, b, card)
    s.shown += 1
    return STEAL


def no_effect(s: Colt, b: i64, card: i64) -> None:
    s.tell(EVERYONE, NO_EFFECT | b << 8 | card << 16)


class Move(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        go(s, b, s.ask_number(s.owner[b], GOING, b) >> 8)
        s.happen(AFTER_MOVE, b)


class FloorChange(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        if not change_level(s, b):
            no_effect(s, b, FLOOR)


def change_level(s: Colt, b: i64) -> bool:
    """Inside and roof of the same car (CE-031); the handcar has no roof, and some stay inside whatever happens."""
    if s.place[b] >= HANDCAR or s.steadfast >> b & 1:
        return False
    go(s, b, s.place[b] ^ ROOF)
    return True


class MarshalCard(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        move_marshal(s, s.ask_number(s.owner[b], SENDING, b) >> 8)


class Robbery(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        if not s.loot[s.place[b]]:
            no_effect(s, b, ROBBERY)
            return
        take(s, b, s.ask_number(s.owner[b], ROBBING, b) >> 8)


class Fire(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        targets = without_elusive(s, line_of_fire(s, b))
        if not targets or s.bullets[b] == 0:
            no_effect(s, b, FIRE)  # CE-034
            return
        victim: i64 = s.ask_number(s.owner[b], AIMING, b | targets << 8) >> 8
        take_bullet(s, victim, b)
        s.cast[b].after_shot(s, b, victim)


class Punch(Card):
    """One bandit here loses a token, which falls at the puncher's place, and goes one car on (CE-039, CE-040)."""

    def number(self) -> i64:
        return PUNCH

    def carry_out(self, s: Colt, b: i64) -> None:
        targets = without_elusive(s, bandits_at(s, s.place[b]) & ~(1 << b))
        if not targets:
            no_effect(s, b, self.number())
            return
        victim: i64 = s.ask_number(s.owner[b], HITTING, b | targets << 8) >> 8
        if s.loot[SHEETS + victim]:
            lose_loot(s, b, victim)
        self.send_off(s, b, victim)

    def send_off(self, s: Colt, b: i64, victim: i64) -> None:
        go(s, victim, s.ask_number(s.owner[b], PUSHING, b | victim << 8) >> 8)


class SpecialPunch(Punch):
    """The victim changes the level instead (CE-100)."""

    def number(self) -> i64:
        return SPECIAL_PUNCH

    def send_off(self, s: Colt, b: i64, victim: i64) -> None:
        change_level(s, victim)


def lose_loot(s: Colt, b: i64, victim: i64) -> None:
    """The puncher chooses the kind, never the purse. It is drawn after all questions: no secret waits for an answer."""
    if s.cast[victim].loses_in_order():
        kind = first_kind(s.loot[SHEETS + victim], MARY_LOSES)
    else:
        kind = s.ask_number(s.owner[b], KNOCKING, b | victim << 8) >> 8
    if kind == PURSE and s.cast[b].keeps_dropped_purse(s, b, victim):
        keep(s, b, victim)
    else:
        drop(s, victim, kind, s.place[b])


def first_kind(bag: i64, order: list[int]) -> i64:
    """The first kind of loot in this order that the bag holds."""
    for kind in order:
        if bag & PARTS[kind]:
            return kind
    raise ValueError("an empty bag")


def line_of_fire(s: Colt, b: i64) -> i64:
    """Inside: the adjacent cars. On the roof: the nearest occupied roof each way (CE-032, CE-033)."""
    here = s.place[b]
    if not here & ROOF:
        return bandits_in(s, s.track.beside(s, here)) | s.cast[b].more_targets(s, b)
    ahead: i64 = -1  # the nearest occupied roof towards the locomotive
    behind: i64 = HANDCAR
    for other in s.gang:
        place = s.place[other]
        if place & ROOF:
            if ahead < place < here:
                ahead = place
            if here < place < behind:
                behind = place
    return bandits_at(s, ahead) | bandits_on_roof(s, behind) | s.cast[b].more_targets(s, b)


def bandits_on_roof(s: Colt, place: i64) -> i64:
    return bandits_at(s, place) if place & ROOF else 0


def without_elusive(s: Colt, targets: i64) -> i64:
    """Belle is no target while there is another (CE-065)."""
    others = targets & ~s.elusive
    return others if others else targets
