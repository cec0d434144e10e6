"""Chance: one interface, a fast generator for simulation and a verifiable one for tables."""

from __future__ import annotations

import hmac
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
RANGE: Final = 0x100000000


def mix(x: i64) -> i64:
    """A 32-bit bijection; every product stays below 2**63, so interpreted and compiled agree."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


class Chance:
    """A counter hash: (key, count) is the whole state, so copies are free and nothing has a hidden position."""

    __slots__ = ("count", "high", "low")

    def __init__(self, low: i64, high: i64, count: i64) -> None:
        self.low = low
        self.high = high
        self.count = count

    def word(self) -> i64:
        """The next 32 bits."""
        self.count += 1
        return mix(mix((self.low + self.count) & MASK) ^ self.high)

    def below(self, n: i64) -> i64:
        """Uniform in 0..n-1, without bias."""
        x = self.word() * n
        if (x & MASK) < n:
            reject = (RANGE - n) % n
            while (x & MASK) < reject:
                x = self.word() * n
        return x >> 32

    def shuffle(self, cards: list[int]) -> None:
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1

    def fork(self, label: i64) -> Chance:
        """An independent generator for one strand: depends on this one's position, does not move it."""
        a = mix((self.low ^ mix((self.count * 2 + 1) & MASK)) & MASK)
        return Chance(mix((a + label * 0x9E3779B) & MASK), mix(self.high ^ a), 0)

    def copy(self) -> Chance:
        return Chance(self.low, self.high, self.count)

    def to_data(self) -> list[object]:
        return ["fast", int(self.low), int(self.high), int(self.count)]


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


def fast(seed: int) -> Chance:
    """Both halves of the key depend on the whole seed, so that no two seeds walk along one sequence."""
    low, high = seed & MASK, seed >> 32 & MASK
    return Chance(mix(low ^ mix(high ^ 0x5BD1E995)), mix(high ^ mix(low ^ 0x2545F491)), 0)


def chance_from(data: list[object]) -> Chance:
    """The generator that to_data() wrote; ValueError for anything else."""
    if len(data) == 3 and data[0] == "fair":
        key, count = data[1], data[2]
        if isinstance(key, str) and isinstance(count, int):
            return FairChance(bytes.fromhex(key), count)
    if len(data) == 4 and data[0] == "fast":
        low, high, at = data[1], data[2], data[3]
        if isinstance(low, int) and isinstance(high, int) and isinstance(at, int) and low | high <= MASK:
            return Chance(low, high, at)
    raise ValueError("this is no generator")
