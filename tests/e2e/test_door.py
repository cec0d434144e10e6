"""What whoever keeps the server says is read on every page, in both languages, and a closed door is told."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from e2e.guests import Guest
from stage import Look, Server

SAID = "Back at eight / Вернёмся в восемь"
CLOSED = {"en": "No new games for now", "ru": "Новых партий пока нет"}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    """One that nobody else visits."""
    server = Server(tmp_path)
    server.deal("door")
    yield server
    server.stop()


def admin(house: Server, *words: str) -> None:
    subprocess.run([sys.executable, "-m", "gulch.cli", "admin", *words, "--data", str(house.data)], check=True)


@pytest.mark.parametrize(("size", "theme", "language"), [("laptop", "light", "en"), ("phone", "dark", "ru")])
def test_an_announcement_and_a_closed_door_stand_on_every_page(
    browser: Browser, house: Server, size: str, theme: str, language: str
) -> None:
    ada = Guest(browser, house.address, Look(size, theme, language)).named("Ada")
    try:
        waiting = ada.table("pbb")
        ada.sit(waiting, 0)
        table = ada.table("pbb")
        ada.sit(table, 0).start(table)
        ada.go(f"/t/{table}")
        ada.page.wait_for_selector(".banners", state="attached")
        assert ada.find(".sign").count() == 0
        admin(house, "announce", SAID)
        ada.page.wait_for_selector(f".banners .sign >> text={SAID}")
        admin(house, "close")
        ada.page.wait_for_selector(f".banners .sign >> text={CLOSED[language]}")
        ada.find(".sign button").click()
        ada.page.wait_for_selector(".sign", state="detached")
        ada.go("/")
        ada.page.wait_for_selector(f"main .sign >> text={SAID}")
        assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        ada.go(f"/t/{waiting}")
        ada.page.wait_for_selector(f".room .sign >> text={CLOSED[language]}")
        admin(house, "announce", "")
        admin(house, "open")
        ada.page.wait_for_selector(".sign", state="detached")
        assert ada.complaints == []
    finally:
        ada.close()
