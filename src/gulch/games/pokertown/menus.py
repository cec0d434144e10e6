"""The game's vocabulary: every menu with its verbs, every event, every reason, each with the rule behind it."""

from __future__ import annotations

from gulch.declare.rules import NumberedMoment, NumberedVerb, Rules, Verb
from gulch.declare.words import Domain
from gulch.games.pokertown import actions, assignment, badlands, evening, frontier, graveyard, land, mine, town
from gulch.games.pokertown import vocabulary as w
from gulch.games.pokertown.bounties import BOUNTY_NAMES
from gulch.games.pokertown.characters import CHARACTER_NAMES
from gulch.games.pokertown.components import (
    BUILDING_NAMES,
    CARD_NAMES,
    CAUSES,
    GOODS,
    HANDS,
    ITEM_NAMES,
    LINE_UP,
    PLACE_NAMES,
    PLACE_RULES,
    RANK_NAMES,
    REGIONS,
    TOMBSTONE_NAMES,
    TURNS,
)
from gulch.games.pokertown.cowbot import COWBOTS
from gulch.games.pokertown.scoring import ACHIEVEMENTS, SCORE_WORDS, WANTED_WORDS
from gulch.games.pokertown.state import FREE_RANK, FREE_SHIFT, FREE_SUIT, Town
from gulch.games.pokertown.turn import REWARDS, TakeReward
from gulch.pieces.domains import number_domain, seat_domain

CARD = Domain("card", CARD_NAMES)
SLOT = Domain("slot", [str(i + 1) for i in range(LINE_UP)], True)  # a card's place in the line-up
PLACE = Domain("place", PLACE_NAMES, True)
REGION = Domain("region", REGIONS)
BUILDING = Domain("building", BUILDING_NAMES, True)
TOMBSTONE = Domain("tombstone", TOMBSTONE_NAMES, True)
ITEM = Domain("item", ITEM_NAMES, True)
GOOD = Domain("goods", GOODS)
OUTLAW = Domain("outlaw", RANK_NAMES[10:], True)
CHARACTER = Domain("character", CHARACTER_NAMES)
PLOT = Domain("plot", land.PLOT_NAMES, True)
PRICE_MAX = 14  # another suit, and from ace to king
NUMBER = number_domain(255)

REASONS = {
    assignment.SAME_CARD: "PT-R05",
    assignment.NOWHERE: "PT-017",
    assignment.NO_TOMBSTONE: "PT-080",
    assignment.MUST_ACT: "PT-R06",
    assignment.NOT_BY_CARDS: "PT-015",
    assignment.TOO_FEW_NUGGETS: "PT-021",
    assignment.OTHER_PRICE: "PT-021",
    assignment.NO_SUCH_POWER: "PT-120",
    assignment.POWER_SPENT: "PT-120",
    assignment.NOTHING_TO_GAIN: "PT-092",
    frontier.STAGE_BEHIND: "PT-033",
    badlands.ALREADY_ROBBED: "PT-040",
    mine.ALREADY_OPEN: "PT-016",
    mine.NO_PASSAGE: "PT-051",
    graveyard.ALREADY_CIRCLED: "PT-080",
    land.TOO_POOR: "PT-075",
    land.LAND_TAKEN: "PT-204",
    town.NOT_SOLD_HERE: "PT-061",
    town.OWNED_ALREADY: "PT-066",
    town.FIRST_A_REVOLVER: "PT-208",
    town.HOTEL_FULL: "PT-R24",
    town.TOO_MANY: "PT-R11",
    town.LOOKED_ALREADY: "PT-R26",
    town.NOTHING_TO_CROSS_OUT: "PT-156",
    actions.NO_SUCH_BONUS: "PT-090",
    actions.NO_SUCH_EFFECT: "PT-060",
    actions.MUST_CARRY_OUT: "PT-R19",
    actions.STILL_TO_DO: "PT-R18",
    evening.NO_SUCH_CARD: "PT-130",
    evening.TOO_FEW_DOLLARS: "PT-108",
    evening.TOO_NOTORIOUS: "PT-109",
}


def register_menus(rules: Rules[Town]) -> None:
    register_turn(rules)
    register_town(rules)
    register_evening(rules)


def register_turn(rules: Rules[Town]) -> None:
    bonus_power = actions.BonusPower(w.BONUS_POWER, "bonus_power", "PT-R30", region=REGION)
    help_ = actions.Help(w.HELP, "ability", "PT-R35")
    character = Domain("character", CHARACTER_NAMES[1:])
    redraw: list[NumberedVerb[Town]] = [
        NumberedVerb(w.REDRAW_ALL, "redraw", "PT-R31"),
        NumberedVerb(w.KEEP_LINEUP, "keep_lineup", "PT-R31"),
    ]
    assign: list[NumberedVerb[Town]] = [
        assignment.Use(w.USE, "use", "PT-011", suit=SLOT, rank=SLOT),
        assignment.Dig(w.DIG, "dig", "PT-015", poker=SLOT),
        assignment.Pass(w.PASS, "pass", "PT-R06", poker=SLOT),
        bonus_power,
        help_,
    ]
    place: list[NumberedVerb[Town]] = [
        assignment.Visit(w.VISIT, "visit", "PT-013", place=PLACE, price=number_domain(PRICE_MAX)),
        assignment.Change(w.JOKER_SUIT, "joker_suit", "PT-R32", FREE_SUIT),
        assignment.Change(w.JOKER_RANK, "joker_rank", "PT-R32", FREE_RANK),
        assignment.Change(w.SHIFT, "shift", "PT-R32", FREE_SHIFT),
    ]
    waiting: list[NumberedVerb[Town]] = [
        actions.Act(w.ACT, "act", "PT-090", place=PLACE),
        actions.Effect(w.EFFECT, "effect", "PT-060", building=BUILDING),
        actions.Decline(w.DECLINE, "decline", "PT-R19", region=REGION),
        bonus_power,
        help_,
        actions.Done(w.DONE, "end_turn", "PT-R49"),
    ]
    circle = assignment.Circle(w.CIRCLE, "circle", "PT-080", tombstone=TOMBSTONE)
    rules.moment(
        w.CAST, NumberedMoment("cast", "PT-R37", [NumberedVerb(w.CHOOSE, "choose", "PT-R37", character=character)])
    )
    rules.moment(w.REDRAW, NumberedMoment("redraw", "PT-R31", redraw))
    reward = TakeReward(w.REWARD, "reward", "PT-209", reward=Domain("reward", REWARDS))
    rules.moment(w.OUTLAW, NumberedMoment("outlaw", "PT-209", [reward]))
    rules.moment(w.ASSIGN, assignment.Assigning("assign", "PT-011", assign, first=CARD, second=CARD, third=CARD))
    rules.moment(w.PLACE, assignment.Going("place", "PT-013", place))
    rules.moment(w.GRAVE, assignment.Circling("grave", "PT-080", [circle]))
    rules.moment(w.NEXT, actions.WhatNext("next", "PT-R18", waiting))


def register_town(rules: Rules[Town]) -> None:
    nothing: NumberedVerb[Town] = NumberedVerb(w.BUY_NOTHING, "nothing", "PT-R20")
    tool = NumberedVerb[Town](w.TAKE_TOOL, "tool", "PT-031", tool=Domain("tool", ["pan", "hammer"]))
    invest = town.Invest(w.INVEST_IN, "invest", "PT-063", colour=Domain("colour", town.COLOURS))
    office: list[NumberedVerb[Town]] = [
        town.Look(w.LOOK, "look", "PT-072"),
        town.TakeStar(w.TAKE_STAR, "take_star", "PT-072"),
        town.CrossTwo(w.CROSS_TWO, "cross_two", "PT-072"),
    ]
    exchange = Domain("building", [BUILDING_NAMES[b] for b in town.EXCHANGES], True)
    pay = town.Pay(w.PAY_TIMES, "pay", "PT-073", building=exchange, times=number_domain(town.EXCHANGE_MAX))
    cross = town.CrossOut(w.CROSS, "cross_out", "PT-R11", count=number_domain(6))
    rules.moment(w.TOOL, NumberedMoment("tool", "PT-031", [tool]))
    rules.moment(w.CROSS_OUT, town.CrossingOut("cross_out", "PT-R11", [cross], most=NUMBER))
    rules.moment(w.INVEST, NumberedMoment("invest", "PT-063", [invest, nothing]))
    buy = town.Buy(w.BUY_ITEM, "buy", "PT-061", item=ITEM)
    rules.moment(w.BUY, NumberedMoment("buy", "PT-061", [buy, nothing], building=BUILDING))
    rules.moment(w.PAY, town.Paying("pay", "PT-073", [pay], building=BUILDING))
    rules.moment(
        w.LAND, NumberedMoment("land", "PT-069", [land.Plot(w.DRAW_LAND, "plot", "PT-069", plot=PLOT), nothing])
    )
    rules.moment(w.HUNT, NumberedMoment("hunt", "PT-071", [town.Hunt(w.HUNT_FOR, "hunt", "PT-071", outlaw=OUTLAW)]))
    rules.moment(w.OFFICE, NumberedMoment("office", "PT-072", office))


def register_evening(rules: Rules[Town]) -> None:
    own_card = Domain("own_card", [str(i + 1) for i in range(evening.OWN_CARDS)], True)
    column = {f"card{i + 1}": CARD for i in range(TURNS)}
    mark = evening.Mark(w.MARK, "mark", "PT-R33", own_card=own_card)
    count_as = NumberedVerb[Town](w.COUNT_AS, "count_as", "PT-R33", card=CARD)
    plead: list[Verb[Town]] = [rules.by_number[w.HELP], NumberedVerb(w.WAIT, "wait", "PT-R34")]
    bribe: list[NumberedVerb[Town]] = [
        NumberedVerb(w.DO_BRIBE, "bribe", "PT-102"),
        NumberedVerb(w.NO_BRIBE, "no_bribe", "PT-102"),
    ]
    marshal: list[NumberedVerb[Town]] = [
        NumberedVerb(w.OWN_CARD, "own_card", "PT-R36"),
        NumberedVerb(w.ACCEPT, "accept", "PT-R36"),
    ]
    lose = evening.Lose(w.LOSE, "lose", "PT-104", loss=Domain("loss", ["dollars", "stars"]))
    rules.moment(
        w.CHEAT, NumberedMoment("cheat", "PT-R33", [mark, NumberedVerb(w.PLAY_FAIR, "play_fair", "PT-R33")], **column)
    )
    rules.moment(w.FORGE, NumberedMoment("forge", "PT-R33", [count_as], own_card=own_card))
    rules.moment(w.PLEA, NumberedMoment("plea", "PT-R34", plead))
    fine = {"dollars": NUMBER, "stars": NUMBER}
    rules.moment(w.BRIBE, NumberedMoment("bribe", "PT-102", bribe, wanted=NUMBER, **fine))
    rules.moment(w.MARSHAL, NumberedMoment("marshal", "PT-R36", marshal))
    rules.moment(w.LOSS, NumberedMoment("loss", "PT-104", [lose], **fine))


def register_events(rules: Rules[Town], seats: int) -> None:
    who, cause, target = seat_domain(seats), Domain("cause", list(CAUSES)), Domain("target", badlands.TARGET_NAMES)
    result = Domain("result", ["failure", "success"])
    by_result = {"failure": "PT-045", "success": "PT-041"}
    bounty, cowbot = Domain("bounty", BOUNTY_NAMES), Domain("cowbot", COWBOTS)
    rules.event(w.ROUND, "round", "PT-010", round=NUMBER)
    rules.event(w.LINEUP, "lineup", "PT-011", first=CARD, second=CARD, third=CARD)
    rules.event(w.REDRAWN, "redrawn", "PT-R31", who=who)
    rules.event(w.CHARACTER, "character", "PT-120", who=who, character=CHARACTER)
    rules.event(w.ASSIGNED, "assigned", "PT-011", who=who, suit=CARD, rank=CARD, poker=CARD)
    rules.event(w.DUG, "dug", "PT-015", who=who, poker=CARD)
    rules.event(w.PASSED_ON, "passed", "PT-R06", who=who, poker=CARD)
    rules.event(w.JOKER, "joker", "PT-R32", who=who, use=Domain("joker", ["suit", "rank"]))
    rules.event(w.VISITED, "visited", "PT-013", dict(zip(PLACE_NAMES, PLACE_RULES)), who=who, place=PLACE)
    rules.event(w.SKIPPED_STAGES, "skipped", "PT-031", who=who, count=NUMBER)
    rules.event(w.GAINED, "gained", "PT-098", CAUSES, who=who, goods=GOOD, count=NUMBER, cause=cause)
    rules.event(w.PAID, "paid", "PT-009", CAUSES, who=who, goods=GOOD, count=NUMBER, cause=cause)
    rules.event(w.LOST, "lost", "PT-104", CAUSES, who=who, goods=GOOD, count=NUMBER, cause=cause)
    rules.event(w.CROSSED_OUT, "crossed_out", "PT-009", CAUSES, who=who, count=NUMBER, cause=cause)
    rules.event(w.ROBBED, "robbed", "PT-041", by_result, who=who, target=target, card=CARD, result=result)
    rules.event(w.BONUS_GAINED, "bonus", "PT-090", CAUSES, who=who, region=REGION, cause=cause)
    rules.event(w.BONUS_LOST, "bonus_lost", "PT-092", who=who, region=REGION)
    rules.event(w.DECLINED, "declined", "PT-R19", who=who, region=REGION)
    rules.event(w.BOUGHT, "bought", "PT-061", who=who, item=ITEM)
    rules.event(w.HUNTED, "hunts", "PT-071", who=who, outlaw=OUTLAW)
    rules.event(w.LOOKED, "looked", "PT-072", who=who)
    rules.event(w.SEEN, "seen", "PT-R26", who=who, card=CARD)
    rules.event(w.DREW_LAND, "land", "PT-069", who=who, plot=PLOT)
    rules.event(w.POWER, "power", "PT-120", who=who, character=CHARACTER)
    rules.event(w.FORGED, "forged", "PT-R33", who=who, card=CARD, counts_as=CARD)
    rules.event(w.PAIR_DEALT, "pair_dealt", "PT-130", who=who, first=CARD, second=CARD)
    rules.event(w.PAIR_SHOWN, "pair_shown", "PT-132", who=who, first=CARD, second=CARD)
    rules.event(w.HAND, "hand", "PT-100", who=who, hand=Domain("hand", HANDS))
    register_last_events(rules, who, bounty, cowbot)


def register_last_events(rules: Rules[Town], who: Domain, bounty: Domain, cowbot: Domain) -> None:
    rules.event(w.BRIBED, "bribed", "PT-102", who=who, count=NUMBER)
    rules.event(w.SHERIFF_SHOWN, "sheriff", "PT-102", card=CARD)
    rules.event(w.OWN_SHERIFF, "own_sheriff", "PT-R36", who=who, card=CARD)
    rules.event(w.ARRESTED, "arrested", "PT-103", who=who)
    rules.event(w.FREE, "free", "PT-103", who=who)
    rules.event(w.STOLEN, "stolen", "PT-151", cowbot=cowbot)
    rules.event(w.BOUNTY, "bounty", "PT-110", who=who, bounty=bounty, count=NUMBER)
    rules.event(w.FLIPPED, "flipped", "PT-112", bounty=bounty)
    rules.event(w.RESHUFFLED, "reshuffled", "PT-044")
    rules.event(w.SCORED, "scored", "PT-140", who=who, points=NUMBER)
    rules.event(w.COWBOT_SCORED, "cowbot_scored", "PT-152", cowbot=cowbot, points=NUMBER)
    title = Domain("score_word", SCORE_WORDS), Domain("wanted_word", WANTED_WORDS)
    rules.event(w.TITLE, "title", "PT-142", who=who, score_word=title[0], wanted_word=title[1])
    rules.event(w.ACHIEVED, "achieved", "PT-160", who=who, achievement=Domain("achievement", ACHIEVEMENTS))
