"""Which rule stands behind a choice that many rules offer in the same words."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import a_gulch
from games.western_legends.outpost import Outpost
from games.western_legends.test_au_faro import FOUR, an_order

pytestmark = pytest.mark.usefixtures("ante_up")
AWAY = ["SV7", "CJ10"]
BET: dict[str, Any] = {"place": ["DR5", *AWAY], "money": [3, 0, 0], "fights": FOUR, "chance": an_order("5 8 j")}


def cited(t: Outpost) -> set[str]:
    return {option.rule for question in t.table.pending.values() for option in question.options}


@pytest.mark.rule("AU-078", "AU-080", "AU-082")
@pytest.mark.parametrize("space, rule", [(0, "AU-078"), (2, "AU-080"), (4, "AU-082")])
def test_a_space_of_the_gambler_track_cites_itself(space: int, rule: str) -> None:
    t = a_gulch(au={"gambler": [space, 0, 0]}, **BET)
    t.play("faro", "bet:8:10", "no_more_bets")
    assert cited(t) == {rule}


@pytest.mark.rule("AU-138", "AU-027", "AU-090", "AU-043")
def test_what_faro_events_and_the_board_ask_cites_their_own_rules() -> None:
    t = a_gulch(place=["DR5", "DR6", "CJ10"], money=[3, 3, 0], fights=FOUR)
    t.play("faro")
    assert cited(t) == {"AU-138"}
    t = a_gulch([["rumours_c", "grit_c"], [], []], place=["SH6", *AWAY], money=[3, 0, 0], events=["night_riders"])
    t.play("play:rumours_c", "place:SH9")
    assert cited(t) == {"AU-027"}
    t = a_gulch(place=["MP6", *AWAY], au={"lost_gold": {"MP7": 2}})
    t.play("move", "go:MP7")
    assert cited(t) == {"AU-090"}
    t = a_gulch(place=["W3", *AWAY], au={"longhorns": [2, 0, 0]})
    t.play("move", "go:RS")
    assert cited(t) == {"AU-043"}
