"""The round: six phases, turns, assignments, nuggets that change cards."""

from __future__ import annotations

import pytest

import gulch
from games.pokertown.sheets import (
    a_table,
    answer,
    asked,
    card,
    goods,
    happened,
    options,
    places,
    reach,
    run,
    sheet,
    visit,
    why,
)
from gulch.games.pokertown.figures import FIGURES

GAME = gulch.load("pokertown")
BUILDINGS = [building["id"] for building in FIGURES["town"]]


@pytest.mark.rule("PT-010")
def test_a_round_has_its_six_phases_in_order() -> None:
    table = GAME.table(1, 4)
    run(table)
    events = [table.describe(event).kind for event in table.events(0)]
    assert [kind for kind in events if kind in ("round", "hand", "sheriff")] == ["round", "hand", "sheriff"] * 3
    assert GAME.rules_for(1, GAME.checked(1, {})).step_names[2:] == [
        "round",
        "lineup",
        "turn",
        "poker",
        "work",
        "pleas",
        "bribes",
        "sheriff",
        "arrest",
    ]


@pytest.mark.rule("PT-011", "PT-R05")
def test_three_cards_fill_three_different_roles() -> None:
    table = a_table("9h 7s 4c")
    assert [id for id in options(table) if id.startswith("use")] == [
        "use:1:2",
        "use:1:3",
        "use:2:1",
        "use:2:3",
        "use:3:1",
        "use:3:2",
    ]
    assert why(table, "use:2:2") == "same-card"
    answer(table, "use:3:1")
    assert sheet(table)["assigned"]["poker"] == card("7s")


@pytest.mark.rule("PT-011")
def test_players_may_use_the_same_cards_differently() -> None:
    table = a_table("9h 7s 4c", seats=2)
    answer(table, "use:1:2", "visit:stage_4:0")
    answer(table, "use:2:3", "visit:target_4:0", seat=1)
    view = table.view(None)["sheets"]
    assert view[0]["frontier"][3] == "circled"
    assert view[1]["badlands"]["4"] == "circled"


@pytest.mark.rule("PT-012")
@pytest.mark.parametrize(
    "suit, start", [("h", "stage_"), ("s", "target_"), ("d", "chamber_"), ("c", "store")], ids=["h", "s", "d", "c"]
)
def test_the_suit_card_picks_the_region_whatever_its_rank(suit: str, start: str) -> None:
    for rank in ("a", "8", "k"):
        table = a_table(f"{rank}{suit} 5{'h' if suit != 'h' else 's'} 9d", nuggets=0)
        assert {place.startswith(start) for place in reach(table)} == {True}


@pytest.mark.rule("PT-013")
@pytest.mark.parametrize("suit", "hsd")
def test_the_rank_card_picks_the_place_whatever_its_suit(suit: str) -> None:
    assert reach(a_table(f"kc 6{suit} 9d", nuggets=0)) == {"church": 0}


@pytest.mark.rule("PT-014")
def test_the_poker_card_is_written_into_the_next_row_of_the_rounds_column() -> None:
    table = visit("stage_2", "2h 2c 9d", round=2, turn=3, poker="5h 6h")
    assert sheet(table)["poker"][1]["cards"] == [card("5h"), card("6h"), card("9d"), None, None]
    assert sheet(table)["poker"][0]["cards"] == [None] * 5


@pytest.mark.rule("PT-014", "PT-025")
def test_five_turns_make_a_hand_and_fifteen_a_game() -> None:
    table = run(GAME.table(1, 9))
    columns = sheet(table)["poker"]
    assert all(None not in column["cards"] and column["hand"] for column in columns)
    assert len(happened(table, "lineup")) == 15
    assert len(happened(table, "sheriff")) == 3
    assert table.over


@pytest.mark.rule("PT-015")
@pytest.mark.parametrize("slot, poker", [(1, "9h"), (2, "7s"), (3, "4c")])
def test_a_graveyard_action_takes_any_of_the_three_cards_for_poker(slot: int, poker: str) -> None:
    table = answer(a_table("9h 7s 4c"), f"dig:{slot}", "circle:tl")
    assert sheet(table)["poker"][0]["cards"][0] == card(poker)
    assert sheet(table)["graveyard"]["tl"] == "circled"


@pytest.mark.rule("PT-016")
def test_a_place_is_visited_once_but_a_building_again_and_again() -> None:
    table = answer(
        a_table("9s 9c 9d", nuggets=2, robbed=[9], visited=["armoury"], chambers=["1b"], dollars=0), "use:1:2"
    )
    assert "target_9" not in places(table)
    assert why(table, "visit:target_9:0") == "already-robbed"
    assert "visit:armoury:2" in options(table)
    mine = answer(a_table("9d 9c 9h", chambers=["1b"]), "use:1:2")
    assert why(mine, "visit:chamber_1b:0") == "already-open"


@pytest.mark.rule("PT-017", "PT-040")
def test_cards_that_lead_nowhere_cannot_be_chosen() -> None:
    table = a_table("9s ah kd", nuggets=0)
    assert why(table, "use:1:2") == "leads-nowhere"
    assert why(table, "use:1:3") == ""
    paid = a_table("9s ah kd", nuggets=1)
    assert why(paid, "use:1:2") == ""


@pytest.mark.rule("PT-018", "PT-019", "PT-105")
def test_each_round_gathers_shuffles_and_sets_a_card_aside_unseen() -> None:
    table = a_table(at="arrest", sheriff="9d", deck_size=20, wanted=0)
    view = table.view(0)
    assert (view["round"], view["discard"], view["deck"]) == (2, [], 52 - 1 - 3)
    assert view["sheriff"] == {"aside": True, "shown": False, "card": None}
    orders = {tuple(a_table(at="round", seed=seed).now[0].to_data()["deck"]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("PT-024", "PT-R02")
def test_the_line_up_is_discarded_when_all_have_finished_and_only_then_shown() -> None:
    table = a_table("9h 7s 4c", seats=2)
    answer(table, "use:1:2", "visit:stage_4:0")
    assert sorted(table.pending) == [1]
    for viewer in (1, None):
        assert table.view(viewer)["sheets"][0]["frontier"][3] == "open"
        assert table.view(viewer)["discard"] == []
        assert happened(table, "visited", viewer) == []
    assert table.view(1)["waiting"] == [1]
    answer(table, "dig:1", "circle:tl", seat=1)
    assert table.view(1)["sheets"][0]["frontier"][3] == "circled"
    assert table.view(0)["discard"] == [card("9h"), card("7s"), card("4c")]
    assert [event["who"] for event in happened(table, "visited", None)] == ["0", "1"]


# ---- changing cards ---------------------------------------------------------


@pytest.mark.rule("PT-020")
def test_two_nuggets_make_the_suit_card_any_suit() -> None:
    table = answer(a_table("9h 6s 4c", nuggets=2), "use:1:2")
    assert "visit:stage_6:0" in options(table)
    for other in ("target_6:2", "chamber_1a:2", "church:2"):
        assert f"visit:{other}" in options(table)
    answer(table, "visit:target_6:2")
    assert goods(table)[1] == 0
    poor = answer(a_table("9h 6s 4c", nuggets=1), "use:1:2")
    assert {place.split("_")[0] for place in places(poor)} == {"stage"}


@pytest.mark.rule("PT-021")
@pytest.mark.parametrize("nuggets", range(6))
def test_each_nugget_moves_the_rank_by_one_either_way(nuggets: int) -> None:
    prices = reach(a_table("kc 7s 4d", nuggets=nuggets))
    names = [b for b in BUILDINGS if b in prices]
    assert names == BUILDINGS[max(0, 6 - nuggets) : 7 + nuggets]
    assert all(prices[name] == abs(BUILDINGS.index(name) - 6) for name in names)


@pytest.mark.rule("PT-021")
def test_ace_and_king_are_no_neighbours() -> None:
    table = answer(a_table("kc as 4d", nuggets=11), "use:1:2")
    assert "union" not in places(table)
    assert answer(a_table("kc as 4d", nuggets=12), "use:1:2", "visit:union:12").pending


@pytest.mark.rule("PT-EX-8")
def test_three_nuggets_turn_a_nine_into_a_six_or_a_queen() -> None:
    table = answer(a_table("9s 9h 4d", nuggets=3), "use:1:2")
    targets = {place for place in places(table) if place.startswith("target")}
    assert targets == {"target_6", "target_7", "target_8", "target_9", "target_10", "target_j", "target_q"}
    assert goods(answer(table, "visit:target_q:3"))[1] == 0


@pytest.mark.rule("PT-022")
def test_nuggets_change_neither_robbery_nor_poker_nor_sheriffs_card() -> None:
    table = visit("target_9", "9s 9h 4d", deck="8h", nuggets=9)
    assert happened(table, "robbed")[0]["result"] == "failure"
    assert sheet(table)["poker"][0]["cards"][0] == card("4d")
    arrested = run(a_table(at="sheriff", sheriff="5h", wanted=6, nuggets=2, stars=9))
    assert happened(arrested, "arrested")


@pytest.mark.rule("PT-023")
def test_bank_and_bail_bonds_look_at_the_cards_as_turned_up() -> None:
    table = a_table("9h 6h js", items=["bank_red"], outlaw=12, nuggets=9)
    assert asked(table) == "assign"
    answer(table, "use:3:1", "visit:stage_9:2", "decline:town")
    assert goods(table)[2] == 0
    assert happened(table, "gained") == []


@pytest.mark.rule("PT-027")
def test_a_change_counts_for_the_payer_in_that_turn_only() -> None:
    table = a_table("9h 6s 4c", seats=2, nuggets=[2, 0])
    answer(table, "use:1:2", "visit:target_6:2")
    assert table.view(1)["lineup"] == [card("9h"), card("6s"), card("4c")]
    answer(table, "use:1:2", seat=1)
    assert {place.split("_")[0] for place in places(table, 1)} == {"stage"}


# ---- the order of a turn -----------------------------------------------------


@pytest.mark.rule("PT-R01")
def test_a_turn_runs_in_its_fixed_order() -> None:
    table = a_table(
        "jh 6h 9d",
        at="lineup",
        turn=0,
        deck="jh 6h 9d 2s 3s 4s",
        character="mayor",
        items=["bank_red"],
        outlaw=11,
        options={"cowbot": "jane"},
        cowbot="jane",
    )
    assert asked(table) == "redraw"
    answer(table, "keep_lineup")
    assert happened(table, "gained")[0]["cause"] == "bank"
    assert asked(table) == "outlaw"
    answer(table, "reward:nuggets", "use:1:2", "visit:stage_4:0")
    kinds = [table.describe(event).kind for event in table.events(0)]
    assert kinds.index("visited") < kinds.index("stolen") < len(kinds) - 1 - kinds[::-1].index("lineup")


@pytest.mark.rule("PT-R06")
def test_who_can_act_for_free_must_act() -> None:
    assert why(a_table("9s as 2s", nuggets=0), "pass:1") == "must-act"
    full = ["tl", "tc", "tr", "ml", "mc", "mr", "bl", "bc", "br"]
    everything = list(range(2, 14))
    stuck = a_table("9s as 2s", nuggets=1, graves=full, robbed=everything)
    assert options(stuck) == ["pass:1", "pass:2", "pass:3"]
    answer(stuck, "pass:2")
    assert sheet(stuck)["poker"][0]["cards"][0] == card("as")
    paying = a_table("9s as 2s", nuggets=2, graves=full, robbed=everything)
    assert {id.split(":")[0] for id in options(paying)} == {"use", "pass"}
    free = a_table("9c as 2s", nuggets=0, graves=full, robbed=everything)
    assert why(free, "pass:1") == "must-act"


@pytest.mark.rule("PT-R07")
def test_nuggets_of_bail_bonds_pay_for_changes_those_of_the_action_do_not() -> None:
    table = a_table("jh 6s 9d", outlaw=11, nuggets=0)
    answer(table, "reward:nuggets", "use:1:2")
    assert "visit:church:2" in options(table)
    action = answer(a_table("9h 8s 4d", nuggets=0), "use:1:2")
    assert {id.rsplit(":", 1)[1] for id in options(action)} == {"0"}


@pytest.mark.rule("PT-R08")
def test_nothing_is_paid_before_a_graveyard_action() -> None:
    table = answer(a_table("9h 6s 4c", nuggets=5), "dig:1")
    assert {id.split(":")[0] for id in options(table)} == {"circle"}
    answer(table, "circle:tl")
    assert goods(table)[1] == 5


@pytest.mark.rule("PT-R09")
def test_bank_and_outlaw_count_from_the_next_line_up_on() -> None:
    table = visit("bail_bonds", "9c 10h jd", dollars=4)
    answer(table, "hunt:j")
    assert [event["cause"] for event in happened(table, "gained")] == ["first_visit"]
    bank = visit("bank", "2c 2s 9s", deck="4s 5s 6c")
    answer(bank, "invest:black")
    assert goods(bank)[2] == 1 + 1, "the first visit's star, then the next line-up"
