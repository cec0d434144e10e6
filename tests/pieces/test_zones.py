"""Cards in zones: who knows what, what stays known, shares, copies, figures with other owners."""

from __future__ import annotations

from typing import Any, Final

import pytest

import gulch
from gulch.declare.fields import HIDDEN, OWN
from gulch.declare.rules import Rules
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.pieces.box import Box, new_box
from gulch.pieces.card_fields import BoxField, KnownField, ZoneField
from gulch.pieces.cards import ALL, AWAY, NONE, Cards
from gulch.pieces.sets import listed

pytestmark = pytest.mark.skipif(gulch.COMPILED, reason="makes states on the kernel")

CARDS: Final = Cards(seats=4)
POKER: Final = CARDS.family("poker", [f"p{k}" for k in range(12)])
CATTLE: Final = CARDS.family("cattle", ["one", "two", "three"], copies=[4, 3, 1])
DECK: Final = CARDS.zone("deck", POKER, HIDDEN)
HAND: Final = CARDS.zone("hand", POKER, OWN, each=True)
LAID: Final = CARDS.zone("laid", POKER, OWN, each=True)
DISCARD: Final = CARDS.zone("discard", POKER)
SHARE: Final = CARDS.zone("share", POKER, HIDDEN, each=True)
RANCH: Final = CARDS.zone("ranch", CATTLE, HIDDEN, ordered=False)
HERD: Final = CARDS.zone("herd", CATTLE, OWN, each=True)
SHOWN: Final = CARDS.zone("shown", CATTLE)
FIGURE: Final = CARDS.zone("figure", POKER, OWN, each=3, owner=lambda s, figure: [2, 2, -1][figure])


class Table(State):
    __slots__ = ("box",)

    def __init__(self) -> None:
        super().__init__(Rules(4, {}), fast(1))
        self.box: Box = new_box(CARDS)


def a_table() -> Table:
    """Three poker cards each for seats 0 to 2, the rest in the deck; all cattle on the ranch."""
    s = Table()
    s.box.fill(POKER, DECK.first)
    s.box.fill(CATTLE, RANCH.first)
    for seat in range(3):
        for _ in range(3):
            s.box.draw(s, DECK.first, HAND.of(seat))
    return s


def who_knows(s: Table, card: int) -> list[int]:
    return [viewer for viewer in range(-1, 4) if s.box.knows(viewer, card)]


def the_box_holds(s: Table) -> None:
    BoxField(CARDS).check(s)


def test_a_drawn_card_is_its_owners_and_no_undo_goes_across_it() -> None:
    s = a_table()
    before = s.reveals
    card = s.box.draw(s, DECK.first, HAND.of(0))
    assert who_knows(s, card) == [0]
    assert s.reveals == before + 1
    s.box.put(s, card, DISCARD.first, chosen=True)
    assert who_knows(s, card) == [-1, 0, 1, 2, 3]
    assert s.reveals == before + 1, "showing one's own card by choice tells oneself nothing"


def test_what_everybody_saw_going_into_a_hand_stays_known_there() -> None:
    s = a_table()
    card = s.box.top[HAND.of(0)]
    s.box.put(s, card, DISCARD.first)
    s.box.put(s, card, HAND.of(1))
    assert who_knows(s, card) == [-1, 0, 1, 2, 3]
    for seed in range(20):
        guess = s.box.copy()
        guess.redeal(s, -1, fast(seed))
        assert guess.place[card] == HAND.of(1)


def test_a_card_laid_face_down_from_a_hand_could_be_any_of_it() -> None:
    """Seat 0 takes an open card and then lays one face down: nobody else can tell whether it is that one."""
    s = a_table()
    card = s.box.top[HAND.of(1)]
    s.box.put(s, card, DISCARD.first)
    s.box.put(s, card, HAND.of(0))
    other = next(c for c in s.box.at(HAND.of(0)) if c != card)
    s.box.put(s, other, LAID.of(0), chosen=True)
    assert who_knows(s, card) == [0]
    assert who_knows(s, other) == [0]
    places = set()
    for seed in range(60):
        guess = s.box.copy()
        guess.redeal(s, 2, fast(seed))
        places.add(int(guess.place[card]))
    assert HAND.of(0) in places
    assert LAID.of(0) in places


def test_whoever_was_given_a_card_still_knows_the_rest_it_has_seen() -> None:
    s = a_table()
    first, second, third = s.box.at(HAND.of(0))
    s.box.show(s, first, 1 << 1)
    s.box.show(s, second, 1 << 1)
    s.box.show(s, second, 1 << 2)
    s.box.put(s, third, HAND.of(1), chosen=True)
    assert who_knows(s, first) == [0, 1]
    assert who_knows(s, second) == [0, 1], "seat 2 can't tell any more whether it left"
    assert who_knows(s, third) == [0, 1]


def test_the_top_of_the_deck_that_was_looked_at_is_known_wherever_it_goes() -> None:
    s = a_table()
    top = s.box.top[DECK.first]
    s.box.show(s, top, 1 << 3)
    s.box.draw(s, DECK.first, HAND.of(0))
    assert who_knows(s, top) == [0, 3]
    s.box.put(s, top, DISCARD.first)
    s.box.gather(s, DISCARD.first, DECK.first)
    assert who_knows(s, top) == [], "shuffled"


def test_a_last_card_can_be_followed() -> None:
    s = a_table()
    card = s.box.top[HAND.of(0)]
    s.box.show(s, card, ALL)
    for other in s.box.at(HAND.of(0)):
        if other != card:
            s.box.put(s, other, DISCARD.first, chosen=True)
    s.box.put(s, card, LAID.of(0), chosen=True)
    assert who_knows(s, card) == [-1, 0, 1, 2, 3]


def test_a_token_out_of_a_bag_makes_unsure_what_is_still_in_it() -> None:
    s = a_table()
    token = s.box.blind(RANCH.first, fast(1))
    s.box.put(s, token, SHOWN.first)
    s.box.put(s, token, RANCH.first)
    assert who_knows(s, token) == [-1, 0, 1, 2, 3], "everybody saw it going in"
    drawn = next(card for card in s.box.at(RANCH.first) if card != token)
    s.box.put(s, drawn, HERD.of(2))
    assert who_knows(s, token) == [2], "seat 2 sees that it drew another; the others can't say"
    assert who_knows(s, drawn) == [2]


def test_sets_say_at_once_what_lies_where() -> None:
    s = a_table()
    for place in (DECK.first, HAND.of(0), HAND.of(1)):
        assert listed(s.box.held[place]) == sorted(s.box.at(place))
    s.box.put(s, s.box.at(HAND.of(0))[1], DISCARD.first)
    the_box_holds(s)
    s.box.redeal(s, 0, fast(4))
    the_box_holds(s)


def test_copies_of_a_kind_share_its_name() -> None:
    s = a_table()
    field = ZoneField(CARDS, RANCH)
    assert field.out(s).count("one") == 4
    again = Table()
    field.fill(again, field.out(s))
    assert sorted(field.out(again)) == sorted(field.out(s))
    with pytest.raises(ValueError, match="two is in two places"):
        field.fill(Table(), ["two"] * 4)
    assert [int(CATTLE.number(card)) for card in again.box.at(RANCH.first)] == [0, 0, 0, 0, 1, 1, 1, 2]


def test_a_hand_over_two_figures_is_known_to_their_one_owner() -> None:
    s = a_table()
    card = s.box.draw(s, DECK.first, FIGURE.of(1))
    assert who_knows(s, card) == [2]
    nobodys = s.box.draw(s, DECK.first, FIGURE.of(2))
    assert who_knows(s, nobodys) == []
    assert [len(names) for names in ZoneField(CARDS, FIGURE).out(s)] == [0, 1, 1]


def test_each_strand_draws_from_a_share_of_its_own() -> None:
    """Whatever another strand draws, a seat draws the same."""

    def draws(first: int, second: int) -> list[list[int]]:
        s = a_table()
        s.box.share_out(DECK.first, SHARE, [0, 1], 2)
        got = [[int(s.box.draw(s, SHARE.of(p), HAND.of(p))) for _ in range(n)] for p, n in ((0, first), (1, second))]
        s.box.take_back(DECK.first, SHARE, [0, 1])
        the_box_holds(s)
        assert s.box.count[DECK.first] == 3 - sum(card != NONE for cards in got for card in cards)
        return got

    # the deck has three cards: seat 0 gets two of them
    assert draws(2, 1)[0] == draws(2, 0)[0]
    assert draws(2, 1)[1] == draws(0, 1)[1]
    assert draws(0, 2)[1][1] == NONE


def test_what_somebody_has_seen_goes_with_the_data() -> None:
    s = a_table()
    field = KnownField(CARDS)
    s.box.show(s, s.box.top[DECK.first], 1 << 3)
    data: dict[str, Any] = {zone.name: ZoneField(CARDS, zone).out(s) for zone in CARDS.zones}
    again = Table()
    for zone in CARDS.zones:
        ZoneField(CARDS, zone).fill(again, data[zone.name])
    field.fill(again, field.out(s))
    assert field.out(again) == field.out(s) == {"deck:0:2": 8}
    assert field.seen(s, 3) == ["deck:0:2"]
    assert field.seen(s, 1) == []
    with pytest.raises(ValueError, match="no such place"):
        field.fill(again, {"sleeve:0:0": 1})


def test_a_torn_box_is_found() -> None:
    s = a_table()
    the_box_holds(s)
    s.box.place[int(s.box.top[DECK.first])] = AWAY
    with pytest.raises(ValueError, match="torn"):
        the_box_holds(s)
