"""The 20 stories of a first game: condition, what each participant gets, bandits, the sheriff."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
CONDITIONS = {
    "wild_wild_west": "beat_bandit",
    "dead_or_alive": "gain_track",
    "pinkertons": "gain_track",
    "local_riffraff": "win_poker",
    "fortune_favors_the_bold": "deposit",
    "cruel_badlands": "strike_gold",
    "blood_money": "beat_bandit",
    "high_noon": "gain_track",
    "rub_some_dirt_on_it": "heal",
    "long_arm_of_the_law": "beat_bandit",
    "tribes_of_the_mesa": "strike_gold",
    "gift_horse": "spend_80",
    "ghost_mine": "deposit",
    "snake_oil_salesman": "spend_80",
    "widow": "revel",
    "bright_and_tidy": "heal",
    "preacher": "revel",
    "tools_of_the_trade": "spend_80",
    "sheriff_of_darkrock": "gain_track",
    "hard_times": "win_poker",
}


def resolved(story: str, hand: list[str] | None = None, **given: Any) -> Outpost:
    """The end of seat 0's turn; seats 0 and 1 take part in this story, seat 2 does not."""
    hands = [hand or [], [], []]
    given.setdefault("top", ["grit_c", "grit_s", "cover_c", "cover_s", "dead_eye_c", "dead_eye_s"])
    t = a_table(
        hands=given.pop("hands", hands),
        stories=[story, "north_drive"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
        **given,
    )
    assert f"resolved:0:{story}" in t.log
    return t


@pytest.mark.rule("WL-229", "WL-352")
@pytest.mark.parametrize("story", CONDITIONS)
def test_the_back_of_each_story_shows_its_condition(story: str) -> None:
    t = a_table(stories=[story, "north_drive"])
    assert t.view()["stack"]["conditions"] == [CONDITIONS[story], "deliver_cattle"]


@pytest.mark.rule("WL-242", "WL-244", "WL-248")
def test_wild_wild_west_gives_a_point_and_a_card() -> None:
    t = resolved("wild_wild_west")
    assert (t.legend, t.hands) == ([1, 1, 0], [1, 1, 0])
    assert t.bandits == ["A1", "A2", "B1", "C1"]


@pytest.mark.rule("WL-242", "WL-R52")
def test_dead_or_alive_pays_marshals_and_the_wanted_otherwise() -> None:
    t = resolved("dead_or_alive", marshal=[1, 0, 0])
    assert (t.legend, t.money) == ([1, 0, 0], [10, 30, 0])
    assert t.bandits == ["A1", "C1", "C2"]


@pytest.mark.rule("WL-242", "WL-R52")
def test_the_pinkertons_give_a_marshal_a_point_and_the_wanted_money_for_a_card() -> None:
    t = resolved("pinkertons", marshal=[1, 0, 0], wanted=[0, 1, 0], hands=[[], ["sprint_h", "sprint_d"], []])
    assert t.of("marshal")[0] == 2
    assert t.money[1] == 50
    t.play("drop:sprint_h")
    assert t.hand(1) == ["sprint_d"]
    assert t.asked[0][1] == "driving"
    assert resolved("pinkertons").money == [30, 30, 0]


@pytest.mark.rule("WL-242")
def test_local_riffraff_gives_twenty_dollars_and_a_card() -> None:
    t = resolved("local_riffraff")
    assert (t.money, t.hands, t.bandits) == ([20, 20, 0], [1, 1, 0], ["A2", "B1", "B2"])


@pytest.mark.rule("WL-242")
def test_fortune_favors_the_bold_gives_money_or_a_die_and_a_card() -> None:
    t = resolved("fortune_favors_the_bold", dice="nugget")
    t.play("take:fortune_favors_the_bold_2", "take:fortune_favors_the_bold_1")
    assert (t.of("nuggets"), t.hands[0], t.money) == ([1, 0, 0], 1, [0, 30, 0])


@pytest.mark.rule("WL-242")
def test_cruel_badlands_offers_three_ways() -> None:
    t = resolved("cruel_badlands", hands=[["sprint_h", "sprint_d"], [], []])
    t.play("take:cruel_badlands_2", "drop:sprint_h")
    assert (t.legend[0], t.money[0]) == (1, 20)
    assert t.options == ["take:cruel_badlands_1", "take:cruel_badlands_3"]  # no card to pay with
    t.play("take:cruel_badlands_1")
    assert (t.wounds[1], t.legend[1]) == (1, 2)
    t = resolved("cruel_badlands")
    t.play("take:cruel_badlands_3", "take:cruel_badlands_1")
    assert t.hands[0] == 2


@pytest.mark.rule("WL-249", "WL-242", "WL-R53")
def test_blood_money_gives_thirty_dollars_or_fifty_and_a_wound() -> None:
    t = resolved("blood_money", wounds=[3, 0, 0])
    t.play("take:blood_money_2", "take:blood_money_1")
    assert (t.money, t.wounds, t.bandits) == ([50, 30, 0], [3, 0, 0], ["A1", "B2", "C1"])


@pytest.mark.rule("WL-246", "WL-249", "WL-EX-14")
def test_blood_money_moves_an_active_sheriff_three_territories() -> None:
    t = resolved("blood_money", wanted=[0, 0, 1], sheriff="DR1")
    t.play("take:blood_money_1", "take:blood_money_1", "drive:DR2", "drive:DR3", "drive:MP3")
    assert t.view()["sheriff"] == "MP3"


@pytest.mark.rule("WL-242")
def test_high_noon_draws_three_and_discards_one() -> None:
    t = resolved("high_noon")
    t.play("drop:grit_c", "drop:dead_eye_s")
    assert t.hands == [2, 2, 0]


@pytest.mark.rule("WL-242")
def test_rub_some_dirt_on_it_heals_or_draws_two() -> None:
    t = resolved("rub_some_dirt_on_it", wounds=[2, 0, 0])
    assert (t.wounds[0], t.hands) == (1, [1, 2, 0])


@pytest.mark.rule("WL-242")
def test_long_arm_of_the_law_costs_the_wanted_and_pays_participants() -> None:
    t = resolved("long_arm_of_the_law", wanted=[0, 1, 1], money=[0, 2, 2])
    assert t.money == [40, 50, 10]


@pytest.mark.rule("WL-242", "WL-081")
def test_tribes_of_the_mesa_moves_figures_over_a_mesa() -> None:
    t = resolved("tribes_of_the_mesa", place=["DR4", "SV7", "CJ10"])
    assert t.can("go:RF3") and t.can("go:RF1")
    t.play("go:RF3", "go:SV7")
    assert (t.place[0], t.hands) == ("RF3", [2, 2, 0])


@pytest.mark.rule("WL-242", "WL-142")
def test_gift_horse_sells_a_mount_forty_dollars_cheaper() -> None:
    t = resolved("gift_horse", money=[1, 0, 0])
    assert t.options == ["get:mustang", "get:mule", "take_money"]
    t.play("get:mustang", "yes")
    assert (t.money[0], t.of("mount")[0]) == (0, "mustang")
    t.play("get:mule", "no")
    assert (t.of("items")[1], t.of("mount")[1]) == (["mule"], None)


@pytest.mark.rule("WL-242")
def test_gift_horse_may_upgrade_a_mount_or_be_thirty_dollars() -> None:
    t = resolved("gift_horse", money=[1, 0, 0], items=[["mustang"], [], []])
    t.play("upgrade_cheaply:mustang", "take_money")
    assert (t.of("upgraded")[0], t.money) == (["mustang"], [0, 30, 0])


@pytest.mark.rule("WL-242")
def test_ghost_mine_gives_a_nugget_or_thirty_dollars_at_the_limit() -> None:
    t = resolved("ghost_mine", nuggets=[0, 4, 0])
    assert (t.of("nuggets"), t.money) == ([1, 4, 0], [0, 30, 0])


@pytest.mark.rule("WL-242")
def test_snake_oil_heals_or_draws_for_ten_dollars() -> None:
    t = resolved("snake_oil_salesman", money=[1, 1, 0], wounds=[3, 0, 0])
    t.play("take:snake_oil_salesman_1", "take:snake_oil_salesman_2")
    assert (t.wounds[0], t.hands[1], t.money) == (1, 3, [0, 0, 0])
    t = resolved("snake_oil_salesman")  # who can't pay just draws
    assert t.hands == [1, 1, 0]


@pytest.mark.rule("WL-242")
def test_the_widow_takes_twenty_dollars_for_two_points() -> None:
    t = resolved("widow", money=[2, 0, 0])
    t.play("take:widow_1")
    assert (t.legend, t.money, t.hands) == ([2, 0, 0], [0, 0, 0], [0, 2, 0])


@pytest.mark.rule("WL-242")
def test_bright_and_tidy_pays_and_heals() -> None:
    t = resolved("bright_and_tidy", wounds=[1, 0, 0])
    assert (t.wounds, t.money, t.bandits) == ([0, 0, 0], [20, 30, 0], [])


@pytest.mark.rule("WL-242")
def test_the_preacher_heals_two_wounds_or_gives_a_point() -> None:
    t = resolved("preacher", wounds=[3, 0, 0])
    assert (t.wounds, t.legend) == ([1, 0, 0], [0, 1, 0])


@pytest.mark.rule("WL-242")
def test_tools_of_the_trade_upgrade_for_half_the_price() -> None:
    t = resolved("tools_of_the_trade", money=[3, 0, 0], items=[["mustang", "rifle"], [], []])
    assert t.options == ["upgrade_cheaply:mustang", "upgrade_cheaply:rifle", "take_money"]
    t.play("upgrade_cheaply:mustang")  # half of $50, rounded up
    assert (t.money[0], t.of("upgraded")[0]) == (0, ["mustang"])
    assert t.money[1] == 30


@pytest.mark.rule("WL-242")
def test_sheriff_of_darkrock_pays_by_status() -> None:
    t = resolved("sheriff_of_darkrock", marshal=[1, 0, 0], wanted=[0, 1, 0])
    assert (t.money[0], t.hands[1]) == (40, 2)
    t = resolved("sheriff_of_darkrock")
    assert (t.money, t.hands) == ([20, 20, 0], [1, 1, 0])


@pytest.mark.rule("WL-242")
def test_hard_times_pay_participants_and_leave_ten_dollars_for_the_others() -> None:
    assert resolved("hard_times").money == [40, 40, 10]
