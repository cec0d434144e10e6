"""The Man in Black (WL-335 to WL-337, WL-R77): with two players he competes for the most legend points. His ten cards;
the texts are the house's. Fighting him: man_fights.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FOR_MAN, pick
from gulch.games.western_legends.cattle import cattle_held, give_up_token
from gulch.games.western_legends.components import (
    BANK,
    CABARET,
    DIE,
    DUEL,
    MAN_ATTACKS,
    MINE,
    NO_FACE,
    NOBODY,
    NUGGET,
    OFFICE,
    ROBBERY,
    SALOON,
    STATION,
)
from gulch.games.western_legends.doors import lose_money
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.npcs import place_bandit, remove_bandit
from gulch.games.western_legends.parts import ManCard
from gulch.games.western_legends.paths import steps_to
from gulch.games.western_legends.poker import play_against_the_man
from gulch.games.western_legends.sheriff import attempt, drive, trail_of, wanted_here
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import players_at, sheriff_is_active
from gulch.games.western_legends.vocabulary import FACE, TERRITORY, WEST
from gulch.games.western_legends.zones import MAN_CARD, MAN_DECK, MAN_DISCARD
from gulch.pieces.sets import listed

HIDEOUTS_A: Final = [0, 1]
INFORMED_STEPS: Final = 4

NOT_THE_NEAREST: Final = WEST.reason("not-the-nearest", "WL-337")

MAN_PLAYS: Final = WEST.event("man_plays", "WL-337", card=MAN_CARD)
MAN_GOES: Final = WEST.event("man_goes", "WL-337", to=TERRITORY)
MAN_ROLLS: Final = WEST.event("man_rolls", "WL-337", face=FACE)
MAN_GAINS: Final = WEST.event("man_gains", "WL-336", points=WHOLE, left=WHOLE)


class Card(ManCard):
    """He goes somewhere, if the card says where; then this happens."""

    def __init__(self, name: str, act: Callable[[Western], None]) -> None:
        super().__init__(name)
        self.act = act

    def play(self, s: Western) -> None:
        self.act(s)


def gain(s: Western, points: i64) -> None:
    s.man_legend += points
    s.say(EVERYONE, MAN_GAINS, points, s.man_legend)


def chooser(s: Western) -> i64:
    """Who chooses for him: the player with fewer legend points, of equal ones the first player."""
    other = 1 - s.first
    return other if s.legend[other] < s.legend[s.first] else s.first


# ---- where he goes ---------------------------------------------------------------------------------------------------
def come_to(s: Western, territory: i64) -> None:
    """He is placed there: bandits and the sheriff don't matter."""
    if s.man != territory:
        s.man = territory
        s.say(EVERYONE, MAN_GOES, territory)


def come_to_the(s: Western, location: i64) -> None:
    """The only one of its kind."""
    come_to(s, s.board.with_location(location)[0])


GOALS_OF_HIS: Final = ["bandit", "mine", "saloon"]
TO_A_BANDIT: Final = 0
TO_A_MINE: Final = 1
TO_A_SALOON: Final = 2


def could_go(s: Western, kind: i64) -> list[int]:
    """The nearest of that kind."""
    if kind == TO_A_BANDIT:
        places = [s.board.hideouts[h] for h in listed(s.bandits)]
    else:
        places = s.board.with_location(MINE if kind == TO_A_MINE else SALOON)
    far = steps_to(s, s.man)
    best = min([int(far[t]) for t in places])
    return [t for t in places if far[t] == best]


class SendMan(Verb[Western]):
    to: Final = arg(TERRITORY)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(t) for t in could_go(s, SENDING_MAN.kind.of(about))]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if int(self.to.of(action)) in could_go(s, SENDING_MAN.kind.of(about)) else NOT_THE_NEAREST


class SendingMan(Moment[Western]):
    kind: Final = arg(Domain("destination", GOALS_OF_HIS))


SEND_MAN: Final = SendMan(WEST, "send_man", "WL-337")
SENDING_MAN: Final = SendingMan(WEST, "sending_man", "WL-337", SEND_MAN)


def come_to_the_nearest(s: Western, kind: i64) -> None:
    come_to(s, SEND_MAN.to.of(s.ask(chooser(s), SENDING_MAN, SENDING_MAN.kind.put(kind))))


def pick_player(s: Western, worth: list[int]) -> i64:
    """The player of whom there is most; of equal ones whoever is chosen."""
    among: i64 = 3 if worth[0] == worth[1] else 1 if worth[0] > worth[1] else 2
    return pick(s, chooser(s), FOR_MAN, among)


# ---- his cards -------------------------------------------------------------------------------------------------------
def ledger(s: Western) -> None:
    """At the bank: 2 LP, and whoever is there loses $20."""
    come_to_the(s, BANK)
    gain(s, 2)
    for p in listed(players_at(s, s.man)):
        lose_money(s, p, 2)


def box_seat(s: Western) -> None:
    """At the cabaret: 1 LP, 2 if nobody is in that town."""
    come_to_the(s, CABARET)
    town = s.board.town[s.man]
    alone = True
    for place in s.place:
        if s.board.town[place] == town:
            alone = False
    gain(s, 2 if alone else 1)


def lone_hunt(s: Western) -> None:
    """The nearest bandit leaves the board, for 2 LP; if there is none, gang A comes back."""
    if s.bandits == 0:
        for hideout in HIDEOUTS_A:
            place_bandit(s, hideout, chooser(s))
        return
    come_to_the_nearest(s, TO_A_BANDIT)
    remove_bandit(s, s.board.hideout_at[s.man])
    gain(s, 2)


def night_shift(s: Western) -> None:
    """At the nearest mine: 2 LP for a nugget, else 1; gold dust rolls no more."""
    come_to_the_nearest(s, TO_A_MINE)
    s.dice[0], s.dice[1] = DIE[s.chance.below(6)], NO_FACE
    s.reveal()
    s.say(EVERYONE, MAN_ROLLS, s.dice[0])
    gain(s, 2 if s.dice[0] == NUGGET else 1)


def cattle_deal(s: Western) -> None:
    """At the rail station: 1 LP, and 1 for each player of whose cattle one goes back to its ranch."""
    come_to_the(s, STATION)
    gain(s, 1)
    p: i64
    for p in range(s.seats):
        if cattle_held(s, p) > 0:
            give_up_token(s, p)
            gain(s, 1)


def attack(s: Western, seat: i64, quarrel: i64) -> None:
    """Unless a truce keeps everybody from it."""
    if not any(truce(s, NOBODY, seat) for truce in s.game.truces):
        fight_npc(s, seat, MAN_ATTACKS, quarrel)


def reckoning(s: Western) -> None:
    """A duel with the greater legend, for 2 LP."""
    seat = pick_player(s, [int(points) for points in s.legend])
    come_to(s, s.place[seat])
    attack(s, seat, DUEL)


def toll(s: Western) -> None:
    """A robbery of the nearest player: half of the money, and 1 LP; who resists gains $20."""
    far = steps_to(s, s.man)
    seat = pick_player(s, [-int(far[place]) for place in s.place])
    come_to(s, s.place[seat])
    attack(s, seat, ROBBERY)


def empty_chair(s: Western) -> None:
    """Poker in the nearest saloon, with whoever is in that town and wants to."""
    come_to_the_nearest(s, TO_A_SALOON)
    if not play_against_the_man(s):
        gain(s, 1)


def informer(s: Western) -> None:
    """At the sheriff's office: 1 LP. The sheriff goes four steps towards the most wanted player, by whichever of the
    shortest ways is chosen for the Man in Black; 1 LP for an arrest. It is he who moves him, nobody else."""
    come_to_the(s, OFFICE)
    gain(s, 1)
    if not sheriff_is_active(s):
        return
    prey = pick_player(s, [int(points) for points in s.wanted])
    met = False
    left: i64
    for left in range(INFORMED_STEPS, 0, -1):
        if not met and s.sheriff != s.place[prey]:
            drive(s, chooser(s), left, trail_of(prey))
            met = wanted_here(s) != 0
    if met and attempt(s, chooser(s)) != NOBODY:
        gain(s, 1)


def storm_front(s: Western) -> None:
    """1 LP, and bandits everywhere; then all of his cards are a new deck, this one too."""
    gain(s, 1)
    hideout: i64
    for hideout in range(len(s.board.hideouts)):
        place_bandit(s, hideout, chooser(s))
    s.box.gather(s, MAN_DISCARD.first, MAN_DECK.first)
    s.box.shuffle(MAN_DECK.first, s.chance)


BASE_MAN_CARDS: Final[list[ManCard]] = [
    Card("ledger", ledger),
    Card("box_seat", box_seat),
    Card("lone_hunt", lone_hunt),
    Card("night_shift", night_shift),
    Card("cattle_deal", cattle_deal),
    Card("reckoning", reckoning),
    Card("toll", toll),
    Card("empty_chair", empty_chair),
    Card("informer", informer),
    Card("storm_front", storm_front),
]


def play_top_card(s: Western, seat: int) -> None:
    """Drawn, carried out, discarded; an empty deck is made of the discards first."""
    if s.box.count[MAN_DECK.first] == 0:
        s.box.gather(s, MAN_DISCARD.first, MAN_DECK.first)
    card = s.box.draw(s, MAN_DECK.first, MAN_DISCARD.first)
    number = MAN_CARD.number(card)
    s.say(EVERYONE, MAN_PLAYS, number)
    s.game.man_cards[number].play(s)
