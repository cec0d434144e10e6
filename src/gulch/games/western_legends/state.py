"""The table of Western Legends.

Spelled out by tools/states.py from western_legends/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.western_legends.board import Board
from gulch.games.western_legends.rules import WesternRules, western
from gulch.pieces.box import NO_BOX, Box
from gulch.pieces.vectors import NOTHING

CHOOSE: Final = 1
START_OF_TURN: Final = 2
ACT: Final = 3
STORIES: Final = 4
END_OF_TURN: Final = 5
MAN_IN_BLACK: Final = 6


class Western(State):
    __slots__ = (
        "actions",
        "active",
        "amount",
        "bandits",
        "board",
        "box",
        "character",
        "dealer",
        "deeds",
        "dice",
        "edge",
        "ending",
        "fighter",
        "first",
        "fought",
        "game",
        "goals",
        "goals_done",
        "items",
        "left",
        "legend",
        "legendary",
        "man",
        "man_legend",
        "markers",
        "marshal",
        "money",
        "mount",
        "npc",
        "npc_seat",
        "nuggets",
        "once",
        "participants",
        "place",
        "players",
        "progress",
        "quarrel",
        "rank",
        "reacted",
        "reacting",
        "reputed",
        "resolved",
        "revealed",
        "round",
        "sheriff",
        "spent",
        "split",
        "stack",
        "stock",
        "stops",
        "target",
        "today",
        "upgraded",
        "wanted",
        "weapon",
        "wounds",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.game: WesternRules = western(rules)  # what lies on the table
        self.board: Board = self.game.board
        self.active: i64 = 0
        self.first: i64 = 0  # the first player, for the whole game (WL-048)
        self.round: i64 = 1
        self.ending: i64 = 0  # the round of the last turns; 0: not triggered yet
        self.actions: i64 = 0  # left to the active player
        self.fought: i64 = 0  # bits of the opponents fought in this turn
        self.once: i64 = 0  # what may happen once per turn and has
        self.reputed: i64 = 0  # bits of the seats that played Reputation in this turn
        self.reacting: i64 = 0  # bits of the seats that played a Reaction outside fights in this action
        self.deeds: i64 = 0  # of this action
        self.spent: i64 = 0  # bills, with this action
        self.amount: i64 = 0  # what the last occasion was about: bills, nuggets, wounds
        self.left: i64 = -1  # where the last movement began
        self.place: vec[i64] = NOTHING
        self.money: vec[i64] = NOTHING  # bills
        self.nuggets: vec[i64] = NOTHING
        self.wounds: vec[i64] = NOTHING
        self.legend: vec[i64] = NOTHING
        self.legendary: i64 = 0  # bits of the seats that have reached 5 LP
        self.marshal: vec[i64] = NOTHING
        self.wanted: vec[i64] = NOTHING
        self.items: vec[i64] = NOTHING
        self.upgraded: vec[i64] = NOTHING
        self.mount: vec[i64] = NOTHING  # the active one
        self.weapon: vec[i64] = NOTHING  # the active one
        self.markers: vec[i64] = NOTHING  # by seat and stack: markers on the open story
        self.goals: vec[i64] = NOTHING  # of the character's four
        self.goals_done: vec[i64] = NOTHING
        self.progress: vec[i64] = NOTHING  # by seat and goal of the character: what counts for it in this game
        self.today: vec[i64] = NOTHING  # the same, in this turn
        self.character: vec[i64] = NOTHING  # from the cards chosen
        self.stock: vec[i64] = NOTHING  # by item: how many are on the counter
        self.stack: vec[i64] = NOTHING  # both stacks of stories, the first to be opened first
        self.split: i64 = 0  # how many of them are in the first stack
        self.resolved: vec[i64] = NOTHING  # by stack: how many are gone
        self.participants: i64 = 0  # bits of the seats that take part in the story being resolved
        self.sheriff: i64 = -1
        self.bandits: i64 = 0
        self.stops: vec[i64] = NOTHING  # by territory: what ends a movement there; replaced, never changed
        self.man: i64 = -1  # where the Man in Black is
        self.man_legend: i64 = 0
        self.fighter: i64 = -1
        self.target: i64 = -1
        self.quarrel: i64 = -1
        self.npc: i64 = -1
        self.npc_seat: i64 = -1  # who plays for the npc
        self.revealed: bool = False
        self.rank: vec[i64] = NOTHING  # by side, after all changes
        self.edge: vec[i64] = NOTHING  # by side
        self.reacted: vec[i64] = NOTHING  # by side: names of Reactions played
        self.players: i64 = 0  # bits of the seats in a poker game
        self.dealer: i64 = -1
        self.dice: vec[i64] = NOTHING  # the last roll
        self.box: Box = NO_BOX

    def copy(self) -> Western:
        c = Western(self.rules, self.chance.copy())
        self.copy_core(c)
        c.game = self.game
        c.board = self.board
        c.active = self.active
        c.first = self.first
        c.round = self.round
        c.ending = self.ending
        c.actions = self.actions
        c.fought = self.fought
        c.once = self.once
        c.reputed = self.reputed
        c.reacting = self.reacting
        c.deeds = self.deeds
        c.spent = self.spent
        c.amount = self.amount
        c.left = self.left
        c.place = self.place[:]
        c.money = self.money[:]
        c.nuggets = self.nuggets[:]
        c.wounds = self.wounds[:]
        c.legend = self.legend[:]
        c.legendary = self.legendary
        c.marshal = self.marshal[:]
        c.wanted = self.wanted[:]
        c.items = self.items[:]
        c.upgraded = self.upgraded[:]
        c.mount = self.mount[:]
        c.weapon = self.weapon[:]
        c.markers = self.markers[:]
        c.goals = self.goals
        c.goals_done = self.goals_done
        c.progress = self.progress[:]
        c.today = self.today[:]
        c.character = self.character
        c.stock = self.stock[:]
        c.stack = self.stack
        c.split = self.split
        c.resolved = self.resolved[:]
        c.participants = self.participants
        c.sheriff = self.sheriff
        c.bandits = self.bandits
        c.stops = self.stops
        c.man = self.man
        c.man_legend = self.man_legend
        c.fighter = self.fighter
        c.target = self.target
        c.quarrel = self.quarrel
        c.npc = self.npc
        c.npc_seat = self.npc_seat
        c.revealed = self.revealed
        c.rank = self.rank[:]
        c.edge = self.edge[:]
        c.reacted = self.reacted[:]
        c.players = self.players
        c.dealer = self.dealer
        c.dice = self.dice[:]
        c.box = self.box.copy()
        return c
