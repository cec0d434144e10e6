"""Check the docs: every page is reachable from the index, every relative link leads somewhere."""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.M | re.S)


def links(page: Path) -> list[Path]:
    """The files that a page links to; addresses of other sites are not checked."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    targets = (target.partition("#")[0] for target in LINK.findall(text) if "://" not in target)
    return [(page.parent / target).resolve() for target in targets if target and not target.startswith("mailto:")]


def broken_links(pages: list[Path]) -> list[str]:
    return [
        f"{page.name} links to {link.name}, which does not exist"
        for page in pages
        for link in links(page)
        if not link.exists()
    ]


def lost_pages(docs: Path) -> list[str]:
    """Pages that nobody finds who starts at the index."""
    found: set[Path] = set()
    ahead = [(docs / "README.md").resolve()]
    while ahead:
        page = ahead.pop()
        if page not in found and page.exists() and page.suffix == ".md":
            found.add(page)
            ahead += links(page)
    return [f"{page.name} is not in the index" for page in sorted(docs.rglob("*.md")) if page.resolve() not in found]


def main() -> int:
    docs = ROOT / "docs"
    wrong = broken_links([*sorted(ROOT.glob("*.md")), *sorted(docs.rglob("*.md"))]) + lost_pages(docs)
    for line in wrong:
        print(line)
    if not wrong:
        print("Every page is in the index, every link leads somewhere.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
