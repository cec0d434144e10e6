"""A wheel from nothing but what is committed, installed where nothing else is, and played behind nginx over TLS.
`make wheel-check` does the same with the compiled wheel of a clean clone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, WebSocket

import gulch
from deploy.tls import DEPLOY, ROOT, Nginx, sign
from e2e.guests import Guest
from e2e.playing import answer, choice, in_the_list
from fleet.parts import free_port, wait_for
from gulch.server.http.pages import STATIC
from gulch.texts import Texts

GIVEN = os.environ.get("GULCH_WHEEL")


def run(*command: str, **more: object) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stdout + done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A pure one of all files that are or would be committed, and of the page as it was built."""
    if GIVEN:
        return Path(GIVEN).resolve()
    folder = tmp_path_factory.mktemp("clone")
    listed = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, listed.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    shutil.copytree(STATIC, folder / STATIC.relative_to(ROOT), dirs_exist_ok=True, copy_function=shutil.copyfile)
    pure = {**os.environ, "GULCH_BUILD_PURE": "1"}
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder / "dist"), cwd=folder, env=pure)
    [file] = (folder / "dist").iterdir()
    return file


def install(wheel: Path, folder: Path) -> Path:
    """Into an environment of its own; where its programs are. uv does not read pip's settings: where these are needed,
    pip has to do it."""
    venv.create(folder, with_pip=False)
    bin = folder / "bin"
    given = ("-c", str(ROOT / "constraints.txt"), str(wheel))
    uv = Path(sys.executable).with_name("uv")
    try:
        run(str(uv), "pip", "install", "--quiet", "--python", str(bin / "python"), *given)
    except (AssertionError, FileNotFoundError):
        run(sys.executable, "-m", "pip", "--python", str(bin / "python"), "install", "--quiet", *given)
    return bin


@contextmanager
def served(bin: Path, folder: Path) -> Iterator[int]:
    """`gulch serve` with the settings of deploy/, as a host starts it; on which port."""
    port = free_port()
    settings = folder / "gulch.toml"
    text = (DEPLOY / "gulch.toml").read_text(encoding="utf-8").replace("port = 8000", f"port = {port}")
    settings.write_text(text + "delay = [0.0, 0.0]\n", encoding="utf-8")
    command = [str(bin / "gulch"), "serve", "--config", str(settings), "--data", str(folder / "data"), "--no-browser"]
    with subprocess.Popen(command, env=alone(), cwd=folder, stderr=subprocess.DEVNULL) as process:
        try:
            wait_for(port, process)
            yield port
        finally:
            process.terminate()


def alone() -> dict[str, str]:
    """Without anything that leads to this checkout."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("GULCH_", "PYTHON"))}


def test_an_installed_wheel_is_played_behind_nginx_over_tls(browser: Browser, wheel: Path, tmp_path: Path) -> None:
    bin = install(wheel, tmp_path / "environment")
    said = run(
        str(bin / "python"), "-c", "import gulch; print(gulch.__file__, gulch.COMPILED)", env=alone(), cwd=tmp_path
    )
    assert said.startswith(str(tmp_path))
    assert said.split()[1] == str("none-any" not in wheel.name)
    certificate = tmp_path / "certificate"
    certificate.mkdir()
    with served(bin, tmp_path) as port:
        nginx = Nginx(sign(certificate), port)
        try:
            nginx.start()
            play_a_little(browser, f"https://localhost:{nginx.port}")
        finally:
            nginx.close()


def play_a_little(browser: Browser, address: str) -> None:
    """A game begun on the page, and an answer given through it."""
    ada = Guest(browser, address)
    sockets: list[str] = []

    def opened(socket: WebSocket) -> None:
        sockets.append(socket.url)

    ada.page.on("websocket", opened)
    ada.go("/")
    ada.find(".cover").filter(has_text=Texts("en", gulch.load("bang_dice")).find("game-bang_dice")).click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("button", name="Play now").click()
    ada.wait(ada.is_dealt, "the deal", 60)
    asked = ada.wait_to_be_asked()
    assert asked is not None
    answer(ada, choice(asked, Random(1)), in_the_list)
    ada.wait(lambda: any(frame["type"] == "ack" for frame in ada.heard), "the acknowledgement")
    assert sockets
    assert all(url.startswith(address.replace("https", "wss")) for url in sockets)
    assert [cookie["secure"] for cookie in ada.page.context.cookies()] == [True]
    assert ada.complaints == []
    ada.close()
