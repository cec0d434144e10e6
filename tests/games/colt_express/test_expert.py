"""Experts: CE-090 to CE-094."""

from __future__ import annotations

import pytest

from games.colt_express.heist import at, heist, ids, kind, why, wounds

EXPERT = {"expert": True}
THREE = "doc cheyenne ghost"


@pytest.mark.rule("CE-090", "CE-R19")
def test_bullets_must_go_to_the_discard_and_other_cards_may() -> None:
    hands = {"doc": {"move": 2, "fire": 1, "bullet": 2}, "cheyenne": {"move": 1}, "ghost": {}}
    t = heist(THREE, at="put_away", hands=hands, options=EXPERT)
    assert sorted(t.pending) == [0, 1, 2], "all at the same time"
    assert t.view(0)["hand"]["doc"] == {"move": 2, "fire": 1}
    assert ids(t, 0) == ["throw:move", "throw:fire", "keep_rest"]
    assert ids(t, 2) == ["keep_rest"]
    t.answer(0, "throw:move")
    t.answer(0, "keep_rest")
    assert t.view(1)["players"][0]["discard"]["doc"] == {}, "nobody sees it before all are done"
    t.answer(1, "throw:move")
    t.answer(1, "keep_rest")
    t.answer(2, "keep_rest")
    assert t.view(1)["players"][0]["discard"]["doc"] == {"move": 1, "bullet": 2}
    assert t.events(None).count("threw:doc:bullet:2") == 1


@pytest.mark.rule("CE-090")
def test_kept_cards_stay_in_hand_for_the_next_round() -> None:
    hands = {"doc": {"move": 2, "fire": 1}, "cheyenne": {}, "ghost": {}}
    t = heist(THREE, at="put_away", hands=hands, options=EXPERT)
    for seat in range(3):
        t.answer(seat, "keep_rest")
    assert t.view(None)["round"] == 2
    hand = t.view(0)["hand"]["doc"]
    assert hand["move"] == 2
    assert hand["fire"] >= 1
    assert t.view(None)["players"][0]["hand"] == 6


@pytest.mark.rule("CE-091")
def test_resolved_cards_go_to_the_discard_and_bullets_on_top_of_the_deck() -> None:
    t = heist(THREE, "doc:fire ghost:move", "doc:i1 cheyenne:i2 ghost:i2", options=EXPERT)
    t.answer(0, "shoot:cheyenne")
    assert t.view(None)["players"][0]["discard"]["doc"] == {"fire": 1}
    assert "fire" in t.view(0)["deck"]["doc"]
    assert t.view(0)["deck"]["doc"]["fire"] == 1
    assert t.view(None)["players"][1]["bullets_on_top"] == 1
    assert wounds(t, "cheyenne") == {"doc": 1}


@pytest.mark.rule("CE-091", "CE-092")
def test_bullets_on_top_are_drawn_first() -> None:
    decks = {
        "doc": {"move": 2, "fire": 2, "robbery": 2, "floor": 2, "bullet": 3},
        "cheyenne": {"move": 2},
        "ghost": {"move": 2},
    }
    t = heist(THREE, at="round", decks=decks, top={"doc": 3}, options=EXPERT)
    assert t.view(0)["hand"]["doc"]["bullet"] == 3
    assert t.view(None)["players"][0]["bullets_on_top"] == 0


@pytest.mark.rule("CE-092", "CE-R18")
def test_everybody_draws_up_to_six_and_whoever_kept_more_draws_none() -> None:
    hands = {"doc": {"move": 2, "fire": 2, "floor": 2, "robbery": 1}, "cheyenne": {"move": 2}, "ghost": {}}
    t = heist(THREE, at="round", hands=hands, options=EXPERT)
    assert [p["hand"] for p in t.view(None)["players"]] == [7, 6, 6]
    t = heist(
        THREE,
        at="round",
        hands={"doc": {"move": 2}, "cheyenne": {}, "ghost": {}},
        options={**EXPERT, "abilities": True},
    )
    assert [p["hand"] for p in t.view(None)["players"]] == [7, 6, 6], "Doc draws up to seven"


@pytest.mark.rule("CE-093")
def test_an_empty_deck_is_formed_anew_from_the_discard() -> None:
    decks = {"doc": {"fire": 1}, "cheyenne": {"move": 2}, "ghost": {"move": 2}}
    hands = {"doc": {"move": 1}, "cheyenne": {"move": 1}, "ghost": {"move": 1}}
    t = heist(THREE, at="scheme", decks=decks, hands=hands, discard={"doc": {"robbery": 4}}, options=EXPERT)
    assert "draw" in ids(t, 0)
    t.answer(0, "draw")
    assert t.view(0)["hand"]["doc"] == {"move": 1, "fire": 1, "robbery": 2}
    assert t.view(0)["deck"]["doc"] == {"robbery": 2}
    assert t.view(None)["players"][0]["discard"]["doc"] == {}
    t = heist(THREE, at="scheme", decks={"doc": {}}, hands={"doc": {"move": 1}}, discard={}, options=EXPERT)
    assert why(t, 0, "draw") == ["deck-empty"]


@pytest.mark.rule("CE-094")
def test_experts_do_not_shuffle_between_rounds() -> None:
    """What was discarded is not drawn while the deck has cards; nothing goes back by itself."""
    decks = {b: {"move": 2, "fire": 2, "robbery": 2} for b in ("doc", "cheyenne", "ghost")}
    discard = {b: {"floor": 2, "punch": 1, "marshal": 1} for b in ("doc", "cheyenne", "ghost")}
    t = heist(THREE, at="round", decks=decks, discard=discard, options=EXPERT)
    for seat in range(3):
        [hand] = t.view(seat)["hand"].values()
        assert hand == {"move": 2, "fire": 2, "robbery": 2}
    assert t.view(None)["players"][0]["discard"]["doc"] == {"floor": 2, "punch": 1, "marshal": 1}


def test_an_expert_team_throws_cards_of_either_bandit() -> None:
    hands = {"ghost": {"move": 1, "bullet": 1}, "tuco": {"fire": 1}, "belle": {}, "django": {}}
    t = heist("ghost+tuco belle+django", at="put_away", hands=hands, options={"expert": True, "teams": True})
    assert ids(t, 0) == ["throw_for:move:ghost", "throw_for:fire:tuco", "keep_rest"]
    t.answer(0, "throw_for:fire:tuco")
    t.answer(0, "keep_rest")
    t.answer(1, "keep_rest")
    assert t.view(1)["players"][0]["discard"] == {"ghost": {"bullet": 1}, "tuco": {"fire": 1}}


def test_an_expert_team_fetches_shuffles_and_draws_up_to_seven() -> None:
    options = {"expert": True, "teams": True}
    hands = {"ghost": {"move": 1}, "tuco": {"fire": 1}, "belle": {}, "django": {}}
    decks = {"ghost": {"robbery": 1, "bullet": 2}, "tuco": {"move": 1, "robbery": 1}, "belle": {}, "django": {}}
    discard = {"belle": {"move": 1, "fire": 1}, "django": {"punch": 1}}
    t = heist(
        "ghost+tuco belle+django",
        at="round",
        hands=hands,
        decks=decks,
        discard=discard,
        top={"ghost": 2},
        options=options,
    )
    assert kind(t, 0) == "searching"
    t.answer(0, "fetch:robbery:tuco")
    assert t.view(0)["players"][0]["bullets_on_top"] == 0, "looked through and shuffled"
    assert ids(t, 1) == ["fetch:move:belle", "fetch:fire:belle", "fetch:punch:django"], "the discard is the new deck"
    t.answer(1, "fetch:move:belle")
    assert [p["hand"] for p in t.view(None)["players"]] == [7, 3]
    assert at(t, "ghost") == "roof_3"
