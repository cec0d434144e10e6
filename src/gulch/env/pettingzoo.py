"""A game as PettingZoo environments: seats answer one after the other, or all who are asked at once. What is sealed
stays sealed. At the end the winners get 1 and the others -1; 0 where nobody wins."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from gulch.env.setting import Setting, payoffs, play_forced

SEEDS = 1 << 62
LATEST = 10  # lines


class Seated:
    """What both kinds share. Agents are the seats, "seat_0" and so on; an action is a number of the catalogue."""

    metadata = {"render_modes": ["ansi"], "name": "gulch", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options)
        self.layout, self.codes = self.setting.layout, self.setting.codes
        self.metadata = {**self.metadata, "name": f"gulch_{game}"}
        self.render_mode = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.chance = np.random.default_rng()
        seen = spaces.Box(-np.inf, np.inf, (self.layout.size,), np.float32)
        mask = spaces.Box(0, 1, (len(self.codes),), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self.codes)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = self.setting.table(int(self.chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]

    def worth(self) -> dict[str, float]:
        """To each agent, at the end."""
        outcome = self.table.outcome
        assert outcome is not None
        return dict(zip(self.possible_agents, payoffs(outcome, self.setting.seats), strict=True))

    def render(self) -> str:
        """What a spectator was told last."""
        return "\n".join(self.table.events(None)[-LATEST:])

    def close(self) -> None:
        pass


class GulchAEC(Seated, AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """One after the other. Whoever has only one option is not asked."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self.table.take(seat, self.setting.code(self.table, seat, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        play_forced(self.table)
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """To the next seat that is asked, or to the end."""
        if self.table.pending:
            self.agent_selection = self.possible_agents[min(self.table.pending)]
            return
        self.rewards = self.worth()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.setting.seen(self.table, self.seat_of[agent], agent == self.agent_selection)


class GulchParallel(Seated, ParallelEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """All who are asked at once, as in Pokertown. Whoever has an empty mask waits, and whatever they do counts for
    nothing."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.deal(seed)
        return self.seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Everybody who is asked answers; if one of them can't answer so, nobody has."""
        said = {seat: actions.get(self.possible_agents[seat]) for seat in sorted(self.table.pending)}
        for seat, code in [(seat, self.setting.code(self.table, seat, said[seat])) for seat in said]:
            self.table.take(seat, code)
        play_forced(self.table)
        over = not self.table.pending
        agents = self.agents
        rewards = self.worth() if over else dict.fromkeys(agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self.agents = [] if over else agents
        return self.seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def seen(self) -> dict[str, Any]:
        return {agent: self.setting.seen(self.table, self.seat_of[agent], True) for agent in self.possible_agents}
