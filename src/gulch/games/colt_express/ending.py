"""The end: loot is added up, the gunslinger's prize goes to whoever fired most (CE-050 to CE-052, CE-087, CE-112)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import OVER
from gulch.declare.words import SEAT
from gulch.engine.game import Outcome
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    ALL_BANDITS,
    AUTOMATIC,
    BANDITS,
    GUNSLINGER,
    MARY,
    NEUTRAL_BULLETS,
    OWN_BULLETS,
    SHEETS,
    TOKENS,
)
from gulch.games.colt_express.knowledge import bandits_of
from gulch.games.colt_express.loot import worth
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.vocabulary import BANDIT, COLT, WITH_MARY
from gulch.pieces.bag import count, size

GUNSLINGER_IS: Final = COLT.event("gunslinger", "CE-050", who=SEAT)
WON: Final = COLT.event("won", "CE-051", who=SEAT)
ALL_BULLETS: Final = OWN_BULLETS * ALL_BANDITS + NEUTRAL_BULLETS
MARY_WON: Final = WITH_MARY.event("mary_won", "CE-112", who=BANDIT)


def finish(s: Colt) -> int:
    """Everybody shows what they hold."""
    s.reveal()
    if s.listening():
        most = most_fired(s)
        seat: i64
        for seat in range(s.seats):
            if fired(s, seat) == most:
                s.say(EVERYONE, GUNSLINGER_IS, seat)
        winners = winners_of(s)
        for p in winners:
            s.say(EVERYONE, WON, p)
        if not winners:
            s.say(EVERYONE, MARY_WON, MARY)
    return OVER


def fired(s: Colt, seat: i64) -> i64:
    """Bullets fired by this player's bandits, those that hit their own not counted (CE-050, CE-087)."""
    total: i64 = 0
    own = bandits_of(s, seat)
    for b in own:
        total += OWN_BULLETS - s.bullets[b]
        for other in own:
            total -= count(s.wounds[other], b)
    return total


def most_fired(s: Colt) -> i64:
    return max([fired(s, seat) for seat in range(s.seats)])


def received(s: Colt, seat: i64) -> i64:
    """Bullet cards that this player's bandits took, whosever they were (CE-051, CE-089)."""
    total: i64 = 0
    for b in bandits_of(s, seat):
        total += size(s.wounds[b])
    return total


def held(s: Colt, seat: i64) -> i64:
    """All loot of this player's bandits."""
    money: i64 = 0
    for b in bandits_of(s, seat):
        money += worth(s, b)
    return money


def total(s: Colt, seat: i64) -> i64:
    """With the prize."""
    return held(s, seat) + (GUNSLINGER if fired(s, seat) == most_fired(s) else 0)


def totals_of(s: Colt) -> list[int]:
    """The same by seat."""
    most = most_fired(s)
    return [int(held(s, p)) + (GUNSLINGER if fired(s, p) == most else 0) for p in range(s.seats)]


def loot_held(s: Colt) -> list[int]:
    """By seat; the prize only when everything is over."""
    return totals_of(s) if s.at == OVER else [int(held(s, seat)) for seat in range(s.seats)]


def mary_total(s: Colt) -> i64:
    return worth(s, MARY) if s.owner[MARY] == AUTOMATIC else -1


def winners_of(s: Colt) -> list[int]:
    """The richest, of several whoever received fewest bullets (CE-051); nobody if Mary alone is richer (CE-112)."""
    return winners_by(s, totals_of(s))


def winners_by(s: Colt, totals: list[int]) -> list[int]:
    best = max(totals)
    if mary_total(s) > best:
        return []
    rich = [seat for seat in range(s.seats) if totals[seat] == best]
    fewest = min([int(received(s, seat)) for seat in rich])
    return [seat for seat in rich if received(s, seat) == fewest]


def outcome(s: Colt) -> Outcome:
    scores, most, mary = totals_of(s), most_fired(s), mary_total(s)
    result = Outcome(scores, winners_by(s, scores), [breakdown(s, seat, most) for seat in range(s.seats)])
    order = [scores[p] * (ALL_BULLETS + 1) - int(received(s, p)) for p in range(s.seats)]
    ranks: list[int] = []
    for seat, mine in enumerate(order):
        better = [other for other in order if other > mine]
        ranks.append(1 + len(better) + (1 if mary > scores[seat] else 0))
    result.ranks = ranks
    return result


def breakdown(s: Colt, seat: i64, most: i64) -> dict[str, object]:
    """What a player's total is made of, counted out bandit by bandit. `most`: the bullets of whoever fired most."""
    data: dict[str, object] = {
        "bandits": [sheet_data(s, b) for b in bandits_of(s, seat)],
        "fired": int(fired(s, seat)),
        "gunslinger": GUNSLINGER if fired(s, seat) == most else 0,
        "bullets_received": int(received(s, seat)),
    }
    if s.owner[MARY] == AUTOMATIC:
        data["mary"] = sheet_data(s, MARY)
    return data


def sheet_data(s: Colt, b: i64) -> dict[str, object]:
    sheet = s.loot[SHEETS + b]
    return {
        "bandit": BANDITS[b],
        "tokens": {TOKENS[t]: int(count(sheet, t)) for t in range(len(TOKENS)) if count(sheet, t)},
        "loot": int(worth(s, b) - s.money[b]),
        "money": int(s.money[b]),
    }
