"""Named places where the fault tests kill the server. Unarmed, a point costs one comparison."""

from __future__ import annotations

import os
import signal

POINTS = ("before-commit", "after-commit", "before-ack", "mid-broadcast")

# GULCH_CRASH=mid-broadcast:3 dies at the third time.
_name, _, _count = os.environ.get("GULCH_CRASH", "").partition(":")
_left = int(_count or 1)


def point(name: str) -> None:
    global _left
    if name != _name:
        return
    _left -= 1
    if _left <= 0:
        os.kill(os.getpid(), signal.SIGKILL)
