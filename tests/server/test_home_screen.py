"""What a device asks for that puts the page on its home screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gulch.server.http import pages
from server.people import Place


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    (folder / "icons").mkdir(parents=True)
    (folder / "index.html").write_text('<script type="module" crossorigin src="/assets/page-1.js"></script>')
    (folder / "worker.js").write_text("// works")
    (folder / "icons" / "any-192.png").write_bytes(b"PNG")
    for language in ("en", "ru"):
        (folder / f"manifest.{language}.webmanifest").write_text(json.dumps({"lang": language}))
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


async def test_the_manifest_is_in_the_reader_s_language(place: Place, static: Path) -> None:
    http = place.http()
    for headers, language in (
        ({"accept-language": "ru-RU, en;q=0.5"}, "ru"),
        ({"accept-language": "de"}, "en"),
        ({"accept-language": "ru", "cookie": "gulch-language=en"}, "en"),
    ):
        answer = await http.get("/manifest.webmanifest", headers=headers)
        assert answer.json() == {"lang": language}
        assert answer.headers["content-type"] == "application/manifest+json"
        assert {"Accept-Language", "Cookie"} <= set(answer.headers["vary"].split(", "))


async def test_the_worker_is_asked_for_anew_and_allowed_by_the_policy(place: Place, static: Path) -> None:
    answer = await place.http().get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "worker-src 'self'" in policy
    assert "manifest-src 'self'" in policy


async def test_every_answer_names_the_page_that_goes_with_it(place: Place, static: Path) -> None:
    http = place.http()
    for path in ("/api/games", "/api/me", "/api/tables/nowhere"):
        assert (await http.get(path)).headers["gulch-page"] == "/assets/page-1.js"
    assert "gulch-page" not in (await http.get("/")).headers
    (static / "index.html").unlink()
    assert "gulch-page" not in (await http.get("/api/games")).headers
