"""The server: tables in a browser, for people and bots. `serve()` runs it, `make_app()` gives the ASGI application."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gulch.server.errors import BadSetting, CannotStart
    from gulch.server.http.app import make_app
    from gulch.server.run import serve
    from gulch.server.settings import Settings

__all__ = ["BadSetting", "CannotStart", "Settings", "make_app", "serve"]


def __getattr__(name: str) -> Any:
    """Loaded when needed: a bot's process gets by without the web."""
    if name == "make_app":
        from gulch.server.http.app import make_app

        return make_app
    if name == "serve":
        from gulch.server.run import serve

        return serve
    if name in ("BadSetting", "CannotStart"):
        from gulch.server import errors

        return getattr(errors, name)
    if name == "Settings":
        from gulch.server.settings import Settings

        return Settings
    raise AttributeError(name)
