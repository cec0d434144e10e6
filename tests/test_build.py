"""Which build a process runs: compiled only if it is complete, for this Python and newer than its sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import gulch
from gulch import _build

SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
LATER = 10**9  # a second, in ns


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of two modules with a `compiled` build: files that no import survives, so that it shows which one was
    taken."""
    folder = tmp_path / "gulch"
    (folder / "games").mkdir(parents=True)
    shutil.copy(_build.__file__, folder / "_build.py")
    (folder / "__init__.py").write_text("from gulch import _build\n")
    (folder / "games" / "__init__.py").write_text("")
    (folder / "games" / "duel.py").write_text("")
    modules = ["games/__init__", "games/duel"]
    for name in ["../gulch__mypyc", *modules]:
        (folder / (name + SUFFIX)).write_text("no library")
    write_stamp(folder, {"digest": "", "suffix": SUFFIX, "library": "../gulch__mypyc", "modules": modules})
    return folder


def write_stamp(folder: Path, data: object) -> None:
    stamp = folder / "_compiled.json"
    stamp.write_text(json.dumps(data))
    newest = max(path.stat().st_mtime_ns for path in folder.rglob("*.py"))
    os.utime(stamp, ns=(newest + LATER, newest + LATER))


def touch_later(package: Path, name: str) -> None:
    stamp = (package / "_compiled.json").stat().st_mtime_ns
    os.utime(package / name, ns=(stamp + LATER, stamp + LATER))


def import_duel(package: Path, pure: str = "") -> str:
    """What a fresh process gets."""
    code = (
        "import gulch\n"
        "try: import gulch.games.duel as duel; where = 'source' if duel.__file__.endswith('.py') else 'library'\n"
        "except ModuleNotFoundError: where = 'nowhere'\n"
        "except ImportError: where = 'library'\n"
        "print(where, 'COMPILED' * gulch._build.COMPILED, 'STALE' * gulch._build.STALE)"
    )
    env = {**os.environ, "PYTHONPATH": str(package.parent), "GULCH_PURE": pure}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True)
    return " ".join(done.stdout.split())


def test_a_fresh_build_is_used(package: Path) -> None:
    assert import_duel(package) == "library COMPILED"


def test_gulch_pure_takes_the_sources(package: Path) -> None:
    assert import_duel(package, pure="1") == "source"
    assert import_duel(package, pure="0") == "library COMPILED"


def test_a_changed_source_makes_the_build_stale(package: Path) -> None:
    touch_later(package, "games/duel.py")
    assert import_duel(package) == "source STALE"


def test_an_installed_build_is_used_whatever_the_times_of_its_files(package: Path) -> None:
    touch_later(package, "games/duel.py")
    stamp = package / "_compiled.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text()), "sealed": True}))
    touch_later(package, "games/duel.py")
    assert import_duel(package) == "library COMPILED"


def test_a_source_that_is_not_compiled_does_not(package: Path) -> None:
    (package / "games" / "new.py").write_text("")
    touch_later(package, "games/new.py")
    assert import_duel(package) == "library COMPILED"


def test_an_install_without_libraries_runs_from_its_sources(package: Path) -> None:
    for path in [*package.parent.rglob("*" + SUFFIX), package / "_compiled.json"]:
        path.unlink()
    assert import_duel(package) == "source"


def test_libraries_without_a_stamp_are_left_alone(package: Path) -> None:
    """An interrupted build."""
    (package / "_compiled.json").unlink()
    assert import_duel(package) == "source"


def test_a_library_whose_source_is_gone_is_not_found(package: Path) -> None:
    (package / "games" / "duel.py").unlink()
    assert import_duel(package) == "nowhere STALE"


@pytest.mark.parametrize("missing", ["../gulch__mypyc", "games/duel"])
def test_an_incomplete_build_is_stale(package: Path, missing: str) -> None:
    (package / (missing + SUFFIX)).unlink()
    assert _build.compiled_state(str(package)) == _build.OLD


def test_a_build_for_another_python_is_none(package: Path) -> None:
    suffix = ".cpython-399-riscv.so"
    assert suffix not in EXTENSION_SUFFIXES
    write_stamp(package, {"digest": "", "suffix": suffix, "library": "../gulch__mypyc", "modules": ["games/duel"]})
    assert _build.compiled_state(str(package)) == _build.NONE


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", '{"suffix": 3}'])
def test_a_broken_stamp_is_stale(package: Path, text: str) -> None:
    (package / "_compiled.json").write_text(text)
    assert _build.compiled_state(str(package)) == _build.OLD


@pytest.mark.compiled
def test_this_run_tests_the_build_it_was_asked_for() -> None:
    from gulch.engine import table

    is_source = str(table.__file__).endswith(".py")
    assert (not is_source) == gulch.COMPILED
    if os.environ.get("GULCH_PURE") == "1":
        assert is_source
    if os.environ.get("GULCH_EXPECT") == "compiled":
        assert not is_source
