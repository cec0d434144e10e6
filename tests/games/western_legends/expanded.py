"""Tables with expansions, for the tests of what these bring."""

from __future__ import annotations

from typing import Any

import gulch
from games.western_legends.outpost import PLAIN, Outpost, a_table, stacked
from gulch.games.western_legends.components import MOUNT, WEAPON
from gulch.games.western_legends.rules import WesternRules, western
from gulch.games.western_legends.set_up import is_here
from gulch.games.western_legends.zones import POKER

GAME = gulch.load("western_legends")
TOP = ["grit_c", "grit_s", "cover_c", "cover_s", "dead_eye_c", "dead_eye_s", "sprint_h", "sprint_d"]
KING, QUEEN = "living_legend_h", "pickpocket_c"  # cards without a text for fights
HERE = ["MP6", "MP6", "CJ10"]  # two players together, out of town


def rules_of(seats: int, options: dict[str, Any]) -> WesternRules:
    return western(GAME.rules_for(seats, GAME.checked(seats, options)))


def with_expansions(*names: str, **given: Any) -> Outpost:
    """A table as `a_table` makes it, with the items, cards and stories that these expansions bring."""
    options = {**dict.fromkeys(names, True), **given.pop("options", {})}
    seats = given.get("seats") or len(given.get("hands") or given.get("cast") or given.get("place") or [0, 0, 0])
    rules = rules_of(seats, options)
    owned = given.get("items") or [[] for _ in range(seats)]
    taken = {card for hand in given.get("hands") or [] for card in hand} | set(given.get("discard") or [])
    cards = [POKER.values[card] for card in range(POKER.size) if is_here(rules, card)]
    data: dict[str, Any] = {
        "stock": [item.copies - sum(item.name in own for own in owned) for item in rules.items],
        "mount": [first_of(rules, own, MOUNT) for own in owned],
        "weapon": [first_of(rules, own, WEAPON) for own in owned],
        "deck": stacked(cards, given.pop("top", None) or [], taken),
    }
    stories = given.pop("stories", None)
    if stories:
        rest = [story.name for story in rules.stories if story.name and story.name not in stories]
        half = len(rest) // 2
        data |= {"stack": [stories[0], *rest[:half], stories[1], *rest[half:]], "split": half + 1}
    return a_table(**{**data, **given, "options": options})


def first_of(rules: WesternRules, owned: list[str], kind: int) -> str | None:
    kinds = {item.name: item.kind for item in rules.items}
    return next((item for item in owned if kinds[item] == kind), None)


def resolved(expansion: str, story: str, **given: Any) -> Outpost:
    """The end of seat 0's turn; seats 0 and 1 take part in this story, seat 2 does not."""
    data = {"hands": [[], [], []], "top": TOP, **given}
    t = with_expansions(expansion, stories=[story, "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0], **data)
    assert f"resolved:0:{story}" in t.log
    return t


def a_goal(expansion: str, goal: str, **given: Any) -> Outpost:
    """An action of seat 0, who is that character and holds this goal alone."""
    character, _, number = goal.rpartition("_")
    options = {"goals": True, **given.pop("options", {})}
    data = {"cast": [character, *PLAIN[1:3]], "options": options, "goals": [[number], [], []], **given}
    return with_expansions(expansion, **data)
