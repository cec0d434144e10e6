"""Nothing that axe finds on the screens of Frontier legends, nothing cut off, nothing too small for a fingertip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.frontier import UNCOVERED
from e2e.looking import (
    Shown,
    all_out_of_sight,
    cut,
    go,
    leave,
    outside,
    showing,
    sideways,
    small,
    violations_day_and_night,
)
from e2e.screens_western_legends import SCREENS
from games.western_legends.frontier_town import a_heist
from games.western_legends.outpost import a_table
from stage import Look, Server, Staged, new_page

LOOKS = [Look("laptop", "light", "en"), Look("phone", "light", "ru")]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, SCREENS)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("name", SCREENS)
def test_the_frontier_is_for_everybody(show: Shown, name: str, look: Look) -> None:
    page = show(name, look)
    assert violations_day_and_night(page) == []
    assert cut(page) == []
    assert sideways(page) == []
    assert all_out_of_sight(page, "main .frame .window") == []
    assert outside(page, [".prompt .btn", ".plaque .tool"]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if look.size == "phone":
        assert small(page) == []


@pytest.mark.parametrize("name", ["going-6", "driving"])
def test_whatever_territory_may_be_chosen_can_be_pressed_somewhere(show: Shown, name: str) -> None:
    """Where the whole land is seen; on a phone it is moved, and the list has them all."""
    page = show(name, LOOKS[0])
    lit = page.locator("main [data-thing^='territory:'].legal")
    assert lit.count() > 1
    assert [thing.get_attribute("data-thing") for thing in lit.all() if thing.evaluate(UNCOVERED) is None] == []


@pytest.mark.parametrize("size", ["small", "side"])
def test_whoever_marks_a_story_reads_what_the_stories_are(show: Shown, size: str) -> None:
    """Elsewhere they make way on a small screen: "the second story" would say nothing."""
    page = show("marking", Look(size, "light", "ru"))
    assert outside(page, ["main .story"]) == []
    show("acting", Look(size, "light", "ru"))
    expect(page.locator("main .story").first).to_be_hidden()


def test_whoever_has_sent_a_card_for_the_guards_sees_both_cards_on_a_phone(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look("phone", "light", "ru"))
    t = a_heist("living_legend_h", ["fight_3", "fight_2", "fight_9"])
    table = Staged(t.table, 2, "ru")
    go(page, server.address, table.put_before(page, server.address))
    expect(page.locator(".arena .send .fc").first).to_be_visible()
    t.play("commit:living_legend_h")
    t.play("send:fight_3")
    leave(page, server.address)
    go(page, server.address, Staged(t.table, 2, "ru").put_before(page, server.address))
    expect(page.locator(".arena .slot")).to_have_count(2)
    assert outside(page, [".arena .slot"]) == []
    page.context.close()


def test_a_finished_game_that_is_opened_has_its_colours(browser: Browser, server: Server) -> None:
    """Those of the land are the count's, too, and whoever comes to look at a result has seen no land."""
    page = new_page(browser, Look("laptop", "light", "en"))
    SCREENS["over"](page, server.address, Look("laptop", "light", "en"))
    won = page.locator(".end .sum .won")
    expect(won).not_to_have_css("background-color", "rgba(0, 0, 0, 0)")
    page.context.close()


@pytest.mark.parametrize("size", ["small", "side"])
def test_whoever_is_wanted_reads_it_where_the_track_has_no_room(browser: Browser, server: Server, size: str) -> None:
    page = new_page(browser, Look(size, "light", "ru"))
    t = a_table(wanted=[3, 0, 0], money=[12, 0, 0], items=[["mustang", "rifle"], [], []])
    go(page, server.address, Staged(t.table, 0, "ru").put_before(page, server.address))
    expect(page.locator("section.own .spot")).to_contain_text("3")
    assert outside(page, ["section.own .res li"]) == []
    page.context.close()


def test_between_two_purchases_one_stays_at_the_counter(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look("laptop", "light", "en"))
    t = a_table(place=["DR2", "MP6", "SV7"], money=[12, 0, 0])
    t.play("shop", "buy:mustang")
    assert t.asked == [(0, "equipping")]
    go(page, server.address, Staged(t.table, 0, "en").put_before(page, server.address))
    expect(page.locator(".counter .shelf")).to_be_visible()
    page.context.close()
