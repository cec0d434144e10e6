"""Mary Pumpinks at the table: CE-107 to CE-112."""

from __future__ import annotations

import pytest

import gulch
from games.colt_express.heist import MARY, MARY_DECK, THREE, at, bandit, heist, mary_acts, wounds


def table(seats: int, seed: int = 1, **options: object) -> gulch.Table:
    return gulch.load("colt_express").table(seats, seed, {"mary": True, **options})


@pytest.mark.rule("CE-107", "CE-R28")
def test_mary_has_nine_cards_and_counts_for_cars_and_round_cards() -> None:
    data = table(3).record()["start"]
    assert data["deck"]["mary"] == MARY_DECK
    assert len(data["train"]) == 4
    assert all(card.endswith("_24") for card in data["round_cards"])
    assert all(card.endswith("_56") for card in table(4).record()["start"]["round_cards"])
    assert table(2).pending
    assert table(5).pending
    with pytest.raises(gulch.BadOption, match="mary"):
        table(6)
    with pytest.raises(gulch.BadOption, match="teams"):
        table(2, teams=True)


@pytest.mark.rule("CE-107")
def test_mary_sits_to_the_right_of_the_first_player_of_round_1() -> None:
    decks = {b: {"move": 2} for b in ("doc", "tuco", "ghost")} | {"mary": {"move": 2}}
    hands = {b: {"move": 2} for b in ("doc", "tuco", "ghost")}
    t = heist(THREE, at="scheme", hands=hands, decks=decks, options={**MARY, "open_history": True}, first=1)
    for seat in (1, 2, 0):
        assert list(t.pending) == [seat]
        t.answer(seat, "play:move")
    assert [entry["bandit"] for entry in t.view(None)["pile"]] == ["tuco", "ghost", "doc", "mary"]
    t = heist(THREE, at="scheme", hands=hands, decks=decks, options={**MARY, "open_history": True}, first=2, round=1)
    for seat in (2, 0, 1):
        t.answer(seat, "play:move")
    assert [entry["bandit"] for entry in t.view(None)["pile"]] == ["ghost", "doc", "mary", "tuco"], "she keeps her seat"


@pytest.mark.rule("CE-108")
def test_a_jewel_more_in_each_of_the_last_three_cars_and_one_for_mary() -> None:
    printed = {
        "one_purse": 0,
        "three_purses": 0,
        "purse_and_jewel": 1,
        "three_purses_and_jewel": 1,
        "four_purses_and_jewel": 1,
        "three_jewels": 3,
    }
    t = table(4)
    cars = t.view(None)["train"][1:]
    more = [car["inside"]["loot"].get("jewel", 0) - printed[car["kind"]] for car in cars]
    assert more == [0, 0, 1, 1, 1]
    assert bandit(t, "mary")["loot"] == {"jewel": 1}


@pytest.mark.rule("CE-109")
def test_on_her_turn_a_card_of_her_deck_comes_onto_the_pile() -> None:
    hands = {b: {"move": 2} for b in ("doc", "tuco", "ghost")}
    seen = set()
    for seed in range(20):
        t = heist(THREE, at="scheme", hands=hands, options=MARY, chance=["fast", seed, 9, 0])
        for seat in range(3):
            t.answer(seat, "play:move")
        seen.add(t.view(None)["pile"][-1]["card"])
        assert t.view(None)["mary"]["deck"] == 8
    assert len(seen) > 3


@pytest.mark.rule("CE-109")
def test_in_a_tunnel_her_card_is_hidden_from_everybody_and_speeding_up_she_plays_two() -> None:
    hands = {b: {"move": 2} for b in ("doc", "tuco", "ghost")}
    cards = ["tunnel_24", "bridge_24", "braking_24", "rebellion_24", "angry_marshal_24"]
    t = heist(THREE, at="scheme", hands=hands, options=MARY, round_cards=cards, turn=1)
    for seat in range(3):
        t.answer(seat, "play:move")
    for viewer in (0, 1, 2, None):
        assert t.view(viewer)["pile"][-1] == {"bandit": "mary", "seat": None, "card": None, "hidden": True}
    t = heist(
        THREE,
        at="scheme",
        hands=hands,
        options=MARY,
        round_cards=["bridge_24", *[c for c in cards if c != "bridge_24"]],
        turn=1,
    )
    for seat in range(3):
        t.answer(seat, "play:move")
        t.answer(seat, "play:move")
    assert [entry["bandit"] for entry in t.view(None)["pile"]][-2:] == ["mary", "mary"]


@pytest.mark.rule("CE-109", "CE-R17")
def test_her_card_covers_no_players_card() -> None:
    """It is turned over at once, and nobody could have seen the card below."""
    hands = {b: {"move": 2} for b in ("doc", "tuco", "ghost")}
    t = heist(THREE, at="scheme", hands=hands, decks={"mary": {"fire": 2}}, options=MARY)
    for seat in range(3):
        t.answer(seat, "play:move")
    assert [entry["card"] for entry in t.view(None)["pile"]] == [None, None, "move", "fire"]
    assert t.events(None)[-2:] == ["laid:ghost", "played:mary:fire"]


@pytest.mark.rule("CE-109", "CE-111")
def test_a_bullet_that_turns_up_leaves_the_game_and_costs_her_the_turn() -> None:
    hands = {b: {"move": 2} for b in ("doc", "tuco", "ghost")}
    t = heist(THREE, at="scheme", hands=hands, decks={"mary": {"bullet": 2}}, wounds={"mary": {"doc": 2}}, options=MARY)
    for seat in range(3):
        t.answer(seat, "play:move")
    assert len(t.view(None)["pile"]) == 3
    assert t.view(None)["mary"]["deck"] == 1
    assert t.view(None)["mary"]["spent"] == 1
    assert "bullet_removed:mary" in t.events(None)


@pytest.mark.rule("CE-109")
def test_among_experts_her_cards_go_back_into_her_deck() -> None:
    t = mary_acts("robbery", "mary:i2 ghost:r1", loot={"inside_2": {"jewel": 1}}, options={**MARY, "expert": True})
    assert t.view(None)["mary"]["deck"] == 9


@pytest.mark.rule("CE-110")
def test_mary_stays_inside_with_the_marshal_and_gets_no_bullet() -> None:
    t = heist(THREE, "doc:marshal ghost:move", "mary:i2 tuco:i2 ghost:r1", options=MARY, marshal=1)
    t.answer(0, "send:car_2")
    assert (at(t, "mary"), at(t, "tuco")) == ("inside_2", "roof_2")
    assert wounds(t, "mary") == {}
    assert wounds(t, "tuco") == {"neutral": 1}


@pytest.mark.rule("CE-111", "CE-119")
def test_bullets_mary_receives_go_into_her_deck() -> None:
    t = heist(THREE, "doc:fire ghost:move", "doc:i2 mary:i3 ghost:r1 tuco:r1", options=MARY)
    assert wounds(t, "mary") == {"doc": 1}
    assert t.view(None)["mary"]["bullets_in_deck"] == 1
    assert t.view(None)["mary"]["deck"] == 10


@pytest.mark.rule("CE-112")
def test_mary_wins_alone_if_she_is_the_richest_and_has_no_share_in_the_prize() -> None:
    over = {"at": "round_end", "round": 4, "options": MARY}
    t = heist(THREE, **over, sheets={"mary": {"jewel": 3}})  # type: ignore[arg-type]
    assert t.outcome is not None
    assert t.outcome.winners == []
    assert t.outcome.ranks == [2, 2, 2]
    assert t.events(None)[-1] == "mary_won:mary"
    assert t.view(None)["mary"]["total"] == 1500
    t = heist(THREE, **over, sheets={"mary": {"jewel": 2, "250": 1}})  # type: ignore[arg-type]
    assert t.outcome is not None
    assert t.outcome.winners == [0, 1, 2], "a tie goes to the players"
    assert t.outcome.ranks == [1, 1, 1]
    assert t.outcome.breakdown[0]["mary"]["loot"] == 1250
