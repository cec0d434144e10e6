"""The box and the set-up: WL-001 to WL-061, WL-358, WL-361; the first game: WL-348 to WL-356."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.outpost import Outpost, a_table
from gulch.games.western_legends.board import base_board
from gulch.games.western_legends.components import (
    CATTLE_LEGEND,
    CATTLE_MONEY,
    CHARACTERS,
    COPIES,
    DICE,
    DIE,
    FACES,
    FIGHT_CARDS,
    GOALS_EACH,
    HERD,
    HIDEOUTS,
    ITEMS,
    LEGEND_TOKENS,
    MAN_CARDS,
    MONEY_IN_ALL,
    MONEY_MAX,
    NUGGETS_IN_ALL,
    POKER_CARDS,
    POKER_NAMES,
    STORIES,
)
from gulch.games.western_legends.rules import western

pytestmark = pytest.mark.compiled
WESTERN = gulch.load("western_legends")


def a_new_game(seats: int = 4, seed: int = 1, **options: Any) -> Outpost:
    return Outpost(WESTERN.table(seats, seed, options))


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Outpost:
    """Everybody has chosen the first character and the first place; the first turn begins."""
    t = a_new_game(seats, seed, **options)
    while t.asked and t.asked[0][1] in ("choosing", "starting"):
        seat = t.asked[0][0]
        t.say(seat, t.table.pending[seat].options[0].id)
    return t


def cast_as(cast: list[str], seed: int = 1, **more: Any) -> Outpost:
    """These characters are chosen now."""
    rest = [name for name in CHARACTERS if name not in cast]
    offered = [[name, rest.pop()] for name in cast]
    t = Outpost(
        gulch.scenario(
            "western_legends",
            {"seats": len(cast), "seed": seed, "at": "choose", "offered": offered, "cast": rest, **more},
        )
    )
    for seat, name in enumerate(cast):
        t.say(seat, f"be:{name}")
    return t


# ---- the box ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-001", "WL-002", "WL-003", "WL-006", "WL-017", "WL-018")
def test_two_to_six_players_each_with_two_markers_and_a_wound_track() -> None:
    assert WESTERN.seats == range(2, 7)
    for seats in WESTERN.seats:
        t = begun(seats)
        assert t.of("markers") == [[0, 0]] * seats
        assert len(t.wounds) == seats


@pytest.mark.rule("WL-004", "WL-005", "WL-007", "WL-015", "WL-016")
def test_dice_gold_tokens_and_money() -> None:
    assert DICE == 2
    assert [FACES[face] for face in DIE] == ["nugget"] * 3 + ["vein", "dust", "pebbles"]
    assert NUGGETS_IN_ALL == 36
    assert [LEGEND_TOKENS.count(points) for points in (1, 2, 3)] == [6, 9, 3]
    assert MONEY_IN_ALL == 6 * MONEY_MAX == 72


@pytest.mark.rule("WL-008", "WL-009", "WL-010", "WL-011", "WL-012", "WL-013", "WL-014", "WL-019", "WL-R01")
def test_everything_on_paper_is_there() -> None:
    assert (len(CHARACTERS), len(CHARACTERS) * GOALS_EACH, len(STORIES)) == (12, 48, 40)
    assert (len(POKER_CARDS), len(POKER_NAMES), len(FIGHT_CARDS)) == (52, 26, 13)
    assert (len(ITEMS) * COPIES, len(MAN_CARDS), HERD) == (54, 10, 8)
    assert len(CATTLE_MONEY) == len(CATTLE_LEGEND) == HERD
    rules = western(WESTERN.rules_for(4, WESTERN.checked(4, {})))
    assert [card.name for card in rules.deck] == POKER_NAMES
    assert [card.name for card in rules.fight_cards] == FIGHT_CARDS
    assert [item.name for item in rules.items] == ITEMS
    assert [character.name for character in rules.cast] == CHARACTERS
    assert [story.name for story in rules.stories] == STORIES
    assert [goal.name for goal in rules.goals] == [f"{name}_{k + 1}" for name in CHARACTERS for k in range(GOALS_EACH)]
    assert [card.name for card in rules.man_cards] == MAN_CARDS


@pytest.mark.rule("WL-030", "WL-R69")
def test_a_weapon_owned_but_not_used_stays_and_does_nothing() -> None:
    items = [["shotgun", "revolver"], [], []]
    hands = [["fools_gold_c", "sprint_h"], ["instinct_h", "sprint_d"], []]
    weapon = ["revolver", None, None]
    t = a_table(hands=hands, place=["MP6", "MP6", "CJ10"], items=items, weapon=weapon)
    t.play("duel:1", "commit:fools_gold_c", "commit:instinct_h")
    t.decline()
    assert t.hands[0] == 1  # the shotgun would have given a card
    assert t.of("items")[0] == ["revolver", "shotgun"]


# ---- what lies where -------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-031", "WL-033", "WL-R05")
def test_decks_lie_face_down_and_mixed_and_the_discard_is_empty() -> None:
    t = a_new_game()
    assert t.view()["deck"] == [None] * 52
    assert t.view()["fight_deck"] == [None] * 13
    assert t.view()["discard"] == []
    first, second = (a_new_game(seed=seed).table.now[0].to_data() for seed in (1, 2))
    assert first["deck"] != second["deck"]
    assert first["fight_deck"] != second["fight_deck"]


@pytest.mark.rule("WL-032", "WL-R28", "WL-145")
def test_all_items_are_on_the_counter_but_those_of_the_kits() -> None:
    t = begun()
    owned = [item for items in t.of("items") for item in items]
    assert t.view()["stock"] == [COPIES - owned.count(item) for item in ITEMS]


@pytest.mark.rule("WL-034")
def test_cattle_lies_face_down_on_the_ranch_of_its_colour() -> None:
    t = a_new_game()
    assert t.view()["ranches"] == [8, 8]
    data = t.table.now[0].to_data()
    assert all(token.startswith("green") for token in data["ranch_green"])
    assert all(token.startswith("blue") for token in data["ranch_blue"])


@pytest.mark.rule("WL-035", "WL-050", "WL-051", "WL-053", "WL-057")
def test_everybody_begins_without_points_and_with_both_markers_beside_the_stories() -> None:
    t = begun()
    assert t.legend == [0, 0, 0, 0]
    assert t.of("markers") == [[0, 0]] * 4


@pytest.mark.rule("WL-037", "WL-038")
def test_each_player_is_dealt_two_characters_and_keeps_one_in_secret() -> None:
    t = a_new_game()
    assert t.asked == [(seat, "choosing") for seat in range(4)]
    dealt = [t.view(seat)["players"][seat]["offered"] for seat in range(4)]
    assert len({name for two in dealt for name in two}) == 8
    assert t.view(0)["players"][1]["offered"] == [None, None]
    t.say(0, f"be:{dealt[0][0]}")
    assert t.of("character") == [None] * 4
    other = next(name for name in CHARACTERS if name not in dealt[1])
    assert t.table.explain(1, f"be:{other}")[0].text == "not-dealt"
    for seat in (1, 2, 3):
        t.say(seat, f"be:{dealt[seat][1]}")
    assert t.of("character") == [dealt[0][0], *(two[1] for two in dealt[1:])]


@pytest.mark.rule("WL-039", "WL-040", "WL-042", "WL-358", "WL-361", "WL-065")
def test_everybody_takes_the_kit_of_the_character() -> None:
    t = cast_as(["annie_oakley", "bass_reeves", "doc_holliday"])
    assert (t.hands, t.money) == ([1, 1, 2], [0, 10, 40])
    assert t.of("items") == [["rifle"], ["revolver"], ["revolver"]]
    assert t.of("weapon") == ["rifle", "revolver", "revolver"]
    assert t.of("upgraded") == [[], ["revolver"], []]
    assert (t.of("marshal"), t.wounds) == ([0, 1, 0], [0, 0, 1])
    assert t.legend == [0, 0, 0]


@pytest.mark.rule("WL-041", "WL-045", "WL-046", "WL-EX-1", "WL-R04", "WL-361")
def test_the_outlaw_starts_wanted_without_rewards_and_begins() -> None:
    t = cast_as(["annie_oakley", "billy_the_kid", "doc_holliday"])
    assert t.hands[1] == 2  # no card for the second space
    assert (t.of("wanted")[1], t.of("items")[1]) == (2, ["revolver"])
    assert t.view()["sheriff_active"] is True
    t.play("start:DR2")
    assert t.asked == [(1, "starting")]
    assert set(t.options) == {"start:MP1", "start:SH8"}
    t.play("start:SH8")
    assert t.view()["first"] == 1
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-043", "WL-044")
def test_a_store_or_saloon_offers_its_three_territories() -> None:
    t = cast_as(["annie_oakley", "bass_reeves", "mary_fields"])
    assert t.asked == [(0, "starting")]
    assert set(t.options) == {"start:DR2", "start:DR3", "start:DR4"}
    assert t.why_not("start:DR1") == "not-a-start"
    t.play("start:DR3")
    assert t.asked == [(2, "starting")]  # Bass has one place to start
    assert set(t.options) == {"start:DR5", "start:DR9", "start:DR10"}
    assert t.place[:2] == ["DR3", "DR1"]


@pytest.mark.rule("WL-047")
def test_among_equals_the_first_player_is_drawn() -> None:
    firsts = {begun(4, seed).view()["first"] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("WL-048")
def test_the_first_player_stays_the_same() -> None:
    t = a_table(first=1, active=1)
    for _ in range(6):
        t.play("end_turn", "income:money")
    assert (t.view()["first"], t.view()["round"]) == (1, 3)


@pytest.mark.rule("WL-049")
def test_nobody_has_to_sit_anywhere() -> None:
    for cast in (["billy_the_kid", "annie_oakley", "jesse_james"], ["jesse_james", "billy_the_kid", "annie_oakley"]):
        assert cast_as(cast).of("character") == cast


@pytest.mark.rule("WL-052")
def test_the_stories_lie_in_two_equal_stacks() -> None:
    data = a_new_game().table.now[0].to_data()
    assert sorted(data["stack"]) == sorted(STORIES)
    assert data["split"] == 20


@pytest.mark.rule("WL-054")
def test_the_sheriff_starts_in_his_office() -> None:
    assert begun().view()["sheriff"] == "DR1"


@pytest.mark.rule("WL-055", "WL-056", "WL-245")
def test_a_bandit_is_in_every_hideout_where_no_player_stands() -> None:
    t = cast_as(["annie_oakley", "billy_the_kid", "bass_reeves"])
    t.play("start:DR2", "start:MP1")
    assert t.bandits == ["A2", "B1", "B2", "C1", "C2"]
    t = cast_as(["annie_oakley", "mary_fields", "bass_reeves"])
    t.play("start:DR2", "start:DR5")
    assert t.bandits == HIDEOUTS


@pytest.mark.rule("WL-R06")
def test_players_may_start_together() -> None:
    t = cast_as(["jesse_james", "wyatt_earp", "bass_reeves"])
    t.play("start:DC", "start:DC")
    assert t.place[:2] == ["DC", "DC"]
    assert "B2" not in t.bandits
    assert t.asked[0][1] == "taking_income"


@pytest.mark.rule("WL-058")
@pytest.mark.parametrize("length, points", [("short", 15), ("medium", 20), ("long", 25)])
def test_the_length_is_chosen_before_play(length: str, points: int) -> None:
    assert a_new_game(length=length).view()["threshold"] == points


@pytest.mark.rule("WL-036", "WL-059", "WL-060", "WL-009")
def test_with_goals_everybody_holds_three_of_four_in_secret() -> None:
    t = begun(4, goals=True)
    mine = t.view(2)["players"][2]["goals"]
    assert len(mine) == 3
    assert len(t.table.now[0].to_data()["token_supply"]) == 18
    assert t.view(0)["players"][2]["goals"] == 3
    removed = {str(sorted(begun(2, seed, goals=True).view(0)["players"][0]["goals"])) for seed in range(30)}
    assert len(removed) == 4
    assert begun(4).of("goals") == [0, 0, 0, 0]


# ---- the first game --------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-061", "WL-348", "WL-349", "WL-R82")
def test_the_first_game_leaves_some_items_and_all_cattle_in_the_box() -> None:
    t = begun(3, first_game=True)
    stock = dict(zip(ITEMS, t.view()["stock"], strict=True))
    assert stock["whiskey"] == stock["ten_gallon"] == stock["miners_map"] == 0
    assert t.view()["ranches"] == [0, 0]


@pytest.mark.rule("WL-350", "WL-R83")
def test_the_first_game_has_its_own_characters() -> None:
    for seed in range(5):
        assert set(begun(3, seed, first_game=True).of("character")) == set(CHARACTERS[:3])
        assert set(begun(4, seed, first_game=True).of("character")) == set(CHARACTERS[:4])
        assert set(begun(2, seed, first_game=True).of("character")) < set(CHARACTERS[:3])
        assert set(begun(6, seed, first_game=True).of("character")) > set(CHARACTERS[:4])


@pytest.mark.rule("WL-351", "WL-352")
def test_the_first_game_has_one_stack_of_twenty_stories() -> None:
    data = begun(3, first_game=True).table.now[0].to_data()
    assert sorted(data["stack"]) == sorted(STORIES[:20])
    assert data["split"] == 20
    assert begun(3, first_game=True).view()["stack"]["conditions"][1] is None


@pytest.mark.rule("WL-353", "WL-354", "WL-355")
def test_the_first_game_is_short_without_goals_and_the_outlaw_begins() -> None:
    t = begun(3, first_game=True, goals=True, length="long")
    assert t.of("goals") == [0, 0, 0]
    assert t.view()["threshold"] == 15
    assert t.of("character")[t.view()["first"]] == "billy_the_kid"


@pytest.mark.rule("WL-356", "WL-R84")
def test_the_first_game_is_scored_in_full() -> None:
    t = a_table(
        options={"first_game": True},
        at="end_of_turn",
        active=2,
        round=2,
        ending=2,
        money=[6, 0, 0],
        wounds=[1, 0, 0],
        marshal=[4, 0, 0],
        items=[["mustang"], [], []],
        upgraded=[["mustang"], [], []],
        ranch_green=[],
        ranch_blue=[],
        stock=[5, 6, 6, 6, 6, 0, 6, 0, 0],
    )
    score = t.of("score")[0]
    assert (score["marshal"], score["items"], score["money"], score["wounds"]) == (2, 3, 1, -1)


@pytest.mark.rule("WL-082")
def test_the_board_is_the_printed_one() -> None:
    board = base_board()
    assert [board.names[t] for t in board.mines] == ["SV3", "CJ7", "SH2"]
    assert sorted(board.region.count(region) for region in set(board.region)) == [1, 8, 10, 10, 10, 12, 13]
