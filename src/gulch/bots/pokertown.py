"""A heuristic for Pokertown: adds up in points what every place gives, takes and leads to, and goes where it gets most.

It looks at its own sheet, at the line-up and at the sheriff's card only if it has looked at it."""

from __future__ import annotations

from typing import Final

from gulch.bots.pokertown_value import Eyes
from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State
from gulch.games.pokertown.actions import ACT, ASSIGN, BONUS_POWER, DECLINE, EFFECT, END_TURN, HELP, NEXT
from gulch.games.pokertown.assignment import CIRCLE, DIG, GO, GRAVE, PASS, USE, VISIT
from gulch.games.pokertown.components import GRAVEYARD, LINE_UP, ROUNDS, rank_of
from gulch.games.pokertown.deck import sheriffs_card
from gulch.games.pokertown.evening import (
    BRIBE,
    CHEAT,
    COUNT_AS,
    DRAW_OWN,
    FORGE,
    LOSE,
    LOSS,
    MARK,
    MARSHAL,
    NO_BRIBE,
    PLEA,
    hand_of,
)
from gulch.games.pokertown.land import DRAW_PLOT, LAND
from gulch.games.pokertown.poker import FULL_HOUSE, best_forgery, best_worth, combination
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.tokens import CROSS, CROSS_OUT, TAKE_TOOL, TOOL
from gulch.games.pokertown.town import (
    BUY,
    BUY_ITEM,
    CROSS_TWO,
    HUNT,
    HUNT_FOR,
    INVEST,
    INVEST_IN,
    LOOK,
    OFFICE,
    OFFICE_CROSS_OUT,
    PAY,
    PAY_TIMES,
)
from gulch.games.pokertown.turn import (
    CROSSING_OUT,
    OUTLAW_CAUGHT,
    OUTLAW_CROSS_OUT,
    OUTLAW_DOLLARS,
    OUTLAW_NUGGETS,
    REDRAW,
    REDRAW_ALL,
    TAKE_REWARD,
)

CAREFUL: Final = "oneself"  # in a search: everybody fills an own sheet
POWER_WORTH: Final = 7.0  # an ability that gives less waits for a better turn
LAST_TURNS: Final = 4


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
        if moment == ASSIGN.index:
            return self.worth_of_assignment(eyes, s, seat, option)
        if moment == GO.index:
            if not VISIT.chosen(option):
                return -5.0
            return eyes.place(VISIT.place.of(option)) - eyes.nuggets(VISIT.price.of(option))
        if moment == GRAVE.index:
            return eyes.tombstone(CIRCLE.tombstone.of(option))
        if moment == NEXT.index:
            return self.worth_of_next(eyes, s, seat, option)
        if moment == CROSS_OUT.index:
            return eyes.relief(CROSS.count.of(option))
        if moment == PAY.index:
            return eyes.payment(eyes.exchange(PAY_TIMES.building.of(option)), PAY_TIMES.times.of(option))
        if moment == BUY.index or moment == INVEST.index or moment == LAND.index:
            return self.worth_of_purchase(eyes, option)
        return self.worth_of_the_rest(eyes, s, seat, moment, option)

    def worth_of_assignment(self, eyes: Eyes, s: Town, seat: int, option: int) -> float:
        if USE.chosen(option):
            a, b = USE.suit.of(option), USE.rank.of(option)
            return eyes.best_visit(s.slots[a], s.slots[b]) + eyes.poker_card(s.slots[LINE_UP - a - b])
        if DIG.chosen(option):
            return eyes.bonus[GRAVEYARD] + eyes.poker_card(s.slots[DIG.poker.of(option)])
        if PASS.chosen(option):
            return eyes.poker_card(s.slots[PASS.poker.of(option)])
        return self.worth_of_power(eyes, option) + 50.0

    def worth_of_power(self, eyes: Eyes, option: int) -> float:
        """Above zero: use it now."""
        patience = POWER_WORTH if eyes.turns_left > LAST_TURNS else 0.0
        if BONUS_POWER.chosen(option):
            bonus = eyes.bonus[BONUS_POWER.region.of(option)]
            return 50.0 + bonus if bonus > patience else -99.0
        return 50.0 if eyes.help() > patience / 2 else -99.0

    def worth_of_next(self, eyes: Eyes, s: Town, seat: int, option: int) -> float:
        if ACT.chosen(option):
            return 5.0 + eyes.place(ACT.place.of(option))
        if EFFECT.chosen(option):
            return eyes.effect_order(EFFECT.building.of(option))
        if DECLINE.chosen(option):
            return 4.9  # only if every place is worse than none
        return 0.0 if END_TURN.chosen(option) else self.worth_of_power(eyes, option)

    def worth_of_purchase(self, eyes: Eyes, option: int) -> float:
        if DRAW_PLOT.chosen(option):
            return eyes.plot(DRAW_PLOT.plot.of(option))
        if INVEST_IN.chosen(option):
            return eyes.investment(INVEST_IN.colour.of(option))
        return eyes.purchase(BUY_ITEM.item.of(option)) if BUY_ITEM.chosen(option) else 0.0

    def worth_of_the_rest(self, eyes: Eyes, s: Town, seat: int, moment: int, option: int) -> float:
        if moment == OUTLAW_CAUGHT.index:
            reward = TAKE_REWARD.reward.of(option)
            if reward == CROSSING_OUT:
                return eyes.relief(OUTLAW_CROSS_OUT)
            return eyes.dollars(OUTLAW_DOLLARS) if reward == 0 else eyes.nuggets(OUTLAW_NUGGETS)
        if moment == TOOL.index:
            return eyes.pan() if TAKE_TOOL.tool.of(option) == 0 else eyes.hammer()
        if moment == HUNT.index:
            return 1.0 if s.outlaws[seat] >> HUNT_FOR.outlaw.of(option) & 1 == 0 else 0.0
        if moment == OFFICE.index:
            return 9.0 if LOOK.chosen(option) else eyes.relief(OFFICE_CROSS_OUT) if CROSS_TWO.chosen(option) else 1.0
        if moment == REDRAW.index:
            poor = eyes.best_of_lineup() < 6.5
            return 1.0 if REDRAW_ALL.chosen(option) == poor else 0.0
        return self.worth_in_the_evening(eyes, s, seat, moment, option)

    def worth_in_the_evening(self, eyes: Eyes, s: Town, seat: int, moment: int, option: int) -> float:
        if moment == BRIBE.index:
            return 0.0 if NO_BRIBE.chosen(option) else eyes.arrest_now() - eyes.nuggets(s.wanted[seat])
        if moment == MARSHAL.index:
            return 1.0 if DRAW_OWN.chosen(option) == (rank_of(sheriffs_card(s)) < s.wanted[seat]) else 0.0
        if moment == LOSS.index:
            return -eyes.fine_in_dollars() if LOSE.loss.of(option) == 0 else -eyes.fine_in_stars()
        if moment == PLEA.index:
            return 1.0 if HELP.chosen(option) == (eyes.help() > (2.0 if s.round < ROUNDS else 0.0)) else 0.0
        if moment == CHEAT.index or moment == FORGE.index:
            return self.worth_of_forgery(s, seat, moment, option)
        return float(self.chance.below(100))

    def worth_of_forgery(self, s: Town, seat: int, moment: int, option: int) -> float:
        """The card whose forging makes most; before the last round only for a good hand."""
        cards = hand_of(s, seat)
        if moment == FORGE.index:
            return 1.0 if COUNT_AS.card.of(option) == best_forgery(cards, self.marked(cards)) else 0.0
        if not MARK.chosen(option):
            return 0.5
        place = self.marked(cards)
        made = combination(best_worth([*cards[:place], best_forgery(cards, place), *cards[place + 1 :]]))
        return 1.0 if MARK.own_card.of(option) == place and (made >= FULL_HOUSE or s.round == ROUNDS) else 0.0

    def marked(self, cards: list[int]) -> int:
        best_place, best = 0, -1
        for place in range(len(cards)):
            card = best_forgery(cards, place)
            value = int(best_worth([*cards[:place], card, *cards[place + 1 :]]))
            if value > best:
                best_place, best = place, value
        return best_place
