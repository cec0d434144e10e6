"""What a chat shows of a link: in the reader's language, with the game's poster, and nothing that the table's own page
would not tell anybody who has the link."""

from __future__ import annotations

import html
import re
from pathlib import Path
from typing import Any

import pytest

from gulch.server.http import pages, previews
from gulch.server.store.rows import Listing
from gulch.texts import bundle_of
from server.people import Place, playing
from server.test_texts import messages

PAGE = "<!doctype html><html><head><title>Gulch</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    monkeypatch.setattr(pages, "STATIC", folder)


async def shown(place: Place, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    answer = await place.http().get(path, headers={"accept-language": language, **headers})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)" />', answer.text)
    assert answer.text.index("og:title") < answer.text.index("</head>")
    return {name: html.unescape(value) for name, value in found}


async def test_the_lobby_has_a_preview_in_the_reader_s_language(place: Place) -> None:
    english, russian = await shown(place, "/"), await shown(place, "/", "ru-RU")
    assert english["og:title"] == "Gulch: a table for the Wild West"
    assert russian["og:title"] == "Gulch: стол Дикого Запада"
    assert (english["og:locale"], russian["og:locale"]) == ("en_GB", "ru_RU")
    assert english["og:image"] == f"{place.url}/posters/gulch.en.png"
    assert english["twitter:card"] == "summary_large_image"


async def test_an_invitation_says_who_invites_to_what(place: Place) -> None:
    ada = await place.guest("Ada")
    table = await ada.create("pppp", game="bang_dice", public=False)
    assert (await shown(place, f"/t/{table}"))["og:title"] == "You are invited: Dice shoot-out"
    await ada.do(f"/api/tables/{table}/sit", {"seat": 0})
    english = await shown(place, f"/t/{table}")
    assert english["og:title"] == "Ada invites you: Dice shoot-out"
    assert english["og:description"] == "3 seats of 4 are free. No account needed."
    assert english["og:url"] == f"{place.url}/t/{table}"
    assert english["og:image"] == f"{place.url}/posters/bang_dice.en.png"
    russian = await shown(place, f"/t/{table}?lang=ru")
    assert russian["og:title"] == "Ada приглашает: Перестрелка на кубиках"
    assert russian["og:image"] == f"{place.url}/posters/bang_dice.ru.png"


async def test_a_name_can_t_write_into_the_page(place: Place) -> None:
    ada = await place.guest('"><script>&')
    table = await ada.create("ppp")
    await ada.do(f"/api/tables/{table}/sit", {"seat": 0})
    answer = await place.http().get(f"/t/{table}")
    assert "<script>" not in answer.text
    assert (await shown(place, f"/t/{table}"))["og:title"].startswith('"><script>&')


async def test_nobody_is_shown_a_table_that_is_not_there(place: Place) -> None:
    nothing = await shown(place, "/t/nowhere")
    assert nothing["og:title"] == (await shown(place, "/"))["og:title"]
    assert (await shown(place, "/rules/nothing"))["og:image"].endswith("/posters/gulch.en.png")
    assert (await shown(place, "/rules/pokertown", "ru"))["og:title"] == "Флиптаун: как играть"


async def told(place: Place, table: str) -> list[dict[str, str]]:
    return [await shown(place, f"/t/{table}{end}", language) for end in ("", "/replay") for language in ("en", "ru")]


async def course_of(place: Place) -> list[list[dict[str, str]]]:
    """The previews of a game while it is played, answer after answer."""
    async with playing(place, "ppp") as game:
        seen = [await told(place, game.table)]
        for _ in range(8):
            await game.step()
            seen.append(await told(place, game.table))
        return seen


async def test_a_preview_is_the_same_whatever_happens_in_the_game(place: Place) -> None:
    seen = await course_of(place)
    assert all(previews == seen[0] for previews in seen)
    assert seen[0][0]["og:title"] == "Dice shoot-out: the game is on"
    assert seen[0][0]["og:description"].startswith("At the table: ")


async def test_a_preview_that_tells_how_far_a_game_is_would_be_found(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = previews.of_table

    def leaking(listing: Listing, *more: Any) -> previews.Preview:
        """How much a seat was told depends on what only it may know."""
        live = place.hub.tables[listing.row.id]
        return honest(listing, *more)._replace(text=f"{len(live.table.events(0))}")

    monkeypatch.setattr(previews, "of_table", leaking)
    seen = await course_of(place)
    assert any(told != seen[0] for told in seen)


async def test_a_page_that_has_not_changed_is_not_sent_again(place: Place) -> None:
    http = place.http()
    first = await http.get("/")
    assert first.headers["cache-control"] == "no-cache"
    assert {"Accept-Language", "Cookie"} <= set(first.headers["vary"].split(", "))
    again = await http.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = await http.get("/", headers={"if-none-match": first.headers["etag"], "accept-language": "ru"})
    assert other.status_code == 200


def test_both_languages_have_every_text_of_a_preview() -> None:
    assert messages("en", "preview").keys() == messages("ru", "preview").keys()
    for language in ("en", "ru"):
        for free, seats in ((0, 4), (1, 4), (2, 4), (5, 8)):
            assert str(seats) in previews.say(language, "preview-free", free=free, seats=seats) or free == 0
        assert bundle_of(language, "preview").has_message("preview-replay")
