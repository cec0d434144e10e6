"""Bandits and the guards of the bank (WL-192 to WL-204, WL-265 to WL-279)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import BANDIT, BEAT_BANDIT, FIRST_BANDIT, NO_BADGE, NOBODY, NONE
from gulch.games.western_legends.doors import gain_legend, gain_marshal, gain_money, gain_wanted, happen
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.parts import Character, Obstacle, Opponent
from gulch.games.western_legends.sheriff import Sheriff
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import derive_stops, someone_at
from gulch.games.western_legends.vocabulary import (
    HIDEOUT_PLACE,
    WEST,
    WHEN_A_BANDIT_COMES,
    WHEN_A_BANDIT_LEAVES,
    WHEN_ROBBING_THE_BANK,
)
from gulch.pieces.sets import bit

HEIST_MONEY: Final = 8
HEIST_WANTED: Final = 3

IS_WANTED: Final = WEST.reason("is-wanted", "WL-275")
NO_BADGE_HERE: Final = WEST.reason("no-badge-here", "WL-R60")
BANDIT_COMES: Final = WEST.event("bandit_comes", "WL-244", to=HIDEOUT_PLACE)
BANDIT_LEAVES: Final = WEST.event("bandit_leaves", "WL-277", of=HIDEOUT_PLACE)


# ---- where bandits are -----------------------------------------------------------------------------------------------
def is_free(s: Western, hideout: i64) -> bool:
    """No player, sheriff or bandit is there (WL-245)."""
    territory = s.board.hideouts[hideout]
    return not s.bandits >> hideout & 1 and s.sheriff != territory and not someone_at(s, territory)


def place_bandit(s: Western, hideout: i64, by: i64 = NOBODY) -> None:
    """Brought by the active player, unless somebody else does."""
    if is_free(s, hideout):
        s.bandits |= bit(hideout)
        derive_stops(s)
        s.say(EVERYONE, BANDIT_COMES, hideout)
        happen(s, WHEN_A_BANDIT_COMES, s.active if by == NOBODY else by, hideout)


def remove_bandit(s: Western, hideout: i64) -> None:
    s.bandits &= ~bit(hideout)
    derive_stops(s)
    s.say(EVERYONE, BANDIT_LEAVES, hideout)
    happen(s, WHEN_A_BANDIT_LEAVES, s.active, hideout)


class Bandits(Obstacle):
    def is_at(self, s: Western, territory: i64) -> bool:
        hideout = s.board.hideout_at[territory]
        return hideout != NONE and s.bandits >> hideout & 1 == 1

    def mark(self, s: Western, stops: vec[i64]) -> None:
        h: i64
        for h in range(len(s.board.hideouts)):
            if s.bandits >> h & 1:
                stops[s.board.hideouts[h]] += 1

    def meet(self, s: Western, seat: i64, territory: i64) -> bool:
        fight_npc(s, seat, BANDIT)
        return True


# ---- the opponents ---------------------------------------------------------------------------------------------------
class TakeLegend(Verb[Western]):
    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        gain_legend(s, seat, 1)
        return super().do(s, seat, about, action)


class TakeBadge(Verb[Western]):
    """Not for the wanted, nor where fight card 5 or 9 bars it."""

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if s.wanted[seat] > 0:
            return IS_WANTED
        return NO_BADGE_HERE if s.edge[0] & NO_BADGE else LEGAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        gain_marshal(s, seat, 1)
        return super().do(s, seat, about, action)


TAKE_LEGEND: Final = TakeLegend(WEST, "take_legend", "WL-274")
TAKE_BADGE: Final = TakeBadge(WEST, "take_badge", "WL-274")
PRIZE: Final = Moment[Western](WEST, "prize", "WL-274", TAKE_LEGEND, TAKE_BADGE)


class Bandit(Opponent):
    def cards(self, s: Western) -> i64:
        return 2

    def beaten(self, s: Western, seat: i64) -> None:
        s.deeds |= BEAT_BANDIT if seat == s.active else 0
        s.choose(seat, PRIZE)

    def after(self, s: Western, seat: i64, won: bool, hero: Character) -> None:
        """He leaves the board whatever the result (WL-277)."""
        remove_bandit(s, s.board.hideout_at[s.place[seat]])
        if won and not s.once & FIRST_BANDIT:
            s.once |= FIRST_BANDIT
            hero.after_first_bandit(s, seat)


def rob_the_bank(s: Western, seat: i64) -> None:
    """What a heist brings (WL-201)."""
    gain_money(s, seat, HEIST_MONEY)
    gain_wanted(s, seat, HEIST_WANTED)
    s.happen(WHEN_ROBBING_THE_BANK, seat)


class Guards(Opponent):
    def cards(self, s: Western) -> i64:
        return 3

    def beaten(self, s: Western, seat: i64) -> None:
        rob_the_bank(s, seat)

    def beats(self, s: Western, seat: i64) -> None:
        gain_wanted(s, seat, 1)


BASE_OPPONENTS: Final[list[Opponent]] = [Bandit("bandit"), Guards("guards"), Sheriff("sheriff")]
