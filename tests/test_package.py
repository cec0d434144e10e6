"""A package is whole: every module, text and the page; the compiled rules where there is a compiler."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import gulch
from gulch._build import FRESH, compiled_state

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STATIC = SOURCE / "gulch" / "server" / "static"
BUILT = (".so", ".pyd", ".c", "_compiled.json")


def built(kind: str, folder: Path, **settings: str) -> Path:
    if not (STATIC / "index.html").exists():
        pytest.skip("the browser table is not built")
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True, env={**os.environ, **settings})
    [file] = folder.iterdir()
    return file


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    file = built("wheel", tmp_path_factory.mktemp("pure"), GULCH_BUILD_PURE="1")
    assert file.name.endswith("-py3-none-any.whl")
    return set(zipfile.ZipFile(file).namelist())


def page() -> set[str]:
    return {path.relative_to(SOURCE).as_posix() for path in STATIC.rglob("*") if path.is_file()}


def test_the_wheel_holds_all_modules_and_their_data(pure: set[str]) -> None:
    kinds = {".py", ".toml", ".ftl", ".mako", ".ini", ".typed", ".json"}
    files = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*") if path.suffix in kinds}
    assert files - pure - {"gulch/_compiled.json"} == set()


def test_the_wheel_holds_the_built_page(pure: set[str]) -> None:
    assert page() - pure == set()


def test_a_pure_wheel_holds_nothing_compiled(pure: set[str]) -> None:
    assert [name for name in pure if name.endswith(BUILT)] == []
    assert all(name.startswith(("gulch/", "gulch-")) for name in pure)


def test_the_source_package_holds_the_page_and_what_builds_a_wheel_but_nothing_of_one_machine(tmp_path: Path) -> None:
    with tarfile.open(built("sdist", tmp_path)) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    assert {f"src/{name}" for name in page()} - names == set()
    assert {"hatch_build.py", "tools/compile.py", "constraints.txt", "LICENSE", "README.md"} - names == set()
    assert [name for name in names if name.endswith(BUILT)] == []
    assert [name for name in names if "node_modules" in name] == []


@pytest.mark.compiled
def test_an_installed_wheel_plays_compiled_whatever_the_times_of_its_files(tmp_path: Path) -> None:
    if compiled_state(str(SOURCE / "gulch")) != FRESH:
        pytest.skip("there is no fresh compiled build")
    wheel = built("wheel", tmp_path / "wheel")
    assert "none-any" not in wheel.name
    with zipfile.ZipFile(wheel) as file:
        file.extractall(tmp_path / "site")
    for source in (tmp_path / "site" / "gulch").rglob("*.py"):
        os.utime(source)  # now: newer than everything compiled
    said = in_the_wheel(tmp_path / "site", "import gulch, json; print(json.dumps([gulch.COMPILED, gulch.__file__]))")
    compiled, where = json.loads(said)
    assert compiled is True
    assert where.startswith(str(tmp_path))
    code = "import gulch; print(gulch.playout('bang_dice', seats=5, seed=7).winners)"
    assert in_the_wheel(tmp_path / "site", code).strip() == str(gulch.playout("bang_dice", seats=5, seed=7).winners)
    assert (tmp_path / "site" / "gulch" / "server" / "static" / "index.html").exists()


def in_the_wheel(site: Path, code: str) -> str:
    """Run there, with what the wheel needs but none of this checkout's modules."""
    settings = {name: value for name, value in os.environ.items() if name != "GULCH_PURE"}
    settings |= {"PYTHONPATH": str(site), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run([sys.executable, "-c", code], env=settings, cwd=site, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout
