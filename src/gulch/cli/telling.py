"""Names, logs and outcomes as lines of text, for whichever command prints them."""

from __future__ import annotations

from gulch import Table
from gulch.texts import Texts


def seat_names(texts: Texts, seats: int, you: int | None = None, your_name: str = "") -> list[str]:
    """A name for each seat. Where more sit down than there are names, seats get a number."""
    known = texts.say("cli-names").split(", ")
    names = [known[p] if p < len(known) else f"{known[p % len(known)]} {p // len(known) + 1}" for p in range(seats)]
    if you is not None:
        names[you] = your_name or texts.say("cli-stranger")
    return names


def effective(events: list[str]) -> list[str]:
    """A stream without what was taken back."""
    kept: list[str] = []
    for event in events:
        if event.startswith("undo:"):
            del kept[int(event[5:]) :]
        else:
            kept.append(event)
    return kept


def outcome_lines(table: Table, names: list[str], texts: Texts) -> list[str]:
    """Who won, and what each seat's result is made of."""
    outcome = table.outcome
    assert outcome is not None
    lines = ["", texts.say("cli-over")]
    for seat, parts in enumerate(outcome.breakdown):
        said = [texts.name(key, value) for key, value in parts.items() if isinstance(value, str) and key != "side"]
        result = texts.say("cli-won" if seat in outcome.winners else "cli-lost")
        lines.append(f"  {names[seat]}: {', '.join([*said, result])}")
    return lines
