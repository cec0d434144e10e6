"""The 12 characters: where they begin, with what, and where each differs from the ordinary rule once it has 5 LP."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.asking import FOR_TRIBUTE, KEEP_PLAYED, RIDE_OUT, agrees, pick_company
from gulch.games.western_legends.components import (
    HAND_LIMIT,
    MINERS_MAP,
    PROVISIONS,
    REVOLVER,
    RIFLE,
    SHOTGUN,
    TIES,
)
from gulch.games.western_legends.doors import discard_some, draw, gain_money, heal
from gulch.games.western_legends.effects import Choose, Discard, Wound
from gulch.games.western_legends.fighting import add_edge, lower
from gulch.games.western_legends.movement import ride
from gulch.games.western_legends.parts import Character
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import card_at_random, hand_size, in_town, side_seat
from gulch.games.western_legends.tributes import TRIBUTE, give
from gulch.games.western_legends.zones import HAND, LAID

CARD_OR_WOUND: Final = Choose("annie_oakley", Discard(1), Wound(1), rule="WL-066")


class Annie(Character):
    """Attacker or target; with an empty hand the opponent has only the wound (WL-066, WL-R08)."""

    def at_start_of_fight(self, s: Western, side: i64) -> None:
        opponent = side_seat(s, 1 - side)
        if opponent >= 0:
            CARD_OR_WOUND.do(s, opponent)


class Bass(Character):
    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)


class Billy(Character):
    """$10 or a card of the giver's choice."""

    def after_move(self, s: Western, seat: i64) -> None:
        giver = pick_company(s, seat, FOR_TRIBUTE, optional=True)
        if giver >= 0:
            give(s, giver, seat, TRIBUTE)


class BloodyKnife(Character):
    def crosses_mesas(self) -> bool:
        return True

    def after_crossing(self, s: Western, seat: i64) -> None:
        heal(s, seat, 1)


class Calamity(Character):
    def hand_limit(self, s: Western, seat: i64) -> i64:
        return super().hand_limit(s, seat) + 1

    def after_marker(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)


class Doc(Character):
    def hand_limit(self, s: Western, seat: i64) -> i64:
        return HAND_LIMIT

    def after_wound(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)


class Jesse(Character):
    """Ties only against players."""

    def in_fight(self, s: Western, side: i64) -> None:
        lower_outside(s, side)
        if s.target >= 0:
            add_edge(s, side, TIES)


class Kit(Character):
    def has_extra_step(self) -> bool:
        return True

    def in_fight(self, s: Western, side: i64) -> None:
        lower_outside(s, side)


def lower_outside(s: Western, side: i64) -> None:
    """A fight outside the towns: attacker or target, against anybody."""
    if not in_town(s, s.fighter):
        lower(s, side, 1)


class Mary(Character):
    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        gain_money(s, seat, 1)

    def after_marker(self, s: Western, seat: i64) -> None:
        gain_money(s, seat, 1)


class WildBill(Character):
    def after_poker(self, s: Western, seat: i64, won: bool) -> None:
        if won:
            gain_money(s, seat, 2)
        elif s.box.count[LAID.of(seat)] > 0 and agrees(s, seat, KEEP_PLAYED):
            s.box.put(s, card_at_random(s, LAID.of(seat)), HAND.of(seat))


class Wyatt(Character):
    def after_first_bandit(self, s: Western, seat: i64) -> None:
        s.actions += 1


class Rowdy(Character):
    """An ordinary movement before the income, but no Move action."""

    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        if not in_town(s, seat) and hand_size(s, seat) > 0 and agrees(s, seat, RIDE_OUT):
            discard_some(s, seat, 1)
            ride(s, seat, 3)


DARKROCK_STORE: Final = ["DR2", "DR3", "DR4"]
DARKROCK_SALOON: Final = ["DR5", "DR9", "DR10"]
RED_FALLS_STORE: Final = ["RF6", "RF7", "RF8"]
HIDEOUTS_A: Final = ["MP1", "SH8"]
HIDEOUTS_B: Final = ["SH1", "DC"]
HIDEOUTS_C: Final = ["SV2", "CJ12"]

BASE_CAST: Final[list[Character]] = [
    Annie("annie_oakley", DARKROCK_STORE, {"cards": 1}, [RIFLE]),
    Bass("bass_reeves", ["DR1"], {"money": 1, "cards": 1, "marshal": 1}, [REVOLVER], True),
    Billy("billy_the_kid", HIDEOUTS_A, {"cards": 2, "wanted": 2}, [REVOLVER]),
    BloodyKnife("bloody_knife", ["SV3"], {"money": 2, "cards": 2}, [REVOLVER]),
    Calamity("calamity_jane", RED_FALLS_STORE, {"money": 2}, [REVOLVER, PROVISIONS]),
    Doc("doc_holliday", ["RF1"], {"money": 4, "cards": 2, "wounds": 1}, [REVOLVER]),
    Jesse("jesse_james", HIDEOUTS_B, {"money": 1, "cards": 1, "wanted": 1}, [REVOLVER], True),
    Kit("kit_carson", ["SH2"], {"cards": 2}, [REVOLVER, MINERS_MAP], True),
    Mary("mary_fields", DARKROCK_SALOON, {"money": 1, "cards": 1}, [SHOTGUN]),
    WildBill("wild_bill_hickok", ["RF3"], {"money": 1, "cards": 3}, [REVOLVER]),
    Wyatt("wyatt_earp", HIDEOUTS_A + HIDEOUTS_B + HIDEOUTS_C, {"money": 1, "cards": 2, "marshal": 1}, [REVOLVER]),
    Rowdy("yb_rowdy", ["CJ7"], {"cards": 3}, [REVOLVER], True),
]
