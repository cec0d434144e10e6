"""Every screen of the page, brought about on purpose: for the pictures, and for the checks that hold everywhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

from playwright.sync_api import Page

from e2e.looking import Show, go
from stage import NAMES, Look, Staged, position, post, seats_of

OPTIONS, LOG, CHAT = 1, 2, 3  # the tabs of a phone
Told = Callable[[str, int], list[dict[str, Any]]]  # language, seat
REVIEW_MS = 300_000  # it plays hundreds of games, and others may be at work
MOMENTS = ["gift", "reroll", "aim", "drink", "dodge", "drop", "return_arrow"]


def opened(page: Page, address: str, look: Look, letters: str, public: bool = False) -> str:
    """A table whose host has just sat down."""
    post(page, address, "/api/me", {"name": NAMES[look.language][0]})
    page.context.add_init_script("localStorage.setItem('gulch-known', 'true')")  # as if named in the page itself
    body = {"game": "bang_dice", "options": {}, "public": public, "seats": seats_of(letters)}
    id = str(post(page, address, "/api/tables", body)["id"])
    if "p" in letters:
        post(page, address, f"/api/tables/{id}/sit", {})
    return id


def nothing(language: str, seat: int) -> list[dict[str, Any]]:
    return []


def somebody_asks_to_undo(language: str, seat: int) -> list[dict[str, Any]]:
    by = (seat + 1) % 5
    others = [other for other in range(5) if other != by]
    name = NAMES[language][by]
    return [{"type": "vote", "by": name, "seat": by, "answers": 2, "agreed": others[1:2], "needed": others}]


def somebody_asks_for_hints(language: str, seat: int) -> list[dict[str, Any]]:
    [vote] = somebody_asks_to_undo(language, seat)
    return [{**vote, "about": "hints"}]


def rules_are_gone(language: str, seat: int) -> list[dict[str, Any]]:
    return [{"type": "notice", "text": "notice-rules-gone", "params": {"begun": "1", "now": "2"}}]


def talk(language: str, seat: int) -> list[dict[str, Any]]:
    said = {
        "en": ["Who shot me?", "Not me, honestly. " * 8],
        "ru": ["Кто в меня стрелял?", "Не я, честное слово. " * 8],
    }
    return [
        {"from": NAMES[language][who], "seat": who, "text": text.strip(), "at": 1_800_000_000}
        for who, text in enumerate(said[language])
    ]


def lobby(page: Page, address: str, look: Look) -> None:
    opened(page, address, look, "ppbb", public=True)
    go(page, address, "/")
    page.wait_for_selector(".cover")
    page.wait_for_selector("form.create")


def create_form(page: Page, address: str, look: Look) -> None:
    lobby(page, address, look)
    page.locator("form.create input[type=radio][value='8']").check(force=True)
    page.locator("form.create button[type=submit]").scroll_into_view_if_needed()


def game_options(page: Page, address: str, look: Look) -> None:
    """A game with many options, all of them open."""
    lobby(page, address, look)
    page.locator(".cover").nth(1).click()
    page.locator("form.create summary").click()
    page.wait_for_selector("form.create details[open] input[type=checkbox]")


def waiting_room(page: Page, address: str, look: Look) -> None:
    go(page, address, f"/t/{opened(page, address, look, 'ppbbp')}")
    page.wait_for_selector(".prompt .btn.main")


def invited(page: Page, address: str, look: Look) -> None:
    """The waiting room as somebody finds it who followed the link."""
    id = opened(page, address, look, "ppb")
    page.context.clear_cookies()
    go(page, address, f"/t/{id}")
    page.wait_for_selector("form.enter")


def pass_the_phone(page: Page, address: str, look: Look) -> None:
    id = opened(page, address, look, "ppb")
    post(page, address, f"/api/tables/{id}/sit", {"seat": 1})
    post(page, address, f"/api/tables/{id}/start", {})
    go(page, address, f"/t/{id}")
    page.wait_for_selector(".curtain")


def staged(
    seats: int, moment: str, watching: bool = False, then: Told = nothing, chat: Told = nothing, **more: Any
) -> Show:
    """A table of dice at this moment; then: what is told after that; more: what else is known of the table."""

    def show(page: Page, address: str, look: Look) -> None:
        table, seat = position("bang_dice", seats, moment)
        stage = Staged(table, None if watching else seat, look.language, **more)
        stage.then, stage.chat = then(look.language, seat), chat(look.language, seat)
        go(page, address, stage.put_before(page, address))
        page.wait_for_selector(f"main [data-thing='seat:{seats - 1}']")
        page.wait_for_selector(".prompt" if watching else ".opts .opt.legal", state="attached")

    return show


def coming_back(page: Page, address: str, look: Look) -> None:
    """Back after some time: others have moved since one's last answer."""
    table, seat = position("bang_dice", 5, "aim", answers=30)
    back = Staged(table, seat, look.language)
    go(page, address, "/")
    seen = back.snapshot()["seq"] - 25
    page.evaluate("([key, seq]) => localStorage.setItem(key, seq)", [f"gulch-last-{back.id}-{seat}", str(seen)])
    go(page, address, back.put_before(page, address))
    page.wait_for_selector(".recap")


def pressing(show: Show, selector: str, then: str) -> Show:
    """A screen, and what opens by pressing something in it."""

    def shown(page: Page, address: str, look: Look) -> None:
        show(page, address, look)
        page.locator(selector).first.click()
        page.wait_for_selector(then)

    return shown


def sheet(tab: int) -> Show:
    """What comes up over the board by a tab; on a laptop it stands beside the board anyway."""

    def shown(page: Page, address: str, look: Look) -> None:
        staged(5, "aim", chat=talk)(page, address, look)
        if (button := page.locator(".tabs button").nth(tab)).is_visible():
            button.click()
        elif tab == CHAT:
            page.locator(".below .flip").nth(1).click()

    return shown


def over(seats: int, **more: Any) -> Show:
    def show(page: Page, address: str, look: Look) -> None:
        table, _ = position("bang_dice", seats, "over")
        assert table.outcome is not None
        path = Staged(table, min(table.outcome.winners, default=0), look.language, **more).put_before(page, address)
        go(page, address, path)
        page.wait_for_selector(f".prompt a[href='{path}/replay']")

    return show


def looking_back(page: Page, address: str, look: Look) -> None:
    sheet(LOG)(page, address, look)
    page.locator(".below .log li button").first.click()
    page.wait_for_selector(".banner")


def replay(page: Page, address: str, look: Look) -> None:
    go(
        page,
        address,
        Staged(position("bang_dice", 5, "over")[0], None, look.language).put_before(page, address) + "/replay#m=12",
    )
    page.wait_for_selector("input[type=range]")


def hint(hints: bool) -> Show:
    """Somebody asks what a bot would do, where all have agreed and where they have not."""

    def show(page: Page, address: str, look: Look) -> None:
        staged(5, "aim", hints=hints)(page, address, look)
        if not page.locator(".options .bot").is_visible():
            page.locator(".tabs button").nth(OPTIONS).click()
        page.locator(".options .bot").click()
        page.wait_for_selector(".hint li" if hints else ".hint .btn")

    return show


def replay_hint(page: Page, address: str, look: Look) -> None:
    replay(page, address, look)
    if page.locator(".below .flip").first.is_visible():
        page.locator(".below .flip").nth(2).click()
    else:
        page.locator(".tabs button").nth(3).click()
    page.locator(".looking button").click()
    page.wait_for_selector(".hint li")


def review(game: str, seats: int) -> Show:
    def show(page: Page, address: str, look: Look) -> None:
        table = Staged(position(game, seats, "over")[0], None, look.language)
        go(page, address, table.put_before(page, address) + "/review")
        page.wait_for_selector(".reviewed .chart .line", timeout=REVIEW_MS)

    return show


def review_state(**state: Any) -> Show:
    """It is not there yet, or never will be."""

    def show(page: Page, address: str, look: Look) -> None:
        table = Staged(position("bang_dice", 5, "over")[0], None, look.language)
        path = table.put_before(page, address)
        page.route(f"{address}/api{path.replace('/t/', '/tables/')}/review", lambda route: route.fulfill(json=state))
        go(page, address, f"{path}/review")
        page.wait_for_selector(".state p + :is(progress, .ways)")
        page.wait_for_selector("progress" if state["state"] == "making" else ".state:not(:has(progress))")

    return show


def visiting(path: str, then: str) -> Show:
    def show(page: Page, address: str, look: Look) -> None:
        go(page, address, path)
        page.wait_for_selector(then)

    return show


def lesson_hint(page: Page, address: str, look: Look) -> None:
    visiting("/learn/bang_dice/shooting", ".coach")(page, address, look)
    (page.locator(".options .bot, .coach .tool:has(use[href='#ui-bot'])").locator("visible=true").first).click()
    page.wait_for_selector(".hint li")


def lesson(game: str, id: str) -> Show:
    """The coach has been read: where the card lay over the board it is folded."""

    def show(page: Page, address: str, look: Look) -> None:
        visiting(f"/learn/{game}/{id}", ".coach")(page, address, look)
        fold = page.locator(".coach .fold")
        if fold.is_visible():
            fold.click()

    return show


SCREENS: dict[str, Show] = {
    "lobby": lobby,
    "create": create_form,
    "create-options": game_options,
    "settings": pressing(lobby, ".plaque .tool:last-child", "dialog[open]"),
    "waiting": waiting_room,
    "invited": invited,
    "curtain": pass_the_phone,
    **{f"{moment}-{seats}": staged(seats, moment) for seats, moment in product([3, 5, 8], MOMENTS)},
    "watching-5": staged(5, "aim", watching=True),
    "options-sheet": sheet(OPTIONS),
    "log-sheet": sheet(LOG),
    "chat-sheet": sheet(CHAT),
    "why": pressing(staged(5, "reroll"), ".plaque .tool[aria-pressed]", ".banner"),
    "undo": pressing(staged(5, "reroll"), ".prompt .btn:has-text('Z')", ".banner"),
    "vote": staged(5, "aim", then=somebody_asks_to_undo),
    "rules-gone": staged(5, "aim", then=rules_are_gone),
    "looking-back": looking_back,
    "rules-drawer": pressing(staged(5, "aim"), ".prompt .rule", "dialog[open] .rules p"),
    "recap": coming_back,
    "seats": pressing(staged(5, "aim"), ".plaque .tool:nth-last-child(2)", "dialog[open]"),
    "inspect": pressing(staged(5, "reroll"), "[data-thing='seat:0']", ".inspect"),
    **{f"over-{seats}": over(seats) for seats in [3, 5, 8]},
    "again": over(5, next="another"),
    "replay": replay,
    "hint": hint(True),
    "hint-refused": hint(False),
    "hints-vote": staged(5, "aim", then=somebody_asks_for_hints),
    "replay-hint": replay_hint,
    "review": review("bang_dice", 5),
    "review-8": review("bang_dice", 8),
    "review-making": review_state(state="making", progress=0.4),
    "review-failed": review_state(state="failed"),
    "figures": visiting("/rules/bang_dice#figures", ".figures tbody tr"),
    "rules": visiting("/rules/bang_dice#BD-030", ".rules .at"),
    "how-to-play": visiting("/rules/bang_dice", ".goal"),
    "lesson": visiting("/learn/bang_dice/shooting", ".coach"),
    "lesson-hint": lesson_hint,
    "lesson-read": lesson("bang_dice", "shooting"),
    "lost": visiting("/nowhere", "main .title"),
}
