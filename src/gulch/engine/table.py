"""The live table: checkpoints, recorded answers, what each seat sees, undo, guesses."""

from __future__ import annotations

from typing import Any

from gulch.declare.rules import OVER, Rules
from gulch.declare.words import Option
from gulch.engine.chance import Seeds, fast
from gulch.engine.explaining import is_thing, why_refused, with_thing
from gulch.engine.game import Game, Outcome, Reason, Refused
from gulch.engine.play import NOBODY, BlockOpen, Hunch, Joined, NeedChoice, Policy, Run, State, heeding, play_on
from gulch.engine.preview import Preview, Watch, preview
from gulch.engine.question import Entry, Frame, Question


class Table:
    """A game being played. `pending` maps each seat we wait for to its question."""

    def __init__(self, game: Game[Any], rules: Rules[Any], origin: dict[str, Any], frames: list[Frame]) -> None:
        self.game = game
        self.rules = rules
        self.seats = rules.seats
        self.origin = origin
        self.frames = frames
        self.fair: Seeds | None = None
        self.log: list[Entry] = []
        self.hunches: list[Hunch] = []  # guesses made inside the current step
        self.closed = 0
        self.opened = -1  # len(log) when the open block began, -1: no open block
        self.block: list[int] = []  # its seats
        self.pending: dict[int, Question] = {}
        self.now: list[State] = []  # by viewer; the last is the spectator's
        self.told = [0] * (self.seats + 1)
        self.streams: list[list[str]] = [[] for _ in range(self.seats + 1)]
        self.withdrawn = [0] * self.seats  # questions that an undo took back
        self.watch: Watch | None = None  # of a preview
        self.shared = False  # log and streams belong to several copies: duplicate them before writing

    # ---- running ----------------------------------------------------------------------------------------------------
    def feeds(self, log: list[Entry]) -> list[list[int]]:
        feeds: list[list[int]] = [[] for _ in range(self.seats)]
        for i in range(self.frames[-1].start, len(log)):
            feeds[log[i].seat].append(log[i].code)
        return feeds

    def advance(self) -> None:
        self.pending = {}
        while self.frames[-1].state.at != OVER:
            s = self.frames[-1].state.copy()
            s.run = run = Run(self.feeds(self.log), None, self.hunches, self.closed, -2)
            self.now = [s] * (self.seats + 1)
            try:
                s.at = s.rules.run(s, s.at)
            except NeedChoice:
                self.pend(run)
                self.publish()
                return
            except BlockOpen:
                self.block = run.seats
                self.opened = self.frames[-1].start + int(run.total)
                for seat in self.block:
                    self.run_strand(seat)
                if self.pending:
                    self.publish()
                    return
                self.close_block()
                continue
            self.publish()
            s.events = []
            s.when = []
            self.frames.append(Frame(s, len(self.log), self.told[:]))
            self.forget_frames()
            self.hunches = []
            self.closed = 0
        self.now = [self.frames[-1].state] * (self.seats + 1)

    def run_strand(self, seat: int) -> None:
        """One seat's strand of the open block, alone: what this seat sees contains nothing of the others."""
        self.pending.pop(seat, None)
        s = self.frames[-1].state.copy()
        s.run = run = Run(self.feeds(self.log), None, self.hunches, self.closed, seat)
        self.now[seat] = s
        try:
            s.rules.run(s, s.at)
        except NeedChoice:
            self.pend(run)
        except Joined:
            pass

    def close_block(self) -> None:
        self.closed += 1
        self.opened = -1

    def pend(self, run: Run) -> None:
        seat = int(run.seat)
        answers = len([entry for entry in self.log if entry.seat == seat])
        self.pending[seat] = Question(self.now[seat], run, answers + self.withdrawn[seat] + 1)

    def publish(self) -> None:
        """Each viewer has an own stream; what was told is never told again, what is undone is taken back by a
        marker."""
        self.own_lists()
        frame = self.frames[-1]
        for v in range(self.seats + 1):
            s = self.now[v]
            seen = [k for k, (audience, _, _) in enumerate(s.events) if audience >> v & 1]
            total = frame.told[v] + len(seen)
            if total < self.told[v]:
                self.streams[v].append(f"undo:{total}")
            else:
                for k in seen[self.told[v] - frame.told[v] :]:
                    _, event, values = s.events[k]
                    self.streams[v].append(event.id(values))
                    if self.watch is not None and self.watch.seat == v:
                        self.watch.hear(self.streams[v][-1], s.when[k])
            self.told[v] = total

    def forget_frames(self) -> None:
        """Checkpoints before the last information barrier can't be gone back to."""
        first = len(self.log)
        s = self.now[-1]
        while first > 0 and self.log[first - 1].free(s):
            first -= 1
        while len(self.frames) > 1 and self.frames[1].start <= first:
            del self.frames[0]

    def own_lists(self) -> None:
        if self.shared:
            self.log = self.log[:]
            self.streams = [stream[:] for stream in self.streams]
            self.shared = False

    # ---- the public face --------------------------------------------------------------------------------------------
    def answer(self, seat: object, action: object) -> None:
        """Answer the seat's question by an option or its id; Refused says why not, and nothing has changed."""
        reasons = why_refused(self, seat, action)
        if reasons:
            raise Refused(reasons)
        id = action.id if isinstance(action, Option) else action
        assert isinstance(seat, int)
        assert isinstance(id, str)
        self.take(seat, self.rules.words.code(id))

    def take(self, seat: int, code: int) -> None:
        """The same for a legal action given as its number. If a rule fails, nothing has changed."""
        self.own_lists()
        before = self.copy()
        lengths = [len(stream) for stream in self.streams]
        self.shared = False  # `before` is ours alone
        self.log.append(Entry(seat, code, self.now[seat]))
        try:
            if self.opened >= 0:
                self.run_strand(seat)
                if self.pending:
                    self.publish()
                    return
                self.close_block()
            self.advance()
        except Exception:
            del self.log[-1]
            for stream, length in zip(self.streams, lengths):
                del stream[length:]
            self.back_to(before)
            raise

    def back_to(self, before: Table) -> None:
        """Checkpoints are never changed, so going back is taking the old ones."""
        self.frames, self.hunches, self.told = before.frames, before.hunches, before.told
        self.closed, self.opened, self.block = before.closed, before.opened, before.block
        self.pending, self.now = before.pending, before.now
        self.log, self.streams, self.withdrawn = before.log, before.streams, before.withdrawn

    def explain(self, seat: object, what: object) -> list[Reason]:
        """Why not: empty if the action (an id or an option) is legal now. Or of a thing ("seat:2", "card:x"): empty if
        something can be done with it, else every verb's reasons."""
        if is_thing(self, what):
            return with_thing(self, seat, str(what))[1]
        return why_refused(self, seat, what)

    def options_with(self, seat: object, thing: object) -> list[Option]:
        """What this seat can do now with a thing on the board."""
        return with_thing(self, seat, str(thing))[0] if is_thing(self, thing) else []

    def preview(self, seat: int, action: object) -> Preview:
        """What an answer would lead to as far as it could be taken back, and whether something is revealed then."""
        return preview(self, seat, action)

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.now[-1]) if not self.pending else None

    def standings(self) -> list[int]:
        return self.game.standings(self.now[-1])

    def view(self, seat: int | None) -> dict[str, Any]:
        """What this seat may know; None is the spectator."""
        viewer = NOBODY if seat is None else seat
        head = {"game": self.game.id, "seats": self.seats, "waiting": sorted(self.pending), "over": self.over}
        return head | self.game.view(self.now[viewer], viewer)

    def events(self, seat: int | None, since: int = 0) -> list[str]:
        """What this viewer was told, in order. "undo:n" takes back all but the first n."""
        return self.streams[-1 if seat is None else seat][since:]

    def describe(self, event: str) -> Option:
        """An event's kind, rule and parameters."""
        if event.startswith("undo:"):
            return Option(event, "undo", "", {"count": event[5:]}, (), -1)
        return self.rules.sayings.described(event)

    # ---- going back -------------------------------------------------------------------------------------------------
    def last_answer(self, seat: int) -> int:
        """Where the seat's answer stands that undo would take back, or -1."""
        i = len(self.log) - 1
        if self.opened >= 0:  # strands: other seats' answers are not in the way
            while i >= self.opened and self.log[i].seat != seat:
                i -= 1
        if i < self.frames[0].start or self.log[i].seat != seat or not self.log[i].free(self.now[seat]):
            return -1
        if self.hunches and i < self.frames[-1].start + int(self.hunches[-1].mark):
            return -1
        return i

    def undo(self, seat: object) -> bool:
        """Take back the seat's last answer, unless somebody has learnt something or answered since. If a rule fails,
        nothing has changed."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            return False
        i = self.last_answer(seat)
        if i < 0:
            return False
        self.take_out(i, [seat, *([seat] if self.opened >= 0 else self.pending)])
        return True

    def take_out(self, i: int, asked: list[int]) -> None:
        """Without this answer, and with new numbers for the questions that are asked again."""
        before = self.copy()
        self.own_lists()
        self.withdraw(asked)
        del self.log[i]
        while self.frames[-1].start > i:
            self.frames.pop()
        self.closed = 0
        self.opened = -1
        try:
            self.advance()
        except Exception:
            self.back_to(before)
            self.shared = True  # as `before` may have been
            raise

    def unseal(self, seat: int) -> None:
        """Take back a seat's last choice of the open block, whatever it has seen since: everybody has agreed. The
        others' sealed choices stay, and what was drawn is not drawn anew."""
        mine = [i for i, entry in enumerate(self.log) if entry.seat == seat and 0 <= self.opened <= i]
        if not mine:
            raise ValueError("there is no sealed choice to take back")
        self.take_out(mine[-1], [seat, seat])  # the question that is asked now and the one that is asked again

    def go_back_to(self, again: Table) -> None:
        """As `again` is, the same game after fewer answers; everybody has agreed. What was told is taken back by a
        marker, and questions get new numbers."""
        self.own_lists()
        withdrawn = self.withdrawn[:]
        for seat in [*self.pending, *(entry.seat for entry in self.log[len(again.log) :])]:
            withdrawn[seat] += 1
        streams = self.streams
        for v, stream in enumerate(streams):
            stream.append(f"undo:{again.told[v]}")
        self.back_to(again)
        self.streams = streams
        self.renumber(withdrawn)

    def renumber(self, withdrawn: list[int]) -> None:
        """Let the questions count as if so many of each seat's had been taken back."""
        for seat, question in self.pending.items():
            question.number += withdrawn[seat] - self.withdrawn[seat]
        self.withdrawn = withdrawn[:]

    def withdraw(self, seats: list[int]) -> None:
        """Questions taken back get new numbers, so that a late answer can't hit the wrong one."""
        self.withdrawn = self.withdrawn[:]
        for seat in seats:
            self.withdrawn[seat] += 1

    def record(self) -> dict[str, Any]:
        """The whole game as JSON, every secret included."""
        from gulch.engine.record import record_of

        return record_of(self)

    def copy(self) -> Table:
        c = Table(self.game, self.rules, self.origin, self.frames[:])
        self.shared = c.shared = True
        c.fair = self.fair
        c.log = self.log
        c.hunches = self.hunches
        c.closed = self.closed
        c.opened = self.opened
        c.block = self.block
        c.pending = self.pending.copy()
        c.now = self.now[:]
        c.told = self.told[:]
        c.streams = self.streams
        c.withdrawn = self.withdrawn
        return c

    # ---- guesses ----------------------------------------------------------------------------------------------------
    def known_log(self, seat: int) -> list[Entry]:
        """The answers a seat may build on: in an open block, the others' are sealed."""
        if self.opened < 0:
            return self.log
        return self.log[: self.opened] + [e for e in self.log[self.opened :] if e.seat == seat]

    def hunch_for(self, seat: int, seed: int) -> Hunch:
        block = self.closed + 1 if self.opened >= 0 else 0
        if block and any(h.block == block and h.seat != seat for h in self.hunches):
            raise ValueError("two seats' guesses in one open block")
        return Hunch(seat, seed, len(self.known_log(seat)) - self.frames[-1].start, block)

    def guess(self, seat: int | None, seed: int) -> Table:
        """A table that looks the same to `seat`, with everything it can't know re-dealt."""
        me = NOBODY if seat is None else seat
        g = self.copy()
        g.hunches = [*self.hunches, self.hunch_for(me, seed)]
        g.log = self.known_log(me)[:]
        g.frames = [self.frames[-1]]
        g.advance()
        if self.opened >= 0:  # who had finished has finished: any legal answers will do
            chance = fast(seed ^ 0x51F15)
            for other in self.block:
                while other != me and other not in self.pending and other in g.pending:
                    codes = g.pending[other].codes
                    g.take(other, codes[chance.below(len(codes))])
        return g

    def straight(self, policy: Policy, hunch: Hunch | None, seat: int) -> State:
        """One straight run from here to the end; with a hunch, on a guess of `seat`."""
        feeds = self.feeds(self.log if hunch is None else self.known_log(seat))
        s = self.frames[-1].state.copy()
        hunches = self.hunches if hunch is None else [*self.hunches, hunch]
        s.run = Run(feeds, policy, hunches, self.closed, -2)
        play_on(s)
        return s

    def play_on(self, policy: Policy, guess_for: int | None = None, seed: int = 0) -> Outcome:
        """The outcome when `policy` plays everybody from here; `guess_for`: on a guess of that seat."""
        policy = heeding(policy)
        if guess_for is None:
            return self.game.outcome(self.straight(policy, None, NOBODY))
        return self.game.outcome(self.straight(policy, self.hunch_for(guess_for, seed), guess_for))


def table_of(game: Game[Any], state: State) -> Table:
    """A new table that begins with this state."""
    if len(state.parts) != len(state.rules.parts):
        raise ValueError(f"{game.id}: set-up begins with self.fresh(rules, chance), which makes the expansions' parts")
    table = Table(game, state.rules, state.to_data(), [Frame(state, 0, [0] * (int(state.seats) + 1))])
    table.advance()
    return table


def resumed(game: Game[Any], state: State, answers: list[tuple[int, int]], hunches: list[Hunch], closed: int) -> Table:
    """A table that begins with this checkpoint, these answers since and guesses: an empty past."""
    table = Table(game, state.rules, state.to_data(), [Frame(state, 0, [0] * (int(state.seats) + 1))])
    table.hunches = hunches
    table.closed = closed
    table.log = [Entry(seat, code, state) for seat, code in answers]
    table.advance()
    return table
