"""Every guide works: its changes are made in a copy of the project, and what it says to check is run there."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDES = sorted(path for path in (ROOT / "docs" / "guides").glob("*.md") if path.name != "README.md")
BLOCK = re.compile(r"^```(\w+) (.+?)\n(.*?)^```$", re.M | re.S)
FOLDERS = ("src", "tools", "docs", "tests", "web/src/games")
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "static", "_compiled.json", "e2e", "faults", "fleet", "*.svg")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def change(path: Path, block: str) -> None:
    """Find the lines that stand there already, and put the new ones in their place."""
    lines = block.splitlines()
    old = "".join(line[1:] + "\n" for line in lines if line[:1] in ("-", " "))
    new = "".join(line[1:] + "\n" for line in lines if line[:1] in ("+", " "))
    text = path.read_text(encoding="utf-8")
    assert text.count(old) >= 1, f"{path.name} no longer has\n{old}"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def run(copy: Path, command: list[str]) -> None:
    environment = {**os.environ, "GULCH_PURE": "1", "PYTHONPATH": f"{copy / 'src'}:{copy / 'tests'}"}
    done = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]


def follow(copy: Path, guide: Path) -> int:
    """How many blocks there were."""
    blocks = BLOCK.findall(guide.read_text(encoding="utf-8"))
    for kind, what, block in blocks:
        if kind == "diff":
            change(copy / what, block)
        elif what.startswith("new="):
            path = copy / what.removeprefix("new=")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block, encoding="utf-8")
        elif kind == "sh":
            for line in block.splitlines():
                run(copy, [sys.executable, *shlex.split(line)[1:]])
        else:
            run(copy, [sys.executable, "-c", block])
    return len(blocks)


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.stem)
def test_the_guide_works(copy: Path, guide: Path) -> None:
    assert follow(copy, guide) > 0


def test_a_guide_that_no_longer_fits_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    with pytest.raises(AssertionError, match="no longer has"):
        change(tmp_path / "a.py", " x = 2\n+y = 3\n")
    change(tmp_path / "a.py", "-x = 1\n+x = 2\n")
    assert (tmp_path / "a.py").read_text() == "x = 2\n"
