"""What the expansion lays on the table and which words it adds (WLG-001 to WLG-013)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.views import entry
from gulch.games.western_legends.components import BANDIT
from gulch.games.western_legends.decks import lay
from gulch.games.western_legends.good_bad_handsome.characters import (
    HANDSOME_CAST,
    STEAL_GOODS,
    note_the_bounty,
    pay_the_bounty,
)
from gulch.games.western_legends.good_bad_handsome.fields import FIELDS
from gulch.games.western_legends.good_bad_handsome.goals import HANDSOME_GOALS
from gulch.games.western_legends.good_bad_handsome.items import (
    LEGENDARY_ITEMS,
    SIP,
    QuietBandits,
    ask_the_companion,
    pay_for_the_herd,
    pay_the_badge,
)
from gulch.games.western_legends.good_bad_handsome.legendary import on_the_counter
from gulch.games.western_legends.good_bad_handsome.state import Handsome, handsome
from gulch.games.western_legends.good_bad_handsome.stories import HANDSOME_STORIES, why_no_fight
from gulch.games.western_legends.good_bad_handsome.vocabulary import HANDSOME, PICKED_A_FIGHT
from gulch.games.western_legends.quarrels import LOOTING
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.turn import TAKING_INCOME
from gulch.games.western_legends.vocabulary import (
    AFTER_FIGHT,
    AFTER_MARKER,
    AT_START_OF_TURN,
    WHEN_A_FIGHT_BEGINS,
    WHEN_A_TURN_BEGINS,
    WHEN_DELIVERING,
    WHEN_GAINING_MARSHAL,
    WHEN_WINNING_A_FIGHT,
)
from gulch.pieces.sets import bit, listed


def lay_out(rules: WesternRules) -> None:
    def fresh() -> Handsome:
        part = Handsome()
        part.victories = vec[i64]([0] * rules.seats)
        return part

    rules.part(fresh, FIELDS)
    lay(rules, *LEGENDARY_ITEMS, *HANDSOME_CAST, *HANDSOME_STORIES, *HANDSOME_GOALS)
    rules.obstacles[BANDIT] = QuietBandits()
    rules.truces.append(why_no_fight)


def pick_up_tomahawks(s: Western, seat: int) -> None:
    handsome(s).thrown = 0


def end_truce(s: Western, seat: int) -> None:
    handsome(s).truce &= ~bit(seat)


def pick_a_fight(s: Western, seat: int) -> None:
    """The condition of the stories: to start it is enough, but it takes another player (WLG-004, WLG-R05)."""
    if seat == s.active and seat == s.fighter and s.target >= 0:
        s.deeds |= PICKED_A_FIGHT


def count_victory(s: Western, seat: int) -> None:
    if s.target >= 0:
        handsome(s).victories[seat] += 1


def register(rules: WesternRules) -> None:
    rules.use(HANDSOME)
    rules.extend(LOOTING, STEAL_GOODS)
    rules.extend(TAKING_INCOME, SIP)
    rules.at(WHEN_A_TURN_BEGINS, pick_up_tomahawks)
    rules.at(AT_START_OF_TURN, end_truce)
    rules.at(WHEN_A_FIGHT_BEGINS, pick_a_fight)
    rules.at(WHEN_A_FIGHT_BEGINS, note_the_bounty)
    rules.at(WHEN_WINNING_A_FIGHT, count_victory)
    rules.at(AFTER_FIGHT, pay_the_bounty)
    rules.at(AFTER_MARKER, ask_the_companion)
    rules.at(WHEN_DELIVERING, pay_for_the_herd)
    rules.at(WHEN_GAINING_MARSHAL, pay_the_badge)
    rules.show(
        entry("legendary_items", "number", lambda s, viewer: len(on_the_counter(s))),
        entry("truce", "number[]", lambda s, viewer: listed(handsome(s).truce)),
    )


THE_HANDSOME: Final = Expansion(register, lay_out)
