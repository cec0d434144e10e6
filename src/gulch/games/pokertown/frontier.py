"""The frontier (hearts): thirteen stages from left to right; whoever stops gets the reward, what was passed is lost."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import BY_PLACE, RANK_STEP, STAGE_REWARDS, STAGES, STEED, STEED_BONUS, UP_TO
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.tokens import take
from gulch.games.pokertown.vocabulary import PT

STAGE_BEHIND: Final = PT.reason("stage-behind", "PT-033")
SKIPPED_STAGES: Final = PT.event("skipped", "PT-031", who=SEAT, count=WHOLE)


def stage_closed(s: Town, seat: i64, index: i64) -> str:
    """Nobody goes back (PT-033)."""
    return LEGAL if index >= s.stage[seat] else STAGE_BEHIND


def open_stages(s: Town, seat: i64) -> i64:
    return UP_TO[STAGES] ^ UP_TO[s.stage[seat]]


def legs(s: Town, seat: i64, rank: i64) -> i64:
    """How far a rank leads: a stage needs at least its own rank (PT-030); a steed adds 6 (PT-R12)."""
    return rank + STEED_BONUS if owns(s, seat, STEED) else rank


def stage_price(s: Town, seat: i64, index: i64, rank: i64) -> i64:
    """Nuggets to reach this stage."""
    missing = index + 1 - legs(s, seat, rank)
    return missing * RANK_STEP if missing > 0 else 0


def stages_in_reach(s: Town, seat: i64, rank: i64, steps: i64) -> i64:
    return open_stages(s, seat) & UP_TO[min(STAGES, legs(s, seat, rank) + steps)]


def stop_at(s: Town, seat: i64, index: i64) -> None:
    """The stage is circled, the stages passed on the way stay crossed out (PT-031)."""
    passed = index - s.stage[seat]
    if passed > 0:
        s.say(EVERYONE, SKIPPED_STAGES, seat, passed)
    s.stage[seat] = index + 1
    s.stages[seat] |= 1 << index
    take(s, seat, STAGE_REWARDS[index], BY_PLACE)
