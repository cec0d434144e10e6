"""Ante Up: the five new names of the poker deck, the four kinds of items, the two shops."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import AT_THE_POST, Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
KING, FOUR = "living_legend_h", "manhunt_h"
SPARE = "sprint_h"


# ---- poker cards -----------------------------------------------------------------------------------------------------
def a_duel(mine: str, theirs: str, **more: Any) -> Gulch:
    t = a_gulch([[mine, SPARE], [theirs, "sprint_d"], []], place=["MP6", "MP6", "CJ10"], **more)
    t.play_on("duel:1", f"commit:{mine}", f"commit:{theirs}")
    return t


@pytest.mark.rule("AU-005")
def test_vendetta_pays_a_legend_point_against_a_greater_legend_and_else_money() -> None:
    t = a_duel("vendetta_h", FOUR, legend=[1, 4, 0])
    assert (t.legend[0], t.money[0]) == (4, 0)  # two by the duel
    t = a_duel("vendetta_h", FOUR, legend=[4, 4, 0])
    assert (t.legend[0], t.money[0]) == (6, 20)


@pytest.mark.rule("AU-005", "AU-R107")
def test_vendetta_means_players_only() -> None:
    t = a_gulch(
        [["vendetta_h", SPARE], [], []],
        place=["SV3", "RF1", "RF2"],
        bandits=["C1"],
        fights=["fight_2", "fight_3"],
    )
    t.play_on("move", "go:SV2", "commit:vendetta_h", "send:fight_3", "take_legend")
    assert t.money[0] == 0


@pytest.mark.rule("AU-005", "AU-R75", "AU-030")
def test_rumours_carry_out_an_event_and_pay_ten_dollars() -> None:
    t = a_gulch([["rumours_s"], [], []], events=["riverboat_king"])
    t.play("play:rumours_s")
    assert (t.view()["events_done"], t.money[0]) == (["riverboat_king"], 10)


@pytest.mark.rule("AU-005", "AU-R13")
def test_scouting_is_a_move_of_three_territories() -> None:
    t = a_gulch([["scouting_s"], [], []], place=["MP6", "MP8", "CJ10"], items=[["whiskey"], [], []])
    t.play("play:scouting_s", "go:MP8")
    assert t.asked == [(0, "picking")]  # whiskey, after a move


def poker_with(card: str, lucky: int = 0, **more: Any) -> Gulch:
    """Seat 0 wins against the dealer with this card and its twin."""
    twin = card[:-1] + "d"
    top = ["tip_off_s", "grit_c", "cover_c", "cover_s", "sprint_d", "patch_up_c", "tall_tale_h", "dead_eye_c"]
    t = a_gulch(
        [[card, twin], [], []],
        place=["DR5", "SV7", "SV1"],
        money=[1, 0, 0],
        top=top,
        au={"lucky": lucky},
        **more,
    )
    t.play("gamble")
    t.say(2, "lay:grit_c", "lay:cover_c")
    t.say(0, f"lay:{card}", f"lay:{twin}")
    return t


@pytest.mark.rule("AU-005", "AU-R87", "AU-069")
def test_jackpot_pays_at_poker_and_gives_a_gambler_point_if_there_was_none_in_this_turn() -> None:
    """Two copies both pay, the point comes once."""
    t = poker_with("jackpot_h")
    t.play("take:poker_prize_1", "take:gambler_1_1")
    assert (t.money[0], t.gambler[0], t.legend[0]) == (110, 1, 1)
    t = poker_with("jackpot_h")
    t.play("take:poker_prize_2", "take:gambler_1_1")
    assert (t.money[0], t.gambler[0]) == (110, 1)


@pytest.mark.rule("AU-005")
def test_jackpot_as_a_reaction_pays_for_a_bet_that_wins() -> None:
    from games.western_legends.test_au_faro import FOUR as CARDS
    from games.western_legends.test_au_faro import an_order

    t = a_gulch(
        [["jackpot_h", "grit_c"], [], []],
        place=["DR5", "SV7", "CJ10"],
        money=[5, 0, 0],
        fights=CARDS,
        chance=an_order("5 8 j"),
    )
    t.play("faro", "bet:8:10", "bet:j:10", "take:gambler_1_1")
    assert (t.asked, sorted(t.options)) == ([(0, "boosting")], ["boost:jackpot_h", "pass"])
    t.play("boost:jackpot_h")
    assert t.money[0] == 90
    assert "jackpot_h" in t.discard
    t.play("stay_in")
    assert t.asked == [(0, "acting")]  # one per game


@pytest.mark.rule("AU-114", "AU-005")
def test_stuff_opens_both_shops_anywhere() -> None:
    t = a_gulch([["stuff_c"], [], []], place=["MP6", "SV7", "CJ10"], money=[12, 0, 0])
    t.play("play:stuff_c")
    assert {"buy:mule", "buy:mustang", "buy:gazette", "buy:whiskey"} <= set(t.options)
    t.play("buy:mule", "yes", "upgrade:mule", "leave")
    assert (t.money[0], t.of("upgraded")[0]) == (60, ["mule"])


# ---- two shops -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-110", "AU-111", "AU-112", "AU-113", "AU-R35", "AU-R36")
def test_each_shop_sells_and_upgrades_its_own_kinds() -> None:
    t = a_gulch(place=["BT5", "SV7", "CJ10"], money=[12, 0, 0], items=[["revolver"], [], []])
    t.play("shop")
    assert {option.removeprefix("buy:") for option in t.options if option.startswith("buy:")} == set(AT_THE_POST)
    assert t.why_not("buy:mustang") == "not-sold-here"
    assert t.why_not("upgrade:revolver") == "not-sold-here"
    t = a_gulch(place=["DR2", "SV7", "CJ10"], money=[12, 0, 0], items=[["shotgun"], [], []])
    t.play("shop")
    sold = {option.removeprefix("buy:") for option in t.options if option.startswith("buy:")}
    assert not sold & set(AT_THE_POST)
    assert {"mustang", "revolver", "whiskey"} <= sold
    assert t.why_not("upgrade:shotgun") == "not-sold-here"


@pytest.mark.rule("AU-R116")
def test_any_ranch_is_the_orange_one_as_well() -> None:
    t = a_gulch([["cattle_call_h"], [], []], place=["MP6", "SV7", "CJ10"])
    t.play("play:cattle_call_h")
    assert "take:any_ranch_3" in t.options
    t.play("take:any_ranch_3")
    assert t.view()["ranches"] == [8, 8, 7]


# ---- items -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-006")
def test_a_quarter_horse_goes_one_territory_further_for_a_card() -> None:
    t = a_gulch([["grit_c", SPARE], [], []], place=["MP6", "SV7", "CJ10"], items=[["quarter_horse"], [], []])
    assert t.of("speed")[0] == 3
    t.play("move", "go:MP5")
    assert t.asked == [(0, "considering")]
    t.play("yes", "drop:grit_c")
    assert t.asked == [(0, "going")]
    t.play("go:MP2")
    assert (t.place[0], t.hand(0), t.asked) == ("MP2", [SPARE], [(0, "acting")])


@pytest.mark.rule("AU-006", "AU-R94")
def test_a_quarter_horse_does_not_go_on_after_a_forced_stop_or_a_trail() -> None:
    t = a_gulch(
        [["grit_c", KING], [], []],
        place=["MP6", "SV7", "CJ10"],
        items=[["quarter_horse"], [], []],
        renegades={"MP5": "renegade_deserter"},
        fights=["fight_2", "fight_3"],
    )
    t.play_on("move", "go:MP5", f"commit:{KING}", "send:fight_3")
    assert t.asked == [(0, "acting")]
    t = a_gulch([["grit_c"], [], []], place=["PA", "SV7", "CJ10"], items=[["quarter_horse"], [], []])
    t.play("trail")
    assert t.asked == [(0, "acting")]
    t = a_gulch([["grit_c"], [], []], place=["SV12", "SV7", "CJ10"], items=[["quarter_horse"], [], []], money=[1, 0, 0])
    t.play("rail", "go:RS")
    assert t.asked == [(0, "considering")]


@pytest.mark.rule("AU-006", "AU-004")
def test_a_quarter_horse_goes_on_from_the_train_that_the_sundance_kid_has_caught() -> None:
    t = a_gulch(
        [["grit_c"], [], []],
        cast=["sundance_kid", "annie_oakley", "bass_reeves"],
        legends=[0],
        items=[["quarter_horse"], [], []],
    )
    t.play("to_the_train:SV12", "yes", "go:SV13")
    assert (t.place[0], t.hands[0]) == ("SV13", 0)


@pytest.mark.rule("AU-006", "AU-R109", "AU-R111", "AU-R36")
@pytest.mark.parametrize("upgraded, points", [([], 1), (["derringer"], 2)])
def test_a_derringer_is_discarded_for_legend_points_after_a_won_fight(upgraded: list[str], points: int) -> None:
    t = a_duel(KING, FOUR, items=[["derringer"], [], []], upgraded=[upgraded, [], []])
    assert t.asked == [(0, "considering")]
    t.play("yes")
    assert (t.legend[0], t.of("items")[0], t.of("upgraded")[0], t.of("weapon")[0]) == (2 + points, [], [], None)
    assert t.view()["stock"][10] == 6


@pytest.mark.rule("AU-R109", "WL-070")
def test_after_a_derringer_another_weapon_is_active_from_the_next_turn_on() -> None:
    t = a_duel(KING, FOUR, items=[["derringer", "revolver"], [], []], weapon=["derringer", None, None])
    t.play("yes")
    assert t.of("weapon")[0] is None
    for _ in range(3):
        t.play("end_turn", "income:money")
    assert (t.asked, t.of("weapon")[0]) == ([(0, "acting")], "revolver")


@pytest.mark.rule("AU-006")
def test_a_derringer_works_in_the_turn_of_another_player() -> None:
    t = a_gulch(
        [[FOUR, SPARE], [KING, "sprint_d"], []],
        place=["MP6", "MP6", "CJ10"],
        items=[[], ["derringer"], []],
    )
    t.play_on("duel:1", f"commit:{FOUR}", f"commit:{KING}")
    assert t.asked == [(1, "considering")]


@pytest.mark.rule("AU-006", "AU-R75")
def test_the_event_of_a_gazette_waits_for_the_end_of_the_action() -> None:
    t = a_gulch(place=["BT5", "SV7", "CJ10"], money=[12, 0, 0], events=["silver_heir"])
    t.play("shop", "buy:gazette")
    assert t.view()["events_done"] == []
    t.play("buy:snake_oil", "leave")
    assert t.view()["events_done"] == ["silver_heir"]


@pytest.mark.rule("AU-006", "AU-R111")
def test_a_gazette_makes_one_point_two() -> None:
    for track, before in (("marshal", 1), ("wanted", 1)):
        more: dict[str, Any] = {track: [before, 0, 0]}
        t = a_gulch([[KING], [], []], items=[["gazette"], [], []], **more)
        t.play(f"play:{KING}")
        assert t.asked == [(0, "considering")]
        t.play("yes")
        assert (t.of(track)[0], t.of("items")[0]) == (3, [])


@pytest.mark.rule("AU-006", "AU-R111", "AU-209")
def test_a_gazette_makes_one_gambler_point_two() -> None:
    t = poker_with("lady_luck_h", items=[["gazette"], [], []])
    t.play("take:poker_prize_2", "take:gambler_1_1", "yes")
    assert t.gambler[0] == 2


@pytest.mark.rule("AU-006", "AU-R110", "AU-R36")
def test_snake_oil_rolls_a_die_and_lures_an_active_sheriff() -> None:
    t = a_gulch(
        place=["MP6", "SV7", "CJ10"],
        items=[["snake_oil"], [], []],
        wanted=[0, 1, 0],
        sheriff="DR1",
        dice="nugget",
    )
    t.play("use:snake_oil")
    assert (t.of("nuggets")[0], t.of("items")[0], t.asked) == (1, [], [(0, "luring")])
    t.play("lure:MP5")
    assert t.view()["sheriff"] == "MP5"


@pytest.mark.rule("AU-R110")
def test_snake_oil_leaves_an_inactive_sheriff_and_lures_over_no_pass() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"], items=[["snake_oil"], [], []], dice="vein")
    t.play("use:snake_oil")
    assert (t.money[0], t.asked) == (10, [(0, "acting")])
    t = a_gulch(place=["SH8", "SV7", "CJ10"], items=[["snake_oil"], [], []], wanted=[0, 1, 0], dice="vein")
    t.play("use:snake_oil")
    assert "lure:PA" not in t.options


@pytest.mark.rule("AU-R110")
def test_a_sheriff_lured_to_a_wanted_player_tries_to_arrest() -> None:
    t = a_gulch(
        place=["MP6", "MP5", "CJ10"],
        items=[["snake_oil"], [], []],
        wanted=[0, 1, 0],
        sheriff="DR1",
        dice="vein",
    )
    t.play("use:snake_oil", "lure:MP5")
    assert t.place[1] == "DR1"
    t = a_gulch(
        place=["MP6", "MP5", "CJ10"],
        items=[["snake_oil"], [], []],
        wanted=[0, 1, 0],
        sheriff="MP5",
        dice="vein",
    )
    t.play("use:snake_oil", "lure:MP5")
    assert t.place[1] == "MP5"  # he was there already
