"""Errands on a table with both boards: those of the base game, and what Ante Up adds to them."""

from __future__ import annotations

from gulch.bots import western_legends_buzzard as buzzard
from gulch.bots.western_legends_errands import BY_ARRIVING, Scout
from gulch.bots.western_legends_poker import neighbours
from gulch.bots.western_legends_value import Eyes
from gulch.bots.western_legends_ways import NO_WAY
from gulch.games.western_legends.ante_up.components import FRONTIER_TERRITORIES
from gulch.games.western_legends.ante_up.faro import FARO_GAME
from gulch.games.western_legends.ante_up.frontier import EXPLORE
from gulch.games.western_legends.ante_up.herds import ROUND_UP
from gulch.games.western_legends.ante_up.high_stakes import HIGH_STAKES
from gulch.games.western_legends.ante_up.rollers import HIGH_ROLLER
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.train import ROB_TRAIN
from gulch.games.western_legends.components import NONE, SALOON, STATION, WON_POKER
from gulch.games.western_legends.names import TRADING_POST
from gulch.games.western_legends.store import SHOP


def scout(eyes: Eyes, actions: int, verbs: list[int] | None = None, arriving: bool = False) -> Scout:
    if eyes.has_gulch:
        return FrontierScout(eyes, actions, verbs, arriving)
    return Scout(eyes, actions, verbs, arriving)


class FrontierScout(Scout):
    def store(self) -> float:
        return self.eyes.shopping(int(ante_up(self.eyes.s).post))

    def look_around(self) -> None:
        super().look_around()
        s, own = self.eyes.s, ante_up(self.eyes.s)
        post = self.eyes.shopping(~int(own.post))
        tokens = buzzard.tokens_worth(self.eyes, self.strength)
        herd = int(own.longhorns[self.eyes.seat]) * buzzard.longhorn_worth(self.eyes)
        for place in range(int(s.board.size)):
            if self.ways.moves[place] == NO_WAY:
                continue
            kind = int(s.board.location[place])
            if kind == SALOON:
                self.look_at_tables(place)
            elif kind == TRADING_POST:
                self.consider(place, SHOP.number, post, 1)
            if herd > 0 and (kind == STATION or s.board.ranch[place] != NONE):
                self.consider(place, BY_ARRIVING, herd, 0)
            self.consider(place, BY_ARRIVING, buzzard.arrival_worth(self.eyes, place, tokens), 0)
            if own.grazing[place] > 0:
                self.consider(place, ROUND_UP.number, buzzard.round_up_worth(self.eyes, place), 1)
        self.look_at_frontier()
        self.look_for_the_train()

    def look_at_tables(self, place: int) -> None:
        """Faro, high stakes and the high roller, beside ordinary poker."""
        eyes = self.eyes
        if eyes.money == 0:
            return
        town = int(eyes.s.board.town[place])
        story = 0.4 * eyes.story(WON_POKER)
        rivals = max(1, neighbours(eyes.s, eyes.seat, town))
        self.consider(place, FARO_GAME.number, buzzard.faro_worth(eyes), 2)
        high = buzzard.high_stakes_worth(eyes, rivals)
        self.consider(place, HIGH_STAKES.number, high + story if high > 0 else 0.0, 1)
        roller = buzzard.roller_worth(eyes, town)
        self.consider(place, HIGH_ROLLER.number, roller + story if roller > 0 else 0.0, 1)

    def look_at_frontier(self) -> None:
        worth = buzzard.explorations(self.eyes)
        for k in range(len(worth)):
            self.consider(FRONTIER_TERRITORIES[k], EXPLORE.number, worth[k], 1)

    def look_for_the_train(self) -> None:
        """It is gone with the next turn."""
        if self.strength < 0:
            return
        near = [place for place in buzzard.train_places(self.eyes) if 0 <= self.ways.moves[place] < self.actions]
        if near:
            worth = buzzard.train_worth(self.eyes, self.strength)
            for place in near:
                self.consider(place, ROB_TRAIN.number, worth, 1)
