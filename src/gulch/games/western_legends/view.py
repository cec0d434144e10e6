"""What a seat may know, entry by entry."""

from __future__ import annotations

from gulch.declare.views import Shown, by_seat, entry, of_seat, see
from gulch.games.western_legends.components import BILL, COLOURS, RANKS
from gulch.games.western_legends.ending import score
from gulch.games.western_legends.fields import FIELDS
from gulch.games.western_legends.movement import speed
from gulch.games.western_legends.names import EVERY_CHARACTER
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import power, sheriff_is_active
from gulch.games.western_legends.zones import RANCHES
from gulch.pieces.sets import listed


def shown() -> list[Shown]:
    turn = see(FIELDS, "round", "first", "active", "actions", "ending", "once", "deeds", "spent")
    table = [
        *see(FIELDS, "sheriff", "bandits"),
        *see(FIELDS, "stack", stack="{ resolved: string[]; conditions: (string | null)[] }"),
        *see(FIELDS, "resolved", "deck", "discard", "in_play", "fight_deck", "stock"),
    ]
    fight = see(FIELDS, "fighter", "target", "quarrel", "npc", "npc_seat", "revealed", "edge", "reacted", "played")
    poker = see(FIELDS, "dealer", "flop", "dice")
    man = see(FIELDS, "man", "man_legend", "man_discard", "man_hand")
    return [
        *turn,
        entry("threshold", "number", lambda s, viewer: int(s.game.threshold)),
        *table,
        entry("markers_needed", "number", lambda s, viewer: int(s.game.markers_needed)),
        entry("shelf", "{ price: number; points: number }[]", shelf),
        entry("sheriff_active", "boolean", lambda s, viewer: sheriff_is_active(s)),
        entry(
            "ranches",
            "number[]",
            lambda s, viewer: [int(s.box.count[zone.first]) for zone in RANCHES[: s.game.colours]],
        ),
        *fight,
        entry("rank", "(string | null)[]", ranks),
        *poker,
        entry("gamblers", "number[]", lambda s, viewer: listed(s.players)),
        *man,
        by_seat("players", *player_entries()),
        *see(FIELDS, "known"),
    ]


def player_entries() -> list[Shown]:
    return [
        of_seat("character", "string | null", character_of),
        *see(FIELDS, "offered", "place"),
        of_seat("money", "number", lambda s, viewer, p: int(s.money[p]) * BILL),
        *see(FIELDS, "nuggets", "wounds", "legend", "marshal", "wanted"),
        of_seat("legendary", "boolean", lambda s, viewer, p: bool(s.legendary >> p & 1)),
        *see(FIELDS, "items", "upgraded", "mount", "weapon", "hand", "committed", "laid", "dealer_hand"),
        *see(FIELDS, "npc_hand", "npc_card"),
        of_seat("hand_limit", "number", lambda s, viewer, p: int(power(s, p).hand_limit(s, p))),
        of_seat("speed", "number", lambda s, viewer, p: int(speed(s, p))),
        *see(FIELDS, *[f"cattle_{colour}" for colour in COLOURS]),
        of_seat("markers", "number[]", lambda s, viewer, p: [int(s.markers[p * 2 + k]) for k in range(2)]),
        *see(FIELDS, "goals", goals="string[] | number"),
        *see(FIELDS, "goals_done", "tokens", "looked_at"),
        of_seat("score", "Record<string, number> | null", lambda s, viewer, p: score(s, p) if s.at == 0 else None),
    ]


def character_of(s: Western, viewer: int, p: int) -> str | None:
    return EVERY_CHARACTER[s.character[p]] if s.character[p] >= 0 else None


def shelf(s: Western, viewer: int) -> list[dict[str, int]]:
    """By item: what it costs, to buy or to upgrade, and what its other side is worth at the end."""
    return [{"price": int(item.price) * BILL, "points": int(item.points)} for item in s.game.items]


def ranks(s: Western, viewer: int) -> list[str | None]:
    """Of the revealed cards, after all changes."""
    return [RANKS[rank] if s.revealed else None for rank in s.rank]
