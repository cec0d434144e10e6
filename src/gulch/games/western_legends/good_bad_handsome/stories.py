"""The 16 stories of those who pick fights (WLG-004, WLG-005). All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FOR_STORY, pick
from gulch.games.western_legends.components import ACE, rank_of
from gulch.games.western_legends.doors import draw, gain_legend, gain_money, top_card
from gulch.games.western_legends.effects import (
    All,
    Badge,
    ByStatus,
    Choose,
    Crime,
    Discard,
    Do,
    Draw,
    Gain,
    Legend,
    Lose,
    Nothing,
    Wound,
)
from gulch.games.western_legends.good_bad_handsome.legendary import (
    Legendary,
    draw_legendary,
    draw_two_keep_one,
    has_legendary,
)
from gulch.games.western_legends.good_bad_handsome.state import handsome
from gulch.games.western_legends.good_bad_handsome.vocabulary import HANDSOME, PICKED_A_FIGHT
from gulch.games.western_legends.parts import Story
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.story_clauses import TURNED_UP, fewest_points, is_participant, participants
from gulch.games.western_legends.table import card_at_random, hand_size
from gulch.games.western_legends.tributes import give_card
from gulch.games.western_legends.zones import DISCARD, HAND, PLAYED
from gulch.pieces.sets import bit

UNDER_TRUCE: Final = HANDSOME.reason("under-truce", "WL-242")


# ---- for all participants together -----------------------------------------------------------------------------------
def beggars_luck(s: Western, seat: i64) -> None:
    """The fewest points among the participants, counted before anybody gains any."""
    poor = fewest_points(s)
    for p in participants(s):
        if p in poor:
            draw_legendary(s, p)
        else:
            gain_legend(s, p, 1)


def fastest_hand(s: Western, seat: i64) -> None:
    """One more for whoever alone has won most fights against players."""
    for p in participants(s):
        gain_legend(s, p, 1)
    won = handsome(s).victories
    most = max([int(won[p]) for p in participants(s)])
    best = [p for p in participants(s) if won[p] == most]
    if len(best) == 1:
        gain_legend(s, best[0], 1)


def last_draw(s: Western, seat: i64) -> None:
    """Each turns up a card; the highest rank wins, and so do all who have it."""
    ranks: dict[int, int] = {}
    for p in participants(s):
        card = top_card(s, PLAYED.first)
        if card >= 0:
            s.say(EVERYONE, TURNED_UP, card)
            ranks[p] = min(ACE, int(rank_of(card)))  # a joker counts as an ace
    for p, rank in ranks.items():
        if rank == max(ranks.values()):
            gain_legend(s, p, 2)
        else:
            gain_money(s, p, 2)
    for card in s.box.at(PLAYED.first):
        s.box.put(s, card, DISCARD.first)


# ---- for one participant ---------------------------------------------------------------------------------------------
def collect(s: Western, seat: i64) -> None:
    """A first legendary item, or 1 LP and a card."""
    if has_legendary(s, seat):
        gain_legend(s, seat, 1)
        draw(s, seat, 1)
    else:
        draw_legendary(s, seat)


def make_truce(s: Western, seat: i64) -> None:
    handsome(s).truce |= bit(seat)


def why_no_fight(s: Western, seat: i64, target: i64) -> str:
    return UNDER_TRUCE if handsome(s).truce >> target & 1 else ""


def overtake(s: Western, seat: i64) -> None:
    """Compared with the player who resolves the story."""
    if s.legend[seat] < s.legend[s.active]:
        gain_legend(s, seat, 1)
        gain_money(s, seat, 1)
    else:
        gain_money(s, seat, 3)


def hire_guns(s: Western, seat: i64) -> None:
    """A card, and a random one of somebody who takes no part."""
    draw(s, seat, 1)
    others: i64 = 0
    p: i64
    for p in range(s.seats):
        if not is_participant(s, p) and hand_size(s, p) > 0:
            others |= bit(p)
    victim = pick(s, seat, FOR_STORY, others)
    if victim >= 0:
        give_card(s, victim, seat, card_at_random(s, HAND.of(victim)))
    else:
        draw(s, seat, 1)
        gain_money(s, seat, 1)


LEGEND_OR_TWENTY: Final = Choose("badge_and_mask", All(Crime(1), Legendary()), Gain(20))

HANDSOME_STORIES: Final[list[Story]] = [
    Story("tall_stranger", PICKED_A_FIGHT, Legendary(), "A1 A2 B2", 2),
    Story(
        "unmarked_grave",
        PICKED_A_FIGHT,
        Choose("unmarked_grave", All(Discard(1), Legendary()), Gain(30)),
        "B1 B2 C1",
        3,
    ),
    Story(
        "auction_of_relics",
        PICKED_A_FIGHT,
        Choose("auction_of_relics", All(Lose(20), Do(draw_two_keep_one)), Draw(2)),
        "",
        4,
    ),
    Story("beggars_luck", PICKED_A_FIGHT, Nothing(), "A2 C1 C2", 5, last=Do(beggars_luck)),
    Story(
        "crate_from_the_east",
        PICKED_A_FIGHT,
        Choose("crate_from_the_east", Legendary(), Gain(40)),
        "A1 A2 B1",
        3,
    ),
    Story("cursed_loot", PICKED_A_FIGHT, All(Wound(1), Draw(1), Legendary()), "B1 B2 C2", 2),
    Story("collector", PICKED_A_FIGHT, Do(collect), "A1 C1 C2", 4),
    Story("badge_and_mask", PICKED_A_FIGHT, ByStatus(Legendary(), Legendary(), LEGEND_OR_TWENTY), "", 5),
    Story("fastest_hand", PICKED_A_FIGHT, Nothing(), "A1 A2 B2 C1", 4, last=Do(fastest_hand)),
    Story("spoils", PICKED_A_FIGHT, Choose("spoils", Gain(40), Draw(3)), "A2 B1 B2 C2", 6),
    Story("no_surrender", PICKED_A_FIGHT, All(Wound(1), Legend(2)), "B1 B2", 4),
    Story("last_draw", PICKED_A_FIGHT, Nothing(), "A1 C1 C2", 3, last=Do(last_draw)),
    Story("truce_at_the_well", PICKED_A_FIGHT, All(Draw(1), Gain(20), Do(make_truce)), "", 0),
    Story("dark_horse", PICKED_A_FIGHT, Do(overtake), "A1 A2 B1", 5),
    Story("hired_guns", PICKED_A_FIGHT, Do(hire_guns), "B1 B2 C1", 6),
    Story("good_and_bad", PICKED_A_FIGHT, ByStatus(Badge(1), Crime(1), Badge(1)), "A2 C1 C2", 4),
]
