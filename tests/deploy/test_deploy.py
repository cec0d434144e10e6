"""What is in deploy/ is accepted by those it is for, and Gulch is played through it over TLS."""

from __future__ import annotations

import os
import re
import ssl
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from deploy.tls import DEPLOY, ROOT, Nginx, accepted, sign
from fleet.parts import free_port, program
from gulch.server.configure import configured
from server.people import FAST, Seat, running

EXPOSED_MAX = 20  # tenths, of 100, as systemd-analyze counts what a service could do


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sign(tmp_path_factory.mktemp("certificate"))


@pytest.fixture
def nginx(certificate: Path) -> Iterator[Nginx]:
    part = Nginx(certificate, free_port())
    yield part
    part.close()


def test_nginx_accepts_its_configuration(nginx: Nginx) -> None:
    accepted(*nginx.command(), "-t")


def test_caddy_accepts_its_configuration(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path)}
    file = ("--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile")
    accepted(program("caddy"), "validate", *file, env={**os.environ, **home, "GULCH_SITE": "play.example.org"})


def test_systemd_accepts_the_unit_and_finds_little_that_it_could_do(tmp_path: Path) -> None:
    unit = tmp_path / "gulch.service"
    text = (DEPLOY / "gulch.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/gulch/bin/gulch", sys.executable), encoding="utf-8")
    tool = program("systemd-analyze")
    accepted(tool, "verify", "--man=no", str(unit))
    accepted(tool, "security", "--offline=yes", f"--threshold={EXPOSED_MAX}", str(unit))


def test_the_settings_of_every_file_are_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in os.environ if name.startswith("GULCH_")]:
        monkeypatch.delenv(name)
    found = configured({}, tmp_path, DEPLOY / "gulch.toml").settings
    assert (found.proxies, found.secure_cookie) == (("127.0.0.1",), True)
    text = (DEPLOY / "gulch.toml").read_text(encoding="utf-8")
    (tmp_path / "all.toml").write_text(re.sub(r"^# (\w+ = )", r"\1", text, flags=re.M), encoding="utf-8")
    assert configured({}, tmp_path, tmp_path / "all.toml").settings.workers == 2
    composed = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    (tmp_path / "database").write_text("postgresql+asyncpg://gulch:x@postgres/gulch\n", encoding="utf-8")
    for name, value in composed["services"]["server"]["environment"].items():
        monkeypatch.setenv(name, value.replace("/run/secrets", str(tmp_path)))
    settings = configured({}, tmp_path).settings
    assert (settings.workers, settings.shared) == (2, True)
    assert settings.database == "postgresql+asyncpg://gulch:x@postgres/gulch"
    known = composed["services"]["caddy"]["environment"]["GULCH_SERVER"].split()
    assert known == [f"server:{settings.worker_port + number}" for number in range(settings.workers)]


def test_the_container_holds_what_its_file_names() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    assert "constraints.txt" in text and (ROOT / "constraints.txt").exists()
    variables = re.findall(r"GULCH_(\w+)=", text)
    assert set(variables) == {"HOST", "DATA", "LOG"}
    ignored = (ROOT / ".containerignore").read_text(encoding="utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text(encoding="utf-8")
    for needed in ("src", "web", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        assert needed not in ignored.split()
        assert (ROOT / needed).exists()


async def test_the_table_behind_nginx_over_tls(tmp_path: Path, certificate: Path) -> None:
    """Cookies are secure, a socket passes, limits go by the client, and what is inside stays inside."""
    trusted = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    async with running(tmp_path, proxies=("127.0.0.1",), secure_cookie=True) as place:
        nginx = Nginx(certificate, int(place.url.rsplit(":", 1)[1]))
        nginx.start()
        try:
            url = f"https://localhost:{nginx.port}"
            async with httpx.AsyncClient(base_url=url, verify=trusted, timeout=60) as http:
                response = await http.post("/api/me", json={"name": "Ada"})
                assert "Secure" in response.headers["set-cookie"]
                seats = [{"kind": "person"}] * 3
                table = (await http.post("/api/tables", json={"game": "bang_dice", "seats": seats})).json()["id"]
                info = (await http.post(f"/api/tables/{table}/sit", json={"seat": 0})).json()
                assert [(await http.get(path)).status_code for path in ("/metrics", "/readyz")] == [404, 404]
            origin: Any = url
            async with connect(url.replace("https", "wss") + f"/ws/{table}", ssl=trusted, origin=origin) as ws:
                seat = Seat(ws)
                await seat.say(type="hello", table=table, token=info["tokens"]["0"], last_seq=0)
                assert (await seat.hear("snapshot"))["table"]["seats"][0]["online"] in (True, False)
                await seat.say(type="chat", text="Howdy")
                assert (await seat.hear("chat"))["text"] == "Howdy"
        finally:
            nginx.close()
    assert FAST
