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

    def __init__(self, field: Field, wire: str = "") -> None:
        super().__init__(field.name, wire or field.kind.wire() + unsure(field), field.seen)
        self.of_seat = wire or field.kind.wire_of_seat() + unsure(field)


def unsure(field: Field) -> str:
    return field.kind.unknown() if field.secrecy in (MIXED, OWN) else ""


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
                kind = part.of_seat
            entries[part.name] = kind
        return {singular(self.name): entries}


def singular(name: str) -> str:
    return name.removesuffix("s").title().replace("_", "")


def see(fields: list[Field], *names: str, **wire: str) -> list[Shown]:
    """These fields, as far as the viewer may know them. `wire`: the page's type of one whose visible part does not look
    like the field."""
    by_name = {field.name: field for field in fields}
    return [ShownField(by_name[name], wire.get(name, "")) for name in names]


def entry(name: str, wire: str, of: Callable[[Any, int], object], /, **interfaces: dict[str, str]) -> Shown:
    """`interfaces`: what its type is made of, name by name: `Car={"kind": "string"}`."""
    shown = Shown(name, wire, of)
    shown.interfaces = interfaces
    return shown


def of_seat(name: str, wire: str, of: Callable[[Any, int, int], object]) -> Shown:
    return OfSeat(name, wire, of)


def by_seat(name: str, *parts: Shown) -> Shown:
    return BySeat(name, list(parts))
