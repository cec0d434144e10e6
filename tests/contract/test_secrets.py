"""Hidden information: the seven laws, for every kind of table."""

from __future__ import annotations

import pytest

import gulch
from contract import secrets
from contract.walks import ALL, CASES, Case, thinned
from gulch.declare import fields

pytestmark = pytest.mark.compiled
every_case = pytest.mark.parametrize("case", CASES, ids=repr)
pure = pytest.mark.skipif(gulch.COMPILED, reason="needs interpreted classes")


def has_secrets(case: Case) -> bool:
    return bool(secrets.secret_fields(case))


@every_case
def test_a_guess_looks_the_same(case: Case) -> None:
    different = secrets.looks_the_same(case, 21, 8)
    assert different or not has_secrets(case)


@every_case
def test_who_sees_the_same_is_told_the_same(case: Case) -> None:
    secrets.tellings_fit_the_view(case, 22, 20)


@every_case
def test_whom_we_wait_for_and_for_what_is_public(case: Case) -> None:
    compared = sum(secrets.waiting_fits_the_view(case, seed, 20) for seed in (34, 35))
    assert compared or case.seats == 1 or not has_secrets(case)


@every_case
def test_fields_are_what_they_declare(case: Case) -> None:
    secrets.fields_are_what_they_declare(case, 23, 8)


@pytest.mark.parametrize("game", sorted({case.game.id for case in ALL}))
def test_guesses_change_every_secret(game: str) -> None:
    """Without this, what a redeal forgets would go unnoticed."""
    never: set[str] = set()
    varied: set[str] = set()
    for case in thinned(ALL):
        if case.game.id == game and case.seats > 1:
            never |= secrets.secret_fields(case) - set(case.game.rarely_secret)
            varied |= secrets.fields_are_what_they_declare(case, 24, 8)
    assert never <= varied, f"no guess ever changes {never - varied}"


@pure
@pytest.mark.parametrize("case", thinned(ALL), ids=repr)
def test_whether_a_question_is_asked_is_public(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in (26, 27):
        secrets.questions_are_public(case, seed, monkeypatch)


@every_case
def test_twins_have_the_same_guesses(case: Case) -> None:
    met = sum(secrets.twins_have_the_same_guesses(case, seed, 6) for seed in (28, 29, 33))
    assert met or case.seats == 1


@every_case
def test_a_search_cannot_cheat(case: Case) -> None:
    secrets.search_cannot_cheat(case, 30, 3)


@every_case
def test_undo_teaches_nothing(case: Case) -> None:
    secrets.undo_teaches_nothing(case, 31, 15)


@every_case
def test_a_guess_plays_on_and_straight_guesses_equal_live_ones(case: Case) -> None:
    secrets.guesses_play_on(case, 32, 2)


@pure
def test_every_secret_kind_occurs_somewhere() -> None:
    kinds = {field.secrecy for case in ALL for field in case.table(1).rules.fields}
    assert kinds == {fields.PUBLIC, fields.OWN, fields.HIDDEN, fields.MIXED}
