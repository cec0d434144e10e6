"""Lessons over HTTP: whoever learns sends the answers so far and is told what a table would tell."""

from __future__ import annotations

from pathlib import Path

import pytest

import gulch
from gulch.lessons import lessons_of
from server.people import Place, running

SHOOTING = "/api/games/bang_dice/lessons/shooting"


async def test_every_game_names_its_lessons(place: Place) -> None:
    games = (await (await place.guest()).get("/api/games"))["games"]
    for game in games:
        assert [lesson["id"] for lesson in game["lessons"]] == list(lessons_of(gulch.load(game["id"])))
        assert all(sorted(lesson["title"]) == ["en", "ru"] for lesson in game["lessons"])


async def test_a_stranger_plays_a_lesson_to_its_end(place: Place) -> None:
    """No name is needed to learn."""
    answers: list[str] = []
    seen: list[int] = []
    while True:
        told = (await place.http().post(SHOOTING, json={"answers": answers})).json()
        assert (told["step"], told["wrong"]) == (len(answers), None)
        assert [event["seq"] for event in told["table"]["events"]] == list(range(1, told["table"]["seq"] + 1))
        seen.append(told["table"]["seq"])
        if told["over"]:
            break
        assert told["expects"][0] in [option["id"] for option in told["table"]["question"]["options"]]
        answers.append(told["expects"][0])
    assert told["steps"] == len(answers) + 1
    assert seen == sorted(seen)
    assert told["table"]["view"]["players"][1]["alive"] is False


async def test_a_learner_sees_no_more_than_a_player(place: Place) -> None:
    told = (await place.http().post(SHOOTING, json={"answers": []})).json()
    roles = [player["role"] for player in told["table"]["view"]["players"]]
    assert roles == ["sheriff", None, None, None]


async def test_a_wrong_move_changes_nothing_and_gets_its_reason(place: Place) -> None:
    before = (await place.http().post(SHOOTING, json={"answers": []})).json()
    illegal = (await place.http().post(SHOOTING, json={"answers": ["reroll:3"]})).json()
    assert [reason["text"] for reason in illegal["wrong"]["reasons"]] == ["dynamite-stays"]
    assert illegal["table"] == before["table"]
    legal = (await place.http().post(SHOOTING, json={"answers": ["stop"]})).json()
    assert legal["wrong"]["reasons"] == []
    assert sorted(legal["wrong"]["text"]) == ["en", "ru"]
    assert legal["table"] == before["table"]


@pytest.mark.parametrize(
    "path, body, status, text",
    [
        ("/api/games/poker/lessons/shooting", {"answers": []}, 404, "error-no-such-game"),
        ("/api/games/bang_dice/lessons/riding", {"answers": []}, 404, "error-no-such-lesson"),
        (SHOOTING, {"answers": ["stop", "stop"]}, 409, "error-lesson-over"),
        (SHOOTING, {"answers": "stop"}, 422, "error-bad-request"),
        (SHOOTING, {"answers": ["stop"] * 41}, 422, "error-bad-request"),
        (SHOOTING, {"answers": ["x" * 201]}, 422, "error-bad-request"),
        (SHOOTING, {}, 422, "error-bad-request"),
    ],
)
async def test_bad_input_is_refused_in_words(place: Place, path: str, body: object, status: int, text: str) -> None:
    response = await place.http().post(path, json=body)
    assert (response.status_code, response.json()["error"]["text"]) == (status, text)


async def test_lessons_are_asked_for_within_the_limits(tmp_path: Path) -> None:
    async with running(tmp_path, write_rate=0.001, write_burst=2) as place:
        answers = [await place.http().post(SHOOTING, json={"answers": []}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]


async def test_every_game_is_told_on_one_page(place: Place) -> None:
    for game in gulch.GAMES:
        page = (await place.http().get(f"/api/games/{game}/how_to_play")).json()
        assert sorted(page) == ["goal", "hints", "turn", "wins", "wrong"]
        assert sorted(page["goal"]) == ["icons", "rule", "text", "title"]
    missing = await place.http().get("/api/games/poker/how_to_play")
    assert (missing.status_code, missing.json()["error"]["text"]) == (404, "error-no-such-game")
