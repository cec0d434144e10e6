"""Every lesson is played to its end on the page, by clicks in English, by keys in Russian; wrong moves get a reason."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Response, expect

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.playing import Answer, by_keys, in_the_list, on_the_board, places
from gulch.lessons import lessons_of

LESSONS = [(game, id) for game in gulch.games() for id in lessons_of(gulch.load(game))]
Told = dict[str, Any]


class Learner:
    """Somebody in a lesson: what the page was told last is known from its calls."""

    def __init__(self, guest: Guest, game: str, id: str, begin: Any = None) -> None:
        """`begin`: what leads to the lesson, if not its address."""
        self.guest = guest
        self.answers: list[str] = []
        self.path = f"/learn/{game}/{id}"
        self.told = self.after(begin or (lambda: guest.go(self.path)), [])

    def after(self, act: Any, answers: list[str]) -> Told:
        def is_it(response: Response) -> bool:
            return "/lessons/" in response.url and response.request.post_data_json == {"answers": answers}

        with self.guest.page.expect_response(is_it) as found:
            act()
        told: Told = found.value.json()
        self.guest.heard.append({"type": "snapshot", **told["table"]})
        expect(self.guest.find(".coach .pips .on")).to_have_count(told["step"])
        return told

    def option(self, id: str) -> dict[str, Any]:
        return next(o for o in self.told["table"]["question"]["options"] if o["id"] == id)

    def answer(self, id: str, how: Answer) -> Told:
        toggles, single = places(self.guest)
        expect(self.guest.find(".opts .opt.legal")).to_have_count(len(toggles) + len(single))
        self.told = self.after(lambda: how(self.guest, self.option(id)), [*self.answers, id])
        if self.told["wrong"] is None:
            self.answers.append(id)
        return self.told

    def play_on(self, how: Answer) -> None:
        while not self.told["over"]:
            assert self.answer(self.told["expects"][0], how)["wrong"] is None


def by_pressing(guest: Guest, option: dict[str, Any]) -> None:
    """What is meant lies on the board; how cards are used is pressed in the list, and so is a place of the wide map."""
    on_the_map = guest.view["game"] == "western_legends"
    (in_the_list if on_the_map or option["kind"] == "use" else on_the_board)(guest, option)


@pytest.mark.parametrize("game, id", LESSONS)
def test_a_lesson_is_played_by_clicks(visit: Visit, game: str, id: str) -> None:
    learner = Learner(visit(), game, id)
    learner.play_on(by_pressing)
    coach = learner.guest.find(".coach")
    expect(coach).to_contain_text(learner.told["text"]["en"][:40])
    expect(learner.guest.find(".prompt .btn[type=submit]")).to_have_text("Play a first game")


@pytest.mark.parametrize("game, id", LESSONS)
def test_a_lesson_is_played_with_keys(visit: Visit, game: str, id: str) -> None:
    learner = Learner(visit(language="ru"), game, id)
    learner.play_on(by_keys)
    expect(learner.guest.find(".coach")).to_contain_text(learner.told["text"]["ru"][:40])


@pytest.mark.parametrize("game", gulch.games())
def test_a_wrong_move_gets_its_reason_and_changes_nothing(visit: Visit, game: str) -> None:
    learner = Learner(visit(), game, next(iter(lessons_of(gulch.load(game)))))
    guest, before = learner.guest, learner.told
    _, single = places(guest)
    wrong = next(option["id"] for option in single if option["id"] not in before["expects"])
    told = learner.answer(wrong, in_the_list)
    expect(guest.find(".coach [role=alert]")).to_contain_text(told["wrong"]["text"]["en"])
    assert told["table"] == before["table"]
    guest.find(".coach .pips .at").wait_for()
    learner.answer(before["expects"][0], by_keys)
    expect(guest.find(".coach [role=alert]")).to_have_count(0)


def test_a_step_is_taken_back_in_a_lesson(visit: Visit) -> None:
    learner = Learner(visit(), "bang_dice", "shooting")
    learner.answer("reroll:15", by_keys)
    learner.told = learner.after(lambda: learner.guest.find(".coach .back").click(), [])
    assert learner.told["step"] == 0
    expect(learner.guest.find(".coach .back")).to_have_count(0)


def test_from_the_cover_to_the_lessons_and_to_a_first_game(visit: Visit) -> None:
    """Nobody needs a name to learn; for a game one is asked for."""
    guest = visit().go("/")
    guest.find(".learn").first.click()
    expect(guest.find(".goal")).to_be_visible()
    expect(guest.find(".wrongs li")).to_have_count(3)
    first = Learner(guest, "bang_dice", "shooting", guest.find(".lessons a.btn.main").click)
    assert guest.page.url.endswith(first.path)
    first.play_on(by_keys)
    second = Learner(guest, "bang_dice", "arrows", guest.find(".prompt a.btn.main").click)
    assert guest.page.url.endswith(second.path)
    second.play_on(by_keys)
    guest.find(".prompt .in").fill("Ada")
    guest.find(".prompt .btn.main").click()
    guest.page.wait_for_url("**/t/*")
    guest.wait_to_be_asked()
    expect(guest.find(".prompt .hint")).to_be_visible()
    guest.find(".prompt .hint .tool").click()
    expect(guest.find(".prompt .hint")).to_have_count(0)
    guest.go("/")
    expect(guest.find(".learn small").first).to_have_text("2 of 2")


def test_a_lesson_that_is_not_there_says_so(visit: Visit) -> None:
    guest = visit().go("/learn/bang_dice/riding")
    expect(guest.find("h1")).to_have_text("There is no such lesson.")
    guest.complaints.clear()  # the browser tells of the 404


@pytest.mark.parametrize("game", gulch.games())
def test_how_to_play_stands_before_the_rules(visit: Visit, game: str) -> None:
    guest = visit(language="ru").go(f"/rules/{game}")
    expect(guest.find(".goal .big")).to_be_visible()
    rule = guest.find(".wrongs .rule").first
    cited = rule.inner_text()
    rule.click()
    expect(guest.find(".rules .at")).to_contain_text(cited)
    guest.find(".flip").first.click()
    expect(guest.find(".goal")).to_be_visible()
