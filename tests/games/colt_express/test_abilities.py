"""The bandits' abilities: CE-060 to CE-065."""

from __future__ import annotations

import pytest

from games.colt_express.heist import at, bandit, heist, here, ids, kind, why, wounds

ON = {"abilities": True}
HANDS = {b: {"move": 2, "fire": 1} for b in ("ghost", "doc", "tuco")}


@pytest.mark.rule("CE-060")
def test_ghost_may_hide_the_card_of_the_first_turn_only() -> None:
    t = heist("ghost doc tuco", at="scheme", hands=HANDS, options=ON)
    assert ids(t, 0) == ["play:move", "play:fire", "hide:move", "hide:fire", "draw"]
    t.answer(0, "hide:fire")
    assert t.view(1)["pile"] == [{"bandit": "ghost", "seat": 0, "card": None, "hidden": True}]
    assert t.view(0)["pile"] == [{"bandit": "ghost", "seat": 0, "card": "fire", "hidden": True}]
    assert why(t, 1, "hide:move") == ["no-such-power"]
    t.answer(1, "play:move")
    t.answer(2, "play:move")
    assert why(t, 0, "hide:move") == ["not-first-turn"]


@pytest.mark.rule("CE-060")
def test_ghost_who_draws_in_the_first_turn_has_lost_the_right() -> None:
    t = heist("ghost doc tuco", at="scheme", hands=HANDS, options=ON)
    t.answer(0, "draw")
    t.answer(1, "draw")
    t.answer(2, "draw")
    assert not any(action.startswith("hide") for action in ids(t, 0))


@pytest.mark.rule("CE-061", "CE-R01")
def test_tuco_fires_through_the_roof_both_ways_and_beside_him() -> None:
    places = "tuco:i2 doc:r2 ghost:i2 belle:i3"
    t = heist("tuco doc ghost belle", "tuco:fire doc:move", places, options=ON)
    assert ids(t, 0) == ["shoot:ghost", "shoot:doc"]
    t = heist("tuco doc ghost belle", "tuco:fire doc:move", "tuco:r2 doc:i2 ghost:r2 belle:i4", options=ON)
    assert ids(t, 0) == ["shoot:ghost", "shoot:doc"]
    assert [o.rule for o in t.pending[0].options] == ["CE-061"] * 2


@pytest.mark.rule("CE-061")
def test_without_the_switch_tuco_does_not_fire_at_his_own_place() -> None:
    t = heist(
        "tuco doc ghost belle",
        "tuco:fire doc:move",
        "tuco:i2 doc:r2 ghost:i2 belle:i4",
        options={**ON, "tuco_same_space": False},
    )
    assert wounds(t, "doc") == {"tuco": 1}


@pytest.mark.rule("CE-062")
def test_doc_draws_seven_cards() -> None:
    t = heist("doc tuco ghost", at="round", options=ON)
    assert [p["hand"] for p in t.view(None)["players"]] == [7, 6, 6]


@pytest.mark.rule("CE-063")
def test_cheyenne_may_keep_the_purse_or_leave_it() -> None:
    for answer, mine, left in (("keep", {"purse": 2}, {}), ("leave", {"purse": 1}, {"purse": 1})):
        t = heist("cheyenne doc ghost", "cheyenne:punch ghost:move", "cheyenne:i2 doc:i2 ghost:i3", loot={}, options=ON)
        assert kind(t, 0) == "keeping"
        t.answer(0, answer)
        t.answer(0, "push:inside_1")
        assert bandit(t, "cheyenne")["loot"] == mine
        assert here(t, "i2") == left


@pytest.mark.rule("CE-063")
def test_a_jewel_falls_at_cheyennes_place_as_usual() -> None:
    t = heist(
        "cheyenne doc ghost",
        "cheyenne:punch ghost:move",
        "cheyenne:r2 doc:r2 ghost:i2",
        loot={},
        sheets={"doc": {"jewel": 1}},
        options=ON,
    )
    assert kind(t, 0) == "pushing"
    assert here(t, "r2") == {"jewel": 1}


@pytest.mark.rule("CE-064")
def test_whoever_django_shoots_is_thrown_one_car_on() -> None:
    t = heist("django doc ghost", "django:fire ghost:move", "django:i3 doc:i2 ghost:i2", options=ON, marshal=0)
    assert kind(t, 0) == "aiming"
    t.answer(0, "shoot:doc")
    assert at(t, "doc") == "inside_1"
    t = heist("django doc ghost belle", "django:fire belle:move", "django:r1 doc:r3 ghost:i1 belle:i2", options=ON)
    assert at(t, "doc") == "roof_4"


@pytest.mark.rule("CE-064")
def test_at_the_end_of_the_train_djangos_target_stays_and_the_marshal_is_met() -> None:
    t = heist("django doc ghost", "django:fire ghost:move", "django:i2 doc:i3 ghost:i1", options=ON)
    assert ids(t, 0) == ["shoot:ghost", "shoot:doc"]
    t.answer(0, "shoot:doc")
    assert at(t, "doc") == "inside_3"
    assert wounds(t, "doc") == {"django": 1}
    t = heist("django doc ghost", "django:fire ghost:move", "django:i3 doc:i2 ghost:r1", options=ON, marshal=1)
    assert at(t, "doc") == "roof_1"
    assert wounds(t, "doc") == {"django": 1, "neutral": 1}


@pytest.mark.rule("CE-065")
def test_belle_is_no_target_of_fire_while_there_is_another() -> None:
    t = heist("doc belle ghost tuco", "doc:fire tuco:move", "doc:i2 belle:i1 ghost:i3 tuco:r1", options=ON)
    assert wounds(t, "ghost") == {"doc": 1}, "no question: Ghost is the only one left"
    t = heist("doc belle ghost tuco", "doc:fire tuco:move", "doc:i2 belle:i1 ghost:i1 tuco:i3", options=ON)
    assert why(t, 0, "shoot:belle") == ["another-target-first"]
    t = heist("doc belle ghost tuco", "doc:fire tuco:move", "doc:i2 belle:i1 ghost:r1 tuco:r3", options=ON)
    assert wounds(t, "belle") == {"doc": 1}, "alone in sight she is hit"


@pytest.mark.rule("CE-065")
def test_belle_blocks_the_view_and_who_is_behind_her_does_not_protect_her() -> None:
    t = heist("doc belle ghost tuco", "doc:fire tuco:move", "doc:r4 belle:r3 ghost:r1 tuco:i1", options=ON)
    assert wounds(t, "belle") == {"doc": 1}


@pytest.mark.rule("CE-065")
def test_belle_is_not_punched_while_somebody_else_is_there() -> None:
    t = heist("doc belle ghost tuco", "doc:punch tuco:move", "doc:i2 belle:i2 ghost:i2 tuco:i1", loot={}, options=ON)
    assert kind(t, 0) == "pushing"
    assert why(t, 0, "hit:belle") == ["not-now"]
    t.answer(0, "push:inside_1")
    assert (at(t, "belle"), at(t, "ghost")) == ("inside_2", "inside_1")


@pytest.mark.rule("CE-065")
def test_tucos_targets_in_his_car_protect_belle_too() -> None:
    t = heist("tuco belle ghost doc", "tuco:fire doc:move", "tuco:i2 belle:i3 ghost:r2 doc:i4", options=ON)
    assert wounds(t, "ghost") == {"tuco": 1}


def test_without_the_option_nobody_has_an_ability() -> None:
    t = heist("ghost doc tuco", at="round")
    assert not any(action.startswith("hide") for action in ids(t, 0))
    assert [p["hand"] for p in t.view(None)["players"]] == [6, 6, 6]
    t = heist("tuco belle ghost", "tuco:fire ghost:move", "tuco:i2 belle:i1 ghost:i3")
    assert ids(t, 0) == ["shoot:ghost", "shoot:belle"]
