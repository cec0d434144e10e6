"""The declared conditions of bounties and achievements, read once more and independently of the rules' own reading."""

from __future__ import annotations

from typing import Any

from gulch.games.pokertown.components import BUILDING_NAMES, CHAMBER_NAMES, HANDS
from gulch.games.pokertown.figures import FIGURES

ROWS = {"chicken": (2, 3, 4), "cow": (5, 6, 7), "stagecoach": (8, 9, 10), "train": (11, 12, 13)}
REGION_BITS = {"frontier": "stages", "badlands": "robbed", "mine": "chambers", "town": "visited"}
BITS = {"steed": 1, "pickaxe": 3, "bandana": 4, "revolver": 5, "undertaker": 7}
GOLD = {c["id"]: c["reward"].get("nuggets", 0) for c in FIGURES["mine"]["chambers"]}


def bits(value: Any) -> int:
    return bin(int(value)).count("1")


def amount(s: Any, name: str) -> int:
    if name == "circled.outer_tombstones":
        return bits(s.graves[0]) - 1
    if name.startswith("circled.badlands."):
        return sum(int(s.robbed[0]) >> (rank - 2) & 1 for rank in ROWS[name.rsplit(".", 1)[1]])
    if name.startswith("circled."):
        return bits(getattr(s, REGION_BITS[name.split(".")[1]])[0])
    if name.startswith("bonus_actions_taken."):
        order = ["frontier", "badlands", "mine", "town", "graveyard"]
        return int(s.bonus_taken[0]) >> order.index(name.split(".")[1]) & 1
    if name == "nuggets_from_mine":
        return sum(GOLD[id] for i, id in enumerate(CHAMBER_NAMES) if int(s.chambers[0]) >> i & 1)
    if name == "poker_hands_better_than_pair":
        return sum(HANDS[s.hands[r]] not in ("nothing", "pair") for r in range(3) if s.hands[r] >= 0)
    plain = {"tools": s.pans[0] + s.hammers[0], "outlaws_circled": bits(s.outlaws[0]), "times_arrested": s.arrests[0]}
    return int(plain[name]) if name in plain else int(getattr(s, name)[0])


def has_mark(s: Any, name: str) -> bool:
    if name in ("pan", "hammer"):
        return bool(getattr(s, name + "s")[0] > 0)
    return bool(int(s.items[0]) >> BITS[name] & 1)


def holds(s: Any, test: dict[str, Any]) -> bool:
    if "all" in test:
        return all(holds(s, part) for part in test["all"])
    if "any" in test:
        return any(holds(s, part) for part in test["any"])
    if "circled_all" in test:
        mask = int(getattr(s, REGION_BITS[test["circled_all"]])[0])
        places = [CHAMBER_NAMES.index(id) if isinstance(id, str) else id - 1 for id in test["ids"]]
        return all(mask >> place & 1 for place in places)
    if "first_bonus_taken" in test:
        return all(int(s.visited[0]) >> (rank - 1) & 1 for rank in test["ranks"]) and len(BUILDING_NAMES) == 13
    if "of_marks" in test:
        return sum(has_mark(s, name) for name in test["of_marks"]) >= test["at_least"]
    if "poker_hand_won" in test:
        return any(HANDS[s.hands[r]] in test["poker_hand_won"] for r in range(3) if s.hands[r] >= 0)
    if "at_least" in test:
        return bool(amount(s, test["of"]) >= test["at_least"])
    return bool(amount(s, test["of"]) <= test["at_most"])
