"""`make compile`, tried on a package of two modules."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import compile as compiler  # the script, not the builtin
from gulch import _build

PROJECT = """
[tool.gulch]
compiled = ["engine", "bots"]
interpreted = ["engine/*_text.py"]
[tool.mypy]
strict = true
mypy_path = ["src"]
explicit_package_bases = true
"""
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    package = tmp_path / "src" / "gulch"
    (package / "engine").mkdir(parents=True)
    (tmp_path / "tools").mkdir()
    shutil.copy(compiler.__file__, tmp_path / "tools" / "compile.py")
    shutil.copy(_build.__file__, package / "_build.py")
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    (package / "__init__.py").write_text("from gulch import _build\n")
    (package / "engine" / "__init__.py").write_text("")
    (package / "engine" / "dice.py").write_text("FACES = 6\n")
    (package / "engine" / "dice_text.py").write_text("NAME = 'dice'\n")
    return tmp_path


def run(project: Path, *command: str, **env: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(project / "src"), "GULCH_PURE": "", **env}
    done = subprocess.run([sys.executable, *command], cwd=project, env=env, capture_output=True, text=True, check=False)
    return f"{done.stdout}{done.stderr}exit {done.returncode}"


def make(project: Path, **env: str) -> str:
    return run(project, "tools/compile.py", **env)


def faces(project: Path) -> str:
    code = "import gulch; from gulch.engine import dice; print(dice.FACES, gulch._build.COMPILED, gulch._build.STALE)"
    return run(project, "-c", code).splitlines()[0]


def libraries(project: Path) -> list[str]:
    return sorted(path.name.removesuffix(SUFFIX) for path in (project / "src").rglob("*" + SUFFIX))


def test_without_a_compiler_it_says_so_and_the_source_runs(project: Path) -> None:
    text = make(project, CC="no-such-cc")
    assert text.startswith("Not compiled: there is no C compiler (no-such-cc).")
    assert text.endswith("exit 0")
    assert faces(project) == "6 False False"


@pytest.mark.slow
@pytest.mark.skipif(bool(compiler.why_not()), reason="nothing to compile with")
def test_a_build_is_made_once_used_and_made_again_after_a_change(project: Path) -> None:
    dice = project / "src" / "gulch" / "engine" / "dice.py"

    assert make(project).startswith("Compiled 2 modules")
    assert libraries(project) == ["__init__", "dice", "gulch__mypyc"]  # and not dice_text
    assert faces(project) == "6 True False"

    dice.touch()  # checked out again, say
    assert make(project).startswith("Compiled build is up to date")
    assert faces(project) == "6 True False"

    dice.write_text("FACES = 8\n")
    assert faces(project) == "8 False True"
    assert make(project).startswith("Compiled 2 modules")
    assert faces(project) == "8 True False"

    dice.rename(dice.with_name("bones.py"))
    assert make(project).startswith("Compiled 2 modules")
    assert libraries(project) == ["__init__", "bones", "gulch__mypyc"]

    dice.write_text("FACES: str = 8\n")
    assert make(project).endswith("exit 1")
    assert faces(project) == "8 False False"
