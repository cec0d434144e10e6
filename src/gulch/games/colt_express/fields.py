"""Everything that a game in progress consists of, each fact once. `tools/states.py` spells out state.py from it."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.fields import Field, Kind
from gulch.games.colt_express.components import (
    BANDITS,
    CARDS,
    CARS,
    CARS_MAX,
    ENDS,
    LOOT,
    MONEY_MAX,
    NEUTRAL_BULLETS,
    NOWHERE,
    OWN_BULLETS,
    PARTS,
    PLACE_NAMES,
    ROUND_CARDS,
    ROUNDS,
    SPOT_NAMES,
    TOKENS,
    TURNS_MAX,
)
from gulch.games.colt_express.knowledge import (
    card_pools,
    hiding_places,
    knows_loot,
    knows_under,
    round_pools,
    visible_deck,
    visible_hand,
    visible_pile,
    visible_rounds,
)
from gulch.games.colt_express.pile import is_face_down, played, which, whose
from gulch.pieces.bag import MOST
from gulch.pieces.dealing import Pools
from gulch.pieces.fields import ANY, Bags, Chosen, Dealing, derived, noted, one, per_name, per_seat, row, seat, shaped
from gulch.pieces.kinds import BagOf, Between, ByName, Maybe, Name, Vector, number_of


class PileCard(Kind):
    """A card of the pile: "ghost:fire", and ":hidden" if it lies face down."""

    def out(self, value: Any) -> Any:
        return f"{BANDITS[whose(value)]}:{CARDS[which(value)]}" + (":hidden" if is_face_down(value) else "")

    def back(self, data: Any) -> Any:
        bandit, _, rest = str(data).partition(":")
        card, _, back = rest.partition(":")
        if back not in ("", "hidden"):
            raise ValueError(f"{data!r} is no card of the pile")
        return int(played(number_of(BANDITS, bandit), number_of(CARDS, card), bool(back)))

    def wire(self) -> str:
        return "string"


BAG: Final = BagOf(CARDS)
CLASS: Final = "Colt"
TITLE: Final = "The train and everything on it"
NEEDS: Final = [
    f"gulch.games.colt_express.powers.{name}"
    for name in ("NO_CARDS", "NO_CAST", "NO_DECKS", "NO_TRACK", "Bandit", "Card", "Decks", "Track")
]
STEPS: Final = ["choose", "take_places", "round", "scheme", "put_away", "begin_stealing", "steal", "round_end"]
FIELDS: Final[list[Field]] = [
    row("train", ANY, [car.name for car in CARS], fixed=True, note="the printed cars behind the locomotive"),
    per_seat("lead", Maybe(BANDITS), fixed=True, note="the bandit, in teams the first of the two; -1: none yet"),
    per_seat("mate", Maybe(BANDITS), fixed=True, note="the second one, or -1"),
    shaped(
        Pools("round_cards", Vector(Name([card.name for card in ROUND_CARDS])), visible_rounds, round_pools),
        fixed=True,
        note="those of later rounds are hidden",
    ),
    one("round", most=ROUNDS),
    one("turn", most=TURNS_MAX),
    seat("first"),
    per_name("place", BANDITS, Name(PLACE_NAMES), blank=NOWHERE),
    one("marshal", most=CARS_MAX - 1, note="his car"),
    shaped(
        Pools("hand", ByName(BANDITS, BAG), visible_hand, card_pools),
        note="bullets in the lead's; deals for deck and pile",
    ),
    shaped(Dealing("deck", ByName(BANDITS, BAG), visible_deck)),
    per_name("discard", BANDITS, BAG, note="face up; experts only"),
    per_name("top", BANDITS, Between(0, MOST), note="by lead: so many bullets lie on top of the deck; experts only"),
    shaped(Dealing("pile", Vector(PileCard()), visible_pile)),
    one("shown", note="so many cards of the pile have been carried out"),
    per_name("bullets", BANDITS, Between(0, OWN_BULLETS), note="own bullets left"),
    per_name("wounds", BANDITS, BagOf([*BANDITS, "neutral"]), note="bullets received, by who fired them"),
    one("neutral", most=NEUTRAL_BULLETS),
    one(
        "spent", most=NEUTRAL_BULLETS + OWN_BULLETS * len(BANDITS), note="bullets that Mary has thrown out of the game"
    ),
    Bags("loot", ByName(SPOT_NAMES, BagOf(TOKENS)), TOKENS, dict(zip(LOOT, PARTS)), knows_loot),
    per_name("money", BANDITS, Between(0, MONEY_MAX), fixed=True, note="from the bank"),
    one("handcar", ENDS),
    noted(
        Chosen("under", ByName(BANDITS, Between(0, CARS_MAX)), ANY, knows_under, hiding_places),
        "the car it hides under, from 1; 0: none was chosen",
    ),
    derived("cars", note="of this train, from the rules, as all below"),
    derived("cast", "vec[Bandit]", "NO_CAST", note="by bandit"),
    derived("cards", "vec[Card]", "NO_CARDS", note="by card"),
    derived("decks", "Decks", "NO_DECKS"),
    derived("track", "Track", "NO_TRACK"),
    derived("open_pile", "bool", "False"),
    derived("owner", "vec[i64]", "NOTHING", note="by bandit: the seat; from lead and mate, as all below"),
    derived("holder", "vec[i64]", "NOTHING", note="by bandit: in whose deck its bullets go"),
    derived("gang", "vec[i64]", "NOTHING", note="the bandits in play"),
    derived("circle", "vec[i64]", "NOTHING", note="one bandit for everybody who takes turns, clockwise"),
    derived("elusive", note="bits of bandits"),
    derived("steadfast"),
]
