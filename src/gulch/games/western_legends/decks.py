"""What lies on the table of the base game, and how a pack puts other declarations in its place, under the same ids."""

from __future__ import annotations

from collections.abc import Sequence

from gulch.games.western_legends import feats, man_fights
from gulch.games.western_legends.characters import BASE_CAST
from gulch.games.western_legends.declaring import DECLARE, offer_declaring
from gulch.games.western_legends.fight_cards import BASE_FIGHT_CARDS
from gulch.games.western_legends.first_stories import FIRST_STORIES
from gulch.games.western_legends.goals import BASE_GOALS
from gulch.games.western_legends.items import BASE_ITEMS
from gulch.games.western_legends.man_in_black import BASE_MAN_CARDS, play_top_card
from gulch.games.western_legends.more_stories import MORE_STORIES
from gulch.games.western_legends.parts import (
    HOUSE,
    Character,
    FightCard,
    Goal,
    Item,
    ManCard,
    PokerCard,
    Story,
)
from gulch.games.western_legends.poker_deck import BASE_DECK
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.stories import offer_marker
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import AFTER_ACTION, AFTER_LAST_ACTION, AT_END_OF_ROUND

Thing = PokerCard | FightCard | Item | Character | Story | Goal | ManCard


def lay_out(rules: WesternRules) -> None:
    rules.deck = BASE_DECK[:]
    rules.fight_cards = BASE_FIGHT_CARDS[:]
    rules.items = BASE_ITEMS[:]
    rules.cast = BASE_CAST[:]
    rules.stories = FIRST_STORIES + MORE_STORIES
    rules.goals = BASE_GOALS[:]
    rules.man_cards = BASE_MAN_CARDS[:]
    rules.at(AFTER_ACTION, offer_marker)
    if rules.goals_on:
        feats.register(rules)
        rules.extend(ACTING, DECLARE)
        rules.at(AFTER_LAST_ACTION, offer_declaring)
    if rules.with_man:
        man_fights.register(rules)
        rules.at(AT_END_OF_ROUND, play_top_card)


def decks_of(rules: WesternRules) -> dict[str, Sequence[Thing]]:
    """Everything on paper, by the kind that its texts are named after."""
    return {
        "card": rules.deck,
        "fight_card": rules.fight_cards,
        "item": rules.items,
        "character": rules.cast,
        "story": rules.stories,
        "goal": rules.goals,
        "man_card": rules.man_cards,
    }


def provenance(rules: WesternRules) -> dict[str, str]:
    """Where the text of each comes from, by the name of that text; of items, the upgraded side stands apart."""
    out = {f"{kind}-{thing.name}": thing.provenance for kind, deck in decks_of(rules).items() for thing in deck}
    return out | {f"upgraded-{item.name}": HOUSE for item in rules.items if item.points}


def place_of(deck: Sequence[Thing], name: str) -> int:
    names = [thing.name for thing in deck]
    if name not in names:
        raise ValueError(f"there is nothing called {name} to be replaced")
    return names.index(name)


def replace(rules: WesternRules, *things: Thing) -> None:
    """A pack's declarations, each in place of the one with the same id."""
    for thing in things:
        if isinstance(thing, PokerCard):
            rules.deck[place_of(rules.deck, thing.name)] = thing
        elif isinstance(thing, FightCard):
            rules.fight_cards[place_of(rules.fight_cards, thing.name)] = thing
        elif isinstance(thing, Item):
            rules.items[place_of(rules.items, thing.name)] = thing
        elif isinstance(thing, Character):
            rules.cast[place_of(rules.cast, thing.name)] = thing
        elif isinstance(thing, Story):
            rules.stories[place_of(rules.stories, thing.name)] = thing
        elif isinstance(thing, Goal):
            rules.goals[place_of(rules.goals, thing.name)] = thing
        else:
            rules.man_cards[place_of(rules.man_cards, thing.name)] = thing
