"""Smaller choices of a heuristic player of Western Legends: what cards offer, whom to pick, what to give up, where the
sheriff goes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.bots.western_legends_value import LEGEND_TOKEN, Eyes
from gulch.games.western_legends.ante_up.herds import GainLonghorn
from gulch.games.western_legends.ante_up.track import GamblerPoints, LegendTokens
from gulch.games.western_legends.bargains import BARGAINING, BARGAINS, GET, UPGRADE_CHEAPLY
from gulch.games.western_legends.components import DUST, MOUNT, NUGGET, PEBBLES, SHOTGUN
from gulch.games.western_legends.doors import nugget_limit
from gulch.games.western_legends.effects import (
    CHOICES,
    All,
    Badge,
    ByPlace,
    ByStatus,
    ByWounds,
    Choose,
    Crime,
    Discard,
    DiscardRandom,
    Draw,
    Gain,
    Heal,
    Legend,
    Lose,
    LoseLegend,
    Nugget,
    TakeCattle,
    Wound,
)
from gulch.games.western_legends.parts import Effect
from gulch.games.western_legends.prospecting import KEEP_DICE, REROLL
from gulch.games.western_legends.sheriff import DRIVE
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import BUY, LEAVE, UPGRADE
from gulch.games.western_legends.stories import MARK, SHIFT
from gulch.games.western_legends.table import in_town, is_up
from gulch.games.western_legends.turn import INCOME_CARDS, INCOME_MONEY, TAKE_INCOME

UNKNOWN: Final = 0.5  # an effect without a name here
DISCARDED: Final = 0.15
CATTLE: Final = 0.7
LONGHORN: Final = 1.1
FACE_WORTH: Final = [1.0, 0.3, 0.9, 0.0, 0.0]  # of a die; gold dust pays and rolls again
ROLL_WORTH: Final = 0.65  # of a die not rolled yet


def best(options: list[int], values: list[float]) -> int:
    """The first of the best."""
    top = 0
    for i in range(1, len(options)):
        if values[i] > values[top]:
            top = i
    return options[top]


# ---- what cards say --------------------------------------------------------------------------------------------------
def effect_worth(eyes: Eyes, effect: Effect) -> float:
    """A clause of a card, in legend points."""
    if isinstance(effect, Gain):
        return eyes.bills(effect.bills)
    if isinstance(effect, Lose):
        return -eyes.bill * min(effect.bills, eyes.money)
    if isinstance(effect, Draw):
        return eyes.cards(effect.cards)
    if isinstance(effect, Discard | DiscardRandom):
        return -DISCARDED
    if isinstance(effect, Legend):
        return float(effect.points)
    if isinstance(effect, LoseLegend):
        return float(-effect.points)
    if isinstance(effect, Badge):
        return eyes.badges(effect.points)
    if isinstance(effect, Crime):
        return eyes.crimes(effect.points)
    if isinstance(effect, Wound):
        return eyes.wounds(effect.wounds)
    if isinstance(effect, Heal):
        return eyes.wounds(-effect.wounds)
    if isinstance(effect, Nugget):
        return eyes.nuggets(float(effect.nuggets))
    if isinstance(effect, TakeCattle):
        return CATTLE
    if isinstance(effect, GamblerPoints):
        return eyes.gamblers(effect.points)
    if isinstance(effect, LegendTokens):
        return LEGEND_TOKEN * effect.tokens
    if isinstance(effect, GainLonghorn):
        return LONGHORN
    return whole_worth(eyes, effect)


def whole_worth(eyes: Eyes, effect: Effect) -> float:
    """A clause made of clauses."""
    s, seat = eyes.s, eyes.seat
    if isinstance(effect, All):
        total = 0.0
        for part in effect.parts:
            total += effect_worth(eyes, part)
        return total
    if isinstance(effect, ByStatus):
        one = effect.marshal if s.marshal[seat] > 0 else effect.wanted if s.wanted[seat] > 0 else effect.other
        return effect_worth(eyes, one)
    if isinstance(effect, ByWounds):
        return effect_worth(eyes, effect.hurt if s.wounds[seat] > 0 else effect.unhurt)
    if isinstance(effect, ByPlace):
        return effect_worth(eyes, effect.inside if in_town(s, seat) else effect.outside)
    if isinstance(effect, Choose):
        top = 0.0
        for choice in effect.choices:
            if choice.can(s, seat):
                top = max(top, effect_worth(eyes, choice))
        return top
    return UNKNOWN


def offered(eyes: Eyes, choice: int) -> float:
    return effect_worth(eyes, CHOICES[choice])


def bargain(eyes: Eyes, about: int, option: int) -> float:
    """What a story sells, against the money it gives instead."""
    items = eyes.s.game.items
    offer = BARGAINS[BARGAINING.offer.of(about)]
    if GET.chosen(option):
        item = int(GET.item.of(option))
        return eyes.bargain(item, int(offer.price(items[item])))
    if UPGRADE_CHEAPLY.chosen(option):
        item = int(UPGRADE_CHEAPLY.item.of(option))
        return eyes.upgrade(item, int(offer.upgrade_price(items[item])))
    return eyes.bills(3)


# ---- the store and what one uses -------------------------------------------------------------------------------------
def purchase(eyes: Eyes, option: int) -> float:
    if LEAVE.chosen(option):
        return 0.0
    items = eyes.s.game.items
    if BUY.chosen(option):
        return eyes.bargain(int(BUY.item.of(option)), int(items[BUY.item.of(option)].price))
    if UPGRADE.chosen(option):
        return eyes.upgrade(int(UPGRADE.item.of(option)), int(items[UPGRADE.item.of(option)].price))
    return -1.0


def usefulness(s: Western, seat: int, item: int) -> float:
    """Of a mount or a weapon in use: no gold may be dropped, then the fastest; the sharpest."""
    thing = s.game.items[item]
    up = is_up(s, seat, item)
    if thing.kind == MOUNT:
        room = 4 + int(thing.more_nuggets(up))
        return int(thing.speed(up)) + (0.0 if s.nuggets[seat] <= room else -9.0)
    return (1.0 if up else 0.0) + (0.5 if item == SHOTGUN else 0.1 * item)


def equips(s: Western, seat: int, item: int) -> bool:
    """Is it better than what is in use?"""
    now = int(s.mount[seat]) if s.game.items[item].kind == MOUNT else int(s.weapon[seat])
    return now < 0 or usefulness(s, seat, item) > usefulness(s, seat, now)


# ---- the turn --------------------------------------------------------------------------------------------------------
def income(eyes: Eyes, option: int) -> float:
    kind = int(TAKE_INCOME.kind.of(option))
    return eyes.bills(INCOME_MONEY[kind]) * 1.15 + eyes.cards(INCOME_CARDS[kind])


def marking(eyes: Eyes, option: int) -> float:
    if MARK.chosen(option):
        return eyes.marker(int(MARK.stack.of(option))) + 0.01
    if SHIFT.chosen(option):
        return eyes.marker(int(SHIFT.stack.of(option))) - 0.3
    return 0.0


def reroll(eyes: Eyes, option: int) -> float:
    """Dice that show little are rolled again, while there is room for gold."""
    s = eyes.s
    if KEEP_DICE.chosen(option) or not REROLL.chosen(option):
        return 0.0
    if s.nuggets[eyes.seat] >= nugget_limit(s, eyes.seat):
        return -1.0
    gain = 0.0
    for k in range(2):
        if REROLL.dice.of(option) >> k & 1:
            gain += ROLL_WORTH - FACE_WORTH[s.dice[k]]
    return gain


def wants_better_dice(eyes: Eyes) -> bool:
    """A Reaction for the dice pays only if they are bad."""
    s = eyes.s
    if s.nuggets[eyes.seat] >= nugget_limit(s, eyes.seat):
        return False
    poor = 0
    for face in s.dice:
        poor += 1 if face == PEBBLES else 0
    return poor > 0 and s.dice[0] not in (NUGGET, DUST)


# ---- rivals ----------------------------------------------------------------------------------------------------------
def standing(s: Western, seat: int) -> float:
    """How near a player is to winning, as everybody sees it."""
    return int(s.legend[seat]) + 0.5 * int(s.marshal[seat] + s.wanted[seat]) + 0.1 * int(s.money[seat])


def steps_from(s: Western, place: int) -> vec[i64]:
    """By territory: how far the sheriff is from there, plus 1."""
    far = s.board.zeros[:]
    far[place] = 1
    todo = [place]
    for t in todo:
        for other in s.board.roads[t]:
            if far[other] == 0:
                far[other] = far[t] + 1
                todo.append(int(other))
    return far


def drive(s: Western, seat: int, steps: int, options: list[int]) -> int:
    """Towards the most dangerous of the wanted whom he can reach, else towards the nearest; never to oneself."""
    values = [0.0 for _ in options]
    for p in range(s.seats):
        if s.wanted[p] == 0 or s.place[p] < 0:
            continue
        far = steps_from(s, int(s.place[p]))
        for i in range(len(options)):
            if not DRIVE.chosen(options[i]):
                continue
            away = int(far[DRIVE.to.of(options[i])]) - 1
            if p == seat:
                values[i] += away * 0.5 - (50.0 if away <= 0 else 0.0)
            else:
                values[i] += (5.0 + standing(s, p) if away < steps else 0.0) - 0.3 * away
    return best(options, values)
