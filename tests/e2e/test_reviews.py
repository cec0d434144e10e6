"""Hints, the review of a finished game, and the figures of a game: what they say, who gets them, and that they fit."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from e2e.looking import Shown, showing, small
from e2e.screens import SCREENS, visiting
from gulch.bots import LEVELS
from stage import ALL_SIZES, Look, Server, Staged, position

GAMES = ["colt_express", "pokertown", "western_legends"]
FIGURES = {f"figures {game}": visiting(f"/rules/{game}#figures", ".figures tbody tr") for game in GAMES}
ALL = {**SCREENS, **FIGURES}
ALWAYS = ["review-8", "hint"]  # in both languages at every size
BY_TURNS = ["hint-refused", "hints-vote", "replay-hint", "lesson-hint", "review-making", "review-failed", *FIGURES]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, ALL)


def amiss(page: Page) -> list[str]:
    """What is wider than the screen or than its place, what lies outside, and letters that lie on each other."""
    return page.evaluate(
        """() => {
            const wrong = document.documentElement.scrollWidth > innerWidth ? ['wider than the screen'] : []
            const parts = '.reviewed :is(td, th, small, .said, .btn, p), .hint :is(li, p, .btn),'
                + ' .figures :is(th, td, p), .banner :is(span, .btn)'
            for (const e of document.querySelectorAll(parts)) {
                if (e.getClientRects().length === 0 || e.matches('.vh, .vh *')) continue
                const b = e.getBoundingClientRect()
                const name = `${e.className} ${(e.innerText ?? '').slice(0, 30)}`
                if (b.left < -1 || b.right > innerWidth + 1) wrong.push(`outside: ${name}`)
                const text = document.createRange()
                text.selectNodeContents(e)
                if (text.getBoundingClientRect().width > b.width + 2) wrong.push(`cut: ${name}`)
            }
            const chart = document.querySelector('.reviewed .chart')?.getBoundingClientRect()
            const discs = [...document.querySelectorAll('.reviewed .chart circle')].map(e => e.getBoundingClientRect())
            discs.forEach((a, i) => {
                if (a.left < chart.left || a.right > chart.right || a.top < chart.top || a.bottom > chart.bottom)
                    wrong.push(`disc ${i} is outside of the chart`)
                for (const b of discs.slice(i + 1))
                    if (Math.hypot(a.x - b.x, a.y - b.y) < a.width - 2) wrong.push(`disc ${i} lies on another`)
            })
            return wrong
        }"""
    )


@pytest.mark.parametrize("size", ALL_SIZES)
def test_chart_ledger_hints_and_figures_fit_in_both_languages(show: Shown, size: str) -> None:
    looks = [(name, language) for name in ALWAYS for language in ("en", "ru")]
    looks += list(zip(BY_TURNS, cycle(["ru", "en"] if size in ("phone", "side", "large") else ["en", "ru"])))
    wrong: dict[str, list[str]] = {}
    for name, language in looks:
        page = show(name, Look(size, "light", language))
        found = amiss(page) + (small(page) if size == "phone" else [])
        if found:
            wrong[f"{name} {language}"] = found
    assert wrong == {}


def test_what_does_not_fit_is_found(show: Shown) -> None:
    page = show("review-8", Look("phone"))
    assert amiss(page) == []
    page.evaluate(
        "document.querySelector('td[data-name]').style.cssText = 'display: block; width: 4px; white-space: nowrap'"
    )
    assert any(text.startswith("cut") for text in amiss(page))


def numbers(text: str) -> list[int]:
    return [
        int(word.strip("%").replace("−", "-"))
        for word in text.replace("\u00a0", " ").split()
        if word.strip("%+−").isdigit()
    ]


def test_a_finished_game_is_reviewed_and_its_turning_points_lead_into_the_replay(visit: Visit) -> None:
    guest = visit().named("Ada")
    table = guest.table("bbbb")
    guest.start(table)
    guest.go(f"/t/{table}")  # bots alone pause while nobody looks
    api = f"{guest.address}/api/tables/{table}"
    guest.wait(lambda: guest.page.request.get(api).json()["state"] == "over", "the bots", 60)
    guest.find(f".prompt a[href='/t/{table}/review']").click()
    made = f"{api}/review"
    guest.wait(lambda: guest.page.request.get(made).json()["state"] == "ready", "the review", 600)  # if interpreted
    expect(guest.find(".reviewed .chart .line")).to_have_count(4)
    review = guest.page.request.get(f"{api}/review").json()["review"]
    rows = guest.find(".reviewed tbody tr:has(td[data-name])")
    expect(rows).to_have_count(4)
    for row, total in zip(rows.all(), review["totals"], strict=True):
        *parts, end = numbers(" ".join(row.locator("td").all_inner_texts()))
        assert len(parts) == 4
        assert sum(parts) == end == 100 * total["end"]
    points = guest.find(".reviewed ol a:has(.no)")
    expect(points).to_have_count(len(review["turning"]))
    course = guest.page.request.get(f"{api}/course").json()["course"]
    points.last.click()
    at = int(guest.find("input[type=range]").input_value())
    assert course[at]["seq"] == review["turning"][-1]["since"]
    hint_in_the_replay(guest, api, at)
    guest.page.reload()
    guest.find(".below .flip").nth(2).click()
    guest.find(f".looking a[href='/t/{table}/review']").click()
    expect(guest.find(".reviewed .chart .line")).to_have_count(4)
    assert guest.page.request.get(f"{api}/review").json()["review"] == review


def hint_in_the_replay(guest: Guest, api: str, at: int) -> None:
    guest.find(".below .flip").nth(2).click()
    guest.find(".looking button").click()
    expect(guest.find(".hint li.best")).to_have_count(1)
    hint = guest.page.request.get(f"{api}/hint?at={at}").json()["hint"]
    if guest.find(".hint button").count():
        guest.find(".hint button").click()
    expect(guest.find(".hint li")).to_have_count(len(hint["chances"]))
    best = round(100 * hint["chances"][hint["best"]])
    assert f"{best}%" in guest.text(".hint li.best")
    assert "was played" in squeezed(guest.find(".hint ol").inner_text())


def test_hints_are_given_where_all_agree_and_to_whom_asks_alone(visit: Visit) -> None:
    ada, hank = visit().named("Ada"), visit(language="ru").named("Hank")
    table = ada.table("ppb")
    ada.sit(table, 0)
    hank.sit(table, 1)
    ada.start(table)
    ada.go(f"/t/{table}")
    hank.go(f"/t/{table}")
    ada.wait(lambda: ada.is_dealt() and hank.is_dealt() and (ada.question or hank.question), "somebody to be asked")
    asked, other = (ada, hank) if ada.question else (hank, ada)
    asked.find(".options .bot").click()
    refused = {
        "en": "Hints are given where all at the table agree.",
        "ru": "Подсказки даются, если согласны все за столом.",
    }
    expect(asked.find(".hint")).to_contain_text(refused[asked.look.language])
    asked.find(".hint .btn").click()
    other.find(".banner .btn.main").click()
    asked.wait(lambda: any(f["type"] == "table" and f["table"]["hints"] for f in asked.heard), "all to agree")
    asked.find(".options .bot").click()
    expect(asked.find(".hint")).to_have_count(0)
    asked.find(".options .bot").click()
    expect(asked.find(".hint li.best")).to_have_count(1)
    assert not any(frame["type"] == "hint" for frame in other.heard)
    assert other.find(".hint").count() == 0


PLAYS = {
    "en": [
        "does anything",
        "knows the game, often slips",
        "knows the game",
        "thinks ahead for a second",
        "thinks ahead for five seconds",
    ],
    "ru": [
        "ходит наугад",
        "знает игру, но часто ошибается",
        "знает игру",
        "секунду думает наперёд",
        "пять секунд думает наперёд",
    ],
}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_level_says_how_it_plays_and_who_thinks_ahead_is_shown_thinking(visit: Visit, language: str) -> None:
    guest = visit(language=language).go("/")
    seat = guest.find("form.create .who-sits select").nth(1)
    for level, how in zip(LEVELS, PLAYS[language], strict=True):
        seat.select_option(level)
        expect(guest.find("form.create .how").first).to_contain_text(how)
    table, asked = position("bang_dice", 5, "aim")
    me = (asked + 1) % 5
    sitting = Staged(table, me, language).info()["seats"]
    sitting[asked] |= {"kind": "bot", "level": "expert", "taken": False}
    guest.go(Staged(table, me, language, seats=sitting).put_before(guest.page, guest.address))
    expect(guest.find(".plaque .status")).to_contain_text(PLAYS[language][-1])
