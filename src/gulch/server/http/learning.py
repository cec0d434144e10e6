"""Lessons over HTTP. Nothing is kept: a page sends the learner's answers so far and gets what a table would tell."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from gulch import lessons
from gulch.engine.game import BadRecord
from gulch.how_to_play import how_to_play
from gulch.lessons import Played
from gulch.server.bots.pool import Late
from gulch.server.errors import Problem
from gulch.server.http.bodies import LessonBody
from gulch.server.http.lobby import HubDep, Visitor, address_of, reply, reply_packed, responses
from gulch.server.socket.frames import EventTexts, Raw, what_is_seen
from gulch.server.tables import hints
from gulch.server.tables.finished import HINT_SEED
from gulch.server.tables.hub import Hub

router = APIRouter(responses=responses)
LessonId = Annotated[str, Path(min_length=1, max_length=40, pattern=r"^[0-9a-z_]+$")]


@router.post("/api/games/{game}/lessons/{lesson}")
async def lesson(hub: HubDep, guest: Visitor, game: str, lesson: LessonId, body: LessonBody) -> Response:
    """Where these answers have led; the last one may be wrong."""
    played = played_so_far(hub, game, lesson, body)
    return reply({**coach(played), "table": seen(played, hub.texts)})


def played_so_far(hub: Hub, game: str, lesson: str, body: LessonBody) -> Played:
    if game not in hub.catalogue.games:
        raise Problem(404, "error-no-such-game")
    try:
        return lessons.play(hub.catalogue.games[game], lesson, body.answers)
    except lessons.UnknownLesson:
        raise Problem(404, "error-no-such-lesson") from None
    except BadRecord:
        raise Problem(409, "error-lesson-over") from None


@router.post("/api/games/{game}/lessons/{lesson}/hint")
async def lesson_hint(
    request: Request, hub: HubDep, guest: Visitor, game: str, lesson: LessonId, body: LessonBody
) -> Response:
    """What a bot would do where these answers have led."""
    played = played_so_far(hub, game, lesson, body)
    seat = played.lesson.seat
    if seat not in played.table.pending:
        return reply({"hint": None})
    if not hub.hints.take(address_of(request)):
        raise Problem(429, "error-too-fast")
    try:
        found = await hints.hint(hub.pool, played.table, seat, HINT_SEED)
    except Late:
        return reply({"hint": None})
    return reply({"hint": {"question": played.table.pending[seat].number, **found}})


def coach(played: Played) -> dict[str, Any]:
    """What the coach says, in every language: a reader may change it in the middle of a lesson."""
    step, wrong = played.step, played.wrong
    return {
        "title": played.lesson.title,
        "seat": played.lesson.seat,
        "cast": played.lesson.cast,
        "step": played.at,
        "steps": len(played.lesson.steps),
        "text": step.text,
        "rule": step.rule,
        "points": step.points,
        "expects": step.expects,
        "over": played.over,
        "wrong": wrong
        and {"option": wrong.option, "text": wrong.text, "reasons": [reason.data() for reason in wrong.reasons]},
    }


def seen(played: Played, texts: EventTexts) -> dict[str, Any]:
    """What a socket's snapshot would say to the learner."""
    table, seat = played.table, played.lesson.seat
    stream = table.streams[seat]
    return {
        "seq": len(stream),
        **what_is_seen(table, seat),
        "events": Raw(texts.encode(table, stream, 0, 0)),
        "words": table.rules.parameters(),
    }


@router.get("/api/games/{game}/how_to_play")
async def one_page(request: Request, hub: HubDep, guest: Visitor, game: str) -> Response:
    """The game on one page, in every language."""
    page = how_to_play(hub.catalogue.games[game]) if game in hub.catalogue.games else None
    if page is None:
        raise Problem(404, "error-no-such-game")
    return reply_packed(request, page.data())
