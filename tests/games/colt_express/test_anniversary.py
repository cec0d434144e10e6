"""The anniversary modules: CE-100 to CE-105."""

from __future__ import annotations

import pytest

import gulch
from games.colt_express.heist import FIVE, at, bandit, heist, here, ids, kind, no_effect, why, wounds

FOUR = "doc cheyenne ghost tuco"
SPECIAL = {"special_punch": True}
HANDCAR = {"handcar": True}
CIRCUS = {"circus": True}
WITH_CIRCUS = ["one_purse", "circus", "three_purses", "three_jewels", "purse_and_jewel"]


@pytest.mark.rule("CE-100")
def test_a_special_punch_sends_the_victim_to_the_other_level() -> None:
    for puncher, there in (("i2", "roof_2"), ("r2", "inside_2")):
        t = heist(
            FOUR, "doc:special_punch tuco:move", f"doc:{puncher} cheyenne:{puncher} tuco:i3", loot={}, options=SPECIAL
        )
        assert at(t, "cheyenne") == there
        assert here(t, puncher) == {"purse": 1}
    t = heist(FOUR, "doc:special_punch tuco:move", "doc:r2 cheyenne:r2 tuco:i3", marshal=2, options=SPECIAL)
    assert at(t, "cheyenne") == "roof_2"
    assert wounds(t, "cheyenne") == {"neutral": 1}, "down to the marshal and up again"


@pytest.mark.rule("CE-100")
def test_a_special_punch_is_one_more_card_beside_the_ordinary_one() -> None:
    deck = gulch.load("colt_express").table(4, 1, SPECIAL).record()["start"]["deck"]
    assert all(cards["punch"] == cards["special_punch"] == 1 and sum(cards.values()) == 11 for cards in deck.values())
    t = heist(FOUR, "doc:special_punch tuco:move", "doc:i2 tuco:i3", options=SPECIAL)
    assert no_effect(t, "doc")


@pytest.mark.rule("CE-101")
def test_one_of_three_strongboxes_is_empty_and_nobody_knows_which() -> None:
    in_locomotive = set()
    for seed in range(20):
        t = gulch.load("colt_express").table(4, seed, {"decoy_strongbox": True})
        loot = t.record()["start"]["loot"]
        in_locomotive |= set(loot["inside_0"])
        assert t.view(0)["train"][0]["inside"]["loot"] == {"strongbox": 1}
        assert t.view(0)["strongboxes_waiting"] == 2
    assert in_locomotive == {"strongbox", "empty_strongbox"}


@pytest.mark.rule("CE-101")
def test_the_holder_of_an_empty_strongbox_sees_it_and_it_counts_nothing() -> None:
    sheets = {"doc": {"empty_strongbox": 1}}
    t = heist("doc cheyenne ghost", at="round_end", round=4, sheets=sheets, options={"decoy_strongbox": True})
    assert t.outcome is not None
    assert t.outcome.scores[0] == 1000, "only the prize"
    t = heist(
        FOUR,
        "doc:robbery ghost:move",
        "doc:i0 ghost:i2",
        marshal=3,
        loot={"inside_0": {"empty_strongbox": 1}},
        options={"decoy_strongbox": True},
    )
    assert "token:empty_strongbox" in t.events(0)
    assert "token:empty_strongbox" not in t.events(1)
    assert bandit(t, "doc", 1)["loot"] == {"purse": 1, "strongbox": 1}


@pytest.mark.rule("CE-101")
def test_take_it_all_brings_a_random_one_of_the_waiting_strongboxes() -> None:
    got = set()
    for seed in range(10):
        t = heist(
            FOUR,
            at="round_end",
            options={"decoy_strongbox": True, "events": True},
            round_cards=["take_it_all_24", *FIVE[1:]],
            loot={"reserve": {"strongbox": 1, "empty_strongbox": 1}},
            chance=["fast", seed, 5, 0],
        )
        got |= set(t.now[-1].to_data()["loot"]["inside_0"])
    assert got == {"strongbox", "empty_strongbox"}


@pytest.mark.rule("CE-102")
def test_the_circus_is_an_extra_car_with_two_chests_one_of_them_empty() -> None:
    places = set()
    for seed in range(20):
        data = gulch.load("colt_express").table(4, seed, CIRCUS).record()["start"]
        assert len(data["train"]) == 5
        k = data["train"].index("circus")
        places.add(k)
        assert data["loot"][f"inside_{k + 1}"] == {"chest": 1, "empty_chest": 1}
    assert places == {0, 1, 2, 3, 4}


@pytest.mark.rule("CE-102", "CE-R09")
def test_whoever_ends_an_own_move_at_the_circus_may_change_the_level() -> None:
    t = heist(
        FOUR, "doc:move tuco:move ghost:floor", "doc:i1 tuco:r3 ghost:i3", train=WITH_CIRCUS, options=CIRCUS, loot={}
    )
    t.answer(0, "go:inside_2")
    assert ids(t, 0) == ["stay", "change_level"]
    t.answer(0, "change_level")
    assert at(t, "doc") == "roof_2"
    t.answer(3, "go:roof_2")
    t.answer(3, "stay")
    assert at(t, "tuco") == "roof_2"


@pytest.mark.rule("CE-102")
def test_elsewhere_a_move_changes_no_level() -> None:
    options = {**CIRCUS, **HANDCAR}
    moves = {"doc:i4": "go:inside_3", "doc:r4": "go:roof_3", "doc:i1": "go:inside_0", "doc:i0": "go:handcar"}
    for place, move in moves.items():
        t = heist(
            FOUR, "doc:move tuco:move", f"{place} tuco:i4", train=WITH_CIRCUS, options=options, loot={}, marshal=5
        )
        t.answer(0, move)
        assert list(t.pending) == [3], "no choice for Doc"
        assert at(t, "doc") == move[3:]


@pytest.mark.rule("CE-102")
def test_the_marshal_is_met_before_the_level_may_change_and_pushes_do_not_count() -> None:
    t = heist(
        FOUR,
        "doc:move tuco:punch ghost:move",
        "doc:i1 tuco:i3 cheyenne:i3 ghost:i4",
        train=WITH_CIRCUS,
        options=CIRCUS,
        marshal=2,
        loot={},
    )
    t.answer(0, "go:inside_2")
    assert kind(t, 0) == "changing"
    assert at(t, "doc") == "roof_2"
    t.answer(0, "stay")
    t.answer(3, "push:inside_2")
    assert kind(t, 2) == "going", "Cheyenne was pushed: no choice for her"


@pytest.mark.rule("CE-102")
def test_a_chest_is_loot_of_its_own_kind_worth_a_thousand_or_nothing() -> None:
    sheets = {"doc": {"chest": 1}, "tuco": {"empty_chest": 1}}
    t = heist("doc tuco ghost", at="round_end", round=4, sheets=sheets, options=CIRCUS)
    assert t.outcome is not None
    assert t.outcome.scores == [2000, 1000, 1250]
    assert bandit(t, "doc")["loot"] == {"chest": 1}


@pytest.mark.rule("CE-103")
def test_the_handcar_is_entered_from_the_locomotive_or_its_roof_and_left_the_same_way() -> None:
    t = heist(FOUR, "doc:move tuco:move ghost:move", "doc:i0 tuco:r0 ghost:h", options=HANDCAR, marshal=3)
    assert ids(t, 0) == ["go:inside_1", "go:handcar"]
    t.answer(0, "go:inside_1")
    assert ids(t, 3) == ["go:roof_1", "go:roof_2", "go:roof_3", "go:handcar"]
    t.answer(3, "go:roof_1")
    assert ids(t, 2) == ["go:inside_0", "go:roof_0"]
    assert why(t, 2, "go:inside_1") == ["too-far"]
    t = heist(FOUR, "doc:move tuco:move", "doc:i2 tuco:r2", options=HANDCAR, marshal=3)
    assert "go:handcar" not in ids(t, 0), "only from the car beside it"
    t.answer(0, "go:inside_1")
    assert "go:handcar" not in ids(t, 3)
    t = heist(FOUR, "doc:floor ghost:move", "doc:h ghost:i2", options=HANDCAR)
    assert no_effect(t, "doc"), "it has no roof"
    t = heist(FOUR, "doc:move tuco:move", "doc:i4 tuco:i2", options=HANDCAR, handcar="tail")
    assert ids(t, 0) == ["go:inside_3", "go:handcar"]


@pytest.mark.rule("CE-103")
def test_the_handcar_counts_as_an_inside_level_for_fire_and_pushes() -> None:
    t = heist(FOUR, "doc:fire ghost:move", "doc:i0 tuco:h ghost:i2 cheyenne:r0", options=HANDCAR, marshal=3)
    assert wounds(t, "tuco") == {"doc": 1}
    t = heist(FOUR, "tuco:fire ghost:move", "doc:i0 tuco:h ghost:i2 cheyenne:r0", options=HANDCAR, marshal=3)
    assert wounds(t, "doc") == {"tuco": 1}
    t = heist(FOUR, "doc:fire ghost:move", "doc:r0 tuco:h ghost:i2 cheyenne:i3", options=HANDCAR)
    assert no_effect(t, "doc"), "from a roof nobody sees into the handcar"
    t = heist(FOUR, "doc:punch ghost:move", "doc:r0 tuco:r0 ghost:i2", options=HANDCAR)
    assert ids(t, 0) == ["push:roof_1", "push:handcar"]
    t.answer(0, "push:handcar")
    assert at(t, "tuco") == "handcar"
    t = heist(FOUR, "doc:punch ghost:move", "doc:r2 tuco:r2 ghost:i2", options=HANDCAR)
    assert ids(t, 0) == ["push:roof_1", "push:roof_3"], "not from the middle of the train"


@pytest.mark.rule("CE-103")
def test_django_throws_into_the_handcar_and_out_of_it_on_the_lower_level() -> None:
    options = {**HANDCAR, "abilities": True}
    t = heist("django doc ghost", "django:fire ghost:move", "django:i1 doc:i0 ghost:r2", options=options, marshal=3)
    assert at(t, "doc") == "handcar"
    t = heist("django doc ghost", "django:fire ghost:move", "django:h doc:i0 ghost:i2", options=options, marshal=3)
    assert at(t, "doc") == "inside_1"
    t = heist("django doc ghost", "django:fire ghost:move", "django:h doc:i3 ghost:i1", options=options, handcar="tail")
    assert at(t, "doc") == "inside_2"
    t = heist("django doc ghost", "django:fire ghost:move", "django:r1 doc:r0 ghost:i2", options=options)
    assert at(t, "doc") == "roof_0", "from the roof nobody is thrown down"
    t = heist("django doc ghost", "django:fire ghost:move", "django:i0 doc:h ghost:i2", options=options, marshal=2)
    assert at(t, "doc") == "handcar", "who is in the handcar stays"


@pytest.mark.rule("CE-104")
def test_a_newcomer_sends_another_players_bandit_to_the_roof() -> None:
    t = heist(FOUR, "doc:move ghost:move", "doc:i0 tuco:h ghost:i2", options=HANDCAR, marshal=3)
    t.answer(0, "go:handcar")
    assert (at(t, "doc"), at(t, "tuco")) == ("handcar", "roof_0")
    assert at(t, "ghost") == "inside_2", "nobody else has to make room"


@pytest.mark.rule("CE-105", "CE-R14")
def test_an_occupied_handcar_rolls_to_the_other_end_and_its_bandit_vanishes() -> None:
    """Before the event, which does not touch it."""
    options = {**HANDCAR, "events": True}
    cards = ["rebellion_24", *[card for card in FIVE if card != "rebellion_24"]]
    t = heist(FOUR, "", "doc:h tuco:i1", at="round_end", options=options, round_cards=cards)
    assert t.view(None)["handcar"]["end"] == "tail"
    assert at(t, "doc") == "under"
    assert (wounds(t, "doc"), wounds(t, "tuco")) == ({}, {"neutral": 1})
    t = heist(FOUR, "", "doc:i1", at="round_end", options=options, round_cards=cards)
    assert t.view(None)["handcar"]["end"] == "head", "an empty one stays"
    t = heist(FOUR, "", "doc:h tuco:i1", at="round_end", options=options, round_cards=cards, handcar="tail")
    assert t.view(None)["handcar"]["end"] == "head", "and back again"


@pytest.mark.rule("CE-105", "CE-R10")
def test_at_the_start_of_stealing_it_is_back_in_the_handcar() -> None:
    """By the letter."""
    t = heist(FOUR, "doc:move tuco:move", "doc:u tuco:i1", at="begin_stealing", options=HANDCAR, handcar="tail")
    assert at(t, "doc") == "handcar"
    assert ids(t, 0) == ["go:inside_4", "go:roof_4"]


@pytest.mark.rule("CE-105", "CE-R10")
def test_with_the_switch_it_comes_out_of_the_car_secretly_chosen() -> None:
    """The other way; the marshal may be there."""
    options = {**HANDCAR, "handcar_emerge": "car"}
    t = heist(FOUR, "", "doc:h tuco:i1", at="round_end", options=options)
    assert ids(t, 0) == [
        "lie_under:locomotive",
        "lie_under:car_1",
        "lie_under:car_2",
        "lie_under:car_3",
        "lie_under:car_4",
    ]
    assert why(t, 0, "lie_under:car_6") == ["no-such-car"]
    t.answer(0, "lie_under:car_3")
    assert bandit(t, "doc", 0)["under"] == "car_3"
    assert bandit(t, "doc", 1)["under"] is None
    assert "hid_under:doc:car_3" in t.events(0)
    assert "hid:doc" in t.events(1)
    assert not any("hid_under" in event for event in t.events(1))
    t = heist(FOUR, "tuco:move", "doc:u tuco:i2", at="begin_stealing", options=options, under={"doc": 4}, marshal=3)
    assert at(t, "doc") == "roof_3"
    assert wounds(t, "doc") == {"neutral": 1}


@pytest.mark.rule("CE-105")
def test_whoever_is_hidden_at_the_end_of_the_game_keeps_the_loot() -> None:
    for emerge in ("handcar", "car"):
        options = {**HANDCAR, "handcar_emerge": emerge}
        t = heist("doc tuco ghost", "", "doc:h", at="round_end", round=4, options=options)
        assert t.outcome is not None, "nobody is asked where to hide: there is no coming back"
        assert t.outcome.scores == [1250, 1250, 1250]
