"""Set-up: sheets, deck, bounties, characters and cowbots before the first card."""

from __future__ import annotations

import pytest

import gulch
from games.pokertown.sheets import a_table, answer, asked, goods, happened, options, run, sheet, why
from gulch.games.pokertown.components import CARD_NAMES
from gulch.games.pokertown.figures import FIGURES

GAME = gulch.load("pokertown")


@pytest.mark.rule("PT-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_decide_at_once_on_the_same_cards(seats: int) -> None:
    table = GAME.table(seats, 5)
    assert sorted(table.pending) == list(range(seats))
    assert {q.kind for q in table.pending.values()} == {"assign"}
    assert len({tuple(table.view(seat)["lineup"]) for seat in range(seats)}) == 1


@pytest.mark.rule("PT-001")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_is_allowed(seats: int) -> None:
    with pytest.raises(gulch.BadOption, match="1 to 4"):
        GAME.table(seats, 5)


@pytest.mark.rule("PT-002")
def test_the_deck_has_fifty_two_cards_and_no_jokers() -> None:
    data = GAME.table(1, 3).now[0].to_data()
    everything = [*data["deck"], *data["lineup"], *data["sheriff"]]
    assert sorted(everything) == sorted(CARD_NAMES)
    assert len(CARD_NAMES) == 52
    assert not any("joker" in name for name in everything)


@pytest.mark.rule("PT-003", "PT-004")
@pytest.mark.parametrize("seats", [1, 4])
def test_everybody_starts_with_four_dollars_and_two_nuggets_and_the_centre_circled(seats: int) -> None:
    for found in GAME.table(seats, 2).view(None)["sheets"]:
        assert (found["dollars"], found["nuggets"], found["stars"], found["wanted"]) == (4, 2, 0, 0)
        assert (found["pans"], found["hammers"], found["items"]) == (0, 0, [])
        assert [name for name, mark in found["graveyard"].items() if mark == "circled"] == ["mc"]
        for region in ("badlands", "mine", "town"):
            assert set(found[region].values()) == {"open"}


@pytest.mark.rule("PT-005")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_of_twelve_bounties_lie_on_their_first_side(seats: int) -> None:
    bounties = GAME.table(seats, 7).view(None)["bounties"]
    assert len({bounty["id"] for bounty in bounties}) == 3
    assert all(bounty["stars"] == 7 and not bounty["flipped"] for bounty in bounties)
    assert len(FIGURES["bounties"]["cards"]) == 12


@pytest.mark.rule("PT-005")
def test_a_solo_game_has_no_bounties() -> None:
    assert GAME.table(1, 7).view(0)["bounties"] == []


@pytest.mark.rule("PT-006")
def test_an_ace_counts_one_as_rank_robbery_and_sheriffs_card() -> None:
    table = answer(a_table("5h as 7c"), "use:1:2")
    assert "visit:stage_a:0" in options(table)
    assert "visit:stage_2:1" in options(table)
    failed = answer(a_table("5s 2d 7c", deck="ah"), "use:1:2", "visit:target_2:0")
    assert happened(failed, "robbed")[0]["result"] == "failure"
    arrested = run(a_table(at="sheriff", sheriff="as", wanted=2, stars=9))
    assert happened(arrested, "arrested")


@pytest.mark.rule("PT-006")
@pytest.mark.parametrize("rank, stage", [("j", 11), ("q", 12), ("k", 13)])
def test_jack_queen_and_king_count_eleven_to_thirteen(rank: str, stage: int) -> None:
    table = answer(a_table(f"5h {rank}s 7c", nuggets=0), "use:1:2")
    assert len(options(table)) == stage


@pytest.mark.rule("PT-007")
def test_everybody_sees_the_whole_discard_pile() -> None:
    table = answer(a_table("9h 9s 9c", seats=2), "dig:1", "circle:bc")
    answer(table, "dig:1", "circle:bc", seat=1)
    for viewer in (0, 1, None):
        assert table.view(viewer)["discard"] == ["hearts_9", "spades_9", "clubs_9"]


@pytest.mark.rule("PT-008")
def test_dollars_nuggets_stars_and_wanted_go_beyond_the_printed_tracks() -> None:
    tracks = FIGURES["tracks"]
    table = a_table("5s kd 7c", deck="kh", dollars=70, nuggets=50, stars=70, wanted=30)
    answer(table, "use:1:2", "visit:target_k:0")
    assert goods(table) == (80, 50, 78, 34)
    assert (tracks["dollars"], tracks["stars"], tracks["wanted"]) == (70, 70, 30)
    nuggets = answer(a_table("5h 8d 7c", nuggets=50), "use:1:2", "visit:stage_8:0")
    assert goods(nuggets)[1] == 58


@pytest.mark.rule("PT-009")
def test_nothing_falls_below_zero() -> None:
    table = answer(a_table("5c jd 7h", wanted=1, visited=["sheriffs_office"]), "use:1:2")
    answer(table, "visit:sheriffs_office:0", "cross_two")
    assert goods(table)[3] == 0
    poor = run(a_table(at="sheriff", sheriff="as", wanted=5, stars=3, dollars=0))
    assert happened(poor, "lost")[0]["count"] == "3"


@pytest.mark.rule("PT-121", "PT-R37")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_either_nobody_or_everybody_has_a_character_and_all_are_different(seats: int) -> None:
    assert all(found["character"] is None for found in GAME.table(seats, 1).view(None)["sheets"])
    sheets = GAME.table(seats, 1, {"characters": "random"}).view(None)["sheets"]
    names = {found["character"]["id"] for found in sheets}
    assert len(names) == seats
    assert names <= {character["id"] for character in FIGURES["characters"]}


@pytest.mark.rule("PT-R37")
@pytest.mark.parametrize("number", range(14), ids=[character["id"] for character in FIGURES["characters"]])
def test_a_solo_player_may_choose_any_character_and_gets_its_kit(number: int) -> None:
    character = FIGURES["characters"][number]
    table = GAME.table(1, 1, {"characters": "chosen"})
    assert asked(table) == "cast"
    answer(table, f"choose:{character['id']}")
    found, kit = sheet(table), character["kit"]
    assert found["character"] == {"id": character["id"], "uses": character["uses"]}
    for name in ("dollars", "nuggets", "stars", "wanted", "pans", "hammers"):
        assert found[name] == kit.get(name, 0)
    assert found["items"] == (["shovel"] if "shovel" in kit else [])


@pytest.mark.rule("PT-R37")
def test_only_a_solo_player_may_choose() -> None:
    with pytest.raises(gulch.BadOption, match="characters"):
        GAME.table(2, 1, {"characters": "chosen"})


@pytest.mark.rule("PT-123")
def test_characters_cowbots_and_holdem_are_off_unless_wanted() -> None:
    assert {name: spec.default for name, spec in GAME.options.items()} == {
        "characters": "off",
        "holdem": False,
        "high_stakes": False,
        "cowbot": "off",
        "difficulty": "normal",
        "random_setup": False,
        "edition": "ru",
    }
    view = GAME.table(1, 1).view(0)
    assert view["cowbot"] is None
    assert view["me"]["pair"] == []


@pytest.mark.rule("PT-122", "PT-154", "PT-R48")
def test_one_card_names_cowbot_and_character_and_goes_back_into_the_deck() -> None:
    wanted = {"characters": "random", "cowbot": "random", "random_setup": True}
    seen = set()
    for seed in range(60):
        table = GAME.table(1, seed, wanted)
        view = table.view(0)
        character = view["sheets"][0]["character"]["id"]
        assert character != "wild_card", "the jokers are not in the deck"
        seen.add((view["cowbot"]["id"], character))
        data = table.now[0].to_data()
        assert len(data["deck"]) + len(data["lineup"]) + 1 == 52
    assert {bot for bot, _ in seen} == {"jane", "billy", "bart", "earp"}
    assert len({name for _, name in seen}) > 8


@pytest.mark.rule("PT-154")
def test_the_random_set_up_needs_a_random_cowbot_and_a_random_character() -> None:
    with pytest.raises(gulch.BadOption, match="random_setup"):
        GAME.table(1, 1, {"random_setup": True})


@pytest.mark.rule("PT-150")
@pytest.mark.parametrize("cowbot", ["jane", "billy", "bart", "earp"])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_each_cowbot_can_be_chosen_at_three_levels(cowbot: str, level: str) -> None:
    view = GAME.table(1, 1, {"cowbot": cowbot, "difficulty": level}).view(0)
    assert (view["cowbot"]["id"], view["cowbot"]["level"]) == (cowbot, level)


@pytest.mark.rule("PT-150")
def test_a_cowbot_is_for_solo_games_and_can_be_random() -> None:
    with pytest.raises(gulch.BadOption, match="cowbot"):
        GAME.table(2, 1, {"cowbot": "jane"})
    with pytest.raises(gulch.BadOption, match="difficulty"):
        GAME.table(1, 1, {"difficulty": "hard"})
    found = {GAME.table(1, seed, {"cowbot": "random"}).view(0)["cowbot"]["id"] for seed in range(30)}
    assert found == {"jane", "billy", "bart", "earp"}


@pytest.mark.rule("PT-R41")
def test_high_stakes_need_holdem_and_two_players() -> None:
    with pytest.raises(gulch.BadOption, match="needs holdem"):
        GAME.table(2, 1, {"high_stakes": True})
    with pytest.raises(gulch.BadOption, match="only with 2 to 4"):
        GAME.table(1, 1, {"holdem": True, "high_stakes": True})


def test_a_scenario_with_a_card_in_two_places_is_refused() -> None:
    data = GAME.table(1, 1).now[0].to_data()
    data["deck"][0] = data["sheriff"][0]
    with pytest.raises(gulch.BadRecord, match="is in two places"):
        gulch.scenario("pokertown", {k: v for k, v in data.items() if k != "chance"})


def test_the_helper_says_why_not() -> None:
    table = a_table()
    assert why(table, "use:1:1") == "same-card"
    assert why(table, "use:1:2") == ""
