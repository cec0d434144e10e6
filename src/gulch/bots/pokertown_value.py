"""What things are worth in points to a heuristic player of Pokertown: goods, places, poker cards, less wanted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.pokertown import components as c
from gulch.games.pokertown.assignment import row_of
from gulch.games.pokertown.badlands import (
    LOWEST,
    ROW_BONUS,
    ROW_MASK,
    ROW_OF,
    TARGET_DOLLARS,
    TARGET_STARS,
    TARGET_WANTED,
    gun,
)
from gulch.games.pokertown.characters import CROSSED_OUT_PER_HAMMER, PREACHER_MOST
from gulch.games.pokertown.components import ONES, Reward, rank_of, suit_of
from gulch.games.pokertown.deck import has_seen_sheriffs_card, sheriffs_card
from gulch.games.pokertown.graveyard import LINKS
from gulch.games.pokertown.land import FULL, FULL_STARS, PLOT_CELLS, PLOT_NAMES, PLOT_PRICE, PLOT_STARS
from gulch.games.pokertown.mine import BELOW, SILVER_REGION
from gulch.games.pokertown.places import PLACES_OF, circled, closed, price
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.town import (
    BANK_PRICE,
    COLOURS,
    EXCHANGES,
    HIDEOUT_MOST,
    OFFICE_CROSS_OUT,
    SOLD_AT,
    Church,
    Exchange,
    exchange_at,
)

FROM_AFAR: Final = [4.0, 4.5, 4.0, 6.0, 3.0]  # what a bonus action is worth, not looked at closely
UNKNOWN: Final = -1e9
ALL_TURNS: Final = c.ROUNDS * c.TURNS
EXPECTED_MORE: Final = [0.25, 0.3, 0.35, 0.25, 0.1]  # places still to be circled per turn, by region


class Eyes:
    """One seat's look at its own sheet at one question."""

    def __init__(self, s: Town, seat: int) -> None:
        self.s = s
        self.seat: i64 = seat
        self.turns_left: int = ALL_TURNS - int((s.round - 1) * c.TURNS + s.turn)
        self.rounds_left: int = c.ROUNDS - int(s.round) + 1  # arrests and pay-days to come
        late = self.turns_left / ALL_TURNS
        self.per_dollar: float = 0.27 + 0.2 * late
        self.per_nugget: float = 0.55 + 0.25 * late
        self.bonus: list[float] = FROM_AFAR[:]
        self.bonus = [self.best_bonus(region) for region in range(5)]
        self.known: list[float] = [UNKNOWN] * len(c.REGION_OF)  # what each place is worth, once it was asked

    # ---- goods ---------------------------------------------------------------
    def dollars(self, n: i64) -> float:
        return self.per_dollar * float(n)

    def nuggets(self, n: i64) -> float:
        return self.per_nugget * float(n)

    def pan(self) -> float:
        return (
            float(c.NUGGETS_PER_PAN) * self.per_nugget * self.rounds_left
            if self.s.pans[self.seat] < c.PANS_MAX
            else 0.0
        )

    def hammer(self) -> float:
        return (
            float(c.DOLLARS_PER_HAMMER) * self.per_dollar * self.rounds_left
            if self.s.hammers[self.seat] < c.HAMMERS_MAX
            else 0.0
        )

    # ---- the law ---------------------------------------------------------------
    def fine(self, r: int) -> float:
        return 0.9 * float(c.FINE_STARS[r])

    def fine_in_dollars(self) -> float:
        return self.dollars(c.FINE_DOLLARS[self.s.round])

    def fine_in_stars(self) -> float:
        return float(min(c.FINE_STARS[self.s.round], self.s.stars[self.seat]))

    def danger(self, wanted: i64) -> float:
        """What so much wanted will cost: this round's arrest and, less surely, the later ones."""
        s = self.s
        chance = min(1.0, max(0.0, float(wanted - 1) / c.KING))
        now = chance
        if has_seen_sheriffs_card(s, self.seat):
            now = 1.0 if rank_of(sheriffs_card(s)) < wanted else 0.0
        total = now * self.fine(int(s.round))
        for r in range(int(s.round) + 1, c.ROUNDS + 1):
            total += 0.8 * chance * self.fine(r)
        return total

    def trouble(self, more: i64) -> float:
        return self.danger(self.s.wanted[self.seat] + more) - self.danger(self.s.wanted[self.seat])

    def relief(self, less: i64) -> float:
        less = min(less, self.s.wanted[self.seat])
        return self.danger(self.s.wanted[self.seat]) - self.danger(self.s.wanted[self.seat] - less)

    def arrest_now(self) -> float:
        s = self.s
        wanted = s.wanted[self.seat]
        if has_seen_sheriffs_card(s, self.seat):
            return self.fine_in_stars() if rank_of(sheriffs_card(s)) < wanted else 0.0
        return min(1.0, float(wanted - 1) / c.KING) * self.fine_in_stars()

    def help(self) -> float:
        """Baroness, Ranch Hand, Preacher: what the ability gives now."""
        s = self.s
        if s.cast[self.seat].name == "baroness":
            return self.nuggets(s.wanted[self.seat])
        preaches = s.cast[self.seat].name == "preacher"
        return self.relief(PREACHER_MOST if preaches else CROSSED_OUT_PER_HAMMER * s.hammers[self.seat])

    # ---- places ----------------------------------------------------------------
    def reward(self, reward: Reward) -> float:
        total = float(reward.stars) + self.dollars(reward.dollars) + self.nuggets(reward.nuggets)
        total += float(reward.pans) * self.pan() + float(reward.hammers) * self.hammer()
        if reward.tool_choice:
            total += max(self.pan(), self.hammer())
        if reward.bonus != c.NO_REGION:
            total += self.bonus[reward.bonus]
        return total + self.relief(reward.cross_out) - self.trouble(reward.wanted)

    def place(self, place: i64) -> float:
        """Asked often at one question: each of the six assignments leads to many places."""
        worth = self.known[place]
        if worth == UNKNOWN:
            worth = self.known[place] = self.place_by_region(place)
        return worth

    def place_by_region(self, place: i64) -> float:
        region = c.REGION_OF[place]
        index = place - c.FIRST[region]
        if region == c.FRONTIER:
            return self.stage(index)
        if region == c.BADLANDS:
            return self.target(index)
        if region == c.MINE:
            return self.chamber(index)
        return self.building(index) if region == c.TOWN else self.tombstone(index)

    def stage(self, index: i64) -> float:
        """Passing stages gives their rewards away, the more so the more turns are left to stop there."""
        passed = float(index - self.s.stage[self.seat])
        return self.reward(c.STAGE_REWARDS[index]) - passed * 0.1 * self.turns_left

    def target(self, index: i64) -> float:
        s = self.s
        needed = float(index + LOWEST - gun(s, self.seat))
        success = min(1.0, (c.KING + 1 - needed) / c.KING)
        total = float(TARGET_STARS[index]) * (0.5 + 0.5 * success) + success * self.dollars(TARGET_DOLLARS[index])
        total -= self.trouble(TARGET_WANTED[index] - (1 if owns(s, self.seat, c.BANDANA) else 0))
        row = ROW_MASK[ROW_OF[index]]
        done = ONES[s.robbed[self.seat] & row]
        bonus = self.bonus[ROW_BONUS[ROW_OF[index]]]
        return total + (bonus if done == 2 else 0.25 * bonus if done == 1 else 0.0)

    def chamber(self, index: i64) -> float:
        """Its reward, its silver stars as they will be, and the way down to others."""
        total = self.reward(c.CHAMBER_REWARDS[index])
        region = SILVER_REGION[index]
        if region >= 0:
            now = float(ONES[circled(self.s, self.seat, region)])
            total += now + EXPECTED_MORE[region] * self.turns_left
        return total + 0.09 * self.turns_left * float(ONES[BELOW[index]])

    def tombstone(self, index: i64) -> float:
        s = self.s
        total = 1.0 if owns(s, self.seat, c.SHOVEL) else 0.0
        if not owns(s, self.seat, c.PROTECTION):
            total -= self.trouble(1)
        graves = s.graves[self.seat]
        for link in LINKS:
            if link.ends >> index & 1:
                whole = (graves | 1 << index) & link.ends == link.ends
                total += self.reward(link.reward) * (1.0 if whole else 0.25)
        return total

    def best_bonus(self, region: int) -> float:
        best = 0.0
        for place in PLACES_OF[region]:
            if not closed(self.s, self.seat, place):
                best = max(best, self.place_by_region(place))
        return best

    def best_visit(self, suit_card: i64, rank_card: i64) -> float:
        """The best place that these two cards can lead to, nuggets taken off."""
        s = self.s
        best = -9.0
        region: i64
        for region in range(4):
            for place in PLACES_OF[region]:
                if not closed(s, self.seat, place):
                    due = price(s, self.seat, suit_card, rank_card, place, 0)
                    if due <= s.nuggets[self.seat]:
                        best = max(best, self.place(place) - self.nuggets(due))
        return best

    def best_of_lineup(self) -> float:
        cards = self.s.slots
        return max(self.best_visit(cards[a], cards[b]) for a in range(3) for b in range(3) if a != b)

    # ---- the town ----------------------------------------------------------------
    def building(self, building: i64) -> float:
        first = 0.0
        if not self.s.visited[self.seat] >> building & 1:
            first = self.reward(c.FIRST_VISITS[building])
        return first + max(0.0, self.effect(building))

    def effect(self, building: i64) -> float:
        s, seat = self.s, self.seat
        if building == c.UNDERTAKER:
            return 0.15 * self.turns_left if not owns(s, seat, c.SHOVEL) else 0.0
        if building == c.HIDEOUT:
            return self.relief(HIDEOUT_MOST)
        if c.BUILDING_NAMES[building] in EXCHANGES:
            here = exchange_at(building)
            return max(self.payment(here, n) for n in range(here.times(s, seat) + 1))
        if building == c.BAIL_BONDS:
            return 0.23 * self.turns_left * 1.3 if s.outlaw[seat] == c.NO_OUTLAW else 0.0
        if building == c.SHERIFFS_OFFICE:
            return max(1.0, self.relief(OFFICE_CROSS_OUT))
        if building == c.LAND_OFFICE:
            return max(self.plot(i) for i in range(len(PLOT_NAMES)))
        if building == c.BANK:
            return max(self.investment(i) for i in range(len(COLOURS)))
        return max(self.purchase(item) for item in SOLD_AT[building])

    def effect_order(self, building: i64) -> float:
        """The undertaker at once; what costs dollars after the bonus actions, which may bring some."""
        return 99.0 if building == c.UNDERTAKER else 1.0 if building == c.HIDEOUT else 2.0

    def exchange(self, index: i64) -> Exchange:
        return exchange_at(c.BUILDING_NAMES.index(EXCHANGES[index]))

    def payment(self, here: Exchange, times: i64) -> float:
        """So many times, at the church for less wanted, else for stars."""
        gained = self.relief(times) if isinstance(here, Church) else float(times)
        paid = here.price * times
        return gained - (self.dollars(paid) if here.goods == c.DOLLARS else self.nuggets(paid))

    def plot(self, plot: i64) -> float:
        """What it brings, the dollars taken off; below zero: better not."""
        taken = self.s.land[self.seat]
        if PLOT_CELLS[plot] & taken or PLOT_PRICE[plot] > self.s.dollars[self.seat]:
            return -9.0
        whole = float(FULL_STARS) if taken | PLOT_CELLS[plot] == FULL else 0.0
        return float(PLOT_STARS[plot]) + whole + 0.8 - self.dollars(PLOT_PRICE[plot])

    def investment(self, colour: i64) -> float:
        if owns(self.s, self.seat, c.BANK_RED + colour) or self.s.dollars[self.seat] < BANK_PRICE:
            return -9.0
        return 0.24 * self.turns_left - self.dollars(BANK_PRICE)

    def purchase(self, item: i64) -> float:
        s, seat = self.s, self.seat
        if s.dollars[seat] < c.PRICE[item] or (item != c.SILVER_STAR and owns(s, seat, item)):
            return -9.0
        return self.item(item) - self.dollars(c.PRICE[item])

    def item(self, item: i64) -> float:
        s, seat, left = self.s, self.seat, self.turns_left
        if item == c.SILVER_STAR:
            stars = s.hotel[seat]
            if stars == len(c.HOTEL_STARS) - 1:
                return -9.0
            more = float(c.HOTEL_STARS[stars + 1] - c.HOTEL_STARS[stars])
            return more + min(5.0, 0.5 * left * (3 - float(stars)))  # the next ones are worth still more
        if item == c.DRAFT_HORSE:
            return 1.0 + self.hammer()
        if item == c.PAN:
            return 1.0 + self.pan()
        if item == c.PICKAXE:
            return 1.0 + 0.12 * left
        if item == c.STEED:
            return 0.04 * left * (13 - float(s.stage[seat]))
        if item == c.BANDANA:
            return 0.25 * left
        if item == c.RIFLE and not owns(s, seat, c.REVOLVER):
            return -9.0
        return 0.15 * left

    # ---- poker -------------------------------------------------------------------
    def poker_card(self, card: i64) -> float:
        """How much the hand promises with this card in it."""
        s = self.s
        first = row_of(s, self.seat, 1)
        cards = [int(card)]
        for i in range(s.turn - 1):
            cards.append(int(s.poker[first + i]))
        return promise(cards)


def promise(cards: list[int]) -> float:
    """Pairs and threes as they are; a flush or a straight as far as every card fits."""
    counts: list[int] = []
    ranks: list[int] = []
    for card in cards:
        rank = int(rank_of(card))
        if rank in ranks:
            counts[ranks.index(rank)] += 1
        else:
            ranks.append(rank)
            counts.append(1)
    total = sum(WORTH_OF_COUNT[min(n, 4)] for n in counts)
    if sorted(counts)[-2:] == [2, 3]:
        total += 2.5
    size = len(cards)
    if len({int(suit_of(card)) for card in cards}) == 1:
        total += FITTING[size] * 6.5
    if len(ranks) == size and is_run(ranks):
        total += FITTING[size] * 5.3
    return total


def is_run(ranks: list[int]) -> bool:
    """Five ranks in a row can still be made of these."""
    high = [14 if rank == 1 else rank for rank in ranks]
    return max(ranks) - min(ranks) <= 4 or max(high) - min(high) <= 4


WORTH_OF_COUNT: Final = [0.0, 0.0, 1.5, 4.0, 9.0]
FITTING: Final = [0.0, 0.0, 0.08, 0.2, 0.5, 1.0]  # how sure five cards are, so many being there
