"""The steps of a fight that all opponents share: start, cards face down, reveal, Bonuses, Reactions, end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FromHand
from gulch.games.western_legends.components import GOODS, NOBODY, NONE, SHIELD, TIES, name_of, rank_of
from gulch.games.western_legends.doors import NO_REACTION, PASS, draw, heal, wound
from gulch.games.western_legends.parts import PokerCard
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import (
    cards_of,
    hand_size,
    is_up,
    plain_cards,
    played_as,
    power,
    right_of,
    side_seat,
)
from gulch.games.western_legends.vocabulary import (
    AFTER_FIGHT,
    AT_START_OF_FIGHT,
    BEFORE_REVEALING,
    ITEM,
    SIDE,
    WEST,
    WHEN_A_FIGHT_BEGINS,
)
from gulch.games.western_legends.zones import (
    COMMITTED,
    DISCARD,
    FIGHT,
    NPC_CARD,
    PLAYED,
    POKER,
)
from gulch.pieces.sets import bit

ALREADY_REACTED: Final = WEST.reason("already-reacted", "WL-114")

COMMITTED_CARD: Final = WEST.event("committed", "WL-104", who=SEAT)
REVEALED: Final = WEST.event("revealed", "WL-110", who=SEAT, card=POKER)
NPC_REVEALED: Final = WEST.event("npc_revealed", "WL-110", card=FIGHT)
REACTED: Final = WEST.event("reacted", "WL-113", who=SEAT, card=POKER)
REACTED_WITH: Final = WEST.event("reacted_with", "WL-310", who=SEAT, item=ITEM)


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
    s.happen(WHEN_A_FIGHT_BEGINS, seat)
    if target >= 0:
        s.happen(WHEN_A_FIGHT_BEGINS, target)


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
    return active_weapon(s, seat) == item or s.game.items[item].kind == GOODS


def active_weapon(s: Western, seat: i64) -> i64:
    """NONE against an opponent that ignores weapons."""
    return NONE if s.npc >= 0 and s.game.opponents[s.npc].ignores_weapons(s) else s.weapon[seat]


def commit(s: Western, side: i64, card: i64) -> None:
    seat = side_seat(s, side)
    s.box.put(s, card, COMMITTED.of(seat), True)
    s.say(EVERYONE, COMMITTED_CARD, seat)


def committed(s: Western, side: i64) -> i64:
    return s.box.top[COMMITTED.of(side_seat(s, side))]


def npc_cards(s: Western) -> list[int]:
    """The fight cards that were sent, as a rule one."""
    return s.box.at(NPC_CARD.of(s.npc_seat))


def card_of(s: Western, side: i64) -> PokerCard:
    """What is written on the committed card."""
    return s.game.deck[name_of(played_as(s, side_seat(s, side), committed(s, side)))]


def reveal(s: Western) -> None:
    """Both at once (WL-110)."""
    s.happen(BEFORE_REVEALING, s.fighter)
    s.revealed = True
    side: i64
    for side in range(2):
        seat = side_seat(s, side)
        if seat >= 0:
            card = committed(s, side)
            s.box.show(s, card, EVERYONE)
            s.rank[side] = rank_of(played_as(s, seat, card))
            s.say(EVERYONE, REVEALED, seat, card)
            s.game.deck[name_of(card)].when_shown(s, seat, card)
        else:
            show_npc_cards(s)
            s.rank[side] = max([int(FIGHT.number(card)) for card in npc_cards(s)])


def show_npc_cards(s: Western) -> None:
    """Unless they lie open already."""
    for card in npc_cards(s):
        if s.box.seen[card] != EVERYONE:
            s.box.show(s, card, EVERYONE)
            s.say(EVERYONE, NPC_REVEALED, FIGHT.number(card))


def bonuses(s: Western, side: i64) -> None:
    """Character, items, weapon, poker card (WL-R20)."""
    seat = side_seat(s, side)
    power(s, seat).in_fight(s, side)
    weapon = active_weapon(s, seat)
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
    if hand_size(s, seat) == 0 and not s.items[seat] & s.game.reactive:
        return False
    about = REACTING.side.put(side)
    action = s.ask(seat, REACTING, about, True)
    if PASS.chosen(action):
        return False
    if not REACT.chosen(action):
        s.rules.do(s, seat, about, action)
        return True
    card = REACT.card.of(action)
    s.box.put(s, card, PLAYED.first, True)
    s.say(EVERYONE, REACTED, seat, card)
    name = name_of(s.game.deck[name_of(card)].reacts_as(s, seat, card, side))
    s.reacted[side] |= bit(name)
    s.game.deck[name].reaction(s, side)
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
class React(FromHand):
    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        if not s.game.copying >> card & 1:
            return why_no_reaction(s, REACTING.side.of(about), card) or why_kept(s, card)
        could = [
            other
            for other in cards_of(s, plain_cards(s, seat))
            if not why_no_reaction(s, REACTING.side.of(about), other)
        ]
        return LEGAL if could else NO_REACTION


def why_no_reaction(s: Western, side: i64, card: i64) -> str:
    """Each name once per fight (WL-114)."""
    name = name_of(card)
    if not s.game.deck[name].reacts():
        return NO_REACTION
    return ALREADY_REACTED if s.reacted[side] >> name & 1 else LEGAL


def why_kept(s: Western, card: i64) -> str:
    """A card of the hand that another one stands for, perhaps."""
    for why_it_stays in s.game.kept:
        why = why_it_stays(s, card)
        if why:
            return why
    return LEGAL


class ReactWith(Verb[Western]):
    """An item with a Reaction."""

    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        if not s.items[seat] & s.game.reactive & bit(item):
            return NO_REACTION
        return s.game.items[item].why_no_reaction(s, seat)

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.say(EVERYONE, REACTED_WITH, seat, self.item.of(action))
        s.game.items[self.item.of(action)].react(s, REACTING.side.of(about))
        return GO_ON


class Reacting(Moment[Western]):
    side: Final = arg(SIDE)


REACT: Final = React(WEST, "react", "WL-113")
REACT_WITH: Final = ReactWith(WEST, "react_with", "WL-310")
REACTING: Final = Reacting(WEST, "reacting", "WL-113", REACT, REACT_WITH, PASS)
