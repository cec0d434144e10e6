"""The servers that tests start beside Gulch's own: PostgreSQL, Redis, nginx, Caddy. As Debian's packages have them."""

from __future__ import annotations

import shutil
from pathlib import Path

PACKAGES = {"postgres": "postgresql", "redis-server": "redis-server", "nginx": "nginx", "caddy": "caddy"} | {
    "openssl": "openssl",
    "systemd-analyze": "systemd",
}
ELSEWHERE = ("/usr/sbin", "/usr/local/sbin", *sorted(map(str, Path("/usr/lib/postgresql").glob("*/bin")), reverse=True))


def find(name: str) -> str | None:
    """Where a program is; Debian keeps some of them off the usual path."""
    return shutil.which(name) or next(
        (found for folder in ELSEWHERE if (found := shutil.which(name, path=folder))), None
    )


def missing() -> list[str]:
    """The packages that would have to be installed."""
    return [package for name, package in PACKAGES.items() if find(name) is None]
