"""A turn: two actions; travelling, buying, playing a card for its own use, looking at the deck, robbing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from drills.frontier.content import (
    COUNTER,
    DECK,
    DISCARD,
    FIGHT,
    HAND,
    HAND_SIZE,
    ITEM,
    ITEM_CARDS,
    MAT,
    PLACE,
    POKER,
    POKER_CARDS,
    STORE,
    TERRITORIES,
)
from drills.frontier.fields import FIELDS, STEPS
from drills.frontier.state import ACT, BEGIN, West
from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, OVER, Declared, Moment, Rules, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE, ask_all

WEST: Final = Declared(STEPS)

ROUNDS: Final = 6
MOST_WOUNDS: Final = 3
UPGRADE_AT: Final = 100


TOO_FAR: Final = WEST.reason("too-far", "WL-030")
HERE_ALREADY: Final = WEST.reason("here-already", "WL-030")
NOT_HELD: Final = WEST.reason("not-held", "WL-050")
ONLY_REACTS: Final = WEST.reason("only-reacts", "WL-051")
NO_REACTION: Final = WEST.reason("no-reaction", "WL-052")
NOT_ON_COUNTER: Final = WEST.reason("not-on-counter", "WL-060")
TOO_DEAR: Final = WEST.reason("too-dear", "WL-061")
NOT_TOGETHER: Final = WEST.reason("not-together", "WL-070")
YOURSELF: Final = WEST.reason("yourself", "WL-070")

WENT: Final = WEST.event("went", "WL-030", who=SEAT, to=PLACE)
DREW: Final = WEST.event("drew", "WL-040", who=SEAT, count=WHOLE)
GOT: Final = WEST.event("got", "WL-040", card=POKER)
PLAYED: Final = WEST.event("played", "WL-050", who=SEAT, card=POKER)
EARNED: Final = WEST.event("earned", "WL-053", who=SEAT, dollars=WHOLE)
BOUGHT: Final = WEST.event("bought", "WL-060", who=SEAT, item=ITEM, dollars=WHOLE)
LOOKED: Final = WEST.event("looked", "WL-065", who=SEAT)
WOUNDED: Final = WEST.event("wounded", "WL-074", who=SEAT, wounds=WHOLE, card=POKER)
ROBBED: Final = WEST.event("robbed", "WL-075", who=SEAT, victim=SEAT, dollars=WHOLE)


def draw(s: West, seat: i64, wanted: i64) -> None:
    """From the deck; the discard is shuffled when it is empty."""
    got: i64 = 0
    for _ in range(wanted):
        if s.box.count[DECK.first] == 0:
            s.box.gather(s, DISCARD.first, DECK.first)
        card = s.box.draw(s, DECK.first, HAND.of(seat))
        if card < 0:
            break
        got += 1
        s.say(1 << seat, GOT, POKER.number(card))
    s.say(EVERYONE, DREW, seat, got)


def earn(s: West, seat: i64, dollars: i64) -> None:
    s.dollars[seat] += dollars
    s.say(EVERYONE, EARNED, seat, dollars)


class Go(Verb[West]):
    to: Final = arg(PLACE)

    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        steps = (self.to.of(action) - s.place[seat]) % len(TERRITORIES)
        if steps == 0:
            return HERE_ALREADY
        return LEGAL if steps <= 3 or steps >= len(TERRITORIES) - 3 else TOO_FAR

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        s.place[seat] = self.to.of(action)
        s.say(EVERYONE, WENT, seat, s.place[seat])
        return GO_ON


class CardVerb(Verb[West]):
    """Something with a card of one's hand: asked for those that are there, explained for all."""

    card: Final = arg(POKER)

    def choices(self, s: West, seat: i64, about: i64) -> list[int]:
        return [self.action(POKER.number(card)) for card in s.box.at(HAND.of(seat))]

    def held(self, s: West, seat: i64, action: i64) -> bool:
        return s.box.place[POKER.card(self.card.of(action))] == HAND.of(seat)


class Play(CardVerb):
    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        if not self.held(s, seat, action):
            return NOT_HELD
        return ONLY_REACTS if POKER_CARDS[self.card.of(action)].reacts else LEGAL

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        card = POKER.card(self.card.of(action))
        s.box.put(s, card, DISCARD.first, True)
        s.say(EVERYONE, PLAYED, seat, self.card.of(action))
        earn(s, seat, POKER_CARDS[self.card.of(action)].dollars * (3 if POKER_CARDS[self.card.of(action)].red else 1))
        return GO_ON


class React(CardVerb):
    """A card played when one is robbed."""

    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        if not self.held(s, seat, action):
            return NOT_HELD
        return LEGAL if POKER_CARDS[self.card.of(action)].reacts else NO_REACTION


class Lay(CardVerb):
    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if self.held(s, seat, action) else NOT_HELD


class Buy(Verb[West]):
    item: Final = arg(ITEM)

    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        number = self.item.of(action)
        if s.box.place[ITEM.card(number)] != COUNTER.first:
            return NOT_ON_COUNTER
        return LEGAL if s.dollars[seat] >= ITEM_CARDS[number].price else TOO_DEAR

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        number = self.item.of(action)
        card = ITEM.card(number)
        s.dollars[seat] -= ITEM_CARDS[number].price
        s.box.put(s, card, MAT.of(seat))
        s.box.turn(card, 1 if s.dollars[seat] >= UPGRADE_AT else 0)
        s.say(EVERYONE, BOUGHT, seat, number, ITEM_CARDS[number].price)
        s.box.draw(s, STORE.first, COUNTER.first)
        return GO_ON


class Look(Verb[West]):
    """The top card of the deck, known from then on to whoever looked."""

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        if s.box.count[DECK.first] > 0:
            s.box.show(s, s.box.top[DECK.first], 1 << seat)
            s.say(EVERYONE, LOOKED, seat)
        return GO_ON


class Rob(Verb[West]):
    """The victim may react; else both lay a card face down, and the higher bonus wins."""

    at: Final = arg(SEAT)

    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        victim = self.at.of(action)
        if victim == seat:
            return YOURSELF
        return LEGAL if s.place[victim] // 8 == s.place[seat] // 8 else NOT_TOGETHER

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        victim = self.at.of(action)
        answer = s.ask(victim, ROBBERY, ROBBERY.by.put(seat), True)
        if REACT.chosen(answer):
            s.box.put(s, POKER.card(REACT.card.of(answer)), DISCARD.first, True)
            s.say(EVERYONE, PLAYED, victim, REACT.card.of(answer))
            return GO_ON
        ask_all(s, sorted([int(seat), int(victim)]), LAYING, lay)
        self.compare(s, seat, victim)
        return GO_ON

    def compare(self, s: West, seat: i64, victim: i64) -> None:
        mine, theirs = laid(s, seat), laid(s, victim)
        best = POKER_CARDS[mine].bonus if mine >= 0 else 0
        against = POKER_CARDS[theirs].bonus if theirs >= 0 else 0
        if best > against and mine >= 0:
            s.wounds[victim] = min(MOST_WOUNDS, s.wounds[victim] + 1)
            s.say(EVERYONE, WOUNDED, victim, s.wounds[victim], mine)
            taken = min(300, s.dollars[victim])
            s.dollars[victim] -= taken
            s.dollars[seat] += taken
            s.say(EVERYONE, ROBBED, seat, victim, taken)


def laid(s: West, seat: i64) -> i64:
    """The card laid face down is shown and thrown away; NONE if there is none."""
    card = s.box.top[FIGHT.of(seat)]
    if card >= 0:
        s.box.put(s, card, DISCARD.first)
        s.say(EVERYONE, PLAYED, seat, POKER.number(card))
        return POKER.number(card)
    return -1


def lay(s: West, seat: int, action: int) -> None:
    if LAY.chosen(action):
        s.box.put(s, POKER.card(LAY.card.of(action)), FIGHT.of(seat), True)


class ByPlaces(Moment[West]):
    by: Final = arg(SEAT)


GO: Final = Go(WEST, "go", "WL-030")
PLAY: Final = Play(WEST, "play", "WL-050")
BUY: Final = Buy(WEST, "buy", "WL-060")
LOOK: Final = Look(WEST, "look", "WL-065")
ROB: Final = Rob(WEST, "rob", "WL-070")
REACT: Final = React(WEST, "react", "WL-052")
SUFFER: Final = Verb[West](WEST, "suffer", "WL-071")
LAY: Final = Lay(WEST, "lay", "WL-072")
LAY_NOTHING: Final = Verb[West](WEST, "lay_nothing", "WL-072")
ACTING: Final = Moment[West](WEST, "acting", "WL-020", GO, PLAY, BUY, LOOK, ROB)
ROBBERY: Final = ByPlaces(WEST, "robbery", "WL-071", SUFFER, REACT)
LAYING: Final = Moment[West](WEST, "laying", "WL-072", LAY_NOTHING, LAY)


START_OF_TURN: Final = WEST.occasion("start of turn")
AT_SET_UP: Final = WEST.occasion("set-up")


def begin(s: West) -> int:
    s.happen(START_OF_TURN, s.active)
    s.actions = 2
    draw(s, s.active, HAND_SIZE - s.box.count[HAND.of(s.active)])
    return ACT


def act(s: West) -> int:
    s.actions -= 1
    after = s.choose(s.active, ACTING, 0, True)
    going_on = next_step(s)
    return going_on if after == GO_ON else s.call(after, going_on)


def next_step(s: West) -> int:
    if s.actions > 0:
        return ACT
    s.active = (s.active + 1) % s.seats
    if s.active == 0:
        s.round += 1
        if s.round > ROUNDS:
            s.round = 0
            return OVER
    return BEGIN


def register(rules: Rules[West]) -> None:
    rules.use(WEST)
    rules.declare(FIELDS)
    rules.step(BEGIN, begin)
    rules.step(ACT, act)


BASE: Final = Expansion(register)
