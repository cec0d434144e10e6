"""Spell out each game's state from its declarations: `python tools/states.py` writes state.py beside every fields.py
of the games, expansions included. mypyc makes a fast class only of attributes that stand in the source; everything
else is in fields.py.

Read what it writes as any other source, but change fields.py. A test checks that nobody forgot to run this."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

os.environ["GULCH_PURE"] = "1"
ROOT = Path(__file__).resolve().parent.parent
SOURCES = {"gulch.games": ROOT / "src", "drills": ROOT / "tests"}  # where games are, and what their names begin with
sys.path[:0] = [str(folder) for folder in SOURCES.values()]
WIDTH = 118


class Package:
    """A folder of a game, or of an expansion below it, that declares fields."""

    def __init__(self, path: Path, prefix: str, source: Path) -> None:
        self.path = path
        self.name = ".".join(path.relative_to(source).parts)
        self.game = ".".join(self.name.split(".")[: prefix.count(".") + 2])


def packages() -> list[Package]:
    """All of them, a game before its expansions."""
    out: list[Package] = []
    for prefix, source in SOURCES.items():
        folders = sorted(path.parent for path in (source / Path(*prefix.split("."))).rglob("fields.py"))
        out += [Package(folder, prefix, source) for folder in folders]
    return out


def declarations(package: Package) -> Any:
    """The game's fields.py alone: the package itself needs what we are about to write."""
    importlib.import_module("gulch")  # first: it decides that everything is interpreted
    game = package.game + "."
    real = {name: sys.modules.pop(name) for name in list(sys.modules) if (name + ".").startswith(game)}
    above = package.path
    while above.name != package.game.rpartition(".")[2]:
        above = above.parent
    for name, path in {package.game: above, package.name: package.path}.items():
        bare = ModuleType(name)
        bare.__path__ = [str(path)]
        sys.modules[name] = bare
    try:
        return importlib.import_module(f"{package.name}.fields")
    finally:
        for name in [name for name in sys.modules if (name + ".").startswith(game)]:
            del sys.modules[name]
        sys.modules.update(real)


def needed_imports(needs: list[str]) -> list[str]:
    by_module: dict[str, list[str]] = {}
    for needed in needs:
        module, _, name = needed.rpartition(".")
        by_module.setdefault(module, []).append(name)
    order = {m: sorted(names, key=lambda name: (not name.isupper(), name)) for m, names in by_module.items()}
    return [f"from {module} import {', '.join(names)}" for module, names in order.items()]


def head(package: Package, declared: Any, fields: list[Any], ours: list[str], first_step: int) -> list[str]:
    """Docstring, imports, the numbers of the steps."""
    types = " ".join(field.typed for field in fields)
    theirs = ["from librt.vecs import vec"] if "vec[" in types else []
    theirs += ["from mypy_extensions import i64"] if "i64" in types else []
    needs = [*getattr(declared, "NEEDS", []), *(needed for field in fields for needed in field.needs)]
    if any(field.first == "NOTHING" for field in fields):
        needs.append("gulch.pieces.vectors.NOTHING")
    ours = sorted([*ours, *needed_imports(list(dict.fromkeys(needs)))])
    steps = [f"{step.upper()}: Final = {number}" for number, step in enumerate(steps_of(declared), first_step)]
    typing = ["Any", *(["Final"] if steps else []), *(["final"] if is_part(declared) else [])]
    return [
        f'"""{declared.TITLE}.',
        "",
        f'Spelled out by tools/states.py from {package.path.name}/fields.py: change it there."""',
        "",
        "from __future__ import annotations",
        "",
        f"from typing import {', '.join(typing)}",
        "",
        *([*theirs, ""] if theirs else []),
        *ours,
        "",
        *([*steps, ""] if steps else []),
        "",
    ]


def steps_of(declared: Any) -> list[str]:
    steps: list[str] = getattr(declared, "STEPS", [])
    return steps


def is_part(declared: Any) -> bool:
    """Is it an expansion's?"""
    return bool(declared.FIELDS[0].within)


def first_values(fields: list[Any]) -> list[str]:
    lines: list[str] = []
    for field in fields:
        line = f"        self.{field.name}: {field.typed} = {field.first}"
        if field.note and len(line) + len(field.note) + 4 > WIDTH:
            lines += [f"        # {field.note}", line]
        else:
            lines.append(line + (f"  # {field.note}" if field.note else ""))
    return lines


def class_lines(declared: Any, fields: list[Any]) -> list[str]:
    name, part = declared.CLASS, is_part(declared)
    slots = [f'        "{field}",' for field in sorted(field.name for field in fields)]
    arguments = "self" if part else "self, rules: Rules[Any], chance: Chance"
    return [
        *(["@final"] if part else []),
        f"class {name}({'Part' if part else 'State'}):",
        "    __slots__ = (",
        *slots,
        "    )",
        "",
        f"    def __init__({arguments}) -> None:",
        *([] if part else ["        super().__init__(rules, chance)"]),
        *first_values(fields),
        "",
        f"    def copy(self) -> {name}:",
        f"        c = {name}({'' if part else 'self.rules, self.chance.copy()'})",
        *([] if part else ["        self.copy_core(c)"]),
        *(f"        c.{field.name} = {field.copied.format(field.name)}" for field in fields),
        "        return c",
        "",
    ]


def access_lines(declared: Any) -> list[str]:
    """How an expansion's rules get at its part of the state."""
    part, name = declared.FIELDS[0].within, declared.CLASS
    return [
        "",
        f"def {part}(s: State) -> {name}:",
        '    """The expansion\'s part of the state."""',
        "    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice",
        "    for part in parts:",
        f"        if isinstance(part, {name}):",
        "            return part",
        f'    raise ValueError("{part} is not on this table")',
        "",
    ]


def spelled(package: Package, first_step: int) -> str:
    """The source of the state's class, or of an expansion's part of it."""
    declared = declarations(package)
    fields = [field for field in declared.FIELDS if field.attributes()]
    if is_part(declared):
        ours, access = ["from gulch.engine.play import Part, State"], access_lines(declared)
    else:
        kernel = {"declare.rules": "Rules", "engine.chance": "Chance", "engine.play": "State"}
        ours, access = [f"from gulch.{module} import {name}" for module, name in kernel.items()], []
    return "\n".join([*head(package, declared, fields, ours, first_step), *class_lines(declared, fields), *access])


def files() -> dict[Path, str]:
    out: dict[Path, str] = {}
    steps: dict[str, int] = {}  # by game: given out so far
    for package in packages():
        declared = declarations(package)
        if not hasattr(declared, "CLASS"):
            continue
        given = steps.get(package.game, 0)
        out[package.path / "state.py"] = spelled(package, given + 1)
        steps[package.game] = given + len(steps_of(declared))
    return out


def stale() -> list[Path]:
    """What is no longer as the declarations say."""
    return [path for path, text in files().items() if not path.exists() or path.read_text() != text]


def main() -> int:
    for path, text in files().items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
