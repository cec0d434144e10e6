"""What a machine lacks is fetched where that is possible, and said where it is not."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

import browser


def test_a_browser_of_the_system_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "chromium").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert browser.find() == tmp_path / "chromium"


def test_what_is_left_out_is_said_with_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(browser, "find", lambda: None)
    monkeypatch.setattr("servers.find", lambda name: None)
    monkeypatch.setattr("sys.argv", ["browser.py", "missing"])
    assert browser.main() == 0
    said = capsys.readouterr().out.splitlines()
    assert [line[:15] for line in said] == ["*** NOT TESTED:"] * 3
    assert "apt-get install chromium" in said[0]
    assert "gcc" in said[1]
    assert "postgresql" in said[2]


def test_whoever_is_root_on_debian_gets_its_package_and_others_playwrights_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for user, first in ((0, "apt-get"), (1000, "playwright")):
        called: list[list[str]] = []
        monkeypatch.setattr(browser, "find", lambda: None)
        monkeypatch.setattr(os, "geteuid", lambda user=user: user)
        monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
        monkeypatch.setattr(subprocess, "run", lambda command, called=called, **_: called.append(command))
        assert browser.fetch() == 0
        assert first in called[0]
        assert "playwright" in called[-1]
