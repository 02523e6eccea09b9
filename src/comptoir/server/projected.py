"""What a seat, or a spectator, sees of a table, as answers and messages have it."""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct, structs

from comptoir.core import Action, Args, Decision, Event, Refusal, Result, Value
from comptoir.table import Line, Projection, Proposal

AnyJson: TypeAlias = Annotated[Any, Meta(title="Json")]  # msgspec knows no recursive types
"""Whatever JSON may be."""
Named: TypeAlias = dict[str, Value]
"""Arguments by name; several ids are a list."""
PLACES = {"type": "array", "items": {"type": ["string", "integer"]}}
Change: TypeAlias = Annotated[
    list[Any],  # what is set may be any part of a board
    Meta(
        description="`[path, value]` sets what is at the path, `[path]` takes it away.",
        extra_json_schema={"prefixItems": [PLACES, {}], "minItems": 1, "maxItems": 2},
    ),
]


class OptionAnswer(Struct, frozen=True):
    """An action: its notation, and what it is called."""

    text: str
    kind: str
    args: Named


class DecisionAnswer(Struct, frozen=True):
    """A question, and all that may be answered."""

    kind: str
    args: Named
    opens: bool
    """Whether a turn begins with it."""
    options: list[OptionAnswer]


class GameEventAnswer(Struct, frozen=True):
    """Something that happened."""

    kind: str
    args: Named
    secret: Named
    """What this seat may know as well."""
    rule: str
    """Its number."""


class LineAnswer(Struct, frozen=True):
    """A line of the log."""

    number: int
    """Counted from 1 among the lines that the seat sees."""
    text: str
    """The notation of the seat's own choice; empty for what others chose."""
    events: list[GameEventAnswer]
    seat: int
    """Who chose; -1 is chance."""
    opens: bool
    """Whether a turn began with it."""


class RefusalAnswer(Struct, frozen=True):
    """Why an action is not an option."""

    rule: str
    kind: str
    args: Named


class ScoreAnswer(Struct, frozen=True):
    """What a seat has, in all and by category."""

    seat: int
    total: int
    categories: dict[str, int]
    rank: int


class ProposalAnswer(Struct, frozen=True):
    """Who wants to go back before which line, and who agreed."""

    seat: int
    line: int
    agreed: list[int]


class BoardAnswer(Struct, frozen=True, kw_only=True):
    """A projection without its log."""

    game: str
    edition: str
    seats: int
    seat: int | None
    """None is a spectator."""
    stamp: str
    """What a turn names to say what it was made at."""
    view: Any  # its shape is the game's own
    """What lies on the table and in the seat's hand, as this game shows it."""
    decisions: list[DecisionAnswer]
    """The seat's own open questions."""
    waiting: list[int]
    """Who else is asked; -1 is chance."""
    standings: list[ScoreAnswer]
    result: list[ScoreAnswer] | None
    """Final scores, once the game is over."""
    may_undo: bool
    may_restart: bool
    proposal: ProposalAnswer | None


class ProjectionAnswer(BoardAnswer, frozen=True, kw_only=True):
    """All that a seat sees."""

    log: list[LineAnswer]


OPTIONS: dict[int, tuple[Action, OptionAnswer]] = {}
"""By the identity of an action, which is kept beside its answer and so stays its own."""
MOST_OPTIONS = 50_000
"""This many are remembered; then all are forgotten, so that memory never runs full."""


def named(args: Args) -> Named:
    """Arguments by name."""
    return dict(args)


def option(action: Action) -> OptionAnswer:
    """An action as answers have it; actions are made once, and so are these."""
    known = OPTIONS.get(id(action))
    if known is not None:
        return known[1]
    if len(OPTIONS) >= MOST_OPTIONS:
        OPTIONS.clear()
    made = OptionAnswer(action.text, action.kind, named(action.args))
    OPTIONS[id(action)] = action, made
    return made


def decision(found: Decision) -> DecisionAnswer:
    """A question as answers have it."""
    options = [option(action) for action in found.options]
    return DecisionAnswer(found.kind, named(found.args), found.opens, options)


def event(found: Event) -> GameEventAnswer:
    """An event as answers have it."""
    return GameEventAnswer(found.kind, named(found.args), named(found.secret), found.rule)


def line(found: Line) -> LineAnswer:
    """A line of the log as answers have it."""
    return LineAnswer(found.number, found.text, events(found), found.seat, found.opens)


def events(found: Line) -> list[GameEventAnswer]:
    """What a line tells, as answers have it."""
    return [event(one) for one in found.events]


def refusal(found: Refusal) -> RefusalAnswer:
    """A refusal as answers have it."""
    return RefusalAnswer(found.rule, found.kind, named(found.args))


def scores(result: Result) -> list[ScoreAnswer]:
    """Scores as answers have them."""
    return [
        ScoreAnswer(score.seat, score.total, dict(score.categories), score.rank) for score in result
    ]


def board(found: Projection) -> BoardAnswer:
    """A projection as answers have it, without its log."""
    return BoardAnswer(
        game=found.game,
        edition=found.edition,
        seats=found.seats,
        seat=found.seat,
        stamp=found.stamp,
        view=found.view,
        decisions=[decision(one) for one in found.decisions],
        waiting=[*found.waiting],
        standings=scores(found.standings),
        result=None if found.result is None else scores(found.result),
        may_undo=found.may_undo,
        may_restart=found.may_restart,
        proposal=None if found.proposal is None else _proposal(found.proposal),
    )


def _proposal(found: Proposal) -> ProposalAnswer:
    return ProposalAnswer(found.seat, found.step, sorted(found.agreed))


def whole(shown: BoardAnswer, log: Sequence[Line]) -> ProjectionAnswer:
    """A board with lines of its log."""
    return ProjectionAnswer(**structs.asdict(shown), log=[line(one) for one in log])
