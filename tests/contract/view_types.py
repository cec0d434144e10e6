"""Does a view look as the page's types say? Reads the few forms of TypeScript that declarations use."""

from __future__ import annotations

import re
from typing import Any

Types = dict[str, dict[str, str]]
PLAIN: dict[str, type | tuple[type, ...]] = {"number": (int, float), "string": str, "boolean": bool, "null": type(None)}
OPEN, CLOSE = "([{<", ")]}>"


def split(text: str, at: str) -> list[str]:
    """Parts between marks that stand in no bracket."""
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in OPEN) - (letter in CLOSE)
        if letter == at and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def wrong(value: Any, kind: str, types: Types, where: str) -> list[str]:
    """Where the value is not of this kind."""
    choices = split(kind, "|")
    if len(choices) > 1:
        found = [wrong(value, choice, types, where) for choice in choices]
        return [] if [] in found else min(found, key=len)
    if kind.endswith("[]"):
        parts = value if isinstance(value, list) else [None]
        inside = [w for k, part in enumerate(parts) for w in wrong(part, kind[:-2], types, f"{where}.{k}")]
        return inside if isinstance(value, list) else [f"{where}: {value!r} is no {kind}"]
    if kind.startswith("("):
        return wrong(value, kind[1:-1], types, where)
    if kind.startswith("["):
        kinds = split(kind[1:-1], ",")
        if not isinstance(value, (list, tuple)) or len(value) != len(kinds):
            return [f"{where}: {value!r} is no {kind}"]
        return [w for k, part in enumerate(kinds) for w in wrong(value[k], part, types, f"{where}.{k}")]
    if (each := re.fullmatch(r"Record<string, (.*)>", kind)) is not None:
        if not isinstance(value, dict):
            return [f"{where}: {value!r} is no {kind}"]
        return [w for key, part in value.items() for w in wrong(part, each[1], types, f"{where}.{key}")]
    if kind.startswith("{"):
        entries = dict(re.split(r":\s*", part, maxsplit=1) for part in split(kind[1:-1], ";"))
        return wrong_entries(value, entries, types, where)
    if kind in types:
        return wrong_entries(value, types[kind], types, where)
    return [] if is_plain(value, kind) else [f"{where}: {value!r} is no {kind}"]


def is_plain(value: Any, kind: str) -> bool:
    if kind in ("unknown", "object"):
        return True
    if kind[:1] in "'\"":
        return bool(value == kind[1:-1])
    return isinstance(value, PLAIN[kind]) and (kind != "number" or not isinstance(value, bool))


def wrong_entries(value: Any, entries: dict[str, str], types: Types, where: str) -> list[str]:
    if not isinstance(value, dict):
        return [f"{where}: {value!r} is no object"]
    named = {name.removesuffix("?"): kind for name, kind in entries.items()}
    needed = {name for name in entries if not name.endswith("?")}
    out = [f"{where}.{name} is missing" for name in sorted(needed - set(value))]
    out += [f"{where}.{name} is not declared" for name in sorted(set(value) - set(named))]
    return out + [
        w for name in value if name in named for w in wrong(value[name], named[name], types, f"{where}.{name}")
    ]
