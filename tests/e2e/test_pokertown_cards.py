"""The line-up of flip-town under the hand: cards dragged with the mouse and with a finger, pressed, moved by keys."""

from __future__ import annotations

import pytest

from e2e.conftest import Visit
from e2e.guests import Guest
from e2e.test_pokertown import glowing, seated

STEPS = 5
STILL = 200  # milliseconds: let go while the finger rests; the browser takes a press after a fling for its end
LONG_PRESS = 600  # milliseconds: more than the page waits before it explains what is held


def order(guest: Guest) -> list[str]:
    """Which cards give suit, rank and poker card."""
    return [str(card.get_attribute("data-thing")) for card in guest.find(".lineup .lc").all()]


def middle(guest: Guest, position: int) -> tuple[float, float]:
    box = guest.find(".lineup .pc").nth(position).bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(guest: Guest, start: tuple[float, float], end: tuple[float, float], pause: int = 0) -> None:
    """With a finger on a phone, else with the mouse; `pause` before it is let go."""
    way = [tuple(a + (b - a) * i / STEPS for a, b in zip(start, end, strict=True)) for i in range(STEPS + 1)]
    if guest.look.size == "phone":
        finger = guest.page.context.new_cdp_session(guest.page)
        for i, (x, y) in enumerate(way):
            touch = {"type": "touchMove" if i else "touchStart", "touchPoints": [{"x": x, "y": y}]}
            finger.send("Input.dispatchTouchEvent", touch)
        guest.page.wait_for_timeout(pause)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        return
    mouse = guest.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move(*end, steps=STEPS)
    guest.page.wait_for_timeout(pause)
    mouse.up()


def leads(guest: Guest) -> dict[str, int]:
    """By the view: where the cards lead as they lie."""
    suit, rank, _ = (int(thing.removeprefix("slot:")) for thing in order(guest))
    found: dict[str, int] = next(
        r["places"] for r in guest.view["me"]["reach"] if (r["suit_card"], r["rank_card"]) == (suit, rank)
    )
    return found


def lit(guest: Guest) -> dict[str, int]:
    return {place: price for place, price in glowing(guest).items() if not place.startswith("tombstone_")}


@pytest.mark.parametrize("size", ["laptop", "phone"])
def test_a_card_dragged_onto_another_changes_places_with_it(visit: Visit, size: str) -> None:
    guest = visit(size=size).named("Ada")
    seated([guest])
    guest.wait_to_be_asked()
    guest.wait(lambda: lit(guest) == leads(guest), "the places of the cards as dealt")
    assert order(guest) == ["slot:1", "slot:2", "slot:3"]
    drag(guest, middle(guest, 0), middle(guest, 2), LONG_PRESS)
    guest.wait(lambda: order(guest) == ["slot:3", "slot:2", "slot:1"], "the cards to change places")
    assert guest.find(".inspect").count() == 0, "a drag is no long press"
    guest.wait(lambda: lit(guest) == leads(guest), "the places of the cards as they lie now")
    drag(guest, middle(guest, 1), middle(guest, 0))
    guest.wait(lambda: order(guest) == ["slot:2", "slot:3", "slot:1"], "the next two")
    away = middle(guest, 0)[0], 20.0
    drag(guest, middle(guest, 0), away, STILL)
    press = guest.find(".lineup .lc").nth(2)
    press.tap() if size == "phone" else press.click()
    guest.wait(lambda: guest.find(".lc.held").count() == 1, "the pressed card to be lifted")
    assert order(guest) == ["slot:2", "slot:3", "slot:1"], "dropped nowhere it lies as before"
    assert guest.find(".lc.held").get_attribute("data-thing") == "slot:1"
    assert all(said["type"] != "answer" for said in guest.said), "nothing was answered yet"


def test_cards_change_places_by_keys(visit: Visit) -> None:
    guest = visit().named("Ada")
    seated([guest])
    guest.wait_to_be_asked()
    guest.page.wait_for_selector(".lineup.moving")
    for position in (0, 1):
        guest.find(".lineup .lc").nth(position).focus()
        guest.page.keyboard.press("Enter")
    guest.wait(lambda: order(guest) == ["slot:2", "slot:1", "slot:3"], "the cards to change places")
