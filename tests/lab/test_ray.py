"""The lab on a Ray cluster. `make test-ray` plays on a real one of two nodes, one of which is killed; what goes wrong
before there is a cluster is tested without Ray."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cli, cli  # noqa: F401
from gulch.lab import cluster

GULCH = [sys.executable, "-m", "gulch.cli"]
BALANCE = ["balance", "bang_dice", "--seats", "4", "--bots", "random", "--games", "30000"]
PATIENCE = 120.0
with_ray = pytest.mark.skipif(find_spec("ray") is None, reason="needs Ray: make test-ray")


# ---- without a cluster -----------------------------------------------------------------------------------------------
@pytest.fixture
def as_if_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "find_spec", lambda name: True)


@pytest.mark.usefixtures("as_if_installed")
@pytest.mark.parametrize("address, said", [("nowhere", "is no address"), ("host:0", "is no address"), (":7", "is no")])
@pytest.mark.parametrize("command", ["simulate", "arena", "balance"])
def test_what_is_no_address_is_one_clear_line(cli: Cli, command: str, address: str, said: str, tmp_path: Path) -> None:  # noqa: F811
    refused(call(cli, command, address, tmp_path), said)


@pytest.mark.usefixtures("as_if_installed")
def test_a_cluster_that_cannot_be_reached_is_one_clear_line(cli: Cli, tmp_path: Path) -> None:  # noqa: F811
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # and does not listen
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        for command in ("simulate", "arena", "balance"):
            refused(call(cli, command, address, tmp_path), f"no Ray cluster answers at {address}")


@pytest.mark.usefixtures("as_if_installed")
def test_whoever_opens_and_is_silent_is_not_waited_for(
    cli: Cli,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setattr(cluster, "ANSWER", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        refused(call(cli, "simulate", address, tmp_path), f"what answers at {address} is no Ray cluster")


def test_without_ray_it_is_said_how_to_install_it(cli: Cli, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:  # noqa: F811
    monkeypatch.setattr(cluster, "find_spec", lambda name: None)
    refused(call(cli, "simulate", "127.0.0.1:6379", tmp_path), "pip install 'gulch[ray]'")


def call(cli: Cli, command: str, address: str, folder: Path) -> Any:  # noqa: F811
    given = ["--bots", "random,random,random"] if command == "arena" else ["--seats", "3", "--bots", "random"]
    where = ["--out", str(folder)] if command == "balance" else []
    return cli(command, "bang_dice", *given, *where, "--games", "9", "--ray", address)


def refused(said: Any, line: str) -> None:
    assert said.code != 0
    assert said.err.startswith("gulch: ")
    assert line in said.err
    assert len(said.err.splitlines()) == 1
    assert said.out == ""


# ---- on a cluster ----------------------------------------------------------------------------------------------------
@pytest.fixture
def two_nodes() -> Iterator[Any]:
    """A cluster of two nodes with a processor each, on this machine."""
    from ray.cluster_utils import Cluster

    size = {"num_cpus": 1, "object_store_memory": 100 << 20}
    made = Cluster(initialize_head=True, head_node_args={**size, "include_dashboard": False})
    try:
        made.add_node(**size)
        yield made
    finally:
        made.shutdown()


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_the_figures_are_the_same_on_a_cluster_even_if_a_node_is_killed(two_nodes: Any, tmp_path: Path) -> None:
    alone = finished(started(*BALANCE, "--out", str(tmp_path / "alone")))
    going = started(*BALANCE, "--out", str(tmp_path / "ray"), "--ray", two_nodes.address)
    kept = tmp_path / "ray" / "bang_dice.unfinished.json"
    wait_for(lambda: kept.exists() and 0 < json.loads(kept.read_text())["figures"]["games"] < 30000, going)
    assert going.poll() is None, "it was over before a node could be killed"
    two_nodes.remove_node(two_nodes.list_all_nodes()[1], allow_graceful=False)
    assert finished(going) == alone
    assert (tmp_path / "ray" / "bang_dice.json").read_bytes() == (tmp_path / "alone" / "bang_dice.json").read_bytes()


@with_ray
@pytest.mark.filterwarnings("ignore")
def test_an_arena_and_a_simulation_come_to_the_same_on_a_cluster(two_nodes: Any) -> None:
    for command in (
        ["arena", "bang_dice", "--bots", "search:5,normal,random", "--games", "9"],
        ["simulate", "bang_dice", "--seats", "4", "--games", "900"],
    ):
        assert finished(started(*command, "--ray", two_nodes.address)) == finished(started(*command))


def started(*arguments: str) -> subprocess.Popen[str]:
    command = [*GULCH, *arguments, "--json"]
    return subprocess.Popen(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def finished(process: subprocess.Popen[str]) -> Any:
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0, err
    return json.loads(out)


def wait_for(state: Any, process: subprocess.Popen[str]) -> None:
    until = time.monotonic() + PATIENCE
    while not state():
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until
        time.sleep(0.01)
