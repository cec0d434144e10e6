"""The heuristic for the frontier legends at the places of Ante Up."""

from __future__ import annotations

from typing import Any

import pytest

from bots.test_western_legends import ACE, KING, goes_on, pick
from games.western_legends.buzzard_gulch import Gulch, a_gulch
from gulch.games.western_legends.ante_up.names import ITEMS as AU_ITEMS
from gulch.games.western_legends.components import ITEMS
from gulch.games.western_legends.names import EVERY_ITEM

pytestmark = pytest.mark.compiled
CAST = ["maria_gertrudis_barcelo", "pat_garrett", "sundance_kid"]
STOCK = [6 if item in (*ITEMS, *AU_ITEMS) else 0 for item in EVERY_ITEM]
FARO_CARDS = ["fight_5", "fight_9", "fight_k", "fight_2"]


def of(cast: str, **given: Any) -> Gulch:
    """Seat 0 is this character; the others are far away."""
    rest = [name for name in CAST if name != cast][:2]
    data = {"cast": [cast, *rest], "hands": [[], [], []], "stock": STOCK, **given}
    return a_gulch(**data)


def test_a_gambler_with_money_and_no_cards_plays_faro() -> None:
    t = of("maria_gertrudis_barcelo", place=["BT2", "CJ10", "SV1"], money=[4, 0, 0], fights=FARO_CARDS)
    assert goes_on(t, 1) == ["faro"]
    bets = goes_on(t, 2)
    shown = ("5", "9", "k")
    assert all(bet.startswith("bet:") and bet.endswith(":20") and bet.split(":")[1] in shown for bet in bets)
    assert len(set(bets)) == 2


def test_an_outlaw_at_the_far_station_robs_the_train() -> None:
    t = of("sundance_kid", hands=[[ACE, KING], [], []], place=["RS", "CJ10", "SV1"], au={"train": "RS"})
    assert pick(t) == "rob_train"


def test_of_legend_tokens_beyond_three_the_least_is_given_back() -> None:
    mine, supply = ["token_18", "token_1", "token_10"], ["token_16", "token_17"]  # 3, 1 and 2 points; 3 each
    hands = [["first_shot_h"], [], []]
    given: dict[str, Any] = {
        "place": ["F6a", "CJ10", "SV1"],
        "frontier": {"F6a": "painted_cave"},
        "tokens": [mine, [], []],
    }
    t = of("fee_lee_wong", hands=hands, token_supply=supply, **given)
    t.play("explore")
    assert pick(t) == "give_back:token_1"


@pytest.mark.parametrize("rival", [1, 2])
def test_the_posters_send_the_sheriff_to_the_greater_rival(rival: int) -> None:
    legend = [0, 9 if rival == 1 else 1, 9 if rival == 2 else 1]
    wanted: dict[str, Any] = {"wanted": [0, 3, 3], "legend": legend, "sheriff": "DR5"}
    t = of(
        "pat_garrett", hands=[["rumours_c"], [], []], place=["MP6", "CJ10", "SV1"], events=["wanted_posters"], **wanted
    )
    t.play("play:rumours_c")
    assert pick(t) == f"pick:{rival}"


def test_a_hand_of_high_cards_explores_the_frontier_with_what_it_needs_least() -> None:
    hand = ["jackpot_h", "stuff_c", "sprint_h", "sprint_d"]
    t = of(
        "fee_lee_wong",
        hands=[hand, [], []],
        place=["F6a", "CJ10", "SV1"],
        frontier={"F6a": "great_valley", "F8": None},
    )
    assert goes_on(t, 1) == ["explore"]
    assert pick(t) in ("spend_card:jackpot_h", "spend_card:stuff_c")


def test_whoever_has_gold_on_the_other_board_takes_it_to_the_bank_by_rail() -> None:
    t = of("fee_lee_wong", place=["RS", "CJ10", "SV1"], nuggets=[4, 0, 0], money=[1, 0, 0])
    assert pick(t) == "rail"


def test_whoever_leads_longhorns_brings_them_to_market() -> None:
    t = of("fee_lee_wong", place=["SV11", "CJ10", "SV1"], au={"longhorns": [2, 0, 0]})
    assert goes_on(t, 1) == ["move"]
    assert goes_on(t, 2)[0] in ("go:SV12", "go:CJ7", "go:SH7")


def test_lost_gold_is_picked_up_on_the_way() -> None:
    t = of("fee_lee_wong", place=["MP6", "CJ10", "SV1"], au={"lost_gold": {"MP5": 2}})
    assert goes_on(t, 2) == ["move", "go:MP5"]


def test_who_may_go_one_step_further_stays_where_longhorns_are_turned_in() -> None:
    t = of("kit_carson", place=["SV11", "CJ10", "SV1"], legend=[6, 0, 0], au={"longhorns": [2, 0, 0]})
    move, there, further = goes_on(t, 3)
    assert (move, further) == ("move", "no")
    assert there in ("go:SV12", "go:CJ7", "go:SH7")


def test_a_gambler_who_can_win_nothing_more_leaves_the_saloon() -> None:
    """All the money one may have, the last space of the track, and three tokens: the best there are, or worse ones."""

    def at_the_table(*tokens: str) -> str:
        supply = [f"token_{k}" for k in range(1, 28) if f"token_{k}" not in tokens]
        hero = of(
            "maria_gertrudis_barcelo",
            place=["BT2", "CJ10", "SV1"],
            money=[12, 0, 0],
            stock=[0] * len(STOCK),
            tokens=[list(tokens), [], []],
            token_supply=supply,
            fights=FARO_CARDS,
            au={"gambler": [7, 0, 0]},
        )
        return pick(hero)

    assert at_the_table("token_1", "token_2", "token_16") == "faro"
    assert at_the_table("token_16", "token_17", "token_18") != "faro"


def test_with_nothing_left_to_win_the_bets_are_taken_back() -> None:
    """Both cards that were bet on have come."""
    t = of("maria_gertrudis_barcelo", place=["BT2", "CJ10", "SV1"], money=[4, 0, 0], fights=FARO_CARDS)
    t.play("faro", "bet:a:10", "no_more_bets")
    assert t.asked == [(0, "staying")]
    assert pick(t) == "withdraw"
