"""Every statement, every ruling and every worked example has a test that names it, and no test names another."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import gulch

HERE = Path(__file__).parent


def rule_tests() -> list[ast.FunctionDef]:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function for function in functions if function.name.startswith("test_")]


def cited(function: ast.FunctionDef) -> set[str]:
    marks = [ast.unparse(mark) for mark in function.decorator_list]
    return {id for mark in marks if mark.startswith("pytest.mark.rule(") for id in re.findall(r"'(.*?)'", mark)}


def test_every_statement_has_a_test_and_no_test_an_unknown_one() -> None:
    rules = set(gulch.load("pokertown").rulebook())
    assert len(rules) == 130 + 48 + 9
    assert set().union(*map(cited, rule_tests())) == rules


def test_every_statement_is_written_in_both_languages() -> None:
    for id, statement in gulch.load("pokertown").rulebook().items():
        assert re.search("[а-я]", statement["ru"]), id
        assert not re.search("[а-яА-Я]", statement["en"]), id
        assert statement["chapter"]


def test_a_tests_name_is_a_sentence() -> None:
    assert [function.name for function in rule_tests() if function.name.count("_") < 4] == []


def test_only_the_inventory_changes_dollars_nuggets_stars_and_wanted() -> None:
    source = HERE.parents[2] / "src" / "gulch" / "games" / "pokertown"
    writes = re.compile(r"s\.(dollars|nuggets|stars|wanted|pans|hammers)\[[^\]]*\] [-+]?= ")
    found = {path.name for path in source.glob("*.py") if writes.search(path.read_text(encoding="utf-8"))}
    assert found == {"inventory.py", "characters.py"}, "the kits of characters are set up, not gained"
