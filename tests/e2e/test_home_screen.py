"""The page on the home screen: a browser finds that it can be installed, it opens without a connection and says so, and
a newer page takes its place."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, Route, expect

import browser as browser_tool
from gulch.server.http.pages import STATIC
from stage import SIZES, SWITCHES, Look, Server, new_page

SAID = {
    "en": ("No connection", "The saloon does not answer", "Pull up a chair"),
    "ru": ("Нет связи", "Салун не отвечает", "Садитесь за стол"),
}
KEPT = """async () => {
    await navigator.serviceWorker.ready
    const shell = await caches.open('gulch-shell')
    for (let i = 0; i < 800 && !(await shell.match('/')); i++) await new Promise(done => setTimeout(done, 25))
    return (await shell.keys()).map(({ url }) => new URL(url).pathname)
}"""


@pytest.fixture
def installed(browser: Browser, tmp_path: Path, server: Server) -> Iterator[BrowserContext]:
    """A browser with a folder of its own: what is private can't be installed."""
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "browser", executable_path=browser_tool.find(), args=SWITCHES, locale="ru-RU"
    )
    yield context
    context.close()


def come(browser: Browser, server: Server, language: str = "en", size: str = "laptop") -> Page:
    """A visit, and the shell is kept."""
    page = new_page(browser, Look(size, "light", language), workers=True)
    page.goto(server.address)
    page.locator("form.create button[type=submit]").wait_for()
    page.evaluate(KEPT)
    return page


def tools(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def test_a_browser_finds_the_manifest_and_the_worker_by_itself(installed: BrowserContext, server: Server) -> None:
    page = installed.new_page()
    page.goto(server.address)
    page.locator("form.create").wait_for()
    kept = page.evaluate(KEPT)
    found = tools(page).send("Page.getAppManifest")
    assert found["errors"] == []
    assert found["url"] == f"{server.address}/manifest.webmanifest"
    manifest = json.loads(found["data"])
    assert (manifest["lang"], manifest["name"]) == ("ru", "Gulch: стол Дикого Запада")
    assert tools(page).send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    assert tools(page).send("Page.getAppId")["appId"] == f"{server.address}/"
    worker = page.evaluate("async () => (await navigator.serviceWorker.ready).active.scriptURL")
    assert worker == f"{server.address}/worker.js"
    assert [path for path in kept if path.startswith("/api")] == []
    for icon in manifest["icons"]:
        assert page.request.get(server.address + icon["src"]).headers["content-type"] == icon["type"]


def test_a_browser_says_what_is_missing(installed: BrowserContext, server: Server) -> None:
    """The check of above finds a manifest without icons."""
    page = installed.new_page()
    page.route("**/manifest.webmanifest", lambda route: route.fulfill(json={"name": "G", "start_url": "/"}))
    page.goto(server.address)
    page.locator("form.create").wait_for()
    errors = tools(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert "manifest-missing-suitable-icon" in [error["errorId"] for error in errors]


@pytest.mark.parametrize(("language", "size"), list(zip(SAID, SIZES)))
def test_without_a_connection_the_page_opens_and_says_so(
    browser: Browser, server: Server, language: str, size: str
) -> None:
    no_connection, _, welcome = SAID[language]
    page = come(browser, server, language, size)
    page.context.set_offline(True)
    for path in ("/", "/t/somewhere", "/t/somewhere/replay"):
        page.goto(server.address + path)
        expect(page.get_by_role("alert")).to_contain_text(no_connection)
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto(server.address)
    page.context.set_offline(False)
    expect(page.locator("form.create button[type=submit]")).to_be_visible()
    expect(page.locator(".welcome h2")).to_have_text(welcome)
    page.context.close()


def test_without_a_server_the_page_opens_and_comes_back_by_itself(browser: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    page = come(browser, server, "ru")
    server.kill()
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("Салун не отвечает")
    server = server.again()
    expect(page.locator("form.create button[type=submit]")).to_be_visible()
    page.context.close()
    server.stop()


def build_anew(static: Path, name: str) -> None:
    """Another page at the same place: its script has another name, as after every build that changes anything."""
    old = re.search(r"assets/(page-[\w-]+)\.js", (static / "index.html").read_text())
    assert old is not None
    for path in [*static.rglob("*.js"), static / "index.html", static / ".vite" / "parts.json"]:
        path.write_text(path.read_text().replace(f"{old[1]}.js", f"{name}.js"))
    (static / "assets" / f"{old[1]}.js").rename(static / "assets" / f"{name}.js")


@pytest.fixture
def own_page(tmp_path: Path) -> Path:
    static = tmp_path / "static"
    shutil.copytree(STATIC, static, ignore=shutil.ignore_patterns("*.br"))
    build_anew(static, "page-first")
    return static


def test_a_newer_page_takes_the_place_of_the_one_that_was_kept(
    browser: Browser, tmp_path: Path, own_page: Path
) -> None:
    server = Server(tmp_path)
    page = come(browser, server)
    assert "/assets/page-first.js" in page.evaluate(KEPT)
    server.kill()
    build_anew(own_page, "page-second")
    server = server.again()
    page.goto(server.address)
    second = page.locator("script[src='/assets/page-second.js']")
    expect(second).to_be_attached()
    page.locator("form.create button[type=submit]").wait_for()
    page.wait_for_function("async () => !!(await caches.match('/assets/page-second.js'))")
    assert "/assets/page-first.js" not in page.evaluate(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text("No connection")
    expect(second).to_be_attached()
    page.context.close()
    server.stop()


def test_a_page_that_is_open_while_the_server_is_renewed_renews_itself(
    browser: Browser, tmp_path: Path, own_page: Path
) -> None:
    server = Server(tmp_path)
    page = new_page(browser, Look())
    page.goto(server.address)
    page.locator("form.create button[type=submit]").wait_for()
    server.kill()
    build_anew(own_page, "page-second")
    server = server.again()
    page.locator(".join input").fill("mesa")
    page.locator(".join button").click()
    expect(page.locator("script[src='/assets/page-second.js']")).to_be_attached()
    page.context.close()
    server.stop()


def test_two_versions_side_by_side_send_nobody_in_circles(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look())

    def of_another_version(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, headers={**answer.headers, "gulch-page": "/assets/page-other.js"})

    page.route("**/api/**", of_another_version)
    opened: list[str] = []
    page.on("framenavigated", lambda frame: opened.append(frame.url))
    page.goto(server.address)
    page.wait_for_function("() => sessionStorage.getItem('gulch-newer-page') === '/assets/page-other.js'")
    page.locator("form.create button[type=submit]").wait_for()
    assert len(opened) == 2
    page.unroute_all(behavior="ignoreErrors")
    page.context.close()


def test_what_the_server_tells_is_never_kept(browser: Browser, server: Server) -> None:
    page = come(browser, server)
    page.reload()
    page.locator("form.create button[type=submit]").wait_for()
    page.evaluate("fetch('/api/games'), fetch('/healthz')")
    kept = page.evaluate(KEPT)
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    answer = page.goto(f"{server.address}/healthz")
    assert answer is not None and answer.json() == {"ok": True}, "the worker opens pages only"
    page.context.close()
