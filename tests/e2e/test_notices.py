"""Notices as a person has them: chosen in the settings, silenced at a table, shown by the browser and by its worker."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from e2e.test_company import SEATS
from server.post_office import Browser
from stage import Look, Server, new_page

AT_ONCE: dict[str, Any] = {
    "notice_delay": 0.0,
    "notice_gap": 0.0,
    "notice_look": 0.05,
    "notice_private": True,
    "seed_grace": 0.01,
}
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready
    for (let i = 0; i < 800; i++) {
        const shown = await worker.getNotifications()
        if (shown.length) return shown.map(({ title, body, data }) => ({ title, body, data }))
        await new Promise(done => setTimeout(done, 25))
    }
    return []
}"""
LEFT = "navigator.serviceWorker.ready.then(worker => worker.getNotifications()).then(shown => shown.length)"
CLICK = """async () => {
    const [notification] = await registration.getNotifications()
    self.addEventListener('unhandledrejection', event => event.preventDefault())
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""
POST = """async ([path, body]) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return [answer.status, await answer.json()]
}"""


class PushService:
    """Where pushes go, instead of a browser maker's."""

    def __init__(self) -> None:
        got: Queue[bytes] = Queue()

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                got.put(self.rfile.read(int(self.headers["Content-Length"])))
                self.send_response(201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.got = got
        self.http = ThreadingHTTPServer(("127.0.0.1", 0), Taker)
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}"
        self.thread = threading.Thread(target=self.http.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.http.shutdown()
        self.thread.join()
        self.http.server_close()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


@pytest.fixture
def telling(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "tables", **AT_ONCE)
    server.deal("notices")
    yield server
    server.stop()


def come(browser: Chromium, server: Server, look: Look) -> Page:
    """Somebody with a name, whose browser may show notices and whose worker is there."""
    page = new_page(browser, look, workers=True)
    page.context.grant_permissions(["notifications"], origin=server.address)
    page.goto(server.address)
    assert do(page, "/api/me", {"name": "Ada"})
    page.evaluate("localStorage.setItem('gulch-known', 'true')")
    page.reload()
    page.locator("form.create button[type=submit]").wait_for()
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    return page


def do(page: Page, path: str, body: Any) -> Any:
    status, data = page.evaluate(POST, [path, body])
    assert status == 200, data
    return data


def my_turn(page: Page) -> str:
    """A table where every seat is mine."""
    id = str(do(page, "/api/tables", {"game": "bang_dice", "seats": [{"kind": "person"}] * 3})["id"])
    for seat in range(3):
        do(page, f"/api/tables/{id}/sit", {"seat": seat})
    do(page, f"/api/tables/{id}/start", {})
    return id


def deliver(page: Page, server: Server, told: str) -> None:
    """As a push service does, to the worker of this page."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    for _ in range(800):
        if found:
            break
        page.wait_for_timeout(25)
    tools.send("ServiceWorker.deliverPushMessage", {"origin": server.address, "registrationId": found[0], "data": told})


def test_a_push_is_opened_with_the_subscriptions_keys_and_shown_by_the_worker(
    browser: Chromium, telling: Server, service: PushService
) -> None:
    page = come(browser, telling, Look("laptop", "light", "ru"))
    keys = Browser(f"{service.url}/push")
    do(page, "/api/me/notices/push", keys.subscription)
    do(page, "/api/me/notices", {"way": "push", "language": "ru", "also": False})
    table = my_turn(page)
    told = keys.opened(service.got.get(timeout=20))
    deliver(page, telling, told)
    [shown] = page.evaluate(SHOWN)
    assert shown["title"] == "Перестрелка на кубиках: ваш ход"
    assert shown["data"] == f"{telling.address}/t/{table}"
    deliver(page, telling, "no JSON")  # what is not ours is not shown
    assert len(page.evaluate(SHOWN)) == 1
    click(page)
    page.wait_for_url(f"{telling.address}/t/{table}")
    expect(page.locator("main h1")).to_contain_text(
        "Ada"
    )  # every seat is hers: the screen is covered until she says so
    assert page.evaluate(LEFT) == 0, "what was followed is put away"
    page.context.close()


def click(page: Page) -> None:
    """On the notice that is shown. (Only a person's click may also bring a window to the front.)"""
    [worker] = page.context.service_workers
    worker.evaluate(CLICK)


@pytest.mark.parametrize("look", [Look("laptop", "light", "en"), Look("phone", "dark", "ru")], ids=str)
def test_a_way_is_chosen_in_the_settings_and_a_table_silenced_in_its_menu(
    browser: Chromium, telling: Server, service: PushService, look: Look, tmp_path: Path
) -> None:
    page = come(browser, telling, look)
    page.goto(f"{telling.address}/")
    page.get_by_role("button", name={"en": "Settings", "ru": "Настройки"}[look.language]).first.click()
    part = page.locator("section.notices")
    expect(part.locator("select[name=way] option")).to_have_count(5)
    part.locator("select[name=way]").select_option("webhook")
    part.locator("input[name=address]").fill("nonsense")
    part.locator("button[type=submit]").click()
    expect(part.get_by_role("alert")).to_be_visible()
    part.locator("input[name=address]").fill(f"{service.url}/hook")
    part.locator("input[name=quiet]").check()
    part.locator("input[name=from]").fill("00:00")
    part.locator("input[name=to]").fill("00:00")  # as good as none
    part.locator("button[type=submit]").click()
    expect(part.get_by_role("status")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide
    part.screenshot(path=tmp_path / "notices.png")
    part.locator("button[type=button]").click()
    assert b"Gulch" in service.got.get(timeout=20)
    silence_a_table(page, telling)
    page.context.close()


def silence_a_table(page: Page, server: Server) -> None:
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]
    id = str(do(page, "/api/tables", {"game": "bang_dice", "seats": seats})["id"])
    do(page, f"/api/tables/{id}/sit", {"seat": 0})
    do(page, f"/api/tables/{id}/start", {})
    page.goto(f"{server.address}/t/{id}")
    page.locator(SEATS).click()
    page.locator("input[name=mute]").check()
    page.wait_for_function("fetch('/api/me/notices').then(a => a.json()).then(a => a.muted.length === 1)")


def test_while_the_page_is_out_of_sight_the_browser_calls(browser: Chromium, telling: Server) -> None:
    page = come(browser, telling, Look("laptop", "light", "en"))
    page.evaluate("localStorage.setItem('gulch-settings', JSON.stringify({ language: 'en', notify: true }))")
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "random"}] * 2]
    table = str(do(page, "/api/tables", {"game": "bang_dice", "seats": seats})["id"])
    do(page, f"/api/tables/{table}/sit", {"seat": 0})
    do(page, f"/api/tables/{table}/start", {})
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    page.context.add_init_script("Object.defineProperty(document, 'hidden', { get: () => true })")
    with page.expect_request("**/api/me/notices/told"):
        page.goto(f"{telling.address}/t/{table}")
    [shown] = page.evaluate(SHOWN)
    assert (shown["title"], shown["data"]) == ("Dice shoot-out: your turn", f"/t/{table}")
    assert any('"attend"' in text and "false" in text for text in said), "the server knows that nobody looks"
    page.context.close()
