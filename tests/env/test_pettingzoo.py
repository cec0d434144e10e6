"""The games as PettingZoo environments: the package's own tests, and that nobody sees more than their seat may."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import gulch
import gulch.env

pytest.importorskip("pettingzoo")
SEATS = {"bang_dice": 4, "colt_express": 3, "pokertown": 2, "western_legends": 2}
quiet = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    return {game: gulch.env.aec(game, seats) for game, seats in SEATS.items()}


@quiet
@pytest.mark.parametrize("game", SEATS)
def test_the_packages_own_test_passes(game: str, made: dict[str, Any], capsys: Any) -> None:
    from pettingzoo.test import api_test

    api_test(made[game], num_cycles=60)


@quiet
def test_the_same_seed_gives_the_same_game() -> None:
    from pettingzoo.test import seed_test

    seed_test(lambda: gulch.env.aec("bang_dice", 4), num_cycles=30)


@quiet
def test_the_packages_own_test_of_simultaneous_turns_passes(capsys: Any) -> None:
    from pettingzoo.test import parallel_api_test

    parallel_api_test(gulch.env.parallel("pokertown", 2), num_cycles=20)


def test_all_who_are_asked_answer_at_once() -> None:
    env = gulch.env.parallel("pokertown", 3)
    again = gulch.env.parallel("pokertown", 3)
    seen, _ = env.reset(seed=4)
    same, _ = again.reset(seed=4)
    most = 0
    for k in range(12):
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert asked == [f"seat_{seat}" for seat in sorted(env.table.pending)]
        most = max(most, len(asked))
        for agent in env.agents:
            assert np.array_equal(seen[agent]["observation"], same[agent]["observation"])
        legal = {agent: np.flatnonzero(seen[agent]["action_mask"]) for agent in asked}
        actions = {agent: int(numbers[k % len(numbers)]) for agent, numbers in legal.items()}
        seen, rewards, over, _, _ = env.step(actions)
        same = again.step(dict(reversed(actions.items())))[0]
        assert set(rewards.values()) == {0.0}
        assert not any(over.values())
    assert most == 3


def test_a_whole_simultaneous_game_ends_with_its_winners() -> None:
    env = gulch.env.parallel("bang_dice", 4)
    seen, _ = env.reset(seed=1)
    rewards: dict[str, float] = {}
    while env.agents:
        first = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, rewards, _, _, _ = env.step(first)
    outcome = env.table.outcome
    assert outcome is not None
    assert [seat for seat in range(4) if rewards[f"seat_{seat}"] > 0] == outcome.winners
    assert set(rewards.values()) == {1.0, -1.0}


@pytest.mark.parametrize("game", SEATS)
def test_an_observation_is_the_same_on_every_guess_of_its_seat(game: str, made: dict[str, Any]) -> None:
    env = made[game]
    env.reset(seed=3)
    for k in range(12):
        if env.terminations[env.agent_selection]:
            break
        seat = env.possible_agents.index(env.agent_selection)
        legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
        assert sorted(env.codes[action] for action in legal) == sorted(env.table.pending[seat].codes)
        seen = env.layout.numbers(env.table, seat)
        assert len(seen) == env.layout.size == sum(size for _, size in env.layout.describe())
        assert seen == env.layout.numbers(env.table.guess(seat, k), seat)
        env.step(legal[k % len(legal)])


def test_winners_and_losers_are_told_apart_at_the_end(made: dict[str, Any]) -> None:
    env = made["bang_dice"]
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        total[agent] += reward
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    winners = env.table.outcome.winners
    assert [total[f"seat_{seat}"] for seat in range(4)] == [1.0 if seat in winners else -1.0 for seat in range(4)]


def test_bad_input_is_one_clear_line(made: dict[str, Any]) -> None:
    with pytest.raises(gulch.GulchError, match="there is no game"):
        gulch.env.aec("no_game", 4)
    with pytest.raises(gulch.BadOption, match="seats: 99 is not allowed"):
        gulch.env.aec("bang_dice", 99)
    env = made["bang_dice"]
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(gulch.Refused):
        env.step(int(np.flatnonzero(mask == 0)[0]))


@pytest.mark.parametrize("action", [-1, 10**6, None, "x", 1.5, [], float("nan")])
def test_what_is_no_action_is_refused_and_changes_nothing(made: dict[str, Any], action: Any) -> None:
    one_by_one, at_once = made["bang_dice"], gulch.env.parallel("pokertown", 2)
    one_by_one.reset(seed=1)
    with pytest.raises(gulch.Refused, match="no-such-action"):
        one_by_one.step(action)
    seen, _ = at_once.reset(seed=1)
    first, second = at_once.agents
    legal = int(np.flatnonzero(seen[first]["action_mask"])[0])
    before = at_once.table.record()
    for actions in ({first: legal, second: action}, {first: legal}):
        with pytest.raises(gulch.Refused, match="no-such-action"):
            at_once.step(actions)
    assert at_once.table.record() == before, "nobody has answered"


def test_without_the_packages_it_is_said_how_to_install_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gulch.env, "find_spec", lambda name: None)
    for call in (lambda: gulch.env.aec("bang_dice", 4), lambda: gulch.env.parallel("bang_dice", 4)):
        with pytest.raises(gulch.GulchError, match=r"pip install 'gulch\[env\]'"):
            call()
    with pytest.raises(gulch.GulchError, match=r"pip install 'gulch\[openspiel\]'"):
        gulch.env.register_openspiel()
