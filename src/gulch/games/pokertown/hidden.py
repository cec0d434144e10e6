"""Who may know what: the fields of the state, and how a guess deals the unknown cards anew."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.declare.fields import HIDDEN, MIXED, OWN, Field
from gulch.engine.chance import Chance
from gulch.games.pokertown.bounties import BOUNTY_NAMES
from gulch.games.pokertown.characters import CHARACTER_NAMES
from gulch.games.pokertown.components import CARD_NAMES, NO_CARD
from gulch.games.pokertown.cowbot import COWBOTS
from gulch.games.pokertown.deck import place_of_share, robbery_cards
from gulch.games.pokertown.state import PAIR, Town
from gulch.pieces.kinds import FLAG, NUMBER, VECTOR, Listed, Name, Vector

NO_CARD_NAME = "none"


class Card(Name):
    """A card by its name; NO_CARD is none."""

    def __init__(self) -> None:
        super().__init__([*CARD_NAMES, NO_CARD_NAME])

    def out(self, value: object) -> object:
        return self.words[int(value)]  # type: ignore[call-overload]  # NO_CARD is -1: the last one

    def back(self, data: object) -> object:
        number = self.words.index(str(data))
        return NO_CARD if number == len(CARD_NAMES) else number


class Cowbot(Card):
    def __init__(self) -> None:
        Name.__init__(self, [*COWBOTS, "none"])

    def back(self, data: object) -> object:
        number = self.words.index(str(data))
        return -1 if number == len(COWBOTS) else number


def knows_sheriff(s: Town, viewer: int) -> bool:
    return bool(s.shown or (viewer >= 0 and s.looked[viewer]))


def visible_sheriff(s: Town, viewer: int) -> object:
    return CARD_NAMES[s.sheriff] if s.sheriff != NO_CARD and knows_sheriff(s, viewer) else None


def visible_deck(s: Town, viewer: int) -> object:
    """In an open turn a seat has seen its own robbery cards, which lie in the deck until all have finished."""
    seat = who_saw(s, viewer)
    return [len(s.deck), robbery_cards(s, seat) if seat >= 0 else []]


def visible_reserve(s: Town, viewer: int) -> object:
    seat = who_saw(s, viewer)
    return [len(s.reserve), robbery_cards(s, seat) if seat >= 0 else []]


def who_saw(s: Town, viewer: i64) -> i64:
    """Whose robbery cards a viewer has seen turned up: alone at the table one is watched by everybody."""
    return 0 if s.seats == 1 else viewer


def fields() -> list[Field]:
    card = Card()
    public = [
        "dollars",
        "nuggets",
        "stars",
        "wanted",
        "pans",
        "hammers",
        "items",
        "stage",
        "stages",
        "robbed",
        "chambers",
    ]
    public += ["visited", "graves", "hotel", "land", "outlaw", "outlaws", "hands", "uses", "bonus_taken", "peak", "met"]
    public += [
        "arrests",
        "bribed",
        "looked",
        "suit_card",
        "rank_card",
        "suit",
        "free",
        "place",
        "drawn",
        "gained",
        "todo",
    ]
    return [
        Field("round", NUMBER),
        Field("turn", NUMBER),
        Field("deck", Listed(card), MIXED, visible_deck),
        Field("reserve", Listed(card), MIXED, visible_reserve),
        Field("discard", Listed(card)),
        Field("lineup", Vector(card)),
        Field("sheriff", card, MIXED, visible_sheriff),
        Field("shown", FLAG),
        Field("pair", Vector(card), OWN),
        Field("forged", NUMBER),
        Field("caught", NUMBER),
        Field("stolen", Listed(card), HIDDEN),
        Field("cowbot", Cowbot()),
        Field("bounties", Vector(Name(BOUNTY_NAMES))),
        Field("flipped", NUMBER),
        Field("character", Vector(Name(CHARACTER_NAMES))),
        Field("poker", Vector(card)),
        *[Field(name, VECTOR) for name in public],
    ]


def redeal(s: Town, seat: i64, chance: Chance) -> None:
    """What this viewer has not seen: the deck, the sheriff's card, other pairs and the stolen cards are one pool;
    the order of the reserve, whose cards all have seen in the discard pile, is another."""
    known = known_places(s, seat)
    size = len(s.deck)
    pool = [s.deck[i] for i in range(size) if i not in known] + s.stolen
    knows = knows_sheriff(s, int(seat)) or s.sheriff == NO_CARD
    if not knows:
        pool.append(int(s.sheriff))
    others = [i for i in range(len(s.pair)) if i // PAIR != seat and s.pair[i] != NO_CARD]
    pool += [int(s.pair[i]) for i in others]
    pool.sort()
    chance.shuffle(pool)
    s.deck = [s.deck[i] if i in known else pool.pop() for i in range(size)]
    s.stolen = [pool.pop() for _ in s.stolen]
    if not knows:
        s.sheriff = pool.pop()
    if others:
        s.pair = s.pair[:]
        for i in others:
            s.pair[i] = pool.pop()
    if s.reserve:
        rest = sorted([s.reserve[i] for i in range(len(s.reserve)) if size + i not in known])
        chance.shuffle(rest)
        s.reserve = [s.reserve[i] if size + i in known else rest.pop() for i in range(len(s.reserve))]


def known_places(s: Town, seat: i64) -> list[int]:
    """Of the face-down cards, counted from the top: those that this seat has turned up in the open turn."""
    seat = who_saw(s, seat)
    if seat < 0:
        return []
    return [int(place_of_share(s, seat, k)) for k in range(s.drawn[seat])]
