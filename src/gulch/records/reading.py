"""Records played again: start and answers are the truth; the rest follows. And tables from plain data."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from gulch.declare.rules import Rules
from gulch.engine.chance import MASK, Chance
from gulch.engine.game import BadOption, BadRecord, Game, Refused
from gulch.engine.play import State
from gulch.engine.record import FORMAT, new_table
from gulch.engine.table import Table, table_of
from gulch.records.fair import SEED_BYTES, Fair, FairChance, fair_from

COUNT_MAX: Final = 1 << 60  # far from where a count would wrap
# what data can be wrong in
WRONG: Final = (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError)


def chance_from(data: object) -> Chance:
    """The generator that to_data() wrote; ValueError for anything else."""
    parts = listed(data)
    if len(parts) == 3 and parts[0] == "fair" and isinstance(parts[1], str) and len(parts[1]) == 2 * SEED_BYTES:
        return FairChance(bytes.fromhex(parts[1]), number(parts[2], COUNT_MAX))
    if len(parts) == 4 and parts[0] == "fast":
        return Chance(number(parts[1], MASK), number(parts[2], MASK), number(parts[3], COUNT_MAX))
    raise ValueError(f"{data!r} is no generator")


def number(data: object, most: int) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise ValueError(f"{data!r} is not a whole number from 0 to {most}")
    return data


def load(game: Game[Any], rules: Rules[Any], data: dict[str, Any]) -> State:
    """A state from plain data."""
    for part in ["", *rules.parts]:
        check_names(game, rules, data if not part else data.get(part, {}), part)
    try:
        s: State = game.fresh(rules, of_field("chance", chance_from, data["chance"]))
        fill(s, data)
        for field in rules.fields:
            field.check(s)
        game.settle(s)
        game.fits(s)
    except WRONG as error:
        raise BadRecord(f"this is no state of {game.id}: {said(error)}") from error
    return s


def said(error: Exception) -> str:
    return f"{error.args[0]!r} is missing" if isinstance(error, KeyError) else str(error) or type(error).__name__


def check_names(game: Game[Any], rules: Rules[Any], data: Any, part: str) -> None:
    if not isinstance(data, dict):
        raise BadRecord(f"{part or game.id}: {data!r} is no mapping from names to values")
    known = {field.name for field in rules.fields if field.within == part}
    if not part:
        known |= {"at", "back", "chance", "reveals", "marks", *rules.parts}
    strange = [str(name) for name in data if name not in known]
    if strange:
        raise BadRecord(f"{part or game.id} has no {', '.join(strange)}; known: {', '.join(sorted(known))}")


def fill(s: State, data: dict[str, Any]) -> None:
    """State.to_data() the other way round, but for chance, which a state is made with. ValueError or KeyError for what
    is no such data."""
    steps = s.rules.step_names
    s.at = of_field("at", lambda name: step(steps, name), data["at"])
    s.back = of_field("back", lambda names: [step(steps, name) for name in listed(names)], data["back"])
    s.reveals = of_field("reveals", lambda count: number(count, COUNT_MAX), data["reveals"])
    s.marks = of_field("marks", lambda marks: marked(s.rules.marks, marks), data["marks"])
    for field in s.rules.fields:
        given = data[field.within] if field.within else data
        of_field(field.path(), partial(field.fill, s), given[field.name])


def of_field(name: str, read: Callable[[Any], Any], data: Any) -> Any:
    """What `read` makes of it; whatever is wrong is said by the field's name."""
    try:
        return read(data)
    except WRONG as error:
        raise ValueError(f"{name}: {said(error)}") from error


def step(steps: list[str], name: object) -> int:
    if name not in steps:
        raise ValueError(f"{name!r} is no step; there are {', '.join(steps)}")
    return steps.index(name)


def listed(data: object) -> list[object]:
    if not isinstance(data, list):
        raise ValueError(f"{data!r} is no list")
    return data


def marked(names: list[str], data: object) -> list[int]:
    if not isinstance(data, dict) or set(data) != set(names):
        raise ValueError(f"{data!r} is not a number for each of {', '.join(names) or 'no names'}")
    return [number(data[name], COUNT_MAX) for name in names]


def opened(game: Game[Any], record: dict[str, Any]) -> Table:
    """The table at the record's start; BadRecord says what is wrong."""
    shape = {"format": int, "game": str, "version": int, "options": dict, "seats": int, "start": dict, "answers": list}
    for key, kind in shape.items():
        if type(record.get(key)) is not kind:
            raise BadRecord(f"this is no record of a game: {key!r} is missing or not a {kind.__name__}")
    if record["format"] != FORMAT:
        raise BadRecord(f"the record has format {record['format']}; this program reads format {FORMAT}")
    if record["version"] != game.version:
        raise BadRecord(
            f"the record needs version {record['version']} of the rules of {game.id}; here is {game.version}"
        )
    try:
        options = game.checked(record["seats"], record["options"])
    except BadOption as error:
        raise BadRecord(f"the record's {error}") from error
    rules = game.rules_for(record["seats"], options)
    table = table_of(game, load(game, rules, record["start"]))
    if record.get("fair") is not None:
        table.fair = read_fair(record)
    return table


def read_fair(record: dict[str, Any]) -> Fair:
    try:
        return fair_from(record["fair"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"the record's seeds can't be read: {error!r}") from error


def replay(game: Game[Any], record: dict[str, Any]) -> Table:
    """The same table again, exactly."""
    table = opened(game, record)
    for i, entry in enumerate(record["answers"]):
        if not (isinstance(entry, list) and len(entry) == 2):
            raise BadRecord(f"answer {i + 1} of the record is not [seat, action]")
        try:
            table.answer(entry[0], entry[1])
        except Refused as error:
            raise BadRecord(f"answer {i + 1} of the record, {entry!r}, is not legal: {error}") from error
    withdrawn = record.get("withdrawn", [0] * table.seats)
    if not isinstance(withdrawn, list) or [type(n) for n in withdrawn] != [int] * table.seats:
        raise BadRecord("the record's 'withdrawn' is not one number per seat")
    if withdrawn != table.withdrawn:
        table.renumber(withdrawn)
    return table


def rewind(table: Table, answers: int) -> None:
    """Go back to after the first so many answers, whatever was revealed since: everybody has agreed. Chance is not
    drawn anew."""
    if table.hunches or not 0 <= answers < len(table.log):
        raise ValueError("there is nothing to go back to")
    again = table_of(table.game, load(table.game, table.rules, table.origin))
    for entry in table.log[:answers]:
        again.take(entry.seat, entry.code)
    table.go_back_to(again)


def scenario(game: Game[Any], data: Any) -> Table:
    """A table from plain data: what is not said is as in a new game. "seats", "seed" and "options" are said here,
    too."""
    if not isinstance(data, dict):
        raise BadRecord(f"{data!r} is no mapping from names to values")
    data = dict(data)
    try:
        fresh = new_table(game, data.pop("seats", game.seats.start), data.pop("seed", 1), data.pop("options", {}))
    except BadOption as error:
        raise BadRecord(f"this is no scenario of {game.id}: {error}") from error
    for part in fresh.rules.parts:  # of an expansion, too
        if isinstance(data.get(part, {}), dict):
            data[part] = {**fresh.origin[part], **data.get(part, {})}
    return table_of(game, load(game, fresh.rules, {**fresh.origin, **data}))
