"""`gulch rules GAME --coverage` reads the marks of the tests."""

from __future__ import annotations

from pathlib import Path

import pytest

import gulch
from cli.conftest import Cli
from gulch.cli.coverage import cited_in

MARKED = """
import pytest
from pytest import mark
from cli.conftest import Cli

IDS = ("BD-001", "BD-002")
CASES = [1, pytest.param(2, marks=pytest.mark.rule("BD-003")), pytest.param(3, marks=[pytest.mark.rule("BD-004")])]
rule = pytest.mark.rule
shows = pytest.mark.rule
pytestmark = [pytest.mark.slow, pytest.mark.rule("BD-005")]

@pytest.mark.rule(*IDS)
def test_a(): ...

@pytest.mark.parametrize("n", CASES)
def test_b(n): ...

@mark.rule("BD-006")
async def test_c(): ...

@rule("BD-007")
class TestD:
    pytestmark = shows("BD-008")

    @shows("BD-010", "BD-011")
    def test_e(self): ...

@pytest.mark.rule("BD-012")
def helper(): ...

@pytest.mark.rule("BD-013")
class TestNothing:
    pass

def test_f(game):
    game.rule("BD-014", "ru")
"""


def test_marks_count_on_tests_classes_modules_and_parameters(tmp_path: Path) -> None:
    (tmp_path / "test_marks.py").write_text(MARKED)
    (tmp_path / "test_no_tests.py").write_text('import pytest\npytestmark = pytest.mark.rule("BD-015")\n')
    (tmp_path / "helpers.py").write_text('import pytest\n@pytest.mark.rule("BD-016")\ndef test_x(): ...\n')
    numbers = (1, 2, 3, 4, 5, 6, 7, 8, 10, 11)
    assert cited_in(tmp_path) == {f"BD-{n:03}": "test_marks.py" for n in numbers}


def cites(ids: list[str]) -> str:
    return f"import pytest\n@pytest.mark.rule(*{ids!r})\ndef test_all(): ...\n"


@pytest.mark.parametrize("id", [id for id in gulch.games() if gulch.load(id).rulebook()])
def test_a_statement_without_a_test_fails_the_build(cli: Cli, tmp_path: Path, id: str) -> None:
    book = list(gulch.load(id).rulebook())
    (tmp_path / "test_rules.py").write_text(cites(book[1:]))
    result = cli("rules", id, "--coverage", "--tests", str(tmp_path), "--json")
    assert result.code == 1
    assert result.json() == {"game": id, "statements": book, "uncovered": book[:1]}
    assert result.err == f"gulch: 1 of {len(book)} statements of {id} have no test that cites them\n"
    (tmp_path / "test_rules.py").write_text(cites(book))
    result = cli("rules", id, "--coverage", "--tests", str(tmp_path))
    assert (result.code, result.out) == (0, f"All {len(book)} statements of {id} have a test that cites them.\n")


def test_a_test_that_cites_an_unknown_statement_fails_the_build(cli: Cli, tmp_path: Path) -> None:
    book = list(gulch.load("bang_dice").rulebook())
    (tmp_path / "test_rules.py").write_text(cites([*book, "BD-999", "ZZ-001"]))
    result = cli("rules", "bang_dice", "--coverage", "--tests", str(tmp_path))
    assert result.code == 1
    assert result.err == "gulch: test_rules.py cites BD-999, which bang_dice does not have\n"


def test_a_test_file_that_is_no_python_is_told(cli: Cli, tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text("def (:")
    result = cli("rules", "bang_dice", "--coverage", "--tests", str(tmp_path))
    assert result.code == 1
    assert "can't be read" in result.err
