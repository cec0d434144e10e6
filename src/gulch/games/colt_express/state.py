"""The train and everything on it.

Spelled out by tools/states.py from colt_express/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.colt_express.powers import NO_CARDS, NO_CAST, NO_DECKS, NO_TRACK, Bandit, Card, Decks, Track
from gulch.pieces.vectors import NOTHING

CHOOSE: Final = 1
TAKE_PLACES: Final = 2
ROUND: Final = 3
SCHEME: Final = 4
PUT_AWAY: Final = 5
BEGIN_STEALING: Final = 6
STEAL: Final = 7
ROUND_END: Final = 8


class Colt(State):
    __slots__ = (
        "bullets",
        "cards",
        "cars",
        "cast",
        "circle",
        "deck",
        "decks",
        "discard",
        "elusive",
        "first",
        "gang",
        "hand",
        "handcar",
        "holder",
        "lead",
        "loot",
        "marshal",
        "mate",
        "money",
        "neutral",
        "open_pile",
        "owner",
        "pile",
        "place",
        "round",
        "round_cards",
        "shown",
        "spent",
        "steadfast",
        "top",
        "track",
        "train",
        "turn",
        "under",
        "wounds",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.train: vec[i64] = NOTHING  # the printed cars behind the locomotive
        self.lead: vec[i64] = NOTHING  # the bandit, in teams the first of the two; -1: none yet
        self.mate: vec[i64] = NOTHING  # the second one, or -1
        self.round_cards: vec[i64] = NOTHING  # those of later rounds are hidden
        self.round: i64 = 0
        self.turn: i64 = 0
        self.first: i64 = 0
        self.place: vec[i64] = NOTHING
        self.marshal: i64 = 0  # his car
        self.hand: vec[i64] = NOTHING  # bullets in the lead's; deals for deck and pile
        self.deck: vec[i64] = NOTHING
        self.discard: vec[i64] = NOTHING  # face up; experts only
        self.top: vec[i64] = NOTHING  # by lead: so many bullets lie on top of the deck; experts only
        self.pile: vec[i64] = NOTHING
        self.shown: i64 = 0  # so many cards of the pile have been carried out
        self.bullets: vec[i64] = NOTHING  # own bullets left
        self.wounds: vec[i64] = NOTHING  # bullets received, by who fired them
        self.neutral: i64 = 0
        self.spent: i64 = 0  # bullets that Mary has thrown out of the game
        self.loot: vec[i64] = NOTHING
        self.money: vec[i64] = NOTHING  # from the bank
        self.handcar: i64 = 0
        self.under: vec[i64] = NOTHING  # the car it hides under, from 1; 0: none was chosen
        self.cars: i64 = 0  # of this train, from the rules, as all below
        self.cast: vec[Bandit] = NO_CAST  # by bandit
        self.cards: vec[Card] = NO_CARDS  # by card
        self.decks: Decks = NO_DECKS
        self.track: Track = NO_TRACK
        self.open_pile: bool = False
        self.owner: vec[i64] = NOTHING  # by bandit: the seat; from lead and mate, as all below
        self.holder: vec[i64] = NOTHING  # by bandit: in whose deck its bullets go
        self.gang: vec[i64] = NOTHING  # the bandits in play
        self.circle: vec[i64] = NOTHING  # one bandit for everybody who takes turns, clockwise
        self.elusive: i64 = 0  # bits of bandits
        self.steadfast: i64 = 0

    def copy(self) -> Colt:
        c = Colt(self.rules, self.chance.copy())
        self.copy_core(c)
        c.train = self.train
        c.lead = self.lead
        c.mate = self.mate
        c.round_cards = self.round_cards
        c.round = self.round
        c.turn = self.turn
        c.first = self.first
        c.place = self.place[:]
        c.marshal = self.marshal
        c.hand = self.hand[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.top = self.top[:]
        c.pile = self.pile[:]
        c.shown = self.shown
        c.bullets = self.bullets[:]
        c.wounds = self.wounds[:]
        c.neutral = self.neutral
        c.spent = self.spent
        c.loot = self.loot[:]
        c.money = self.money
        c.handcar = self.handcar
        c.under = self.under[:]
        c.cars = self.cars
        c.cast = self.cast
        c.cards = self.cards
        c.decks = self.decks
        c.track = self.track
        c.open_pile = self.open_pile
        c.owner = self.owner
        c.holder = self.holder
        c.gang = self.gang
        c.circle = self.circle
        c.elusive = self.elusive
        c.steadfast = self.steadfast
        return c
