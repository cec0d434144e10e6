"""Teams of two bandits: CE-080 to CE-089."""

from __future__ import annotations

import json
from typing import Any

import pytest

import gulch
from games.colt_express.heist import at, bandit, heist, ids, kind, why, wounds
from gulch.waiting import doing

TEAMS = {"teams": True}
POWERS = {"teams": True, "abilities": True}
TWO = "ghost+tuco belle+django"


def table(seats: int, seed: int = 1, **options: object) -> gulch.Table:
    return gulch.load("colt_express").table(seats, seed, {"teams": True, **options})


def scheming(hands: dict[str, dict[str, int]], cast: str = TWO, **more: Any) -> gulch.Table:
    return heist(cast, at="scheme", hands=hands, options=more.pop("options", TEAMS), **more)


@pytest.mark.rule("CE-080")
def test_two_players_have_three_cars_three_have_four_and_the_cards_for_2_to_4() -> None:
    for seats, cars in ((2, 3), (3, 4)):
        t = table(seats)
        assert len(t.view(None)["train"]) == cars + 1
        assert all(card.endswith("_24") for card in t.record()["start"]["round_cards"])
    with pytest.raises(gulch.BadOption, match="2 to 3 players"):
        table(4)


@pytest.mark.rule("CE-081")
def test_ghost_doc_and_belle_get_a_random_partner_and_players_pick_a_team() -> None:
    pairs = set()
    for seed in range(12):
        t = table(3, seed, bandits="chosen")
        teams = t.view(None)["teams"]
        pairs.add(tuple(mate for _, mate in teams))
        assert [first for first, _ in teams] == ["ghost", "doc", "belle"]
        assert sorted(mate for _, mate in teams) == ["cheyenne", "django", "tuco"]
    assert len(pairs) > 3
    first = t.view(None)["first"]
    assert ids(t, first) == ["lead:ghost", "lead:doc", "lead:belle"]
    t.answer(first, "lead:doc")
    assert why(t, (first + 1) % 3, "lead:doc") == ["team-taken"]
    assert why(t, (first + 1) % 3, "lead:tuco") == ["no-such-team"]
    assert t.view(None)["players"][first]["bandits"][0] == "doc"


@pytest.mark.rule("CE-081", "CE-106")
def test_al_patron_may_be_one_of_the_three_who_are_dealt() -> None:
    replaced = set()
    for seed in range(12):
        mates = {mate for _, mate in table(3, seed, al_patron=True).view(None)["teams"]}
        assert len(mates) == 3
        assert "al_patron" in mates
        replaced |= {"tuco", "cheyenne", "django"} - mates
    assert replaced == {"tuco", "cheyenne", "django"}
    for seed in range(6):
        bandits = [b["bandit"] for b in table(2, seed, al_patron=True).view(None)["bandits"]]
        assert "al_patron" in bandits, "with two players his team is one of those that play"


@pytest.mark.rule("CE-081", "CE-082", "CE-R31")
def test_a_team_that_was_picked_has_its_cards_bullets_and_purses() -> None:
    t = table(2, bandits="chosen")
    first = t.view(None)["first"]
    t.answer(first, "lead:doc")
    t.answer(1 - first, "lead:belle")
    assert kind(t, 0) == kind(t, 1) == "marshal_card"
    assert [p["deck"] for p in t.view(None)["players"]] == [12, 12], "a Marshal card of each, before one goes"
    assert all(b["bullets"] == 6 and b["loot"] == {"purse": 1} for b in t.view(None)["bandits"])


@pytest.mark.rule("CE-082")
def test_a_deck_of_eleven_with_one_marshal_card_of_the_bandit_chosen() -> None:
    t = table(2)
    assert sorted(t.pending) == [0, 1]
    mine = t.view(0)["players"][0]["bandits"]
    assert ids(t, 0) == [
        f"keep_marshal:{b}" for b in sorted(mine, key=["ghost", "doc", "tuco", "cheyenne", "belle", "django"].index)
    ]
    assert why(t, 0, f"keep_marshal:{t.view(0)['players'][1]['bandits'][0]}") == ["not-your-bandit"]
    t.answer(0, f"keep_marshal:{mine[1]}")
    deck = t.view(0)["deck"]
    assert deck[mine[1]] == {"move": 1, "floor": 1, "fire": 1, "robbery": 1, "punch": 1, "marshal": 1}
    assert deck[mine[0]] == {"move": 1, "floor": 1, "fire": 1, "robbery": 1, "punch": 1}
    assert sum(sum(cards.values()) for cards in deck.values()) == 11


@pytest.mark.rule("CE-083")
def test_starting_places_are_chosen_in_secret_and_shown_together() -> None:
    t = table(2)
    mine = [t.view(p)["players"][p]["bandits"] for p in range(2)]
    t.answer(0, f"keep_marshal:{mine[0][0]}")
    t.answer(0, f"start_last:{mine[0][1]}")
    assert bandit(t, mine[0][1], 1)["place"] is None, "the other does not see it yet"
    assert sorted(t.pending) == [1]
    t.answer(1, f"keep_marshal:{mine[1][0]}")
    t.answer(1, f"start_last:{mine[1][0]}")
    assert [at(t, b) for b in mine[0]] == ["inside_2", "inside_3"]
    assert [at(t, b) for b in mine[1]] == ["inside_3", "inside_2"]


@pytest.mark.rule("CE-084")
def test_each_player_fetches_a_card_then_draws_six_and_the_owner_of_doc_seven() -> None:
    t = heist("doc+tuco belle+django", at="round", options=POWERS)
    assert kind(t, 0) == kind(t, 1) == "searching"
    assert "fetch:robbery:tuco" in ids(t, 0)
    assert why(t, 0, "fetch:robbery:belle") == ["not-your-bandit"]
    assert why(t, 0, "fetch_nothing") == ["deck-has-cards"]
    t.answer(0, "fetch:robbery:tuco")
    assert t.view(1)["players"][0]["hand"] == 0
    t.answer(1, "fetch:fire:django")
    assert t.view(0)["hand"]["tuco"]["robbery"] == 1
    assert [p["hand"] for p in t.view(None)["players"]] == [8, 7]
    assert "fetched_card:tuco:robbery" in t.events(0)
    assert "fetched_card:tuco:robbery" not in t.events(1)


@pytest.mark.rule("CE-085")
def test_after_a_fire_card_in_a_standard_turn_the_other_bandit_may_follow() -> None:
    hands = {
        "ghost": {"fire": 1, "move": 1},
        "tuco": {"fire": 1, "marshal": 1, "move": 1},
        "belle": {"move": 1},
        "django": {},
    }
    t = scheming(hands)
    t.answer(0, "play_for:fire:ghost")
    assert kind(t, 0) == "chaining"
    assert ids(t, 0) == ["follow:move:tuco", "follow:fire:tuco", "no_more"]
    assert why(t, 0, "follow:marshal:tuco") == ["marshal-cannot-follow"]
    assert why(t, 0, "follow:move:ghost") == ["the-other-bandit-follows"]
    t.answer(0, "follow:fire:tuco")
    assert list(t.pending) == [1], "no third card"
    assert [entry["card"] for entry in t.view(0)["pile"]] == ["fire", "fire"]


@pytest.mark.rule("CE-085")
def test_no_second_card_after_another_card_or_in_another_turn() -> None:
    hands = {"ghost": {"fire": 1, "move": 1}, "tuco": {"fire": 1}, "belle": {"move": 1}, "django": {}}
    t = scheming(hands)
    t.answer(0, "play_for:move:ghost")
    assert list(t.pending) == [1]
    t = scheming(
        hands, round_cards=["tunnel_24", "bridge_24", "braking_24", "rebellion_24", "angry_marshal_24"], turn=1
    )
    t.answer(0, "play_for:fire:ghost")
    assert list(t.pending) == [1]


@pytest.mark.rule("CE-086", "CE-R07")
def test_the_owner_of_ghost_may_hide_the_partners_card_and_chain_after_it() -> None:
    hands = {"ghost": {"move": 1}, "tuco": {"fire": 1}, "belle": {"move": 1}, "django": {}}
    t = scheming(hands, options=POWERS)
    t.answer(0, "hide_for:fire:tuco")
    assert ids(t, 0) == ["follow:move:ghost", "no_more"]
    t.answer(0, "follow:move:ghost")
    assert t.view(1)["pile"][1] == {"bandit": "ghost", "seat": 0, "card": "move", "hidden": False}
    assert why(t, 1, "hide_for:move:belle") == ["no-such-power"]


@pytest.mark.rule("CE-086")
def test_whether_a_hidden_card_was_fire_shows_only_when_another_follows() -> None:
    """The owner is asked for a second card either way; else being asked would tell."""
    hands = {"ghost": {"move": 1}, "tuco": {"fire": 1, "move": 1}, "belle": {"move": 1}, "django": {}}
    waiting = []
    for card in ("fire", "move"):
        t = scheming(hands, options=POWERS)
        t.answer(0, f"hide_for:{card}:tuco")
        waiting.append((doing(t, 1), t.view(1)["pile"], t.events(1)))
    assert waiting[0] == waiting[1]
    assert ids(t, 0) == ["no_more"]
    assert why(t, 0, "follow:move:ghost") == ["only-after-fire"]


@pytest.mark.rule("CE-R32")
def test_the_back_of_a_card_tells_the_player_but_neither_the_card_nor_the_bandit() -> None:
    hands = {"ghost": {"move": 1, "fire": 1}, "tuco": {"fire": 1, "move": 1}, "belle": {"move": 1}, "django": {}}
    seen = []
    for card in ("fire:tuco", "move:ghost"):
        t = scheming(hands, options=POWERS)
        t.answer(0, f"hide_for:{card}")
        seen.append(json.dumps([t.view(1), t.view(None), t.events(1), t.events(None), doing(t, 1)]))
        assert t.view(0)["pile"][0]["bandit"] == card.split(":")[1], "the owner knows"
        assert t.events(0)[-1] == "played:" + ":".join(reversed(card.split(":")))
    assert seen[0] == seen[1]
    assert t.view(1)["pile"] == [{"bandit": None, "seat": 0, "card": None, "hidden": True}]
    assert t.events(1)[-1] == "face_down:0"


@pytest.mark.rule("CE-R32")
def test_in_a_tunnel_nobody_sees_which_bandit_of_a_team_acts_before_the_card_is_shown() -> None:
    cards = ["tunnel_24", "bridge_24", "braking_24", "rebellion_24", "angry_marshal_24"]
    hands = {b: {"move": 1, "floor": 1} for b in ("ghost", "tuco", "belle", "django")}
    t = scheming(hands, round_cards=cards, turn=1)
    t.answer(0, "play_for:floor:tuco")
    assert t.view(1)["pile"] == [{"bandit": None, "seat": 0, "card": None, "hidden": True}]
    acting = {t.guess(1, k).now[1].to_data()["pile"][0].split(":")[0] for k in range(12)}
    assert acting == {"ghost", "tuco"}, "a guess believes either"
    t = heist(TWO, "tuco:floor:hidden belle:move", "tuco:i1 belle:i2", options=TEAMS)
    assert "shown:tuco:floor" in t.events(1)
    assert t.view(1)["pile"][0]["bandit"] == "tuco"


@pytest.mark.rule("CE-087", "CE-R08")
def test_both_bandits_loot_is_added_and_shots_at_ones_own_do_not_count_for_the_prize() -> None:
    t = heist(
        TWO,
        at="round_end",
        round=4,
        options=TEAMS,
        sheets={"ghost": {"jewel": 1}},
        bullets={"ghost": 3, "tuco": 6, "belle": 5, "django": 5},
        wounds={"tuco": {"ghost": 2}, "belle": {"ghost": 1}, "ghost": {"belle": 1, "django": 1}},
    )
    assert t.outcome is not None
    assert [b["fired"] for b in t.outcome.breakdown] == [1, 2]
    assert t.outcome.scores == [500 + 250, 250 + 250 + 1000]


@pytest.mark.rule("CE-087", "CE-R08")
def test_a_partner_is_a_target_and_a_forced_one_when_alone_in_sight() -> None:
    t = heist(TWO, "ghost:fire belle:move", "ghost:i1 tuco:i2 belle:i2 django:r3", options=TEAMS)
    assert ids(t, 0) == ["shoot:tuco", "shoot:belle"]
    t = heist(TWO, "ghost:fire belle:move", "ghost:i1 tuco:i2 belle:r2 django:r3", options=TEAMS)
    assert wounds(t, "tuco") == {"ghost": 1}


@pytest.mark.rule("CE-088")
def test_each_bandit_fires_its_own_bullets_and_received_ones_go_into_the_one_deck() -> None:
    t = heist(TWO, "ghost:fire tuco:fire belle:move", "ghost:i1 tuco:i1 belle:r2 django:i2", options=TEAMS)
    assert (bandit(t, "ghost")["bullets"], bandit(t, "tuco")["bullets"]) == (5, 5)
    assert wounds(t, "django") == {"ghost": 1, "tuco": 1}
    assert t.view(1)["deck"]["belle"]["bullet"] == 2, "kept with the team's first bandit"


@pytest.mark.rule("CE-089")
def test_tied_teams_get_the_prize_each_and_bullets_of_both_bandits_count() -> None:
    t = heist(
        TWO,
        at="round_end",
        round=4,
        options=TEAMS,
        bullets={"ghost": 5, "tuco": 6, "belle": 6, "django": 5},
        wounds={"belle": {"ghost": 1, "neutral": 1}, "tuco": {"django": 1}},
    )
    assert t.outcome is not None
    assert t.outcome.scores == [1500, 1500]
    assert t.outcome.winners == [0]
    assert [b["bullets_received"] for b in t.outcome.breakdown] == [1, 2]


@pytest.mark.rule("CE-R23")
def test_a_handcar_holds_both_bandits_of_a_team() -> None:
    t = heist(
        TWO, "tuco:move belle:move", "ghost:h tuco:i0 belle:i2 django:r3", options={**TEAMS, "handcar": True}, marshal=3
    )
    t.answer(0, "go:handcar")
    assert (at(t, "ghost"), at(t, "tuco")) == ("handcar", "handcar")


def test_in_the_handcar_a_partner_is_punched_into_the_car_or_onto_its_roof() -> None:
    options = {**TEAMS, "handcar": True}
    t = heist(TWO, "tuco:punch belle:move", "ghost:h tuco:h belle:i2 django:r3", options=options, marshal=3)
    assert ids(t, 0) == ["push:inside_0", "push:roof_0"]
    assert why(t, 0, "push:inside_1") == ["too-far"]
