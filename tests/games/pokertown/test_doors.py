"""One door per fact: what changes a sheet's things is one function each."""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[3] / "src" / "gulch" / "games" / "pokertown"


def test_only_the_inventory_changes_dollars_nuggets_stars_and_wanted() -> None:
    writes = re.compile(r"s\.(dollars|nuggets|stars|wanted|pans|hammers)\[[^\]]*\] [-+]?= ")
    found = {path.name for path in SOURCE.glob("*.py") if writes.search(path.read_text(encoding="utf-8"))}
    assert found == {"tokens.py", "characters.py"}, "the kits of characters are set up, not gained"
