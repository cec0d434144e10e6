"""Bounties (2-4 players): three goals; more stars for the first, fewer for whoever follows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import BY_BOUNTY, STARS
from gulch.games.pokertown.conditions import condition
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.tokens import gain, start_peaks
from gulch.games.pokertown.vocabulary import BOUNTY, PT

MET: Final = PT.event("bounty", "PT-110", who=SEAT, bounty=BOUNTY, count=WHOLE)
FLIPPED: Final = PT.event("flipped", "PT-112", bounty=BOUNTY)

CONDITIONS: Final = [condition(card["test"]) for card in FIGURES["bounties"]["cards"]]
FIRST_STARS: Final[i64] = FIGURES["bounties"]["first"]
LATER_STARS: Final[i64] = FIGURES["bounties"]["later"]


def award_bounties(s: Town) -> None:
    """The end of a turn or a phase: whoever meets a bounty gains the same, then it flips (PT-110, PT-R39)."""
    i: i64
    seat: i64
    for i in range(len(s.bounties)):
        stars: i64 = LATER_STARS if s.flipped >> i & 1 else FIRST_STARS
        met = False
        for seat in range(s.seats):
            if not s.met[seat] >> i & 1 and CONDITIONS[s.bounties[i]].holds(s, seat):
                met = True
                s.met[seat] |= 1 << i  # each bounty once (PT-113)
                s.say(EVERYONE, MET, seat, s.bounties[i], stars)
                gain(s, seat, STARS, stars, BY_BOUNTY)
        if met and not s.flipped >> i & 1:
            s.flipped |= 1 << i
            s.say(EVERYONE, FLIPPED, s.bounties[i])
    for seat in range(s.seats):
        start_peaks(s, seat)
