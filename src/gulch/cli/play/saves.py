"""A half-played game on disk: a journal that only grows.

A line counts once it is synced, and only then is it confirmed. The first line says what is played and holds the seeds;
each further one is an answer or an undo. Whatever ends the program, the journal is whole up to some line: a torn last
line was never confirmed to anybody and is dropped."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import gulch
from gulch.cli.common import Failed

try:
    import fcntl
except ImportError:  # Windows: nobody keeps two terminals from playing one game
    fcntl = None  # type: ignore[assignment]

FORMAT = 1
MOST_BYTES = 8 << 20
NEEDED = {
    "format": int,
    "game": str,
    "version": int,
    "id": str,
    "seats": int,
    "options": dict,
    "seat": int,
    "bots": list,
}

Header = dict[str, Any]
Move = list[Any]  # [seat, action id], or [seat] for an undo


class Save:
    """An open journal, locked against a second player."""

    def __init__(self, path: Path, header: Header, moves: list[Move], file: int) -> None:
        self.path = path
        self.header = header
        self.moves = moves
        self.file = file

    def add(self, moves: list[Move]) -> None:
        """When this returns, the moves survive whatever happens next."""
        if moves:
            write_all(self.file, "".join(json.dumps(move) + "\n" for move in moves).encode())

    def close(self) -> None:
        if self.file >= 0:
            os.close(self.file)
            self.file = -1

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)
        self.close()


def write_all(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]
    os.fsync(file)


def open_locked(path: Path) -> int:
    """The lock ends with the process, however that ends."""
    file = os.open(path, os.O_RDWR | os.O_APPEND)
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(file)
            raise Failed(f"{path} is being played in another terminal; --save FILE plays elsewhere") from None
    return file


def create(path: Path, header: Header) -> Save:
    if path.exists():
        raise Failed(f"{path} exists already")
    write_whole(path, json.dumps(header) + "\n")
    return Save(path, header, [], open_locked(path))


def write_whole(path: Path, text: str) -> None:
    """The file is there whole or not at all, whenever the program is stopped."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds everybody's roles
    try:
        write_all(file, text.encode())
    finally:
        os.close(file)
    os.replace(draft, path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """A rename is durable once its folder is."""
    if os.name == "posix":
        file = os.open(folder, os.O_RDONLY)
        os.fsync(file)
        os.close(file)


def load(path: Path) -> Save:
    """The journal of a game that can go on; Failed says why it can't."""
    file = open_locked(path)  # first: whoever plays it now may write another line
    try:
        data = os.pread(file, MOST_BYTES + 1, 0)
        whole = data[: data.rfind(b"\n") + 1]
        header, moves = parsed(whole if len(data) <= MOST_BYTES else b"", path)
        os.ftruncate(file, len(whole))
    except BaseException:
        os.close(file)
        raise
    return Save(path, header, moves, file)


def parsed(data: bytes, path: Path) -> tuple[Header, list[Move]]:
    try:
        lines = [json.loads(line) for line in data.decode().splitlines()]
    except (ValueError, RecursionError):
        lines = []
    if not lines or not is_header(lines[0]) or not all(map(is_move, lines[1:])):
        raise Failed(f"{path} is no saved game, or it was damaged; --new starts another one and keeps this file")
    header: Header = lines[0]
    if header["format"] != FORMAT:
        raise Failed(f"{path} was saved by another version of gulch; --new starts another one and keeps this file")
    version = gulch.load(header["game"]).version
    if header["version"] != version:
        raise Failed(
            f"{path} needs version {header['version']} of the rules, here is {version}; --new starts another one"
        )
    return header, lines[1:]


def is_header(data: Any) -> bool:
    return isinstance(data, dict) and all(type(data.get(key)) is kind for key, kind in NEEDED.items())


def is_move(data: Any) -> bool:
    return isinstance(data, list) and [type(part) for part in data] in ([int], [int, str])


def put_aside(path: Path) -> None:
    """A new game where another one was saved: that one is kept under another name."""
    file = open_locked(path)
    number = 1
    while (kept := path.with_name(f"{path.name}.{number}")).exists():
        number += 1
    os.replace(path, kept)
    sync_folder(path.parent)
    os.close(file)
