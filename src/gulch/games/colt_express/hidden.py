"""What each may know: the fields of the state with their secrecy, and how a guess deals the rest anew."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.fields import Field, Kind
from gulch.engine.chance import Chance
from gulch.games.colt_express.components import (
    BANDITS,
    BULLET,
    CARDS,
    CARS,
    JEWEL,
    LOOT,
    MARY,
    PARTS,
    PURSE,
    ROUND_CARDS,
    ROUNDS,
    TOKENS,
)
from gulch.games.colt_express.decks import hand_count, pull
from gulch.games.colt_express.set_up import round_set
from gulch.games.colt_express.state import (
    AUTOMATIC,
    GONE,
    HIDDEN,
    NOWHERE,
    RESERVE,
    SHEETS,
    Colt,
    ColtRules,
)
from gulch.games.colt_express.vocabulary import PLACES
from gulch.games.colt_express.words import CHOOSE, STEAL, TAKE_PLACES
from gulch.pieces.bag import count, drawn, many, names, nth, one, size
from gulch.pieces.fields import ANY, Bags, Chosen, Dealing
from gulch.pieces.kinds import NUMBER, BagOf, Name, Vector

PLACE_NAMES: Final = [*PLACES, "", "under", "", "nowhere"]
SPOT_NAMES: Final = [*PLACES, "", "", "", *BANDITS, "reserve", "box", "gone"]


# ---- how fields look as plain data -----------------------------------------------------------------------------------
class Sparse(Kind):
    """Values by name; those that are blank are left out."""

    def __init__(self, words: list[str], kind: Kind, blank: int) -> None:
        self.words = words
        self.kind = kind
        self.blank = blank

    def out(self, value: Any) -> Any:
        return {self.words[i]: self.kind.out(value[i]) for i in range(len(self.words)) if value[i] != self.blank}

    def back(self, data: Any) -> Any:
        values = [self.blank] * len(self.words)
        for word, value in data.items():
            values[self.words.index(word)] = self.kind.back(value)
        return vec[i64](values)


class BanditOrNone(Kind):
    def out(self, value: Any) -> Any:
        return BANDITS[value] if value >= 0 else None

    def back(self, data: Any) -> Any:
        return -1 if data is None else BANDITS.index(data)


class PileCard(Kind):
    """A card of the pile: "ghost:fire", and ":hidden" if it lies face down."""

    def out(self, value: Any) -> Any:
        return f"{BANDITS[value & 7]}:{CARDS[value >> 3 & 15]}" + (":hidden" if value & HIDDEN else "")

    def back(self, data: Any) -> Any:
        parts = data.split(":")
        return BANDITS.index(parts[0]) | CARDS.index(parts[1]) << 3 | (HIDDEN if parts[2:] == ["hidden"] else 0)


# ---- who knows what --------------------------------------------------------------------------------------------------
def is_over(s: Colt) -> bool:
    return bool(s.round >= ROUNDS)


def own(s: Colt, viewer: int) -> list[int]:
    """The viewer's bandits."""
    return [int(b) for b in s.gang if s.owner[b] == viewer]


def visible_hand(s: Colt, viewer: int) -> object:
    sizes = [int(hand_count(s, p)) for p in range(s.seats)] if len(s.gang) else []
    return [sizes, {BANDITS[b]: names(s.hand[b], CARDS) for b in own(s, viewer)}]


def visible_deck(s: Colt, viewer: int) -> object:
    """A player knows the own cards, and so what is left in the deck; Mary's cards are known but for those face down."""
    return {BANDITS[b]: names(s.deck[b], CARDS) for b in own(s, viewer)}


def visible_pile(s: Colt, viewer: int) -> list[str]:
    return [
        f"{s.owner[s.pile[i] & 7]}:{BANDITS[s.pile[i] & 7] if knows_bandit(s, viewer, i) else ''}:"
        f"{CARDS[s.pile[i] >> 3 & 15] if knows_card(s, viewer, i) else ''}"
        for i in range(len(s.pile))
    ]


def knows_bandit(s: Colt, viewer: i64, i: i64) -> bool:
    """The back of a card tells only the player (CE-R32)."""
    owner = s.owner[s.pile[i] & 7]
    return not s.pile[i] & HIDDEN or owner == viewer or owner < 0 or s.mate[owner] < 0


def knows_card(s: Colt, viewer: i64, i: i64) -> bool:
    """Own cards, those carried out, and of the others' open ones the top one. Without open history a card is covered by
    the next (CE-R17); but Mary's lie open to all, since nobody has chosen them, and cover nothing."""
    owner = s.owner[s.pile[i] & 7]
    if owner == viewer:
        return True
    if s.pile[i] & HIDDEN:
        return False
    carried_out = i < s.shown or (i == s.shown and s.at == STEAL)
    if s.open_pile or carried_out or owner == AUTOMATIC:
        return True
    return all(s.owner[s.pile[k] & 7] == AUTOMATIC for k in range(int(i) + 1, len(s.pile)))


def knows_spot(s: Colt, viewer: i64, spot: i64) -> bool:
    """Purses set aside are worth 250, discarded ones were shown, own ones may be looked at (CE-018)."""
    if SHEETS <= spot < RESERVE:
        return is_over(s) or s.owner[spot - SHEETS] == viewer
    return spot == GONE


def knows_loot(s: Colt, viewer: int, spot: int, kind: int) -> bool:
    return knows_spot(s, viewer, spot) or (spot == RESERVE and kind == PURSE) or kind == JEWEL


def kind_counts(bag: i64) -> dict[str, int]:
    return {LOOT[kind]: int(size(bag & PARTS[kind])) for kind in range(len(LOOT)) if bag & PARTS[kind]}


def opened(s: Colt) -> int:
    """So many round cards have been turned over: none before the first round begins (CE-017, CE-021)."""
    return 0 if s.at == CHOOSE or s.at == TAKE_PLACES else int(min(s.round + 1, ROUNDS))


def visible_rounds(s: Colt, viewer: int) -> list[str]:
    return [ROUND_CARDS[card].name for card in s.round_cards[: opened(s)]]


def knows_under(s: Colt, viewer: int, b: int) -> bool:
    return bool(s.owner[b] == viewer or not s.under[b])


def hiding_places(s: Colt, b: int) -> list[int]:
    return list(range(1, int(s.cars) + 1))


def fields() -> list[Field]:
    per_bandit = Sparse(BANDITS, NUMBER, 0)
    bags = Sparse(BANDITS, BagOf(CARDS), 0)
    return [
        Field("train", Vector(Name([car.name for car in CARS]))),
        Field("lead", Vector(BanditOrNone())),
        Field("mate", Vector(BanditOrNone())),
        Dealing("round_cards", Vector(Name([card.name for card in ROUND_CARDS])), visible_rounds, redeal_rounds),
        Field("round", NUMBER),
        Field("turn", NUMBER),
        Field("first", NUMBER),
        Field("place", Sparse(BANDITS, Name(PLACE_NAMES), NOWHERE)),
        Field("marshal", NUMBER),
        Dealing("hand", bags, visible_hand, redeal_hands),  # and with it deck and pile
        Dealing("deck", bags, visible_deck),
        Field("discard", bags),
        Field("top", per_bandit),
        Dealing("pile", Vector(PileCard()), visible_pile),
        Field("shown", NUMBER),
        Field("bullets", per_bandit),
        Field("wounds", Sparse(BANDITS, BagOf([*BANDITS, "neutral"]), 0)),
        Field("neutral", NUMBER),
        Field("spent", NUMBER),
        Bags("loot", Sparse(SPOT_NAMES, BagOf(TOKENS), 0), TOKENS, dict(zip(LOOT, PARTS)), knows_loot),
        Field("money", per_bandit),
        Field("handcar", Name(["head", "tail"])),
        Chosen("under", per_bandit, ANY, knows_under, hiding_places),
    ]


# ---- a guess ---------------------------------------------------------------------------------------------------------
def redeal_hands(s: Colt, viewer: int, chance: Chance) -> None:
    """Hands, decks and the pile: one pool per owner, each player's cards, Mary's."""
    if len(s.gang) > 0:
        seat: i64
        for seat in range(s.seats):
            if seat != viewer:
                redeal_cards(s, viewer, seat, chance)
        if s.deck[MARY]:
            gather_hidden(s, viewer, MARY)
            deal_hidden(s, viewer, MARY, chance)


def redeal_cards(s: Colt, viewer: i64, seat: i64, chance: Chance) -> None:
    """Hand, deck and unknown cards of the pile; no bullet lies on the pile, so that is dealt first."""
    wanted = hand_count(s, seat)
    lead = s.lead[seat]
    for b in (lead, s.mate[seat]):
        if b >= 0:
            s.deck[b] += s.hand[b]
            s.hand[b] = 0
            gather_hidden(s, viewer, b)
    for b in (lead, s.mate[seat]):
        if b >= 0:
            deal_hidden(s, viewer, b, chance)
    deal_backs(s, viewer, seat, chance)
    on_top = many(BULLET, s.top[lead])  # known to be there
    s.deck[lead] -= on_top
    pull(s, seat, wanted, chance)
    s.deck[lead] += on_top


def gather_hidden(s: Colt, viewer: i64, b: i64) -> None:
    i: i64
    for i in range(s.shown, len(s.pile)):
        if s.pile[i] & 7 == b and not knows_card(s, viewer, i):
            s.deck[b] += one(s.pile[i] >> 3 & 15)


def deal_hidden(s: Colt, viewer: i64, b: i64, chance: Chance) -> None:
    i: i64
    for i in range(s.shown, len(s.pile)):
        if s.pile[i] & 7 == b and not knows_card(s, viewer, i) and knows_bandit(s, viewer, i):
            lay_again(s, i, b, drawn(actions_in(s.deck[b]), chance))


def deal_backs(s: Colt, viewer: i64, seat: i64, chance: Chance) -> None:
    """Cards of a team that show their back may be either bandit's."""
    lead, mate = s.lead[seat], s.mate[seat]
    i: i64
    for i in range(s.shown, len(s.pile)):
        if s.owner[s.pile[i] & 7] == seat and not knows_bandit(s, viewer, i):
            first = size(actions_in(s.deck[lead]))
            k = chance.below(first + size(actions_in(s.deck[mate])))
            b = lead if k < first else mate
            lay_again(s, i, b, nth(actions_in(s.deck[b]), k if k < first else k - first))


def actions_in(bag: i64) -> i64:
    """Without bullets."""
    return bag - many(BULLET, count(bag, BULLET))


def lay_again(s: Colt, i: i64, b: i64, card: i64) -> None:
    s.deck[b] -= one(card)
    s.pile[i] = b | card << 3 | s.pile[i] & HIDDEN


def redeal_rounds(s: Colt, viewer: int, chance: Chance) -> None:
    """Later round cards are any that have not been seen; the station stays at the bottom."""
    rules = s.rules
    assert isinstance(rules, ColtRules)
    known = [int(card) for card in s.round_cards[: opened(s)]]
    pool = [card for card in round_set(rules) if card not in known]
    chance.shuffle(pool)
    cards = known + pool[: ROUNDS - len(known)]
    if rules.stations and len(known) < ROUNDS:
        cards[-1] = rules.stations[int(chance.below(len(rules.stations)))]
    s.round_cards = vec[i64](cards)
