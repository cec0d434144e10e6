"""Every message id that the server can send has a text in every language."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import gulch.server
from gulch.server.tables.names import KEYS

CHOSEN = {  # reasons that are looked up before they are said
    *("undo-barrier", "undo-heir", "undo-sealed", "nothing-to-undo", "vote-open", "ended", "rules-gone"),
    *("clock-runs", "not-gone-long", "not-missing", "not-playing", "resigned", "spectator"),
    *("hint-late", "hint-too-fast", "hints-on", "no-hints", "not-asked-now"),
}
SERVER = Path(gulch.server.__file__).parent
LOCALES = SERVER.parent / "locales"


def messages(language: str, *names: str) -> dict[str, set[str]]:
    """Each message with its parameters."""
    found: dict[str, set[str]] = {}
    for name in names:
        for entry in FluentParser().parse((LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), entry.content
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, "said twice"
                text = entry.value.elements if entry.value else []
                found[entry.id.name] = {
                    part.expression.id.name
                    for part in text
                    if isinstance(part, ast.Placeable) and isinstance(part.expression, ast.VariableReference)
                }
    return found


def sent() -> set[str]:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    errors = set(re.findall(r'"(error-[a-z-]+)"', source))
    reasons = {f"why-{name}" for name in re.findall(r'reason\("([a-z-]+)"', source)}
    notices = set(re.findall(r'"(notice-[a-z-]+)"', source))
    notices |= set(re.findall(r'"(tell-[a-z-]+)"', source))
    bots = {f"bot-{key}" for key in KEYS}
    return errors | reasons | notices | bots | {f"why-{name}" for name in CHOSEN}


def test_every_message_that_is_sent_has_a_text_in_both_languages() -> None:
    for language in ("en", "ru"):
        assert sent() <= set(messages(language, "server", "gulch"))


def test_the_languages_say_the_same_messages_with_the_same_parameters() -> None:
    assert messages("en", "server") == messages("ru", "server")


def test_no_message_is_left_over() -> None:
    assert set(messages("en", "server")) <= sent()
