"""The server with any setting, for tests and benchmarks; prints its address.

python -m gulch.server '{"data": "somewhere", "port": 0}'

With `-` the settings come on the first line of the input. A number behind them is an open socket: this process is one
of several workers.
"""

from __future__ import annotations

import json
import sys

from gulch.server.errors import CannotStart
from gulch.server.fleet.workers import end_with_parent
from gulch.server.run import run, run_worker
from gulch.server.settings import Settings


def tell(address: str) -> None:
    sys.stdout.write(address + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    given = json.loads(sys.argv[1] if sys.argv[1] != "-" else sys.stdin.readline())
    try:
        if len(sys.argv) > 2:
            end_with_parent()
            run_worker(Settings(**given), int(sys.argv[2]), tell)
        else:
            run(Settings(**given), on_ready=tell)
    except CannotStart as error:
        sys.exit(f"gulch: {error}")
