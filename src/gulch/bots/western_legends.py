"""A heuristic for Western Legends: it follows a plan (lawman, outlaw, prospector, gambler, rancher), weighs every
errand on the board in legend points per action, and carries the best one out.

It reads its own hand and cattle and what everybody sees: never another hand, a card face down, a deck, or more of an
open story than its condition."""

from __future__ import annotations

from typing import Final

from gulch.bots import western_legends_choices as choices
from gulch.bots import western_legends_fights as fights
from gulch.bots import western_legends_gulch_answers as gulch_answers
from gulch.bots import western_legends_poker as poker
from gulch.bots.western_legends_acting import act, going, start
from gulch.bots.western_legends_choices import best
from gulch.bots.western_legends_scouting import scout
from gulch.bots.western_legends_standing import DEPTH, DOUBT, value
from gulch.bots.western_legends_value import Eyes
from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State
from gulch.games.western_legends.asking import (
    DECIDING,
    EQUIPPING,
    EXTRA_STEP,
    MOVE_ON,
    PICK,
    PICKING,
    RESTART,
    RIDE_OUT,
    TURN_IN,
    UNDER_THE_DECK,
    YES,
)
from gulch.games.western_legends.bargains import BARGAINING
from gulch.games.western_legends.components import RANCH_BLUE, RANCH_GREEN
from gulch.games.western_legends.declaring import DECLARE, DECLARING, GIVE_BACK, KEEPING_TOKENS
from gulch.games.western_legends.doors import (
    AFTER_ROLL,
    BOOST,
    BOOSTING,
    DISCARDING,
    DROP,
    GIVING_CARD,
    MEETING_SHERIFF,
)
from gulch.games.western_legends.effects import OFFERED, TAKE
from gulch.games.western_legends.fight_steps import REACTING
from gulch.games.western_legends.fights import ANSWERING, COMMITTING, FACING, SENDING
from gulch.games.western_legends.hideouts import ADD_BANDIT, ADDING
from gulch.games.western_legends.locations import REVELLING, SELL, SELLING, SPEND
from gulch.games.western_legends.movement import GOING
from gulch.games.western_legends.names import EVERY_TOKEN
from gulch.games.western_legends.npcs import PRIZE, TAKE_BADGE
from gulch.games.western_legends.poker import JOIN, JOINING, LAYING
from gulch.games.western_legends.prospecting import REROLLING
from gulch.games.western_legends.quarrels import LOOTING, STEAL_GOLD, STEAL_MONEY
from gulch.games.western_legends.set_up import BE, CHOOSING, STARTING
from gulch.games.western_legends.sheriff import DRIVING
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import SHOPPING
from gulch.games.western_legends.stories import MARKING
from gulch.games.western_legends.story_clauses import KEEP_CARD, KEEPING_CARDS
from gulch.games.western_legends.table import hand_size, location_of
from gulch.games.western_legends.tributes import GIVE, GIVE_MONEY, POCKET, TRIBUTE
from gulch.games.western_legends.turn import ACTING, READY, READYING, TAKING_INCOME

__all__ = ["DEPTH", "DOUBT", "heuristic", "value"]  # all but the heuristic: for a search
ENOUGH_TO_RIDE: Final = 3  # cards in hand


def heuristic(seed: int) -> Policy:
    return WesternBot(seed)


class WesternBot(Policy):
    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        """The questions that come most often first."""
        assert isinstance(s, Western)
        if len(options) == 1:
            return options[0]
        if moment == CHOOSING.index:
            offered = [int(BE.character.of(option)) for option in options]
            return options[(offered[0] + offered[-1]) % len(options)]  # whoever it is, there is a plan
        if moment == STARTING.index:
            return start(s, seat, options)
        if moment == DRIVING.index:
            return choices.drive(s, seat, int(DRIVING.steps.of(about)), options)
        if moment == SENDING.index:
            return fights.send(s, options)
        if moment == REACTING.index:
            return fights.react(s, seat, int(REACTING.side.of(about)), options)
        eyes = Eyes(s, seat)
        if moment == ACTING.index:
            return act(eyes, options)
        if moment == GOING.index:
            return going(eyes, options)
        return self.answer(eyes, moment, options, about)

    def answer(self, eyes: Eyes, moment: int, options: list[int], about: int) -> int:
        """Fights, poker, yes or no, somebody; the rest is weighed option by option."""
        if moment == COMMITTING.index or moment == ANSWERING.index or moment == FACING.index:
            return fights.commit(eyes, options)
        if moment == LAYING.index:
            return poker.lay(eyes, options)
        if moment == JOINING.index:
            return chosen(options, poker.joins(eyes) == JOIN.chosen(options[0]))
        if moment == DECIDING.index:
            yes = agrees(eyes, int(DECIDING.what.of(about)))
            return chosen(options, yes == YES.chosen(options[0]))
        if moment == EQUIPPING.index:
            yes = choices.equips(eyes.s, eyes.seat, int(EQUIPPING.item.of(about)))
            return chosen(options, yes == YES.chosen(options[0]))
        if moment == BOOSTING.index:
            wanted = BOOSTING.occasion.of(about) != AFTER_ROLL or choices.wants_better_dice(eyes)
            return best(options, [1.0 if BOOST.chosen(a) == wanted else 0.0 for a in options])
        if eyes.has_gulch and gulch_answers.is_asked(moment):
            return gulch_answers.answer(eyes, moment, options, about)
        worth = [weigh(eyes, moment, option, about) for option in options]
        if worth[0] == UNWEIGHED:
            return options[self.chance.below(len(options))]
        return best(options, worth)


UNWEIGHED: Final = -77.0


def chosen(options: list[int], first: bool) -> int:
    """The first of two, or the other."""
    return options[0] if first else options[-1]


def agrees(eyes: Eyes, what: int) -> bool:
    s, seat = eyes.s, eyes.seat
    if what == RESTART:
        return fights.wants_restart(s)
    if what == TURN_IN:
        ranch = location_of(s, seat) == RANCH_GREEN or location_of(s, seat) == RANCH_BLUE
        return not ranch or s.marshal[seat] == 0 or eyes.crimes(1) > 0
    if what == EXTRA_STEP:  # what comes by arriving has not come yet
        return scout(eyes, int(s.actions) + 1, None, True).best.moves > 0
    if what == MOVE_ON:
        return scout(eyes, int(s.actions) + 1).best.moves > 0
    if what == RIDE_OUT:
        return hand_size(s, seat) >= ENOUGH_TO_RIDE and scout(eyes, int(s.actions)).best.moves > 0
    return what != UNDER_THE_DECK


def weigh(eyes: Eyes, moment: int, option: int, about: int) -> float:
    """One option of a question whose options can be compared one by one."""
    s, seat = eyes.s, eyes.seat
    if moment == TAKING_INCOME.index:
        return choices.income(eyes, option)
    if moment in (DISCARDING.index, MEETING_SHERIFF.index, GIVING_CARD.index):
        return -eyes.keeps(int(DROP.card.of(option)))
    if moment == OFFERED.index:
        return choices.offered(eyes, int(TAKE.choice.of(option)))
    if moment == PRIZE.index:
        return eyes.badges(1) if TAKE_BADGE.chosen(option) else 1.0
    if moment == MARKING.index:
        return choices.marking(eyes, option)
    if moment == SHOPPING.index:
        return choices.purchase(eyes, option)
    if moment == BARGAINING.index:
        return choices.bargain(eyes, about, option)
    if moment == SELLING.index:
        return float(SELL.amount.of(option))
    if moment == REVELLING.index:
        return float(SPEND.points.of(option))
    if moment == REROLLING.index:
        return choices.reroll(eyes, option)
    if moment == PICKING.index:
        return choices.standing(s, int(PICK.who.of(option))) if PICK.chosen(option) else -1.0
    if moment == READYING.index:
        return choices.usefulness(s, seat, int(READY.item.of(option)))
    return weigh_more(eyes, moment, option)


def weigh_more(eyes: Eyes, moment: int, option: int) -> float:
    """What is seldom asked."""
    s, seat = eyes.s, eyes.seat
    if moment == LOOTING.index:
        if STEAL_MONEY.chosen(option):
            return eyes.bills(2)
        return eyes.nuggets(1.0) if STEAL_GOLD.chosen(option) else -1.0
    if moment == TRIBUTE.index or moment == POCKET.index:
        if GIVE_MONEY.chosen(option):
            return -eyes.bill
        return -eyes.keeps(int(GIVE.card.of(option))) if GIVE.chosen(option) else -0.25
    if moment == KEEPING_CARDS.index:
        return eyes.keeps(int(KEEP_CARD.card.of(option)))
    if moment == DECLARING.index:
        return 1.0 if DECLARE.chosen(option) else 0.0
    if moment == KEEPING_TOKENS.index:
        return float(-EVERY_TOKEN[GIVE_BACK.token.of(option)])
    if moment == ADDING.index:
        if not ADD_BANDIT.chosen(option):
            return 0.0
        place = int(s.board.hideouts[ADD_BANDIT.hideout.of(option)])
        far = choices.steps_from(s, int(s.place[seat]))
        return eyes.badges(1) - 0.2 * int(far[place])
    return UNWEIGHED
