"""The seven laws of hidden information (docs/concepts/hidden-information.md) as checks. Each raises AssertionError on
a leak."""

from __future__ import annotations

import json
import random
from typing import Any

from contract.walks import Case, positions, seen, states, step, viewers
from gulch.bots.policies import RandomBot, TraceBot
from gulch.bots.search import search
from gulch.declare import fields
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.engine.table import Table
from gulch.lab.simulate import Simulator
from gulch.waiting import doing

# Of what lies open for a moment and is shuffled away or rolled again with the same answer: no view shows it then.
FLEETING = ("faro_turns", "prospector_is", "renegade_is", "rolled_one", "roller_is")


def looks_the_same(case: Case, seed: int, count: int) -> int:
    """1: view, question, reasons, waiting and events are byte-identical for the table and guesses of it; says how
    many differ in the truth."""
    different = 0
    for table in positions(case, seed, count):
        for seat in viewers(case):
            truth = seen(table, seat)
            for k in range(2):
                guess = table.guess(seat, fresh(table, k))
                assert seen(guess, seat) == truth
                different += states(guess) != states(table)
    return different


def tellings_fit_the_view(case: Case, seed: int, count: int) -> int:
    """1, in motion: the same answer on the table and on a viewer's guess of it; where both then show the viewer the
    same, both have told the same. What happened before a guess is history in it, so a leak through an event shows
    only here."""
    compared = 0
    rng = random.Random(seed)
    for table in positions(case, seed, count):
        actor = rng.choice(sorted(table.pending))
        code = rng.choice(table.pending[actor].codes)
        after = table.copy()
        after.take(actor, code)
        for seat in viewers(case):
            guess = table.guess(seat, fresh(table, 3))
            if seat == actor or actor not in guess.pending or code not in guess.pending[actor].codes:
                continue
            guess.take(actor, code)
            told = after.events(seat)
            if any(line.startswith(FLEETING) for line in told[len(table.events(seat)) :]):
                continue
            if guess.view(seat) == after.view(seat):
                compared += 1
                assert guess.events(seat) == told
    return compared


def waiting_fits_the_view(case: Case, seed: int, count: int) -> int:
    """1, in motion, for whom we wait for: the same answer on the table and on a viewer's guess of it; where both then
    show and tell the viewer the same, both wait for the same seats at the same moments. Or else a question would give
    away what its seat was dealt. (In an open block a guess begins the others' strands anew: nothing to compare. These
    positions count as well.)"""
    compared = 0
    rng = random.Random(seed)
    for table in positions(case, seed, count):
        if table.opened >= 0:
            compared += 1
            continue
        actor = rng.choice(sorted(table.pending))
        code = rng.choice(table.pending[actor].codes)
        after = table.copy()
        after.take(actor, code)
        for seat in viewers(case):
            guess = table.guess(seat, fresh(table, 4))
            if seat == actor or code not in guess.pending[actor].codes:
                continue
            guess.take(actor, code)
            if guess.events(seat) == after.events(seat) and shown(guess, seat) == shown(after, seat):
                compared += 1
                assert doing(guess, seat) == doing(after, seat)
    return compared


def shown(table: Table, seat: int | None) -> dict[str, Any]:
    """The view without whom we wait for."""
    view = table.view(seat)
    del view["waiting"]
    return view


def fields_are_what_they_declare(case: Case, seed: int, count: int) -> set[str]:
    """2: no guess changes a public field or the seat's own part; says which secrets some guess did change."""
    varied: set[str] = set()
    for table in positions(case, seed, count):
        for viewer in viewers(case):
            guess = table.guess(viewer, fresh(table, 5))
            v = -1 if viewer is None else viewer
            a, b = table.now[v], guess.now[v]
            for field in table.rules.fields:
                true, guessed = field.out(a), field.out(b)
                if field.secrecy == fields.PUBLIC:
                    assert true == guessed, field.path()
                elif field.secrecy == fields.OWN and v >= 0:
                    assert part(true, case.seats, v) == part(guessed, case.seats, v), field.path()
                else:
                    assert field.seen(a, v) == field.seen(b, v), field.path()
                if true != guessed:
                    varied.add(field.path())
    return varied


def secret_fields(case: Case) -> set[str]:
    secret = [field for field in case.table(1).rules.fields if field.secrecy != fields.PUBLIC]
    return {field.path() for field in secret if not field.is_rare}


def part(value: list[Any], seats: int, p: int) -> list[Any]:
    """One seat's part of a per-seat list."""
    k = len(value) // seats
    return value[p * k : (p + 1) * k]


def audited(state: type[State], found: list[tuple[str, int]]) -> Any:
    """3: a version of State.ask that compares "one option or more" over every other viewer's guesses."""
    real = state.ask

    def ask(self: State, seat: int, moment: Any, about: int = 0, always: bool = False) -> int:
        if not always and self.strand < 0:
            menu = self.rules.menus[moment.number]
            skipped = len(menu.options(self, seat, about)) == 1
            for viewer in range(-1, self.seats):
                for k in range(2 if viewer != seat else 0):
                    other = self.copy()
                    self.rules.redeal_asking(other, viewer, fast(k + 17), moment.number, seat, about)
                    if (len(menu.options(other, seat, about)) == 1) != skipped:
                        found.append((menu.name, seat))
        return real(self, seat, moment, about, always)

    return ask


def questions_are_public(case: Case, seed: int, monkeypatch: Any) -> None:
    found: list[tuple[str, int]] = []
    with monkeypatch.context() as patch:
        patch.setattr(State, "ask", audited(State, found))
        Simulator(case.game, case.seats, case.options).playout(seed, RandomBot(seed))
    assert not found, found[:5]


def twins_have_the_same_guesses(case: Case, seed: int, count: int, steps: int = 6) -> int:
    """4: two tables that look the same to a seat, though their hidden cards have differed for several answers, have
    equal guesses, now and played on. Nothing of the truth survives, not even in a local variable."""
    met = 0
    for origin in positions(case, seed, count):
        for seat in viewers(case):
            rng = random.Random(fresh(origin, 7))
            a, b = origin.copy(), origin.guess(seat, fresh(origin, 8))
            for _ in range(steps):
                if not step_alike(a, b, rng) or not a.pending or seen(a, seat) != seen(b, seat):
                    break
                stay_alike(a.guess(seat, 9), b.guess(seat, 9), 5)
                met += 1
    return met


def step_alike(a: Table, b: Table, rng: random.Random) -> bool:
    """The same random answer on both, if there is one."""
    p = rng.choice(sorted(a.pending))
    both = [c for c in a.pending[p].codes if p in b.pending and c in b.pending[p].codes]
    if not both:
        return False
    code = rng.choice(both)
    a.take(p, code)
    b.take(p, code)
    return True


def stay_alike(a: Table, b: Table, steps: int) -> None:
    """Equal now, and after the same answers."""
    rng = random.Random(len(a.log))
    assert states(a) == states(b)
    for _ in range(steps):
        if not a.pending:
            return
        p = rng.choice(sorted(a.pending))
        code = rng.choice(a.pending[p].codes)
        a.take(p, code)
        b.take(p, code)
        assert states(a) == states(b)


def search_cannot_cheat(case: Case, seed: int, count: int) -> None:
    """5: a search returns the same visits on the table and on any guess of its seat."""
    for table in positions(case, seed, count):
        for seat in sorted(table.pending):
            guess = table.guess(seat, fresh(table, 11))
            assert search(table, seat, 12, 3, careless=True) == search(guess, seat, 12, 3, careless=True)


def undo_teaches_nothing(case: Case, seed: int, count: int) -> int:
    """6: what an undoable answer leads to looks the same on every guess of the table before it; says how many were
    undone."""
    undone = 0
    rng = random.Random(seed)
    for table in positions(case, seed, count):
        seat = rng.choice(sorted(table.pending))
        code = rng.choice(table.pending[seat].codes)
        guesses = [table.guess(seat, fresh(table, k)) for k in range(2)]
        after = table.copy()
        after.take(seat, code)
        if after.copy().undo(seat):
            undone += 1
            for guess in guesses:
                guess.take(seat, code)
                assert seen(guess, seat) == seen(after, seat)
    return undone


def guesses_play_on(case: Case, seed: int, count: int) -> None:
    """7: a guess is an ordinary table, played to its end; a straight guess equals the live one, answer by answer."""
    for table in positions(case, seed, count):
        for seat in viewers(case):
            guess = table.guess(seat, fresh(table, 12))
            rng = random.Random(len(table.log))
            while guess.pending:
                step(guess, rng)
            assert guess.outcome is not None
        for seat in sorted(table.pending):
            straight_equals_live(table, seat)


def straight_equals_live(table: Table, seat: int) -> None:
    if table.opened >= 0 and any(p not in table.pending for p in table.block):
        return  # who had finished is given random answers on a guess table
    hunch = table.hunch_for(seat, 99)
    bot, live = TraceBot(4), TraceBot(4)
    state = table.straight(bot, hunch, seat)
    guess = table.guess(seat, 99)
    while guess.pending:
        p = min(guess.pending)
        first = guess.hunches and guess.opened >= 0 and guess.closed + 1 == hunch.block
        if first and seat in guess.pending:
            p = seat  # the guesser's strand goes first
        q = guess.pending[p]
        guess.take(
            p, q.codes[0] if len(q.codes) == 1 else live.choose(guess.now[p], p, q.moment, q.codes, int(q.about))
        )
    assert (bot.hash, bot.choices) == (live.hash, live.choices)
    assert json.dumps(state.to_data()) == json.dumps(guess.now[-1].to_data())


def fresh(table: Table, k: int) -> int:
    """A seed of its own for every position."""
    return len(table.log) * 100 + k
