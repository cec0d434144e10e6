"""Phase 2, stealing: the pile is carried out (CE-027 to CE-043)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    FIRE,
    FLOOR,
    HANDCAR,
    MARY_LOSES,
    PARTS,
    PUNCH,
    PURSE,
    ROBBERY,
    ROOF,
    SHEETS,
    SPECIAL_PUNCH,
)
from gulch.games.colt_express.loot import drop, keep, take
from gulch.games.colt_express.pile import is_face_down, played, which, whose
from gulch.games.colt_express.powers import Card
from gulch.games.colt_express.state import ROUND_END, STEAL, Colt
from gulch.games.colt_express.targets import (
    AIMING,
    GO,
    GOING,
    HIT,
    HITTING,
    KNOCK,
    KNOCKING,
    PUSH,
    PUSHING,
    ROBBING,
    SEND,
    SENDING,
    SHOOT,
    TAKE,
    punchable,
    shootable,
)
from gulch.games.colt_express.train import go, move_marshal, take_bullet
from gulch.games.colt_express.vocabulary import BANDIT, CARD, COLT
from gulch.pieces.sets import lowest, size

SHOWN: Final = COLT.event("shown", "CE-027", who=BANDIT, card=CARD)
NO_EFFECT: Final = COLT.event("no_effect", "CE-028", who=BANDIT, card=CARD)
CARD_SHOWN: Final = COLT.occasion("the next card of the pile is open; its owner has chosen nothing yet")
AFTER_MOVE: Final = COLT.occasion("a bandit's own Move card has been carried out")


def steal(s: Colt) -> int:
    """The next card is shown, carried out if it can be, and goes back to its owner (CE-027, CE-028)."""
    if s.shown == len(s.pile):
        return ROUND_END
    entry = s.pile[s.shown]
    b = whose(entry)
    card = which(entry)
    hidden = is_face_down(entry)
    if hidden:
        s.pile[s.shown] = played(b, card, False)
    if hidden or not s.open_pile:
        s.reveal()
    s.say(EVERYONE, SHOWN, b, card)
    s.happen(CARD_SHOWN, b)
    s.cast[b].carry_out(s, b, card)
    s.decks.put_back(s, b, card)
    s.shown += 1
    return STEAL


def no_effect(s: Colt, b: i64, card: i64) -> None:
    s.say(EVERYONE, NO_EFFECT, b, card)


class Move(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        go(s, b, GO.to.of(s.ask(s.owner[b], GOING, GOING.by.put(b))))
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
        move_marshal(s, SEND.to.of(s.ask(s.owner[b], SENDING, SENDING.by.put(b))))


class Robbery(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        if not s.loot[s.place[b]]:
            no_effect(s, b, ROBBERY)
            return
        take(s, b, TAKE.loot.of(s.ask(s.owner[b], ROBBING, ROBBING.by.put(b))))


class Fire(Card):
    def carry_out(self, s: Colt, b: i64) -> None:
        targets = shootable(s, b)
        if s.bullets[b] == 0 or not targets:
            no_effect(s, b, FIRE)  # CE-034
            return
        choice = size(targets) > 1
        victim = SHOOT.at.of(s.ask(s.owner[b], AIMING, AIMING.by.put(b))) if choice else lowest(targets)
        take_bullet(s, victim, b)
        s.cast[b].after_shot(s, b, victim)


class Punch(Card):
    """One bandit here loses a token, which falls at the puncher's place, and goes one car on (CE-039, CE-040)."""

    def number(self) -> i64:
        return PUNCH

    def carry_out(self, s: Colt, b: i64) -> None:
        targets = punchable(s, b)
        if not targets:
            no_effect(s, b, self.number())
            return
        choice = size(targets) > 1
        victim = HIT.at.of(s.ask(s.owner[b], HITTING, HITTING.by.put(b))) if choice else lowest(targets)
        if s.loot[SHEETS + victim]:
            lose_loot(s, b, victim)
        self.send_off(s, b, victim)

    def send_off(self, s: Colt, b: i64, victim: i64) -> None:
        go(s, victim, PUSH.to.of(s.ask(s.owner[b], PUSHING, PUSHING.by.put(b) | PUSHING.victim.put(victim))))


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
        kind = KNOCK.loot.of(s.ask(s.owner[b], KNOCKING, KNOCKING.by.put(b) | KNOCKING.victim.put(victim)))
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
