# Compiled by mypyc.
"""What one seat, or a spectator, gets to see of a table: the one place where that is decided.

Everything is built up from what the seat may know. Lines that it knows nothing of are left out
and not counted, so line numbers here are the seat's own; `step_before` finds the table's step.
"""

from dataclasses import dataclass, replace
from typing import Any, Final

from comptoir.core import Decision, IllegalAction, Json, Refusal, Result, Seat, View
from comptoir.table.as_json import decision_json, result_json
from comptoir.table.seat_log import Line, fingerprint, line_json
from comptoir.table.table import Table
from comptoir.table.undo import Proposal


@dataclass(init=False, slots=True, unsafe_hash=True)
class Projection:
    """All that may leave the table for one seat. `seat` None is a spectator."""

    game: Final[str]
    edition: Final[str]
    seats: Final[int]
    seat: Final[Seat | None]
    stamp: Final[str]
    """Changes when a move that was thought out before would be stale."""
    view: Final[View]
    decisions: Final[tuple[Decision, ...]]
    """The seat's own open questions."""
    waiting: Final[tuple[Seat, ...]]
    """Who else is being asked, chance included; not what."""
    standings: Final[Result]
    """Scores as they stand, by category, from what everybody can see."""
    result: Final[Result | None]
    """Final scores, once the game is over."""
    log: Final[tuple[Line, ...]]
    may_undo: Final[bool]
    may_restart: Final[bool]
    proposal: Final[Proposal | None]
    """Its step is the number of the first line that would go."""

    def __init__(  # noqa: PLR0913, PLR0917  # a constructor that the compiler makes native
        self,
        game: str,
        edition: str,
        seats: int,
        seat: Seat | None,
        stamp: str,
        view: View,
        decisions: tuple[Decision, ...],
        waiting: tuple[Seat, ...],
        standings: Result,
        result: Result | None,
        log: tuple[Line, ...],
        may_undo: bool,
        may_restart: bool,
        proposal: Proposal | None,
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.seat = seat
        self.stamp = stamp
        self.view = view
        self.decisions = decisions
        self.waiting = waiting
        self.standings = standings
        self.result = result
        self.log = log
        self.may_undo = may_undo
        self.may_restart = may_restart
        self.proposal = proposal


def project(table: Table[Any], seat: Seat | None) -> Projection:
    """The table as the seat sees it now. Raises IllegalAction for a seat that it does not have."""
    _check_seat(table, seat)
    return _projection(table, seat, tuple(table.seen(seat).lines))


def look(table: Table[Any], seat: Seat | None) -> Projection:
    """The same without its log, for whoever takes that from `table.seen`."""
    _check_seat(table, seat)
    return _projection(table, seat, ())


def _projection(table: Table[Any], seat: Seat | None, log: tuple[Line, ...]) -> Projection:
    game, state = table.game, table.state
    return Projection(
        game=game.key,
        edition=game.edition.id,
        seats=table.seats,
        seat=seat,
        stamp=stamp(table, seat),
        view=table.view(seat),
        decisions=_own_decisions(table, seat),
        waiting=tuple(dict.fromkeys([d.seat for d in table.decisions if d.seat != seat])),
        standings=table.standings(),
        result=game.result(state),
        log=log,
        may_undo=seat is not None and table.explain_undo(seat) is None,
        may_restart=seat is not None and table.explain_restart(seat) is None,
        proposal=_proposal(table, seat),
    )


def stamp(table: Table[Any], seat: Seat | None) -> str:
    """What a move names to say what it was made at; a move with another stamp is stale.

    It stands for what the seat has seen happen, except for what others choose together with it.
    """
    _check_seat(table, seat)
    together = table.stage if seat in table.stage_seats else len(table.log)
    seen = table.seen(seat).digest_but_others_from(together)
    told = [seen]
    for found in _own_decisions(table, seat):
        told.append(f"{found.kind}{(found.args, found.opens)!r}")
        told += [action.text for action in found.options]
    return fingerprint(told)


def step_before(table: Table[Any], seat: Seat, number: int) -> int:
    """The table's step just before the line that the seat sees under this number.

    Raises IllegalAction when it sees none.
    """
    _check_seat(table, seat)
    steps = table.seen(seat).steps
    if not 1 <= number <= len(steps):
        raise IllegalAction(seat, "propose_undo", Refusal("", "core.undo_no_step"))
    return steps[number - 1]


def _check_seat(table: Table[Any], seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < table.seats:
        raise IllegalAction(seat, "view", Refusal("", "core.no_such_seat"))


def _own_decisions(table: Table[Any], seat: Seat | None) -> tuple[Decision, ...]:
    return tuple([decision for decision in table.decisions if decision.seat == seat])


def _proposal(table: Table[Any], seat: Seat | None) -> Proposal | None:
    if table.proposal is None:
        return None
    kept = table.seen(seat).seen_before(table.proposal.step)
    return replace(table.proposal, step=kept + 1)


def to_json(projection: Projection) -> dict[str, Json]:
    """The projection as plain data."""
    log: list[Json] = [line_json(line) for line in projection.log]
    return {**board_json(projection), "log": log}


def board_json(projection: Projection) -> dict[str, Json]:
    """The projection without its log."""
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
        "may_undo": projection.may_undo,
        "may_restart": projection.may_restart,
        "proposal": None if proposal is None else proposal_json(proposal),
    }


def proposal_json(proposal: Proposal) -> dict[str, Json]:
    """Who wants to go back before which line, and who agreed."""
    agreed: list[Json] = [*sorted(proposal.agreed)]
    return {"seat": proposal.seat, "line": proposal.step, "agreed": agreed}
