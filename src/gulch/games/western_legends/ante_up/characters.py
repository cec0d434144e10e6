"""The eight characters of the expansion, and the Actions of three of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Declared, Verb
from gulch.declare.words import arg
from gulch.games.western_legends.ante_up.components import (
    ALICE,
    DERRINGER,
    GARRETT,
    GAZETTE,
    POWER_USED,
    SNAKE_OIL,
    SOAPY,
    SUNDANCE,
)
from gulch.games.western_legends.ante_up.high_stakes import play_high_stakes
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import gain_gambler
from gulch.games.western_legends.ante_up.train import beside_the_train
from gulch.games.western_legends.ante_up.vocabulary import AU
from gulch.games.western_legends.asking import OwnRule
from gulch.games.western_legends.components import DUST, GOES_ON, MONEY_MAX, PEBBLES, REVOLVER
from gulch.games.western_legends.doors import discard_some, draw, gain_legend
from gulch.games.western_legends.effects import Choose, Draw, Gain
from gulch.games.western_legends.locations import TOO_POOR
from gulch.games.western_legends.movement import SHERIFF_THERE, come_to, end_move, shunned, spur
from gulch.games.western_legends.parts import Character
from gulch.games.western_legends.poker import ANYWHERE, play_poker
from gulch.games.western_legends.prospecting import reroll, roll, take_face
from gulch.games.western_legends.sheriff import DRIVE, confront, enter, wanted_here
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size, in_town, power, sheriff_is_active
from gulch.games.western_legends.vocabulary import STEPS_LEFT, TERRITORY

GARRETT_STEPS: Final = 6
WONG_MONEY: Final = 6  # bills above the limit

NOT_YOUR_POWER: Final = AU.reason("not-your-power", "AU-004")
POWER_IS_USED: Final = AU.reason("power-used", "AU-004")
SHERIFF_RESTS: Final = AU.reason("sheriff-rests", "AU-004")
NO_TRAIN_THERE: Final = AU.reason("no-train-there", "AU-004")
ALREADY_THERE: Final = AU.reason("already-there", "AU-004")


class Wong(Character):
    def hand_limit(self, s: Western, seat: i64) -> i64:
        return super().hand_limit(s, seat) + 1

    def money_limit(self) -> i64:
        return MONEY_MAX + WONG_MONEY


MONEY_OR_CARD: Final = Choose("maria_gertrudis_barcelo", Gain(10), Draw(1), rule="AU-004")


class Barcelo(Character):
    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        if in_town(s, seat):
            MONEY_OR_CARD.do(s, seat)


class Bullock(Character):
    """Bandits only, no tokens (AU-R107)."""

    def after_first_bandit(self, s: Western, seat: i64) -> None:
        draw(s, seat, 2)


class Soapy(Character):
    """Begins with a gambler point and what its space pays."""

    def after_kit(self, s: Western, seat: i64) -> None:
        gain_gambler(s, seat, 1)


class Curly(Character):
    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        if not in_town(s, seat):
            draw(s, seat, 2)
            discard_some(s, seat, 1)


TRADERS: Final = ["BT5", "BT6", "BT7"]
AU_CAST: Final[list[Character]] = [
    Wong("fee_lee_wong", ["F8"], {"money": 3, "cards": 1}, [GAZETTE, REVOLVER]),
    Barcelo("maria_gertrudis_barcelo", TRADERS, {"money": 1, "cards": 1}, [DERRINGER, REVOLVER]),
    Character("pat_garrett", ["BT1"], {"money": 1, "cards": 1, "marshal": 1}, [REVOLVER]),
    Character("poker_alice", ["RS"], {"money": 1, "cards": 3}, [REVOLVER]),
    Bullock("seth_bullock", TRADERS, {"money": 2, "cards": 1, "marshal": 1}, [REVOLVER]),
    Soapy("soapy_smith", TRADERS, {"money": 1, "cards": 1}, [REVOLVER, SNAKE_OIL]),
    Character("sundance_kid", ["PA"], {"cards": 1, "wanted": 1}, [REVOLVER]),
    Curly("curly_bill", ["OC"], {"cards": 2, "wanted": 1}, [REVOLVER]),
]


# ---- Soapy Smith: a die for every gambler point ----------------------------------------------------------------------
def soapy_rolls(s: Western, seat: int) -> None:
    if s.character[seat] != SOAPY:
        return
    roll(s, seat, 1)
    reroll(s, seat, False)
    face = s.dice[0]
    take_face(s, seat, face)
    if (s.dice[0] if face == DUST else face) == PEBBLES:
        refill(s, seat)


def refill(s: Western, seat: i64) -> None:
    """Up to the hand limit; nobody discards for it (AU-167, AU-168)."""
    draw(s, seat, max(0, power(s, seat).hand_limit(s, seat) - hand_size(s, seat)))


# ---- Actions, each once per turn -------------------------------------------------------------------------------------
class PowerAction(Verb[Western]):
    def __init__(self, declared: Declared, name: str, rule: str, character: int) -> None:
        super().__init__(declared, name, rule)
        self.character: i64 = character

    def is_theirs(self, s: Western, seat: i64) -> bool:
        return s.character[seat] == self.character and s.legendary >> seat & 1 == 1

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        if self.is_theirs(s, seat):
            super().legal(s, seat, about, out)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if not self.is_theirs(s, seat):
            return NOT_YOUR_POWER
        return POWER_IS_USED if ante_up(s).once & POWER_USED else self.why_not_now(s, seat, action)

    def why_not_now(self, s: Western, seat: i64, action: i64) -> str:
        return LEGAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        ante_up(s).once |= POWER_USED
        self.act(s, seat, action)
        return GO_ON

    def act(self, s: Western, seat: i64, action: i64) -> None:
        raise NotImplementedError


class SendSheriff(PowerAction):
    """Up to six territories; 1 LP if somebody is arrested by it."""

    def why_not_now(self, s: Western, seat: i64, action: i64) -> str:
        return LEGAL if sheriff_is_active(s) else SHERIFF_RESTS

    def act(self, s: Western, seat: i64, action: i64) -> None:
        for left in range(GARRETT_STEPS, 0, -1):
            step = s.ask(seat, LEADING, LEADING.steps.put(left))
            if not DRIVE.chosen(step):
                return
            enter(s, DRIVE.to.of(step))
            if wanted_here(s) != 0:
                if confront(s, seat):
                    gain_legend(s, seat, 1)
                return


class Leading(OwnRule):
    steps: Final = arg(STEPS_LEFT)


class DealAnywhere(PowerAction):
    """A card, then poker with anybody who wants, wherever they are."""

    def why_not_now(self, s: Western, seat: i64, action: i64) -> str:
        return LEGAL if s.money[seat] > 0 else TOO_POOR

    def act(self, s: Western, seat: i64, action: i64) -> None:
        draw(s, seat, 1)
        play_poker(s, seat, True)


class HighStakesAnywhere(DealAnywhere):
    def act(self, s: Western, seat: i64, action: i64) -> None:
        draw(s, seat, 1)
        play_high_stakes(s, seat, ANYWHERE)


class ToTheTrain(PowerAction):
    """A move to where the train can be robbed."""

    to: Final = arg(TERRITORY)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return sorted([self.action(there) for there in beside_the_train(s)])

    def why_not_now(self, s: Western, seat: i64, action: i64) -> str:
        there = self.to.of(action)
        if int(there) not in beside_the_train(s):
            return NO_TRAIN_THERE
        if there == s.place[seat]:
            return ALREADY_THERE
        return SHERIFF_THERE if there == shunned(s, seat) else LEGAL

    def act(self, s: Western, seat: i64, action: i64) -> None:
        how = come_to(s, seat, self.to.of(action))
        end_move(s, seat, spur(s, seat) if how == GOES_ON else how)


SEND_SHERIFF: Final = SendSheriff(AU, "send_sheriff", "AU-004", GARRETT)
HALT: Final = Verb[Western](AU, "halt", "AU-004")
LEADING: Final = Leading(AU, "leading", "AU-004", DRIVE, HALT)
DEAL_ANYWHERE: Final = DealAnywhere(AU, "deal_anywhere", "AU-004", ALICE)
HIGH_STAKES_ANYWHERE: Final = HighStakesAnywhere(AU, "high_stakes_anywhere", "AU-004", ALICE)
TO_THE_TRAIN: Final = ToTheTrain(AU, "to_the_train", "AU-004", SUNDANCE)
