"""From the lobby through the waiting room to the table, by the page alone, without a reload on the way."""

from __future__ import annotations

import pytest

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from gulch.texts import Texts

# Without what answers lead to: that changes while others still choose.
WORDS = """nodes => nodes.map(node => {
  const copy = node.cloneNode(true)
  for (const gain of copy.querySelectorAll(".gain")) gain.remove()
  return copy.textContent
})"""


def words_on_the_page(guest: Guest) -> list[str]:
    guest.page.wait_for_selector(".opts .opt")
    return [squeezed(text) for text in guest.find(".opts .opt, .log li").evaluate_all(WORDS)]


@pytest.mark.parametrize("game", gulch.GAMES)
def test_a_game_begun_in_the_waiting_room_reads_as_it_does_after_a_reload(visit: Visit, game: str) -> None:
    ada = visit(language="ru").go("/")
    ada.find(".cover").filter(has_text=Texts("ru", gulch.load(game)).find(f"game-{game}")).click()
    ada.page.get_by_label("Ваше имя").fill("Ада")
    seats = ada.find("form.create .who-sits select")
    alone = seats.count() < 2
    if not alone:
        seats.nth(1).select_option("person")
    ada.page.get_by_role("button", name="Играть" if alone else "Открыть стол", exact=True).click()
    if not alone:
        ada.page.get_by_role("button", name="Добавить ботов").click()
        ada.page.get_by_role("button", name="Начать игру").click()
    ada.wait(ada.is_dealt, "the deal")
    assert ada.wait_to_be_asked() is not None
    ada.wait(lambda: ada.find(".log li").count() > 0, "the log")
    before = words_on_the_page(ada)
    ada.page.reload()
    ada.page.wait_for_selector(".log li")
    ada.wait(lambda: words_on_the_page(ada) == before, f"the same words as before: {before}")


def test_a_wrong_code_is_told_in_the_lobby(visit: Visit) -> None:
    ada = visit().go("/")
    ada.find("form.join input").fill("mesa-24")
    ada.find("form.join button").click()
    ada.page.wait_for_selector("form.join [role=alert] >> text=mesa-24")
    ada.complaints[:] = [text for text in ada.complaints if "404" not in text]


def test_a_preset_sets_up_the_table_and_the_last_one_is_remembered(visit: Visit) -> None:
    ada = visit().go("/")
    title = Texts("en", gulch.load("colt_express")).find("game-colt_express")
    ada.find(".cover").filter(has_text=title).click()
    ada.page.get_by_role("button", name="Everything").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Play now").click()
    ada.page.wait_for_url("**/t/*")
    table = ada.page.request.get(ada.page.url.replace("/t/", "/api/tables/")).json()
    assert table["state"] == "playing" and table["options"]["horses" if "horses" in table["options"] else "events"]
    ada.go("/")
    ada.find(".cover").filter(has_text=title).click()
    ada.page.get_by_role("button", name="As last time").click()
    assert ada.find("form.create summary b").count() == 1
