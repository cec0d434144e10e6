"""Who wins how often at Western Legends: python tools/balance_western_legends.py [--games 20000] [--seats 4]

Heuristics play, each as one of two characters dealt at random. Writes docs/balance/western_legends.md, its picture, and
the figures of both as JSON; a test reads these. With --everything: 10,000 games with all expansions and goals,
western_legends_everything.md."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from typing import Any

import gulch
from gulch.bots import make_bot
from gulch.bots.western_legends_plans import PLANS, plan_of
from gulch.engine.play import Policy, State
from gulch.games.western_legends.names import EVERY_CHARACTER
from gulch.games.western_legends.turn import TAKING_INCOME
from gulch.lab.simulate import Simulator
from gulch.lab.tally import wilson
from gulch.texts import Texts

DOCS = Path(__file__).resolve().parent.parent / "docs" / "balance"
GAMES = 20_000
GAMES_WITH_EVERYTHING = 10_000
SEATS = 4
LEAST, MOST = 0.10, 0.45  # of the wins, for any character
GAME = gulch.load("western_legends")
EVERYTHING = dict.fromkeys(("extras", "bandit_cards", "good_bad_handsome", "ante_up", "goals"), True)


class Watched(Policy):
    """A bot, and the plan of each seat at each of its turns."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.plans: dict[int, Counter[str]] = {}

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        if moment == TAKING_INCOME.index:
            now: Any = s
            self.plans.setdefault(seat, Counter())[PLANS[plan_of(now, seat)]] += 1
        return self.bot.choose(s, seat, moment, options, about)

    def plan(self, seat: int) -> str:
        """The one followed longest."""
        return self.plans[seat].most_common(1)[0][0]


class Line:
    """What became of everybody who was, or did, the same."""

    def __init__(self) -> None:
        self.players = 0
        self.wins = 0.0
        self.points = 0
        self.plans: Counter[str] = Counter()

    def count(self, won: float, points: int, plan: str) -> None:
        self.players += 1
        self.wins += won
        self.points += points
        self.plans[plan] += 1

    def data(self) -> dict[str, Any]:
        low, high = wilson(round(self.wins), self.players)
        return {
            "players": self.players,
            "share": round(self.wins / self.players, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "points": round(self.points / self.players, 2),
            "plans": {plan: round(self.plans[plan] / self.players, 3) for plan in PLANS if self.plans[plan]},
        }


def measure(games: int, seats: int, everything: bool = False) -> dict[str, Any]:
    simulator = Simulator(GAME, seats, EVERYTHING if everything else {})
    characters = {name: Line() for name in EVERY_CHARACTER}
    plans = {name: Line() for name in PLANS}
    rounds: Counter[int] = Counter()
    for seed in range(games):
        bot = Watched(make_bot(GAME.id, "heuristic", seed))
        end: Any = simulator.playout(seed, bot)
        outcome = GAME.outcome(end)
        rounds[int(end.round)] += 1
        for seat in range(seats):
            won = (seat in outcome.winners) / max(1, len(outcome.winners))
            found = (won, outcome.scores[seat], bot.plan(seat))
            characters[EVERY_CHARACTER[end.character[seat]]].count(*found)
            plans[bot.plan(seat)].count(*found)
    return {
        "game": file_name(everything),
        "version": GAME.version,
        "games": games,
        "seats": seats,
        "rounds": {str(n): rounds[n] for n in sorted(rounds)},
        "characters": {name: line.data() for name, line in characters.items() if line.players},
        "plans": {name: line.data() for name, line in plans.items() if line.players},
    }


def file_name(everything: bool) -> str:
    return f"{GAME.id}_everything" if everything else GAME.id


# What brought everybody within the bounds.
ADJUSTED = [
    "Only the heuristic was: with a second board to hide on, some of the wanted won 49% of their games, some",
    "of those who hunt them 6%, until everybody else held an arrest for worth three times as much as in the base game",
    "(`CULPRIT` in `src/gulch/bots/western_legends_fights.py`) and sent the sheriff after whom he can reach",
    "(`hunt_worth` in `src/gulch/bots/western_legends_acting.py`).",
]


# ---- the page --------------------------------------------------------------------------------------------------------
def names() -> dict[str, str]:
    texts = Texts("en", GAME)
    return {name: texts.name("character", name) for name in EVERY_CHARACTER}


def by_share(lines: dict[str, Any]) -> list[tuple[str, Any]]:
    return sorted(lines.items(), key=lambda line: -line[1]["share"])


def table(title: str, lines: dict[str, Any], called: dict[str, str], with_plans: bool) -> list[str]:
    head, rule = f"| {title} | players | wins | 95% interval | mean points |", "|---|---|---|---|---|"
    out = [head + (" plans |" if with_plans else ""), rule + ("---|" if with_plans else "")]
    for name, line in by_share(lines):
        row = f"| {called.get(name, name)} | {line['players']:,} | {line['share']:.1%} "
        row += f"| {line['low']:.1%} to {line['high']:.1%} | {line['points']:.1f} |"
        if with_plans:
            often = sorted(line["plans"].items(), key=lambda plan: -plan[1])
            row += " " + ", ".join(f"{plan} {share:.0%}" for plan, share in often if share >= 0.05) + " |"
        out.append(row)
    return out


def page(found: dict[str, Any]) -> str:
    rounds = {int(n): count for n, count in found["rounds"].items()}
    mean = sum(n * count for n, count in rounds.items()) / found["games"]
    shares = [line["share"] for line in found["characters"].values()]
    wide = found["game"] != GAME.id
    lines = [
        "# Balance of Western Legends" + (" with everything on" if wide else ""),
        "",
        f"{found['games']:,} games of the medium length at {found['seats']} players, all of them the heuristic,",
        "each as one of two characters dealt at random. A shared victory counts in parts; a fair share is "
        f"{1 / found['seats']:.0%}.",
        "",
        f"This page, its picture and `{found['game']}.json` are written by `python tools/balance_western_legends.py"
        f"{' --everything' if wide else ''}`.",
        "",
        f"![Share of wins by character and by plan]({found['game']}.svg)",
        "",
        "## By character",
        "",
        *table("character", found["characters"], names(), True),
        "",
        f"The weakest wins {min(shares):.1%}, the strongest {max(shares):.1%}; "
        f"the aim is between {LEAST:.0%} and {MOST:.0%}.",
        "No figure of the game had to be changed for it, neither a printed one nor one of the house's.",
        *(ADJUSTED if wide else []),
        "",
        "## By plan",
        "",
        "The plan that a player followed longest. A plan follows from the character and the table, see",
        "`src/gulch/bots/western_legends_plans.py`.",
        "",
        *table("plan", found["plans"], {}, False),
        "",
        "## Length",
        "",
        f"{mean:.1f} rounds on average, from {min(rounds)} to {max(rounds)}.",
        "",
        "| rounds | games |",
        "|---|---|",
        *[f"| {n} | {count:,} |" for n, count in sorted(rounds.items())],
    ]
    return "\n".join(lines) + "\n"


# ---- the picture -----------------------------------------------------------------------------------------------------
WIDTH, LEFT, ROW, TOP, GAP = 780, 180, 24, 50, 40
SCALE = (WIDTH - LEFT - 70) / 0.5  # pixels for the whole share; half of all wins fill the picture
FONT = 'font-family="sans-serif" font-size="13"'


def bars(lines: dict[str, Any], called: dict[str, str], top: int) -> list[str]:
    """A bar for each share, with its interval as a line."""
    out = []
    for k, (name, line) in enumerate(by_share(lines)):
        y = top + k * ROW
        low, high = LEFT + line["low"] * SCALE, LEFT + line["high"] * SCALE
        out += [
            f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{called.get(name, name)}</text>',
            f'<rect x="{LEFT}" y="{y + 2}" width="{line["share"] * SCALE:.1f}" height="14" fill="#a8643c"/>',
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y + 9}" y2="{y + 9}" stroke="#3b2a1e" stroke-width="2"/>',
            f'<text x="{high + 8:.1f}" y="{y + 13}">{line["share"]:.1%} · {line["points"]:.1f}</text>',
        ]
    return out


def picture(found: dict[str, Any]) -> str:
    second = TOP + len(found["characters"]) * ROW + GAP
    height = second + len(found["plans"]) * ROW + 12
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" {FONT} fill="#2b2019">',
        "<title>Share of wins and mean points, by character and by plan</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fbf5ea"/>',
        f'<text x="{LEFT}" y="20">Wins and mean points by character, {found["games"]:,} games</text>',
        f'<text x="{LEFT}" y="{second - 12}">By plan</text>',
    ]
    marks = ((LEAST, "6 4"), (1 / found["seats"], "2 3"), (MOST, "6 4"))
    for share, dash in marks:
        x = LEFT + share * SCALE
        ends = f'x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{height - 8}"'
        out.append(f'<line {ends} stroke="#8a7a68" stroke-dasharray="{dash}"/>')
        out.append(f'<text x="{x:.1f}" y="{TOP - 10}" text-anchor="middle" fill="#6b5d4e">{share:.0%}</text>')
    out += bars(found["characters"], names(), TOP) + bars(found["plans"], {}, second)
    return "\n".join([*out, "</svg>"]) + "\n"


def write(found: dict[str, Any], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    files = {"md": page(found), "svg": picture(found), "json": json.dumps(found, indent=1) + "\n"}
    for ending, text in files.items():
        (folder / f"{found['game']}.{ending}").write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the balance of Western Legends into the docs")
    parser.add_argument("--games", type=int)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--everything", action="store_true", help="with all expansions and goals")
    parser.add_argument("--folder", type=Path, default=DOCS)
    wanted = parser.parse_args()
    games = wanted.games or (GAMES_WITH_EVERYTHING if wanted.everything else GAMES)
    found = measure(games, wanted.seats, wanted.everything)
    write(found, wanted.folder)
    print(f"wrote {wanted.folder / found['game']}.md")


if __name__ == "__main__":
    main()
