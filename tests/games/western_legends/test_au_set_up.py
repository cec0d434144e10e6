"""Ante Up: the set-up, counted over many new games."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.buzzard_gulch import ON, a_gulch
from gulch.engine.chance import fast

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]


def new_games(seats: int = 3, games: int = 12, **options: Any) -> list[dict[str, Any]]:
    game = gulch.load("western_legends")
    rules = game.rules_for(seats, game.checked(seats, ON | options))
    return [game.new(rules, fast(seed)).to_data() for seed in range(games)]


def tokens_out(data: dict[str, Any]) -> int:
    own = data["ante_up"]
    lying = [token for zone in ("renegades", "prospectors", "rollers") for place in own[zone] for token in place]
    return len(lying) + sum(own["grazing"].values())


@pytest.mark.rule("AU-001", "AU-201")
def test_the_expansion_adds_to_the_base_game_and_brings_no_stories() -> None:
    table = gulch.load("western_legends").table(3, 1, ON)
    assert table.view(None)["train"] == "SV12"
    assert len(new_games(games=1)[0]["stack"]) == 40


@pytest.mark.rule("AU-015", "AU-016", "AU-017", "AU-018")
@pytest.mark.parametrize("seats, events", [(2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_one_event_for_every_two_players_has_happened(seats: int, events: int) -> None:
    for data in new_games(seats, 4):
        assert len(data["ante_up"]["events_done"]) == events
        assert len(data["ante_up"]["event_deck"]) == 22 - events


@pytest.mark.rule("AU-019", "AU-198", "AU-R02")
def test_first_events_place_tokens_at_random_and_leave_sheriff_bandits_and_players_alone() -> None:
    games = new_games(6, 30)
    assert all(data["sheriff"] == "DR1" and data["bandits"] == [] for data in games)
    assert all(data["money"] == [0] * 6 and data["wounds"] == [0] * 6 for data in games)
    assert any(tokens_out(data) > 0 for data in games)
    spots = {place for data in games for place in data["ante_up"]["grazing"]}
    assert len(spots) > 3


@pytest.mark.rule("AU-R02", "AU-036")
def test_ranches_frontier_and_station_are_not_empty_then() -> None:
    closed = {"F6a", "F6b", "F6c", "F6d", "F7a", "F7b", "F7c", "F7d", "F8", "RO", "SV12"}
    from gulch.games.western_legends.board import TERRITORIES

    for data in new_games(6, 30):
        lying = {place for place, here in zip(TERRITORIES, data["ante_up"]["renegades"]) if here}
        assert not closed & (lying | set(data["ante_up"]["grazing"]))


@pytest.mark.rule("AU-025", "AU-190", "AU-006", "AU-R35")
def test_the_trading_post_has_six_kinds_with_a_weapon_and_a_mount() -> None:
    weapons, mounts = {"revolver", "shotgun", "rifle", "derringer"}, {"mustang", "mule", "quarter_horse"}
    posts = [set(data["ante_up"]["post"]) for data in new_games(games=30)]
    for post in posts:
        assert len(post) == 6
        assert post & weapons
        assert post & mounts
        assert weapons - post
        assert mounts - post
    assert len({tuple(sorted(post)) for post in posts}) > 5


@pytest.mark.rule("AU-189", "AU-013")
def test_nine_of_twelve_frontier_tokens_lie_out() -> None:
    for data in new_games():
        assert len(set(data["ante_up"]["frontier"])) == 9
        assert None not in data["ante_up"]["frontier"]


@pytest.mark.rule("AU-193", "AU-007")
@pytest.mark.parametrize("length, spaces", [("short", [5, 10]), ("medium", [5, 10, 15]), ("long", [5, 10, 15, 20])])
def test_event_markers_lie_on_every_fifth_space(length: str, spaces: list[int]) -> None:
    table = gulch.load("western_legends").table(3, 1, ON | {"length": length})
    markers = table.view(None)["event_markers"]
    assert markers == {"legend": spaces, "marshal": [5], "wanted": [5], "gambler": [5]}


@pytest.mark.rule("AU-191", "AU-192", "AU-194", "AU-196", "AU-010", "AU-011", "AU-008")
def test_all_tokens_and_cards_of_the_expansion_are_in_the_game() -> None:
    data = new_games(games=1)[0]
    own = data["ante_up"]
    assert len(data["ranch_orange"]) == 8
    assert len(data["token_supply"]) == 27
    assert len(own["heist_deck"]) == 8
    for zone, supply, count in (
        ("renegades", "renegade_supply", 9),
        ("prospectors", "prospector_supply", 3),
        ("rollers", "roller_supply", 3),
    ):
        assert sum(len(place) for place in own[zone]) + len(own[supply]) == count


@pytest.mark.rule("AU-195", "AU-005", "AU-R01")
def test_ten_cards_take_the_place_of_others_with_the_same_rank_and_suit() -> None:
    deck = set(new_games(games=1)[0]["deck"])
    assert len(deck) == 52
    assert {"vendetta_h", "vendetta_d", "rumours_c", "rumours_s", "scouting_c", "scouting_s"} <= deck
    assert {"jackpot_h", "jackpot_d", "stuff_c", "stuff_s"} <= deck
    assert not {card for card in deck if card.startswith(("payday", "reputation", "wallop", "instinct", "fools_gold"))}


@pytest.mark.rule("AU-195")
def test_the_new_cards_have_the_ranks_of_those_they_replace() -> None:
    """A pair of fives and one of nines: Vendetta and Jackpot."""
    hand = ["vendetta_h", "jackpot_h"]
    top = ["tip_off_s", "grit_c", "cover_c", "cover_s", "sprint_d", "patch_up_c", "lady_luck_h", "dead_eye_c"]
    t = a_gulch([hand, [], []], place=["DR5", "SV7", "SV1"], money=[3, 0, 0], top=top)
    t.play("gamble")
    t.say(2, "lay:cover_c", "lay:cover_s")
    t.say(0, "lay:vendetta_h", "lay:jackpot_h")
    assert "has_hand:0:pair" in t.log


@pytest.mark.rule("AU-004", "AU-197")
def test_the_eight_characters_are_dealt_with_the_others() -> None:
    dealt = {name for data in new_games(6, 20) for offered in data["offered"] for name in offered}
    assert len(dealt) == 20


def starting(character: str, seats: int = 3, **more: Any) -> Any:
    """Everybody chooses; seat 0 is this character."""
    others = ["annie_oakley", "bass_reeves", "doc_holliday", "jesse_james", "wild_bill_hickok"]
    who = [character, *[name for name in others if name != character]][:seats]
    t = a_gulch(
        cast=who,
        at="choose",
        chosen=[[] for _ in range(seats)],
        offered=[[name] for name in who],
        known={},
        place=[None] * seats,
        **more,
    )
    t.play(*[f"be:{name}" for name in who])
    return t


@pytest.mark.rule("AU-023", "AU-R100")
def test_event_tokens_make_room_for_whoever_starts_there() -> None:
    t = starting(
        "curly_bill",
        renegades={"OC": "renegade_deserter", "N4": "renegade_lookout"},
        au={"lost_gold": {"OC": 1}},
    )
    assert t.tokens == {"N4": "renegade"}
    assert t.view()["lost_gold"] == {"OC": 1}
    t = starting("mary_fields", rollers={"darkrock": "high_roller_colonel", "red_falls": "high_roller_drummer"})
    t.play("start:DR5") if t.can("start:DR5") else None
    assert "darkrock" not in t.view()["high_rollers"]


@pytest.mark.rule("AU-199", "AU-197")
def test_a_start_at_the_trading_post_is_any_of_its_territories() -> None:
    t = starting("seth_bullock")
    assert t.options == ["start:BT5", "start:BT6", "start:BT7"]


@pytest.mark.rule("AU-197", "AU-R108", "AU-R75")
def test_a_starting_gazette_brings_an_event_that_leaves_its_owner_out() -> None:
    t = starting("fee_lee_wong", events=["strayed_drive"])
    assert t.asked == [(0, "placing")]  # the owner's choice, before any figure stands
    assert t.place == [None] * 3
    t.play("place:SV1")
    assert t.hands[0] == 1  # the card of the kit; the event's is left out
    assert t.money[0] == 30


@pytest.mark.rule("AU-197", "AU-077")
def test_a_starting_gambler_point_pays_its_space() -> None:
    t = starting("soapy_smith")
    assert t.options == ["take:gambler_1_1", "take:gambler_1_2"]
    t.play("take:gambler_1_1")
    assert (t.gambler[0], t.money[0]) == (1, 20)


@pytest.mark.rule("AU-024")
def test_every_new_word_is_explained() -> None:
    """What a reference card would say: each new action names the rule behind it."""
    t = a_gulch([["living_legend_h"], [], []], place=["SV12", "SV7", "CJ10"], money=[3, 0, 0])
    rules = {option.id: option.rule for option in t.table.pending[0].options}
    assert (rules["rob_train"], rules["rail"]) == ("AU-098", "AU-119")
