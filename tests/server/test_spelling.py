"""What people write: nothing invisible, nothing torn, and names that nobody can mistake."""

from __future__ import annotations

import pytest

from gulch.server.tables.spelling import characters, is_name, plain_text, skeleton
from server.people import Place

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
THUMB = "\U0001f44d\U0001f3fd"
HEART = "\u2764\ufe0f"
FLAG = "\U0001f1eb\U0001f1ee"
INVISIBLE = [
    "\u3164",
    "\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\u200b\u200d",
    "\u202e",
    "\u0301",
    "\U000e0041",
    "\ufe0f",
    "\u00ad",
]


@pytest.mark.parametrize("text", INVISIBLE, ids=ascii)
async def test_a_name_that_nobody_sees_is_none(place: Place, text: str) -> None:
    assert not is_name(plain_text(text, 40))
    for name in (text, f" {text} {text}"):
        response = await place.http().post("/api/me", json={"name": name})
        assert (response.status_code, response.json()["error"]["text"]) == (422, "error-bad-name")


@pytest.mark.parametrize("text", INVISIBLE[:-1], ids=ascii)
def test_what_nobody_sees_is_left_out_of_a_line(text: str) -> None:
    assert plain_text(f"a {text}b", 40) == "a b"


def test_lines_keep_whole_characters() -> None:
    for whole in (FAMILY, THUMB, HEART, FLAG, "q\u0323\u0308", "й", "1\ufe0f\u20e3"):
        assert plain_text(f"a {whole} b", 40) == f"a {whole} b", ascii(whole)
        for most in range(1, len(whole)):
            assert plain_text(whole * 3, len(whole) + most) == whole, ascii(whole)
    assert characters(FLAG + FLAG) == [FLAG, FLAG]
    assert len(plain_text("q" + "\u0301" * 50, 40)) == 4, "no tower of accents"


def test_lines_stay_one_line_and_short() -> None:
    assert plain_text("  a\n\tb\u2028c  ", 40) == "a b c"
    assert plain_text("x" * 100, 40) == "x" * 40
    assert plain_text("\ud83d broken", 40) == "broken"


def test_names_that_look_alike_have_one_skeleton() -> None:
    for one, other in (
        ("Ada", "Аdа"),
        ("ADA", "ada"),
        ("Bob", "Воb"),
        ("Ada", "A d a"),
        ("Ian", "lan"),
        ("Ann", "Аnn\u0301"),
    ):
        assert skeleton(one) == skeleton(other), (one, other)
    for one, other in (("Ada", "Ida"), ("Вера", "Нина"), ("Саша", "Маша")):
        assert skeleton(one) != skeleton(other), (one, other)


async def test_people_whose_names_look_alike_are_told_apart(place: Place) -> None:
    ada, eve, bob = await place.guest("Ada"), await place.guest("Аda"), await place.guest("Bob")
    table = await ada.create("pppp")
    for guest in (ada, bob, eve):
        info = await guest.do(f"/api/tables/{table}/sit", {})
    assert [seat["name"] for seat in info["seats"]] == ["Ada (1)", "Bob", "Аda (3)", ""]
    info = await ada.do(f"/api/tables/{table}/sit", {"seat": 3})
    assert info["seats"][3]["name"] == "Ada (4)"
    await eve.do("/api/me", {"name": "Eve"})
    info = await ada.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == ["Ada", "Bob", "Eve", "Ada"], "on both seats of one person"
