"""Components and set-up: CE-001 to CE-019."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gulch
from games.colt_express.heist import ADVANCED, DECK, at, bandit, heist
from gulch.games.colt_express import components as c

GAME = "colt_express"


def table(seats: int, seed: int = 1, **options: object) -> gulch.Table:
    return gulch.load(GAME).table(seats, seed, options)


def start(seats: int, seed: int = 1, **options: object) -> dict[str, Any]:
    return table(seats, seed, **options).record()["start"]


def tokens(data: dict[str, Any]) -> Counter[str]:
    total: Counter[str] = Counter()
    for bag in data["loot"].values():
        total.update(bag)
    return total


@pytest.mark.rule("CE-001")
def test_there_are_eighteen_purses_six_jewels_and_two_strongboxes() -> None:
    loot = tokens(start(6))
    purses = {value: n for value, n in loot.items() if value.isdecimal()}
    assert purses == {"250": 8, "300": 2, "350": 2, "400": 2, "450": 2, "500": 2}
    assert sum(purses.values()) == 18
    assert (loot["jewel"], loot["strongbox"]) == (6, 2)
    assert [c.VALUES[c.TOKENS.index(kind)] for kind in ("jewel", "strongbox")] == [500, 1000]


@pytest.mark.rule("CE-002")
def test_six_bandits_have_ten_action_cards_and_six_bullets_each() -> None:
    view = table(6).view(None)
    assert {b["bandit"] for b in view["bandits"]} == {"ghost", "doc", "tuco", "cheyenne", "belle", "django"}
    assert all(b["bullets"] == 6 for b in view["bandits"])
    for cards in start(6)["deck"].values():
        assert cards == DECK


@pytest.mark.rule("CE-002")
def test_bandits_may_be_picked_instead_of_dealt() -> None:
    t = table(3, bandits="chosen")
    first = t.view(None)["first"]
    assert sorted(t.pending) == [first]
    t.answer(first, "be:belle")
    second = (first + 1) % 3
    assert [r.text for r in t.explain(second, "be:belle")] == ["taken"]
    assert [r.text for r in t.explain(second, "be:mary")] == ["not-in-this-game"]
    t.answer(second, "be:doc")
    t.answer((first + 2) % 3, "be:ghost")
    assert t.view(None)["players"][first]["bandits"] == ["belle"]
    assert t.view(None)["step"] == "scheme"


@pytest.mark.rule("CE-003")
def test_thirteen_bullets_are_neutral() -> None:
    assert table(4).view(None)["neutral"] == 13


@pytest.mark.rule("CE-004", "CE-R06")
def test_seventeen_round_cards_seven_seven_and_three_stations() -> None:
    assert (len(c.FOR_2_TO_4), len(c.FOR_5_AND_6), len(c.STATIONS)) == (7, 7, 3)
    assert len(c.ROUND_CARDS) == len({card.name for card in c.ROUND_CARDS}) == 17
    assert all(card.turns[0] == c.STANDARD for card in c.ROUND_CARDS), "Ghost's hidden card is never in a tunnel"
    for cards in (c.FOR_2_TO_4, c.FOR_5_AND_6):
        assert sum(c.ROUND_CARDS[card].event == c.NO_EVENT for card in cards) == 2


@pytest.mark.rule("CE-005")
def test_two_players_need_teams_or_mary() -> None:
    with pytest.raises(gulch.BadOption, match="teams or mary"):
        table(2)
    assert table(2, teams=True).pending
    assert table(2, mary=True).pending
    assert table(3).pending
    assert table(3, teams=True).pending
    with pytest.raises(gulch.BadOption, match="seats"):
        table(7)


@pytest.mark.rule("CE-006")
def test_the_six_ordinary_cars_are_all_different() -> None:
    for seed in range(10):
        train = start(6, seed)["train"]
        assert sorted(train) == sorted({car.name for car in c.CARS} - {"circus"})


@pytest.mark.rule("CE-010")
def test_the_train_has_as_many_ordinary_cars_as_players_in_any_order() -> None:
    trains = set()
    for seed in range(20):
        view = table(4, seed).view(None)
        kinds = [car["kind"] for car in view["train"]]
        assert kinds[0] == "locomotive"
        assert len(kinds) == 5
        assert len(set(kinds)) == 5
        trains.add(tuple(kinds))
    assert len(trains) > 10


@pytest.mark.rule("CE-011")
def test_everybody_starts_with_a_purse_of_250() -> None:
    t = table(4)
    for seat in range(4):
        [mine] = [b for b in t.view(seat)["bandits"] if b["seat"] == seat]
        assert mine["loot"] == {"purse": 1}
        assert mine["tokens"] == {"250": 1}
    assert tokens(start(6))["250"] == 8, "set aside before the cars are loaded, so at most two are on the train"
    assert sum(bag.get("250", 0) for spot, bag in start(6)["loot"].items() if spot.startswith("inside")) == 2


@pytest.mark.rule("CE-012")
def test_each_car_starts_with_the_loot_printed_on_its_floor() -> None:
    printed = {car.name: (car.purses, car.jewels) for car in c.CARS}
    assert sorted(printed.values()) == [(0, 0), (0, 3), (1, 0), (1, 1), (3, 0), (3, 1), (4, 1)], "the circus has none"
    for seed in range(10):
        for car in table(6, seed).view(None)["train"][1:]:
            assert (car["inside"]["loot"].get("purse", 0), car["inside"]["loot"].get("jewel", 0)) == printed[
                car["kind"]
            ]
            assert car["roof"]["loot"] == {}
    values = {tuple(start(4, seed)["loot"]["box"].items()) for seed in range(10)}
    assert len(values) > 1, "purses are drawn blind"


@pytest.mark.rule("CE-013")
def test_the_marshal_and_a_strongbox_start_in_the_locomotive_another_waits_outside() -> None:
    view = table(5).view(None)
    assert view["marshal"] == "locomotive"
    assert view["train"][0]["inside"]["loot"] == {"strongbox": 1}
    assert view["strongboxes_waiting"] == 1


@pytest.mark.rule("CE-014")
def test_own_bullets_lie_apart_from_the_deck() -> None:
    data = start(4)
    assert all("bullet" not in deck for deck in data["deck"].values())
    assert set(data["bullets"].values()) == {6}


@pytest.mark.rule("CE-015")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {table(4, seed).view(None)["first"] for seed in range(30)} == {0, 1, 2, 3}
    t = table(4, 3)
    order = []
    for _ in range(4):
        [seat] = t.pending
        order.append(seat)
        t.answer(seat, t.pending[seat].options[0])
    assert order == [(t.view(None)["first"] + k) % 4 for k in range(4)]


@pytest.mark.rule("CE-016", "CE-EX-3")
def test_odd_players_start_in_the_last_car_even_ones_in_the_last_but_one() -> None:
    for seed in range(10):
        t = table(4, seed)
        first = t.view(None)["first"]
        by_seat = {b["seat"]: b["place"] for b in t.view(None)["bandits"]}
        assert [by_seat[(first + k) % 4] for k in range(4)] == ["inside_4", "inside_3", "inside_4", "inside_3"]


@pytest.mark.rule("CE-EX-3")
def test_doc_and_ghost_in_the_last_car_cheyenne_and_tuco_before_it() -> None:
    t = table(4, 5, bandits="chosen")
    first = t.view(None)["first"]
    for k, name in enumerate(["doc", "cheyenne", "ghost", "tuco"]):
        t.answer((first + k) % 4, f"be:{name}")
    assert [at(t, name) for name in ("doc", "ghost")] == ["inside_4"] * 2
    assert [at(t, name) for name in ("cheyenne", "tuco")] == ["inside_3"] * 2


@pytest.mark.rule("CE-017")
def test_five_of_the_seven_round_cards_for_the_number_of_players_are_used() -> None:
    for seats, suffix in ((3, "_24"), (4, "_24"), (5, "_56"), (6, "_56")):
        drawn = set()
        for seed in range(20):
            cards = start(seats, seed)["round_cards"]
            assert len(set(cards)) == 5
            assert all(card.endswith(suffix) for card in cards)
            drawn |= set(cards)
        assert len(drawn) == 7


@pytest.mark.rule("CE-017", "CE-021")
def test_no_round_card_is_known_before_the_first_round_begins() -> None:
    """Bandits, teams and starting places are chosen without it."""
    for seats, options in ((3, {"bandits": "chosen"}), (2, {"teams": True})):
        t = gulch.load("colt_express").table(seats, 5, options)
        for viewer in (None, 0):
            assert t.view(viewer)["round_card"] is None
            assert t.view(viewer)["past_rounds"] == []
        assert len({t.guess(0, k).now[0].to_data()["round_cards"][0] for k in range(12)}) > 2, "a guess knows no more"
        assert len({t.guess(None, k).now[-1].to_data()["round_cards"][0] for k in range(12)}) > 2


@pytest.mark.rule("CE-018")
def test_everybody_sees_the_own_purses_and_nobody_elses() -> None:
    t = heist("doc tuco ghost", sheets={"tuco": {"450": 1, "jewel": 1}}, at="round")
    assert bandit(t, "tuco", 1)["tokens"] == {"450": 1, "jewel": 1}
    for viewer in (0, 2, None):
        assert bandit(t, "tuco", viewer)["tokens"] is None
        assert bandit(t, "tuco", viewer)["loot"] == {"purse": 1, "jewel": 1}


@pytest.mark.rule("CE-019")
def test_all_start_inside_and_the_locomotive_has_a_roof_to_stand_on() -> None:
    assert all(b["place"].startswith("inside") for b in table(6).view(None)["bandits"])
    t = heist("doc tuco ghost", "doc:move tuco:move", "doc:r1 tuco:i1 ghost:i3", marshal=3)
    assert "go:roof_0" in [o.id for o in t.pending[0].options]
    t.answer(0, "go:roof_0")
    t.answer(1, "go:inside_0")
    assert (at(t, "doc"), at(t, "tuco")) == ("roof_0", "inside_0")


def test_a_bad_option_names_the_field_and_what_is_allowed() -> None:
    bad: list[tuple[int, dict[str, Any], str]] = [
        (4, {"teams": True}, "teams"),
        (6, {"mary": True}, "mary"),
        (3, {"teams": True, "mary": True}, "mary"),
        (4, {"stations": True}, "stations"),
        (4, {"handcar_emerge": "car"}, "handcar_emerge"),
        (4, {"bandits": "drawn"}, "bandits"),
        (4, {"horses": True}, "horses"),
        (2, {}, "seats"),
    ]
    for seats, options, field in bad:
        with pytest.raises(gulch.BadOption) as error:
            table(seats, **options)
        assert error.value.field == field


def test_declarations_carry_where_they_come_from() -> None:
    assert {card.provenance for card in c.ROUND_CARDS} == {"source"}
    assert {car.provenance for car in c.CARS} == {"source", "rulebook"}
    assert all(
        cast[b].provenance == "rulebook" for cast in [vars(table(4, **ADVANCED).rules)["cast"]] for b in range(8)
    )


def test_what_can_be_no_position_is_refused() -> None:
    positions: list[dict[str, Any]] = [
        {"train": ["one_purse"] * 3},
        {"lead": ["doc", "doc", "tuco"]},
        {"marshal": 9},
        {"round_cards": ["bridge_24"]},
        {"shown": 3},
        {"lead": ["doc", "tuco"]},
        {"place": {"doc": "inside_1"}, "round": 1},
        {"first": 5},
    ]
    for wrong in positions:
        with pytest.raises(gulch.BadRecord):
            gulch.scenario(GAME, {"seats": 3, **wrong})
