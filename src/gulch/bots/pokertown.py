"""A heuristic for Pokertown: adds up in points what every place gives, takes and leads to, and goes where it gets most.

It looks at its own sheet, at the line-up and at the sheriff's card only if it has looked at it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.bots.pokertown_value import Eyes
from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State
from gulch.games.pokertown import vocabulary as w
from gulch.games.pokertown.components import LINE_UP, ROUNDS, rank_of
from gulch.games.pokertown.evening import hand_of
from gulch.games.pokertown.poker import best_forgery, best_worth, combination
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.town import EXCHANGES

POWER_WORTH: Final = 7.0  # an ability that gives less waits for a better turn
LAST_TURNS: Final = 4
GOOD_HAND: Final = 6  # a full house


def heuristic(seed: int) -> Policy:
    return TownBot(seed)


class TownBot(Policy):
    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        assert isinstance(s, Town)
        eyes = Eyes(s, seat)
        best = options[0]
        most = -1e9
        for option in options:
            worth = self.worth(eyes, s, seat, moment, option)
            if worth > most:
                best, most = option, worth
        return best

    def worth(self, eyes: Eyes, s: Town, seat: int, moment: int, option: int) -> float:
        verb: i64 = option & 255
        if moment == w.ASSIGN:
            return self.worth_of_assignment(eyes, s, seat, option)
        if moment == w.PLACE:
            if verb != w.VISIT:
                return -5.0
            return eyes.place(option >> 8 & 255) - eyes.nuggets(option >> 16)
        if moment == w.GRAVE:
            return eyes.tombstone(option >> 8)
        if moment == w.NEXT:
            return self.worth_of_next(eyes, s, seat, option)
        if moment == w.CROSS_OUT:
            return eyes.relief(option >> 8)
        if moment == w.PAY:
            return eyes.payment(EXCHANGES[option >> 8 & 255], option >> 16)
        if moment == w.BUY or moment == w.INVEST or moment == w.LAND:
            return eyes.purchase(verb, option >> 8)
        return self.worth_of_the_rest(eyes, s, seat, moment, option)

    def worth_of_assignment(self, eyes: Eyes, s: Town, seat: int, option: int) -> float:
        verb: i64 = option & 255
        if verb == w.USE:
            a, b = option >> 8 & 255, option >> 16
            return eyes.best_visit(s.lineup[a], s.lineup[b]) + eyes.poker_card(s.lineup[LINE_UP - a - b])
        if verb == w.DIG:
            return eyes.bonus[4] + eyes.poker_card(s.lineup[option >> 8])
        if verb == w.PASS:
            return eyes.poker_card(s.lineup[option >> 8])
        return self.worth_of_power(eyes, s, verb, option) + 50.0

    def worth_of_power(self, eyes: Eyes, s: Town, verb: i64, option: int) -> float:
        """Above zero: use it now."""
        patience = POWER_WORTH if eyes.turns_left > LAST_TURNS else 0.0
        if verb == w.BONUS_POWER:
            return 50.0 + eyes.bonus[option >> 8] if eyes.bonus[option >> 8] > patience else -99.0
        return 50.0 if eyes.help() > patience / 2 else -99.0

    def worth_of_next(self, eyes: Eyes, s: Town, seat: int, option: int) -> float:
        verb: i64 = option & 255
        if verb == w.ACT:
            return 5.0 + eyes.place(option >> 8)
        if verb == w.EFFECT:
            return eyes.effect_order(option >> 8)
        if verb == w.DECLINE:
            return 4.9  # only if every place is worse than none
        if verb == w.DONE:
            return 0.0
        return self.worth_of_power(eyes, s, verb, option)

    def worth_of_the_rest(self, eyes: Eyes, s: Town, seat: int, moment: int, option: int) -> float:
        verb: i64 = option & 255
        if moment == w.OUTLAW:
            return eyes.relief(2) if option >> 8 == 2 else eyes.dollars(4) if option >> 8 == 0 else eyes.nuggets(2)
        if moment == w.TOOL:
            return eyes.pan() if option >> 8 == 0 else eyes.hammer()
        if moment == w.HUNT:
            return 1.0 if s.outlaws[seat] >> (option >> 8) & 1 == 0 else 0.0
        if moment == w.OFFICE:
            return 9.0 if verb == w.LOOK else eyes.relief(2) if verb == w.CROSS_TWO else 1.0
        if moment == w.REDRAW:
            poor = eyes.best_of_lineup() < 6.5
            return 1.0 if (verb == w.REDRAW_ALL) == poor else 0.0
        if moment == w.BRIBE:
            return 0.0 if verb == w.NO_BRIBE else eyes.arrest_now() - eyes.nuggets(s.wanted[seat])
        if moment == w.MARSHAL:
            return 1.0 if (verb == w.OWN_CARD) == (rank_of(s.sheriff) < s.wanted[seat]) else 0.0
        if moment == w.LOSS:
            return -eyes.fine_in_dollars() if option >> 8 == 0 else -eyes.fine_in_stars()
        if moment == w.PLEA:
            return 1.0 if (verb == w.HELP) == (eyes.help() > (2.0 if s.round < ROUNDS else 0.0)) else 0.0
        if moment == w.CHEAT or moment == w.FORGE:
            return self.worth_of_forgery(s, seat, moment, option)
        return float(self.chance.below(100))

    def worth_of_forgery(self, s: Town, seat: int, moment: int, option: int) -> float:
        """The card whose forging makes most; before the last round only for a good hand."""
        cards = hand_of(s, seat)
        if moment == w.FORGE:
            return 1.0 if option >> 8 == best_forgery(cards, self.marked(cards)) else 0.0
        if option & 255 != w.MARK:
            return 0.5
        place = self.marked(cards)
        made = combination(best_worth([*cards[:place], best_forgery(cards, place), *cards[place + 1 :]]))
        return 1.0 if option >> 8 == place and (made >= GOOD_HAND or s.round == ROUNDS) else 0.0

    def marked(self, cards: list[int]) -> int:
        best_place, best = 0, -1
        for place in range(len(cards)):
            card = best_forgery(cards, place)
            value = int(best_worth([*cards[:place], card, *cards[place + 1 :]]))
            if value > best:
                best_place, best = place, value
        return best_place
