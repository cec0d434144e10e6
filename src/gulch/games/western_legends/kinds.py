"""How sets of named things, names that may be missing and seats look as plain data."""

from gulch.pieces.kinds import MAYBE_SEAT, Maybe, MaybeSeat, SetOf
from gulch.pieces.sets import bit, listed, lowest, shifted, size

__all__ = ["MAYBE_SEAT", "Maybe", "MaybeSeat", "SetOf", "bit", "listed", "lowest", "shifted", "size"]
