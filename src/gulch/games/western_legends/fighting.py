"""What cards, items and characters may do in a fight. A side is 0, the player who fights, or 1, the opponent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import ACE, MAN, MAN_ATTACKS
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import card_at_random, side_seat
from gulch.games.western_legends.vocabulary import RANK, SIDE, WEST
from gulch.games.western_legends.zones import FIGHT, HAND, NPC_HAND, POKER
from gulch.pieces.sets import bit

CHANGED_RANK: Final = WEST.event("changed_rank", "WL-115", side=SIDE, rank=RANK)
LOOKED: Final = WEST.event("looked", "WL-102", who=SEAT, count=WHOLE)
SAW_CARD: Final = WEST.event("saw_card", "WL-102", whose=SEAT, card=POKER)
SAW_FIGHT_CARD: Final = WEST.event("saw_fight_card", "WL-102", card=FIGHT)


def lower(s: Western, side: i64, ranks: i64) -> None:
    """The opposing card."""
    change(s, 1 - side, -ranks)


def change(s: Western, side: i64, ranks: i64) -> None:
    """Clamped after each change (WL-115, WL-R19)."""
    s.rank[side] = min(ACE, max(0, s.rank[side] + ranks))
    s.say(EVERYONE, CHANGED_RANK, side, s.rank[side])


def add_edge(s: Western, side: i64, edge: i64) -> None:
    s.edge[side] |= edge


def faces_law_or_outlaw(s: Western) -> bool:
    """Bandits, guards, the sheriff and whoever else no player plays, but for the Man in Black (AU-R107)."""
    return s.npc >= 0 and s.npc != MAN and s.npc != MAN_ATTACKS


def lets_react(s: Western) -> bool:
    """May the player play Reactions in this fight?"""
    return s.npc < 0 or s.game.opponents[s.npc].lets_react(s)


def can_glimpse(s: Western, side: i64, npc_too: bool) -> bool:
    """Is there anything to look at?"""
    other = side_seat(s, 1 - side)
    if other >= 0:
        return s.box.count[HAND.of(other)] > 0
    return npc_too and s.box.count[NPC_HAND.of(s.npc_seat)] > 0


def glimpse(s: Western, side: i64, cards: i64, npc_too: bool) -> None:
    """Look at random cards of the opposing player's hand, or at one fight card. What was seen stays known."""
    me, other = side_seat(s, side), side_seat(s, 1 - side)
    if other >= 0:
        look_at_hand(s, me, other, cards)
    elif npc_too:
        card = card_at_random(s, NPC_HAND.of(s.npc_seat))
        if card >= 0:
            s.box.show(s, card, bit(me))
            s.say(EVERYONE, LOOKED, me, 1)
            s.say(bit(me), SAW_FIGHT_CARD, FIGHT.number(card))


def look_at_hand(s: Western, me: i64, other: i64, cards: i64) -> None:
    """So many cards drawn blind, without putting any back in between."""
    hand = s.box.at(HAND.of(other))
    hand.sort()
    s.chance.shuffle(hand)
    looked = hand[:cards]
    s.say(EVERYONE, LOOKED, me, len(looked))
    s.reveal()  # once: how many of them were known before is nobody else's business
    for card in looked:
        s.box.seen[card] |= bit(me)
        s.say(bit(me), SAW_CARD, other, card)
