"""All messages of a table's socket; `type` says which one it is."""

from typing import TypeAlias

import msgspec
from msgspec import Struct

from comptoir.server.errors import Trouble
from comptoir.server.play.answers import Seen
from comptoir.server.projected import Change, LineAnswer
from comptoir.server.tables.answers import ChatMessage, TableInfo


class SeenMessage(Seen, frozen=True, kw_only=True, tag_field="type", tag="seen"):
    """The whole: at the start, when the game begins, after an undo, and from another seat."""


class ChangeMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="change"):
    """What to change in the board that was shown, and new lines of the log."""

    length: int
    mark: str
    patch: list[Change]
    lines: list[LineAnswer]


class TableMessage(TableInfo, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """Somebody sat down, left, returned or voted, or the table started or ended."""


class HereMessage(Struct, frozen=True, tag_field="type", tag="here"):
    """Who is at the table."""

    people: list[str]


class SaidMessage(ChatMessage, frozen=True, kw_only=True, tag_field="type", tag="chat"):
    """Somebody said something."""


class ThinkingMessage(Struct, frozen=True, tag_field="type", tag="thinking"):
    """The bots that think."""

    seats: list[int]


class MadeMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="made"):
    """The turn with this id is stored for good; what it changed was sent before."""

    id: int
    stamp: str
    length: int


class RefusedMessage(Struct, frozen=True, kw_only=True, tag_field="type", tag="refused"):
    """The turn with this id was not made: what a request would have been answered with."""

    id: int
    status: int
    error: Trouble


class ByeMessage(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes: `slow` and `restart` say "come back", `gone` says "don't".

    `seat` says that the seat is not yours, or not any more: you may look on.
    """

    code: str


class PongMessage(Struct, frozen=True, tag_field="type", tag="pong"):
    """Somebody is there."""


ServerMessage: TypeAlias = (
    SeenMessage
    | ChangeMessage
    | TableMessage
    | HereMessage
    | SaidMessage
    | ThinkingMessage
    | MadeMessage
    | RefusedMessage
    | ByeMessage
    | PongMessage
)
"""What a client may hear."""


class PingMessage(Struct, frozen=True, tag_field="type", tag="ping"):
    """A question whether anybody is there."""


class LookMessage(Struct, frozen=True, tag_field="type", tag="seat"):
    """A wish to look from another seat of one's own."""

    seat: int | None = None


class TurnMessage(Struct, frozen=True, tag_field="type", tag="turn"):
    """A turn to be made; the answer names its id."""

    id: int
    seat: int
    stamp: str
    choices: list[str]
    again: bool = False
    """Whether it was sent before, and may be made already."""


ClientMessage: TypeAlias = PingMessage | LookMessage | TurnMessage
"""What a client may say."""
HEARD = msgspec.json.Decoder(ClientMessage)


def encode(message: ServerMessage) -> str:
    """A message as text."""
    return msgspec.json.encode(message).decode()
