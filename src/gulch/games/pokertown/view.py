"""What a viewer may know, named field by field: enough to draw every sheet."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.rules import OVER
from gulch.declare.views import Shown, by_seat, entry, of_seat, see
from gulch.engine.play import NOBODY
from gulch.games.pokertown.assignment import RANK_OF_USE, SUIT_OF_USE, USES, row_of
from gulch.games.pokertown.badlands import LOWEST, TARGET_DOLLARS, TARGET_STARS, TARGET_WANTED, gun
from gulch.games.pokertown.bounties import FIRST_STARS, LATER_STARS
from gulch.games.pokertown.components import (
    BOUNTY_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    CHAMBER_NAMES,
    CHAMBER_REWARDS,
    CHARACTER_NAMES,
    COWBOTS,
    FIRST,
    FIRST_EFFECT,
    FIRST_VISITS,
    FREE_RANK,
    FREE_SHIFT,
    FREE_SUIT,
    FRONTIER,
    GOODS,
    GRAVEYARD,
    HANDS,
    LINE_UP,
    MINE,
    NO_CARD,
    NO_CHARACTER,
    NO_PLACE,
    NO_REGION,
    NUMBER_OF_TODOS,
    PASSED,
    PLACE_NAMES,
    PLACES,
    PROTECTION,
    RANK_NAMES,
    REGION_OF,
    REGIONS,
    ROUNDS,
    STAGE_REWARDS,
    STAGES,
    SUITS,
    TOMBSTONE_NAMES,
    TOWN,
    TURNS,
)
from gulch.games.pokertown.cowbot import LOOKS_FOR, SUIT_OF, cowbot_points, stolen_cards
from gulch.games.pokertown.deck import has_seen_sheriffs_card, lying_pair, robbery_cards, sheriffs_card
from gulch.games.pokertown.ending import breakdown, points
from gulch.games.pokertown.fields import FIELDS
from gulch.games.pokertown.graveyard import LINKS, WANTED_PER_TOMBSTONE
from gulch.games.pokertown.land import CELL_STARS
from gulch.games.pokertown.places import PLACES_OF, closed, price
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.zones import DECK

OPEN, CIRCLED, CROSSED = "open", "circled", "crossed"
FREED: Final = {"suit": FREE_SUIT, "rank": FREE_RANK, "shift": FREE_SHIFT}


SHAPES: Final = {  # the page's types of what has parts
    "SheriffsCard": {"aside": "boolean", "shown": "boolean", "card": "string | null"},
    "Bounty": {"id": "string", "stars": "number", "flipped": "boolean", "met": "number[]"},
    "Cowbot": {
        "id": "string",
        "level": "string",
        "suit": "string",
        "looks_for": "string",
        "stolen": "number",
        "points": "Record<string, number>",
        "total": "number",
    },
    "Column": {"cards": "(string | null)[]", "hand": "string | null"},
    "Person": {"id": "string", "uses": "number"},
    "Assigned": {
        "region": "string",
        "suit_card": "number | null",
        "rank_card": "number | null",
        "poker": "string | null",
        "free": "string[]",
        "place": "string | null",
    },
    "Waiting": {"bonus": "Record<string, number>", "effects": "string[]"},
    "Way": {"suit_card": "number", "rank_card": "number", "places": "Record<string, number>"},
    "Me": {
        "seat": "number",
        "pair": "string[]",
        "reach": "Way[]",
        "rewards": "Record<string, Record<string, unknown>>",
    },
}


class Shaped(Shown):
    """An entry that brings the types of its parts, and of the sheets'."""

    def types(self) -> dict[str, dict[str, str]]:
        return SHAPES


def shown() -> list[Shown]:
    """The view, entry by entry."""
    return [
        *see(FIELDS, "round", "turn", "lineup"),
        entry("deck", "number", lambda s, viewer: int(s.box.count[DECK.first])),
        *see(FIELDS, "discard"),
        Shaped("sheriff", "SheriffsCard", sheriff),
        entry("options", "Record<string, string | boolean>", lambda s, viewer: dict(s.rules.options)),
        entry("bounties", "Bounty[]", bounties),
        entry("cowbot", "Cowbot | null", cowbot),
        by_seat("sheets", *sheet()),
        entry("me", "Me | null", me),
        entry("result", "Record<string, unknown>[] | null", result),
    ]


def result(s: Town, viewer: int) -> object:
    return [breakdown(s, seat) for seat in range(s.seats)] if s.at == OVER else None


def card(number: Any) -> str | None:
    return CARD_NAMES[int(number)] if number != NO_CARD else None


def sheriff(s: Town, viewer: int) -> dict[str, Any]:
    """Face down, known to whoever looked, or shown."""
    number = sheriffs_card(s)
    known = number if has_seen_sheriffs_card(s, viewer) else NO_CARD
    shown = bool(has_seen_sheriffs_card(s, NOBODY) or (number == NO_CARD and s.round > 0))
    return {"aside": bool(number != NO_CARD), "shown": shown, "card": card(known)}


def bounties(s: Town, viewer: int) -> list[dict[str, Any]]:
    return [
        {
            "id": BOUNTY_NAMES[s.bounties[i]],
            "stars": int(LATER_STARS if s.flipped >> i & 1 else FIRST_STARS),
            "flipped": bool(s.flipped >> i & 1),
            "met": [seat for seat in range(s.seats) if s.met[seat] >> i & 1],
        }
        for i in range(len(s.bounties))
    ]


def cowbot(s: Town, viewer: int) -> dict[str, Any] | None:
    """Its running score counts what is uncircled now."""
    if s.cowbot < 0:
        return None
    made = cowbot_points(s)
    return {
        "id": COWBOTS[s.cowbot],
        "level": s.rules.options["difficulty"],
        "suit": SUITS[SUIT_OF[s.cowbot]],
        "looks_for": GOODS[LOOKS_FOR[s.cowbot]],
        "stolen": stolen_cards(s),
        "points": made,
        "total": sum(made.values()),
    }


# ---- a sheet -----------------------------------------------------------------
def sheet() -> list[Shown]:
    marked = '"open" | "circled"'
    return [
        *see(FIELDS, "dollars", "nuggets", "stars", "wanted", "pans", "hammers", "items"),
        of_seat("gun", "number", lambda s, viewer, p: int(gun(s, p))),
        of_seat("frontier", '("open" | "circled" | "crossed")[]', stages),
        of_seat("badlands", f"Record<string, {marked}>", lambda s, viewer, p: marks(s.robbed[p], TARGET_RANKS)),
        of_seat("mine", f"Record<string, {marked}>", lambda s, viewer, p: marks(s.chambers[p], CHAMBER_NAMES)),
        of_seat("town", f"Record<string, {marked}>", lambda s, viewer, p: marks(s.visited[p], BUILDING_NAMES)),
        of_seat("graveyard", f"Record<string, {marked}>", lambda s, viewer, p: marks(s.graves[p], TOMBSTONE_NAMES)),
        of_seat("links", "boolean[]", links),
        of_seat("land", "boolean[]", lambda s, viewer, p: [bool(s.land[p] >> i & 1) for i in range(len(CELL_STARS))]),
        *see(FIELDS, "hotel", "outlaw", "outlaws"),
        of_seat("poker", "Column[]", lambda s, viewer, p: [column(s, p, r) for r in range(ROUNDS)]),
        of_seat("character", "Person | null", character),
        of_seat("bribed", "boolean", lambda s, viewer, p: bool(s.bribed[p])),
        *see(FIELDS, "arrests"),
        of_seat("points", "Record<string, number>", lambda s, viewer, p: points(s, p)),
        of_seat("score", "number", lambda s, viewer, p: sum(points(s, p).values())),
        of_seat("assigned", "Assigned | null", assigned),
        of_seat("waiting", "Waiting", waiting),
        of_seat("robbery_cards", "string[]", lambda s, viewer, p: [card(c) for c in robbery_cards(s, p)]),
    ]


TARGET_RANKS: Final = [RANK_NAMES[i + LOWEST - 1] for i in range(len(TARGET_STARS))]


def stages(s: Town, viewer: int, seat: int) -> list[str]:
    return [stage(s, seat, i) for i in range(STAGES)]


def links(s: Town, viewer: int, seat: int) -> list[bool]:
    """Which rewards between two tombstones are taken."""
    return [bool(s.graves[seat] & link.ends == link.ends) for link in LINKS]


def stage(s: Town, seat: int, i: int) -> str:
    if s.stages[seat] >> i & 1:
        return CIRCLED
    return CROSSED if i < s.stage[seat] else OPEN


def marks(mask: Any, names: list[str]) -> dict[str, str]:
    return {name: CIRCLED if mask >> i & 1 else OPEN for i, name in enumerate(names)}


def column(s: Town, seat: int, r: int) -> dict[str, Any]:
    """The poker cards of a round and what they made."""
    first = (seat * ROUNDS + r) * TURNS
    made = int(s.hands[seat * ROUNDS + r])
    return {"cards": [card(s.poker[first + i]) for i in range(TURNS)], "hand": HANDS[made] if made >= 0 else None}


def character(s: Town, viewer: int, seat: int) -> dict[str, Any] | None:
    if s.character[seat] == NO_CHARACTER:
        return None
    return {"id": CHARACTER_NAMES[s.character[seat]], "uses": int(s.uses[seat])}


def assigned(s: Town, viewer: int, seat: int) -> dict[str, Any] | None:
    """How the line-up is used in this turn; its cards are counted from 1."""
    region = int(s.suit[seat])
    if region == NO_REGION:
        return None
    written = s.poker[row_of(s, seat, s.turn)]
    return {
        "region": "passed" if region == PASSED else REGIONS[region],
        "suit_card": int(s.suit_card[seat]) + 1 if s.suit_card[seat] != NO_CARD else None,
        "rank_card": int(s.rank_card[seat]) + 1 if s.rank_card[seat] != NO_CARD else None,
        "poker": card(written),
        "free": [name for name, bit in FREED.items() if s.free[seat] & bit],
        "place": PLACE_NAMES[s.place[seat]] if s.place[seat] != NO_PLACE else None,
    }


def waiting(s: Town, viewer: int, seat: int) -> dict[str, Any]:
    """Bonus actions and effects not carried out yet."""
    base = seat * NUMBER_OF_TODOS
    return {
        "bonus": {REGIONS[r]: int(s.todo[base + r]) for r in range(GRAVEYARD + 1) if s.todo[base + r]},
        "effects": [BUILDING_NAMES[b] for b in range(len(BUILDING_NAMES)) if s.todo[base + FIRST_EFFECT + b]],
    }


# ---- what only the seat itself is shown --------------------------------------
def me(s: Town, seat: int) -> dict[str, Any] | None:
    if seat < 0:
        return None
    pair = [card(c) for c in lying_pair(s, seat)]
    return {"seat": seat, "pair": pair, "reach": reach(s, seat), "rewards": rewards(s, seat)}


def reach(s: Town, seat: int) -> list[dict[str, Any]]:
    """Where the line-up can lead: for every assignment still possible its places and their price in nuggets."""
    if len([c for c in s.slots if c != NO_CARD]) < LINE_UP or s.place[seat] != NO_PLACE or s.suit[seat] >= GRAVEYARD:
        return []
    uses = [(int(SUIT_OF_USE[k]), int(RANK_OF_USE[k])) for k in range(USES)]
    if s.suit[seat] != NO_REGION:
        uses = [(int(s.suit_card[seat]), int(s.rank_card[seat]))]
    return [{"suit_card": a + 1, "rank_card": b + 1, "places": reachable(s, seat, a, b)} for a, b in uses]


def reachable(s: Town, seat: int, suit_card: int, rank_card: int) -> dict[str, int]:
    suit, rank = s.slots[suit_card], s.slots[rank_card]
    found: dict[str, int] = {}
    for region in range(GRAVEYARD):
        for place in PLACES_OF[region]:
            if not closed(s, seat, place):
                due = int(price(s, seat, suit, rank, place, s.free[seat]))
                if due <= s.nuggets[seat]:
                    found[PLACE_NAMES[place]] = due
    return found


def rewards(s: Town, seat: int) -> dict[str, dict[str, Any]]:
    """What every place that is still open would give, as printed; a building only what a first visit adds."""
    return {PLACE_NAMES[place]: reward(s, seat, place) for place in range(PLACES) if not closed(s, seat, place)}


def reward(s: Town, seat: int, place: int) -> dict[str, Any]:
    region = REGION_OF[place]
    i = place - FIRST[region]
    if region == FRONTIER:
        return dict(STAGE_REWARDS[i].data)
    if region == MINE:
        return dict(CHAMBER_REWARDS[i].data)
    if region == TOWN:
        return {} if s.visited[seat] >> i & 1 else dict(FIRST_VISITS[i].data)
    if region == GRAVEYARD:
        circled = s.graves[seat] | 1 << i
        links = [link.reward.data for link in LINKS if link.ends >> i & 1 and circled & link.ends == link.ends]
        return {"wanted": 0 if owns(s, seat, PROTECTION) else int(WANTED_PER_TOMBSTONE), "links": links}
    return {"stars": int(TARGET_STARS[i]), "dollars": int(TARGET_DOLLARS[i]), "wanted": int(TARGET_WANTED[i])}
