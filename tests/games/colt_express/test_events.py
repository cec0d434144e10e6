"""Events and stations: CE-070 to CE-079."""

from __future__ import annotations

import pytest

import gulch
from games.colt_express.heist import ADVANCED, FIVE, at, bandit, heist, here, ids, wounds

FOUR = "doc cheyenne ghost tuco"
EVENTS = {"events": True}


def after(event: str, places: str, **more: object) -> gulch.Table:
    """The end of a round whose card has this event."""
    options = more.pop("options", EVENTS)
    return heist(FOUR, "", places, at="round_end", options=options, round_cards=[event, *FIVE[1:]], **more)


def station(event: str, places: str, **more: object) -> gulch.Table:
    return heist(FOUR, "", places, at="round_end", options=ADVANCED, round=4, round_cards=[*FIVE[:4], event], **more)


@pytest.mark.rule("CE-070")
def test_the_angry_marshal_shoots_at_his_roof_and_goes_towards_the_tail() -> None:
    t = after("angry_marshal_24", "doc:r2 cheyenne:i3 ghost:r3 tuco:i1", marshal=2)
    assert t.view(None)["marshal"] == "car_3"
    assert [wounds(t, b) for b in ("doc", "cheyenne", "ghost", "tuco")] == [{"neutral": 1}, {"neutral": 1}, {}, {}]
    assert at(t, "cheyenne") == "roof_3"
    t = after("angry_marshal_24", "doc:r1", marshal=3)
    assert t.view(None)["marshal"] == "car_4", "as far as the last car"
    t = after("angry_marshal_24", "doc:r4 cheyenne:i3", marshal=4)
    assert t.view(None)["marshal"] == "car_4"
    assert wounds(t, "doc") == {"neutral": 1}


@pytest.mark.rule("CE-070", "CE-R22")
def test_too_few_bullets_for_the_whole_roof_mean_none() -> None:
    t = after("angry_marshal_24", "doc:r2 cheyenne:r2 ghost:i1 tuco:i1", marshal=2, neutral=1)
    assert wounds(t, "doc") == {}
    assert t.view(None)["neutral"] == 1


@pytest.mark.rule("CE-071")
def test_the_swivel_arm_sweeps_all_roofs_to_the_last() -> None:
    t = after("swivel_arm_24", "doc:r0 cheyenne:r2 ghost:i2 tuco:r4")
    assert [at(t, b) for b in ("doc", "cheyenne", "ghost", "tuco")] == ["roof_4", "roof_4", "inside_2", "roof_4"]


@pytest.mark.rule("CE-072")
def test_braking_slides_everybody_on_a_roof_forward_but_not_off_the_locomotive() -> None:
    t = after("braking_24", "doc:r0 cheyenne:r2 ghost:i2 tuco:r4")
    assert [at(t, b) for b in ("doc", "cheyenne", "ghost", "tuco")] == ["roof_0", "roof_1", "inside_2", "roof_3"]


@pytest.mark.rule("CE-073")
def test_take_it_all_brings_the_second_strongbox_to_the_marshal() -> None:
    t = after("take_it_all_24", "doc:r0", marshal=3, loot={"reserve": {"strongbox": 1}})
    assert here(t, "i3") == {"strongbox": 1}
    assert t.view(None)["strongboxes_waiting"] == 0
    t = after("take_it_all_24", "doc:r0", marshal=3, loot={"reserve": {"250": 1}})
    assert here(t, "i3") == {}, "none is left to come"


@pytest.mark.rule("CE-074")
def test_rebellious_passengers_shoot_at_everybody_inside() -> None:
    t = after("rebellion_24", "doc:i0 cheyenne:r2 ghost:i2 tuco:i4", marshal=3)
    assert [wounds(t, b) for b in ("doc", "cheyenne", "ghost", "tuco")] == [
        {"neutral": 1},
        {},
        {"neutral": 1},
        {"neutral": 1},
    ]


@pytest.mark.rule("CE-075")
def test_a_station_is_the_fifth_round() -> None:
    seen = set()
    for seed in range(20):
        cards = gulch.load("colt_express").table(4, seed, ADVANCED).record()["start"]["round_cards"]
        assert [card.endswith("_station") for card in cards] == [False] * 4 + [True]
        seen.add(cards[-1])
    assert len(seen) == 3


@pytest.mark.rule("CE-076", "CE-R29")
def test_the_marshals_revenge_takes_the_least_purse_from_his_roof() -> None:
    """It leaves the game."""
    sheets = {"doc": {"300": 1, "500": 1}, "cheyenne": {"jewel": 2}, "ghost": {"450": 1}}
    t = station("revenge_station", "doc:r2 cheyenne:r2 ghost:i1 tuco:r3", marshal=2, sheets=sheets, loot={})
    assert bandit(t, "doc")["tokens"] == {"500": 1}
    assert bandit(t, "cheyenne")["tokens"] == {"jewel": 2}
    assert bandit(t, "ghost")["tokens"] == {"450": 1}
    assert t.view(None)["discarded"] == {"300": 1}
    assert all(here(t, f"{level}{car}") == {} for level in "ir" for car in range(5))


@pytest.mark.rule("CE-077", "CE-R12")
def test_whoever_is_alone_with_a_purse_may_take_it() -> None:
    """Each level is a place of its own, and the marshal is nobody."""
    loot = {"inside_2": {"500": 1, "jewel": 1}, "roof_2": {"400": 1}, "inside_1": {"jewel": 1}, "inside_3": {"350": 1}}
    t = station("pickpocketing_station", "doc:i2 cheyenne:r2 ghost:i1 tuco:r1", loot=loot)
    assert ids(t, 0) == ["pick", "let_lie"]
    t.answer(0, "pick")
    t.answer(1, "let_lie")
    assert t.over, "Ghost has only a jewel beside him"
    assert bandit(t, "doc")["tokens"] == {"250": 1, "500": 1}
    assert here(t, "r2") == {"purse": 1}
    t = station("pickpocketing_station", "doc:i2 cheyenne:i2 ghost:i1 tuco:r1", loot=loot)
    assert t.over, "two in one place: nobody is alone"


@pytest.mark.rule("CE-078", "CE-R15", "CE-R29")
def test_a_ransom_of_250_for_everybody_in_or_on_the_locomotive() -> None:
    """The money comes from outside."""
    t = station("hostage_station", "doc:i0 cheyenne:r0 ghost:i1 tuco:r1", marshal=3)
    assert [bandit(t, b)["money"] for b in ("doc", "cheyenne", "ghost", "tuco")] == [250, 250, 0, 0]
    assert t.outcome is not None
    [doc] = t.outcome.breakdown[0]["bandits"]
    assert (doc["loot"], doc["money"]) == (250, 250)
    assert t.outcome.scores == [1500, 1500, 1250, 1250]


@pytest.mark.rule("CE-079")
def test_without_the_option_events_are_ignored_and_no_station_is_used() -> None:
    t = after("swivel_arm_24", "doc:r0 cheyenne:r2 ghost:i2 tuco:r4", options={})
    assert at(t, "doc") == "roof_0"
    assert t.view(None)["round_card"]["event"] == "none"
    cards = gulch.load("colt_express").table(4, 1, {}).record()["start"]["round_cards"]
    assert not any(card.endswith("_station") for card in cards)
