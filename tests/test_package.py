"""The wheel holds the whole package and nothing that was built for one machine."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    [file] = folder.glob("*.whl")
    assert file.name.endswith("-py3-none-any.whl")
    return set(zipfile.ZipFile(file).namelist())


def test_the_wheel_holds_all_modules_and_their_data(wheel: set[str]) -> None:
    kinds = {".py", ".toml", ".ftl", ".mako", ".ini", ".typed", ".json"}
    files = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*") if path.suffix in kinds}
    assert files - wheel - {"gulch/_compiled.json"} == set()


def test_the_wheel_holds_the_built_page(wheel: set[str]) -> None:
    static = SOURCE / "gulch" / "server" / "static"
    if not static.exists():
        pytest.skip("the browser table is not built")
    files = {path.relative_to(SOURCE).as_posix() for path in static.rglob("*") if path.is_file()}
    assert files
    assert files - wheel == set()


def test_the_wheel_holds_nothing_compiled(wheel: set[str]) -> None:
    assert [name for name in wheel if name.endswith((".so", ".pyd", ".c", "_compiled.json"))] == []
    assert all(name.startswith(("gulch/", "gulch-")) for name in wheel)
