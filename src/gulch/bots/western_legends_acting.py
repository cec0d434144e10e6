"""The actions of a heuristic player of Western Legends: the best errand, or a better card; and the way there."""

from __future__ import annotations

from typing import Final

from gulch.bots import western_legends_buzzard as buzzard
from gulch.bots.western_legends_choices import steps_from
from gulch.bots.western_legends_errands import Scout
from gulch.bots.western_legends_fights import relief
from gulch.bots.western_legends_plans import LAWMAN, plan_of
from gulch.bots.western_legends_poker import game_worth
from gulch.bots.western_legends_scouting import scout as scouted
from gulch.bots.western_legends_value import ACTION, Eyes
from gulch.bots.western_legends_ways import ON_FOOT, steps_between
from gulch.declare.words import verb_of
from gulch.games.western_legends.ante_up.characters import (
    DEAL_ANYWHERE,
    GARRETT_STEPS,
    HIGH_STAKES_ANYWHERE,
    SEND_SHERIFF,
    TO_THE_TRAIN,
)
from gulch.games.western_legends.ante_up.roads import RAIL, TRAIL
from gulch.games.western_legends.card_actions import PLAY, USE
from gulch.games.western_legends.components import (
    BANK,
    GAINED_TRACK,
    HIDEOUT,
    LOST_WOUND,
    MINE,
    POKER_NAMES,
    PROVISIONS,
    RANCH_GREEN,
    SALOON,
    STACKS,
    name_of,
)
from gulch.games.western_legends.movement import GO, MOVE, NOT_REACHED
from gulch.games.western_legends.paths import steps_to
from gulch.games.western_legends.quarrels import ARREST_SOMEBODY, CHALLENGE, ROB
from gulch.games.western_legends.set_up import START
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import in_town, sheriff_is_active
from gulch.games.western_legends.turn import END_TURN

SPRINT: Final = POKER_NAMES.index("sprint")
SADDLE_UP: Final = POKER_NAMES.index("saddle_up")
MANHUNT: Final = POKER_NAMES.index("manhunt")
TIP_OFF: Final = POKER_NAMES.index("tip_off")
PAYDAY: Final = POKER_NAMES.index("payday")
PATCH_UP: Final = POKER_NAMES.index("patch_up")
CATTLE_CALL: Final = POKER_NAMES.index("cattle_call")
TALL_TALE: Final = POKER_NAMES.index("tall_tale")
FOOLS_GOLD: Final = POKER_NAMES.index("fools_gold")
PICKPOCKET: Final = POKER_NAMES.index("pickpocket")
LIVING_LEGEND: Final = POKER_NAMES.index("living_legend")
SECOND_WIND: Final = POKER_NAMES.index("second_wind")
FOUND: Final = 0.6  # nuggets that one die brings
HUNTED: Final = 0.3  # what it is worth to move the sheriff
CAUGHT: Final = 0.75  # how often the sheriff takes whom he meets
MANHUNT_STEPS: Final = 3
IDLE: Final = 0.01
STAY_NOWHERE: Final[list[int]] = []  # whoever moves has decided against what is here

# where each plan begins its work
FIRST_PLACES: Final = [HIDEOUT, BANK, MINE, SALOON, RANCH_GREEN]


def act(eyes: Eyes, options: list[int]) -> int:
    """Whatever brings most per action."""
    scout = scouted(eyes, int(eyes.s.actions), [int(verb_of(option)) for option in options])
    errand = scout.best
    leaves = errand.gate == scout.here
    choice, top = options[-1], IDLE
    for option in options:
        worth = 0.0
        if MOVE.chosen(option):
            worth = errand.rate if errand.moves > 0 and not leaves else 0.0
        elif TRAIL.chosen(option) or RAIL.chosen(option):
            worth = errand.rate if leaves else 0.0
        elif PLAY.chosen(option):
            worth = play_worth(eyes, scout, int(PLAY.card.of(option)))
        elif USE.chosen(option):
            worth = use_worth(eyes, int(USE.item.of(option)))
        elif END_TURN.chosen(option):
            worth = IDLE
        elif errand.moves == 0 and errand.verb == verb_of(option):
            worth = errand.rate if is_target(option, errand.target) else 0.0
        elif eyes.has_gulch:
            worth = power_worth(eyes, scout, option)
        if worth > top:
            choice, top = option, worth
    return choice


def power_worth(eyes: Eyes, scout: Scout, option: int) -> float:
    """The Actions of characters."""
    s = eyes.s
    if SEND_SHERIFF.chosen(option):
        return hunt_worth(eyes, int(GARRETT_STEPS), 1.0)
    if DEAL_ANYWHERE.chosen(option):
        return game_worth(eyes, 1, True) + eyes.cards(1)
    if HIGH_STAKES_ANYWHERE.chosen(option):
        return buzzard.high_stakes_worth(eyes, 1) + eyes.cards(1)
    if TO_THE_TRAIN.chosen(option) and s.actions > 1 and scout.strength >= 0 and buzzard.train_places(eyes):
        return buzzard.train_worth(eyes, scout.strength) / 2
    return 0.0


def hunt_worth(eyes: Eyes, steps: int, reward: float = 0.0) -> float:
    """To move the sheriff: whom he would catch at once, else that he comes nearer."""
    s, seat = eyes.s, eyes.seat
    if not sheriff_is_active(s):
        return 0.0
    best = HUNTED
    for p in range(s.seats if eyes.has_gulch else 0):
        if p != seat and s.wanted[p] > 0 and s.place[p] >= 0:
            if 1 < int(steps_from(s, int(s.place[p]))[s.sheriff]) <= steps + 1:
                best = max(best, CAUGHT * (reward + relief(eyes, p)))
    return best


def is_target(option: int, target: int) -> bool:
    """A fight has to be with the player whom the errand is about."""
    if CHALLENGE.chosen(option):
        return int(CHALLENGE.at.of(option)) == target
    if ROB.chosen(option):
        return int(ROB.at.of(option)) == target
    return not ARREST_SOMEBODY.chosen(option) or int(ARREST_SOMEBODY.at.of(option)) == target


def going(eyes: Eyes, options: list[int]) -> int:
    """As near to the best errand as the steps allow; on the way rather to a place where one can work."""
    s = eyes.s
    errand = scouted(eyes, int(s.actions) + 1, STAY_NOWHERE).best
    here = int(s.place[eyes.seat])
    goal = errand.gate if errand.gate != ON_FOOT else errand.place if errand.place >= 0 else here
    far = steps_between(eyes, goal)
    best, top = options[0], -999.0
    for option in options:
        to = int(GO.to.of(option))
        away = int(far[to])
        worth = -float(away) if away != NOT_REACHED else -99.0
        if to != goal and s.stops[to] > 0:
            worth -= 50.0  # somebody would stop the movement
        if s.board.location[to] > 0:
            worth += 0.1
        if worth > top:
            best, top = option, worth
    return best


def play_worth(eyes: Eyes, scout: Scout, card: int) -> float:
    """A card's Action, less what the card is worth in hand."""
    name = int(name_of(card))
    return action_worth(eyes, scout, name) - eyes.keeps(card)


def action_worth(eyes: Eyes, scout: Scout, name: int) -> float:
    s, seat = eyes.s, eyes.seat
    if name == SPRINT or name == SADDLE_UP:
        return ride_worth(scout)
    if name == MANHUNT:
        lawless = s.wanted[seat] > 0
        return hunt_worth(eyes, MANHUNT_STEPS) + (1.0 if lawless or s.marshal[seat] > 0 else 0.0)
    if name == PAYDAY:
        return eyes.bills(3 if in_town(s, seat) else 2)
    if name == PATCH_UP:
        return eyes.wounds(-1) + eyes.cards(1) + (eyes.story(LOST_WOUND) if s.wounds[seat] > 0 else 0.0)
    if name == TIP_OFF:
        return eyes.cards(1) + (0.4 if eyes.plan == LAWMAN else 0.0)
    if name == CATTLE_CALL:
        return 0.55 * (max(eyes.badges(1), eyes.crimes(1)) + 0.7) if not eyes.is_last else 0.0
    if name == TALL_TALE:
        return max(eyes.marker(0), eyes.marker(STACKS - 1))
    if name == FOOLS_GOLD:
        return eyes.nuggets(FOUND) + eyes.bills(1) * 0.4
    if name == PICKPOCKET:
        return 0.3
    if name == LIVING_LEGEND:
        return track_point(eyes) + eyes.story(GAINED_TRACK)
    if name == SECOND_WIND:
        return 2 * max(ACTION, scout.best.rate) if not eyes.is_last or scout.best.rate > 0 else 0.0
    return 0.0


def track_point(eyes: Eyes) -> float:
    s, seat = eyes.s, eyes.seat
    return eyes.badges(1) if s.marshal[seat] > 0 else eyes.crimes(1) if s.wanted[seat] > 0 else 1.0


def ride_worth(scout: Scout) -> float:
    """Two more steps with the same action: worth something if they save a move."""
    errand = scout.best
    if errand.moves < 2:
        return 0.0
    goal = errand.gate if errand.gate != ON_FOOT else errand.place
    steps = max(0, int(scout.far[goal]) - 1 - 2)
    saved = errand.moves - (steps + scout.speed - 1) // scout.speed
    return errand.rate * (1 + saved) if saved > 0 else 0.0


def use_worth(eyes: Eyes, item: int) -> float:
    s, seat = eyes.s, eyes.seat
    if item != PROVISIONS:
        return 0.1
    if s.wounds[seat] == 0:
        return 0.0
    return eyes.wounds(-1) + eyes.cards(1) + eyes.story(LOST_WOUND)


def start(s: Western, seat: int, options: list[int]) -> int:
    """Near the first work of the plan."""
    kind = FIRST_PLACES[plan_of(s, seat)]
    best, top = options[0], 999
    for option in options:
        far = steps_to(s, START.at.of(option))
        near = 999
        for place in range(int(s.board.size)):
            if s.board.location[place] == kind and far[place] > 1:
                near = min(near, int(far[place]))
        if near < top:
            best, top = option, near
    return best
