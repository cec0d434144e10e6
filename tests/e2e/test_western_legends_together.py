"""Two browsers on the frontier: a duel and a game of poker, each in its own language, without a look at the other's
cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from e2e.conftest import Visit
from e2e.frontier import Question, has_a_choice, on_the_frontier, towards
from e2e.guests import Guest
from e2e.playing import Option, answer, catch_up, in_the_list
from e2e.test_together import look_at

SALOON = "DR9"
ENOUGH = 60  # answers
Pair = list[Guest]


def seated(visit: Visit, **options: object) -> Pair:
    pair = [visit().named("Ada"), visit(language="ru").named("Хэнк")]
    table = pair[0].table("pp", game="western_legends", options={"length": "short", **options})
    for seat, guest in enumerate(pair):
        guest.sit(table, seat)
    pair[0].start(table)
    for guest in pair:
        guest.go(f"/t/{table}")
        guest.wait(guest.is_dealt, "the deal")
    return pair


def onlooker(visit: Visit, pair: Pair) -> Guest:
    """Somebody who has the address and no seat."""
    guest = visit(size="phone").named("Rosa").go(pair[0].page.url.removeprefix(pair[0].address))
    guest.wait(guest.is_dealt, "what they see")
    return guest


def until(
    pair: Pair, reached: Callable[[dict[str, Any]], bool], plan: Callable[[Guest, Question, int], Option]
) -> None:
    """Both follow the plan, by turns on the board and in the list, until the table is there."""
    for k in range(ENOUGH):
        pair[0].wait(lambda: any(reached(g.view) or has_a_choice(g) for g in look_at(pair)), "a choice")
        if any(reached(guest.view) for guest in pair):  # one browser may hear of it before the other
            pair[0].wait(lambda: all(reached(guest.view) for guest in look_at(pair)), "both are there")
            return
        guest = next(guest for guest in pair if has_a_choice(guest))
        assert guest.question is not None
        option = plan(guest, guest.question, pair.index(guest))
        answer(guest, option, in_the_list if k % 2 else on_the_frontier)
    raise AssertionError("they never came there")


def one_of(question: Question, *kinds: str) -> Option | None:
    options: list[Option] = question["options"]
    return next((o for kind in kinds for o in options if o["kind"] == kind), None)


def anything(question: Question) -> Option:
    """Nobody reacts, where that can be."""
    first: Option = question["options"][0]
    return one_of(question, "pass") or first


def shown_cards(guest: Guest, kind: str) -> list[tuple[int, str]]:
    """Whose cards were laid open by events of this kind."""
    return [(int(e["params"]["who"]), str(e["params"]["card"])) for e in guest.events if e["kind"] == kind]


def told_before(guest: Guest, card: str, kind: str) -> bool:
    """Was anything about this card in a frame before the one that laid it open? (A rifle lets its owner see one.)"""
    for text, frame in zip(guest.raw, guest.heard, strict=True):
        if any(e["kind"] in (kind, "saw_card") and e["params"]["card"] == card for e in frame.get("events", [])):
            return False
        if f'"{card}"' in text:
            return True
    raise AssertionError(f"{card} was never laid open")


def is_fair(pair: Pair, watcher: Guest, kind: str) -> None:
    """All saw the same cards laid open; nobody knew the other's before, and who only watches knew none."""
    watcher.wait(lambda: shown_cards(watcher, kind) == shown_cards(pair[0], kind), "all the cards")
    assert shown_cards(pair[0], kind) == shown_cards(pair[1], kind) != []
    for who, card in shown_cards(pair[0], kind):
        assert not told_before(watcher, card, kind)
        assert told_before(pair[who], card, kind), "one's own card is known to oneself"
        assert not told_before(pair[1 - who], card, kind)


def test_two_browsers_in_a_duel(visit: Visit) -> None:
    pair = seated(visit)
    watcher = onlooker(visit, pair)

    def meet(guest: Guest, question: Question, seat: int) -> Option:
        """Whoever begins goes to the other one."""
        other = guest.view["players"][1 - seat]["place"]
        hunts = seat == guest.view["first"]
        goal = other if hunts else guest.view["players"][seat]["place"]
        return one_of(question, "duel") or towards(goal, guest, question, seat)

    until(pair, lambda view: view["quarrel"] == "duel", meet)
    for guest in [*pair, watcher]:
        catch_up(guest)
        expect(guest.find(".arena .poster2")).to_have_count(2)
    until(pair, lambda view: view["quarrel"] is None, lambda _, question, seat: anything(question))
    is_fair(pair, watcher, "revealed")


def test_two_browsers_in_a_game_of_poker(visit: Visit) -> None:
    pair = seated(visit)
    watcher = onlooker(visit, pair)

    def sit_down(guest: Guest, question: Question, seat: int) -> Option:
        there = all(player["place"] == SALOON for player in guest.view["players"])
        found = one_of(question, "gamble", "join") if there else None
        return found or towards(SALOON, guest, question, seat)

    until(pair, lambda view: len(view["gamblers"]) == len(pair), sit_down)
    for guest in [*pair, watcher]:
        catch_up(guest)
        expect(guest.find(".poker .seats > li")).to_have_count(2)
    until(pair, lambda view: not view["gamblers"], lambda _, question, seat: anything(question))
    is_fair(pair, watcher, "showed")
    for guest in pair:
        assert any(event["kind"] == "won_pot" for event in guest.events)
