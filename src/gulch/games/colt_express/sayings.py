"""What is told: the events of the game, each with its rule."""

from __future__ import annotations

from gulch.declare.words import Domain
from gulch.games.colt_express.components import CARDS, EVENTS, FOR_2_TO_4, FOR_5_AND_6, ROUND_CARDS, ROUNDS
from gulch.games.colt_express.state import ColtRules
from gulch.games.colt_express.vocabulary import ABILITIES, BANDIT, CAR, COLT, PLACE, TRAIN_EVENTS
from gulch.games.colt_express.words import (
    BOUGHT,
    BULLET_REMOVED,
    DREW,
    DREW_CARD,
    FACE_DOWN,
    FETCHED,
    FETCHED_CARD,
    GUNSLINGER_IS,
    HANDCAR_MOVED,
    HAPPENED,
    HID,
    HID_UNDER,
    IS,
    LAID,
    LEADS,
    MARSHAL_KEPT,
    MARSHAL_MOVED,
    MARY_WON,
    MOVED,
    NO_EFFECT,
    PASSED,
    PLAYED,
    PLAYED_HIDDEN,
    ROUND_OPENED,
    SEDUCED,
    SHOT,
    SHOWN,
    SORTED,
    THREW,
    WON,
    WOUNDED,
)
from gulch.pieces.domains import number_domain, seat_domain

BY_EVENT = {
    "angry_marshal": "CE-070",
    "swivel_arm": "CE-071",
    "braking": "CE-072",
    "take_it_all": "CE-073",
    "rebellion": "CE-074",
    "revenge": "CE-076",
    "pickpocketing": "CE-077",
    "hostage": "CE-078",
}


def register(rules: ColtRules) -> None:
    seat, card = seat_domain(rules.seats), Domain("card", CARDS)
    number = number_domain(20)
    round_card = Domain("round_card", [c.name for c in ROUND_CARDS])
    if not rules.options["events"]:  # then a card is nothing but its turns: the name of an event would mislead
        round_card = Domain("plain_card", [ROUND_CARDS[card].name for card in [*FOR_2_TO_4, *FOR_5_AND_6]])
    rules.event(ROUND_OPENED, "round", "CE-021", round=number_domain(ROUNDS), card=round_card, first=seat)
    rules.event(DREW, "drew", "CE-022", who=seat, count=number)
    rules.event(DREW_CARD, "drew_card", "CE-022", who=BANDIT, card=card, count=number)
    rules.event(PASSED, "passed", "CE-023", who=seat)
    rules.event(PLAYED, "played", "CE-023", who=BANDIT, card=card)
    if not rules.open_pile:
        rules.event(LAID, "laid", "CE-023", who=BANDIT)
    rules.event(PLAYED_HIDDEN, "played_hidden", "CE-025", who=BANDIT)
    rules.event(SHOWN, "shown", "CE-027", who=BANDIT, card=card)
    rules.event(NO_EFFECT, "no_effect", "CE-028", who=BANDIT, card=card)
    rules.event(MOVED, "moved", "CE-030", who=BANDIT, to=PLACE)
    rules.event(MARSHAL_MOVED, "marshal", "CE-036", to=CAR)
    rules.event(SHOT, "shot", "CE-034", who=BANDIT, at=BANDIT)
    rules.event(WOUNDED, "wounded", "CE-037", who=BANDIT)
    rules.event(GUNSLINGER_IS, "gunslinger", "CE-050", who=seat)
    rules.event(WON, "won", "CE-051", who=seat)
    rules.event(IS, "is", "CE-002", who=seat, bandit=BANDIT)
    rules.use(COLT)
    if rules.options["abilities"]:
        rules.use(ABILITIES)
    if rules.options["events"]:
        rules.use(TRAIN_EVENTS)
        rules.event(HAPPENED, "event", "CE-020", BY_EVENT, event=Domain("event", EVENTS))
    register_modules(rules, seat, card, number)


def register_modules(rules: ColtRules, seat: Domain, card: Domain, number: Domain) -> None:
    if rules.options["teams"]:
        rules.event(LEADS, "leads", "CE-081", who=seat, bandit=BANDIT, mate=BANDIT)
        rules.event(FACE_DOWN, "face_down", "CE-R32", who=seat)
        rules.event(MARSHAL_KEPT, "marshal_card", "CE-082", who=seat, bandit=BANDIT)
        rules.event(FETCHED, "fetched", "CE-084", who=seat)
        rules.event(FETCHED_CARD, "fetched_card", "CE-084", who=BANDIT, card=card)
    if rules.options["expert"]:
        rules.event(THREW, "threw", "CE-090", who=BANDIT, card=card, count=number)
        rules.event(SORTED, "sorted", "CE-090", who=seat, count=number)
    if rules.options["handcar"]:
        rules.event(HANDCAR_MOVED, "handcar", "CE-105", end=Domain("end", ["head", "tail"]))
        rules.event(HID, "hid", "CE-105", who=BANDIT)
        rules.event(HID_UNDER, "hid_under", "CE-105", who=BANDIT, car=CAR)
    if rules.options["al_patron"]:
        rules.event(BOUGHT, "bought", "CE-106", who=BANDIT, owner=BANDIT, card=card)
    if rules.options["mary"]:
        rules.event(BULLET_REMOVED, "bullet_removed", "CE-109", who=BANDIT)
        rules.event(SEDUCED, "seduced", "CE-113", who=BANDIT)
        rules.event(MARY_WON, "mary_won", "CE-112", who=BANDIT)
