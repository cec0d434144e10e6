"""The built page: static files, one page for every address, and the headers that keep foreign scripts out."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gulch.server.http import hints, previews

STATIC = Path(__file__).parent.parent / "static"
NOT_BUILT = "The page is not built: run `make web`, then start again.\n"
ICON = "/mark.svg"
MANIFEST = "/manifest.webmanifest"  # in the reader's language, as far as the page's own settings tell
# The lobby, a table, its replay and review, a game's rules, a lesson. Anything else is nothing, and the page says so.
PAGES = re.compile(r"/(t/[^/]+(/replay|/review)?|rules/[^/]+|learn/[^/]+/[^/]+)?/?")
PACKED = (".html", ".js", ".css", ".svg", ".json", ".ftl", ".txt", ".webmanifest")
CSP = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # where a piece stands is a style of its own; it can load nothing
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
SECURITY = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an address holds the table's id, which is the invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class SecurityHeaders:
    """On every HTTP answer, errors included."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/") and (script := script_of_page()):
                    headers["Gulch-Page"] = script  # an older page that hears this opens itself anew
            await send(message)

        await self.app(scope, receive, with_headers)


class HeadAsGet:
    """HEAD is asked of every address that GET is asked of; the server leaves the body out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app({**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope, receive, send)


@lru_cache(maxsize=4)
def script_in(path: Path, changed: int) -> str | None:
    found = re.search(r'<script type="module"[^>]* src="([^"]+)"', path.read_text(encoding="utf-8"))
    return found[1] if found else None


def script_of_page() -> str | None:
    """Named by its content, so it tells one build of the page from another."""
    path = STATIC / "index.html"
    return script_in(path, path.stat().st_mtime_ns) if path.exists() else None


@lru_cache(maxsize=256)
def load(path: Path, changed: float, packing: str) -> bytes:
    """What is packed with Brotli stands beside its original since the build: that takes too long for a visitor."""
    if packing == "br":
        return packed(path).read_bytes()
    data = path.read_bytes()
    return gzip.compress(data, 6, mtime=0) if packing == "gzip" else data


def packed(path: Path) -> Path:
    return path.with_name(f"{path.name}.br")


def packing_of(path: Path, accepted: str) -> str:
    """The best way to pack this that the visitor understands, "" for as it is. Refused is what has no weight."""
    if path.suffix not in PACKED:
        return ""
    wishes = (wish.replace(" ", "").partition(";") for wish in accepted.lower().split(","))
    known = {name for name, _, weight in wishes if not re.fullmatch(r"q=0(\.0*)?", weight)}
    if "br" in known and packed(path).is_file():
        return "br"
    return "gzip" if "gzip" in known else ""


def find(address: str) -> Path | None:
    """The file of an address, inside the folder of static files only; what begins with a dot and what
    is packed are the build's own."""
    if "/." in address or address.endswith(".br"):
        return None
    try:
        path = (STATIC / address.lstrip("/")).resolve()
        return path if path.is_relative_to(STATIC.resolve()) and path.is_file() else None
    except (ValueError, OSError):  # a NUL byte, a name too long
        return None


def may_be_typed(address: str) -> bool:
    """What somebody may have typed or been sent, as against a file or a call that is missing."""
    return not address.startswith(("/api", "/ws", "/assets")) and "." not in address.rsplit("/", 1)[-1]


def respond(path: Path, request: Request, status: int = 200) -> Response:
    packing = packing_of(path, request.headers.get("accept-encoding", ""))
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    # What the build names by its content never changes; everything else is asked for anew.
    lasting = path.is_relative_to(STATIC.resolve() / "assets")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if path.suffix == ".webmanifest":
        headers["Vary"] += ", Accept-Language, Cookie"
    if packing:
        headers["Content-Encoding"] = packing
    stat = path.stat()
    headers["ETag"] = f'"{stat.st_mtime_ns:x}-{stat.st_size:x}{"-" if packing else ""}{packing}"'
    if status == 200 and request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    return Response(load(path, stat.st_mtime, packing), status, headers, kind)


def file_at(address: str, request: Request) -> str:
    """Some files are asked for by a name that says nothing about the reader's device or language."""
    if address == MANIFEST:
        return f"/manifest.{hints.language_of(request)}.webmanifest"
    return ICON if address == "/favicon.ico" else address


async def page(request: Request) -> Response | None:
    """A file or the page; None if there is nothing at this address."""
    address = request.url.path
    path = find(file_at(address, request)) if address != "/" else None
    if path is not None or not may_be_typed(address):
        return respond(path, request) if path else None
    path = find("index.html")
    if path is None:
        return PlainTextResponse(NOT_BUILT, status_code=503 if address != "/" else 200)
    if not PAGES.fullmatch(address):
        return respond(path, request, 404)
    table = await hints.table_at(address, request)
    response = with_preview(path, request, previews.tags(request, table))
    if links := hints.links(STATIC, address, request, table):
        response.headers["Link"] = links
    return response


def with_preview(path: Path, request: Request, tags: str) -> Response:
    """The page with what a chat shows of this address."""
    html = load(path, path.stat().st_mtime, "").decode().replace("</head>", f"  {tags}\n  </head>", 1).encode()
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language, Cookie"}
    headers["ETag"] = f'"{hashlib.sha256(html).hexdigest()[:24]}"'
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        html = gzip.compress(html, 6, mtime=0)
        headers["Content-Encoding"] = "gzip"
    return Response(html, 200, headers, "text/html")
