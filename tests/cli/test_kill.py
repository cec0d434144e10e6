"""`gulch play` in a process of its own, which is ended in every way there is."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import gulch

pytestmark = pytest.mark.fault
TYPED = b"0\n1\n"  # picks something at every question sooner or later


def as_in_a_terminal() -> None:
    """Ctrl-C is heard, even if whoever runs the tests was started in the background, where shells switch it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Player:
    """Somebody at the keyboard. What is shown goes to a file: nothing is lost when the process is."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.shown = folder / "shown.txt"
        command = [
            sys.executable,
            "-m",
            "gulch.cli",
            "play",
            "bang_dice",
            "--lang",
            "en",
            "--save",
            str(folder / "save"),
            *words,
        ]
        self.screen = self.shown.open("wb")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=self.screen,
            stderr=subprocess.STDOUT,
            env={**os.environ, "GULCH_PURE": "1"},
            preexec_fn=as_in_a_terminal,
        )

    def type(self, count: int) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(TYPED * count)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # the game is over already

    def confirmed(self) -> list[str]:
        return [line for line in self.shown.read_text().splitlines() if line.startswith("→")]

    def wait_for(self, count: int) -> None:
        """Until so many answers were confirmed, or the game has ended."""
        until = time.monotonic() + 60
        while len(self.confirmed()) < count and self.process.poll() is None and time.monotonic() < until:
            time.sleep(0.01)

    def end(self, number: int | None = None) -> int:
        if number is not None:
            self.process.send_signal(number)
            self.process.wait(60)
        with contextlib.suppress(BrokenPipeError):
            assert self.process.stdin is not None
            self.process.stdin.close()
        code = self.process.wait(60)
        self.screen.close()
        return code


def journal(folder: Path) -> list[list[object]]:
    """The moves that are on disk whole."""
    data = (folder / "save").read_bytes()
    return [json.loads(line) for line in data[: data.rfind(b"\n") + 1].splitlines()[1:]]


def own(moves: list[list[object]]) -> list[object]:
    return [move[1] for move in moves if move[0] == 0 and len(move) == 2]


def test_no_answer_is_lost_however_often_it_is_killed(tmp_path: Path) -> None:
    """Killed in the middle of writing, thinking and showing; each answer that was confirmed is there afterwards."""
    known: list[list[object]] = []
    words = ["--seats", "4", "--bots", "random"]
    for kill in range(5):
        player = Player(tmp_path, *words)
        player.type(200)  # it never waits for us: whatever it does when the signal comes is what is interrupted
        player.wait_for(1 + kill % 2)
        player.end(signal.SIGKILL)
        if not (tmp_path / "save").exists():
            break  # the game was over before the signal came
        now = journal(tmp_path)
        assert now[: len(known)] == known
        assert len(own(now)) >= len(own(known)) + len(player.confirmed())
        known = now
    if (tmp_path / "save").exists():
        player = Player(tmp_path, *words)
        player.type(500)
        assert player.end() == 0
    record = json.loads((tmp_path / "save.record.json").read_text())
    assert [list(move) for move in record["answers"]][: len(known)] == known
    assert gulch.verify(record).fair
    assert gulch.replay(record).outcome is not None


@pytest.mark.parametrize("number, code", [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_says_goodbye_and_the_game_goes_on(tmp_path: Path, number: int, code: int) -> None:
    player = Player(tmp_path, "--seats", "4", "--bots", "random")
    player.type(1)
    player.wait_for(1)
    assert player.end(number) == code
    shown = player.shown.read_text()
    assert "goes on." in shown
    assert "Traceback" not in shown
    before = journal(tmp_path)
    assert own(before)
    again = Player(tmp_path)
    assert again.end() == 0
    assert "The game goes on where it was left." in again.shown.read_text()
    after = journal(tmp_path)
    assert after[: len(before)] == before
    assert own(after) == own(before)  # the signal may have come in the middle of the bots' turns: those are played on
