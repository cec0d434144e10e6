"""What HTTP requests carry, for FastAPI to check and to describe. Unknown fields are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt

SEATS_MAX = 16
ANSWERS_MAX = 40  # of a lesson
Number = Annotated[StrictInt, Field(ge=0, lt=SEATS_MAX)]
Level = Annotated[str, Field(min_length=1, max_length=40)]
OptionValue = StrictBool | StrictInt | Annotated[str, Field(max_length=80)] | list[Annotated[str, Field(max_length=80)]]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NameBody(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)]


class WordsBody(Body):
    words: Annotated[str, Field(min_length=1, max_length=400)]


class PersonSeat(Body):
    kind: Literal["person"]


class BotSeat(Body):
    kind: Literal["bot"]
    level: Level


class LiveClock(Body):
    """Time for each question, then a reserve for the whole game, in seconds."""

    kind: Literal["live"]
    allowance: Annotated[float, Field(ge=5, le=3600)]
    reserve: Annotated[float, Field(ge=0, le=24 * 3600)] = 0


class DayClock(Body):
    """Time for each question, in seconds: from an hour to a month."""

    kind: Literal["days"]
    allowance: Annotated[float, Field(ge=3600, le=31 * 24 * 3600)]


class NewTable(Body):
    game: Annotated[str, Field(min_length=1, max_length=40)]
    options: Annotated[dict[str, OptionValue], Field(max_length=40)] = {}
    public: StrictBool = False
    clock: LiveClock | DayClock | None = None
    seats: Annotated[list[PersonSeat | BotSeat], Field(min_length=1, max_length=SEATS_MAX)]


class SitBody(Body):
    seat: Number | None = None


class SeatBody(Body):
    seat: Number


class BotBody(Body):
    seat: Number
    level: Level | None


Address = Annotated[str, Field(max_length=500)]
Minute = Annotated[StrictInt, Field(ge=0, lt=24 * 60)]
KeyText = Annotated[str, Field(min_length=1, max_length=200)]
TableName = Annotated[str, Field(min_length=1, max_length=16, pattern=r"^[0-9A-Za-z_-]+$")]


class NoticesBody(Body):
    """`again`: ask the owner of a mail address once more."""

    way: Literal["mail", "push", "webhook", "discord", "telegram"] | None
    address: Address = ""
    language: Annotated[str, Field(max_length=8)] = "en"
    zone: Annotated[str, Field(max_length=64)] = "UTC"
    quiet: tuple[Minute, Minute] | None = None
    also: StrictBool = True
    again: StrictBool = False


class PushKeys(Body):
    p256dh: KeyText
    auth: KeyText


class PushBody(Body):
    endpoint: Address
    keys: PushKeys
    on: StrictBool = True


class TableBody(Body):
    table: TableName


class MuteBody(TableBody):
    on: StrictBool


class LetterBody(Body):
    token: Annotated[str, Field(min_length=1, max_length=800)]


class CredentialBody(Body):
    """What the browser gives for a passkey; `guard.passkeys` looks into it."""

    credential: dict[str, Any]


class PasskeyBody(Body):
    id: Annotated[str, Field(max_length=1400, pattern=r"^[0-9A-Za-z_-]+$")]


class LessonBody(Body):
    answers: Annotated[list[Annotated[str, Field(min_length=1, max_length=200)]], Field(max_length=ANSWERS_MAX)]


class ErrorBody(BaseModel):
    """What went wrong: a message id and its parameters."""

    text: str
    params: dict[str, Any]


class Failure(BaseModel):
    error: ErrorBody
