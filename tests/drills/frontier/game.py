"""The sample's outside."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from drills.frontier.ante_up.rules import ANTE_UP
from drills.frontier.content import (
    COUNTER,
    DECK,
    GOALS,
    IN_SAFE,
    ITEM,
    ITEM_CARDS,
    MAT,
    ON_COUNTER,
    POKER,
    SAFE,
    STORE,
    is_red,
)
from drills.frontier.fields import FIELDS
from drills.frontier.state import BEGIN, West
from drills.frontier.turn import AT_SET_UP, BASE
from gulch.declare.rules import Rules
from gulch.declare.views import Shown, by_seat, see
from gulch.engine.chance import Chance
from gulch.engine.game import Game, OptionSpec, Outcome


class FrontierGame(Game[West]):
    id: ClassVar[str] = "frontier"
    seats: ClassVar[range] = range(2, 5)
    rarely_secret: ClassVar[list[str]] = ["fight"]  # laid and shown without a question

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("ante_up", "flag", False)]

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        return [(2, {}), (3, {"ante_up": True}), (4, {})]

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[West]:
        rules: Rules[West] = Rules(seats, options)
        rules.register(BASE, *([ANTE_UP] if options["ante_up"] else []))
        return rules

    def blank(self, rules: Rules[West], chance: Chance) -> West:
        return West(rules, chance)

    def new(self, rules: Rules[West], chance: Chance) -> West:
        s = self.fresh(rules, chance)
        s.at = BEGIN
        goals = list(range(len(GOALS)))
        chance.shuffle(goals)
        s.goal = vec[i64](goals[: rules.seats])
        s.place = vec[i64]([8 * (p // 2) for p in range(rules.seats)])
        s.dollars = vec[i64]([40] * rules.seats)
        s.wounds = vec[i64]([0] * rules.seats)
        for family, pile in ((POKER, DECK), (ITEM, STORE)):
            s.box.fill(family, pile.first)
            s.box.shuffle(pile.first, chance)
        for _ in range(ON_COUNTER):
            s.box.draw(s, STORE.first, COUNTER.first)
        for card in [card for card in s.box.at(DECK.first) if is_red(card)][:IN_SAFE]:
            s.box.put(s, card, SAFE.first)
        s.happen(AT_SET_UP, 0)
        return s

    def shown(self) -> list[Shown]:
        zones = see(FIELDS, "deck", "safe", "discard", "store", "counter", "known", "turned")
        seats = see(FIELDS, "place", "dollars", "wounds", "goal", "hand", "fight", "mat")
        return [*see(FIELDS, "active", "round", "actions"), *zones, by_seat("players", *seats)]

    def outcome(self, s: West) -> Outcome:
        scores: list[int] = []
        for p in range(s.seats):
            mine = [ITEM_CARDS[ITEM.number(card)] for card in s.box.at(MAT.of(p))]
            scores.append(int(s.dollars[p]) // 60 + sum([item.worth for item in mine]) - int(s.wounds[p]))
        return Outcome(scores)


GAME: Final = FrontierGame()
