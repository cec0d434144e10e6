"""Teams: who leads which two bandits, whose Marshal card stays, who starts where (CE-081 to CE-083)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Declared, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE, together
from gulch.games.colt_express.components import DEALT_TO_TEAMS, MARSHAL, SET_OUT
from gulch.games.colt_express.powers import ColtRules, Seating
from gulch.games.colt_express.state import ROUND, TAKE_PLACES, Colt
from gulch.games.colt_express.table import other_of
from gulch.games.colt_express.train import MOVED, put
from gulch.games.colt_express.vocabulary import BANDIT, TEAM_CHOICE, TEAMS
from gulch.pieces.bag import count, one

NOT_YOURS: Final = TEAMS.reason("not-your-bandit", "CE-082")
TEAM_TAKEN: Final = TEAM_CHOICE.reason("team-taken", "CE-081")
NO_SUCH_TEAM: Final = TEAM_CHOICE.reason("no-such-team", "CE-081")
LEADS: Final = TEAMS.event("leads", "CE-081", who=SEAT, bandit=BANDIT, mate=BANDIT)
MARSHAL_KEPT: Final = TEAMS.event("marshal_card", "CE-082", who=SEAT, bandit=BANDIT)
EVERY_TEAM: Final = list(range(len(SET_OUT)))
PAIRS: Final = ["with_ghost", "with_doc", "with_belle"]  # marks: whom chance has dealt to each of those set out


class Pairs(Seating):
    def prepare(self, s: Colt, rules: ColtRules) -> None:
        """Ghost, Doc and Belle are set out, the others dealt to them at random (CE-081)."""
        seconds = DEALT_TO_TEAMS[:]
        for wanted in rules.wanted:
            seconds[int(s.chance.below(len(seconds)))] = wanted
        s.chance.shuffle(seconds)
        s.marks = seconds + s.marks[len(seconds) :]

    def deal(self, s: Colt, rules: ColtRules) -> None:
        teams = EVERY_TEAM[:]
        s.chance.shuffle(teams)
        if rules.wanted:
            teams = with_the_wanted(s, rules, teams)
            s.chance.shuffle(teams)
        for seat in range(rules.seats):
            lead_team(s, seat, teams[seat])

    def choice(self) -> Declared:
        return TEAM_CHOICE

    def choose(self, s: Colt, seat: i64) -> None:
        s.choose(seat, TEAMING)

    def start(self, s: Colt) -> int:
        return TAKE_PLACES


def with_the_wanted(s: Colt, rules: ColtRules, teams: list[int]) -> list[int]:
    """As many as play, theirs among them."""
    return sorted(teams, key=lambda k: s.marks[k] not in rules.wanted)[: rules.seats]


def lead_team(s: Colt, seat: i64, k: i64) -> None:
    s.lead[seat] = SET_OUT[k]
    s.mate[seat] = s.marks[k]
    s.say(EVERYONE, LEADS, seat, s.lead[seat], s.mate[seat])


class Lead(Verb[Colt]):
    """Lead the team of Ghost, Doc or Belle."""

    bandit: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        b = self.bandit.of(action)
        if b not in SET_OUT:
            return NO_SUCH_TEAM
        return TEAM_TAKEN if b in s.lead else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.lead, s.mate = s.lead[:], s.mate[:]  # what they were belongs to the state before, too
        lead_team(s, seat, SET_OUT.index(int(self.bandit.of(action))))
        return GO_ON


def take_places(s: Colt) -> int:
    """Whose Marshal card stays, and in secret who starts in the last car (CE-082, CE-083)."""
    together(s, s.rules.everybody, get_ready)
    seat: i64
    for seat in range(s.seats):
        lead, mate = s.lead[seat], s.mate[seat]
        s.say(EVERYONE, MARSHAL_KEPT, seat, lead if count(s.deck[lead], MARSHAL) else mate)
        for b in (lead, mate):
            s.say(EVERYONE, MOVED, b, s.place[b])
    return ROUND


def get_ready(s: Colt, seat: int) -> None:
    s.choose(seat, MARSHAL_CARD, 0, True)
    s.choose(seat, STARTING, 0, True)


class OfOwn(Verb[Colt]):
    """A choice of one of the own two bandits."""

    bandit: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.owner[self.bandit.of(action)] == seat else NOT_YOURS


class KeepMarshal(OfOwn):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.deck[other_of(s, seat, self.bandit.of(action))] -= one(MARSHAL)
        return GO_ON


class StartLast(OfOwn):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        b = self.bandit.of(action)
        put(s, b, (s.cars - 1) * 2)
        put(s, other_of(s, seat, b), (s.cars - 2) * 2)
        return GO_ON


class OfTheTwo(Moment[Colt]):
    """What may be chosen depends on who the two bandits are."""

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return s.lead[seat] * len(BANDIT.values) + s.mate[seat]


LEAD: Final = Lead(TEAM_CHOICE, "lead", "CE-081")
TEAMING: Final[Moment[Colt]] = Moment(TEAM_CHOICE, "teaming", "CE-081", LEAD)
KEEP_MARSHAL: Final = KeepMarshal(TEAMS, "keep_marshal", "CE-082")
START_LAST: Final = StartLast(TEAMS, "start_last", "CE-083")
MARSHAL_CARD: Final = OfTheTwo(TEAMS, "marshal_card", "CE-082", KEEP_MARSHAL)
STARTING: Final = OfTheTwo(TEAMS, "starting", "CE-083", START_LAST)
