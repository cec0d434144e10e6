"""The `gulch` command."""

from gulch.cli.app import main

__all__ = ["main"]
