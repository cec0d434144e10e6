"""One game against bots: the table, its journal, and who answers. Nothing here prints."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import gulch
from gulch.bots import seat_bot
from gulch.cli.common import Failed
from gulch.cli.play.saves import FORMAT, Header, Save, write_whole
from gulch.engine.game import Game
from gulch.records.fair import SEED_BYTES, fair_from


def new_header(
    game: Game[Any], seats: int, options: dict[str, Any], seat: int, bots: list[str], seed: int | None
) -> Header:
    """What is played, and all that chance will need. Without a seed it is fair: committed to before the game begins."""
    header: Header = {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        "id": f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}",
        "seats": seats,
        "options": options,
        "seat": seat,
        "bots": bots,
        "seed": seed,
        "bot_seed": seed if seed is not None else secrets.randbits(60),
        "fair": None,
    }
    if seed is None:
        seeds = [os.urandom(SEED_BYTES) for _ in range(seats)]
        header["fair"] = gulch.Fair(os.urandom(SEED_BYTES), seeds, [True] * seats).to_data()
    return header


class Session:
    """The table of a save. Every answer is on disk before the table takes it."""

    def __init__(self, save: Save) -> None:
        self.save = save
        self.header = save.header
        self.seat: int = save.header["seat"]
        try:
            self.game = gulch.load(save.header["game"])
            self.table = self.opened()
            for move in save.moves:
                self.apply(move)
        except (gulch.GulchError, KeyError, TypeError, ValueError, IndexError) as error:
            raise Failed(f"{save.path} can't go on: {error}; --new starts another one and keeps this file") from error

    def opened(self) -> gulch.Table:
        header = self.header
        if not (0 <= self.seat < header["seats"] == len(header["bots"])):
            raise ValueError("nobody knows who sits where")
        seed = header["seed"] if header["fair"] is None else fair_from(header["fair"])
        return self.game.table(header["seats"], seed, header["options"])

    def apply(self, move: list[Any]) -> None:
        if len(move) == 2:
            self.table.answer(move[0], move[1])
        elif not self.table.undo(move[0]):
            raise ValueError("an answer was taken back that can't be")

    @property
    def question(self) -> gulch.Question | None:
        return self.table.pending.get(self.seat)

    def answer(self, id: str) -> None:
        """Refused if it is not legal; otherwise it is on disk when this returns."""
        reasons = self.table.explain(self.seat, id)
        if reasons:
            raise gulch.Refused(reasons)
        self.save.add([[self.seat, id]])
        self.table.answer(self.seat, id)

    def undo(self) -> bool:
        if not self.table.copy().undo(self.seat):
            return False
        self.save.add([[self.seat]])
        return self.table.undo(self.seat)

    def let_bots_play(self, watch: Callable[[], None] = lambda: None) -> None:
        """Until only the player is asked, or the game is over. Nothing is shown before all of it is on disk, but after
        each move the player `watch`es the table."""
        moves: list[list[Any]] = []
        while others := [seat for seat in self.table.pending if seat != self.seat]:
            move = [others[0], self.thought(others[0])]
            self.apply(move)
            moves.append(move)
            watch()
        self.save.add(moves)

    def thought(self, seat: int) -> str:
        """What a bot answers. It is handed a guess, never the table; the same position gives the same answer again."""
        seed = self.seed_of(len(self.table.log))
        guess = self.table.guess(seat, seed)
        codes = guess.pending[seat].codes
        bot = seat_bot(self.game.id, self.header["bots"][seat], seed)
        code = codes[0] if len(codes) == 1 else bot.choose(guess, seat)
        return guess.rules.words.id(code)

    def seed_of(self, answers: int) -> int:
        text = f"{self.header['bot_seed']} {answers}"
        return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")

    def finish(self, folder: Path | None) -> Path:
        """Write the record, seeds revealed, then drop the journal. Doing it twice gives the same file."""
        name = f"{self.game.id}-{self.header['id']}.json"
        path = folder / name if folder else self.save.path.with_name(f"{self.save.path.name}.record.json")
        write_whole(path, json.dumps(self.table.record(), ensure_ascii=False) + "\n")
        self.save.remove()
        return path
