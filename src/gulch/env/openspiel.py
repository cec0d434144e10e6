"""Every game among OpenSpiel's, with each die and card as a chance node. Seats that are asked at once answer one after
the other, and see nothing of each other."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyspiel

import gulch
from gulch.engine.table import Table
from gulch.env.setting import Setting, forced, payoffs
from gulch.records.told import NeedOutcome, Script, Told

PREFIX = "gulch_"
PLAYERS = "players"
MOST_OUTCOMES = 256  # of one draw
LONGEST = 20_000  # choices and draws of a game


def register() -> list[str]:
    """Once is enough; again does no harm."""
    known = set(pyspiel.registered_names())
    names = []
    for game in gulch.games():
        names.append(PREFIX + game)
        if names[-1] not in known:
            pyspiel.register_game(*described(game))
    return names


def described(name: str) -> tuple[Any, type]:
    """OpenSpiel's description of a game, and its class. A game's options are parameters beside `players`."""
    game = gulch.load(name)
    defaults = {PLAYERS: usual_seats(game), **{option: spec.default for option, spec in game.options.items()}}
    kind = pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"Gulch: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults,
    )

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, name, {**defaults, **(params or {})})

    return kind, Registered


def usual_seats(game: Any) -> int:
    """The fewest, from two on, for whom the rules need no option."""
    for seats in game.seats:
        try:
            game.checked(seats, {})
        except gulch.BadOption:
            continue
        if seats > 1:
            return int(seats)
    return int(game.seats.start)


@cache
def setting_of(game: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Setting:
    return Setting(game, seats, dict(options))


class SpielGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    def __init__(self, kind: Any, name: str, params: dict[str, Any]) -> None:
        options = tuple(sorted((key, value) for key, value in params.items() if key != PLAYERS))
        self.setting = setting_of(name, params[PLAYERS], options)
        about = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.codes),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, bool(iig_obs_type and iig_obs_type.perfect_recall), params)


class Course:
    """How a game has gone so far: the table, the draws, and the answer whose draws are being decided."""

    def __init__(self, setting: Setting, script: Script) -> None:
        self.setting = setting
        self.script = script  # that its table follows
        self.outcomes: dict[tuple[int, ...], int] = {}
        self.table: Table | None = None  # none yet: the set-up is being drawn
        self.answer: tuple[int, int] | None = None
        self.asked: tuple[int, ...] = ()
        self.among = 0
        self.begun = False

    def __deepcopy__(self, memo: Any) -> Course:
        copy = Course(self.setting, self.script)
        copy.outcomes = self.outcomes.copy()
        copy.table = self.table.copy() if self.table is not None else None
        copy.answer, copy.asked, copy.among, copy.begun = self.answer, self.asked, self.among, self.begun
        return copy

    def __reduce__(self) -> Any:
        """To be sent or kept: what happened, not where that led."""
        setting, table = self.setting, self.table
        answers = [(entry.seat, entry.code) for entry in table.log] if table is not None else []
        answers += [self.answer] if self.answer is not None else []
        kind = (setting.game.id, setting.seats, tuple(sorted(setting.options.items())))
        return recalled, (kind, self.begun, self.outcomes, answers)

    def begin(self) -> Course:
        """At the first look: OpenSpiel makes many states only to overwrite them."""
        if not self.begun:
            self.begun = True
            self.run()
        return self

    def run(self) -> None:
        """As far as the draws are decided."""
        self.script.outcomes = self.outcomes
        self.among = 0
        try:
            if self.table is None:
                self.table = self.setting.game.table(
                    self.setting.seats, Told(self.script, self.setting.seats), self.setting.options
                )
            elif self.answer is not None:
                self.table.take(*self.answer)
            self.answer = None
            while answer := forced(self.table):
                self.answer = answer
                self.table.take(*answer)
                self.answer = None
        except NeedOutcome:
            self.asked, self.among = self.script.asked, self.script.among
            assert self.among <= MOST_OUTCOMES

    def decide(self, outcome: int) -> None:
        self.outcomes[self.asked] = outcome
        self.run()

    def act(self, seat: int, action: int) -> None:
        assert self.table is not None
        self.answer = (seat, self.setting.codes[action])
        self.run()


def recalled(kind: Any, begun: bool, outcomes: dict[tuple[int, ...], int], answers: list[tuple[int, int]]) -> Course:
    course = Course(setting_of(*kind), Script())
    course.outcomes = outcomes
    if begun:
        course.begin()
    while course.table is not None and not course.among and len(course.table.log) < len(answers):
        course.answer = answers[len(course.table.log)]
        course.run()
    return course


class SpielState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.setting, Script())

    def table(self) -> Table:
        table = self.course.begin().table
        assert table is not None
        return table

    def current_player(self) -> int:
        if self.course.begin().among:
            return int(pyspiel.PlayerId.CHANCE)
        return min(self.table().pending, default=int(pyspiel.PlayerId.TERMINAL))

    def is_terminal(self) -> bool:
        return not self.course.begin().among and not self.table().pending

    def chance_outcomes(self) -> list[tuple[int, float]]:
        among = self.course.begin().among
        return [(outcome, 1.0 / among) for outcome in range(among)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.setting.legal(self.table(), player)

    def _apply_action(self, action: int) -> None:
        if self.course.begin().among:
            self.course.decide(action)
        else:
            self.course.act(self.current_player(), action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw:{action}"
        setting = self.course.setting
        return str(setting.words.id(setting.codes[action]))

    def returns(self) -> list[float]:
        seats = self.course.setting.seats
        outcome = self.table().outcome if self.is_terminal() else None
        return payoffs(outcome, seats) if outcome is not None else [0.0] * seats

    def __str__(self) -> str:
        return str(self.history_str())


class Observer:
    """What a seat sees now, in numbers and words; with perfect recall also all it was told and answered before."""

    def __init__(self, setting: Setting, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters: {params}")
        self.setting = setting
        self.recalls = recalls
        self.tensor = np.zeros(setting.layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, size in setting.layout.describe():
            self.dict[name] = self.tensor[start : start + size]
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        table = state.course.begin().table
        self.tensor[:] = -1.0 if table is None else self.setting.layout.numbers(table, player)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.course.begin().table
        if table is None:
            return f"seat {player}: the set-up"
        question = table.pending.get(player)
        asked = f"{question.moment} {question.about}" if question is not None else "-"
        now = " ".join(f"{number:g}" for number in self.setting.layout.numbers(table, player))
        if not self.recalls:
            return f"seat {player}: {asked}: {now}"
        answers = [self.setting.words.id(entry.code) for entry in table.log if entry.seat == player]
        return "\n".join([f"seat {player}: {asked}: {now}", *table.events(player), *answers])
