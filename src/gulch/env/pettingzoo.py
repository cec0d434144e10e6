"""A game as a PettingZoo AEC environment: seats answer one after the other; what is sealed stays sealed."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import gulch
from gulch.env.observing import Layout

SEEDS = 1 << 62
WON, LOST, SHARED = 1.0, -1.0, 0.0


class GulchAEC(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """Agents are the seats, "seat_0" and so on; an action is a number of the game's catalogue. Whoever has only one
    option is not asked. At the end the winners get 1 and the others -1; 0 where nobody wins."""

    metadata = {"render_modes": ["ansi"], "name": "gulch", "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.game = gulch.load(game)
        self.options = self.game.checked(seats, options)
        self.metadata = {**self.metadata, "name": f"gulch_{game}"}
        self.render_mode = "ansi"
        self.words = self.game.rules_for(seats, self.options).words
        self.codes = self.words.catalogue()
        self.index = {code: k for k, code in enumerate(self.codes)}
        self.layout = Layout(self.game, seats, self.options)
        self.seats = seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
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

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = self.game.table(self.seats, int(self.chance.integers(SEEDS)), self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.go_on()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        code = self.codes[int(action)]
        if code not in self.table.pending[seat].codes:
            raise gulch.Refused(self.table.explain(seat, self.words.id(code)))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.table.take(seat, code)
        self.go_on()
        self._accumulate_rewards()

    def go_on(self) -> None:
        """To the next seat that has a choice, or to the end."""
        table = self.table
        while table.pending:
            seat = min(table.pending)
            if len(table.pending[seat].codes) > 1:
                self.agent_selection = self.possible_agents[seat]
                return
            table.take(seat, table.pending[seat].codes[0])
        outcome = table.outcome
        assert outcome is not None
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = SHARED if not outcome.winners else WON if seat in outcome.winners else LOST
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.codes), np.int8)
        if agent == self.agent_selection and seat in self.table.pending:
            mask[[self.index[code] for code in self.table.pending[seat].codes]] = 1
        return {"observation": np.array(self.layout.numbers(self.table, seat), np.float32), "action_mask": mask}

    def render(self) -> str:
        """What a spectator was told last."""
        return "\n".join(self.table.events(None)[-10:])

    def close(self) -> None:
        pass
