"""How much a bot gains for a side at BANG! The Dice Game: `python bench/bots_bang_dice.py [GAMES]` for the heuristic,
`python bench/bots_bang_dice.py GAMES BOT OTHER [SEATS]` for one against another (`search:1000 normal`), on each side
against the other; the deals are the same. JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any

import gulch
from gulch.bots import make_bot, seat_bot, thinks
from gulch.bots.seated import play_table
from gulch.games.bang_dice.components import DEPUTY, SHERIFF, SIDES
from gulch.lab.simulate import Simulator
from gulch.lab.tally import wilson

LAW = (SHERIFF, DEPUTY)
GAME = gulch.load("bang_dice")
USUAL = 20_000  # games of the other bot on both sides


class Sides(gulch.Policy):
    """One bot for the law, one for everybody else."""

    def __init__(self, law: str, others: str) -> None:
        self.law = make_bot("bang_dice", law, 1)
        self.others = make_bot("bang_dice", others, 2)

    def choose(self, s: Any, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        side = self.law if s.role[seat] in LAW else self.others
        return side.choose(s, seat, moment, options, about)


def winners(seats: int, law: str, others: str, games: int) -> Iterator[str]:
    """The side that wins each game: straight runs, or at a table where a bot thinks."""
    if not thinks(law) and not thinks(others):
        simulator, bots = Simulator(GAME, seats), Sides(law, others)
        for seed in range(games):
            state: Any = simulator.playout(seed, bots)
            yield SIDES[state.winner]
        return
    for seed in range(games):
        table = GAME.table(seats, seed)
        dealt: Any = table.frames[0].state
        levels = [law if dealt.role[p] in LAW else others for p in range(seats)]
        play_table(table, [seat_bot(GAME.id, level, seed * 64 + p) for p, level in enumerate(levels)])
        end: Any = table.now[-1]
        yield SIDES[end.winner]


def shares(seats: int, law: str, others: str, games: int) -> dict[str, float]:
    """Which side wins how often."""
    wins = Counter(winners(seats, law, others, games))
    return {side: round(count / games, 4) for side, count in sorted(wins.items())}


def gains(seats: int, bot: str, other: str, games: int) -> Iterator[dict[str, Any]]:
    """How often each side wins with this bot against the other, and how often with the other on both sides."""
    usual = sum(side == "law" for side in winners(seats, other, other, USUAL)) / USUAL
    for law, others in ((bot, other), (other, bot)):
        won = sum((side == "law") == (law == bot) for side in winners(seats, law, others, games))
        low, high = wilson(won, games)
        before = usual if law == bot else 1 - usual
        row = {"seats": seats, "law": law, "others": others, "games": games, "won": round(won / games, 4)}
        yield {**row, "low": round(low, 4), "high": round(high, 4), "gain": round(won / games - before, 4)}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    if len(sys.argv) > 3:
        for gain in gains(int(sys.argv[4]) if len(sys.argv) > 4 else 5, sys.argv[2], sys.argv[3], games):
            print(json.dumps(gain), flush=True)
        return
    for seats in (5, 7):
        for law in ("random", "heuristic"):
            for others in ("random", "heuristic"):
                row = {"seats": seats, "law": law, "others": others, "games": games}
                print(json.dumps({**row, "wins": shares(seats, law, others, games)}))


if __name__ == "__main__":
    main()
