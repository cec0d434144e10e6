"""The numbers of steps, moments, verbs, occasions and events, unique within the game. Records hold their names."""

from __future__ import annotations

from typing import Final

# steps
CHOOSE: Final = 1
TAKE_PLACES: Final = 2
ROUND: Final = 3
SCHEME: Final = 4
PUT_AWAY: Final = 5
BEGIN_STEALING: Final = 6
STEAL: Final = 7
ROUND_END: Final = 8

# moments; "by" is the bandit who acts, in the low byte of `about`
CHOOSING: Final = 0
SCHEMING: Final = 1  # about: the kind of turn
GOING: Final = 2  # by
SENDING: Final = 3  # by
AIMING: Final = 4  # by, and the bandits that can be shot as bits
ROBBING: Final = 5  # by
HITTING: Final = 6  # by, and the bandits that can be punched as bits
KNOCKING: Final = 7  # by, victim
PUSHING: Final = 8  # by, victim
KEEPING: Final = 9  # by, victim
PICKING: Final = 10  # by
TEAMING: Final = 11
MARSHAL_CARD: Final = 12
STARTING: Final = 13
SEARCHING: Final = 14
CHAINING: Final = 15  # by: whose Fire card was played
SORTING: Final = 16
CHANGING: Final = 17  # by
HIDING: Final = 18  # by
BUYING: Final = 19  # by, the owner of the card, the card

# verbs
PLAY: Final = 0
HIDE: Final = 1
DRAW_CARDS: Final = 2
PASS: Final = 3
GO: Final = 4
SEND: Final = 5
SHOOT: Final = 6
TAKE: Final = 7
HIT: Final = 8
KNOCK: Final = 9
PUSH: Final = 10
KEEP: Final = 11
LEAVE: Final = 12
PICK: Final = 13
LET_LIE: Final = 14
BE: Final = 15
LEAD: Final = 16
PLAY_FOR: Final = 17
HIDE_FOR: Final = 18
NO_MORE: Final = 19
FETCH: Final = 20
FETCH_NOTHING: Final = 21
KEEP_MARSHAL: Final = 22
START_LAST: Final = 23
THROW: Final = 24
THROW_FOR: Final = 25
KEEP_REST: Final = 26
CHANGE_LEVEL: Final = 27
STAY: Final = 28
LIE_UNDER: Final = 29
BUY: Final = 30
DECLINE: Final = 31
FOLLOW: Final = 32

# occasions
START_OF_ROUND: Final = 0  # the round card is open, nobody has drawn yet
START_OF_STEALING: Final = 1
CARD_SHOWN: Final = 2  # pile[shown] has just been shown; its owner has chosen nothing yet
AFTER_MOVE: Final = 3  # a bandit's own Move card has been carried out
ARRIVED: Final = 4  # a bandit has come to a place in any way
END_OF_ROUND: Final = 5  # before the event

# events
ROUND_OPENED: Final = 0
DREW: Final = 1
DREW_CARD: Final = 2
PLAYED: Final = 3
PLAYED_HIDDEN: Final = 4
SHOWN: Final = 5
MOVED: Final = 6
MARSHAL_MOVED: Final = 7
SHOT: Final = 8
WOUNDED: Final = 9
TOOK: Final = 10
DROPPED: Final = 11
KEPT: Final = 12
TOKEN_SEEN: Final = 13
NO_EFFECT: Final = 14
HAPPENED: Final = 15
DISCARDED: Final = 16
STRONGBOX_ADDED: Final = 17
RANSOM_PAID: Final = 18
PASSED: Final = 19
IS: Final = 20
GUNSLINGER_IS: Final = 21
WON: Final = 22
LEADS: Final = 23
MARSHAL_KEPT: Final = 24
FETCHED: Final = 25
FETCHED_CARD: Final = 26
THREW: Final = 27
SORTED: Final = 28
HANDCAR_MOVED: Final = 29
HID: Final = 30
HID_UNDER: Final = 31
BOUGHT: Final = 32
BULLET_REMOVED: Final = 33
SEDUCED: Final = 34
MARY_WON: Final = 35
LAID: Final = 36
