"""Exploring the frontier: poker cards for a token whose number is open and whose reward is not (AU-128 to AU-132)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import FRONTIER, FRONTIER_AT, FRONTIER_TERRITORIES, FRONTIER_TOKENS
from gulch.games.western_legends.ante_up.herds import GainLonghorn
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import LegendTokens
from gulch.games.western_legends.ante_up.vocabulary import AU, FRONTIER_TOKEN, WHEN_EXPLORING
from gulch.games.western_legends.asking import NOTHING_TO_COPY, FromHand
from gulch.games.western_legends.components import ACE, NONE, SPOTS, name_of, rank_of
from gulch.games.western_legends.doors import discard
from gulch.games.western_legends.effects import All, Draw, Gain, Legend
from gulch.games.western_legends.effects import Nugget as Gold
from gulch.games.western_legends.locations import NOT_HERE
from gulch.games.western_legends.names import EVERY_POKER_NAME
from gulch.games.western_legends.parts import HOUSE, Effect, Printed
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import cards_of, plain_cards, territory_in
from gulch.games.western_legends.vocabulary import TERRITORY
from gulch.games.western_legends.zones import HAND, POKER
from gulch.pieces.domains import number_domain
from gulch.pieces.sets import bit, listed, size

SCOUTING: Final = EVERY_POKER_NAME.index("scouting")
SCOUTING_WORTH: Final = 12
ACE_WORTH: Final = 11
COURT_WORTH: Final = 10

NO_TOKEN_HERE: Final = AU.reason("no-frontier-token", "AU-128")
HAND_TOO_SMALL: Final = AU.reason("hand-too-small", "AU-129")
STAYS_IN_HAND: Final = AU.reason("stays-in-hand", "AU-R43")
COUNTED_AS: Final = AU.event("counted_as", "AU-R43", who=SEAT, card=POKER)
EXPLORED: Final = AU.event("explored", "AU-131", who=SEAT, token=FRONTIER_TOKEN)
SURVEYED: Final = AU.event("surveyed", "AU-189", at=TERRITORY)

EVERY_FRONTIER_TOKEN: Final = (1 << len(FRONTIER_TOKENS)) - 1  # as bits


class FrontierToken(Printed):
    """The number on its open side, and its reward."""

    def __init__(self, name: str, number: int, reward: Effect, provenance: str = HOUSE) -> None:
        super().__init__(FRONTIER_TOKEN.name, name, provenance)
        self.number = number
        self.reward = reward


FRONTIER_DECK: Final[list[Printed]] = [
    FrontierToken("dry_gulch", 2, Gain(30)),
    FrontierToken("old_camp", 2, Draw(2)),
    FrontierToken("box_canyon", 3, GainLonghorn()),
    FrontierToken("hidden_spring", 3, All(Legend(1), Gain(10))),
    FrontierToken("gravel_bar", 3, All(Gold(), Gain(10))),
    FrontierToken("lookout", 4, Legend(2)),
    FrontierToken("high_grass", 4, All(GainLonghorn(), Legend(1))),
    FrontierToken("quartz_vein", 4, Gold(2)),
    FrontierToken("wagon_road", 5, All(Legend(2), Draw(1))),
    FrontierToken("painted_cave", 5, All(LegendTokens(1), Legend(1))),
    FrontierToken("great_valley", 6, Legend(3)),
    FrontierToken("lost_mission", 6, All(LegendTokens(1), Gain(40))),
]


def frontier_token(s: Western, number: i64) -> FrontierToken:
    token = s.game.printed[FRONTIER_TOKEN.name][number]
    assert isinstance(token, FrontierToken)
    return token


def frontier_at(territory: i64) -> i64:
    """Which of the nine frontier territories it is, or NONE."""
    return FRONTIER_AT[territory]


def number_at(place: i64) -> i64:
    """What is printed on the territory: 6, 7 or 8."""
    return int(FRONTIER[place][1])


def worth_of(card: i64) -> i64:
    """AU-130; Scouting is worth more here."""
    if name_of(card) == SCOUTING:
        return SCOUTING_WORTH
    rank = rank_of(card)
    return ACE_WORTH if rank == ACE else min(rank + 2, COURT_WORTH)


def needed(s: Western, place: i64) -> i64:
    """The number of the territory and that of the token."""
    return number_at(place) + frontier_token(s, ante_up(s).frontier[place]).number


def all_worth(s: Western, plain: i64, kept: i64, copies: i64) -> i64:
    """The most that these cards are worth together. A copy stands in for a card that is kept, so only another copy of
    the same one adds to the sum."""
    total: i64 = 0
    for card in cards_of(s, plain & ~kept):
        total += worth_of(card)
    again = copies if kept != 0 else copies - 1
    copied = kept if kept != 0 else plain
    if again <= 0 or copied == 0:
        return total
    return total + again * max([int(worth_of(card)) for card in cards_of(s, copied)])


def copies_of(s: Western, seat: i64) -> i64:
    return size(s.box.held[HAND.of(seat)] & s.game.copying)


class Explore(Verb[Western]):
    def belongs(self, section: i64) -> bool:
        return frontier_at(territory_in(section)) != NONE

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        place = frontier_at(s.place[seat])
        if place == NONE:
            return NOT_HERE
        if ante_up(s).frontier[place] == NONE:
            return NO_TOKEN_HERE
        hand = all_worth(s, plain_cards(s, seat), 0, copies_of(s, seat))
        return LEGAL if hand >= needed(s, place) else HAND_TOO_SMALL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        """Then the token is turned over and leaves the game (AU-131)."""
        own, place = ante_up(s), frontier_at(s.place[seat])
        spend_cards(s, seat, needed(s, place))
        token = own.frontier[place]
        own.frontier[place] = NONE
        own.explored |= bit(token)
        s.reveal()
        s.say(EVERYONE, EXPLORED, seat, token)
        frontier_token(s, token).reward.do(s, seat)
        s.happen(WHEN_EXPLORING, seat)
        return GO_ON


def spend_cards(s: Western, seat: i64, left: i64) -> None:
    """Card by card until it is enough (AU-R113); only a guessed hand can fail to be."""
    hidden = s.game.copying != 0  # how many would do tells of the others
    while left > 0 and all_worth(s, plain_cards(s, seat), ante_up(s).kept, copies_of(s, seat)) > 0:
        card = SPEND_CARD.card.of(s.ask(seat, EXPLORING, EXPLORING.left.put(left), hidden))
        discard(s, seat, card)
        if s.game.deck[name_of(card)].is_copy():
            card = COUNT_AS.card.of(s.ask(seat, COUNTING_AS, COUNTING_AS.left.put(left), True))
            ante_up(s).kept |= bit(SPOTS[card])
            s.box.show(s, card, EVERYONE)
            s.say(EVERYONE, COUNTED_AS, seat, card)
        left -= worth_of(card)
    ante_up(s).kept = 0


class SpendCard(FromHand):
    """A copy needs a card that it copies; and what is left must do, if copies are to make up for it."""

    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        plain, copies = plain_cards(s, seat), copies_of(s, seat)
        if s.game.deck[name_of(card)].is_copy():
            return LEGAL if plain != 0 else NOTHING_TO_COPY
        if ante_up(s).kept >> SPOTS[card] & 1:
            return STAYS_IN_HAND
        left = EXPLORING.left.of(about) - worth_of(card)
        enough = copies == 0 or left <= all_worth(s, plain & ~bit(SPOTS[card]), ante_up(s).kept, copies)
        return LEGAL if enough else HAND_TOO_SMALL


class CountAs(FromHand):
    """The card whose worth a copy has; it stays in hand (AU-R43)."""

    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        if s.game.deck[name_of(card)].is_copy():
            return NOTHING_TO_COPY
        left = COUNTING_AS.left.of(about) - worth_of(card)
        kept = ante_up(s).kept | bit(SPOTS[card])
        return LEGAL if left <= all_worth(s, plain_cards(s, seat), kept, copies_of(s, seat)) else HAND_TOO_SMALL


class Exploring(Moment[Western]):
    left: Final = arg(number_domain(15))


class CountingAs(Moment[Western]):
    left: Final = arg(number_domain(15))


EXPLORE: Final = Explore(AU, "explore", "AU-128")
SPEND_CARD: Final = SpendCard(AU, "spend_card", "AU-129")
EXPLORING: Final = Exploring(AU, "exploring", "AU-129", SPEND_CARD)
COUNT_AS: Final = CountAs(AU, "count_as", "AU-R43")
COUNTING_AS: Final = CountingAs(AU, "counting_as", "AU-R43", COUNT_AS)


# ---- new tokens ------------------------------------------------------------------------------------------------------
def unplaced(s: Western) -> list[int]:
    """The tokens of the supply."""
    own = ante_up(s)
    supply = EVERY_FRONTIER_TOKEN & ~own.explored
    for token in own.frontier:
        if token != NONE:
            supply &= ~bit(token)
    return listed(supply)


def put_token(s: Western, place: i64) -> None:
    """A random one of the supply, its number open."""
    supply = unplaced(s)
    ante_up(s).frontier[place] = supply[s.chance.below(len(supply))]
    s.reveal()
    s.say(EVERYONE, SURVEYED, FRONTIER_TERRITORIES[place])
