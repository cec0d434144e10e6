"""The sixteen characters: each says only where it differs from the ordinary rule (BD-070, BD-071)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.bang_dice.components import (
    BACK_BY_KIT,
    BACK_BY_PEDRO,
    BY_DODGE,
    BY_SUZY,
    ONE,
    TWO,
)
from gulch.games.bang_dice.fields import CHARACTERS as NAMES
from gulch.games.bang_dice.powers import Character
from gulch.games.bang_dice.rolling import GIFT
from gulch.games.bang_dice.state import Bang
from gulch.games.bang_dice.table import count
from gulch.games.bang_dice.tokens import heal, return_arrows, take_arrow
from gulch.games.bang_dice.vocabulary import BANG

LAST_ARROW: Final = BANG.reason("last-arrow", "BD-080")
NO_ARROWS: Final = BANG.reason("has-no-arrows", "BD-092")

DODGED: Final = BANG.event("dodged", "BD-080", who=SEAT)


class BartCassidy(Character):
    def dodges(self, s: Bang, seat: i64) -> bool:
        if not DUCK.chosen(s.ask(seat, DODGE)):
            return False
        s.say(EVERYONE, DODGED, seat)
        take_arrow(s, seat, BY_DODGE)
        return True


class Duck(Verb[Bang]):
    """Never the last token of the pile (BD-080)."""

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.arrows_left > 1 else LAST_ARROW


class BlackJack(Character):
    def may_reroll_dynamite(self) -> bool:
        return True


class CalamityJanet(Character):
    def distances(self, face_is_two: bool, alive: i64) -> i64:
        return 6 if alive > 3 else 2


class ElGringo(Character):
    def hurts_back(self) -> bool:
        return True


class JesseJones(Character):
    def beer_for_self(self, s: Bang, seat: i64) -> i64:
        return 2 if s.life[seat] <= 4 else 1


class Jourdonnais(Character):
    def indian_loss(self, arrows: i64) -> i64:
        return 1 if arrows > 1 else arrows


class KitCarlson(Character):
    def after_gatlings(self, s: Bang, seat: i64, gatlings: i64) -> None:
        for _ in range(gatlings):
            action: i64 = s.ask(seat, RETURN_ARROW)
            if NO_MORE.chosen(action):
                return
            return_arrows(s, TAKE.at.of(action), 1, BACK_BY_KIT)


class Take(Verb[Bang]):
    """An arrow of this player goes back to the middle; who is out has none."""

    at: Final = arg(SEAT)

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        return NO_ARROWS if s.arrows[self.at.of(action)] == 0 else LEGAL


class LuckyDuke(Character):
    def rerolls(self) -> i64:
        return super().rerolls() + 1


class PaulRegret(Character):
    def feels_gatling(self) -> bool:
        return False


class PedroRamirez(Character):
    def after_loss(self, s: Bang, seat: i64) -> None:
        if s.arrows[seat] > 0 and LET_GO.chosen(s.ask(seat, DROP)):
            return_arrows(s, seat, 1, BACK_BY_PEDRO)


class RoseDoolan(Character):
    def distances(self, face_is_two: bool, alive: i64) -> i64:
        plain = super().distances(face_is_two, alive)
        return plain | plain << 1


class SidKetchum(Character):
    def before_rolling(self, s: Bang, seat: i64) -> None:
        s.choose(seat, GIFT)


class SlabTheKiller(Character):
    def can_double(self) -> bool:
        return True


class SuzyLafayette(Character):
    def at_end_of_turn(self, s: Bang, seat: i64) -> None:
        if count(s, ONE) + count(s, TWO) == 0:
            heal(s, seat, 2, BY_SUZY)


class VultureSam(Character):
    def gain_per_death(self) -> i64:
        return 2


class WillyTheKid(Character):
    def gatlings_needed(self) -> i64:
        return super().gatlings_needed() - 1


SUFFER: Final = Verb[Bang](BANG, "suffer", "BD-080")
DUCK: Final = Duck(BANG, "dodge", "BD-080")
KEEP: Final = Verb[Bang](BANG, "keep", "BD-082")
LET_GO: Final = Verb[Bang](BANG, "drop", "BD-082")
TAKE: Final = Take(BANG, "take", "BD-092")
NO_MORE: Final = Verb[Bang](BANG, "no_more", "BD-092")
DODGE: Final = Moment[Bang](BANG, "dodge", "BD-080", SUFFER, DUCK)
DROP: Final = Moment[Bang](BANG, "drop", "BD-082", KEEP, LET_GO)
RETURN_ARROW: Final = Moment[Bang](BANG, "return_arrow", "BD-092", TAKE, NO_MORE)

CHARACTERS: Final[list[Character]] = [
    BartCassidy("bart_cassidy", 8, "BD-080"),
    PaulRegret("paul_regret", 9, "BD-081"),
    PedroRamirez("pedro_ramirez", 8, "BD-082"),
    BlackJack("black_jack", 8, "BD-083"),
    CalamityJanet("calamity_janet", 8, "BD-084"),
    RoseDoolan("rose_doolan", 9, "BD-085"),
    ElGringo("el_gringo", 7, "BD-086"),
    SidKetchum("sid_ketchum", 8, "BD-087"),
    JesseJones("jesse_jones", 9, "BD-088"),
    SlabTheKiller("slab_the_killer", 8, "BD-089"),
    Jourdonnais("jourdonnais", 7, "BD-090"),
    SuzyLafayette("suzy_lafayette", 8, "BD-091"),
    KitCarlson("kit_carlson", 7, "BD-092"),
    VultureSam("vulture_sam", 9, "BD-093"),
    LuckyDuke("lucky_duke", 8, "BD-094"),
    WillyTheKid("willy_the_kid", 8, "BD-095"),
]
NAMES.extend([character.name for character in CHARACTERS])
