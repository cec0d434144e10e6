"""Everything that a game in progress consists of, each fact once. `tools/states.py` spells out state.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gulch.declare.fields import Field
from gulch.declare.words import MOST_SEATS
from gulch.engine.chance import Chance
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import (
    ACE,
    COPIES,
    EDGES,
    FACES,
    GOALS_EACH,
    GOALS_MAX,
    HIDEOUTS,
    LEGEND_MAX,
    MARKERS,
    MONEY_IN_ALL,
    MONEY_MAX,
    NUGGETS_IN_ALL,
    QUARRELS,
    ROUNDS_MAX,
    STACKS,
    TRACK_END,
    WOUNDS_MAX,
)
from gulch.games.western_legends.components import ONCE as ONCE_PER_TURN
from gulch.games.western_legends.names import EVERY_DEED, EVERY_ITEM, EVERY_OPPONENT, EVERY_POKER_NAME, EVERY_STORY
from gulch.games.western_legends.zones import CARDS
from gulch.pieces.card_fields import card_fields
from gulch.pieces.fields import ANY, FAR, Dealing, derived, flag, one, per_seat, row, seat, seats
from gulch.pieces.kinds import Between, Maybe, SetOf, Vector
from gulch.pieces.sets import bit, listed, lowest, size

if TYPE_CHECKING:
    from gulch.games.western_legends.state import Western

EVERY_GOAL: Final = (1 << GOALS_EACH) - 1
GOAL_NUMBERS: Final = [str(k + 1) for k in range(GOALS_EACH)]  # of a character's four


# ---- goals: three of the character's four, known to their owner until they are declared ------------------------------
def visible_goals(s: Western, viewer: int) -> object:
    return [
        [GOAL_NUMBERS[k] for k in listed(s.goals[p])] if p == viewer else int(size(s.goals[p])) for p in range(s.seats)
    ]


def deal_goals(s: Western, viewer: int, chance: Chance) -> None:
    """Which of the goals not declared was removed, nobody but the owner can know (WL-059)."""
    new = s.goals[:]
    p: i64
    for p in range(s.seats):
        if p != viewer and size(s.goals[p]) + size(s.goals_done[p]) == GOALS_MAX:
            open_goals = EVERY_GOAL & ~s.goals_done[p]
            left = listed(open_goals)
            new[p] = open_goals ^ bit(left[chance.below(len(left))])
    s.goals = new


# ---- stories: the back of the top card of each stack shows its condition ---------------------------------------------
def lying_stories(s: Western) -> list[list[int]]:
    """The places of both stacks in `stack` that are not resolved, the open one first."""
    split = int(s.split)
    return [list(range(int(s.resolved[0]), split)), list(range(split + int(s.resolved[1]), len(s.stack)))]


def visible_stack(s: Western, viewer: int) -> object:
    """What is resolved, and the condition of each open story."""
    lying = lying_stories(s)
    gone = [EVERY_STORY[s.stack[i]] for i in range(len(s.stack)) if i not in lying[0] and i not in lying[1]]
    conditions = [EVERY_DEED[lowest(s.game.conditions[s.stack[places[0]]])] if places else None for places in lying]
    return {"resolved": gone, "conditions": conditions}


def deal_stories(s: Western, viewer: int, chance: Chance) -> None:
    """Everything that is not resolved, such that the open ones keep their conditions (WL-229)."""
    lying = lying_stories(s)
    pool = sorted([int(s.stack[i]) for places in lying for i in places])
    chance.shuffle(pool)
    new = s.stack[:]
    for places in lying:
        if places:
            condition = s.game.conditions[s.stack[places[0]]]
            new[places[0]] = next(story for story in pool if s.game.conditions[story] == condition)
            pool.remove(int(new[places[0]]))
    for places in lying:
        for i in places[1:]:
            new[i] = pool.pop()
    s.stack = new


class Shared(Dealing):
    """A row that is replaced, never changed in place, so that copies share it."""

    def __init__(self, name: str, kind: Vector, visible: object, deal: object, note: str) -> None:
        super().__init__(name, kind, visible, deal)  # type: ignore[arg-type]
        self.typed = "vec[i64]"
        self.first = "NOTHING"
        self.note = note


EVERYBODY: Final = (1 << (MOST_SEATS + 1)) - 1  # and the Man in Black behind the last seat
ANYTHING: Final = 255  # a number of things, or which one
STEPS: Final = ["choose", "start_of_turn", "act", "stories", "end_of_turn", "man_in_black"]
CLASS: Final = "Western"
TITLE: Final = "The table of Western Legends"
NEEDS: Final = [
    "gulch.games.western_legends.rules.WesternRules",
    "gulch.games.western_legends.rules.western",
    "gulch.games.western_legends.board.Board",
]
TERRITORY_OR_NONE: Final = Maybe(TERRITORIES)
ITEM_OR_NONE: Final = Maybe(EVERY_ITEM)
FIELDS: Final[list[Field]] = [
    derived("game", "WesternRules", "western(rules)", note="what lies on the table"),
    derived("board", "Board", "self.game.board"),
    # the turn
    seat("active"),
    seat("first", note="the first player, for the whole game (WL-048)"),
    one("round", first=1, most=ROUNDS_MAX),
    one("ending", most=ROUNDS_MAX, note="the round of the last turns; 0: not triggered yet"),
    one("actions", most=9, note="left to the active player"),
    one("fought", most=EVERYBODY, note="bits of the opponents fought in this turn"),
    one("once", SetOf(ONCE_PER_TURN), note="what may happen once per turn and has"),
    seats("reputed", note="bits of the seats that played Reputation in this turn"),
    seats("reacting", note="bits of the seats that played a Reaction outside fights in this action"),
    one("deeds", SetOf(EVERY_DEED), note="of this action"),
    one("spent", most=MONEY_IN_ALL, note="bills, with this action"),
    one("amount", most=ANYTHING, note="what the last occasion was about: bills, nuggets, wounds"),
    one("left", TERRITORY_OR_NONE, first=-1, note="where the last movement began"),
    # by seat
    per_seat("place", TERRITORY_OR_NONE),
    per_seat("money", most=2 * MONEY_MAX, note="bills"),
    per_seat("nuggets", most=NUGGETS_IN_ALL),
    per_seat("wounds", most=WOUNDS_MAX),
    per_seat("legend", most=LEGEND_MAX),
    seats("legendary", note="bits of the seats that have reached 5 LP"),
    per_seat("marshal", most=TRACK_END),
    per_seat("wanted", most=TRACK_END),
    per_seat("items", SetOf(EVERY_ITEM)),
    per_seat("upgraded", SetOf(EVERY_ITEM)),
    per_seat("mount", ITEM_OR_NONE, note="the active one"),
    per_seat("weapon", ITEM_OR_NONE, note="the active one"),
    row("markers", ANY, Between(0, MARKERS), note="by seat and stack: markers on the open story"),
    Shared("goals", Vector(SetOf(GOAL_NUMBERS)), visible_goals, deal_goals, "of the character's four"),
    per_seat("goals_done", SetOf(GOAL_NUMBERS), fixed=True),
    row("progress", ANY, Between(0, FAR), note="by seat and goal of the character: what counts for it in this game"),
    row("today", ANY, Between(0, FAR), note="the same, in this turn"),
    derived("character", "vec[i64]", "NOTHING", note="from the cards chosen"),
    # the table
    row("stock", ANY, Between(0, COPIES), note="by item: how many are on the counter"),
    Shared(
        "stack",
        Vector(Maybe(EVERY_STORY)),
        visible_stack,
        deal_stories,
        "both stacks of stories, the first to be opened first",
    ),
    one("split", most=len(EVERY_STORY), note="how many of them are in the first stack"),
    row("resolved", STACKS, Between(0, len(EVERY_STORY)), note="by stack: how many are gone"),
    seats("participants", note="bits of the seats that take part in the story being resolved"),
    one("sheriff", TERRITORY_OR_NONE, first=-1),
    one("bandits", SetOf(HIDEOUTS)),
    derived("stops", "vec[i64]", "NOTHING", note="by territory: what ends a movement there; replaced, never changed"),
    one("man", TERRITORY_OR_NONE, first=-1, note="where the Man in Black is"),
    one("man_legend", most=LEGEND_MAX),
    # a fight
    seat("fighter", nobody=True),
    seat("target", nobody=True),
    one("quarrel", Maybe(QUARRELS), first=-1),
    one("npc", Maybe(EVERY_OPPONENT), first=-1),
    seat("npc_seat", nobody=True, note="who plays for the npc"),
    flag("revealed"),
    row("rank", 2, Between(0, ACE), note="by side, after all changes"),
    row("edge", 2, SetOf(EDGES), note="by side"),
    row("reacted", 2, SetOf(EVERY_POKER_NAME), note="by side: names of Reactions played"),
    # poker, dice
    seats("players", note="bits of the seats in a poker game"),
    seat("dealer", nobody=True),
    row("dice", 2, FACES, note="the last roll"),
    *card_fields(CARDS),
]
