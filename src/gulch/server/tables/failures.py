"""When a rule raises: what happened is logged and kept, so that whoever mends the rule can play up to that moment."""

from __future__ import annotations

import json
import logging
import os
import traceback
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gulch.engine.record import record_of, seal_of

if TYPE_CHECKING:
    from gulch.server.store.rebuild import Step
    from gulch.server.tables.live import LiveTable

log = logging.getLogger("gulch.server")
FOLDER = "failures"
KEPT = 100


class RuleFailed(Exception):
    """A rule raised. Nothing has happened at the table."""


def report(live: LiveTable, what: str, error: BaseException) -> None:
    """The traceback, with the game, the version of its rules and the table."""
    where = (what, live.row.game, live.version, live.id)
    log.error("%s: game %s, rules %s, table %s", *where, exc_info=error)


async def rule_failed(live: LiveTable, step: Step, error: Exception, unchanged: bool) -> None:
    """Back to what is stored, unless the engine has left the table as it was (`unchanged`). The report holds the game
    up to there, and what was said then; `gulch replay` opens it. Called with the table's lock held."""
    report(live, "a rule failed", error)
    if not unchanged:
        await live.hub.reload(live)
    if live.table is None:
        return
    kind, seat, said = step
    trace = "".join(traceback.format_exception(error))
    failed = {"kind": kind, "seat": seat, "said": said, "error": trace}
    try:
        keep(live.hub.settings.data / FOLDER, f"{live.id}-{live.position}-{seat}.json", record_of(live.table), failed)
    except OSError as full:
        log.error("the report could not be kept: %s", full.strerror)


def keep(folder: Path, name: str, record: dict[str, Any], failed: dict[str, Any]) -> None:
    """It holds every secret of the game: for the owner of the server alone. Only the last ones are kept."""
    folder.mkdir(mode=0o700, exist_ok=True)
    data = {**record, "failed": failed}
    data["seal"] = seal_of(data)
    path = folder / name
    path.touch(mode=0o600)
    path.write_text(json.dumps(data), encoding="utf-8")
    os.utime(path)
    for old in sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
        old.unlink(missing_ok=True)
    log.error("the game up to there is in %s", path)
