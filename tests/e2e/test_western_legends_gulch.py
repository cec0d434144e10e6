"""Frontier legends with everything on in a real browser: a whole game against bots, faro between two people, a train
that is robbed."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import Visit
from e2e.frontier import Question, a_choice, on_the_frontier, towards
from e2e.guests import PAUSE, Guest
from e2e.looking import go
from e2e.playing import Option, answer, catch_up, choice, in_the_list
from e2e.screens_western_legends import EVERYTHING
from e2e.test_western_legends_together import SALOON, anything, one_of, onlooker, seated, until
from games.western_legends.buzzard_gulch import KING, a_gulch
from stage import Lively, Look, Server, new_page

LOOKS = 400


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_short_game_with_everything_on_against_bots_by_clicks(visit: Visit, language: str) -> None:
    guest = visit(language=language).named("Ada")
    table = guest.table("pbb", game="western_legends", options={**dict(EVERYTHING), "length": "short"})
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    guest.wait(guest.is_dealt, "the deal")
    random, answers = Random(5), 0
    while (question := a_choice(guest)) is not None:
        answer(guest, choice(question, random), [on_the_frontier, in_the_list][answers % 2])
        answers += 1
    catch_up(guest)
    expect(guest.find(".end").first).to_contain_text("Ada")
    for player in guest.view["players"]:
        expect(guest.find(".end").first).to_contain_text(str(sum(player["score"].values())))
    told = {event["kind"] for event in guest.events}
    assert "train_at" in told, "the second board took part"


# ---- faro ------------------------------------------------------------------------------------------------------------
def cards_told(guest: Guest, kind: str) -> list[str]:
    return [str(event["params"]["card"]) for event in guest.events if event["kind"] == kind]


def cards_seen(guest: Guest) -> set[str]:
    """Of those that may still be turned up, in any view there was."""
    views = [frame["view"] for frame in guest.heard if frame.get("view")]
    return {card for view in views for card in view["faro"] if card}


def test_two_browsers_in_a_game_of_faro(visit: Visit) -> None:
    """Both bet on the layout; they and whoever watches see the same cards turned up, and nobody is told the fourth one
    before its time."""
    pair = seated(visit, ante_up=True)
    watcher = onlooker(visit, pair)

    def sit_down(guest: Guest, question: Question, seat: int) -> Option:
        there = all(player["place"] == SALOON for player in guest.view["players"])
        found = one_of(question, "faro", "join") if there else None
        return found or towards(SALOON, guest, question, seat)

    def bet(guest: Guest, question: Question, seat: int) -> Option:
        """$10 on the first card that was shown, and no more."""
        on = cards_told(guest, "faro_shows")[0].removeprefix("fight_")
        bets: list[Option] = [o for o in question["options"] if o["id"] == f"bet:{on}:10"]
        return one_of(question, "no_more_bets", "stay_in") or (bets[0] if bets else anything(question))

    until(pair, lambda view: len(view["gamblers"]) == len(pair), sit_down)
    for guest in [*pair, watcher]:
        catch_up(guest)
        expect(guest.find(".faro .layout > li")).to_have_count(13)
    until(pair, lambda view: not view["gamblers"], bet)
    shown, turned = cards_told(pair[0], "faro_shows"), cards_told(pair[0], "faro_turns")
    assert len(shown) == 3 and len(turned) >= 2
    watcher.wait(lambda: cards_told(watcher, "faro_turns") == turned, "the last card")
    for guest in [*pair, watcher]:
        assert (cards_told(guest, "faro_shows"), cards_told(guest, "faro_turns")) == (shown, turned)
        assert [e["params"]["who"] for e in guest.events if e["kind"] == "bets"] == [
            e["params"]["who"] for e in pair[0].events if e["kind"] == "bets"
        ]
        assert cards_seen(guest) == set(shown)


# ---- the train -------------------------------------------------------------------------------------------------------
def choose(page: Page, table: Lively, option: str) -> None:
    """A line of the list, once it shows the question that the table asks; whatever is still told is skipped."""
    if page.locator(".telling").count():
        page.keyboard.press("s")
    ids = [one.id for one in table.table.pending[0].options]
    expect(page.locator(".opts .opt.legal")).to_have_count(len(ids))
    given = len(table.given)
    page.locator(".opts .opt").nth(ids.index(option)).click()
    for _ in range(LOOKS):
        if len(table.given) > given:
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"{option} was not taken")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_train_is_robbed(browser: Browser, server: Server, language: str) -> None:
    page = new_page(browser, Look("laptop", "light", language))
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    hands = [[KING, "grit_c"], ["saddle_up_c"], ["manhunt_h"]]
    gulch = a_gulch(hands, place=["SV12", "SV7", "CJ10"], heists=["mail_car"], fights=["fight_3", "fight_2"])
    staged = Lively(gulch.table, 0, language)
    go(page, server.address, staged.put_before(page, server.address))
    page.wait_for_selector(".frontier .wlb")
    choose(page, staged, "rob_train")
    expect(page.locator(".arena .poster2")).to_have_count(2)
    expect(page.locator(".arena")).to_contain_text("Mail Car" if language == "en" else "Почтовый вагон")
    choose(page, staged, f"commit:{KING}")
    while gulch.table.pending[0].kind != "acting":
        choose(page, staged, "pass")
    assert (gulch.money[0], gulch.of("wanted")[0]) == (30, 1)
    expect(page.locator("section.own")).to_contain_text("30")
    assert complaints == []
    page.context.close()
