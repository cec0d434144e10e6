"""The wire protocol: hello, answers, acknowledgements, resuming."""

from __future__ import annotations

from server.people import Place, playing


async def test_a_game_can_be_played_to_its_end(place: Place) -> None:
    async with playing(place, watch=True) as game:
        for _ in range(600):
            if game.over:
                break
            await game.step()
        assert game.over
        record = await game.host.get(f"/api/tables/{game.table}/record")
        assert record["answers"]
