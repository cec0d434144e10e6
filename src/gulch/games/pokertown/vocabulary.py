"""The numbers of moments, verbs and events; their names and rules stand in menus.py."""

from __future__ import annotations

from typing import Final

# moments
CAST: Final = 0
REDRAW: Final = 1
OUTLAW: Final = 2
ASSIGN: Final = 3  # about: the three cards
PLACE: Final = 4
GRAVE: Final = 5
NEXT: Final = 6  # about: 1 after the turn's own action, when the turn may end
TOOL: Final = 7
CROSS_OUT: Final = 8  # about: how many at most
INVEST: Final = 9
BUY: Final = 10  # about: the building
PAY: Final = 11  # about: the building
LAND: Final = 12
HUNT: Final = 13
OFFICE: Final = 14
CHEAT: Final = 15  # about: the round's column
FORGE: Final = 16  # about: which of the own cards
PLEA: Final = 17
BRIBE: Final = 18  # about: wanted, and what an arrest would cost
MARSHAL: Final = 19
LOSS: Final = 20  # about: dollars, stars

# verbs
CHOOSE: Final = 0
REDRAW_ALL: Final = 1
KEEP_LINEUP: Final = 2
REWARD: Final = 3
USE: Final = 4
DIG: Final = 5
PASS: Final = 6
VISIT: Final = 7
JOKER_SUIT: Final = 8
JOKER_RANK: Final = 9
SHIFT: Final = 10
ACT: Final = 11
EFFECT: Final = 12
DECLINE: Final = 13
BONUS_POWER: Final = 14
HELP: Final = 15
DONE: Final = 16
TAKE_TOOL: Final = 17
CROSS: Final = 18
BUY_NOTHING: Final = 19
INVEST_IN: Final = 20
BUY_ITEM: Final = 21
PAY_TIMES: Final = 22
DRAW_LAND: Final = 23
LOOK: Final = 24
HUNT_FOR: Final = 25
TAKE_STAR: Final = 26
CROSS_TWO: Final = 27
PLAY_FAIR: Final = 28
MARK: Final = 29
COUNT_AS: Final = 30
WAIT: Final = 31
DO_BRIBE: Final = 32
NO_BRIBE: Final = 33
OWN_CARD: Final = 34
ACCEPT: Final = 35
LOSE: Final = 36
CIRCLE: Final = 37

# events
ROUND: Final = 0
LINEUP: Final = 1
REDRAWN: Final = 2
CHARACTER: Final = 3
ASSIGNED: Final = 4
DUG: Final = 5
PASSED_ON: Final = 6
JOKER: Final = 8
VISITED: Final = 9
SKIPPED_STAGES: Final = 10
GAINED: Final = 11
PAID: Final = 12
LOST: Final = 13
CROSSED_OUT: Final = 14
ROBBED: Final = 15
BONUS_GAINED: Final = 16
BONUS_LOST: Final = 17
DECLINED: Final = 18
BOUGHT: Final = 19
HUNTED: Final = 20
LOOKED: Final = 21
SEEN: Final = 22
DREW_LAND: Final = 23
POWER: Final = 24
FORGED: Final = 25
PAIR_SHOWN: Final = 26
HAND: Final = 27
BRIBED: Final = 28
SHERIFF_SHOWN: Final = 29
OWN_SHERIFF: Final = 30
ARRESTED: Final = 31
FREE: Final = 32
STOLEN: Final = 33
BOUNTY: Final = 34
FLIPPED: Final = 35
RESHUFFLED: Final = 36
SCORED: Final = 37
TITLE: Final = 38
ACHIEVED: Final = 39
COWBOT_SCORED: Final = 40
PAIR_DEALT: Final = 41
