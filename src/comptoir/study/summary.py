"""What all verdicts on a game come to."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from comptoir.study.account import Account, around, settle
from comptoir.study.analysis import Inquiry, plan, table_of
from comptoir.study.verdict import Verdict
from comptoir.table import record as records

WORST = 3
"""How many turns are told that cost most."""
LEAST = 0.5
"""A turn that cost fewer points cost nothing worth telling."""


class Judged(Protocol):
    """What of a verdict is summed up."""

    @property
    def number(self) -> int:
        """Of the turn."""

    @property
    def seat(self) -> int:
        """Who made it."""

    @property
    def cost(self) -> float:
        """Points."""


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """One player's game."""

    turns: int
    cost: float
    """Points that all its turns cost."""
    as_found: int
    """How many turns were those that the search would have made, or no worse."""


@dataclass(frozen=True, slots=True)
class Summary:
    """A game at a glance."""

    turns: int
    """How many there are; those that were looked at may be fewer."""
    looked_at: int
    seats: tuple[SeatSummary, ...]
    worst: tuple[int, ...]
    """The numbers of the turns that cost most, the costliest first."""

    @property
    def complete(self) -> bool:
        """Whether every turn was looked at."""
        return self.looked_at == self.turns


def summarise(inquiry: Inquiry, found: Iterable[Verdict]) -> Summary:
    """The verdicts in sum, all or as many as there are."""
    return sum_up(len(plan(inquiry)), records.read(inquiry.record).seats, [*found])


def sum_up(turns: int, seats: int, found: Sequence[Judged]) -> Summary:
    """The same for a game of that many turns and seats."""
    costly = sorted(found, key=lambda one: (-one.cost, one.number))[:WORST]
    return Summary(
        turns=turns,
        looked_at=len(found),
        seats=tuple(_seat([one for one in found if one.seat == seat]) for seat in range(seats)),
        worst=tuple(one.number for one in costly if one.cost >= LEAST),
    )


def _seat(found: list[Judged]) -> SeatSummary:
    cost = round(sum(one.cost for one in found), 3)
    return SeatSummary(len(found), cost, sum(one.cost < LEAST for one in found))


def accounts(inquiry: Inquiry, found: Sequence[Verdict]) -> tuple[Account, ...]:
    """Luck and skill by seat, if the game is over and every turn was looked at; else nothing."""
    table = table_of(inquiry)
    result = table.game.result(table.state)
    if result is None or len(found) < len(plan(inquiry)):
        return ()
    ordered = sorted(found, key=lambda one: one.number)
    return settle([(one.seat, one.forecasts) for one in ordered], result)


def as_json(inquiry: Inquiry, found: Iterable[Verdict]) -> dict[str, Any]:
    """The whole analysis as plain data; see docs/analysis.md."""
    ordered = sorted(found, key=lambda one: one.number)
    return {
        **inquiry.about(),
        "names": list(records.read(inquiry.record).names),
        "categories": categories(inquiry),
        "turns": [_turn(one) for one in ordered],
        "summary": asdict(summarise(inquiry, ordered)),
        "accounts": [asdict(one) for one in accounts(inquiry, ordered)],
    }


def _turn(one: Verdict) -> dict[str, Any]:
    """With what of it was luck, and what the turn itself brought whoever made it."""
    luck, own = around(one.forecasts, one.seat)
    return {**one.as_json(), "luck": asdict(luck), "own": asdict(own)}


def categories(inquiry: Inquiry) -> list[str]:
    """The names of the scoring categories, in the order of scores and gains."""
    table = table_of(inquiry)
    return [name for name, _ in table.game.standings(table.state)[0].categories]
