"""`gulch rules`: a game's rules in our own words, and which of them a test shows."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import gulch
from gulch.cli.common import AsJson, BadUse, Failed, GameId, Lang, console, echo_json, language
from gulch.cli.coverage import cited_in, tests_of_checkout
from gulch.engine.game import Game
from gulch.texts import Texts


def rules(
    game: GameId,
    id: Annotated[str | None, typer.Argument(metavar="[ID]", help="One statement, such as BD-021.")] = None,
    lang: Lang = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="List statements that no test cites; fail on any.")
    ] = False,
    tests: Annotated[Path | None, typer.Option(help="Where the tests are; else those of the checkout.")] = None,
    json: AsJson = False,
) -> None:
    """The rules of a game in our own words, or which of them no test shows."""
    chosen = gulch.load(game)
    if coverage:
        cover(chosen, tests, json)
    elif json:
        echo_json({"game": game, "statements": statements(chosen, id, language(lang))})
    else:
        show(chosen, id, language(lang))


def statements(game: Game[Any], id: str | None, lang: str) -> list[dict[str, str]]:
    Texts(lang)  # refuses a language that has no texts, and names those there are
    book = game.rulebook()
    if id is not None and id.upper() not in book:
        raise BadUse(f"{game.id} has no rule {id[:40]!r}; gulch rules {game.id} lists them")
    return [
        {"id": key, "chapter": said["chapter"], "text": game.rule(key, lang)}
        for key, said in book.items()
        if id is None or key == id.upper()
    ]


def show(game: Game[Any], id: str | None, lang: str) -> None:
    screen, chapter, texts = console(), "", Texts(lang, game)
    for said in statements(game, id, lang):
        if said["chapter"] != chapter and id is None:
            screen.print("" if not chapter else "\n", end="")
            chapter = said["chapter"]
            title = texts.find(f"chapter-{chapter}") or chapter.replace("_", " ").capitalize()
            screen.print(title, style="bold", markup=False)
        screen.print(f"{said['id']}  {said['text']}", markup=False)


def cover(game: Game[Any], tests: Path | None, json: bool) -> None:
    """Fails when a statement has no test, or a test cites a statement of this game that there is not."""
    folder = tests or tests_of_checkout()
    if not folder.is_dir():
        raise BadUse(f"there are no tests in {folder}; --tests DIR says where they are")
    cited, book = cited_in(folder), list(game.rulebook())
    uncovered = [id for id in book if id not in cited]
    prefixes = {id.partition("-")[0] for id in book}
    unknown = {id: where for id, where in cited.items() if id.partition("-")[0] in prefixes and id not in book}
    if json:
        echo_json({"game": game.id, "statements": book, "uncovered": uncovered})
    elif book:
        report(game, book, uncovered)
    for id, where in sorted(unknown.items()):
        typer.echo(f"gulch: {where} cites {id}, which {game.id} does not have", err=True)
    if not book:
        raise Failed(f"{game.id} has no rule statements yet")
    if uncovered:
        raise Failed(f"{len(uncovered)} of {len(book)} statements of {game.id} have no test that cites them")
    if unknown:
        raise typer.Exit(1)


def report(game: Game[Any], book: list[str], uncovered: list[str]) -> None:
    screen = console()
    for id in uncovered:
        screen.print(f"{id}  {game.rule(id, 'en')}", markup=False)
    if not uncovered:
        screen.print(f"All {len(book)} statements of {game.id} have a test that cites them.", markup=False)
