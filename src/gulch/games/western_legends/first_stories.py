"""The 20 stories of a first game (WL-352). Titles and all of Blood Money but its condition and hideouts are printed;
the other texts are the house's."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.bargains import GIFT_HORSE, TOOLS_OF_THE_TRADE
from gulch.games.western_legends.components import (
    BEAT_BANDIT,
    DEPOSITED,
    GAINED_TRACK,
    LOST_WOUND,
    REVELLED,
    SPENT_80,
    STRUCK_GOLD,
    WON_POKER,
)
from gulch.games.western_legends.effects import (
    All,
    Badge,
    ByStatus,
    ByWounds,
    Choose,
    Discard,
    Do,
    Draw,
    Gain,
    Heal,
    Legend,
    Lose,
    Wound,
)
from gulch.games.western_legends.parts import SEED, Story
from gulch.games.western_legends.story_clauses import (
    EverybodyElse,
    EveryWantedPlayer,
    move_over_mesas,
    nugget_or_thirty,
    roll_one_die,
)

FIRST_STORIES: Final[list[Story]] = [
    Story("wild_wild_west", BEAT_BANDIT, All(Legend(1), Draw(1)), "A1 A2 B1 C1", 4),
    Story(
        "dead_or_alive",
        GAINED_TRACK,
        ByStatus(All(Legend(1), Gain(10)), All(Legend(1), Gain(10)), Gain(30)),
        "A1 C1 C2",
        5,
    ),
    Story("pinkertons", GAINED_TRACK, ByStatus(Badge(1), All(Gain(50), Discard(1)), Gain(30)), "B1 B2", 6),
    Story("local_riffraff", WON_POKER, All(Gain(20), Draw(1)), "A2 B1 B2", 2),
    Story(
        "fortune_favors_the_bold",
        DEPOSITED,
        Choose("fortune_favors_the_bold", Gain(30), All(Do(roll_one_die), Draw(1))),
        "C1 C2",
        1,
    ),
    Story(
        "cruel_badlands",
        STRUCK_GOLD,
        Choose("cruel_badlands", All(Wound(1), Legend(2)), All(Discard(1), Legend(1), Gain(20)), Draw(2)),
        "A1 A2 C2",
        2,
    ),
    Story("blood_money", BEAT_BANDIT, Choose("blood_money", Gain(30), All(Wound(1), Gain(50))), "A1 B2 C1", 3, SEED),
    Story("high_noon", GAINED_TRACK, All(Draw(3), Discard(1)), "B1 B2 C2", 4),
    Story("rub_some_dirt_on_it", LOST_WOUND, ByWounds(All(Heal(1), Draw(1)), Draw(2)), "A1 A2", 0),
    Story("long_arm_of_the_law", BEAT_BANDIT, Gain(40), "B1 B2", 6, first=EveryWantedPlayer(Lose(10))),
    Story("tribes_of_the_mesa", STRUCK_GOLD, All(Do(move_over_mesas), Draw(2)), "C1 C2", 1),
    Story("gift_horse", SPENT_80, GIFT_HORSE, "A1 A2", 2),
    Story("ghost_mine", DEPOSITED, Do(nugget_or_thirty), "A1 A2 B1", 3),
    Story(
        "snake_oil_salesman",
        SPENT_80,
        Choose("snake_oil_salesman", All(Lose(10), Heal(2)), All(Lose(10), Draw(3)), Draw(1)),
        "B1 B2",
        2,
    ),
    Story("widow", REVELLED, Choose("widow", All(Lose(20), Legend(2)), Draw(2)), "C1 C2", 1),
    Story("bright_and_tidy", LOST_WOUND, ByWounds(All(Gain(20), Heal(1)), Gain(30)), "", 2),
    Story("preacher", REVELLED, ByWounds(Heal(2), Legend(1)), "A1 A2", 3),
    Story("tools_of_the_trade", SPENT_80, TOOLS_OF_THE_TRADE, "B2 C1 C2", 2),
    Story(
        "sheriff_of_darkrock",
        GAINED_TRACK,
        ByStatus(Gain(40), Draw(2), All(Gain(20), Draw(1))),
        "A1 A2",
        5,
    ),
    Story("hard_times", WON_POKER, Gain(40), "A2 B1 B2 C1", 3, last=EverybodyElse(Gain(10))),
]
