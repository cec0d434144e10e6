"""What the expansion lays on the table and which words it adds (WLX-001 to WLX-008)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.games.western_legends.components import NONE
from gulch.games.western_legends.decks import lay
from gulch.games.western_legends.extras.characters import (
    EXTRA_CAST,
    INVESTIGATE,
    TAKE_CRIME,
    rest_the_herd,
    ride_on,
)
from gulch.games.western_legends.extras.clauses import is_eased
from gulch.games.western_legends.extras.fields import FIELDS, JOKERS
from gulch.games.western_legends.extras.goals import EXTRA_GOALS
from gulch.games.western_legends.extras.items import EXTRA_ITEMS, after_delivery
from gulch.games.western_legends.extras.jokers import JOKER, after_laying, before_revealing, why_kept
from gulch.games.western_legends.extras.state import Extras, extras
from gulch.games.western_legends.extras.stories import EXTRA_STORIES
from gulch.games.western_legends.extras.vocabulary import EXTRAS, UPGRADED_GEAR
from gulch.games.western_legends.npcs import PRIZE
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import (
    AFTER_ACTION,
    AFTER_DELIVERY,
    AFTER_LAYING,
    AT_END_OF_TURN,
    AT_START_OF_TURN,
    BEFORE_REVEALING,
    WHEN_A_FIGHT_BEGINS,
    WHEN_RESOLVED,
    WHEN_UPGRADING,
)


def lay_out(rules: WesternRules) -> None:
    def fresh() -> Extras:
        part = Extras()
        part.copied = vec[i64]([NONE] * JOKERS)
        part.eased = vec[i64]([0] * rules.seats)
        part.votes = vec[i64]([0] * rules.seats)
        return part

    rules.part(fresh, FIELDS)
    lay(rules, JOKER, *EXTRA_ITEMS, *EXTRA_CAST, *EXTRA_STORIES, *EXTRA_GOALS)
    rules.painless.append(is_eased)
    rules.kept.append(why_kept)


def begin_turn(s: Western, seat: int) -> None:
    extras(s).rides = 0


def begin_fight(s: Western, seat: int) -> None:
    extras(s).holstered = 0


def upgraded(s: Western, seat: int) -> None:
    """The condition of three stories."""
    if seat == s.active:
        s.deeds |= UPGRADED_GEAR


def end_turn(s: Western, seat: int) -> None:
    ride_on(s, seat)
    rest_the_herd(s, seat)
    part = extras(s)
    part.eased[seat] = max(0, part.eased[seat] - 1)


def register(rules: WesternRules) -> None:
    rules.use(EXTRAS)
    rules.extend(PRIZE, TAKE_CRIME)
    rules.extend(ACTING, INVESTIGATE)
    rules.at(AT_START_OF_TURN, begin_turn)
    rules.at(WHEN_A_FIGHT_BEGINS, begin_fight)
    rules.at(BEFORE_REVEALING, before_revealing)
    rules.at(AFTER_LAYING, after_laying)
    rules.at(WHEN_UPGRADING, upgraded)
    rules.at(AFTER_DELIVERY, after_delivery)
    rules.at(AFTER_ACTION, ride_on)
    rules.at(WHEN_RESOLVED, ride_on)
    rules.at(AT_END_OF_TURN, end_turn)


WITH_EXTRAS: Final = Expansion(register, lay_out)
