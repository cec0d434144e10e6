"""No turn ends by itself; and what can be taken back, alone at the table and in company."""

from __future__ import annotations

import pytest

from games.pokertown.sheets import a_table, answer, asked, goods, happened, options, sheet, why


@pytest.mark.rule("PT-R49")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_turn_with_nothing_left_to_do_waits_to_be_ended(seats: int) -> None:
    table = a_table("9h 4s 4d", seats=seats)
    for id in ("use:1:2", "visit:stage_a:0"):
        table.answer(0, id)
    assert (asked(table), options(table)) == ("next", ["end_turn"])
    table.answer(0, "end_turn")
    assert asked(table) == ("assign" if seats == 1 else "")


@pytest.mark.rule("PT-R49", "PT-R18")
def test_nothing_that_waits_is_given_up_by_ending_the_turn() -> None:
    table = a_table("9h 9s 4d")
    for id in ("use:1:2", "visit:stage_9:0"):
        table.answer(0, id)
    assert why(table, "end_turn") == "still-to-do"
    table.answer(0, "decline:town")
    assert options(table) == ["end_turn"]


@pytest.mark.rule("PT-R49")
def test_a_place_taken_by_mistake_is_taken_back_with_its_cards() -> None:
    table = a_table("9h 9s 4d", seats=2)
    before = goods(table)
    for id in ("use:1:2", "visit:stage_a:0"):
        table.answer(0, id)
    assert options(table) == ["end_turn"]
    assert table.undo(0)
    assert table.undo(0)
    assert (asked(table), goods(table), sheet(table)["assigned"]) == ("assign", before, None)
    for id in ("use:1:2", "visit:stage_a:0", "end_turn"):
        table.answer(0, id)
    assert table.undo(0), "while others still think"


@pytest.mark.rule("PT-R49")
def test_nobody_takes_back_what_came_before_a_robbery_card() -> None:
    table = a_table("9s 9h 4d", deck="kc")
    for id in ("use:1:2", "visit:target_9:0"):
        table.answer(0, id)
    assert happened(table, "robbed")
    assert not table.undo(0)


@pytest.mark.rule("PT-R49")
def test_alone_even_the_end_of_the_last_turn_is_taken_back_until_the_sheriffs_card_is_turned_up() -> None:
    table = a_table("9h 4s 4d", turn=5, poker="9c 2h 3s 5d", wanted=4, nuggets=9, character="preacher")
    for id in ("use:1:2", "visit:stage_a:0", "end_turn", "wait"):
        table.answer(0, id)
    assert asked(table) == "bribe"
    for kind in ("plea", "next", "place", "assign"):
        assert table.undo(0)
        assert asked(table) == kind
    answer(table, "use:1:2", "visit:stage_a:0", "wait", "no_bribe")
    assert not table.undo(0)


@pytest.mark.rule("PT-R49", "PT-011")
def test_nobody_plays_a_persons_turn_though_there_is_one_way_only() -> None:
    """A server passes for whoever can only pass; late in a game a line-up may leave a single way to use it."""
    graves = ["tl", "tc", "tr", "ml", "mc", "mr", "bl", "bc", "br"]
    table = a_table("9s 4h 5s", nuggets=0, graves=graves, robbed=[4, 5, 9], stages=[8])
    assert (options(table), table.pending[0].forced) == (["use:2:1"], False)
    table.answer(0, "use:2:1")
    table.answer(0, "decline:town")
    assert (options(table), table.pending[0].forced) == (["end_turn"], False)
