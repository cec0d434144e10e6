"""A database of every form there ever was is brought up to date at a start, and its game goes on. (On PostgreSQL:
tests/fleet/test_older_forms_there.py)"""

from __future__ import annotations

from pathlib import Path

import pytest

from server.older import FORMS, a_game, goes_on, put_into
from server.people import running


@pytest.mark.parametrize("form", FORMS)
async def test_a_game_in_an_older_form_goes_on(tmp_path: Path, form: str) -> None:
    before = await a_game(tmp_path / "before")
    folder = tmp_path / "now"
    folder.mkdir()
    (folder / "key").write_text(before.key, encoding="ascii")
    await put_into(f"sqlite+aiosqlite:///{folder / 'gulch.db'}", form, before)
    async with running(folder) as place:
        await goes_on(place, before, sorted(before.seen))


def test_every_form_is_tried() -> None:
    assert len(FORMS) >= 10
    assert [int(form) for form in FORMS] == list(range(1, len(FORMS) + 1))
