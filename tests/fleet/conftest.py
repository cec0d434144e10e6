"""One PostgreSQL for a test process, one database for a test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from fleet.parts import Postgres, Redis
from server import people
from server.chance import known_chance as known_chance
from server.people import Place, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    part = Postgres()
    yield part
    part.close()


@pytest.fixture
async def database(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> str:
    """Every server of this test keeps its tables there."""
    url = await postgres.database()
    monkeypatch.setitem(people.FAST, "database", url)
    return url


@pytest.fixture
async def place(database: str, tmp_path: Path) -> AsyncIterator[Place]:
    async with running(tmp_path) as place:
        yield place


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    part = Redis()
    yield part
    part.close()


@pytest.fixture
async def places(database: str, redis: Redis, tmp_path: Path) -> AsyncIterator[list[Place]]:
    """Two servers of one house."""
    async with running(tmp_path / "a", redis=redis.url) as a, running(tmp_path / "b", redis=redis.url) as b:
        yield [a, b]


@pytest.fixture
async def without_redis(database: str, tmp_path: Path) -> AsyncIterator[list[Place]]:
    """They look for themselves, here often enough for a test."""
    often = {"poll_seconds": 0.05}
    async with running(tmp_path / "a", **often) as a, running(tmp_path / "b", **often) as b:  # type: ignore[arg-type]
        yield [a, b]
