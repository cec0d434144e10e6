"""The table of Pokertown: the cards in the middle and one sheet per seat.

Spelled out by tools/states.py from pokertown/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.pokertown.powers import NO_CAST, Character
from gulch.pieces.box import NO_BOX, Box
from gulch.pieces.vectors import NOTHING

CASTING: Final = 1
ROUND: Final = 2
LINEUP: Final = 3
TURN: Final = 4
POKER: Final = 5
WORK: Final = 6
PLEAS: Final = 7
BRIBES: Final = 8
SHERIFF: Final = 9
ARREST: Final = 10


class Town(State):
    __slots__ = (
        "arrests",
        "bonus_taken",
        "bounties",
        "box",
        "bribed",
        "cast",
        "caught",
        "chambers",
        "character",
        "counts_as",
        "cowbot",
        "dollars",
        "drawn",
        "flipped",
        "forged",
        "free",
        "gained",
        "graves",
        "hammers",
        "hands",
        "hotel",
        "items",
        "land",
        "met",
        "nuggets",
        "outlaw",
        "outlaws",
        "pans",
        "peak",
        "place",
        "poker",
        "rank_card",
        "reserve",
        "revolver",
        "rifle",
        "robbed",
        "round",
        "slots",
        "stage",
        "stages",
        "stars",
        "suit",
        "suit_card",
        "todo",
        "turn",
        "uses",
        "visited",
        "waiting",
        "wanted",
        "ways",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.round: i64 = 0
        self.turn: i64 = 0  # of the round, 0: not begun
        self.box: Box = NO_BOX
        self.reserve: vec[i64] = NOTHING  # the discard pile as it would lie under a deck too short for this turn
        self.forged: i64 = -1  # which of the own cards the Cheat marked
        self.counts_as: i64 = -1  # what it counts as
        self.caught: i64 = 0  # whom the sheriff's card arrests
        self.cowbot: i64 = -1
        self.bounties: vec[i64] = NOTHING
        self.flipped: i64 = 0  # bounties on their later side
        self.dollars: vec[i64] = NOTHING
        self.nuggets: vec[i64] = NOTHING
        self.stars: vec[i64] = NOTHING
        self.wanted: vec[i64] = NOTHING
        self.pans: vec[i64] = NOTHING
        self.hammers: vec[i64] = NOTHING
        self.items: vec[i64] = NOTHING
        self.stages: vec[i64] = NOTHING  # circled; below, too
        self.robbed: vec[i64] = NOTHING
        self.chambers: vec[i64] = NOTHING
        self.visited: vec[i64] = NOTHING
        self.graves: vec[i64] = NOTHING
        self.hotel: vec[i64] = NOTHING  # silver stars circled
        self.land: vec[i64] = NOTHING  # cells drawn
        self.outlaw: vec[i64] = NOTHING  # hunted now
        self.outlaws: vec[i64] = NOTHING  # all that were ever circled
        self.poker: vec[i64] = NOTHING  # five rows for each round
        self.hands: vec[i64] = NOTHING  # the combination of each round
        self.character: vec[i64] = NOTHING
        self.uses: vec[i64] = NOTHING  # of the ability, left
        self.bonus_taken: vec[i64] = NOTHING  # where a bonus action was carried out
        self.peak: vec[i64] = NOTHING  # the most of this turn (PT-R38)
        self.met: vec[i64] = NOTHING  # bounties scored
        self.arrests: vec[i64] = NOTHING
        self.bribed: vec[i64] = NOTHING
        self.suit_card: vec[i64] = NOTHING
        self.rank_card: vec[i64] = NOTHING
        self.suit: vec[i64] = NOTHING  # the region chosen
        self.free: vec[i64] = NOTHING  # what the present assignment need not pay for
        self.place: vec[i64] = NOTHING  # of the turn's own action
        self.drawn: vec[i64] = NOTHING  # robbery cards turned up
        self.gained: vec[i64] = NOTHING
        self.todo: vec[i64] = NOTHING  # bonus actions by region, then effects by building
        self.waiting: vec[i64] = NOTHING  # per seat: how much there is to do
        self.stage: vec[i64] = NOTHING  # per seat: the furthest stage circled
        self.ways: vec[i64] = NOTHING  # per seat: chambers to which a passage leads down
        self.slots: vec[i64] = NOTHING  # the three cards of the line-up
        self.cast: vec[Character] = NO_CAST  # from character
        self.revolver: i64 = 0  # what the guns add, by edition (PT-R17)
        self.rifle: i64 = 0

    def copy(self) -> Town:
        c = Town(self.rules, self.chance.copy())
        self.copy_core(c)
        c.round = self.round
        c.turn = self.turn
        c.box = self.box.copy()
        c.reserve = self.reserve
        c.forged = self.forged
        c.counts_as = self.counts_as
        c.caught = self.caught
        c.cowbot = self.cowbot
        c.bounties = self.bounties
        c.flipped = self.flipped
        c.dollars = self.dollars[:]
        c.nuggets = self.nuggets[:]
        c.stars = self.stars[:]
        c.wanted = self.wanted[:]
        c.pans = self.pans[:]
        c.hammers = self.hammers[:]
        c.items = self.items[:]
        c.stages = self.stages[:]
        c.robbed = self.robbed[:]
        c.chambers = self.chambers[:]
        c.visited = self.visited[:]
        c.graves = self.graves[:]
        c.hotel = self.hotel[:]
        c.land = self.land[:]
        c.outlaw = self.outlaw[:]
        c.outlaws = self.outlaws[:]
        c.poker = self.poker[:]
        c.hands = self.hands[:]
        c.character = self.character[:]
        c.uses = self.uses[:]
        c.bonus_taken = self.bonus_taken[:]
        c.peak = self.peak[:]
        c.met = self.met[:]
        c.arrests = self.arrests[:]
        c.bribed = self.bribed[:]
        c.suit_card = self.suit_card[:]
        c.rank_card = self.rank_card[:]
        c.suit = self.suit[:]
        c.free = self.free[:]
        c.place = self.place[:]
        c.drawn = self.drawn[:]
        c.gained = self.gained[:]
        c.todo = self.todo[:]
        c.waiting = self.waiting[:]
        c.stage = self.stage[:]
        c.ways = self.ways[:]
        c.slots = self.slots[:]
        c.cast = self.cast
        c.revolver = self.revolver
        c.rifle = self.rifle
        return c
