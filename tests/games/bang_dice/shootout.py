"""Tables for the rule tests: any position of a turn, and any dice. The tests then act only as players do."""

from __future__ import annotations

import re
from functools import cache
from itertools import permutations
from typing import Any

import gulch
from gulch.games.bang_dice.characters import CHARACTERS
from gulch.records.reading import chance_from

FACES = ("arrow", "dynamite", "one", "two", "beer", "gatling")
LIFE = {
    "bart_cassidy": 8,
    "black_jack": 8,
    "calamity_janet": 8,
    "el_gringo": 7,
    "jesse_jones": 9,
    "jourdonnais": 7,
    "kit_carlson": 7,
    "lucky_duke": 8,
    "paul_regret": 9,
    "pedro_ramirez": 8,
    "rose_doolan": 9,
    "sid_ketchum": 8,
    "slab_the_killer": 8,
    "suzy_lafayette": 8,
    "vulture_sam": 9,
    "willy_the_kid": 8,
}


def lives_of(character: str) -> int:
    """As printed; of one that was added, as declared."""
    return LIFE.get(character) or next(one.life for one in CHARACTERS if one.name == character)


PLAIN_ROLLER = "paul_regret"  # his power sleeps on his own turn
PLAIN = [  # theirs sleep on everybody else's
    "lucky_duke",
    "black_jack",
    "calamity_janet",
    "rose_doolan",
    "willy_the_kid",
    "jesse_jones",
    "slab_the_killer",
    "suzy_lafayette",
]
ROLES = {
    3: ["deputy", "outlaw", "renegade"],
    4: ["sheriff", "outlaw", "renegade", "outlaw"],
    5: ["sheriff", "outlaw", "renegade", "deputy", "outlaw"],
    6: ["sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw"],
    7: ["sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw", "deputy"],
    8: ["sheriff", "outlaw", "renegade", "deputy", "outlaw", "outlaw", "deputy", "renegade"],
}
LETTERS = dict(zip(FACES, "adotbg", strict=True)) | {"calm": "[otbg]", "any": "[adotbg]"}
CALM_ROLL = "[otbg]{5}"  # whoever rolls next takes no arrow and no dynamite
ANY_ORDER = "in any order: "
KEY = (0x2F0A, 0x51B7)


@cache
def stream(blocks: int) -> str:
    """The faces that one fixed key rolls, as letters."""
    size = 100_000
    chance = chance_from(["fast", *KEY, (blocks - 1) * size])
    letters = [LETTERS[FACES[chance.below(6)]] for _ in range(size)]
    assert chance.count == blocks * size, "a rejected word would shift the faces"
    return (stream(blocks - 1) if blocks > 1 else "") + "".join(letters)


@cache
def a_roll(*rolls: str) -> list[object]:
    """The position of chance from which exactly these dice fall, roll by roll, and then a calm roll.

    A roll names its dice: a face, `calm` (neither arrow nor dynamite) or `any`; `in any order: ...` if that will do."""
    pattern = "".join(pattern_of(roll) for roll in rolls) + CALM_ROLL
    for blocks in range(1, 31):
        found = re.search(pattern, stream(blocks))
        if found is not None:
            return ["fast", *KEY, found.start()]
    raise ValueError(f"{rolls}: too long a wish")


def pattern_of(roll: str) -> str:
    dice = [LETTERS[die] for die in roll.removeprefix(ANY_ORDER).split()]
    if not roll.startswith(ANY_ORDER):
        return "".join(dice)
    return f"(?:{'|'.join(sorted({''.join(order) for order in permutations(dice)}))})"


class Shootout:
    """A table with short names for what a test looks at. Everything is seen as the spectator sees it."""

    def __init__(self, table: gulch.Table) -> None:
        self.table = table

    def say(self, seat: int, *answers: str) -> None:
        for answer in answers:
            self.table.answer(seat, answer)

    @property
    def asked(self) -> tuple[int, str] | None:
        """Who is asked, and what."""
        assert len(self.table.pending) <= 1
        return next(((seat, question.kind) for seat, question in self.table.pending.items()), None)

    @property
    def options(self) -> list[str]:
        (question,) = self.table.pending.values()
        return [option.id for option in question.options]

    @property
    def targets(self) -> set[int]:
        """The seats that may be aimed at, poured for or taken from."""
        return {int(id.split(":")[1]) for id in self.options if id.startswith(("shoot:", "pour:", "take:", "give:"))}

    def why_not(self, seat: int, answer: str) -> list[tuple[str, str]]:
        return [(reason.rule, reason.text) for reason in self.table.explain(seat, answer)]

    def of(self, name: str) -> list[Any]:
        return [player[name] for player in self.table.view(None)["players"]]

    @property
    def life(self) -> list[int]:
        return self.of("life")

    @property
    def arrows(self) -> list[int]:
        return self.of("arrows")

    @property
    def middle(self) -> int:
        return int(self.table.view(None)["arrows_left"])

    @property
    def dice(self) -> list[str]:
        return list(self.table.view(None)["dice"])

    @property
    def current(self) -> int:
        return int(self.table.view(None)["current"])

    @property
    def winner(self) -> str | None:
        winner: str | None = self.table.view(None)["winner"]
        return winner

    @property
    def winners(self) -> list[int] | None:
        return None if self.table.outcome is None else self.table.outcome.winners

    @property
    def log(self) -> list[str]:
        return self.table.events(None)

    def logged(self, *kinds: str) -> list[str]:
        return [event for event in self.log if event.split(":")[0] in kinds]

    def stop(self) -> None:
        """The roller keeps the dice."""
        self.say(self.current, "stop")


def a_table(
    seats: int = 4,
    dice: str = "",
    at: str = "",
    rolls: tuple[str, ...] = (),
    roller: int = 0,
    cast: dict[int, str] | None = None,
    roles: list[str] | None = None,
    life: dict[int, int] | None = None,
    arrows: dict[int, int] | None = None,
    dead: tuple[int, ...] = (),
    rerolls: int = 2,
    **more: Any,
) -> Shootout:
    """A table in the roller's turn. With `dice`: rolling is over, they are resolved now; without: the turn begins.

    `cast` gives powers to seats (the others' sleep), `life` and `arrows` by seat, `rolls` the dice that will fall."""
    players = {roller: PLAIN_ROLLER} | (cast or {})
    spare = [name for name in PLAIN if name not in players.values()]
    players |= {seat: spare.pop(0) for seat in range(seats) if seat not in players}
    role = roles or ROLES[seats]
    full = [lives_of(players[p]) + (2 if role[p] == "sheriff" and seats > 3 else 0) for p in range(seats)]
    held = [(arrows or {}).get(p, 0) for p in range(seats)]
    return Shootout(
        gulch.scenario(
            "bang_dice",
            {
                "seats": seats,
                "at": at or ("shooting" if dice else "begin"),
                "current": roller,
                "role": role,
                "character": [players[p] for p in range(seats)],
                "max_life": full,
                "life": [0 if p in dead else (life or {}).get(p, full[p]) for p in range(seats)],
                "arrows": held,
                "arrows_left": 9 - sum(held),
                "dice": dice.split() if dice else ["blank"] * 5,
                "rerolls": rerolls if at == "rolling" else 0,
                "chance": a_roll(*rolls),
                **more,
            },
        )
    )
