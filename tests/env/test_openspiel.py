"""The games among OpenSpiel's: `make test-openspiel`. Its own simulations pass, every draw is a chance node, and nobody
sees more than their seat may."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

import gulch
import gulch.env

pyspiel = pytest.importorskip("pyspiel", reason="needs OpenSpiel: make test-openspiel")
NAMES = gulch.env.register_openspiel()
pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def walked(name: str, steps: int, seed: int = 1) -> list[Any]:
    """Some states on the way of a random game."""
    chance = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    states: list[Any] = []
    while not state.is_terminal() and len(states) < steps:
        states.append(state.clone())
        state.apply_action(chance.choice(state.legal_actions()))
    return [*states, state]


def test_every_game_is_registered_once() -> None:
    assert [f"gulch_{game}" for game in gulch.games()] == NAMES
    assert gulch.env.register_openspiel() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", ["gulch_bang_dice", "gulch_bang_dice(players=5)", "gulch_colt_express"])
def test_openspiels_own_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_conventions_of_its_api_are_kept(name: str) -> None:
    game = pyspiel.load_game(name)
    players = game.num_players()
    seen = set()
    for state in walked(name, 240)[::8]:
        if state.is_chance_node():
            seen.add("chance")
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1.0)
            assert 2 <= len(state.chance_outcomes()) <= game.max_chance_outcomes()
            continue
        seen.add("player")
        actor = state.current_player()
        assert len(state.legal_actions()) > 1
        assert not any(state.legal_actions(player) for player in range(players) if player != actor)
        assert [state.action_to_string(actor, action) for action in state.legal_actions()]
        for player in range(players):
            assert len(state.observation_tensor(player)) == game.observation_tensor_size()
            assert state.observation_string(player) != state.observation_string((player + 1) % players)
            assert state.information_state_string(player).startswith(f"seat {player}")
        with pytest.raises(RuntimeError, match="player >= 0"):
            state.observation_tensor(-1)
        with pytest.raises(RuntimeError, match="player <"):
            state.information_state_string(players + 1)
    assert seen == {"chance", "player"}


def test_a_clone_goes_its_own_way_and_a_kept_state_comes_back() -> None:
    for state in walked("gulch_bang_dice", 90)[::15]:
        actions = state.legal_actions()
        first, last = state.child(actions[0]), state.child(actions[-1])
        first_again = pickle.loads(pickle.dumps(state)).child(actions[0])
        assert str(first) == str(first_again) != str(last)
        assert first.legal_actions() == first_again.legal_actions()


def test_the_end_says_who_won() -> None:
    end = walked("gulch_bang_dice", 10_000)[-1]
    assert end.is_terminal()
    assert end.current_player() == pyspiel.PlayerId.TERMINAL
    assert end.legal_actions() == []
    assert set(end.returns()) == {1.0, -1.0}


def test_options_are_parameters_and_what_is_wrong_is_one_clear_line() -> None:
    assert pyspiel.load_game("gulch_colt_express(players=4,events=True)").num_players() == 4
    with pytest.raises(gulch.BadOption, match="seats: 2 players need teams or mary"):
        pyspiel.load_game("gulch_colt_express(players=2)")
