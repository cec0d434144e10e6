"""The only doors by which cards, money, gold, wounds and points come and go (WL-020 to WL-026, WL-250 to WL-263)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FromHand, OwnRule
from gulch.games.western_legends.components import (
    BILL,
    GAINED_TRACK,
    LEGEND_AT,
    LOST_WOUND,
    MARSHAL_LEGEND,
    MARSHAL_MONEY,
    NONE,
    NUGGETS_IN_ALL,
    SHIELD,
    TRACK_END,
    WANTED_CARDS,
    WOUNDS_MAX,
    name_of,
)
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import cards_of, hand_size, is_up, plain_cards, power
from gulch.games.western_legends.vocabulary import (
    WEST,
    WHEN_FINDING_GOLD,
    WHEN_GAINING_LEGEND,
    WHEN_GAINING_MARSHAL,
    WHEN_GAINING_WANTED,
    WHEN_HEALED,
    WHEN_ON_MARSHAL,
    WHEN_ON_WANTED,
)
from gulch.games.western_legends.zones import DECK, DISCARD, HAND, IN_PLAY, POKER
from gulch.pieces.sets import bit

DREW: Final = WEST.event("drew", "WL-307", who=SEAT, count=WHOLE)
DREW_CARD: Final = WEST.event("drew_card", "WL-307", who=SEAT, card=POKER)
RESHUFFLED: Final = WEST.event("reshuffled", "WL-309")
DISCARDED: Final = WEST.event("discarded", "WL-308", who=SEAT, card=POKER)
BOOSTED: Final = WEST.event("boosted", "WL-310", who=SEAT, card=POKER)
EARNED: Final = WEST.event("earned", "WL-020", who=SEAT, dollars=WHOLE, left=WHOLE)
PAID: Final = WEST.event("paid", "WL-020", who=SEAT, dollars=WHOLE, left=WHOLE)
GOT_GOLD: Final = WEST.event("got_gold", "WL-021", who=SEAT, nuggets=WHOLE, left=WHOLE)
LOST_GOLD: Final = WEST.event("lost_gold", "WL-021", who=SEAT, nuggets=WHOLE, left=WHOLE)
WOUNDED: Final = WEST.event("wounded", "WL-023", who=SEAT, count=WHOLE, left=WHOLE)
HEALED: Final = WEST.event("healed", "WL-023", who=SEAT, count=WHOLE, left=WHOLE)
GOT_LEGEND: Final = WEST.event("got_legend", "WL-051", who=SEAT, points=WHOLE, left=WHOLE)
LOST_LEGEND: Final = WEST.event("lost_legend", "WL-051", who=SEAT, points=WHOLE, left=WHOLE)
BECAME_LEGEND: Final = WEST.event("became_legend", "WL-062", who=SEAT)
ON_MARSHAL: Final = WEST.event("on_marshal", "WL-254", who=SEAT, cell=WHOLE)
ON_WANTED: Final = WEST.event("on_wanted", "WL-254", who=SEAT, cell=WHOLE)
LOST_BADGE: Final = WEST.event("lost_badge", "WL-252", who=SEAT)


def happen(s: Western, occasion: int, seat: i64, amount: i64) -> None:
    """A deed of a player, and how much of it."""
    s.amount = amount
    s.happen(occasion, seat)


# ---- poker cards -----------------------------------------------------------------------------------------------------
DROP: Final = FromHand(WEST, "drop", "WL-R47")
DISCARDING: Final = OwnRule(WEST, "discarding", "WL-223", DROP)
MEETING_SHERIFF: Final = OwnRule(WEST, "meeting_sheriff", "WL-284", DROP)
GIVING_CARD: Final = OwnRule(WEST, "giving_card", "WL-R47", DROP)


def top_card(s: Western, place: i64) -> i64:
    """The next card of the deck goes there; NONE if deck and discard pile are empty (WL-309, WL-R70)."""
    if s.box.count[DECK.first] == 0 and s.box.count[DISCARD.first] > 0:
        s.box.gather(s, DISCARD.first, DECK.first)
        s.say(EVERYONE, RESHUFFLED)
    return s.box.draw(s, DECK.first, place)


def draw(s: Western, seat: i64, cards: i64) -> None:
    got: i64 = 0
    while got < cards:
        card = top_card(s, HAND.of(seat))
        if card == NONE:
            break
        s.say(1 << seat, DREW_CARD, seat, card)
        got += 1
    if got > 0:
        s.say(EVERYONE, DREW, seat, got)


def discard(s: Western, seat: i64, card: i64) -> None:
    """From hand, by anything but the card's own Action."""
    s.box.put(s, card, DISCARD.first, True)
    s.say(EVERYONE, DISCARDED, seat, card)
    s.game.deck[name_of(card)].when_discarded(s, seat)


def discard_some(s: Western, seat: i64, cards: i64, asked: Moment[Western] = GIVING_CARD) -> None:
    """The owner's choice, one by one; as many as there are."""
    for _ in range(cards):
        if hand_size(s, seat) == 0:
            return
        discard(s, seat, DROP.card.of(s.ask(seat, asked)))


# ---- Reactions outside fights: one per player and action (WL-311, WL-383) --------------------------------------------
BOOST_OCCASION: Final = Domain("boost", ["roll", "track", "bet"])
AFTER_ROLL: Final = 0
AFTER_TRACK: Final = 1
AFTER_BET: Final = 2
NO_REACTION: Final = WEST.reason("no-reaction", "WL-310")


class Boosting(OwnRule):
    occasion: Final = arg(BOOST_OCCASION)


class Boost(FromHand):
    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        cards = cards_of(s, plain_cards(s, seat)) if s.game.copying >> card & 1 else [int(card)]
        fitting = [one for one in cards if s.game.deck[name_of(one)].boosts() == BOOSTING.occasion.of(about)]
        return LEGAL if fitting else NO_REACTION


BOOST: Final = Boost(WEST, "boost", "WL-310")
PASS: Final = Verb[Western](WEST, "pass", "WL-113")
BOOSTING: Final = Boosting(WEST, "boosting", "WL-310", BOOST, PASS)


def boost(s: Western, seat: i64, occasion: i64) -> bool:
    """Whoever has cards is asked, if there are such cards at all: nobody must learn who could. True: a Reaction was
    played, and `end_boost` is due when it is carried out."""
    if hand_size(s, seat) == 0 or s.reacting >> seat & 1 or not s.game.boosts >> occasion & 1:
        return False
    action = s.ask(seat, BOOSTING, BOOSTING.occasion.put(occasion), True)
    if not BOOST.chosen(action):
        return False
    card = BOOST.card.of(action)
    s.reacting |= bit(seat)
    s.box.put(s, card, IN_PLAY.first, True)
    s.say(EVERYONE, BOOSTED, seat, card)
    s.game.deck[name_of(card)].boosts_as(s, seat, card, occasion)
    return True


def end_boost(s: Western) -> None:
    """Only now is it discarded: no card was drawn from a pile with it (WL-R71)."""
    s.box.put(s, s.box.top[IN_PLAY.first], DISCARD.first)


# ---- money, gold, wounds ---------------------------------------------------------------------------------------------
def gain_money(s: Western, seat: i64, bills: i64) -> None:
    """What is above the limit stays in the supply (WL-020)."""
    got = min(bills, power(s, seat).money_limit() - s.money[seat])
    if got > 0:
        s.money[seat] += got
        s.say(EVERYONE, EARNED, seat, got * BILL, s.money[seat] * BILL)


def lose_money(s: Western, seat: i64, bills: i64) -> i64:
    """As far as there is any; how much it was."""
    lost = min(bills, s.money[seat])
    if lost > 0:
        s.money[seat] -= lost
        s.say(EVERYONE, PAID, seat, lost * BILL, s.money[seat] * BILL)
    return lost


def stake(s: Western, seat: i64) -> None:
    """$10 into the pot (WL-146); that is no price."""
    lose_money(s, seat, 1)


def pay(s: Western, seat: i64, bills: i64) -> None:
    """A price, by choice: counts as spending (WL-363)."""
    s.spent += lose_money(s, seat, bills)


def nugget_limit(s: Western, seat: i64) -> i64:
    limit = power(s, seat).nugget_limit()
    mount = s.mount[seat]
    if mount >= 0:
        limit += s.game.items[mount].more_nuggets(is_up(s, seat, mount))
    return limit


def gain_nuggets(s: Western, seat: i64, nuggets: i64) -> i64:
    """What does not fit, or is not in the supply, is lost (WL-R02, WL-R03); how many were gained."""
    supply: i64 = NUGGETS_IN_ALL
    for held in s.nuggets:
        supply -= held
    for elsewhere in s.game.nuggets_elsewhere:
        supply -= elsewhere(s)
    got = min(nuggets, min(supply, nugget_limit(s, seat) - s.nuggets[seat]))
    if got <= 0:
        return 0
    s.nuggets[seat] += got
    s.say(EVERYONE, GOT_GOLD, seat, got, s.nuggets[seat])
    happen(s, WHEN_FINDING_GOLD, seat, got)
    return got


def lose_nuggets(s: Western, seat: i64, nuggets: i64) -> i64:
    lost = min(nuggets, s.nuggets[seat])
    if lost > 0:
        s.nuggets[seat] -= lost
        s.say(EVERYONE, LOST_GOLD, seat, lost, s.nuggets[seat])
    return lost


def wound(s: Western, seat: i64, wounds: i64, anyway: bool = False) -> None:
    """Wounds beyond the third are ignored (WL-023). A shield keeps them off in a fight, but for those that come
    `anyway`."""
    if not anyway and is_shielded(s, seat):
        return
    got = min(wounds, WOUNDS_MAX - s.wounds[seat])
    if got > 0:
        s.wounds[seat] += got
        s.say(EVERYONE, WOUNDED, seat, got, s.wounds[seat])
        power(s, seat).after_wound(s, seat)


def is_shielded(s: Western, seat: i64) -> bool:
    if seat == s.fighter:
        return s.edge[0] & SHIELD != 0
    return seat == s.target and s.edge[1] & SHIELD != 0


def heal(s: Western, seat: i64, wounds: i64) -> i64:
    """How many wounds were lost."""
    lost = min(wounds, s.wounds[seat])
    if lost > 0:
        s.wounds[seat] -= lost
        if seat == s.active:
            s.deeds |= LOST_WOUND
        s.say(EVERYONE, HEALED, seat, lost, s.wounds[seat])
        happen(s, WHEN_HEALED, seat, lost)
    return lost


# ---- points ----------------------------------------------------------------------------------------------------------
def gain_legend(s: Western, seat: i64, points: i64) -> None:
    """The legendary ability is gained with the fifth point and kept (WL-062, WL-R07)."""
    if points <= 0:
        return
    s.legend[seat] += points
    s.say(EVERYONE, GOT_LEGEND, seat, points, s.legend[seat])
    happen(s, WHEN_GAINING_LEGEND, seat, points)
    if s.legend[seat] >= LEGEND_AT and not s.legendary >> seat & 1:
        s.legendary |= bit(seat)
        s.say(EVERYONE, BECAME_LEGEND, seat)


def lose_legend(s: Western, seat: i64, points: i64) -> None:
    lost = min(points, s.legend[seat])
    if lost > 0:
        s.legend[seat] -= lost
        s.say(EVERYONE, LOST_LEGEND, seat, lost, s.legend[seat])


def gain_marshal(s: Western, seat: i64, points: i64) -> None:
    """Not for the Wanted (WL-251); what every space passed pays (WL-254)."""
    if s.wanted[seat] > 0 or points <= 0:
        return
    hero = power(s, seat)  # the spaces may make the player a legend, but not for these points (WL-R07)
    move_marshal(s, seat, points)
    hero.after_points(s, seat)
    happen(s, WHEN_GAINING_MARSHAL, seat, points)
    if boost_track(s, seat):
        move_marshal(s, seat, 1)
        end_boost(s)


def move_marshal(s: Western, seat: i64, points: i64) -> None:
    if seat == s.active:
        s.deeds |= GAINED_TRACK
    for _ in range(points):
        if s.marshal[seat] == TRACK_END:
            gain_legend(s, seat, 1)
            continue
        s.marshal[seat] += 1
        cell = s.marshal[seat]
        s.say(EVERYONE, ON_MARSHAL, seat, cell)
        s.happen(WHEN_ON_MARSHAL, seat)
        gain_money(s, seat, MARSHAL_MONEY[cell])
        gain_legend(s, seat, MARSHAL_LEGEND[cell])


def gain_wanted(s: Western, seat: i64, points: i64) -> None:
    """A marshal loses every marshal point and begins before the first space (WL-252, WL-R54)."""
    if points <= 0:
        return
    if s.marshal[seat] > 0:
        s.marshal[seat] = 0
        s.say(EVERYONE, LOST_BADGE, seat)
    hero = power(s, seat)
    move_wanted(s, seat, points)
    hero.after_points(s, seat)
    happen(s, WHEN_GAINING_WANTED, seat, points)
    if boost_track(s, seat):
        move_wanted(s, seat, 1)
        end_boost(s)


def move_wanted(s: Western, seat: i64, points: i64) -> None:
    if seat == s.active:
        s.deeds |= GAINED_TRACK
    for _ in range(points):
        if s.wanted[seat] == TRACK_END:
            gain_legend(s, seat, 1)
            continue
        s.wanted[seat] += 1
        cell = s.wanted[seat]
        s.say(EVERYONE, ON_WANTED, seat, cell)
        s.happen(WHEN_ON_WANTED, seat)
        draw(s, seat, WANTED_CARDS[cell])


def boost_track(s: Western, seat: i64) -> bool:
    """At most one Reputation per player and turn (WL-346); it does not trigger itself."""
    if s.reputed >> seat & 1 or not boost(s, seat, AFTER_TRACK):
        return False
    s.reputed |= bit(seat)
    return True
