"""A character is more than its declaration: what is missing is said by name."""

from __future__ import annotations

import re
from pathlib import Path

from gulch.cli.coverage import cited_in
from gulch.engine.rulebook import load_rulebook
from gulch.games.bang_dice.characters import CHARACTERS
from gulch.games.bang_dice.powers import Character

HERE = Path(__file__).parent
ROOT = HERE.parent.parent.parent
LOCALES = ROOT / "src" / "gulch" / "locales"
FACES = ROOT / "web" / "src" / "games" / "bang_dice" / "faces.ts"


def missing(character: Character) -> list[str]:
    """Everything that players would miss."""
    name, wrong = character.name, []
    statements = load_rulebook("gulch.games.bang_dice")
    if character.rule not in statements:
        wrong.append(f"{name}: statement {character.rule} in src/gulch/games/bang_dice/rules.toml")
    for lang in ("en", "ru"):
        text = (LOCALES / lang / "bang_dice_characters.ftl").read_text(encoding="utf-8")
        said = re.search(rf"^character-{name} = .+\n(    \.power = .+)?", text, re.M)
        if said is None:
            wrong.append(f"{name}: name (character-{name}) in locales/{lang}/bang_dice_characters.ftl")
        if said is None or not said[1]:
            wrong.append(f"{name}: power text (.power) in locales/{lang}/bang_dice_characters.ftl")
    if character.rule not in cited_in(HERE):
        wrong.append(f"{name}: a test of {character.rule} in tests/games/bang_dice")
    if f"  {name}: {{" not in FACES.read_text(encoding="utf-8"):
        wrong.append(f"{name}: face in web/src/games/bang_dice/faces.ts")
    return wrong


def test_every_character_has_all_that_belongs_to_it() -> None:
    wrong = [line for character in CHARACTERS for line in missing(character)]
    assert not wrong, "\n".join(wrong)


def test_a_character_with_only_its_declaration_is_told_everything_that_is_missing() -> None:
    assert missing(Character("dusty_dan", 8, "XX-196")) == [
        "dusty_dan: statement XX-196 in src/gulch/games/bang_dice/rules.toml",
        "dusty_dan: name (character-dusty_dan) in locales/en/bang_dice_characters.ftl",
        "dusty_dan: power text (.power) in locales/en/bang_dice_characters.ftl",
        "dusty_dan: name (character-dusty_dan) in locales/ru/bang_dice_characters.ftl",
        "dusty_dan: power text (.power) in locales/ru/bang_dice_characters.ftl",
        "dusty_dan: a test of XX-196 in tests/games/bang_dice",
        "dusty_dan: face in web/src/games/bang_dice/faces.ts",
    ]
