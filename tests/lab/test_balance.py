"""The balance of a game: the same figures whoever plays and whenever it was stopped, as data and as a page."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.conftest import Cli, cli  # noqa: F401
from gulch.lab import balance
from gulch.lab.balance import Balance, Figures
from gulch.lab.keeping import OtherGames
from gulch.lab.many import Task
from lab.test_jobs import is_running, wait_for

CALL = ["balance", "bang_dice", "--seats", "4", "--bots", "random", "--games", "300", "--json"]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "balance" / "games"


def task(seed: int = 1) -> Task:
    return Task("bang_dice", 4, {}, ["random"] * 4, seed)


def test_every_player_of_every_game_is_counted(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    found = cli(*CALL, "--out", str(tmp_path)).json()
    assert found["games"] == 300
    assert set(found["groups"]) == {"seat", "role", "character", "opening"}
    for lines in found["groups"].values():
        for line in lines.values():
            assert line["low"] <= line["share"] <= line["high"]
    for group in ("seat", "role", "character"):
        assert sum(line["players"] for line in found["groups"][group].values()) == 1200
    assert sum(found["lengths"].values()) == 300
    assert sum(found["scores"].values()) == 1200
    assert json.loads((tmp_path / "bang_dice.json").read_text()) == found
    page = (tmp_path / "bang_dice.html").read_text()
    assert "By role" in page
    assert "<svg" in page
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["bang_dice.html", "bang_dice.json"]


def test_the_figures_do_not_depend_on_the_workers(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    alone, two = (cli(*CALL, "--out", str(tmp_path), "--workers", str(n)).json() for n in (1, 2))
    assert alone == two


def test_stopped_and_resumed_in_the_middle_gives_the_same_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(balance, "CHUNK", 10)
    whole = Balance(task(), 60, tmp_path / "whole")
    assert sum(whole.play(1)) == 60
    part = Balance(task(), 60, tmp_path / "part")
    going = part.play(1)
    assert next(going) + next(going) == 20
    again = Balance(task(), 60, tmp_path / "part")
    assert 0 < again.figures.games < 60
    list(again.play(1))
    assert again.result() == whole.result()
    with pytest.raises(OtherGames, match="other games were begun here"):
        Balance(task(2), 60, tmp_path / "part")


KILLED = """
import os, signal, sys
from multiprocessing import active_children
from pathlib import Path
from gulch.lab import balance
from gulch.lab.many import Task

if __name__ == "__main__":
    balance.CHUNK = 10
    going = balance.Balance(Task("bang_dice", 4, {}, ["random"] * 4, 1), 200, Path(sys.argv[1])).play(2)
    for _ in range(3):
        next(going)
    print(*[child.pid for child in active_children()], flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_balance_leaves_no_process_behind_and_goes_on_to_the_same_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "killed.py"
    script.write_text(KILLED)
    killed = subprocess.run([sys.executable, script, tmp_path / "killed"], capture_output=True, text=True, check=False)
    assert killed.returncode == -signal.SIGKILL, killed.stderr
    workers = [int(pid) for pid in killed.stdout.split()]
    assert len(workers) == 2
    monkeypatch.setattr(balance, "CHUNK", 10)
    again = Balance(task(), 200, tmp_path / "killed")
    assert 0 < again.figures.games < 200
    list(again.play(1))
    whole = Balance(task(), 200, tmp_path / "whole")
    list(whole.play(1))
    assert again.result() == whole.result()
    wait_for(lambda: not any(map(is_running, workers)), "a process was left behind")


def test_parts_counted_by_others_add_up() -> None:
    one, two = Figures(), Figures()
    one.add_line("seat", "0", 2, 1, 5)
    two.add_line("seat", "0", 1, 1, 2)
    one.add(two.to_data())
    assert one.groups == {"seat": {"0": [3, 2, 7]}}


@pytest.mark.parametrize(
    "arguments, line",
    [
        (["bang_dice", "--bots", "hard", "--seats", "4"], "bots: those that think are too slow"),
        (["bang_dice", "--seats", "99"], "seats: 99 is not allowed"),
        (["bang_dice", "--bots", "random", "--out", "/proc/nowhere"], "/proc/nowhere"),
    ],
)
def test_bad_input_is_one_clear_line(cli: Cli, arguments: list[str], line: str) -> None:  # noqa: F811
    said = cli("balance", *arguments)
    assert said.code != 0
    assert said.err.startswith("gulch: ")
    assert line in said.err
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("game", ["bang_dice", "colt_express", "pokertown", "western_legends"])
def test_the_page_of_every_game_is_what_its_figures_say(game: str) -> None:
    import gulch
    from gulch.lab.balance_page import page

    found = json.loads((DOCS / f"{game}.json").read_text(encoding="utf-8"))
    assert (DOCS / f"{game}.html").read_text(encoding="utf-8") == page(found, gulch.load(game))
