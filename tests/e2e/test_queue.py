"""What is shown keeps time: one queue for board, log, prompt and end, in every game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from e2e.looking import out_of_reach, outside
from e2e.playing import answer, by_keys, choice
from gulch.texts import Texts
from stage import ALL_SIZES

TELLING = ".prompt.telling"
IS_OVER = """telling => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector(`${telling} .ask`))
    const told = range.getBoundingClientRect()
    const buttons = document.querySelector(`${telling} .queue`).getBoundingClientRect()
    return told.right > buttons.left + 1 && told.bottom > buttons.top + 1 && buttons.bottom > told.top + 1
}"""
GAMES = {"bang_dice": "pbbb", "colt_express": "pbb", "pokertown": "pb"}


def seated(guest: Guest, game: str) -> str:
    table = guest.table(GAMES[game], game=game)
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    return table


def answer_until_something_is_told(guest: Guest) -> None:
    """Answers, until what follows is still being told when the next question is already known."""
    random = Random(5)
    while (question := guest.wait_to_be_asked()) is not None:
        answer(guest, choice(question, random), by_keys)
        if guest.wait_to_be_asked() is not None and guest.find(TELLING).count():
            return
    raise AssertionError("nothing was told in a whole game")


def shown_seq(guest: Guest) -> int:
    """How many lines the log has: it never runs ahead."""
    return guest.find("[role=log] li .line").count()


every_game = pytest.mark.parametrize("game", [game for game in GAMES if game in gulch.GAMES])


def test_a_game_against_bots_opens_with_my_role(visit: Visit) -> None:
    """It has begun when the page comes to it: what was dealt is shown all the same, until the first choice."""
    guest = visit(motion=True).named("Ada")
    seated(guest, "bang_dice")
    opening = guest.find("main [role=status] h2")
    expect(opening).to_have_text(f"You are: {Texts('en', gulch.load('bang_dice')).name('role', my_role(guest))}")
    guest.find(f"{TELLING} .skip").click()
    expect(opening).to_have_count(0)
    question = guest.wait_to_be_asked()
    assert question is not None
    answer(guest, choice(question, Random(1)), by_keys)
    guest.page.reload()
    expect(guest.find("main .poster")).to_have_count(4)
    expect(guest.find(TELLING)).to_have_count(0)


def my_role(guest: Guest) -> str:
    guest.wait(guest.is_dealt, "the deal")
    return str(guest.view["players"][0]["role"])


@every_game
def test_a_question_is_open_when_what_led_to_it_has_been_shown(visit: Visit, game: str) -> None:
    guest = visit(motion=True).named("Ada")
    seated(guest, game)
    answer_until_something_is_told(guest)
    guest.find(f"{TELLING} [aria-pressed]").click()  # pause
    expect(guest.find(".opts .opt.legal")).to_have_count(0)
    lines = shown_seq(guest)
    assert lines <= len(guest.events), "the log knows no more than the board"
    guest.find(f"{TELLING} .skip").click()
    expect(guest.find(TELLING)).to_have_count(0)
    expect(guest.find(".opts .opt.legal").first).to_be_attached()
    assert shown_seq(guest) >= lines


def test_skip_lies_on_every_screen(visit: Visit) -> None:
    guest = visit(language="ru", motion=True).named("Ада")
    seated(guest, "bang_dice")
    answer_until_something_is_told(guest)
    guest.find(f"{TELLING} [aria-pressed]").click()  # pause
    cut: dict[str, list[str]] = {}
    for size, (width, height) in ALL_SIZES.items():
        guest.page.set_viewport_size({"width": width, "height": height})
        found = outside(guest.page, [f"{TELLING} button"]) + out_of_reach(guest.page)
        found += ["the sentence lies under the buttons"] if guest.page.evaluate(IS_OVER, TELLING) else []
        if found:
            cut[size] = found
    assert cut == {}
    guest.page.evaluate("telling => (document.querySelector(`${telling} .queue`).style.translate = '-90vw')", TELLING)
    assert guest.page.evaluate(IS_OVER, TELLING), "a planted fault is found"


def test_the_telling_is_paused_stepped_through_and_skipped_by_a_key(visit: Visit) -> None:
    guest = visit(motion=True).named("Ada")
    seated(guest, "bang_dice")
    answer_until_something_is_told(guest)
    pause, step = (guest.find(f"{TELLING} .queue button").nth(k) for k in (0, 1))
    pause.click()
    expect(pause).to_have_attribute("aria-pressed", "true")
    said = guest.text(f"{TELLING} .count")
    guest.page.wait_for_timeout(1200)
    assert guest.text(f"{TELLING} .count") == said, "paused"
    step.click()
    guest.wait(lambda: not guest.find(TELLING).count() or guest.text(f"{TELLING} .count") != said, "one step")
    guest.page.keyboard.press("s")
    expect(guest.find(TELLING)).to_have_count(0)


@every_game
def test_whoever_wants_it_at_once_waits_for_nothing(visit: Visit, game: str) -> None:
    guest = visit(motion=True).named("Ada")
    guest.page.context.add_init_script("localStorage.setItem('gulch-settings', JSON.stringify({ speed: 'at_once' }))")
    seated(guest, game)
    random = Random(3)
    for _ in range(6):
        question = guest.wait_to_be_asked()
        if question is None:
            break
        answer(guest, choice(question, random), by_keys)
        assert guest.find(TELLING).count() == 0


@every_game
def test_a_hidden_tab_that_comes_back_starts_at_now(visit: Visit, game: str) -> None:
    guest = visit(motion=True).named("Ada")
    seated(guest, game)
    answer_until_something_is_told(guest)
    look_away(guest, hidden=True)
    expect(guest.find(TELLING)).to_have_count(0)
    look_away(guest, hidden=False)
    expect(guest.find(".opts .opt.legal").first).to_be_attached()
    assert guest.find(TELLING).count() == 0


def look_away(guest: Guest, hidden: bool) -> None:
    guest.page.evaluate(
        """hidden => {
            Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
            document.dispatchEvent(new Event('visibilitychange'))
        }""",
        hidden,
    )


@every_game
def test_a_reload_in_the_middle_starts_at_now(visit: Visit, game: str) -> None:
    guest = visit(motion=True).named("Ada")
    seated(guest, game)
    answer_until_something_is_told(guest)
    guest.find(f"{TELLING} [aria-pressed]").click()
    guest.page.reload()
    guest.page.wait_for_selector(".opts .opt.legal", state="attached")
    assert guest.find(TELLING).count() == 0


@every_game
def test_before_the_end_screen_nothing_in_the_page_holds_the_result(visit: Visit, game: str) -> None:
    guest = visit(motion=True).named("Ada")
    table = seated(guest, game)
    guest.wait_to_be_asked()
    guest.page.keyboard.press("s")
    guest.post(f"/api/tables/{table}/bot", {"seat": 0, "level": "heuristic"})  # bots play it to the end
    expect(guest.find(TELLING)).to_have_count(1)
    guest.find(f"{TELLING} [aria-pressed]").click()
    guest.wait(lambda: guest.over, "the end")
    before = squeezed(guest.page.locator("body").inner_text() + guest.page.content())
    assert guest.find(".end .win").count() == 0
    guest.page.keyboard.press("s")
    expect(guest.find(".end .mine")).to_be_visible()  # when all has been counted out
    verdict = [squeezed(text) for text in guest.find(".end .win :is(h2, .mine)").all_inner_texts()]
    assert len(verdict) == 2 and [text for text in verdict if text.casefold() in before.casefold()] == []
