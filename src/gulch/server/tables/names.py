"""Names at a table. Those of bots are the same ones after a restart and in the next game of the evening, never a
person's; people whose names could be taken for each other are told apart."""

from __future__ import annotations

from functools import cache
from zlib import crc32

from gulch.server.store.rows import Listing, SeatRow
from gulch.server.tables.spelling import skeleton
from gulch.texts import bundle_of, locales

# Each is a text `bot-KEY` in every language. Their number is a power of two, see `nth`; with 64 a seat at a table of
# eight has eight names to choose from, one more than there can be people to avoid.
LISTED = """
abner amos agnes asa barney bess birdie boone buck caleb callie clara clem cole cora cyrus daisy delia dolly
dusty earl effie elijah emmett ezra faye flint flora gus hank hattie hester hiram ida ike iris jasper jeb
josie june kitty levi lottie luther mabel maggie minnie moses ned nell olive opal otis phoebe polly quincy
roscoe ruby rufus sadie silas tilly virgil wade
"""
KEYS = LISTED.split()


@cache
def spoken(key: str) -> dict[str, str]:
    """The name in every language."""
    bundles = {lang: bundle_of(lang, "server") for lang in locales()}
    return {
        lang: str(bundle.format_pattern(bundle.get_message(f"bot-{key}").value, {})[0])
        for lang, bundle in bundles.items()
    }


def nth(table: str, n: int) -> str:
    """Every table has an order of its own: an odd stride meets each of 64 names once."""
    number = crc32(table.encode())
    return KEYS[((number >> 8) + ((number & 0xFF) | 1) * n) % len(KEYS)]


def names_of_bots(listing: Listing) -> dict[int, str]:
    """The key of each seat that a bot has for itself. A function of the table and of the people's names, so nothing is
    stored. Every seat draws from names of its own: whoever comes, the other bots keep theirs."""
    row, seats = listing.row, listing.seats
    people = {skeleton(seat.name) for seat in seats if seat.guest is not None}
    return {
        seat.seat: name_for(row.first or row.id, (seat.seat + row.turns) % len(seats), len(seats), people)
        for seat in seats
        if seat.level is not None and seat.guest is None
    }


def name_of(seats: list[SeatRow], number: int) -> str:
    """The name of the person on a seat, with the seat's number where somebody else's looks the same."""
    seat = seats[number]
    own = skeleton(seat.name)
    alike = (other for other in seats if other.guest not in (None, seat.guest) and skeleton(other.name) == own)
    return f"{seat.name} ({number + 1})" if seat.guest is not None and any(alike) else seat.name


def name_for(table: str, seat: int, seats: int, people: set[str]) -> str:
    """`seat`: where it was in the first game of the evening."""
    own = [nth(table, n) for n in range(seat, len(KEYS), seats)]
    free = [key for key in own if people.isdisjoint(skeleton(name) for name in spoken(key).values())]
    return (free or own)[0]
