"""The decks as a whole: what is in them, where their texts come from, and how a pack replaces one."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import gulch
from games.western_legends import expanded
from gulch.games.western_legends.ante_up import paper
from gulch.games.western_legends.decks import decks_of, provenance, replace
from gulch.games.western_legends.effects import Gain
from gulch.games.western_legends.first_stories import FIRST_STORIES
from gulch.games.western_legends.game import WesternGame
from gulch.games.western_legends.more_stories import MORE_STORIES
from gulch.games.western_legends.parts import SRC, Story
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.set_up import is_here
from gulch.games.western_legends.zones import POKER

pytestmark = pytest.mark.compiled


def rules_of(seats: int) -> WesternRules:
    rules = gulch.load("western_legends").table(seats=seats, seed=1).rules
    assert isinstance(rules, WesternRules)
    return rules


@pytest.mark.rule("WL-008", "WL-009", "WL-010", "WL-011", "WL-012", "WL-013", "WL-014")
def test_every_deck_has_its_number_of_different_cards() -> None:
    decks = decks_of(rules_of(2))
    names = {kind: [thing.name for thing in deck] for kind, deck in decks.items()}
    numbers = {"card": 26, "fight_card": 13, "item": 9, "character": 12, "story": 40, "goal": 48, "man_card": 10}
    assert {kind: len(set(deck)) for kind, deck in names.items()} == numbers
    assert len({name for deck in names.values() for name in deck}) == sum(numbers.values())


@pytest.mark.rule("WL-384")
def test_no_card_of_the_base_deck_copies_another() -> None:
    """Cards that do come with an expansion: here every card is the only one of its rank and suit."""
    rules = rules_of(3)
    values = [POKER.values[card] for card in range(POKER.size) if is_here(rules, card)]
    assert (len(values), rules.copying) == (52, 0)
    assert Counter(card.rpartition("_")[0] for card in values).most_common(1)[0][1] == 2


def everything() -> WesternRules:
    """The rules of a table with all that is on paper."""
    return expanded.rules_of(2, {"extras": True, "good_bad_handsome": True, "ante_up": True, "goals": True})


def test_everything_on_paper_is_named_in_a_test_of_its_own() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")}
    tests = "".join(text for name, text in texts.items() if name != Path(__file__).name)
    boxes = [rules_of(2), everything()]  # ten poker cards of the base game are exchanged for others
    names = sorted({thing.name for rules in boxes for deck in decks_of(rules).values() for thing in deck})
    extras, handsome, gulch_cards = 1 + 3 + 6 + 24 + 24, 12 + 3 + 16 + 12, 5 + 4 + 8 + 32
    assert len(names) == 26 + 13 + 9 + 12 + 40 + 48 + 10 + extras + handsome + gulch_cards
    tokens = [text.partition("-")[2] for text in paper.provenance()]
    assert len(tokens) == 22 + 8 + 12 + 9 + 3 + 3
    names += tokens
    assert [name for name in names if name not in tests] == []


def test_every_text_says_where_it_comes_from() -> None:
    sources = provenance(everything())
    assert set(sources.values()) <= {"src", "seed", "inf", "house"}
    assert sources["card-manhunt"] == sources["story-blood_money"] == "seed"
    assert sources["fight_card-fight_3"] == sources["item-rifle"] == sources["character-annie_oakley"] == "src"
    assert sources["card-joker"] == sources["item-holster"] == sources["character-pearl_hart"] == "src"
    assert sources["item-dynamite"] == sources["story-town_council"] == sources["goal-butch_cassidy_1"] == "house"
    told = WesternGame().provenance()
    assert told["event_card-stampede"] == told["train_heist-mail_car"] == told["frontier_token-dry_gulch"] == "house"
    assert told["renegade_token-renegade_deserter"] == told["roller_token-high_roller_colonel"] == "house"
    assert sources["upgraded-rifle"] == sources["goal-annie_oakley_1"] == sources["man_card-ledger"] == "house"


def test_conditions_and_hideouts_are_spread_over_the_stories() -> None:
    stories = FIRST_STORIES + MORE_STORIES
    assert min(Counter(story.condition for story in stories).values()) >= 3
    bandits = Counter(hideout for story in stories for hideout in story.hideouts)
    assert set(bandits) == set(range(6))
    assert max(story.steps for story in stories) == 6


def test_a_pack_replaces_a_card_under_its_id() -> None:
    rules = rules_of(3)
    deck = rules.stories[:]
    rules.stories = deck[:]
    try:
        replace(rules, Story("widow", deck[14].condition, Gain(10), "A1", 1, SRC))
        assert provenance(rules)["story-widow"] == "src"
        assert [story.name for story in rules.stories] == [story.name for story in deck]
        with pytest.raises(ValueError, match="nothing called"):
            replace(rules, Story("unheard_of", 1, Gain(10), "", 0))
    finally:
        rules.stories = deck
