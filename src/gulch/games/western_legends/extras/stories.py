"""The 24 stories of this expansion. All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.components import (
    BEAT_BANDIT,
    DELIVERED,
    DEPOSITED,
    GAINED_TRACK,
    LOST_WOUND,
    REVELLED,
    SPENT_80,
    STRUCK_GOLD,
    WON_POKER,
)
from gulch.games.western_legends.effects import (
    All,
    Badge,
    ByStatus,
    Choose,
    Discard,
    Do,
    Draw,
    Gain,
    Legend,
    Lose,
    Nothing,
    Nugget,
)
from gulch.games.western_legends.extras.clauses import (
    at_the_fair,
    audit,
    both_draw,
    by_bandits,
    by_poster,
    can_claim,
    claim,
    dig_bones,
    draw_and_show,
    ease,
    exchange_cards,
    farewell,
    fill_up,
    has_goods_to_pawn,
    has_two_cards,
    hold_council,
    next_player_draws,
    pawn_goods,
    ride_in_the_wagon,
    see_the_surgeon,
    sell_a_head,
    share_the_payroll,
    take_discarded,
    trample,
    turn_back,
    turn_up_fight_card,
)
from gulch.games.western_legends.extras.vocabulary import UPGRADED_GEAR
from gulch.games.western_legends.parts import Effect, Story
from gulch.games.western_legends.state import Western


class TwoCards(Discard):
    """As a price: both or none."""

    def can(self, s: Western, seat: i64) -> bool:
        return has_two_cards(s, seat)


CURTAIN_CALL: Final[Effect] = Choose(
    "curtain_call", All(Lose(20), Legend(2), Do(next_player_draws)), All(TwoCards(2), Legend(2)), Gain(30)
)

EXTRA_STORIES: Final[list[Story]] = [
    Story("lost_patrol", BEAT_BANDIT, Do(by_bandits), "A1 A2 C1", 3),
    Story("gang_payroll", BEAT_BANDIT, Do(share_the_payroll), "A1 B1 B2", 4),
    Story("ambush_canyon", BEAT_BANDIT, Do(turn_up_fight_card), "A2 B1 B2 C2", 2),
    Story("riverboat_night", WON_POKER, Do(exchange_cards), "", 2),
    Story("cold_deck", WON_POKER, Do(take_discarded), "B1 B2", 3),
    Story("ladys_farewell", WON_POKER, Nothing(), "C1 C2", 1, last=Do(farewell)),
    Story("bank_audit", DEPOSITED, Do(audit), "A1 A2", 5),
    Story("strongbox", DEPOSITED, Choose("strongbox", Gain(40), All(Lose(30), Nugget(2))), "B1 C1 C2", 3),
    Story("painted_wagon", REVELLED, Do(ride_in_the_wagon), "", 1),
    Story("curtain_call", REVELLED, CURTAIN_CALL, "C1 C2", 2),
    Story("stampede", DELIVERED, All(Draw(2), Gain(10)), "A1 A2 B2", 4, last=Do(trample)),
    Story("railhead_buyer", DELIVERED, Do(sell_a_head), "C1 C2", 3),
    Story("chuckwagon", DELIVERED, Do(fill_up), "A1 A2", 0),
    Story("pawnbroker", SPENT_80, Choose("pawnbroker", Do(pawn_goods, has_goods_to_pawn), Draw(2)), "B1 B2", 2),
    Story("town_council", SPENT_80, Nothing(), "A1 C1 C2", 4, last=Do(hold_council)),
    Story("poster_on_the_post", GAINED_TRACK, Do(by_poster), "A2 B1 B2 C1", 5),
    Story("two_badges", GAINED_TRACK, Do(both_draw), "B1 B2", 6),
    Story("army_surgeon", LOST_WOUND, Do(see_the_surgeon), "", 1),
    Story("hot_springs", LOST_WOUND, Do(ease), "A1 A2", 2),
    Story("claim_dispute", STRUCK_GOLD, Choose("claim_dispute", Do(claim, can_claim), Gain(30)), "B1 B2 C2", 3),
    Story("bone_bed", STRUCK_GOLD, Do(dig_bones), "A1 A2 B1", 2),
    Story("gunsmiths_wager", UPGRADED_GEAR, Do(draw_and_show), "C1 C2", 4),
    Story("horse_fair", UPGRADED_GEAR, Do(at_the_fair), "A1 C1 C2", 3),
    Story(
        "tin_star",
        UPGRADED_GEAR,
        ByStatus(Badge(1), Do(turn_back), Choose("tin_star", Badge(1), Gain(30))),
        "B1 B2",
        6,
    ),
]
