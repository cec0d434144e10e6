"""Declared once: numbers, widths, checks, what is unfinished, things explained, a failing rule."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import gulch
from drills import frontier
from drills.frontier import turn
from drills.frontier.content import CARDS, DECK, HAND, POKER, SAFE, is_red
from gulch.declare.rules import Declared, Moment, Rules, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.chance import fast
from gulch.engine.play import EVERYONE
from gulch.engine.record import new_table
from gulch.games.bang_dice import effects
from gulch.lab.simulate import Simulator
from gulch.pieces.fields import one

pure = pytest.mark.skipif(gulch.COMPILED, reason="makes classes on the kernel")
WIDE: Final = Domain("wide", [f"w{k}" for k in range(700)], True)


def test_money_beyond_a_byte_is_told_as_it_is() -> None:
    table = new_table(frontier.GAME, 3, 1, {})
    s = table.frames[-1].state.copy()
    s.say(EVERYONE, turn.EARNED, 2, 300)
    _, event, values = s.events[-1]
    assert event.id(values) == "earned:2:300"
    assert table.describe("earned:2:300").params == {"who": "2", "dollars": "300"}
    with pytest.raises(ValueError, match="who can't be 99"):
        s.say(EVERYONE, turn.EARNED, 99, 300)
    with pytest.raises(ValueError, match="card can't be 52"):
        s.say(EVERYONE, turn.GOT, 52)


@pure
def test_an_argument_takes_the_bits_it_needs_and_numbers_follow_the_order() -> None:
    declared = Declared()

    class Send(Verb[Any]):
        card: Final = arg(WIDE)
        to: Final = arg(SEAT)

    first, send = Verb[Any](declared, "first", "R-1"), Send(declared, "send", "R-1")
    assert (first.number, send.number) == (0, 1)
    action = send.action(699, 5)
    assert (send.card.of(action), send.to.of(action), send.chosen(action)) == (699, 5, True)
    assert send.id(send.values(action)) == "send:w699:5"
    with pytest.raises(ValueError, match="no seat"):
        send.action(1, 16)


@pure
def test_what_is_unfinished_is_said_when_the_rules_freeze() -> None:
    declared = Declared(["nowhere"])
    Verb[Any](declared, "lost", "R-1")
    Moment[Any](declared, "empty", "R-9")
    declared.event("told", "R-1", {"elephant": "R-1"}, count=WHOLE)
    declared.reason("why", "R-2")
    rules: Rules[Any] = Rules(2, {})
    rules.use(declared)
    with pytest.raises(ValueError) as error:
        rules.freeze({"R-1": {}})
    for part in (
        "nowhere does nothing",
        "lost is on no menu",
        "empty has no verbs",
        "R-9",
        "why cites R-2, which is not written",
        "elephant",
    ):
        assert part in str(error.value)


@pure
def test_what_is_declared_twice_is_named() -> None:
    declared = Declared(["begin", "begin"])
    kick = Verb[Any](declared, "kick", "R-1")
    Moment[Any](declared, "aim", "R-1", kick)
    Moment[Any](declared, "aim", "R-1", kick)
    rules: Rules[Any] = Rules(2, {})
    rules.use(declared)
    rules.declare([one("turn"), one("turn")])
    with pytest.raises(ValueError) as error:
        rules.freeze()
    for part in ("two steps begin", "two moments aim", "two fields turn"):
        assert part in str(error.value)
    Moment[Any](declared, "other", "R-1", Verb[Any](declared, "kick", "R-1"))
    rules = Rules(2, {})
    rules.use(declared)
    with pytest.raises(ValueError, match="two words share a number or a name: kick"):
        rules.freeze()


@pure
def test_more_verbs_than_have_a_number_are_refused() -> None:
    declared = Declared()
    with pytest.raises(ValueError, match="more than 256 verbs"):
        [Verb[Any](declared, f"v{k}", "R-1") for k in range(257)]


@pure
def test_a_field_that_nobody_declared_is_found_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frontier.GAME.blank

    class Sly(type(real(frontier.GAME.rules(2, {"ante_up": False}), fast(1)))):
        __slots__ = ("secret",)

    monkeypatch.setattr(frontier.GAME, "blank", lambda rules, chance: Sly(rules, chance))
    monkeypatch.setattr(frontier.GAME, "built", {})
    with pytest.raises(ValueError, match="secret"):
        new_table(frontier.GAME, 2, 1, {})


@pure
def test_a_game_that_declares_no_field_at_all_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frontier.GAME.rules

    def undeclared(seats: int, options: dict[str, Any]) -> Any:
        rules = real(seats, options)
        rules.attributes = []
        return rules

    monkeypatch.setattr(frontier.GAME, "rules", undeclared)
    monkeypatch.setattr(frontier.GAME, "built", {})
    with pytest.raises(ValueError, match=r"its declared fields differ: .*box"):
        new_table(frontier.GAME, 2, 1, {})


def test_a_thing_is_explained() -> None:
    table = new_table(frontier.GAME, 3, 5, {})
    seat = min(table.pending)
    counter = table.view(seat)["counter"]
    away = next(item for item in table.rules.words.by_name["buy"].args[0].domain.values if item not in counter)
    assert [reason.text for reason in table.explain(seat, f"item:{away}")] == ["not-on-counter"]
    assert [option.id for option in table.options_with(seat, "place:territory_2")] == ["go:territory_2"]
    assert table.explain(seat, "place:territory_2") == table.explain(seat, "place:bank") == []
    assert [reason.text for reason in table.explain(seat, "place:territory_40")] == ["too-far"]
    assert [reason.text for reason in table.explain(1, "seat:0")] == ["not-asked"]
    mine = table.view(seat)["players"][seat]["hand"]
    away = next(card for card in POKER.values if card not in mine)
    assert [reason.text for reason in table.explain(seat, f"poker:{away}")] == ["not-held"], "though nobody offers it"
    assert [reason.text for reason in table.explain(seat, "poker:joker")] == ["no-such-action"]
    with pytest.raises(gulch.Refused):
        table.answer(seat, "place:territory_2")


def test_a_die_is_explained_by_every_set_it_is_in() -> None:
    table = gulch.load("bang_dice").table(5, 3)
    seat = min(table.pending)
    assert table.pending[seat].kind == "reroll"
    for k, face in enumerate(table.view(seat)["dice"]):
        options = table.options_with(seat, f"die:{k + 1}")
        assert all(str(k + 1) in option.params["dice"] for option in options)
        assert bool(options) == (face != "dynamite")


def test_a_guess_keeps_sizes_known_cards_and_picky_zones() -> None:
    table = new_table(frontier.GAME, 3, 7, {})
    s: Any = table.frames[-1].state.copy()
    s.run = table.now[0].run
    top = int(s.box.top[DECK.first])
    s.box.show(s, top, 1 << 1)
    hands = set()
    for seed in range(30):
        guess = s.copy()
        guess.rules.redeal(guess, 1, fast(seed))
        box = guess.box
        assert int(box.top[DECK.first]) == top, "seat 1 has looked at it"
        assert box.at(HAND.of(1)) == s.box.at(HAND.of(1))
        assert all(is_red(card) for card in box.at(SAFE.first))
        everywhere = [card for place in range(CARDS.count) for card in box.at(place)]
        assert sorted(everywhere) == list(range(CARDS.size)), "each card is somewhere, once"
        assert [int(n) for n in box.count] == [int(n) for n in s.box.count]
        hands.add(tuple(box.at(HAND.of(0))))
    assert len(hands) > 20
    assert int(POKER.number(POKER.card(3))) == 3


def test_a_state_with_cards_goes_there_and_back() -> None:
    from gulch.bots.policies import TraceBot
    from gulch.records.reading import load

    simulator = Simulator(frontier.GAME, 4, {})
    state = simulator.playout(3, TraceBot(1))
    data = json.loads(json.dumps(state.to_data()))
    assert load(frontier.GAME, simulator.rules, data).to_data() == data
    data["discard"].append(data["hand"][0][0] if data["hand"][0] else data["deck"][0])
    with pytest.raises(gulch.BadRecord, match="two places"):
        load(frontier.GAME, simulator.rules, data)


@pure
def test_an_expansion_has_a_state_of_its_own() -> None:
    """Fields, data, view and guess are its own; a name that the base game has, too, is no matter."""
    plain, table = new_table(frontier.GAME, 3, 5, {}), new_table(frontier.GAME, 3, 5, {"ante_up": True})
    assert "ante_up" not in plain.record()["start"]
    assert "gamblers" not in plain.view(0)
    data = table.record()["start"]["ante_up"]
    assert (data["round"], data["won"]) == (0, [0, 0, 0])
    assert [one["charm"] is None for one in table.view(1)["gamblers"]] == [True, False, True]
    guessed = {str(table.guess(1, seed).now[1].to_data()["ante_up"]["charm"]) for seed in range(30)}
    assert len(guessed) == 6, "the charms of others may be any of the other three"
    seat = min(table.pending)
    table.answer(seat, "gamble:2")
    assert table.view(None)["rounds"] == 1
    assert table.view(None)["round"] == 1
    assert gulch.records.reading.replay(frontier.GAME, table.record()).record() == table.record()


@pure
def test_a_record_names_the_strange_field_of_a_part() -> None:
    record = new_table(frontier.GAME, 3, 5, {"ante_up": True}).record()
    record["start"]["ante_up"]["sleeve"] = ["ace"]
    with pytest.raises(gulch.BadRecord, match="ante_up has no sleeve"):
        gulch.records.reading.replay(frontier.GAME, record)


@pure
def test_a_part_that_nobody_made_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    real = frontier.GAME.new

    def careless(rules: Any, chance: Any) -> Any:
        s = real(rules, chance)
        s.parts = []
        return s

    monkeypatch.setattr(frontier.GAME, "new", careless)
    with pytest.raises(ValueError, match=r"self\.fresh"):
        new_table(frontier.GAME, 3, 5, {"ante_up": True})


@pure
def test_a_parameter_may_be_called_as_what_every_word_has() -> None:
    declared = Declared()
    event = declared.event("told", "R-1", name=SEAT, rule=WHOLE, number=WHOLE)
    assert list(event.parameters()) == ["name", "rule", "number"]

    class Bet(Verb[Any]):
        number_: Final = arg(WIDE)

    assert Bet(declared, "bet", "R-1").parameters() == {"number": "wide"}


@pure
def test_packing_takes_only_what_the_domain_has() -> None:
    """700 values need ten bits, which hold 1,024."""

    class Send(Verb[Any]):
        card: Final = arg(WIDE)

    send = Send(Declared(), "send", "R-1")
    assert send.action(699)
    with pytest.raises(ValueError, match="700 is no wide"):
        send.action(700)
    with pytest.raises(ValueError, match="has 1 arguments"):
        send.action(1, 2)


def test_an_outcome_knows_tie_breaks_and_winners_without_a_seat() -> None:
    tied = gulch.Outcome([10, 12, 12], order=[(10, 0), (12, 1), (12, 2)])
    assert (tied.ranks, tied.winners, tied.victor) == ([3, 2, 1], [2], "")
    beaten = gulch.Outcome([10, 12], order=[(10,), (12,)], others={"man_in_black": (13,), "sheriff": (11,)})
    assert (beaten.ranks, beaten.winners, beaten.data()["victor"]) == ([4, 2], [], "man_in_black")
    assert gulch.Outcome([10, 12], others={"bot": 12}).winners == [1], "equal is not beaten"


@pure
def test_a_policy_hears_what_the_question_is_about() -> None:
    heard: set[int] = set()

    class Listener(gulch.Policy):
        def choose(self, s: Any, seat: int, moment: int, options: list[int], about: int = 0) -> int:
            if moment == effects.AIM.number:
                heard.add(int(effects.AIM.die.of(about)))
            return options[-1]

    gulch.playout("bang_dice", 5, 3, Listener())
    assert len(heard) > 2
