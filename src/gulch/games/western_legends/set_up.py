"""Set-up (WL-031 to WL-061): what lies where, who is who, who begins."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE, ask_all
from gulch.games.western_legends.components import (
    DICE,
    FIRST_CAST,
    GOALS_EACH,
    GOODS,
    NO_FACE,
    NONE,
    NOT_IN_A_FIRST_GAME,
    NOWHERE,
    STACKS,
    STATION,
    STORIES_OF_A_FIRST_GAME,
    name_of,
)
from gulch.games.western_legends.doors import draw
from gulch.games.western_legends.fields import EVERY_GOAL
from gulch.games.western_legends.movement import go
from gulch.games.western_legends.npcs import place_bandit
from gulch.games.western_legends.owning import gain_item, make_active
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import CHOOSE, START_OF_TURN, Western
from gulch.games.western_legends.table import derive_characters
from gulch.games.western_legends.vocabulary import AFTER_START, AT_SET_UP, TERRITORY, WEST
from gulch.games.western_legends.zones import (
    CARDS,
    CAST,
    CHARACTER,
    CHOSEN,
    DECK,
    FIGHT,
    FIGHT_DECK,
    HERDS,
    MAN_CARD,
    MAN_DECK,
    OFFERED,
    POKER,
    RANCHES,
    TOKEN,
    TOKEN_SUPPLY,
)
from gulch.pieces.box import new_box
from gulch.pieces.cards import Family, Zone
from gulch.pieces.sets import bit

DEALT_EACH: Final = 2

NOT_DEALT: Final = WEST.reason("not-dealt", "WL-037")
NOT_A_START: Final = WEST.reason("not-a-start", "WL-043")
IS_CHARACTER: Final = WEST.event("is_character", "WL-037", who=SEAT, character=CHARACTER)
STARTS: Final = WEST.event("starts", "WL-046", who=SEAT)


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0] * count)


def blank(rules: WesternRules, chance: Chance) -> Western:
    """Everything in its size, nothing anywhere."""
    s = Western(rules, chance)
    n = rules.seats
    s.box = new_box(CARDS)
    s.place = vec[i64]([NOWHERE] * n)
    s.money, s.nuggets, s.wounds, s.legend = zeros(n), zeros(n), zeros(n), zeros(n)
    s.marshal, s.wanted, s.items, s.upgraded = zeros(n), zeros(n), zeros(n), zeros(n)
    s.mount, s.weapon = vec[i64]([NONE] * n), vec[i64]([NONE] * n)
    s.character = vec[i64]([NONE] * n)
    s.goals, s.goals_done = zeros(n), zeros(n)
    s.markers, s.resolved = zeros(STACKS * n), zeros(STACKS)
    s.progress, s.today = zeros(GOALS_EACH * n), zeros(GOALS_EACH * n)
    s.rank, s.edge, s.reacted = zeros(2), zeros(2), zeros(2)
    s.dice = vec[i64]([NO_FACE] * DICE)
    s.stock = zeros(len(rules.items))
    s.stops = rules.board.zeros
    return s


def new_game(s: Western, rules: WesternRules) -> Western:
    s.at = CHOOSE
    s.sheriff = rules.board.office
    for number, item in enumerate(rules.items):
        s.stock[number] = 0 if rules.first_game and number in NOT_IN_A_FIRST_GAME else item.copies
    pile(s, POKER, DECK, [card for card in range(POKER.size) if is_here(rules, card)])
    pile(s, FIGHT, FIGHT_DECK)
    if not rules.first_game:
        for colour in range(rules.colours):
            pile(s, HERDS[colour], RANCHES[colour])
    pile(s, TOKEN, TOKEN_SUPPLY, list(range(rules.tokens)))
    if rules.with_man:
        pile(s, MAN_CARD, MAN_DECK)
        s.man = rules.board.with_location(STATION)[0]
    stack_stories(s, rules)
    deal_characters(s, rules)
    s.happen(AT_SET_UP, 0)
    return s


def pile(s: Western, family: Family, zone: Zone, numbers: list[int] | None = None) -> None:
    """A whole deck, or as much of it as this table plays with, shuffled."""
    for number in numbers if numbers is not None else range(family.size):
        s.box.lay(family.card(number), zone.first, s.box.cards.known[zone.first])
    s.box.shuffle(zone.first, s.chance)


def is_here(rules: WesternRules, card: int) -> bool:
    """Does this table play with that poker card?"""
    name = name_of(card)
    return name < len(rules.deck) and rules.deck[name].name != ""


def stack_stories(s: Western, rules: WesternRules) -> None:
    """Two stacks (WL-052), in a first game one of the first twenty (WL-351)."""
    here = [number for number, story in enumerate(rules.stories) if story.name]
    stories = here[:STORIES_OF_A_FIRST_GAME] if rules.first_game else here
    s.chance.shuffle(stories)
    s.stack = vec[i64](stories)
    s.split = len(stories) if rules.first_game else len(stories) // STACKS


def deal_characters(s: Western, rules: WesternRules) -> None:
    """Two each (WL-037). In a first game everybody chooses among the first characters, as far as they go (WL-350): one
    is dealt to each, and who is left is dealt, too."""
    pile(s, CHARACTER, CAST, [number for number, character in enumerate(rules.cast) if character.name])
    if rules.first_game:
        deal_first_cast(s)
        return
    for seat in range(s.seats):
        for _ in range(DEALT_EACH):
            s.box.draw(s, CAST.first, OFFERED.of(seat))


def deal_first_cast(s: Western) -> None:
    names = FIRST_CAST[: max(3, min(s.seats, len(FIRST_CAST)))]
    cards = [int(CHARACTER.card(CHARACTER.index[name])) for name in names]
    s.chance.shuffle(cards)
    for seat in range(s.seats):
        if cards:
            s.box.put(s, cards.pop(), OFFERED.of(seat))
        else:
            s.box.draw(s, CAST.first, OFFERED.of(seat))


# ---- who is who ------------------------------------------------------------------------------------------------------
class Be(Verb[Western]):
    character: Final = arg(CHARACTER)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        dealt = s.box.place[CHARACTER.card(self.character.of(action))] == OFFERED.of(seat)
        return LEGAL if dealt else NOT_DEALT


class Start(Verb[Western]):
    at: Final = arg(TERRITORY)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(t) for t in s.game.starts[s.character[seat]]]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if int(self.at.of(action)) in s.game.starts[s.character[seat]] else NOT_A_START


BE: Final = Be(WEST, "be", "WL-037")
CHOOSING: Final = Moment[Western](WEST, "choosing", "WL-037", BE)
START: Final = Start(WEST, "start", "WL-043")
STARTING: Final = Moment[Western](WEST, "starting", "WL-043", START)


def keep_character(s: Western, seat: int, action: int) -> None:
    s.box.put(s, CHARACTER.card(BE.character.of(action)), CHOSEN.of(seat), True)


def choose(s: Western) -> int:
    """All choose at once; then everybody takes the kit and a place, in the order of the seats (WL-037 to WL-045)."""
    ask_all(s, list(range(s.seats)), CHOOSING, keep_character)
    derive_characters(s)
    seat: i64
    for seat in range(s.seats):
        s.box.show(s, s.box.top[CHOSEN.of(seat)], EVERYONE)
        s.say(EVERYONE, IS_CHARACTER, seat, s.character[seat])
        take_kit(s, seat)
    for seat in range(s.seats):
        go(s, seat, START.at.of(s.ask(seat, STARTING)))
        s.happen(AFTER_START, seat)
    for hideout in range(len(s.board.hideouts)):
        place_bandit(s, hideout)
    s.first = s.active = first_player(s)
    s.left = NOWHERE
    s.say(EVERYONE, STARTS, s.first)
    return START_OF_TURN


def take_kit(s: Western, seat: i64) -> None:
    """Starting points pay nothing (WL-R04)."""
    character = s.game.cast[s.character[seat]]
    kit = character.kit
    s.money[seat] = kit.get("money", 0)
    s.marshal[seat] = kit.get("marshal", 0)
    s.wanted[seat] = kit.get("wanted", 0)
    s.wounds[seat] = kit.get("wounds", 0)
    draw(s, seat, kit.get("cards", 0))
    for item in character.items:
        if s.stock[item] > 0:
            take_item(s, seat, item, character.upgraded)
    character.after_kit(s, seat)
    if s.game.goals_on:
        goals = s.goals[:]
        goals[seat] = EVERY_GOAL ^ bit(s.chance.below(GOALS_EACH))
        s.goals = goals


def take_item(s: Western, seat: i64, item: i64, upgraded: bool) -> None:
    gain_item(s, seat, item)
    if s.game.items[item].kind == GOODS:
        return
    make_active(s, seat, item)
    if upgraded:
        s.upgraded[seat] |= bit(item)


def first_player(s: Western) -> i64:
    """The most wanted; drawn among the tied (WL-046, WL-047)."""
    best = max([int(points) for points in s.wanted])
    tied = [p for p in range(s.seats) if s.wanted[p] == best]
    return tied[s.chance.below(len(tied))]
