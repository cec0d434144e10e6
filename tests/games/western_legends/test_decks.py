"""The decks as a whole: what is in them, where their texts come from, and how a pack replaces one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import gulch
from games.western_legends import expanded
from games.western_legends.buzzard_gulch import a_gulch
from games.western_legends.expanded import KING, QUEEN
from games.western_legends.test_bandit_cards import beat
from gulch.games.western_legends.ante_up.components import (
    EVENTS,
    FRONTIER_TOKENS,
    HEISTS,
    HIGH_ROLLERS,
    PROSPECTORS,
    RENEGADES,
)
from gulch.games.western_legends.ante_up.event_cards import EventCard, is_resolver
from gulch.games.western_legends.ante_up.event_parts import Everyone
from gulch.games.western_legends.ante_up.frontier import FrontierToken
from gulch.games.western_legends.ante_up.rollers import HighRoller
from gulch.games.western_legends.ante_up.tokens import Prospector, Renegade
from gulch.games.western_legends.ante_up.train import Heist
from gulch.games.western_legends.bandit_cards.lines import REWARD, Line
from gulch.games.western_legends.bandit_cards.zones import LINE_NAMES
from gulch.games.western_legends.decks import decks_of, provenance, replace
from gulch.games.western_legends.effects import Gain, Nothing
from gulch.games.western_legends.first_stories import FIRST_STORIES
from gulch.games.western_legends.game import Rulebook, WesternGame
from gulch.games.western_legends.more_stories import MORE_STORIES
from gulch.games.western_legends.parts import SRC, Printed, Story
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
    things = {(kind, thing.name) for rules in boxes for kind, deck in decks_of(rules).items() for thing in deck}
    extras, handsome, gulch_cards = 1 + 3 + 6 + 24 + 24, 12 + 3 + 16 + 12, 5 + 4 + 8 + 32
    tokens = 22 + 8 + 12 + 9 + 3 + 3
    assert len(things) == 26 + 13 + 9 + 12 + 40 + 48 + 10 + extras + handsome + gulch_cards + tokens
    assert [name for _, name in sorted(things) if name not in tests] == []


def test_every_text_says_where_it_comes_from() -> None:
    sources = provenance(everything())
    assert set(sources.values()) <= {"src", "seed", "inf", "house"}
    assert sources["card-manhunt"] == sources["story-blood_money"] == "seed"
    assert sources["fight_card-fight_3"] == sources["item-rifle"] == sources["character-annie_oakley"] == "src"
    assert sources["card-joker"] == sources["item-holster"] == sources["character-pearl_hart"] == "src"
    assert sources["item-dynamite"] == sources["story-town_council"] == sources["goal-butch_cassidy_1"] == "house"
    told = WesternGame().provenance()
    assert told["event_card-stampede"] == told["train_heist-mail_car"] == told["frontier_token-dry_gulch"] == "house"
    assert told["bandit_line-moonless_6"] == "house"
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


NUMBERS = {  # of each deck of an expansion, in the order of the numbers that records and zones know
    "event_card": EVENTS,
    "train_heist": HEISTS,
    "frontier_token": FRONTIER_TOKENS,
    "renegade_token": RENEGADES,
    "prospector_token": PROSPECTORS,
    "roller_token": HIGH_ROLLERS,
    "bandit_line": LINE_NAMES,
}
OURS: list[Printed] = [
    EventCard("silver_heir", Everyone(is_resolver, Gain(90)), provenance=SRC),
    Heist("mail_car", 0, Gain(40), Nothing(), SRC),
    FrontierToken("dry_gulch", 1, Gain(50), SRC),
    Renegade("renegade_deserter", 1, Gain(60), SRC),
    Prospector("prospector_greenhorn", 1, Gain(70), SRC),
    HighRoller("high_roller_colonel", 1, 20, provenance=SRC),
    Line("moonless", 3, REWARD, Gain(80), SRC),
]


@contextmanager
def packed(options: dict[str, Any]) -> Iterator[None]:
    """Tables of three with these options have ours in the place of seven cards and tokens."""
    rules = expanded.rules_of(3, options)
    before = {deck: things[:] for deck, things in rules.printed.items()}
    try:
        replace(rules, *[thing for thing in OURS if thing.deck in before])
        yield
    finally:
        rules.printed |= before


def test_every_deck_of_an_expansion_lies_in_the_order_of_its_numbers() -> None:
    rules = expanded.rules_of(4, {"extras": True, "bandit_cards": True, "ante_up": True})
    assert {deck: [thing.name for thing in things] for deck, things in rules.printed.items()} == NUMBERS


def test_a_pack_replaces_a_thing_in_its_own_deck_only() -> None:
    """There is a story and an event called Stampede, and no heist."""
    rules = Rulebook(4, expanded.GAME.checked(4, {"extras": True, "ante_up": True}))
    replace(rules, EventCard("stampede", Gain(10), provenance=SRC))
    assert (provenance(rules)["event_card-stampede"], provenance(rules)["story-stampede"]) == ("src", "house")
    with pytest.raises(ValueError, match="nothing called stampede"):
        replace(rules, Heist("stampede", 2, Gain(10), Nothing()))


@pytest.mark.usefixtures("ante_up")
def test_a_pack_replaces_events_heists_and_tokens_at_the_table() -> None:
    with packed({"ante_up": True}):
        t = a_gulch([["rumours_s"], [], []], events=["silver_heir"])
        t.play("play:rumours_s")
        assert t.money[0] == 100
        t = a_gulch([[KING], [], []], place=["SV12", "SV7", "CJ10"], heists=["mail_car"])
        t.play("rob_train")
        assert t.money[0] == 40
        t = a_gulch([[KING], [], []], place=["F8", "SV7", "CJ10"], frontier={"F6a": "lookout", "F8": "dry_gulch"})
        assert t.view()["frontier"][-1] == {"at": "F8", "number": 8, "token": 1}
        t.play("explore")
        assert t.money[0] == 50


@pytest.mark.usefixtures("ante_up")
@pytest.mark.parametrize(
    "token, dollars",
    [({"renegades": {"SV3": "renegade_deserter"}}, 60), ({"prospectors": {"SV3": "prospector_greenhorn"}}, 70)],
)
def test_a_pack_replaces_tokens_that_are_fought(token: dict[str, Any], dollars: int) -> None:
    with packed({"ante_up": True}):
        t = a_gulch([[KING, QUEEN], [], []], place=["SV5", "SV7", "CJ10"], fights=["fight_2"], **token)
        t.play_on("move", "go:SV3", f"commit:{KING}")
        assert t.money[0] == dollars


@pytest.mark.usefixtures("ante_up")
def test_a_pack_replaces_a_high_roller() -> None:
    with packed({"ante_up": True}):
        scene: dict[str, Any] = {"place": ["DR5", "SV7", "CJ10"], "money": [2, 0, 0]}
        t = a_gulch([["first_shot_h", "first_shot_d"], [], []], rollers={"darkrock": "high_roller_colonel"}, **scene)
        t.play("high_roller")
        (dealt,) = [option.id for option in t.table.pending[2].options]
        t.say(2, dealt)
        t.say(0, "lay:first_shot_h", "lay:first_shot_d")
        assert t.money[0] == 40


def test_a_pack_replaces_a_line_of_a_bandit_card() -> None:
    with packed({"extras": True, "bandit_cards": True}):
        assert beat("moonless", 3).money[0] == 90  # $10 of the jack
