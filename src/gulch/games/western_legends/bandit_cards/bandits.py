"""A bandit with a number (WLX-009 to WLX-015): which card is read, and what it changes in the fight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO, YES, OwnRule
from gulch.games.western_legends.bandit_cards.lines import (
    BLIND,
    BOTH_CARDS,
    LOWERED,
    NO_REACTIONS,
    NO_WEAPON,
    PENALTY,
    RANDOM_CARD,
    REWARD,
    SHOWS_FIRST,
    THREE_CARDS,
    TIES_LOST,
    TOLL,
    UNHORSED,
    line_of,
)
from gulch.games.western_legends.bandit_cards.state import bandit_cards
from gulch.games.western_legends.bandit_cards.vocabulary import BANDITS
from gulch.games.western_legends.bandit_cards.zones import BANDIT, BANDIT_CARD, DECK, DISCARD, LINE, NUMBERS
from gulch.games.western_legends.components import NONE, TIES, is_red
from gulch.games.western_legends.doors import lose_money
from gulch.games.western_legends.fight_steps import committed
from gulch.games.western_legends.fighting import add_edge, change
from gulch.games.western_legends.npcs import Bandit
from gulch.games.western_legends.owning import drop_surplus
from gulch.games.western_legends.parts import Character
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import card_at_random, played_as
from gulch.games.western_legends.vocabulary import HIDEOUT_PLACE
from gulch.games.western_legends.zones import FIGHT, NPC_HAND

IN_PLAY: Final = BANDITS.reason("in-play", "WLX-009")
CAME: Final = BANDITS.event("came", "WLX-015", bandit=BANDIT, to=HIDEOUT_PLACE)
READ_OUT: Final = BANDITS.event("read_out", "WLX-014", who=SEAT, bandit=BANDIT, card=BANDIT_CARD, line=LINE)


# ---- which bandit is where -------------------------------------------------------------------------------------------
def reserve(s: Western) -> list[int]:
    """The bandits that are not on the board."""
    there = [int(number) for number in bandit_cards(s).numbers]
    return [number for number in range(NUMBERS) if number not in there]


class SendBandit(Verb[Western]):
    bandit: Final = arg(BANDIT)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if int(self.bandit.of(action)) in reserve(s) else IN_PLAY


class SendingBandit(Moment[Western]):
    hideout: Final = arg(HIDEOUT_PLACE)


SEND_BANDIT: Final = SendBandit(BANDITS, "send_bandit", "WLX-015")
SENDING_BANDIT: Final = SendingBandit(BANDITS, "sending_bandit", "WLX-015", SEND_BANDIT)


def number_bandit(s: Western, seat: int) -> None:
    """Whoever brings one into play chooses which (WLX-015); in the set-up chance does (WLX-R06)."""
    hideout = s.amount
    left = reserve(s)
    if s.at == CHOOSE:
        number: i64 = left[s.chance.below(len(left))]
    else:
        number = SEND_BANDIT.bandit.of(s.ask(seat, SENDING_BANDIT, SENDING_BANDIT.hideout.put(hideout)))
    bandit_cards(s).numbers[hideout] = number
    s.say(EVERYONE, CAME, number, hideout)


def free_number(s: Western, seat: int) -> None:
    bandit_cards(s).numbers[s.amount] = NONE


# ---- the fight -------------------------------------------------------------------------------------------------------
PAYING: Final = OwnRule(BANDITS, "paying", "WLX-013", YES, NO)


class NumberedBandit(Bandit):
    """The line of the top card that has his number is read before anything else (WLX-011, WLX-012)."""

    def begins(self, s: Western, seat: i64) -> None:
        part = bandit_cards(s)
        if part.box.count[DECK.first] == 0:
            part.box.gather(s, DISCARD.first, DECK.first)
        card = BANDIT_CARD.number(part.box.draw(s, DECK.first, DISCARD.first))
        number = part.numbers[s.board.hideout_at[s.place[seat]]]
        part.line = card * NUMBERS + number
        part.unpaid = False
        s.say(EVERYONE, READ_OUT, seat, number, card, part.line)
        if self.has(s, UNHORSED) and s.mount[seat] >= 0:
            part.unhorsed = s.mount[seat]
            s.mount[seat] = NONE
            drop_surplus(s, seat)

    def has(self, s: Western, kind: int) -> bool:
        line = bandit_cards(s).line
        return line >= 0 and line_of(s, line).kind == kind

    def cards(self, s: Western) -> i64:
        return 3 if self.has(s, THREE_CARDS) else super().cards(s)

    def before_commit(self, s: Western, seat: i64) -> None:
        """$10, or his card is raised."""
        if not self.has(s, TOLL):
            return
        paid = s.money[seat] > 0 and YES.chosen(s.ask(seat, PAYING))
        bandit_cards(s).unpaid = not paid
        if paid:
            lose_money(s, seat, 1)

    def shows_first(self, s: Western) -> bool:
        return self.has(s, SHOWS_FIRST)

    def commits_blindly(self, s: Western) -> bool:
        return self.has(s, BLIND)

    def sends(self, s: Western) -> i64:
        if not self.has(s, RANDOM_CARD):
            return super().sends(s)
        return FIGHT.number(card_at_random(s, NPC_HAND.of(s.npc_seat)))

    def sends_all(self, s: Western) -> bool:
        return self.has(s, BOTH_CARDS)

    def lets_react(self, s: Western) -> bool:
        return not self.has(s, NO_REACTIONS)

    def ignores_weapons(self, s: Western) -> bool:
        return self.has(s, NO_WEAPON)

    def in_fight(self, s: Western) -> None:
        bandit_cards(s).red = is_red(played_as(s, s.fighter, committed(s, 0)))
        if self.has(s, LOWERED):
            change(s, 1, -2)
        elif self.has(s, UNHORSED):
            change(s, 1, -1)
        elif self.has(s, TIES_LOST):
            add_edge(s, 0, TIES)
        elif bandit_cards(s).unpaid:
            change(s, 1, 1)

    def after(self, s: Western, seat: i64, won: bool, hero: Character) -> None:
        """Rewards and penalties come after the usual result."""
        super().after(s, seat, won, hero)
        line = line_of(s, bandit_cards(s).line)
        bandit_cards(s).line = NONE
        if line.kind == (REWARD if won else PENALTY):
            line.effect.do(s, seat)
