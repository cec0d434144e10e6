"""Write what follows from the declarations for others to read: the page's types of each game's view
(web/src/games/<game>/shown.ts), where the texts of its cards come from (provenance.ts) and the pages of its vocabulary
(docs/vocabulary/<game>.md).

A test checks that nobody forgot to run this."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

os.environ["GULCH_PURE"] = "1"
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
import gulch  # noqa: E402
from gulch.declare.rules import Rules  # noqa: E402
from gulch.declare.words import Word  # noqa: E402

VERBS_OWN = "the verb's own"  # what a reason without a rule cites
LONG = 120  # a longer type is said less exactly, so that no line has to be broken


def every_rules(game: Any) -> list[Rules[Any]]:
    """The rules of every kind of table: options may add words."""
    return [game.rules_for(seats, game.checked(seats, options)) for seats, options in game.examples()]


def typed(kind: str) -> str:
    text = kind.replace('"', "'")
    return text if len(text) < LONG else "string[]" if text.endswith("[]") else "string"


def types(game: Any) -> str:
    """The page's types of a view, as TypeScript."""
    lines = ["// Written by tools/vocabulary.py from the game's fields and view: change them there."]
    lines += ["import type { View } from '../../kit/wire'", ""]
    for name, entries in game.view_types().items():
        head = "export interface Shown extends View" if name == "View" else f"export interface {name}"
        lines += [f"{head} {{", *(f"  {key}: {typed(kind)}" for key, kind in entries.items()), "}", ""]
    return "\n".join(lines[:-1]) + "\n"


def sources(provenance: dict[str, str]) -> str:
    """Where each text comes from, as TypeScript."""
    lines = ["// Written by tools/vocabulary.py from the game's decks: change them there."]
    lines += ["/** Of each text: where it comes from. */", "export const PROVENANCE: Record<string, string> = {"]
    named = [(name if name.isidentifier() else f"'{name}'", source) for name, source in sorted(provenance.items())]
    lines += [*(f"  {name}: '{source}'," for name, source in named), "}"]
    return "\n".join(lines) + "\n"


def row(word: Word) -> str:
    params = ", ".join(f"{a.name}: {a.domain.name}" for a in word.args) or "-"
    return f"| `{word.name}` | {params} | {word.rule} |"


def vocabulary(game: Any) -> str:
    """The game's words and fields, as a page."""
    rules = every_rules(game)
    verbs: dict[str, Word] = {}
    moments: dict[str, Word] = {}
    events: dict[str, Word] = {}
    domains: dict[str, str] = {}
    for one in rules:
        verbs |= one.words.by_name
        events |= one.sayings.by_name
        moments |= {menu.name: menu.moment for menu in one.menus if menu.name}
    for word in (*verbs.values(), *moments.values(), *events.values()):
        domains |= {a.domain.name: values_of(a.domain.values) for a in word.args}
    reasons = {name: rule for one in rules for name, rule in one.reasons.items() if rule}
    fields = {field.path(): field.secrecy for one in rules for field in one.fields}
    lines = [f"# Vocabulary: {game.id}", ""]
    lines += [
        "Written by `tools/vocabulary.py` from what the game declares.",
        "",
    ]
    for title, words in (("Verbs", verbs), ("Moments", moments), ("Events", events)):
        lines += [f"## {title}", "", "| name | parameters | rule |", "|---|---|---|"]
        lines += [*(row(words[name]) for name in sorted(words)), ""]
    lines += ["## Reasons", "", "| name | rule |", "|---|---|"]
    lines += [*(f"| `{name}` | {reasons[name] or VERBS_OWN} |" for name in sorted(reasons)), ""]
    lines += ["## Values", "", "| domain | values |", "|---|---|"]
    lines += [*(f"| {name} | {domains[name]} |" for name in sorted(domains)), ""]
    lines += ["## Fields of the state", "", "| name | known to |", "|---|---|"]
    lines += [*(f"| `{name}` | {fields[name]} |" for name in sorted(fields)), ""]
    return "\n".join(lines)


def values_of(values: list[str]) -> str:
    if not values:
        return "any whole number"
    if values[0].isdecimal() and values[-1].isdecimal():
        return f"{values[0]} to {values[-1]}"
    shown = [value for value in values if value]
    return ", ".join(shown[:40]) + (f", ... ({len(shown)} in all)" if len(shown) > 40 else "")


def index() -> str:
    rows = [f"| [{id}]({id}.md) | `src/gulch/games/{id}` |" for id in gulch.games()]
    head = [
        "# Vocabularies",
        "",
        "Verbs, moments, events, reasons, values and fields of each game, as it declares them.",
        "",
    ]
    return "\n".join([*head, "| page | declared in |", "|---|---|", *rows, ""])


def files() -> dict[Path, str]:
    out = {ROOT / "docs" / "vocabulary" / "README.md": index()}
    for id in gulch.games():
        game = gulch.load(id)
        out[ROOT / "docs" / "vocabulary" / f"{id}.md"] = vocabulary(game)
        if game.shown():
            out[ROOT / "web" / "src" / "games" / id / "shown.ts"] = types(game)
        if hasattr(game, "provenance"):  # by the name of a text: where it comes from
            out[ROOT / "web" / "src" / "games" / id / "provenance.ts"] = sources(game.provenance())
    return out


def stale() -> list[Path]:
    """What is no longer as the declarations say."""
    return [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]


def main() -> int:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
