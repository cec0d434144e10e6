"""The cowbots: what each steals for, what its score is made of."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.pokertown.sheets import a_table, answer, card, happened, options, run, visit, why
from gulch.games.pokertown.components import CARD_NAMES
from gulch.games.pokertown.figures import FIGURES

COWBOTS = FIGURES["cowbots"]
NAMES = [cowbot["id"] for cowbot in COWBOTS]
SITES = {"frontier": 13, "badlands": 12, "mine": 14, "town": 13}


def rival(cowbot: str, level: str = "normal", **more: Any) -> dict[str, Any]:
    return {"cowbot": cowbot, "options": {"cowbot": cowbot, "difficulty": level, **more}}


def stolen(table: Any) -> int:
    return len(happened(table, "stolen"))


@pytest.mark.rule("PT-151", "PT-157")
@pytest.mark.parametrize(
    "cowbot, place, with_suit, without",
    [
        ("jane", "chamber_3d", "9d ks 4h", "9d ks 4c"),
        ("billy", "chamber_4e", "9d ks 4s", "9d kc 4c"),
        ("bart", "stage_8", "9h ks 4d", "9h ks 4c"),
        ("earp", "stage_6", "9h ks 4c", "9h ks 4d"),
    ],
)
def test_each_cowbot_steals_for_its_gain_when_its_suit_lies_there(
    cowbot: str, place: str, with_suit: str, without: str
) -> None:
    fields: dict[str, Any] = {
        "chambers": ["1b", "2c", "3d"] if place == "chamber_4e" else ["1b", "2c"],
        **rival(cowbot),
    }
    for lineup, count in ((with_suit, 1), (without, 0)):
        table = visit(place, lineup, **fields)
        while table.pending and table.pending[0].kind == "next":
            answer(table, options(table)[0])
        assert stolen(table) == count
        assert table.view(0)["cowbot"]["stolen"] == count


@pytest.mark.rule("PT-151")
@pytest.mark.parametrize("cowbot", NAMES)
def test_a_turn_without_the_gain_it_looks_for_costs_nothing(cowbot: str) -> None:
    suit = next(c["suit"] for c in COWBOTS if c["id"] == cowbot)
    quiet = {"jane": "stage_8", "billy": "stage_8", "bart": "stage_7", "earp": "stage_8"}[cowbot]
    table = visit(quiet, f"9h ks 4{suit[0]}" if suit != "spades" else "9h ks 4s", **rival(cowbot))
    assert stolen(table) == 0


@pytest.mark.rule("PT-026", "PT-151")
def test_the_own_suit_card_counts_as_changed() -> None:
    prevented = visit("stage_8", "9d ks 4c", price=2, **rival("bart"))
    assert stolen(prevented) == 0
    triggered = visit("chamber_1b", "9h ks 4c", price=2, **rival("bart"))
    assert stolen(triggered) == 1


@pytest.mark.rule("PT-R08")
def test_in_the_graveyard_the_line_up_counts_as_turned_up() -> None:
    table = answer(a_table("9s 2h 4c", **rival("billy")), "dig:1", "circle:bl")
    assert stolen(table) == 1


@pytest.mark.rule("PT-155")
def test_at_most_one_card_is_stolen_in_a_turn() -> None:
    table = visit("stage_3", "9h ks 4d", **rival("jane", "normal"), items=["shovel"], graves=["tc"])
    answer(table, "act:tombstone_tr")
    assert len([e for e in happened(table, "gained") if e["goods"] == "stars"]) == 3
    assert stolen(table) == 1


@pytest.mark.rule("PT-156", "PT-R19")
def test_a_reward_cannot_be_declined_to_prevent_a_theft() -> None:
    table = visit("stage_6", "9h ks 4c", **rival("earp"))
    assert why(table, "decline:badlands") == "must-carry-out"
    office = visit("sheriffs_office", "9c js 4h", visited=["sheriffs_office"], wanted=0, **rival("jane"))
    assert why(office, "cross_two") == "nothing-to-cross-out"


@pytest.mark.rule("PT-R42", "PT-R43")
def test_the_theft_comes_after_the_robbery_cards_and_stays_unseen_and_out_of_the_shuffle() -> None:
    table = visit("target_5", "9s 5h 4s", deck="kc qc jc 10c 8c", **rival("billy"))
    assert happened(table, "robbed")[0]["card"] == card("kc")
    data = table.frames[-1].state.to_data()
    assert data["stolen"] == [card("qc")]
    assert table.view(0)["lineup"] == [card("jc"), card("10c"), card("8c")]
    assert card("qc") not in str(table.view(0))
    later = a_table(at="round", round=1, stolen="qc 2h", **rival("billy"))
    data = later.frames[-1].state.to_data()
    everything = [*data["deck"], *data["lineup"], *data["sheriff"]]
    assert sorted(everything) == sorted(set(CARD_NAMES) - {card("qc"), card("2h")})


@pytest.mark.rule("PT-R44")
def test_only_gains_of_the_turn_count_bank_and_bail_bonds_included() -> None:
    bank = a_table("9h 6d 4h", items=["bank_red"], **rival("jane"))
    answer(bank, "use:1:2", "visit:stage_5:0")
    assert stolen(bank) == 1
    bail = answer(a_table("jd 6s 4c", outlaw=11, **rival("bart")), "reward:nuggets", "dig:1", "circle:bl")
    assert stolen(bail) == 1
    evening = a_table(at="poker", poker="9h 9s 9d 9c 2h", sheriff="7c", pans=3, **rival("jane"))
    assert stolen(evening) == 0
    safe = visit("target_2", "9s 2h 4s", items=["bandana"], **rival("billy"))
    assert stolen(safe) == 0
    grave = answer(a_table("9s 2h 4c", items=["undertaker"], **rival("billy")), "dig:1", "circle:bl")
    assert stolen(grave) == 0


@pytest.mark.rule("PT-R45")
def test_a_bonus_action_counts_as_gained_even_if_lost_or_a_characters_own() -> None:
    lost = visit("stage_6", "9h ks 4c", robbed=list(range(2, 14)), **rival("earp"))
    assert stolen(lost) == 1
    fields = rival("earp", characters="random") | {"character": "miner"}
    own = answer(a_table("9h 2s 4c", **fields), "bonus_power:mine", "act:chamber_1a", "use:1:2", "visit:stage_a:0")
    assert stolen(own) == 1


@pytest.mark.rule("PT-R04")
def test_a_theft_from_an_empty_deck_takes_from_the_old_discard_pile() -> None:
    table = visit("stage_a", "9h ks 4d", deck_size=0, **rival("jane"))
    data = table.frames[-1].state.to_data()
    assert len(data["stolen"]) == 1
    assert data["stolen"][0] not in [card("9h"), card("ks"), card("4d")]


# ---- its score ----------------------------------------------------------------


@pytest.mark.rule("PT-152", "PT-158", "PT-R46")
@pytest.mark.parametrize("cowbot", COWBOTS, ids=NAMES)
@pytest.mark.parametrize("level, per_card, regions", [("easy", 1, 2), ("normal", 2, 3), ("hard", 3, 4)])
def test_its_points_are_stolen_cards_and_uncircled_places_times_the_printed_multipliers(
    cowbot: dict[str, Any], level: str, per_card: int, regions: int
) -> None:
    fields: dict[str, Any] = {"stages": [13], "robbed": [2, 3], "chambers": ["1a", "1b", "2b"], "visited": ["bank"]}
    left = {"frontier": 12, "badlands": 10, "mine": 11, "town": 12}
    table = a_table(stolen="2s 3s 4s", **fields, **rival(cowbot["id"], level))
    points = table.view(0)["cowbot"]["points"]
    expected = {region: left[region] * (4 - i) for i, region in enumerate(cowbot["regions"][:regions])}
    assert points == {"stolen": 3 * per_card, **expected, "character": 0, "holdem": 0}
    assert set(SITES) == set(left)


@pytest.mark.rule("PT-158")
@pytest.mark.parametrize("characters, holdem", [("off", False), ("random", False), ("off", True), ("random", True)])
def test_character_and_holdem_give_it_five_points_each(characters: str, holdem: bool) -> None:
    options = {"cowbot": "jane", "characters": characters, "holdem": holdem}
    points = gulch.load("pokertown").table(1, 3, options).view(0)["cowbot"]["points"]
    assert (points["character"], points["holdem"]) == (5 if characters == "random" else 0, 5 if holdem else 0)


@pytest.mark.rule("PT-153")
@pytest.mark.parametrize("ahead, won", [(-1, False), (0, False), (1, True)])
def test_only_strictly_more_points_win(ahead: int, won: bool) -> None:
    rivals = rival("jane", "easy")
    due = sum(a_table(at="arrest", round=3, dollars=0, nuggets=0, **rivals).view(0)["cowbot"]["points"].values())
    table = a_table(at="arrest", round=3, dollars=0, nuggets=0, stars=due + ahead, **rivals)
    assert table.over
    assert table.outcome is not None
    assert table.outcome.winners == ([0] if won else [])
    assert table.outcome.breakdown[0]["cowbot"]["beaten"] is won


def test_a_whole_game_against_each_cowbot_ends() -> None:
    for name in NAMES:
        table = run(gulch.load("pokertown").table(1, 4, {"cowbot": name}))
        assert happened(table, "cowbot_scored")[0]["cowbot"] == name
