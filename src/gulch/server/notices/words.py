"""What a notice says, in the person's language. It is made from what everybody at the table knows: which game, who sits
there, where it is. Nothing here has seen a card."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gulch.server.store.rows import Listing
from gulch.server.tables.names import name_of, names_of_bots, spoken
from gulch.texts import bundle_of

LISTED_MAX = 10  # tables that one notice names


class Item(msgspec.Struct, frozen=True):
    """Something to tell one person about one table."""

    table: str
    kind: str  # turn, begun, over, next
    mark: str  # which turn
    since: float
    game: str
    others: tuple[tuple[str, str], ...]  # who else sits there: a name, or a bot's key


class Notice(msgspec.Struct, frozen=True):
    """In words. `link`: where to go."""

    title: str
    lines: tuple[tuple[str, str], ...]  # what is said of each table, and its address
    link: str

    @property
    def body(self) -> str:
        return "\n".join(f"{text}\n{link}" for text, link in self.lines)


def others_of(listing: Listing, guest: str) -> tuple[tuple[str, str], ...]:
    bots = names_of_bots(listing)
    return tuple(
        ("", bots[seat.seat]) if seat.seat in bots else (name_of(listing.seats, seat.seat), "")
        for seat in listing.seats
        if seat.guest != guest and (seat.seat in bots or seat.guest is not None)
    )


def say(language: str, id: str, game: str = "", /, **arguments: str | int) -> str:
    bundle = bundle_of(language, game or "server")
    return str(bundle.format_pattern(bundle.get_message(id).value, arguments)[0])


def title_of(game: str, language: str) -> str:
    return say(language, f"game-{game}", game)


def compose(items: Sequence[Item], language: str, origin: str) -> Notice:
    """Several turns in one notice."""
    lines = tuple((line(item, language), f"{origin}/t/{item.table}") for item in items[:LISTED_MAX])
    turns = sum(item.kind == "turn" for item in items)
    if len(items) == 1:
        title = say(language, HEADS[items[0].kind], title=title_of(items[0].game, language))
    elif turns > 1:
        title = say(language, "tell-turns", count=turns)
    else:
        title = say(language, "tell-news", count=len(items))
    return Notice(title, lines, lines[0][1] if len(items) == 1 else f"{origin}/")


HEADS = {
    "turn": "tell-turn",
    "begun": "tell-begun",
    "over": "tell-over",
    "next": "tell-next",
}
LINES = {
    "turn": "tell-turn-with",
    "begun": "tell-begun-with",
    "over": "tell-over-with",
    "next": "tell-next-with",
}


def line(item: Item, language: str) -> str:
    names = ", ".join(name or spoken(bot)[language] for name, bot in item.others)
    title = title_of(item.game, language)
    return (
        say(language, LINES[item.kind], title=title, names=names)
        if names
        else say(language, HEADS[item.kind], title=title)
    )
