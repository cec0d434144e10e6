"""Where settings come from: an option, GULCH_NAME, a file named by GULCH_NAME_FILE, a TOML file, or nowhere."""

from __future__ import annotations

import os
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import ValidationError
from pydantic_settings import EnvSettingsSource, TomlConfigSettingsSource
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from gulch.server.errors import BadSetting
from gulch.server.settings import Settings

PREFIX = "GULCH_"
# No settings of the server, but of the build, the tests and the files in deploy/
OTHERS = {"BUILD_PURE", "CASES", "CONFIG", "CRASH", "DEBUG", "EXPECT", "KILLS", "PURE", "QUICK", "SERVER", "SITE"}
NAMES = tuple(Settings.model_fields)
WITH_PASSWORDS = ("database", "redis", "smtp", "vapid_key")


class Configured(NamedTuple):
    settings: Settings
    origins: dict[str, str]  # of each setting: where it came from


def configured(options: Mapping[str, Any], data: Path, config: Path | None = None) -> Configured:
    """What was said first counts. `data`: the folder where nothing else is said. BadSetting names what is wrong."""
    given: dict[str, tuple[Any, str]] = {"data": (data, "default")}
    path = config or (Path(named) if (named := os.environ.get(PREFIX + "CONFIG")) else None)
    for source in (from_file(path) if path else {}, from_environment(), from_options(options)):
        given |= source
    values = {name: value for name, (value, _) in given.items()}
    try:
        settings = Settings(**values)
    except ValidationError as error:
        raise BadSetting(first_problem(error, given)) from None
    return Configured(settings, {name: given[name][1] if name in given else "default" for name in NAMES})


def from_options(options: Mapping[str, Any]) -> dict[str, tuple[Any, str]]:
    for name in options:
        known(name, f"--{name.replace('_', '-')}")
    return {name: (value, f"--{name.replace('_', '-')}") for name, value in options.items() if value is not None}


def from_environment() -> dict[str, tuple[Any, str]]:
    """A variable that is empty says nothing: compose files and units leave such."""
    named_files: dict[str, tuple[Any, str]] = {}
    for variable, value in os.environ.items():
        name = variable.removeprefix(PREFIX)
        if name == variable or name in OTHERS or not value:
            continue
        if name.endswith("_FILE") and name.lower() not in NAMES:
            name = known(name.removesuffix("_FILE").lower(), variable)
            if os.environ.get(PREFIX + name.upper()):
                raise BadSetting(f"{variable}: {PREFIX}{name.upper()} is there, too; leave one of them out")
            named_files[name] = content(value, variable), variable
        else:
            known(name.lower(), variable)
    said = EnvSettingsSource(Settings)()
    return named_files | {name: (value, PREFIX + name.upper()) for name, value in said.items()}


def content(path: str, variable: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as error:
        raise BadSetting(f"{variable}: {path} can't be read ({getattr(error, 'strerror', 'no text')})") from None


def from_file(path: Path) -> dict[str, tuple[Any, str]]:
    try:
        with path.open("rb"):
            pass  # the source takes a file that is not there for an empty one
        said = TomlConfigSettingsSource(Settings, toml_file=path)()
    except OSError as error:
        raise BadSetting(f"{path} can't be read ({error.strerror}): see --config") from None
    except ValueError as error:
        raise BadSetting(f"{path} is no TOML file: {error}") from None
    return {known(name, str(path)): (value, str(path)) for name, value in said.items()}


def known(name: str, where: str) -> str:
    if name in NAMES:
        return name
    close = get_close_matches(name, NAMES, n=1)
    hint = f"did you mean {close[0]}?" if close else "gulch config lists them"
    raise BadSetting(f"{where}: there is no setting {name}; {hint}")


def first_problem(error: ValidationError, given: Mapping[str, tuple[Any, str]]) -> str:
    """The value itself is not repeated: it may be a password."""
    found = error.errors()[0]
    why = found["msg"].removeprefix("Value error, ").removeprefix("Input ")
    if not found["loc"]:
        return why
    name = str(found["loc"][0])
    return f"{given[name][1]}: {name} {why[0].lower()}{why[1:]}"


def shown(settings: Settings, name: str) -> Any:
    """For the eyes of whoever asks: without passwords."""
    value = getattr(settings, name)
    if isinstance(value, Path):
        return str(value)
    if name in WITH_PASSWORDS and value:
        try:
            return make_url(value).render_as_string(hide_password=True)
        except (ArgumentError, ValueError):
            return "***"
    return list(value) if isinstance(value, tuple) else value
