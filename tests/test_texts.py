"""Every text that a game can need exists in every language and can be said with whatever the game puts into it."""

from __future__ import annotations

import random
import shutil
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import gulch
from gulch import texts as texts_module
from gulch.declare.words import Domain
from gulch.engine.game import Reason
from gulch.server.errors import CannotStart
from gulch.server.house import offered
from gulch.server.http.catalogue import Catalogue
from gulch.texts import (
    CASES,
    KERNEL_REASONS,
    MissingTexts,
    Texts,
    UnknownLocale,
    locales,
    missing_texts,
    needed_texts,
    vocabulary_of,
)

LANGUAGES = locales()
SEAT = Domain("seat", [str(p) for p in range(8)])
TIMES = 12  # with other values each time
NUMBERS = ["0", "1", "2", "5", "21", "120"]  # where any whole number may stand
SOURCES = Path(str(resources.files("gulch")))


def files(lang: str) -> list[Path]:
    """This layer's files: those of the games and of the table. The server looks after its own."""
    starts = ("gulch", *gulch.games())
    return [path for path in sorted((SOURCES / "locales" / lang).glob("*.ftl")) if path.stem.startswith(starts)]


def entries(path: Path) -> Iterator[Any]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            yield entry


def keys(path: Path) -> set[str]:
    """Ids and attributes; grammatical cases are each language's own business."""
    found: set[str] = set()
    for entry in entries(path):
        found.add(entry.id.name)
        found |= {f"{entry.id.name}.{a.id.name}" for a in entry.attributes if a.id.name not in CASES}
    return found


def all_rules(id: str) -> list[Any]:
    game = gulch.load(id)
    return [game.rules_for(seats, game.checked(seats, options)) for seats, options in game.examples()]


def domains_of(word: Any) -> dict[str, Domain]:
    return {a.name: a.domain for a in word.args}


def shown(id: str) -> set[str]:
    """Names of what a view or the rulebook may show, beyond what is said in words: characters, cards, chapters."""
    named = {f"chapter-{said['chapter']}" for said in gulch.load(id).rulebook().values()}
    for rules in all_rules(id):
        for field in rules.fields:
            kind = getattr(field.kind, "kind", field.kind)
            named |= {f"{field.name}-{word}" for word in getattr(kind, "words", [])}
    return named


def arguments(texts: Texts, found: dict[str, Domain], rng: random.Random) -> dict[str, Any]:
    """Any values of these parameters, and players with any names that are not blank."""
    params = {name: rng.choice(domain.values or NUMBERS) for name, domain in found.items()}
    names = ["".join(rng.choices("aЖ{}$\"'\\ \u202e🤠", k=rng.randint(0, 19))) + "Ж" for _ in range(8)]
    return texts.arguments({name: domain.name for name, domain in found.items()}, params, names)


def assert_sayable(texts: Texts, id: str, arguments: dict[str, Any]) -> None:
    text, errors = texts.bundle.format_pattern(texts.bundle.get_message(id).value, arguments)
    assert not errors, f"{id} in {texts.lang}: {errors}"
    assert text.strip()


def test_every_language_has_the_same_files_and_the_same_keys() -> None:
    first = {path.name: keys(path) for path in files(LANGUAGES[0])}
    for lang in LANGUAGES[1:]:
        assert {path.name: keys(path) for path in files(lang)} == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", gulch.games())
def test_every_message_that_a_game_can_need_exists(id: str, lang: str) -> None:
    """By the whole reading of the files; loading looks for the keys only."""
    game = gulch.load(id)
    bundle = Texts(lang, game).bundle

    assert sorted(key for key in needed_texts(game) if not bundle.has_message(key)) == []
    assert missing_texts(game) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_left_over(lang: str) -> None:
    wanted: set[str] = set()
    for id in gulch.games():
        wanted |= needed_texts(gulch.load(id)) | shown(id)
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = {entry.id.name for path in files(lang) for entry in entries(path)}
    assert sorted(key for key in found - wanted if f'"{key}"' not in source) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", gulch.games())
def test_everything_can_be_said(id: str, lang: str) -> None:
    texts, rng = Texts(lang, gulch.load(id)), random.Random(id + lang)
    said: dict[str, int] = {}
    for rules in all_rules(id):
        for moment in (menu.moment for menu in rules.menus):
            if moment.name and said.setdefault(moment.name, 0) < TIMES:
                said[moment.name] += 1
                say_moment(texts, moment, rng)
        for name, event in rules.sayings.by_name.items():
            if said.setdefault(f"log-{name}", 0) < TIMES:
                said[f"log-{name}"] += 1
                assert_sayable(texts, f"log-{name}", arguments(texts, domains_of(event), rng))


def say_moment(texts: Texts, moment: Any, rng: random.Random) -> None:
    about = arguments(texts, {"seat": SEAT, **domains_of(moment)}, rng)
    assert_sayable(texts, f"ask-{moment.name}", about)
    assert_sayable(texts, f"wait-{moment.name}", about)
    for verb in moment.verbs:
        assert_sayable(texts, f"do-{verb.name}", {**about, **arguments(texts, domains_of(verb), rng)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_of_the_table_name_whom_we_wait_for(lang: str) -> None:
    game = gulch.load("bang_dice")
    table = game.table(seats=4, seed=1)
    texts, names = Texts(lang, game), ["Ann", "Bob", "Cat", "Dan"]
    asked = next(iter(table.pending))
    [reason] = table.explain((asked + 1) % 4, "stop")
    assert names[asked] in texts.reason(reason, names)
    [reason] = table.explain(asked, "yodel")
    assert "yodel" in texts.reason(reason, names)
    for text in KERNEL_REASONS:
        params = {"waiting": [0], "action": "stop", "seats": 4, "moment": "reroll"}
        assert not texts.reason(Reason("", text, params), names).startswith("why-")


def test_numbers_agree_in_russian() -> None:
    texts = Texts("ru", gulch.load("bang_dice"))

    def lost(lives: int) -> str:
        return texts.say("log-lost", who="Мэй", lives=lives, cause_id="shot")

    assert lost(1) == "Мэй теряет 1 очко жизни от выстрела."
    assert lost(3) == "Мэй теряет 3 очка жизни от выстрела."
    assert lost(5) == "Мэй теряет 5 очков жизни от выстрела."


def test_a_value_takes_the_case_its_language_gives_it_and_else_the_plain_form() -> None:
    texts = Texts("en", gulch.load("bang_dice"))
    said = texts.arguments(
        {"role": "role", "n": "number", "dice": "die_set"}, {"role": "outlaw", "n": "3", "dice": "135"}, []
    )
    assert said["role"] == said["role_acc"] == "Outlaw"
    assert (said["role_id"], said["n"], said["n_id"], said["dice"]) == ("outlaw", 3, "3", "1, 3, 5")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(UnknownLocale, match="there are en, ru"):
        Texts("tlh", gulch.load("bang_dice"))


@pytest.fixture
def without_a_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Says which line of a file is left out of one language; what was read before is forgotten."""
    cached = (texts_module.missing_texts, texts_module.needed_texts, texts_module.bundle_of)

    def leave_out(lang: str, name: str, start: str) -> None:
        shutil.copytree(SOURCES / "locales", tmp_path / "locales")
        file = tmp_path / "locales" / lang / name
        kept = [
            line for line in file.read_text(encoding="utf-8").splitlines(keepends=True) if not line.startswith(start)
        ]
        file.write_text("".join(kept), encoding="utf-8")
        monkeypatch.setattr(texts_module, "folder_of_locales", lambda: tmp_path / "locales")
        for known in cached:
            known.cache_clear()

    yield leave_out
    monkeypatch.undo()
    for known in cached:
        known.cache_clear()


@pytest.mark.parametrize(
    ("id", "lang", "file", "key"),
    [
        ("bang_dice", "ru", "bang_dice.ftl", "do-shoot"),
        ("bang_dice", "en", "bang_dice_characters.ftl", "character-el_gringo"),
        ("colt_express", "en", "colt_express.ftl", "bandit-ghost"),
        ("pokertown", "ru", "gulch.ftl", "log-undo"),
    ],
)
def test_a_game_with_a_missing_text_is_refused_at_load_by_name(
    without_a_text: Any, id: str, lang: str, file: str, key: str
) -> None:
    without_a_text(lang, file, f"{key} =")
    with pytest.raises(MissingTexts, match=f"^{id} lacks texts: {key} in {lang}$"):
        Texts("en", gulch.load(id))
    with pytest.raises(MissingTexts, match=f"lacks texts: {key} in {lang}$"):
        Catalogue()
    with pytest.raises(CannotStart, match=f"{key} in {lang}$"):
        offered()


def test_a_statement_without_a_language_is_refused_at_load(
    without_a_text: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = gulch.load("bang_dice")
    without_a_text("en", "gulch.ftl", "no such line")
    statements = {**game.rulebook(), "BD-030": {"chapter": "dice", "en": "A shot."}}
    monkeypatch.setattr(type(game), "rulebook", lambda game: statements)
    with pytest.raises(MissingTexts, match=r"^bang_dice lacks texts: rule BD-030 in ru$"):
        Texts("ru", game)


def test_the_vocabulary_covers_every_table_of_the_game() -> None:
    assert vocabulary_of(gulch.load("bang_dice"))["verbs"]["shoot"] == {"at": "seat"}
