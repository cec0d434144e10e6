"""A state machine on the socket: anything in any order. The table never hangs, nobody sees what another seat may know,
and whoever comes back finds what everybody else knows."""

from __future__ import annotations

import json
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from server.people import Frame, in_a_thread

SEATS = 4
KINDS = {
    "snapshot",
    "update",
    "ack",
    "stale",
    "refused",
    "why",
    "moment",
    "table",
    "chat",
    "vote",
    "pong",
    "bye",
    "notice",
}
seats = st.integers(0, SEATS - 1)
viewers = st.one_of(st.none(), seats)
junk = st.one_of(
    st.text(max_size=50),
    st.binary(max_size=50),
    st.sampled_from(
        ['{"type": "answer"}', '{"type": "hello", "table": "x"}', '{"type":"undo","cmd_id":"a","x":1}', "[" * 5000]
    ),
)


class Line:
    """One socket and what was heard on it."""

    def __init__(self, machine: Wild, seat: int | None, last_seq: int) -> None:
        self.seat = seat
        self.ws: ClientConnection = machine.stack.enter_context(connect(machine.url, compression=None, max_size=None))
        self.question: Frame | None = None
        self.seq = last_seq
        token = None if seat is None else machine.tokens[str(seat)]
        self.say(type="hello", table=machine.table, token=token, last_seq=last_seq)
        self.hear("snapshot")

    def say(self, **fields: Any) -> None:
        self.ws.send(json.dumps(fields))

    def hear(self, *kinds: str) -> Frame:
        while True:
            frame: Frame = json.loads(self.ws.recv(timeout=60))
            self.check(frame)
            if frame["type"] in kinds:
                return frame

    def check(self, frame: Frame) -> None:
        assert frame["type"] in KINDS
        if frame["type"] not in ("snapshot", "update"):
            return
        if frame["type"] == "update" or frame["seq"] >= self.seq:
            assert [e["seq"] for e in frame["events"]] == list(range(self.seq + 1, frame["seq"] + 1))
        self.seq = frame["seq"]
        self.question = frame["question"]
        assert self.seat is not None or self.question is None
        assert self.question is None or self.seat in frame["waiting"]
        for seat, player in enumerate(frame["view"]["players"]):
            hidden = seat != self.seat and player["alive"] and player["role"] != "sheriff" and not frame["view"]["over"]
            assert not hidden or player["role"] is None

    def settle(self) -> None:
        self.say(type="ping")
        self.hear("pong")


class Wild(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.stack = ExitStack()
        data = self.stack.enter_context(tempfile.TemporaryDirectory())
        self.http = self.stack.enter_context(in_a_thread(Path(data)))
        self.url = str(self.http.base_url).replace("http", "ws") + "ws"
        self.post("/api/me", {"name": "Ada"})
        self.table = self.post("/api/tables", {"game": "bang_dice", "seats": [{"kind": "person"}] * SEATS})["id"]
        for seat in range(SEATS):
            info = self.post(f"/api/tables/{self.table}/sit", {"seat": seat})
        self.tokens: dict[str, str] = info["tokens"]
        self.post(f"/api/tables/{self.table}/start")
        self.lines: list[Line] = []
        self.commands = 0
        self.done: list[tuple[int, Frame, Frame]] = []  # seat, command, its ack

    def post(self, path: str, body: Any = None) -> Frame:
        response = self.http.post(path, json=body)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def command(self) -> str:
        self.commands += 1
        return f"m{self.commands}"

    def line(self, seat: int | None) -> Line:
        for line in self.lines:
            if line.seat == seat:
                line.settle()
                return line
        self.lines.append(Line(self, seat, 0))
        return self.lines[-1]

    @rule(seat=viewers, last_seq=st.integers(0, 60))
    def comes_in(self, seat: int | None, last_seq: int) -> None:
        if len(self.lines) < 8:
            self.lines.append(Line(self, seat, last_seq))

    # No preconditions: the dice are the server's own, and what is drawn must not depend on them.
    @rule(which=st.integers(0, 7))
    def goes_away(self, which: int) -> None:
        if self.lines:
            self.lines.pop(which % len(self.lines)).ws.close()

    @rule(seat=seats, which=st.integers(0, 60), late=st.integers(-2, 2))
    def answers(self, seat: int, which: int, late: int) -> None:
        line = self.line(seat)
        asked = line.question
        options = asked["options"] if asked else [{"id": "pass"}]
        number = max(0, (asked["number"] if asked else 1) + (late if late in (-2, 2) else 0))
        said = {"cmd_id": self.command(), "question": number, "option": options[which % len(options)]["id"]}
        line.say(type="answer", **said)
        answer = line.hear("ack", "stale", "refused")
        assert (answer["type"] == "ack") == (asked is not None and number == asked["number"])
        if answer["type"] == "ack":
            self.done.append((seat, said, answer))

    @rule(which=st.integers(0, 1000))
    def repeats(self, which: int) -> None:
        if not self.done:
            return
        seat, said, ack = self.done[which % len(self.done)]
        line = self.line(seat)
        line.say(type="answer", **said)
        assert line.hear("ack", "stale", "refused") == ack

    @rule(seat=viewers, option=st.text(min_size=1, max_size=30))
    def answers_nonsense(self, seat: int | None, option: str) -> None:
        line = self.line(seat)
        number = line.question["number"] if line.question else 1
        line.say(type="answer", cmd_id=self.command(), question=number, option=option)
        assert line.hear("ack", "stale", "refused")["type"] != "ack"

    @rule(seat=viewers, kind=st.sampled_from(["undo", "ask_undo"]))
    def goes_back(self, seat: int | None, kind: str) -> None:
        line = self.line(seat)
        line.say(type=kind, cmd_id=self.command())
        line.hear(*(("ack", "refused") if kind == "undo" else ("ack", "refused", "vote")))

    @rule(seat=viewers, yes=st.booleans())
    def votes(self, seat: int | None, yes: bool) -> None:
        line = self.line(seat)
        line.say(type="agree", cmd_id=self.command(), yes=yes)
        line.settle()

    @rule(seat=viewers, text=st.text(min_size=1, max_size=400), seq=st.integers(0, 100))
    def talks(self, seat: int | None, text: str, seq: int) -> None:
        line = self.line(seat)
        line.say(type="chat", text=text)
        line.say(type="explain", ref=1, option=text[:30])
        line.hear("why")
        line.say(type="look", ref="x", seq=seq)
        line.hear("moment")

    @rule(seat=viewers, text=junk)
    def sends_junk(self, seat: int | None, text: str | bytes) -> None:
        line = Line(self, seat, 0)
        line.ws.send(text)
        with suppress(ConnectionClosed):
            while True:
                line.ws.recv(timeout=60)
        assert line.ws.close_code == 1008

    @rule(seat=seats)
    def leaves_and_comes_back(self, seat: int) -> None:
        assert self.post(f"/api/tables/{self.table}/leave", {"seat": seat})["seats"][seat]["away"]
        assert not self.post(f"/api/tables/{self.table}/sit", {"seat": seat})["seats"][seat]["away"]

    @invariant()
    def everybody_can_hear(self) -> None:
        for line in self.lines:
            line.settle()

    def teardown(self) -> None:
        """Still alive: two fresh lines of each viewer agree, and somebody can answer unless the game is over."""
        try:
            fresh = [Line(self, seat, 0) for seat in (*range(SEATS), None)]
            for old in self.lines:
                old.settle()
                assert old.seq == next(line.seq for line in fresh if line.seat == old.seat)
            over = self.http.get(f"/api/tables/{self.table}").json()["state"] == "over"
            assert over or any(line.question for line in fresh)
            for line in [*fresh, *self.lines]:
                line.ws.close()
        finally:
            self.stack.close()


@pytest.mark.slow
def test_anything_in_any_order_does_no_harm() -> None:
    run_state_machine_as_test(
        Wild,
        settings=settings(
            max_examples=12,
            stateful_step_count=40,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
