"""The train heist in the terminal: a line for each car, the pile, everybody's sheet, the own hand."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gulch.cli.boards import Board, View
from gulch.declare.words import Option
from gulch.texts import Owners, Texts


class Heist(Board):
    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> list[RenderableType]:
        parts: list[RenderableType] = [head(view, texts), train(view, texts), beside(view, texts)]
        if view["pile"]:
            parts.append(pile(view, names, texts))
        parts.append(sheets(view, names, texts))
        parts += [line for player in view["players"] for line in discard(player, texts)]
        if any(view["hand"].values()):
            parts.append(hand(view, texts))
        return parts

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        lines = []
        for bandit in view["bandits"]:
            who, name = bandit["bandit"], names[bandit["seat"]] if bandit["seat"] is not None else ""
            power = texts.find(f"bandit-{who}", "power") if bandit["rule"] != "CE-002" else ""
            lines.append(Text(f"  {name}{': ' if name else ''}{texts.name('bandit', who)}. {power}".rstrip()))
        return Group(*lines)

    def owners(self, view: View) -> Owners:
        return {("bandit", b["bandit"]): b["seat"] for b in view["bandits"] if b["seat"] is not None}

    def sight(self, event: Option, view: View) -> Option:
        """A card that was laid is seen until the next one covers it."""
        if event.kind == "laid":
            who = event.params["who"]
            for card in reversed(view["pile"]):
                if card["bandit"] == who and card["card"]:
                    params = {"who": who, "card": card["card"]}
                    return Option(event.id, "played", event.rule, params, event.targets, event.code)
        return event


def head(view: View, texts: Texts) -> Text:
    """The round, its turns, what happens at its end. Before the first one no card lies open."""
    line = Text(texts.say("board-round", round=view["round"], rounds=view["rounds"]) + " ", style="bold")
    card = view["round_card"]
    if card is None:
        return line
    for i, turn in enumerate(card["turns"]):
        style = "reverse" if i == card["turn"] and view["step"] == "scheme" else "dim" if i < card["turn"] else ""
        line.append(f" {texts.name('turn', turn)} ", style=style)
    if card["event"] != "none":
        line.append("  " + texts.say("board-event", event=texts.name("event", card["event"])))
    return line


def train(view: View, texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ("board-car", "board-roof", "board-inside"):
        table.add_column(texts.say(label), no_wrap=True)
    rows = [(car_name(car, texts), car["roof"], car["inside"], car["car"]) for car in view["train"]]
    if view["handcar"]:
        row = (texts.name("place", "handcar"), None, view["handcar"], "")
        rows = [row, *rows] if view["handcar"]["end"] == "head" else [*rows, row]
    for name, roof, inside, id in rows:
        law = texts.say("board-marshal") if id == view["marshal"] else ""
        table.add_row(name, level(roof, "", texts), level(inside, law, texts))
    return table


def car_name(car: dict[str, Any], texts: Texts) -> str:
    name = texts.name("car", car["car"])
    if car["kind"] == "circus":
        name += " (" + texts.say("board-circus") + ")"
    return name


def beside(view: View, texts: Texts) -> Text:
    """What lies beside the train."""
    waiting = view["strongboxes_waiting"]
    line = Text(texts.say("board-neutral", count=view["neutral"]), style="dim")
    return line.append("  " + texts.say("board-strongboxes", count=waiting)) if waiting else line


def level(place: dict[str, Any] | None, law: str, texts: Texts) -> Text:
    """Who is there, then what lies there."""
    if place is None:
        return Text("")
    who = [texts.name("bandit", name) for name in place["bandits"]]
    out = Text(", ".join([*([law] if law else []), *who]), style="bold")
    if place["loot"]:
        out.append(("  " if who or law else "") + counted("loot", place["loot"], texts), style="yellow")
    return out


def counted(domain: str, things: dict[str, int], texts: Texts) -> str:
    return ", ".join(texts.name(domain, thing) + (f" x{n}" if n > 1 else "") for thing, n in things.items())


def pile(view: View, names: list[str], texts: Texts) -> Text:
    """Of a card that shows its back one may know no more than who laid it."""
    line = Text(texts.say("board-pile"), style="dim")
    for i, entry in enumerate(view["pile"]):
        who = texts.name("bandit", entry["bandit"]) if entry["bandit"] else names[entry["seat"]]
        card = texts.name("card", entry["card"]) if entry["card"] else "?"
        now = view["step"] == "steal" and i == view["shown"]
        done = view["step"] == "steal" and i < view["shown"]
        line.append(f"  {who}: {card}", style="reverse" if now else "dim" if done else "not dim")
    return line


def sheets(view: View, names: list[str], texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    labels = ("board-player", "board-bandit", "board-loot", "board-bullets", "board-wounds", "board-cards")
    for label in labels:
        table.add_column(texts.say(label), no_wrap=True)
    for bandit in view["bandits"]:
        seat = bandit["seat"]
        player = view["players"][seat] if seat is not None else None
        loot = counted("token", bandit["tokens"], texts) if bandit["tokens"] is not None else None
        cells = [
            names[seat] if seat is not None else "",
            texts.name("bandit", bandit["bandit"]),
            (counted("loot", bandit["loot"], texts) if loot is None else loot) or "-",
            str(bandit["bullets"]),
            str(sum(bandit["wounds"].values()) or ""),
            f"{player['hand']}+{player['deck']}" if player else str(view["mary"]["deck"]),
        ]
        table.add_row(*map(Text, cells))
    return table


def discard(player: dict[str, Any], texts: Texts) -> list[Text]:
    """Experts' discards lie open (CE-090, CE-093)."""
    thrown = {name: cards for name, cards in (player["discard"] or {}).items() if cards}
    said = "  ".join(f"{texts.name('bandit', name)}: {counted('card', cards, texts)}" for name, cards in thrown.items())
    return [Text(texts.say("board-discard"), style="dim").append(f"  {said}", style="not dim")] if said else []


def hand(view: View, texts: Texts) -> Text:
    line = Text(texts.say("board-hand"), style="dim")
    for name, cards in view["hand"].items():
        owner = f"{texts.name('bandit', name)}: " if len(view["hand"]) > 1 else ""
        line.append(f"  {owner}{counted('card', cards, texts)}", style="not dim")
    return line


BOARD = Heist()
