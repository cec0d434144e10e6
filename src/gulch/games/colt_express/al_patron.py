"""Al Patron (CE-106): buys a card that has just been shown. The base game does not know him."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import LEGAL, Verb
from gulch.declare.words import arg
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.bandits import Outlaw
from gulch.games.colt_express.components import AL_PATRON, PARTS, PATRONS_PURSES, PURSE, SHEETS
from gulch.games.colt_express.loot import move_token
from gulch.games.colt_express.pile import which
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.scheming import NOT_HELD
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.stealing import CARD_SHOWN
from gulch.games.colt_express.targets import By
from gulch.games.colt_express.vocabulary import ACTION, BANDIT, CARD, PATRON, PURSE_TOKEN
from gulch.pieces.bag import count, kinds

BOUGHT: Final = PATRON.event("bought", "CE-106", who=BANDIT, owner=BANDIT, card=CARD)
HAS_BOUGHT: Final = "al_patron_bought"


class AlPatron(Outlaw):
    def start_purses(self) -> i64:
        return PATRONS_PURSES

    def brings_purses(self) -> bool:
        return True


class Buy(Verb[Colt]):
    """For a purse of his choice, which goes to the owner of the card."""

    purse: Final = arg(PURSE_TOKEN)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if count(s.loot[SHEETS + AL_PATRON], self.purse.of(action)) else NOT_HELD


class Buying(By):
    owner: Final = arg(BANDIT)
    card: Final = arg(ACTION)

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return kinds(s.loot[SHEETS + AL_PATRON] & PARTS[PURSE])


BUY: Final = Buy(PATRON, "buy", "CE-106")
DECLINE: Final[Verb[Colt]] = Verb(PATRON, "decline", "CE-106")
BUYING: Final = Buying(PATRON, "buying", "CE-106", BUY, DECLINE)


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
        card = which(s.pile[s.shown])
        about = BUYING.by.put(AL_PATRON) | BUYING.owner.put(owner) | BUYING.card.put(card)
        action: i64 = s.ask(seat, BUYING, about, True)  # his purses are his secret
        if BUY.chosen(action):
            s.marks[self.mark] = int(s.round) + 1
            s.say(EVERYONE, BOUGHT, AL_PATRON, owner, card)
            move_token(s, BUY.purse.of(action), SHEETS + AL_PATRON, SHEETS + owner)
            s.cast[AL_PATRON].carry_out(s, AL_PATRON, card)


def enlist(rules: ColtRules) -> None:
    rules.wanted.append(AL_PATRON)


def register(rules: ColtRules) -> None:
    rules.use(PATRON)
    rules.cast[AL_PATRON] = AlPatron("al_patron", AL_PATRON, "CE-106")
    rules.at(int(CARD_SHOWN), Purchase(rules.mark(HAS_BOUGHT)).may_buy)


WITH_AL_PATRON: Final = Expansion(register, enlist)
