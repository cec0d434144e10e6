"""Tables with Ante Up: a bare frontier, to which a test adds what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gulch
from games.western_legends.outpost import PLAIN, Outpost, a_table, stacked
from gulch.engine.chance import fast
from gulch.games.western_legends.ante_up.components import (
    EVENTS,
    FRONTIER,
    FRONTIER_TOKENS,
    HEISTS,
    HIGH_ROLLERS,
    PROSPECTORS,
    RENEGADES,
    TOWN_NAMES,
    TRACKS,
)
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import OTHER_CARDS, POKER_CARDS, REPLACED
from gulch.games.western_legends.names import EVERY_CHARACTER, EVERY_ITEM

ON = {"ante_up": True}
AU_DECK = [card for k, card in enumerate(POKER_CARDS) if k not in REPLACED] + OTHER_CARDS
AT_THE_POST = ["mule", "shotgun", "quarter_horse", "derringer", "gazette", "snake_oil"]
NINE = list(FRONTIER_TOKENS)[:9]  # in the order of the frontier territories
APART = ["MP6", "SV7", "CJ10", "SH6", "SV1", "CJ5"]
KING = "living_legend_h"  # cards without a text for fights
FOUR = "manhunt_h"


def laid(places: list[str], tokens: dict[str, str]) -> list[list[str]]:
    return [[tokens[place]] if place in tokens else [] for place in places]


def left(everything: list[str], tokens: dict[str, str]) -> list[str]:
    return [token for token in everything if token not in tokens.values()]


def expansion(
    seats: int,
    events: list[str],
    heists: list[str],
    renegades: dict[str, str],
    prospectors: dict[str, str],
    rollers: dict[str, str],
    frontier: dict[str, str | None],
    markers: dict[str, list[int]],
    **more: Any,
) -> dict[str, Any]:
    """Its part of the state: what is not said lies in the supplies."""
    game = gulch.load("western_legends")
    rules = game.rules_for(seats, game.checked(seats, ON))
    data: dict[str, Any] = game.new(rules, fast(1)).to_data()["ante_up"]
    nine = {place: None if token in frontier.values() else token for place, token in zip(FRONTIER, NINE)} | frontier
    return data | {
        "known": {},
        "grazing": {},
        "lost_gold": {},
        "due": [],
        "post": AT_THE_POST,
        "event_deck": stacked(EVENTS, events, set()),
        "events_done": [],
        "heist_deck": stacked(HEISTS, heists, set()),
        "renegades": laid(TERRITORIES, renegades),
        "renegade_supply": left(RENEGADES, renegades),
        "prospectors": laid(TERRITORIES, prospectors),
        "prospector_supply": left(PROSPECTORS, prospectors),
        "rollers": laid(TOWN_NAMES, rollers),
        "roller_supply": left(HIGH_ROLLERS, rollers),
        "frontier": [nine[place] for place in FRONTIER],
        "spots": [sum(1 << space for space in markers.get(track, [])) for track in TRACKS],
        **more,
    }


def a_gulch(
    hands: list[list[str]] | None = None,
    cast: list[str] | None = None,
    place: Sequence[str | None] | None = None,
    seats: int = 0,
    top: list[str] | None = None,
    items: list[list[str]] | None = None,
    events: list[str] | None = None,
    heists: list[str] | None = None,
    renegades: dict[str, str] | None = None,
    prospectors: dict[str, str] | None = None,
    rollers: dict[str, str] | None = None,
    frontier: dict[str, str | None] | None = None,
    markers: dict[str, list[int]] | None = None,
    au: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    **more: Any,
) -> Gulch:
    """An action of seat 0, as in `a_table`; `events`, `heists`: the next cards; tokens by where they lie; `markers` by
    track; `story_markers` by seat and
    stack; `au`: anything else of the expansion."""
    seats = seats or len(hands or cast or place or [0, 0, 0])
    who = cast or PLAIN[:seats]
    held = hands or [[] for _ in range(seats)]
    owned = items or [[] for _ in range(seats)]
    taken = {card for hand in held for card in hand} | set(more.get("discard") or [])
    part = expansion(
        seats,
        events or [],
        heists or [],
        renegades or {},
        prospectors or {},
        rollers or {},
        frontier or {},
        markers or {},
        **(au or {}),
    )
    data: dict[str, Any] = {
        "deck": stacked(AU_DECK, top or [], taken),
        "stock": [6 - sum(item in own for own in owned) for item in EVERY_ITEM],
        "mount": [next((i for i in own if i in ("mustang", "mule", "quarter_horse")), None) for own in owned],
        "weapon": [next((i for i in own if i in ("revolver", "shotgun", "derringer")), None) for own in owned],
        "ante_up": part,
        "everybody": EVERY_CHARACTER,
        **more,
    }
    if "story_markers" in data:
        data["markers"] = data.pop("story_markers")
    scene: dict[str, Any] = {"place": place or APART[:seats], "items": items, "options": ON | (options or {})}
    return Gulch(a_table(held, who, seats, **scene, **data).table)


class Gulch(Outpost):
    """What the expansion shows, by short names."""

    def mine(self, name: str) -> list[Any]:
        return [player[name] for player in self.view()["gamblers_track"]]

    @property
    def gambler(self) -> list[int]:
        return self.mine("gambler")

    @property
    def longhorns(self) -> list[int]:
        return self.mine("longhorns")

    @property
    def tokens(self) -> dict[str, str]:
        """What lies where, face down."""
        return {token["at"]: token["kind"] for token in self.view()["event_tokens"]}

    def legend_tokens(self, seat: int) -> list[str]:
        return list(self.view(seat)["players"][seat]["tokens"])

    def next_turn(self) -> None:
        """The active player does nothing more; whoever is asked at the end of the turn declines."""
        self.play("end_turn")
