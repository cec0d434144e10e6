"""What a view holds is what the page's types of it say (`shown.ts`), for every viewer."""

from __future__ import annotations

import pytest

from contract.view_types import wrong, wrong_entries
from contract.walks import CASES, Case, positions, viewers

pytestmark = pytest.mark.compiled
OF_EVERY_GAME = {"game": "string", "seats": "number", "waiting": "number[]", "over": "boolean"}
TYPED = [case for case in CASES if case.game.shown()]


@pytest.mark.parametrize("case", TYPED, ids=repr)
def test_a_view_is_of_the_type_that_is_declared(case: Case) -> None:
    types = case.game.view_types()
    entries = OF_EVERY_GAME | types["View"]
    for table in positions(case, 41, 6):
        for viewer in viewers(case):
            assert wrong_entries(table.view(viewer), entries, types, "view") == []


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ([["a"]], "string[]"),
        (None, "(string | null)[]"),
        ({"a": 1}, "{ a: number; b: number }"),
        ({"a": 1, "b": 2}, "{ a: number }"),
        ({"a": "x"}, "Record<string, number>"),
        (True, "number"),
        ("c", "'a' | 'b'"),
        (["a"], "[string, string]"),
        ([{"x": "1"}], "Point[]"),
    ],
)
def test_what_does_not_fit_is_found(value: object, kind: str) -> None:
    assert wrong(value, kind, {"Point": {"x": "number"}}, "view") != []
