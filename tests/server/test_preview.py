"""Before the answer: what it would lead to; after it: whether it can be taken back."""

from __future__ import annotations

from pathlib import Path

from server.people import Place, playing, running

PATIENT = (600.0, 600.0)  # nobody is answered for in the middle of a test


async def test_a_preview_shows_what_answering_then_tells(tmp_path: Path) -> None:
    """Every option of a question; and the one that is answered then is told so, and can be taken back if it said so."""
    told = 0
    async with running(tmp_path, delay=PATIENT) as place, playing(place) as game:
        for _ in range(20):
            if game.over:
                break
            sat = await game.asked()
            assert sat.question is not None
            options = [option["id"] for option in sat.question["options"]][:40]
            await sat.say(type="preview", ref="p", options=options)
            answer = await sat.hear("preview")
            assert (answer["ref"], sorted(answer["previews"])) == ("p", sorted(options))
            known = len(sat.events)
            preview = answer["previews"][options[-1]]
            await sat.answer(options[-1])
            await game.catch_up()
            heard = [{key: event[key] for key in event if key != "seq"} for event in sat.events[known:]]
            assert heard[: len(preview["events"])] == preview["events"]
            assert sat.undo is not preview["final"]
            told += len(preview["events"])
    assert told > 0


async def test_nothing_is_shown_of_answers_that_are_not_legal_or_to_somebody_who_watches(place: Place) -> None:
    async with playing(place, watch=True) as game:
        sat = await game.asked()
        await sat.say(type="preview", ref=1, options=["shoot:99", "nonsense"])
        assert (await sat.hear("preview"))["previews"] == {}
        other = next(one for one in game.people.values() if one is not sat)
        await other.say(type="preview", ref=2, options=["stop"])
        assert (await other.hear("preview"))["previews"] == {}
        watcher = next(one for one in game.everybody if one.seat is None)
        await watcher.say(type="preview", ref=3, options=["stop"])
        assert (await watcher.hear("preview"))["previews"] == {}


async def test_too_many_previews_stay_unanswered_and_harm_nobody(tmp_path: Path) -> None:
    async with running(tmp_path, preview_rate=0.0, preview_burst=2.0) as place, playing(place) as game:
        sat = await game.asked()
        assert sat.question is not None
        options = [option["id"] for option in sat.question["options"]][:5]
        await sat.say(type="preview", ref="p", options=options)
        assert len((await sat.hear("preview"))["previews"]) == 2
        await sat.answer(options[0])


async def test_whoever_answered_is_told_whether_it_can_be_taken_back(tmp_path: Path) -> None:
    """The button tells the truth."""
    found = set()
    async with running(tmp_path, delay=PATIENT) as place, playing(place) as game:
        for _ in range(60):
            sat = await game.step()
            promised = sat.undo
            assert all(not other.undo for other in game.everybody if other is not sat)
            found.add(promised)
            if promised != ((await game.take_back(sat))["type"] == "ack"):
                raise AssertionError(f"undo was said to be {promised}")
            if game.over or found == {True, False}:
                break
            if promised:
                await game.step()
    assert found == {True, False}
