"""The browser that the tests drive: Debian's, else Playwright's own. `python tools/browser.py fetch` installs one where
it can; `python tools/browser.py missing` says what a test run has to leave out on this machine, loudly."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import servers

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find() -> Path | None:
    """Where a browser is, if there is one."""
    for name in NAMES:
        if path := shutil.which(name):
            return Path(path)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        own = Path(playwright.chromium.executable_path)
    return own if own.exists() else None


def fetch() -> int:
    """Debian's package as root, else Playwright's own build. To fail is no error: the tests say what they left out."""
    if find():
        return 0
    print("There is no browser for the tests: fetching one")
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], env=quiet, check=False)
        subprocess.run(
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], env=quiet, check=False
        )
    if not find():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return 0


def missing() -> list[str]:
    """What was not tested here, and what would change that."""
    out: list[str] = []
    if not find():
        out.append("everything in a browser: install chromium (on Debian: apt-get install chromium)")
    if not shutil.which(os.environ.get("CC", "gcc")):
        out.append("the compiled build: install gcc (on Debian: apt-get install gcc libc6-dev)")
    if absent := servers.missing():
        out.append(f"several processes and proxies: install {', '.join(absent)} (on Debian: apt-get install)")
    return out


def main() -> int:
    if sys.argv[1:] == ["fetch"]:
        return fetch()
    left_out = missing()
    for what in left_out:
        print(f"*** NOT TESTED: {what}")
    if not left_out:
        print("Nothing was left out.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
