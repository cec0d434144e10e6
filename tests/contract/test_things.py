"""Cards, tokens and dealt secrets, in every game."""

from __future__ import annotations

import pytest

from contract import things
from contract.walks import CASES, Case

pytestmark = pytest.mark.compiled
every_case = pytest.mark.parametrize("case", CASES, ids=repr)


@every_case
def test_nothing_is_lost(case: Case) -> None:
    things.nothing_is_lost(case, 41, 12)


@every_case
def test_a_guess_deals_evenly(case: Case) -> None:
    things.deals_are_even(case, 42, 2)
