"""Everything that a game in progress consists of, each fact once. `tools/states.py` spells out state.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.fields import PUBLIC, Field, Kind
from gulch.engine.chance import Chance
from gulch.games.pokertown.components import (
    BOUNTIES,
    BOUNTY_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    CHAMBER_NAMES,
    CHARACTER_NAMES,
    COWBOTS,
    GOODS,
    GOODS_WITH_PEAK,
    HAMMERS_MAX,
    HANDS,
    HOTEL_STARS,
    ITEM_NAMES,
    LAND_CELLS,
    LINE_UP,
    MOST_GOODS,
    MOST_SEATS,
    MOST_TODOS,
    MOST_USES,
    NUMBER_OF_TODOS,
    OUTLAWS,
    OWN_CARDS,
    PANS_MAX,
    PLACE_NAMES,
    REGIONS,
    ROBBERIES_MAX,
    ROUNDS,
    SILVER_STAR,
    STAGE_NAMES,
    TARGET_NAMES,
    TOMBSTONE_NAMES,
    TURNS,
)
from gulch.games.pokertown.zones import CARDS, DECK
from gulch.pieces.card_fields import card_fields
from gulch.pieces.fields import ANY, Dealing, Row, derived, noted, one, per_seat, row
from gulch.pieces.kinds import Between, Maybe, SetOf, Vector

if TYPE_CHECKING:
    from gulch.games.pokertown.state import Town


class Several(Row):
    """So many values for each seat, one seat after the other."""

    def __init__(self, name: str, each: int, kind: Kind) -> None:
        super().__init__(name, Vector(kind), ANY, False, PUBLIC, None)
        self.each = each

    def fill(self, s: Any, data: Any) -> None:
        super().fill(s, data)
        wanted = self.each * int(s.seats)
        if len(data) != wanted:
            raise ValueError(f"{len(data)} values; {wanted} are needed")


def several(name: str, each: int, kind: Kind, note: str = "") -> Field:
    return noted(Several(name, each, kind), note)


# ---- the order of the discard pile under a deck too short for this turn (PT-R04); the pile itself all can see --------
def share_of(s: Town, viewer: i64) -> list[int]:
    """Of the face-down cards, counted from the top: those that this viewer has seen turned up in the open turn. Alone
    at the table one is watched by everybody."""
    seat: i64 = 0 if s.seats == 1 else viewer
    return [int(seat + s.seats * k) for k in range(s.drawn[seat])] if seat >= 0 else []


def visible_reserve(s: Town, viewer: int) -> object:
    size = int(s.box.count[DECK.first])
    seen = [place - size for place in share_of(s, viewer) if place >= size]
    return [len(s.reserve), [CARD_NAMES[s.reserve[i]] for i in seen]]


def deal_reserve(s: Town, viewer: int, chance: Chance) -> None:
    seen = [place - int(s.box.count[DECK.first]) for place in share_of(s, viewer)]
    rest = sorted([int(s.reserve[i]) for i in range(len(s.reserve)) if i not in seen])
    chance.shuffle(rest)
    s.reserve = vec[i64]([int(s.reserve[i]) if i in seen else rest.pop() for i in range(len(s.reserve))])


def reserve() -> Field:
    field = Dealing("reserve", Vector(Between(0, len(CARD_NAMES) - 1)), visible_reserve, deal_reserve)
    field.typed, field.first, field.is_rare = "vec[i64]", "NOTHING", True
    return noted(field, "the discard pile as it would lie under a deck too short for this turn")


CARD: Final = Maybe(CARD_NAMES)
SLOT: Final = Maybe([str(i + 1) for i in range(LINE_UP)])
BOUNTY_SET: Final = SetOf([str(i + 1) for i in range(BOUNTIES)])
NONE: Final = -1

STEPS: Final = ["casting", "round", "lineup", "turn", "poker", "work", "pleas", "bribes", "sheriff", "arrest"]
CLASS: Final = "Town"
TITLE: Final = "The table of Pokertown: the cards in the middle and one sheet per seat"
NEEDS: Final = ["gulch.games.pokertown.powers.NO_CAST", "gulch.games.pokertown.powers.Character"]
FIELDS: Final[list[Field]] = [
    one("round", most=ROUNDS),
    one("turn", most=TURNS, note="of the round, 0: not begun"),
    *card_fields(CARDS),
    reserve(),
    one("forged", Maybe([str(i + 1) for i in range(OWN_CARDS)]), NONE, note="which of the own cards the Cheat marked"),
    one("counts_as", CARD, NONE, note="what it counts as"),
    one("caught", SetOf([str(p) for p in range(MOST_SEATS)]), note="whom the sheriff's card arrests"),
    one("cowbot", Maybe(COWBOTS), NONE),
    row("bounties", ANY, BOUNTY_NAMES, fixed=True),
    one("flipped", BOUNTY_SET, note="bounties on their later side"),
    # one sheet per seat
    per_seat("dollars", most=MOST_GOODS),
    per_seat("nuggets", most=MOST_GOODS),
    per_seat("stars", most=MOST_GOODS),
    per_seat("wanted", most=MOST_GOODS),
    per_seat("pans", most=PANS_MAX),
    per_seat("hammers", most=HAMMERS_MAX),
    per_seat("items", SetOf(ITEM_NAMES[:SILVER_STAR])),
    per_seat("stages", SetOf(STAGE_NAMES), note="circled; below, too"),
    per_seat("robbed", SetOf(TARGET_NAMES)),
    per_seat("chambers", SetOf(CHAMBER_NAMES)),
    per_seat("visited", SetOf(BUILDING_NAMES)),
    per_seat("graves", SetOf(TOMBSTONE_NAMES)),
    per_seat("hotel", most=len(HOTEL_STARS) - 1, note="silver stars circled"),
    per_seat("land", SetOf(LAND_CELLS), note="cells drawn"),
    per_seat("outlaw", Maybe(OUTLAWS), note="hunted now"),
    per_seat("outlaws", SetOf(OUTLAWS), note="all that were ever circled"),
    several("poker", ROUNDS * TURNS, CARD, note="five rows for each round"),
    several("hands", ROUNDS, Maybe(HANDS), note="the combination of each round"),
    per_seat("character", CHARACTER_NAMES),
    per_seat("uses", most=MOST_USES, note="of the ability, left"),
    per_seat("bonus_taken", SetOf(REGIONS), note="where a bonus action was carried out"),
    several("peak", GOODS_WITH_PEAK, Between(0, 2 * MOST_GOODS), note="the most of this turn (PT-R38)"),
    per_seat("met", BOUNTY_SET, note="bounties scored"),
    per_seat("arrests", most=ROUNDS),
    per_seat("bribed", most=1),
    # this turn of each seat
    per_seat("suit_card", SLOT),
    per_seat("rank_card", SLOT),
    per_seat("suit", Maybe([*REGIONS, "passed"]), note="the region chosen"),
    per_seat("free", SetOf(["suit", "rank", "shift"]), note="what the present assignment need not pay for"),
    per_seat("place", Maybe(PLACE_NAMES), note="of the turn's own action"),
    per_seat("drawn", most=ROBBERIES_MAX, note="robbery cards turned up"),
    per_seat("gained", SetOf(GOODS)),
    several("todo", NUMBER_OF_TODOS, Between(0, MOST_TODOS), note="bonus actions by region, then effects by building"),
    derived("waiting", "vec[i64]", "NOTHING", note="per seat: how much there is to do"),
    derived("stage", "vec[i64]", "NOTHING", note="per seat: the furthest stage circled"),
    derived("ways", "vec[i64]", "NOTHING", note="per seat: chambers to which a passage leads down"),
    derived("slots", "vec[i64]", "NOTHING", note="the three cards of the line-up"),
    derived("cast", "vec[Character]", "NO_CAST", note="from character"),
    derived("revolver", note="what the guns add, by edition (PT-R17)"),
    derived("rifle"),
]
for _own in ("waiting", "stage", "ways", "slots"):
    next(field for field in FIELDS if field.name == _own).copied = "self.{}[:]"
