"""What lies on the table of the base game. A pack with other texts would put its own declarations in their place, under
the same ids."""

from __future__ import annotations

from gulch.games.western_legends import feats, man_fights
from gulch.games.western_legends.characters import BASE_CAST
from gulch.games.western_legends.declaring import DECLARE, offer_declaring
from gulch.games.western_legends.fight_cards import BASE_FIGHT_CARDS
from gulch.games.western_legends.first_stories import FIRST_STORIES
from gulch.games.western_legends.goals import BASE_GOALS
from gulch.games.western_legends.items import BASE_ITEMS
from gulch.games.western_legends.man_in_black import BASE_MAN_CARDS, play_top_card
from gulch.games.western_legends.more_stories import MORE_STORIES
from gulch.games.western_legends.poker_deck import BASE_DECK
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.stories import offer_marker
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import AFTER_ACTION, AFTER_LAST_ACTION, AT_END_OF_ROUND


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
