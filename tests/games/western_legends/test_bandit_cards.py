"""The bandit cards: numbers of bandits, which line is read, and what each of the 36 does."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.expanded import KING, QUEEN, with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost
from gulch.games.western_legends.bandit_cards.lines import LINES, PENALTY, REWARD, SAYING
from gulch.games.western_legends.bandit_cards.zones import CARD_NAMES, LINE_NAMES

pytestmark = pytest.mark.compiled
OPTIONS = ("extras", "bandit_cards")
C1 = 4  # the hideout SV2


def part(card: str, number: int, **given: Any) -> dict[str, Any]:
    """Bandit `number` is in hideout C1, and this card is on top."""
    rest = [name for name in CARD_NAMES if name != card]
    numbers: list[str | None] = [None] * 6
    numbers[C1] = str(number)
    data = {"numbers": numbers, "line": None, "red": False, "unpaid": False, "lame": 0, "unhorsed": None}
    return {**data, "box": 6, "bandit_deck": [*rest, card], "bandit_discard": [], "known": {}, "turned": {}, **given}


def meet(
    card: str, number: int, mine: list[str] | None = None, fights: list[str] | None = None, **given: Any
) -> Outpost:
    """Seat 0 walks into the bandit; seat 2 plays for him."""
    data = {"hands": [mine or [KING, "sprint_h"], [], []], "place": ["SV3", "RF1", "RF2"], "bandits": ["C1"], **given}
    t = with_expansions(
        *OPTIONS, fights=fights or ["fight_j", "fight_q", "fight_9"], bandit_cards=part(card, number), **data
    )
    t.play("move", "go:SV2")
    return t


def beat(card: str, number: int, **given: Any) -> Outpost:
    """A king against a jack, which pays $10; the reward is a legend point."""
    t = meet(card, number, **given)
    t.play_on(f"commit:{KING}", "send:fight_j", "take_legend")
    return t


def lose(card: str, number: int, **given: Any) -> Outpost:
    """A three against a jack, which pays $10."""
    t = meet(card, number, **{"mine": ["sprint_h", "sprint_d"], **given})
    t.play_on("commit:sprint_h", "send:fight_j")
    return t


# ---- numbers and cards -----------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-009", "WLX-010", "WLX-R06")
def test_each_bandit_has_a_number_and_chance_puts_them_into_the_hideouts() -> None:
    seen = set()
    for seed in range(4):
        table = gulch.load("western_legends").table(3, seed, {"extras": True, "bandit_cards": True})
        while "choosing" in {q.kind for q in table.pending.values()} or "starting" in {
            q.kind for q in table.pending.values()
        }:
            seat = sorted(table.pending)[0]
            table.answer(seat, table.pending[seat].options[0].id)
            if any(q.kind == "offered" for q in table.pending.values()):
                table.answer(sorted(table.pending)[0], "take:any_ranch_1")
        view = table.view(None)
        numbers = [number for number in view["bandit_numbers"] if number]
        assert len(numbers) == len(set(numbers)) == len(view["bandits"])
        assert view["bandit_deck"] == 6
        seen.add(tuple(view["bandit_numbers"]))
    assert len(seen) > 1


@pytest.mark.rule("WLX-011", "WLX-012", "WLX-014")
def test_the_line_with_the_number_of_the_bandit_is_read_to_all() -> None:
    t = meet("bad_hand", 2)
    assert "read_out:0:2:bad_hand:bad_hand_2" in t.log
    assert (t.view()["bandit_line"], t.view()["bandit_deck"]) == ("bad_hand_2", 5)
    assert t.asked == [(0, "committing")]


@pytest.mark.rule("WLX-015")
def test_whoever_brings_a_bandit_chooses_which_one_comes() -> None:
    t = with_expansions(*OPTIONS, hands=[["tip_off_c"], [], []], bandits=["C1"], bandit_cards=part("moonless", 3))
    t.play("play:tip_off_c", "add_bandit:A1")
    assert t.asked == [(0, "sending_bandit")]
    assert t.why_not("send_bandit:3") == "in-play"
    t.play("send_bandit:5")
    assert t.view()["bandit_numbers"] == ["5", None, None, None, "3", None]


@pytest.mark.rule("WLX-R05")
def test_used_bandit_cards_are_shuffled_when_the_deck_is_empty() -> None:
    empty = part("moonless", 5, bandit_deck=[], bandit_discard=CARD_NAMES)
    t = with_expansions(
        *OPTIONS, hands=[[KING], [], []], place=["SV3", "RF1", "RF2"], bandits=["C1"], bandit_cards=empty
    )
    t.play("move", "go:SV2")
    assert t.view()["bandit_deck"] == 5


@pytest.mark.rule("WLX-013")
def test_there_are_conditions_rewards_penalties_and_sayings() -> None:
    kinds = [line.kind for line in LINES]
    assert len(LINES) == len(LINE_NAMES) == 36
    assert (kinds.count(REWARD), kinds.count(PENALTY), kinds.count(SAYING)) == (10, 9, 6)


# ---- rewards: the usual ones are 1 LP, and $10 by the fight card -----------------------------------------------------
@pytest.mark.rule("WLX-013")
@pytest.mark.parametrize(
    "card, number, money, cards, legend, nuggets",
    [
        ("dust_and_lead", 1, 10, 3, 1, 0),
        ("dust_and_lead", 6, 30, 1, 1, 0),
        ("bad_hand", 2, 40, 1, 1, 0),
        ("price_of_powder", 3, 10, 1, 2, 0),
        ("old_grudge", 4, 20, 2, 1, 0),
        ("moonless", 6, 30, 1, 1, 0),
        ("last_bullet", 1, 30, 1, 1, 0),
        ("last_bullet", 2, 10, 1, 1, 1),
    ],
)
def test_a_reward_comes_after_the_usual_one(
    card: str, number: int, money: int, cards: int, legend: int, nuggets: int
) -> None:
    t = beat(card, number)
    assert (t.money[0], t.hands[0], t.legend[0], t.of("nuggets")[0]) == (money, cards, legend, nuggets)
    assert (t.bandits, t.view()["bandit_numbers"][C1]) == ([], None)
    assert lose(card, number).money[0] == 10  # not for a loser


@pytest.mark.rule("WLX-013")
def test_some_rewards_depend_on_the_player() -> None:
    t = meet("moonless", 6, wanted=[1, 0, 0])
    t.play_on(f"commit:{KING}", "send:fight_j")
    assert (t.money[0], t.hands[0]) == (10, 2)
    t = meet("last_bullet", 1, mine=["second_wind_c", "sprint_h"])
    t.play_on("commit:second_wind_c", "send:fight_j", "take_legend")
    assert (t.money[0], t.hands[0]) == (10, 2)  # the card was black
    t = beat("old_grudge", 5, wounds=[2, 0, 0])
    assert t.wounds[0] == 1
    t = beat("price_of_powder", 4)
    assert t.asked == [(0, "going")]
    t.play("go:SV1")
    assert t.place[0] == "SV1"


# ---- penalties: beside a wound and a card ----------------------------------------------------------------------------
@pytest.mark.rule("WLX-013")
@pytest.mark.parametrize(
    "card, number, money, wounds, legend, nuggets",
    [
        ("dust_and_lead", 2, 40, 1, 3, 2),
        ("bad_hand", 5, 60, 2, 3, 2),
        ("old_grudge", 3, 60, 1, 2, 2),
        ("moonless", 2, 60, 1, 3, 1),
    ],
)
def test_a_penalty_comes_after_the_wound(
    card: str, number: int, money: int, wounds: int, legend: int, nuggets: int
) -> None:
    t = lose(card, number, money=[5, 0, 0], legend=[3, 0, 0], nuggets=[2, 0, 0])
    assert (t.money[0], t.wounds[0], t.legend[0], t.of("nuggets")[0]) == (money, wounds, legend, nuggets)


@pytest.mark.rule("WLX-013")
def test_some_penalties_cost_cards_cattle_or_speed() -> None:
    t = lose("price_of_powder", 1)
    assert t.asked == [(0, "giving_card")]
    assert lose("last_bullet", 5, money=[5, 0, 0]).hands[0] == 1  # two, and one less by chance
    t = lose("moonless", 4, **herds([["green_1"], [], []]))
    assert t.of("cattle_green")[0] == []
    t = lose("bad_hand", 4, items=[["mustang"], [], []])
    assert t.of("speed")[0] == 2
    t.play("end_turn")
    assert t.of("speed")[0] == 4
    assert lose("moonless", 2, money=[2, 0, 0]).money[0] == 20  # $10 without a nugget


@pytest.mark.rule("WLX-013", "WLX-015")
def test_the_neighbour_on_the_right_may_bring_another_bandit() -> None:
    t = lose("price_of_powder", 6)
    assert t.asked == [(2, "calling")]
    t.play("add_bandit:A2", "send_bandit:1")
    assert (t.bandits, t.view()["bandit_numbers"][1]) == (["A2"], "1")


# ---- conditions ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-013")
def test_he_may_draw_three_cards_or_play_one_at_random() -> None:
    t = meet("dust_and_lead", 3)
    t.play(f"commit:{KING}")
    assert len(t.options) == 3
    t = meet("moonless", 1)
    t.play(f"commit:{KING}")
    assert any(line.startswith("npc_revealed") for line in t.log)  # nobody was asked


@pytest.mark.rule("WLX-013")
def test_reactions_may_be_barred() -> None:
    t = meet("dust_and_lead", 5, mine=[KING, "stick_em_up_c"])
    t.play(f"commit:{KING}", "send:fight_j")
    assert t.asked == [(0, "prize")]


@pytest.mark.rule("WLX-013")
def test_the_card_committed_may_be_drawn_at_random() -> None:
    t = meet("bad_hand", 1)
    assert t.asked == [(2, "sending")]


@pytest.mark.rule("WLX-013")
def test_his_card_may_be_lowered() -> None:
    t = meet("bad_hand", 6)
    t.play(f"commit:{KING}", "send:fight_j")
    assert t.view()["rank"] == ["k", "9"]


@pytest.mark.rule("WLX-013")
def test_the_text_of_a_weapon_may_be_ignored() -> None:
    armed: dict[str, Any] = {"items": [["shotgun"], [], []], "upgraded": [["shotgun"], [], []]}
    t = meet("price_of_powder", 5, **armed)
    t.play(f"commit:{KING}", "send:fight_j")
    assert t.view()["rank"] == ["k", "j"]
    t.play_on("take_legend")
    assert t.hands[0] == 1
    t = meet("price_of_powder", 2, **armed)
    t.play(f"commit:{KING}", "send:fight_j")
    assert t.view()["rank"] == ["k", "10"]


@pytest.mark.rule("WLX-013")
def test_he_may_want_ten_dollars() -> None:
    t = meet("old_grudge", 2, money=[2, 0, 0])
    t.play("yes", f"commit:{KING}", "send:fight_j")
    assert (t.view()["rank"], t.money[0]) == (["k", "j"], 10)
    t = meet("old_grudge", 2, money=[2, 0, 0])
    t.play("no", f"commit:{KING}", "send:fight_j")
    assert t.view()["rank"] == ["k", "q"]
    t = meet("old_grudge", 2)
    t.play(f"commit:{KING}", "send:fight_j")
    assert t.view()["rank"] == ["k", "q"]


@pytest.mark.rule("WLX-013")
def test_he_may_reveal_first() -> None:
    t = meet("old_grudge", 6)
    assert t.asked == [(2, "sending")]
    t.play("send:fight_j")
    assert "npc_revealed:fight_j" in t.log
    assert t.asked == [(0, "committing")]


@pytest.mark.rule("WLX-013")
def test_the_player_may_win_ties() -> None:
    t = meet("moonless", 3, mine=["bulletproof_h", "sprint_h"])
    t.play_on("commit:bulletproof_h", "send:fight_j", "take_legend")
    assert "won_fight:0" in t.log


@pytest.mark.rule("WLX-013")
def test_he_may_fight_with_both_cards() -> None:
    t = meet("last_bullet", 3, fights=["fight_j", "fight_q"])
    t.play(f"commit:{KING}")
    assert t.view()["rank"] == ["k", "q"]
    t.decline()
    assert (t.money[0], t.hands[0]) == (10, 2)  # the jack's $10 and the queen's card
    t.play_on("take_legend")
    assert len(t.view()["fight_deck"]) == 13


@pytest.mark.rule("WLX-013")
def test_the_mount_may_be_of_no_use_until_the_end_of_the_turn() -> None:
    t = meet("last_bullet", 4, items=[["mule"], [], []])
    t.play(f"commit:{KING}", "send:fight_j")
    assert (t.view()["rank"], t.of("mount")[0], t.of("speed")[0]) == (["k", "10"], None, 2)
    t.play_on("take_legend")
    t.play("end_turn")
    assert t.of("mount")[0] == "mule"


@pytest.mark.rule("WLX-013", "WL-306", "WL-378")
def test_what_only_the_mount_can_carry_is_lost_when_it_becomes_inactive() -> None:
    t = meet("last_bullet", 4, items=[["mule"], [], []], nuggets=[6, 0, 0])
    assert t.of("nuggets")[0] == 4
    t = meet("last_bullet", 4, items=[["workhorse"], [], []], **herds([["green_1", "blue_1"], [], []]))
    assert t.asked == [(0, "giving_up")]


def ridden_away(answer: str, **given: Any) -> Outpost:
    """Seat 0 beats the bandit of SH8 and rides from there to this territory."""
    numbers: list[str | None] = [None, "4", *[None] * 4]
    t = with_expansions(
        *OPTIONS,
        hands=[[KING, "sprint_h"], [], []],
        place=["SH9", "SH7", "RF2"],
        bandits=["A2"],
        fights=["fight_j", "fight_q"],
        bandit_cards=part("price_of_powder", 4, numbers=numbers),
        **given,
    )
    t.play("move", "go:SH8")
    t.play_on(f"commit:{KING}", "send:fight_j", "take_legend", answer)
    return t


@pytest.mark.rule("WLX-013", "WLX-R08", "WL-087")
def test_who_rides_away_from_a_beaten_bandit_ends_no_movement_there() -> None:
    cattle = herds([["green_1"], [], []])
    assert ridden_away("go:SH7", **cattle).asked == [(0, "acting")]  # green cattle at the blue ranch
    billy = {"cast": ["billy_the_kid", "annie_oakley", "bass_reeves"], "legends": [0], "money": [0, 3, 0]}
    assert ridden_away("go:SH7", **billy).asked == [(0, "acting")]
    assert ridden_away("go:SH8", **billy).asked == [(0, "acting")]  # nobody is there


@pytest.mark.rule("WLX-013")
@pytest.mark.parametrize(
    "card, number",
    [
        ("dust_and_lead", 4),
        ("bad_hand", 3),
        ("price_of_powder", 2),
        ("old_grudge", 1),
        ("moonless", 5),
        ("last_bullet", 6),
    ],
)
def test_a_saying_changes_nothing(card: str, number: int) -> None:
    t = beat(card, number)
    assert (t.money[0], t.hands[0], t.legend[0]) == (10, 1, 1)
    t = meet(card, number, mine=[QUEEN, "sprint_h"])
    assert t.asked == [(0, "committing")]
