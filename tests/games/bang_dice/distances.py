"""Section B4, the table of distances, written out. Places are counted over the living from the roller, who is at 0."""

from __future__ import annotations

# alive -> who is in reach of a one and of a two
PLAIN = {
    2: ({1}, {1}),
    3: ({1, 2}, {1, 2}),
    4: ({1, 3}, {2}),
    5: ({1, 4}, {2, 3}),
    6: ({1, 5}, {2, 4}),
    7: ({1, 6}, {2, 5}),
    8: ({1, 7}, {2, 6}),
}
JANET = {
    2: ({1}, {1}),
    3: ({1, 2}, {1, 2}),
    4: ({1, 2, 3}, {1, 2, 3}),
    5: ({1, 2, 3, 4}, {1, 2, 3, 4}),
    6: ({1, 2, 4, 5}, {1, 2, 4, 5}),
    7: ({1, 2, 5, 6}, {1, 2, 5, 6}),
    8: ({1, 2, 6, 7}, {1, 2, 6, 7}),
}
ROSE = {
    2: ({1}, {1}),
    3: ({1, 2}, {1, 2}),
    4: ({1, 2, 3}, {1, 2, 3}),
    5: ({1, 2, 3, 4}, {2, 3}),
    6: ({1, 2, 4, 5}, {2, 3, 4}),
    7: ({1, 2, 5, 6}, {2, 3, 4, 5}),
    8: ({1, 2, 6, 7}, {2, 3, 5, 6}),
}
REACH = {"calamity_janet": JANET, "rose_doolan": ROSE}
