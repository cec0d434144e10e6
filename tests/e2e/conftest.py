"""A real browser, the real server in a process of its own, and the page as it was built."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import browser as browser_tool
from e2e.guests import Guest
from gulch.server.http.pages import STATIC
from stage import Look, Server, chromium

HERE = Path(__file__).parent
expect.set_options(timeout=60_000)  # a busy machine is late, not wrong
Visit = Callable[..., Guest]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.e2e)


def need(thing: bool, what: str) -> None:
    """What is missing on a developer's machine is a reason to skip, in CI a failure."""
    if not thing and os.environ.get("CI") == "true":
        pytest.fail(what)
    if not thing:
        pytest.skip(what)


# Not for the session: while Playwright runs, its thread has a running event loop, and no async test could start one.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    need(browser_tool.find() is not None, "there is no browser: install Debian's package `chromium`")
    need((STATIC / "index.html").exists(), "the page is not built: run `make web`")
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Somebody comes to the page. Nobody's page may complain in the console. A test plays the same game each time."""
    guests: list[Guest] = []
    server.deal(request.node.name)

    def come(size: str = "laptop", theme: str = "light", language: str = "en", motion: bool = False) -> Guest:
        guests.append(Guest(browser, server.address, Look(size, theme, language), motion))
        return guests[-1]

    yield come
    complaints = [complaint for guest in guests for complaint in guest.complaints]
    for guest in guests:
        guest.close()
    assert complaints == []
