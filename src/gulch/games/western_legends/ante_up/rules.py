"""Ante Up: what it lays on the table and which words it adds."""

from __future__ import annotations

from typing import Final

from gulch.declare.expansion import Expansion
from gulch.games.western_legends.ante_up import events, herds, items, names, track, train
from gulch.games.western_legends.ante_up.characters import (
    AU_CAST,
    DEAL_ANYWHERE,
    HIGH_STAKES_ANYWHERE,
    SEND_SHERIFF,
    TO_THE_TRAIN,
    WONG_MONEY,
    soapy_rolls,
)
from gulch.games.western_legends.ante_up.consistency import check
from gulch.games.western_legends.ante_up.event_cards import EVENT_CARDS
from gulch.games.western_legends.ante_up.faro import FARO_GAME
from gulch.games.western_legends.ante_up.fields import FIELDS
from gulch.games.western_legends.ante_up.frontier import EXPLORE, FRONTIER_DECK
from gulch.games.western_legends.ante_up.goals import AU_GOALS
from gulch.games.western_legends.ante_up.high_stakes import HIGH_STAKES
from gulch.games.western_legends.ante_up.poker_cards import AU_DECK
from gulch.games.western_legends.ante_up.roads import RAIL, TRAIL, join_board
from gulch.games.western_legends.ante_up.rollers import HIGH_ROLLER, ROLLER_TOKENS
from gulch.games.western_legends.ante_up.set_up import set_up
from gulch.games.western_legends.ante_up.state import AnteUp
from gulch.games.western_legends.ante_up.tokens import (
    PROSPECTOR_TOKENS,
    RENEGADE_TOKENS,
    TokenFoe,
    TokenStop,
    clear_start,
    lying_nuggets,
)
from gulch.games.western_legends.ante_up.view import shown
from gulch.games.western_legends.ante_up.vocabulary import (
    AFTER_GAMBLER_POINT,
    AU,
    WHEN_GAINING_GAMBLER,
    WHEN_ON_GAMBLER,
    WHEN_WINNING_A_GAMBLE,
)
from gulch.games.western_legends.components import POKER_NAMES, ROBBERY
from gulch.games.western_legends.decks import lay
from gulch.games.western_legends.names import EVERY_TOKEN
from gulch.games.western_legends.parts import NO_POKER_CARD
from gulch.games.western_legends.poker import GAMBLE
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import (
    AFTER_MOVEMENT,
    AFTER_START,
    AT_SET_UP,
    AT_START_OF_TURN,
    WHEN_A_TURN_BEGINS,
    WHEN_ARRESTED,
    WHEN_DONE,
    WHEN_GAINING_LEGEND,
    WHEN_GAINING_MARSHAL,
    WHEN_GAINING_WANTED,
    WHEN_ON_MARSHAL,
    WHEN_ON_WANTED,
    WHEN_WINNING_AT_POKER,
)


def lay_out(rules: WesternRules) -> None:
    rules.part(AnteUp, FIELDS)
    join_board(rules)
    for name in names.POKER_NAMES.values():
        rules.deck[POKER_NAMES.index(name)] = NO_POKER_CARD
    lay(rules, *AU_DECK, *items.AU_ITEMS, *AU_CAST, *AU_GOALS)
    lay(rules, *EVENT_CARDS, *train.HEIST_CARDS, *FRONTIER_DECK, *RENEGADE_TOKENS, *PROSPECTOR_TOKENS, *ROLLER_TOKENS)
    lay(rules, TokenFoe("renegade", 0), TokenFoe("prospector", 1), train.TrainGuards("train_guards"))
    rules.obstacles += [TokenStop(0), TokenStop(1)]
    rules.quarrels[ROBBERY] = herds.HerdRobbery("robbery")
    rules.colours += 1
    rules.bills += WONG_MONEY
    rules.tokens = len(EVERY_TOKEN)
    rules.burden = herds.Longhorns()
    rules.counter = items.TwoCounters()
    rules.prize = track.GamblersPrize()
    rules.nuggets_elsewhere.append(lying_nuggets)
    rules.checks.append(check)
    rules.scores["gambler"] = track.farthest
    rules.same_action |= {int(game.number): int(GAMBLE.number) for game in (HIGH_STAKES, HIGH_ROLLER)}


def won_at_poker(s: Western, seat: int) -> None:
    """A gambling game (AU-074), with as much as was won."""
    s.happen(WHEN_WINNING_A_GAMBLE, seat)


def register(rules: WesternRules) -> None:
    rules.use(AU)
    rules.extend(ACTING, TRAIL, RAIL, train.ROB_TRAIN, herds.ROUND_UP, EXPLORE, FARO_GAME, HIGH_STAKES, HIGH_ROLLER)
    rules.extend(ACTING, SEND_SHERIFF, DEAL_ANYWHERE, HIGH_STAKES_ANYWHERE, TO_THE_TRAIN)
    rules.at(AT_SET_UP, set_up)
    rules.at(AFTER_START, clear_start)
    rules.at(WHEN_A_TURN_BEGINS, track.new_turn)
    rules.at(AT_START_OF_TURN, train.move_train)
    rules.at(AFTER_MOVEMENT, herds.after_movement)
    rules.at(WHEN_ARRESTED, herds.lose_longhorns)
    rules.at(WHEN_GAINING_LEGEND, events.legend_climbs)
    rules.at(WHEN_ON_MARSHAL, events.marshal_climbs)
    rules.at(WHEN_ON_WANTED, events.wanted_climbs)
    rules.at(WHEN_ON_GAMBLER, events.gambler_climbs)
    rules.at(WHEN_DONE, events.carry_out_due)
    rules.at(AFTER_GAMBLER_POINT, soapy_rolls)
    rules.at(WHEN_GAINING_MARSHAL, items.one_more_marshal)
    rules.at(WHEN_GAINING_WANTED, items.one_more_wanted)
    rules.at(WHEN_GAINING_GAMBLER, items.one_more_gambler)
    rules.at(WHEN_WINNING_AT_POKER, won_at_poker)
    rules.show(*shown())


ANTE_UP: Final = Expansion(register, lay_out)
