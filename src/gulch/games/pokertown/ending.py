"""The end: points, the winner, the solo title and achievements."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    ACHIEVEMENTS,
    COWBOTS,
    HOTEL_STARS,
    NO_CHARACTER,
    NO_REGION,
    ONES,
    REGIONS,
    SCORE_WORDS,
    WANTED_WORDS,
)
from gulch.games.pokertown.conditions import condition
from gulch.games.pokertown.cowbot import cowbot_points, stolen_cards
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.mine import SILVER_REGION
from gulch.games.pokertown.places import circled
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.vocabulary import ACHIEVEMENT, COWBOT, PT, SCORE_WORD, WANTED_WORD

SCORED: Final = PT.event("scored", "PT-140", who=SEAT, points=WHOLE)
COWBOT_SCORED: Final = PT.event("cowbot_scored", "PT-152", cowbot=COWBOT, points=WHOLE)
TITLE: Final = PT.event("title", "PT-142", who=SEAT, score_word=SCORE_WORD, wanted_word=WANTED_WORD)
ACHIEVED: Final = PT.event("achieved", "PT-160", who=SEAT, achievement=ACHIEVEMENT)

DOLLARS_PER_POINT: Final[int] = FIGURES["scoring"]["dollars_per_point"]
NUGGETS_PER_POINT: Final[int] = FIGURES["scoring"]["nuggets_per_point"]
TESTS: Final = [condition(a["test"]) for a in FIGURES["achievements"]]
DECLARED: Final = {a["id"]: a["test"] for a in FIGURES["achievements"]}
SILVER_NEEDED: Final[int] = DECLARED["silver"]["at_least"]
STOLEN_MOST: Final[int] = DECLARED["watchful"]["all"][1]["at_most"]


def points(s: Town, seat: int) -> dict[str, int]:
    """What a score is made of (PT-140): silver stars by chamber, and of the hotel the last one (PT-203)."""
    silver = {
        f"mine_{REGIONS[region]}": int(ONES[circled(s, seat, region)])
        for chamber, region in enumerate(SILVER_REGION)
        if region != NO_REGION and s.chambers[seat] >> chamber & 1
    }
    return {
        "stars": int(s.stars[seat]),
        "dollars": int(s.dollars[seat]) // DOLLARS_PER_POINT,
        "nuggets": int(s.nuggets[seat]) // NUGGETS_PER_POINT,
        "hotel": int(HOTEL_STARS[s.hotel[seat]]),
        **silver,
    }


def score(s: Town, seat: int) -> int:
    return sum(points(s, seat).values())


def silver_stars(s: Town, seat: int) -> int:
    return sum(n for name, n in points(s, seat).items() if name == "hotel" or name.startswith("mine_"))


def beats_cowbot(s: Town) -> bool:
    """Only with strictly more points (PT-153)."""
    return s.cowbot >= 0 and score(s, 0) > sum(cowbot_points(s).values())


def standing(s: Town, seat: int) -> tuple[int, int, int, int]:
    """Greater is better: points, then least wanted, most nuggets, most dollars (PT-141)."""
    return score(s, seat), -int(s.wanted[seat]), int(s.nuggets[seat]), int(s.dollars[seat])


def title(s: Town) -> tuple[int, int]:
    """The score word and the wanted word of a solo game (PT-142)."""
    column = (1 if s.character[0] != NO_CHARACTER else 0) + (1 if s.rules.options["holdem"] else 0)
    mine = score(s, 0)
    by_score = [i for i, word in enumerate(FIGURES["titles"]["score"]) if mine >= word["from"][column]]
    by_wanted = [i for i, word in enumerate(FIGURES["titles"]["wanted"]) if s.wanted[0] >= word["from"]]
    return by_score[-1], by_wanted[-1]


def achievements(s: Town) -> list[str]:
    """What this solo game achieved (PT-160). All four cowbots take several games: the profile counts (PT-R47)."""
    reached = [TESTS[i].holds(s, 0) for i in range(len(TESTS))]
    at = ACHIEVEMENTS.index
    reached[at("hard_cowbot")] = (
        beats_cowbot(s) and s.rules.options["difficulty"] == DECLARED["hard_cowbot"]["difficulty"]
    )
    reached[at("watchful")] = s.cowbot >= 0 and stolen_cards(s) <= STOLEN_MOST
    reached[at("silver")] = silver_stars(s, 0) >= SILVER_NEEDED
    reached[at("legend")] = SCORE_WORDS[title(s)[0]] == DECLARED["legend"]["title_score_word"]
    return [name for name, yes in zip(ACHIEVEMENTS, reached) if yes]


def tell_the_end(s: Town) -> None:
    if not s.listening():
        return
    for seat in range(s.seats):
        s.say(EVERYONE, SCORED, seat, score(s, seat))
    if s.seats > 1:
        return
    if s.cowbot >= 0:
        s.say(EVERYONE, COWBOT_SCORED, s.cowbot, sum(cowbot_points(s).values()))
    by_score, by_wanted = title(s)
    s.say(EVERYONE, TITLE, 0, by_score, by_wanted)
    for name in achievements(s):
        s.say(EVERYONE, ACHIEVED, 0, ACHIEVEMENTS.index(name))


def breakdown(s: Town, seat: int) -> dict[str, Any]:
    about: dict[str, Any] = {
        "points": points(s, seat),
        "wanted": int(s.wanted[seat]),
        "arrests": int(s.arrests[seat]),
    }
    if s.seats == 1:
        by_score, by_wanted = title(s)
        about["title"] = [SCORE_WORDS[by_score], WANTED_WORDS[by_wanted]]
        about["achievements"] = achievements(s)
        if s.cowbot >= 0:
            rival = {"id": COWBOTS[s.cowbot], "level": s.rules.options["difficulty"], "points": cowbot_points(s)}
            about["cowbot"] = {**rival, "beaten": beats_cowbot(s)}
    return about
