"""What things are worth to a heuristic player of Western Legends, in legend points."""

from __future__ import annotations

from typing import Final

from gulch.bots.western_legends_plans import GAMBLER, LAWMAN, OUTLAW, PROSPECTOR, TASTES, WIDE_TASTES, Taste, plan_of
from gulch.games.western_legends.ante_up.components import GAMBLER_END
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.components import (
    MARKER_USED,
    MARKERS,
    MARSHAL_LEGEND,
    MARSHAL_MONEY,
    MINERS_MAP,
    MOUNT,
    NONE,
    PROVISIONS,
    RANKS,
    STACKS,
    TEN_GALLON,
    TOKENS_MAX,
    TRACK_END,
    WANTED_CARDS,
    WEAPON,
    WHISKEY,
    name_of,
    rank_of,
    row_of,
)
from gulch.games.western_legends.doors import nugget_limit
from gulch.games.western_legends.movement import speed
from gulch.games.western_legends.names import EVERY_POKER_NAME, EVERY_TOKEN
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import why_not_gain, why_not_improve
from gulch.games.western_legends.table import hand_size, is_up, markers_on, open_story, power
from gulch.games.western_legends.zones import TOKEN, TOKENS

PACE: Final = 2.4  # legend points that the leader gains in a turn
HELD_BILL: Final = 0.2  # money that is still to be spent
HELD_NUGGET: Final = 0.5  # gold that is still to be carried to the bank
LAST_BILL: Final = 0.15  # at the end six bills are a point
SPENT_BILL: Final = 0.26  # what a bill could buy elsewhere
WOUND: Final = 0.6
FREEDOM: Final = 0.86  # how likely a wanted player is not arrested until the next turn
MOST_TURNS: Final = 7.0  # nobody plans further
ACTION: Final = 0.75  # what an action usually brings
STORY: Final = 0.6  # a marker on a story; the one that completes it is worth twice as much
PER_STEP: Final = 0.13  # a faster mount, each turn
PER_RANK: Final = 0.1  # a better weapon, each turn
PER_GAME: Final = 0.55  # a hat, each turn of a gambler
PER_REROLL: Final = 0.25  # a map, each turn of a prospector
LEGEND_TOKEN: Final = 1.8
LAST_TOKENS: Final = 2  # that the last space pays, again and again
EVEN_SPACES: Final = [1.0, LEGEND_TOKEN, 2.0]  # what the second, fourth and sixth space pay
SPACE: Final = 1.3  # of the gambler track, on average
PER_ROOM: Final = 0.06  # for nuggets, each turn of a prospector

# What a card is worth in hand, beside its rank.
KEPT: Final = {
    "cheat": 0.25,
    "stick_em_up": 0.3,
    "cover": 0.15,
    "reputation": 0.35,
    "lucky_strike": 0.1,
    "payday": 0.25,
    "living_legend": 0.3,
    "second_wind": 0.2,
    "manhunt": 0.15,
    "lady_luck": 0.2,
    "bulletproof": 0.2,
    "shootout": 0.2,
    "dead_eye": 0.1,
    "first_shot": 0.1,
    "tall_tale": 0.2,
    "instinct": -0.1,  # it is replaced when it is discarded
}
NAME_WORTH: Final = [KEPT.get(name, 0.05) for name in EVERY_POKER_NAME]
RANK_WORTH: Final = [0.02, 0.02, 0.03, 0.03, 0.04, 0.05, 0.07, 0.1, 0.14, 0.2, 0.27, 0.35, 0.45]
NEXT_CARD: Final = [0.5, 0.42, 0.34, 0.26, 0.16, 0.08, 0.03]  # one more card, by how many there are


class Eyes:
    """One seat's look at the table at one question."""

    def __init__(self, s: Western, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.plan: int = plan_of(s, seat)
        self.has_gulch = bool(s.game.options["ante_up"])  # the second board is on the table
        self.taste: Taste = (WIDE_TASTES if self.has_gulch else TASTES)[self.plan]
        self.later: float = turns_after(s)
        self.is_last: bool = self.later < 0.5
        self.money = int(s.money[seat])
        self.bill: float = LAST_BILL if self.is_last else HELD_BILL
        self.nugget: float = 0.0 if self.is_last else HELD_NUGGET * self.taste.gold
        self.free: float = 1.0  # the chance that nobody arrests this player until the end
        self.incomes: float = 1.0  # turns that will pay a wanted player
        for _ in range(int(min(self.later, MOST_TURNS))):
            self.free *= FREEDOM
            self.incomes += self.free
        self.most_wanted = 0  # of the others
        for p in range(s.seats):
            if p != seat:
                self.most_wanted = max(self.most_wanted, int(s.wanted[p]))

    # ---- goods ---------------------------------------------------------------
    def bills(self, n: int) -> float:
        """What is above the limit is lost."""
        return self.bill * min(n, int(power(self.s, self.seat).money_limit()) - self.money)

    def nuggets(self, n: float) -> float:
        room = int(nugget_limit(self.s, self.seat) - self.s.nuggets[self.seat])
        return self.nugget * min(n, float(room))

    def cards(self, n: int) -> float:
        """More cards, each worth a little less than the one before."""
        if self.is_last:
            return 0.02 * n
        total, held = 0.0, int(hand_size(self.s, self.seat))
        for k in range(n):
            total += NEXT_CARD[min(held + k, len(NEXT_CARD) - 1)]
        return total

    def keeps(self, card: int) -> float:
        """A card of the own hand."""
        if card >= len(RANKS) * 4:
            return 0.3
        worth = RANK_WORTH[rank_of(card)] + NAME_WORTH[name_of(card)]
        return 0.1 * worth if self.is_last else worth

    def wounds(self, n: int) -> float:
        """More of them, or fewer."""
        held = int(self.s.wounds[self.seat])
        return -(1.0 if self.is_last else WOUND) * (min(held + n, 3) - held if n > 0 else max(n, -held))

    # ---- tracks ----------------------------------------------------------------
    def badges(self, n: int) -> float:
        """More marshal points: what the spaces pay, and how near they bring the next milestone."""
        s, seat = self.s, self.seat
        if s.wanted[seat] > 0:
            return 0.0
        total, cell = 0.0, int(s.marshal[seat])
        before = self.standing(cell)
        for _ in range(n):
            if cell == TRACK_END:
                total += 1.0
                continue
            cell += 1
            total += self.bills(int(MARSHAL_MONEY[cell])) + int(MARSHAL_LEGEND[cell])
        return (total + self.standing(cell) - before) * self.taste.badge

    def standing(self, cell: int) -> float:
        """A marshal's space: its row counts at the end, and the next milestone comes nearer."""
        at_end = float(row_of(cell))
        if cell % 3 == 0:
            return at_end
        milestone = int(MARSHAL_LEGEND[cell + 3 - cell % 3])
        return at_end + milestone * (cell % 3) / 3 * min(1.0, self.later / 4)

    def crimes(self, n: int) -> float:
        """More wanted points; a marshal loses the badge."""
        s, seat = self.s, self.seat
        cell = int(s.wanted[seat])
        beyond = max(0, cell + n - TRACK_END)
        after = min(TRACK_END, cell + n)
        gain = self.wanted_worth(after) - self.wanted_worth(cell) + beyond
        for k in range(cell + 1, after + 1):
            gain += self.cards(int(WANTED_CARDS[k]))
        return gain * self.taste.crime - (self.standing(int(s.marshal[seat])) if s.marshal[seat] > 0 else 0.0)

    def wanted_worth(self, cell: int) -> float:
        """Every own turn pays the row, as long as the sheriff does not come; the most wanted gets more at the end."""
        if cell == 0:
            return 0.0
        row = int(row_of(cell))
        smooth = row if self.is_last else 0.5 * row + 0.5 * cell / 3
        return smooth * self.incomes + (3.0 if cell > self.most_wanted else 1.0) * self.free

    def gamblers(self, n: int) -> float:
        """More gambler points: what the next spaces pay, and that they lead on."""
        cell, total = int(ante_up(self.s).gambler[self.seat]), 0.0
        for _ in range(n):
            if cell == GAMBLER_END:
                total += self.better_tokens()
                continue
            cell += 1
            pays = self.gamblers_space(cell)
            total += pays if self.is_last else (pays + SPACE) / 2
        return total

    def better_tokens(self) -> float:
        """Two more to choose from, where there are enough: how much better than the worst two of the own."""
        mine = sorted([EVERY_TOKEN[TOKEN.number(token)] for token in self.s.box.at(TOKENS.of(self.seat))])
        if len(mine) < TOKENS_MAX:
            return LAST_TOKENS * LEGEND_TOKEN
        total = 0
        for worst in mine[:LAST_TOKENS]:
            total += sum([max(0, worth - worst) for worth in EVERY_TOKEN]) - sum(
                [max(0, worth - worst) for worth in mine]
            )
        return total / (len(EVERY_TOKEN) - len(mine))

    def gamblers_space(self, cell: int) -> float:
        if cell % 2 == 1 and cell < GAMBLER_END:
            bills = 2 if cell == 5 else 1
            return max(self.bills(bills), self.cards(bills))
        return EVEN_SPACES[cell // 2 - 1] if cell < GAMBLER_END else LAST_TOKENS * LEGEND_TOKEN

    # ---- stories ---------------------------------------------------------------
    def story(self, deed: int) -> float:
        """The marker that this deed would allow."""
        s = self.s
        if s.once & MARKER_USED:
            return 0.0
        best = 0.0
        for stack in range(STACKS):
            number = open_story(s, stack)
            if number != NONE and s.game.conditions[number] & deed:
                best = max(best, self.marker(stack))
        return best

    def marker(self, stack: int) -> float:
        """On one of the stories: the last one needed brings the reward now."""
        s, seat = self.s, self.seat
        missing = int(s.game.markers_needed - markers_on(s, stack))
        if missing <= 0:
            return 0.0
        mine = int(s.markers[seat * STACKS + stack])
        if mine + int(s.markers[seat * STACKS + 1 - stack]) >= MARKERS and mine == MARKERS:
            return 0.0
        if missing == 1:
            return STORY * 2
        return 0.0 if self.is_last else STORY

    # ---- items -----------------------------------------------------------------
    def item(self, item: int) -> float:
        """What a new item is good for."""
        s, seat, thing = self.s, self.seat, self.s.game.items[item]
        turns = min(self.later, MOST_TURNS)
        if thing.kind == MOUNT:
            more = max(0, int(thing.speed(False)) - int(speed(s, seat)))
            return turns * (PER_STEP * more + (PER_ROOM * 2 if self.is_miner() and thing.more_nuggets(False) else 0.0))
        if thing.kind == WEAPON:
            return 0.03 * turns
        if item == MINERS_MAP:
            return turns * (PER_REROLL if self.is_miner() else 0.05)
        if item == TEN_GALLON:
            return turns * (PER_GAME if self.plan == GAMBLER else 0.08)
        if item == WHISKEY:
            return self.wounds(-1) + 0.1
        if item == PROVISIONS:
            return self.cards(1) + (0.3 if s.wounds[seat] > 0 else 0.05)
        return 0.1 * turns

    def is_miner(self) -> bool:
        return self.plan == PROSPECTOR

    def better_side(self, item: int) -> float:
        """What the upgraded side adds: points at the end, and what it does until then."""
        s, seat, thing = self.s, self.seat, self.s.game.items[item]
        turns = min(self.later, MOST_TURNS)
        if thing.kind == MOUNT:
            return thing.points + turns * PER_STEP * max(0, int(thing.speed(True)) - int(speed(s, seat)))
        fighter = self.plan == LAWMAN or self.plan == OUTLAW
        edge = turns * PER_RANK * (1.5 if fighter else 1.0) if lowering(s, seat) == 0 else 0.0
        return thing.points + edge

    def bargain(self, item: int, price: int) -> float:
        """A purchase at a price: it may lead to the other side of the item."""
        thing = self.s.game.items[item]
        worth = self.item(item) - SPENT_BILL * price
        if thing.points > 0:
            turned = self.better_side(item) - SPENT_BILL * thing.price
            sure = self.money >= price + thing.price
            worth += max(0.0, turned) * (1.0 if sure else 0.3 if self.later > 2 else 0.0)
        return worth

    def upgrade(self, item: int, price: int) -> float:
        return self.better_side(item) - SPENT_BILL * price

    def shopping(self, elsewhere: int = 0) -> float:
        """What one visit to a shop is worth: the best purchases that the money allows. `elsewhere`: kinds that it does
        not sell, as bits."""
        s, seat, money, total = self.s, self.seat, self.money, 0.0
        spent = 0
        for i in range(len(s.game.items)):
            price = int(s.game.items[i].price)
            if price > money - spent or elsewhere >> i & 1:
                continue
            if not why_not_improve(s, seat, i):
                gain = self.upgrade(i, price)
            elif not why_not_gain(s, seat, i):
                gain = self.bargain(i, price)
            else:
                continue
            if gain > 0:
                total += gain
                spent += price
        return total


def turns_after(s: Western) -> float:
    """How many turns of its own a player will have after this one."""
    if s.ending:
        return float(s.ending - s.round)
    leader = 0
    for p in range(s.seats):
        leader = max(leader, int(s.legend[p]))
    return 1.0 + max(0, int(s.game.threshold) - leader) / PACE


def lowering(s: Western, seat: int) -> int:
    """By how much the active weapon lowers the opposing card, from its text."""
    weapon = int(s.weapon[seat])
    return 1 if weapon >= 0 and is_up(s, seat, weapon) else 0
