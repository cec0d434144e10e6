"""Event tokens on the board: what is empty, how they come and go, renegades and freelance prospectors (AU-033 to
AU-036, AU-049 to AU-061, AU-192, AU-206)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import FRONTIER_AT, LONGHORNS, PROSPECTOR, RENEGADE
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import LegendTokens
from gulch.games.western_legends.ante_up.train import train_territory
from gulch.games.western_legends.ante_up.vocabulary import AU, TOKEN_KIND
from gulch.games.western_legends.ante_up.zones import (
    LYING,
    PROSPECTOR_TOKEN,
    RENEGADE_TOKEN,
    ROLLER_SUPPLY,
    ROLLERS,
    SUPPLIES,
    TURNED,
)
from gulch.games.western_legends.components import NONE, NUGGETS_IN_ALL, SALOON
from gulch.games.western_legends.effects import All, Draw, Gain, Legend
from gulch.games.western_legends.effects import Nugget as Gold
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.parts import HOUSE, Character, Effect, Obstacle, Opponent, Printed
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import derive_stops, someone_at
from gulch.games.western_legends.vocabulary import TERRITORY
from gulch.games.western_legends.zones import RANCHES
from gulch.pieces.cards import Family

RENEGADES_LIE: Final = 0  # kinds
PROSPECTORS_LIE: Final = 1

TOKEN_AT: Final = AU.event("token_at", "AU-192", kind=TOKEN_KIND, at=TERRITORY)
RENEGADE_IS: Final = AU.event("renegade_is", "AU-049", who=SEAT, token=RENEGADE_TOKEN)
PROSPECTOR_IS: Final = AU.event("prospector_is", "AU-055", who=SEAT, token=PROSPECTOR_TOKEN)
TOKEN_BACK: Final = AU.event("token_back", "AU-023", at=TERRITORY)
IS_EVENTS: Final = [RENEGADE_IS, PROSPECTOR_IS]


class Token(Printed):
    """So many cards, and what a win brings."""

    def __init__(self, deck: str, name: str, cards: int, reward: Effect, provenance: str = HOUSE) -> None:
        super().__init__(deck, name, provenance)
        self.cards = cards
        self.reward = reward


class Renegade(Token):
    def __init__(self, name: str, cards: int, reward: Effect, provenance: str = HOUSE) -> None:
        super().__init__(RENEGADE_TOKEN.name, name, cards, reward, provenance)


class Prospector(Token):
    def __init__(self, name: str, cards: int, reward: Effect, provenance: str = HOUSE) -> None:
        super().__init__(PROSPECTOR_TOKEN.name, name, cards, reward, provenance)


RENEGADE_TOKENS: Final[list[Printed]] = [
    Renegade("renegade_horse_trader", 2, Gain(20)),
    Renegade("renegade_deserter", 2, Gain(20)),
    Renegade("renegade_lookout", 2, Draw(2)),
    Renegade("renegade_stage_robber", 3, All(Legend(1), Gain(10))),
    Renegade("renegade_bushwhacker", 3, All(Legend(1), Gain(10))),
    Renegade("renegade_tracker", 3, All(Legend(1), Draw(1))),
    Renegade("renegade_hired_gun", 4, Legend(2)),
    Renegade("renegade_gang_boss", 4, Legend(2)),
    Renegade("renegade_nameless_rider", 4, LegendTokens(1)),
]
PROSPECTOR_TOKENS: Final[list[Printed]] = [
    Prospector("prospector_greenhorn", 2, Gold()),
    Prospector("prospector_claim_jumper", 3, Gold(2)),
    Prospector("prospector_mad_miner", 4, Gold(3)),
]
OPPONENT_OF: Final = [RENEGADE, PROSPECTOR]


def token_of(s: Western, family: Family, card: i64) -> Token:
    token = s.game.printed[family.name][family.number(card)]
    assert isinstance(token, Token)
    return token


# ---- what is empty (AU-035, AU-036) ----------------------------------------------------------------------------------
def is_empty(s: Western, territory: i64) -> bool:
    """No figure, no token; nuggets and the markers of passes are neither (AU-R09)."""
    if someone_at(s, territory) or train_territory(s) == territory:
        return False
    if s.sheriff == territory and s.at != CHOOSE:  # who during set-up is not on the board yet
        return False
    hideout = s.board.hideout_at[territory]
    if hideout != NONE and s.bandits >> hideout & 1:
        return False
    return not has_token(s, territory) and not has_cattle(s, territory)


def has_token(s: Western, territory: i64) -> bool:
    own = ante_up(s)
    if own.grazing[territory] > 0 or any(own.box.count[zone.of(territory)] > 0 for zone in LYING):
        return True
    place = FRONTIER_AT[territory]
    return place != NONE and own.frontier[place] != NONE


def has_cattle(s: Western, territory: i64) -> bool:
    """The stack of a ranch."""
    colour = s.board.ranch[territory]
    return 0 <= colour < s.game.colours and s.box.count[RANCHES[colour].first] > 0


# ---- coming and going ------------------------------------------------------------------------------------------------
def is_left(s: Western, kind: i64) -> bool:
    """In the supply (AU-R06)."""
    return ante_up(s).box.count[SUPPLIES[kind].first] > 0


def place_token(s: Western, kind: i64, territory: i64) -> bool:
    """A random one, face down; True if it could be placed (AU-R05, AU-R06)."""
    box = ante_up(s).box
    if not is_empty(s, territory) or not is_left(s, kind):
        return False
    box.put(s, box.blind(SUPPLIES[kind].first, s.chance), LYING[kind].of(territory))
    derive_stops(s)
    s.say(EVERYONE, TOKEN_AT, kind, territory)
    return True


def return_token(s: Western, kind: i64, place: i64) -> None:
    """Shuffled into its supply (AU-192)."""
    box = ante_up(s).box
    while box.count[place] > 0:
        box.put(s, box.top[place], SUPPLIES[kind].first)
    box.shuffle(SUPPLIES[kind].first, s.chance)
    derive_stops(s)


def clear_start(s: Western, seat: int) -> None:
    """Somebody starts here: event tokens go back (AU-023)."""
    own, here = ante_up(s), s.place[seat]
    kind: i64
    for kind in range(len(LYING)):
        if own.box.count[LYING[kind].of(here)] > 0:
            return_token(s, kind, LYING[kind].of(here))
            s.say(EVERYONE, TOKEN_BACK, here)
    if own.grazing[here] > 0:
        own.grazing[here] = 0
        s.say(EVERYONE, TOKEN_BACK, here)
    town = s.board.town[here]
    if s.board.location[here] == SALOON and own.box.count[ROLLERS.of(town)] > 0:
        own.box.put(s, own.box.top[ROLLERS.of(town)], ROLLER_SUPPLY.first)
        own.box.shuffle(ROLLER_SUPPLY.first, s.chance)
        s.say(EVERYONE, TOKEN_BACK, here)


def longhorns_left(s: Western) -> i64:
    own = ante_up(s)
    left: i64 = LONGHORNS
    for there in own.grazing:
        left -= there
    for held in own.longhorns:
        left -= held
    return left


def lying_nuggets(s: Western) -> i64:
    nuggets: i64 = 0
    for there in ante_up(s).lost_gold:
        nuggets += there
    return nuggets


def nuggets_left(s: Western) -> i64:
    left = NUGGETS_IN_ALL - lying_nuggets(s)
    for held in s.nuggets:
        left -= held
    return left


# ---- tokens that stop a movement -------------------------------------------------------------------------------------
class TokenStop(Obstacle):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def is_at(self, s: Western, territory: i64) -> bool:
        return ante_up(s).box.count[LYING[self.kind].of(territory)] > 0

    def mark(self, s: Western, stops: vec[i64]) -> None:
        box, lying = ante_up(s).box, LYING[self.kind]
        number: i64
        for number in range(lying.family.size):
            territory = box.place[lying.family.card(number)] - lying.first
            if 0 <= territory < lying.most:
                stops[territory] += 1

    def meet(self, s: Western, seat: i64, territory: i64) -> bool:
        """It is turned over and fought (AU-049, AU-055)."""
        box = ante_up(s).box
        token = box.draw(s, LYING[self.kind].of(territory), TURNED[self.kind].first)
        derive_stops(s)
        s.say(EVERYONE, IS_EVENTS[self.kind], seat, TURNED[self.kind].family.number(token))
        fight_npc(s, seat, OPPONENT_OF[self.kind])
        return True


class TokenFoe(Opponent):
    """The figures stand on the token; it goes back whatever the result (AU-052, AU-058)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name)
        self.kind = kind

    def token(self, s: Western) -> Token:
        turned = TURNED[self.kind]
        return token_of(s, turned.family, ante_up(s).box.top[turned.first])

    def cards(self, s: Western) -> i64:
        return self.token(s).cards

    def beaten(self, s: Western, seat: i64) -> None:
        self.token(s).reward.do(s, seat)

    def after(self, s: Western, seat: i64, won: bool, hero: Character) -> None:
        return_token(s, self.kind, TURNED[self.kind].first)
