"""The train: it moves at the start of every turn and can be robbed once per turn (AU-092 to AU-109, AU-210)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Verb
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import BESIDE, STANDS_AT, STOPS, TRAIN_GUARDS, TRAIN_ROBBED
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.vocabulary import (
    AU,
    STOP,
    WHEN_ROBBING_THE_TRAIN,
    WHEN_STOPPING_THE_TRAIN,
)
from gulch.games.western_legends.ante_up.zones import HEIST, HEIST_DECK, HEIST_NOW, HEISTS_DONE
from gulch.games.western_legends.effects import All, Crime, Discard, Do, Draw, Gain, Legend, Lose, Nothing
from gulch.games.western_legends.effects import Nugget as Gold
from gulch.games.western_legends.locations import NOT_HERE, face_guards
from gulch.games.western_legends.movement import put_figure
from gulch.games.western_legends.parts import HOUSE, Effect, Opponent, Printed
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import plain_cards, territory_in

NEEDS_A_CARD: Final = AU.reason("needs-a-card", "AU-R65")
ROBBED_ALREADY: Final = AU.reason("train-robbed", "AU-099")
TRAIN_AT: Final = AU.event("train_at", "AU-093", stop=STOP)
STOPS_TRAIN: Final = AU.event("stops_train", "AU-100", who=SEAT, heist=HEIST)


# ---- where it is -----------------------------------------------------------------------------------------------------
def move_train(s: Western, seat: int) -> None:
    own = ante_up(s)
    own.train = (own.train + 1) % len(STOPS)
    s.say(EVERYONE, TRAIN_AT, own.train)


def train_territory(s: Western) -> i64:
    """Where it stands; NOWHERE while it is on the train board (AU-R09)."""
    return STANDS_AT[ante_up(s).train]


def beside_the_train(s: Western) -> list[int]:
    """From where it can be robbed: its own territory; on the train board the hideouts of its letter (AU-109)."""
    return BESIDE[ante_up(s).train]


# ---- the eight heists ------------------------------------------------------------------------------------------------
class Heist(Printed):
    """So many fight cards for the guards; what a win brings, what a loss costs beside the wound."""

    def __init__(self, name: str, guards: int, win: Effect, penalty: Effect, provenance: str = HOUSE) -> None:
        super().__init__(HEIST.name, name, provenance)
        self.guards = guards
        self.win = win
        self.penalty = penalty


def to_the_office(s: Western, seat: i64) -> None:
    """Of this board: no arrest, and nobody there is met (AU-R93)."""
    put_figure(s, seat, s.board.jail[s.place[seat]])


HEIST_CARDS: Final = [
    Heist("mail_car", 2, All(Gain(30), Crime(1)), Nothing()),
    Heist("drummers_trunk", 2, All(Draw(3), Crime(1)), Lose(10)),
    Heist("payroll", 3, All(Gain(50), Crime(2)), Crime(1)),
    Heist("assay_crate", 3, All(Gold(), Gain(20), Crime(2)), Discard(1)),
    Heist("parlor_car", 3, All(Legend(1), Gain(30), Crime(1)), Crime(1)),
    Heist("express_safe", 4, All(Gain(80), Crime(3)), All(Crime(1), Discard(1))),
    Heist("bullion_car", 4, All(Gold(2), Legend(1), Crime(2)), Do(to_the_office)),
    Heist("empty_car", 0, Gain(10), Nothing()),
]


def heist_now(s: Western) -> Heist:
    card = s.game.printed[HEIST.name][HEIST.number(ante_up(s).box.top[HEIST_NOW.first])]
    assert isinstance(card, Heist)
    return card


class TrainGuards(Opponent):
    def cards(self, s: Western) -> i64:
        return heist_now(s).guards

    def beaten(self, s: Western, seat: i64) -> None:
        take_the_loot(s, seat)

    def beats(self, s: Western, seat: i64) -> None:
        heist_now(s).penalty.do(s, seat)


def take_the_loot(s: Western, seat: i64) -> None:
    heist_now(s).win.do(s, seat)
    s.happen(WHEN_ROBBING_THE_TRAIN, seat)


class RobTrain(Verb[Western]):
    """Once per turn, and not without a card (AU-099, AU-R65)."""

    def belongs(self, section: i64) -> bool:
        return any(int(territory_in(section)) in beside for beside in BESIDE)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if int(s.place[seat]) not in beside_the_train(s):
            return NOT_HERE
        if ante_up(s).once & TRAIN_ROBBED:
            return ROBBED_ALREADY
        return LEGAL if plain_cards(s, seat) != 0 else NEEDS_A_CARD

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        own = ante_up(s)
        own.once |= TRAIN_ROBBED
        if own.box.count[HEIST_DECK.first] == 0:
            own.box.gather(s, HEISTS_DONE.first, HEIST_DECK.first)
        card = own.box.draw(s, HEIST_DECK.first, HEIST_NOW.first)
        s.say(EVERYONE, STOPS_TRAIN, seat, HEIST.number(card))
        s.happen(WHEN_STOPPING_THE_TRAIN, seat)
        if heist_now(s).guards > 0:
            face_guards(s, seat, TRAIN_GUARDS)
        else:
            take_the_loot(s, seat)
        own.box.put(s, card, HEISTS_DONE.first)
        return GO_ON


ROB_TRAIN: Final = RobTrain(AU, "rob_train", "AU-098")
