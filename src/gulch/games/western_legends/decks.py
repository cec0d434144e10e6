"""What lies on the table: every thing at its number, and how a pack puts other declarations in place of some."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from gulch.games.western_legends.characters import BASE_CAST
from gulch.games.western_legends.components import FIGHT_CARDS, MAN_CARDS
from gulch.games.western_legends.fight_cards import BASE_FIGHT_CARDS
from gulch.games.western_legends.first_stories import FIRST_STORIES
from gulch.games.western_legends.goals import BASE_GOALS
from gulch.games.western_legends.items import BASE_ITEMS
from gulch.games.western_legends.man_in_black import BASE_MAN_CARDS
from gulch.games.western_legends.more_stories import MORE_STORIES
from gulch.games.western_legends.names import (
    EVERY_CHARACTER,
    EVERY_GOAL,
    EVERY_ITEM,
    EVERY_OPPONENT,
    EVERY_POKER_NAME,
    EVERY_STORY,
)
from gulch.games.western_legends.npcs import BASE_OPPONENTS, Bandits
from gulch.games.western_legends.parts import (
    HOUSE,
    NO_GOAL,
    NO_ITEM,
    NO_OPPONENT,
    NO_POKER_CARD,
    NO_STORY,
    NOBODY_SPECIAL,
    Character,
    FightCard,
    Goal,
    Item,
    ManCard,
    Opponent,
    PokerCard,
    Printed,
    Story,
)
from gulch.games.western_legends.poker import Point
from gulch.games.western_legends.poker_deck import BASE_DECK
from gulch.games.western_legends.quarrels import BASE_QUARRELS
from gulch.games.western_legends.rules import WesternRules

T = TypeVar("T")
Thing = PokerCard | FightCard | Item | Character | Story | Goal | ManCard | Opponent | Printed


def lay_out(rules: WesternRules) -> None:
    """Of the base game."""
    rules.quarrels = BASE_QUARRELS[:]
    rules.obstacles = [Bandits()]
    rules.prize = Point()
    lay(rules, *BASE_OPPONENTS, *BASE_DECK, *BASE_FIGHT_CARDS, *BASE_ITEMS, *BASE_CAST, *FIRST_STORIES, *MORE_STORIES)
    lay(rules, *BASE_GOALS, *BASE_MAN_CARDS)


def lay(rules: WesternRules, *things: Thing) -> None:
    """Each at its number, in place of what lay there before."""
    for thing in things:
        if isinstance(thing, PokerCard):
            put(rules.deck, EVERY_POKER_NAME, thing.name, thing, NO_POKER_CARD)
        elif isinstance(thing, FightCard):
            put(rules.fight_cards, FIGHT_CARDS, thing.name, thing, thing)
        elif isinstance(thing, Item):
            put(rules.items, EVERY_ITEM, thing.name, thing, NO_ITEM)
        elif isinstance(thing, Character):
            put(rules.cast, EVERY_CHARACTER, thing.name, thing, NOBODY_SPECIAL)
        elif isinstance(thing, Story):
            put(rules.stories, EVERY_STORY, thing.name, thing, NO_STORY)
        elif isinstance(thing, Goal):
            put(rules.goals, EVERY_GOAL, thing.name, thing, NO_GOAL)
        elif isinstance(thing, Opponent):
            put(rules.opponents, EVERY_OPPONENT, thing.name, thing, NO_OPPONENT)
        elif isinstance(thing, Printed):
            put_printed(rules.printed.setdefault(thing.deck, []), thing)
        else:
            put(rules.man_cards, MAN_CARDS, thing.name, thing, thing)


def put(deck: list[T], names: list[str], name: str, thing: T, gap: T) -> None:
    number = names.index(name)
    while len(deck) <= number:
        deck.append(gap)
    deck[number] = thing


def put_printed(deck: list[Printed], thing: Printed) -> None:
    """The first time they come in the order of their numbers."""
    names = [other.name for other in deck]
    if thing.name in names:
        deck[names.index(thing.name)] = thing
    else:
        deck.append(thing)


def replace(rules: WesternRules, *things: Thing) -> None:
    """A pack's declarations, each in place of the one with the same id."""
    here = {(type_of(thing), thing.name) for deck in decks_of(rules).values() for thing in deck}
    for thing in things:
        if (type_of(thing), thing.name) not in here:
            raise ValueError(f"there is nothing called {thing.name} to be replaced")
        lay(rules, thing)


def type_of(thing: Thing) -> str:
    """Things of the same deck have the same."""
    if isinstance(thing, Printed):
        return thing.deck
    kinds = (PokerCard, FightCard, Item, Character, Story, Goal, ManCard, Opponent)
    return next(kind.__name__ for kind in kinds if isinstance(thing, kind))


def decks_of(rules: WesternRules) -> dict[str, list[Thing]]:
    """Everything on paper, by the kind that its texts are named after."""
    decks: dict[str, Sequence[Thing]] = {
        "card": rules.deck,
        "fight_card": rules.fight_cards,
        "item": rules.items,
        "character": rules.cast,
        "story": rules.stories,
        "goal": rules.goals,
        "man_card": rules.man_cards,
        **rules.printed,
    }
    return {kind: [thing for thing in deck if thing.name] for kind, deck in decks.items()}


def provenance(rules: WesternRules) -> dict[str, str]:
    """Where the text of each comes from, by the name of that text; of items, the upgraded side stands apart."""
    out: dict[str, str] = {}
    for kind, deck in decks_of(rules).items():
        out |= {f"{kind}-{thing.name}": thing.provenance for thing in deck if not isinstance(thing, Opponent)}
    return out | {f"upgraded-{item.name}": HOUSE for item in rules.items if item.points}
