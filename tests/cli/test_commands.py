"""What games, rules, simulate, bench, replay and verify print."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest

import gulch
from cli.conftest import Cli
from gulch.lab.tally import wilson


def test_games_lists_ids_titles_seats(cli: Cli) -> None:
    assert "bang_dice  Dice shoot-out, 3-8" in cli("games").out
    [game] = [game for game in cli("games", "--json", "--lang", "ru").json()["games"] if game["id"] == "bang_dice"]
    assert game["title"] == "Перестрелка на кубиках"
    assert game["seats"] == {"min": 3, "max": 8}
    assert "random" in game["bots"]


def test_the_locale_chooses_the_language_where_there_are_texts_in_it(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    for setting, title in [
        ("ru_RU.UTF-8", "Перестрелка"),
        ("de_DE.UTF-8", "Dice"),
        ("C", "Dice"),
        ("ru", "Перестрелка"),
    ]:
        monkeypatch.setenv("LC_ALL", setting)
        assert title in cli("games").out
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "ru_RU")
    monkeypatch.setenv("LANG", "en_GB")
    assert "Перестрелка" in cli("games").out


def test_rules_shows_one_statement_or_all_of_them(cli: Cli) -> None:
    assert cli("rules", "bang_dice", "bd-006").out == "BD-006  Nine arrow tokens lie in the middle at the start.\n"
    assert "девять жетонов" in cli("rules", "bang_dice", "BD-006", "--lang", "ru").out
    assert cli("rules", "bang_dice").out.startswith("Set-up\nBD-001  ")
    assert cli("rules", "bang_dice", "--lang", "ru").out.startswith("Подготовка")
    said = cli("rules", "bang_dice", "--json").json()
    assert [statement["id"] for statement in said["statements"]] == list(gulch.load("bang_dice").rulebook())


def test_simulate_does_not_depend_on_the_workers(cli: Cli) -> None:
    call = ["simulate", "bang_dice", "--seats", "4", "--games", "520", "--bots", "random", "--seed", "3", "--json"]
    alone, two = (cli(*call, "--workers", str(n)).json() for n in (1, 2))
    assert alone == two
    other = cli(*call[:-2], "4", "--json").json()
    assert other["by_seat"] != alone["by_seat"]


def test_simulate_counts_seats_roles_and_sides(cli: Cli) -> None:
    result = cli("simulate", "bang_dice", "--seats", "5", "--games", "300", "--bots", "random", "--json").json()
    roles, sides = result["breakdown"]["role"], result["breakdown"]["side"]
    assert [seat["of"] for seat in result["by_seat"]] == [300] * 5
    assert roles["outlaw"]["of"] == 600  # two of them
    assert sum(side["count"] for side in sides.values()) == 300
    assert sides["law"]["count"] == roles["sheriff"]["count"] == roles["deputy"]["count"]
    text = cli(
        "simulate", "bang_dice", "--seats", "5", "--games", "20", "--bots", "random,random,random,random,random"
    ).out
    assert "bang_dice: 20 games, 5 seats, bots random, seed 0" in text


def test_the_interval_is_wilsons() -> None:
    low, high = wilson(0, 10)
    assert low == pytest.approx(0)
    assert high == pytest.approx(0.2775, abs=1e-3)
    low, high = wilson(50, 100)
    assert [low, high] == pytest.approx([0.4038, 0.5962], abs=1e-3)


def test_bench_prints_one_object_with_these_keys(cli: Cli) -> None:
    result = cli("bench", "bang_dice", "--seats", "4", "--seconds", "0.2", "--json").json()
    keys = ["game", "seats", "options", "compiled", "games_per_s", "choices_per_s", "choices_per_game", "copy_us"]
    assert list(result) == keys
    assert (result["game"], result["seats"], result["options"], result["compiled"]) == (
        "bang_dice",
        4,
        {},
        gulch.COMPILED,
    )
    assert result["choices_per_s"] == pytest.approx(result["games_per_s"] * result["choices_per_game"], rel=0.01)
    assert all(math.isfinite(result[key]) and result[key] > 0 for key in keys[4:])
    assert "games/s" in cli("bench", "bang_dice", "--seats", "4", "--seconds", "0.2").out


def test_bench_compares_both_builds_or_says_that_there_is_one_only(cli: Cli) -> None:
    result = cli("bench", "bang_dice", "--seats", "4", "--seconds", "0.3", "--compare", "--json")
    if result.code:
        assert "there is no compiled build" in result.err
    else:
        said = result.json()
        rates = [said[build]["games_per_s"] for build in ("compiled", "interpreted")]
        assert said["ratio"] == pytest.approx(rates[0] / rates[1], abs=0.01)


def test_replay_tells_the_game_with_rule_ids_and_the_outcome(cli: Cli, record: Path) -> None:
    text = cli("replay", str(record)).out
    assert "has the turn.  BD-007" in text
    assert "The game is over." in text
    assert "Ходит" in cli("replay", str(record), "--lang", "ru").out
    said = cli("replay", str(record), "--json").json()
    table = gulch.replay(json.loads(record.read_text()))
    assert [event["id"] for event in said["events"]] == table.events(None)
    assert table.outcome is not None
    assert said["outcome"] == table.outcome.data()


def test_replay_stops_where_it_is_told_to(cli: Cli, record: Path) -> None:
    said = cli("replay", str(record), "--at", "3", "--json").json()
    assert (said["answers"], said["outcome"]) == (3, None)
    assert said["waiting"]
    assert "Nell chooses who regains a life." in cli("replay", str(record), "--at", "0").out
    refused = cli("replay", str(record), "--at", "9999")
    assert (refused.code, refused.out) == (2, "")


def test_verify_tells_fair_seeded_and_forged_apart(cli: Cli, record: Path, seeded_record: Path) -> None:
    assert cli("verify", str(record)).out.startswith("verified: nobody could choose the dice")
    assert cli("verify", str(record), "--json").json() == {"holds": True, "fair": True, "problems": []}
    seeded = cli("verify", str(seeded_record))
    assert (seeded.code, seeded.out.startswith("replays, but proves nothing about the dice")) == (0, True)
    data = json.loads(record.read_text())
    data["fair"]["server"]["seed"] = "00" * 32
    record.write_text(json.dumps(data))
    forged = cli("verify", str(record))
    assert forged.code == 1
    assert "the seed of server is not what was committed" in forged.err
    problems = cli("verify", str(record), "--json")
    assert (problems.code, problems.json()["holds"]) == (1, False)


def test_help_and_version(cli: Cli) -> None:
    assert cli("--version").out == f"gulch {gulch.__version__}\n"
    assert "play" in cli("--help").out
    assert cli().code == 2
