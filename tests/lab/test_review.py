"""Reviews: the same for the same record whoever works on it; luck and choices lead from the first chance to the end."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import gulch
from cli.conftest import Cli, cli  # noqa: F401
from gulch.bots import seat_bot
from gulch.bots.seated import play_table
from gulch.lab import chances, review
from gulch.lab.chances import hint_for
from gulch.lab.review import Studied, reviewed

FEW = {"POSITIONS": 12, "PLAYOUTS": 4, "SHARP": 2, "AGAIN": 1}  # for the slower games


pytestmark = pytest.mark.compiled
pure = pytest.mark.skipif(gulch.COMPILED, reason="changes what is fixed in a compiled build")
quick = pytest.mark.skipif(not gulch.COMPILED, reason="takes minutes interpreted")


def fewest(game: str) -> int:
    return max(2, gulch.load(game).examples()[0][0])


@cache
def played(game: str, seats: int) -> dict[str, Any]:
    table = gulch.load(game).table(seats, seed=7)
    play_table(table, [seat_bot(game, "easy", seat) for seat in range(seats)])
    return table.record()


def made(record: dict[str, Any], backwards: bool = False) -> dict[str, Any]:
    studied = Studied(gulch.load(record["game"]), record)

    def run(jobs: list[Any]) -> list[Any]:
        if not backwards:
            return [studied.work(job) for job in jobs]
        found = {job: studied.work(job) for job in reversed(jobs)}
        return [found[job] for job in jobs]

    return reviewed(studied, run, lambda part: None)


@quick
def test_luck_and_choices_lead_from_the_first_chance_to_the_end() -> None:
    record = played("bang_dice", 4)
    found = made(record)
    winners = gulch.replay(record).outcome.winners  # type: ignore[union-attr]
    for seat, total in enumerate(found["totals"]):
        parts = total["start"] + total["luck"] + total["skill"] + total["others"]
        assert total["end"] == (1.0 if seat in winners else 0.0) == pytest.approx(parts, abs=0.001)
    assert [found["chances"][0]["answers"], found["chances"][-1]["answers"]] == [0, len(record["answers"])]
    assert found["turning"]
    for point in found["turning"]:
        assert max(abs(effect) for effect in point["effects"]) >= review.LEAST
    assert {line["kind"] for line in found["ledger"]} == {"luck", "choice"}


@quick
def test_a_review_does_not_depend_on_who_works_in_which_order() -> None:
    record = played("bang_dice", 4)
    assert made(record) == made(record) == made(record, backwards=True)


@pure
@pytest.mark.parametrize("game", gulch.GAMES)
def test_every_game_can_be_reviewed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in FEW.items():
        monkeypatch.setattr(review, name, few)
    for name in ("PAIRS", "MORE_PAIRS", "MOST_PAIRS"):
        monkeypatch.setattr(chances, name, 1)
    monkeypatch.setattr(review, "PAIRS", 1)
    record = played(game, fewest(game))
    found = made(record)
    assert found["answers"] == len(record["answers"])
    assert found == made(record, backwards=True)


@quick
def test_what_a_choice_did_is_nothing_where_the_heuristic_does_the_same() -> None:
    game = gulch.load("bang_dice")
    table = game.table(4, seed=7)
    play_table(table, [seat_bot("bang_dice", "normal", seat) for seat in range(4)])
    totals = made(table.record())["totals"]
    assert sum(abs(total["skill"]) for total in totals) < 1.0
    easy = made(played("bang_dice", 4))["totals"]
    assert sum(total["skill"] for total in easy) < sum(total["skill"] for total in totals)


@quick
@pytest.mark.parametrize("game", gulch.GAMES)
def test_a_hint_is_the_same_on_the_table_and_on_every_guess(game: str) -> None:
    record = played(game, fewest(game))
    answers = record["answers"][: len(record["answers"]) // 2]
    table = gulch.replay({**record, "answers": answers})
    seat = min(table.pending)
    said = hint_for(table, seat, 5)
    assert set(said["chances"]) == {option.id for option in table.pending[seat].options}
    assert said["best"] in said["chances"]
    for seed in (1, 2):
        assert json.dumps(hint_for(table.guess(seat, seed), seat, 5)) == json.dumps(said)


@pure
def test_a_hint_that_looks_at_the_table_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The plant: play-outs of the table itself, where everybody's role is known."""
    table = gulch.load("bang_dice").table(6, seed=7)
    seat = min(table.pending)
    monkeypatch.setattr(chances.Playing, "guess", lambda playing, table, seat, number: table)
    said = [hint_for(one, seat, 5) for one in (table, *(table.guess(seat, seed) for seed in range(2)))]
    assert any(one != said[0] for one in said)


@quick
def test_the_command_says_the_same_with_any_number_of_workers(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    file = tmp_path / "game.json"
    file.write_text(json.dumps(played("bang_dice", 4)))
    one = cli("review", str(file), "--json")
    assert cli("review", str(file), "--json", "--workers", "2").json() == one.json()
    assert {"game", "seats", "chances", "ledger", "turning", "totals"} <= set(one.json())
    assert "Turning points" in cli("review", str(file), "--lang", "en").out
    assert "Переломные" in cli("review", str(file), "--lang", "ru").out


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"answers": []}, "not over"),
        ({"version": 99}, "needs version 99"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"start": {}}, "no state"),
    ],
)
def test_what_is_no_finished_game_gets_one_line(cli: Cli, tmp_path: Path, change: Any, said: str) -> None:  # noqa: F811
    record = {key: value for key, value in played("bang_dice", 4).items() if key != "seal"}
    file = tmp_path / "game.json"
    file.write_text(json.dumps({**record, **change}))
    answer = cli("review", str(file))
    assert answer.code != 0
    assert said in answer.err
    assert answer.err.count("\n") == 1
