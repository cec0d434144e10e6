"""A server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.chance import known_chance as known_chance
from server.people import Place, running


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as place:
        yield place
