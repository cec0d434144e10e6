"""From the lobby through the waiting room to the table, by the page alone, without a reload on the way."""

from __future__ import annotations

import pytest

import gulch
from e2e.conftest import Visit
from e2e.guests import Guest, squeezed
from gulch.texts import Texts


def words_on_the_page(guest: Guest) -> list[str]:
    guest.page.wait_for_selector(".opts .opt")
    return [squeezed(text) for text in guest.find(".opts .opt, .log li").all_inner_texts()]


@pytest.mark.parametrize("game", list(gulch.GAMES))
def test_a_game_begun_in_the_waiting_room_reads_as_it_does_after_a_reload(visit: Visit, game: str) -> None:
    ada = visit(language="ru").go("/")
    ada.find(".cover").filter(has_text=Texts("ru", gulch.load(game)).find(f"game-{game}")).click()
    ada.page.get_by_label("Ваше имя").fill("Ада")
    ada.page.get_by_role("button", name="Открыть стол").click()
    ada.page.get_by_role("button", name="Начать игру").click()
    ada.wait(ada.is_dealt, "the deal")
    assert ada.wait_to_be_asked() is not None
    ada.wait(lambda: ada.find(".log li").count() > 0, "the log")
    before = words_on_the_page(ada)
    ada.page.reload()
    ada.page.wait_for_selector(".log li")
    ada.wait(lambda: words_on_the_page(ada) == before, f"the same words as before: {before}")
