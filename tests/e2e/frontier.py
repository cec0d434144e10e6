"""How people play Frontier legends: pressing what is seen of the land, and going somewhere on purpose."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any

from playwright.sync_api import Locator

from e2e.guests import Guest
from e2e.playing import Option, in_the_list
from gulch.games.western_legends.board import base_board

Question = dict[str, Any]
Plan = Callable[[Guest, Question], Option]
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
THINGS = ("territory", "hideout", "card", "seat", "item", "stack", "character", "fight_card", "rank")


def press_where_seen(thing: Locator) -> bool:
    """A territory is no rectangle: a person presses a part that is seen. False: all of it lies outside the window on
    the land, which is larger."""
    spot = thing.evaluate(UNCOVERED)
    if spot is not None:
        thing.click(position=spot)
    return spot is not None


def on_the_frontier(guest: Guest, option: Option) -> None:
    assert guest.question is not None
    targets = [thing for thing in option["targets"] if thing.partition(":")[0] in THINGS]
    if len(targets) != 1:
        in_the_list(guest, option)
        return
    meant = [o for o in guest.question["options"] if targets[0] in o["targets"]]
    if not press_where_seen(guest.find(f"main [data-thing='{targets[0]}']").first):
        in_the_list(guest, option)
    elif len(meant) > 1:  # a duel or a robbery
        guest.find("dialog[open] .btn.main").nth(meant.index(option)).click()


def has_a_choice(guest: Guest) -> bool:
    """Who can say only one thing is answered for, after a moment."""
    return guest.question is not None and len(guest.question["options"]) > 1


def a_choice(guest: Guest) -> Question | None:
    guest.wait(lambda: guest.over or has_a_choice(guest), "a choice")
    return None if guest.over else guest.question


# ---- going somewhere ------------------------------------------------------------------------------------------------
@cache
def steps_to(goal: str) -> dict[str, int]:
    """How far each territory is from there."""
    board = base_board()
    far, edge = {goal: 0}, deque([goal])
    while edge:
        here = edge.popleft()
        for near in board.near[board.names.index(here)]:
            there = board.names[near]
            if there not in far:
                far[there] = far[here] + 1
                edge.append(there)
    return far


def towards(goal: str, guest: Guest, question: Question, seat: int) -> Option:
    """The answer that leads there; whoever is there ends the turn. What does not matter is answered somehow."""
    options: list[Option] = question["options"]
    here = guest.view["players"][seat]["place"]
    if question["kind"] == "acting":
        return next(o for o in options if o["kind"] == ("end_turn" if here == goal else "move"))
    if question["kind"] == "going":
        ways = [o for o in options if o["kind"] == "go"]
        nearest = min(ways, key=lambda o: steps_to(goal)[o["id"].partition(":")[2]], default=None)
        if nearest and steps_to(goal)[nearest["id"].partition(":")[2]] < steps_to(goal)[here]:
            return nearest
        return next(o for o in options if o["kind"] != "go")
    return options[0]
