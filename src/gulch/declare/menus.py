"""A moment at one kind of table: its menu, and the options it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar, final

from mypy_extensions import i64

if TYPE_CHECKING:
    from gulch.declare.rules import Moment, Verb
    from gulch.engine.play import State

KEYS: Final = 1 << 16  # smaller ones are places of a list
GREAT_KEYS: Final = 1 << 24  # greater ones are in pages, most of which are never met
PAGE_BITS: Final = 8
PAGE: Final = 1 << PAGE_BITS
PAGED_MOST: Final = 1 << 16  # option lists that one menu keeps in pages
UNKNOWN: Final[list[int]] = []
NO_PAGE: Final[list[list[int]]] = [UNKNOWN] * PAGE

S = TypeVar("S", bound="State")


class Key(Generic[S]):
    """What the verbs that an expansion puts on an old menu depend on, besides what the menu depends on itself: a number
    from 0 to `most` - 1. This one: nothing."""

    def __init__(self, most: int = 1) -> None:
        self.most: i64 = most

    def key(self, s: S, seat: i64, about: i64) -> i64:
        """Equal numbers mean equal options; -1: list them anew."""
        return 0


@final
class Menu(Generic[S]):
    """The verbs of a moment, expansions included. A hot moment says by key() what its options depend on: they are then
    listed once per key; and those of verbs that are always legal, once and for all."""

    def __init__(self, moment: Moment[S]) -> None:
        self.moment = moment
        self.name = moment.name
        self.verbs: list[Verb[S]] = moment.verbs[:]
        self.fixed = False
        self.keyed = True
        self.parts: list[Key[S]] = []
        self.known: list[list[int]] = []
        self.pages: list[list[list[int]]] = []  # the same by great keys
        self.paged = 0  # how many of them there are
        self.sections: list[list[Verb[S]] | None] = []

    def close(self) -> None:
        """No more verbs will come."""
        self.fixed = all(verb.is_always_legal() for verb in self.verbs)

    def options(self, s: S, seat: i64, about: i64) -> list[int]:
        """What may be chosen now. The list may be shared: nobody changes it."""
        key: i64 = 0
        if not self.fixed:
            if not self.keyed:
                return self.listed(s, seat, about)
            key = self.moment.key(s, seat, about)
            if self.parts:
                key = self.whole(key, s, seat, about)
            if key < 0:
                return self.listed(s, seat, about)
        if key < len(self.known):
            out = self.known[key]
            if len(out) > 0:
                return out
        elif key >= KEYS and key >> PAGE_BITS < len(self.pages):
            out = self.pages[key >> PAGE_BITS][key & (PAGE - 1)]
            if len(out) > 0:
                return out
        return self.learn(key, self.listed(s, seat, about))

    def whole(self, key: i64, s: S, seat: i64, about: i64) -> i64:
        """The key with what expansions add to it."""
        for part in self.parts:
            more = part.key(s, seat, about)
            if key < 0 or more < 0:
                return -1
            key = key * part.most + more
        return key

    def learn(self, key: i64, options: list[int]) -> list[int]:
        if key < KEYS:
            while len(self.known) <= key:
                self.known.append(UNKNOWN)
            self.known[key] = options
        else:
            self.learn_great(key, options)
        return options

    def learn_great(self, key: i64, options: list[int]) -> None:
        assert key < GREAT_KEYS, "a key is not that great a number"
        if self.paged >= PAGED_MOST:
            self.pages, self.paged = [], 0
        page = key >> PAGE_BITS
        while len(self.pages) <= page:
            self.pages.append(NO_PAGE)
        if self.pages[page] is NO_PAGE:
            self.pages[page] = NO_PAGE[:]
        self.pages[page][key & (PAGE - 1)] = options
        self.paged += 1

    def listed(self, s: S, seat: i64, about: i64) -> list[int]:
        section = self.moment.section(s, seat, about)
        verbs = self.sections[section] if section < len(self.sections) else None
        if verbs is None:
            verbs = self.belonging(section)
        out: list[int] = []
        for verb in verbs:
            verb.legal(s, seat, about, out)
        return out

    def belonging(self, section: i64) -> list[Verb[S]]:
        """The verbs of a section, found once."""
        assert section < KEYS, "a section is a small number"
        while len(self.sections) <= section:
            self.sections.append(None)
        verbs = [verb for verb in self.verbs if verb.belongs(section)]
        self.sections[section] = verbs
        return verbs
