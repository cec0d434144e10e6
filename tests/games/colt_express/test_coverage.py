"""Every statement, worked example and ruling has a test that names it, and no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import gulch

HERE = Path(__file__).parent
ELSEWHERE = {"C4", "C5", "C6", "C21"}  # shown by tests of CE-023, CE-025, CE-004 and knowledge


def rule_tests() -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


def cited(function: ast.FunctionDef) -> set[str]:
    marks = [ast.unparse(mark) for mark in function.decorator_list]
    return {id for mark in marks if mark.startswith("pytest.mark.rule(") for id in re.findall(r"'(.*?)'", mark)}


def test_every_statement_and_example_has_a_test_and_no_test_an_unknown_one() -> None:
    rules = set(gulch.load("colt_express").rulebook())
    assert len(rules) == 98
    assert set().union(*map(cited, rule_tests())) == rules


def test_every_ruling_has_a_test() -> None:
    """Rulings are named in the docstrings."""
    said = " ".join(ast.get_docstring(function) or "" for function in rule_tests())
    named = {f"C{n}" for n in re.findall(r"\bC(\d+)", said)}
    assert named | ELSEWHERE == {f"C{n}" for n in range(1, 31)}


def test_a_tests_name_is_a_sentence() -> None:
    assert [function.name for function in rule_tests() if function.name.count("_") < 4] == []
