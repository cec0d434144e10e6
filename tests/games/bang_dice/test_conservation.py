"""What holds in any game at any moment: random games at every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

import gulch
from games.bang_dice.shootout import LIFE
from gulch.engine.chance import fast
from gulch.engine.play import State

GAME = gulch.load("bang_dice")
every_seat_count = pytest.mark.parametrize("seats", range(3, 9))


class Watcher(gulch.Policy):
    """Plays at random and checks the whole table at every question."""

    def __init__(self, seed: int) -> None:
        self.chance = fast(seed)
        self.start: tuple[object, ...] = ()
        self.dead: set[int] = set()
        self.questions = 0

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        data = s.to_data()
        self.questions += 1
        life, full, arrows = data["life"], data["max_life"], data["arrows"]
        assert data["arrows_left"] + sum(arrows) == 9
        assert data["arrows_left"] >= 1, "the last token is never left lying"
        assert min(arrows) >= 0
        assert all(0 <= life[p] <= full[p] for p in range(s.seats))
        assert life[seat] > 0, "the dead are never asked"
        constants = (data["role"], data["character"], full)
        assert not self.start or self.start == constants
        self.start = constants
        dead = {p for p in range(s.seats) if life[p] == 0}
        assert self.dead <= dead, "nobody comes back"
        self.dead = dead
        for code in options:
            option = s.rules.words.describe(code)
            assert option.kind in ("stop", "reroll", "suffer", "dodge", "keep", "drop", "no_more") or dead.isdisjoint(
                int(value) for value in option.params.values()
            ), "nobody aims at the dead"
        return options[self.chance.below(len(options))]


@pytest.mark.rule("BD-024", "BD-041", "BD-043", "BD-003", "BD-005")
@every_seat_count
def test_tokens_roles_and_the_dead_stay_what_they_are(seats: int) -> None:
    for seed in range(60):
        watcher = Watcher(1000 * seats + seed)
        outcome = gulch.playout("bang_dice", seats, seed, watcher)
        assert watcher.questions > 3
        assert outcome.winners or seats == 3


@pytest.mark.rule("BD-024", "BD-040", "BD-041", "BD-043", "BD-007")
@every_seat_count
def test_what_the_players_see_holds_together_at_a_live_table(seats: int) -> None:
    """The log alone gives the same lives and arrows as the views."""
    for seed in range(3):
        table, chance = GAME.table(seats, seed), fast(77 * seats + seed)
        while table.pending:
            check_against_the_log(table)
            ((seat, question),) = table.pending.items()
            table.answer(seat, question.options[chance.below(len(question.options))])
        check_against_the_log(table)


def check_against_the_log(table: gulch.Table) -> None:
    view = table.view(None)
    players = view["players"]
    life = [player["max_life"] for player in players]
    arrows = [0] * table.seats
    out: dict[int, str] = {}
    for event in map(table.describe, table.events(None)):
        params = event.params
        who = int(params.get("who", -1))
        assert who not in out or event.kind == "arrows_back", "the eliminated take no part"
        if event.kind == "lost":
            life[who] -= int(params["lives"])
        elif event.kind == "healed":
            life[who] += int(params["lives"])
        elif event.kind == "arrow":
            arrows[who] += 1
        elif event.kind == "arrows_back":
            arrows[who] -= int(params["count"])
        elif event.kind == "attack":
            arrows = [0] * table.seats
        elif event.kind == "out":
            out[who] = params["role"]
            assert life[who] == 0
    assert life == [player["life"] for player in players]
    assert arrows == [player["arrows"] for player in players]
    assert view["arrows_left"] == 9 - sum(arrows)
    assert all(players[who]["role"] == role for who, role in out.items())
    assert set(table.pending).isdisjoint(out)


@pytest.mark.rule("BD-002", "BD-004")
@every_seat_count
def test_the_end_shows_the_roles_and_characters_that_were_dealt(seats: int) -> None:
    table, chance = GAME.table(seats, seats), fast(seats)
    own = [table.view(p)["players"][p]["role"] for p in range(seats)]
    characters = [player["character"] for player in table.view(None)["players"]]
    while table.pending:
        ((seat, question),) = table.pending.items()
        table.answer(seat, question.options[chance.below(len(question.options))])
    shown = table.view(None)["players"]
    assert [player["role"] for player in shown] == own
    assert [player["character"] for player in shown] == characters
    assert Counter(characters).most_common(1)[0][1] == 1
    assert set(characters) <= set(LIFE)
