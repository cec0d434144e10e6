"""Al Patron: CE-106."""

from __future__ import annotations

import pytest

import gulch
from games.colt_express.heist import at, bandit, heist, ids, kind, no_effect, why

PATRON = {"al_patron": True}
GANG = "al_patron doc ghost tuco"
TWO_PURSES = {"al_patron": {"250": 1, "400": 1}}


@pytest.mark.rule("CE-106")
def test_al_patron_takes_the_place_of_another_and_starts_with_two_purses_of_250() -> None:
    for seed in range(8):
        t = gulch.load("colt_express").table(6, seed, PATRON)
        names = [b["bandit"] for b in t.view(None)["bandits"]]
        assert len(names) == 6
        assert "al_patron" in names
        seat = names.index("al_patron")
        assert bandit(t, "al_patron", seat)["tokens"] == {"250": 2}
    t = gulch.load("colt_express").table(3, 1, {**PATRON, "bandits": "chosen"})
    assert "be:al_patron" in ids(t, min(t.pending))


@pytest.mark.rule("CE-106")
def test_al_patron_buys_a_card_just_shown_and_both_carry_it_out() -> None:
    t = heist(
        GANG,
        "doc:robbery tuco:move",
        "al_patron:i2 doc:i3 tuco:i1",
        options=PATRON,
        sheets=TWO_PURSES,
        loot={"inside_2": {"jewel": 1}, "inside_3": {"strongbox": 1}},
    )
    assert t.pending[0].params == {"by": "al_patron", "owner": "doc", "card": "robbery"}
    assert ids(t, 0) == ["buy:250", "buy:400", "decline"]
    assert why(t, 0, "buy:300") == ["not-held"]
    t.answer(0, "buy:400")
    assert bandit(t, "al_patron", 0)["tokens"] == {"250": 1, "jewel": 1}
    assert bandit(t, "doc", 1)["tokens"] == {"250": 1, "400": 1, "strongbox": 1}


@pytest.mark.rule("CE-106")
def test_he_may_let_a_card_pass_and_buys_from_any_seat() -> None:
    cast, pile = "doc al_patron ghost tuco", "doc:floor tuco:floor ghost:move"
    t = heist(cast, pile, "al_patron:i2 doc:i3 tuco:i1 ghost:i2", options=PATRON, sheets=TWO_PURSES)
    assert t.pending[1].params["owner"] == "doc"
    t.answer(1, "decline")
    assert (at(t, "al_patron"), at(t, "doc")) == ("inside_2", "roof_3")
    assert bandit(t, "al_patron", 1)["tokens"] == {"250": 1, "400": 1}
    assert t.pending[1].params["owner"] == "tuco", "he has not bought anything yet"
    t.answer(1, "buy:250")
    assert at(t, "al_patron") == "roof_2"
    assert "bought:al_patron:tuco:floor" in t.events(None)
    assert t.now[-1].to_data()["marks"] == {"al_patron_bought": 1}, "in this round, not in the next"


@pytest.mark.rule("CE-106")
def test_once_per_round_and_only_with_a_purse_from_an_opponent() -> None:
    pile = "al_patron:floor doc:floor tuco:floor ghost:move"
    t = heist(GANG, pile, "al_patron:i2 doc:i3 tuco:i1 ghost:i2", options=PATRON, sheets=TWO_PURSES)
    assert t.pending[0].params["owner"] == "doc", "his own card is not for sale"
    t.answer(0, "buy:250")
    assert list(t.pending) == [2], "not a second time in this round"
    t = heist(GANG, "doc:floor ghost:move", "doc:i3 ghost:i2", options=PATRON, sheets={"al_patron": {"jewel": 3}})
    assert list(t.pending) == [2], "a jewel buys nothing"
    t = heist(GANG, "doc:floor ghost:move", "doc:i3 ghost:i2", options=PATRON, marks={"al_patron_bought": 1}, round=1)
    assert kind(t, 0) == "buying", "a new round, a new purchase"


@pytest.mark.rule("CE-106", "CE-R30")
def test_a_card_he_cannot_carry_out_is_paid_all_the_same() -> None:
    t = heist(
        GANG, "doc:robbery ghost:move", "al_patron:r1 doc:i3 ghost:i2", options=PATRON, loot={"inside_3": {"jewel": 1}}
    )
    t.answer(0, "buy:250")
    assert no_effect(t, "al_patron")
    assert bandit(t, "doc")["loot"] == {"purse": 2, "jewel": 1}


@pytest.mark.rule("CE-106")
def test_he_acts_with_the_bought_card_before_its_owner_chooses() -> None:
    t = heist(GANG, "doc:move ghost:move", "al_patron:i2 doc:i2 ghost:i2", options=PATRON)
    t.answer(0, "buy:250")
    assert kind(t, 0) == "going"
    t.answer(0, "go:inside_3")
    assert kind(t, 1) == "going"
    t.answer(1, "go:inside_1")
    assert (at(t, "al_patron"), at(t, "doc")) == ("inside_3", "inside_1")
