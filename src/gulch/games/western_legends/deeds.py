"""What goals ask for: functions that measure a deed or look at a player, and the feats that count in a way of their
own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import Verb
from gulch.games.western_legends.cattle import ACQUIRE
from gulch.games.western_legends.components import (
    ACE,
    ARREST,
    BANDIT,
    DUEL,
    MAN_ATTACKS,
    MINE,
    MONEY_MAX,
    NOWHERE,
    RIFLE,
    SHERIFF,
    SHOTGUN,
    WEAPON,
    rank_of,
)
from gulch.games.western_legends.feats import Feat, InOneTurn, KindsInOneTurn
from gulch.games.western_legends.hands import FULL_HOUSE, combination_of
from gulch.games.western_legends.locations import DEPOSIT, HEIST, REVEL, SEE_DOCTOR, WORK
from gulch.games.western_legends.paths import path
from gulch.games.western_legends.poker import GAMBLE, worth_at
from gulch.games.western_legends.prospecting import PROSPECT
from gulch.games.western_legends.state import ACT, Western
from gulch.games.western_legends.store import SHOP
from gulch.games.western_legends.stories import is_end_of_turn
from gulch.games.western_legends.table import hand_size, in_town, is_own_turn, is_up, played_as
from gulch.games.western_legends.vocabulary import (
    AFTER_ACTION,
    AT_START_OF_TURN,
    WHEN_A_FIGHT_BEGINS,
    WHEN_ARRESTED,
    WHEN_GOING,
    WHEN_PROSPECTING,
    WHEN_PUT,
)
from gulch.games.western_legends.zones import COMMITTED, LAID
from gulch.pieces.sets import bit, listed, size

FIVE: Final = 3  # ranks, counted from the 2
EIGHT: Final = 6
OUTSIDE: Final = 1
SEEN_TOWN: Final = 2
OUT_OF_TOWN: Final = 1  # among bits of towns


# ---- fights won: called when the winner is known, before any reward --------------------------------------------------
def beaten(s: Western, seat: i64) -> i64:
    """The player who was beaten; NOBODY if it was an npc."""
    return s.target if seat == s.fighter else s.fighter


def beats_a_player(s: Western, seat: i64) -> bool:
    return s.target >= 0


def started_and_won(s: Western, seat: i64, quarrel: i64) -> bool:
    """Not what the Man in Black has begun: then the player fights, too, but did not start it."""
    return seat == s.fighter and s.quarrel == quarrel and s.npc != MAN_ATTACKS


def clear_margin(s: Western, seat: i64) -> i64:
    return 1 if started_and_won(s, seat, DUEL) and s.revealed and s.rank[0] >= s.rank[1] + 3 else 0


def another_player(s: Western, seat: i64) -> i64:
    return bit(beaten(s, seat)) if beats_a_player(s, seat) else 0


def small_calibre(s: Western, seat: i64) -> i64:
    card = s.box.top[COMMITTED.of(seat)]
    return 1 if s.revealed and card >= 0 and rank_of(played_as(s, seat, card)) <= FIVE else 0


def letter_of_the_gang(s: Western, seat: i64) -> i64:
    return bit(s.board.hideout_at[s.place[seat]] // 2) if s.npc == BANDIT else 0


def a_bandit(s: Western, seat: i64) -> i64:
    return 1 if s.npc == BANDIT else 0


def the_sheriff(s: Western, seat: i64) -> i64:
    return 1 if s.npc == SHERIFF else 0


def a_great_outlaw(s: Western, seat: i64) -> i64:
    return 1 if started_and_won(s, seat, ARREST) and s.wanted[s.target] >= 3 else 0


def arrest_outside(s: Western, seat: i64) -> i64:
    return 1 if started_and_won(s, seat, ARREST) and not in_town(s, seat) else 0


def a_greater_legend(s: Western, seat: i64) -> i64:
    return 1 if beats_a_player(s, seat) and s.legend[beaten(s, seat)] > s.legend[seat] else 0


def duel_with_three_wounds(s: Western, seat: i64) -> i64:
    return 1 if s.quarrel == DUEL and s.wounds[seat] == 3 else 0


def challenged(s: Western, seat: i64) -> i64:
    return 1 if seat == s.target else 0


def fight_outside(s: Western, seat: i64) -> i64:
    return 0 if in_town(s, s.fighter) else 1


def with_the_shotgun(s: Western, seat: i64) -> i64:
    return 1 if beats_a_player(s, seat) and s.weapon[seat] == SHOTGUN else 0


def own_duel(s: Western, seat: i64) -> i64:
    return 1 if started_and_won(s, seat, DUEL) else 0


class ToughHide(Feat):
    """Win a fight that began with two or more wounds."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == WHEN_A_FIGHT_BEGINS:
            s.today[slot] = 1 if s.wounds[seat] >= 2 else 0
        elif s.today[slot] > 0:
            s.progress[slot] = 1


# ---- poker -----------------------------------------------------------------------------------------------------------
def full_boat(s: Western, seat: i64) -> i64:
    return 1 if combination_of(worth_at(s, seat)) >= FULL_HOUSE else 0


def town_of_the_game(s: Western, seat: i64) -> i64:
    return bit(s.board.town[s.place[seat]]) & ~OUT_OF_TOWN


def own_game(s: Western, seat: i64) -> i64:
    return 1 if is_own_turn(s, seat) else 0


def dead_mans_hand(s: Western, seat: i64) -> i64:
    """The dealer plays cards that are not the own ones."""
    if not s.players >> seat & 1:
        return 0
    ranks = sorted([int(rank_of(played_as(s, seat, card))) for card in s.box.at(LAID.of(seat))])
    return 1 if ranks == [EIGHT, ACE] else 0


# ---- money, gold, wounds ---------------------------------------------------------------------------------------------
def so_much(s: Western, seat: i64) -> i64:
    """What the occasion is about: bills, nuggets, wounds."""
    return s.amount


def which(s: Western, seat: i64) -> i64:
    return bit(s.amount)


def counts_as(s: Western, verb: i64) -> i64:
    """The action that this one is another kind of, or itself."""
    return s.game.same_action.get(int(verb), int(verb))


def location_action(s: Western, seat: i64) -> i64:
    """Which of the location actions the action was, as a bit."""
    verbs: list[Verb[Western]] = [SHOP, GAMBLE, PROSPECT, DEPOSIT, HEIST, SEE_DOCTOR, REVEL, ACQUIRE, WORK]
    done = counts_as(s, s.amount)
    k: i64
    for k in range(len(verbs)):
        if verbs[k].number == done:
            return bit(k)
    return 0


class Collected(InOneTurn):
    """So much at once."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        if self.measure(s, seat) >= self.needed:
            s.progress[self.slot(seat)] = 1


class NursesHands(InOneTurn):
    """Wounds lost with one action of one's own; stories are none."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        if occasion == AFTER_ACTION:
            s.today[self.slot(seat)] = 0
        elif s.at == ACT and seat == s.active:
            super().note(s, seat, occasion)


class PickToPurse(KindsInOneTurn):
    """Prospecting and depositing in one turn: each occasion is a kind of its own."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        s.today[slot] |= 1 if occasion == WHEN_PROSPECTING else 2
        if s.today[slot] == 3:
            s.progress[slot] = 1


class StillRiding(Feat):
    """Arrested first, wanted again after it."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == WHEN_ARRESTED:
            s.progress[slot] = max(s.progress[slot], 1)
        elif s.progress[slot] == 1:
            s.progress[slot] = 2


# ---- ways ------------------------------------------------------------------------------------------------------------
def territories_entered(s: Western, seat: i64) -> i64:
    return len(path(s, seat))


def towns_at_the_ends(s: Western, seat: i64) -> i64:
    """Bits of the towns where one was and is."""
    towns = bit(s.board.town[s.place[seat]])
    if s.left != NOWHERE:
        towns |= bit(s.board.town[s.left])
    return towns & ~OUT_OF_TOWN


def towns_on_the_way(s: Western, seat: i64) -> i64:
    """The same, and of those in between."""
    towns = towns_at_the_ends(s, seat)
    for territory in path(s, seat):
        towns |= bit(s.board.town[territory])
    return towns & ~OUT_OF_TOWN


def towns_met(s: Western, seat: i64, occasion: i64) -> i64:
    """Who is put somewhere comes from one place to another, but through none in between (WL-R12)."""
    return towns_at_the_ends(s, seat) if occasion == WHEN_PUT else towns_on_the_way(s, seat)


class TownsOfOneTurn(KindsInOneTurn):
    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        self.keep(s, seat, towns_met(s, seat, occasion))


def mine_reached(s: Western, seat: i64) -> i64:
    """Bit of the mine among all mines."""
    here = s.place[seat]
    return bit(s.board.mines.index(int(here))) if s.board.location[here] == MINE else 0


def marker_outside(s: Western, seat: i64) -> i64:
    return 0 if in_town(s, seat) else 1


class RainOrShine(Feat):
    """A marker in two own turns running: bit 0 this turn, bit 1 the turn before; 4: done."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if s.progress[slot] == 4:
            return
        if occasion == AT_START_OF_TURN:
            s.progress[slot] = (s.progress[slot] & 1) << 1
        else:
            s.progress[slot] = 4 if s.progress[slot] & 2 else s.progress[slot] | 1


class PassingThrough(Feat):
    """Outside at the beginning and at the end of a turn, in a town in between."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == AT_START_OF_TURN:
            s.today[slot] = 0 if in_town(s, seat) else OUTSIDE
        elif occasion == WHEN_GOING or occasion == WHEN_PUT:
            s.today[slot] |= SEEN_TOWN if towns_met(s, seat, occasion) else 0
        elif is_end_of_turn(s) and s.today[slot] == OUTSIDE | SEEN_TOWN and not in_town(s, seat):
            s.progress[slot] = 1


class QuietNight(Feat):
    def is_met(self, s: Western, seat: i64) -> bool:
        return super().is_met(s, seat) and size(s.bandits) <= 1


# ---- what a player is or has -----------------------------------------------------------------------------------------
def instructor(s: Western, seat: i64) -> bool:
    return is_up(s, seat, RIFLE) and size(s.upgraded[seat]) >= 2


def rising_star(s: Western, seat: i64) -> bool:
    return s.marshal[seat] >= 6


def clean_hands(s: Western, seat: i64) -> bool:
    return s.marshal[seat] > 0 and s.wounds[seat] == 0 and s.money[seat] >= 8


def regulator(s: Western, seat: i64) -> bool:
    return s.wanted[seat] >= 5


def leader_of_the_gang(s: Western, seat: i64) -> bool:
    return s.wanted[seat] >= 7


def fistful_of_cards(s: Western, seat: i64) -> bool:
    return hand_size(s, seat) >= 7


def strong_sock(s: Western, seat: i64) -> bool:
    return s.money[seat] >= MONEY_MAX


def town_tamer(s: Western, seat: i64) -> bool:
    if s.marshal[seat] < 4:
        return False
    return any(s.game.items[item].kind == WEAPON for item in listed(s.upgraded[seat]))
