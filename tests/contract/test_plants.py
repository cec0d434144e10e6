"""Tests of the tests: each law of hidden information is shown to fail on a planted leak."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from contract import secrets, walks
from contract.test_playing import test_remembered_options_are_what_why_not_says as remembered
from contract.walks import Case
from drills import claims, standoff, standoff_game
from gulch import waiting
from gulch.bots import search as search_module
from gulch.engine.play import State
from gulch.games.bang_dice import game as bang

pytestmark = pytest.mark.skipif(gulch.COMPILED, reason="plants faults in compiled classes")
DUEL, FLIP = Case(standoff_game.GAME, 3, {"saloon": False}), Case(claims.GAME, 3, {})
BANG = Case(bang.GAME, 6, {})


@pytest.fixture(autouse=True)
def fresh_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted faults must not stay in rules that other tests share."""
    for game in (standoff_game.GAME, claims.GAME, bang.GAME):
        monkeypatch.setattr(game, "built", {})


def found(check: Any, *args: Any) -> bool:
    """Does any of several walks find the leak?"""
    for seed in range(6):
        try:
            check(args[0], seed, *args[1:])
        except AssertionError:
            return True
    return False


def test_a_view_that_shows_the_top_of_the_deck_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = standoff_game.DuelGame.view
    monkeypatch.setattr(
        standoff_game.DuelGame,
        "view",
        lambda self, s, seat: {**real(self, s, seat), "top": s.deck[-1] if s.deck else 0},
    )
    assert found(secrets.looks_the_same, DUEL, 5)


def test_a_view_that_shows_a_role_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = bang.BangGame.view
    monkeypatch.setattr(
        bang.BangGame,
        "view",
        lambda self, s, seat: {**real(self, s, seat), "law": [p for p in range(6) if s.role[p] == 1]},
    )
    assert found(secrets.looks_the_same, BANG, 5)


def test_legality_that_peeks_into_another_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = standoff.Shoot.why_not
    peek = lambda self, s, seat, about, a: (  # noqa: E731
        standoff.DEAD if standoff.MISSED in s.hand[a >> 8] else real(self, s, seat, about, a)
    )
    monkeypatch.setattr(standoff.Shoot, "why_not", peek)
    assert found(secrets.looks_the_same, DUEL, 5)


def test_a_secret_told_to_everybody_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The card that a seat draws is told to all."""
    real = State.tell
    monkeypatch.setattr(State, "tell", lambda self, audience, event: real(self, -1, event))
    assert found(secrets.tellings_fit_the_view, DUEL, 20)


def test_a_question_that_tells_whether_a_card_is_held_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who can answer a shot is asked about the shot, who can't is asked about something else."""

    def telling(s: standoff.Duel, seat: int, by: int, card: int) -> bool:
        about = card if standoff.MISSED in s.hand[by] else standoff.SPY
        return bool(s.ask(by, standoff.REACT, about, True) < 0)

    monkeypatch.setattr(standoff, "answered", telling)
    assert found(secrets.waiting_fits_the_view, DUEL, 40)


def test_a_sealed_moment_told_to_the_others_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far somebody's strand has come."""

    def telling(table: Any, viewer: int | None) -> list[Any]:
        return [[seat, waiting.moment_of(table, seat)] for seat in sorted(table.pending)]

    monkeypatch.setattr(walks, "doing", telling)
    assert found(secrets.looks_the_same, FLIP, 20)


def test_a_redeal_that_forgets_a_zone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = standoff_game.DuelRules.redeal

    def forgetful(self: Any, s: standoff.Duel, seat: int, chance: Any) -> None:
        deck = s.deck[:]
        real(self, s, seat, chance)
        s.deck = deck

    monkeypatch.setattr(standoff_game.DuelRules, "redeal", forgetful)
    varied: set[str] = set()
    for seed in range(3):
        varied |= secrets.fields_are_what_they_declare(DUEL, seed, 10)
    assert "deck" not in varied


def test_a_redeal_that_changes_what_is_known_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Any, s: Any, seat: int, chance: Any) -> None:
        roles = [int(role) for role in s.role]
        chance.shuffle(roles)
        s.role = s.role[:]
        for p, role in enumerate(roles):
            s.role[p] = role

    monkeypatch.setattr(bang.BangRules, "redeal", careless)
    assert found(secrets.fields_are_what_they_declare, BANG, 8)


def test_a_question_skipped_because_of_a_hand_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def silent(s: standoff.Duel, seat: int, by: int, card: int) -> bool:
        return bool(s.ask(by, standoff.REACT, card) < 0)  # not `always`: silence says `no Missed!`

    monkeypatch.setattr(standoff, "answered", silent)
    assert found(secrets.questions_are_public, DUEL, monkeypatch)


def test_a_hidden_card_kept_in_a_local_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The claim is judged by a hand read before the question."""

    def stale(s: standoff.Duel, seat: int) -> None:
        s.claimed = True
        true = s.hand[seat].count(standoff.BANG) >= 2
        for p in standoff.others(s, seat):
            if s.ask(p, standoff.BELIEVE, seat) == standoff.REFUSE:
                standoff.wound(s, p if true else seat)
                return

    monkeypatch.setattr(standoff, "claim", stale)
    assert found(secrets.twins_have_the_same_guesses, DUEL, 30)


def test_a_search_that_looks_at_the_truth_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = search_module.Table.straight
    monkeypatch.setattr(
        search_module.Table, "straight", lambda self, policy, hunch, seat: real(self, policy, None, seat)
    )
    assert found(secrets.search_cannot_cheat, DUEL, 5)


def test_a_forgotten_barrier_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(State, "reveal", lambda self: None)
    assert found(secrets.undo_teaches_nothing, FLIP, 25)


def test_a_guess_that_loses_a_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Straight and live guesses part when a redeal draws from the true generator."""
    real = standoff_game.DuelRules.redeal

    def drawing(self: Any, s: standoff.Duel, seat: int, chance: Any) -> None:
        real(self, s, seat, chance)
        if s.run.policy is not None and s.deck:
            s.deck.pop()

    monkeypatch.setattr(standoff_game.DuelRules, "redeal", drawing)
    assert found(secrets.guesses_play_on, DUEL, 3)


def test_a_key_that_forgets_the_distance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bang.Aim, "key", lambda self, s, seat, about: int(s.alive) << 3 | int(seat))
    with pytest.raises(AssertionError):
        remembered(BANG)
