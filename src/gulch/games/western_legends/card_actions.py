"""Card actions (WL-089 to WL-093): a poker card or an item with the heading Action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends import parts
from gulch.games.western_legends.asking import FromHand
from gulch.games.western_legends.components import name_of
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import NOT_OWNED
from gulch.games.western_legends.table import owns
from gulch.games.western_legends.vocabulary import ITEM, WEST
from gulch.games.western_legends.zones import DISCARD, IN_PLAY, POKER
from gulch.pieces.sets import lowest

NO_ACTION: Final = WEST.reason(parts.NO_ACTION, "WL-089")
PLAYED_CARD: Final = WEST.event("played_card", "WL-090", who=SEAT, card=POKER)
USED_ITEM: Final = WEST.event("used_item", "WL-092", who=SEAT, item=ITEM)


class Play(FromHand):
    """Shown, carried out, then discarded (WL-090, WL-091)."""

    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        return s.game.deck[name_of(card)].why_no_action(s, seat)

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        card = self.card.of(action)
        s.box.put(s, card, IN_PLAY.first, True)
        s.say(EVERYONE, PLAYED_CARD, seat, card)
        s.game.deck[name_of(card)].action(s, seat, card)
        if s.box.place[card] == IN_PLAY.first:
            s.box.put(s, card, DISCARD.first)
        return GO_ON


class Use(Verb[Western]):
    """The card itself says what becomes of it (WL-092)."""

    item: Final = arg(ITEM)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        items = s.items[seat] & s.game.usable
        while items != 0:
            item = lowest(items)
            if not s.game.items[item].why_no_action(s, seat):
                self.add(out, item)
            items &= items - 1

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        return s.game.items[item].why_no_action(s, seat) if owns(s, seat, item) else NOT_OWNED

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        item = self.item.of(action)
        s.say(EVERYONE, USED_ITEM, seat, item)
        s.game.items[item].action(s, seat)
        return GO_ON


PLAY: Final = Play(WEST, "play", "WL-089")
USE: Final = Use(WEST, "use", "WL-089")
