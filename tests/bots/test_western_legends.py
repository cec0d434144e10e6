"""The heuristic for the frontier legends follows a plan, wins, ends games, and knows only what its seat may know."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gulch
from contract.walks import CASES
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost, a_table
from gulch.bots import make_bot, make_bots
from gulch.bots.western_legends_plans import FOND, PLANS, plan_of
from gulch.bots.western_legends_standing import AT_END, PER_TURN, TRAITS, traits, value
from gulch.games.western_legends.names import EVERY_CHARACTER
from gulch.games.western_legends.state import Western
from gulch.lab.simulate import Simulator

pytestmark = pytest.mark.compiled

GAME = gulch.load("western_legends")
TABLES = [(case.seats, case.options) for case in CASES if case.game is GAME]
GAMES = 20  # bench/bots_western_legends.py plays 10,000
HUMAN = 40  # rounds
ACE = "first_shot_h"
KING = "showdown_c"


def pick(t: Outpost, seat: int = 0) -> str:
    """What the heuristic would say."""
    question = t.table.pending[seat]
    bot = make_bot("western_legends", "heuristic", 1)
    choice = bot.choose(t.table.now[seat], seat, question.moment, question.codes, question.about)
    return t.table.rules.words.id(choice)


def goes_on(t: Outpost, answers: int, seat: int = 0) -> list[str]:
    """The heuristic's next answers."""
    said = []
    for _ in range(answers):
        said.append(pick(t, seat))
        t.table.answer(seat, said[-1])
    return said


# ---- whole games -----------------------------------------------------------------------------------------------------
def test_the_heuristic_wins_nearly_every_game_against_three_random_bots() -> None:
    simulator = Simulator(GAME, 4)
    won = 0.0
    for k in range(GAMES):
        levels = ["heuristic" if p == k % 4 else "random" for p in range(4)]
        winners = GAME.outcome(simulator.playout(k, make_bots("western_legends", levels, 4, k))).winners
        won += (k % 4 in winners) / len(winners)
    assert won >= 0.9 * GAMES


@pytest.mark.parametrize("seats, options", TABLES)
def test_games_among_heuristics_end_by_the_threshold_in_a_human_number_of_rounds(
    seats: int, options: dict[str, Any]
) -> None:
    simulator = Simulator(GAME, seats, options)
    for seed in range(2):
        end: Any = simulator.playout(seed, make_bot("western_legends", "heuristic", seed))
        assert 0 < end.ending <= HUMAN
        assert max(*end.legend, end.man_legend) >= end.game.threshold


@pytest.mark.parametrize("case", range(len(TABLES)))
def test_the_heuristic_chooses_the_same_on_every_guess_of_its_seat(case: int) -> None:
    """It never reads another hand, a card face down, a deck, or more of a story than its condition."""
    seats, options = TABLES[case]
    rng = random.Random(case)
    table = GAME.table(seats, case, options)
    compared = 0
    while table.pending and compared < 120:
        seat = rng.choice(sorted(table.pending))
        question = table.pending[seat]
        picks = set()
        for k in range(2):
            guess = table.guess(seat, 1000 * compared + k)
            other = guess.pending[seat]
            bot = make_bot("western_legends", "heuristic", 5)
            picks.add(bot.choose(guess.now[seat], seat, other.moment, other.codes, other.about))
        assert len(picks) == 1
        assert picks <= set(question.codes)
        compared += 1
        table.take(seat, picks.pop() if rng.random() < 0.5 else rng.choice(question.codes))
    assert compared > 50


# ---- plans -----------------------------------------------------------------------------------------------------------
def test_every_character_has_a_plan_and_every_plan_a_character() -> None:
    assert set(FOND) == set(EVERY_CHARACTER)
    favourites = {PLANS[max(range(len(PLANS)), key=fond.__getitem__)] for fond in FOND.values()}
    assert favourites == set(PLANS)


def plan(t: Outpost, seat: int = 0) -> str:
    now: Any = t.table.now[0]
    return PLANS[plan_of(now, seat)]


def test_a_plan_follows_from_the_character() -> None:
    t = a_table(cast=["bass_reeves", "jesse_james", "wild_bill_hickok"])
    assert [plan(t, seat) for seat in range(3)] == ["lawman", "outlaw", "gambler"]


def test_a_plan_follows_from_the_table_as_well() -> None:
    """Nobody wanted is a lawman; what one has gained already is not thrown away."""
    cast = ["bass_reeves", "jesse_james", "yb_rowdy"]
    assert plan(a_table(cast=cast, wanted=[4, 0, 0])) != "lawman"
    assert plan(a_table(cast=cast, marshal=[0, 0, 6]), 2) == "lawman"
    assert plan(a_table(cast=cast, nuggets=[0, 0, 4]), 2) == "prospector"


# ---- each plan at work -----------------------------------------------------------------------------------------------
def test_a_lawman_rides_to_a_bandit_with_a_good_card_and_takes_the_badge() -> None:
    t = a_table(
        hands=[[ACE, "sprint_h"], [], []],
        cast=["bass_reeves", "kit_carson", "yb_rowdy"],
        place=["SV3", "CJ10", "SH6"],
        marshal=[1, 0, 0],
        bandits=["C1"],
        fights=["fight_2", "fight_3"],
    )
    assert goes_on(t, 3) == ["move", "go:SV2", f"commit:{ACE}"]
    t.play("send:fight_2")
    t.decline()
    assert pick(t) == "take_badge"


def test_an_outlaw_robs_the_bank() -> None:
    t = a_table(
        hands=[[ACE, KING], [], []], cast=["jesse_james", "kit_carson", "yb_rowdy"], place=["DR7", "CJ10", "SH6"]
    )
    assert goes_on(t, 3) == ["move", "go:DR8", "heist"]


def test_a_prospector_digs_while_there_is_room_and_then_carries_the_gold_to_the_bank() -> None:
    cast = ["bloody_knife", "bass_reeves", "yb_rowdy"]
    assert pick(a_table(cast=cast, place=["SH2", "CJ10", "SV1"])) == "prospect"
    t = a_table(cast=cast, place=["SH2", "CJ10", "SV1"], nuggets=[4, 0, 0])
    assert pick(t) == "move"
    t = a_table(cast=cast, place=["DR8", "CJ10", "SV1"], nuggets=[4, 0, 0])
    assert goes_on(t, 2) == ["deposit", "sell:4"]


def test_a_gambler_with_a_hand_full_of_cards_sits_down_in_the_saloon() -> None:
    hand = ["cheat_h", "payday_h", "payday_d", "lady_luck_h", "grit_c"]
    t = a_table(
        hands=[hand, [], []],
        cast=["wild_bill_hickok", "bass_reeves", "yb_rowdy"],
        place=["RF2", "CJ10", "SV1"],
        money=[4, 0, 0],
    )
    assert pick(t) == "gamble"


def test_a_rancher_takes_cattle_and_drives_them_on() -> None:
    cast = ["yb_rowdy", "bass_reeves", "kit_carson"]
    assert pick(a_table(cast=cast, place=["SH7", "SV1", "CJ10"])) == "acquire"
    t = a_table(cast=cast, place=["CJ7", "SV1", "SH6"], **herds([["blue_1"], [], []]))
    assert goes_on(t, 3) == ["move", "go:SV12", "yes"]


# ---- smaller choices -------------------------------------------------------------------------------------------------
def test_the_best_two_cards_are_laid_in_poker() -> None:
    hand = ["payday_h", "payday_d", "second_wind_c", "showdown_c"]
    t = a_table(
        hands=[hand, ["sprint_h"], []],
        place=["RF2", "CJ10", "SV1"],
        money=[4, 0, 0],
        top=["sprint_d", "grit_c", "cover_c", "dead_eye_c", "wallop_c", "patch_up_c", "cattle_call_h", "tall_tale_h"],
    )
    t.play("gamble")
    laid = {pick(t)}
    t.table.answer(0, laid.copy().pop())
    assert laid | {pick(t)} == {"lay:payday_h", "lay:payday_d"}


def test_a_reaction_is_played_only_if_it_turns_the_fight() -> None:
    for mine, answer in (("fools_gold_c", "react:stick_em_up_c"), ("payday_h", "pass")):
        t = a_table(
            hands=[[mine, "stick_em_up_c"], [], []],
            place=["SV3", "RF1", "RF2"],
            bandits=["C1"],
            fights=["fight_j", "fight_2"],
        )
        t.play("move", "go:SV2", f"commit:{mine}", "send:fight_j")
        assert pick(t) == answer


def test_whoever_is_wanted_sends_the_sheriff_away_and_anybody_else_to_the_wanted() -> None:
    hands = [["manhunt_h"], [], []]
    t = a_table(hands=hands, place=["MP7", "SV7", "SH6"], wanted=[2, 0, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert pick(t) not in ("drive:MP7", "drive:DR5", "drive:MP5")
    t = a_table(hands=hands, place=["CJ10", "MP7", "SH6"], wanted=[0, 2, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert pick(t) == "drive:MP7"


def test_the_last_turn_is_for_what_counts_at_the_end() -> None:
    """Money buys points where it can, and gold that nobody can sell any more is left in the ground."""
    t = a_table(place=["RF3", "CJ10", "SV1"], money=[9, 0, 0], legend=[5, 20, 0], ending=2, round=2)
    assert goes_on(t, 2) == ["revel", "spend:3"]
    t = a_table(place=["SH2", "CJ10", "SV1"], legend=[5, 20, 0], ending=2, round=2)
    assert pick(t) != "prospect"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_how_everybody_stands_are_chances_that_add_up_to_one(seats: int) -> None:
    table = GAME.table(seats, 3)
    bot = make_bot(GAME.id, "normal", 1)
    for _ in range(40):
        seat = min(table.pending)
        question = table.pending[seat]
        table.take(seat, bot.choose(question.state, seat, question.moment, question.codes, int(question.about)))
    state = table.now[-1]
    assert isinstance(state, Western)
    chances = value(state)
    assert sum(chances) == pytest.approx(1.0)
    richer = state.copy()
    richer.legend[1] += 3
    assert value(richer)[1] > chances[1]
    assert value(richer)[0] < chances[0]
    assert len(traits(state, 0)) == len(TRAITS) == len(AT_END) == len(PER_TURN)
