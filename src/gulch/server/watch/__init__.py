"""Seeing inside: what is counted, what is logged, and who may look at it."""
