"""The steps of deploy/Containerfile in bare Debian folders, where there is no container engine: `make container-steps`.

Every RUN is run, every COPY copied, in a folder of its own for each stage; then the server is started as the file says,
by the user it names, and asked whether it is well. Needs root, debootstrap and a network."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "deploy" / "Containerfile"
MIRROR = os.environ.get("DEBIAN_MIRROR", "http://deb.debian.org/debian")
START_SECONDS = 120.0
# How this machine reaches packages, if not directly
REACH = ("PIP_", "SSL_CERT_", "NODE_EXTRA", "http_proxy", "https_proxy")


class Step(NamedTuple):
    word: str
    rest: str


def steps_of(text: str) -> list[Step]:
    """One per instruction; lines that are continued are one."""
    whole = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.M))
    lines = [line.strip() for line in whole.splitlines() if line.strip()]
    return [Step(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


class Stage:
    """One FROM and what follows it."""

    def __init__(self, folder: Path, bare: Path) -> None:
        self.folder = folder
        self.at = "/"
        self.user = "root"
        self.variables: dict[str, str] = {}
        self.command: list[str] = []
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run(["cp", "-a", "--reflink=auto", str(bare), str(folder)], check=True)
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")

    def inside(self, *words: str) -> list[str]:
        change = ["chroot", f"--userspec={self.user}", str(self.folder), "/usr/bin/env", f"--chdir={self.at}"]
        return [*change, *(f"{name}={value}" for name, value in self.variables.items()), *words]

    def run(self, command: str) -> None:
        reach = {name: value for name, value in os.environ.items() if name.startswith(REACH)}
        path = {
            "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
            "DEBIAN_FRONTEND": "noninteractive",
        }
        self.trust()
        subprocess.run(self.inside("/bin/sh", "-ec", command), check=True, env={**path, **reach})

    def trust(self) -> None:
        """The certificates that this machine trusts: its network may have one of its own."""
        ours = Path("/etc/ssl/certs/ca-certificates.crt")
        if ours.exists():
            (self.folder / "etc/ssl/certs").mkdir(parents=True, exist_ok=True)
            shutil.copy(ours, self.folder / "etc/ssl/certs/ca-certificates.crt")

    def copy(self, source: Path, target: str) -> None:
        there = self.folder / (self.at + "/" + target).replace("//", "/").lstrip("/") if target[0] != "/" else None
        to = there or self.folder / target.lstrip("/")
        to.parent.mkdir(parents=True, exist_ok=True)
        subprocess.run(["cp", "-a", f"{source}/.", str(to)], check=True)

    def start(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            self.inside(*self.command), env={"PATH": "/usr/sbin:/usr/bin:/bin"}, start_new_session=True
        )


def context(folder: Path) -> Path:
    """What an engine would be handed: the files of the repository as they are here, without what is ignored."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    listed = subprocess.run(
        ["git", "ls-files", "-coz", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True
    ).stdout.decode()
    ignored = set((ROOT / ".containerignore").read_text(encoding="utf-8").split())
    for name in listed.split("\0"):
        if name and name.split("/")[0] not in ignored and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def bare_debian(folder: Path, suite: str) -> Path:
    if not (folder / "etc" / "debian_version").exists():
        subprocess.run(["debootstrap", "--variant=minbase", suite, str(folder), MIRROR], check=True)
    return folder


def follow(stage: Stage, step: Step, stages: dict[str, Stage], files: Path) -> None:
    if step.word == "RUN":
        stage.run(step.rest)
    elif step.word == "COPY":
        *flags, source, target = shlex.split(step.rest)
        other = next((flag.removeprefix("--from=") for flag in flags if flag.startswith("--from=")), "")
        stage.copy(stages[other].folder / source.lstrip("/") if other else files / source, target)
    elif step.word == "WORKDIR":
        stage.at = step.rest
        (stage.folder / step.rest.lstrip("/")).mkdir(parents=True, exist_ok=True)
    elif step.word == "ENV":
        stage.variables |= dict(word.split("=", 1) for word in shlex.split(step.rest))
    elif step.word == "USER":
        stage.user = step.rest
    elif step.word == "CMD":
        stage.command = json.loads(step.rest)
    elif step.word not in ("VOLUME", "EXPOSE", "HEALTHCHECK", "STOPSIGNAL"):
        sys.exit(f"{step.word}: this step is not known here")


def build(work: Path) -> Stage:
    files, stages = context(work / "context"), dict[str, Stage]()
    stage: Stage | None = None
    for step in steps_of(FILE.read_text(encoding="utf-8")):
        begun = time.monotonic()
        if step.word == "FROM":
            image, _, name = step.rest.partition(" AS ")
            found = re.fullmatch(r"debian:(\w+)-slim", image)
            assert found, image
            name = name or "last"
            stage = stages[name] = Stage(work / name, bare_debian(work / "bare", found.group(1)))
        else:
            assert stage is not None
            follow(stage, step, stages, files)
        print(f"{time.monotonic() - begun:6.1f} s  {step.word} {step.rest[:90]}", flush=True)
    assert stage is not None
    return stage


def answer(path: str) -> Any:
    with urllib.request.urlopen(f"http://127.0.0.1:8000{path}", timeout=5) as response:
        return response.read()


def serves(stage: Stage) -> None:
    begun = time.monotonic()
    process = stage.start()
    try:
        while True:
            assert process.poll() is None, "the server has ended"
            assert time.monotonic() - begun < START_SECONDS, "the server does not answer"
            try:
                answer("/readyz")
                break
            except OSError:
                time.sleep(0.1)
        print(f"{time.monotonic() - begun:6.1f} s  the server is ready")
        assert b"<html" in answer("/")
        assert len(json.loads(answer("/api/games"))["games"]) >= 4
        about = next(line for line in answer("/metrics").decode().splitlines() if line.startswith("gulch_build{"))
        print(about)
        assert 'compiled="true"' in about
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        print("it ends with", process.wait(30))


if __name__ == "__main__":
    if os.geteuid() != 0 or shutil.which("debootstrap") is None:
        sys.exit("this needs root and debootstrap (apt-get install debootstrap)")
    last = build(Path(sys.argv[1]).resolve())
    serves(last)
    size = subprocess.run(["du", "-sm", str(last.folder)], check=True, capture_output=True, text=True).stdout
    print(f"the container holds {size.split()[0]} MB")
