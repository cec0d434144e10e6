"""Tables in the docs that a tool writes: between `<!-- NAME -->` and `<!-- /NAME -->` everything is its own."""

from __future__ import annotations

import re
from pathlib import Path


def put_into(page: Path, name: str, rows: list[str]) -> None:
    text = page.read_text(encoding="utf-8")
    begin, end = f"<!-- {name} -->", f"<!-- /{name} -->"
    table = "\n".join([begin, "", *rows, "", end])
    page.write_text(re.sub(f"{begin}.*?{end}", lambda _: table, text, flags=re.S), encoding="utf-8")
