"""Menus: options that are remembered, and verbs that are asked."""

from __future__ import annotations

from typing import Any, Final

import pytest

import gulch
from gulch.declare.menus import Key, Menu
from gulch.declare.rules import Declared, Moment, Rules, Verb
from gulch.declare.words import SEAT, Domain, arg

pure = pytest.mark.skipif(gulch.COMPILED, reason="makes classes on the kernel")
WIDE: Final = Domain("wide", [f"w{k}" for k in range(700)], True)


@pure
def test_a_menu_that_an_expansion_extends_still_remembers_its_options() -> None:
    """The key of the menu counts on, and the expansion says what its own verbs depend on."""
    asked: list[str] = []

    class Counted(Verb[Any]):
        def why_not(self, s: Any, seat: int, about: int, action: int) -> str:
            asked.append(self.name)
            return "" if self.name == "old" or s.luck else "luckless"

    class ByMood(Moment[Any]):
        def key(self, s: Any, seat: int, about: int) -> int:
            return int(s.mood)

    class ByLuck(Key[Any]):
        def key(self, s: Any, seat: int, about: int) -> int:
            return int(s.luck)

    class Table:
        def __init__(self, mood: int, luck: int) -> None:
            self.mood, self.luck, self.seats = mood, luck, 2

    declared = Declared()
    moment = ByMood(declared, "choosing", "R-1", Counted(declared, "old", "R-1"))
    more = declared.part()
    new = Counted(more, "new", "R-1")
    rules: Rules[Any] = Rules(2, {})
    rules.use(declared)
    rules.use(more)
    rules.extend(moment, new, key=ByLuck(2))
    menu = rules.menus[moment.index]
    for _ in range(3):
        found = [len(menu.options(Table(mood, luck), 0, 0)) for mood in range(2) for luck in range(2)]
        assert found == [1, 2, 1, 2]
    assert len(asked) == 8, "each of the four once"


class AtTable:
    """As much of a table as a menu looks at."""

    def __init__(self, place: int) -> None:
        self.place, self.seats = place, 2


def menu_of(moment: Moment[Any], declared: Declared) -> Menu[Any]:
    rules: Rules[Any] = Rules(2, {})
    rules.use(declared)
    rules.freeze()
    return rules.menus[moment.index]


@pure
def test_the_options_of_verbs_that_are_always_legal_are_listed_once() -> None:
    class Sometimes(Verb[Any]):
        def why_not(self, s: Any, seat: int, about: int, action: int) -> str:
            return "" if s.place else "nowhere"

    declared = Declared()
    always, sometimes = Verb[Any](declared, "always", ""), Sometimes(declared, "sometimes", "")
    plain = Moment[Any](declared, "plain", "", always)
    mixed = Moment[Any](declared, "mixed", "", always, sometimes)
    menu = menu_of(plain, declared)
    assert menu.options(AtTable(0), 0, 0) is menu.options(AtTable(1), 1, 0)
    menu = menu_of(mixed, declared)
    assert [len(menu.options(AtTable(place), 0, 0)) for place in (0, 1, 0)] == [1, 2, 1]


@pure
def test_options_are_remembered_by_great_keys_as_well() -> None:
    asked: list[int] = []

    class Counted(Verb[Any]):
        def why_not(self, s: Any, seat: int, about: int, action: int) -> str:
            asked.append(s.place)
            return ""

    class ByPlace(Moment[Any]):
        def key(self, s: Any, seat: int, about: int) -> int:
            return int(s.place) << 20

    declared = Declared()
    menu = menu_of(ByPlace(declared, "choosing", "", Counted(declared, "counted", "")), declared)
    for place in (0, 1, 2, 1, 2, 0):
        assert len(menu.options(AtTable(place), 0, 0)) == 1
    assert asked == [0, 1, 2]


@pure
def test_a_verb_is_added_with_its_arguments_and_none_that_it_has_not() -> None:
    class Give(Verb[Any]):
        to: Final = arg(SEAT)
        what: Final = arg(WIDE)

    declared = Declared()
    give = Give(declared, "give", "")
    out: list[int] = []
    give.add(out, 1, 699)
    assert out == [give.action(1, 699)]
    with pytest.raises(ValueError, match="700 is no wide"):
        give.add(out, 0, 700)


@pure
def test_a_long_menu_asks_only_the_verbs_of_its_section() -> None:
    asked: list[str] = []

    class Local(Verb[Any]):
        def belongs(self, section: int) -> bool:
            return self.name == ("mine", "bank")[section]

        def why_not(self, s: Any, seat: int, about: int, action: int) -> str:
            asked.append(self.name)
            return ""

    class ByPlace(Moment[Any]):
        def section(self, s: Any, seat: int, about: int) -> int:
            return int(s.place)

    declared = Declared()
    mine, bank, rest = Local(declared, "mine", ""), Local(declared, "bank", ""), Verb[Any](declared, "rest", "")
    menu = menu_of(ByPlace(declared, "acting", "", mine, bank, rest), declared)
    assert menu.options(AtTable(1), 0, 0) == [bank.number, rest.number]
    assert menu.options(AtTable(0), 0, 0) == [mine.number, rest.number]
    assert asked == ["bank", "mine"]
