"""The printed figures of the sheet and the cards, read once from figures.json, which also says where they come from."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final


def load_figures() -> dict[str, Any]:
    file = resources.files("gulch.games").joinpath("pokertown", "figures.json")
    figures: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return figures


FIGURES: Final = load_figures()
