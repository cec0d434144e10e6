"""The server with any setting, for tests and benchmarks; prints its address.

python -m gulch.server '{"data": "somewhere", "port": 0}'
"""

from __future__ import annotations

import sys

import msgspec

from gulch.server.errors import CannotStart
from gulch.server.run import run
from gulch.server.settings import Settings


def tell(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    settings = msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value))
    try:
        run(settings, on_ready=tell)
    except CannotStart as error:
        sys.exit(f"gulch: {error}")
