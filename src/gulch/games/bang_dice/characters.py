"""The sixteen characters: each says only where it differs from the ordinary rule (BD-070, BD-071)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.engine.rules import LEGAL, Verb
from gulch.games.bang_dice.components import (
    BACK_BY_KIT,
    BACK_BY_PEDRO,
    BY_DODGE,
    BY_SUZY,
    ONE,
    TWO,
)
from gulch.games.bang_dice.rolling import ToAnybody
from gulch.games.bang_dice.state import DODGE, DODGED, DROP, GIFT, RETURN_ARROW, Bang, Character, count
from gulch.games.bang_dice.tokens import heal, return_arrows, take_arrow

# reasons
LAST_ARROW: Final = "last-arrow"
NO_ARROWS: Final = "has-no-arrows"


class BartCassidy(Character):
    def dodges(self, s: Bang, seat: i64) -> bool:
        if s.ask(seat, DODGE) & 255 != DUCK:
            return False
        s.tell(EVERYONE, DODGED | seat << 8)
        take_arrow(s, seat, BY_DODGE)
        return True


class Duck(Verb[Bang]):
    """Never the last token of the pile (ruling B2)."""

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
            if action & 255 == NO_MORE:
                return
            return_arrows(s, action >> 8, 1, BACK_BY_KIT)


class Take(ToAnybody):
    """An arrow of this player goes back to the middle."""

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        return NO_ARROWS if s.arrows[action >> 8] == 0 else super().why_not(s, seat, about, action)


class LuckyDuke(Character):
    def rerolls(self) -> i64:
        return 3


class PaulRegret(Character):
    def feels_gatling(self) -> bool:
        return False


class PedroRamirez(Character):
    def after_loss(self, s: Bang, seat: i64) -> None:
        if s.arrows[seat] > 0 and s.ask(seat, DROP) & 255 == LET_GO:
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
        return 2


# verbs of the powers that ask
SUFFER: Final = 6
DUCK: Final = 7
KEEP: Final = 8
LET_GO: Final = 9
TAKE: Final = 10
NO_MORE: Final = 11

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
NAMES: Final = [character.name for character in CHARACTERS]
