"""The clauses that cards are made of. Their order in a declaration is the order of the sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import Domain, arg
from gulch.games.western_legends import doors
from gulch.games.western_legends.cattle import has_room, ranch_size, take_token
from gulch.games.western_legends.names import EVERY_COLOUR
from gulch.games.western_legends.parts import Effect
from gulch.games.western_legends.state import STORIES, Western
from gulch.games.western_legends.table import card_at_random, hand_size, in_town
from gulch.games.western_legends.vocabulary import WEST
from gulch.games.western_legends.zones import HAND


# ---- gains and losses ------------------------------------------------------------------------------------------------
class Gain(Effect):
    """Money, as the card prints it."""

    def __init__(self, dollars: int) -> None:
        self.bills = dollars // 10

    def do(self, s: Western, seat: i64) -> None:
        doors.gain_money(s, seat, self.bills)


class Lose(Effect):
    """Money; as a choice or a cost only for who has it, otherwise as far as there is any."""

    def __init__(self, dollars: int) -> None:
        self.bills = dollars // 10

    def can(self, s: Western, seat: i64) -> bool:
        return bool(s.money[seat] >= self.bills)

    def do(self, s: Western, seat: i64) -> None:
        doors.lose_money(s, seat, self.bills)


class Draw(Effect):
    def __init__(self, cards: int) -> None:
        self.cards = cards

    def do(self, s: Western, seat: i64) -> None:
        doors.draw(s, seat, self.cards)


class Discard(Effect):
    """Of the owner's choice."""

    def __init__(self, cards: int) -> None:
        self.cards = cards

    def can(self, s: Western, seat: i64) -> bool:
        return hand_size(s, seat) > 0

    def do(self, s: Western, seat: i64) -> None:
        doors.discard_some(s, seat, self.cards)


class DiscardRandom(Effect):
    def can(self, s: Western, seat: i64) -> bool:
        return hand_size(s, seat) > 0

    def do(self, s: Western, seat: i64) -> None:
        doors.discard(s, seat, card_at_random(s, HAND.of(seat)))


class Wound(Effect):
    """`anyway`: no effect may cancel it."""

    def __init__(self, wounds: int, anyway: bool = False) -> None:
        self.wounds = wounds
        self.anyway = anyway

    def do(self, s: Western, seat: i64) -> None:
        doors.wound(s, seat, self.wounds, self.anyway)


class Heal(Effect):
    def __init__(self, wounds: int) -> None:
        self.wounds = wounds

    def do(self, s: Western, seat: i64) -> None:
        doors.heal(s, seat, self.wounds)


class Legend(Effect):
    """Legend points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, s: Western, seat: i64) -> None:
        doors.gain_legend(s, seat, self.points)


class LoseLegend(Effect):
    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, s: Western, seat: i64) -> None:
        doors.lose_legend(s, seat, self.points)


class Badge(Effect):
    """Marshal points: not for the Wanted (WL-251)."""

    def __init__(self, points: int) -> None:
        self.points = points

    def can(self, s: Western, seat: i64) -> bool:
        return bool(s.wanted[seat] == 0)

    def do(self, s: Western, seat: i64) -> None:
        doors.gain_marshal(s, seat, self.points)


class Crime(Effect):
    """Wanted points."""

    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, s: Western, seat: i64) -> None:
        doors.gain_wanted(s, seat, self.points)


class Nugget(Effect):
    def __init__(self, nuggets: int = 1) -> None:
        self.nuggets = nuggets

    def do(self, s: Western, seat: i64) -> None:
        doors.gain_nuggets(s, seat, self.nuggets)


class TakeCattle(Effect):
    """A random token of this Ranch, within the limit."""

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def can(self, s: Western, seat: i64) -> bool:
        return has_room(s, seat) and ranch_size(s, self.colour) > 0

    def do(self, s: Western, seat: i64) -> None:
        take_token(s, seat, self.colour)


class Nothing(Effect):
    def do(self, s: Western, seat: i64) -> None:
        pass


class Do(Effect):
    """What no clause says: a function in the card's own file."""

    def __init__(
        self, act: Callable[[Western, i64], None], possible: Callable[[Western, i64], bool] | None = None
    ) -> None:
        self.act = act
        self.possible = possible

    def can(self, s: Western, seat: i64) -> bool:
        return self.possible is None or self.possible(s, seat)

    def do(self, s: Western, seat: i64) -> None:
        self.act(s, seat)


# ---- clauses made of clauses -----------------------------------------------------------------------------------------
class All(Effect):
    """One after the other."""

    def __init__(self, *parts: Effect) -> None:
        self.parts = list(parts)

    def can(self, s: Western, seat: i64) -> bool:
        return all(part.can(s, seat) for part in self.parts)

    def do(self, s: Western, seat: i64) -> None:
        for part in self.parts:
            part.do(s, seat)


class ByStatus(Effect):
    """A marshal, a wanted player, anybody else."""

    def __init__(self, marshal: Effect, wanted: Effect, other: Effect) -> None:
        self.marshal = marshal
        self.wanted = wanted
        self.other = other

    def do(self, s: Western, seat: i64) -> None:
        if s.marshal[seat] > 0:
            self.marshal.do(s, seat)
        elif s.wanted[seat] > 0:
            self.wanted.do(s, seat)
        else:
            self.other.do(s, seat)


class ByWounds(Effect):
    def __init__(self, hurt: Effect, unhurt: Effect) -> None:
        self.hurt = hurt
        self.unhurt = unhurt

    def do(self, s: Western, seat: i64) -> None:
        if s.wounds[seat] > 0:
            self.hurt.do(s, seat)
        else:
            self.unhurt.do(s, seat)


class ByPlace(Effect):
    """In a town, or outside the towns."""

    def __init__(self, inside: Effect, outside: Effect) -> None:
        self.inside = inside
        self.outside = outside

    def do(self, s: Western, seat: i64) -> None:
        if in_town(s, seat):
            self.inside.do(s, seat)
        else:
            self.outside.do(s, seat)


# ---- choices ---------------------------------------------------------------------------------------------------------
class Growing(Domain):
    """Every card that offers a choice adds its own values, so it keeps a whole byte free for them."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [])

    def bits(self) -> int:
        return 8

    def add(self, value: str) -> int:
        if value in self.index:
            raise ValueError(f"{self.name} {value} is declared twice")
        self.index[value] = len(self.values)
        self.values.append(value)
        return self.index[value]


OF_A_STORY: Final = "WL-242"  # the rule behind most offers
OF_A_CARD: Final = "WL-089"
OFFER: Final = Growing("offer")
CHOICE: Final = Growing("choice")
OFFERS: Final[list[Choose]] = []
CHOICES: Final[list[Effect]] = []

NOT_OFFERED: Final = WEST.reason("not-offered", "WL-242")
CANT: Final = WEST.reason("cant-be-done", "WL-242")


class Choose(Effect):
    """Exactly one of these that can be carried out; with none of them nothing happens. The choices are named after the
    offer, from 1 on: `blood_money_2`. `rule`: what the options cite, if it is no story."""

    def __init__(self, name: str, *choices: Effect, rule: str = OF_A_STORY) -> None:
        self.number: i64 = OFFER.add(name)
        self.rule = rule
        OFFERS.append(self)
        self.first: i64 = len(CHOICES)
        self.choices = list(choices)
        for k, choice in enumerate(choices, 1):
            CHOICE.add(f"{name}_{k}")
            CHOICES.append(choice)

    def can(self, s: Western, seat: i64) -> bool:
        return any(choice.can(s, seat) for choice in self.choices)

    def do(self, s: Western, seat: i64) -> None:
        if self.can(s, seat):
            s.choose(seat, OFFERED, OFFERED.offer.put(self.number))


class Take(Verb[Western]):
    """One of the choices that a card offers."""

    choice: Final = arg(CHOICE)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        offer = OFFERS[OFFERED.offer.of(about)]
        k: i64
        for k in range(len(offer.choices)):
            if offer.choices[k].can(s, seat):
                out.append(self.action(offer.first + k))

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        offer = OFFERS[OFFERED.offer.of(about)]
        k = self.choice.of(action) - offer.first
        if k < 0 or k >= len(offer.choices):
            return NOT_OFFERED
        return LEGAL if offer.choices[k].can(s, seat) else CANT

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        CHOICES[self.choice.of(action)].do(s, seat)
        return GO_ON


class Offered(Moment[Western]):
    offer: Final = arg(OFFER)

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        """No card is played while a story is told: what cards offer is the story's then."""
        rule = OFFERS[self.offer.of(about)].rule
        return OF_A_STORY if rule == OF_A_CARD and s.at == STORIES else rule


TAKE: Final = Take(WEST, "take", OF_A_STORY)
OFFERED: Final = Offered(WEST, "offered", OF_A_STORY, TAKE)

ANY_RANCH: Final = Choose("any_ranch", *[TakeCattle(k) for k in range(len(EVERY_COLOUR))], rule=OF_A_CARD)
