"""A small policy that learns BANG! The Dice Game by playing against itself, with nothing but numpy:

    pip install 'gulch[env]'
    python examples/self_play.py                # some minutes; then it plays one seat against random bots

One hidden layer, the plain policy gradient (REINFORCE): whatever the winners chose becomes more likely. All seats share
the weights, and each sees only what its seat may see."""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass, field
from typing import Any

import numpy as np

import gulch.env

SEATS = 4
LEVELS = 10  # each number of an observation becomes one of so many inputs: -1 to 8 and more
HIDDEN = 64
BATCH = 40  # games for one step of learning
RATE = 0.003
CURIOSITY = 0.01  # keeps it from being sure too soon
CARELESS = 0.3  # seats that play at random while it learns, so that it learns more than to answer itself
Z95 = 1.96


class Learner:
    """Chances of the legal actions from an observation."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.starts = np.arange(numbers) * LEVELS
        self.weights = [
            self.chance.normal(0, 0.05, (numbers * LEVELS, HIDDEN)).astype(np.float32),
            np.zeros((HIDDEN, actions), np.float32),
        ]
        self.slopes = [np.zeros_like(w) for w in self.weights]  # Adam's memory
        self.squares = [np.zeros_like(w) for w in self.weights]
        self.steps = 0

    def inputs(self, observation: Any) -> Any:
        """Which of the inputs are on: one for each number."""
        return self.starts + np.clip(observation + 1, 0, LEVELS - 1).astype(np.int64)

    def choose(self, inputs: Any, mask: Any) -> int:
        hidden = np.maximum(self.weights[0][inputs].sum(0), 0)
        chances = softmax(hidden @ self.weights[1], mask)
        return int(np.searchsorted(np.cumsum(chances), self.chance.random() * 0.999999))

    def learn(self, batch: Batch, rate: float) -> None:
        """One step up the gradient of what was won."""
        on = np.zeros((len(batch.inputs), len(self.weights[0])), np.float32)
        np.put_along_axis(on, np.array(batch.inputs), 1, axis=1)
        before = on @ self.weights[0]
        hidden = np.maximum(before, 0)
        chances = softmax(hidden @ self.weights[1], np.array(batch.masks))
        won = np.array(batch.won, np.float32)
        won = (won - won.mean()) / (won.std() + 1e-6)
        wanted = -chances * won[:, None]
        wanted[np.arange(len(won)), batch.actions] += won
        surprise = -np.log(np.maximum(chances, 1e-9))
        wanted += CURIOSITY * chances * (surprise - (chances * surprise).sum(1, keepdims=True))
        wanted /= len(won)
        back = (wanted @ self.weights[1].T) * (before > 0)
        self.move([on.T @ back, hidden.T @ wanted], rate)

    def move(self, gradients: list[Any], rate: float) -> None:
        """Adam."""
        self.steps += 1
        for w, slope, square, gradient in zip(self.weights, self.slopes, self.squares, gradients, strict=True):
            slope += 0.1 * (gradient - slope)
            square += 0.01 * (gradient**2 - square)
            w += rate * slope / (1 - 0.9**self.steps) / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-8)


def softmax(logits: Any, mask: Any) -> Any:
    logits = np.where(mask > 0, logits, -1e9)
    chances = np.exp(logits - logits.max(-1, keepdims=True))
    return chances / chances.sum(-1, keepdims=True)


@dataclass
class Batch:
    """What was seen and chosen, and what came of it."""

    inputs: list[Any] = field(default_factory=list)
    masks: list[Any] = field(default_factory=list)
    actions: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)


def play(env: Any, learner: Learner, learning: set[str], batch: Batch | None = None) -> dict[str, float]:
    """One game; whoever does not learn plays at random. What it was worth to each seat."""
    env.reset()
    who: list[str] = []
    while not env.terminations[env.agent_selection]:
        agent = env.agent_selection
        seen = env.observe(agent)
        mask = seen["action_mask"]
        if agent not in learning:
            env.step(int(learner.chance.choice(np.flatnonzero(mask))))
            continue
        inputs = learner.inputs(seen["observation"])
        action = learner.choose(inputs, mask)
        if batch is not None:
            who.append(agent)
            batch.inputs.append(inputs)
            batch.masks.append(mask)
            batch.actions.append(action)
        env.step(action)
    worth: dict[str, float] = dict(env.rewards)
    if batch is not None:
        batch.won += [worth[agent] for agent in who]
    return worth


def train(env: Any, learner: Learner, games: int) -> None:
    began = time.perf_counter()
    for done in range(BATCH, games + 1, BATCH):
        batch = Batch()
        for _ in range(BATCH):
            careless = learner.chance.random(SEATS) < CARELESS
            play(env, learner, {env.possible_agents[seat] for seat in np.flatnonzero(~careless)}, batch)
        learner.learn(batch, RATE * (1 - done / (games + BATCH)))  # ever smaller steps
        if done % (BATCH * 25) == 0:
            print(f"{done} games, {time.perf_counter() - began:.0f} s")


def share_of_wins(env: Any, learner: Learner, games: int, learnt: bool) -> tuple[float, float]:
    """Of one seat against random bots, in every seat as often; and half of its 95% interval."""
    env.reset(seed=1)  # the same deals for both
    wins = 0
    for game in range(games):
        me = env.possible_agents[game % SEATS]
        wins += play(env, learner, {me} if learnt else set())[me] > 0
    share = wins / games
    return share, Z95 * float(np.sqrt(share * (1 - share) / games))


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Learn BANG! The Dice Game by self-play.")
    parser.add_argument("--games", type=int, default=3000, help="games to learn from")
    parser.add_argument("--trial", type=int, default=1000, help="games against random bots at the end")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args(arguments)
    env = gulch.env.aec("bang_dice", SEATS)
    env.reset(seed=given.seed)
    learner = Learner(env.layout.size, len(env.codes), given.seed)
    train(env, learner, given.games)
    for name, learnt in (("learnt", True), ("random", False)):
        share, half = share_of_wins(env, learner, given.trial, learnt)
        print(f"{name} against random: wins {share:.1%} ± {half:.1%} of {given.trial} games")


if __name__ == "__main__":
    main()
