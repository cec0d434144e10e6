"""The sheriff: WL-280 to WL-299."""

from __future__ import annotations

import pytest

from games.western_legends.frontier_town import (
    FIVE,
    FOUR,
    KING,
    NINE,
    QUEEN,
    TEN,
    a_manhunt,
    bottom_of_the_fight_deck,
    herds,
)
from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


@pytest.mark.rule("WL-280", "WL-281", "WL-283", "WL-R63", "WL-EX-14")
def test_the_sheriff_does_not_move_while_nobody_is_wanted() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], marshal=[1, 0, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert t.asked == [(0, "acting")]
    assert (t.view()["sheriff"], t.view()["sheriff_active"]) == ("DR1", False)
    assert t.legend[0] == 1


@pytest.mark.rule("WL-282", "WL-283", "WL-R65", "WL-R50", "WL-R64")
def test_who_moves_him_chooses_each_of_exactly_three_steps() -> None:
    t = a_table(
        hands=[["manhunt_h"], [], []], wanted=[0, 1, 0], sheriff="DR1", bandits=["A1"], place=["CJ10", "RF1", "RF2"]
    )
    t.play("play:manhunt_h")
    assert set(t.options) == {"drive:DR2", "drive:DR5", "drive:MP4", "drive:MP5", "drive:MP7"}
    assert t.why_not("drive:MP1") == "too-far"
    t.play("drive:MP5", "drive:MP1", "drive:MP5")
    assert t.view()["sheriff"] == "MP5"
    assert t.bandits == ["A1"]
    assert t.legend[0] == 0  # neither marshal nor wanted


@pytest.mark.rule("WL-247", "WL-286", "WL-284", "WL-285", "WL-R67", "WL-289", "WL-290", "WL-291")
def test_he_stops_where_a_wanted_player_is_who_discards_and_faces_him() -> None:
    t = a_manhunt([[], [KING, NINE, FIVE], []], ["fight_2", "fight_3", "fight_4", "fight_8"])
    assert t.asked == [
        (1, "meeting_sheriff")
    ]  # another question than at the hand limit: people read why they lose a card
    t.play(f"drop:{FIVE}")
    assert t.asked == [(1, "facing")]
    assert set(t.options) == {f"commit:{KING}", f"commit:{NINE}", "surrender"}
    assert t.view(0)["players"][0]["npc_hand"] == []
    t.play(f"commit:{KING}")
    assert t.asked == [(0, "sending")]
    assert t.view(0)["players"][0]["npc_hand"] == ["fight_2", "fight_3", "fight_4", "fight_8"]


@pytest.mark.rule("WL-292", "WL-293", "WL-294", "WL-295", "WL-296", "WL-299", "WL-280")
def test_the_sheriff_wins_ties_and_an_arrest_costs_everything() -> None:
    t = a_manhunt(
        [[], [QUEEN, FIVE], []],
        ["fight_q", "fight_3", "fight_4", "fight_8"],
        money=[0, 5, 0],
        nuggets=[0, 3, 0],
        **herds([[], ["blue_1"], []]),
    )
    t.play(f"drop:{FIVE}", f"commit:{QUEEN}", "send:fight_q")
    t.decline()
    assert (t.wounds[1], t.hands[1]) == (1, 2)  # the queen gives a card, losing another
    assert (t.money[1], t.of("nuggets")[1], t.of("wanted")[1]) == (20, 1, 0)
    assert t.view()["ranches"] == [8, 8]
    assert (t.place[1], t.view()["sheriff"]) == ("DR1", "DR1")
    assert t.view()["sheriff_active"] is False
    assert bottom_of_the_fight_deck(t, 4) == {"fight_q", "fight_3", "fight_4", "fight_8"}


@pytest.mark.rule("WL-297", "WL-298")
def test_who_beats_him_stays_and_keeps_everything_and_he_goes_back() -> None:
    t = a_manhunt([[], [KING, FIVE], []], ["fight_2", "fight_3", "fight_4", "fight_8"], money=[0, 5, 0])
    t.play(f"drop:{FIVE}", f"commit:{KING}", "send:fight_8")
    t.decline()
    assert (t.of("wanted")[1], t.money[1], t.place[1]) == (2, 50, "MP6")
    assert (t.legend[1], t.view()["sheriff"]) == (0, "DR1")
    assert t.wounds[1] == 1  # by the fight card


@pytest.mark.rule("WL-290", "WL-R61", "WL-369")
def test_surrender_is_an_arrest_without_fight_cards() -> None:
    t = a_manhunt([[], [KING, FIVE, NINE], []], ["fight_2", "fight_3", "fight_4", "fight_8"], money=[0, 3, 0])
    t.play(f"drop:{FIVE}", "surrender")
    assert (t.of("wanted")[1], t.money[1], t.place[1], t.wounds[1]) == (0, 10, "DR1", 1)
    assert t.hands[1] == 3
    assert not any(event.startswith("cards_drawn") for event in t.log)


@pytest.mark.rule("WL-R62")
def test_who_has_no_cards_left_is_arrested() -> None:
    t = a_manhunt([[], [FIVE], []])
    assert "arrested:1" in t.log
    assert t.place[1] == "DR1"


@pytest.mark.rule("WL-287", "WL-284")
def test_of_several_wanted_players_all_discard_and_the_mover_picks_one() -> None:
    t = a_manhunt([[], [KING, FIVE], []], place=["CJ10", "MP6", "MP6"], wanted=[0, 2, 1])
    t.play(f"drop:{FIVE}")
    assert t.asked == [(0, "picking")]
    assert set(t.options) == {"pick:1", "pick:2"}
    t.play("pick:2")
    assert "arrested:2" in t.log
    assert (t.place[1], t.of("wanted")[1]) == ("MP6", 2)


@pytest.mark.rule("WL-288")
def test_becoming_wanted_beside_the_sheriff_triggers_nothing() -> None:
    hands = [[TEN, "sprint_h"], [NINE, "sprint_d"], []]
    t = a_table(hands=hands, place=["MP6", "MP6", "CJ10"], sheriff="MP6")
    t.play("rob:1", f"commit:{TEN}", f"commit:{NINE}")
    t.decline()
    assert (t.of("wanted")[0], t.place[0]) == (1, "MP6")
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-R66")
def test_a_wanted_player_may_send_the_sheriff_to_the_own_territory() -> None:
    t = a_table(hands=[["manhunt_h", KING, FIVE], [], []], wanted=[1, 0, 0], sheriff="MP5", place=["MP6", "RF1", "RF2"])
    t.play("play:manhunt_h", "drive:MP6", f"drop:{FIVE}", "surrender")
    assert t.place[0] == "DR1"
    assert t.view()["actions"] == 2


@pytest.mark.rule("WL-R26")
def test_who_is_arrested_in_the_own_turn_goes_on_from_the_office() -> None:
    t = a_table(hands=[["manhunt_h", KING], [], []], wanted=[1, 0, 0], sheriff="MP5", place=["MP6", "RF1", "RF2"])
    t.play("play:manhunt_h", "drive:MP6")
    t.play("work")
    assert t.money[0] == 10


@pytest.mark.rule("WL-R88")
def test_after_a_restart_the_sheriff_offers_surrender_again() -> None:
    t = a_manhunt([[], [KING, FIVE, FOUR.replace("_h", "_d")], []], ["fight_10", "fight_3", "fight_4", "fight_8"])
    t.play(f"drop:{FIVE}", f"commit:{KING}", "send:fight_10")
    t.decline()
    t.play("yes")
    assert t.asked == [(1, "facing")]
    assert "surrender" in t.options
    assert t.view(0)["players"][0]["npc_hand"] == []


@pytest.mark.rule("WL-EX-10")
def test_a_wanted_player_may_send_the_sheriff_away() -> None:
    t = a_table(hands=[["manhunt_h", KING], [], []], wanted=[1, 0, 0], sheriff="MP5", place=["MP6", "RF1", "RF2"])
    t.play("play:manhunt_h", "drive:MP4", "drive:MP3", "drive:MP9")
    assert t.view()["sheriff"] == "MP9"
    assert t.legend[0] == 1
    assert t.hands[0] == 1
