"""What each may know of the cards and the loot, and between what a guess deals the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.colt_express.components import (
    AUTOMATIC,
    BANDITS,
    BULLET,
    CARDS,
    GONE,
    JEWEL,
    MARY,
    PURSE,
    RESERVE,
    ROUND_CARDS,
    ROUNDS,
    SHEETS,
)
from gulch.games.colt_express.pile import is_face_down, played, which, whose
from gulch.games.colt_express.powers import ColtRules
from gulch.pieces.bag import bag_of, count, many, names, size
from gulch.pieces.dealing import Spot, Takes

if TYPE_CHECKING:
    from gulch.games.colt_express.state import Colt

KINDS: Final = len(CARDS)
BEFORE: Final = ("choose", "take_places")  # steps of set-up: no round card lies open yet (CE-017, CE-021)


def is_over(s: Colt) -> bool:
    return bool(s.round >= ROUNDS)


def own(s: Colt, viewer: int) -> list[int]:
    """The viewer's bandits."""
    return [int(b) for b in s.gang if s.owner[b] == viewer]


def bandits_of(s: Colt, seat: i64) -> list[int]:
    out: list[int] = []
    if s.lead[seat] >= 0:
        out.append(int(s.lead[seat]))
    if s.mate[seat] >= 0:
        out.append(int(s.mate[seat]))
    return out


# ---- round cards -----------------------------------------------------------------------------------------------------
def opened(s: Colt) -> int:
    """So many round cards have been turned over."""
    return 0 if s.rules.step_names[s.at] in BEFORE else int(min(s.round + 1, ROUNDS))


def visible_rounds(s: Colt, viewer: int) -> list[str]:
    return [ROUND_CARDS[card].name for card in s.round_cards[: opened(s)]]


def round_pools(s: Colt, viewer: int) -> list[list[Spot]]:
    """Later round cards are any that have not been seen, those in the box included; a station is always the last."""
    rules = s.rules
    assert isinstance(rules, ColtRules)
    drawn = [int(card) for card in s.round_cards]
    later = list(range(opened(s), ROUNDS))
    last = [later.pop()] if later and rules.stations else []
    return [
        [*(round_spot(s, k) for k in places), Spot([card for card in cards if card not in drawn], forget)]
        for places, cards in ((later, rules.round_set()), (last, rules.stations))
        if places
    ]


def round_spot(s: Colt, k: int) -> Spot:
    def give(cards: list[int]) -> None:
        s.round_cards = s.round_cards[:]
        s.round_cards[k] = cards[0]

    return Spot([int(s.round_cards[k])], give)


def forget(things: list[int]) -> None:
    """The box: what lies there is kept nowhere."""


# ---- hands, decks, the pile ------------------------------------------------------------------------------------------
def hand_count(s: Colt, seat: i64) -> i64:
    n = size(s.hand[s.lead[seat]])
    return n + size(s.hand[s.mate[seat]]) if s.mate[seat] >= 0 else n


def deck_count(s: Colt, seat: i64) -> i64:
    n = size(s.deck[s.lead[seat]])
    return n + size(s.deck[s.mate[seat]]) if s.mate[seat] >= 0 else n


def visible_hand(s: Colt, viewer: int) -> object:
    sizes = [int(hand_count(s, p)) for p in range(s.seats)] if len(s.gang) else []
    return [sizes, {BANDITS[b]: names(s.hand[b], CARDS) for b in own(s, viewer)}]


def visible_deck(s: Colt, viewer: int) -> object:
    """A player knows the own cards, and so what is left in the deck; Mary's cards are known but for those face down."""
    return {BANDITS[b]: names(s.deck[b], CARDS) for b in own(s, viewer)}


def visible_pile(s: Colt, viewer: int) -> list[list[object]]:
    return [
        [
            int(s.owner[whose(entry)]),
            BANDITS[whose(entry)] if knows_bandit(s, viewer, i) else None,
            CARDS[which(entry)] if knows_card(s, viewer, i) else None,
        ]
        for i, entry in enumerate(s.pile)
    ]


def knows_bandit(s: Colt, viewer: i64, i: i64) -> bool:
    """The back of a card tells only the player (CE-R32)."""
    owner = s.owner[whose(s.pile[i])]
    return not is_face_down(s.pile[i]) or owner == viewer or owner < 0 or s.mate[owner] < 0


def knows_card(s: Colt, viewer: i64, i: i64) -> bool:
    """Own cards, those carried out, and of the others' open ones the top one. Without open history a card is covered by
    the next (CE-R17); but Mary's lie open to all, since nobody has chosen them, and cover nothing."""
    owner = s.owner[whose(s.pile[i])]
    if owner == viewer:
        return True
    if is_face_down(s.pile[i]):
        return False
    carried_out = i < s.shown or (i == s.shown and s.rules.step_names[s.at] == "steal")
    if s.open_pile or carried_out or owner == AUTOMATIC:
        return True
    return all(s.owner[whose(s.pile[k])] == AUTOMATIC for k in range(int(i) + 1, len(s.pile)))


def card_pools(s: Colt, viewer: int) -> list[list[Spot]]:
    """A pool for each player, over hand, deck and what lies unseen on the pile; another for Mary. A thing is a card of
    a bandit, so that a team's two bandits have one hand."""
    if not len(s.gang):
        return []
    pools = [pool_of(s, viewer, bandits_of(s, seat)) for seat in range(int(s.seats)) if seat != viewer]
    return [*pools, pool_of(s, viewer, [MARY])] if s.deck[MARY] else pools


def pool_of(s: Colt, viewer: int, bandits: list[int]) -> list[Spot]:
    """No bullet lies on the pile, and an open card is of the bandit whom everybody saw."""
    unseen = [
        i for i in range(int(s.shown), len(s.pile)) if whose(s.pile[i]) in bandits and not knows_card(s, viewer, i)
    ]
    of_one = {b: action_of(b) for b in bandits}
    spots = [
        pile_spot(s, i, of_one[int(whose(s.pile[i]))] if knows_bandit(s, viewer, i) else no_bullet) for i in unseen
    ]
    return [*spots, hand_spot(s, bandits), deck_spot(s, bandits)]


def action_of(b: int) -> Takes:
    return lambda thing: thing // KINDS == b and thing % KINDS != BULLET


def no_bullet(thing: int) -> bool:
    return thing % KINDS != BULLET


def pile_spot(s: Colt, i: int, takes: Takes) -> Spot:
    def give(things: list[int]) -> None:
        s.pile[i] = played(things[0] // KINDS, things[0] % KINDS, is_face_down(s.pile[i]))

    return Spot([int(whose(s.pile[i])) * KINDS + int(which(s.pile[i]))], give, takes)


def hand_spot(s: Colt, bandits: list[int]) -> Spot:
    def give(things: list[int]) -> None:
        for b in bandits:
            s.hand[b] = bag_of_one(things, b)

    return Spot(things_in(s.hand, bandits), give)


def deck_spot(s: Colt, bandits: list[int]) -> Spot:
    """Bullets on top of it are known to be there."""
    lead = bandits[0]
    on_top = int(s.top[lead])

    def give(things: list[int]) -> None:
        for b in bandits:
            s.deck[b] = bag_of_one(things, b)
        s.deck[lead] += many(BULLET, on_top)

    things = things_in(s.deck, bandits)
    for _ in range(on_top):
        things.remove(lead * KINDS + BULLET)
    return Spot(things, give)


def things_in(bags: vec[i64], bandits: list[int]) -> list[int]:
    return [b * KINDS + card for b in bandits for card in range(KINDS) for _ in range(count(bags[b], card))]


def bag_of_one(things: list[int], b: int) -> i64:
    """What of these is this bandit's."""
    return bag_of([things.count(b * KINDS + card) for card in range(KINDS)])


# ---- loot ------------------------------------------------------------------------------------------------------------
def knows_spot(s: Colt, viewer: i64, spot: i64) -> bool:
    """Discarded purses were shown, own ones may be looked at (CE-018)."""
    if SHEETS <= spot < RESERVE:
        return is_over(s) or s.owner[spot - SHEETS] == viewer
    return spot == GONE


def knows_loot(s: Colt, viewer: int, spot: int, kind: int) -> bool:
    """Purses set aside are worth 250 each, and jewels are alike."""
    return knows_spot(s, viewer, spot) or (spot == RESERVE and kind == PURSE) or kind == JEWEL


def knows_under(s: Colt, viewer: int, b: int) -> bool:
    return bool(s.owner[b] == viewer or not s.under[b])


def hiding_places(s: Colt, b: int) -> list[int]:
    return list(range(1, int(s.cars) + 1))
