"""A heuristic for Colt Express: schemes along a short plan of its own cards, and carries them out to the same end.

A plan follows the bandit's own cards from where it stands: those already on the pile, then the best ones in hand.
The others are taken to stay where everybody sees them. It reads its own hand, its own cards on the pile and loot by
kind, never a hidden card or the value of somebody's purse."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State
from gulch.games.colt_express.al_patron import BUY, BUYING
from gulch.games.colt_express.bandits import KEEPING, PICKING
from gulch.games.colt_express.circus import CHANGE_LEVEL, CHANGING
from gulch.games.colt_express.components import (
    AL_PATRON,
    CHEST,
    FIRE,
    FLOOR,
    HANDCAR,
    JEWEL,
    LOOT,
    MARSHAL,
    MOVE,
    PARTS,
    PUNCH,
    PURSE,
    ROBBERY,
    ROOF,
    ROUND_CARDS,
    SHEETS,
    SPECIAL_PUNCH,
    SPEEDING_UP,
    STRONGBOX,
)
from gulch.games.colt_express.expert import KEEP_REST, SORTING, TEAM_SORTING
from gulch.games.colt_express.handcar import HIDING, LIE_UNDER
from gulch.games.colt_express.pile import which, whose
from gulch.games.colt_express.scheming import DRAW_CARDS, HIDE, PLAY, SCHEMING
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at
from gulch.games.colt_express.targets import (
    AIMING,
    GO,
    GOING,
    HIT,
    HITTING,
    KNOCK,
    KNOCKING,
    PUSH,
    PUSHING,
    ROBBING,
    SEND,
    SENDING,
    SHOOT,
    TAKE,
    line_of_fire,
)
from gulch.games.colt_express.teams import CHAINING, FETCH, FOLLOW, HIDE_FOR, PLAY_FOR, SEARCHING, TEAM_SCHEMING
from gulch.pieces.bag import count, size
from gulch.pieces.sets import has, shifted

WIDTH: Final = 5  # plans kept at each step
DEPTH: Final = 3  # cards looked ahead beyond those already on the pile
KIND_VALUES: Final = [340, 500, 1000, 500]
MEETING: Final = 150  # what a bullet of the marshal costs
SHOT: Final = 170  # what a bullet fired is worth
PUNCHED: Final = 220
SENT_TO: Final = 60  # for each bandit whom the marshal surprises
CROWD: Final = 15  # percent that each rival in the same place takes off the hope for its loot
DRAWN: Final = 60
NEAR_LOOT: Final = 12  # percent of the loot at hand when the plan ends
BITS: Final = 3  # of `taken` for each place
MOST_TAKEN: Final = 7
LEAST: Final = 1000
CAREFUL: Final = "nobody"  # a search sees more in many careless play-outs than in a few careful ones


def heuristic(seed: int) -> Policy:
    return ColtBot(seed)


def playing_out(seed: int) -> Policy:
    return LightBot(seed)


class Plan:
    """Where a bandit stands after some of its cards, and what they were worth."""

    __slots__ = ("gain", "marshal", "place", "taken")

    def __init__(self, place: i64, marshal: i64, gain: i64, taken: i64) -> None:
        self.place = place
        self.marshal = marshal
        self.gain = gain
        self.taken = taken  # tokens already robbed, by place


class ColtBot(Policy):
    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        assert isinstance(s, Colt)
        if moment == SCHEMING.index or moment == TEAM_SCHEMING.index or moment == CHAINING.index:
            return scheme(s, seat, options)
        if moment == SEARCHING.index or moment == SORTING.index or moment == TEAM_SORTING.index:
            return best(options, [card_worth(action) for action in options])
        if moment == GOING.index or moment == SENDING.index or moment == CHANGING.index:
            return move(s, acting(s, seat), moment, options)
        if moment == AIMING.index:
            return best(options, [riches(s, SHOOT.at.of(a), seat) for a in options])
        if moment == HITTING.index:
            return best(options, [riches(s, HIT.at.of(a), seat) for a in options])
        if moment == ROBBING.index:
            return best(options, [kind_value(s, TAKE.loot.of(a)) for a in options])
        if moment == KNOCKING.index:
            return best(options, [kind_value(s, KNOCK.loot.of(a)) for a in options])
        if moment == PUSHING.index:
            return best(options, [discomfort(s, PUSH.to.of(a)) for a in options])
        if moment == BUYING.index:
            return self.buy(s, options)
        if moment == HIDING.index:
            return best(options, [token_at(s, LIE_UNDER.car.of(a) * 2, 0) for a in options])
        if moment == KEEPING.index or moment == PICKING.index:
            return options[0]
        return options[self.chance.below(len(options))]

    def buy(self, s: Colt, options: list[int]) -> int:
        """Only a robbery that pays: the purse is lost, and a rival gains it. The cheapest one will do."""
        pays = which(s.pile[s.shown]) == ROBBERY and token_at(s, s.place[AL_PATRON], 0) > KIND_VALUES[PURSE]
        return best(options, [LEAST - BUY.purse.of(a) if BUY.chosen(a) == pays else -LEAST for a in options])


class LightBot(ColtBot):
    """Plays any card, and carries it out with sense: plans are what takes time."""

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        if moment == SCHEMING.index or moment == TEAM_SCHEMING.index or moment == CHAINING.index:
            return options[self.chance.below(len(options))]
        return super().choose(s, seat, moment, options, about)


def move(s: Colt, b: i64, moment: int, options: list[int]) -> int:
    """To wherever the rest of this bandit's cards on the pile gains most."""
    now = start(s, b)
    if moment == GOING.index:
        there = [entered(s, now, GO.to.of(a)) for a in options]
    elif moment == SENDING.index:
        there = [sent(s, b, now, SEND.to.of(a)) for a in options]
    else:
        there = [entered(s, now, s.place[b] ^ ROOF if CHANGE_LEVEL.chosen(a) else s.place[b]) for a in options]
    return best(options, [later(s, b, plan) for plan in there])


def best(options: list[int], values: list[i64]) -> int:
    """The first of the best."""
    top = 0
    for i in range(1, len(options)):
        if values[i] > values[top]:
            top = i
    return options[top]


# ---- what things are worth -------------------------------------------------------------------------------------------
def kind_value(s: Colt, kind: i64) -> i64:
    if kind == STRONGBOX and s.rules.options["decoy_strongbox"]:
        return 667
    return KIND_VALUES[kind]


def token_at(s: Colt, place: i64, k: i64) -> i64:
    """The k-th best token of a place, by kind."""
    for kind in (STRONGBOX, CHEST, JEWEL, PURSE):
        here = size(s.loot[place] & PARTS[kind])
        if k < here:
            return kind_value(s, kind)
        k -= here
    return 0


def riches(s: Colt, b: i64, seat: i64) -> i64:
    """What everybody can see of a bandit's loot; not one's own bandit if there is a choice."""
    total: i64 = 1 if s.owner[b] != seat else -9999
    kind: i64
    for kind in range(len(LOOT)):
        total += size(s.loot[SHEETS + b] & PARTS[kind]) * kind_value(s, kind)
    return total


def discomfort(s: Colt, place: i64) -> i64:
    """How bad a place is for a victim: the marshal, else little loot."""
    return 5000 if place == s.marshal * 2 else -token_at(s, place, 0)


def card_worth(action: i64) -> i64:
    """For a card to keep or to fetch; done beats throwing away anything."""
    if KEEP_REST.chosen(action):
        return 100
    if FETCH.chosen(action):
        card = FETCH.card.of(action)
        return 50 if card == ROBBERY else 40 if card == MOVE else 30 if card == FIRE else 20 - card
    return 0


# ---- plans -----------------------------------------------------------------------------------------------------------
def acting(s: Colt, seat: i64) -> i64:
    """Whose card is being carried out: the owner's, or Al Patron has bought it."""
    if s.shown < len(s.pile) and s.owner[whose(s.pile[s.shown])] == seat:
        return whose(s.pile[s.shown])
    return AL_PATRON if s.owner[AL_PATRON] == seat else s.lead[seat]


def start(s: Colt, b: i64) -> Plan:
    return Plan(s.place[b] if s.place[b] <= HANDCAR else HANDCAR, s.marshal, 0, 0)


def moved(plan: Plan, place: i64, gain: i64) -> Plan:
    return Plan(place, plan.marshal, plan.gain + gain, plan.taken)


def entered(s: Colt, plan: Plan, place: i64) -> Plan:
    """The bandit has come to a place; with the marshal there it does not stay."""
    if place == plan.marshal * 2:
        return moved(plan, place | ROOF, -MEETING)
    return moved(plan, place, -2)


def sent(s: Colt, b: i64, plan: Plan, car: i64) -> Plan:
    """The marshal goes to another car."""
    there = bandits_at(s, car * 2) & ~(1 << b)
    gain: i64 = 0
    for other in s.gang:
        if has(there, other):
            gain += SENT_TO if s.owner[other] != s.owner[b] else -MEETING
    out = moved(plan, plan.place, gain)
    out.marshal = car
    if out.place == car * 2:
        out.place |= ROOF
        out.gain -= MEETING
    return out


def later(s: Colt, b: i64, plan: Plan) -> i64:
    """What a plan is worth with the rest of this bandit's cards on the pile."""
    plans = [plan]
    i: i64
    for i in range(s.shown + 1, len(s.pile)):
        if whose(s.pile[i]) == b:
            plans = widest(s, follow(s, b, plans, which(s.pile[i])))
    return plans[0].gain + hope(s, plans[0])


def hope(s: Colt, plan: Plan) -> i64:
    return robbed(s, plan) * NEAR_LOOT // 100


def robbed(s: Colt, plan: Plan) -> i64:
    """What a robbery here and then would bring."""
    value = token_at(s, plan.place, taken_at(plan))
    rivals = bandits_at(s, plan.place)
    for b in s.gang:
        if has(rivals, b) and value > 0:
            value -= value * CROWD // 100
    return value


def widest(s: Colt, plans: list[Plan]) -> list[Plan]:
    """The best few, best first."""
    out: list[Plan] = []
    for _ in range(min(WIDTH, len(plans))):
        top = 0
        for i in range(1, len(plans)):
            if plans[i].gain + hope(s, plans[i]) > plans[top].gain + hope(s, plans[top]):
                top = i
        out.append(plans.pop(top))
    return out


def follow(s: Colt, b: i64, plans: list[Plan], card: i64) -> list[Plan]:
    """Every plan continued by one card, in each way worth considering."""
    out: list[Plan] = []
    for plan in plans:
        if card == MOVE:
            reach = s.track.reach(s, plan.place)
            place: i64
            for place in range(HANDCAR + 1):
                if has(reach, place):
                    out.append(entered(s, plan, place))
        elif card == MARSHAL:
            for car in (plan.marshal - 1, plan.marshal + 1):
                if 0 <= car < s.cars:
                    out.append(sent(s, b, plan, car))
        else:
            out.append(in_place(s, b, plan, card))
    return out


def in_place(s: Colt, b: i64, plan: Plan, card: i64) -> Plan:
    if card == FLOOR and plan.place < HANDCAR:
        return entered(s, plan, plan.place ^ ROOF)
    if card == ROBBERY:
        out = moved(plan, plan.place, robbed(s, plan))
        if taken_at(plan) < MOST_TAKEN:
            out.taken += out_of(plan.place)
        return out
    if card == FIRE:
        return moved(plan, plan.place, SHOT if s.bullets[b] > 0 and somebody_to_shoot(s, b, plan.place) else 0)
    if card == PUNCH or card == SPECIAL_PUNCH:
        return moved(plan, plan.place, PUNCHED if bandits_at(s, plan.place) & ~(1 << b) else 0)
    return plan


def out_of(place: i64) -> i64:
    return shifted(1, place * BITS)


def taken_at(plan: Plan) -> i64:
    """Tokens robbed where the bandit now stands."""
    return plan.taken >> (plan.place * BITS) & MOST_TAKEN


def somebody_to_shoot(s: Colt, b: i64, place: i64) -> bool:
    """As if the bandit stood there; on roofs anybody on another roof will do."""
    if place == s.place[b]:
        return line_of_fire(s, b) != 0
    beside = s.track.beside(s, place)
    for other in s.gang:
        there = s.place[other]
        if other != b and (has(beside, there) if not place & ROOF else there & ROOF != 0 and there != place):
            return True
    return False


# ---- scheming --------------------------------------------------------------------------------------------------------
def scheme(s: Colt, seat: i64, options: list[int]) -> int:
    """The first card of the best plan; to draw is worth what the hand lacks."""
    values: list[i64] = []
    for action in options:
        if PLAY.chosen(action) or HIDE.chosen(action):
            values.append(promise(s, s.lead[seat], PLAY.card.of(action)) + (1 if HIDE.chosen(action) else 0))
        elif PLAY_FOR.chosen(action) or HIDE_FOR.chosen(action) or FOLLOW.chosen(action):
            gain = promise(s, PLAY_FOR.bandit.of(action), PLAY_FOR.card.of(action))
            values.append(gain + (1 if HIDE_FOR.chosen(action) else 0))
        elif DRAW_CARDS.chosen(action):
            values.append(DRAWN if count(s.hand[s.lead[seat]], ROBBERY) == 0 and turns_left(s) > 2 else 5)
        else:
            values.append(0)
    return best(options, values)


def turns_left(s: Colt) -> i64:
    n: i64 = 0
    turns = ROUND_CARDS[s.round_cards[s.round]].turns
    i: i64
    for i in range(s.turn, len(turns)):
        n += 2 if turns[i] == SPEEDING_UP else 1
    return n


def promise(s: Colt, b: i64, card: i64) -> i64:
    """How much a plan that begins with this card gains beyond what lies on the pile already."""
    plans = [start(s, b)]
    for entry in s.pile:
        if whose(entry) == b:
            plans = widest(s, follow(s, b, plans, which(entry)))
    before = plans[0].gain + hope(s, plans[0])
    left = s.hand[b]
    plans = widest(s, follow(s, b, plans, card))
    top = plans[0].gain + hope(s, plans[0])
    ahead = min(turns_left(s), DEPTH) - 1
    used = [card]
    return value_of_rest(s, b, plans, left, used, ahead, top) - before


def value_of_rest(s: Colt, b: i64, plans: list[Plan], hand: i64, used: list[i64], ahead: i64, top: i64) -> i64:
    """The best that the other cards in hand can add, one after the other; what comes later counts a little less."""
    if ahead <= 0:
        return top
    out = top
    card: i64
    for card in range(SPECIAL_PUNCH + 1):
        held = count(hand, card)
        for spent in used:
            if spent == card:
                held -= 1
        if held > 0:
            next_plans = widest(s, follow(s, b, plans, card))
            value = next_plans[0].gain + hope(s, next_plans[0])
            value = value_of_rest(s, b, next_plans, hand, [*used, card], ahead - 1, value)
            out = max(out, top + (value - top) * 9 // 10)
    return out
