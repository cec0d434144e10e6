"""BANG! The Dice Game: set-up, views, the outcome."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from gulch.declare.rules import OVER, Rules
from gulch.declare.views import Shown, by_seat, entry, of_seat, see
from gulch.engine.chance import Chance
from gulch.engine.game import Game, Outcome
from gulch.games.bang_dice.characters import CHARACTERS
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    BLANK,
    BLANKS,
    DEALT,
    DEPUTY,
    MOST_SEATS,
    NO_HITS,
    NO_SIDE,
    ROLES,
    SHERIFF,
    SHERIFF_BONUS,
    SHOWN,
    SIDES,
)
from gulch.games.bang_dice.effects import drinking, end, firing, shooting
from gulch.games.bang_dice.ending import is_winner
from gulch.games.bang_dice.fields import FIELDS
from gulch.games.bang_dice.powers import Character
from gulch.games.bang_dice.rolling import begin, rolling
from gulch.games.bang_dice.state import BEGIN, DRINKING, END, FIRING, ROLLING, SHOOTING, Bang
from gulch.games.bang_dice.table import living_of
from gulch.games.bang_dice.vocabulary import BANG
from gulch.pieces.kinds import Maybe

# what set-up begins with: copies of these, because a vec made of a list costs more than the deal
ROLES_DEALT: Final = {seats: vec[i64](roles) for seats, roles in DEALT.items()}
EVERY_CHARACTER: Final = vec[i64](list(range(len(CHARACTERS))))
WINNER: Final = Maybe(SIDES[1:])
NO_SHOTS: Final = vec[i64]([0] * (MOST_SEATS * MOST_SEATS))


class BangRules(Rules[Bang]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.use(BANG)
        self.declare(FIELDS)
        for character in CHARACTERS:
            self.cite(character.name, character.rule)
        self.step(BEGIN, begin)
        self.step(ROLLING, rolling)
        self.step(SHOOTING, shooting)
        self.step(DRINKING, drinking)
        self.step(FIRING, firing)
        self.step(END, end)

    def run(self, s: Bang, at: int) -> int:
        if at == ROLLING:
            return rolling(s)
        if at == SHOOTING:
            return shooting(s)
        if at == DRINKING:
            return drinking(s)
        if at == FIRING:
            return firing(s)
        if at == END:
            return end(s)
        if at == BEGIN:
            return begin(s)
        return super().run(s, at)


class BangGame(Game[Bang]):
    id: ClassVar[str] = "bang_dice"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 9)
    told_apart: ClassVar[dict[str, str]] = {
        "role": "role",
        "character": "character",
    }  # what a player is, and the field that says so

    def labels(self) -> dict[str, list[str]]:
        return {"character": [character.name for character in CHARACTERS]}

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Bang]:
        return BangRules(seats, options)

    def blank(self, rules: Rules[Bang], chance: Chance) -> Bang:
        return Bang(rules, chance)

    def new(self, rules: Rules[Bang], chance: Chance) -> Bang:
        """BD-001 to BD-007, BD-060."""
        s = Bang(rules, chance)
        s.at = BEGIN
        seats = rules.seats
        s.role = ROLES_DEALT[seats][:]
        chance.shuffle_vec(s.role)
        character = EVERY_CHARACTER[:]
        chance.shuffle_vec(character)
        s.character = character[:seats]
        s.life = NO_HITS[:seats]
        cast = vec[Character]()
        starter: i64 = DEPUTY if seats == 3 else SHERIFF
        p: i64
        for p in range(seats):
            cast = append(cast, CHARACTERS[s.character[p]])
            s.life[p] = cast[p].life
            if s.role[p] == starter:
                s.current = p
        if seats > 3:
            s.life[s.current] += SHERIFF_BONUS
        s.cast = cast
        s.max_life = s.life[:]
        s.arrows = NO_HITS[:seats]
        s.dice = BLANKS[:]
        s.hits = NO_HITS[:]
        s.shots = NO_SHOTS[:]
        living_of(s)
        return s

    def settle(self, s: Bang) -> None:
        s.cast = vec[Character]([CHARACTERS[c] for c in s.character])
        living_of(s)

    def fits(self, s: Bang) -> None:
        seats = range(int(s.seats))
        roles = sorted(DEALT[len(seats)])
        if sorted([int(role) for role in s.role]) != roles:
            raise ValueError(f"role: {len(seats)} players have {', '.join([ROLES[role] for role in roles])}")
        if len(set(s.character)) != len(seats):
            raise ValueError("character: each is there once (BD-004)")
        for field, row in (("hits", s.hits), ("shots", s.shots)):
            if any(n and not {k % MOST_SEATS, k // MOST_SEATS} <= {*seats} for k, n in enumerate(row)):
                raise ValueError(f"{field}: somebody who does not sit there")
        if min(s.max_life) < 1:
            raise ValueError("max_life: everybody begins alive (BD-005)")
        if any(s.life[p] > s.max_life[p] for p in seats):
            raise ValueError("life: nobody has more than at the start (BD-041)")
        if len(s.living) < 2 and s.winner == NO_SIDE:
            raise ValueError("life: with fewer than two players left somebody has won (BD-056, BD-062)")
        if s.arrows_left + sum(list(s.arrows)) != ALL_ARROWS or s.arrows_left < 1:
            raise ValueError(f"arrows: held and in the middle must be {ALL_ARROWS}, the last one brings the attack")
        if any(s.arrows[p] > 0 and s.life[p] == 0 for p in seats):
            raise ValueError("arrows: who is out holds none (BD-040)")
        if s.life[s.current] == 0 and s.winner == NO_SIDE:
            raise ValueError("current: that player is out")
        if (s.at == OVER) != (s.winner != NO_SIDE):
            raise ValueError("winner: the game is over when somebody has won, and only then (BD-050, BD-062)")
        if s.at not in (BEGIN, END, OVER) and BLANK in s.dice:
            raise ValueError("dice: they are rolled before anything is done with them (BD-010)")

    def shown(self) -> list[Shown]:
        return [
            *see(FIELDS, "turn", "current", "rerolls"),
            entry("dice", '("arrow" | "dynamite" | "one" | "two" | "beer" | "gatling")[]', rolled_dice),
            entry("die", "number | null", lambda s, viewer: int(s.die) if s.die else None),
            *see(FIELDS, "beers"),
            entry("hits", "number[]", lambda s, viewer: [int(s.hits[p]) for p in range(s.seats)]),
            *see(FIELDS, "arrows_left"),
            by_seat(
                "players",
                *see(FIELDS, "character", "life", "max_life", "arrows", "role"),
                of_seat("alive", "boolean", lambda s, viewer, p: bool(s.alive >> p & 1)),
                of_seat("shots", "number[]", shots_of),
            ),
            entry("winner", WINNER.wire(), lambda s, viewer: SIDES[s.winner] if s.winner != NO_SIDE else None),
            entry("winners", "number[]", lambda s, viewer: [p for p in range(s.seats) if is_winner(s, p)]),
        ]

    def outcome(self, s: Bang) -> Outcome:
        """1 for the winners; nobody wins a draw."""
        scores = [1 if is_winner(s, p) else 0 for p in range(s.seats)]
        about = [{"role": ROLES[s.role[p]], "life": int(s.life[p]), "side": SIDES[s.winner]} for p in range(s.seats)]
        return Outcome(scores, [p for p in range(s.seats) if scores[p]], about)

    def standings(self, s: Bang) -> list[int]:
        """Lives."""
        return [int(s.life[p]) for p in range(s.seats)]


def rolled_dice(s: Bang, viewer: int) -> list[str]:
    return [SHOWN[face] for face in s.dice if face != BLANK]


def shots_of(s: Bang, viewer: int, p: int) -> list[int]:
    return [int(s.shots[p * MOST_SEATS + at]) for at in range(s.seats)]


GAME: Final = BangGame()
