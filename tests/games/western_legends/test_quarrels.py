"""Fights between players: WL-094 to WL-134, WL-369, WL-370."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from games.western_legends.frontier_town import FIVE, HERE, KING, NINE, QUEEN, TEN, a_quarrel, herds
from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


# ---- announcement ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-094", "WL-104", "WL-105", "WL-106", "WL-110", "WL-117")
def test_a_fight_is_announced_then_cards_are_laid_revealed_and_compared() -> None:
    t = a_table(hands=[[KING, "sprint_h"], [NINE, "sprint_d"], []], place=HERE)
    t.play("duel:1")
    assert t.asked == [(0, "committing")]
    t.play(f"commit:{KING}")
    assert t.asked == [(1, "answering")]
    assert t.view(1)["players"][0]["committed"] == [None]
    assert t.view(0)["players"][0]["committed"] == [KING]
    t.play(f"commit:{NINE}")
    assert t.view()["players"][0]["committed"] == [KING]
    assert t.view()["players"][1]["committed"] == [NINE]
    assert t.asked == [(0, "reacting")]
    t.decline()
    assert t.legend == [2, 0, 0]


@pytest.mark.rule("WL-095")
def test_only_who_stands_on_the_same_territory_can_be_fought() -> None:
    t = a_table(hands=[[KING], [], []], place=HERE)
    assert {"duel:1", "rob:1"} <= set(t.options)
    assert t.why_not("duel:2") == "not-here-too"
    assert t.why_not("duel:0") == "not-here-too"


@pytest.mark.rule("WL-096", "WL-099")
def test_the_kind_is_declared_and_costs_an_action() -> None:
    t = a_table(hands=[[KING, TEN], [], []], place=HERE)
    t.play("rob:1")
    assert (t.view()["quarrel"], t.view()["actions"]) == ("robbery", 2)
    assert "announced:0:1:robbery" in t.log


@pytest.mark.rule("WL-097")
@pytest.mark.parametrize("marshal, wanted, why", [(0, 1, "no-badge-held"), (1, 0, "not-wanted"), (1, 1, None)])
def test_only_a_marshal_arrests_and_only_the_wanted(marshal: int, wanted: int, why: str | None) -> None:
    t = a_table(hands=[[KING], [], []], place=HERE, marshal=[marshal, 0, 0], wanted=[0, wanted, 0])
    assert "arrest:1" in t.options if why is None else t.why_not("arrest:1") == why


@pytest.mark.rule("WL-098")
@pytest.mark.parametrize("tracks", [{"marshal": [3, 0, 0]}, {"wanted": [0, 3, 0]}, {"wanted": [1, 0, 0]}, {}])
def test_a_duel_or_robbery_asks_for_no_status(tracks: dict[str, Any]) -> None:
    t = a_table(hands=[[KING], [], []], place=HERE, **tracks)
    assert {"duel:1", "rob:1"} <= set(t.options)


@pytest.mark.rule("WL-100", "WL-101")
def test_each_opponent_is_fought_once_per_turn_but_several_may_be() -> None:
    t = a_table(hands=[[KING, TEN, NINE], [], []], place=["MP6", "MP6", "MP6"])
    t.play("duel:1", f"commit:{KING}")
    assert t.why_not("rob:1") == "fought-already"
    t.play("duel:2", f"commit:{TEN}")
    assert t.legend[0] == 4


@pytest.mark.rule("WL-102", "WL-066")
def test_the_active_players_effects_come_first_at_the_start_of_a_fight() -> None:
    cast = ["annie_oakley", "bass_reeves", "doc_holliday"]
    t = a_table(hands=[[KING], [TEN, NINE], []], place=HERE, cast=cast, legends=[0])
    t.play("duel:1")
    assert t.asked == [(1, "offered")]


@pytest.mark.rule("WL-103")
def test_looking_with_the_rifle_tells_only_who_looks() -> None:
    t = a_table(hands=[[KING, TEN], [NINE], []], place=HERE, items=[["rifle"], [], []])
    t.play("duel:1")
    if t.asked == [(0, "deciding")]:
        t.play("yes")
    assert f"saw_card:1:{NINE}" in t.table.events(0)
    assert not any(event.startswith("saw_card") for event in t.log)
    assert t.view(0)["players"][1]["hand"] == [NINE]
    assert t.view(2)["players"][1]["hand"] == [None]


@pytest.mark.rule("WL-107", "WL-108", "WL-109", "WL-R18", "WL-119", "WL-369")
def test_who_refuses_loses_and_the_committed_card_is_discarded_without_its_bonus() -> None:
    t = a_table(hands=[["wallop_c", TEN], [NINE, FIVE], []], place=HERE)
    t.play("duel:1", "commit:wallop_c", "refuse")
    assert t.asked == [(0, "acting")]
    assert t.legend == [2, 0, 0]
    assert t.wounds == [0, 1, 0]  # Wallop would have dealt another
    assert t.hands == [1, 3, 0]
    assert t.discard == ["wallop_c"]


@pytest.mark.rule("WL-R17")
def test_a_target_without_cards_must_refuse() -> None:
    t = a_table(hands=[[KING, TEN], [], []], place=HERE)
    t.play("duel:1", f"commit:{KING}")
    assert "refused:1" in t.log
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-R16")
def test_nobody_starts_a_fight_without_a_card() -> None:
    t = a_table(hands=[[], [TEN], []], place=HERE)
    assert t.why_not("duel:1") == "no-cards"


@pytest.mark.rule("WL-R16", "WL-369")
def test_who_is_left_without_a_card_by_the_start_of_the_fight_loses_at_once() -> None:
    cast = ["bass_reeves", "annie_oakley", "doc_holliday"]
    t = a_table(hands=[[KING], [TEN, NINE], []], place=HERE, cast=cast, legends=[1])
    t.play("duel:1")
    t.play("take:annie_oakley_1")
    assert "without_cards:0" in t.log
    assert t.wounds[0] == 1
    assert t.hands == [1, 2, 0]
    assert t.legend[1] == 0


# ---- ranks -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-115", "WL-R19")
def test_no_effect_raises_a_card_above_the_ace_or_lowers_it_below_the_two() -> None:
    hands = [["first_shot_h", "cover_c", TEN], ["sprint_h", "stick_em_up_c", "cover_s"], []]
    t = a_table(hands=hands, place=HERE)
    t.play("duel:1", "commit:first_shot_h", "commit:sprint_h", "react:cover_c")
    assert t.view()["rank"] == ["a", "3"]
    t.play("react:stick_em_up_c")
    assert t.view()["rank"] == ["q", "3"]


@pytest.mark.rule("WL-115")
def test_a_three_lowered_by_two_is_a_two() -> None:
    t = a_table(hands=[["stick_em_up_c", TEN], ["sprint_h", NINE], []], place=HERE)
    t.play("duel:1", f"commit:{TEN}", "commit:sprint_h", "react:stick_em_up_c")
    assert t.view()["rank"] == ["10", "2"]


@pytest.mark.rule("WL-116", "WL-117")
def test_ranks_ascend_from_the_two_to_the_ace() -> None:
    cards = ["cheat_h", "saddle_up_c", "manhunt_d", "payday_d", "lucky_strike_h", "cattle_call_h", "tall_tale_h", NINE]
    cards += [TEN, "bulletproof_h", QUEEN, KING, "second_wind_c"]
    for low, high in pairwise(cards):
        assert a_quarrel("duel", high, low).legend[0] == 2
        assert a_quarrel("duel", low, high).legend[0] == 0


@pytest.mark.rule("WL-118")
def test_the_active_player_wins_a_tie() -> None:
    assert a_quarrel("duel", "pickpocket_c", "pickpocket_s").legend == [2, 0, 0]


@pytest.mark.rule("WL-111", "WL-112", "WL-R20")
def test_the_active_players_bonuses_are_resolved_first() -> None:
    hands = [["dead_eye_c", "sprint_h"], ["dead_eye_s", "sprint_d"], []]
    t = a_table(hands=hands, place=HERE, items=[["shotgun"], [], []], upgraded=[["shotgun"], [], []])
    t.play("duel:1", "commit:dead_eye_c", "commit:dead_eye_s")
    assert [event for event in t.log if event.startswith("changed_rank")] == [
        "changed_rank:opponent:10",  # the weapon
        "changed_rank:opponent:9",  # the card
        "changed_rank:fighter:10",
    ]


@pytest.mark.rule("WL-113", "WL-R25")
def test_reactions_alternate_until_both_pass_one_after_the_other() -> None:
    hands = [[TEN, "cover_c", "sprint_h"], [NINE, "cover_s", "stick_em_up_c"], []]
    t = a_table(hands=hands, place=HERE)
    t.play("duel:1", f"commit:{TEN}", f"commit:{NINE}")
    assert t.asked == [(0, "reacting")]
    t.play("pass")
    assert t.asked == [(1, "reacting")]
    t.play("react:cover_s")
    assert t.asked == [(0, "reacting")]  # who passed may react again
    t.play("react:cover_c", "pass")
    assert t.asked == [(0, "reacting")]
    t.play("pass")
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-113")
def test_whoever_has_cards_is_asked_though_none_is_a_reaction() -> None:
    t = a_table(hands=[[TEN, "sprint_h"], [NINE, "sprint_d"], []], place=HERE)
    t.play("duel:1", f"commit:{TEN}", f"commit:{NINE}")
    assert t.options == ["pass"]


# ---- reward ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-119", "WL-120", "WL-317")
def test_the_loser_takes_a_wound_and_a_card_and_all_cards_played_are_discarded() -> None:
    hands = [[TEN, "cover_c"], [NINE, "sprint_d"], []]
    t = a_table(hands=hands, place=HERE)
    t.play("duel:1", f"commit:{TEN}", f"commit:{NINE}", "react:cover_c")
    t.decline()
    assert t.wounds == [0, 1, 0]
    assert t.hands == [0, 2, 0]
    assert sorted(t.discard) == sorted([TEN, NINE, "cover_c"])


@pytest.mark.rule("WL-121")
@pytest.mark.parametrize("kind", ["duel", "rob"])
def test_a_target_who_wins_gets_nothing_beside(kind: str) -> None:
    t = a_quarrel(kind, NINE, TEN, money=[5, 0, 0])
    assert t.wounds == [1, 0, 0]
    assert (t.legend, t.money, t.of("wanted")) == ([0, 0, 0], [50, 0, 0], [0, 0, 0])


@pytest.mark.rule("WL-122", "WL-123", "WL-124", "WL-125", "WL-126", "WL-127", "WL-128", "WL-370", "WL-R15", "WL-R21")
def test_an_arrest_takes_points_cattle_and_half_of_everything_to_the_supply() -> None:
    t = a_quarrel(
        "arrest",
        TEN,
        NINE,
        marshal=[1, 0, 0],
        wanted=[0, 2, 0],
        money=[0, 5, 0],
        nuggets=[0, 3, 0],
        sheriff="SV1",
        **herds([[], ["green_3"], []]),
    )
    assert t.of("marshal") == [2, 0, 0]
    assert t.money == [20, 20, 0]  # the marshal's $20 is what the space pays
    assert t.of("nuggets") == [0, 1, 0]
    assert t.of("wanted") == [0, 0, 0]
    assert t.wounds == [0, 1, 0]
    assert t.hands == [1, 2, 0]
    assert (t.place[1], t.view()["sheriff"]) == ("DR1", "DR1")
    assert t.view()["ranches"] == [8, 8]


@pytest.mark.rule("WL-R24")
def test_the_sheriff_who_is_placed_in_his_office_startles_nobody_there() -> None:
    hands = [[TEN, "sprint_h"], [NINE], [FIVE]]
    t = a_table(hands=hands, place=["MP6", "MP6", "DR1"], marshal=[1, 0, 0], wanted=[0, 2, 1], sheriff="SV1")
    t.play("arrest:1", f"commit:{TEN}", f"commit:{NINE}")
    t.decline()
    assert t.asked == [(0, "acting")]
    assert t.hands[2] == 1


@pytest.mark.rule("WL-129")
def test_a_duel_gives_two_legend_points() -> None:
    assert a_quarrel("duel", TEN, NINE).legend == [2, 0, 0]


@pytest.mark.rule("WL-130", "WL-131", "WL-133")
@pytest.mark.parametrize("loot, money, nuggets", [("steal_money", [20, 10], [0, 4]), ("steal_gold", [0, 30], [2, 2])])
def test_a_robber_gains_a_wanted_point_and_half_of_the_money_or_of_the_gold(
    loot: str, money: list[int], nuggets: list[int]
) -> None:
    t = a_quarrel("rob", TEN, NINE, money=[0, 3, 0], nuggets=[0, 4, 0])
    assert set(t.options) == {"steal_money", "steal_gold", "steal_nothing"}
    t.play(loot)
    assert t.of("wanted") == [1, 0, 0]
    assert (t.money[:2], t.of("nuggets")[:2]) == (money, nuggets)


@pytest.mark.rule("WL-133")
def test_a_robber_may_take_nothing_but_is_wanted_all_the_same() -> None:
    t = a_quarrel("rob", TEN, NINE, money=[0, 3, 0])
    assert t.why_not("steal_gold") == "nothing-to-steal"
    t.play("steal_nothing")
    assert (t.of("wanted"), t.money) == ([1, 0, 0], [0, 30, 0])


@pytest.mark.rule("WL-131")
def test_there_is_nothing_to_choose_where_nothing_is_to_be_had() -> None:
    t = a_quarrel("rob", TEN, NINE)
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-132", "WL-R22")
@pytest.mark.parametrize("answer, held", [("yes", [1, 0]), ("no", [0, 1])])
def test_a_robber_may_take_a_cattle_token_besides(answer: str, held: list[int]) -> None:
    t = a_quarrel("rob", TEN, NINE, money=[0, 3, 0], **herds([[], ["blue_6"], []]))
    t.play("steal_money", answer)
    assert [len(own) for own in t.of("cattle_blue")[:2]] == held
    assert t.view(1)["players"][0 if answer == "yes" else 1]["cattle_blue"] == ["blue_6"]  # the owner remembers it
    assert t.view(2)["players"][0 if answer == "yes" else 1]["cattle_blue"] == [None]


@pytest.mark.rule("WL-R22", "WL-024")
def test_a_robber_at_the_limit_takes_no_cattle() -> None:
    t = a_quarrel("rob", TEN, NINE, **herds([["green_1"], ["blue_6"], []]))
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-134", "WL-252")
def test_a_marshal_who_robs_loses_all_marshal_points() -> None:
    t = a_quarrel("rob", TEN, NINE, marshal=[5, 0, 0])
    assert (t.of("marshal"), t.of("wanted")) == ([0, 0, 0], [1, 0, 0])


@pytest.mark.rule("WL-R23", "WL-R02", "WL-020", "WL-021")
def test_loot_above_the_limit_is_lost_to_the_supply() -> None:
    t = a_quarrel("rob", TEN, NINE, money=[10, 12, 0])
    t.play("steal_money")
    assert t.money[:2] == [120, 60]
    t = a_quarrel("rob", TEN, NINE, nuggets=[3, 4, 0])
    t.play("steal_gold")
    assert t.of("nuggets")[:2] == [4, 2]


@pytest.mark.rule("WL-370")
def test_half_of_one_is_one() -> None:
    t = a_quarrel("rob", TEN, NINE, money=[0, 1, 0], nuggets=[0, 1, 0])
    t.play("steal_gold")
    assert t.of("nuggets")[:2] == [1, 0]
    t = a_quarrel("rob", TEN, NINE, money=[0, 1, 0])
    t.play("steal_money")
    assert t.money[:2] == [10, 0]


@pytest.mark.rule("WL-023", "WL-119")
def test_a_loser_with_three_wounds_still_draws_a_card() -> None:
    t = a_quarrel("duel", TEN, NINE, wounds=[0, 3, 0])
    assert t.wounds == [0, 3, 0]
    assert t.hands == [1, 2, 0]


@pytest.mark.rule("WL-R89")
def test_the_weapon_comes_last_in_the_reward() -> None:
    t = a_quarrel("duel", "showdown_c", NINE, items=[["shotgun"], [], []])
    tail = [event.split(":")[0] for event in t.log if event.split(":")[0] in ("wounded", "drew", "got_legend")]
    assert tail == ["wounded", "drew", "got_legend", "got_legend", "drew"]


@pytest.mark.rule("WL-EX-2", "WL-R85")
def test_the_printed_example_of_a_duel() -> None:
    """Annie at 5 LP challenges Bass, who has an upgraded shotgun: king and queen tie, and the active player wins."""
    t = a_table(
        hands=[[KING, "sprint_h"], [QUEEN, FIVE, "sprint_d"], []],
        place=HERE,
        cast=["annie_oakley", "bass_reeves", "doc_holliday"],
        legends=[0],
        legend=[5, 0, 0],
        items=[["rifle"], ["shotgun"], []],
        upgraded=[[], ["shotgun"], []],
    )
    t.play("duel:1")
    t.play("take:annie_oakley_1", f"drop:{FIVE}")
    while t.asked[0][1] == "deciding":
        t.play("no")
    t.play(f"commit:{KING}", f"commit:{QUEEN}")
    assert t.view()["rank"] == ["q", "q"]
    t.decline()
    assert t.legend[0] == 7
    assert t.wounds == [0, 1, 0]
    assert t.why_not("duel:1") == "fought-already"
