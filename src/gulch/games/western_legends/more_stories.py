"""The other 20 stories. All of their texts are the house's."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.bargains import BULK_ORDER
from gulch.games.western_legends.components import (
    BEAT_BANDIT,
    DELIVERED,
    DEPOSITED,
    GAINED_TRACK,
    LOST_WOUND,
    REVELLED,
    SPENT_80,
    STRUCK_GOLD,
    WON_POKER,
)
from gulch.games.western_legends.effects import (
    ANY_RANCH,
    All,
    Badge,
    ByPlace,
    Choose,
    Crime,
    Do,
    Draw,
    Gain,
    Legend,
    Lose,
    Nugget,
    Wound,
)
from gulch.games.western_legends.parts import Story
from gulch.games.western_legends.story_clauses import (
    Everybody,
    SellNuggets,
    ask_for_a_tribute,
    by_gear,
    by_nuggets,
    by_wanted_players,
    by_wounds,
    keep_two_of_four,
    look_at_the_fight_deck,
    move_at_own_speed,
    remove_a_bandit,
    roll_both_take_one,
    take_from_an_outsider,
    turn_up_a_black_card,
    turn_up_a_red_card,
)

MORE_STORIES: Final[list[Story]] = [
    Story("north_drive", DELIVERED, Gain(40), "B1 B2", 2),
    Story(
        "branded_bull",
        DELIVERED,
        Choose("branded_bull", All(ANY_RANCH, Draw(1)), Gain(30)),
        "A1 C1 C2",
        3,
    ),
    Story("drought", DELIVERED, All(Legend(1), Gain(20)), "C1 C2", 0, first=Everybody(Lose(10))),
    Story("night_watch", DELIVERED, All(Draw(2), Do(look_at_the_fight_deck)), "A1 A2 B1", 4),
    Story("broken_fence", DELIVERED, Choose("broken_fence", Badge(1), Crime(1), Legend(1)), "B1 B2 C2", 3),
    Story("marked_deck", WON_POKER, Do(keep_two_of_four), "", 3),
    Story(
        "last_stake",
        WON_POKER,
        Choose("last_stake", Do(turn_up_a_red_card), Do(turn_up_a_black_card)),
        "A1 A2",
        2,
    ),
    Story("touring_sharp", WON_POKER, All(Gain(20), Do(take_from_an_outsider)), "C1 C2", 1),
    Story("gold_rush", STRUCK_GOLD, Do(roll_both_take_one), "B1 B2", 2),
    Story(
        "assayer",
        DEPOSITED,
        Choose("assayer", SellNuggets(1, 30), SellNuggets(2, 30), Gain(30)),
        "A2 C1 C2",
        4,
    ),
    Story("cave_in", STRUCK_GOLD, Choose("cave_in", All(Wound(1), Nugget(), Draw(1)), Draw(2)), "A1 A2 B2 C1", 1),
    Story("benefit_night", REVELLED, ByPlace(All(Legend(1), Draw(1)), Legend(1)), "", 2),
    Story("cabaret_scandal", REVELLED, All(Gain(20), Do(ask_for_a_tribute)), "B1 B2", 4),
    Story("bulk_order", SPENT_80, BULK_ORDER, "A1 A2", 1),
    Story("new_blacksmith", SPENT_80, Do(by_gear), "C1 C2", 3),
    Story("last_of_the_gang", BEAT_BANDIT, Do(remove_a_bandit), "A1 B1 B2", 3),
    Story("head_money", BEAT_BANDIT, Do(by_wanted_players), "B1 C1 C2", 5),
    Story("siege", LOST_WOUND, All(Draw(2), Do(by_wounds)), "A1 A2 B2 C2", 2),
    Story("old_prospector", STRUCK_GOLD, Do(by_nuggets), "A2 C1 C2", 2),
    Story("faithful_saddle", GAINED_TRACK, All(Do(move_at_own_speed), Draw(1), Gain(10)), "B1 B2", 6),
]
