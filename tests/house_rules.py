"""The house rules as functions: each takes text and returns what is wrong with it."""

from __future__ import annotations

import ast
import io
import json
import re
import tokenize
from collections import Counter
from collections.abc import Iterator

RULES = {"engine", "declare", "pieces", "games", "bots"}
MAY_IMPORT = {
    "engine": {"engine", "declare"},
    "declare": {"engine", "declare"},
    "pieces": {"engine", "declare", "pieces"},
    "records": {"engine", "declare", "records"},
    "games": {"engine", "declare", "pieces", "games"},
    "bots": RULES,
    "lab": RULES | {"records", "lab", ""},
    "env": RULES | {"records", "env", ""},
    "server": RULES | {"records", "lab", "server", ""},  # its workers hint and review
    "cli": RULES | {"records", "lab", "env", "server", "cli", ""},  # the commands start all of them
}
"""Which part of the package each part may know; "" is the package itself and the modules directly in it."""

FOREIGN = {
    "the clock": {"time", "datetime", "librt.time"},
    "global random": {"random", "secrets", "uuid", "librt.random", "numpy"},
    "the web": {
        "aiosqlite",
        "asyncio",
        "fastapi",
        "httpx",
        "socket",
        "sqlalchemy",
        "starlette",
        "uvicorn",
        "websockets",
    },
    "locale text": {"babel", "fluent", "gettext", "locale"},
    "the terminal": {"rich", "typer"},
}
"""What the rules must not know."""

# Absolute paths that exist on one machine only, and hosts that only an installer needs.
MACHINE = re.compile(
    r"(?<![\w./)}~-])/(?:root|home|work|Users|builds)/\w[\w./-]*|\bfiles\.pythonhosted\.\w+|\bregistry\.npm\w+\.\w+"
)


def imported(source: str) -> Iterator[str]:
    """Everything that is imported anywhere in the source; `from a import b` is `a.b`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ("." * node.level + f"{node.module or ''}.{name.name}" for name in node.names)


def part_of(module: str) -> str | None:
    """The part of the package that a module is in, or None if it is not ours."""
    names = module.split(".")
    if names[0] != "gulch":
        return None
    return names[1] if len(names) > 1 and names[1] in MAY_IMPORT else ""


def wrong_imports(part: str, source: str) -> list[str]:
    """Imports that point the wrong way, and relative ones, which don't say where they point."""
    return [name for name in imported(source) if name.startswith(".") or part_of(name) not in {None, *MAY_IMPORT[part]}]


def foreign_imports(source: str) -> list[str]:
    """Imports of what the engine and the games must not know."""
    return [
        f"{name} ({what})"
        for name in imported(source)
        for what, modules in FOREIGN.items()
        if any(name == module or name.startswith(module + ".") for module in modules)
    ]


def machine_paths(text: str) -> list[str]:
    return MACHINE.findall(text)


def resolved_addresses(lock: str) -> list[str]:
    """Packages of a package-lock.json that say where they were once loaded from."""
    packages: dict[str, dict[str, object]] = json.loads(lock).get("packages", {})
    return [name for name, data in packages.items() if "resolved" in data]


def long_functions(source: str, limit: int) -> list[str]:
    return [
        f"{node.name}: {lines}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > limit
    ]


def code_lines(source: str) -> int:
    """Lines that hold code: no blank ones, no comments, no docstrings."""
    empty = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in empty:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code.difference_update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return len(code)


def named_figures(source: str) -> list[str]:
    """What a module of components names: constants at its top."""
    return [
        node.target.id
        for node in ast.parse(source).body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id.isupper()
    ]


def ignored_figures(components: str, sources: list[str]) -> list[str]:
    """Figures that are named and then not used: whoever changes one would change nothing. `sources`: everything that
    could use it, the components themselves included."""
    used: Counter[str] = Counter()
    for source in sources:
        used.update(node.id for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Name))
        used.update(node.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Attribute))
        used.update(
            name.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ImportFrom) for name in node.names
        )
    return [name for name in named_figures(components) if used[name] < 2]


CITED = re.compile(r"\b[A-Z]{2}-(?:[A-Z]+-?)?\d+[a-z]?\b")
UNWRITTEN = re.compile(r"\b[Rr]ulings? [A-Z]\d+\b")


def unknown_citations(text: str, statements: set[str]) -> list[str]:
    """Rules that are cited and stand in no rulebook, and rulings that are cited by a number of somebody's own list."""
    games = {id.partition("-")[0] for id in statements}
    cited = {id for id in CITED.findall(text) if id.partition("-")[0] in games}
    return sorted(cited - statements) + UNWRITTEN.findall(text)


WORD = re.compile(r"\b(?:action|about|code|option|choice)s?(?:\[[^]]*\])? (?:>>|<<|&) ")


def unpacked_words(source: str) -> list[str]:
    """Where somebody shifts or masks a packed word: its declaration reads it, `SHOOT.at.of(action)`."""
    return [line.strip() for line in source.splitlines() if WORD.search(line)]


INSIDES = {"frames", "log", "hunches", "closed", "opened", "block", "now", "told", "streams", "withdrawn", "shared"}


def touched_insides(source: str) -> list[str]:
    """Where somebody writes what only a Table itself may: `table.log = ...`, `del table.log[3]`, `table.log.append`."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif (
            isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in {"append", "pop"}
        ):
            targets = [node.func.value]
        for target in targets:
            for part in target.elts if isinstance(target, ast.Tuple) else [target]:
                inside = part.value if isinstance(part, ast.Subscript) else part
                if isinstance(inside, ast.Attribute) and inside.attr in INSIDES and is_table(inside.value):
                    found.append(f"line {inside.lineno}: {inside.attr}")
    return found


def is_table(node: ast.expr) -> bool:
    return (isinstance(node, ast.Name) and node.id in {"table", "guess", "again", "after"}) or (
        isinstance(node, ast.Attribute) and node.attr == "table"
    )
