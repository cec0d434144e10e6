"""Mary Pumpinks' own cards, and what others' cards do to her: CE-113 to CE-120."""

from __future__ import annotations

import pytest

from games.colt_express.heist import (
    ADVANCED,
    FIVE,
    MARY,
    THREE,
    at,
    bandit,
    heist,
    here,
    ids,
    kind,
    mary_acts,
    no_effect,
    wounds,
)

EMPTY: dict[str, dict[str, int]] = {}


@pytest.mark.rule("CE-113", "CE-R25")
def test_seduction_draws_the_bandit_with_most_jewels_one_car_inside_or_three_on_roofs() -> None:
    """Never past her."""
    jewels = {"tuco": {"jewel": 2}, "doc": {"jewel": 1}}
    t = mary_acts("seduction", "mary:i1 doc:i2 tuco:i4 ghost:r1", sheets=jewels, marshal=0)
    assert (at(t, "tuco"), at(t, "doc")) == ("inside_3", "inside_2")
    t = mary_acts("seduction", "mary:i0 doc:i2 tuco:r4 ghost:r1", sheets=jewels, marshal=3)
    assert at(t, "tuco") == "roof_1"
    t = mary_acts("seduction", "mary:i3 doc:i2 tuco:r4 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "roof_3"
    t = mary_acts("seduction", "mary:i4 doc:i2 tuco:i1 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "inside_2", "from the head just as from the tail"
    t = mary_acts("seduction", "mary:i4 doc:i2 tuco:r0 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "roof_3"


@pytest.mark.rule("CE-113")
def test_seduction_prefers_the_nearest_then_the_next_in_turn() -> None:
    t = mary_acts("seduction", "mary:i1 doc:i4 tuco:i3 ghost:r1", marshal=0)
    assert (at(t, "tuco"), at(t, "doc")) == ("inside_2", "inside_4")
    t = mary_acts("seduction", "mary:i1 doc:i3 tuco:i3 ghost:r1", marshal=0)
    assert (at(t, "doc"), at(t, "tuco")) == ("inside_2", "inside_3"), "Doc is next after Mary"


@pytest.mark.rule("CE-113")
def test_seduction_sends_whoever_is_inside_her_car_to_the_roof() -> None:
    t = mary_acts("seduction", "mary:i2 doc:i2 tuco:r2 ghost:r1", marshal=0)
    assert at(t, "doc") == "roof_2"
    assert not no_effect(t, "mary")


@pytest.mark.rule("CE-113", "CE-103")
def test_seduction_draws_out_of_the_handcar_into_the_car_beside_it() -> None:
    """The handcar is one beyond the end of the train."""
    options = {**MARY, "handcar": True}
    t = mary_acts("seduction", "mary:i1 doc:h tuco:r1 ghost:r1", marshal=3, options=options)
    assert at(t, "doc") == "inside_0"
    t = mary_acts("seduction", "mary:i1 doc:h tuco:r1 ghost:r1", marshal=3, options=options, handcar="tail")
    assert at(t, "doc") == "inside_4"
    t = mary_acts("seduction", "mary:i1 doc:h tuco:i3 ghost:r1", marshal=4, options=options, handcar="tail")
    assert (at(t, "doc"), at(t, "tuco")) == ("handcar", "inside_2"), "the nearer one"


@pytest.mark.rule("CE-113", "CE-R24")
def test_the_marshal_is_drawn_only_if_no_bandit_can_be_moved() -> None:
    places = "mary:i2 doc:r2 tuco:r2 ghost:r2"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=0)
    assert t.view(None)["marshal"] == "car_1"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=4)
    assert t.view(None)["marshal"] == "car_3"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=2)
    assert t.view(None)["marshal"] == "car_2"
    assert no_effect(t, "mary")


@pytest.mark.rule("CE-114", "CE-R11")
def test_marys_punch_sends_everybody_in_her_car_to_the_last_one_and_they_drop_loot() -> None:
    sheets = {"doc": {"jewel": 1, "250": 1}, "tuco": {"strongbox": 1, "300": 1}}
    t = mary_acts("punch", "mary:i1 doc:i1 tuco:i1 ghost:r1", sheets=sheets, loot=EMPTY, marshal=0)
    assert (at(t, "doc"), at(t, "tuco"), at(t, "mary")) == ("inside_4", "inside_4", "inside_1")
    assert here(t, "i1") == {"jewel": 1, "strongbox": 1}


@pytest.mark.rule("CE-114")
def test_punched_into_the_marshals_car_they_meet_him_together() -> None:
    t = mary_acts("punch", "mary:i1 doc:i1 tuco:i1 ghost:r1", marshal=4, neutral=1)
    assert (at(t, "doc"), at(t, "tuco")) == ("roof_4", "roof_4")
    assert wounds(t, "doc") == wounds(t, "tuco") == {}, "one bullet is not enough for two"


@pytest.mark.rule("CE-114")
def test_the_marshal_is_punched_into_the_last_car_and_surprises_those_inside() -> None:
    t = mary_acts("punch", "mary:i1 doc:i4 ghost:r1", marshal=1)
    assert t.view(None)["marshal"] == "car_4"
    assert at(t, "doc") == "roof_4"
    t = mary_acts("punch", "mary:i4 doc:i4 ghost:r1", loot=EMPTY)
    assert at(t, "doc") == "inside_4", "who is there already stays"
    assert here(t, "i4") == {"purse": 1}


@pytest.mark.rule("CE-115")
def test_mary_and_the_marshal_swap_places() -> None:
    t = mary_acts("hat_throw", "mary:i2 doc:i2 ghost:r1", marshal=4)
    assert t.view(None)["marshal"] == "car_2"
    assert (at(t, "mary"), at(t, "doc")) == ("inside_4", "roof_2")
    assert wounds(t, "doc") == {"neutral": 1}
    t = mary_acts("hat_throw", "mary:i2 ghost:r1", marshal=2)
    assert no_effect(t, "mary")


@pytest.mark.rule("CE-116")
def test_mary_robs_jewels_first_then_chests_strongboxes_and_purses() -> None:
    loot = {"jewel": 1, "chest": 1, "strongbox": 1, "250": 1}
    order = []
    while loot:
        t = mary_acts(
            "robbery",
            "mary:i2 ghost:r1",
            loot={"inside_2": loot},
            sheets={"mary": {}},
            options={**MARY, "circus": True},
            train=["one_purse", "circus", "three_purses", "three_jewels", "purse_and_jewel"],
        )
        [token] = t.now[-1].to_data()["loot"]["mary"]
        order.append(token)
        del loot[token]
    assert order == ["jewel", "chest", "strongbox", "250"]
    assert no_effect(mary_acts("robbery", "mary:i2 ghost:r1", loot=EMPTY), "mary")


@pytest.mark.rule("CE-116", "CE-119")
def test_punched_mary_loses_purses_first_and_goes_to_an_adjacent_car() -> None:
    sheets = {"mary": {"jewel": 2, "300": 1}}
    t = heist(THREE, "doc:punch ghost:move", "doc:i2 mary:i2 ghost:r1", options=MARY, sheets=sheets, loot=EMPTY)
    assert kind(t, 0) == "pushing", "the kind is not the puncher's choice"
    t.answer(0, "push:inside_3")
    assert here(t, "i2") == {"purse": 1}
    assert at(t, "mary") == "inside_3"


@pytest.mark.rule("CE-117")
def test_mary_moves_towards_most_jewels_and_in_a_tie_to_the_locomotive() -> None:
    t = mary_acts("move", "mary:i2 ghost:r1", loot={"inside_4": {"jewel": 2}, "inside_1": {"jewel": 1}})
    assert at(t, "mary") == "inside_3"
    t = mary_acts("move", "mary:i2 ghost:r1", loot={"inside_4": {"jewel": 1}, "inside_3": {"jewel": 1}})
    assert at(t, "mary") == "inside_1"
    t = mary_acts("move", "mary:i2 ghost:r1", loot={"inside_2": {"jewel": 1}})
    assert at(t, "mary") == "inside_2"
    t = mary_acts("move", "mary:i0 ghost:r1", loot=EMPTY, marshal=2)
    assert at(t, "mary") == "inside_0"


@pytest.mark.rule("CE-118", "CE-R27")
def test_marys_fire_hits_everybody_adjacent_belle_included_and_jewels_fall() -> None:
    t = heist(
        "doc belle ghost",
        "mary:fire ghost:floor ghost:move",
        "mary:i2 doc:i1 belle:i3 ghost:r2",
        options={**MARY, "abilities": True},
        sheets={"belle": {"jewel": 2}, "ghost": {"jewel": 1}},
        loot=EMPTY,
    )
    assert bandit(t, "ghost")["loot"] == {"jewel": 1}, "on the roof she was not shot at"
    assert (wounds(t, "doc"), wounds(t, "belle"), wounds(t, "ghost")) == ({"neutral": 1}, {"neutral": 1}, {})
    assert here(t, "i3") == {"jewel": 1}
    assert here(t, "i1") == {}


@pytest.mark.rule("CE-118", "CE-R22")
def test_with_too_few_neutral_bullets_marys_fire_has_no_effect() -> None:
    t = mary_acts("fire", "mary:i2 doc:i1 tuco:i3 ghost:r2", neutral=1, sheets={"doc": {"jewel": 1}})
    assert no_effect(t, "mary")
    assert t.view(None)["neutral"] == 1
    assert bandit(t, "doc")["loot"] == {"jewel": 1}


@pytest.mark.rule("CE-119")
def test_a_special_punch_costs_mary_loot_but_leaves_her_inside_and_no_handcar_for_her() -> None:
    t = heist(
        THREE,
        "doc:special_punch ghost:move",
        "doc:i2 mary:i2 ghost:r1",
        options={**MARY, "special_punch": True},
        sheets={"mary": {"jewel": 1}},
        loot=EMPTY,
    )
    assert at(t, "mary") == "inside_2"
    assert here(t, "i2") == {"jewel": 1}
    t = heist(
        THREE,
        "doc:punch ghost:move",
        "doc:i0 mary:i0 ghost:r1",
        options={**MARY, "handcar": True},
        sheets={"mary": {}},
        marshal=3,
    )
    assert at(t, "mary") == "inside_1", "only one way is open to her"


@pytest.mark.rule("CE-120", "CE-R26")
def test_mary_is_a_bandit_for_events() -> None:
    options = {**ADVANCED, **MARY}
    cards = ["rebellion_24", *[card for card in FIVE if card != "rebellion_24"]]
    t = heist(THREE, "", "mary:i1", at="round_end", options=options, round_cards=cards)
    assert wounds(t, "mary") == {"neutral": 1}
    assert t.view(None)["mary"]["bullets_in_deck"] == 1
    t = heist(
        THREE,
        "",
        "mary:i0",
        at="round_end",
        options=options,
        round=4,
        round_cards=[*FIVE[:4], "hostage_station"],
        marshal=2,
    )
    assert bandit(t, "mary")["money"] == 250
    t = heist(
        THREE,
        "",
        "mary:i2",
        at="round_end",
        options=options,
        round=4,
        round_cards=[*FIVE[:4], "pickpocketing_station"],
        loot={"inside_2": {"300": 1}},
    )
    assert bandit(t, "mary")["tokens"] == {"300": 1, "250": 1}
    assert t.over


def test_what_she_does_is_not_told_as_nothing() -> None:
    for card, places in [
        ("move", "mary:i2 doc:i3 ghost:r1"),
        ("robbery", "mary:i3 doc:i3 ghost:r1"),
        ("fire", "mary:i2 doc:i3 ghost:r1"),
        ("punch", "mary:i2 doc:i2 ghost:r1"),
        ("hat_throw", "mary:i2 doc:i2 ghost:r1"),
        ("seduction", "mary:i2 doc:r2 tuco:r2 ghost:i4"),
    ]:
        t = mary_acts(card, places, loot={"inside_3": {"jewel": 1}})
        assert not no_effect(t, "mary"), card


def test_al_patron_cannot_buy_marys_cards() -> None:
    t = heist("al_patron doc ghost", "mary:robbery ghost:move", "mary:i2 ghost:i2", options={**MARY, "al_patron": True})
    assert [kind(t, seat) for seat in t.pending] == ["buying"]
    assert t.pending[0].params["owner"] == "ghost"
    assert ids(t, 0) == ["buy:250", "decline"]
