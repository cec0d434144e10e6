"""The flip-town in the terminal: the line-up, the own sheet region by region, a line for each of the others."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gulch.cli.boards import Board, View
from gulch.texts import Texts

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
STYLE = {"open": "", "circled": "bold green", "crossed": "dim strike"}
MARK = {"open": "{}", "circled": "({})", "crossed": "-{}-"}
GOODS = ("dollars", "nuggets", "stars", "wanted", "pans", "hammers")
RED = ("hearts", "diamonds")


class FlipTown(Board):
    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> RenderableType:
        mine = 0 if seat is None else seat
        parts: list[RenderableType] = [head(view, texts), lineup(view, texts), goods(view, names, texts)]
        parts += sheet(view["sheets"][mine], texts)
        parts += bounties(view, texts)
        if view["cowbot"]:
            bot = view["cowbot"]
            name = texts.name("cowbot", bot["id"])
            parts.append(Text(texts.say("board-cowbot", name=name, stolen=bot["stolen"], points=bot["total"])))
        if view["result"]:
            parts += [Text(line) for line in results(view, names, texts)]
        return Group(*parts)

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        lines = []
        for name, found in zip(names, view["sheets"], strict=True):
            character = found["character"]["id"] if found["character"] else "none"
            power = texts.find(f"character-{character}", "power")
            lines.append(Text(f"  {name}: {texts.name('character', character)}. {power}"))
        return Group(*lines)


def head(view: View, texts: Texts) -> Text:
    sheriff = texts.name("card", view["sheriff"]["card"]) if view["sheriff"]["card"] else "?"
    return Text(texts.say("board-round", round=view["round"], turn=view["turn"], sheriff=sheriff), style="bold")


def lineup(view: View, texts: Texts) -> Text:
    line = Text()
    for i, card in enumerate(view["lineup"], 1):
        line.append(f"  {i} ", style="dim")
        line.append(f"[{texts.name('card', card)}]", style="red" if card.startswith(RED) else "")
    own = view["me"]["pair"] if view["me"] else []
    if own:
        line.append("   " + " ".join(texts.name("card", card) for card in own), style="cyan")
    return line


def goods(view: View, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ["", *(texts.name("goods", kind) for kind in GOODS), texts.say("board-points")]:
        table.add_column(label, no_wrap=True)
    for name, found in zip(names, view["sheets"], strict=True):
        table.add_row(name, *(str(found[kind]) for kind in GOODS), str(found["score"]))
    return table


def sheet(found: dict[str, Any], texts: Texts) -> list[Text]:
    """The five regions, what was bought, and the poker columns."""
    town = dict(zip(RANKS, found["town"].values(), strict=True))
    lines = [
        row("frontier", dict(zip(RANKS, found["frontier"], strict=True)), texts),
        row("badlands", {rank.upper(): mark for rank, mark in found["badlands"].items()}, texts),
        row("mine", found["mine"], texts),
        row("town", town, texts),
        row("graveyard", {name.upper(): mark for name, mark in found["graveyard"].items()}, texts),
    ]
    if found["items"]:
        lines.append(Text("  " + ", ".join(texts.name("item", item) for item in found["items"])))
    for number, column in enumerate(found["poker"], 1):
        written = [texts.name("card", card) for card in column["cards"] if card]
        if written:
            made = f": {texts.name('hand', column['hand'])}" if column["hand"] else ""
            lines.append(Text(f"  {number}) {' '.join(written)}{made}"))
    return lines


def row(region: str, places: dict[str, str], texts: Texts) -> Text:
    line = Text(f"  {texts.name('region', region):<10}", style="bold")
    for name, mark in places.items():
        line.append(" " + MARK[mark].format(name), style=STYLE[mark] or "not bold")
    return line


def bounties(view: View, texts: Texts) -> list[Text]:
    return [
        Text(f"  {bounty['stars']}* {texts.name('bounty', bounty['id'])}: {texts.name('bounty', bounty['id'], 'help')}")
        for bounty in view["bounties"]
    ]


def results(view: View, names: list[str], texts: Texts) -> list[str]:
    """The count-up; what a category is called says its key."""
    lines = []
    for name, result in zip(names, view["result"], strict=True):
        lines.append(f"  {name}: " + ", ".join(f"{category(key, texts)} {n}" for key, n in result["points"].items()))
    return lines


def category(key: str, texts: Texts) -> str:
    if key == "hotel":
        return texts.name("building", "hotel")
    region = key.removeprefix("mine_")
    if region == key:
        return texts.name("goods", key)
    return f"{texts.name('region', 'mine')} ({texts.name('region', region)})"


BOARD = FlipTown()
