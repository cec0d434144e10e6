"""The balance of a game as one page: tables, and bars with their intervals, drawn in the page itself."""

from __future__ import annotations

from html import escape
from typing import Any, Final

from gulch.engine.game import Game
from gulch.texts import Texts

WIDTH: Final = 760
LEFT: Final = 190
ROW: Final = 22
MOST_LINES: Final = 30  # of one group: the commonest
MOST_BARS: Final = 40  # of a histogram; more are drawn together
TITLES: Final = {"seat": "By seat", "opening": "By opening choice"}
STYLE: Final = """
body { font: 16px/1.5 sans-serif; max-width: 800px; margin: 2em auto; padding: 0 1em }
body { background: #fbf5ea; color: #2b2019 }
svg { width: 100%; height: auto } text { font: 13px sans-serif; fill: #2b2019 }
.bar { fill: #a8643c } .range { stroke: #3b2a1e; stroke-width: 2 } .fair { stroke: #8a7a68; stroke-dasharray: 2 3 }
"""


def page(found: dict[str, Any], game: Game[Any], language: str = "en") -> str:
    texts = Texts(language, game)
    title = texts.name("game", game.id)
    players, levels = sum(found["scores"].values()), ", ".join(sorted(set(found["bots"])))
    wins = sum(line["wins"] for line in found["groups"]["seat"].values())
    parts = [
        f"<h1>{escape(title)}: balance</h1>",
        f"<p>{found['games']:,} games at {found['seats']} players, bots {escape(levels)},"
        f" seed {found['seed']}. A line over a bar is the 95% interval; dotted is the mean of all,"
        f" {wins / players:.1%}.</p>",
    ]
    for group, lines in found["groups"].items():
        called = {value: name_of(texts, group, value) for value in lines}
        parts += [f"<h2>{escape(TITLES.get(group, f'By {group}'))}</h2>", shares(lines, called, wins / players)]
    parts += ["<h2>Length, in choices</h2>", histogram(found["lengths"], "games")]
    parts += ["<h2>Scores</h2>", histogram(found["scores"], "players")]
    head = f'<meta charset="utf-8"><title>{escape(title)}: balance</title><style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body>\n'
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def name_of(texts: Texts, group: str, value: str) -> str:
    if group == "seat":
        return f"seat {int(value) + 1}"
    return value if group == "opening" else texts.name(group, value)


def shares(lines: dict[str, Any], called: dict[str, str], fair: float) -> str:
    """A bar for each share, the best first, with its interval as a line."""
    common = sorted(lines.items(), key=lambda line: -line[1]["players"])[:MOST_LINES]
    ordered = sorted(common, key=lambda line: -line[1]["share"])
    most = max(line["high"] for _, line in ordered) or 1.0
    scale = (WIDTH - LEFT - 190) / most
    x = LEFT + fair * scale
    out = [f'<line class="fair" x1="{x:.1f}" x2="{x:.1f}" y1="0" y2="{len(ordered) * ROW}"/>']
    for k, (value, line) in enumerate(ordered):
        y, low, high = k * ROW, LEFT + line["low"] * scale, LEFT + line["high"] * scale
        out += [
            f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{escape(called[value][:28])}</text>',
            f'<rect class="bar" x="{LEFT}" y="{y + 4}" width="{line["share"] * scale:.1f}" height="14"/>',
            f'<line class="range" x1="{low:.1f}" x2="{high:.1f}" y1="{y + 11}" y2="{y + 11}"/>',
            f'<text x="{high + 8:.1f}" y="{y + 15}">{line["share"]:.1%} of {line["players"]:,}, '
            f"{line['points']:.1f} points</text>",
        ]
    return drawing(len(ordered) * ROW + 4, out, "Share of wins")


def histogram(counts: dict[str, int], what: str) -> str:
    """How often each number came; wide ranges in equal steps."""
    numbers = [int(key) for key in counts]
    low, step = min(numbers), max(1, -(-(max(numbers) - min(numbers) + 1) // MOST_BARS))
    bars: dict[int, int] = {}
    for key, count in counts.items():
        begin = low + (int(key) - low) // step * step
        bars[begin] = bars.get(begin, 0) + count
    total, most, height = sum(bars.values()), max(bars.values()), 160
    wide = (WIDTH - 20) / ((max(bars) - low) // step + 1)
    mean = sum(int(key) * count for key, count in counts.items()) / total
    out = []
    for begin, count in bars.items():
        x, tall = 10 + (begin - low) // step * wide, count / most * height
        told = f"{begin}" if step == 1 else f"{begin} to {begin + step - 1}"
        out.append(
            f'<rect class="bar" x="{x:.1f}" y="{height - tall:.1f}" width="{max(1.0, wide - 1):.1f}" '
            f'height="{tall:.1f}"><title>{told}: {count:,} {what}</title></rect>'
        )
    out.append(f'<text x="10" y="{height + 16}">{low}</text>')
    out.append(f'<text x="{WIDTH - 10}" y="{height + 16}" text-anchor="end">{max(numbers)}</text>')
    out.append(f'<text x="{WIDTH / 2}" y="{height + 16}" text-anchor="middle">mean {mean:.1f}</text>')
    return drawing(height + 22, out, f"Number of {what}")


def drawing(height: int, parts: list[str], title: str) -> str:
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{title}">' + "".join(parts) + "</svg>"
