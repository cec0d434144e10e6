"""What a chat shows of a link to us: title, text and a poster of the game, as tags in the page's head.

Made from what the table's own page tells anybody who has the link: the game, who sits there and whether it has begun.
Nothing here ever sees a game's state, so nothing of it can be told."""

from __future__ import annotations

import re
from html import escape
from typing import Any, NamedTuple

from starlette.requests import Request

from gulch.server.http.catalogue import LANGUAGES
from gulch.server.http.hints import language_of
from gulch.server.store.rows import Listing
from gulch.server.tables.names import name_of, names_of_bots, spoken
from gulch.texts import bundle_of

GAME = re.compile(r"/(?:rules|learn)/(\w+)(?:/.*)?")
LOCALES = {"en": "en_GB", "ru": "ru_RU"}
WIDTH, HEIGHT = 1200, 630


class Preview(NamedTuple):
    title: str
    text: str
    poster: str  # the game's, or the table's own


def say(language: str, id: str, **params: Any) -> str:
    bundle = bundle_of(language, "preview")
    return str(bundle.format_pattern(bundle.get_message(id).value, params)[0])


def title_of(language: str, game: str) -> str:
    bundle = bundle_of(language, game)
    return str(bundle.format_pattern(bundle.get_message(f"game-{game}").value, {})[0])


def language_in(request: Request) -> str:
    """A link may say in which language it was sent: what fetches a preview seldom says which it likes."""
    asked = request.query_params.get("lang", "")
    return asked if asked in LANGUAGES else language_of(request)


def names_at(listing: Listing, language: str) -> str:
    bots = names_of_bots(listing)
    seats = range(len(listing.seats))
    names = [spoken(bots[s])[language] if s in bots else name_of(listing.seats, s) for s in seats]
    return ", ".join(name for name in names if name)


def invitation(listing: Listing, language: str) -> tuple[str, str]:
    """As the waiting room says it to whoever has followed the link."""
    game = title_of(language, listing.row.game)
    taken = [s for s, seat in enumerate(listing.seats) if seat.guest is not None and seat.name]
    free = sum(seat.guest is None and seat.level is None for seat in listing.seats)
    title = (
        say(language, "preview-invites", name=name_of(listing.seats, taken[0]), game=game)
        if taken
        else say(language, "preview-invited", game=game)
    )
    return title, say(language, "preview-free", free=free, seats=len(listing.seats))


def of_table(listing: Listing, language: str, replay: bool) -> Preview:
    game, state = listing.row.game, listing.row.state
    if state == "waiting":
        return Preview(*invitation(listing, language), game)
    id = "preview-playing" if state == "playing" else "preview-replay" if replay else "preview-over"
    title = say(language, id, game=title_of(language, game))
    return Preview(title, say(language, "preview-names", names=names_at(listing, language)), game)


def preview(address: str, language: str, listing: Listing | None, games: set[str]) -> Preview:
    if listing is not None and listing.row.game in games:
        return of_table(listing, language, address.rstrip("/").endswith(("/replay", "/review")))
    found = GAME.fullmatch(address)
    if found and found[1] in games:
        title = say(language, "preview-rules", game=title_of(language, found[1]))
        return Preview(title, say(language, "preview-rules-text"), found[1])
    return Preview(say(language, "preview-title"), say(language, "preview-text"), "gulch")


def tags(request: Request, listing: Listing | None) -> str:
    """For the head of the page at this address."""
    language, origin = language_in(request), str(request.base_url).rstrip("/")
    shown = preview(request.url.path, language, listing, set(request.app.state.hub.catalogue.games))
    told = {
        "og:type": "website",
        "og:site_name": "Gulch",
        "og:locale": LOCALES[language],
        "og:title": shown.title,
        "og:description": shown.text,
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}/posters/{shown.poster}.{language}.png",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shown.title,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()]
    return "\n    ".join([*lines, '<meta name="twitter:card" content="summary_large_image" />'])
