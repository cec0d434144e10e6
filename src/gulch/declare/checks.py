"""What is declared but unfinished, found when rules freeze and not in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gulch.declare.rules import Declared, Rules


def problems(rules: Rules[Any], statements: dict[str, Any]) -> list[str]:
    """What is wrong, each with its name. `statements`: the rulebook, where there is one."""
    wrong: list[str] = []
    for declared in rules.used:
        nothing = rules.steps[0]
        wrong += [
            f"step {name} does nothing" for number, name in declared.steps.items() if rules.steps[number] is nothing
        ]
        wrong += [f"verb {v.name} is on no menu" for v in declared.verbs if rules.by_number[v.number] is not v]
        wrong += [f"moment {m.name} has no verbs" for m in declared.moments if not rules.menus[m.number].verbs]
        wrong += wrong_citations(declared, statements)
    wrong += unwritten(rules.cited, statements)
    names = {"moment": [menu.name for menu in rules.menus if menu.name], "step": [s for s in rules.step_names if s]}
    names["field"] = [field.path() for field in rules.fields]
    for what, all_of_them in names.items():
        wrong += [f"there are two {what}s {name}" for name in dict.fromkeys(all_of_them) if all_of_them.count(name) > 1]
    return wrong


def wrong_citations(declared: Declared, statements: dict[str, Any]) -> list[str]:
    wrong: list[str] = []
    cited = [(w.name, w.rule) for words in (declared.verbs, declared.moments, declared.events) for w in words]
    cited += [(e.name, rule) for e in declared.events for rule in e.cites.values()]
    cited += [(name, rule) for name, rule in declared.reasons.items() if rule]
    wrong += unwritten(cited, statements)
    for e in declared.events:
        said = {value for a in e.args for value in a.domain.values}
        wrong += [f"{e.name} cites a rule for {value}, which it never says" for value in e.cites if value not in said]
    return wrong


def unwritten(cited: list[tuple[str, str]], statements: dict[str, Any]) -> list[str]:
    """Citations of what the rulebook, where there is one, does not say."""
    missing = [(name, rule) for name, rule in cited if statements and rule not in statements]
    return [f"{name} cites {rule}, which is not written" if rule else f"{name} cites no rule" for name, rule in missing]
