"""Fair chance: seeds that nobody can choose."""

from __future__ import annotations

import pytest

import gulch
from gulch.records.fair import Fair, FairChance, broken_promises, commitment, fair_from, key_of, seed_for

pytestmark = pytest.mark.compiled
ABOUT = {"game": "x", "version": 1, "seats": 2, "options": {}}


def test_the_key_depends_on_every_seed_on_its_place_and_on_the_game() -> None:
    keys = {
        key_of(b"server", [b"a", b"b"], ABOUT),
        key_of(b"serve", [b"ra", b"b"], ABOUT),
        key_of(b"server", [b"b", b"a"], ABOUT),
        key_of(b"server", [b"a", b"c"], ABOUT),
        key_of(b"server", [b"a", b"b"], {**ABOUT, "version": 2}),
    }
    assert len(keys) == 5


def test_a_seed_that_was_not_committed_is_named() -> None:
    fair = Fair(b"server", [b"a", b"b"])
    assert broken_promises(fair) == []
    fair.seats[1] = b"better"
    assert broken_promises(fair) == ["seat 1"]
    assert broken_promises(fair_from(fair.to_data())) == ["seat 1"]
    assert commitment(b"server") == fair.server_commitment


def test_a_seed_made_for_a_seat_must_follow_from_what_was_committed() -> None:
    fair = Fair(b"server", [b"a", seed_for(b"server", 1, [])], [False, True])
    fair.derived = [False, True]
    assert broken_promises(fair_from(fair.to_data())) == []
    fair = Fair(b"server", [b"a", b"a lucky one"], [False, True])
    fair.derived = [False, True]
    assert broken_promises(fair_from(fair.to_data())) == ["seat 1"], "committed, but chosen"


def test_a_seed_that_was_not_shown_is_replaced_by_one_that_nobody_could_choose() -> None:
    promised = [commitment(b"a"), commitment(b"b")]
    for seed, broken in ((seed_for(b"server", 1, promised), []), (b"a lucky one", ["seat 1"])):
        fair = Fair(b"server", [b"a", seed], [False, True])
        fair.derived, fair.unshown = [False, True], [None, promised[1]]
        assert broken_promises(fair_from(fair.to_data())) == broken
    assert seed_for(b"server", 1, promised) != seed_for(b"server", 0, promised)
    assert seed_for(b"server", 1, promised) != seed_for(b"server", 1, [promised[0], commitment(b"c")])


def test_a_fair_table_needs_a_seed_of_every_seat() -> None:
    with pytest.raises(gulch.BadOption, match="2 seats gave a seed; 4 must"):
        gulch.load("bang_dice").table(seats=4, seed=Fair(b"s", [b"a", b"b"]))
    table = gulch.load("bang_dice").table(seats=4, seed=Fair(b"s", [b"a", b"b", b"c", b"d"]))
    assert isinstance(table.frames[0].state.chance, FairChance)
