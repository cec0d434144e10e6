"""Al Patron (CE-106): buys a card that has just been shown. The base game does not know him."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, NumberedMoment, NumberedVerb
from gulch.declare.words import Domain
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.bandits import Outlaw
from gulch.games.colt_express.components import ACTIONS, AL_PATRON, PARTS, PURSE, PURSES
from gulch.games.colt_express.loot import move_token
from gulch.games.colt_express.scheming import NOT_HELD
from gulch.games.colt_express.state import SHEETS, Colt, ColtRules
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import BOUGHT, BUY, BUYING, CARD_SHOWN, DECLINE
from gulch.pieces.bag import count, kinds


class AlPatron(Outlaw):
    def start_purses(self) -> i64:
        return 2


class Buy(NumberedVerb[Colt]):
    """For a purse of his choice, which goes to the owner of the card."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if count(s.loot[SHEETS + AL_PATRON], action >> 8) else NOT_HELD


class Buying(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return kinds(s.loot[SHEETS + AL_PATRON] & PARTS[PURSE])


class Purchase:
    """Once per round; the round of his last purchase is marked."""

    def __init__(self, mark: int) -> None:
        self.mark = mark

    def may_buy(self, s: Colt, owner: int) -> None:
        """From an opponent who can be paid; before the owner of the card chooses anything."""
        seat = s.owner[AL_PATRON]
        if seat < 0 or s.owner[owner] < 0 or s.owner[owner] == seat:
            return
        if s.marks[self.mark] > s.round or not s.loot[SHEETS + AL_PATRON] & PARTS[PURSE]:
            return
        card = s.pile[s.shown] >> 3 & 15
        action: i64 = s.ask_number(seat, BUYING, AL_PATRON | owner << 8 | card << 16, True)  # his purses are his secret
        if action & 255 == BUY:
            s.marks[self.mark] = int(s.round) + 1
            s.tell(EVERYONE, BOUGHT | AL_PATRON << 8 | owner << 16 | card << 24)
            move_token(s, action >> 8, SHEETS + AL_PATRON, SHEETS + owner)
            s.cast[AL_PATRON].carry_out(s, AL_PATRON, card)


def register(rules: ColtRules) -> None:
    rules.wanted.append(AL_PATRON)
    rules.cast[AL_PATRON] = AlPatron("al_patron", AL_PATRON, "CE-106")
    verbs: list[NumberedVerb[Colt]] = [
        Buy(BUY, "buy", "CE-106", purse=Domain("token", PURSES)),
        NumberedVerb(DECLINE, "decline", "CE-106"),
    ]
    card = Domain("card", ACTIONS)
    rules.moment(BUYING, Buying("buying", "CE-106", verbs, by=BANDIT, owner=BANDIT, card=card))
    rules.at(CARD_SHOWN, Purchase(rules.mark("al_patron_bought")).may_buy)
