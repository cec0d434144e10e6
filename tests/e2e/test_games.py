"""Whole games in a real browser: by clicks, by keys, in both languages, and a game the page has no board for."""

from __future__ import annotations

from itertools import groupby

import pytest
from playwright.sync_api import Page, Route, expect

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from e2e.playing import by_keys, in_the_list, lift, on_the_board, play_to_the_end
from gulch.declare.words import Option
from gulch.texts import Texts

LOG_KEPT = 200  # lines that the log shows


def log_lines(guest: Guest) -> list[str]:
    return [squeezed(line) for line in guest.find("[role=log] li .line").all_text_contents()]


def said_lines(guest: Guest, names: list[str]) -> list[str]:
    """The same events as the terminal would say them: one set of texts for everybody."""
    texts = Texts(guest.look.language, gulch.load("bang_dice"))
    events = [Option(e["id"], e["kind"], e["rule"], e["params"], (), 0) for e in guest.events]
    said = [(alike(event) or texts.event(event, names), squeezed(texts.event(event, names))) for event in events]
    together = [[line for _, line in group] for _, group in groupby(said, key=lambda one: one[0])]
    return [lines[-1] + (f" ×{len(lines)}" if len(lines) > 1 else "") for lines in together]


def alike(event: Option) -> str | None:
    """Arrows that somebody takes one after the other are one line, though fewer are left each time."""
    return f"arrow {event.params['who']}" if event.kind == "arrow" else None


def names_of(guest: Guest) -> list[str]:
    """As the posters say them, by seat: a bot's name is the page's own."""
    posters = [guest.find(f"main [data-thing='seat:{seat}'] .name > span:nth-child(2)") for seat in range(5)]
    return [squeezed(poster.inner_text()) for poster in posters]


def create_by_form(guest: Guest, name: str) -> None:
    """One person and bots, as the form offers them: nobody to wait for, the game begins at once."""
    guest.go("/")
    guest.find("form.create input[autocomplete=nickname]").fill(name)
    guest.find("form.create button[type=submit]").click()
    guest.page.wait_for_url("**/t/*")


def test_an_option_is_offered_when_what_it_needs_is_on(visit: Visit) -> None:
    guest = visit().go("/")
    guest.find(".cover").nth(1).click()
    guest.find("form.create input[autocomplete=nickname]").fill("Ada")
    guest.find("form.create summary").click()
    stations = guest.find("form.create .flag").filter(has_text=option_name("stations"))
    expect(stations).to_have_count(0)
    events = guest.find("form.create .flag").filter(has_text=option_name("events")).locator("input")
    events.check()
    stations.locator("input").check()
    guest.find("form.create button[type=submit]").click()
    guest.page.wait_for_url("**/t/*")
    table = guest.page.request.get(guest.page.url.replace("/t/", "/api/tables/")).json()
    assert table["options"]["events"] and table["options"]["stations"] and not table["options"]["teams"]


def option_name(name: str) -> str:
    return Texts("en", gulch.load("colt_express")).find(f"option-{name}")


@pytest.mark.parametrize("language, name, motion", [("en", "Ada", True), ("ru", "Ада", False)])
def test_a_game_against_four_bots_by_clicks(visit: Visit, language: str, name: str, motion: bool) -> None:
    guest = visit(language=language, motion=motion)
    create_by_form(guest, name)
    assert guest.wait_to_be_asked() is not None or guest.over
    assert guest.find("html").get_attribute("lang") == language
    assert guest.view["seats"] == 5
    names = names_of(guest)
    assert names[0] == name and len(set(names)) == 5
    answers = play_to_the_end(guest, [on_the_board, in_the_list])
    assert answers > 0 and sum(f["type"] == "ack" for f in guest.heard) == answers
    guest.page.wait_for_selector(".end")
    roles = [player["role"] for player in guest.view["players"]]
    texts = Texts(language, gulch.load("bang_dice"))
    shown = guest.text(".end")
    assert all(texts.name("role", role) in shown for role in roles), "who was who"
    assert log_lines(guest) == said_lines(guest, names)[-LOG_KEPT:]


def test_a_game_by_touch(visit: Visit) -> None:
    """On the board, and in the list that comes up over it: what is ticked there is done there."""
    guest = visit(size="phone", language="ru").named("Ада")
    table = guest.table("pbbb")
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    assert play_to_the_end(guest, [on_the_board, in_the_list], seed=4) > 0
    thrown = [frame for frame in guest.said if str(frame.get("option", "")).startswith("reroll")]
    assert len(thrown) > 1
    guest.page.wait_for_selector(".end")


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_what_happens_is_read_out(visit: Visit, size: str) -> None:
    """The log is a live region that screen readers reach, also where it is folded away: it says each event."""
    guest = visit(size=size).named("Ada")
    table = guest.table("pbb")
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    question = guest.wait_to_be_asked()
    assert question is not None
    texts = Texts("en", gulch.load("bang_dice"))
    log = guest.page.get_by_role("log")  # hidden ones are not found
    log.first.wait_for(state="attached")
    assert log.first.get_attribute("aria-live") in (None, "polite"), "role=log is polite by itself"
    event = guest.events[-1]
    names = [str(seat["name"]) for seat in guest.heard[0]["table"]["seats"]]
    last = texts.event(Option(event["id"], event["kind"], event["rule"], event["params"], (), 0), names)
    assert squeezed(log.first.text_content() or "").count(squeezed(last)) >= 1


def tab_to(page: Page, selector: str) -> None:
    """Tab until the focus is there; on the way every focus must be seen."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            break
    else:
        raise AssertionError(f"Tab never came to {selector}")
    outline = page.evaluate("""() => {
        const here = document.activeElement
        const marked = [here, here.nextElementSibling].filter(Boolean).map(e => getComputedStyle(e))
        return marked.some(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2)
    }""")
    assert outline, f"the focus on {selector} can't be seen"


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_game_by_keyboard_only(visit: Visit, language: str) -> None:
    guest = visit(language=language)
    keyboard = guest.go("/").page.keyboard
    guest.page.wait_for_selector("form.create")
    tab_to(guest.page, "form.create input[autocomplete=nickname]")
    keyboard.type("Calamity")
    tab_to(guest.page, "form.create button[type=submit]")
    keyboard.press("Enter")
    guest.wait_to_be_asked()
    assert play_to_the_end(guest, [by_keys], seed=2) > 0
    guest.page.wait_for_selector(".end")
    tab_to(guest.page, ".prompt a[href$='/replay']")


def test_keys_open_the_rules_the_log_and_the_reasons(visit: Visit) -> None:
    guest = visit().named("Ada")
    table = guest.table("ppp")
    for seat in range(3):
        guest.sit(table, seat)
    guest.start(table).go(f"/t/{table}")
    lift(guest)
    guest.page.keyboard.press("r")
    guest.page.wait_for_selector("dialog[open] .goal")
    guest.find("dialog[open] .flip").nth(1).click()
    guest.page.wait_for_selector("dialog[open] .rules p")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog[open]", state="detached")
    guest.page.keyboard.press("?")
    guest.page.wait_for_selector(".why")
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".why", state="detached")
    guest.page.keyboard.press("l")
    assert guest.page.evaluate("document.activeElement.closest('[role=log]') !== null")


def unknown(page: Page, address: str, table: str) -> None:
    """To this page the table plays a game it has never heard of: no board, no texts."""

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "game": "high_noon"})

    page.route(f"{address}/api/tables/{table}", tell)


def test_a_game_without_a_board_is_played_through_the_generic_prompt(visit: Visit) -> None:
    guest = visit().named("Ada")
    table = guest.table("pbbb")
    guest.sit(table, 0).start(table)
    unknown(guest.page, guest.address, table)
    guest.page.route("**/api/games/high_noon/rules*", lambda route: route.fulfill(json={"statements": []}))
    guest.go(f"/t/{table}")
    guest.page.wait_for_selector("main .generic")
    assert play_to_the_end(guest, [in_the_list, by_keys], seed=3) > 0
    assert guest.find("main .poster").count() == 0
    guest.page.wait_for_selector(f".prompt a[href='/t/{table}/replay']")
