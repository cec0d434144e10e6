"""The server with any setting, for tests and benchmarks; prints its address.

python -m gulch.server '{"data": "somewhere", "port": 0}'
"""

from __future__ import annotations

import json
import sys

from gulch.server.errors import CannotStart
from gulch.server.run import run
from gulch.server.settings import Settings


def tell(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    settings = Settings(**json.loads(sys.argv[1]))
    try:
        run(settings, on_ready=tell)
    except CannotStart as error:
        sys.exit(f"gulch: {error}")
