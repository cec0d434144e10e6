"""What `gulch admin` shows on a screen."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from gulch.cli.admin import show


def test_whatever_somebody_is_called_stands_in_the_table_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Console(force_terminal=True, width=80, file=StringIO(), color_system=None)
    monkeypatch.setattr("gulch.cli.admin.console", lambda: screen)
    names = ("[red]Ann[/red]", r"\[/red]", r"Bob \\", ":smile:")
    show([(name,) for name in names], "name")
    assert [line.strip() for line in screen.file.getvalue().splitlines()] == ["name", *names]  # type: ignore[attr-defined]
