"""What holds on SQLite holds on PostgreSQL: the same tests of the protocol, the seats and the secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from server import test_secrets
from server.test_admin import *  # noqa: F403
from server.test_protocol import *  # noqa: F403
from server.test_seats import *  # noqa: F403
from server.test_secrets import test_a_guests_cookie_and_a_seats_token_are_not_for_others as test_tokens  # noqa: F401
from server.test_secrets import test_nothing_secret_is_sent_or_logged  # noqa: F401

pytestmark = pytest.mark.usefixtures("database")


async def test_a_viewer_receives_the_same_bytes_here_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await test_secrets.test_a_viewer_receives_the_same_bytes_whatever_it_may_not_know(tmp_path, monkeypatch, 1)
