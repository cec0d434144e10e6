"""When the garbage collector goes through everything. Everybody waits meanwhile, with some hundred tables a tenth of a
second and more, and it finds next to nothing: what most tables leave behind is young, or nobody's at once."""

from __future__ import annotations

import gc
import time

NEVER = 1_000_000_000
LONGEST = 600.0  # seconds between two times, however much is played


def keep_what_is_here() -> None:
    """Rules, texts and modules stay: nobody need go through them while people play."""
    gc.collect()
    gc.freeze()


def only_when_told() -> None:
    """For a process that is a server and nothing else. What is young is looked at as ever."""
    often, now_and_then, _ = gc.get_threshold()
    gc.set_threshold(often, now_and_then, NEVER)


class Rubbish:
    def __init__(self) -> None:
        self.last = time.monotonic()
        self.answers = 0

    def look(self, answers: int) -> bool:
        """Called once in a while with the number of answers so far: when there were none since the last time nobody
        notices. Whether it was done."""
        quiet, self.answers = answers == self.answers, answers
        due = time.monotonic() - self.last >= (LONGEST / 10 if quiet else LONGEST)
        if due:
            gc.collect()
            self.last = time.monotonic()
        return due
