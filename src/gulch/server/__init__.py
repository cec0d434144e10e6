"""The server: tables in a browser, for people and bots. `serve()` runs it, `make_app()` gives the ASGI application."""

from __future__ import annotations

from gulch.server.app import make_app
from gulch.server.run import serve
from gulch.server.settings import Settings

__all__ = ["Settings", "make_app", "serve"]
