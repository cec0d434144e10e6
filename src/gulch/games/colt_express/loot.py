"""Loot: the only module that moves a token. Kinds are public, the values of purses, strongboxes and chests are not."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    EMPTY_CHEST,
    JEWEL,
    JEWEL_TOKEN,
    PARTS,
    PURSE,
    RANSOM,
    STRONGBOX,
    VALUES,
)
from gulch.games.colt_express.state import GONE, RESERVE, SHEETS, Colt, audience
from gulch.games.colt_express.words import (
    DISCARDED,
    DROPPED,
    KEPT,
    RANSOM_PAID,
    STRONGBOX_ADDED,
    TOKEN_SEEN,
    TOOK,
)
from gulch.pieces.bag import count, drawn, one


def loot_kinds(bag: i64) -> i64:
    """Which kinds of loot there are: one bit each."""
    mask: i64 = 0
    kind: i64
    for kind in range(4):
        if bag & PARTS[kind]:
            mask |= 1 << kind
    return mask


def move_loot(s: Colt, kind: i64, source: i64, target: i64) -> None:
    """One token from a spot to another; of several purses a random one, value unseen (CE-035, CE-039, ruling C13)."""
    if kind == JEWEL:
        move_token(s, JEWEL_TOKEN, source, target)
        return
    move_token(s, drawn(s.loot[source] & PARTS[kind], s.chance), source, target)


def move_token(s: Colt, token: i64, source: i64, target: i64) -> None:
    """This very token; who holds it or held it has seen it."""
    s.loot[source] -= one(token)
    s.loot[target] += one(token)
    if token != JEWEL_TOKEN:
        s.reveal()
        tell_holder(s, source, token)
        tell_holder(s, target, token)


def tell_holder(s: Colt, spot: i64, token: i64) -> None:
    if SHEETS <= spot < RESERVE:
        s.tell(audience(s.owner[spot - SHEETS]), TOKEN_SEEN | token << 8)


def take(s: Colt, b: i64, kind: i64) -> None:
    """From the own place onto the own sheet."""
    s.tell(EVERYONE, TOOK | b << 8 | kind << 16 | s.place[b] << 24)
    move_loot(s, kind, s.place[b], SHEETS + b)


def drop(s: Colt, b: i64, kind: i64, place: i64) -> None:
    s.tell(EVERYONE, DROPPED | b << 8 | kind << 16 | place << 24)
    move_loot(s, kind, SHEETS + b, place)


def keep(s: Colt, b: i64, victim: i64) -> None:
    """What the victim drops goes to the puncher instead (CE-063)."""
    s.tell(EVERYONE, KEPT | b << 8 | victim << 16)
    move_loot(s, PURSE, SHEETS + victim, SHEETS + b)


def bring_strongbox(s: Colt, place: i64) -> None:
    """One of those that wait beside the train (CE-073)."""
    if s.loot[RESERVE] & PARTS[STRONGBOX]:
        s.tell(EVERYONE, STRONGBOX_ADDED | place << 8)
        move_loot(s, STRONGBOX, RESERVE, place)


def discard_least_purse(s: Colt, b: i64) -> None:
    """It leaves the game, for all to see (CE-076)."""
    token: i64 = 0
    while not count(s.loot[SHEETS + b], token):
        token += 1
    s.tell(EVERYONE, DISCARDED | b << 8 | token << 16)
    move_token(s, token, SHEETS + b, GONE)


def pay_ransom(s: Colt, b: i64) -> None:
    """From the bank, not from the train (CE-078, rulings C15 and C29)."""
    s.money = s.money[:]
    s.money[b] += RANSOM
    s.tell(EVERYONE, RANSOM_PAID | b << 8)


def worth(s: Colt, b: i64) -> i64:
    """The loot on a bandit's sheet, and money from the bank."""
    total: i64 = s.money[b]
    sheet = s.loot[SHEETS + b]
    token: i64
    for token in range(EMPTY_CHEST + 1):
        total += count(sheet, token) * VALUES[token]
    return total
