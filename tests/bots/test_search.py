"""The search: from its seat's knowledge alone, the same for the same seed, and better than guessing."""

from __future__ import annotations

import gc
import sys
from typing import Any

import pytest

import gulch
from gulch.bots import check_bot, make_bot, seat_bot, thinks
from gulch.bots.bang_dice import likelihood
from gulch.bots.guessing import Guesses
from gulch.bots.policies import MistakenBot, RandomBot
from gulch.bots.search import Search, search
from gulch.bots.seated import BySearch, play_table
from gulch.bots.thoughts import favourite, pooled
from gulch.bots.tree import Node, Tree, TreeBot
from gulch.bots.weighing import Scales, Trial
from gulch.engine.play import Policy
from gulch.engine.table import Table, table_of
from gulch.games.bang_dice.components import DEPUTY, MOST_SEATS, OUTLAW, SHERIFF

SEATS = {"bang_dice": 4, "colt_express": 3, "pokertown": 2, "western_legends": 2}


def in_the_middle(game: str, answers: int = 9) -> tuple[Table, int]:
    """A table after some answers, and a seat that has a choice there."""
    table = gulch.load(game).table(seats=SEATS[game], seed=5)
    k = 0
    while k < answers or len(table.pending[min(table.pending)].codes) == 1:
        seat = min(table.pending)
        codes = table.pending[seat].codes
        table.take(seat, codes[k % len(codes)])
        k += 1
    return table, min(table.pending)


@pytest.mark.compiled
@pytest.mark.parametrize("game", SEATS)
def test_equal_seeds_on_the_table_and_on_a_guess_of_it_give_equal_answers(game: str) -> None:
    table, seat = in_the_middle(game)
    visits = search(table, seat, 6, 3)
    assert sum(visits.values()) == 6
    assert set(visits) <= set(table.pending[seat].codes)
    assert visits == search(table, seat, 6, 3)
    assert visits == search(table.guess(seat, 11), seat, 6, 3)


@pytest.mark.compiled
@pytest.mark.parametrize("game", SEATS)
def test_a_search_leaves_nothing_behind(game: str) -> None:
    """Not a block of memory for each of its guesses: a bot thinks tens of thousands of times for one choice."""
    table, seat = in_the_middle(game)
    kept = []
    for _ in range(3):  # the same guesses each time, so that what is remembered of the rules is known after the first
        search(table, seat, 20, 1)
        gc.collect()
        kept.append(sys.getallocatedblocks())
    assert kept[2] - kept[1] < 10


@pytest.mark.compiled
def test_the_likelier_of_some_guesses_is_taken_the_rather() -> None:
    """Three roles are unknown to an outlaw; whoever has shot at the Sheriff is hardly the deputy."""
    table = gulch.load("bang_dice").table(seats=5, seed=5)
    state: Any = table.now[-1]
    seat = min(table.pending)
    sheriff = next(p for p in range(5) if state.role[p] == SHERIFF)
    me = next(p for p in range(5) if state.role[p] == OUTLAW)
    suspect = next(p for p in range(5) if p not in (sheriff, me))
    assert seat == sheriff, "who is asked first"

    def deputies(shots: int) -> int:
        dealt: Any = table.now[-1].copy()
        dealt.shots[suspect * MOST_SEATS + sheriff] += shots
        asked = table_of(table.game, dealt)
        guesses = Guesses(1, likelihood)
        here = asked.hunch_for(me, 0)
        count = 0
        for _ in range(60):
            guess = asked.guess(me, guesses.next(asked, here).seed)
            guessed: Any = guess.now[-1]
            count += guessed.role[suspect] == DEPUTY
        return count

    assert 10 < deputies(0) < 30
    assert deputies(3) < 3


def test_the_advice_is_left_only_for_what_is_better_beyond_doubt() -> None:
    advised, close, clear = [50.0, 25.0, 20.0, 1.0], [50.0, 26.0, 20.0, 0.0], [50.0, 40.0, 36.0, 0.0]
    assert favourite({7: advised, 8: close}) == 7
    assert favourite({7: advised, 8: clear}) == 8
    assert favourite({7: advised, 8: clear}, doubts=9.0) == 7, "a game may be harder to convince"
    assert favourite({7: advised, 8: [4.0, 4.0, 4.0, 0.0]}) == 7, "a few lucky tries convince nobody"
    assert favourite({7: [3.0, 3.0, 3.0, 0.0], 8: [9.0, 1.0, 1.0, 0.0]}) == 8, "without advice the most visited"


def test_options_are_weighed_against_the_advised_one_with_the_same_luck() -> None:
    """Here 8 brings a little more whatever the luck is, 6 a little less."""
    scales = Scales([6, 7, 8], advised=7)
    for k in range(3 * 8):
        luck = k // 3 % 2
        scales.add(luck + {6: -0.01, 7: 0.0, 8: 0.01}[scales.next()])
    assert scales.round == [7, 8], "what is behind is tried no longer"
    for _ in range(2 * 8):
        scales.add(0.5)
    assert [tries.count for tries in scales.tries.values()] == [8, 16, 16]
    assert scales.tries[7].more == 0.0
    assert scales.tries[8].more == pytest.approx(0.08)
    assert scales.round == [7, 8], "somebody stays, so that thinking takes as long"


def test_of_options_that_are_far_behind_the_best_stays() -> None:
    """What is weighed may be points."""
    scales = Scales([6, 7, 8], advised=7)
    for _ in range(3 * 8):
        scales.add({6: -30.0, 7: 0.0, 8: -20.0}[scales.next()])
    assert scales.round == [7, 8]


def test_others_who_do_anything_do_the_same_whatever_is_on_trial() -> None:
    trial, state = Trial(Policy(), 0), gulch.load("bang_dice").table(seats=4, seed=5).now[-1]
    trial.careful = 0

    def played(option: int, luck: int) -> list[int]:
        trial.begin(option, luck)
        return [trial.choose(state, k % 4, 0, list(range(100))) for k in range(40)]

    first, second = played(50, 1), played(60, 1)
    assert [first[0], second[0]] == [50, 60]
    assert first[1:] == second[1:]
    assert set(first[4::4]) == {0}, "oneself is played with care"
    assert played(50, 2) != first


def test_where_everybody_fills_an_own_sheet_points_are_weighed() -> None:
    table, seat = in_the_middle("pokertown")
    thinking = Search("pokertown", 1)
    thinking.think(table, seat, 60)
    found = thinking.thoughts(table, seat)
    [advised] = [total for _, total, _, is_advised in found.values() if is_advised]
    assert advised == 0.0
    assert any(abs(total) > count for count, total, _, _ in found.values()), "a chance would never be more than 1"


def test_a_single_option_is_weighed_as_long_as_many() -> None:
    scales = Scales([7], 7)
    assert all(scales.add(0.5) for _ in range(20))
    assert scales.next() == 7


def test_several_searches_of_one_question_add_up() -> None:
    assert pooled([{7: [1.0, 0.5, 0.25, 1.0]}, {7: [2.0, 1.0, 0.5, 1.0], 8: [1.0, 0.0, 0.0, 0.0]}]) == {
        7: [3.0, 1.5, 0.75, 2.0],
        8: [1.0, 0.0, 0.0, 0.0],
    }


def test_what_was_thought_is_kept_while_nobody_else_has_answered() -> None:
    table, seat = in_the_middle("bang_dice")
    thinking = Search("bang_dice", 1, careless=True)
    thinking.think(table, seat, 60)
    chosen = favourite(thinking.thoughts(table, seat))
    tree = thinking.thinking
    assert isinstance(tree, Tree)
    below = tree.root.kids[chosen]
    thinking.follow(chosen)
    assert tree.root is below
    thinking.forget()
    assert not tree.root.kids


def test_many_options_are_tried_little_by_little() -> None:
    table, _ = in_the_middle("bang_dice")
    bot, root = TreeBot(1, RandomBot(1)), Node()
    for _ in range(400):
        bot.begin(root)
        bot.choose(table.now[-1], 0, 0, list(range(60)))
        bot.path[0].visits += 1.0
        bot.path[0].total += 0.5
    assert 30 < len(root.kids) < 40


def test_a_search_with_seconds_ends_and_has_an_answer() -> None:
    table, seat = in_the_middle("colt_express")
    assert sum(Search("colt_express", 1).think(table, seat, 0, 0.01).values()) >= 1


def test_a_whole_game_by_searching_bots_is_the_same_for_the_same_seed() -> None:
    def played() -> list[int]:
        table = gulch.load("colt_express").table(seats=3, seed=1)
        return play_table(table, [BySearch("colt_express", p, 4, 0.0) for p in range(3)]).scores

    assert played() == played()


def test_a_playout_may_have_bots_that_think() -> None:
    levels = ["search:2", "easy", "random", "normal"]
    assert len(gulch.playout("bang_dice", seats=4, seed=1, bots=levels).scores) == 4


@pytest.mark.parametrize("bot", ["genius", "search", "search:0", "search:x", "hard:0", "hard:-1", "hard:nan", "easy:3"])
def test_a_bot_that_is_none_is_refused_in_one_line(bot: str) -> None:
    with pytest.raises(gulch.BadOption, match="is not a level; one of random, easy, normal, hard, expert"):
        check_bot(bot)


def test_the_old_name_of_a_level_is_still_understood() -> None:
    check_bot("heuristic")
    assert type(make_bot("bang_dice", "heuristic", 1)) is type(make_bot("bang_dice", "normal", 1))
    assert isinstance(make_bot("bang_dice", "easy", 1), MistakenBot)
    assert not thinks("heuristic")
    assert thinks("hard")
    assert isinstance(seat_bot("bang_dice", "hard:0.2", 1), BySearch)
