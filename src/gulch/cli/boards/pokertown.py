"""The flip-town in the terminal: the line-up, the own sheet with what is printed on it, a line for each of the others.

Printed as on the sheet: 3★ three stars, $4 dollars, 2● nuggets, ! wanted, a suit or † a bonus action there."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gulch.cli.boards import Board, View
from gulch.games.pokertown.figures import FIGURES
from gulch.texts import Texts

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
STYLE = {"open": "", "circled": "bold green", "crossed": "dim strike"}
MARK = {"open": "{}", "circled": "({})", "crossed": "-{}-"}
GOODS = ("dollars", "nuggets", "stars", "wanted", "pans", "hammers")
WIDTH = 80  # of the narrowest terminal
BONUS = {"frontier": "♥", "badlands": "♠", "mine": "♦", "town": "♣", "graveyard": "†"}
RED = ("hearts", "diamonds")
STAY = "\u00a0"  # what belongs together stays in one line
LABEL = 12
LINK = 9  # the width of what stands between two tombstones
STAGES_PER_LINE = 7
ROWS_PER_LINE = 2
Sheet = dict[str, Any]


class FlipTown(Board):
    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> list[RenderableType]:
        mine = 0 if seat is None else seat
        parts: list[RenderableType] = [head(view, texts), lineup(view, texts), goods(view, names, texts)]
        parts += sheet(view["sheets"][mine], texts)
        parts += bounties(view, names, texts)
        if view["cowbot"]:
            bot = view["cowbot"]
            name = texts.name("cowbot", bot["id"])
            said = texts.say("board-cowbot", name=name, stolen=bot["stolen"], points=bot["total"])
            parts.append(Text(f"{said} {texts.name('cowbot', bot['id'], 'help')}"))
        if view["result"]:
            parts += [Text(line) for line in results(view, names, texts)]
        return parts

    def look_at(self, view: View, whose: int, names: list[str], texts: Texts) -> RenderableType:
        """A sheet, what poker pays, and the discard pile, which is open to everybody (PT-007)."""
        parts: list[RenderableType] = [Text(names[whose], style="bold"), *sheet(view["sheets"][whose], texts)]
        return Group(*parts, pay_table(texts), discarded(view, texts))

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        lines = [Text("  " + texts.say("board-signs"), style="dim")]
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
        line.append("   " + texts.say("board-pair") + " ", style="dim")
        line.append(" ".join(texts.name("card", card) for card in own), style="cyan")
    return line


def goods(view: View, names: list[str], texts: Texts) -> Table:
    """A column for everybody: names are shorter than what goods are called, and fit in 80 signs."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for label in ["", *names]:
        table.add_column(label, no_wrap=True)
    for kind in GOODS:
        table.add_row(texts.name("goods", kind), *(str(found[kind]) for found in view["sheets"]))
    table.add_row(texts.say("board-points"), *(str(found["score"]) for found in view["sheets"]))
    return table


# ---- what is printed -----------------------------------------------------------------------------------------------
def printed(reward: dict[str, Any], texts: Texts) -> str:
    """A reward in signs: "†1★" is a bonus action in the graveyard and a star."""
    pan, hammer = texts.say("board-pan"), texts.say("board-hammer")
    parts: list[str] = [f"{pan}/{hammer}"] if "tool_choice" in reward else []
    if "bonus" in reward:
        parts.append(BONUS[reward["bonus"]])
    for kind, sign in (("stars", "{}★"), ("dollars", "${}"), ("nuggets", "{}●"), ("cross_out", "−{}!")):
        if reward.get(kind):
            parts.append(sign.format(reward[kind]))
    parts += [pan] * reward.get("pans", 0) + [hammer] * reward.get("hammers", 0)
    return STAY.join(parts) + "!" * int(reward.get("wanted", 0))


def sheet(found: Sheet, texts: Texts) -> list[Text]:
    """The five regions, each of one piece, what was bought, and the poker columns."""
    regions = (frontier, badlands, mine, town, hotel_and_land, graveyard)
    lines = [Text("\n").join(region(found, texts)) for region in regions]
    owned = [texts.name("item", item) for item in found["items"]]
    if found["outlaw"]:
        owned.append(texts.name("outlaw", found["outlaw"]))
    if owned:
        lines.append(Text("  " + ", ".join(owned)))
    for number, column in enumerate(found["poker"], 1):
        written = [texts.name("card", card) for card in column["cards"] if card]
        if written:
            made = f": {texts.name('hand', column['hand'])}" if column["hand"] else ""
            lines.append(Text(f"  {number}) {' '.join(written)}{made}"))
    return lines


def line_of(region: str, texts: Texts, first: bool) -> Text:
    """A region's first line carries its name."""
    name = f"{BONUS[region]} {texts.name('region', region)}" if first else ""
    return Text(f"  {name:<{LABEL}}", style="bold")


def put_below(lines: list[Text], name: str, mark: str, after: str = "") -> None:
    """The same, in another line of its region where this one is full."""
    if lines[-1].cell_len + cell_len(f"  {MARK[mark].format(name)}{STAY}{after}") > WIDTH:
        lines.append(Text(" " * (LABEL + 2)))
    put(lines[-1], name, mark, after)


def put(line: Text, name: str, mark: str, after: str = "") -> None:
    """A place with its mark, and what it gives."""
    line.append("  ")
    line.append(MARK[mark].format(name), style=STYLE[mark] or "not bold")
    if after:
        line.append(STAY + after, style="not bold dim" if mark == "open" else "not bold dim strike")


def frontier(found: Sheet, texts: Texts) -> list[Text]:
    lines: list[Text] = []
    for i, (mark, reward) in enumerate(zip(found["frontier"], FIGURES["frontier"], strict=True)):
        if i % STAGES_PER_LINE == 0:
            lines.append(line_of("frontier", texts, i == 0))
        put(lines[-1], RANKS[i], mark, printed(reward, texts))
    return lines


def badlands(found: Sheet, texts: Texts) -> list[Text]:
    """For each row what all three give, then each with its dollars, then the row's bonus action."""
    lines: list[Text] = []
    for i, (row, bonus) in enumerate(FIGURES["badlands"]["rows"].items()):
        if i % ROWS_PER_LINE == 0:
            lines.append(line_of("badlands", texts, i == 0))
        targets = [target for target in FIGURES["badlands"]["targets"] if target["row"] == row]
        lines[-1].append(f"  {targets[0]['stars']}★{'!' * targets[0]['wanted']:<4}", style="not bold dim")
        for target in targets:
            rank = RANKS[target["rank"] - 1]
            put(lines[-1], rank, found["badlands"][rank.lower()], f"${target['dollars']}")
        lines[-1].append(f" → {BONUS[bonus]} ", style="not bold dim")
    return lines


def mine(found: Sheet, texts: Texts) -> list[Text]:
    """Level by level; before each chamber the ranks of the passages that lead there."""
    lines: list[Text] = []
    for level in (1, 2, 3, 4):
        lines.append(line_of("mine", texts, level == 1))
        for chamber in [c for c in FIGURES["mine"]["chambers"] if c["level"] == level]:
            ways = [span(low, high) for _, to, low, high in FIGURES["mine"]["passages"] if to == chamber["id"]]
            gives = printed(chamber["reward"], texts)
            if "silver_per" in chamber:
                gives = f"☆:{texts.name('region', chamber['silver_per'])}{gives}"
            put_below(lines, chamber["id"], found["mine"][chamber["id"]], f"{'/'.join(ways)}:{STAY}{gives}")
    return lines


def span(low: int, high: int) -> str:
    return f"{RANKS[low - 1]}–{RANKS[high - 1]}"


def town(found: Sheet, texts: Texts) -> list[Text]:
    """A building gives what is printed beside it on the first visit only."""
    lines = [line_of("town", texts, True)]
    for i, building in enumerate(FIGURES["town"]):
        name = texts.name("building", building["id"]).replace(" ", STAY)
        mark = found["town"][building["id"]]
        first = printed(building["first"], texts) if mark == "open" else ""
        put_below(lines, f"{RANKS[i]}{STAY}{name}", mark, first)
    return lines


def hotel_and_land(found: Sheet, texts: Texts) -> list[Text]:
    """The hotel's silver stars, of which the last one circled counts, and the cells of the own land."""
    lines = [line_of("town", texts, False) for _ in range(2)]
    lines[0].append(f"  {texts.name('building', 'hotel')} ☆:", style="not bold dim")
    for i, stars in enumerate(FIGURES["powers"]["hotel"]):
        put(lines[0], str(stars), "circled" if i < found["hotel"] else "open")
    lines[1].append(f"  {texts.name('building', 'land_office')} ★:", style="not bold dim")
    for r, row in enumerate(FIGURES["land"]["stars"]):
        if r > 0:
            lines[1].append("  |", style="not bold dim")
        for c, stars in enumerate(row):
            put(lines[1], str(stars), "circled" if found["land"][r * len(row) + c] else "open")
    return lines


def graveyard(found: Sheet, texts: Texts) -> list[Text]:
    """Three rows of three; between two neighbours what both give together."""
    names = FIGURES["graveyard"]["tombstones"]
    links = {frozenset(link["between"]): i for i, link in enumerate(FIGURES["graveyard"]["links"])}

    def between(a: str, b: str) -> tuple[str, str]:
        i = links[frozenset((a, b))]
        taken = found["links"][i]
        return printed(FIGURES["graveyard"]["links"][i]["reward"], texts), "dim strike" if taken else "not bold dim"

    lines: list[Text] = []
    for row in range(3):
        stones = names[row * 3 : row * 3 + 3]
        line = line_of("graveyard", texts, row == 0)
        for i, name in enumerate(stones):
            mark = found["graveyard"][name]
            line.append(f"  {MARK[mark].format(name.upper()):<4}", style=STYLE[mark] or "not bold")
            if i < 2:
                said, style = between(name, stones[i + 1])
                line.append(f"{said:^{LINK}}", style=style)
        lines.append(line)
        if row < 2:
            down = line_of("graveyard", texts, False)
            for i, name in enumerate(stones):
                said, style = between(name, names[row * 3 + 3 + i])
                down.append("  ")
                down.append(f"{said:<{4 + LINK}}", style=style)
            lines.append(down)
    return lines


# ---- what one asks to see ------------------------------------------------------------------------------------------
def pay_table(texts: Texts) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    paid = [row for row in FIGURES["poker"] if row["dollars"] or row["stars"]]
    for row in paid:
        table.add_row("", texts.name("hand", row["hand"]), f"${row['dollars']}", f"{row['stars']}★")
    return table


def discarded(view: View, texts: Texts) -> Text:
    """Suit by suit, for whoever counts what can still come."""
    pile = sorted(
        view["discard"], key=lambda card: (card.partition("_")[0], RANKS.index(card.partition("_")[2].upper()))
    )
    return Text("  " + texts.say("board-discard", cards=" ".join(texts.name("card", card) for card in pile) or "—"))


# ---- rivals and the end --------------------------------------------------------------------------------------------
def bounties(view: View, names: list[str], texts: Texts) -> list[Text]:
    lines = []
    for bounty in view["bounties"]:
        told = (
            f"  {bounty['stars']}★ {texts.name('bounty', bounty['id'])}: {texts.name('bounty', bounty['id'], 'help')}"
        )
        met = ", ".join(names[seat] for seat in bounty["met"])
        lines.append(Text(f"{told} ({met})" if met else told))
    return lines


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
