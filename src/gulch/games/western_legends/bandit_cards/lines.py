"""The 36 lines of the bandit cards (WLX-013): conditions of a fight, extra rewards, extra penalties, sayings. All texts
are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.asking import OwnRule
from gulch.games.western_legends.bandit_cards.state import bandit_cards
from gulch.games.western_legends.bandit_cards.vocabulary import BANDITS
from gulch.games.western_legends.bandit_cards.zones import LINE
from gulch.games.western_legends.cattle import cattle_held, give_up_token
from gulch.games.western_legends.doors import draw, gain_money, lose_money, lose_nuggets
from gulch.games.western_legends.effects import (
    All,
    ByStatus,
    Discard,
    DiscardRandom,
    Do,
    Draw,
    Gain,
    Heal,
    Legend,
    Lose,
    LoseLegend,
    Nothing,
    Nugget,
    Wound,
)
from gulch.games.western_legends.hideouts import ADD_BANDIT
from gulch.games.western_legends.movement import STORY_MOVE, walk
from gulch.games.western_legends.npcs import is_free, place_bandit
from gulch.games.western_legends.parts import HOUSE, Effect, Printed
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size, right_of
from gulch.pieces.sets import bit

# kinds of lines
SAYING: Final = 0
REWARD: Final = 1
PENALTY: Final = 2
THREE_CARDS: Final = 3
NO_REACTIONS: Final = 4
BLIND: Final = 5
LOWERED: Final = 6
NO_WEAPON: Final = 7
TOLL: Final = 8
SHOWS_FIRST: Final = 9
RANDOM_CARD: Final = 10
TIES_LOST: Final = 11
BOTH_CARDS: Final = 12
UNHORSED: Final = 13


class Line(Printed):
    """Of a card and the number of a bandit: what kind it is; of a reward or a penalty, what the player gets when the
    fight is over."""

    def __init__(
        self, card: str, number: int, kind: int, effect: Effect | None = None, provenance: str = HOUSE
    ) -> None:
        super().__init__(LINE.name, f"{card}_{number}", provenance)
        self.kind = kind
        self.effect: Effect = effect if effect is not None else Nothing()


# ---- odd rewards and penalties ---------------------------------------------------------------------------------------
def ride_away(s: Western, seat: i64) -> None:
    walk(s, seat, 2, STORY_MOVE)


def by_colour(s: Western, seat: i64) -> None:
    """$20 for a red card, otherwise a new one."""
    if bandit_cards(s).red:
        gain_money(s, seat, 2)
    else:
        draw(s, seat, 1)


def go_lame(s: Western, seat: i64) -> None:
    bandit_cards(s).lame |= bit(seat)


def lose_gold_or_money(s: Western, seat: i64) -> None:
    if lose_nuggets(s, seat, 1) == 0:
        lose_money(s, seat, 1)


def lose_a_head(s: Western, seat: i64) -> None:
    if cattle_held(s, seat) > 0:
        give_up_token(s, seat)


CALLING: Final = OwnRule(BANDITS, "calling", "WLX-013", ADD_BANDIT)


def another_comes(s: Western, seat: i64) -> None:
    """The neighbour on the right chooses the hideout, and which bandit comes."""
    hideout: i64
    free = False
    for hideout in range(len(s.board.hideouts)):
        free = free or is_free(s, hideout)
    if free:
        neighbour = right_of(s, seat)
        place_bandit(s, ADD_BANDIT.hideout.of(s.ask(neighbour, CALLING)), neighbour)


def lose_card_and_money(s: Western, seat: i64) -> None:
    if hand_size(s, seat) > 0:
        DiscardRandom().do(s, seat)
    lose_money(s, seat, 1)


LINES: Final[list[Line]] = [
    Line("dust_and_lead", 1, REWARD, Draw(2)),
    Line("dust_and_lead", 2, PENALTY, Lose(20)),
    Line("dust_and_lead", 3, THREE_CARDS),
    Line("dust_and_lead", 4, SAYING),
    Line("dust_and_lead", 5, NO_REACTIONS),
    Line("dust_and_lead", 6, REWARD, Gain(20)),
    Line("bad_hand", 1, BLIND),
    Line("bad_hand", 2, REWARD, Gain(30)),
    Line("bad_hand", 3, SAYING),
    Line("bad_hand", 4, PENALTY, Do(go_lame)),
    Line("bad_hand", 5, PENALTY, Wound(1)),
    Line("bad_hand", 6, LOWERED),
    Line("price_of_powder", 1, PENALTY, Discard(1)),
    Line("price_of_powder", 2, SAYING),
    Line("price_of_powder", 3, REWARD, Legend(1)),
    Line("price_of_powder", 4, REWARD, Do(ride_away)),
    Line("price_of_powder", 5, NO_WEAPON),
    Line("price_of_powder", 6, PENALTY, Do(another_comes)),
    Line("old_grudge", 1, SAYING),
    Line("old_grudge", 2, TOLL),
    Line("old_grudge", 3, PENALTY, LoseLegend(1)),
    Line("old_grudge", 4, REWARD, All(Gain(10), Draw(1))),
    Line("old_grudge", 5, REWARD, Heal(1)),
    Line("old_grudge", 6, SHOWS_FIRST),
    Line("moonless", 1, RANDOM_CARD),
    Line("moonless", 2, PENALTY, Do(lose_gold_or_money)),
    Line("moonless", 3, TIES_LOST),
    Line("moonless", 4, PENALTY, Do(lose_a_head)),
    Line("moonless", 5, SAYING),
    Line("moonless", 6, REWARD, ByStatus(Gain(20), Draw(1), Gain(20))),
    Line("last_bullet", 1, REWARD, Do(by_colour)),
    Line("last_bullet", 2, REWARD, Nugget()),
    Line("last_bullet", 3, BOTH_CARDS),
    Line("last_bullet", 4, UNHORSED),
    Line("last_bullet", 5, PENALTY, Do(lose_card_and_money)),
    Line("last_bullet", 6, SAYING),
]


def line_of(s: Western, number: i64) -> Line:
    line = s.game.printed[LINE.name][number]
    assert isinstance(line, Line)
    return line
