"""The questions of Ante Up, as a heuristic player of Western Legends answers them."""

from __future__ import annotations

from typing import Final

from gulch.bots import western_legends_buzzard as buzzard
from gulch.bots import western_legends_choices as choices
from gulch.bots.western_legends_choices import best
from gulch.bots.western_legends_value import Eyes
from gulch.games.western_legends.ante_up.characters import LEADING
from gulch.games.western_legends.ante_up.event_parts import PURSUING
from gulch.games.western_legends.ante_up.faro import BETTING, JOINING_FARO, STAY, STAYING
from gulch.games.western_legends.ante_up.frontier import COUNTING_AS, EXPLORING
from gulch.games.western_legends.ante_up.herds import (
    DRIVE_OFF_LONGHORN,
    DRIVING_OFF,
    HAULING,
    LEAVE_HERD,
    TAKE_SOME,
)
from gulch.games.western_legends.ante_up.high_stakes import RAISE, RAISING
from gulch.games.western_legends.ante_up.items import BY_QUARTER_HORSE, CONSIDERING
from gulch.games.western_legends.ante_up.track import KEEPING_THREE
from gulch.games.western_legends.asking import PICK, YES
from gulch.games.western_legends.declaring import GIVE_BACK
from gulch.games.western_legends.names import EVERY_TOKEN
from gulch.games.western_legends.poker import JOIN

KNOWN: Final = [
    BETTING.index,
    STAYING.index,
    JOINING_FARO.index,
    RAISING.index,
    EXPLORING.index,
    COUNTING_AS.index,
    HAULING.index,
    DRIVING_OFF.index,
    CONSIDERING.index,
    LEADING.index,
    PURSUING.index,
    KEEPING_THREE.index,
]


def is_asked(moment: int) -> bool:
    return moment in KNOWN


def answer(eyes: Eyes, moment: int, options: list[int], about: int) -> int:
    if moment == LEADING.index:
        return choices.drive(eyes.s, eyes.seat, int(LEADING.steps.of(about)), options)
    return best(options, [weigh(eyes, moment, option, about) for option in options])


def weigh(eyes: Eyes, moment: int, option: int, about: int) -> float:
    if moment == BETTING.index:
        return buzzard.bet_worth(eyes, option)
    if moment == STAYING.index:
        return 1.0 if STAY.chosen(option) == buzzard.stays(eyes) else 0.0
    if moment == JOINING_FARO.index:
        return 1.0 if JOIN.chosen(option) else 0.0
    if moment == RAISING.index:
        return 1.0 if RAISE.chosen(option) == buzzard.raises(eyes) else 0.0
    if moment == EXPLORING.index:
        return buzzard.spending(eyes, option, int(EXPLORING.left.of(about)))
    if moment == COUNTING_AS.index:
        return buzzard.counting(option)
    if moment == HAULING.index:
        return float(TAKE_SOME.amount.of(option))
    if moment == DRIVING_OFF.index:
        return 0.0 if LEAVE_HERD.chosen(option) else 2.0 if DRIVE_OFF_LONGHORN.chosen(option) else 1.0
    if moment == PURSUING.index:
        return choices.standing(eyes.s, int(PICK.who.of(option)))
    if moment == KEEPING_THREE.index:
        return float(-EVERY_TOKEN[GIVE_BACK.token.of(option)])
    wanted = CONSIDERING.what.of(about) != BY_QUARTER_HORSE  # a point is worth more than the item
    return 1.0 if YES.chosen(option) == wanted else 0.0
