"""What goes wrong, as message ids. The texts are in locales/*/server.ftl; what a client sent is never repeated."""

from __future__ import annotations

from typing import Any


class Problem(Exception):
    """An answer to a request that can't be met: a status and a message id."""

    def __init__(self, status: int, text: str, **params: Any) -> None:
        super().__init__(text)
        self.status = status
        self.text = text
        self.params = params

    def data(self) -> dict[str, Any]:
        return {"error": {"text": self.text, "params": self.params}}


class CannotStart(Exception):
    """Why the server does not start: one line for whoever starts it, with what to do about it."""


class BadSetting(CannotStart):
    """A setting that there is not, or a value that it can't have."""


# Why a socket is closed, each with its code: the client comes back after 1012 and 1013, and gives up after 1008.
MALFORMED = (1008, "error-malformed")
TOO_FAST = (1008, "error-too-fast")
NO_HELLO = (1008, "error-no-hello")
NO_SUCH_TABLE = (1008, "error-no-such-table")
BAD_TOKEN = (1008, "error-bad-token")
SIGNED_OUT = (1013, "error-signed-out")
BANNED = (1008, "error-banned")
KICKED = (1008, "error-kicked")
TOO_SLOW = (1013, "error-too-slow")
TOO_MANY_SOCKETS = (1013, "error-too-many-sockets")
STORE_DOWN = (1013, "error-store-down")
