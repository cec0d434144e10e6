"""Which rule statements the tests cite: `@pytest.mark.rule("BD-021")` on a test, its class, its module or a parameter.

The tests are read, not run, so the answer takes a moment and needs nothing installed."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import gulch
from gulch.cli.common import Failed


def tests_of_checkout() -> Path:
    """The folder `tests` beside the sources, else that of the current folder."""
    for folder in Path(gulch.__file__).resolve().parents[1:3]:
        if (folder / "tests").is_dir() and (folder / "pyproject.toml").is_file():
            return folder / "tests"
    return Path("tests")


def cited_in(folder: Path) -> dict[str, str]:
    """Statement id -> the first file that cites it."""
    cited: dict[str, str] = {}
    for path in sorted([*folder.rglob("test_*.py"), *folder.rglob("*_test.py")]):
        try:
            module = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, ValueError) as error:
            raise Failed(f"{path} can't be read: {error}") from error
        for id in Module(module).cited():
            cited.setdefault(id, path.relative_to(folder).as_posix())
    return cited


class Module:
    """One file of tests. Names that stand for something of the file are followed: a table of cases, a list of ids."""

    def __init__(self, tree: ast.Module) -> None:
        self.tree = tree
        self.names = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign)
            for target in node.targets
            if isinstance(target, ast.Name)
        }

    def cited(self) -> Iterator[str]:
        yield from self.of_body(self.tree.body)

    def of_body(self, body: list[ast.stmt]) -> Iterator[str]:
        """The marks of the tests in a module or class; those of the whole count only if it has a test."""
        tests = [node for node in body if is_test(node)]
        if not tests:
            return
        for node in body:
            if isinstance(node, ast.Assign) and any(is_name(target, "pytestmark") for target in node.targets):
                yield from self.in_node(node.value, set())
        for test in tests:
            inner = list(self.of_body(test.body)) if isinstance(test, ast.ClassDef) else []
            if isinstance(test, ast.ClassDef) and not any(is_test(node) for node in test.body):
                continue
            yield from inner
            for decorator in getattr(test, "decorator_list", []):
                yield from self.in_node(decorator, set())

    def in_node(self, node: ast.AST, seen: set[str]) -> Iterator[str]:
        """Every id in every rule mark below this node."""
        for child in ast.walk(node):
            if isinstance(child, ast.Call) and self.is_mark(child.func):
                yield from (text for argument in child.args for text in self.strings(argument, set()))
            elif isinstance(child, ast.Name) and child.id in self.names and child.id not in seen:
                yield from self.in_node(self.names[child.id], seen | {child.id})

    def is_mark(self, function: ast.AST) -> bool:
        """`pytest.mark.rule`, `mark.rule`, or a name of the file for it."""
        if isinstance(function, ast.Attribute) and function.attr == "rule":
            value = function.value
            return is_name(value, "mark") or (isinstance(value, ast.Attribute) and value.attr == "mark")
        if isinstance(function, ast.Name):
            return function.id == "rule" or self.is_mark(self.names.get(function.id, ast.Pass()))
        return False

    def strings(self, node: ast.AST, seen: set[str]) -> Iterator[str]:
        """The texts of an argument: a text, `*IDS`, or a name for either."""
        if isinstance(node, ast.Name):
            if node.id in self.names and node.id not in seen:
                yield from self.strings(self.names[node.id], seen | {node.id})
            return
        for child in ast.iter_child_nodes(node):
            yield from self.strings(child, seen)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def is_test(node: ast.stmt) -> bool:
    if isinstance(node, ast.ClassDef):
        return node.name.startswith("Test")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test")


def is_name(node: ast.AST, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
