"""Bots against bots: the same deals for everybody, each bot once in every seat; who wins how often, and ratings."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from openskill.models import PlackettLuce

from gulch.engine.game import Outcome
from gulch.lab.jobs import Workers, in_order
from gulch.lab.keeping import OtherGames, read_kept, write_whole
from gulch.lab.many import Playing, Task
from gulch.lab.tally import wilson

GAMES_FILE: Final = "games.jsonl"
ABOUT_FILE: Final = "arena.json"
PARQUET_FILE: Final = "games.parquet"

Row = dict[str, Any]  # one game: its number, and by seat the bot, whether it won, its rank and its score


def seating(bots: list[str], game: int) -> list[str]:
    """Who sits where in a game: everybody moves on by one seat from one to the next."""
    turn = game % len(bots)
    return bots[-turn:] + bots[:-turn] if turn else bots


def play_round(job: tuple[dict[str, Any], int, int]) -> list[Row]:
    """Some of the games. Those of one round have the same deal."""
    about, first, last = job
    playing = Playing(Task(**about))
    rows = []
    for game in range(first, last):
        bots = seating(about["bots"], game)
        rows.append(row_of(game, bots, playing.play(game // len(bots), game, bots)))
    return rows


def row_of(game: int, bots: list[str], outcome: Outcome) -> Row:
    won = [seat in outcome.winners for seat in range(len(bots))]
    sides = len(outcome.winners) > 1 and len(set(outcome.scores)) == 2
    ranks = [1 if is_first else 2 for is_first in won] if sides else list(outcome.ranks)
    return {"game": game, "bots": bots, "won": won, "ranks": ranks, "scores": list(outcome.scores)}


class Arena:
    """So many games of one line-up. With a folder every finished game is kept there at once, and what is there already
    is not played again."""

    def __init__(self, task: Task, games: int, folder: Path | None = None) -> None:
        self.task = task
        self.games = games
        self.folder = folder
        self.rows: list[Row] = []
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            self.recall(folder)

    def recall(self, folder: Path) -> None:
        """What was played here before; what comes after a line that was torn by a kill is played again."""
        about, kept = folder / ABOUT_FILE, folder / GAMES_FILE
        if about.exists():
            if read_kept(about) != self.task.data():
                raise OtherGames(f"{folder}: there are games of other bots, options or seeds; choose another folder")
        else:
            write_whole(about, json.dumps(self.task.data()) + "\n")
        text = kept.read_text(encoding="utf-8", errors="replace") if kept.exists() else ""
        rows = whole_rows(text.split("\n")[:-1], len(self.task.bots))
        write_whole(kept, "".join(f"{json.dumps(row)}\n" for row in rows))
        self.rows = rows[: self.games]

    def play(self, workers: Workers) -> Iterator[int]:
        """Play what is missing; says how many games have become known at a time."""
        first, step = len(self.rows), self.task.seats
        jobs = [(self.task.data(), k, min(k + step, self.games)) for k in range(first, self.games, step)]
        for rows in in_order(play_round, jobs, workers):
            self.keep(rows)
            yield len(rows)

    def keep(self, rows: list[Row]) -> None:
        self.rows += rows
        if self.folder is not None:
            with (self.folder / GAMES_FILE).open("a", encoding="utf-8") as kept:
                kept.write("".join(f"{json.dumps(row)}\n" for row in rows))

    def result(self) -> dict[str, Any]:
        """Each bot's wins, their share of its seats with the 95% interval, and its rating."""
        names = list(dict.fromkeys(self.task.bots))
        seats, wins = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
        for row in self.rows:
            for bot, won in zip(row["bots"], row["won"]):
                seats[bot] += 1
                wins[bot] += won
        ratings, fair = rated(names, self.rows), sum(wins.values()) / max(1, sum(seats.values()))
        lines = [line_of(bot, seats[bot], wins[bot], fair, ratings[bot]) for bot in names]
        return {**self.task.data(), "games": len(self.rows), "fair": round(fair, 6), "bots": lines}

    def write_parquet(self) -> Path:
        """One row for each seat of each game."""
        import pyarrow
        import pyarrow.parquet

        assert self.folder is not None
        columns: dict[str, list[Any]] = {name: [] for name in ("game", "seat", "bot", "won", "rank", "score")}
        for row in self.rows:
            for seat, bot in enumerate(row["bots"]):
                values = (row["game"], seat, bot, row["won"][seat], row["ranks"][seat], row["scores"][seat])
                for column, value in zip(columns.values(), values, strict=True):
                    column.append(value)
        path = self.folder / PARQUET_FILE
        pyarrow.parquet.write_table(pyarrow.table(columns), path)
        return path


def whole_rows(lines: list[str], seats: int) -> list[Row]:
    """As far as every line is a game as it was written."""
    rows: list[Row] = []
    for number, line in enumerate(lines):
        try:
            row: Row = json.loads(line)
            if row["game"] != number or {len(row[of]) for of in ("bots", "won", "ranks", "scores")} != {seats}:
                break
        except (ValueError, TypeError, KeyError):
            break
        rows.append(row)
    return rows


def line_of(bot: str, seats: int, wins: int, fair: float, rating: tuple[float, float]) -> dict[str, Any]:
    low, high = wilson(wins, seats)
    return {
        "bot": bot,
        "seats": seats,
        "wins": wins,
        "share": round(wins / seats, 6),
        "low": round(low, 6),
        "high": round(high, 6),
        "times_fair": round(wins / seats / fair, 3) if fair else 0.0,
        "rating": round(rating[0], 3),
        "sigma": round(rating[1], 3),
    }


def rated(names: list[str], rows: list[Row]) -> dict[str, tuple[float, float]]:
    """Ratings after all games, in their order. A bot in several seats learns from each of them."""
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for row in rows if len(names) > 1 else []:  # a bot alone is compared with nobody
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in row["bots"]]
        after = model.rate(teams, ranks=[float(rank) for rank in row["ranks"]])
        for name in names:
            mine = [after[seat][0] for seat, bot in enumerate(row["bots"]) if bot == name]
            ratings[name].mu = sum(one.mu for one in mine) / len(mine)
            ratings[name].sigma = sum(one.sigma for one in mine) / len(mine)
    return {name: (rating.mu, rating.sigma) for name, rating in ratings.items()}
