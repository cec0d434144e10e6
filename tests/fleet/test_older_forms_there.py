"""A PostgreSQL of every form that there was there is brought up to date, and its game goes on at any process."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.older import FORMS, a_game, goes_on, put_into
from server.people import running

FIRST = "0006"  # several processes


@pytest.mark.parametrize("form", [form for form in FORMS if form >= FIRST])
async def test_a_game_in_an_older_form_goes_on(database: str, tmp_path: Path, form: str) -> None:
    before = await a_game(tmp_path / "before")
    await put_into(database, form, before)
    async with running(tmp_path / "a"), running(tmp_path / "b") as b:
        await goes_on(b, before, sorted(before.seen))
