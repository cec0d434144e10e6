"""Views: what each viewer sees, declared entry by entry, each with the page's type of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gulch.declare.fields import MIXED, OWN, Field


class Shown:
    """One entry of a view: its name, the page's type, and what a viewer sees."""

    interfaces: dict[str, dict[str, str]] | None = None

    def __init__(self, name: str, wire: str, of: Callable[[Any, int], object]) -> None:
        self.name = name
        self.wire = wire
        self.of = of

    def look(self, s: Any, viewer: int) -> object:
        return self.of(s, viewer)

    def types(self) -> dict[str, dict[str, str]]:
        """The interfaces it needs."""
        return self.interfaces or {}


class ShownField(Shown):
    """A field as far as the viewer may know it."""

    def __init__(self, field: Field) -> None:
        unsure = " | null" if field.secrecy in (MIXED, OWN) else ""
        super().__init__(field.name, field.kind.wire() + unsure, field.seen)
        self.field = field


class OfSeat(Shown):
    """Something of one seat, inside `by_seat`."""

    def __init__(self, name: str, wire: str, of: Callable[[Any, int, int], object]) -> None:
        super().__init__(name, wire, lambda s, viewer: None)
        self.part = of


class BySeat(Shown):
    """A list with one entry per seat."""

    def __init__(self, name: str, parts: list[Shown]) -> None:
        super().__init__(name, f"{singular(name)}[]", lambda s, viewer: None)
        self.parts = parts

    def look(self, s: Any, viewer: int) -> object:
        seats = int(s.seats)
        out: list[dict[str, object]] = [{} for _ in range(seats)]
        for part in self.parts:
            name = part.name
            if isinstance(part, OfSeat):
                of = part.part
                for p in range(seats):
                    out[p][name] = of(s, viewer, p)
            else:
                whole: Any = part.look(s, viewer)
                for p in range(seats):
                    out[p][name] = whole[p]
        return out

    def types(self) -> dict[str, dict[str, str]]:
        entries: dict[str, str] = {}
        for part in self.parts:
            kind = part.wire
            if isinstance(part, ShownField):
                each = getattr(part.field.kind, "kind", part.field.kind)
                kind = each.wire() + (" | null" if part.field.secrecy in (MIXED, OWN) else "")
            entries[part.name] = kind
        return {singular(self.name): entries}


def singular(name: str) -> str:
    return name.removesuffix("s").capitalize()


def see(fields: list[Field], *names: str) -> list[Shown]:
    """These fields, as far as the viewer may know them."""
    by_name = {field.name: field for field in fields}
    return [ShownField(by_name[name]) for name in names]


def entry(name: str, wire: str, of: Callable[[Any, int], object], /, **interfaces: dict[str, str]) -> Shown:
    """`interfaces`: what its type is made of, name by name: `Car={"kind": "string"}`."""
    shown = Shown(name, wire, of)
    shown.interfaces = interfaces
    return shown


def of_seat(name: str, wire: str, of: Callable[[Any, int, int], object]) -> Shown:
    return OfSeat(name, wire, of)


def by_seat(name: str, *parts: Shown) -> Shown:
    return BySeat(name, list(parts))
