"""Fights with the Man in Black (WL-R77): he plays the highest of three fight cards, the player's card is at -1, he wins
ties."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Declared, Verb
from gulch.games.western_legends.asking import NO_CARDS, NOT_HERE_TOO
from gulch.games.western_legends.components import DUEL, MAN, MONEY_MAX, ROBBERY
from gulch.games.western_legends.decks import lay
from gulch.games.western_legends.doors import gain_legend, gain_money, gain_wanted, happen, lose_money
from gulch.games.western_legends.effects import Choose, Do, Nothing, Nugget
from gulch.games.western_legends.fighting import change
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.man_in_black import gain, play_top_card
from gulch.games.western_legends.parts import Opponent
from gulch.games.western_legends.quarrels import DUEL_POINTS, FOUGHT
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.sheriff import half
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import plain_cards
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import AT_END_OF_ROUND, WEST, WHEN_ROBBING
from gulch.games.western_legends.zones import FIGHT, NPC_HAND
from gulch.pieces.sets import bit


def take_his_money(s: Western, seat: i64) -> None:
    """Half of what he always has."""
    gain_money(s, seat, half(MONEY_MAX))
    happen(s, WHEN_ROBBING, seat, half(MONEY_MAX))


LOOT: Final = Choose("man_loot", Do(take_his_money), Nugget(2), Nothing(), rule="WL-131")
MAN_RULES: Final = WEST.part()


class Man(Opponent):
    """Attacked by a player."""

    def cards(self, s: Western) -> i64:
        return 3

    def sends(self, s: Western) -> i64:
        return FIGHT.number(max(s.box.at(NPC_HAND.of(s.npc_seat))))

    def in_fight(self, s: Western) -> None:
        change(s, 0, -1)

    def beaten(self, s: Western, seat: i64) -> None:
        """What he loses, he has again at once."""
        if s.quarrel == DUEL:
            gain_legend(s, seat, DUEL_POINTS)
        else:
            gain_wanted(s, seat, 1)
            LOOT.do(s, seat)


class ManAttacks(Man):
    """He began it: the player may refuse."""

    def may_be_refused(self) -> bool:
        return True

    def beaten(self, s: Western, seat: i64) -> None:
        if s.quarrel == ROBBERY:
            gain_money(s, seat, 2)

    def beats(self, s: Western, seat: i64) -> None:
        if s.quarrel == DUEL:
            gain(s, 2)
        else:
            lose_money(s, seat, half(s.money[seat]))
            gain(s, 1)


class FightMan(Verb[Western]):
    """Once per turn, where he stands; no arrest."""

    def __init__(self, declared: Declared, name: str, rule: str, kind: int) -> None:
        super().__init__(declared, name, rule)
        self.kind = kind

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if s.man != s.place[seat]:
            return NOT_HERE_TOO
        if s.fought & bit(s.seats):
            return FOUGHT
        return LEGAL if plain_cards(s, seat) != 0 else NO_CARDS

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.fought |= bit(s.seats)  # the seat behind the last one
        fight_npc(s, seat, MAN, self.kind)
        return GO_ON


DUEL_MAN: Final = FightMan(MAN_RULES, "duel_man", "WL-R77", DUEL)
ROB_MAN: Final = FightMan(MAN_RULES, "rob_man", "WL-R77", ROBBERY)


def lay_out(rules: WesternRules) -> None:
    lay(rules, Man("man"), ManAttacks("man_attacks"))


def register(rules: WesternRules) -> None:
    """With two players he competes (WL-335)."""
    rules.use(MAN_RULES)
    rules.extend(ACTING, DUEL_MAN, ROB_MAN)
    rules.at(AT_END_OF_ROUND, play_top_card)


THE_MAN: Final = Expansion(register, lay_out)
