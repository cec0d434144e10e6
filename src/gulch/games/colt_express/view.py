"""What a viewer sees, named field by field: enough to draw the train, the pile and everybody's sheet."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gulch.games.colt_express.components import (
    BANDITS,
    BULLET,
    CARDS,
    CARS,
    EVENTS,
    MARY,
    PARTS,
    ROUND_CARDS,
    ROUNDS,
    SET_OUT,
    STRONGBOX,
    TOKENS,
    TURNS,
)
from gulch.games.colt_express.decks import deck_count, hand_count
from gulch.games.colt_express.ending import bandits_of, mary_total, total, winners_of
from gulch.games.colt_express.hidden import (
    PLACE_NAMES,
    is_over,
    kind_counts,
    knows_bandit,
    knows_card,
    knows_spot,
    opened,
    own,
)
from gulch.games.colt_express.state import (
    AUTOMATIC,
    GONE,
    HANDCAR,
    HIDDEN,
    NOWHERE,
    RESERVE,
    ROOF,
    SHEETS,
    Colt,
    bandits_at,
)
from gulch.games.colt_express.vocabulary import CARS_BY_NAME
from gulch.pieces.bag import count, names, size


def view(s: Colt, viewer: int) -> dict[str, Any]:
    over = is_over(s)
    return {
        "step": s.rules.step_names[s.at],
        "round": int(min(s.round + 1, ROUNDS)),
        "rounds": ROUNDS,
        "first": int(s.first),
        "round_card": round_card(s),
        "past_rounds": [ROUND_CARDS[card].name for card in s.round_cards[: s.round]],
        "train": [car(s, c) for c in range(s.cars)],
        "marshal": CARS_BY_NAME[s.marshal],
        "handcar": handcar(s) if s.rules.options["handcar"] else None,
        "pile": pile(s, viewer),
        "shown": int(s.shown),
        "players": [player(s, p, viewer) for p in range(s.seats)],
        "bandits": [bandit(s, b, viewer) for b in s.gang],
        "hand": {BANDITS[b]: names(s.hand[b], CARDS) for b in own(s, viewer)},
        "deck": {BANDITS[b]: names(s.deck[b], CARDS) for b in own(s, viewer)},
        "neutral": int(s.neutral),
        "strongboxes_waiting": int(size(s.loot[RESERVE] & PARTS[STRONGBOX])),
        "discarded": names(s.loot[GONE], TOKENS),
        "teams": pairs(s) if s.rules.options["teams"] else None,
        "al_patron_has_bought": has_bought(s) if s.rules.options["al_patron"] else None,
        "mary": mary(s) if s.owner[MARY] == AUTOMATIC else None,
        "winners": winners_of(s) if over else None,
    }


def round_card(s: Colt) -> dict[str, Any] | None:
    """The open card: its turns, how many of them are over, its event. None lies open before the first round."""
    if not opened(s):
        return None
    card = ROUND_CARDS[s.round_cards[opened(s) - 1]]
    return {
        "name": card.name,
        "turns": [TURNS[kind] for kind in card.turns],
        "turn": int(s.turn),
        "event": EVENTS[card.event] if s.rules.options["events"] else "none",
        "provenance": card.provenance,
    }


def car(s: Colt, c: i64) -> dict[str, Any]:
    kind = CARS[s.train[c - 1]].name if c > 0 else "locomotive"
    return {"car": CARS_BY_NAME[c], "kind": kind, "inside": level(s, c * 2), "roof": level(s, c * 2 | ROOF)}


def level(s: Colt, place: i64) -> dict[str, Any]:
    here = bandits_at(s, place)
    return {"loot": kind_counts(s.loot[place]), "bandits": [BANDITS[b] for b in s.gang if here >> b & 1]}


def handcar(s: Colt) -> dict[str, Any]:
    return {"end": "tail" if s.handcar else "head", **level(s, HANDCAR)}


def pile(s: Colt, viewer: int) -> list[dict[str, Any]]:
    """In the order played; everybody has seen who laid them. A card neither hidden nor shown is covered."""
    return [
        {
            "bandit": BANDITS[s.pile[i] & 7] if knows_bandit(s, viewer, i) else None,
            "seat": seat_of(s, s.pile[i] & 7),
            "card": CARDS[s.pile[i] >> 3 & 15] if knows_card(s, viewer, i) else None,
            "hidden": bool(s.pile[i] & HIDDEN),
        }
        for i in range(len(s.pile))
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


def player(s: Colt, p: int, viewer: int) -> dict[str, Any]:
    lead = s.lead[p]
    if lead < 0:
        return {"bandits": [], "hand": 0, "deck": 0, "discard": {}, "bullets_on_top": 0, "total": None}
    own_bandits = bandits_of(s, p)
    return {
        "bandits": [BANDITS[b] for b in own_bandits],
        "hand": int(hand_count(s, p)),
        "deck": int(deck_count(s, p)),
        "discard": {BANDITS[b]: names(s.discard[b], CARDS) for b in own_bandits} if s.rules.options["expert"] else None,
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


def pairs(s: Colt) -> list[list[str]]:
    """The teams there are to lead (CE-081)."""
    return [[BANDITS[SET_OUT[k]], BANDITS[s.marks[k]]] for k in range(len(SET_OUT))]


def has_bought(s: Colt) -> bool:
    return s.marks[s.rules.marks.index("al_patron_bought")] > s.round


def mary(s: Colt) -> dict[str, Any]:
    """How many cards her deck has; the bullets she has thrown away; what she was worth, at the end."""
    return {
        "deck": int(size(s.deck[MARY])),
        "bullets_in_deck": int(count(s.deck[MARY], BULLET)),
        "spent": int(s.spent),
        "total": int(mary_total(s)) if is_over(s) else None,
    }
