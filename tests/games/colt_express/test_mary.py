"""Mary Pumpinks: CE-107 to CE-120."""

from __future__ import annotations

import pytest

import gulch
from games.colt_express.heist import ADVANCED, FIVE, MARY_DECK, at, bandit, heist, here, ids, kind, no_effect, wounds

MARY = {"mary": True}
THREE = "doc tuco ghost"
EMPTY: dict[str, dict[str, int]] = {}
CLEAR = {"move": 2, "fire": 2}


def table(seats: int, seed: int = 1, **options: object) -> gulch.Table:
    return gulch.load("colt_express").table(seats, seed, {"mary": True, **options})


def acts(card: str, places: str, **more: object) -> gulch.Table:
    """Mary's card is carried out; then somebody is asked."""
    options = more.pop("options", MARY)
    return heist(THREE, f"mary:{card} ghost:floor ghost:move", places, options=options, **more)


@pytest.mark.rule("CE-107")
def test_mary_has_nine_cards_and_counts_for_cars_and_round_cards() -> None:
    """Ruling C28."""
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
        assert t.view(viewer)["pile"][-1] == {"bandit": "mary", "card": None, "hidden": True}
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


@pytest.mark.rule("CE-109")
def test_her_card_covers_no_players_card() -> None:
    """Ruling C17: it is turned over at once, and nobody could have seen the card below."""
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
    t = acts("robbery", "mary:i2 ghost:r1", loot={"inside_2": {"jewel": 1}}, options={**MARY, "expert": True})
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


@pytest.mark.rule("CE-113")
def test_seduction_draws_the_bandit_with_most_jewels_one_car_inside_or_three_on_roofs() -> None:
    """Ruling C25: never past her."""
    jewels = {"tuco": {"jewel": 2}, "doc": {"jewel": 1}}
    t = acts("seduction", "mary:i1 doc:i2 tuco:i4 ghost:r1", sheets=jewels, marshal=0)
    assert (at(t, "tuco"), at(t, "doc")) == ("inside_3", "inside_2")
    t = acts("seduction", "mary:i0 doc:i2 tuco:r4 ghost:r1", sheets=jewels, marshal=3)
    assert at(t, "tuco") == "roof_1"
    t = acts("seduction", "mary:i3 doc:i2 tuco:r4 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "roof_3"
    t = acts("seduction", "mary:i4 doc:i2 tuco:i1 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "inside_2", "from the head just as from the tail"
    t = acts("seduction", "mary:i4 doc:i2 tuco:r0 ghost:r1", sheets=jewels, marshal=0)
    assert at(t, "tuco") == "roof_3"


@pytest.mark.rule("CE-113")
def test_seduction_prefers_the_nearest_then_the_next_in_turn() -> None:
    t = acts("seduction", "mary:i1 doc:i4 tuco:i3 ghost:r1", marshal=0)
    assert (at(t, "tuco"), at(t, "doc")) == ("inside_2", "inside_4")
    t = acts("seduction", "mary:i1 doc:i3 tuco:i3 ghost:r1", marshal=0)
    assert (at(t, "doc"), at(t, "tuco")) == ("inside_2", "inside_3"), "Doc is next after Mary"


@pytest.mark.rule("CE-113")
def test_seduction_sends_whoever_is_inside_her_car_to_the_roof() -> None:
    t = acts("seduction", "mary:i2 doc:i2 tuco:r2 ghost:r1", marshal=0)
    assert at(t, "doc") == "roof_2"
    assert not no_effect(t, "mary")


@pytest.mark.rule("CE-113", "CE-103")
def test_seduction_draws_out_of_the_handcar_into_the_car_beside_it() -> None:
    """The handcar is one beyond the end of the train."""
    options = {**MARY, "handcar": True}
    t = acts("seduction", "mary:i1 doc:h tuco:r1 ghost:r1", marshal=3, options=options)
    assert at(t, "doc") == "inside_0"
    t = acts("seduction", "mary:i1 doc:h tuco:r1 ghost:r1", marshal=3, options=options, handcar="tail")
    assert at(t, "doc") == "inside_4"
    t = acts("seduction", "mary:i1 doc:h tuco:i3 ghost:r1", marshal=4, options=options, handcar="tail")
    assert (at(t, "doc"), at(t, "tuco")) == ("handcar", "inside_2"), "the nearer one"


@pytest.mark.rule("CE-113")
def test_the_marshal_is_drawn_only_if_no_bandit_can_be_moved() -> None:
    """Ruling C24."""
    places = "mary:i2 doc:r2 tuco:r2 ghost:r2"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=0)
    assert t.view(None)["marshal"] == "car_1"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=4)
    assert t.view(None)["marshal"] == "car_3"
    t = heist(THREE, "mary:seduction ghost:move", places, options=MARY, marshal=2)
    assert t.view(None)["marshal"] == "car_2"
    assert no_effect(t, "mary")


@pytest.mark.rule("CE-114")
def test_marys_punch_sends_everybody_in_her_car_to_the_last_one_and_they_drop_loot() -> None:
    """Ruling C11."""
    sheets = {"doc": {"jewel": 1, "250": 1}, "tuco": {"strongbox": 1, "300": 1}}
    t = acts("punch", "mary:i1 doc:i1 tuco:i1 ghost:r1", sheets=sheets, loot=EMPTY, marshal=0)
    assert (at(t, "doc"), at(t, "tuco"), at(t, "mary")) == ("inside_4", "inside_4", "inside_1")
    assert here(t, "i1") == {"jewel": 1, "strongbox": 1}


@pytest.mark.rule("CE-114")
def test_punched_into_the_marshals_car_they_meet_him_together() -> None:
    t = acts("punch", "mary:i1 doc:i1 tuco:i1 ghost:r1", marshal=4, neutral=1)
    assert (at(t, "doc"), at(t, "tuco")) == ("roof_4", "roof_4")
    assert wounds(t, "doc") == wounds(t, "tuco") == {}, "one bullet is not enough for two"


@pytest.mark.rule("CE-114")
def test_the_marshal_is_punched_into_the_last_car_and_surprises_those_inside() -> None:
    t = acts("punch", "mary:i1 doc:i4 ghost:r1", marshal=1)
    assert t.view(None)["marshal"] == "car_4"
    assert at(t, "doc") == "roof_4"
    t = acts("punch", "mary:i4 doc:i4 ghost:r1", loot=EMPTY)
    assert at(t, "doc") == "inside_4", "who is there already stays"
    assert here(t, "i4") == {"purse": 1}


@pytest.mark.rule("CE-115")
def test_mary_and_the_marshal_swap_places() -> None:
    t = acts("hat_throw", "mary:i2 doc:i2 ghost:r1", marshal=4)
    assert t.view(None)["marshal"] == "car_2"
    assert (at(t, "mary"), at(t, "doc")) == ("inside_4", "roof_2")
    assert wounds(t, "doc") == {"neutral": 1}
    t = acts("hat_throw", "mary:i2 ghost:r1", marshal=2)
    assert no_effect(t, "mary")


@pytest.mark.rule("CE-116")
def test_mary_robs_jewels_first_then_chests_strongboxes_and_purses() -> None:
    loot = {"jewel": 1, "chest": 1, "strongbox": 1, "250": 1}
    order = []
    while loot:
        t = acts(
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
    assert no_effect(acts("robbery", "mary:i2 ghost:r1", loot=EMPTY), "mary")


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
    t = acts("move", "mary:i2 ghost:r1", loot={"inside_4": {"jewel": 2}, "inside_1": {"jewel": 1}})
    assert at(t, "mary") == "inside_3"
    t = acts("move", "mary:i2 ghost:r1", loot={"inside_4": {"jewel": 1}, "inside_3": {"jewel": 1}})
    assert at(t, "mary") == "inside_1"
    t = acts("move", "mary:i2 ghost:r1", loot={"inside_2": {"jewel": 1}})
    assert at(t, "mary") == "inside_2"
    t = acts("move", "mary:i0 ghost:r1", loot=EMPTY, marshal=2)
    assert at(t, "mary") == "inside_0"


@pytest.mark.rule("CE-118")
def test_marys_fire_hits_everybody_adjacent_belle_included_and_jewels_fall() -> None:
    """Ruling C27."""
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


@pytest.mark.rule("CE-118")
def test_with_too_few_neutral_bullets_marys_fire_has_no_effect() -> None:
    """Ruling C22."""
    t = acts("fire", "mary:i2 doc:i1 tuco:i3 ghost:r2", neutral=1, sheets={"doc": {"jewel": 1}})
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


@pytest.mark.rule("CE-120")
def test_mary_is_a_bandit_for_events() -> None:
    """Ruling C26."""
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
        t = acts(card, places, loot={"inside_3": {"jewel": 1}})
        assert not no_effect(t, "mary"), card


def test_al_patron_cannot_buy_marys_cards() -> None:
    t = heist("al_patron doc ghost", "mary:robbery ghost:move", "mary:i2 ghost:i2", options={**MARY, "al_patron": True})
    assert [kind(t, seat) for seat in t.pending] == ["buying"]
    assert t.pending[0].params["owner"] == "ghost"
    assert ids(t, 0) == ["buy:250", "decline"]
