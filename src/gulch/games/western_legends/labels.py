"""What only a page names: things on paper and on the board that no question and no event speaks of."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.components import LOCATIONS
from gulch.games.western_legends.names import EVERY_DEED, EVERY_POKER_NAME
from gulch.games.western_legends.parts import HOUSE, INF, SEED, SRC

REGIONS: Final = [  # as texts call them; the map file has their printed names
    "mesitos_point",
    "sunny_hills",
    "spikes_view",
    "cliff_junction",
    "dixon_creek",
    "darkrock",
    "red_falls",
]
LABELS: Final[dict[str, list[str]]] = {
    "card": EVERY_POKER_NAME,
    "condition": EVERY_DEED,
    "place": [*LOCATIONS, "mesa"],
    "provenance": [SRC, SEED, INF, HOUSE],
    "region": REGIONS,
    "status": ["marshal", "wanted", "neither"],
    "track": ["legend", "marshal", "wanted"],
}
