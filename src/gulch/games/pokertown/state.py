"""The table of Pokertown: the cards in the middle and one sheet per seat."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.pokertown.components import NO_CARD, NOTHING

TODO_KINDS: Final = 18  # per seat: bonus actions by region, then effects by building, that wait to be carried out
POKER_CARDS: Final = 15  # per seat: five rows for each round
PAIR: Final = 2

# what is free for the present assignment
FREE_SUIT: Final = 1
FREE_RANK: Final = 2
FREE_SHIFT: Final = 4


class Character:
    """Nobody in particular. The methods are the occasions of abilities; here they say the ordinary rule."""

    def __init__(self, name: str, rank: int, rule: str, uses: int, kit: dict[str, int]) -> None:
        self.name = name
        self.rank = rank
        self.rule = rule
        self.uses = uses
        self.kit = kit

    def redraws(self) -> bool:
        return False

    def bonus_regions(self) -> i64:
        """Regions in which the ability gives a bonus action, one bit each."""
        return 0

    def helps_in_turn(self, s: Town, seat: i64) -> bool:
        return False

    def helps_before_bribes(self, s: Town, seat: i64) -> bool:
        return self.helps_in_turn(s, seat)

    def help(self, s: Town, seat: i64) -> None:
        """The ability of those who need neither place nor card."""

    def has_jokers(self) -> bool:
        return False

    def shifts_rank(self) -> bool:
        return False

    def cheats(self) -> bool:
        return False

    def draws_own_card(self) -> bool:
        return False


class Town(State):
    __slots__ = (
        "arrests",
        "bonus_taken",
        "bounties",
        "bribed",
        "cast",
        "caught",
        "chambers",
        "character",
        "cowbot",
        "deck",
        "discard",
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
        "lineup",
        "looked",
        "met",
        "nuggets",
        "outlaw",
        "outlaws",
        "pair",
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
        "sheriff",
        "shown",
        "stage",
        "stages",
        "stars",
        "stolen",
        "suit",
        "suit_card",
        "todo",
        "turn",
        "uses",
        "visited",
        "wanted",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.round: i64 = 0
        self.turn: i64 = 0  # of the round, 0: not begun
        # the cards
        self.deck: list[int] = []  # face down, the top card first
        self.reserve: list[int] = []  # the discard pile as it would lie under a deck too short for this turn (PT-R04)
        self.discard: list[int] = []
        self.lineup = NOTHING
        self.sheriff: i64 = NO_CARD
        self.shown = False  # the sheriff's card is face up
        self.pair = NOTHING  # hold'em: two per seat
        self.forged: i64 = -1  # the Cheat's card: its place << 8 | what it counts as
        self.caught: i64 = 0  # whom the sheriff's card arrests: bits
        self.stolen: list[int] = []
        self.cowbot: i64 = -1
        self.bounties = NOTHING
        self.flipped: i64 = 0  # bounties on their later side, one bit each
        # one sheet per seat
        self.dollars = NOTHING
        self.nuggets = NOTHING
        self.stars = NOTHING
        self.wanted = NOTHING
        self.pans = NOTHING
        self.hammers = NOTHING
        self.items = NOTHING  # bits
        self.stage = NOTHING  # the furthest stage circled
        self.stages = NOTHING  # circled stages, targets, chambers, buildings, tombstones: bits
        self.robbed = NOTHING
        self.chambers = NOTHING
        self.visited = NOTHING
        self.graves = NOTHING
        self.hotel = NOTHING  # silver stars circled
        self.land = NOTHING  # cells drawn: bits
        self.outlaw = NOTHING  # the rank hunted, 0: none
        self.outlaws = NOTHING  # all that were ever circled: bits
        self.poker = NOTHING
        self.hands = NOTHING  # the combination of each round + 1, 0: not played
        self.character = NOTHING
        self.uses = NOTHING
        self.bonus_taken = NOTHING  # regions in which a bonus action was carried out: bits
        self.peak = NOTHING  # per seat: the most dollars, nuggets, stars, wanted of this turn (PT-R38)
        self.met = NOTHING  # bounties scored: bits
        self.arrests = NOTHING
        self.bribed = NOTHING
        self.looked = NOTHING  # at the sheriff's card of this round
        # this turn of each seat
        self.suit_card = NOTHING  # places in the line-up, NO_CARD: none
        self.rank_card = NOTHING
        self.suit = NOTHING  # the region chosen, PASSED, NO_REGION: not yet
        self.free = NOTHING
        self.place = NOTHING  # the place of the turn's own action, -1: none
        self.drawn = NOTHING  # robbery cards turned up
        self.gained = NOTHING  # kinds of goods gained: bits
        self.todo = NOTHING
        self.cast: list[Character] = []  # derived from character
        self.revolver: i64 = 0  # what the guns add, by edition (PT-R17); derived from the options
        self.rifle: i64 = 0

    def copy(self) -> Town:
        c = Town(self.rules, self.chance.copy())
        self.copy_core(c)
        c.round = self.round
        c.turn = self.turn
        c.deck = self.deck[:]
        c.reserve = self.reserve[:] if self.reserve else []
        c.discard = self.discard[:]
        c.lineup = self.lineup[:]
        c.sheriff = self.sheriff
        c.shown = self.shown
        c.pair = self.pair[:]
        c.forged = self.forged
        c.caught = self.caught
        c.stolen = self.stolen[:] if self.stolen else []
        c.cowbot = self.cowbot
        c.bounties = self.bounties  # never changed in place
        c.flipped = self.flipped
        copy_sheets(self, c)
        copy_turn(self, c)
        c.cast = self.cast  # replaced, never changed
        c.revolver = self.revolver
        c.rifle = self.rifle
        return c


def copy_sheets(s: Town, c: Town) -> None:
    c.dollars = s.dollars[:]
    c.nuggets = s.nuggets[:]
    c.stars = s.stars[:]
    c.wanted = s.wanted[:]
    c.pans = s.pans[:]
    c.hammers = s.hammers[:]
    c.items = s.items[:]
    c.stage = s.stage[:]
    c.stages = s.stages[:]
    c.robbed = s.robbed[:]
    c.chambers = s.chambers[:]
    c.visited = s.visited[:]
    c.graves = s.graves[:]
    c.hotel = s.hotel[:]
    c.land = s.land[:]
    c.outlaw = s.outlaw[:]
    c.outlaws = s.outlaws[:]
    c.poker = s.poker[:]
    c.hands = s.hands[:]
    c.character = s.character[:]
    c.uses = s.uses[:]
    c.bonus_taken = s.bonus_taken[:]
    c.peak = s.peak[:]
    c.met = s.met[:]
    c.arrests = s.arrests[:]
    c.bribed = s.bribed[:]
    c.looked = s.looked[:]


def copy_turn(s: Town, c: Town) -> None:
    c.suit_card = s.suit_card[:]
    c.rank_card = s.rank_card[:]
    c.suit = s.suit[:]
    c.free = s.free[:]
    c.place = s.place[:]
    c.drawn = s.drawn[:]
    c.gained = s.gained[:]
    c.todo = s.todo[:]


def owns(s: Town, seat: i64, item: i64) -> bool:
    return bool(s.items[seat] >> item & 1)
