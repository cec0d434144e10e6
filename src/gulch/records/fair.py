"""Fair chance: everybody commits to a seed before any is shown, and the game's key is made from all of them.

It proves that nobody chose the dice: neither the host nor a player could know or steer the key. It does not hide
hands from whoever runs the table."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

from mypy_extensions import i64

from gulch.engine.chance import Chance, Seeds

SEED_BYTES = 32


def commitment(seed: bytes) -> str:
    """What is published before the seed may be."""
    return hashlib.sha256(seed).hexdigest()


def seed_for(server: bytes, seat: int, promised: list[str]) -> bytes:
    """The seed of a seat that gives none itself. It follows from the server's seed, which was committed when the table
    was opened, and for a seat that had committed and does not show its seed also from what everybody had committed
    (`promised`). So nobody can choose it once others' seeds are known, whoever runs the server included."""
    return hmac.digest(server, f"gulch seed 1 seat {seat} {' '.join(promised)}".encode("ascii"), "sha256")


def key_of(server: bytes, seats: list[bytes], about: dict[str, Any]) -> bytes:
    """The key of one table. Each seed is hashed on its own first, so that moving bytes between seeds can't keep the
    key; `about` (game, version, seats, options) binds the key to what is played."""
    parts = b"".join(hashlib.sha256(seed).digest() for seed in [server, *seats])
    text = json.dumps(about, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()
    return hashlib.sha256(b"gulch chance 1" + parts + text).digest()


class FairChance(Chance):
    """HMAC-SHA-256(key, position): anyone with the key can derive every die and card again."""

    __slots__ = ("key",)

    def __init__(self, key: bytes, count: i64) -> None:
        super().__init__(0, 0, count)
        self.key = key

    def word(self) -> i64:
        self.count += 1
        digest = hmac.digest(self.key, int(self.count).to_bytes(8, "big"), "sha256")
        return int.from_bytes(digest[:4], "big")

    def fork(self, label: i64) -> Chance:
        text = b"strand %d %d" % (int(self.count), int(label))
        return FairChance(hmac.digest(self.key, text, "sha256"), 0)

    def copy(self) -> Chance:
        return FairChance(self.key, self.count)

    def to_data(self) -> list[object]:
        return ["fair", self.key.hex(), int(self.count)]


class Fair(Seeds):
    """The seeds of one table and what was committed. With every seed known it makes the generator and proves itself."""

    def __init__(self, server: bytes, seats: list[bytes], made_here: list[bool] | None = None) -> None:
        super().__init__(seats)
        self.server = server
        # seeds that the server made for a seat (bots, absent people)
        self.made_here = made_here or [False] * len(seats)
        # of these, the ones that follow from what was committed before
        self.derived = [False] * len(seats)
        # what a seat had committed to and did not show
        self.unshown: list[str | None] = [None] * len(seats)
        self.server_commitment = commitment(server)
        self.seat_commitments = [commitment(seed) for seed in seats]

    def chance(self, about: dict[str, Any]) -> Chance:
        return FairChance(key_of(self.server, self.seats, about), 0)

    def to_data(self) -> dict[str, Any]:
        return {
            "server": {"commitment": self.server_commitment, "seed": self.server.hex()},
            "seats": [self.seat_data(p) for p in range(len(self.seats))],
        }

    def seat_data(self, p: int) -> dict[str, Any]:
        data: dict[str, Any] = {
            "commitment": self.seat_commitments[p],
            "seed": self.seats[p].hex(),
            "made_here": self.made_here[p],
        }
        if self.derived[p]:
            data["derived"] = True
        if self.unshown[p] is not None:
            data["unshown"] = self.unshown[p]
        return data

    def expected(self, p: int) -> bytes:
        """What a derived seed must be."""
        if self.unshown[p] is None:
            return seed_for(self.server, p, [])
        pairs = zip(self.unshown, self.seat_commitments, strict=True)
        return seed_for(self.server, p, [promised or own for promised, own in pairs])


def fair_from(data: dict[str, Any]) -> Fair:
    """The seeds of a record, with the commitments that stand in it (which verify() compares)."""
    seats = data["seats"]
    fair = Fair(bytes.fromhex(data["server"]["seed"]), [bytes.fromhex(seat["seed"]) for seat in seats])
    fair.made_here = [bool(seat["made_here"]) for seat in seats]
    fair.derived = [bool(seat.get("derived")) for seat in seats]
    fair.unshown = [None if seat.get("unshown") is None else str(seat["unshown"]) for seat in seats]
    fair.server_commitment = str(data["server"]["commitment"])
    fair.seat_commitments = [str(seat["commitment"]) for seat in seats]
    return fair


def broken_promises(fair: Fair) -> list[str]:
    """Whose seed is not what was committed, or does not follow from it: "server", "seat 2", ..."""
    names = ["server"] + [f"seat {p}" for p in range(len(fair.seats))]
    promised = [fair.server_commitment, *fair.seat_commitments]
    seeds = [fair.server, *fair.seats]
    broken = [name for name, text, seed in zip(names, promised, seeds, strict=True) if text != commitment(seed)]
    chosen = [
        f"seat {p}"
        for p in range(len(fair.seats))
        if (fair.derived[p] or fair.unshown[p]) and fair.seats[p] != fair.expected(p)
    ]
    return broken + [name for name in chosen if name not in broken]
