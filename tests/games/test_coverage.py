"""Every statement and every worked example of a game has a test that names it, and no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import gulch
from gulch.cli.coverage import cited_in

HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("id", gulch.games())


def rule_tests(id: str) -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted((HERE / id).glob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


@every_game
def test_every_statement_and_example_has_a_test_and_no_test_an_unknown_one(id: str) -> None:
    rules = set(gulch.load(id).rulebook())
    assert rules
    assert set(cited_in(HERE / id)) == rules


@every_game
def test_every_statement_is_written_in_both_languages(id: str) -> None:
    for name, statement in gulch.load(id).rulebook().items():
        assert re.search("[а-я]", statement["ru"]), name
        assert not re.search("[а-яА-Я]", statement["en"]), name
        assert statement["chapter"]


@every_game
def test_a_tests_name_is_a_sentence(id: str) -> None:
    names = [function.name for function in rule_tests(id)]
    assert names
    assert [name for name in names if name.count("_") < 4] == []
