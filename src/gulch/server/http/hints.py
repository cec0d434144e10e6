"""What the page at an address will need: named in the header that comes with it, all of it is fetched at once. Else a
browser learns of each file from the one before, and over a slow network every one of them costs half a second."""

from __future__ import annotations

import json
import re
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request

from gulch.server.guard.gate import Gate
from gulch.server.http.catalogue import LANGUAGES
from gulch.server.store.rows import Listing
from gulch.server.store.writer import StoreDown
from gulch.server.tables.hub import Hub

CHOSEN = "gulch-language"  # the cookie of whoever has chosen another language than the browser's
SCRIPTS = {"ru": ("basic", "cyrillic")}  # of the fonts
TABLE = re.compile(r"/t/([0-9A-Za-z_-]{1,16})(/replay|/review)?/?")
KINDS = {".js": "modulepreload", ".css": "preload; as=style; crossorigin"}
Parts = dict[str, list[str]]


@lru_cache(maxsize=4)
def parts_of(path: Path, changed: int) -> Parts:
    """Which files belong to what, as the build wrote it down."""
    parts: Parts = json.loads(path.read_text(encoding="utf-8"))
    return parts


def built_parts(static: Path) -> Parts:
    path = static / ".vite" / "parts.json"
    return parts_of(path, path.stat().st_mtime_ns) if path.exists() else {}


def language_of(request: Request) -> str:
    """As the page itself finds it (web/src/kit/settings.svelte.ts)."""
    chosen = request.cookies.get(CHOSEN)
    if chosen in LANGUAGES:
        return chosen
    wished = request.headers.get("accept-language", "").lower().split(",")
    return "ru" if any(wish.strip().startswith("ru") for wish in wished) else "en"


async def table_at(address: str, request: Request) -> Listing | None:
    """The table whose page, replay or review is at this address."""
    found = TABLE.fullmatch(address)
    hub: Hub = request.app.state.hub
    gate: Gate = request.app.state.gate
    if not found or not await gate.may_read(request.client.host if request.client else "?"):
        return None
    try:
        return await hub.store.table(found[1])
    except StoreDown:
        return None


def needed(parts: Parts, language: str, *names: str) -> list[str]:
    return list(dict.fromkeys(file for name in ("page", f"{language} kit", *names) for file in parts.get(name, [])))


def fonts_of(parts: Parts, language: str) -> list[str]:
    scripts = SCRIPTS.get(language, ("basic",))
    return [font for font in parts.get("fonts", []) if any(f"-{script}-" in font for script in scripts)]


def links(static: Path, address: str, request: Request, table: Listing | None) -> str | None:
    """The header `Link` for the lobby and for tables, where most visits begin."""
    parts, language = built_parts(static), language_of(request)
    if not parts:
        return None
    hub: Hub = request.app.state.hub
    if address == "/":
        files = needed(parts, language, f"{language} {next(iter(hub.catalogue.games))}")
        asked = ["/api/games", "/api/tables"]
    elif table and not address.rstrip("/").endswith(("/replay", "/review")):
        game, options = table.row.game, json.loads(table.row.options)
        expansions = [f"{language} {game}/{option}" for option, value in options.items() if value]
        files = needed(parts, language, "table", game, f"{language} {game}", *expansions)
        asked = ["/api/games", f"/api/tables/{address.strip('/').split('/')[1]}"]
    else:
        return None
    # What makes the page answer goes first; letters can change their shape later.
    return ", ".join(
        [f"</{file}>; rel={KINDS[Path(file).suffix]}" for file in files]
        + [f"<{path}>; rel=preload; as=fetch; crossorigin" for path in asked]
        + [f"</{file}>; rel=preload; as=font; crossorigin" for file in fonts_of(parts, language)]
    )
