"""What the words of Western Legends are about. Verbs, moments, events, steps and reasons are declared beside the rules
that use them; each gets its number here."""

from __future__ import annotations

from typing import Final

from gulch.declare.rules import Declared
from gulch.declare.words import Domain
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import (
    DICE,
    FACES,
    HIDEOUTS,
    ITEM_KINDS,
    QUARRELS,
    RANKS,
)
from gulch.games.western_legends.fields import STEPS
from gulch.games.western_legends.names import EVERY_COLOUR, EVERY_GOAL, EVERY_ITEM, EVERY_OPPONENT, EVERY_STORY
from gulch.pieces.domains import Subset, number_domain

WEST: Final = Declared(STEPS)

TERRITORY: Final = Domain("territory", TERRITORIES, True)
HIDEOUT_PLACE: Final = Domain("hideout", HIDEOUTS, True)
ITEM: Final = Domain("item", EVERY_ITEM, True)
ITEM_KIND: Final = Domain("item_kind", ITEM_KINDS)
STORY: Final = Domain("story", EVERY_STORY, True)
STACK: Final = Domain("stack", ["1", "2"], True)
GOAL: Final = Domain("goal", EVERY_GOAL, True)
COLOUR: Final = Domain("colour", EVERY_COLOUR)
FACE: Final = Domain("face", FACES)
SOME_DICE: Final = Subset("die", DICE)
RANK: Final = Domain("rank", RANKS)
SIDE: Final = Domain("side", ["fighter", "opponent"])
QUARREL: Final = Domain("quarrel", QUARRELS)
OPPONENT: Final = Domain("opponent", EVERY_OPPONENT)
STEPS_LEFT: Final = number_domain(31)

# occasions: where expansions, and chapters that others need not know, step in
AT_SET_UP: Final = WEST.occasion("at_set_up")
AT_START_OF_TURN: Final = WEST.occasion("at_start_of_turn")
WHEN_A_TURN_BEGINS: Final = WEST.occasion("when_a_turn_begins")  # a player's or the Man in Black's
WHEN_DONE: Final = WEST.occasion("when_done")  # an action, a story, an income, with whatever it led to
AFTER_ACTION: Final = WEST.occasion("after_action")
AFTER_LAST_ACTION: Final = WEST.occasion("after_last_action")
WHEN_RESOLVED: Final = WEST.occasion("when_resolved")  # a story at the end of this turn; what it set off comes now
AFTER_STORY: Final = WEST.occasion("after_story")  # all of that is over
AFTER_START: Final = WEST.occasion("after_start")  # a figure was put on its first territory
AFTER_MOVEMENT: Final = WEST.occasion("after_movement")  # of any kind that could deliver cattle
AFTER_MOVE: Final = WEST.occasion("after_move")
AT_START_OF_FIGHT: Final = WEST.occasion("at_start_of_fight")
AFTER_FIGHT: Final = WEST.occasion("after_fight")
AFTER_POKER: Final = WEST.occasion("after_poker")
AFTER_MARKER: Final = WEST.occasion("after_marker")
AT_END_OF_TURN: Final = WEST.occasion("at_end_of_turn")
AT_END_OF_ROUND: Final = WEST.occasion("at_end_of_round")

# deeds of a player; where it matters how much, `amount` says it
WHEN_GOING: Final = WEST.occasion("when_going")
WHEN_PUT: Final = WEST.occasion("when_put")  # a figure somewhere, without a movement
WHEN_CROSSING_A_MESA: Final = WEST.occasion("when_crossing_a_mesa")
WHEN_A_FIGHT_BEGINS: Final = WEST.occasion("when_a_fight_begins")
WHEN_WINNING_A_FIGHT: Final = WEST.occasion("when_winning_a_fight")
WHEN_LOSING_A_FIGHT: Final = WEST.occasion("when_losing_a_fight")
WHEN_REFUSED: Final = WEST.occasion("when_refused")  # a fight that this player has started
WHEN_CATCHING: Final = WEST.occasion("when_catching")  # the sheriff, moved by this player, has arrested `amount`
WHEN_A_BANDIT_COMES: Final = WEST.occasion("when_a_bandit_comes")  # to the hideout of `amount`
WHEN_A_BANDIT_LEAVES: Final = WEST.occasion("when_a_bandit_leaves")
WHEN_REMOVING_A_BANDIT: Final = WEST.occasion("when_removing_a_bandit")
WHEN_UPGRADING: Final = WEST.occasion("when_upgrading")
WHEN_TAKING_PART: Final = WEST.occasion("when_taking_part")
WHEN_ROBBING: Final = WEST.occasion("when_robbing")
WHEN_ROBBING_THE_BANK: Final = WEST.occasion("when_robbing_the_bank")
WHEN_ARRESTED: Final = WEST.occasion("when_arrested")
WHEN_GAINING_LEGEND: Final = WEST.occasion("when_gaining_legend")
WHEN_ON_MARSHAL: Final = WEST.occasion("when_on_marshal")  # a space further
WHEN_ON_WANTED: Final = WEST.occasion("when_on_wanted")
WHEN_GAINING_MARSHAL: Final = WEST.occasion("when_gaining_marshal")
WHEN_GAINING_WANTED: Final = WEST.occasion("when_gaining_wanted")
WHEN_HEALED: Final = WEST.occasion("when_healed")
WHEN_PROSPECTING: Final = WEST.occasion("when_prospecting")
WHEN_FINDING_GOLD: Final = WEST.occasion("when_finding_gold")
WHEN_DEPOSITING: Final = WEST.occasion("when_depositing")
WHEN_REVELLING: Final = WEST.occasion("when_revelling")
BEFORE_DELIVERY: Final = WEST.occasion("before_delivery")  # of all that matches
WHEN_DELIVERING: Final = WEST.occasion("when_delivering")
AFTER_DELIVERY: Final = WEST.occasion("after_delivery")  # of `amount` tokens at once
BEFORE_REVEALING: Final = WEST.occasion("before_revealing")  # the cards of a fight
AFTER_LAYING: Final = WEST.occasion("after_laying")  # the cards of a poker hand
WHEN_SHOWING_A_HAND: Final = WEST.occasion("when_showing_a_hand")
WHEN_WINNING_AT_POKER: Final = WEST.occasion("when_winning_at_poker")
