"""Words, domains, fields: ids and numbers say the same."""

from __future__ import annotations

import pytest

from gulch.declare.fields import Field, Kind
from gulch.declare.words import Domain, Word, Words, arg
from gulch.pieces.domains import Subset, number_domain, seat_domain

pytestmark = pytest.mark.compiled


def a_word(number: int, name: str, rule: str, fields: dict[str, Domain], cite: dict[str, str] | None = None) -> Word:
    word = Word(name, rule, cite)
    word.number = number
    word.lay_out([(field, arg(domain)) for field, domain in fields.items()], 8)
    return word


WORDS = Words(
    [
        a_word(1, "wait", "R-1", {}),
        a_word(2, "shoot", "R-2", {"at": seat_domain(4), "with": Domain("gun", ["colt", "rifle"])}, {"rifle": "R-3"}),
        a_word(9, "roll", "R-4", {"dice": Subset("die", 3)}),
    ]
)


def test_every_action_of_the_catalogue_goes_to_its_id_and_back() -> None:
    codes = WORDS.catalogue()
    assert len(codes) == 1 + 8 + 8
    assert [WORDS.code(WORDS.id(code)) for code in codes] == codes


@pytest.mark.parametrize("id", ["", "shoot", "shoot:1", "shoot:9:colt", "shoot:1:colt:1", "roll:4", "roll:21", "WAIT"])
def test_what_is_no_action_has_no_number(id: str) -> None:
    assert WORDS.code(id) == -1


def test_an_option_names_its_targets_its_parameters_and_its_rule() -> None:
    option = WORDS.describe(WORDS.code("shoot:3:rifle"))
    assert (option.kind, option.rule, option.params) == ("shoot", "R-3", {"at": "3", "with": "rifle"})
    assert option.targets == ("seat:3",)
    assert WORDS.describe(WORDS.code("roll:13")).targets == ("die:1", "die:3")
    assert WORDS.parameters()["roll"] == {"dice": "die_set"}


def test_words_that_can_not_be_told_apart_are_refused() -> None:
    with pytest.raises(ValueError, match="share"):
        Words([a_word(1, "a", "", {}), a_word(1, "b", "", {})])
    with pytest.raises(ValueError, match="share"):
        Words([a_word(1, "a", "", {}), a_word(2, "a", "", {})])
    with pytest.raises(ValueError, match="bits"):
        a_word(1, "a", "", {str(k): number_domain(4000) for k in range(5)})
    with pytest.raises(ValueError, match="share"):
        Domain("x", ["a", "a"])


def test_only_a_mixed_field_says_what_is_visible() -> None:
    with pytest.raises(ValueError, match="mixed"):
        Field("x", Kind(), "mixed")
