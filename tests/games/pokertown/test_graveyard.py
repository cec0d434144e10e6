"""The graveyard: every tombstone, every link by its printed reward."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, goods, happened, options, sheet
from gulch.games.pokertown.figures import FIGURES

NAMES = FIGURES["graveyard"]["tombstones"]
LINKS = FIGURES["graveyard"]["links"]
OUTER = [name for name in NAMES if name != "mc"]


def dig(name: str, **fields: Any) -> Any:
    return answer(a_table(**fields), "dig:1", f"circle:{name}")


@pytest.mark.rule("PT-080", "PT-083")
@pytest.mark.parametrize("name", OUTER)
def test_any_uncircled_tombstone_may_be_circled_for_one_wanted(name: str) -> None:
    for lineup in ("kh ks kd", "ac 2c 3c"):
        table = dig(name, lineup=lineup, sheriff="qs")
        assert sheet(table)["graveyard"][name] == "circled"
        assert goods(table)[3] == 1
    again = answer(a_table(graves=[name]), "dig:1")
    assert options(again) == [f"circle:{other}" for other in OUTER if other != name]


@pytest.mark.rule("PT-080", "PT-062")
@pytest.mark.parametrize("name", OUTER)
def test_after_a_visit_to_the_undertaker_no_tombstone_gives_wanted(name: str) -> None:
    assert goods(dig(name, items=["undertaker"]))[3] == 0


@pytest.mark.rule("PT-081")
@pytest.mark.parametrize("link", LINKS, ids=["-".join(link["between"]) for link in LINKS])
def test_every_link_pays_when_its_second_end_is_circled_and_only_then(link: dict[str, object]) -> None:
    ends = link["between"]
    assert isinstance(ends, list)
    printed = link["reward"]
    assert isinstance(printed, dict)
    for first, second in (ends, ends[::-1]):
        if second == "mc":
            continue
        table = dig(second, graves=[first])
        told = [(e["goods"], int(e["count"])) for e in happened(table, "gained") if e["cause"] == "link"]
        bonuses = [e["region"] for e in happened(table, "bonus")]
        mine = [(k, v) for k, v in printed.items() if k != "bonus"]
        others = [
            reward
            for other in LINKS
            if other is not link and second in other["between"] and set(other["between"]) <= {first, second, "mc"}
            for reward in [other["reward"]]
        ]
        for reward in others:
            mine += [(k, v) for k, v in reward.items() if k != "bonus"]
        assert sorted(told) == sorted(mine)
        assert bonuses == ([printed["bonus"]] if "bonus" in printed else [])
        if first != "mc":
            lone = dig(first, graves=[])
            assert (printed.get("bonus") or "none") not in [e["region"] for e in happened(lone, "bonus")]


@pytest.mark.rule("PT-EX-7")
def test_one_circle_may_earn_two_rewards_at_once() -> None:
    table = dig("br", graves=["bc"])
    assert sheet(table)["waiting"]["bonus"] == {"town": 1}
    assert goods(table)[3] == 1
    answer(table, "decline:town", "dig:1", "circle:mr")
    assert goods(table) == (4 + 8, 2 + 2, 0, 2)


@pytest.mark.rule("PT-082", "PT-077")
@pytest.mark.parametrize("name", OUTER)
def test_with_the_shovel_each_tombstone_gives_a_star(name: str) -> None:
    with_shovel, without = goods(dig(name, items=["shovel"])), goods(dig(name))
    assert with_shovel[2] == without[2] + 1


@pytest.mark.rule("PT-096")
@pytest.mark.parametrize("name", OUTER)
def test_a_bonus_tombstone_has_the_usual_wanted_rewards_and_star(name: str) -> None:
    by_action = dig(name, items=["shovel"])
    table = answer(a_table("9h 3s 4d", items=["shovel"]), "use:1:2", "visit:stage_3:0", f"act:tombstone_{name}")
    assert (goods(table)[2], goods(table)[3]) == (goods(by_action)[2] + 1, goods(by_action)[3])
    assert sheet(table)["graveyard"][name] == "circled"
