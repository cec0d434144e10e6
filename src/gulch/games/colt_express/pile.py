"""The common pile: a card on it is whose it is, what it is, and whether it lies face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import Domain, Word, arg, args_of
from gulch.games.colt_express.components import BANDITS, CARDS

BANDIT: Final = Domain("bandit", BANDITS, True)
CARD: Final = Domain("card", CARDS)
BACK: Final = Domain("back", ["", "hidden"])


class Played(Word):
    bandit: Final = arg(BANDIT)
    card: Final = arg(CARD)
    back: Final = arg(BACK)


PLAYED: Final = Played("played", "CE-023")
PLAYED.lay_out(args_of(PLAYED), 0)


def played(b: i64, card: i64, face_down: bool) -> i64:
    return PLAYED.bandit.put(b) | PLAYED.card.put(card) | PLAYED.back.put(1 if face_down else 0)


def whose(entry: i64) -> i64:
    return PLAYED.bandit.of(entry)


def which(entry: i64) -> i64:
    return PLAYED.card.of(entry)


def is_face_down(entry: i64) -> bool:
    return PLAYED.back.of(entry) == 1
