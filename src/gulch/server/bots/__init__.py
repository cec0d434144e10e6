"""Moves that no person makes, and the processes that think them out."""
