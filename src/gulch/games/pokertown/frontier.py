"""The frontier (hearts): thirteen stages from left to right; whoever stops gets the reward, what was passed is lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import BY_PLACE, STAGE_REWARDS, STEED, STEED_BONUS
from gulch.games.pokertown.inventory import take
from gulch.games.pokertown.state import Town, owns
from gulch.games.pokertown.vocabulary import SKIPPED_STAGES

STAGE_BEHIND: Final = "stage-behind"


def stage_closed(s: Town, seat: i64, index: i64) -> str:
    """Nobody goes back (PT-033)."""
    return LEGAL if index + 1 > s.stage[seat] else STAGE_BEHIND


def stage_price(s: Town, seat: i64, index: i64, rank: i64) -> i64:
    """Nuggets to reach this stage: the rank must be at least the stage's (PT-030); a steed adds 6 (PT-R12)."""
    missing = index + 1 - rank - (STEED_BONUS if owns(s, seat, STEED) else 0)
    return missing if missing > 0 else 0


def stop_at(s: Town, seat: i64, index: i64) -> None:
    """The stage is circled, the stages passed on the way stay crossed out (PT-031)."""
    passed = index - s.stage[seat]
    if passed > 0:
        s.tell(EVERYONE, SKIPPED_STAGES | seat << 8 | passed << 16)
    s.stage[seat] = index + 1
    s.stages[seat] |= 1 << index
    take(s, seat, STAGE_REWARDS[index], BY_PLACE)
