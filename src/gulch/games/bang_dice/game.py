"""BANG! The Dice Game: set-up, the menus, what is hidden, views, the outcome."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.chance import Chance
from gulch.engine.game import Game, Outcome
from gulch.engine.rules import Moment, Rules, Verb
from gulch.engine.words import Domain
from gulch.games.bang_dice.characters import (
    CHARACTERS,
    DUCK,
    KEEP,
    LAST_ARROW,
    LET_GO,
    NAMES,
    NO_ARROWS,
    NO_MORE,
    SUFFER,
    TAKE,
    Duck,
    Take,
)
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    BLANK,
    BLANKS,
    DEALT,
    DEPUTY,
    DICE,
    ENDINGS,
    FACES,
    GAINS,
    LOSSES,
    MOST_SEATS,
    NO_HITS,
    NO_SIDE,
    RETURNS,
    ROLES,
    SHERIFF,
    SHERIFF_BONUS,
    SHOWN,
    SIDES,
    TAKINGS,
)
from gulch.games.bang_dice.effects import (
    DOUBLED_ALREADY,
    NO_BEER,
    NO_SUCH_POWER,
    TOO_FAR_FOR_ONE,
    WRONG_DISTANCE,
    YOURSELF,
    Aim,
    Double,
    Pour,
    Shoot,
    drinking,
    end,
    firing,
    shooting,
)
from gulch.games.bang_dice.ending import is_winner
from gulch.games.bang_dice.rolling import (
    BEGIN,
    DRINKING,
    DYNAMITE_STAYS,
    END,
    FIRING,
    IS_DEAD,
    NO_DICE,
    ROLLING,
    SHOOTING,
    ByFixedDice,
    ByLiving,
    Give,
    Reroll,
    Stop,
    begin,
    rolling,
)
from gulch.games.bang_dice.state import (
    AIM,
    AIMED,
    ARROWS_BACK,
    ATTACK,
    DODGE,
    DODGED,
    DRINK,
    DROP,
    EXPLODED,
    FIRED,
    GAVE,
    GIFT,
    HEALED,
    LOST,
    OUT,
    POURED,
    REROLL,
    RETURN_ARROW,
    ROLLED,
    TOOK_ARROW,
    TURN,
    WON,
    Bang,
    fields,
    living_of,
    nothing,
    visible_roles,
)
from gulch.pieces.domains import Subset, number_domain, seat_domain

# verbs; those of the characters' powers stand beside them
GIVE: Final = 0
STOP: Final = 1
AGAIN: Final = 2
SHOOT: Final = 3
DOUBLE: Final = 4
POUR: Final = 5


class BangRules(Rules[Bang]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.fields = fields(NAMES)
        self.register_steps()
        self.register_menus(seat_domain(seats))
        self.register_events(seat_domain(seats))
        self.reasons |= {
            IS_DEAD: "BD-043",
            NO_DICE: "BD-011",
            DYNAMITE_STAYS: "BD-014",
            YOURSELF: "BD-030",
            WRONG_DISTANCE: "BD-031",
            TOO_FAR_FOR_ONE: "BD-030",
            NO_SUCH_POWER: "BD-089",
            NO_BEER: "BD-089",
            DOUBLED_ALREADY: "BD-089",
            LAST_ARROW: "BD-080",
            NO_ARROWS: "BD-092",
        }

    def register_steps(self) -> None:
        self.step(BEGIN, "begin", begin)
        self.step(ROLLING, "rolling", rolling)
        self.step(SHOOTING, "shooting", shooting)
        self.step(DRINKING, "drinking", drinking)
        self.step(FIRING, "firing", firing)
        self.step(END, "end", end)

    def register_menus(self, seat: Domain) -> None:
        die, face = Domain("die", [str(i + 1) for i in range(DICE)], True), Domain("face", FACES)
        again = Reroll(AGAIN, "reroll", "BD-011", dice=Subset("die", DICE))
        shots: list[Verb[Bang]] = [
            Shoot(SHOOT, "shoot", "BD-030", at=seat),
            Double(DOUBLE, "double", "BD-089", at=seat),
        ]
        suffer, keep = Verb[Bang](SUFFER, "suffer", "BD-080"), Verb[Bang](KEEP, "keep", "BD-082")
        no_more = Verb[Bang](NO_MORE, "no_more", "BD-092")
        self.moment(GIFT, ByLiving("gift", "BD-087", [Give(GIVE, "give", "BD-087", to=seat)]))
        self.moment(REROLL, ByFixedDice("reroll", "BD-011", [Stop(STOP, "stop", "BD-011"), again]))
        self.moment(AIM, Aim("aim", "BD-033", shots, die=die, face=face))
        self.moment(DRINK, ByLiving("drink", "BD-035", [Pour(POUR, "pour", "BD-035", to=seat)]))
        self.moment(DODGE, Moment("dodge", "BD-080", [suffer, Duck(DUCK, "dodge", "BD-080")]))
        self.moment(DROP, Moment("drop", "BD-082", [keep, Verb(LET_GO, "drop", "BD-082")]))
        self.moment(RETURN_ARROW, Moment("return_arrow", "BD-092", [Take(TAKE, "take", "BD-092", at=seat), no_more]))

    def register_events(self, seat: Domain) -> None:
        lives, arrows = number_domain(20), number_domain(ALL_ARROWS)
        rolled = Domain("face", [*FACES, "kept"])
        by_loss = {"indians": "BD-021", "dynamite": "BD-015", "shot": "BD-030", "gatling": "BD-037"}
        by_gain = {"beer": "BD-035", "gift": "BD-087", "suzy": "BD-091", "sam": "BD-093"}
        by_taking = {"rolled": "BD-020", "dodge": "BD-080", "gringo": "BD-086"}
        by_return = {"gatling": "BD-037", "pedro": "BD-082", "kit": "BD-092", "out": "BD-040"}
        by_end = {"law": "BD-053", "outlaws": "BD-051", "renegade": "BD-056", "hunt": "BD-061", "survival": "BD-062"}
        taking, back = Domain("taking", TAKINGS), Domain("return", RETURNS)
        self.event(TURN, "turn", "BD-007", who=seat)
        self.event(ROLLED, "rolled", "BD-010", who=seat, d1=rolled, d2=rolled, d3=rolled, d4=rolled, d5=rolled)
        self.event(TOOK_ARROW, "arrow", "BD-020", by_taking, who=seat, left=arrows, cause=taking)
        self.event(ATTACK, "attack", "BD-021")
        self.event(LOST, "lost", "BD-040", by_loss, who=seat, lives=lives, cause=Domain("loss", LOSSES))
        self.event(ARROWS_BACK, "arrows_back", "BD-021", by_return, who=seat, count=arrows, cause=back)
        self.event(EXPLODED, "dynamite", "BD-015", who=seat)
        self.event(AIMED, "aimed", "BD-033", who=seat, at=seat, face=Domain("face", FACES), lives=lives)
        self.event(DODGED, "dodged", "BD-080", who=seat)
        self.event(HEALED, "healed", "BD-035", by_gain, who=seat, lives=lives, cause=Domain("gain", GAINS))
        self.event(POURED, "poured", "BD-035", who=seat, to=seat)
        self.event(GAVE, "gave", "BD-087", who=seat, to=seat)
        self.event(FIRED, "gatling", "BD-037", who=seat)
        self.event(OUT, "out", "BD-040", who=seat, role=Domain("role", ROLES))
        self.event(WON, "won", "BD-050", by_end, side=Domain("side", SIDES), ending=Domain("ending", ENDINGS))

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

    def redeal(self, s: Bang, seat: i64, chance: Chance) -> None:
        """The roles that this viewer has not seen are one pool."""
        known = visible_roles(s, int(seat))
        hidden = [p for p in range(s.seats) if known[p] is None]
        pool = sorted([int(s.role[p]) for p in hidden])
        chance.shuffle(pool)
        s.role = s.role[:]
        for p in hidden:
            s.role[p] = pool.pop()


class BangGame(Game[Bang]):
    id: ClassVar[str] = "bang_dice"
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(3, 9)

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Bang]:
        return BangRules(seats, options)

    def blank(self, rules: Rules[Bang], chance: Chance) -> Bang:
        return Bang(rules, chance)

    def new(self, rules: Rules[Bang], chance: Chance) -> Bang:
        """BD-001 to BD-007, BD-060."""
        s = Bang(rules, chance)
        s.at = BEGIN
        seats = rules.seats
        role = DEALT[seats][:]
        chance.shuffle(role)
        character = list(range(len(CHARACTERS)))
        chance.shuffle(character)
        s.cast = [CHARACTERS[c] for c in character[:seats]]
        life = [c.life for c in s.cast]
        first = role.index(DEPUTY if seats == 3 else SHERIFF)
        if seats > 3:
            life[first] += SHERIFF_BONUS
        s.current = first
        s.role = vec[i64](role)
        s.character = vec[i64](character[:seats])
        s.life = vec[i64](life)
        s.max_life = vec[i64](life)
        s.arrows = nothing(seats)
        s.dice = BLANKS[:]
        s.hits = NO_HITS[:]
        s.shots = nothing(MOST_SEATS * MOST_SEATS)
        living_of(s)
        return s

    def settle(self, s: Bang) -> None:
        seats = int(s.seats)
        for values, size in [
            (s.role, seats),
            (s.character, seats),
            (s.life, seats),
            (s.max_life, seats),
            (s.arrows, seats),
            (s.dice, DICE),
            (s.hits, MOST_SEATS),
            (s.shots, MOST_SEATS * MOST_SEATS),
        ]:
            if len(values) != size:
                raise ValueError(f"{list(values)}: {size} values are needed")
        if not 0 <= s.current < seats:
            raise ValueError(f"nobody sits at seat {s.current}")
        if any(not 0 <= s.life[p] <= s.max_life[p] for p in range(seats)):
            raise ValueError("life is between 0 and its start value")
        if s.arrows_left + sum(list(s.arrows)) != ALL_ARROWS or s.arrows_left < 1 or any(n < 0 for n in s.arrows):
            raise ValueError(f"arrows held and in the middle must be {ALL_ARROWS}, the last one brings the attack")
        if any(s.arrows[p] > 0 and s.life[p] == 0 for p in range(seats)):
            raise ValueError("who is out holds no arrows")
        s.cast = [CHARACTERS[c] for c in s.character]
        living_of(s)
        if s.life[s.current] == 0 and s.winner == NO_SIDE:
            raise ValueError("the current player is out")

    def view(self, s: Bang, seat: int) -> dict[str, Any]:
        roles = visible_roles(s, seat)
        return {
            "turn": int(s.turn),
            "current": int(s.current),
            "rerolls": int(s.rerolls),
            "dice": [SHOWN[face] for face in s.dice if face != BLANK],
            "die": int(s.die) if s.die else None,
            "beers": int(s.beers),
            "hits": [int(s.hits[p]) for p in range(s.seats)],
            "arrows_left": int(s.arrows_left),
            "players": [self.player(s, p, roles[p]) for p in range(s.seats)],
            "winner": SIDES[s.winner] if s.winner != NO_SIDE else None,
            "winners": [p for p in range(s.seats) if is_winner(s, p)],
        }

    def player(self, s: Bang, p: int, role: str | None) -> dict[str, Any]:
        return {
            "character": NAMES[s.character[p]],
            "life": int(s.life[p]),
            "max_life": int(s.max_life[p]),
            "arrows": int(s.arrows[p]),
            "role": role,
            "alive": bool(s.alive >> p & 1),
            "shots": [int(s.shots[p * MOST_SEATS + at]) for at in range(s.seats)],
        }

    def outcome(self, s: Bang) -> Outcome:
        """1 for the winners; nobody wins a draw."""
        scores = [1 if is_winner(s, p) else 0 for p in range(s.seats)]
        about = [{"role": ROLES[s.role[p]], "life": int(s.life[p]), "side": SIDES[s.winner]} for p in range(s.seats)]
        return Outcome(scores, [p for p in range(s.seats) if scores[p]], about)


GAME: Final = BangGame()
