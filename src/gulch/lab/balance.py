"""Who wins how often: by seat, by what a player was and opened with; how long games last, and what they score."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from gulch.bots import make_bots
from gulch.engine.game import Outcome
from gulch.engine.play import Policy, State
from gulch.lab.jobs import Workers, in_order
from gulch.lab.keeping import OtherGames, read_kept, write_whole
from gulch.lab.many import CHUNK, Playing, Task, seed_of
from gulch.lab.tally import wilson

KEPT_TIMES: Final = 200  # on the way to the end
SEAT: Final = "seat"
OPENING: Final = "opening"
Lines = dict[str, list[int]]  # by value: players, wins, points


class Watching(Policy):
    """Another bot, how many choices it made, and everybody's first one."""

    def __init__(self, bot: Policy, seats: int) -> None:
        self.bot = bot
        self.choices = 0
        self.first = [-1] * seats

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        action = self.bot.choose(s, seat, moment, options, about)
        self.choices += 1
        if self.first[seat] < 0:
            self.first[seat] = action
        return action


class Figures:
    """What many games of one kind came to. Sums only: whoever counts a part of them, all is the same."""

    def __init__(self) -> None:
        self.games = 0
        self.draws = 0
        self.groups: dict[str, Lines] = {}
        self.lengths: dict[str, int] = {}  # choices -> games
        self.scores: dict[str, int] = {}  # points -> players

    def count(self, outcome: Outcome, choices: int, traits: list[dict[str, str]]) -> None:
        """`traits`: by seat, what tells it apart."""
        self.games += 1
        self.draws += not outcome.winners
        self.lengths[str(choices)] = self.lengths.get(str(choices), 0) + 1
        for seat, score in enumerate(outcome.scores):
            self.scores[str(score)] = self.scores.get(str(score), 0) + 1
            won = 1 if seat in outcome.winners else 0
            for group, value in traits[seat].items():
                self.add_line(group, value, 1, won, score)

    def add_line(self, group: str, value: str, players: int, wins: int, points: int) -> None:
        line = self.groups.setdefault(group, {}).setdefault(value, [0, 0, 0])
        line[0] += players
        line[1] += wins
        line[2] += points

    def to_data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "draws": self.draws,
            "groups": self.groups,
            "lengths": self.lengths,
            "scores": self.scores,
        }

    def add(self, data: dict[str, Any]) -> None:
        """The games that somebody else has counted."""
        self.games += data["games"]
        self.draws += data["draws"]
        for group, lines in data["groups"].items():
            for value, (players, wins, points) in lines.items():
                self.add_line(group, value, players, wins, points)
        for mine, others in ((self.lengths, data["lengths"]), (self.scores, data["scores"])):
            for key, number in others.items():
                mine[key] = mine.get(key, 0) + number

    def summary(self) -> dict[str, Any]:
        """Shares with their 95% intervals, in an order of their own."""
        return {
            "games": self.games,
            "draws": self.draws,
            "groups": {group: shares_of(self.groups[group]) for group in sorted(self.groups)},
            "lengths": sorted_by_number(self.lengths),
            "scores": sorted_by_number(self.scores),
        }


def shares_of(lines: Lines) -> dict[str, Any]:
    out: dict[str, Any] = {}
    for value in sorted(lines):
        players, wins, points = lines[value]
        low, high = wilson(wins, players)
        shares = {"share": round(wins / players, 4), "low": round(low, 4), "high": round(high, 4)}
        out[value] = {"players": players, "wins": wins, **shares, "points": round(points / players, 2)}
    return out


def sorted_by_number(counts: dict[str, int]) -> dict[str, int]:
    return {key: counts[key] for key in sorted(counts, key=int)}


# ---- playing ---------------------------------------------------------------------------------------------------------
def count_chunk(chunk: tuple[dict[str, Any], int, int]) -> dict[str, Any]:
    """Some of the games."""
    about, first, last = chunk
    task = Task(**about)
    playing, figures = Playing(task), Figures()
    levels = task.bots[0] if len(set(task.bots)) == 1 else task.bots
    for number in range(first, last):
        bot = Watching(make_bots(task.game, levels, task.seats, seed_of(playing.bots, number)), task.seats)
        end = playing.simulator.playout(seed_of(playing.tables, number), bot)
        figures.count(playing.game.outcome(end), bot.choices, traits_of(playing, end, bot))
    return figures.to_data()


def traits_of(playing: Playing, end: State, bot: Watching) -> list[dict[str, str]]:
    """What tells the seats apart: where they sit, what they are by the game's own declaration, how they opened."""
    words = playing.simulator.rules.words
    traits = [{SEAT: str(seat)} for seat in range(playing.simulator.seats)]
    told_apart: dict[str, str] = getattr(playing.game, "told_apart", {})
    for name, path in told_apart.items():
        field = next(field for field in end.rules.fields if field.path() == path)
        for seat, value in enumerate(field.out(end)):
            traits[seat][name] = str(value[0] if isinstance(value, list) else value)
    for seat, action in enumerate(bot.first):
        if action >= 0:
            traits[seat][OPENING] = words.id(action)
    return traits


class Balance:
    """So many games in a folder. What is counted is kept there, and it goes on where it was stopped."""

    def __init__(self, task: Task, games: int, folder: Path) -> None:
        self.task = task
        self.games = games
        self.figures = Figures()
        folder.mkdir(parents=True, exist_ok=True)
        self.kept = folder / f"{task.game}.unfinished.json"
        if self.kept.exists():
            kept = read_kept(self.kept)
            if not isinstance(kept, dict) or kept.get("about") != self.about():
                raise OtherGames(f"{self.kept}: other games were begun here; remove it or choose another folder")
            self.figures.add(kept["figures"])

    def about(self) -> dict[str, Any]:
        return {**self.task.data(), "wanted": self.games}

    def play(self, workers: Workers) -> Iterator[int]:
        """Play what is missing; says how many games have become known at a time."""
        start = self.figures.games
        chunks = [(self.task.data(), k, min(k + CHUNK, self.games)) for k in range(start, self.games, CHUNK)]
        every = max(1, len(chunks) // KEPT_TIMES)
        for k, counted in enumerate(in_order(count_chunk, chunks, workers)):
            self.figures.add(counted)
            if k % every == 0:
                self.keep()
            yield counted["games"]
        self.keep()

    def keep(self) -> None:
        data = {"about": self.about(), "figures": self.figures.to_data()}
        write_whole(self.kept, json.dumps(data) + "\n")

    def result(self) -> dict[str, Any]:
        version = import_module("gulch").load(self.task.game).version
        return {**self.task.data(), "version": version, **self.figures.summary()}
