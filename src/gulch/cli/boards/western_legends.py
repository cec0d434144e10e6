"""The frontier in the terminal: the map with who is where, the stories, everybody's sheet, the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gulch.cli.boards import Board, View
from gulch.games.western_legends import GAME
from gulch.games.western_legends.board import MAP
from gulch.texts import Texts

COLUMNS = 80  # of the narrowest terminal
LINES = 30
CELL = 5  # a territory's id and a mark
LETTERS = "ABCDEF"
SHERIFF, BANDIT, MAN = "*", "!", "#"
USES = ["action", "bonus", "reaction"]
SOURCES = GAME.provenance()
COLUMNS_OF_A_SHEET = [
    "board-player",
    "board-place",
    "board-legend",
    "board-money",
    "board-gold",
    "board-wounds",
    "board-law",
    "board-cards",
    "board-items",
]
TRAIN, TOKEN, LONGHORN, GOLD = "=", "?", "%", "o"  # of the expansion with the second board


class Frontier(Board):
    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> list[RenderableType]:
        parts: list[RenderableType] = [head(view, names, texts), land(view), signs(texts)]
        if "train" in view:
            parts += [land(view, "buzzard"), more_signs(view, texts), gamblers(view, names, texts)]
        parts.append(stories(view, texts))
        parts.append(sheets(view, names, texts))
        if seat is not None:
            parts += own(view["players"][seat], texts)
        return parts

    def look_at(self, view: View, whose: int, names: list[str], texts: Texts) -> RenderableType:
        player = view["players"][whose]
        lines = [Text(f"{LETTERS[whose]} {names[whose]}: {who(player, texts)}", style="bold")]
        if player["character"]:
            power = f"character-{player['character']}"
            lines.append(written(texts.find(power, "power"), power, texts))
        if player["place"] is not None:
            lines.append(Text("  " + texts.name("territory", player["place"])))
        for item in player["items"]:
            side, name = ("upgraded", f"upgraded-{item}") if item in player["upgraded"] else ("text", f"item-{item}")
            lines.append(written(f"{texts.name('item', item)}. {texts.find(f'item-{item}', side)}", name, texts))
        for card in known_cards(player):
            name = "card-" + card.rpartition("_")[0]
            does = [texts.find(name, use) for use in USES]
            said = " ".join([f"{texts.name('card', card)}.", *[text for text in does if text]])
            lines.append(written(said, name, texts))
        return Group(*lines)

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        players = view["players"]
        return Group(*(Text(f"  {LETTERS[p]} {names[p]}: {who(players[p], texts)}") for p in range(len(names))))


def who(player: dict[str, Any], texts: Texts) -> str:
    return texts.name("character", player["character"]) if player["character"] else "?"


def head(view: View, names: list[str], texts: Texts) -> Text:
    line = Text(texts.say("board-round", round=view["round"], threshold=view["threshold"]), style="bold")
    if view["active"] is not None and view["players"][view["active"]]["place"] and not view["over"]:
        line.append("  " + texts.say("board-turn", who=names[view["active"]], actions=view["actions"]))
    return line


def land(view: View, board: str = "main") -> Group:
    """Each territory where it lies: its id, then who is there. Where two would cover each other, one moves a line."""
    grid = [[" "] * COLUMNS for _ in range(LINES)]
    width, height = MAP[board]["size"]
    for place, node in sorted(MAP[board]["nodes"].items(), key=lambda entry: entry[1]["xy"][::-1]):
        x, y = node["xy"]
        text = place + marks(view, place, node["loc"])
        column, line = int(x * (COLUMNS - CELL) / width), int(y * (LINES - 1) / height)
        column = min(column, COLUMNS - len(text))
        line = next((k for k in [line, line + 1, line - 1, line + 2] if is_free(grid, k, column, len(text))), line)
        grid[line][column : column + len(text)] = text
    rows = ["".join(row).rstrip() for row in grid]
    return Group(*(Text(row) for row in rows if row))


def is_free(grid: list[list[str]], line: int, column: int, width: int) -> bool:
    return 0 <= line < LINES and all(letter == " " for letter in grid[line][max(0, column - 1) : column + width + 1])


def marks(view: View, place: str, locations: list[str]) -> str:
    """Who stands there, as signs: the letters of the seats, the sheriff, a bandit, the Man in Black; and what lies
    there."""
    out = "".join(LETTERS[p] for p, player in enumerate(view["players"]) if player["place"] == place)
    out += SHERIFF if view["sheriff"] == place else ""
    out += MAN if view["man"] == place else ""
    held = [loc.removeprefix("hideout_") for loc in locations if loc.startswith("hideout_")]
    out += BANDIT if any(bandit.startswith(letter) for bandit in view["bandits"] for letter in held) else ""
    if "train" in view:
        out += TRAIN if view["train"] == place else ""
        out += TOKEN if any(token["at"] == place for token in view["event_tokens"]) else ""
        out += LONGHORN * view["grazing"].get(place, 0) + GOLD * view["lost_gold"].get(place, 0)
    return f"({out})" if out else ""


def signs(texts: Texts) -> Text:
    return Text(texts.say("board-signs", sheriff=SHERIFF, bandit=BANDIT, man=MAN), style="dim")


def more_signs(view: View, texts: Texts) -> Text:
    stop = texts.name("stop", view["train"])
    said = texts.say("board-more-signs", train=TRAIN, token=TOKEN, longhorn=LONGHORN, gold=GOLD, stop=stop)
    return Text(said, style="dim")


def gamblers(view: View, names: list[str], texts: Texts) -> Text:
    """Where everybody is on the gambler track."""
    spaces = [f"{names[p]} {player['gambler']}" for p, player in enumerate(view["gamblers_track"])]
    return Text(texts.name("track", "gambler"), style="dim").append("  " + ", ".join(spaces), style="not dim")


def stories(view: View, texts: Texts) -> Text:
    said = [texts.name("condition", deed) for deed in view["stack"]["conditions"] if deed]
    return Text(texts.say("board-stories"), style="dim").append(
        "  " + "; ".join(said) if said else " -", style="not dim"
    )


def sheets(view: View, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for column in COLUMNS_OF_A_SHEET:
        table.add_column(texts.say(column), no_wrap=column != "board-items")
    for p, player in enumerate(view["players"]):
        law = f"+{player['marshal']}" if player["marshal"] else f"-{player['wanted']}" if player["wanted"] else ""
        items = [texts.name("item", item) + ("+" if item in player["upgraded"] else "") for item in player["items"]]
        cells = [
            f"{LETTERS[p]} {names[p]}",
            player["place"] or "-",
            str(player["legend"]),
            f"${player['money']}",
            str(player["nuggets"] or ""),
            str(player["wounds"] or ""),
            law,
            f"{len(player['hand'])}/{player['hand_limit']}",
            ", ".join(items),
        ]
        table.add_row(*map(Text, cells), style="bold" if p == view["active"] else "")
    return table


def known_cards(player: dict[str, Any]) -> list[str]:
    return [card for card in player["hand"] if card]


def written(text: str, name: str, texts: Texts) -> Text:
    """What stands on a card, and whether its rules are the published ones or our own."""
    line = Text(f"  {text}".rstrip())
    source = SOURCES.get(name)
    return line.append(f" ({texts.name('provenance', source)})", style="dim") if source else line


def own(player: dict[str, Any], texts: Texts) -> list[Text]:
    """What only its owner sees."""
    cards = [texts.name("card", card) for card in known_cards(player)]
    return (
        [Text(texts.say("board-hand"), style="dim").append("  " + ", ".join(cards), style="not dim")] if cards else []
    )


BOARD = Frontier()
