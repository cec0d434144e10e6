"""Tables for the rule tests: any position, any next cards and dice. The tests then act only as players do."""

from __future__ import annotations

from functools import cache
from typing import Any

import gulch
from gulch.games.western_legends.components import (
    CHARACTERS,
    FIGHT_CARDS,
    ITEMS,
    MAN_CARDS,
    POKER_CARDS,
    STORIES,
)
from gulch.records.reading import chance_from

DIE = ["nugget", "nugget", "nugget", "vein", "dust", "pebbles"]
PLAIN = ["annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife", "calamity_jane", "doc_holliday"]
APART = ["MP6", "SV7", "CJ10", "SH6", "SV1", "CJ5"]  # territories without locations, far from each other
KEY = (0x2F0A, 0x51B7)
ALL = -1  # known to everybody


@cache
def a_roll(dice: str) -> list[object]:
    """The position of chance from which exactly these faces fall."""
    wanted = dice.split()
    for start in range(200_000):
        chance = chance_from(["fast", *KEY, start])
        if [DIE[chance.below(6)] for _ in wanted] == wanted:
            return ["fast", *KEY, start]
    raise ValueError(f"{dice}: too long a wish")


def stacked(cards: list[str], top: list[str], taken: set[str]) -> list[str]:
    """A pile, from the bottom to the top: what is not anywhere else, and these on top, the first one first."""
    return [card for card in cards if card not in taken and card not in top] + top[::-1]


class Outpost:
    """A table with short names for what a test looks at."""

    def __init__(self, table: gulch.Table) -> None:
        self.table = table

    # ---- acting -----------------------------------------------------------------------------------------------------
    def say(self, seat: int, *answers: str) -> None:
        for answer in answers:
            self.table.answer(seat, answer)

    def play(self, *answers: str) -> None:
        """Each by whoever is asked and may say it."""
        for answer in answers:
            able = [seat for seat in sorted(self.table.pending) if not self.table.explain(seat, answer)]
            assert able, f"nobody may say {answer}; asked are {self.asked}, with {self.options}"
            self.table.answer(able[0], answer)

    def decline(self) -> None:
        """Nobody reacts, boosts or marks."""
        while True:
            asked = [
                (seat, q) for seat, q in self.table.pending.items() if q.kind in ("reacting", "boosting", "marking")
            ]
            if not asked:
                return
            self.table.answer(asked[0][0], "pass")

    def play_on(self, *answers: str) -> None:
        """The same, while nobody reacts before an answer or after the last one."""
        for answer in answers:
            if not any(not self.table.explain(seat, answer) for seat in self.table.pending):
                self.decline()
            self.play(answer)
        self.decline()

    # ---- looking ----------------------------------------------------------------------------------------------------
    @property
    def asked(self) -> list[tuple[int, str]]:
        return [(seat, question.kind) for seat, question in sorted(self.table.pending.items())]

    @property
    def options(self) -> list[str]:
        return [option.id for question in self.table.pending.values() for option in question.options]

    def can(self, answer: str) -> bool:
        return any(not self.table.explain(seat, answer) for seat in self.table.pending)

    def why_not(self, answer: str) -> str:
        (seat,) = self.table.pending
        return self.table.explain(seat, answer)[0].text

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.table.view(seat)

    def of(self, name: str) -> list[Any]:
        return [player[name] for player in self.table.view(None)["players"]]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.table.view(seat)["players"][seat]["hand"])

    @property
    def hands(self) -> list[int]:
        """How many cards each has."""
        return [len(hand) for hand in self.of("hand")]

    @property
    def money(self) -> list[int]:
        return self.of("money")

    @property
    def legend(self) -> list[int]:
        return self.of("legend")

    @property
    def wounds(self) -> list[int]:
        return self.of("wounds")

    @property
    def place(self) -> list[str]:
        return self.of("place")

    @property
    def discard(self) -> list[str]:
        return list(self.table.view(None)["discard"])

    @property
    def bandits(self) -> list[str]:
        return list(self.table.view(None)["bandits"])

    @property
    def log(self) -> list[str]:
        return self.table.events(None)


def a_table(
    hands: list[list[str]] | None = None,
    cast: list[str] | None = None,
    seats: int = 0,
    place: list[str] | None = None,
    top: list[str] | None = None,
    discard: list[str] | None = None,
    fights: list[str] | None = None,
    stories: list[str] | None = None,
    dice: str = "",
    legends: list[int] | None = None,
    items: list[list[str]] | None = None,
    options: dict[str, Any] | None = None,
    man_cards: list[str] | None = None,
    everybody: list[str] = CHARACTERS,
    **more: Any,
) -> Outpost:
    """An action of seat 0. `top`, `fights`: the next poker and fight cards; `legends`: seats whose ability works;
    `stories`: the two open ones; `items` by seat, weapons and mounts active."""
    seats = seats or len(hands or cast or place or [0, 0, 0])
    who = cast or PLAIN[:seats]
    held = hands or [[] for _ in range(seats)]
    owned = items or [[] for _ in range(seats)]
    taken = {card for hand in held for card in hand} | set(discard or [])
    data: dict[str, Any] = {
        "seats": seats,
        "options": options or {},
        "at": "act",
        "active": 0,
        "first": 0,
        "actions": 3,
        "chosen": [[name] for name in who],
        "offered": [[] for _ in range(seats)],
        "cast": [name for name in everybody if name not in who],
        "known": {f"chosen:{seat}:0": ALL for seat in range(seats)},
        "place": place or APART[:seats],
        "hand": held,
        "deck": stacked(POKER_CARDS, top or [], taken),
        "discard": discard or [],
        "fight_deck": stacked(FIGHT_CARDS, fights or [], set()),
        "legendary": sum(1 << seat for seat in legends or []),
        "items": owned,
        "mount": [next((item for item in own if item in ("mustang", "mule")), None) for own in owned],
        "weapon": [next((i for i in own if i in ("revolver", "shotgun", "rifle")), None) for own in owned],
        "stock": [6 - sum(item in own for own in owned) for item in ITEMS],
        "bandits": [],
        **more,
    }
    if seats == 2:
        data["man_deck"] = stacked(MAN_CARDS, man_cards or [], set())
    if stories is not None:
        rest = [name for name in STORIES if name not in stories]
        data |= {"stack": [stories[0], *rest[:19], stories[1], *rest[19:]], "split": 20}
    if dice:
        data["chance"] = a_roll(dice)
    return Outpost(gulch.scenario("western_legends", data))
