"""What the variant lays on the table and which words it adds."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.views import entry
from gulch.games.western_legends.bandit_cards.bandits import NumberedBandit, free_number, number_bandit
from gulch.games.western_legends.bandit_cards.consistency import check
from gulch.games.western_legends.bandit_cards.fields import FIELDS
from gulch.games.western_legends.bandit_cards.lines import LINES
from gulch.games.western_legends.bandit_cards.state import BanditCards, bandit_cards
from gulch.games.western_legends.bandit_cards.vocabulary import BANDITS
from gulch.games.western_legends.bandit_cards.zones import BANDIT_CARD, BANDIT_NUMBERS, CARDS, DECK, LINE_NAMES, NUMBERS
from gulch.games.western_legends.components import NONE
from gulch.games.western_legends.decks import lay
from gulch.games.western_legends.owning import make_active
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import (
    AT_END_OF_TURN,
    AT_SET_UP,
    WHEN_A_BANDIT_COMES,
    WHEN_A_BANDIT_LEAVES,
)
from gulch.pieces.box import new_box
from gulch.pieces.sets import bit


def lay_out(rules: WesternRules) -> None:
    def fresh() -> BanditCards:
        part = BanditCards()
        part.box = new_box(CARDS)
        part.numbers = vec[i64]([NONE] * NUMBERS)
        return part

    rules.part(fresh, FIELDS)
    lay(rules, NumberedBandit("bandit"), *LINES)
    rules.lame.append(is_lame)
    rules.resting.append(tired_mount)
    rules.checks.append(check)


def is_lame(s: Western, seat: i64) -> bool:
    return bandit_cards(s).lame >> seat & 1 == 1


def tired_mount(s: Western, seat: i64) -> i64:
    """The one that a bandit has made inactive until the end of the turn."""
    unhorsed = bandit_cards(s).unhorsed
    return bit(unhorsed) if unhorsed != NONE and seat == s.active else 0


def shuffle_cards(s: Western, _: int) -> None:
    box = bandit_cards(s).box
    box.fill(BANDIT_CARD, DECK.first)
    box.shuffle(DECK.first, s.chance)


def end_turn(s: Western, seat: int) -> None:
    """Feet heal, and the mount comes back."""
    part = bandit_cards(s)
    part.lame = 0
    if part.unhorsed != NONE:
        if s.items[seat] >> part.unhorsed & 1 and s.mount[seat] == NONE:
            make_active(s, seat, part.unhorsed)
        part.unhorsed = NONE


def numbers(s: Western, viewer: int) -> list[str | None]:
    return [BANDIT_NUMBERS[number] if number >= 0 else None for number in bandit_cards(s).numbers]


def line(s: Western, viewer: int) -> str | None:
    now = bandit_cards(s).line
    return LINE_NAMES[now] if now >= 0 else None


def register(rules: WesternRules) -> None:
    rules.use(BANDITS)
    rules.at(AT_SET_UP, shuffle_cards)
    rules.at(WHEN_A_BANDIT_COMES, number_bandit)
    rules.at(WHEN_A_BANDIT_LEAVES, free_number)
    rules.at(AT_END_OF_TURN, end_turn)
    rules.show(
        entry("bandit_numbers", "(string | null)[]", numbers),
        entry("bandit_line", "string | null", line),
        entry("bandit_deck", "number", lambda s, viewer: int(bandit_cards(s).box.count[DECK.first])),
    )


WITH_BANDIT_CARDS: Final = Expansion(register, lay_out)
