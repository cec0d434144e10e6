"""Positions of the moments that games of random choices hardly ever meet, because a card, a place and a character must
come together: by the moment's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from games.western_legends.buzzard_gulch import a_gulch
from games.western_legends.expanded import resolved, with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost
from games.western_legends.test_au_together import exploring
from games.western_legends.test_bandit_cards import lose, meet
from games.western_legends.test_legendary_items import only

HANDSOME = "good_bad_handsome"
THREE_GOODS = ["whiskey", "provisions", "ten_gallon"]
HANDS: list[list[str]] = [["living_legend_h", "grit_c"], ["sprint_h", "cover_c"], ["pickpocket_c"]]


def then(t: Outpost, *answers: str) -> Outpost:
    t.play_on(*answers)
    return t


def of_extras(story: str, **given: Any) -> Outpost:
    return resolved("extras", story, **given)


def too_much_cattle() -> Outpost:
    """Who dismounts has no room for it."""
    herd = herds([["green_1", "blue_1"], [], []])
    t = with_expansions("extras", at="start_of_turn", items=[["workhorse", "mule"], [], []], hands=HANDS, **herd)
    t.play("income:money", "ready:mule")
    return t


def a_robbed_herd() -> Outpost:
    """The loser of the robbery leads longhorns."""
    hands = [["living_legend_h", "grit_c"], ["sprint_h", "cover_c"], []]
    t = a_gulch(hands, place=["MP6", "MP6", "CJ10"], au={"longhorns": [0, 2, 0]}, **herds([[], ["green_1"], []]))
    return then(t, "rob:1", "commit:living_legend_h", "commit:sprint_h")


def a_counted_joker() -> Outpost:
    return then(exploring(["joker_red", "first_shot_h", "sprint_h"]), "explore", "spend_card:joker_red")


def a_fourth_kind_of_goods() -> Outpost:
    return resolved(HANDSOME, "tall_stranger", stock=only("companion"), items=[THREE_GOODS, [], []])


def a_heist_with_dynamite() -> Outpost:
    t = with_expansions(HANDSOME, hands=HANDS, place=["DR8", "SV7", "CJ10"], items=[["dynamite"], [], []])
    return then(t, "heist")


def a_bandit_and_the_coat() -> Outpost:
    place = ["SV3", "RF1", "RF2"]
    t = with_expansions(HANDSOME, hands=HANDS, place=place, bandits=["C1"], items=[["black_coat"], [], []])
    return then(t, "move", "go:SV2")


RARE: dict[str, Callable[[], Outpost]] = {
    "calling": lambda: lose("price_of_powder", 6),
    "choosing_discarded": lambda: of_extras("cold_deck", discard=["wallop_c", "instinct_h", "showdown_c"]),
    "counting_as": lambda: then(
        exploring(["joker_red", "first_shot_h", "sprint_h"]), "explore", "spend_card:joker_red"
    ),
    "driving_off": a_robbed_herd,
    "giving_up": too_much_cattle,
    "keeping_relic": lambda: then(resolved(HANDSOME, "auction_of_relics", money=[2, 1, 0]), "take:auction_of_relics_1"),
    "lighting": a_heist_with_dynamite,
    "making_room": a_fourth_kind_of_goods,
    "pawning": lambda: then(of_extras("pawnbroker", items=[["whiskey", "provisions"], [], []]), "take:pawnbroker_1"),
    "paying": lambda: meet("old_grudge", 2, money=[2, 0, 0]),
    "selling_cattle": lambda: of_extras("railhead_buyer", **herds([["green_1"], [], []])),
    "settling": lambda: of_extras("painted_wagon"),
    "slipping": a_bandit_and_the_coat,
    "turning_back": lambda: of_extras("tin_star", wanted=[2, 1, 0]),
    "voting": lambda: of_extras("town_council"),
}
