"""Which build runs: the compiled modules if they are complete and newer than their sources, else the sources.

Imported before anything else of the package. `tools/compile.py` writes the stamp that is read here.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder, PathFinder, SourceFileLoader

TYPE_CHECKING = False  # typing's own would be the slowest import here
if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

STAMP = "_compiled.json"
NONE, FRESH, OLD = "none", "fresh", "old"


def compiled_state(package: str) -> str:
    """NONE: nothing compiled for this Python; FRESH: usable; OLD: a source is newer, or a part is missing."""
    stamp = os.path.join(package, STAMP)
    try:
        with open(stamp, encoding="utf-8") as file:
            text = file.read()
        built = os.stat(stamp).st_mtime_ns
    except OSError:
        return NONE
    import json  # only here: an install without compiled modules need not wait for it

    try:
        data = json.loads(text)
        suffix: str = data["suffix"]
        names: list[str] = [data["library"], *data["modules"]]
        if suffix not in EXTENSION_SUFFIXES:
            return NONE
        for name in names:
            os.stat(os.path.join(package, name + suffix))
        for name in names[1:] if not data.get("sealed") else []:  # an installed package is nobody's to edit
            if os.stat(os.path.join(package, name + ".py")).st_mtime_ns > built:
                return OLD
    except (OSError, ValueError, KeyError, TypeError):
        return OLD
    return FRESH


class SourceFinder:
    """Finds the modules of one package in their .py files and passes over compiled ones beside them."""

    def __init__(self, package: str) -> None:
        self.prefix = package + "."
        self.folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not name.startswith(self.prefix):
            return None
        for folder in path:
            if folder not in self.folders:
                self.folders[folder] = FileFinder(folder, (SourceFileLoader, [".py"]))
            spec = self.folders[folder].find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        left_over = PathFinder.find_spec(name, path)
        if left_over is not None and isinstance(left_over.loader, ExtensionFileLoader):
            raise ModuleNotFoundError(f"{name} has no source, only a compiled module of an earlier build", name=name)
        return left_over

    def invalidate_caches(self) -> None:
        self.folders.clear()


def choose() -> tuple[bool, bool]:
    """Decide for this process, and keep compiled modules out if they must not be used."""
    pure = os.environ.get("GULCH_PURE", "") not in ("", "0")
    state = compiled_state(os.path.dirname(os.path.abspath(__file__)))
    if pure or state != FRESH:
        sys.meta_path.insert(0, SourceFinder(__name__.partition(".")[0]))
    return state == FRESH and not pure, state == OLD


COMPILED, STALE = choose()
