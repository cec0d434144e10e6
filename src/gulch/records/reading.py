"""Records played again: start and answers are the truth; the rest follows. And tables from plain data."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.rules import Rules
from gulch.engine.chance import MASK, Chance, fast
from gulch.engine.game import BadOption, BadRecord, Game, Refused
from gulch.engine.play import State
from gulch.engine.record import FORMAT
from gulch.engine.table import Table, table_of
from gulch.records.fair import Fair, FairChance, fair_from

COUNT_MAX: Final = 1 << 60  # far from where a count would wrap
# what data can be wrong in
WRONG: Final = (KeyError, ValueError, TypeError, IndexError, AttributeError, OverflowError)


def chance_from(data: list[object]) -> Chance:
    """The generator that to_data() wrote; ValueError for anything else."""
    if len(data) == 3 and data[0] == "fair" and isinstance(data[1], str):
        return FairChance(bytes.fromhex(data[1]), number(data[2], COUNT_MAX))
    if len(data) == 4 and data[0] == "fast":
        return Chance(number(data[1], MASK), number(data[2], MASK), number(data[3], COUNT_MAX))
    raise ValueError("this is no generator")


def number(data: object, most: int) -> int:
    if type(data) is not int or not 0 <= data <= most:
        raise ValueError(f"{data!r} is not a whole number from 0 to {most}")
    return data


def load(game: Game[Any], rules: Rules[Any], data: dict[str, Any]) -> State:
    """A state from plain data."""
    for part in ["", *rules.parts]:
        check_names(game, rules, data if not part else data.get(part, {}), part)
    try:
        s: State = game.fresh(rules, chance_from(data["chance"]))
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
    strange = sorted(set(data) - known)
    if strange:
        raise BadRecord(f"{part or game.id} has no {', '.join(strange)}; known: {', '.join(sorted(known))}")


def fill(s: State, data: dict[str, Any]) -> None:
    """State.to_data() the other way round, but for chance, which a state is made with. ValueError or KeyError for what
    is no such data."""
    names = s.rules.step_names
    s.at = names.index(data["at"])
    s.back = [names.index(at) for at in data["back"]]
    s.reveals = number(data["reveals"], COUNT_MAX)
    s.marks = [int(data["marks"][name]) for name in s.rules.marks]
    for field in s.rules.fields:
        try:
            field.fill(s, (data[field.within] if field.within else data)[field.name])
        except WRONG as error:
            raise ValueError(f"{field.path()}: {said(error)}") from error


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


def scenario(game: Game[Any], data: dict[str, Any]) -> Table:
    """A table from plain data: what is not said is as in a new game. "seats", "seed" and "options" are said here,
    too."""
    data = dict(data)
    seats = data.pop("seats", game.seats.start)
    seed = data.pop("seed", 1)
    options = game.checked(seats, data.pop("options", {}))
    rules = game.rules_for(seats, options)
    whole = game.new(rules, fast(seed)).to_data()
    for part in rules.parts:  # of an expansion, too
        data[part] = {**whole[part], **data.get(part, {})}
    return table_of(game, load(game, rules, {**whole, **data}))
