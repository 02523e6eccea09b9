"""What requests about tables are answered with; whatever a seat sees is in `projected`."""

from typing import Literal

from msgspec import Struct

from comptoir.core import Value
from comptoir.server.projected import (
    AnyJson,
    BoardAnswer,
    GameEventAnswer,
    Named,
    OptionAnswer,
    ScoreAnswer,
)

Status = Literal["waiting", "playing", "over"]
Notice = Literal[
    "",
    "left",
    "replaced",
    "out_of_time",
    "returned",
    "warned",
    "unrated",
    "proposed",
    "agreed",
    "went_back",
    "took_back",
    "refused",
    "withdrawn",
    "lapsed",
    "removed",
]
SeatKind = Literal["open", "invited", "person", "bot"]


class ClockLeft(Struct, frozen=True):
    """The milliseconds that a seat has left at the moment of the answer."""

    left: int
    running: bool


class ClockTerms(Struct, frozen=True):
    """How many seconds there are, and how many more for each turn."""

    bank: int
    increment: int


class Player(Struct, frozen=True, kw_only=True):
    """Who plays a seat."""

    seat: int
    kind: SeatKind
    name: str
    level: str
    """Of the bot that plays, or of the one that a person plays instead of; else empty."""
    person: str | None
    """Who plays it; at an `invited` seat, for whom it is kept."""
    here: bool
    """Whether the person is at the table now."""
    left: bool
    """Whether a bot plays for the person."""
    lost: bool
    """Whether the rated game counts as lost, since a bot has played for the person."""
    bot_at: int | None
    """When a bot takes over, unless the person comes before; None: nobody voted for that."""
    vote_at: int | None
    """From when on the others may vote for a bot; None: the table does not wait for the person."""
    clock: ClockLeft | None


class TableCard(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    players: list[Player]
    my_seats: list[int]
    invited: list[int]
    """The seats that are kept for you until you say yes or no."""
    edition: str
    hot_seat: bool
    rated: bool
    clock: ClockTerms | None
    lesson: bool
    """A guided first game."""
    forked: bool
    """It goes on from a step of another table's game."""
    my_turn: bool
    round: int | None
    """None before the start."""
    winners: list[int]
    """The seats that won; none before the game is over."""
    created: int
    moved: int


class ClosedTable(Struct, frozen=True, kw_only=True):
    """Why nobody can play at a table, and what its people want to do about it."""

    by: Literal["version", "edition", "journal"]
    """Rules that this program does not know, an edition that is not here, or a damaged journal."""
    line: int | None
    """Of a damaged journal: this line and those after it can't be played."""
    steps: int
    """How many choices are left if the game goes back to before that line."""
    wishes: dict[str, list[str]]
    """Who agrees to `end` the game, or to `cut` it back."""
    needed: dict[str, list[str]]
    """Whose agreement each of them takes."""


class TableInfo(TableCard, frozen=True, kw_only=True):
    """All about a table that one may know."""

    edition_name: str
    edition_digest: str
    options: Named
    open: bool
    """Whether it is listed for everybody."""
    made_by_me: bool
    commitment: str
    seed: str | None
    """None until the game is over."""
    votes: dict[str, list[str]]
    """By seat: who wants a bot to take it."""
    parent: str | None
    parent_step: int | None
    """From which step of it this game goes on; none for a rematch."""
    rematch: str | None
    invitations: dict[str, str]
    """By seat: the token, for whoever made the table."""
    result: list[ScoreAnswer] | None
    closed: ClosedTable | None
    """None: the table can be played, or looked at."""


class JournalEntry(Struct, frozen=True, kw_only=True):
    """Something that was done at a table."""

    number: int
    kind: str
    seat: int
    """-1: chance."""
    text: str
    digest: str
    """Of the state after it."""
    at: int


class Journal(Struct, frozen=True, kw_only=True):
    """All that was ever done at a table, as it is stored."""

    game: str
    version: int
    edition: str
    edition_digest: str
    options: Named
    names: list[str]
    commitment: str
    seed: str | None
    """None until the game is over."""
    lines: list[JournalEntry]
    cut: list[JournalEntry]
    """Lines that were cut off because they can't be played."""


class ChatMessage(Struct, frozen=True, kw_only=True):
    """What somebody said at a table."""

    number: int
    person: str | None
    seat: int | None
    name: str
    text: str
    at: int
    notice: Notice = ""
    """What happened to the seat; empty: the person said the text."""


class SeatRating(Struct, frozen=True, kw_only=True):
    """What the person of a seat is rated at in the game."""

    seat: int
    rating: float
    games: int
    """How many rated ones were counted."""
    change: float | None
    """What this game did to it; None: it is not counted yet, or counts for nobody."""


class PastSeat(Struct, frozen=True, kw_only=True):
    """How a seat did in a finished game."""

    seat: int
    name: str
    person: str | None
    level: str
    total: int
    rank: int


class PastGame(Struct, frozen=True, kw_only=True):
    """The result of a finished game."""

    game: str
    ended: int
    rated: bool
    table: str | None
    """None if you did not play there."""
    seats: list[PastSeat]


class Replay(Struct, frozen=True, kw_only=True):
    """A step of a game, and what happened there."""

    steps: int
    step: int
    projection: BoardAnswer
    events: list[GameEventAnswer]


class TurnPlace(Struct, frozen=True):
    """Where a turn of a game ends."""

    step: int
    seat: int
    """Whose it is; -1: chance decides."""
    round: int
    """The round under way after it; 0 before the first one."""


class Outline(Struct, frozen=True):
    """The turns of a game."""

    turns: list[TurnPlace]


class StepTotals(Struct, frozen=True):
    """Everybody's score after a step, by seat."""

    step: int
    totals: list[int]


class ScoresOverTime(Struct, frozen=True):
    """The scores over a game, at each step at which one changed."""

    points: list[StepTotals]


class CurvePoint(Struct, frozen=True):
    """Totals by seat; `at` counts rounds: 2.5 is in the middle of the third."""

    at: float
    totals: list[int]


class Curves(Struct, frozen=True):
    """The totals of two games that parted."""

    then: list[CurvePoint]
    here: list[CurvePoint]


class OriginalTurn(Struct, frozen=True):
    """What a seat did without a break, and what came of it."""

    seat: int
    events: list[GameEventAnswer]


class Original(Struct, frozen=True, kw_only=True):
    """The game that another one goes on from, beside that one."""

    table: str
    step: int
    players: list[Player]
    round: int
    """The round that this table is in."""
    turn: int
    """How many turns were made in it since both parted."""
    then: list[ScoreAnswer]
    """The scores there at the same point."""
    here: list[ScoreAnswer]
    curves: Curves
    turns: list[OriginalTurn]
    """Those of that round there."""
    result: list[ScoreAnswer] | None


class EditionName(Struct, frozen=True):
    """An edition that can be played."""

    id: str
    name: str
    digest: str


class GameInfo(Struct, frozen=True, kw_only=True):
    """A game that can be played here."""

    key: str
    title: str
    authors: list[str]
    letter: str
    """What the numbers of its rules begin with."""
    minutes: int
    """About how long people play."""
    seats: list[int]
    variants: dict[str, list[Value]]
    """By name: the values that an option may have, the default first."""
    editions: list[EditionName]


class GameWords(Struct, frozen=True):
    """What the package of a game brings to say."""

    texts: list[str]
    """Fluent messages: in English, and then in the language, which go before those in English."""


class RulePlace(Struct, frozen=True):
    """A rule's number, and the page of the rulebook."""

    number: str
    page: int | None


class EditionInfo(Struct, frozen=True, kw_only=True):
    """A game with an edition: what can be done, and what is printed."""

    key: str
    edition: str
    actions: list[OptionAnswer]
    """All that there can be."""
    printed: dict[str, AnyJson]  # the tables of the edition's file, each game's own
    """What is printed on the components."""
    rules: list[RulePlace]


class Rule(Struct, frozen=True):
    """A numbered rule."""

    number: str
    page: int | None
    """Of the rulebook; the first, if there are several."""
    text: str


class RuleSection(Struct, frozen=True):
    """Rules under one heading."""

    title: str
    rules: list[Rule]


class Rules(Struct, frozen=True):
    """The rules of a game."""

    sections: list[RuleSection]
