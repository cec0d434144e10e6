"""Frontier legends in a real browser: games are played on the board and by keys, the map and the cards can be read."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.frontier import a_choice, on_the_frontier, press_where_seen
from e2e.guests import Guest
from e2e.playing import Answer, answer, by_keys, catch_up, choice, in_the_list

ANSWERS = 14


def seated(guest: Guest, letters: str = "pbb", **options: object) -> Guest:
    seats = [{"kind": "person"} if c == "p" else {"kind": "bot", "level": "random"} for c in letters]
    table = guest.named("Ada").table(
        letters, game="western_legends", options={"length": "short", **options}, seats=seats
    )
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    guest.wait(guest.is_dealt, "the deal")
    return guest


def play(guest: Guest, how: Answer, seed: int) -> set[str]:
    """So many answers, as various as possible; what was answered."""
    random = Random(seed)
    done: list[str] = []
    while len(done) < ANSWERS and (question := a_choice(guest)):
        options = question["options"]
        new = [o for o in options if o["kind"] not in done and o["kind"] != "end_turn"] or options
        option = random.choice(new)
        answer(guest, option, how)
        done.append(option["kind"])
    return set(done)


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_short_game_against_a_bot_by_clicks(visit: Visit, language: str) -> None:
    """For two: the Man in Black plays, too."""
    guest = seated(visit(language=language), "pb")
    random, answers = Random(7), 0
    while (question := a_choice(guest)) is not None:
        answer(guest, choice(question, random), [on_the_frontier, in_the_list][answers % 2])
        answers += 1
    catch_up(guest)
    guest.page.wait_for_selector(".end")
    totals = [sum(player["score"].values()) for player in guest.view["players"]]
    expect(guest.find(".end").first).to_contain_text("Ada")
    for total in totals:
        expect(guest.find(".end").first).to_contain_text(str(total))


def test_turns_are_played_by_keys_alone(visit: Visit) -> None:
    guest = seated(visit())
    done = play(guest, by_keys, 2)
    assert {"be", "income", "move", "go"} <= done
    a_choice(guest)
    catch_up(guest)
    expect(guest.find("section.own")).to_contain_text(str(guest.view["players"][0]["money"]))
    expect(guest.find("main .pieces .fig.seat-1")).to_have_count(1)


def test_the_map_is_walked_with_arrows_and_tells_what_a_place_is_for(visit: Visit) -> None:
    guest = seated(visit())
    question = a_choice(guest)
    assert question is not None
    answer(guest, question["options"][0], in_the_list)
    bank = guest.find("main [data-ground='DR8']")
    bank.focus()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.find(".inspect h2")).to_be_visible()
    assert press_where_seen(bank)
    expect(guest.find(".inspect")).to_contain_text("Heist")
    guest.page.keyboard.press("Escape")


def test_a_player_board_is_opened_and_leafed_through(visit: Visit) -> None:
    guest = seated(visit())
    guest.find("section.own .open").click()
    expect(guest.find(".sheet h2")).to_have_text("Ada")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.find(".sheet h2")).not_to_have_text("Ada")
    guest.page.keyboard.press("Escape")
    expect(guest.find(".sheet")).to_have_count(0)
