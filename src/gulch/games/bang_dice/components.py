"""What is in the box (BD-008), under the printed meanings."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# the faces of a die
ARROW: Final = 0
DYNAMITE: Final = 1
ONE: Final = 2
TWO: Final = 3
BEER: Final = 4
GATLING: Final = 5
BLANK: Final = 6  # not rolled yet
FACES: Final = ["arrow", "dynamite", "one", "two", "beer", "gatling"]
SHOWN: Final = [*FACES, "blank"]

DICE: Final = 5
ALL_DICE: Final = 31
REROLLS: Final = 2
DYNAMITES_THAT_EXPLODE: Final = 3
GATLINGS_THAT_FIRE: Final = 3
ALL_ARROWS: Final = 9
LIFE_TOKENS: Final = 70

# roles
SHERIFF: Final = 0
DEPUTY: Final = 1
OUTLAW: Final = 2
RENEGADE: Final = 3
ROLES: Final = ["sheriff", "deputy", "outlaw", "renegade"]
SHERIFF_BONUS: Final = 2
DEALT: Final = {  # BD-002, BD-060
    3: [DEPUTY, OUTLAW, RENEGADE],
    4: [SHERIFF, RENEGADE, OUTLAW, OUTLAW],
    5: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, DEPUTY],
    6: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY],
    7: [SHERIFF, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
    8: [SHERIFF, RENEGADE, RENEGADE, OUTLAW, OUTLAW, OUTLAW, DEPUTY, DEPUTY],
}

# who has won
NO_SIDE: Final = 0
LAW: Final = 1
OUTLAWS: Final = 2
LONE_RENEGADE: Final = 3
LONE_DEPUTY: Final = 4  # three players: each for themselves
LONE_OUTLAW: Final = 5
NOBODY_LEFT: Final = 6
SIDES: Final = ["none", "law", "outlaws", "renegade", "deputy", "outlaw", "nobody"]

BY_SIDES: Final = 0
BY_HUNT: Final = 1
BY_SURVIVAL: Final = 2
ENDINGS: Final = ["sides", "hunt", "survival"]

# why life is lost or regained, why an arrow is taken or returned
INDIANS: Final = 0
BLAST: Final = 1
SHOT: Final = 2
GATLING_GUN: Final = 3
LOSSES: Final = ["indians", "dynamite", "shot", "gatling"]
BY_BEER: Final = 0
BY_GIFT: Final = 1
BY_SUZY: Final = 2
BY_SAM: Final = 3
GAINS: Final = ["beer", "gift", "suzy", "sam"]
BY_ROLL: Final = 0
BY_DODGE: Final = 1
BY_GRINGO: Final = 2
TAKINGS: Final = ["rolled", "dodge", "gringo"]
BACK_AFTER_ATTACK: Final = 0
BACK_BY_GATLING: Final = 1
BACK_BY_PEDRO: Final = 2
BACK_BY_KIT: Final = 3
BACK_FROM_THE_DEAD: Final = 4
RETURNS: Final = ["attack", "gatling", "pedro", "kit", "out"]

MOST_SEATS: Final = 8
LIVING: Final = [vec[i64]([p for p in range(MOST_SEATS) if mask >> p & 1]) for mask in range(1 << MOST_SEATS)]
NO_HITS: Final = vec[i64]([0] * MOST_SEATS)
BLANKS: Final = vec[i64]([BLANK] * DICE)
NOTHING: Final = vec[i64]()
