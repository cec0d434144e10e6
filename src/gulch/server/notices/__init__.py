"""Telling people that they are waited for: who, when, in which words, and on which way."""
