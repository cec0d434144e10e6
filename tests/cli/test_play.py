"""A game in the terminal, typed line by line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import gulch
from cli.conftest import Cli
from gulch.cli.boards import Board, board_for, outline
from gulch.cli.play import saves
from gulch.cli.play.session import Session, new_header

NEW = ("play", "bang_dice", "--bots", "random", "--seed", "4", "--seats", "4", "--lang", "en")
ANY = "0\n1\n" * 400  # at a re-roll 1 rolls the first die; 0 stops, and picks nothing anywhere else


def journal(tmp_path: Path) -> Path:
    return tmp_path / "data" / "gulch" / "saves" / "bang_dice.jsonl"


def moves(tmp_path: Path) -> list[list[object]]:
    return [json.loads(line) for line in journal(tmp_path).read_text().splitlines()[1:]]


def test_a_whole_game_ends_in_a_record_that_verifies(cli: Cli, tmp_path: Path) -> None:
    result = cli("play", "bang_dice", "--bots", "random", "--lang", "ru", typed=ANY)
    assert result.code == 0
    assert "Партия окончена." in result.out
    [record] = (tmp_path / "data" / "gulch" / "records").iterdir()
    assert str(record) in result.out
    data = json.loads(record.read_text())
    assert gulch.verify(data).fair
    assert data["fair"]["server"]["commitment"] in result.out.split("Ходит")[0]  # before anything happened
    assert not journal(tmp_path).exists()
    assert cli("verify", str(record)).out.startswith("verified: the dice follow from seeds")


def test_the_board_the_news_and_the_options_are_shown(cli: Cli) -> None:
    out = cli(*NEW).out
    assert "Stranger (you): " in out
    assert "has the turn.  BD-007" in out
    assert "Player" in out
    assert "Arrows in the middle" in out
    assert "0)  Stop and resolve the dice  BD-011" in out
    assert "or several numbers at once" in out


def test_a_small_question_shows_only_what_has_changed_on_the_table(cli: Cli) -> None:
    out = cli("play", "western_legends", "--seed", "5", "--seats", "3", "--lang", "en", typed="1\n1\nboard\n").out
    taken, asked, looked = out.partition("What do you do?")
    assert (taken.count("MESA_N"), taken.count("Round 1"), taken.count("board-")) == (2, 2, 0), (
        "in the set-up, and on the board"
    )
    assert taken.rindex("MESA_N") < taken.index("Which income") < taken.rindex("$20   "), "the sheet, not the log"
    assert asked
    assert looked.count("MESA_N") == 1, "all of it for whoever asks"


def test_a_seeded_game_says_that_the_seed_was_chosen(cli: Cli) -> None:
    assert "seed 4: the same seed gives the same game" in cli(*NEW).out


def test_the_player_sees_no_role_that_is_hidden(cli: Cli) -> None:
    out = cli(*NEW).out
    board = out[out.index("Player ") :]
    table = gulch.load("bang_dice").table(4, 4)
    roles = [player["role"] for player in table.view(0)["players"]]
    assert roles.count(None) >= 2
    assert board.count(" ? ") == roles.count(None)


def test_a_card_is_named_when_it_is_played_and_not_in_the_log_once_it_is_covered(cli: Cli) -> None:
    """Memory is part of the train heist (ruling C17): the eye sees what the log does not keep."""
    out = cli("play", "colt_express", "--seed", "5", "--seats", "4", "--lang", "en", typed="log\n").out
    played, prompt, later = out.partition("Play a card, or draw three?")
    assert prompt
    covered = len(re.findall(r"plays a card\.", later))
    assert covered > 1
    assert len(re.findall(r"plays (?!a card)\w+", played)) == covered
    assert "plays a card." not in played


def test_a_half_played_game_goes_on(cli: Cli, tmp_path: Path) -> None:
    first = cli(*NEW, typed="0\n")
    assert "→ Stop and resolve the dice" in first.out
    assert "goes on." in first.out
    before = moves(tmp_path)
    second = cli("play", "bang_dice", "--lang", "en", typed="quit\n")
    assert "The game goes on where it was left." in second.out
    assert moves(tmp_path) == before
    assert cli("play", "bang_dice", "--resume", typed="quit\n").code == 0


def test_an_end_of_input_and_quit_save_alike(cli: Cli, tmp_path: Path) -> None:
    for typed in ("", "quit\n", "выход\n"):
        result = (
            cli(*NEW, "--new", typed=typed)
            if typed != "выход\n"
            else cli("play", "bang_dice", "--lang", "ru", typed=typed)
        )
        assert result.code == 0
        assert str(journal(tmp_path)) in result.out


def test_a_new_game_keeps_the_old_one_under_another_name(cli: Cli, tmp_path: Path) -> None:
    cli(*NEW, typed="0\n")
    old = journal(tmp_path).read_text()
    cli(*NEW, "--new")
    assert journal(tmp_path).with_name("bang_dice.jsonl.1").read_text() == old
    assert journal(tmp_path).read_text() != old


@pytest.mark.parametrize("words", [("--seats", "5"), ("--seed", "9"), ("--seat", "1")])
def test_another_kind_of_table_needs_new(cli: Cli, words: tuple[str, str]) -> None:
    cli(*NEW)
    result = cli("play", "bang_dice", *words)
    assert result.code == 2
    assert "--new starts another one and keeps it" in result.err


def test_dice_are_typed_as_numbers_in_any_order(cli: Cli, tmp_path: Path) -> None:
    question = gulch.load("bang_dice").table(4, 4).pending[0]
    sets = [option.params["dice"] for option in question.options if option.kind == "reroll"]
    wanted = max(sets, key=len)
    cli(*NEW, typed=" ".join(wanted[::-1]) + "\n")
    assert moves(tmp_path)[0] == [0, f"reroll:{wanted}"]


def test_a_refusal_gives_the_reason_and_its_rule_and_changes_nothing(cli: Cli, tmp_path: Path) -> None:
    result = cli(*NEW, typed="shoot:1\nyodel\nreroll:\n99999\n\n")
    assert "That can't be done at this moment." in result.out
    assert "“yodel” is no option here" in result.out
    assert "Choose at least one die, or stop.  BD-011" in result.out
    assert [move for move in moves(tmp_path) if move[0] == 0] == []


def test_the_question_mark_explains(cli: Cli) -> None:
    out = cli(*NEW, typed="?\n? BD-021\n? shoot\n? Nell\n? all\n? 0\n? moon\n").out
    assert "take your last answer back" in out
    assert "Indians attack at once" in out
    assert "Shoot Nell; Shoot Amos" in out
    assert "Nothing can be done to Nell now." in out
    assert "Stop and resolve the dice: you may.  BD-011" in out
    assert "There is nothing about “moon”" in out


def test_rules_log_list_board_who_and_save(cli: Cli, tmp_path: Path) -> None:
    out = cli(*NEW, typed="rules BD-006\nrules gatling\nrules zzz\nlog\nlog 1\nlist\nboard\nwho\nsave\nhelp\n").out
    assert "BD-006  Nine arrow tokens" in out
    assert "BD-037" in out
    assert "There is nothing about “zzz”" in out
    assert "Re-roll 1" in out
    assert out.count("Arrows in the middle") == 2
    assert out.count(str(journal(tmp_path))) == 2


def test_undo_stops_where_something_was_revealed(cli: Cli, tmp_path: Path) -> None:
    assert "It can't be taken back" in cli(*NEW, typed="undo\n").out
    assert [move for move in moves(tmp_path) if len(move) == 1] == []


def test_what_was_taken_back_stays_so_when_the_game_goes_on(tmp_path: Path) -> None:
    """Whatever can be taken back is, once; then the game is read from its journal again."""
    game = gulch.load("bang_dice")
    save = saves.create(tmp_path / "save", new_header(game, 4, {}, 0, ["random"] * 4, 2))
    session, undone = Session(save), 0
    session.let_bots_play()
    while (question := session.question) is not None:
        session.answer(question.options[0].id)
        if session.undo():
            undone += 1
            assert session.question is not None
            assert session.question.kind == question.kind
            session.answer(question.options[-1].id)
        session.let_bots_play()
    assert undone > 0
    save.close()
    again = Session(saves.load(tmp_path / "save"))
    assert again.table.record() == session.table.record()
    assert again.table.events(0) == session.table.events(0)
    again.save.close()


def test_what_can_not_be_written_is_not_confirmed(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cli(*NEW, typed="quit\n")
    before = journal(tmp_path).read_bytes()

    def full(file: int, data: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "write_all", full)
    result = cli("play", "bang_dice", "--lang", "en", typed="0\n")
    assert result.code == 1
    assert result.err == "gulch: the system: No space left on device\n"
    assert "→" not in result.out
    assert journal(tmp_path).read_bytes() == before


def test_a_torn_line_is_dropped_and_a_damaged_file_is_refused(cli: Cli, tmp_path: Path) -> None:
    cli(*NEW, typed="0\n1\n0\n1\n")
    whole = journal(tmp_path).read_bytes()
    start = len(whole) - len(whole.splitlines(keepends=True)[-1])
    for end in range(start, len(whole)):
        journal(tmp_path).write_bytes(whole[:end])
        save = saves.load(journal(tmp_path))
        save.close()
        assert journal(tmp_path).read_bytes() == whole[:start]
    for damaged in (
        b"",
        whole[:30],
        b"{}\n",
        b"[1]\n",
        whole.replace(b"[0,", b"{0,"),
        whole + b"[7]\n",
        whole + b'[0, "fly"]\n',
    ):
        journal(tmp_path).write_bytes(damaged)
        result = cli("play", "bang_dice")
        assert (result.code, result.err.count("\n")) == (1, 1)
        assert "--new starts another one" in result.err
    assert cli(*NEW, "--new").code == 0


def test_a_save_of_later_rules_or_of_another_game_is_refused(cli: Cli, tmp_path: Path) -> None:
    cli(*NEW)
    header, *rest = journal(tmp_path).read_text().splitlines()
    changes: list[tuple[dict[str, Any], str]] = [
        ({"version": 99}, "needs version 99"),
        ({"format": 9}, "another version"),
        ({"game": "chess"}, "chess"),
    ]
    for change, said in changes:
        journal(tmp_path).write_text("\n".join([json.dumps({**json.loads(header), **change}), *rest]) + "\n")
        result = cli("play", "bang_dice")
        assert result.code in (1, 2)
        assert said in result.err


def test_nobody_plays_one_game_in_two_terminals(cli: Cli, tmp_path: Path) -> None:
    cli(*NEW)
    save = saves.load(journal(tmp_path))
    for words in ((), ("--new",)):
        result = cli("play", "bang_dice", *words)
        assert result.code == 1
        assert "is being played in another terminal" in result.err
    save.close()


def test_save_says_where_the_game_is_kept(cli: Cli, tmp_path: Path) -> None:
    path = tmp_path / "my game"
    cli(*NEW, "--save", str(path))
    assert path.is_file()
    assert cli("play", "bang_dice", "--save", str(path), "--bots", "random", "--lang", "en", typed=ANY).code == 0
    assert not path.exists()
    assert json.loads((tmp_path / "my game.record.json").read_text())["game"] == "bang_dice"
    assert "is a folder" in cli("play", "bang_dice", "--save", str(tmp_path)).err


def test_a_name_may_be_anything(cli: Cli) -> None:
    out = cli(*NEW, "--name", "[red]Bob\x1b[31m\n").out
    assert "[red]Bob[31m (you)" in out


def test_a_game_without_a_board_shows_its_view() -> None:
    assert type(board_for("no_such_board")) is Board
    view = {"turn": 3, "hand": ["ace", "two"], "players": [{"gold": 2, "hat": None, "in": True}], "none": []}
    lines = [line for key, value in view.items() for line in outline(key, value, 0)]
    assert lines == [
        "turn: 3",
        "hand: ace, two",
        "players:",
        "  0:",
        "    gold: 2",
        "    hat: -",
        "    in: true",
        "none: -",
    ]
