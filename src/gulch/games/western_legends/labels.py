"""What only a page names: things on paper and on the board that no question and no event speaks of."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.names import EVERY_DEED, EVERY_LOCATION, EVERY_POKER_NAME
from gulch.games.western_legends.parts import HOUSE, INF, SEED, SRC

REGIONS: Final = [  # as texts call them; the map file has their printed names
    "mesitos_point",
    "sunny_hills",
    "spikes_view",
    "cliff_junction",
    "dixon_creek",
    "darkrock",
    "red_falls",
    "buzzard_gulch",
    "buzzard_gulch_frontier",
]
LABELS: Final[dict[str, list[str]]] = {
    "card": EVERY_POKER_NAME,
    "condition": EVERY_DEED,
    "place": [*EVERY_LOCATION, "train", "mesa"],
    "provenance": [SRC, SEED, INF, HOUSE],
    "region": REGIONS,
    "status": ["marshal", "wanted", "neither"],
    "token_kind": ["longhorn"],
    "track": ["legend", "marshal", "wanted", "gambler"],
}
