"""What must hold together in a state that somebody wrote down: each field has said what it may hold by itself."""

from __future__ import annotations

from gulch.games.pokertown.characters import CHARACTERS
from gulch.games.pokertown.components import (
    BOUNTIES,
    DECK_SIZE,
    LINE_UP,
    NO_CARD,
    NO_OUTLAW,
    NO_REGION,
    PAIR,
    PASSED,
    REVOLVER,
    RIFLE,
    ROUNDS,
    TURNS,
)
from gulch.games.pokertown.graveyard import CENTRE
from gulch.games.pokertown.state import ARREST, BRIBES, CASTING, LINEUP, PLEAS, POKER, ROUND, SHERIFF, TURN, WORK, Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.zones import LINE_UPS, PAIRS, SHERIFFS_CARD, STOLEN

EVENING = (POKER, WORK, PLEAS, BRIBES, SHERIFF, ARREST)


def demand(holds: bool, field: str, what: str) -> None:
    if not holds:
        raise ValueError(f"{field}: {what}")


def check(s: Town) -> None:
    check_table(s)
    check_cards(s)
    for seat in range(s.seats):
        check_sheet(s, seat)
        check_turn(s, seat)


def check_table(s: Town) -> None:
    begun = s.at not in (CASTING, ROUND)
    demand(s.at != CASTING or s.seats == 1, "at", "only alone one chooses a character")
    demand(not begun or s.round > 0, "round", "it has begun")
    demand(s.at != CASTING or s.round == 0, "round", "none has begun while one chooses a character")
    demand(s.round > 0 or s.turn == 0, "turn", "no round has begun")
    demand(s.at != ROUND or s.round < ROUNDS, "round", f"after round {ROUNDS} there is no other")
    demand(s.at != LINEUP or s.turn < TURNS, "turn", f"a round has {TURNS} turns")
    demand(s.at != TURN or s.turn > 0, "turn", "it has begun")
    demand(s.caught < 1 << s.seats, "caught", "somebody who does not sit there")
    wanted = BOUNTIES if s.seats > 1 else 0
    demand(len(s.bounties) == wanted == len(set(s.bounties)), "bounties", f"{wanted} different ones are needed")
    rival = s.rules.options["cowbot"] != "off"
    demand((s.cowbot >= 0) == rival, "cowbot", "there is one exactly where the options say so")
    demand((s.forged < 0) == (s.counts_as < 0), "counts_as", "it belongs to `forged`")


def check_cards(s: Town) -> None:
    """The box has seen to it that no card is in two places."""
    count = s.box.count
    everywhere = sum(list(count)[1:])
    demand(everywhere == DECK_SIZE, "deck", f"{DECK_SIZE - everywhere} of the cards are nowhere")
    begun = s.at not in (CASTING, ROUND)
    aside = count[SHERIFFS_CARD.first]
    demand(
        aside == 1 if s.at == TURN or s.at == LINEUP or s.at in EVENING else aside <= 1, "sheriff", "one card is aside"
    )
    lying = count[LINE_UPS.first]
    demand(lying == (LINE_UP if s.at == TURN else 0), "lineup", f"{LINE_UP} cards in a turn, else none")
    dealt = bool(s.rules.options["holdem"]) and begun and s.at in (LINEUP, TURN, POKER)
    held = [int(count[PAIRS.of(seat)]) for seat in range(s.seats)]
    demand(
        held == [PAIR if dealt else 0] * int(s.seats), "pair", "two each with hold'em until poker is over, else none"
    )
    demand(s.cowbot >= 0 or count[STOLEN.first] == 0, "stolen", "nobody is there to steal")


def check_sheet(s: Town, seat: int) -> None:
    demand(s.graves[seat] >> CENTRE & 1 == 1, "graves", "the centre tombstone is circled from the start")
    demand(not owns(s, seat, RIFLE) or owns(s, seat, REVOLVER), "items", "a rifle comes after the revolver")
    demand(s.uses[seat] <= CHARACTERS[s.character[seat]].uses, "uses", "more than the character has")
    hunted = s.outlaw[seat]
    demand(hunted == NO_OUTLAW or s.outlaws[seat] >> hunted & 1 == 1, "outlaws", "the one who is hunted is circled")
    due = (s.round - 1) * TURNS + (TURNS if s.at in EVENING else s.turn - 1 if s.at == TURN else s.turn)
    column = list(s.poker)[seat * ROUNDS * TURNS : (seat + 1) * ROUNDS * TURNS]
    now = column[int((s.round - 1) * TURNS) : int(due)] if s.at in (LINEUP, TURN, POKER) else []
    demand(NO_CARD not in now, "poker", "every turn has written a card")


def check_turn(s: Town, seat: int) -> None:
    """A turn begins with nothing done."""
    if s.at == TURN:
        demand(s.suit[seat] == NO_REGION, "suit", "a turn begins with nothing assigned")
        demand(s.waiting[seat] == 0, "todo", "a turn begins with nothing to do yet")
        demand(s.drawn[seat] == 0, "drawn", "a turn begins without robbery cards")
    demand(s.suit[seat] != PASSED or s.place[seat] < 0, "place", "who has passed went nowhere")
