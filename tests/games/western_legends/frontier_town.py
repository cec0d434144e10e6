"""Positions of the chapters: cattle, quarrels, fights against everybody else."""

from __future__ import annotations

from typing import Any

from games.western_legends.outpost import Outpost, a_table

HERE = ["MP6", "MP6", "CJ10"]  # two players together, out of town
KING = "living_legend_h"  # cards without a text for fights
QUEEN = "pickpocket_c"
TEN = "fools_gold_c"
NINE = "instinct_h"
FIVE = "payday_h"
FOUR = "manhunt_h"


def herds(cattle: list[list[str]]) -> dict[str, Any]:
    """Cattle tokens by seat, and the rest at the ranches."""
    data: dict[str, Any] = {}
    for colour in ("green", "blue"):
        held = [[token for token in own if token.startswith(colour)] for own in cattle]
        rest = [f"{colour}_{k + 1}" for k in range(8)]
        data[f"cattle_{colour}"] = held
        data[f"ranch_{colour}"] = [token for token in rest if token not in [one for own in held for one in own]]
    return data


def a_quarrel(kind: str, mine: str, theirs: str, **more: Any) -> Outpost:
    """Between seats 0 and 1: both have committed, and nobody reacts. Each has a spare card that does nothing."""
    hands = [[mine, "sprint_h"], [theirs, "sprint_d"], []]
    t = a_table(**{"hands": hands, "place": HERE, **more})
    t.play(f"{kind}:1", f"commit:{mine}", f"commit:{theirs}")
    t.decline()
    return t


def a_bandit_fight(mine: str, fights: list[str], **more: Any) -> Outpost:
    """Seat 0 walks into a bandit with this card and a spare one; seat 2 has the first two of these fight cards."""
    data = {"hands": [[mine, "sprint_h"], [], []], "place": ["SV3", "RF1", "RF2"], "bandits": ["C1"], **more}
    t = a_table(fights=fights, **data)
    t.play("move", "go:SV2")
    return t


def a_heist(mine: str, fights: list[str], **more: Any) -> Outpost:
    """Seat 0 starts a heist with this card and a spare one; seat 2 has the first three of these fight cards."""
    data = {"hands": [[mine, "sprint_h"], [], []], "place": ["DR8", "RF1", "RF2"], **more}
    t = a_table(fights=fights, **data)
    t.play("heist")
    return t


def a_manhunt(hands: list[list[str]], fights: list[str] | None = None, **more: Any) -> Outpost:
    """Seat 0 sends the sheriff one step, from MP5 to seat 1, who is wanted, on MP6."""
    data = {"place": ["CJ10", "MP6", "SV7"], "wanted": [0, 2, 0], "sheriff": "MP5", **more}
    t = a_table(hands=[["manhunt_h", *hands[0]], *hands[1:]], fights=fights or [], **data)
    t.play("play:manhunt_h", "drive:MP6")
    return t


def bottom_of_the_fight_deck(t: Outpost, count: int) -> set[str]:
    return set(t.table.now[0].to_data()["fight_deck"][:count])
