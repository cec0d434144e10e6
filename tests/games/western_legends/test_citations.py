"""What an option, a refusal or a line of the log cites where several rules share a word."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.frontier_town import HERE, KING, QUEEN, a_heist
from games.western_legends.outpost import Outpost, a_table


def refusal(t: Outpost, answer: str) -> tuple[str, str]:
    (seat,) = t.table.pending
    reason = t.table.explain(seat, answer)[0]
    return reason.text, reason.rule


def cited(t: Outpost) -> set[str]:
    """By what is offered now."""
    return {option.rule for question in t.table.pending.values() for option in question.options}


@pytest.mark.rule("WL-146", "WL-205", "WL-207", "WL-140")
@pytest.mark.parametrize(
    ("place", "answer", "rule", "given"),
    [
        ("DR5", "gamble", "WL-146", {}),
        ("RF1", "heal", "WL-205", {"wounds": [1, 0, 0]}),
        ("RF3", "revel", "WL-207", {}),
        ("DR2", "shop", "WL-140", {}),
    ],
)
def test_who_is_too_poor_learns_for_what(place: str, answer: str, rule: str, given: dict[str, Any]) -> None:
    t = a_table(seats=3, place=[place, "SV7", "CJ10"], **given)
    assert refusal(t, answer) == ("too-poor", rule)


@pytest.mark.rule("WL-R16")
def test_a_fight_without_a_card_cites_the_ruling_on_it() -> None:
    assert refusal(a_table(hands=[[], [KING], []], place=HERE), "duel:1") == ("no-cards", "WL-R16")


@pytest.mark.rule("WL-066")
def test_what_annies_opponent_chooses_cites_her_ability() -> None:
    t = a_table(hands=[[KING, "grit_c"], [QUEEN, "grit_s"], []], place=HERE, legends=[0])
    t.play("duel:1")
    assert cited(t) == {"WL-066"}


@pytest.mark.rule("WL-366", "WL-365")
def test_what_a_fight_card_offers_cites_fight_cards() -> None:
    t = a_heist(KING, ["fight_7", "fight_3", "fight_4"])
    t.play(f"commit:{KING}")
    assert cited(t) == {"WL-365"}
    t.play("send:fight_7")
    t.decline()
    assert cited(t) == {"WL-366"}
    assert next(t.table.describe(event).rule for event in t.log if event.startswith("sent")) == "WL-365"


@pytest.mark.rule("WL-242")
def test_what_a_story_offers_cites_stories() -> None:
    t = a_table(seats=3, stories=["blood_money", "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0])
    assert cited(t) == {"WL-242"}


@pytest.mark.rule("WL-282")
def test_a_card_and_a_story_move_the_sheriff_by_the_same_rule() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], wanted=[0, 1, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert cited(t) == {"WL-282"}
