"""What a client may say on the socket. Anything else is malformed: unknown types, unknown fields, texts too long."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"\A[0-9A-Za-z_.:-]+\Z")]
OptionId = Annotated[str, Meta(min_length=1, max_length=200)]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Hex32 = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]
Ref = Annotated[int, Meta(ge=0, le=2**53)] | Annotated[str, Meta(max_length=64)]


class Said(msgspec.Struct, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(Said, tag="hello"):
    table: Id
    token: Annotated[str, Meta(max_length=400)] | None = None
    last_seq: Count = 0


class Answer(Said, tag="answer"):
    cmd_id: Id
    question: Count
    option: OptionId


class Undo(Said, tag="undo"):
    cmd_id: Id


class AskUndo(Said, tag="ask_undo"):
    cmd_id: Id


class Agree(Said, tag="agree"):
    cmd_id: Id
    yes: bool


class AskVote(Said, tag="ask_vote"):
    cmd_id: Id
    about: Literal["stand-in", "end", "hints"]
    seat: Count | None = None


class Explain(Said, tag="explain"):
    ref: Ref
    option: OptionId


class Preview(Said, tag="preview"):
    ref: Ref
    options: Annotated[list[OptionId], Meta(min_length=1, max_length=40)]


class Hint(Said, tag="hint"):
    ref: Ref


class Look(Said, tag="look"):
    ref: Ref
    seq: Count


class Chat(Said, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=4000)]


class Seed(Said, tag="seed"):
    commitment: Hex32 | None = None
    reveal: Hex32 | None = None


class Pace(Said, tag="pace"):
    speed: Literal["slow", "normal", "fast", "at_once"]


class Attend(Said, tag="attend"):
    here: bool


class Ping(Said, tag="ping"):
    pass


Message = (
    Hello
    | Answer
    | Undo
    | AskUndo
    | AskVote
    | Agree
    | Explain
    | Preview
    | Hint
    | Look
    | Chat
    | Seed
    | Pace
    | Attend
    | Ping
)
decoder = msgspec.json.Decoder(Message)
encode = msgspec.json.Encoder().encode


def read(text: str) -> Message:
    said: Message = decoder.decode(text)
    return said


def frame(kind: str, **fields: Any) -> bytes:
    return encode({"type": kind, **fields})
