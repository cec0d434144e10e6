"""Positions of the train robbery in few words.

A place is "i3" (inside car 3), "r0" (the roof of the locomotive), "h" (the handcar) or "u" (under a car)."""

from __future__ import annotations

from typing import Any

import gulch
from gulch.engine.table import Table

DECK = {"move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
TEAM_DECK = {"move": 1, "floor": 1, "fire": 1, "robbery": 1, "punch": 1, "marshal": 1}
MARY_DECK = {"move": 2, "fire": 2, "robbery": 2, "punch": 1, "hat_throw": 1, "seduction": 1}
ADVANCED = {"abilities": True, "events": True, "stations": True}
MARY = {"mary": True}
THREE = "doc tuco ghost"
PLACES = {"i": "inside_", "r": "roof_"}
FIVE = ["braking_24", "tunnel_24", "bridge_24", "rebellion_24", "angry_marshal_24"]
FIVE_56 = ["braking_56", "tunnel_56", "bridge_56", "rebellion_56", "angry_marshal_56"]


def place_name(short: str) -> str:
    return {"h": "handcar", "u": "under"}.get(short) or PLACES[short[0]] + short[1:]


def heist(cast: str, pile: str = "", places: str = "", at: str = "steal", **more: Any) -> Table:
    """`cast`: a bandit per seat, "ghost+tuco" for a team. `pile`: "doc:fire tuco:move:hidden". Unplaced bandits are on
    the roof of the last car. `loot`: by spot, for the train; `sheets`: by bandit, else a purse of 250 each; `hands` by
    bandit. The rest of everybody's cards is in the deck. Whatever else is said replaces the field."""
    options = more.pop("options", {})
    teams = [entry.split("+") for entry in cast.split()]
    seats = len(teams)
    start = gulch.load("colt_express").table(seats, more.pop("seed", 1), options).record()["start"]
    bandits = [b for team in teams for b in team] + (["mary"] if options.get("mary") else [])
    last = len(start["train"])
    where = dict(entry.split(":") for entry in places.split())
    sheets = {b: {"250": 1} for b in bandits} | more.pop("sheets", {})
    loot = more.pop("loot", None)
    train = {spot: bag for spot, bag in start["loot"].items() if spot not in gulch_bandits()} if loot is None else loot
    hands = more.pop("hands", {})
    decks = more.pop("decks", None) or {b: deck_of(b, bandits, hands.get(b, {}), pile, options) for b in bandits}
    data = {
        "lead": [team[0] for team in teams],
        "mate": [team[1] if len(team) > 1 else None for team in teams],
        "place": {b: place_name(where.get(b, f"r{last}")) for b in bandits}
        | ({} if "mary" in where or "mary" not in bandits else {"mary": f"inside_{last}"}),
        "bullets": {b: 6 for b in bandits if b != "mary"},
        "wounds": {},
        "loot": {**train, **{b: bag for b, bag in sheets.items() if bag}},
        "hand": {b: bag for b, bag in hands.items() if bag},
        "deck": decks,
        "pile": pile.split(),
        "first": 0,
        "round_cards": FIVE if len(bandits) <= 4 or "mate" in more or options.get("teams") else FIVE_56,
        "at": at,
    }
    return gulch.scenario("colt_express", {"seats": seats, "options": options, **data, **more})


def gulch_bandits() -> list[str]:
    return ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "al_patron", "mary"]


def deck_of(b: str, bandits: list[str], hand: dict[str, int], pile: str, options: dict[str, Any]) -> dict[str, int]:
    deck = dict(MARY_DECK if b == "mary" else TEAM_DECK if options.get("teams") else DECK)
    if options.get("special_punch") and b != "mary":
        deck["special_punch"] = 1
    for card, n in hand.items():
        if card in deck:
            deck[card] -= n
    for entry in pile.split():
        owner, card = entry.split(":")[:2]
        if owner == b:
            deck[card] -= 1
    return {card: n for card, n in deck.items() if n > 0}


def ids(table: Table, seat: int) -> list[str]:
    """What the seat may answer."""
    return [option.id for option in table.pending[seat].options]


def kind(table: Table, seat: int) -> str:
    return table.pending[seat].kind


def why(table: Table, seat: int, action: str) -> list[str]:
    return [reason.text for reason in table.explain(seat, action)]


def bandit(table: Table, name: str, viewer: int | None = None) -> dict[str, Any]:
    [found] = [b for b in table.view(viewer)["bandits"] if b["bandit"] == name]
    return dict(found)


def at(table: Table, name: str) -> str:
    return str(bandit(table, name)["place"])


def wounds(table: Table, name: str) -> dict[str, int]:
    return dict(bandit(table, name)["wounds"])


def here(table: Table, place: str) -> dict[str, int]:
    """The loot at a place, by kind."""
    view = table.view(None)
    if place == "h":
        return dict(view["handcar"]["loot"])
    return dict(view["train"][int(place[1:])]["inside" if place[0] == "i" else "roof"]["loot"])


def no_effect(table: Table, name: str) -> bool:
    return any(event.startswith(f"no_effect:{name}:") for event in table.events(None))


def answer_all(table: Table, *answers: tuple[int, str]) -> Table:
    for seat, action in answers:
        table.answer(seat, action)
    return table


def fill(table: Table, prefer: str = "draw") -> Table:
    """Let everybody asked answer: what is preferred if they may, else the first option."""
    seat = min(table.pending)
    options = ids(table, seat)
    table.answer(seat, next((o for o in options if o.startswith(prefer)), options[0]))
    return table


def mary_acts(card: str, places: str, **more: Any) -> Table:
    """Mary's card is carried out; then somebody is asked."""
    options = more.pop("options", MARY)
    return heist(THREE, f"mary:{card} ghost:floor ghost:move", places, options=options, **more)
