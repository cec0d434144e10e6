"""Each kind of action on the frontier by keyboard: from a position where it can be done, with the key beside it."""

from __future__ import annotations

from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.guests import PAUSE
from e2e.looking import go, leave
from games.western_legends.outpost import a_table
from stage import Lively, Look, Server, new_page

LOOKS = 400
BESIDE = ["DR5", "DR5", "SV7"]
# By verb: where and with what it can be done.
ACTIONS: dict[str, dict[str, Any]] = {
    "move": {},
    "play": {"hands": [["payday_h"], [], []]},
    "use": {"items": [["provisions"], [], []], "wounds": [1, 0, 0]},
    "arrest": {"place": BESIDE, "hands": [["grit_c"], ["grit_s"], []], "marshal": [1, 0, 0], "wanted": [0, 2, 0]},
    "duel": {"place": BESIDE, "hands": [["grit_c"], ["grit_s"], []]},
    "rob": {"place": BESIDE, "hands": [["grit_c"], ["grit_s"], []]},
    "shop": {"place": ["DR2", "MP6", "SV7"], "money": [8, 0, 0]},
    "gamble": {"place": BESIDE, "money": [3, 3, 0]},
    "prospect": {"place": ["SV3", "MP6", "SV7"]},
    "deposit": {"place": ["DR8", "MP6", "SV7"], "nuggets": [2, 0, 0]},
    "heist": {"place": ["DR8", "MP6", "SV7"], "hands": [["grit_c"], [], []]},
    "heal": {"place": ["RF1", "MP6", "SV7"], "wounds": [2, 0, 0], "money": [4, 0, 0]},
    "revel": {"place": ["RF3", "MP6", "SV7"], "money": [6, 0, 0]},
    "acquire": {"place": ["MP2", "SV7", "MP6"]},
    "work": {"place": ["DR5", "MP6", "SV7"]},
    "end_turn": {},
}


def pressed(page: Page, verb: str, table: Lively) -> None:
    """The line of the list that says it, by its key; by arrows and Enter where it has none."""
    ids = [option.id for option in table.table.pending[0].options]
    line = next(k for k, id in enumerate(ids) if id.partition(":")[0] == verb)
    lines = page.locator(".opts .opt.legal")
    expect(lines).to_have_count(len(ids))
    key = page.locator(".opts .opt").nth(line).locator("kbd").inner_text().strip()
    if key.isdigit():
        page.keyboard.press(key)
        return
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Home")
    for _ in range(line):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_kind_of_action_is_done_by_keys(browser: Browser, server: Server, language: str) -> None:
    page = new_page(browser, Look("laptop", "light", language))
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    mine = [verb for verb, turn in zip(ACTIONS, cycle(["en", "ru"]), strict=False) if turn == language]
    for verb in mine:
        leave(page, server.address)
        page.unroute_all()
        staged = Lively(a_table(**ACTIONS[verb]).table, 0, language)
        go(page, server.address, staged.put_before(page, server.address))
        page.wait_for_selector(".frontier .wlb")
        pressed(page, verb, staged)
        for _ in range(LOOKS):
            if staged.given:
                break
            page.wait_for_timeout(PAUSE)
        assert [option.partition(":")[0] for option in staged.given] == [verb]
    assert complaints == []
    page.context.close()


def test_a_card_says_where_its_text_comes_from(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look("laptop", "light", "ru"))
    staged = Lively(a_table([["manhunt_h", "grit_c"], [], []]).table, 0, "ru")
    go(page, server.address, staged.put_before(page, server.address))
    for card, source in (("grit_c", "наш вариант"), ("manhunt_h", "из опубликованных правил")):
        page.locator(f"main [data-thing='card:{card}']").first.hover()
        expect(page.locator(".inspect")).to_contain_text(source)
    page.context.close()
