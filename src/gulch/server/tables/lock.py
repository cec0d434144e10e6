"""The lock of a table in memory."""

from __future__ import annotations

import asyncio
from typing import Literal

from gulch.server.store.writer import StoreDown


class TableLock(asyncio.Lock):
    """One after the other; and nobody any more once the table was thrown out of the memory, for what stands there then
    is not what is stored. Whoever has waited comes back to the table as it is."""

    gone = False

    async def acquire(self) -> Literal[True]:
        await super().acquire()
        if self.gone:
            self.release()
            raise StoreDown
        return True
