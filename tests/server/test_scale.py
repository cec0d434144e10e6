"""What the benchmarks of the server stand on: games that go on, a model that adds up, a page that says what was so."""

from __future__ import annotations

import json
from dataclasses import fields
from pathlib import Path

from bench import scale
from bench.players import Clock, crowd_at
from bench.simulated import Costs, Fleet

from server.people import running

NEXT_TO_NOTHING = 0.001


async def test_where_a_game_ends_the_next_one_begins(tmp_path: Path) -> None:
    async with running(tmp_path) as place, crowd_at(place.url) as crowd:
        tables, stock = await crowd.games(1), await crowd.games(1)
        first, second = tables[0], stock[0]
        clock = Clock(dict)
        clock.go()
        await crowd.play(tables, 0, stock, clock, seconds=1000)
        clock.stop()
        assert crowd.begun == 3, "one was there, one in stock, and then the next"
        assert len(clock.times.heard) == len(clock.times.acknowledged) == first.answers + second.answers
        assert tables[0].answers == 0
        tables[0].close()


def cheap(**costs: float) -> Costs:
    return Costs(**{field.name: costs.get(field.name, NEXT_TO_NOTHING) for field in fields(Costs)})


def test_in_the_model_the_fullest_part_decides() -> None:
    for costs, processes, cores, answers in (
        (cheap(server=1.0), 1, 8, 1000),  # one thread is full
        (cheap(server=1.0), 2, 8, 2000),  # two are
        (cheap(server=1.0), 4, 2, 2000),  # the machine is
        (cheap(server=1.0, heard=1.0), 2, 8, 1000),  # each answer is played twice
        (cheap(postgres=2.0), 1, 8, 500),
        (cheap(redis=0.5), 2, 8, 2000),
    ):
        told = Fleet(costs, processes, seats=4, cores=cores).back_to_back(50)
        assert 0.95 * answers < told["answers_per_second"] < 1.03 * answers, (costs, told)


def test_in_the_model_a_table_that_one_process_has_is_played_once() -> None:
    costs = cheap(server=1.0, heard=1.0, redis=1.0)
    told = Fleet(costs, 2, seats=4, cores=8, by_table=True).back_to_back(50)
    assert 1940 < told["answers_per_second"] < 2060, told


def test_in_the_model_what_a_commit_costs_is_shared_by_all_that_it_holds() -> None:
    one, many = (Fleet(cheap(commit=1.0), 1, seats=4, cores=8).back_to_back(tables) for tables in (1, 50))
    assert one["answers_per_second"] < 1000
    assert many["answers_per_second"] > 10_000


def test_in_the_model_what_waits_for_the_disk_waits_together() -> None:
    told = Fleet(cheap(waiting=10.0), 1, seats=4, cores=8).back_to_back(50)
    assert told["answers_per_second"] > 2000, "fifty tables, and a hundred commits a second"
    assert 10 < told["p50_ms"] < 25


def test_the_page_about_scale_says_what_was_measured() -> None:
    data = json.loads(scale.KEPT.read_text(encoding="utf-8"))
    page = scale.PAGE.read_text(encoding="utf-8")
    for name, rows in scale.TABLES_OF_PAGE.items():
        assert "\n".join([f"<!-- {name} -->", "", *rows(data), "", f"<!-- /{name} -->"]) in page, name
