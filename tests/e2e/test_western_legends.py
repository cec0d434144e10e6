"""Frontier legends in a real browser: a table opens, turns are played on the board and by keys, the map can be read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from e2e.guests import Guest
from e2e.playing import Answer, Option, answer, by_keys, catch_up, in_the_list
from stage import Look, Server

ANSWERS = 14
UNCOVERED = """element => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  for (let k = 1; k < 400; k++) {
    const [along, down] = [(k * 0.618) % 1, (k * 0.414) % 1]
    const hit = document.elementFromPoint(box.left + box.width * along, box.top + box.height * down)
    if (hit === element || (hit && element.contains(hit))) return { x: box.width * along, y: box.height * down }
  }
  return null
}"""
# What the board shows; goals are declared in the list.
THINGS = ("territory", "hideout", "card", "seat", "item", "stack", "character", "fight_card")


@pytest.fixture(scope="module")
def frontier(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Its rules are not listed yet: a server of its own offers them."""
    server = Server(tmp_path_factory.mktemp("frontier"), unlisted=True)
    yield server
    server.stop()


@pytest.fixture
def come(browser: Browser, frontier: Server, request: pytest.FixtureRequest) -> Iterator[Guest]:
    frontier.deal(request.node.name)
    guest = Guest(browser, frontier.address, Look())
    yield guest
    assert guest.complaints == []
    guest.close()


def seated(guest: Guest) -> Guest:
    seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    table = guest.named("Ada").table("prr", game="western_legends", options={"length": "short"}, seats=seats)
    guest.sit(table, 0).start(table).go(f"/t/{table}")
    guest.wait(guest.is_dealt, "the deal")
    return guest


def press_where_seen(thing: Locator) -> None:
    """A territory is no rectangle: a person presses a part that is seen."""
    spot = thing.evaluate(UNCOVERED)
    assert spot is not None
    thing.click(position=spot)


def on_the_frontier(guest: Guest, option: Option) -> None:
    assert guest.question is not None
    targets = [thing for thing in option["targets"] if thing.partition(":")[0] in THINGS]
    if len(targets) != 1:
        in_the_list(guest, option)
        return
    meant = [o for o in guest.question["options"] if targets[0] in o["targets"]]
    press_where_seen(guest.find(f"main [data-thing='{targets[0]}']").first)
    if len(meant) > 1:  # a duel or a robbery
        guest.find("dialog[open] .btn.main").nth(meant.index(option)).click()


def a_choice(guest: Guest) -> dict[str, list[Option]] | None:
    """Who can say only one thing is answered for, after a moment."""
    guest.wait(lambda: guest.over or (guest.question is not None and len(guest.question["options"]) > 1), "a choice")
    return guest.question


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


def test_a_character_is_chosen_and_turns_are_played_on_the_board(come: Guest) -> None:
    guest = seated(come)
    done = play(guest, on_the_frontier, 1)
    assert {"be", "income", "move", "go"} <= done
    a_choice(guest)
    catch_up(guest)
    expect(guest.find("section.own")).to_contain_text(str(guest.view["players"][0]["money"]))
    expect(guest.find("main .pieces .fig.seat-1")).to_have_count(1)


def test_turns_are_played_by_keys_alone(come: Guest) -> None:
    guest = seated(come)
    done = play(guest, by_keys, 2)
    assert {"be", "income", "move", "go"} <= done


def test_the_map_is_walked_with_arrows_and_tells_what_a_place_is_for(come: Guest) -> None:
    guest = seated(come)
    question = a_choice(guest)
    assert question is not None
    answer(guest, question["options"][0], in_the_list)
    bank = guest.find("main [data-ground='DR8']")
    bank.focus()
    guest.page.keyboard.press("ArrowRight")
    guest.page.keyboard.press("ArrowLeft")
    expect(guest.find(".inspect h2")).to_be_visible()
    press_where_seen(bank)
    expect(guest.find(".inspect")).to_contain_text("Heist")
    guest.page.keyboard.press("Escape")


def test_a_player_board_is_opened_and_leafed_through(come: Guest) -> None:
    guest = seated(come)
    guest.find("section.own .open").click()
    expect(guest.find(".sheet h2")).to_have_text("Ada")
    guest.page.keyboard.press("ArrowRight")
    expect(guest.find(".sheet h2")).not_to_have_text("Ada")
    guest.page.keyboard.press("Escape")
    expect(guest.find(".sheet")).to_have_count(0)
