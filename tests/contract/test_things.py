"""Cards, tokens and dealt secrets, in every game."""

from __future__ import annotations

import pytest

from contract import things as laws
from contract.walks import CASES, Case

pytestmark = pytest.mark.compiled
every_case = pytest.mark.parametrize("case", CASES, ids=repr)


@every_case
def test_nothing_is_lost(case: Case) -> None:
    laws.nothing_is_lost(case, 41, 12)


@every_case
def test_a_guess_deals_evenly(case: Case) -> None:
    laws.deals_are_even(case, 42, 2)


@every_case
def test_whoever_points_at_a_thing_is_answered(case: Case) -> None:
    """At everything that an action or an event speaks of: what can be done with it, or why nothing can."""
    table = case.table(43)
    seat = min(table.pending)
    words = [*table.rules.words.by_name.values(), *table.rules.sayings.by_name.values()]
    domains = {a.domain.name: a.domain for word in words for a in word.args if a.domain.thing}
    things = {thing for domain in domains.values() for value in domain.values for thing in domain.targets(value)}
    for thing in {thing for thing in things if table.rules.words.code(thing) < 0}:
        why = [reason.text for reason in table.explain(seat, thing)]
        assert bool(why) != bool(table.options_with(seat, thing)), thing
        assert "no-such-action" not in why, thing
