"""Standoff, registered: menus, what is hidden, set-up, view, outcome."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from drills import numbered
from drills.numbered import NumberedMoment, NumberedRules, NumberedVerb
from drills.standoff import (
    ACT,
    AIMED,
    BANG,
    BELIEVE,
    CARDS,
    CLAIM,
    CLAIMED,
    CLAIMS,
    DEAD,
    DECK,
    DRAW,
    DREW,
    DREW_THIS,
    DRINK,
    END,
    FULL,
    HEALTHY,
    HIT,
    KINDS,
    LOOK,
    NEXT,
    NO_CARDS,
    NOT_HELD,
    PASS,
    PLAYED,
    PUT,
    PUTS,
    REACT,
    REFUSE,
    REFUSED,
    REPLY,
    SAW,
    SEAL,
    SELF,
    SHOOT,
    SHOWDOWN,
    SHOWS,
    SPY,
    TURN,
    WRONG_ANSWER,
    Claim,
    Drink,
    Duel,
    End,
    Look,
    OfHand,
    Reply,
    Shoot,
    act,
    drawing,
    next_turn,
    showdown,
)
from gulch.declare.fields import HIDDEN, OWN, Field
from gulch.declare.rules import Rules
from gulch.declare.words import Domain
from gulch.engine.chance import Chance
from gulch.engine.game import Game, OptionSpec, Outcome
from gulch.pieces.domains import seat_domain
from gulch.pieces.kinds import FLAG, NUMBER, NUMBERS, Listed, Name


class DuelRules(NumberedRules[Duel]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.declare(
            [
                Field("turn", NUMBER),
                Field("cur", NUMBER),
                Field("life", NUMBERS),
                Field("hand", Listed(Listed(Name(CARDS))), OWN),
                Field("deck", Listed(Name(CARDS)), HIDDEN),
                Field("discard", Listed(Name(CARDS))),
                Field("sealed", NUMBERS, OWN),
                Field("known", NUMBERS, OWN),
                Field("claimed", FLAG),
                Field("shots", NUMBER),
            ]
        )
        numbered.step(self, DRAW, "draw", drawing)
        numbered.step(self, ACT, "act", act)
        numbered.step(self, SHOWDOWN, "showdown", showdown)
        numbered.step(self, NEXT, "next", next_turn)
        self.reasons |= {
            NOT_HELD: "DU-11",
            SELF: "DU-12",
            DEAD: "DU-13",
            HEALTHY: "DU-14",
            CLAIMED: "DU-15",
            WRONG_ANSWER: "DU-16",
            NO_CARDS: "DU-17",
        }
        card = Domain("card", CARDS, True)
        no: NumberedVerb[Duel] = NumberedVerb(PASS, "pass", "DU-2")
        turn: list[NumberedVerb[Duel]] = [
            End(END, "end", "DU-1"),
            Shoot(SHOOT, "shoot", "DU-20", BANG, seats),
            Drink(DRINK, "drink", "DU-21"),
            Look(LOOK, "look", "DU-22", SPY, seats),
            Claim(CLAIM, "claim", "DU-23"),
        ]
        self.moment(TURN, NumberedMoment("turn", "DU-1", turn))
        self.moment(REACT, NumberedMoment("react", "DU-2", [no, Reply(REPLY, "reply", "DU-24", card=card)], card=card))
        self.moment(
            BELIEVE,
            NumberedMoment("believe", "DU-3", [no, NumberedVerb(REFUSE, "refuse", "DU-25")], who=seat_domain(seats)),
        )
        self.moment(SEAL, NumberedMoment("seal", "DU-4", [no, OfHand(PUT, "put", "DU-26", card=card)]))
        self.register_events(seat_domain(seats), card)

    def register_events(self, who: Domain, card: Domain) -> None:
        self.event(DREW, "drew", "DU-5", who=who)
        self.event(DREW_THIS, "drew-this", "DU-5", who=who, card=card)
        self.event(PLAYED, "played", "DU-5", who=who, card=card)
        self.event(AIMED, "aimed", "DU-20", who=who, at=who)
        self.event(HIT, "hit", "DU-20", who=who)
        self.event(SAW, "saw", "DU-22", who=who, at=who, card=card)
        self.event(CLAIMS, "claims", "DU-23", who=who)
        self.event(REFUSED, "refused", "DU-25", who=who)
        self.event(SHOWS, "shows", "DU-25", who=who, true=Domain("answer", ["no", "yes"]))
        self.event(PUTS, "puts", "DU-26", who=who, card=Domain("card", [*CARDS, "nothing"]))

    def redeal(self, s: Duel, seat: i64, chance: Chance) -> None:
        """Known cards stay; the rest of the other hands and the deck are one pool."""
        pool = s.deck[:]
        keep: list[list[int]] = []
        for p in range(s.seats):
            fixed: list[int] = []
            if p != seat:
                rest = s.hand[p][:]
                if seat >= 0:
                    for card in range(KINDS):
                        for _ in range(s.known[(seat * s.seats + p) * KINDS + card]):
                            fixed.append(card)
                            rest.remove(card)
                pool += rest
            keep.append(fixed)
        pool.sort()  # the true order must not matter
        chance.shuffle(pool)
        for p in range(s.seats):
            if p != seat:
                hand = keep[p]
                while len(hand) < len(s.hand[p]):
                    hand.append(pool.pop())
                s.hand[p] = hand
        s.deck = pool
        for viewer in range(s.seats):  # what the others have seen is not guessed: they forget it
            for p in range(s.seats):
                if viewer != seat:
                    first = (viewer * s.seats + p) * KINDS
                    for card in range(KINDS):
                        s.known[first + card] = 0


# ---- the outside ----------------------------------------------------------------------------------------------------
class DuelGame(Game[Duel]):
    id: ClassVar[str] = "standoff"
    seats: ClassVar[range] = range(2, 5)
    rarely_secret: ClassVar[list[str]] = ["sealed"]  # only inside a block, where a view has no others'

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("saloon", "flag", False)]

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        return [(2, {}), (3, {}), (4, {}), (3, {"saloon": True})]

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Duel]:
        rules = DuelRules(seats, options)
        if options["saloon"]:
            from drills.saloon import register

            register(rules)
        return rules

    def blank(self, rules: Rules[Duel], chance: Chance) -> Duel:
        return Duel(rules, chance)

    def new(self, rules: Rules[Duel], chance: Chance) -> Duel:
        s = Duel(rules, chance)
        seats = rules.seats
        s.at = DRAW
        s.life = [FULL] * seats
        s.deck = [c for c in range(KINDS) for _ in range(DECK[c])]
        chance.shuffle(s.deck)
        s.hand = [[s.deck.pop() for _ in range(4)] for _ in range(seats)]
        s.sealed = [-1] * seats
        s.known = [0] * (seats * seats * KINDS)
        return s

    def view(self, s: Duel, seat: int) -> dict[str, Any]:
        mine = seat >= 0
        return {
            "turn": int(s.turn),
            "cur": int(s.cur),
            "life": s.life[:],
            "cards": [len(hand) for hand in s.hand],
            "deck": len(s.deck),
            "discard": [CARDS[c] for c in s.discard],
            "claimed": s.claimed,
            "hand": [CARDS[c] for c in s.hand[seat]] if mine else [],
            "sealed": s.sealed[seat] if mine else -1,
            "known": s.known[seat * s.seats * KINDS : (seat + 1) * s.seats * KINDS] if mine else [],
        }

    def outcome(self, s: Duel) -> Outcome:
        return Outcome([life * 100 + len(hand) for life, hand in zip(s.life, s.hand, strict=True)])


GAME: Final = DuelGame()
