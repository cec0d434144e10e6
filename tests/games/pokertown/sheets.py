"""Tables for the rule tests: any line-up, any sheet, any card on top. The tests then act only as players do."""

from __future__ import annotations

from typing import Any

import gulch
from gulch.engine.table import Table
from gulch.games.pokertown.components import CARD_NAMES, TARGET_NAMES

SUITS = {"h": "hearts", "s": "spades", "d": "diamonds", "c": "clubs"}
OF_SEATS = ("dollars", "nuggets", "stars", "wanted", "pans", "hammers", "hotel", "outlaw", "arrests", "uses")
SETS = ("items", "chambers", "visited", "graves", "stages", "robbed", "land", "outlaws", "bonus_taken")
QUIET = "2h 2c 2d"  # a line-up in which nothing special happens


def card(short: str) -> str:
    """ "10s" is the ten of spades."""
    return f"{SUITS[short[-1]]}_{short[:-1].lower()}"


def cards(text: str) -> list[str]:
    return [card(short) for short in text.split()]


def named(kind: str, things: Any) -> list[str]:
    """Targets and outlaws are given by rank, stages and cells by number."""
    names = {"robbed": dict(enumerate(TARGET_NAMES, 2)), "outlaws": OUTLAWS}.get(kind)
    return [names[thing] if names else str(thing) for thing in things]


OUTLAWS = {11: "j", 12: "q", 13: "k"}


def a_table(
    lineup: str = QUIET,
    deck: str = "",
    sheriff: str = "",
    discard: str = "",
    pair: str = "",
    stolen: str = "",
    at: str = "turn",
    seats: int = 1,
    options: dict[str, Any] | None = None,
    character: str | list[str] = "none",
    poker: str | list[str] = "",
    seed: int = 1,
    round: int = 1,
    turn: int = 1,
    **fields: Any,
) -> Table:
    """A table before the given step. What belongs to seats is given for seat 0, or as a list for all."""
    before = at in ("round", "casting")
    data: dict[str, Any] = {"at": at, "seats": seats, "seed": seed, "round": round, "turn": turn}
    data["options"] = options or {}
    shown = [] if at != "turn" else cards(lineup)
    used = f"{lineup} {deck} {discard} {pair} {stolen}".split()
    sheriff = sheriff or next(king for king in ("ks", "kh", "kd", "kc", "qs") if king not in used)
    data |= {"lineup": shown, "sheriff": [] if before else [card(sheriff)]}
    data |= {"discard": cards(discard), "stolen": cards(stolen)}
    pairs = cards(pair)
    data["pair"] = [pairs[seat * 2 : seat * 2 + 2] for seat in range(seats)]
    placed = [*shown, *data["sheriff"], *data["discard"], *data["stolen"], *pairs]
    top = [name for name in cards(deck) if name not in placed]
    assert len(top) == len(deck.split()), "a card is in two places"
    mixed = sorted(CARD_NAMES, key=lambda name: CARD_NAMES.index(name) % 13)  # rank by rank, so no colour comes alone
    lying = top + [name for name in mixed if name not in placed and name not in top]
    size = fields.pop("deck_size", len(lying))  # the rest is discarded
    data["discard"] += lying[size:]
    data["deck"] = lying[:size][::-1]  # from the bottom
    characters = character if isinstance(character, list) else [character] * seats
    data["character"] = characters
    data["uses"] = [0 if name == "none" else 2 if name == "wild_card" else 1 for name in characters]
    if poker:
        hands = [poker] + [""] * (seats - 1) if isinstance(poker, str) else poker
        data["poker"] = [name for hand in hands for name in column(hand, round)]
    return gulch.scenario("pokertown", data | fields_of(seats, fields))


def column(hand: str, round: int) -> list[str | None]:
    """The fifteen rows of a seat with this round's cards in theirs."""
    return ([None] * 5 * (round - 1) + cards(hand) + [None] * 15)[:15]


def fields_of(seats: int, fields: dict[str, Any]) -> dict[str, Any]:
    start = {"dollars": 4, "nuggets": 2, "graves": ["mc"]}
    data: dict[str, Any] = {}
    for name, value in fields.items():
        if name in SETS:
            values = value if value and isinstance(value[0], list) else [value] * seats
            data[name] = [named(name, [*v, "mc"] if name == "graves" and "mc" not in v else v) for v in values]
        elif name in OF_SEATS:
            data[name] = value if isinstance(value, list) else [value] + [start.get(name, 0)] * (seats - 1)
        else:
            data[name] = value
    if "outlaw" in fields:
        data["outlaw"] = [OUTLAWS.get(rank) for rank in data["outlaw"]]
        data.setdefault("outlaws", [[name] if name else [] for name in data["outlaw"]])
    return data


def answer(table: Table, *ids: str, seat: int = 0) -> Table:
    """Say this; and that the turn is over, when that is all there is left to say."""
    for id in ids:
        table.answer(seat, id)
        if seat in table.pending and options(table, seat) == ["end_turn"]:
            table.answer(seat, "end_turn")
    return table


def options(table: Table, seat: int = 0) -> list[str]:
    return [option.id for option in table.pending[seat].options]


def asked(table: Table, seat: int = 0) -> str:
    return table.pending[seat].kind if seat in table.pending else ""


def sheet(table: Table, seat: int = 0) -> dict[str, Any]:
    """As its owner sees it now."""
    found: dict[str, Any] = table.view(seat)["sheets"][seat]
    return found


def why(table: Table, id: str, seat: int = 0) -> str:
    """The reason against it, "" if it is legal."""
    reasons = table.explain(seat, id)
    return reasons[0].text if reasons else ""


def goods(table: Table, seat: int = 0) -> tuple[int, int, int, int]:
    """Dollars, nuggets, stars, wanted."""
    found = sheet(table, seat)
    return found["dollars"], found["nuggets"], found["stars"], found["wanted"]


def places(table: Table, seat: int = 0) -> set[str]:
    """Places among the options, whatever they cost."""
    return {id.split(":")[1] for id in options(table, seat) if id.split(":")[0] in ("visit", "act", "circle")}


def reach(table: Table, suit: int = 1, rank: int = 2, seat: int = 0) -> dict[str, int]:
    """Where these two cards of the line-up lead, and for how many nuggets."""
    found = table.view(seat)["me"]["reach"]
    [way] = [way for way in found if (way["suit_card"], way["rank_card"]) == (suit, rank)]
    places: dict[str, int] = way["places"]
    return places


def visit(place: str, lineup: str = QUIET, use: str = "use:1:2", price: int = 0, **fields: Any) -> Table:
    """Go there by the first two cards of the line-up; where they lead to one place only, nobody is asked."""
    table = answer(a_table(lineup, **fields), use)
    if asked(table) == "place":
        answer(table, f"visit:{place}:{price}")
    assert happened(table, "visited")[0]["place"] == place
    return table


def happened(table: Table, kind: str, seat: int | None = 0) -> list[dict[str, str]]:
    """What this viewer was told of one kind."""
    told = [table.describe(event) for event in table.events(seat)]
    return [event.params for event in told if event.kind == kind]


def run(table: Table, *seats: int) -> Table:
    """The first option each time, until the game is over or another seat must decide."""
    while table.pending and (not seats or set(table.pending) & set(seats)):
        seat = min(s for s in table.pending if not seats or s in seats)
        table.answer(seat, table.pending[seat].options[0])
    return table
