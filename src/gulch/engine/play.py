"""How rules ask: State, Run, Policy, together. The one place where asking, re-running, strands and guesses meet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from gulch.declare.rules import NO_MOMENT, OVER, Event, Moment, Rules
from gulch.declare.words import NO_VALUE
from gulch.engine.chance import Chance, fast

NOBODY: Final = -1  # the spectator
EVERYONE: Final = -1  # audience: all bits set
NO_MARKS: Final[list[int]] = []


class NeedChoice(Exception):
    """The recorded answers have run out; what is asked stands in the run."""


class BlockOpen(Exception):
    """A block of strands begins that is not finished yet."""


class Joined(Exception):
    """The strand of this private run has ended; the others have not."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers questions in a straight run. Subclass it in Python or compiled. `about`: what the question is about, to
    be read by the moment's arguments."""

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        return options[0]


class Heedless(Policy):
    """A policy whose `choose` does not take what a question is about."""

    def __init__(self, chooses: Any) -> None:
        self.chooses = chooses

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        return int(self.chooses(s, seat, moment, options))


def heeding(policy: Policy) -> Policy:
    """The policy, such that it can be told what a question is about."""
    code = getattr(type(policy).choose, "__code__", None)
    return Heedless(policy.choose) if code is not None and code.co_argcount == 5 else policy


class Hunch:
    """Re-deal what `seat` can't know when `mark` answers have been fed in block number `block` (0: outside blocks)."""

    __slots__ = ("block", "mark", "seat", "seed")

    def __init__(self, seat: i64, seed: int, mark: i64, block: i64) -> None:
        self.seat = seat
        self.seed = seed
        self.mark = mark
        self.block = block


class Run:
    """Where one run of the rules gets its answers: recorded ones first, then a policy, else it stops."""

    def __init__(
        self, feeds: list[list[int]], policy: Policy | None, hunches: list[Hunch], closed: i64, only: i64
    ) -> None:
        self.feeds = feeds  # by seat: the recorded answers of this step
        self.fed = [0] * len(feeds)
        self.total: i64 = 0
        self.goal: i64 = 0  # recorded answers there are
        for feed in feeds:
            self.goal += len(feed)
        self.policy = policy
        self.free = policy is not None and self.goal == 0 and not hunches
        self.quiet = policy is not None
        self.hunch: Hunch | None = hunches[0] if hunches else None
        self.later = hunches[1:]
        self.base: Chance | None = None  # the generator after the re-deal
        self.blocks: i64 = 0  # blocks entered in this step
        self.closed = closed  # blocks of this step known to be finished
        self.inside: i64 = 0  # number of the block we are in, 0 outside
        self.only = only  # private run: in the open block, run this seat's strand alone
        self.hold = False  # stop at the hunch instead of dealing it
        self.seats: list[int] = []
        self.seat: i64 = 0
        self.moment = 0
        self.about: i64 = 0
        self.always = False
        self.options: list[int] = []


NO_RUN: Final = Run([], None, [], 0, -2)


class Part:
    """What an expansion adds to the state: a class of its own, spelled out from its fields as a state is."""

    __slots__ = ()

    def copy(self) -> Part:
        raise NotImplementedError


NO_PARTS: Final[list[Part]] = []


class State:
    """What every game's state has. Subclasses add typed data and copy(); nothing here is shared between copies."""

    __slots__ = (
        "at",
        "back",
        "chance",
        "events",
        "marks",
        "parts",
        "reveals",
        "rules",
        "run",
        "seats",
        "strand",
        "when",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        self.rules = rules
        self.seats: i64 = rules.seats
        self.at = 0
        self.back: list[int] = []
        self.chance = chance
        self.reveals: i64 = 0
        self.marks = [0] * len(rules.marks) if rules.marks else NO_MARKS
        self.parts = NO_PARTS  # of the expansions that are on; `Game.fresh` makes them
        self.strand: i64 = -1
        self.events: list[tuple[int, Event, list[int]]] = []
        self.when: list[tuple[int, int]] = []  # by event: how much was revealed by then
        self.run = NO_RUN

    def copy(self) -> State:
        raise NotImplementedError

    def copy_core(self, c: State) -> None:
        c.at = self.at
        c.back = self.back[:] if self.back else []
        c.reveals = self.reveals
        c.marks = self.marks[:] if self.marks else NO_MARKS
        if self.parts:
            c.parts = [part.copy() for part in self.parts]

    def to_data(self) -> dict[str, Any]:
        """Plain data, in the names that records and scenarios use. `gulch.records` fills a state from it."""
        names = self.rules.step_names
        data: dict[str, Any] = {
            "at": names[self.at],
            "back": [names[at] for at in self.back],
            "chance": self.chance.to_data(),
            "reveals": int(self.reveals),
            "marks": dict(zip(self.rules.marks, self.marks, strict=True)),
        }
        for field in self.rules.fields:
            where = data.setdefault(field.within, {}) if field.within else data
            where[field.name] = field.out(self)
        return data

    # ---- what rules say ---------------------------------------------------------------------------------------------
    def ask(self, seat: i64, moment: Moment[Any], about: i64 = 0, always: bool = False) -> int:
        """The action `seat` chooses at this moment. The options come from the rules, never from the caller's locals.

        `always`: ask even when there is one option, because others must not learn that there was only one."""
        run = self.run
        options = self.rules.menus[moment.index].options(self, seat, about)
        if run.free:
            if len(options) == 1:
                return options[0]
            policy = run.policy
            assert policy is not None
            return policy.choose(self, seat, moment.index, options, about)
        if len(options) == 1 and not always:
            return options[0]
        return self.ask_recorded(seat, moment, about, always, options)

    def ask_recorded(self, seat: i64, moment: Moment[Any], about: i64, always: bool, options: list[int]) -> int:
        assert self.strand < 0 or self.strand == seat, "a strand asks only its own seat"
        run = self.run
        hunch = run.hunch
        while hunch is not None and run.total == hunch.mark and run.inside == hunch.block:
            if run.hold and not run.later:
                raise NeedChoice
            self.deal_hunch(moment.index, seat, about)
            options = self.rules.menus[moment.index].options(self, seat, about)
            hunch = run.hunch
        feed = run.feeds[seat]
        k = run.fed[seat]
        if k < len(feed):
            run.fed[seat] = k + 1
            run.total += 1
            return feed[k]
        policy = run.policy
        if policy is not None:
            run.free = hunch is None and run.total == run.goal and run.inside == 0
            return options[0] if len(options) == 1 else policy.choose(self, seat, moment.index, options, about)
        run.seat = seat
        run.moment = moment.index
        run.about = about
        run.always = always
        run.options = options
        raise NeedChoice

    def deal_hunch(self, moment: int, seat: i64, about: i64) -> None:
        """Here and now this run leaves the truth: hidden cards and all later chance are drawn anew. `moment`: what is
        asked; NO_MOMENT in an open block."""
        run = self.run
        hunch = run.hunch
        assert hunch is not None
        chance = fast(hunch.seed)
        self.rules.redeal_asking(self, hunch.seat, chance, moment, seat, about)
        run.base = chance.fork(1)
        self.chance = run.base if self.strand < 0 else chance.fork(2)
        run.hunch = run.later.pop(0) if run.later else None

    def choose(self, seat: i64, moment: Moment[Any], about: i64 = 0, always: bool = False) -> int:
        """Ask, and do what was chosen; the next step, or GO_ON."""
        action: i64 = self.ask(seat, moment, about, always)
        return self.rules.by_number[action & 255].do(self, seat, about, action)

    def say(
        self, audience: i64, event: Event, a: i64 = NO_VALUE, b: i64 = NO_VALUE, c: i64 = NO_VALUE, d: i64 = NO_VALUE
    ) -> None:
        """Something happened, with the values of its arguments. Inside a strand only its own seat hears it."""
        if not self.run.quiet:
            self.say_aloud(audience, event, a, b, c, d)

    def say_aloud(self, audience: i64, event: Event, a: i64, b: i64, c: i64, d: i64) -> None:
        """On its own, so that what a quiet run says is next to nothing."""
        self.say_all(audience, event, [value for value in [int(a), int(b), int(c), int(d)] if value != NO_VALUE])

    def say_all(self, audience: i64, event: Event, values: list[int]) -> None:
        """The same for any number of arguments; who builds a list asks first whether anybody is `listening`."""
        event.check(values)
        if self.strand >= 0:
            audience &= 1 << self.strand
        self.events.append((int(audience), event, values))
        self.when.append((int(self.reveals), int(self.chance.count)))

    def listening(self) -> bool:
        """Does anybody hear what is told? Ask before telling that takes a loop; a plain tell costs nothing."""
        return not self.run.quiet

    def reveal(self) -> None:
        """Somebody learns something: no undo across this."""
        self.reveals += 1

    def happen(self, occasion: int, seat: i64) -> None:
        """Run what is hooked to an occasion of the rulebook: free while nothing is."""
        hooks = self.rules.hooks
        if occasion < len(hooks):
            for hook in hooks[occasion]:
                hook(self, int(seat))

    def call(self, at: int, then: int) -> int:
        """Go to a step that will `return s.done()` to `then`."""
        self.back.append(then)
        return at

    def done(self) -> int:
        return self.back.pop()


S = TypeVar("S", bound=State)


def together(s: S, seats: list[int], strand: Callable[[S, int], None]) -> None:
    """Everybody at once: one private sequence per seat. A strand touches only its own seat's data and share."""
    assert s.strand < 0, "no block inside a strand"
    run = s.run
    run.blocks += 1
    outer = s.chance
    if not run.free:
        run.inside = run.blocks
        is_open = run.policy is None and run.blocks > run.closed
        guesser: i64 = NOBODY
        hunch = run.hunch
        if hunch is not None and hunch.block == run.blocks:
            guesser = hunch.seat  # its strand goes first: up to its question the run is true
            if guesser in seats and not (is_open and run.only < 0):
                run.hold = is_open and run.only != guesser
                one_strand(s, outer, guesser, strand)
                run.hold = False
            while run.hunch is not None and run.hunch.block == run.blocks:
                s.deal_hunch(NO_MOMENT, NOBODY, 0)
            if run.base is not None:
                outer = run.base
        if is_open:
            run.seats = seats
            if run.only < 0:
                raise BlockOpen
            if run.only in seats and run.only != guesser:
                one_strand(s, outer, run.only, strand)
            raise Joined
        seats = [p for p in seats if p != guesser]
    for p in seats:
        one_strand(s, outer, p, strand)
    s.chance = outer
    outer.count += 1  # the next block forks differently
    s.reveals += 1
    run.inside = 0
    if run.policy is not None and run.hunch is None and run.total == run.goal:
        run.free = True


def one_strand(s: S, outer: Chance, seat: i64, strand: Callable[[S, int], None]) -> None:
    """One seat's strand, with its own generator and its own audience."""
    s.strand = seat
    s.chance = outer.fork(seat)
    s.reveals += 1
    if s.run.hold:
        try:
            strand(s, int(seat))
        except NeedChoice:
            pass
    else:
        strand(s, int(seat))
    s.strand = -1


def ask_all(s: S, seats: list[int], moment: Moment[Any], keep: Callable[[S, int, int], None], about: i64 = 0) -> None:
    """One sealed question to each seat; `keep` puts the answer into the state (a hidden zone), never into a local."""

    def strand(s: S, seat: int) -> None:
        keep(s, seat, s.ask(seat, moment, about, True))

    together(s, seats, strand)


def play_on(s: State) -> None:
    """Run steps until the game is over or somebody stops the run by raising."""
    rules = s.rules
    while s.at != OVER:
        s.at = rules.run(s, s.at)
