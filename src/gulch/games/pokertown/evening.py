"""After five turns: poker, work, the abilities before the bribes, and the arrest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, OVER, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.actions import HELP
from gulch.games.pokertown.assignment import row_of
from gulch.games.pokertown.bounties import award_bounties
from gulch.games.pokertown.components import (
    ACE,
    BY_ARREST,
    BY_BRIBE,
    BY_POKER,
    BY_WORK,
    DOLLARS,
    DOLLARS_PER_HAMMER,
    FINE_DOLLARS,
    FINE_STARS,
    HAND_DOLLARS,
    HAND_STARS,
    NUGGETS,
    NUGGETS_PER_PAN,
    PAIR,
    ROUNDS,
    STARS,
    STARS_ONLY_FROM,
    TURNS,
    rank_of,
)
from gulch.games.pokertown.deck import discard, discard_pairs, lengthen, lying_pair, sheriffs_card
from gulch.games.pokertown.ending import tell_the_end
from gulch.games.pokertown.poker import NOTHING_MADE, best_worth, combination
from gulch.games.pokertown.state import ARREST, BRIBES, PLEAS, ROUND, SHERIFF, WORK, Town
from gulch.games.pokertown.tokens import gain, lose, pay, start_peaks
from gulch.games.pokertown.turn import everybody
from gulch.games.pokertown.vocabulary import AMOUNT, CARD, HAND, OWN_CARD, PT
from gulch.games.pokertown.zones import DECK, DISCARD, PAIRS, SHERIFFS_CARD
from gulch.pieces.cards import ALL

NO_SUCH_CARD: Final = PT.reason("no-such-card", "PT-130")
TOO_FEW_DOLLARS: Final = PT.reason("too-few-dollars", "PT-108")
TOO_NOTORIOUS: Final = PT.reason("too-notorious", "PT-109")

FORGED: Final = PT.event("forged", "PT-R33", who=SEAT, card=CARD, counts_as=CARD)
PAIR_SHOWN: Final = PT.event("pair_shown", "PT-132", who=SEAT, first=CARD, second=CARD)
HAND_MADE: Final = PT.event("hand", "PT-100", who=SEAT, hand=HAND)
BRIBED: Final = PT.event("bribed", "PT-102", who=SEAT, count=WHOLE)
SHERIFF_SHOWN: Final = PT.event("sheriff", "PT-102", card=CARD)
OWN_SHERIFF: Final = PT.event("own_sheriff", "PT-R36", who=SEAT, card=CARD)
ARRESTED: Final = PT.event("arrested", "PT-103", who=SEAT)
FREE: Final = PT.event("free", "PT-103", who=SEAT)

NOT_FORGED: Final = -1


# ---- poker -------------------------------------------------------------------
class Mark(Verb[Town]):
    """This one of the own cards."""

    own_card: Final = arg(OWN_CARD)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        held = TURNS + s.box.count[PAIRS.of(seat)]
        return LEGAL if self.own_card.of(action) < held else NO_SUCH_CARD


class CountAs(Verb[Town]):
    card: Final = arg(CARD)


class Cheating(Moment[Town]):
    """About the five cards that all have seen; the pair is nobody else's business."""

    card1: Final = arg(CARD)
    card2: Final = arg(CARD)
    card3: Final = arg(CARD)
    card4: Final = arg(CARD)
    card5: Final = arg(CARD)

    def about_column(self, s: Town, seat: i64) -> i64:
        about: i64 = 0
        for row, shown in enumerate((self.card1, self.card2, self.card3, self.card4, self.card5)):
            about |= shown.put(true_card(s, seat, row))
        return about


class Forging(Moment[Town]):
    own_card: Final = arg(OWN_CARD)


MARK: Final = Mark(PT, "mark", "PT-R33")
PLAY_FAIR: Final = Verb[Town](PT, "play_fair", "PT-R33")
CHEAT: Final = Cheating(PT, "cheat", "PT-R33", MARK, PLAY_FAIR)
COUNT_AS: Final = CountAs(PT, "count_as", "PT-R33")
FORGE: Final = Forging(PT, "forge", "PT-R33", COUNT_AS)


def poker(s: Town) -> int:
    """Everybody with at least a pair is paid (PT-100, PT-106); in high stakes only the best hand (PT-131)."""
    forge(s)
    worths = [int(best_worth(hand_of(s, seat))) for seat in range(s.seats)]
    best = max(worths)
    high_stakes = bool(s.rules.options["high_stakes"])
    sharers = worths.count(best) if high_stakes else 1
    for seat in range(s.seats):
        made = int(combination(worths[seat]))
        s.hands[seat * ROUNDS + s.round - 1] = made
        show_pair(s, seat)
        s.say(EVERYONE, HAND_MADE, seat, made)
        if made != NOTHING_MADE and (worths[seat] == best or not high_stakes):
            gain(s, seat, DOLLARS, HAND_DOLLARS[made] // sharers, BY_POKER)  # PT-135, PT-R41
            gain(s, seat, STARS, HAND_STARS[made] // sharers, BY_POKER)
    s.forged = NOT_FORGED
    s.counts_as = NOT_FORGED
    discard_pairs(s)
    award_bounties(s)
    return WORK


def hand_of(s: Town, seat: i64) -> list[int]:
    """The round's column and the own two cards."""
    first = row_of(s, seat, 1)
    cards = [int(s.poker[i]) for i in range(first, first + TURNS)]
    cards += lying_pair(s, seat)
    if s.forged != NOT_FORGED and s.cast[seat].cheats():
        cards[int(s.forged)] = int(s.counts_as)
    return cards


def forge(s: Town) -> None:
    """The Cheat may let one of the own cards count as any card (PT-R33)."""
    seat: i64
    for seat in range(s.seats):
        if s.uses[seat] > 0 and s.cast[seat].cheats():
            choice: i64 = s.ask(seat, CHEAT, CHEAT.about_column(s, seat))
            if MARK.chosen(choice):
                own = MARK.own_card.of(choice)
                card = COUNT_AS.card.of(s.ask(seat, FORGE, FORGE.own_card.put(own)))
                s.uses[seat] -= 1
                s.forged = own
                s.counts_as = card
                s.say(EVERYONE, FORGED, seat, true_card(s, seat, own), card)


def true_card(s: Town, seat: i64, own: i64) -> i64:
    """The card that lies there in truth."""
    return s.poker[row_of(s, seat, own + 1)] if own < TURNS else lying_pair(s, seat)[int(own - TURNS)]


def show_pair(s: Town, seat: i64) -> None:
    pair = lying_pair(s, seat)
    if len(pair) == PAIR:
        s.say(EVERYONE, PAIR_SHOWN, seat, pair[0], pair[1])


# ---- work and abilities ------------------------------------------------------
WAIT: Final = Verb[Town](PT, "wait", "PT-R34")
PLEA: Final = Moment[Town](PT, "plea", "PT-R34", HELP, WAIT)


def work(s: Town) -> int:
    """A nugget for each pan, two dollars for each hammer (PT-101)."""
    seat: i64
    for seat in range(s.seats):
        gain(s, seat, NUGGETS, NUGGETS_PER_PAN * s.pans[seat], BY_WORK)
        gain(s, seat, DOLLARS, DOLLARS_PER_HAMMER * s.hammers[seat], BY_WORK)
    award_bounties(s)
    return PLEAS


def pleas(s: Town) -> int:
    """Abilities that work before the bribes (PT-R34, PT-R35)."""
    seats = [p for p in range(s.seats) if s.uses[p] > 0 and s.cast[p].helps_before_bribes(s, p)]
    if seats:
        everybody(s, seats, plead)
        award_bounties(s)
    return BRIBES


def plead(s: Town, seat: int) -> None:
    action = s.ask(seat, PLEA, 0, True)
    if HELP.chosen(action):
        s.rules.do(s, seat, 0, action)


# ---- bribes ------------------------------------------------------------------
class Bribing(Moment[Town]):
    """About what an arrest would cost now: dollars (none where only stars may be lost), then stars."""

    wanted: Final = arg(AMOUNT)
    dollars: Final = arg(AMOUNT)
    stars: Final = arg(AMOUNT)

    def at_stake(self, s: Town, seat: i64) -> i64:
        return self.wanted.put(s.wanted[seat]) | self.dollars.put(dollars_due(s, seat)) | self.stars.put(stars_due(s))


DO_BRIBE: Final = Verb[Town](PT, "bribe", "PT-102")
NO_BRIBE: Final = Verb[Town](PT, "no_bribe", "PT-102")
BRIBE: Final = Bribing(PT, "bribe", "PT-102", DO_BRIBE, NO_BRIBE)


def can_bribe(s: Town, seat: i64) -> bool:
    """One nugget per wanted, never in part; nobody asks whom no card can have arrested (PT-R27)."""
    return s.wanted[seat] > ACE and s.nuggets[seat] >= s.wanted[seat]


def bribes(s: Town) -> int:
    """All decide at once, before the card is turned up (PT-102); wanted stays (PT-107)."""
    seats = [p for p in range(s.seats) if can_bribe(s, p)]
    if seats:
        everybody(s, seats, decide_bribe)
        for seat in seats:
            if s.bribed[seat]:
                s.say(EVERYONE, BRIBED, seat, s.wanted[seat])
                pay(s, seat, NUGGETS, s.wanted[seat], BY_BRIBE)
    return SHERIFF


def decide_bribe(s: Town, seat: int) -> None:
    s.bribed[seat] = 1 if DO_BRIBE.chosen(s.ask(seat, BRIBE, BRIBE.at_stake(s, seat), True)) else 0


# ---- the sheriff and the arrest ----------------------------------------------
class Lose(Verb[Town]):
    loss: Final = arg(Domain("loss", ["dollars", "stars"]))

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return why_no_dollars(s, seat) if self.loss.of(action) == 0 else LEGAL


class Losing(Moment[Town]):
    dollars: Final = arg(AMOUNT)
    stars: Final = arg(AMOUNT)


DRAW_OWN: Final = Verb[Town](PT, "own_card", "PT-R36")
ACCEPT: Final = Verb[Town](PT, "accept", "PT-R36")
MARSHAL: Final = Moment[Town](PT, "marshal", "PT-R36", DRAW_OWN, ACCEPT)
LOSE: Final = Lose(PT, "lose", "PT-104")
LOSS: Final = Losing(PT, "loss", "PT-104", LOSE)


def sheriff(s: Town) -> int:
    """The card is turned up for all; a Marshal whom it would have arrested may let the top card of the deck count
    (PT-R36)."""
    s.reveal()
    s.box.show(s, sheriffs_card(s), ALL)
    s.say(EVERYONE, SHERIFF_SHOWN, sheriffs_card(s))
    seat: i64
    for seat in range(s.seats):
        if not s.bribed[seat] and catches(s, seat, sheriffs_card(s)):
            asks = s.uses[seat] > 0 and s.cast[seat].draws_own_card()
            if asks and DRAW_OWN.chosen(s.ask(seat, MARSHAL)) and not catches(s, seat, own_card(s, seat)):
                continue
            s.caught |= 1 << seat
    return ARREST


def catches(s: Town, seat: i64, card: i64) -> bool:
    """PT-103."""
    return rank_of(card) < s.wanted[seat]


def own_card(s: Town, seat: i64) -> i64:
    s.uses[seat] -= 1
    lengthen(s, 1)
    card = s.box.draw(s, DECK.first, DISCARD.first)
    s.say(EVERYONE, OWN_SHERIFF, seat, card)
    return card


def arrest(s: Town) -> int:
    """Who is arrested loses dollars or stars (PT-104); the sheriff's card is discarded (PT-105)."""
    choosers: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if s.caught >> seat & 1:
            s.arrests[seat] += 1
            s.say(EVERYONE, ARRESTED, seat)
            if not why_no_dollars(s, seat):
                choosers.append(int(seat))
            else:
                lose(s, seat, STARS, stars_due(s), BY_ARREST)
        elif s.wanted[seat] > 0:
            s.say(EVERYONE, FREE, seat)
    if choosers:
        everybody(s, choosers, choose_loss)
    s.caught = 0
    discard(s, SHERIFFS_CARD.first)
    for seat in range(s.seats):
        start_peaks(s, seat)
    if s.round < ROUNDS:
        return ROUND
    tell_the_end(s)
    return OVER


def choose_loss(s: Town, seat: int) -> None:
    about = LOSS.dollars.put(dollars_due(s, seat)) | LOSS.stars.put(stars_due(s))
    if LOSE.loss.of(s.ask(seat, LOSS, about, True)) == 0:
        lose(s, seat, DOLLARS, dollars_due(s, seat), BY_ARREST)
    else:
        lose(s, seat, STARS, stars_due(s), BY_ARREST)


def dollars_due(s: Town, seat: i64) -> i64:
    """None where only stars may be lost."""
    return 0 if why_no_dollars(s, seat) else FINE_DOLLARS[s.round]


def stars_due(s: Town) -> i64:
    return FINE_STARS[s.round]


def why_no_dollars(s: Town, seat: i64) -> str:
    """The full sum, and not with too much wanted (PT-108, PT-109, PT-R28)."""
    if s.wanted[seat] >= STARS_ONLY_FROM:
        return TOO_NOTORIOUS
    return LEGAL if s.dollars[seat] >= FINE_DOLLARS[s.round] else TOO_FEW_DOLLARS
