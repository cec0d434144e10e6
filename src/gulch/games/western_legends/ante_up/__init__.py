"""Ante Up: Buzzard Gulch, the train, and everything that can be gambled for."""
