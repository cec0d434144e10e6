"""Compile the rules with mypyc, in place: each module's library beside its source, one shared library for all of them.

Without mypyc or a C compiler it says so and leaves the pure source to run. `[tool.gulch]` in pyproject.toml names what
is compiled. With GULCH_QUICK=1 the modules are not optimised across each other: for trying something, because then only
what has changed is compiled anew.
"""

from __future__ import annotations

import fnmatch
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "gulch"
STAMP = PACKAGE / "_compiled.json"
GROUP = "gulch"
LIBRARY = "../gulch__mypyc"  # beside the package: mypyc derives every module's path from there
# Without these gcc may not inline a function of a -fPIC module: 1.1 times slower.
FLAGS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
OPTIMIZE = "3"


def compiler() -> str:
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]


def across_modules() -> list[str]:
    """Optimise the whole library at once, where the compiler is gcc: 1.07 to 1.1 times fewer instructions."""
    if os.environ.get("GULCH_QUICK", "") not in ("", "0"):
        return []
    version = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=False).stdout
    return [f"-flto={os.cpu_count()}"] if "Free Software Foundation" in version else []


def sources() -> list[Path]:
    """The modules to compile, as paths below the package."""
    config: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["gulch"]
    found = [path.relative_to(PACKAGE) for folder in config["compiled"] for path in (PACKAGE / folder).rglob("*.py")]
    return sorted(
        path for path in found if not any(fnmatch.fnmatch(path.as_posix(), skip) for skip in config["interpreted"])
    )


def digest(paths: list[Path]) -> str:
    """A name for everything the result depends on."""
    import mypy.version

    flags = FLAGS + [flag.partition("=")[0] for flag in across_modules()]
    seen = hashlib.sha256(repr((sys.version, mypy.version.__version__, flags, OPTIMIZE)).encode())
    for path in paths:
        text = (PACKAGE / path).read_bytes()
        seen.update(f"{path.as_posix()} {len(text)}\n".encode() + text)
    return seen.hexdigest()


def modules(paths: list[Path]) -> list[str]:
    return [path.with_suffix("").as_posix() for path in paths]


def is_up_to_date(wanted: dict[str, Any]) -> bool:
    try:
        if json.loads(STAMP.read_text()) != wanted:
            return False
    except (OSError, ValueError):
        return False
    return all((PACKAGE / (name + wanted["suffix"])).exists() for name in [wanted["library"], *wanted["modules"]])


def why_not() -> str:
    """What is missing to compile, or nothing."""
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # noqa: F401
    except ImportError as error:
        return f"{error.name} is not installed"
    if shutil.which(compiler()) is None:
        return f"there is no C compiler ({compiler()})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers are not installed"
    return ""


def remove_libraries() -> None:
    """Libraries of modules that are gone, or interpreted now, must not be found."""
    for path in PACKAGE.parent.rglob("*" + sysconfig.get_config_var("EXT_SUFFIX")):
        path.unlink()


def is_older(target: Path, than: list[Path]) -> bool:
    return not target.exists() or any(path.stat().st_mtime >= target.stat().st_mtime for path in than)


def build(paths: list[Path], work: Path) -> None:
    import setuptools
    from mypyc.build import mypycify
    from setuptools.command.build_ext import build_ext

    class ParallelBuild(build_ext):
        """setuptools compiles the files of one library one after the other; a group is one library."""

        def build_extensions(self) -> None:
            compile_all = self.compiler.compile
            headers = list(work.rglob("*.h"))

            def compile_each(files: list[str], output_dir: str, **options: Any) -> list[str]:
                objects = [Path(name) for name in self.compiler.object_filenames(files, output_dir=output_dir)]
                todo = [file for file, made in zip(files, objects) if is_older(made, [Path(file), *headers])]
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    for _ in pool.map(lambda file: compile_all([file], output_dir=output_dir, **options), todo):
                        pass
                return [str(made) for made in objects]

            self.compiler.compile = compile_each
            super().build_extensions()

    files = [os.path.relpath(PACKAGE / path, ROOT) for path in paths]
    extensions = mypycify(
        files, opt_level=OPTIMIZE, multi_file=True, group_name=GROUP, target_dir=os.path.relpath(work, ROOT)
    )
    flags = list(dict.fromkeys(extensions[0].extra_compile_args)) + FLAGS
    for extension in extensions:
        is_library = extension.name == f"{GROUP}__mypyc"  # the others only point to it
        extension.extra_compile_args = flags + (across_modules() if is_library else [])
        extension.extra_link_args += across_modules() if is_library else []
    distribution = setuptools.Distribution({"name": "gulch", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = ParallelBuild(distribution)
    command.inplace = True
    command.force = True  # what may be kept is decided above, file by file
    command.parallel = os.cpu_count()
    command.build_temp = str(work / "objects")
    command.ensure_finalized()
    command.run()


def main() -> int:
    os.chdir(ROOT)  # mypyc names its files relative to here
    missing = why_not()
    if missing:
        print(f"Not compiled: {missing}. Everything runs from the pure source, only slower.")
        return 0
    paths = sources()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    wanted: dict[str, Any] = {"digest": digest(paths), "suffix": suffix, "library": LIBRARY, "modules": modules(paths)}
    if is_up_to_date(wanted):
        STAMP.touch()  # sources that were checked out again are newer, but the same
        print(f"Compiled build is up to date ({len(paths)} modules).")
        return 0
    from setuptools.errors import CCompilerError

    began = time.monotonic()
    STAMP.unlink(missing_ok=True)  # from here until the end there is no usable build
    remove_libraries()
    # another compiler's files are of no use, so each has its own folder
    tag = hashlib.sha256(repr((sys.version, FLAGS, across_modules())).encode()).hexdigest()[:8]
    try:
        build(paths, ROOT / "build" / f"mypyc-{tag}")
    except CCompilerError as error:
        print(f"Not compiled: {str(error)[:200]}", file=sys.stderr)
        return 1
    STAMP.write_text(json.dumps(wanted, indent=1) + "\n")
    print(f"Compiled {len(paths)} modules in {time.monotonic() - began:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
