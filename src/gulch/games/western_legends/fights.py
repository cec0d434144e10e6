"""Fights (WL-094 to WL-134, WL-365 to WL-370): one procedure for players, bandits, guards, the sheriff and whoever an
expansion brings. All that lasts longer than one question is in the state, because a secret must not wait in a local."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import PlayFromHand
from gulch.games.western_legends.components import BANDIT, GUARDS, MAN, MAN_ATTACKS, NOBODY, NONE, SHERIFF
from gulch.games.western_legends.doors import draw
from gulch.games.western_legends.fight_steps import (
    begin,
    bonuses,
    card_of,
    commit,
    finish,
    is_higher,
    lose_fight,
    npc_cards,
    put_away,
    react,
    react_in_turn,
    reveal,
    show_npc_cards,
    start_of_fight,
    win_fight,
)
from gulch.games.western_legends.parts import Opponent
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import card_at_random, hand_size, plain_cards, power, side_seat
from gulch.games.western_legends.vocabulary import (
    OPPONENT,
    QUARREL,
    WEST,
    WHEN_LOSING_A_FIGHT,
    WHEN_REFUSED,
    WHEN_WINNING_A_FIGHT,
)
from gulch.games.western_legends.zones import COMMITTED, FIGHT, FIGHT_DECK, HAND, NPC_CARD, NPC_HAND, PLAYED
from gulch.pieces.sets import bit

COMMIT_RULES: Final = {BANDIT: "WL-269", GUARDS: "WL-196", SHERIFF: "WL-290", MAN: "WL-R77", MAN_ATTACKS: "WL-R77"}
NO_SUCH_FIGHT_CARD: Final = WEST.reason("no-such-fight-card", "WL-365")

ANNOUNCED: Final = WEST.event("announced", "WL-096", who=SEAT, target=SEAT, quarrel=QUARREL)
MET: Final = WEST.event("met", "WL-365", who=SEAT, opponent=OPPONENT)
CARDS_DRAWN: Final = WEST.event("cards_drawn", "WL-365", who=SEAT, count=WHOLE)
DREW_FIGHT_CARD: Final = WEST.event("drew_fight_card", "WL-365", card=FIGHT)
SENT: Final = WEST.event("sent", "WL-365", who=SEAT)
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
    if plain_cards(s, seat) == 0:
        s.say(EVERYONE, WITHOUT_CARDS, seat)
        return False
    commit(s, 0, COMMIT.card.of(s.ask(seat, COMMITTING)))
    hidden = s.game.copying != 0 and hand_size(s, target) > 0  # that nothing in hand can be played
    answer = s.ask(target, ANSWERING, ANSWERING.quarrel.put(s.quarrel) | ANSWERING.who.put(seat), hidden)
    if REFUSE.chosen(answer):
        s.say(EVERYONE, REFUSED, target)
        s.happen(WHEN_REFUSED, seat)
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
    s.happen(WHEN_LOSING_A_FIGHT, loser_seat)
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
    foe.begins(s, seat)
    if not foe.draws_late():
        draw_fight_cards(s, foe.cards(s))
    start_of_fight(s, 0)
    won = fight_rounds(s, seat, foe)
    hero = power(s, seat)  # the reward may make the player a legend, but not for this fight (WL-R07)
    if won:
        s.say(EVERYONE, WON_FIGHT, seat)
        s.happen(WHEN_WINNING_A_FIGHT, seat)
        card_of(s, 0).when_won(s, 0)
        foe.beaten(s, seat)
        win_fight(s, seat)
    else:
        s.say(EVERYONE, LOST_FIGHT, seat)
        s.happen(WHEN_LOSING_A_FIGHT, seat)
        lose_fight(s, 0)
        foe.beats(s, seat)
    put_fight_cards_back(s)
    finish(s)
    foe.after(s, seat, won, hero)
    return won


def fight_rounds(s: Western, seat: i64, foe: Opponent) -> bool:
    """Once, or again if a 10 cancels it (WL-367)."""
    while plain_cards(s, seat) != 0 or (foe.may_be_refused() and hand_size(s, seat) > 0):
        foe.before_commit(s, seat)
        first = power(s, seat).sees_first(s) or foe.shows_first(s)
        if first:
            play_fight_card(s, foe)
            show_npc_cards(s)
        action = face(s, seat, foe)
        if SURRENDER.chosen(action):
            s.say(EVERYONE, SURRENDERED, seat)
            return False
        commit(s, 0, COMMIT.card.of(action))
        if not first:
            play_fight_card(s, foe)
        reveal(s)
        foe.in_fight(s)
        bonuses(s, 0)
        while foe.lets_react(s) and react(s, 0):
            pass
        if not is_cancelled(s, seat):
            return is_higher(s, False)
        start_anew(s, seat, foe)
    s.say(EVERYONE, WITHOUT_CARDS, seat)
    return False


def play_fight_card(s: Western, foe: Opponent) -> None:
    if foe.draws_late():
        draw_fight_cards(s, foe.cards(s))
    if foe.sends_all(s):
        for card in s.box.at(NPC_HAND.of(s.npc_seat)):
            s.box.put(s, card, NPC_CARD.of(s.npc_seat), True)
        s.say(EVERYONE, SENT, s.npc_seat)
    else:
        send(s, foe.sends(s))


def is_cancelled(s: Western, seat: i64) -> bool:
    """What the fight cards do (WL-366); True: the fight starts anew."""
    return any(s.game.fight_cards[FIGHT.number(card)].apply(s, seat) for card in npc_cards(s))


def face(s: Western, seat: i64, foe: Opponent) -> int:
    if foe.commits_blindly(s):
        return COMMIT.action(card_at_random(s, HAND.of(seat)))
    if foe.may_be_refused():
        return s.ask(seat, FACING, FACING.opponent.put(s.npc), True)
    return s.ask(seat, COMMITTING)


def start_anew(s: Western, seat: i64, foe: Opponent) -> None:
    """The committed card and the Reactions are discarded; its Bonuses lapse, they stay used (WL-367, WL-R88)."""
    s.say(EVERYONE, RESTARTED, s.npc_seat)
    draw(s, seat, 1)
    put_away(s, COMMITTED.of(seat))
    put_away(s, PLAYED.first)
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


def put_fight_cards_back(s: Western) -> None:
    """All of them, shuffled, under the deck (WL-204, WL-278)."""
    for card in npc_cards(s):
        s.box.put(s, card, NPC_HAND.of(s.npc_seat))
    s.box.gather(s, NPC_HAND.of(s.npc_seat), FIGHT_DECK.first)


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


class Committing(Moment[Western]):
    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return COMMIT_RULES.get(int(s.npc), "")


class Answering(Moment[Western]):
    quarrel: Final = arg(QUARREL)
    who: Final = arg(SEAT)

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return "WL-106" if COMMIT.chosen(action) else ""


class Facing(Moment[Western]):
    opponent: Final = arg(OPPONENT)

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return COMMIT_RULES.get(int(self.opponent.of(about)), "")


class Sending(Moment[Western]):
    opponent: Final = arg(OPPONENT)
    who: Final = arg(SEAT)


COMMIT: Final = PlayFromHand(WEST, "commit", "WL-104")
REFUSE: Final = Verb[Western](WEST, "refuse", "WL-107")
SURRENDER: Final = Verb[Western](WEST, "surrender", "WL-290")
SEND: Final = Send(WEST, "send", "WL-365")
COMMITTING: Final = Committing(WEST, "committing", "WL-104", COMMIT)
ANSWERING: Final = Answering(WEST, "answering", "WL-105", COMMIT, REFUSE)
FACING: Final = Facing(WEST, "facing", "WL-290", COMMIT, SURRENDER)
SENDING: Final = Sending(WEST, "sending", "WL-365", SEND)
