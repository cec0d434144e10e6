"""What a viewer sees, named field by field: enough to draw the train, the pile and everybody's sheet."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.views import Shown, entry, see
from gulch.games.colt_express.al_patron import HAS_BOUGHT
from gulch.games.colt_express.components import (
    AUTOMATIC,
    BANDITS,
    BULLET,
    CARDS,
    CARS,
    CARS_BY_NAME,
    ENDS,
    EVENTS,
    GONE,
    HANDCAR,
    LOOT,
    MARY,
    NO_EVENT,
    NOWHERE,
    PARTS,
    PLACE_NAMES,
    RESERVE,
    ROOF,
    ROUND_CARDS,
    ROUNDS,
    SET_OUT,
    SHEETS,
    STRONGBOX,
    TOKENS,
    TURNS,
)
from gulch.games.colt_express.ending import mary_total, total, winners_of
from gulch.games.colt_express.events import HAPPENED
from gulch.games.colt_express.fields import FIELDS
from gulch.games.colt_express.knowledge import (
    bandits_of,
    deck_count,
    hand_count,
    is_over,
    knows_bandit,
    knows_card,
    knows_spot,
    opened,
    own,
)
from gulch.games.colt_express.pile import is_face_down, which, whose
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at, rules_of
from gulch.pieces.bag import count, names, size
from gulch.pieces.kinds import Listed, Name

COUNTS: Final = "Record<string, number>"
LEVEL: Final = {"loot": COUNTS, "bandits": "string[]"}
CAR: Final = {"car": "string", "kind": "string", "inside": "Level", "roof": "Level"}
TURN_LIST: Final = Listed(Name(TURNS)).wire()
ROUND: Final = {"name": "string", "turns": TURN_LIST, "turn": "number", "event": "string", "provenance": "string"}
PILE_CARD: Final = {"bandit": "string | null", "seat": "number | null", "card": "string | null", "hidden": "boolean"}
PLAYER: Final = {
    "bandits": "string[]",
    "hand": "number",
    "deck": "number",
    "discard": f"Record<string, {COUNTS}> | null",
    "bullets_on_top": "number",
    "total": "number | null",
}
BANDIT: Final = {
    "bandit": "string",
    "seat": "number | null",
    "place": "string | null",
    "under": "string | null",
    "bullets": "number",
    "wounds": COUNTS,
    "loot": COUNTS,
    "tokens": f"{COUNTS} | null",
    "money": "number",
    "rule": "string",
}
HER: Final = {"deck": "number", "bullets_in_deck": "number", "spent": "number", "total": "number | null"}


def shown() -> list[Shown]:
    return [
        entry("step", "string", lambda s, viewer: s.rules.step_names[s.at]),
        entry("round", "number", lambda s, viewer: int(min(s.round + 1, ROUNDS))),
        entry("rounds", "number", lambda s, viewer: ROUNDS),
        *see(FIELDS, "first"),
        entry("round_card", "RoundCard | null", round_card, RoundCard=ROUND),
        entry("past_rounds", "string[]", past_rounds),
        entry("train", "Car[]", lambda s, viewer: [car(s, c) for c in range(s.cars)], Level=LEVEL, Car=CAR),
        entry("marshal", "string", lambda s, viewer: CARS_BY_NAME[s.marshal]),
        entry("handcar", "Handcar | null", handcar, Handcar={"end": "string", **LEVEL}),
        entry("pile", "PileCard[]", pile, PileCard=PILE_CARD),
        *see(FIELDS, "shown"),
        entry("players", "Player[]", lambda s, viewer: [player(s, p) for p in range(s.seats)], Player=PLAYER),
        entry("bandits", "Bandit[]", lambda s, viewer: [bandit(s, b, viewer) for b in s.gang], Bandit=BANDIT),
        entry("hand", f"Record<string, {COUNTS}>", lambda s, viewer: own_bags(s, s.hand, viewer)),
        entry("deck", f"Record<string, {COUNTS}>", lambda s, viewer: own_bags(s, s.deck, viewer)),
        *see(FIELDS, "neutral"),
        entry("strongboxes_waiting", "number", lambda s, viewer: int(size(s.loot[RESERVE] & PARTS[STRONGBOX]))),
        entry("discarded", COUNTS, lambda s, viewer: names(s.loot[GONE], TOKENS)),
        entry("teams", "[string, string][] | null", pairs),
        entry("al_patron_has_bought", "boolean | null", has_bought),
        entry("mary", "Mary | null", mary, Mary=HER),
        entry("winners", "number[] | null", lambda s, viewer: winners_of(s) if is_over(s) else None),
    ]


def round_card(s: Colt, viewer: int) -> dict[str, Any] | None:
    """The open card: its turns, how many of them are over, its event. None lies open before the first round."""
    if not opened(s):
        return None
    card = ROUND_CARDS[s.round_cards[opened(s) - 1]]
    return {
        "name": card.name,
        "turns": [TURNS[kind] for kind in card.turns],
        "turn": int(s.turn),
        "event": EVENTS[card.event if HAPPENED in s.rules.events else NO_EVENT],
        "provenance": card.provenance,
    }


def past_rounds(s: Colt, viewer: int) -> list[str]:
    return [ROUND_CARDS[card].name for card in s.round_cards[: s.round]]


def car(s: Colt, c: i64) -> dict[str, Any]:
    kind = CARS[s.train[c - 1]].name if c > 0 else "locomotive"
    return {"car": CARS_BY_NAME[c], "kind": kind, "inside": level(s, c * 2), "roof": level(s, c * 2 | ROOF)}


def level(s: Colt, place: i64) -> dict[str, Any]:
    here = bandits_at(s, place)
    return {"loot": kind_counts(s.loot[place]), "bandits": [BANDITS[b] for b in s.gang if here >> b & 1]}


def kind_counts(bag: i64) -> dict[str, int]:
    return {LOOT[kind]: int(size(bag & PARTS[kind])) for kind in range(len(LOOT)) if bag & PARTS[kind]}


def handcar(s: Colt, viewer: int) -> dict[str, Any] | None:
    return {"end": ENDS[s.handcar], **level(s, HANDCAR)} if s.track.has(s, HANDCAR) else None


def pile(s: Colt, viewer: int) -> list[dict[str, Any]]:
    """In the order played; everybody has seen who laid them. A card neither hidden nor shown is covered."""
    return [
        {
            "bandit": BANDITS[whose(card)] if knows_bandit(s, viewer, i) else None,
            "seat": seat_of(s, whose(card)),
            "card": CARDS[which(card)] if knows_card(s, viewer, i) else None,
            "hidden": is_face_down(card),
        }
        for i, card in enumerate(s.pile)
    ]


def seat_of(s: Colt, b: i64) -> int | None:
    return int(s.owner[b]) if s.owner[b] >= 0 else None


def recalled(past: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """Looking back brings no covered card of this round to light again (CE-R17)."""
    if past["round"] != now["round"]:
        return past
    covered = [card["card"] is None and not card["hidden"] for card in now["pile"]]
    cards = [now["pile"][i] if i < len(covered) and covered[i] else card for i, card in enumerate(past["pile"])]
    return {**past, "pile": cards}


def player(s: Colt, p: int) -> dict[str, Any]:
    lead = s.lead[p]
    if lead < 0:
        return {"bandits": [], "hand": 0, "deck": 0, "discard": {}, "bullets_on_top": 0, "total": None}
    discards = {BANDITS[b]: names(s.discard[b], CARDS) for b in bandits_of(s, p)}
    return {
        "bandits": [BANDITS[b] for b in bandits_of(s, p)],
        "hand": int(hand_count(s, p)),
        "deck": int(deck_count(s, p)),
        "discard": discards if s.decks.keeps_discard() else None,
        "bullets_on_top": int(s.top[lead]),
        "total": int(total(s, p)) if is_over(s) else None,
    }


def bandit(s: Colt, b: i64, viewer: int) -> dict[str, Any]:
    sheet = s.loot[SHEETS + b]
    return {
        "bandit": BANDITS[b],
        "seat": seat_of(s, b),
        "place": PLACE_NAMES[s.place[b]] if s.place[b] != NOWHERE else None,
        "under": CARS_BY_NAME[s.under[b] - 1] if s.under[b] and s.owner[b] == viewer else None,
        "bullets": int(s.bullets[b]),
        "wounds": names(s.wounds[b], [*BANDITS, "neutral"]),
        "loot": kind_counts(sheet),
        "tokens": names(sheet, TOKENS) if knows_spot(s, viewer, SHEETS + b) else None,
        "money": int(s.money[b]),
        "rule": s.cast[b].rule,
    }


def own_bags(s: Colt, bags: vec[i64], viewer: int) -> dict[str, dict[str, int]]:
    return {BANDITS[b]: names(bags[b], CARDS) for b in own(s, viewer)}


def pairs(s: Colt, viewer: int) -> list[list[str]] | None:
    """The teams there are to lead (CE-081)."""
    if not rules_of(s).teams:
        return None
    return [[BANDITS[SET_OUT[k]], BANDITS[s.marks[k]]] for k in range(len(SET_OUT))]


def has_bought(s: Colt, viewer: int) -> bool | None:
    marks = s.rules.marks
    return s.marks[marks.index(HAS_BOUGHT)] > s.round if HAS_BOUGHT in marks else None


def mary(s: Colt, viewer: int) -> dict[str, Any] | None:
    """How many cards her deck has; the bullets she has thrown away; what she was worth, at the end."""
    if s.owner[MARY] != AUTOMATIC:
        return None
    return {
        "deck": int(size(s.deck[MARY])),
        "bullets_in_deck": int(count(s.deck[MARY], BULLET)),
        "spent": int(s.spent),
        "total": int(mary_total(s)) if is_over(s) else None,
    }
