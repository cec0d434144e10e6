"""How people answer: on the board, in the list, with the keys. What is asked is known from the socket."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator

from e2e.guests import PAUSE, Guest
from stage import TOUCHED

Option = dict[str, Any]
Answer = Callable[[Guest, Option], None]
PRESSES = 3
SOON = 120  # looks: three seconds
CALM = 12  # looks: the curtain falls a moment after the answer, and on a busy machine later


def subset_verb(question: dict[str, Any]) -> str | None:
    """The verb that is picked by toggles: its argument lists its targets, as in "reroll:135"."""
    for verb in sorted({str(o["kind"]) for o in question["options"]}):
        own = [o for o in question["options"] if o["kind"] == verb]
        listed = all(numbers_of(o) == o["id"].partition(":")[2] for o in own)
        if listed and any(len(o["targets"]) > 1 for o in own):
            return verb
    return None


def numbers_of(option: Option) -> str:
    return "".join(target.partition(":")[2] for target in option["targets"])


def named(thing: str) -> tuple[str, str]:
    """The thing on the board, or one that is named more closely: "card:doc:move" is "card:move"."""
    kind, _, value = thing.partition(":")
    return f"[data-thing='{thing}']", f"[data-thing^='{kind}:'][data-thing$=':{value}']"


def press(guest: Guest, thing: Locator, **where: Any) -> None:
    """With the mouse, or with a finger."""
    if guest.look.size in TOUCHED:
        thing.tap(**where)
    else:
        thing.click(**where)


def choose(guest: Guest, thing: Locator, **where: Any) -> None:
    """A first touch only points, or asks which of several answers is meant; a second one does it."""
    press(guest, thing, **where)
    if guest.look.size in TOUCHED and not guest.find("dialog[open]").count():
        press(guest, thing, **where)


def on_the_board(guest: Guest, option: Option) -> None:
    """Press the thing itself: dice and then the button, or the poster. What is no thing is a button of the prompt."""
    assert guest.question is not None
    if option["kind"] == subset_verb(guest.question):
        for thing in option["targets"]:
            press(guest, guest.find(f"main [data-thing='{thing}']"))
        press(guest, guest.find(".prompt .acts .btn.main"))
    elif option["targets"]:
        thing = option["targets"][0]
        meant = [o for o in guest.question["options"] if thing in o["targets"]]
        on_board = guest.find(f"main :is({', '.join(named(thing))})")
        if on_board.count() > 1:  # the board names it more closely, and there are several of its kind
            in_the_list(guest, option)
            return
        choose(guest, on_board)
        if len(meant) > 1:  # several answers stand for it: the page asks which
            press(guest, guest.find("dialog[open] .btn.main").nth(meant.index(option)))
    else:
        in_the_list(guest, option)


def places(guest: Guest) -> tuple[list[str], list[Option]]:
    """What the list shows: first the things to toggle, then the options that are one press."""
    assert guest.question is not None
    options = guest.question["options"]
    verb = subset_verb(guest.question)
    toggles = sorted({thing for o in options if o["kind"] == verb for thing in o["targets"]})
    return toggles, [o for o in options if o["kind"] != verb]


def in_the_list(guest: Guest, option: Option) -> None:
    """On a phone the list lies in a sheet behind its tab."""
    toggles, single = places(guest)
    lines = guest.find(".opts .opt")
    if guest.look.size == "phone" and not lines.first.is_visible():
        press(guest, guest.find(".tabs button").nth(1))
    if option in single:
        press(guest, lines.nth(len(toggles) + single.index(option)))
        return
    for thing in option["targets"]:
        press(guest, lines.nth(toggles.index(thing)))
    press(guest, guest.find(".options.up > .btn.main, .table:not(:has(.options.up)) .prompt .acts .btn.main"))


def by_keys(guest: Guest, option: Option) -> None:
    """The key that stands beside each line; arrows and Enter where a line has none."""
    toggles, single = places(guest)
    if option in single:
        press_line(guest, len(toggles) + single.index(option))
        return
    for thing in option["targets"]:
        press_line(guest, toggles.index(thing))
    guest.page.keyboard.press("Enter")


def press_line(guest: Guest, line: int) -> None:
    key = guest.find(".opts .opt").nth(line).locator("kbd").inner_text().strip()
    if key.isdigit():
        guest.page.keyboard.press(key)
        return
    guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Home")
    for _ in range(line):
        guest.page.keyboard.press("ArrowDown")
    guest.page.keyboard.press("Enter")


def choice(question: dict[str, Any], random: Random) -> Option:
    """Any answer, but not for ever rolling: every verb is as likely as another."""
    verb = random.choice(sorted({o["kind"] for o in question["options"]}))
    option: Option = random.choice([o for o in question["options"] if o["kind"] == verb])
    return option


def catch_up(guest: Guest) -> None:
    """Whatever is still being told is skipped."""
    if guest.find(".telling").count():
        guest.page.keyboard.press("s")


def answer(guest: Guest, option: Option, how: Answer) -> None:
    """Give the answer and wait until the table has gone on."""
    catch_up(guest)
    asked = guest.question
    assert asked is not None
    # The list shows the question that the socket told: only then is a press meant for it.
    toggles, single = places(guest)
    guest.wait(lambda: guest.find(".opts .opt.legal").count() == len(toggles) + len(single), "the list of options")
    how(guest, option)
    for _ in range(PRESSES):
        if is_soon(guest, lambda: guest.over or guest.question != asked):
            return
        # A press may meet a list that is being drawn anew. Whoever sees that nothing happens presses again.
        if option in single and guest.find(".opts .opt.legal").count() == len(toggles) + len(single):
            how(guest, option)
    guest.wait(lambda: guest.over or guest.question != asked, f"the table to go on after {option['id']}")


def is_soon(guest: Guest, condition: Callable[[], bool]) -> bool:
    for _ in range(SOON):
        if condition():
            return True
        guest.page.wait_for_timeout(PAUSE)
    return False


def play_to_the_end(guest: Guest, ways: list[Answer], seed: int = 1) -> int:
    """Whatever is asked, until the game is over. How many answers it took."""
    random = Random(seed)
    answers = 0
    while (question := guest.wait_to_be_asked()) is not None:
        answer(guest, choice(question, random), ways[answers % len(ways)])
        answers += 1
    catch_up(guest)
    return answers


def lift(guest: Guest) -> list[str]:
    """Several people at one device: lift the curtain until somebody is asked. Whom the curtains called."""
    called: list[str] = []
    calm = 0
    while calm < CALM:
        curtain = guest.find(".curtain")
        if curtain.count():
            called.append(str(curtain.get_attribute("class")))
            curtain.locator(".btn").click()
        calm = calm + 1 if guest.find(".opts .opt.legal").count() else 0
        guest.page.wait_for_timeout(PAUSE)
    return called
