"""Rounds, scheming and the order of stealing: CE-020 to CE-029."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.colt_express.heist import at, fill, heist, ids, kind, no_effect, why

ROUNDS_24 = ["braking_24", "tunnel_24", "bridge_24", "take_it_all_24", "angry_marshal_24"]


def scheming(first_card: str = "braking_24", **more: Any) -> gulch.Table:
    cards = [first_card, *[card for card in ROUNDS_24 if card != first_card]][:5]
    hands = {b: {"move": 2, "fire": 1, "floor": 1} for b in ("doc", "cheyenne", "ghost", "tuco")}
    return heist("doc cheyenne ghost tuco", at="scheme", hands=more.pop("hands", hands), round_cards=cards, **more)


@pytest.mark.rule("CE-020")
def test_a_game_has_five_rounds_of_scheming_and_stealing() -> None:
    t = gulch.load("colt_express").table(3, 4)
    steps = []
    while t.pending:
        view = t.view(None)
        if (view["round"], view["step"]) not in steps:
            steps.append((view["round"], view["step"]))
        fill(t, "play")
    assert [step for step in steps if step[1] == "scheme"] == [(n, "scheme") for n in range(1, 6)]
    assert steps == sorted(steps, key=lambda s: s[0]), "scheming comes first in every round"
    assert sum(event.startswith("round:") for event in t.events(None)) == 5


@pytest.mark.rule("CE-021")
def test_the_open_round_card_shows_its_turns_and_later_ones_stay_hidden() -> None:
    t = scheming("take_it_all_24")
    card = t.view(0)["round_card"]
    assert card["name"] == "take_it_all_24"
    assert card["turns"] == ["standard", "tunnel", "speeding_up", "standard"]
    assert "tunnel_24" not in str(t.view(0))
    guesses = {
        t.guess(0, k).record()["answers"] == [] and str(t.guess(0, k).now[0].to_data()["round_cards"]) for k in range(8)
    }
    assert len(guesses) > 1, "nobody knows the later cards"


@pytest.mark.rule("CE-023")
def test_who_points_at_a_card_is_told_what_it_can_do_or_that_it_is_not_held() -> None:
    t = scheming()
    (seat,) = t.pending
    assert "play:move" in [option.id for option in t.options_with(seat, "card:move")]
    assert "not-held" in [reason.text for reason in t.explain(seat, "card:punch")]


@pytest.mark.rule("CE-022")
def test_everybody_draws_six_cards_out_of_all_including_bullets() -> None:
    t = heist(
        "doc cheyenne ghost", at="round", decks={b: {"bullet": 4, "move": 4} for b in ("doc", "cheyenne", "ghost")}
    )
    assert [p["hand"] for p in t.view(None)["players"]] == [6, 6, 6]
    assert [p["deck"] for p in t.view(None)["players"]] == [2, 2, 2]
    seen = {
        tuple(sorted(heist("doc cheyenne ghost", at="round", chance=["fast", k, k, 0]).view(0)["hand"]["doc"].items()))
        for k in range(12)
    }
    assert len(seen) > 4, "the whole deck is shuffled before"


@pytest.mark.rule("CE-023")
def test_a_player_plays_one_card_or_draws_three() -> None:
    t = scheming()
    assert ids(t, 0) == ["play:move", "play:floor", "play:fire", "draw"]
    t.answer(0, "draw")
    assert t.view(0)["players"][0]["hand"] == 7
    assert sum(t.view(0)["hand"]["doc"].values()) == 7
    t.answer(1, "play:fire")
    assert t.view(None)["players"][1]["hand"] == 3
    assert t.view(None)["pile"] == [{"bandit": "cheyenne", "seat": 1, "card": "fire", "hidden": False}]


@pytest.mark.rule("CE-023", "CE-R04")
def test_a_short_deck_gives_what_it_has_and_an_empty_one_nothing() -> None:
    decks = {"doc": {"move": 2}, "cheyenne": {}, "ghost": {}, "tuco": {"move": 1}}
    hands = {"doc": {"bullet": 1}, "cheyenne": {"fire": 1}, "ghost": {"bullet": 2}, "tuco": {}}
    t = scheming(decks=decks, hands=hands)
    assert ids(t, 0) == ["draw"]
    assert why(t, 0, "pass") == ["can-act"]
    t.answer(0, "draw")
    assert t.view(0)["hand"]["doc"] == {"move": 2, "bullet": 1}
    assert ids(t, 1) == ["play:fire"]
    assert why(t, 1, "draw") == ["deck-empty"]
    t.answer(1, "play:fire")
    assert ids(t, 2) == ["pass"], "whoever can neither play nor draw passes"
    t.answer(2, "pass")
    assert t.events(None)[-1] == "passed:2"


@pytest.mark.rule("CE-024")
def test_a_bullet_is_never_played_and_stays_to_the_end() -> None:
    t = scheming(hands={"doc": {"bullet": 3, "move": 1}, "cheyenne": {}, "ghost": {}, "tuco": {}})
    assert "play:bullet" not in ids(t, 0)
    assert why(t, 0, "play:bullet") == ["no-such-action"]
    while t.pending:
        fill(t)
    data = t.record()
    assert data["answers"]
    doc = t.now[-1].to_data()["deck"]["doc"]
    assert doc["bullet"] >= 3


@pytest.mark.rule("CE-025")
def test_in_a_tunnel_cards_are_played_face_down() -> None:
    t = scheming("tunnel_24", turn=1)
    t.answer(0, "play:fire")
    assert t.view(0)["pile"] == [{"bandit": "doc", "seat": 0, "card": "fire", "hidden": True}]
    assert t.view(1)["pile"] == [{"bandit": "doc", "seat": 0, "card": None, "hidden": True}]
    assert t.events(0)[-1] == "played:doc:fire"
    assert t.events(1)[-1] == "played_hidden:doc"
    assert t.pending[1].params == {"turn": "tunnel"}


@pytest.mark.rule("CE-025", "CE-R05")
def test_speeding_up_each_player_takes_two_actions_in_a_row() -> None:
    t = scheming("bridge_24", turn=1)
    t.answer(0, "play:move")
    assert list(t.pending) == [0]
    t.answer(0, "draw")
    assert list(t.pending) == [1]
    t.answer(1, "draw")
    t.answer(1, "draw")
    assert t.view(None)["players"][1]["hand"] == 10
    t.answer(2, "draw")
    t.answer(2, "play:fire")
    t.answer(3, "play:fire")
    t.answer(3, "play:move")
    assert [entry["bandit"] for entry in t.view(None)["pile"] if entry["bandit"]][-1] == "tuco"
    assert len(t.view(None)["pile"]) == 4


@pytest.mark.rule("CE-025")
def test_switching_goes_counter_clockwise_from_the_first_player() -> None:
    t = scheming("angry_marshal_24", turn=3, first=1)
    order = []
    for _ in range(4):
        [seat] = t.pending
        order.append(seat)
        fill(t, "play")
        if t.view(None)["step"] != "scheme":
            break
    assert order == [1, 0, 3, 2]


@pytest.mark.rule("CE-026")
def test_cards_not_played_go_back_into_the_deck() -> None:
    t = scheming(turn=3)
    for seat in range(4):
        t.answer(seat, "play:move")
    assert [p["hand"] for p in t.view(None)["players"]] == [0, 0, 0, 0]
    assert [p["deck"] for p in t.view(None)["players"]] == [9, 9, 9, 9]


@pytest.mark.rule("CE-027")
def test_the_pile_is_carried_out_in_order_and_hidden_cards_are_shown() -> None:
    t = heist("doc cheyenne ghost", "doc:move ghost:move:hidden cheyenne:floor", "doc:i2 ghost:i2 cheyenne:i3")
    assert t.view(None)["pile"][1] == {"bandit": "ghost", "seat": 2, "card": None, "hidden": True}
    t.answer(0, "go:inside_1")
    assert kind(t, 2) == "going"
    assert t.view(None)["pile"][1] == {"bandit": "ghost", "seat": 2, "card": "move", "hidden": False}
    t.answer(2, "go:inside_3")
    assert [e for e in t.events(None) if e.startswith("shown")] == [
        "shown:doc:move",
        "shown:ghost:move",
        "shown:cheyenne:floor",
    ]
    assert at(t, "cheyenne") == "roof_3"


@pytest.mark.rule("CE-028")
def test_a_card_is_compulsory_and_returns_to_its_owners_deck() -> None:
    t = heist("doc cheyenne ghost", "doc:fire doc:move", "doc:i2 cheyenne:i1 ghost:r1")
    assert at(t, "cheyenne") == "inside_1"
    assert t.view(None)["bandits"][1]["wounds"] == {"doc": 1}, "the only target is shot whether one likes it or not"
    assert t.view(0)["deck"]["doc"]["fire"] == 2
    assert t.view(0)["deck"]["doc"]["move"] == 1, "the card being carried out is still on the pile"
    t = heist("doc cheyenne ghost", "doc:fire doc:move", "doc:i2 cheyenne:r2 ghost:r1")
    assert no_effect(t, "doc")
    assert t.view(0)["deck"]["doc"]["fire"] == 2


@pytest.mark.rule("CE-029")
def test_the_next_player_to_the_left_is_first_in_the_next_round() -> None:
    t = heist("doc cheyenne ghost", at="round_end", first=2)
    assert t.view(None)["first"] == 0
    assert list(t.pending) == [0]
    assert t.view(None)["round"] == 2


@pytest.mark.rule("CE-EX-1")
def test_four_players_move_fire_draw_and_climb() -> None:
    places = "doc:i3 cheyenne:i3 ghost:i1 tuco:i4"
    t = scheming(places=places, turn=3)
    t.answer(0, "play:move")
    t.answer(1, "play:fire")
    t.answer(2, "draw")
    t.answer(3, "play:floor")
    assert kind(t, 0) == "going"
    t.answer(0, "go:inside_2")
    t.answer(1, "shoot:doc")
    shown = [e for e in t.events(None) if e.startswith("shown")]
    assert shown == ["shown:doc:move", "shown:cheyenne:fire", "shown:tuco:floor"]
    assert at(t, "tuco") == "roof_4"


def three_have_moved(open_history: bool) -> gulch.Table:
    hands = {b: {"move": 2} for b in ("doc", "cheyenne", "ghost", "tuco")}
    t = scheming(hands=hands, options={"open_history": open_history})
    for seat in range(3):
        t.answer(seat, "play:move")
    return t


@pytest.mark.rule("CE-R17")
def test_without_open_history_only_the_top_card_of_the_pile_is_shown() -> None:
    for open_history in (False, True):
        t = three_have_moved(open_history)
        seen = [entry["card"] for entry in t.view(3)["pile"]]
        assert seen == (["move", "move", "move"] if open_history else [None, None, "move"])
        assert [entry["bandit"] for entry in t.view(3)["pile"]] == ["doc", "cheyenne", "ghost"], "whose it is all know"
        assert t.view(0)["pile"][0]["card"] == "move", "one's own card one remembers"


@pytest.mark.rule("CE-R17")
def test_without_open_history_the_log_does_not_name_what_others_played() -> None:
    """What was told can be read again; one's own cards may be."""
    told = three_have_moved(False).events(1)
    assert [e for e in told if e.startswith(("played", "laid"))] == ["laid:doc", "played:cheyenne:move", "laid:ghost"]
    told = three_have_moved(True).events(1)
    assert [e for e in told if e.startswith("played")] == [f"played:{b}:move" for b in ("doc", "cheyenne", "ghost")]
    assert not [e for e in three_have_moved(False).events(None) if e.endswith(":move")]


@pytest.mark.rule("CE-R17")
def test_without_open_history_a_guess_forgets_covered_cards() -> None:
    """Whoever thinks for a seat knows no more of the pile than the seat is shown."""
    for open_history in (False, True):
        t = three_have_moved(open_history)
        piles = [t.guess(3, k).now[3].to_data()["pile"] for k in range(12)]
        assert {pile[2] for pile in piles} == {"ghost:move"}
        assert (len({pile[0] for pile in piles}) > 1) is not open_history
        assert {t.guess(0, k).now[0].to_data()["pile"][0] for k in range(6)} == {"doc:move"}
