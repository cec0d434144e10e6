"""The docs hang together."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import check_docs


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "README.md").write_text("[wire](wire.md#frames), [site](https://example.org), [here](#top)\n")
    (tmp_path / "wire.md").write_text("```\n[no link](in_code.md)\n```\n")
    return tmp_path


def test_a_sound_folder_has_nothing_wrong(folder: Path) -> None:
    assert check_docs.broken_links(list(folder.glob("*.md"))) == []
    assert check_docs.lost_pages(folder) == []


def test_a_broken_link_is_found(folder: Path) -> None:
    (folder / "wire.md").write_text("![picture](table.svg)")
    assert check_docs.broken_links(list(folder.glob("*.md"))) == ["wire.md links to table.svg, which does not exist"]


def test_a_page_that_is_not_in_the_index_is_found(folder: Path) -> None:
    (folder / "lost.md").write_text("[index](README.md)")
    assert check_docs.lost_pages(folder) == ["lost.md is not in the index"]


def test_the_project_has_no_broken_link_and_no_lost_page(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_docs.main() == 0, capsys.readouterr().out


ROOT = Path(__file__).resolve().parent.parent
SOURCES = (("src/gulch", ("*.py", "*.toml")), ("web/src", ("*.ts", "*.svelte")))
MADE_UP = re.compile(r"_COLOUR$|^(?:green|blue|token)_\d+$")  # names that the code puts together


def lost_names(glossary: str, code: str) -> list[str]:
    """What the last column of a glossary calls code, and the code does not have."""
    rows = [line.rsplit("|", 2)[1] for line in glossary.splitlines() if line.startswith("|")]
    names = {
        name
        for row in rows
        for quoted in re.findall(r"`([^`]+)`", row)
        for name in re.findall(r"\b[A-Za-z_]\w+", quoted)
    }
    known = set(re.findall(r"\w+", code))
    return sorted(name for name in names if name not in known and not MADE_UP.search(name))


def test_a_name_that_the_code_has_lost_is_found() -> None:
    glossary = "| English | Russian | code |\n|---|---|---|\n| life | жизнь | `life`, `life_max` |\n"
    assert lost_names(glossary, "s.life -= 1") == ["life_max"]


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("glossary*.md")), ids=lambda page: page.stem)
def test_what_a_glossary_calls_code_is_in_the_code(page: Path) -> None:
    files = [path for folder, kinds in SOURCES for kind in kinds for path in (ROOT / folder).rglob(kind)]
    assert lost_names(page.read_text(), "\n".join(path.read_text() for path in files)) == []
