"""The actions: CE-030 to CE-043."""

from __future__ import annotations

import pytest

from games.colt_express.heist import at, bandit, heist, here, ids, kind, no_effect, why, wounds

FOUR = "doc cheyenne ghost tuco"
EMPTY: dict[str, dict[str, int]] = {}


@pytest.mark.rule("CE-030")
def test_inside_one_moves_to_an_adjacent_car() -> None:
    t = heist(FOUR, "doc:move tuco:floor", "doc:i2")
    assert ids(t, 0) == ["go:inside_1", "go:inside_3"]
    assert why(t, 0, "go:inside_2") == ["must-move"]
    assert why(t, 0, "go:inside_4") == ["too-far"]
    assert why(t, 0, "go:roof_1") == ["other-level"]
    assert why(t, 0, "go:inside_6") == ["no-such-car"]


@pytest.mark.rule("CE-030")
def test_on_the_roof_one_moves_up_to_three_cars_and_never_stays() -> None:
    t = heist(FOUR, "doc:move tuco:floor", "doc:r4")
    assert ids(t, 0) == ["go:roof_1", "go:roof_2", "go:roof_3"]
    assert why(t, 0, "go:roof_4") == ["must-move"]
    assert why(t, 0, "go:roof_0") == ["too-far"]
    t = heist(FOUR, "doc:move tuco:floor", "doc:r2")
    assert ids(t, 0) == ["go:roof_0", "go:roof_1", "go:roof_3", "go:roof_4"]


@pytest.mark.rule("CE-031")
def test_floor_change_goes_up_and_down_in_the_same_car() -> None:
    t = heist(FOUR, "doc:floor tuco:floor ghost:move", "doc:i2 tuco:r3 ghost:i2")
    assert (at(t, "doc"), at(t, "tuco")) == ("roof_2", "inside_3")
    assert not no_effect(t, "doc")


@pytest.mark.rule("CE-031", "CE-037")
def test_climbing_down_to_the_marshal_brings_a_bullet_and_back_up() -> None:
    t = heist(FOUR, "doc:floor ghost:move", "doc:r2 ghost:i3", marshal=2)
    assert at(t, "doc") == "roof_2"
    assert wounds(t, "doc") == {"neutral": 1}


@pytest.mark.rule("CE-032")
def test_fire_inside_hits_only_adjacent_cars_and_never_the_own_place() -> None:
    t = heist("doc cheyenne ghost tuco belle", "doc:fire tuco:floor", "doc:i2 cheyenne:i2 ghost:i1 tuco:i3 belle:i4")
    assert ids(t, 0) == ["shoot:ghost", "shoot:tuco"]
    assert why(t, 0, "shoot:cheyenne") == ["out-of-sight"]
    assert why(t, 0, "shoot:belle") == ["out-of-sight"]
    t = heist(FOUR, "doc:fire ghost:move", "doc:i2 cheyenne:i2 ghost:i4 tuco:r1")
    assert no_effect(t, "doc")


@pytest.mark.rule("CE-033")
def test_fire_on_the_roof_sees_the_nearest_occupied_roof_each_way() -> None:
    places = "doc:r3 cheyenne:r1 ghost:r0 tuco:r5 belle:r5 django:r3"
    t = heist("doc cheyenne ghost tuco belle django", "doc:fire ghost:move", places)
    assert ids(t, 0) == ["shoot:tuco", "shoot:cheyenne", "shoot:belle"]
    assert why(t, 0, "shoot:ghost") == ["out-of-sight"], "Cheyenne stands between"
    assert why(t, 0, "shoot:django") == ["out-of-sight"], "never at the own roof"


@pytest.mark.rule("CE-034")
def test_the_target_takes_the_shooters_bullet_into_the_deck() -> None:
    t = heist(FOUR, "doc:fire ghost:move", "doc:i1 cheyenne:i2 ghost:i3")
    assert bandit(t, "doc")["bullets"] == 5
    assert wounds(t, "cheyenne") == {"doc": 1}
    assert t.view(1)["deck"]["cheyenne"]["bullet"] == 1


@pytest.mark.rule("CE-034")
def test_without_bullets_or_target_fire_has_no_effect_and_costs_nothing() -> None:
    t = heist(
        FOUR,
        "doc:fire ghost:move",
        "doc:i1 cheyenne:i2 ghost:i4",
        bullets={"doc": 0, "cheyenne": 6, "ghost": 6, "tuco": 6},
    )
    assert no_effect(t, "doc")
    assert wounds(t, "cheyenne") == {}
    t = heist(FOUR, "doc:fire ghost:move", "doc:i1 cheyenne:i4 ghost:i4")
    assert no_effect(t, "doc")
    assert bandit(t, "doc")["bullets"] == 6


@pytest.mark.rule("CE-035", "CE-R13")
def test_robbery_takes_one_token_of_the_kind_chosen_and_a_random_purse() -> None:
    loot = {"inside_2": {"300": 1, "500": 1, "jewel": 1}}
    got = set()
    for seed in range(12):
        t = heist(FOUR, "doc:robbery ghost:move", "doc:i2 ghost:i3", loot=loot, chance=["fast", seed, 7, 0])
        assert ids(t, 0) == ["take:purse", "take:jewel"]
        assert why(t, 0, "take:strongbox") == ["no-such-loot"]
        t.answer(0, "take:purse")
        got |= set(bandit(t, "doc", 0)["tokens"])
        assert bandit(t, "doc")["loot"] == {"purse": 2}
        assert here(t, "i2") == {"purse": 1, "jewel": 1}
    assert got == {"250", "300", "500"}


@pytest.mark.rule("CE-035")
def test_robbery_where_nothing_lies_has_no_effect() -> None:
    t = heist(FOUR, "doc:robbery ghost:move", "doc:i2 ghost:i3", loot=EMPTY)
    assert no_effect(t, "doc")
    assert bandit(t, "doc")["loot"] == {"purse": 1}


@pytest.mark.rule("CE-036")
def test_the_marshal_goes_to_an_adjacent_car_and_is_never_on_a_roof() -> None:
    t = heist(FOUR, "doc:marshal ghost:move", "ghost:i1", marshal=2)
    assert ids(t, 0) == ["send:car_1", "send:car_3"]
    assert why(t, 0, "send:car_2") == ["must-move"]
    assert why(t, 0, "send:car_4") == ["too-far"]
    assert why(t, 0, "send:car_7") == ["no-such-car"]
    t.answer(0, "send:car_3")
    assert t.view(None)["marshal"] == "car_3"


@pytest.mark.rule("CE-037", "CE-EX-2")
def test_the_marshal_enters_ghosts_car_and_ghost_flees_to_the_roof_with_a_bullet() -> None:
    t = heist(FOUR, "doc:marshal tuco:move", "doc:i4 cheyenne:i4 ghost:i1 tuco:i3", marshal=2)
    t.answer(0, "send:car_1")
    assert at(t, "ghost") == "roof_1"
    assert wounds(t, "ghost") == {"neutral": 1}
    assert t.view(None)["neutral"] == 12


@pytest.mark.rule("CE-037", "CE-R03", "CE-R16")
def test_walking_in_on_the_marshal_is_the_same_and_his_roof_is_safe() -> None:
    t = heist(FOUR, "doc:move tuco:move", "doc:i1 cheyenne:r2 tuco:i3", marshal=2)
    t.answer(0, "go:inside_2")
    assert at(t, "doc") == "roof_2"
    assert wounds(t, "doc") == {"neutral": 1}
    assert wounds(t, "cheyenne") == {}


@pytest.mark.rule("CE-038", "CE-R02")
def test_too_few_neutral_bullets_for_all_who_meet_him_mean_none_for_anybody() -> None:
    """They still flee."""
    t = heist(FOUR, "doc:marshal doc:move", "doc:i4 cheyenne:i1 ghost:i1 tuco:i1", marshal=2, neutral=2)
    t.answer(0, "send:car_1")
    assert [at(t, b) for b in ("cheyenne", "ghost", "tuco")] == ["roof_1"] * 3
    assert t.view(None)["neutral"] == 2
    t = heist(FOUR, "doc:marshal doc:move", "doc:i3 cheyenne:i1 ghost:i1 tuco:r1", marshal=2, neutral=2)
    t.answer(0, "send:car_1")
    assert t.view(None)["neutral"] == 0
    assert wounds(t, "ghost") == {"neutral": 1}


@pytest.mark.rule("CE-039")
def test_a_punched_bandit_drops_loot_at_the_punchers_place_and_is_sent_on() -> None:
    t = heist(
        FOUR,
        "doc:punch tuco:move",
        "doc:r2 cheyenne:r2 ghost:r2 tuco:i1",
        loot=EMPTY,
        sheets={"ghost": {"400": 1, "jewel": 1}},
    )
    assert ids(t, 0) == ["hit:ghost", "hit:cheyenne"]
    assert why(t, 0, "hit:tuco") == ["not-here"]
    t.answer(0, "hit:ghost")
    assert ids(t, 0) == ["knock:purse", "knock:jewel"]
    t.answer(0, "knock:jewel")
    assert ids(t, 0) == ["push:roof_1", "push:roof_3"]
    assert why(t, 0, "push:inside_1") == ["other-level"]
    assert why(t, 0, "push:roof_4") == ["too-far"]
    t.answer(0, "push:roof_3")
    assert here(t, "r2") == {"jewel": 1}
    assert at(t, "ghost") == "roof_3"
    assert bandit(t, "ghost")["loot"] == {"purse": 1}


@pytest.mark.rule("CE-039")
def test_at_the_end_of_the_train_a_punch_has_one_direction() -> None:
    t = heist(FOUR, "doc:punch tuco:move", "doc:i4 cheyenne:i4 tuco:i1", loot=EMPTY)
    assert at(t, "cheyenne") == "inside_3", "one victim, one kind, one way: nothing to ask"
    t = heist(FOUR, "doc:punch tuco:move", "doc:r0 cheyenne:r0 tuco:i1", loot=EMPTY)
    assert at(t, "cheyenne") == "roof_1"


@pytest.mark.rule("CE-039")
def test_which_purse_falls_is_chance_and_only_its_owner_sees_it() -> None:
    fallen = set()
    for seed in range(12):
        sheets = {"cheyenne": {"300": 1, "500": 1}}
        t = heist(
            FOUR,
            "doc:punch tuco:move",
            "doc:i4 cheyenne:i4 tuco:i1",
            loot=EMPTY,
            sheets=sheets,
            chance=["fast", seed, 3, 0],
        )
        [told] = [event for event in t.events(1) if event.startswith("token:")]
        fallen.add(told)
        assert not [event for event in t.events(0) if event.startswith("token:")]
        assert set(bandit(t, "cheyenne", 1)["tokens"]) == {"300", "500"} - {told[6:]}
    assert fallen == {"token:300", "token:500"}


@pytest.mark.rule("CE-040")
def test_a_bandit_without_loot_is_still_sent_away_and_a_punch_needs_a_target() -> None:
    t = heist(FOUR, "doc:punch tuco:move", "doc:i3 cheyenne:i3 tuco:i1", loot=EMPTY, sheets={"cheyenne": {}})
    assert kind(t, 0) == "pushing"
    t.answer(0, "push:inside_4")
    assert at(t, "cheyenne") == "inside_4"
    assert here(t, "i3") == {}
    t = heist(FOUR, "doc:punch tuco:move", "doc:i3 cheyenne:r3 tuco:i1")
    assert no_effect(t, "doc")


@pytest.mark.rule("CE-041", "CE-R03")
def test_a_bandit_punched_into_the_marshals_car_meets_him() -> None:
    t = heist(FOUR, "doc:punch tuco:move", "doc:i3 cheyenne:i3 tuco:i1", marshal=2)
    t.answer(0, "push:inside_2")
    assert at(t, "cheyenne") == "roof_2"
    assert wounds(t, "cheyenne") == {"neutral": 1}


@pytest.mark.rule("CE-042")
def test_move_and_punch_never_change_the_level_and_nobody_leaves_the_train() -> None:
    for place in ("i0", "i2", "i4", "r0", "r2", "r4"):
        t = heist(FOUR, "doc:move tuco:move", f"doc:{place} tuco:i1", marshal=3)
        if 0 in t.pending and kind(t, 0) == "going":
            level = "roof" if place[0] == "r" else "inside"
            assert all(action.startswith(f"go:{level}") for action in ids(t, 0))
            assert all(0 <= int(action[-1]) <= 4 for action in ids(t, 0))
        else:
            assert place in ("i0", "i4"), "one way only"


@pytest.mark.rule("CE-043")
def test_loot_on_a_roof_is_taken_from_that_roof_only_and_inside_from_inside() -> None:
    loot = {"roof_2": {"jewel": 1}, "inside_2": {"strongbox": 1}}
    t = heist(FOUR, "doc:robbery tuco:robbery ghost:move", "doc:r2 tuco:i2 ghost:i3", loot=loot)
    assert bandit(t, "doc")["loot"] == {"purse": 1, "jewel": 1}
    assert bandit(t, "tuco")["loot"] == {"purse": 1, "strongbox": 1}
    t = heist(FOUR, "doc:robbery ghost:move", "doc:i2 ghost:i3", loot={"roof_2": {"jewel": 1}})
    assert no_effect(t, "doc")
