"""Gambling: before each turn of whoever has gambled, one more round is counted; the horseshoe doubles what is won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from drills.frontier.ante_up.fields import CHARMS, FIELDS, STEPS
from drills.frontier.ante_up.state import GAMBLING, AnteUp, ante_up
from drills.frontier.state import West
from drills.frontier.turn import ACTING, AT_SET_UP, WEST
from gulch.declare.expansion import Expansion
from gulch.declare.rules import LEGAL, Rules, Verb
from gulch.declare.views import by_seat, entry, see
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.pieces.domains import number_domain

HORSESHOE: Final = 0
AU: Final = WEST.part(STEPS, GAMBLING)
TOO_POOR: Final = AU.reason("too-poor", "AU-011")
CARD_SHARP: Final = AU.event("gambled", "AU-012", who=SEAT, number=WHOLE)


class Gamble(Verb[West]):
    number_: Final = arg(number_domain(3))  # of coins

    def why_not(self, s: West, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.dollars[seat] >= 10 * self.number_.of(action) else TOO_POOR

    def do(self, s: West, seat: i64, about: i64, action: i64) -> int:
        own = ante_up(s)
        bet = 10 * self.number_.of(action)
        won = bet * s.chance.below(3) - bet
        if won > 0 and own.charm[seat] == HORSESHOE:
            won *= 2
        s.dollars[seat] += won
        own.won[seat] += max(0, won)
        s.say(EVERYONE, CARD_SHARP, seat, won)
        return GAMBLING


GAMBLE: Final = Gamble(AU, "gamble", "AU-012")


def gambling(s: West) -> int:
    ante_up(s).round += 1
    return s.done()


def deal_charms(s: West, seat: int) -> None:
    own = ante_up(s)
    charms = list(range(len(CHARMS)))
    s.chance.shuffle(charms)
    own.charm = vec[i64](charms[: s.seats])
    own.won = vec[i64]([0] * s.seats)


def lay_out(rules: Rules[West]) -> None:
    rules.part(AnteUp, FIELDS)


def register(rules: Rules[West]) -> None:
    rules.use(AU)
    rules.extend(ACTING, GAMBLE)
    rules.step(GAMBLING, gambling)
    rules.at(AT_SET_UP, deal_charms)
    rules.show(
        by_seat("gamblers", *see(FIELDS, "won", "charm")),
        entry("rounds", "number", lambda s, viewer: int(ante_up(s).round)),
    )


ANTE_UP: Final = Expansion(register, lay_out)
