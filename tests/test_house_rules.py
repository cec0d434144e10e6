"""House rules as tests. Each check is shown to find a planted violation, then run on the project."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import gulch
import house_rules

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "gulch"
FUNCTION_LINES_MAX = 60
FILE_LINES_MAX = 399
KERNEL_LINES_MAX = 999
PURE = ("engine", "declare", "pieces", "records", "games")  # know no web, text, clock or global random


def modules(*parts: str) -> list[Path]:
    return sorted(path for part in parts for path in (SOURCE / part).rglob("*.py"))


def tracked_files() -> list[Path]:
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# Imports point one way.


@pytest.mark.parametrize(
    "part, source",
    [
        ("engine", "from gulch.games import bang_dice"),
        ("engine", "import gulch"),
        ("engine", "from gulch import texts"),
        ("engine", "def load():\n    import gulch.bots"),
        ("engine", "from gulch.pieces.bag import size"),
        ("engine", "def verify():\n    from gulch.records.proof import verify"),
        ("pieces", "from gulch.records import fair"),
        ("records", "from gulch.games.bang_dice import GAME"),
        ("games", "from gulch.records.reading import load"),
        ("games", "from gulch import bots"),
        ("games", "from gulch.server.tables.hub import Hub"),
        ("bots", "import gulch.lab.arena"),
        ("lab", "from gulch.server import app"),
        ("server", "from gulch.cli import main"),
        ("games", "from . import state"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(part: str, source: str) -> None:
    assert house_rules.wrong_imports(part, source)


@pytest.mark.parametrize(
    "part, source",
    [
        ("engine", "import json\nfrom gulch.engine.chance import Chance"),
        ("games", "from gulch.engine import play\nfrom gulch.pieces.bag import size"),
        ("records", "from gulch.engine.table import Table"),
        ("bots", "from gulch.games.bang_dice.state import Bang"),
        ("server", "import gulch\nfrom gulch.engine.table import Table"),
        ("cli", "from gulch.server import app\nfrom gulch import texts"),
    ],
)
def test_an_import_that_points_the_right_way_is_not(part: str, source: str) -> None:
    assert house_rules.wrong_imports(part, source) == []


@pytest.mark.parametrize("part", house_rules.MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    found = {name_of(path): house_rules.wrong_imports(part, path.read_text()) for path in modules(part)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# The rules know no web, text, clock or global random.


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import shuffle",
        "import time as t",
        "from datetime import date",
        "from librt.random import Random",
        "import fastapi",
        "from starlette.websockets import WebSocket",
        "from fluent.runtime import FluentBundle",
    ],
)
def test_a_foreign_import_is_found(source: str) -> None:
    assert house_rules.foreign_imports(source)


def test_an_ordinary_import_is_not_foreign() -> None:
    assert house_rules.foreign_imports("import hashlib\nfrom librt.vecs import vec\nfrom timeit import x") == []


def test_the_rules_know_no_web_no_text_no_clock_and_no_global_random() -> None:
    found = {name_of(path): house_rules.foreign_imports(path.read_text()) for path in modules(*PURE)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# What is in git says nothing of the machine it came from.


@pytest.mark.parametrize("folder", ["root", "home", "work", "Users"])
def test_a_path_of_a_build_machine_is_found(folder: str) -> None:
    assert house_rules.machine_paths(f"see /{folder}/somebody/notes.txt") == [f"/{folder}/somebody/notes.txt"]
    assert house_rules.machine_paths(f'open("/{folder}/x")')


def test_a_package_host_is_found() -> None:
    assert house_rules.machine_paths("https://" + "registry." + "npmjs.org/svelte")


@pytest.mark.parametrize("folder", ["root", "home", "work", "Users"])
def test_a_path_in_the_project_is_no_machine_path(folder: str) -> None:
    text = f"docs/{folder}/plan.md, https://example.org/{folder}/x, ~/{folder}/x, /api/{folder}"
    assert house_rules.machine_paths(text) == []


def test_no_file_in_git_holds_a_path_of_a_build_machine() -> None:
    found = {}
    for path in tracked_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # a picture or a font
        if wrong := house_rules.machine_paths(text):
            found[name_of(path)] = wrong
    assert found == {}


def test_a_resolved_address_is_found() -> None:
    lock = '{"packages": {"": {}, "node_modules/a": {"version": "1"}, "node_modules/b": {"resolved": "https://b"}}}'
    assert house_rules.resolved_addresses(lock) == ["node_modules/b"]


def test_package_locks_hold_no_addresses() -> None:
    found = {
        name_of(path): house_rules.resolved_addresses(path.read_text())
        for path in tracked_files()
        if path.name == "package-lock.json"
    }
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


# Sizes.


def test_a_long_function_is_found() -> None:
    body = "    x = 1\n"
    assert house_rules.long_functions("def short():\n" + body * 2, limit=3) == []
    assert house_rules.long_functions("class A:\n  def long(self):\n" + body * 3, limit=3) == ["long: 4"]


def test_no_function_of_the_rules_is_long() -> None:
    found = {name_of(path): house_rules.long_functions(path.read_text(), FUNCTION_LINES_MAX) for path in modules(*PURE)}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_blanks_comments_and_docstrings_are_no_code() -> None:
    source = (
        '"""Module\n\ntext."""\n\n# why\nx = """a\nb"""\n\n\ndef f():\n    """Doc."""\n    return [1,  # one\n\n2]\n'
    )
    assert house_rules.code_lines(source) == 5


@pytest.mark.parametrize("part", ["engine", "declare"])
def test_the_kernel_stays_small(part: str) -> None:
    lines = {path.stem: house_rules.code_lines(path.read_text()) for path in modules(part)}
    assert sum(lines.values()) <= KERNEL_LINES_MAX, lines


def test_no_file_is_long() -> None:
    files = [path for folder in ("src", "tests", "tools", "bench") for path in (ROOT / folder).rglob("*.py")]
    lines = {name_of(path): len(path.read_text().splitlines()) for path in files}
    assert {name: count for name, count in lines.items() if count > FILE_LINES_MAX} == {}


# Figures from the box are used, and rules that are cited are written.


def test_a_figure_that_is_named_and_ignored_is_found() -> None:
    components = "REROLLS: Final = 2\nDICE: Final = 5\n"
    rules = "def roll():\n    for die in range(DICE):\n        pass\n    return 2\n"
    assert house_rules.ignored_figures(components, [components, rules]) == ["REROLLS"]


@pytest.mark.parametrize("game", gulch.games())
def test_every_figure_from_the_box_is_used(game: str) -> None:
    folder = SOURCE / "games" / game
    sources = [path.read_text() for path in [*folder.rglob("*.py"), *(SOURCE / "bots").glob(f"{game}*.py")]]
    for components in folder.rglob("components.py"):
        assert house_rules.ignored_figures(components.read_text(), sources) == []


def test_a_rule_that_nobody_wrote_is_found() -> None:
    text = '"""Never the last token (BD-080, ruling B2), as BD-999 says, and PT-R04."""'
    assert house_rules.unknown_citations(text, {"BD-080", "BD-081"}) == ["BD-999", "ruling B2"]


@pytest.mark.parametrize("game", gulch.games())
def test_every_rule_that_is_cited_is_written(game: str) -> None:
    statements = set(gulch.load(game).rulebook())
    paths = [*(SOURCE / "games" / game).rglob("*.py"), *(SOURCE / "bots").glob(f"{game}*.py")]
    paths += (ROOT / "tests" / "games" / game).rglob("*.py")
    found = {name_of(path): house_rules.unknown_citations(path.read_text(), statements) for path in paths}
    assert {name: ids for name, ids in found.items() if ids} == {}


# A word is read by its declaration.


@pytest.mark.parametrize(
    "source",
    [
        "target = action >> 8 & 255",
        "verbs = [option & 255 for option in options]",
        "return options[(options[0] + options[-1] >> 8) % 2]",
    ],
)
def test_a_word_that_is_taken_apart_is_found(source: str) -> None:
    assert house_rules.unpacked_words(source)


def test_nobody_but_the_kernel_takes_a_word_apart() -> None:
    assert house_rules.unpacked_words("target = SHOOT.at.of(action)\nif s.alive >> target & 1:") == []
    paths = [path for path in SOURCE.rglob("*.py") if path.parent.name not in ("engine", "declare")]
    found = {name_of(path): house_rules.unpacked_words(path.read_text()) for path in paths}
    assert {name: lines for name, lines in found.items() if lines} == {}


# A table's insides are its own.


@pytest.mark.parametrize(
    "source",
    ["table.log = []", "del table.log[2]", "live.table.closed, live.table.opened = 0, -1", "table.streams.append(x)"],
)
def test_a_hand_in_a_table_is_found(source: str) -> None:
    assert house_rules.touched_insides(source)


def test_nobody_but_the_table_touches_its_insides() -> None:
    assert house_rules.touched_insides("answers = len(table.log)\nself.log = table.log") == []
    paths = [path for path in SOURCE.rglob("*.py") if path.parent.name != "engine" or path.name != "table.py"]
    found = {name_of(path): house_rules.touched_insides(path.read_text()) for path in paths}
    assert {name: wrong for name, wrong in found.items() if wrong} == {}
