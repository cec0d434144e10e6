"""Spell out each game's state from its declarations: `python tools/states.py` writes games/<game>/state.py and the
page's types. mypyc makes a fast class only of attributes that stand in the source; everything else is in fields.py.

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
sys.path.insert(0, str(ROOT / "src"))
GAMES = ["gulch.games.bang_dice", "gulch.games.frontier", "gulch.games.western_legends"]


def declarations(package: str) -> Any:
    """The game's fields.py alone: the package itself needs what we are about to write."""
    importlib.import_module("gulch")  # first: it decides that everything is interpreted
    bare = ModuleType(package)
    bare.__path__ = [str(ROOT / "src" / Path(*package.split(".")))]
    real = {
        name: sys.modules.pop(name) for name in list(sys.modules) if name == package or name.startswith(package + ".")
    }
    sys.modules[package] = bare
    try:
        return importlib.import_module(f"{package}.fields")
    finally:
        for name in [name for name in sys.modules if name == package or name.startswith(package + ".")]:
            del sys.modules[name]
        sys.modules.update(real)


def needed_imports(needs: list[str]) -> list[str]:
    by_module: dict[str, list[str]] = {}
    for needed in needs:
        module, _, name = needed.rpartition(".")
        by_module.setdefault(module, []).append(name)
    order = {m: sorted(names, key=lambda name: (not name.isupper(), name)) for m, names in by_module.items()}
    return [f"from {module} import {', '.join(names)}" for module, names in order.items()]


def spelled(package: str) -> str:
    """The source of the state's class."""
    declared = declarations(package)
    fields, name = [field for field in declared.FIELDS if field.attributes()], declared.CLASS
    width = 118
    imports = [
        "from gulch.engine.chance import Chance",
        "from gulch.engine.play import State",
        "from gulch.declare.rules import Rules",
        "from gulch.pieces.vectors import NOTHING",
        *needed_imports(declared.NEEDS),
    ]
    vectors = ["from librt.vecs import vec"] if any("vec[" in field.typed for field in fields) else []
    lines = [
        f'"""{declared.TITLE}.',
        "",
        f'Spelled out by tools/states.py from {package.rpartition(".")[2]}/fields.py: change it there."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        *vectors,
        "from mypy_extensions import i64",
        "",
        *sorted(imports),
        "",
        *(f"{step.upper()}: Final = {number}" for number, step in enumerate(declared.STEPS, 1)),
        "",
        "",
        f"class {name}(State):",
        "    __slots__ = (",
        *(f'        "{field}",' for field in sorted(field.name for field in fields)),
        "    )",
        "",
        "    def __init__(self, rules: Rules[Any], chance: Chance) -> None:",
        "        super().__init__(rules, chance)",
    ]
    for field in fields:
        line = f"        self.{field.name}: {field.typed} = {field.first}"
        if field.note and len(line) + len(field.note) + 4 > width:
            lines.append(f"        # {field.note}")
            lines.append(line)
        else:
            lines.append(line + (f"  # {field.note}" if field.note else ""))
    lines += ["", f"    def copy(self) -> {name}:", f"        c = {name}(self.rules, self.chance.copy())"]
    lines += ["        self.copy_core(c)"]
    lines += [f"        c.{field.name} = {field.copied.format(field.name)}" for field in fields]
    return "\n".join([*lines, "        return c", ""])


def types(package: str) -> str:
    """The page's types of a view, as TypeScript."""
    game: Any = importlib.import_module(f"{package}.game").GAME
    lines = ["// Written by tools/states.py from the game's fields and view: change them there.", ""]
    for name, entries in game.view_types().items():
        lines += [f"export interface {name} {{", *(f"  {key}: {kind};" for key, kind in entries.items()), "}", ""]
    return "\n".join(lines)


def files() -> dict[Path, str]:
    out: dict[Path, str] = {}
    for package in GAMES:
        folder = ROOT / "src" / Path(*package.split("."))
        out[folder / "state.py"] = spelled(package)
    return out


def wire() -> dict[Path, str]:
    return {ROOT / "web" / "src" / "games" / p.rpartition(".")[2] / "view.ts": types(p) for p in GAMES}


def main() -> int:
    for path, text in files().items():
        path.write_text(text)
    if "--types" in sys.argv:
        for path, text in wire().items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
