"""Fistful of Extras: six characters, 24 stories, three kinds of items, two jokers."""
