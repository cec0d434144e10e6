"""The dice shoot-out in the terminal: five dice in a row and a line for each player."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gulch.cli.boards import Board, View
from gulch.texts import Texts

STYLES = {
    "arrow": "cyan",
    "dynamite": "bold red",
    "one": "yellow",
    "two": "yellow",
    "beer": "green",
    "gatling": "magenta",
}


class ShootOut(Board):
    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> list[RenderableType]:
        players = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
        players.add_column("")
        for label in ("board-player", "board-character", "board-lives", "board-arrows", "board-distance", "board-role"):
            players.add_column(texts.say(label), no_wrap=True)
        for p, player in enumerate(view["players"]):
            mark = ">" if p == view["current"] and not view["over"] else ""
            cells = [mark, names[p], *player_cells(view, p, player, seat, texts)]
            players.add_row(*map(Text, cells), style="" if player["alive"] else "dim")
        return [head(view, names, texts), dice(view, texts), players]

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        lines = []
        for name, player in zip(names, view["players"], strict=True):
            character = player["character"]
            power = texts.find(f"character-{character}", "power")
            lines.append(Text(f"  {name}: {texts.name('character', character)}. {power}"))
        return Group(*lines)


def head(view: View, names: list[str], texts: Texts) -> Text:
    line = texts.say("board-head", turn=view["turn"], who=names[view["current"]], arrows=view["arrows_left"])
    if view["rerolls"] and view["die"] is None and not view["beers"]:  # the dice are still being rolled
        line += " " + texts.say("board-rerolls", rerolls=view["rerolls"])
    return Text(line, style="bold")


def dice(view: View, texts: Texts) -> Text:
    line = Text()
    for i, face in enumerate(view["dice"], 1):
        line.append(f"  {i} ", style="dim")
        line.append(f"[{texts.name('face', face)}]", style=STYLES.get(face, ""))
    return line


def player_cells(view: View, p: int, player: dict[str, Any], seat: int | None, texts: Texts) -> list[str]:
    hit = f" -{view['hits'][p]}" if view["hits"][p] else ""
    lives = f"{player['life']}/{player['max_life']}{hit}" if player["alive"] else texts.say("board-out")
    role = texts.name("role", player["role"]) if player["role"] else "?"
    arrows = str(player["arrows"] or "")
    return [texts.name("character", player["character"]), lives, arrows, distance(view, seat, p), role]


def distance(view: View, seat: int | None, p: int) -> str:
    """Counted over the living, the shorter way round."""
    living = [q for q, player in enumerate(view["players"]) if player["alive"]]
    if seat is None or seat == p or seat not in living or p not in living:
        return ""
    steps = (living.index(p) - living.index(seat)) % len(living)
    return str(min(steps, len(living) - steps))


BOARD = ShootOut()
