"""What one seat, or a spectator, gets to see of a table: the one place where that is decided.

Everything is built up from what the seat may know. Lines that it knows nothing of are left out
and not counted, so line numbers here are the seat's own; `step_before` finds the table's step.
"""

from dataclasses import dataclass, replace
from typing import Any

from comptoir.core import (
    Args,
    Decision,
    Event,
    IllegalAction,
    Json,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)
from comptoir.core.codec import digest
from comptoir.table.log import Entry, visible
from comptoir.table.table import Table
from comptoir.table.undo import Proposal


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log as a seat sees it."""

    number: int
    """Counted from 1 among the lines that the seat sees."""
    text: str
    """The notation of the seat's own choice; nothing for what others chose."""
    events: tuple[Event, ...]
    """Their `secret` is what this seat may know besides; the audience is left out."""


@dataclass(frozen=True, slots=True)
class Projection:
    """All that may leave the table for one seat. `seat` None is a spectator."""

    game: str
    edition: str
    seats: int
    seat: Seat | None
    stamp: str
    """Changes when a move that was thought out before would be stale."""
    view: View
    decisions: tuple[Decision, ...]
    """The seat's own open questions."""
    waiting: tuple[Seat, ...]
    """Who else is being asked, chance included; not what."""
    standings: Result
    """Live scores by category, from what everybody can see."""
    result: Result | None
    """Final scores, once the game is over."""
    log: tuple[Line, ...]
    may_undo: bool
    may_restart: bool
    proposal: Proposal | None
    """Its step is the number of the first line that would go."""


def project(table: Table[Any], seat: Seat | None) -> Projection:
    """The table as the seat sees it now. Raises IllegalAction for a seat that it does not have."""
    _check_seat(table, seat)
    game, state = table.game, table.state
    return Projection(
        game=game.key,
        edition=game.edition.id,
        seats=table.seats,
        seat=seat,
        stamp=stamp(table, seat),
        view=game.view(state, seat),
        decisions=_own_decisions(table, seat),
        waiting=tuple(d.seat for d in table.decisions if d.seat != seat),
        standings=game.standings(state),
        result=game.result(state),
        log=_log(table, seat),
        may_undo=seat is not None and table.explain_undo(seat) is None,
        may_restart=seat is not None and table.explain_restart(seat) is None,
        proposal=_proposal(table, seat),
    )


def stamp(table: Table[Any], seat: Seat | None) -> str:
    """What a move names to say what it was made at; a move with another stamp is stale.

    It stands for what the seat has seen happen, but for what others choose together with it.
    """
    _check_seat(table, seat)
    together = table.stage if seat in table.stage_seats else len(table.log)
    lines: list[Json] = [
        [_text(entry, seat), [event_json(event) for event in _seen(entry, seat)]]
        for index, entry in enumerate(table.log)
        if _shown(entry, seat) and (index < together or entry.seat == seat)
    ]
    questions: list[Json] = [decision_json(found) for found in _own_decisions(table, seat)]
    return digest([lines, questions])


def step_before(table: Table[Any], seat: Seat, number: int) -> int:
    """The table's step just before the line that the seat sees under this number.

    Raises IllegalAction when it sees none.
    """
    _check_seat(table, seat)
    steps = [step for step, entry in enumerate(table.log) if _shown(entry, seat)]
    if not 1 <= number <= len(steps):
        raise IllegalAction(seat, "propose_undo", Refusal("", "core.undo_no_step"))
    return steps[number - 1]


def _check_seat(table: Table[Any], seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < table.seats:
        raise IllegalAction(seat, "view", Refusal("", "core.no_such_seat"))


def _own_decisions(table: Table[Any], seat: Seat | None) -> tuple[Decision, ...]:
    return tuple(decision for decision in table.decisions if decision.seat == seat)


def _log(table: Table[Any], seat: Seat | None) -> tuple[Line, ...]:
    shown = (entry for entry in table.log if _shown(entry, seat))
    return tuple(
        Line(number, _text(entry, seat), _seen(entry, seat))
        for number, entry in enumerate(shown, 1)
    )


def _shown(entry: Entry, seat: Seat | None) -> bool:
    return entry.seat == seat or any(visible(event, seat) for event in entry.events)


def _text(entry: Entry, seat: Seat | None) -> str:
    return entry.text if entry.seat == seat else ""


def _seen(entry: Entry, seat: Seat | None) -> tuple[Event, ...]:
    return tuple(_as_seen(event, seat) for event in entry.events if visible(event, seat))


def _as_seen(event: Event, seat: Seat | None) -> Event:
    secret = event.secret if seat in event.audience else ()
    return replace(event, secret=secret, audience=frozenset())


def _proposal(table: Table[Any], seat: Seat | None) -> Proposal | None:
    if table.proposal is None:
        return None
    kept = sum(_shown(entry, seat) for entry in table.log[: table.proposal.step])
    return replace(table.proposal, step=kept + 1)


def to_json(projection: Projection) -> dict[str, Json]:
    """The projection as plain data."""
    result, proposal = projection.result, projection.proposal
    return {
        "game": projection.game,
        "edition": projection.edition,
        "seats": projection.seats,
        "seat": projection.seat,
        "stamp": projection.stamp,
        "view": projection.view,
        "decisions": [decision_json(decision) for decision in projection.decisions],
        "waiting": list(projection.waiting),
        "standings": result_json(projection.standings),
        "result": None if result is None else result_json(result),
        "log": [line_json(line) for line in projection.log],
        "may_undo": projection.may_undo,
        "may_restart": projection.may_restart,
        "proposal": None if proposal is None else proposal_json(proposal),
    }


def args_json(args: Args) -> dict[str, Json]:
    """Arguments as a table; several ids are a list."""
    return {name: value_json(value) for name, value in args}


def value_json(value: Value) -> Json:
    """A number, an id or a list of ids."""
    return list(value) if isinstance(value, tuple) else value


def decision_json(decision: Decision) -> dict[str, Json]:
    """A question with its options."""
    options: list[Json] = [
        {"text": action.text, "kind": action.kind, "args": args_json(action.args)}
        for action in decision.options
    ]
    return {
        "kind": decision.kind,
        "args": args_json(decision.args),
        "opens": decision.opens,
        "options": options,
    }


def event_json(event: Event) -> dict[str, Json]:
    """An event as seen."""
    return {
        "kind": event.kind,
        "args": args_json(event.args),
        "secret": args_json(event.secret),
        "rule": event.rule,
    }


def line_json(line: Line) -> dict[str, Json]:
    """A line of the log as seen."""
    events: list[Json] = [event_json(event) for event in line.events]
    return {"number": line.number, "text": line.text, "events": events}


def result_json(result: Result) -> list[Json]:
    """Scores by seat and category."""
    return [
        {
            "seat": score.seat,
            "total": score.total,
            "categories": dict(score.categories),
            "rank": score.rank,
        }
        for score in result
    ]


def proposal_json(proposal: Proposal) -> dict[str, Json]:
    """Who wants to go back before which line, and who agreed."""
    agreed: list[Json] = [*sorted(proposal.agreed)]
    return {"seat": proposal.seat, "line": proposal.step, "agreed": agreed}
