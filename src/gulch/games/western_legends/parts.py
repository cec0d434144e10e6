"""What lies on the table, as objects: the classes of cards, characters, items, fights and obstacles. Their methods are
the ordinary rule; whoever differs overrides one. A side of a fight is 0, the player who fights, or 1, the opponent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.western_legends.components import CATTLE_MAX, GOODS, HAND_LIMIT, HIDEOUTS, MONEY_MAX, NONE, NUGGETS_MAX
from gulch.games.western_legends.gear import (
    HOUSE as HOUSE,
)
from gulch.games.western_legends.gear import (
    INF as INF,
)
from gulch.games.western_legends.gear import (
    NO_ACTION as NO_ACTION,
)
from gulch.games.western_legends.gear import (
    SEED as SEED,
)
from gulch.games.western_legends.gear import (
    SRC as SRC,
)
from gulch.games.western_legends.gear import (
    Item as Item,
)

if TYPE_CHECKING:
    from gulch.games.western_legends.state import Western

NO_BOOST: Final = -1


class Effect:
    """A clause of a card. Its order in the declaration is the order of the sentence."""

    def can(self, s: Western, seat: i64) -> bool:
        """May it be chosen?"""
        return True

    def do(self, s: Western, seat: i64) -> None:
        raise NotImplementedError


class PokerCard:
    """One name of the poker deck: two cards. The plain card has no text."""

    def __init__(self, name: str, provenance: str = HOUSE) -> None:
        self.name = name
        self.provenance = provenance

    # ---- Action -----------------------------------------------------------------------------------------------------
    def why_no_action(self, s: Western, seat: i64) -> str:
        return NO_ACTION

    def action(self, s: Western, seat: i64, card: i64) -> None:
        raise NotImplementedError

    # ---- Bonus ------------------------------------------------------------------------------------------------------
    def in_fight(self, s: Western, side: i64) -> None:
        """Of a committed card, when it is revealed."""

    def when_won(self, s: Western, side: i64) -> None:
        """Of a revealed card, after the loser has taken the wound and the card."""

    def drawn_when_lost(self) -> i64:
        """Cards that the loser of a fight draws (WL-119)."""
        return 1

    def in_poker(self, s: Western, seat: i64, won: bool) -> None:
        """Of a card played in a poker game."""

    def when_discarded(self, s: Western, seat: i64) -> None:
        """From hand, by anything but its own Action."""

    # ---- what it is played as ---------------------------------------------------------------------------------------
    def is_copy(self) -> bool:
        """It is played only as a copy of another card in hand."""
        return False

    def played_as(self, s: Western, seat: i64, card: i64) -> i64:
        """The card that it stands for, committed to a fight or laid in a poker game."""
        return card

    def reacts_as(self, s: Western, seat: i64, card: i64, side: i64) -> i64:
        """The same, of a Reaction."""
        return card

    def boosts_as(self, s: Western, seat: i64, card: i64, occasion: i64) -> i64:
        return card

    def when_shown(self, s: Western, seat: i64, card: i64) -> None:
        """With the cards of a fight or of a poker hand."""

    # ---- Reaction ---------------------------------------------------------------------------------------------------
    def reacts(self) -> bool:
        """May be played in the Reaction step of a fight."""
        return False

    def reaction(self, s: Western, side: i64) -> None:
        raise NotImplementedError

    def boosts(self) -> i64:
        """The occasion of a Reaction outside fights."""
        return NO_BOOST


class FightCard:
    """What a fight card does to the player, after the Reactions, win or lose (WL-366)."""

    def __init__(self, name: str, effect: Effect | None = None, provenance: str = SRC) -> None:
        self.name = name
        self.effect = effect
        self.provenance = provenance

    def apply(self, s: Western, seat: i64) -> bool:
        """True: the fight starts anew."""
        if self.effect is not None:
            self.effect.do(s, seat)
        return False


class Character:
    """A character without an ability. The methods are where abilities step in; here they say the ordinary rule."""

    def __init__(
        self,
        name: str,
        start: list[str],
        kit: dict[str, int],
        items: list[int],
        upgraded: bool = False,
        provenance: str = SRC,
    ) -> None:
        self.name = name
        self.start = start  # territories to choose from
        self.kit = kit  # money in bills, cards, marshal, wanted, wounds
        self.items = items
        self.upgraded = upgraded  # the weapon
        self.provenance = provenance

    def hand_limit(self, s: Western, seat: i64) -> i64:
        """A wound lowers it, unless something eases the pain."""
        for eases in s.game.painless:
            if eases(s, seat):
                return HAND_LIMIT
        return HAND_LIMIT - s.wounds[seat]

    def nugget_limit(self) -> i64:
        return NUGGETS_MAX

    def cattle_limit(self) -> i64:
        return CATTLE_MAX

    def money_limit(self) -> i64:
        return MONEY_MAX

    def after_kit(self, s: Western, seat: i64) -> None:
        """What the kit brings beside money, cards, items and points."""

    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        pass

    def at_start_of_fight(self, s: Western, side: i64) -> None:
        pass

    def in_fight(self, s: Western, side: i64) -> None:
        pass

    def sees_first(self, s: Western) -> bool:
        """An opponent without a player shows its card before this one commits."""
        return False

    def before_arrest(self, s: Western, seat: i64, prey: i64) -> i64:
        """Of the player who arrests somebody; what the prey does not lose any more, as bits."""
        return 0

    def crosses_mesas(self) -> bool:
        return False

    def after_crossing(self, s: Western, seat: i64) -> None:
        """A Move action went over a mesa."""

    def has_extra_step(self) -> bool:
        """At the end of a Move action."""
        return False

    def after_move(self, s: Western, seat: i64) -> None:
        """A Move action has ended."""

    def after_wound(self, s: Western, seat: i64) -> None:
        pass

    def after_points(self, s: Western, seat: i64) -> None:
        """Marshal or wanted points, some at once."""

    def after_marker(self, s: Western, seat: i64) -> None:
        pass

    def after_poker(self, s: Western, seat: i64, won: bool) -> None:
        pass

    def after_first_bandit(self, s: Western, seat: i64) -> None:
        """The first one of this turn is beaten, the fight is over."""


class Story:
    """`condition`: the deed of its back, one bit; `effect` for each participant; `hideouts` where bandits come, as
    in "A1 C2"; `steps` of the sheriff. `first` and `last`: for the whole table, before and after the participants."""

    def __init__(
        self,
        name: str,
        condition: int,
        effect: Effect,
        hideouts: str,
        steps: int,
        provenance: str = HOUSE,
        first: Effect | None = None,
        last: Effect | None = None,
    ) -> None:
        self.name = name
        self.condition = condition
        self.effect = effect
        self.hideouts = [HIDEOUTS.index(hideout) for hideout in hideouts.split()]
        self.steps = steps
        self.provenance = provenance
        self.first = first
        self.last = last


class Goal:
    def __init__(self, name: str, provenance: str = HOUSE) -> None:
        self.name = name
        self.provenance = provenance

    def is_met(self, s: Western, seat: i64) -> bool:
        return False


class ManCard:
    """A card of the Man in Black."""

    def __init__(self, name: str, provenance: str = HOUSE) -> None:
        self.name = name
        self.provenance = provenance

    def play(self, s: Western) -> None:
        pass


class Printed:
    """A card or token of a deck that an expansion brings; the deck is called as its texts are. A thing's number is its
    place in the deck."""

    def __init__(self, deck: str, name: str, provenance: str = HOUSE) -> None:
        self.deck = deck
        self.name = name
        self.provenance = provenance


class Quarrel:
    """A kind of fight between players: when it may be announced, what a winning attacker gets."""

    def __init__(self, name: str) -> None:
        self.name = name

    def why_not(self, s: Western, seat: i64, target: i64) -> str:
        return LEGAL

    def reward(self, s: Western, winner: i64, loser: i64) -> None:
        raise NotImplementedError


class Opponent:
    """A side without a player: how many fight cards it draws and when, and what a win or a loss means."""

    def __init__(self, name: str) -> None:
        self.name = name

    def cards(self, s: Western) -> i64:
        raise NotImplementedError

    def begins(self, s: Western, seat: i64) -> None:
        """Before any card is drawn."""

    def draws_late(self) -> bool:
        """After the player has committed."""
        return False

    def before_commit(self, s: Western, seat: i64) -> None:
        """The player is about to choose a card."""

    def shows_first(self, s: Western) -> bool:
        """Before the player commits."""
        return False

    def commits_blindly(self, s: Western) -> bool:
        """The player's card is drawn at random."""
        return False

    def sends_all(self, s: Western) -> bool:
        """All of its cards: the highest rank counts, all take effect."""
        return False

    def lets_react(self, s: Western) -> bool:
        return True

    def ignores_weapons(self, s: Western) -> bool:
        return False

    def may_be_refused(self) -> bool:
        """The player may give up without a fight."""
        return False

    def sends(self, s: Western) -> i64:
        """The fight card that it sends by itself; NONE: the neighbour chooses."""
        return NONE

    def in_fight(self, s: Western) -> None:
        """What it does to the ranks when the cards are revealed, before the player's Bonuses."""

    def beaten(self, s: Western, seat: i64) -> None:
        raise NotImplementedError

    def beats(self, s: Western, seat: i64) -> None:
        """Beside the wound and the card of every loser."""

    def after(self, s: Western, seat: i64, won: bool, hero: Character) -> None:
        """Whatever the result, when the fight is over. `hero`: what the player could do before the reward."""


class Obstacle:
    """What ends a movement on entering a territory (`stops` counts them by territory)."""

    def is_at(self, s: Western, territory: i64) -> bool:
        raise NotImplementedError

    def mark(self, s: Western, stops: vec[i64]) -> None:
        """Count it where it is."""
        raise NotImplementedError

    def meet(self, s: Western, seat: i64, territory: i64) -> bool:
        """True: the movement is over."""
        raise NotImplementedError


class Burden:
    """What slows a player down: nothing in the base game."""

    def weight(self, s: Western, seat: i64) -> i64:
        return 0


class Counter:
    """Which items are sold where: in the base game all of them (WL-140)."""

    def sells(self, s: Western, seat: i64, item: i64) -> bool:
        """To whoever shops, at this moment."""
        return True


class Prize:
    """What a won game of poker is worth beside the pot (WL-172, WL-173)."""

    def of_the_host(self, s: Western, seat: i64) -> None:
        raise NotImplementedError

    def of_a_guest(self, s: Western, seat: i64) -> None:
        """Nothing in the base game."""


NOBODY_SPECIAL: Final = Character("", [], {}, [])

# gaps in the decks: the numbers of what other tables play with
NO_POKER_CARD: Final = PokerCard("")
NO_ITEM: Final = Item("", GOODS, 0, copies=0)
NO_STORY: Final = Story("", 0, Effect(), "", 0)
NO_GOAL: Final = Goal("")
NO_OPPONENT: Final = Opponent("")
