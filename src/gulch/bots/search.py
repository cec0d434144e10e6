"""Information-set search: each iteration guesses what its seat can't know, descends the tree and plays one straight run
to the end, or to where the game can say how everybody stands. Nothing is ever suspended. Where everybody can be played
with care there is no tree: see weighing.py."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from gulch.bots.policies import advice_for
from gulch.bots.thoughts import A_FEW, Thoughts
from gulch.bots.weighing import CutOff, Look, Scales, Trial
from gulch.engine.chance import Chance, fast
from gulch.engine.game import Outcome
from gulch.engine.play import Hunch, Policy, State
from gulch.engine.table import Table

CURIOSITY: Final = 1.5  # in standard deviations of a reward
AT_FIRST: Final = 0.7  # until it is known how much rewards vary
WIDTH: Final = 4.0  # options that a node tries at first,
WIDENING: Final = 1.5  # and so many more for the root of how often it was asked
WINNING: Final = 0.6  # of a reward; the rest is by how much
LEARNING: Final = 0.05  # how fast what is usual follows what happens
ENDLESS: Final = 1 << 60
GUESSES: Final = 0xABCDEF
CHANCES: Final = 1 << 20
PICKED_FROM: Final = 8  # guesses, where a game can say how likely one is

# Who plays with care where the tree ends: by the game's heuristic, else at random. A game's bots may say it: CAREFUL.
EVERYBODY: Final = "everybody"
ONESELF: Final = "oneself"  # for games where the others hardly matter: then only the own score counts
NOBODY: Final = "nobody"  # where many careless play-outs tell more than a few careful ones


class Node:
    """An information set: children by action, with how often each was available."""

    __slots__ = ("advised", "asked", "kids", "seen", "squares", "total", "visits")

    def __init__(self, advised: bool = False) -> None:
        self.kids: dict[int, Node] = {}
        self.advised = advised  # by the heuristic
        self.asked = 0.0
        self.visits = 0.0
        self.seen = 0.0
        self.total = 0.0
        self.squares = 0.0


class TreeBot(Policy):
    """Descends the tree while there is one, then plays out."""

    def __init__(self, seed: int, heuristic: Policy | None, depth: int = 0) -> None:
        self.chance: Chance = fast(seed)
        self.heuristic = heuristic  # None: everybody is careless
        self.light: Policy | None = None  # who plays for the careless; None: they do anything
        self.alone: i64 = -1  # the only seat that plays with care; -1: all do
        self.depth: i64 = depth  # choices of a play-out before it is cut off; 0: never
        self.left: i64 = 0
        self.curiosity = AT_FIRST
        self.node: Node | None = None
        self.reveals: i64 = 0
        self.path: list[Node] = []
        self.players: list[int] = []
        self.stands: State | None = None

    def begin(self, root: Node) -> None:
        self.node = root
        self.path = []
        self.players = []
        self.left = self.depth

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        node = self.node
        heuristic = self.heuristic
        if heuristic is not None and node is not None and s.reveals != self.reveals and self.path:
            node = self.node = None  # a node would mix all rolls and cards; the heuristic sees which one it was
        if node is not None:
            self.reveals = s.reveals
            return self.descend(node, s, seat, moment, options, about)
        if self.depth > 0:
            self.left -= 1
            if self.left < 0:
                self.stands = s
                raise CutOff
        if heuristic is None or (self.alone >= 0 and self.alone != seat):
            light = self.light
            if light is not None:
                return light.choose(s, seat, moment, options, about)
            return options[self.chance.below(len(options))]
        return heuristic.choose(s, seat, moment, options, about)

    def descend(self, node: Node, s: State, seat: int, moment: int, options: list[int], about: int) -> int:
        """The most promising of the options tried so far, or a new one: the more often a node is asked, the more of
        its options it tries."""
        kids = node.kids
        best, pick, fresh = -1.0, -1, -1
        count: i64 = len(options)
        tried: i64 = 0
        start = self.chance.below(count)  # ties go to whoever comes first, so begin anywhere
        k: i64
        for k in range(count):
            action = options[(start + k) % count]
            kid = kids.get(action)
            if kid is None:
                fresh = action
                continue
            tried += 1
            kid.seen += 1.0
            value = kid.total / kid.visits + self.curiosity * sqrt(log(kid.seen) / kid.visits)
            if value > best:
                best, pick = value, action
        node.asked += 1.0
        if tried < count and float(tried) < WIDTH + WIDENING * sqrt(node.asked):
            advised = tried == 0 and self.heuristic is not None
            pick = fresh
            if advised and self.heuristic is not None:
                pick = self.heuristic.choose(s, seat, moment, options, about)
            kids[pick] = Node(advised)
        chosen = kids[pick]
        self.path.append(chosen)
        self.players.append(seat)
        self.node = None if chosen.visits == 0.0 else chosen
        return pick


class Search:
    """One seat's search. The tree is kept from one question to the next if the seat's own answer is all that lies
    between them: `follow`. The game's own bots may say how to play out: CAREFUL; `playing_out(seed)`, who plays for the
    careless, a light bot instead of a random one; `value(s)`, each seat's chance to win where a play-out is cut off
    after DEPTH choices; and `likelihood(s, seat)`, the logarithm of how well a guess of the seat fits what everybody
    has done so far."""

    def __init__(self, game: str, seed: int, careless: bool = False) -> None:
        advice: Any = None if careless else advice_for(game)
        careful: str = NOBODY if advice is None else getattr(advice, "CAREFUL", EVERYBODY)
        self.value: Callable[[Any], list[float]] | None = getattr(advice, "value", None)
        self.likelihood: Callable[[Any, int], float] | None = getattr(advice, "likelihood", None)
        self.look = Look()
        depth: int = advice.DEPTH if self.value is not None else 0
        self.bot = TreeBot(seed, advice.heuristic(seed) if careful != NOBODY else None, depth)
        playing_out: Callable[[int], Policy] | None = getattr(advice, "playing_out", None)
        self.bot.light = None if playing_out is None else playing_out(seed)
        self.trial = Trial(advice.heuristic(seed), depth) if careful == EVERYBODY else None
        self.scales: Scales | None = None
        self.is_alone = careful == ONESELF
        self.seeds: Chance = fast(seed ^ GUESSES)
        self.root = Node()
        self.usual = 0.0  # by how much somebody wins; alone: how many points
        self.spread = 1.0
        self.count = 0.0  # of the rewards so far, their sum, and that of their squares
        self.sum = 0.0
        self.squares = 0.0

    def follow(self, action: int) -> None:
        """The seat has answered, and is asked the next question."""
        kid = self.root.kids.get(action)
        self.root = kid if kid is not None else Node()

    def forget(self) -> None:
        self.root = Node()

    def think(self, table: Table, seat: int, iterations: int, seconds: float = 0.0) -> dict[int, float]:
        """Visits of each action of the seat's question, after so many iterations or seconds, whichever comes first;
        0: no limit."""
        until = perf_counter() + seconds if seconds else float("inf")
        if self.trial is not None:
            self.weigh(table, seat, self.trial, iterations or ENDLESS, until)
        else:
            self.grow(table, seat, iterations or ENDLESS, until)
        return {action: thought[0] for action, thought in self.thoughts(table, seat).items()}

    def grow(self, table: Table, seat: int, iterations: int, until: float) -> None:
        """The tree."""
        bot, root = self.bot, self.root
        bot.alone = seat if self.is_alone else -1
        here = table.hunch_for(seat, 0)
        for _ in range(iterations):
            bot.begin(root)
            rewards = self.run(table, self.guess(table, seat, here), seat)
            self.notice(rewards[seat])
            for kid, player in zip(bot.path, bot.players):
                reward = rewards[player]
                kid.visits += 1.0
                kid.total += reward
                kid.squares += reward * reward
            if perf_counter() >= until:
                break

    def weigh(self, table: Table, seat: int, trial: Trial, iterations: int, until: float) -> None:
        """Every option against the heuristic's, with the same luck."""
        question = table.pending[seat]
        options = question.codes
        advised = trial.heuristic.choose(question.state, seat, question.moment, options, int(question.about))
        self.scales = scales = Scales(options, advised)
        here = table.hunch_for(seat, 0)
        luck = self.guess(table, seat, here).seed
        for _ in range(iterations):
            trial.begin(scales.next())
            if scales.add(self.chance_of(table, Hunch(seat, luck, here.mark, here.block), seat, trial)):
                luck = self.guess(table, seat, here).seed
            if perf_counter() >= until:
                break

    def guess(self, table: Table, seat: int, here: Hunch) -> Hunch:
        """Any, or where the game can say how likely a guess is, one of a few, the likelier the rather."""
        if self.likelihood is None:
            return Hunch(seat, int(self.seeds.word()), here.mark, here.block)
        guesses = [Hunch(seat, int(self.seeds.word()), here.mark, here.block) for _ in range(PICKED_FROM)]
        logs = [self.likelihood_of(table, seat, one) for one in guesses]
        top = max(logs)
        weights = [exp(one - top) for one in logs]
        left = sum(weights) * (self.seeds.below(CHANCES) / CHANCES)
        for k, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return guesses[k]
        return guesses[-1]

    def likelihood_of(self, table: Table, seat: int, guess: Hunch) -> float:
        look, likelihood = self.look, self.likelihood
        assert likelihood is not None
        try:
            return likelihood(table.straight(look, guess, seat), seat)
        except CutOff:
            assert look.stands is not None
            return likelihood(look.stands, seat)

    def chance_of(self, table: Table, hunch: Hunch, seat: int, trial: Trial) -> float:
        """Whether the seat wins, or how likely it is where the play-out is cut off."""
        try:
            winners = table.game.outcome(table.straight(trial, hunch, seat)).winners
            return 1.0 if seat in winners else 0.0
        except CutOff:
            stands = trial.stands
            assert stands is not None
            assert self.value is not None
            return self.value(stands)[seat]

    def thoughts(self, table: Table, seat: int) -> Thoughts:
        """What was found out about each action so far."""
        scales = self.scales
        if scales is not None:
            return {
                action: [tries.count, tries.more, tries.squares, 1.0 if action == scales.advised else 0.0]
                for action, tries in scales.tries.items()
                if tries.count > 0.0
            }
        codes = table.pending[seat].codes
        return {
            action: [kid.visits, kid.total, kid.squares, 1.0 if kid.advised else 0.0]
            for action, kid in self.root.kids.items()
            if action in codes
        }

    def notice(self, reward: float) -> None:
        """What varies little has to be looked at closely: a curiosity that fits wins and losses would drown it."""
        self.count += 1.0
        self.sum += reward
        self.squares += reward * reward
        if self.count > A_FEW:
            mean = self.sum / self.count
            self.bot.curiosity = CURIOSITY * sqrt(max(1e-6, self.squares / self.count - mean * mean))

    def run(self, table: Table, hunch: Hunch, seat: int) -> list[float]:
        """One straight run: what it is worth to each seat."""
        try:
            outcome = table.game.outcome(table.straight(self.bot, hunch, seat))
            return self.own_reward(outcome, seat) if self.is_alone else self.rewards(outcome)
        except CutOff:
            stands = self.bot.stands
            assert stands is not None
            assert self.value is not None
            return self.value(stands)

    def rewards(self, outcome: Outcome) -> list[float]:
        """Mostly who won; and by how much, measured by what is usual at this table: a narrow loss says more about a
        choice than a loss."""
        scores = outcome.scores
        first, second = -ENDLESS, -ENDLESS
        for score in scores:
            if score > first:
                first, second = score, first
            elif score > second:
                second = score
        if second == -ENDLESS:
            second = 0  # nobody else is there
        self.usual += (first - second - self.usual) * LEARNING
        rewards = []
        for score in scores:
            margin = (score - (second if score == first else first)) / (self.usual + 1.0)
            rewards.append((1.0 - WINNING) * between(margin))
        for p in outcome.winners:
            rewards[p] += WINNING
        return rewards

    def own_reward(self, outcome: Outcome, seat: int) -> list[float]:
        """How many points more than usual: the others were careless, so it says nothing to win against them."""
        score = float(outcome.scores[seat])
        if self.usual == 0.0:
            self.usual = score
        more = score - self.usual
        self.usual += more * LEARNING
        self.spread += (abs(more) - self.spread) * LEARNING
        return [between(more / (self.spread + 0.5))] * len(outcome.scores)


def between(x: float) -> float:
    """Any number as one between 0 and 1."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def search(table: Table, seat: int, iterations: int, seed: int, careless: bool = False) -> dict[int, float]:
    """Visits of each action of the seat's question. `careless`: play-outs at random, whatever the game advises."""
    return Search(table.game.id, seed, careless).think(table, seat, iterations)
