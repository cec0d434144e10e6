"""The badlands (spades): twelve targets in four rows; a robbery card decides."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.declare.words import SEAT, Domain
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BANDANA,
    BY_ROBBERY,
    BY_ROW,
    DOLLARS,
    RANK_STEP,
    REGIONS,
    REVOLVER,
    RIFLE,
    STARS,
    TARGETS,
    UP_TO,
    WANTED,
    rank_of,
)
from gulch.games.pokertown.deck import turn_up_robbery_card
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import distance, owns
from gulch.games.pokertown.tokens import gain, gain_bonus
from gulch.games.pokertown.vocabulary import CARD, PT, TARGET

ALREADY_ROBBED: Final = PT.reason("already-robbed", "PT-040")
RESULT: Final = Domain("result", ["failure", "success"])
ROBBED: Final = PT.event(
    "robbed",
    "PT-041",
    {"failure": "PT-045", "success": "PT-041"},
    who=SEAT,
    target=TARGET,
    card=CARD,
    result=RESULT,
)

TARGET_STARS: Final = vec[i64]([t["stars"] for t in FIGURES["badlands"]["targets"]])
TARGET_DOLLARS: Final = vec[i64]([t["dollars"] for t in FIGURES["badlands"]["targets"]])
TARGET_WANTED: Final = vec[i64]([t["wanted"] for t in FIGURES["badlands"]["targets"]])
ROWS: Final[list[str]] = list(FIGURES["badlands"]["rows"])
ROW_BONUS: Final = vec[i64]([REGIONS.index(region) for region in FIGURES["badlands"]["rows"].values()])
ROW_OF: Final = vec[i64]([ROWS.index(t["row"]) for t in FIGURES["badlands"]["targets"]])
ROW_MASK: Final = vec[i64]([sum(1 << i for i in range(len(ROW_OF)) if ROW_OF[i] == row) for row in range(len(ROWS))])
LOWEST: Final = 2  # rank of the first target: there is none for an ace (PT-040)


def target_closed(s: Town, seat: i64, index: i64) -> str:
    return ALREADY_ROBBED if s.robbed[seat] >> index & 1 else LEGAL


def open_targets(s: Town, seat: i64) -> i64:
    return UP_TO[TARGETS] ^ s.robbed[seat]


def target_price(index: i64, rank: i64) -> i64:
    """Nuggets to reach the target: exactly its rank is needed."""
    return distance(index + LOWEST, rank) * RANK_STEP


def targets_in_reach(s: Town, seat: i64, rank: i64, steps: i64) -> i64:
    first = max(0, rank - LOWEST - steps)
    return open_targets(s, seat) & (UP_TO[max(first, min(TARGETS, rank - LOWEST + steps + 1))] ^ UP_TO[first])


def gun(s: Town, seat: i64) -> i64:
    """What the own guns add to a robbery card; the rifle replaces the revolver (PT-070, PT-208)."""
    if owns(s, seat, RIFLE):
        return s.rifle
    return s.revolver if owns(s, seat, REVOLVER) else 0


def rob(s: Town, seat: i64, index: i64) -> None:
    """Circle the target, then turn up a card (PT-040, PT-041); even a failure counts for the row (PT-042)."""
    s.robbed[seat] |= 1 << index
    card = turn_up_robbery_card(s, seat)
    success = rank_of(card) + gun(s, seat) >= index + LOWEST
    s.say(EVERYONE, ROBBED, seat, index, card, 1 if success else 0)
    if success:
        gain(s, seat, STARS, TARGET_STARS[index], BY_ROBBERY)
        gain(s, seat, DOLLARS, TARGET_DOLLARS[index], BY_ROBBERY)
    else:
        gain(s, seat, STARS, TARGET_STARS[index] // 2, BY_ROBBERY)  # PT-045
    gain(s, seat, WANTED, TARGET_WANTED[index] - (1 if owns(s, seat, BANDANA) else 0), BY_ROBBERY)
    row = ROW_OF[index]
    if s.robbed[seat] & ROW_MASK[row] == ROW_MASK[row]:
        gain_bonus(s, seat, ROW_BONUS[row], BY_ROW)
