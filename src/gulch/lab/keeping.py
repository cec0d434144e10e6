"""What the lab keeps in a folder, so that it can go on where it was stopped."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from gulch.engine.game import GulchError


class OtherGames(GulchError):
    """The folder holds games of another kind, or nothing that can be read."""


def write_whole(path: Path, text: str) -> None:
    """Whole or not at all: it may be killed while it writes."""
    beside = path.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    os.replace(beside, path)


def read_kept(path: Path) -> Any:
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        raise OtherGames(f"{path} is damaged: choose another folder") from None
