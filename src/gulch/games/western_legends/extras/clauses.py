"""What only the stories of this expansion do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE, ask_all
from gulch.games.western_legends.asking import FOR_STORY, NO, YES, OwnRule, pick
from gulch.games.western_legends.board import MAP
from gulch.games.western_legends.cattle import cattle_held, give_up_token
from gulch.games.western_legends.components import GOODS, NUGGET, rank_of, row_of
from gulch.games.western_legends.doors import (
    draw,
    gain_legend,
    gain_money,
    gain_nuggets,
    heal,
    lose_money,
    lose_nuggets,
    nugget_limit,
    top_card,
    wound,
)
from gulch.games.western_legends.effects import Choose, Gain, Legend
from gulch.games.western_legends.extras.items import discards_one_more
from gulch.games.western_legends.extras.jokers import is_joker
from gulch.games.western_legends.extras.state import extras
from gulch.games.western_legends.extras.vocabulary import EXTRAS
from gulch.games.western_legends.movement import STORY_MOVE, put_figure, shunned, speed, walk
from gulch.games.western_legends.owning import lose_item
from gulch.games.western_legends.prospecting import roll
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import NOT_OWNED
from gulch.games.western_legends.story_clauses import TURNED_UP, fewest_points, is_participant, participants
from gulch.games.western_legends.table import hand_size, in_town, owns
from gulch.games.western_legends.vocabulary import ITEM, TERRITORY
from gulch.games.western_legends.zones import DISCARD, FIGHT, FIGHT_DECK, HAND, POKER
from gulch.pieces.sets import bit, listed, size

JACK: Final = 9  # rank, counted from the 2
MAIN_BOARD: Final = MAP["main"]["nodes"]

NOT_PAWNED: Final = EXTRAS.reason("not-pawned", "WL-242")
NOT_DISCARDED: Final = EXTRAS.reason("not-discarded", "WL-242")
NO_TOWN: Final = EXTRAS.reason("no-town", "WL-242")
TURNED_UP_FIGHT_CARD: Final = EXTRAS.event("turned_up_fight_card", "WL-242", card=FIGHT)
TOOK_DISCARDED: Final = EXTRAS.event("took_discarded", "WL-242", who=SEAT, card=POKER)


def others(s: Western, seat: i64) -> i64:
    return (bit(s.seats) - 1) & ~bit(seat)


# ---- money -----------------------------------------------------------------------------------------------------------
def share_the_payroll(s: Western, seat: i64) -> None:
    """$20 to another player for a legend point."""
    gain_money(s, seat, 3)
    to = pick(s, seat, FOR_STORY, others(s, seat), optional=True) if s.money[seat] >= 2 else -1
    if to >= 0:
        gain_money(s, to, lose_money(s, seat, 2))
        gain_legend(s, seat, 1)


def audit(s: Western, seat: i64) -> None:
    if s.money[seat] >= 6:
        gain_legend(s, seat, 1)
        draw(s, seat, 1)
    else:
        gain_money(s, seat, 4)


def by_poster(s: Western, seat: i64) -> None:
    """A card, and $10 for each row of the own marker; without a marker $20."""
    draw(s, seat, 1)
    cell = max(s.marshal[seat], s.wanted[seat])
    gain_money(s, seat, row_of(cell) if cell > 0 else 2)


# ---- cards -----------------------------------------------------------------------------------------------------------
def by_bandits(s: Western, seat: i64) -> None:
    gain_money(s, seat, 1)
    draw(s, seat, max(1, min(3, size(s.bandits))))


def turn_up_fight_card(s: Western, seat: i64) -> None:
    """The top one, which then goes under the deck: 2 LP for a jack or higher, otherwise $20."""
    card = s.box.top[FIGHT_DECK.first]
    if card < 0:
        return
    number = FIGHT.number(card)
    s.box.show(s, card, EVERYONE)
    s.say(EVERYONE, TURNED_UP_FIGHT_CARD, number)
    cards = s.box.at(FIGHT_DECK.first)
    s.box.order(FIGHT_DECK.first, [cards[-1], *cards[:-1]])
    if number >= JACK:
        gain_legend(s, seat, 2)
    else:
        gain_money(s, seat, 2)


def exchange_cards(s: Western, seat: i64) -> None:
    """Up to two, and two more."""
    given: i64 = 0
    while given < 2 and hand_size(s, seat) > 0 and discards_one_more(s, seat):
        given += 1
    draw(s, seat, given + 2)


class TakeDiscarded(Verb[Western]):
    card: Final = arg(POKER)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(card) for card in s.box.at(DISCARD.first)]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.box.place[self.card.of(action)] == DISCARD.first else NOT_DISCARDED

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        card = self.card.of(action)
        s.box.put(s, card, HAND.of(seat))
        s.say(EVERYONE, TOOK_DISCARDED, seat, card)
        return GO_ON


TAKE_DISCARDED: Final = TakeDiscarded(EXTRAS, "take_discarded", "WL-242")
CHOOSING_DISCARDED: Final = Moment[Western](EXTRAS, "choosing_discarded", "WL-242", TAKE_DISCARDED)


def take_discarded(s: Western, seat: i64) -> None:
    """$20, and a card of choice; a new one if the pile is empty."""
    gain_money(s, seat, 2)
    if s.box.count[DISCARD.first] > 0:
        s.choose(seat, CHOOSING_DISCARDED)
    else:
        draw(s, seat, 1)


def fill_up(s: Western, seat: i64) -> None:
    """Three in hand, at least one more."""
    heal(s, seat, 1)
    draw(s, seat, max(1, 3 - hand_size(s, seat)))


def both_draw(s: Western, seat: i64) -> None:
    gain_money(s, seat, 2)
    other = pick(s, seat, FOR_STORY, others(s, seat))
    draw(s, seat, 1)
    draw(s, other, 1)


def next_player_draws(s: Western, seat: i64) -> None:
    draw(s, (seat + 1) % s.seats, 1)


def has_two_cards(s: Western, seat: i64) -> bool:
    return hand_size(s, seat) >= 2


POINT_OR_TWENTY: Final = Choose("gunsmiths_wager", Legend(1), Gain(20))


def draw_and_show(s: Western, seat: i64) -> None:
    """1 LP for a jack or higher, otherwise $20; a joker is what its owner likes."""
    card = top_card(s, HAND.of(seat))
    if card < 0:
        return
    s.box.show(s, card, EVERYONE)
    s.say(EVERYONE, TURNED_UP, card)
    if is_joker(card):
        POINT_OR_TWENTY.do(s, seat)
    elif rank_of(card) >= JACK:
        gain_legend(s, seat, 1)
    else:
        gain_money(s, seat, 2)


# ---- for all participants together -----------------------------------------------------------------------------------
def farewell(s: Western, seat: i64) -> None:
    """The fewest points are counted before anybody gains one."""
    poor = fewest_points(s)
    for p in participants(s):
        gain_legend(s, p, 1)
        if p in poor:
            draw(s, p, 1)


def trample(s: Western, seat: i64) -> None:
    """Whoever takes no part and is out of town."""
    p: i64
    for p in range(s.seats):
        if not is_participant(s, p) and not in_town(s, p):
            wound(s, p, 1)


PURSE: Final = 1  # else it is the honour
VOTE_ON: Final = Domain("vote", ["honour", "purse"])
VOTED: Final = EXTRAS.event("voted", "WL-242", who=SEAT, vote=VOTE_ON)


class Vote(Verb[Western]):
    what: Final = arg(VOTE_ON)


VOTE: Final = Vote(EXTRAS, "vote", "WL-242")
VOTING: Final = Moment[Western](EXTRAS, "voting", "WL-242", VOTE)


def keep_vote(s: Western, seat: int, action: int) -> None:
    extras(s).votes[seat] = VOTE.what.of(action)


def hold_council(s: Western, seat: i64) -> None:
    """Secretly, shown together: all of one mind, or not."""
    there = sorted(participants(s))
    ask_all(s, there, VOTING, keep_vote)
    votes = extras(s).votes
    for p in there:
        s.say(EVERYONE, VOTED, p, votes[p])
    purses = [p for p in there if votes[p] == PURSE]
    for p in participants(s):
        if not purses:
            gain_legend(s, p, 1)
            gain_money(s, p, 1)
        elif len(purses) == len(there):
            gain_money(s, p, 3)
        else:
            gain_money(s, p, 5 if p in purses else 2)


# ---- places ----------------------------------------------------------------------------------------------------------
class Settle(Verb[Western]):
    """Any town territory of the main board; the wanted not where the sheriff is."""

    to: Final = arg(TERRITORY)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        to = self.to.of(action)
        if to >= s.board.size or s.board.town[to] == 0 or s.board.names[to] not in MAIN_BOARD:
            return NO_TOWN
        return LEGAL if to != shunned(s, seat) else NO_TOWN

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        put_figure(s, seat, self.to.of(action))
        return GO_ON


SETTLE: Final = Settle(EXTRAS, "settle", "WL-242")
STAY: Final = Verb[Western](EXTRAS, "stay", "WL-242")
SETTLING: Final = Moment[Western](EXTRAS, "settling", "WL-242", SETTLE, STAY)


def ride_in_the_wagon(s: Western, seat: i64) -> None:
    draw(s, seat, 2)
    s.choose(seat, SETTLING)


def at_the_fair(s: Western, seat: i64) -> None:
    """With an active mount a story move as well."""
    if s.mount[seat] < 0:
        gain_money(s, seat, 4)
        return
    walk(s, seat, speed(s, seat), STORY_MOVE)
    gain_money(s, seat, 3)


# ---- cattle, goods, gold, wounds, points -----------------------------------------------------------------------------
SELLING_CATTLE: Final = OwnRule(EXTRAS, "selling_cattle", "WL-242", YES, NO)


def sell_a_head(s: Western, seat: i64) -> None:
    gain_legend(s, seat, 1)
    if cattle_held(s, seat) > 0 and YES.chosen(s.ask(seat, SELLING_CATTLE)):
        give_up_token(s, seat)
        gain_money(s, seat, 3)


class Pawn(Verb[Western]):
    """Goods of the counter, no legendary ones."""

    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if not owns(s, seat, self.item.of(action)):
            return NOT_OWNED
        return LEGAL if can_be_pawned(s, seat, self.item.of(action)) else NOT_PAWNED

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        lose_item(s, seat, self.item.of(action))
        gain_money(s, seat, 5)
        return GO_ON


PAWN: Final = Pawn(EXTRAS, "pawn", "WL-242")
PAWNING: Final = Moment[Western](EXTRAS, "pawning", "WL-242", PAWN)


def can_be_pawned(s: Western, seat: i64, item: i64) -> bool:
    if not owns(s, seat, item):
        return False
    return s.game.items[item].kind == GOODS and not s.game.items[item].why_not_sold()


def has_goods_to_pawn(s: Western, seat: i64) -> bool:
    return any(can_be_pawned(s, seat, item) for item in listed(s.items[seat]))


def pawn_goods(s: Western, seat: i64) -> None:
    s.choose(seat, PAWNING)


def see_the_surgeon(s: Western, seat: i64) -> None:
    """A wound, and one for each card discarded; two cards for the unhurt."""
    if s.wounds[seat] == 0:
        draw(s, seat, 2)
    else:
        heal(s, seat, 1)
        while s.wounds[seat] > 0 and hand_size(s, seat) > 0 and discards_one_more(s, seat):
            heal(s, seat, 1)
    gain_money(s, seat, 1)


def ease(s: Western, seat: i64) -> None:
    """Until the end of the next own turn; in the own turn this one counts besides."""
    draw(s, seat, 2)
    extras(s).eased[seat] = 2 if seat == s.active else 1


def is_eased(s: Western, seat: i64) -> bool:
    return bool(extras(s).eased[seat] > 0)


def richer(s: Western, seat: i64) -> i64:
    """Players with more nuggets, as bits."""
    found: i64 = 0
    p: i64
    for p in range(s.seats):
        if s.nuggets[p] > s.nuggets[seat]:
            found |= bit(p)
    return found


def can_claim(s: Western, seat: i64) -> bool:
    return richer(s, seat) != 0 and s.nuggets[seat] < nugget_limit(s, seat)


def claim(s: Western, seat: i64) -> None:
    victim = pick(s, seat, FOR_STORY, richer(s, seat))
    gain_nuggets(s, seat, lose_nuggets(s, victim, 1))


def dig_bones(s: Western, seat: i64) -> None:
    """No gold and no reroll: a nugget is 1 LP and $10, anything else $30."""
    roll(s, seat, 1)
    if s.dice[0] == NUGGET:
        gain_legend(s, seat, 1)
        gain_money(s, seat, 1)
    else:
        gain_money(s, seat, 3)


TURNING_BACK: Final = OwnRule(EXTRAS, "turning_back", "WL-242", YES, NO)
CAME_BACK: Final = EXTRAS.event("came_back", "WL-242", who=SEAT)


def turn_back(s: Western, seat: i64) -> None:
    """A wanted player: one space back for 2 LP, or two cards."""
    if s.wanted[seat] >= 2 and YES.chosen(s.ask(seat, TURNING_BACK)):
        s.wanted[seat] -= 1
        s.say(EVERYONE, CAME_BACK, seat)
        gain_legend(s, seat, 2)
    else:
        draw(s, seat, 2)
