"""The arena: seats rotate, what was played is kept, and whoever plays it the figures are the same."""

from __future__ import annotations

from pathlib import Path

import pytest

import gulch
from cli.conftest import Cli, cli  # noqa: F401
from gulch.lab.arena import Arena, row_of, seating
from gulch.lab.keeping import OtherGames
from gulch.lab.many import Task

CALL = ["arena", "bang_dice", "--bots", "normal,random,random,random", "--games", "24", "--seed", "3", "--json"]


def task(bots: list[str], seed: int = 1) -> Task:
    return Task("bang_dice", len(bots), {}, bots, seed)


def test_everybody_sits_everywhere_once_in_a_round() -> None:
    rounds = [seating(["a", "b", "c"], game) for game in range(6)]
    assert rounds[0] == ["a", "b", "c"]
    assert all(sorted(row[seat] for row in rounds[:3]) == ["a", "b", "c"] for seat in range(3))
    assert rounds[3:] == rounds[:3]


def test_the_object_has_a_line_for_each_bot(cli: Cli) -> None:  # noqa: F811
    result = cli(*CALL).json()
    good, poor = result["bots"]
    assert (good["bot"], good["seats"], poor["bot"], poor["seats"]) == ("normal", 24, "random", 72)
    for line in (good, poor):
        assert line["share"] == pytest.approx(line["wins"] / line["seats"], abs=1e-5)
        assert line["low"] <= line["share"] <= line["high"]
    assert {"bot", "seats", "wins", "share", "low", "high", "rating"} <= set(good)


def test_the_figures_do_not_depend_on_the_workers(cli: Cli) -> None:  # noqa: F811
    alone, two = (cli(*CALL, "--workers", str(n)).json() for n in (1, 2))
    assert alone == two


def test_a_stopped_arena_goes_on_where_it_was_even_after_a_torn_line(tmp_path: Path) -> None:
    bots = ["normal", "random", "random"]
    whole = Arena(task(bots), 12)
    assert sum(whole.play(1)) == 12
    part = Arena(task(bots), 12, tmp_path)
    next(part.play(1))
    with (tmp_path / "games.jsonl").open("a") as kept:
        kept.write('{"game": 3, "bo')
    again = Arena(task(bots), 12, tmp_path)
    assert len(again.rows) == 3
    assert sum(again.play(1)) == 9
    assert again.result() == whole.result()


@pytest.mark.parametrize("damage", ["", "{", '{"game": "bang', "\x00"])
def test_a_damaged_folder_is_said_so_and_damaged_games_are_played_again(tmp_path: Path, damage: str) -> None:
    bots = ["normal", "random", "random"]
    whole = Arena(task(bots), 12, tmp_path)
    assert sum(whole.play(1)) == 12
    games, about = tmp_path / "games.jsonl", tmp_path / "arena.json"
    lines = games.read_text().splitlines()
    games.write_text("\n".join([*lines[:7], damage, *lines[8:]]) + "\n")
    again = Arena(task(bots), 12, tmp_path)
    assert len(again.rows) == 7
    assert sum(again.play(1)) == 5
    assert again.result() == whole.result()
    about.write_text(damage)
    with pytest.raises(OtherGames, match=r"arena.json is damaged"):
        Arena(task(bots), 12, tmp_path)


def test_the_games_are_written_as_parquet(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    import pyarrow.parquet

    result = cli(*CALL, "--out", str(tmp_path / "games")).json()
    table = pyarrow.parquet.read_table(result["parquet"])
    assert table.num_rows == 24 * 4
    assert table.column_names == ["game", "seat", "bot", "won", "rank", "score"]
    again = cli(*CALL, "--out", str(tmp_path / "games")).json()
    assert again == result


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    Arena(task(["random"] * 3), 3, tmp_path)
    with pytest.raises(OtherGames, match="games of other bots"):
        Arena(task(["normal"] * 3), 3, tmp_path)


@pytest.mark.parametrize(
    "arguments, line",
    [
        (["bang_dice", "--bots", "clever,random,random"], "bots: 'clever' is not a level"),
        (["bang_dice", "--bots", "random"], "bots: 1 bots; 3 to 8 play bang_dice"),
        (["no_game", "--bots", "random"], "there is no game 'no_game'"),
        (["bang_dice", "--bots", "random,random,random", "--out", "/proc/nowhere"], "/proc/nowhere"),
    ],
)
def test_bad_input_is_one_clear_line(cli: Cli, arguments: list[str], line: str) -> None:  # noqa: F811
    said = cli("arena", *arguments)
    assert said.code != 0
    assert said.err.startswith("gulch: ")
    assert line in said.err
    assert len(said.err.splitlines()) == 1


def test_a_table_of_the_ratings_is_printed(cli: Cli) -> None:  # noqa: F811
    said = cli(*CALL[:-1]).out
    assert "24 games, 4 seats" in said
    assert "times fair" in said


def test_who_plays_alone_is_compared_with_nobody() -> None:
    alone = Arena(Task("pokertown", 1, {}, ["normal"], 1), 2)
    assert sum(alone.play(1)) == 2
    [line] = alone.result()["bots"]
    assert (line["seats"], line["rating"]) == (2, 25.0)


def test_a_side_that_wins_is_first_together() -> None:
    outcome = gulch.Outcome([1, 0, 1], [0, 2])
    assert row_of(0, ["a", "b", "c"], outcome)["ranks"] == [1, 2, 1]
