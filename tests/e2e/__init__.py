"""A package, so that what its tests share ends when they end, not with the session."""
