"""What a first visit is sent: packed as well as the visitor can unpack it, and all that it will need named at once."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from gulch.server.http import pages
from server.people import Place

PARTS = {
    "page": ["assets/page-1.js", "assets/page-1.css"],
    "fonts": ["assets/text-basic-1.woff2", "assets/text-cyrillic-1.woff2", "assets/hand-ranks-1.woff2"],
    "table": ["assets/table-1.js"],
    "bang_dice": ["assets/dice-1.js", "assets/table-1.js"],
    **{f"{language} kit": [f"assets/kit-{language}.js"] for language in ("en", "ru")},
    **{f"{language} bang_dice": [f"assets/bang-{language}.js"] for language in ("en", "ru")},
}


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built, in small."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / ".vite").mkdir()
    (folder / ".vite" / "parts.json").write_text(json.dumps(PARTS))
    for name in ("index.html", "assets/page-1.js"):
        (folder / name).write_text(f"this is {name}")
        (folder / f"{name}.br").write_bytes(f"{name} made small".encode())
    (folder / "assets" / "plain-1.js").write_text("nobody packed this")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


async def fetched(place: Place, path: str, accepted: str) -> tuple[str | None, bytes]:
    """How it was packed, and the bytes as they came over the line."""
    async with place.http().stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        assert answer.headers["vary"] == "Accept-Encoding"
        return answer.headers.get("content-encoding"), b"".join([part async for part in answer.aiter_raw()])


@pytest.mark.parametrize(
    ("accepted", "packing"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=0.5, gzip", "br"),
        ("gzip, br;q=0", "gzip"),
        ("gzip", "gzip"),
        ("gzip;q=0.0, identity", None),
        ("", None),
    ],
)
async def test_a_visitor_gets_the_best_packing_they_know(
    place: Place, static: Path, accepted: str, packing: str | None
) -> None:
    for path in ("index.html", "assets/page-1.js"):
        how, data = await fetched(place, f"/{path}", accepted)
        original = (static / path).read_bytes()
        packed = (static / f"{path}.br").read_bytes()
        assert how == packing
        assert {"br": data == packed, "gzip": data[:2] == b"\x1f\x8b", None: data == original}[packing]
        assert packing != "gzip" or gzip.decompress(data) == original


async def test_what_was_not_packed_by_the_build_is_packed_by_the_server(place: Place, static: Path) -> None:
    how, data = await fetched(place, "/assets/plain-1.js", "gzip, br")
    assert (how, gzip.decompress(data)) == ("gzip", b"nobody packed this")
    assert (await place.http().get("/assets/page-1.js.br")).status_code == 404, "nobody asks for it by that name"


async def test_each_packing_has_a_mark_of_its_own(place: Place, static: Path) -> None:
    http = place.http()
    marks = {
        (await http.get("/assets/page-1.js", headers={"accept-encoding": accepted})).headers["etag"]
        for accepted in ("identity", "gzip")
    }
    assert len(marks) == 2


async def test_the_rules_are_packed_for_whoever_can_unpack_them(place: Place) -> None:
    path = "/api/games/bang_dice/rules?lang=ru"
    packing, data = await fetched(place, path, "gzip")
    plain, original = await fetched(place, path, "identity")
    assert (packing, plain) == ("gzip", None)
    assert gzip.decompress(data) == original
    assert len(data) < len(original) / 2


def told(link: str) -> list[str]:
    return [part.split(">")[0].removeprefix("<") for part in link.split(", ")]


async def test_the_lobby_names_what_it_will_need_in_the_visitor_s_language(place: Place, static: Path) -> None:
    http = place.http()
    english = told((await http.get("/", headers={"accept-language": "de, en"})).headers["link"])
    assert english == [
        "/assets/page-1.js",
        "/assets/page-1.css",
        "/assets/kit-en.js",
        "/assets/bang-en.js",
        "/api/games",
        "/api/tables",
        "/assets/text-basic-1.woff2",
    ]
    russian = told((await http.get("/", headers={"accept-language": "ru-RU, en;q=0.5"})).headers["link"])
    assert "/assets/kit-ru.js" in russian
    assert "/assets/text-cyrillic-1.woff2" in russian
    chosen = await http.get("/", headers={"accept-language": "ru-RU", "cookie": "gulch-language=en"})
    assert told(chosen.headers["link"]) == english, "whoever has chosen a language gets that"


async def test_a_table_names_the_board_of_its_game(place: Place, static: Path) -> None:
    guest = await place.guest()
    id = await guest.create("pbb")
    needed = told((await guest.http.get(f"/t/{id}")).headers["link"])
    assert needed.count("/assets/table-1.js") == 1
    assert {"/assets/dice-1.js", "/assets/bang-en.js", f"/api/tables/{id}"} <= set(needed)
    for path in ("/t/nowhere", "/rules/bang_dice", "/nothing"):
        assert "link" not in (await guest.http.get(path)).headers


async def test_a_page_without_a_list_of_parts_is_served_without_hints(place: Place, static: Path) -> None:
    (static / ".vite" / "parts.json").unlink()
    answer = await place.http().get("/")
    assert (answer.status_code, "link" in answer.headers) == (200, False)
