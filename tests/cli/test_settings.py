"""Settings: by option, by variable, by a file that a variable names, by a TOML file; and one line for what can't be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.conftest import Cli
from gulch.server.configure import NAMES, OTHERS

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def toml(tmp_path: Path) -> Path:
    path = tmp_path / "gulch.toml"
    path.write_text('port = 1\nvote_seconds = 1.0\norigins = ["https://a.example"]\nchat_max = 1\n', encoding="utf-8")
    return path


def test_what_is_nearer_counts_and_config_says_where_it_came_from(
    cli: Cli, toml: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "secret").write_text("sqlite+aiosqlite:///elsewhere.db\n", encoding="utf-8")
    monkeypatch.setenv("GULCH_PORT", "2")
    monkeypatch.setenv("GULCH_VOTE_SECONDS", "2")
    monkeypatch.setenv("GULCH_DELAY", "0.5, 1.5")
    monkeypatch.setenv("GULCH_DATABASE_FILE", str(tmp_path / "secret"))
    monkeypatch.setenv("GULCH_HOST", "")
    found = cli("config", "--config", str(toml), "--port", "3", "--json").json()
    assert found["port"] == {"value": 3, "from": "--port"}
    assert found["vote_seconds"] == {"value": 2.0, "from": "GULCH_VOTE_SECONDS"}
    assert found["delay"] == {"value": [0.5, 1.5], "from": "GULCH_DELAY"}
    assert found["database"] == {"value": "sqlite+aiosqlite:///elsewhere.db", "from": "GULCH_DATABASE_FILE"}
    assert found["origins"] == {"value": ["https://a.example"], "from": str(toml)}
    assert found["chat_max"] == {"value": 1, "from": str(toml)}
    assert found["host"] == {"value": "127.0.0.1", "from": "default"}, "an empty variable says nothing"
    assert "port                 3  (--port)" in cli("config", "--port=3").out


def test_the_file_may_be_named_by_a_variable(cli: Cli, toml: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GULCH_CONFIG", str(toml))
    assert cli("config", "--json").json()["port"] == {"value": 1, "from": str(toml)}


def test_a_password_is_not_shown(cli: Cli) -> None:
    said = cli("config", "--database", "postgresql+asyncpg://gulch:hunter2@db/gulch").out
    assert "postgresql+asyncpg://gulch:***@db/gulch" in said
    assert "hunter2" not in said


@pytest.mark.parametrize(
    "line, said",
    [
        ("config --prot 80", "--prot: there is no setting prot; did you mean port?"),
        ("serve --prot 80", "--prot: there is no setting prot; did you mean port?"),
        ("config --xyzzy 80", "--xyzzy: there is no setting xyzzy; gulch config lists them"),
        ("config --port 70000", "--port: port should be less than or equal to 65535"),
        ("config --port", "--port says nothing: give it a value"),
        ("config --delay 3,1", "--delay: delay should be the shortest, then the longest"),
        ("config --delay 3", "--delay: delay should be two numbers, the shortest and the longest"),
        ("config --origins play.example.org", "--origins: origins should be as https://play.example.org"),
        ("config --chat-rate -1", "--chat-rate: chat_rate should not be negative or endless"),
        ("config --chat-rate inf", "--chat-rate: chat_rate should not be negative or endless"),
        ("config --bot-workers 0", "--bot-workers: bot_workers should be greater than or equal to 1"),
        ("config --secure-cookie maybe", "--secure-cookie: secure_cookie should be a valid boolean"),
        (
            "config --database postgresql+asyncpg://x/y --workers 3 --worker-port 65534",
            "worker_port: the last worker's port should be 65535 or less",
        ),
        ("config --origins https://a.example:port", "--origins: origins should be as https://play.example.org"),
        (
            "config --public-url https://a.example:70000",
            "--public-url: public_url should be as https://play.example.org",
        ),
        ("config --smtp smtp://a.example:70000", "--smtp: smtp should be as smtp://user:password@host:587"),
        ("config --redis http://a.example", "--redis: redis should be as redis://host:6379/0"),
        ("config --sweep-seconds 0", "--sweep-seconds: sweep_seconds should be greater than 0"),
        ("config --beat-seconds 0", "--beat-seconds: beat_seconds should be greater than 0"),
        ("config --ping-seconds 0", "--ping-seconds: ping_seconds should be greater than 0"),
        ("config port 80", "'port' is no option"),
        ("config --config no/such.toml", "no/such.toml can't be read (No such file or directory): see --config"),
    ],
)
def test_what_is_unknown_or_impossible_is_one_line(cli: Cli, line: str, said: str) -> None:
    result = cli(*line.split())
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(f"gulch: {said}")
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("command", ["config", "serve", "admin status", "backup copy.gz", "restore copy.gz"])
@pytest.mark.parametrize(
    "database",
    [
        "tables",
        "nonesuch://db/gulch",
        "mysql+aiomysql://gulch:hunter2@db/gulch",
        "postgresql://gulch:hunter2@db/gulch",
        "postgresql+asyncpg://gulch:hunter2@db:port/gulch",
        "postgresql+asyncpg://gulch:hunter2@db:70000/gulch",
        "sqlite:///tables.db",
    ],
)
def test_a_database_that_can_not_be_used_is_one_line(
    cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str, database: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = cli(*command.split(), "--data", "data", "--database", database)
    assert (result.code, result.out) == (2, "")
    forms = "postgresql+asyncpg://user:password@host/name or sqlite+aiosqlite:///file"
    assert result.err == f"gulch: --database: database should be as {forms}\n"


@pytest.mark.parametrize(
    "database",
    [
        "postgresql+asyncpg://gulch:p%23@db:5432/gulch",
        "postgresql+asyncpg://gulch:a#/b@[::1]:5432/gulch?ssl=require",
        "postgresql+asyncpg:///gulch?host=/run/postgresql",
        "sqlite+aiosqlite:////var/lib/gulch/tables.db",
    ],
)
def test_a_database_is_named_in_any_of_its_ways(cli: Cli, database: str) -> None:
    assert cli("config", "--json", "--database", database).json()["database"]["from"] == "--database"


def test_an_origin_may_end_with_a_slash(cli: Cli) -> None:
    assert cli("config", "--json", "--origins", "https://a.example/").json()["origins"]["value"] == [
        "https://a.example"
    ]


def test_variables_of_the_build_and_the_tests_are_no_settings_and_in_nobodys_way() -> None:
    found: set[tuple[str, str]] = set()
    for path in (ROOT / "Makefile", *(ROOT / "src").rglob("*.py"), *(ROOT / "tools").glob("*.py")):
        found |= set(re.findall(r'"GULCH_(\w+)"|GULCH_(\w+)=\$', path.read_text(encoding="utf-8")))
    used = {name for pair in found for name in pair if name}
    assert {"PURE", "KILLS", "DEBUG"} <= used
    assert {name for name in used if name.lower() not in NAMES} <= OTHERS


def test_so_it_is_in_the_environment_and_in_the_file(cli: Cli, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def says(*options: str) -> str:
        result = cli("config", *options)
        assert result.code == 2
        assert result.err.count("\n") == 1
        return result.err

    path = tmp_path / "gulch.toml"
    for text, said in (
        ("prot = 1", "gulch.toml: there is no setting prot"),
        ("port = ]", "is no TOML file"),
        ('port = "x"', "gulch.toml: port should be a valid integer"),
        ("port = true", "gulch.toml: port should not be true or false"),
        ('host = ""', "gulch.toml: host string should have at least 1 character"),
    ):
        path.write_text(text, encoding="utf-8")
        assert said in says("--config", str(path))
    for name, value, said in (
        ("GULCH_PROT", "1", "GULCH_PROT: there is no setting prot; did you mean port?"),
        ("GULCH_PORT_FILE", "no/such", "GULCH_PORT_FILE: no/such can't be read"),
        ("GULCH_DATABASE_FIEL", "x", "GULCH_DATABASE_FIEL: there is no setting database_fiel; did you mean database?"),
    ):
        with monkeypatch.context() as patch:
            patch.setenv(name, value)
            assert said in says()
    monkeypatch.setenv("GULCH_PORT", "1")
    monkeypatch.setenv("GULCH_PORT_FILE", str(path))
    assert "GULCH_PORT is there, too" in says()
