"""Clocks, lists, notices and previews of every game tell nobody what they may not know. Two tables that look the same
to one viewer, though what is hidden differs, are played alike as long as they do: that viewer gets the same bytes."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from contract.secrets import fresh, step_alike
from contract.walks import REGISTERED, Case, positions, seen, states
from gulch.engine.record import record_of
from gulch.engine.table import Table
from gulch.server.http import pages, previews
from gulch.server.notices import notices
from gulch.server.notices.words import Notice, compose
from gulch.server.socket import frames
from gulch.server.tables import dealing, info
from gulch.server.tables.clocks import clock_data
from gulch.server.tables.play import answer_for
from server.hand_time import HandTime
from server.people import Place, Seat, running
from server.post_office import Receiver, receiver
from server.secrecy import neutral
from server.test_notices import SETTINGS
from server.test_previews import PAGE

CLOCK = {"kind": "live", "allowance": 600, "reserve": 3600}
STEPS = 5
# Of each game its last example, which has the most options.
RICHEST = list({case.game.id: case for case in REGISTERED}.values())
ALIKE: dict[tuple[str, int | None], Twins] = {}


class Twins(NamedTuple):
    case: Case
    viewer: int | None
    tables: list[Table]
    answers: list[tuple[int, str]]  # that both take, and look the same after


def played_alike(origin: Table, viewer: int | None) -> list[tuple[int, str]]:
    """Answers after which a table and the viewer's guess of it still look the same."""
    a, b = origin.copy(), origin.guess(viewer, fresh(origin, 1))
    rng = random.Random(len(origin.log))
    answers: list[tuple[int, str]] = []
    while len(answers) < STEPS and step_alike(a, b, rng) and a.pending and seen(a, viewer) == seen(b, viewer):
        entry = a.log[-1]
        answers.append((entry.seat, a.rules.words.id(entry.code)))
    return answers


def twins_of(case: Case, viewer: int | None) -> Twins:
    """Of some positions of a random game the one from where two tables look the same for longest."""
    if (case.game.id, viewer) not in ALIKE:
        found = []
        for at in positions(case, 11, 12):
            guess = at.guess(viewer, fresh(at, 1))
            if states(guess) != states(at):
                found.append(Twins(case, viewer, [at.copy(), guess], played_alike(at, viewer)))
        ALIKE[case.game.id, viewer] = max(found, key=lambda each: len(each.answers))
    return ALIKE[case.game.id, viewer]


async def received(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, twins: Twins, table: Table) -> list[str]:
    """All that the viewer gets: on a socket, over HTTP, and as notices."""
    monkeypatch.setattr(dealing, "new_table", lambda *_: table.copy())
    time = HandTime()
    async with AsyncExitStack() as stack:
        hook = await stack.enter_async_context(receiver())
        place = await stack.enter_async_context(running(tmp_path, time, **SETTINGS))
        return await played(place, time, hook, twins)


async def played(place: Place, time: HandTime, hook: Receiver, twins: Twins) -> list[str]:
    guests = [await place.guest(f"Guest {i}") for i in range(twins.case.seats)]
    id = await guests[0].create(
        "p" * len(guests), game=twins.case.game.id, options=twins.case.options, clock=CLOCK, public=True
    )
    for seat, guest in enumerate(guests):
        await guest.do(f"/api/tables/{id}/sit", {"seat": seat})
    viewer = await place.guest("Curious") if twins.viewer is None else guests[twins.viewer]
    await viewer.do("/api/me/notices", {"way": "webhook", "address": f"{hook.url}/told"})
    await guests[0].do(f"/api/tables/{id}/start")
    got: list[str] = []
    async with viewer.seat(id, twins.viewer) as sat:
        await sat.say(type="attend", here=False)
        for answer in [None, *twins.answers]:
            if answer is not None:
                await give(place, id, *answer)
            time.move(70)
            await ask(sat)
            await place.hub.notices.look()
            got += [frame for frame in sat.raw if not frame.startswith('{"type":"table"')]  # told when there is time
            got += [posted.body.decode() for posted in hook.got]
            paths = [f"/api/tables/{id}", "/api/tables", "/api/me", "/api/me/waiting", f"/t/{id}"]
            got += [(await viewer.http.get(path)).text for path in paths]
            sat.raw.clear()
    for own in (id, (await viewer.get("/api/me"))["id"], place.url, hook.url):
        got = [text.replace(own, "OWN") for text in got]
    return [neutral(re.sub('"undo":(true|false)', "", text)) for text in got]  # a guess has no past to go back to


async def give(place: Place, id: str, seat: int, option: str) -> None:
    async with place.hub.use(id) as live:
        await answer_for(live, seat, live.table.pending[seat].number, option, None)


async def ask(sat: Seat) -> None:
    """What the viewer's own answers would lead to; then everything that was on its way is here."""
    if sat.question:
        options = [option["id"] for option in sat.question["options"]][:40]
        await sat.say(type="preview", ref="p", options=options)
        await sat.hear("preview")
    await sat.say(type="ping")
    await sat.hear("pong")


async def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, twins: Twins) -> list[list[str]]:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", folder)
    return [await received(tmp_path / str(k), monkeypatch, twins, table) for k, table in enumerate(twins.tables)]


@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("case", RICHEST, ids=lambda case: str(case.game.id))
async def test_twin_tables_of_every_game_look_the_same_from_outside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, case: Case, viewer: int | None
) -> None:
    twins = twins_of(case, viewer)
    assert twins.answers
    one, other = await both(tmp_path, monkeypatch, twins)
    assert one == other
    assert any('"due":1' in text for text in one), "clocks run"


# ---- each comparison finds a leak ------------------------------------------------------------------------------------
class Knows:
    """Something that depends on what is hidden, for whoever has no business to know it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dealt: list[Table] = []
        self.patch = monkeypatch

    def __call__(self) -> int:
        return sum(states(self.dealt[-1]).encode()) if self.dealt else 0

    def watch(self) -> None:
        def noting(table: Table) -> Any:
            self.dealt.append(table)
            return record_of(table)

        self.patch.setattr(dealing, "record_of", noting)


def leaky_list(knows: Knows) -> None:
    honest = info.listed_info
    knows.patch.setattr("gulch.server.http.lobby.listed_info", lambda *all: {**honest(*all), "next": f"{knows()}"})
    knows.patch.setattr(info, "listed_info", lambda *all: {**honest(*all), "next": f"{knows()}"})


def leaky_clock(knows: Knows) -> None:
    knows.patch.setattr(info, "clock_data", lambda *all: {**clock_data(*all), "reserve": knows() / 1000})


def leaky_notice(knows: Knows) -> None:
    def leaky(*all: Any) -> Notice:
        notice = compose(*all)
        return Notice(f"Your turn {knows()}", notice.lines, notice.link)

    knows.patch.setattr(notices, "compose", leaky)


def leaky_link(knows: Knows) -> None:
    honest = previews.of_table
    knows.patch.setattr(previews, "of_table", lambda *all: honest(*all)._replace(text=f"{knows()}"))


def leaky_preview(knows: Knows) -> None:
    honest = frames.describe
    knows.patch.setattr("gulch.server.tables.play.describe", lambda *all: b'"all":%d,' % knows() + honest(*all))


@pytest.mark.parametrize("plant", [leaky_list, leaky_clock, leaky_notice, leaky_link, leaky_preview])
async def test_each_of_them_would_be_found_if_it_told_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Callable[[Knows], None]
) -> None:
    knows = Knows(monkeypatch)
    knows.watch()
    plant(knows)
    case = next(case for case in RICHEST if case.game.id == "colt_express")
    one, other = await both(tmp_path, monkeypatch, twins_of(case, 0))
    assert one != other
