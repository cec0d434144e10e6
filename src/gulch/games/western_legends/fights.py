"""Fights (WL-094 to WL-134, WL-365 to WL-370): one procedure for players, bandits, guards, the sheriff and whoever an
expansion brings. All that lasts longer than one question is in the state, because a secret must not wait in a local."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NOT_HELD, FromHand
from gulch.games.western_legends.components import GOODS, NOBODY, NONE, SHIELD, TIES, name_of, rank_of
from gulch.games.western_legends.doors import NO_REACTION, PASS, draw, heal, wound
from gulch.games.western_legends.kinds import bit
from gulch.games.western_legends.parts import Opponent, PokerCard
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size, is_up, power, right_of, side_seat
from gulch.games.western_legends.vocabulary import (
    AFTER_FIGHT,
    AT_START_OF_FIGHT,
    OPPONENT,
    QUARREL,
    SIDE,
    WEST,
    WHEN_WINNING_A_FIGHT,
)
from gulch.games.western_legends.zones import (
    COMMITTED,
    DISCARD,
    FIGHT,
    FIGHT_DECK,
    HAND,
    NPC_CARD,
    NPC_HAND,
    PLAYED,
    POKER,
)

ALREADY_REACTED: Final = WEST.reason("already-reacted", "WL-114")
NO_SUCH_FIGHT_CARD: Final = WEST.reason("no-such-fight-card", "WL-196")

ANNOUNCED: Final = WEST.event("announced", "WL-096", who=SEAT, target=SEAT, quarrel=QUARREL)
MET: Final = WEST.event("met", "WL-365", who=SEAT, opponent=OPPONENT)
CARDS_DRAWN: Final = WEST.event("cards_drawn", "WL-365", who=SEAT, count=WHOLE)
DREW_FIGHT_CARD: Final = WEST.event("drew_fight_card", "WL-365", card=FIGHT)
COMMITTED_CARD: Final = WEST.event("committed", "WL-104", who=SEAT)
SENT: Final = WEST.event("sent", "WL-196", who=SEAT)
REVEALED: Final = WEST.event("revealed", "WL-110", who=SEAT, card=POKER)
NPC_REVEALED: Final = WEST.event("npc_revealed", "WL-110", card=FIGHT)
REACTED: Final = WEST.event("reacted", "WL-113", who=SEAT, card=POKER)
REFUSED: Final = WEST.event("refused", "WL-107", who=SEAT)
SURRENDERED: Final = WEST.event("surrendered", "WL-290", who=SEAT)
WITHOUT_CARDS: Final = WEST.event("without_cards", "WL-369", who=SEAT)
WON_FIGHT: Final = WEST.event("won_fight", "WL-117", who=SEAT)
LOST_FIGHT: Final = WEST.event("lost_fight", "WL-119", who=SEAT)
RESTARTED: Final = WEST.event("restarted", "WL-367", who=SEAT)


# ---- between players -------------------------------------------------------------------------------------------------
def fight_player(s: Western, seat: i64, target: i64, kind: i64) -> None:
    """Announcement, Reveal, Reaction, Reward (WL-094)."""
    begin(s, seat, target, kind, NONE)
    s.fought |= bit(target)
    s.say(EVERYONE, ANNOUNCED, seat, target, kind)
    start_of_fight(s, 0)
    start_of_fight(s, 1)
    reward_players(s, has_won(s, seat, target))
    finish(s)


def has_won(s: Western, seat: i64, target: i64) -> bool:
    """A player without a card loses at once (WL-R16); a target who refuses loses, too (WL-107)."""
    if hand_size(s, seat) == 0:
        s.say(EVERYONE, WITHOUT_CARDS, seat)
        return False
    commit(s, 0, COMMIT.card.of(s.ask(seat, COMMITTING)))
    answer = s.ask(target, ANSWERING, ANSWERING.quarrel.put(s.quarrel) | ANSWERING.who.put(seat))
    if REFUSE.chosen(answer):
        s.say(EVERYONE, REFUSED, target)
        return True
    commit(s, 1, COMMIT.card.of(answer))
    reveal(s)
    bonuses(s, 0)
    bonuses(s, 1)
    react_in_turn(s)
    return is_higher(s, True)


def reward_players(s: Western, won: bool) -> None:
    """The loser's wound and card, the Bonuses of cards, the reward of the kind of fight, the weapon."""
    winner: i64 = 0 if won else 1
    winner_seat, loser_seat = side_seat(s, winner), side_seat(s, 1 - winner)
    s.say(EVERYONE, WON_FIGHT, winner_seat)
    s.happen(WHEN_WINNING_A_FIGHT, winner_seat)
    lose_fight(s, 1 - winner)
    if s.revealed:
        card_of(s, winner).when_won(s, winner)
    if won:
        s.game.quarrels[s.quarrel].reward(s, winner_seat, loser_seat)
    win_fight(s, winner_seat)


# ---- against everybody else ------------------------------------------------------------------------------------------
def fight_npc(s: Western, seat: i64, npc: i64, quarrel: i64 = NONE) -> bool:
    """The neighbour on the right plays the opponent's cards (WL-365). True: the player has won."""
    foe = s.game.opponents[npc]
    begin(s, seat, NOBODY, quarrel, npc)
    s.say(EVERYONE, MET, seat, npc)
    if not foe.draws_late():
        draw_fight_cards(s, foe.cards(s))
    start_of_fight(s, 0)
    won = fight_rounds(s, seat, foe)
    if won:
        s.say(EVERYONE, WON_FIGHT, seat)
        s.happen(WHEN_WINNING_A_FIGHT, seat)
        card_of(s, 0).when_won(s, 0)
        foe.beaten(s, seat)
        win_fight(s, seat)
    else:
        s.say(EVERYONE, LOST_FIGHT, seat)
        lose_fight(s, 0)
        foe.beats(s, seat)
    put_fight_cards_back(s)
    finish(s)
    foe.after(s, seat, won)
    return won


def fight_rounds(s: Western, seat: i64, foe: Opponent) -> bool:
    """Once, or again if a 10 cancels it (WL-367)."""
    while hand_size(s, seat) > 0:
        action = face(s, seat, foe)
        if SURRENDER.chosen(action):
            s.say(EVERYONE, SURRENDERED, seat)
            return False
        commit(s, 0, COMMIT.card.of(action))
        if foe.draws_late():
            draw_fight_cards(s, foe.cards(s))
        send(s, foe.sends(s))
        reveal(s)
        foe.in_fight(s)
        bonuses(s, 0)
        while react(s, 0):
            pass
        if not s.game.fight_cards[npc_card(s)].apply(s, seat):
            return is_higher(s, False)
        start_anew(s, seat, foe)
    s.say(EVERYONE, WITHOUT_CARDS, seat)
    return False


def face(s: Western, seat: i64, foe: Opponent) -> int:
    if foe.may_be_refused():
        return s.ask(seat, FACING, FACING.opponent.put(s.npc))
    return s.ask(seat, COMMITTING)


def start_anew(s: Western, seat: i64, foe: Opponent) -> None:
    """The committed card is lost, and its Bonuses lapse; Reactions played stay used (WL-367)."""
    s.say(EVERYONE, RESTARTED, s.npc_seat)
    draw(s, seat, 1)
    s.box.put(s, s.box.top[COMMITTED.of(seat)], PLAYED.first)
    s.edge[0] = 0
    s.revealed = False
    put_fight_cards_back(s)
    if not foe.draws_late():
        draw_fight_cards(s, foe.cards(s))


def draw_fight_cards(s: Western, cards: i64) -> None:
    s.say(EVERYONE, CARDS_DRAWN, s.npc_seat, cards)
    for _ in range(cards):
        card = s.box.draw(s, FIGHT_DECK.first, NPC_HAND.of(s.npc_seat))
        s.say(bit(s.npc_seat), DREW_FIGHT_CARD, FIGHT.number(card))


def send(s: Western, own_choice: i64) -> None:
    """The opponent's own choice (a number of the deck), else the neighbour's."""
    number = own_choice
    if number == NONE:
        number = SEND.card.of(s.ask(s.npc_seat, SENDING, SENDING.opponent.put(s.npc) | SENDING.who.put(s.fighter)))
    s.box.put(s, FIGHT.card(number), NPC_CARD.of(s.npc_seat), True)
    s.say(EVERYONE, SENT, s.npc_seat)


def npc_card(s: Western) -> i64:
    """The fight card that was sent, as a number of the deck: 0 is a 2."""
    return FIGHT.number(s.box.top[NPC_CARD.of(s.npc_seat)])


def put_fight_cards_back(s: Western) -> None:
    """All of them, shuffled, under the deck (WL-204, WL-278)."""
    sent = s.box.top[NPC_CARD.of(s.npc_seat)]
    if sent >= 0:
        s.box.put(s, sent, NPC_HAND.of(s.npc_seat))
    s.box.gather(s, NPC_HAND.of(s.npc_seat), FIGHT_DECK.first)


# ---- the parts of a fight --------------------------------------------------------------------------------------------
def begin(s: Western, seat: i64, target: i64, kind: i64, npc: i64) -> None:
    s.quarrel = kind
    s.npc = npc
    s.fighter = seat
    s.target = target
    s.npc_seat = right_of(s, seat) if npc >= 0 else NOBODY
    for side in range(2):
        s.edge[side] = 0
        s.reacted[side] = 0
        s.rank[side] = 0
    s.revealed = False


def start_of_fight(s: Western, side: i64) -> None:
    """Character, then items (WL-102)."""
    seat = side_seat(s, side)
    power(s, seat).at_start_of_fight(s, side)
    i: i64
    for i in range(len(s.game.items)):
        if works(s, seat, i):
            s.game.items[i].at_start_of_fight(s, side, is_up(s, seat, i))
    s.happen(AT_START_OF_FIGHT, seat)


def works(s: Western, seat: i64, item: i64) -> bool:
    """In a fight: the active weapon, and goods (WL-R69)."""
    if not s.items[seat] >> item & 1:
        return False
    return s.weapon[seat] == item or s.game.items[item].kind == GOODS


def commit(s: Western, side: i64, card: i64) -> None:
    seat = side_seat(s, side)
    s.box.put(s, card, COMMITTED.of(seat), True)
    s.say(EVERYONE, COMMITTED_CARD, seat)


def committed(s: Western, side: i64) -> i64:
    return s.box.top[COMMITTED.of(side_seat(s, side))]


def card_of(s: Western, side: i64) -> PokerCard:
    """What is written on the committed card."""
    return s.game.deck[name_of(committed(s, side))]


def reveal(s: Western) -> None:
    """Both at once (WL-110)."""
    s.revealed = True
    side: i64
    for side in range(2):
        seat = side_seat(s, side)
        if seat >= 0:
            card = committed(s, side)
            s.box.show(s, card, EVERYONE)
            s.rank[side] = rank_of(card)
            s.say(EVERYONE, REVEALED, seat, card)
        else:
            s.box.show(s, s.box.top[NPC_CARD.of(s.npc_seat)], EVERYONE)
            s.rank[side] = npc_card(s)
            s.say(EVERYONE, NPC_REVEALED, s.rank[side])


def bonuses(s: Western, side: i64) -> None:
    """Character, items, weapon, poker card (WL-R20)."""
    seat = side_seat(s, side)
    power(s, seat).in_fight(s, side)
    weapon = s.weapon[seat]
    i: i64
    for i in range(len(s.game.items)):
        if i != weapon and works(s, seat, i):
            s.game.items[i].in_fight(s, side, is_up(s, seat, i))
    if weapon >= 0:
        s.game.items[weapon].in_fight(s, side, is_up(s, seat, weapon))
    card_of(s, side).in_fight(s, side)


def react_in_turn(s: Western) -> None:
    """Alternately, the active player first, until both have passed one after the other (WL-113, WL-R25)."""
    side: i64 = 0
    passes: i64 = 0
    while passes < 2:
        passes = 0 if react(s, side) else passes + 1
        side = 1 - side


def react(s: Western, side: i64) -> bool:
    """Whoever has cards is asked, even if none of them is a Reaction. False: passed."""
    seat = side_seat(s, side)
    if hand_size(s, seat) == 0:
        return False
    action = s.ask(seat, REACTING, REACTING.side.put(side), True)
    if not REACT.chosen(action):
        return False
    card = REACT.card.of(action)
    s.box.put(s, card, PLAYED.first, True)
    s.reacted[side] |= bit(name_of(card))
    s.say(EVERYONE, REACTED, seat, card)
    s.game.deck[name_of(card)].reaction(s, side)
    return True


def is_higher(s: Western, fighter_wins_ties: bool) -> bool:
    """If just one side has the edge, it wins ties; else the ordinary rule does (WL-118, WL-273)."""
    if s.rank[0] != s.rank[1]:
        return s.rank[0] > s.rank[1]
    mine, theirs = s.edge[0] & TIES, s.edge[1] & TIES
    return fighter_wins_ties if mine == theirs else mine > 0


def win_fight(s: Western, seat: i64) -> None:
    i: i64
    for i in range(len(s.game.items)):
        if works(s, seat, i):
            s.game.items[i].after_won_fight(s, seat)


def lose_fight(s: Western, side: i64) -> None:
    """1 wound and 1 card (WL-119); cards speak only if they were revealed (WL-369)."""
    seat = side_seat(s, side)
    wound(s, seat, 1)
    draw(s, seat, card_of(s, side).drawn_when_lost() if s.revealed else 1)


def finish(s: Western) -> None:
    """All cards played are discarded (WL-120); whoever was bulletproof loses a wound."""
    fighter, target = s.fighter, s.target
    shields = s.edge[0] & SHIELD, s.edge[1] & SHIELD
    put_away(s, COMMITTED.of(fighter))
    if target >= 0:
        put_away(s, COMMITTED.of(target))
    put_away(s, PLAYED.first)
    s.edge[0] = 0
    s.edge[1] = 0
    s.quarrel = s.npc = NONE
    s.fighter = s.target = s.npc_seat = NOBODY
    s.revealed = False
    if shields[0]:
        heal(s, fighter, 1)
    if shields[1]:
        heal(s, target, 1)
    s.happen(AFTER_FIGHT, fighter)


def put_away(s: Western, place: i64) -> None:
    while s.box.count[place] > 0:
        s.box.put(s, s.box.top[place], DISCARD.first, True)


# ---- words -----------------------------------------------------------------------------------------------------------
class Send(Verb[Western]):
    card: Final = arg(FIGHT)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        cards = s.box.at(NPC_HAND.of(seat))
        cards.sort()
        return [int(self.number | self.card.put(FIGHT.number(card))) for card in cards]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        held = s.box.place[FIGHT.card(self.card.of(action))] == NPC_HAND.of(seat)
        return LEGAL if held else NO_SUCH_FIGHT_CARD


class React(FromHand):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        card = self.card.of(action)
        if s.box.place[card] != HAND.of(seat):
            return NOT_HELD
        name = name_of(card)
        if not s.game.deck[name].reacts():
            return NO_REACTION
        return ALREADY_REACTED if s.reacted[REACTING.side.of(about)] >> name & 1 else LEGAL


class Answering(Moment[Western]):
    quarrel: Final = arg(QUARREL)
    who: Final = arg(SEAT)


class Facing(Moment[Western]):
    opponent: Final = arg(OPPONENT)


class Sending(Moment[Western]):
    opponent: Final = arg(OPPONENT)
    who: Final = arg(SEAT)


class Reacting(Moment[Western]):
    side: Final = arg(SIDE)


COMMIT: Final = FromHand(WEST, "commit", "WL-104")
REFUSE: Final = Verb[Western](WEST, "refuse", "WL-107")
SURRENDER: Final = Verb[Western](WEST, "surrender", "WL-290")
SEND: Final = Send(WEST, "send", "WL-196")
REACT: Final = React(WEST, "react", "WL-113")
COMMITTING: Final = Moment[Western](WEST, "committing", "WL-104", COMMIT)
ANSWERING: Final = Answering(WEST, "answering", "WL-105", COMMIT, REFUSE)
FACING: Final = Facing(WEST, "facing", "WL-290", COMMIT, SURRENDER)
SENDING: Final = Sending(WEST, "sending", "WL-196", SEND)
REACTING: Final = Reacting(WEST, "reacting", "WL-113", REACT, PASS)
