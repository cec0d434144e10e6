"""Records: a game as plain data. Start and answers are the truth; the rest follows by playing them again."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

from gulch.engine.chance import fast
from gulch.engine.fair import Fair, broken_promises, fair_from
from gulch.engine.game import BadOption, BadRecord, Game, Refused
from gulch.engine.play import Hunch
from gulch.engine.table import Entry, Frame, Table, table_of

FORMAT: Final = 1


def new_table(game: Game[Any], seats: Any, seed: Any, options: Any) -> Table:
    whole = game.checked(seats, options)
    rules = game.rules_for(seats, whole)
    if isinstance(seed, Fair):
        if len(seed.seats) != seats:
            raise BadOption("seed", f"{len(seed.seats)} seats gave a seed; {seats} must")
        table = table_of(game, game.new(rules, seed.chance(terms(game, seats, whole))))
        table.fair = seed
        return table
    if type(seed) is not int:
        raise BadOption("seed", f"{seed!r} is not a whole number")
    return table_of(game, game.new(rules, fast(seed)))


def terms(game: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """What a fair key is bound to."""
    return {"game": game.id, "version": game.version, "seats": seats, "options": options}


def record_of(table: Table) -> dict[str, Any]:
    """The whole game, secrets included: players get it when it is over."""
    words = table.rules.words
    record: dict[str, Any] = {
        "format": FORMAT,
        "game": table.game.id,
        "version": table.game.version,
        "options": table.rules.options,
        "seats": table.seats,
        "start": table.origin,
        "answers": [[entry.seat, words.id(entry.code)] for entry in table.log],
        "withdrawn": table.withdrawn[:],
        "fair": table.fair.to_data() if table.fair is not None else None,
    }
    record["seal"] = seal_of(record)
    return record


def seal_of(record: dict[str, Any]) -> str:
    """A hash over everything else: a file that was cut or edited does not fit its seal."""
    rest = {key: value for key, value in record.items() if key != "seal"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


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
    table = table_of(game, game.load(rules, record["start"]))
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
        renumber(table, withdrawn)
    return table


def renumber(table: Table, withdrawn: list[int]) -> None:
    for seat, question in table.pending.items():
        question.number += withdrawn[seat] - table.withdrawn[seat]
    table.withdrawn = withdrawn[:]


def rewind(table: Table, answers: int) -> None:
    """Go back to after the first so many answers, whatever was revealed since: everybody has agreed. Chance is not
    drawn anew."""
    if table.hunches or not 0 <= answers < len(table.log):
        raise ValueError("there is nothing to go back to")
    again = table_of(table.game, table.game.load(table.rules, table.origin))
    for entry in table.log[:answers]:
        again.take(entry.seat, entry.code)
    table.own_lists()
    withdrawn = table.withdrawn[:]
    for seat in [*table.pending, *(entry.seat for entry in table.log[answers:])]:
        withdrawn[seat] += 1
    for v, stream in enumerate(table.streams):
        stream.append(f"undo:{again.told[v]}")
    table.log, table.frames, table.told = again.log, again.frames, again.told
    table.closed, table.opened, table.block = again.closed, again.opened, again.block
    table.pending, table.now = again.pending, again.now
    renumber_after(table, withdrawn)


def renumber_after(table: Table, withdrawn: list[int]) -> None:
    for seat, question in table.pending.items():
        question.number += withdrawn[seat]
    table.withdrawn = withdrawn


class Verdict:
    """What verify() found. `problems` is empty if the record holds; `fair`: nobody could choose the dice."""

    def __init__(self, fair: bool, problems: list[str]) -> None:
        self.fair = fair
        self.problems = problems

    @property
    def holds(self) -> bool:
        return not self.problems


def verify(game: Game[Any], record: dict[str, Any]) -> Verdict:
    """Derive every die and card again, replay the game, and say whether the record holds."""
    problems: list[str] = []
    if record.get("seal") != seal_of(record):
        problems.append("the record was changed after it was written: its seal does not fit")
    try:
        table = replay(game, record)
    except BadRecord as error:
        return Verdict(False, [*problems, str(error)])
    fair = table.fair
    if fair is not None:
        problems += [f"the seed of {name} is not what was committed" for name in broken_promises(fair)]
        if len(fair.seats) != table.seats:
            problems.append("not every seat gave a seed")
        chance = fair.chance(terms(game, table.seats, table.rules.options))
        if game.new(table.rules, chance).to_data() != table.origin:
            problems.append("the seeds do not give this start")
    return Verdict(fair is not None and not problems, problems)


def scenario(game: Game[Any], data: dict[str, Any]) -> Table:
    """A table from plain data: what is not said is as in a new game. "seats", "seed" and "options" are said here,
    too."""
    data = dict(data)
    seats = data.pop("seats", game.seats.start)
    seed = data.pop("seed", 1)
    options = game.checked(seats, data.pop("options", {}))
    rules = game.rules_for(seats, options)
    whole = game.new(rules, fast(seed)).to_data()
    return table_of(game, game.load(rules, {**whole, **data}))


# ---- tables for other processes -------------------------------------------------------------------------------------
def parcel(table: Table) -> dict[str, Any]:
    """A table as plain data: the last checkpoint, the answers since and the guesses made; no history and no streams."""
    frame, words = table.frames[-1], table.rules.words
    return {
        "game": table.game.id,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.rules.options,
        "checkpoint": frame.state.to_data(),
        "answers": [[e.seat, words.id(e.code)] for e in table.log[frame.start :]],
        "hunches": [[int(h.seat), h.seed, int(h.mark), int(h.block)] for h in table.hunches],
        "closed": table.closed,
    }


def unpack(game: Game[Any], data: dict[str, Any]) -> Table:
    """The table of a parcel: same questions, same guesses, an empty past."""
    rules = game.rules_for(data["seats"], data["options"])
    state = game.load(rules, data["checkpoint"])
    table = Table(game, rules, data["checkpoint"], [Frame(state, 0, [0] * (data["seats"] + 1))])
    table.hunches = [Hunch(seat, seed, mark, block) for seat, seed, mark, block in data["hunches"]]
    table.closed = data["closed"]
    table.log = [Entry(seat, rules.words.code(id), state) for seat, id in data["answers"]]
    table.advance()
    return table
