"""One door per fact: only one module changes where somebody is, who has what, and how many bullets there are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gulch

RULES = Path(gulch.__file__).parent / "games" / "colt_express"
DOORS = {  # field -> modules that may write it; set-up lays out, knowledge deals a guess, state copies
    "place": {"train.py", "set_up.py", "state.py"},
    "marshal": {"train.py", "state.py"},
    "loot": {"loot.py", "set_up.py", "state.py"},
    "money": {"loot.py", "set_up.py", "state.py"},
    "bullets": {"train.py", "set_up.py", "state.py"},
    "wounds": {"train.py", "set_up.py", "state.py"},
    "neutral": {"train.py", "set_up.py", "state.py"},
    "pile": {"scheming.py", "stealing.py", "knowledge.py", "state.py"},
    "top": {"expert.py", "set_up.py", "state.py"},
    "handcar": {"handcar.py", "state.py"},
    "round": {"events.py", "state.py"},
}


def writers(field: str, sources: dict[str, str]) -> set[str]:
    """Modules in which `s.field` stands on the left of an assignment."""
    one = rf"\b\w+\.{field}(\[[^\n=]*?\])?"
    write = re.compile(rf"^\s*(?:[\w.\[\], ]*,\s*)?{one}(?:,[\w.\[\], ]*)?\s*(?:[-+|&^]|<<|>>|//)?=(?!=)", re.MULTILINE)
    typed = re.compile(rf"^\s*\w+\.{field}: i64 =", re.MULTILINE)
    return {name for name, text in sources.items() if write.search(text) or typed.search(text)}


def sources() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in RULES.glob("*.py")}


@pytest.mark.parametrize(
    "line", ["    s.place[b] = 3", "s.place[b] |= ROOF", "        s.place, s.hand = x, y", "s.place = s.place[:]"]
)
def test_a_second_door_is_found(line: str) -> None:
    assert writers("place", {"stealing.py": f"def f():\n{line}\n"}) == {"stealing.py"}


def test_reading_is_no_door() -> None:
    text = "if s.place[b] == 3 and s.place[b] <= ROOF:\n    go(s, b, s.place[b] ^ ROOF)\n    here = s.place[b]\n"
    assert writers("place", {"stealing.py": text}) == set()


@pytest.mark.parametrize("field", DOORS)
def test_only_its_door_changes_a_fact(field: str) -> None:
    assert writers(field, sources()) <= DOORS[field]


def test_no_action_names_a_bandit_and_no_base_module_an_expansion() -> None:
    """Abilities are methods of bandits; modules register themselves."""
    base = ["scheming.py", "stealing.py", "targets.py", "train.py", "loot.py", "decks.py", "events.py", "set_up.py"]
    names = re.compile(r"\b(GHOST|DOC|TUCO|CHEYENNE|BELLE|DJANGO|AL_PATRON)\b")
    assert {name: found for name in base if (found := names.findall(sources()[name]))} == {}


def test_no_rule_asks_for_an_option() -> None:
    """What an option adds is registered: game.py alone says which parts go with which values."""
    asking = re.compile(r"\boptions\b\s*(?:\[|\.get)")
    assert asking.search('if rules.options["teams"]:'), "this is how one would ask"
    found = {name: asking.findall(text) for name, text in sources().items() if name != "game.py"}
    assert {name: hits for name, hits in found.items() if hits} == {}


def test_every_figure_of_the_box_is_used() -> None:
    """A figure that is named and then ignored would be a second truth."""
    figures = re.findall(r"^([A-Z][A-Z0-9_]+): Final", sources()["components.py"], re.MULTILINE)
    assert len(figures) > 50
    whole = "\n".join(sources().values())
    assert [figure for figure in figures if len(re.findall(rf"\b{figure}\b", whole)) < 2] == []


def test_no_rule_shifts_a_word() -> None:
    """Words are packed and read by the kernel; what is left are sets of bandits and places, one bit each."""
    shift = re.compile(r"(?:action|about|code|entry)\b[^\n]*(?:>>|<<)|(?:>>|<<) ?(?:8|16|24)\b|& ?(?:255|0xFF)")
    assert shift.search("card = action >> 8 & 255"), "this is how one would"
    assert {name: found for name, text in sources().items() if (found := shift.findall(text))} == {}
