"""Why not: what guards a table, and what answers whoever points at something and wonders why nothing happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gulch.declare.rules import NOT_NOW
from gulch.declare.words import Option
from gulch.engine.game import Reason

if TYPE_CHECKING:
    from gulch.engine.question import Question
    from gulch.engine.table import Table


def why_refused(table: Table, seat: object, action: object) -> list[Reason]:
    """Empty if the action (an id or an option) is legal now. Takes anything."""
    id = action.id if isinstance(action, Option) else action
    code = table.rules.words.code(id) if isinstance(id, str) else -1
    question = question_of(table, seat)
    if isinstance(question, Reason) and question.text == "no-such-seat":
        return [question]
    if code < 0:
        return [Reason("", "no-such-action", {"action": id[:80] if isinstance(id, str) else type(id).__name__})]
    if isinstance(question, Reason):
        return [question]
    s = table.now[question.seat]
    why = s.rules.why_not(s, question.seat, question.moment, question.about, code)
    return [Reason(s.rules.rule_behind(why, code), why, {"action": id, "moment": question.kind})] if why else []


def question_of(table: Table, seat: object) -> Question | Reason:
    if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < table.seats:
        return Reason("", "no-such-seat", {"seats": table.seats})
    question = table.pending.get(seat)
    return Reason("", "not-asked", {"waiting": sorted(table.pending)}) if question is None else question


def is_thing(table: Table, what: object) -> bool:
    """Something on the board that an action or an event of this game speaks of, and no action itself."""
    if not isinstance(what, str) or table.rules.words.code(what) >= 0:
        return False
    words = [*table.rules.words.by_name.values(), *table.rules.sayings.by_name.values()]
    return any(a.domain.has_thing(what) for word in words for a in word.args)


def with_thing(table: Table, seat: object, thing: str) -> tuple[list[Option], list[Reason]]:
    """The legal options with it; and if there are none, the reasons against each verb."""
    question = question_of(table, seat)
    if isinstance(question, Reason):
        return [], [question]
    s, moment = table.now[question.seat], question.menu()
    options: list[Option] = []
    reasons: dict[tuple[str, str], Reason] = {}
    for verb in s.rules.menus[question.moment].verbs:
        for code in verb.meant(s, question.seat, question.about, thing):
            why = verb.why_not(s, question.seat, question.about, code)
            if why:
                about = {"action": verb.id(verb.values(code)), "moment": moment.name}
                reasons.setdefault((verb.name, why), Reason(s.rules.rule_behind(why, code), why, about))
            else:
                cited = moment.cite(s, question.seat, question.about, code)
                options.append(verb.describe(verb.values(code), code, cited))
    if options:
        return options, []
    return [], list(reasons.values()) or [Reason("", NOT_NOW, {"action": thing[:80], "moment": moment.name})]
