"""The server with any setting, for tests and benchmarks; prints its address.

python -m gulch.server '{"data": "somewhere", "port": 0}'
"""

from __future__ import annotations

import sys

import msgspec

from gulch.server.run import run
from gulch.server.settings import Settings


def tell(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    run(msgspec.json.decode(sys.argv[1], type=Settings, dec_hook=lambda kind, value: kind(value)), on_ready=tell)
