"""Tables worth trying: (seats, options). The contract tests play them all."""

from __future__ import annotations

from typing import Any, Final

ADVANCED: Final[dict[str, Any]] = {"abilities": True, "events": True, "stations": True}
EVERYTHING: Final[dict[str, Any]] = {  # but teams, which do not go with Mary
    **ADVANCED,
    "expert": True,
    "special_punch": True,
    "decoy_strongbox": True,
    "circus": True,
    "handcar": True,
    "al_patron": True,
    "mary": True,
}
PLAIN_TABLES: Final[list[tuple[int, dict[str, Any]]]] = [(3, {}), (5, {}), (6, {}), (4, ADVANCED), (2, EVERYTHING)]
ALONE: Final[list[tuple[int, dict[str, Any]]]] = [
    (3, {"bandits": "chosen"}),
    (3, {"abilities": True}),
    (3, {"abilities": True, "tuco_same_space": False}),
    (3, {"events": True}),
    (2, {"teams": True}),
    (3, {"expert": True}),
    (3, {"special_punch": True}),
    (3, {"decoy_strongbox": True}),
    (3, {"circus": True}),
    (3, {"handcar": True}),
    (3, {"handcar": True, "handcar_emerge": "car"}),
    (3, {"al_patron": True}),
    (2, {"mary": True}),
    (3, {"open_history": True}),
]
PAIRWISE: Final[list[tuple[int, dict[str, Any]]]] = [
    (
        3,
        {
            "bandits": "chosen",
            "abilities": True,
            "expert": True,
            "special_punch": True,
            "handcar": True,
            "al_patron": True,
            "open_history": True,
        },
    ),
    (
        3,
        {
            "events": True,
            "stations": True,
            "teams": True,
            "decoy_strongbox": True,
            "circus": True,
            "tuco_same_space": False,
        },
    ),
    (
        2,
        {
            "bandits": "chosen",
            "special_punch": True,
            "decoy_strongbox": True,
            "circus": True,
            "handcar": True,
            "handcar_emerge": "car",
            "al_patron": True,
            "mary": True,
            "tuco_same_space": False,
        },
    ),
    (
        3,
        {"events": True, "stations": True, "expert": True, "handcar": True, "handcar_emerge": "car", "mary": True},
    ),
    (
        3,
        {
            **ADVANCED,
            "teams": True,
            "special_punch": True,
            "al_patron": True,
            "tuco_same_space": False,
            "open_history": True,
        },
    ),
    (
        3,
        {
            "bandits": "chosen",
            "abilities": True,
            "decoy_strongbox": True,
            "circus": True,
            "mary": True,
            "open_history": True,
        },
    ),
    (
        2,
        {
            "bandits": "chosen",
            "events": True,
            "teams": True,
            "expert": True,
            "decoy_strongbox": True,
            "handcar": True,
            "handcar_emerge": "car",
            "al_patron": True,
            "open_history": True,
        },
    ),
    (
        3,
        {
            "teams": True,
            "expert": True,
            "special_punch": True,
            "circus": True,
            "tuco_same_space": False,
            "open_history": True,
        },
    ),
    (
        4,
        {
            **ADVANCED,
            "bandits": "chosen",
            "circus": True,
            "handcar": True,
            "handcar_emerge": "car",
            "al_patron": True,
            "mary": True,
        },
    ),
]
GOLDENS: Final[dict[str, tuple[int, dict[str, Any]]]] = {
    "basic": (4, {}),
    "advanced": (4, ADVANCED),
    "teams": (2, {**ADVANCED, "teams": True}),
    "expert": (3, {**ADVANCED, "expert": True}),
    "everything": (4, EVERYTHING),
}
