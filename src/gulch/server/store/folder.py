"""The data folder: one server at a time, and nothing in it that anybody but its owner can read."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path

from gulch.server import crash
from gulch.server.errors import CannotStart

KEY_MIN = 32


class Folder:
    """Held from start to stop. Two servers on one folder would each answer for what the other does not know."""

    def __init__(self, path: Path, alone: bool = True) -> None:
        self.path = path
        self.alone = alone  # what is stored is in this folder
        self.held: int | None = None

    def lock(self) -> None:
        if self.held is not None:
            return
        try:
            self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
            handle = os.open(self.path / "lock", os.O_RDWR | os.O_CREAT, 0o600)
        except (FileExistsError, NotADirectoryError):
            raise CannotStart(f"{self.path} is no folder: name another with --data") from None
        except OSError as error:
            raise cannot_write(self.path, error) from None
        if self.alone and not lock_file(handle):
            os.close(handle)
            raise CannotStart(f"another server uses {self.path}: stop it, or name another folder with --data")
        self.held = handle

    def release(self) -> None:
        if self.held is not None:
            os.close(self.held)  # which also ends the lock, as the process's end does
            self.held = None


def lock_file(handle: int) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        with contextlib.suppress(OSError):
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
            return True
        return False
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def cannot_write(path: Path, error: OSError) -> CannotStart:
    return CannotStart(f"{path} can't be written to ({error.strerror}): make room there, or name another with --data")


def for_the_owner_alone(*paths: Path) -> None:
    """Files with seeds, whatever the mode of the folder they lie in."""
    for path in paths:
        with contextlib.suppress(FileNotFoundError, PermissionError):
            path.chmod(0o600)


def for_whoever_owns(folder: Path) -> None:
    """What root has put there belongs to the folder's owner, a service with a user of its own for instance."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = folder.stat()
        for path in folder.iterdir():
            os.chown(path, owner.st_uid, owner.st_gid)


def has_key(data: Path) -> bool:
    path = data / "key"
    return path.is_file() and path.stat().st_size > 0


def load_key(data: Path, fresh: bool = True) -> str:
    """The signing key, made at the first start. Whoever has it can take any seat. `fresh`: nothing is stored that an
    older key has signed, so a file without a key in it (a first start that was killed) does no harm."""
    path = data / "key"
    if path.is_dir():
        raise CannotStart(f"{path} is a folder, but the key is kept in a file of this name: move it away")
    if not path.exists() or (fresh and not has_key(data)):
        return new_key(path)
    for_the_owner_alone(path)
    try:
        key = path.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        key = ""
    if len(key) < KEY_MIN:
        raise CannotStart(f"{path} is damaged: put back a copy, or remove it (then everybody must sit down anew)")
    return key


def new_key(path: Path) -> str:
    """Written aside and renamed when it is on the disk: whenever we are killed, there is a whole key or none."""
    key = secrets.token_hex(32)
    aside = path.with_name("key.new")
    try:
        aside.unlink(missing_ok=True)
        with os.fdopen(os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        crash.point("before-key")
        aside.replace(path)
        sync(path.parent)
    except OSError as error:
        raise cannot_write(path.parent, error) from None
    return key


def sync(folder: Path) -> None:
    """So that a new name in it survives a power cut. Windows can't, and need not."""
    with contextlib.suppress(PermissionError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
