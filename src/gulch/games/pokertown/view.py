"""What a viewer may know, named field by field: enough to draw every sheet."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.rules import OVER
from gulch.games.pokertown.assignment import RANK_OF_USE, SUIT_OF_USE, USES
from gulch.games.pokertown.badlands import LOWEST, TARGET_DOLLARS, TARGET_STARS, TARGET_WANTED, gun
from gulch.games.pokertown.bounties import BOUNTY_NAMES, FIRST_STARS, LATER_STARS
from gulch.games.pokertown.characters import CHARACTER_NAMES, NO_CHARACTER
from gulch.games.pokertown.components import (
    BADLANDS,
    BUILDING_NAMES,
    CARD_NAMES,
    CHAMBER_NAMES,
    CHAMBER_REWARDS,
    FIRST,
    FIRST_VISITS,
    FRONTIER,
    GOODS,
    GRAVEYARD,
    HANDS,
    ITEM_NAMES,
    LINE_UP,
    MINE,
    NO_CARD,
    NO_REGION,
    PASSED,
    PLACE_NAMES,
    PLACES,
    PROTECTION,
    RANK_NAMES,
    REGION_OF,
    REGIONS,
    ROUNDS,
    SILVER_STAR,
    STAGE_REWARDS,
    STAGES,
    SUITS,
    TOMBSTONE_NAMES,
    TOWN,
    TURNS,
)
from gulch.games.pokertown.cowbot import COWBOTS, LOOKS_FOR, SUIT_OF, cowbot_points
from gulch.games.pokertown.deck import robbery_cards
from gulch.games.pokertown.graveyard import LINKS, WANTED_PER_TOMBSTONE
from gulch.games.pokertown.hidden import knows_sheriff
from gulch.games.pokertown.land import CELL_STARS
from gulch.games.pokertown.places import PLACES_OF, closed, price
from gulch.games.pokertown.scoring import breakdown, points
from gulch.games.pokertown.state import FREE_RANK, FREE_SHIFT, FREE_SUIT, PAIR, POKER_CARDS, TODO_KINDS, Town, owns
from gulch.games.pokertown.town import FIRST_EFFECT

OPEN, CIRCLED, CROSSED = "open", "circled", "crossed"
FREED: Final = {"suit": FREE_SUIT, "rank": FREE_RANK, "shift": FREE_SHIFT}


def view(s: Town, viewer: int) -> dict[str, Any]:
    return {
        "round": int(s.round),
        "turn": int(s.turn),
        "lineup": [card(c) for c in s.lineup if c != NO_CARD],
        "deck": len(s.deck),
        "discard": [card(c) for c in s.discard],
        "sheriff": sheriff(s, viewer),
        "options": dict(s.rules.options),
        "bounties": bounties(s),
        "cowbot": cowbot(s),
        "sheets": [sheet(s, seat) for seat in range(s.seats)],
        "me": me(s, viewer) if viewer >= 0 else None,
        "result": [breakdown(s, seat) for seat in range(s.seats)] if s.at == OVER else None,
    }


def card(number: Any) -> str | None:
    return CARD_NAMES[int(number)] if number != NO_CARD else None


def sheriff(s: Town, viewer: int) -> dict[str, Any]:
    """Face down, known to whoever looked, or shown."""
    known = s.sheriff != NO_CARD and knows_sheriff(s, viewer)
    return {"aside": bool(s.sheriff != NO_CARD), "shown": bool(s.shown), "card": card(s.sheriff) if known else None}


def bounties(s: Town) -> list[dict[str, Any]]:
    return [
        {
            "id": BOUNTY_NAMES[s.bounties[i]],
            "stars": int(LATER_STARS if s.flipped >> i & 1 else FIRST_STARS),
            "flipped": bool(s.flipped >> i & 1),
            "met": [seat for seat in range(s.seats) if s.met[seat] >> i & 1],
        }
        for i in range(len(s.bounties))
    ]


def cowbot(s: Town) -> dict[str, Any] | None:
    """Its running score counts what is uncircled now."""
    if s.cowbot < 0:
        return None
    made = cowbot_points(s)
    return {
        "id": COWBOTS[s.cowbot],
        "level": s.rules.options["difficulty"],
        "suit": SUITS[SUIT_OF[s.cowbot]],
        "looks_for": GOODS[LOOKS_FOR[s.cowbot]],
        "stolen": len(s.stolen),
        "points": made,
        "total": sum(made.values()),
    }


# ---- a sheet -----------------------------------------------------------------
def sheet(s: Town, seat: int) -> dict[str, Any]:
    now = points(s, seat)
    return {
        "dollars": int(s.dollars[seat]),
        "nuggets": int(s.nuggets[seat]),
        "stars": int(s.stars[seat]),
        "wanted": int(s.wanted[seat]),
        "pans": int(s.pans[seat]),
        "hammers": int(s.hammers[seat]),
        "items": [name for i, name in enumerate(ITEM_NAMES[:SILVER_STAR]) if s.items[seat] >> i & 1],
        "gun": int(gun(s, seat)),
        "frontier": [stage(s, seat, i) for i in range(STAGES)],
        "badlands": marks(s.robbed[seat], [RANK_NAMES[i + LOWEST - 1] for i in range(len(TARGET_STARS))]),
        "mine": marks(s.chambers[seat], CHAMBER_NAMES),
        "town": marks(s.visited[seat], BUILDING_NAMES),
        "graveyard": marks(s.graves[seat], TOMBSTONE_NAMES),
        "links": [bool(s.graves[seat] & link.ends == link.ends) for link in LINKS],
        "land": [bool(s.land[seat] >> i & 1) for i in range(len(CELL_STARS))],
        "hotel": int(s.hotel[seat]),
        "outlaw": RANK_NAMES[s.outlaw[seat] - 1] if s.outlaw[seat] else None,
        "outlaws": [RANK_NAMES[10 + i] for i in range(3) if s.outlaws[seat] >> i & 1],
        "poker": [column(s, seat, r) for r in range(ROUNDS)],
        "character": character(s, seat),
        "bribed": bool(s.bribed[seat]),
        "arrests": int(s.arrests[seat]),
        "points": now,
        "score": sum(now.values()),
        "assigned": assigned(s, seat),
        "waiting": waiting(s, seat),
        "robbery_cards": [card(c) for c in robbery_cards(s, seat)],
    }


def stage(s: Town, seat: int, i: int) -> str:
    if s.stages[seat] >> i & 1:
        return CIRCLED
    return CROSSED if i < s.stage[seat] else OPEN


def marks(mask: Any, names: list[str]) -> dict[str, str]:
    return {name: CIRCLED if mask >> i & 1 else OPEN for i, name in enumerate(names)}


def column(s: Town, seat: int, r: int) -> dict[str, Any]:
    """The poker cards of a round and what they made."""
    first = seat * POKER_CARDS + r * TURNS
    made = int(s.hands[seat * ROUNDS + r])
    return {"cards": [card(s.poker[first + i]) for i in range(TURNS)], "hand": HANDS[made - 1] if made else None}


def character(s: Town, seat: int) -> dict[str, Any] | None:
    if s.character[seat] == NO_CHARACTER:
        return None
    return {"id": CHARACTER_NAMES[s.character[seat]], "uses": int(s.uses[seat])}


def assigned(s: Town, seat: int) -> dict[str, Any] | None:
    """How the line-up is used in this turn; its cards are counted from 1."""
    region = int(s.suit[seat])
    if region == NO_REGION:
        return None
    written = s.poker[seat * POKER_CARDS + (s.round - 1) * TURNS + s.turn - 1]
    return {
        "region": "passed" if region == PASSED else REGIONS[region],
        "suit_card": int(s.suit_card[seat]) + 1 if s.suit_card[seat] != NO_CARD else None,
        "rank_card": int(s.rank_card[seat]) + 1 if s.rank_card[seat] != NO_CARD else None,
        "poker": card(written),
        "free": [name for name, bit in FREED.items() if s.free[seat] & bit],
        "place": PLACE_NAMES[s.place[seat]] if s.place[seat] >= 0 else None,
    }


def waiting(s: Town, seat: int) -> dict[str, Any]:
    """Bonus actions and effects not carried out yet."""
    base = seat * TODO_KINDS
    return {
        "bonus": {REGIONS[r]: int(s.todo[base + r]) for r in range(GRAVEYARD + 1) if s.todo[base + r]},
        "effects": [BUILDING_NAMES[b] for b in range(len(BUILDING_NAMES)) if s.todo[base + FIRST_EFFECT + b]],
    }


# ---- what only the seat itself is shown --------------------------------------
def me(s: Town, seat: int) -> dict[str, Any]:
    pair = [card(s.pair[seat * PAIR + i]) for i in range(PAIR)] if len(s.pair) else []
    return {"seat": seat, "pair": [c for c in pair if c], "reach": reach(s, seat), "rewards": rewards(s, seat)}


def reach(s: Town, seat: int) -> list[dict[str, Any]]:
    """Where the line-up can lead: for every assignment still possible its places and their price in nuggets."""
    if len([c for c in s.lineup if c != NO_CARD]) < LINE_UP or s.place[seat] >= 0 or s.suit[seat] >= GRAVEYARD:
        return []
    uses = [(int(SUIT_OF_USE[k]), int(RANK_OF_USE[k])) for k in range(USES)]
    if s.suit[seat] != NO_REGION:
        uses = [(int(s.suit_card[seat]), int(s.rank_card[seat]))]
    return [{"suit_card": a + 1, "rank_card": b + 1, "places": reachable(s, seat, a, b)} for a, b in uses]


def reachable(s: Town, seat: int, suit_card: int, rank_card: int) -> dict[str, int]:
    suit, rank = s.lineup[suit_card], s.lineup[rank_card]
    found: dict[str, int] = {}
    for region in (FRONTIER, BADLANDS, MINE, TOWN):
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
