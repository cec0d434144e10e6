"""Cards that put a bandit into a hideout or take one out of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import arg
from gulch.games.western_legends.doors import happen
from gulch.games.western_legends.npcs import is_free, place_bandit, remove_bandit
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import HIDEOUT_PLACE, WEST, WHEN_REMOVING_A_BANDIT

NOT_FREE: Final = WEST.reason("not-free", "WL-245")
NO_BANDIT_THERE: Final = WEST.reason("no-bandit-there", "WL-277")


class AddBandit(Verb[Western]):
    hideout: Final = arg(HIDEOUT_PLACE)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if is_free(s, self.hideout.of(action)) else NOT_FREE


class RemoveBandit(Verb[Western]):
    hideout: Final = arg(HIDEOUT_PLACE)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.bandits >> self.hideout.of(action) & 1 else NO_BANDIT_THERE


ADD_BANDIT: Final = AddBandit(WEST, "add_bandit", "WL-089")
NO_BANDIT: Final = Verb[Western](WEST, "no_bandit", "WL-089")
REMOVE_BANDIT: Final = RemoveBandit(WEST, "remove_bandit", "WL-242")
ADDING: Final = Moment[Western](WEST, "adding_bandit", "WL-089", ADD_BANDIT, NO_BANDIT)
REMOVING: Final = Moment[Western](WEST, "removing_bandit", "WL-242", REMOVE_BANDIT)


def offer_bandit(s: Western, seat: i64) -> None:
    """A bandit for a hideout of choice, or none."""
    action = s.ask(seat, ADDING)
    if ADD_BANDIT.chosen(action):
        place_bandit(s, ADD_BANDIT.hideout.of(action))


def choose_and_remove(s: Western, seat: i64) -> None:
    send_away(s, seat, REMOVE_BANDIT.hideout.of(s.ask(seat, REMOVING)))


def send_away(s: Western, seat: i64, hideout: i64) -> None:
    """The bandit there leaves the board without a fight."""
    remove_bandit(s, hideout)
    happen(s, WHEN_REMOVING_A_BANDIT, seat, hideout)
