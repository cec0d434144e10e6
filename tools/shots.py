"""Pictures of every screen of the browser table, to be looked at: `python tools/shots.py FOLDER [PART_OF_A_NAME]`."""

from __future__ import annotations

import sys
import tempfile
from importlib import import_module
from itertools import product
from pathlib import Path

from stage import ALL_SIZES, Look, Server, chromium, new_page

TESTS = Path(__file__).parents[1] / "tests"  # the screens stand beside the tests that walk them


def kinds() -> dict[str, str]:
    """The table's own screens, and those of each game that has some: what names begin with, and where they are."""
    games = sorted(path.stem for path in (TESTS / "e2e").glob("screens_*.py"))
    return {"": "screens", **{f"{name.removeprefix('screens_')}-": name for name in games}}


def main(folder: Path, part: str = "") -> int:
    sys.path.insert(0, str(TESTS))
    screens = {
        prefix + name: show
        for prefix, module in kinds().items()
        for name, show in import_module(f"e2e.{module}").SCREENS.items()
        if part in prefix + name
    }
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        for name, look in product(screens, map(Look._make, product(ALL_SIZES, ["light", "dark"], ["en", "ru"]))):
            page = new_page(browser, look)
            try:
                screens[name](page, server.address, look)
                page.wait_for_timeout(300)  # fonts, and the reasons why other options are not offered
            except Exception as error:
                failed += 1
                print(f"{name} {'-'.join(look)}: {str(error).splitlines()[0]}", file=sys.stderr)
            page.screenshot(path=folder / f"{name}-{'-'.join(look)}.png")
            page.context.close()
        server.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:3]))
