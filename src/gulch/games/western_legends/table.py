"""Small questions about the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.board import LOCATION_AT
from gulch.games.western_legends.components import LEGEND_AT, NONE, name_of
from gulch.games.western_legends.parts import NOBODY_SPECIAL, Character
from gulch.games.western_legends.state import MAN_IN_BLACK, Western
from gulch.games.western_legends.zones import CHARACTER, CHOSEN, HAND
from gulch.pieces.sets import bit, lowest


def right_of(s: Western, seat: i64) -> i64:
    """Who acts before this player (WL-360)."""
    return (seat + s.seats - 1) % s.seats


def is_own_turn(s: Western, seat: i64) -> bool:
    """The Man in Black's is nobody's."""
    return seat == s.active and s.at != MAN_IN_BLACK


def in_town(s: Western, seat: i64) -> bool:
    return s.board.town[s.place[seat]] != 0


def location_of(s: Western, seat: i64) -> i64:
    return s.board.location[s.place[seat]]


def power(s: Western, seat: i64) -> Character:
    """The character, if its ability works already (WL-062); else nobody in particular."""
    return s.game.cast[s.character[seat]] if s.legendary >> seat & 1 else NOBODY_SPECIAL


def owns(s: Western, seat: i64, item: i64) -> bool:
    return s.items[seat] >> item & 1 == 1


def is_up(s: Western, seat: i64, item: i64) -> bool:
    return s.upgraded[seat] >> item & 1 == 1


def sheriff_is_active(s: Western) -> bool:
    """WL-280."""
    points: i64 = 0
    for held in s.wanted:
        points += held
    return points > 0


def players_at(s: Western, territory: i64) -> i64:
    """The players who stand there, as bits."""
    here: i64 = 0
    p: i64
    for p in range(s.seats):
        if s.place[p] == territory:
            here |= bit(p)
    return here


def company(s: Western, seat: i64) -> i64:
    """The other players here, as bits."""
    return players_at(s, s.place[seat]) & ~bit(seat)


# ---- sections of the long menu of actions: where, and alone or in company --------------------------------------------
def section_of(s: Western, seat: i64) -> i64:
    return s.place[seat] * 2 + (1 if company(s, seat) != 0 else 0)


def territory_in(section: i64) -> i64:
    return section >> 1


def location_in(section: i64) -> i64:
    return LOCATION_AT[territory_in(section)]


def has_company(section: i64) -> bool:
    return section & 1 == 1


def someone_at(s: Western, territory: i64) -> bool:
    """A player or the Man in Black."""
    return s.man == territory or players_at(s, territory) != 0


def side_seat(s: Western, side: i64) -> i64:
    """Whose side of the fight it is; NOBODY for an npc."""
    return s.fighter if side == 0 else s.target


def hand_size(s: Western, seat: i64) -> i64:
    return s.box.count[HAND.of(seat)]


def cards_at(s: Western, place: i64) -> i64:
    """The poker cards that lie there, as a set."""
    return s.box.held[place]


def plain_cards(s: Western, seat: i64) -> i64:
    """The cards of a hand that need no other to be played, as a set."""
    return s.box.held[HAND.of(seat)] & ~s.game.copying


def played_as(s: Western, seat: i64, card: i64) -> i64:
    """What a card that was played stands for."""
    return s.game.deck[name_of(card)].played_as(s, seat, card)


def cards_of(s: Western, cards: i64) -> list[int]:
    """The poker cards of a set, one by one."""
    out: list[int] = []
    while cards != 0:
        out.append(int(s.game.card_at[lowest(cards)]))
        cards &= cards - 1
    return out


def card_at_random(s: Western, place: i64) -> i64:
    """One that lies there, drawn blind; NONE if there is none."""
    return s.box.blind(place, s.chance)


def open_story(s: Western, stack: i64) -> i64:
    """The story on top of a stack; NONE if it is empty."""
    top, end = s.resolved[0], s.split
    if stack != 0:
        top = s.split + s.resolved[1]
        end = len(s.stack)
    return s.stack[top] if top < end else NONE


def markers_on(s: Western, stack: i64) -> i64:
    n: i64 = 0
    p: i64
    for p in range(s.seats):
        n += s.markers[p * 2 + stack]
    return n


# ---- what follows from other fields ----------------------------------------------------------------------------------
def derive_characters(s: Western) -> None:
    """Once everybody has chosen; before that nobody is anybody."""
    who: list[int] = []
    for p in range(s.seats):
        card = s.box.top[CHOSEN.of(p)]
        who.append(int(CHARACTER.number(card)) if card >= 0 else NONE)
    s.character = vec[i64](who)


def derive_legends(s: Western) -> None:
    """Whoever has the points has the ability; who had them before has it still (WL-R07)."""
    p: i64
    for p in range(s.seats):
        if s.legend[p] >= LEGEND_AT:
            s.legendary |= bit(p)


def derive_stops(s: Western) -> None:
    """Bandits, and what expansions put on the board."""
    stops = s.board.zeros[:]
    for obstacle in s.game.obstacles:
        obstacle.mark(s, stops)
    s.stops = stops
