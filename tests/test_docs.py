"""The docs hang together."""

from __future__ import annotations

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
