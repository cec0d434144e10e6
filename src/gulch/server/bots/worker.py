"""The other side of the pool: a process that thinks for bots and looks at past moments. Plain data in, plain data out;
it ends when its server does (its input closes)."""

from __future__ import annotations

import sys
from typing import Any, BinaryIO

import msgspec

import gulch
from gulch.bots import seat_bot
from gulch.bots.search import Search
from gulch.bots.thoughts import Thoughts
from gulch.lab.chances import hint_for
from gulch.lab.review import DESK
from gulch.records.parcels import unpack
from gulch.server.store.rebuild import apply, rebuild


class Mind:
    """The search that this process has made last. It goes on if nothing but its own answer lies between."""

    def __init__(self) -> None:
        self.about: tuple[str, int] = ("", -1)
        self.answers = -1
        self.search: Search | None = None

    def at(self, job: dict[str, Any]) -> Search:
        about = (job["thread"], job["seat"])
        if self.search is not None and about == self.about and job["answers"] == self.answers + 1:
            self.search.follow(job["last"])
        else:
            self.search = Search(job["game"], job["seed"])
        self.about, self.answers = about, job["answers"]
        return self.search


MIND = Mind()


def guess_for(job: dict[str, Any]) -> gulch.Table:
    """A bot never sees what its seat may not know: not the table, but a guess of it."""
    return unpack(gulch.load(job["game"]), job["parcel"]).guess(job["seat"], job["seed"])


def choose(job: dict[str, Any]) -> int:
    """A bot's choice, at one look."""
    return seat_bot(job["game"], job["level"], job["seed"]).choose(guess_for(job), job["seat"])


def think(job: dict[str, Any]) -> Thoughts:
    """What a search finds out in so many seconds."""
    table, search = guess_for(job), MIND.at(job)
    search.think(table, job["seat"], 0, job["seconds"])
    return search.thoughts(table, job["seat"])


def hint(job: dict[str, Any]) -> dict[str, Any]:
    """What a bot would do at a table."""
    return hint_for(guess_for(job), job["seat"], job["seed"], job["seconds"])


def past_hint(job: dict[str, Any]) -> dict[str, Any]:
    """What a bot would have done after these steps, beside the question."""
    table = rebuild(gulch.load(job["game"]), job["start"], [tuple(step) for step in job["steps"]])
    seat = job["seat"]
    found = hint_for(table.guess(seat, job["seed"]), seat, job["seed"], job["seconds"])
    return {"question": table.pending[seat].data(), **found}


def review(job: dict[str, Any]) -> Any:
    """A part of the review of a finished game."""
    return DESK.study(gulch.load(job["record"]["game"]), job["record"]).work(tuple(job["part"]))


def look(job: dict[str, Any]) -> dict[str, Any]:
    """What one viewer saw after these steps, as far as whoever sees `now` may recall it."""
    game = gulch.load(job["game"])
    table = rebuild(game, job["start"], [tuple(step) for step in job["steps"]])
    return game.recalled(table.view(job["seat"]), job["now"])


def moments(job: dict[str, Any]) -> list[Any]:
    """What one viewer saw after each step, as far as it may be recalled at the end."""
    game = gulch.load(job["game"])
    table = rebuild(game, job["start"], [])
    views = [table.view(job["seat"])]
    for step in job["steps"][1:]:
        apply(table, tuple(step))
        views.append(table.view(job["seat"]))
    return [game.recalled(view, views[-1]) for view in views]


def course(job: dict[str, Any]) -> list[list[int]]:
    """How every seat stood after each step."""
    table = rebuild(gulch.load(job["game"]), job["start"], [])
    stood = [table.standings()]
    for step in job["steps"][1:]:
        apply(table, tuple(step))
        stood.append(table.standings())
    return stood


JOBS = {
    "choose": choose,
    "think": think,
    "hint": hint,
    "past_hint": past_hint,
    "review": review,
    "look": look,
    "moments": moments,
    "course": course,
}


def receive(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def main() -> None:
    reply_to = sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that a bot prints may get between the answers
    while (data := receive(sys.stdin.buffer)) is not None:
        job = msgspec.msgpack.decode(data)
        try:
            answer = {"ok": JOBS[job["kind"]](job)}
        except Exception as error:  # one bad job must not end the worker; the server falls back
            answer = {"failed": type(error).__name__}
        reply = msgspec.msgpack.encode(answer)
        reply_to.write(len(reply).to_bytes(4, "big") + reply)
        reply_to.flush()


if __name__ == "__main__":
    main()
