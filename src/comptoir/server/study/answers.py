"""An analysis as people get to see it."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict, astuple
from typing import Literal, cast

from msgspec import UNSET, Struct, UnsetType, convert, structs

from comptoir.server.any_game import AnyGame
from comptoir.server.play.answers import AimAnswer
from comptoir.server.projected import OptionAnswer, option
from comptoir.server.study.analyses import WAITING, Analyses, Analysis
from comptoir.server.study.verdicts import PartAnswer, StoredVerdict, VerdictAnswer
from comptoir.server.tables.held_table import HeldTable
from comptoir.study.account import around, settle
from comptoir.study.forecast import Forecasts
from comptoir.study.gains import named
from comptoir.study.summary import sum_up

AT_ONCE = 40
"""This many verdicts are told at once; ask again for more."""
Status = Literal["none", "off", "waiting", "working", "stopped", "done", "failed"]


class SeatSummaryAnswer(Struct, frozen=True):
    """One player's game."""

    turns: int
    cost: float
    """Points that all its turns cost."""
    as_found: int
    """How many turns were those that the search would have made, or no worse."""


class SummaryAnswer(Struct, frozen=True):
    """A game at a glance."""

    turns: int
    looked_at: int
    seats: list[SeatSummaryAnswer]
    worst: list[int]
    """The numbers of the turns that cost most, the costliest first."""


class AccountAnswer(Struct, frozen=True):
    """One player's game as luck and skill, in parts of a win: the first four add up to the last."""

    expected: float
    """An equal share."""
    luck: PartAnswer
    """What the draws of chance brought."""
    own: PartAnswer
    """What the player's own turns brought."""
    others: PartAnswer
    """What the turns of the others brought."""
    result: float


class AnalysisTold(Struct, frozen=True, kw_only=True):
    """How far the analysis of a game is, and what of it was asked for; `none` or `off`: only that.

    Whoever asked to begin or to stop it gets no verdicts.
    """

    status: Status
    turns: int | UnsetType | None = UNSET
    """None until that is known."""
    found: int | UnsetType = UNSET
    budget: int | UnsetType = UNSET
    ahead: int | UnsetType = UNSET
    """How many others come first."""
    may_stop: bool | UnsetType = UNSET
    categories: list[str] | UnsetType = UNSET
    """The names of the scoring categories, in the order of scores and gains."""
    summary: SummaryAnswer | UnsetType = UNSET
    accounts: list[AccountAnswer] | UnsetType = UNSET
    """By seat, once every turn of a finished game was looked at."""
    verdicts: list[VerdictAnswer] | UnsetType = UNSET
    actions: dict[str, OptionAnswer] | UnsetType = UNSET
    """Every choice that the verdicts name, by its notation."""


async def tell(
    analyses: Analyses, held: HeldTable, person: str | None, since: int, now: int, *, offered: bool
) -> AnalysisTold:
    """How far it is, and what was found from a turn on."""
    analysis = await analyses.get(held.id)
    if analysis is None:
        return AnalysisTold(status="none" if offered else "off")
    found = await analyses.verdicts(held.id, since, AT_ONCE)
    costs = await analyses.costs(held.id)
    names = categories(held)
    return AnalysisTold(
        status=_status(analysis, now),
        turns=analysis.turns or None,
        found=analysis.found,
        budget=analysis.budget,
        ahead=await analyses.ahead(analysis) if analysis.status == WAITING else 0,
        may_stop=analysis.status == WAITING and may_stop(analysis, held, person),
        categories=names,
        summary=convert(asdict(sum_up(analysis.turns, held.table.seats, costs)), SummaryAnswer),
        accounts=await _accounts(analyses, held, analysis),
        verdicts=[_verdict(one, names) for one in found],
        actions=_actions(held.table.game, found),
    )


async def _accounts(
    analyses: Analyses, held: HeldTable, analysis: Analysis
) -> list[AccountAnswer] | UnsetType:
    """Luck and skill of a finished game, all turns of which were looked at."""
    result = held.table.game.result(held.table.state)
    if result is None or analysis.status != "done":
        return UNSET
    found = await analyses.verdicts(held.id, 0, analysis.turns)
    known = [(one.seat, one.forecasts) for one in found if one.forecasts is not None]
    if len(known) < len(found):
        return UNSET
    return [convert(asdict(one), AccountAnswer) for one in settle(known, result)]


def _status(analysis: Analysis, now: int) -> Status:
    """Waiting for a worker and having one is the same to the database, but not to people."""
    has_worker = analysis.status == WAITING and analysis.worker and analysis.lease >= now
    return "working" if has_worker else cast("Status", analysis.status)


def may_stop(analysis: Analysis, held: HeldTable, person: str | None) -> bool:
    """Whoever asked for it or played may stop it."""
    asked = person is not None and analysis.person == person
    return asked or any(seat.belongs_to(person) for seat in held.seats)


def categories(held: HeldTable) -> list[str]:
    """The names of the scoring categories, in the order of scores."""
    return [name for name, _ in held.table.game.standings(held.table.state)[0].categories]


def _verdict(one: StoredVerdict, names: list[str]) -> VerdictAnswer:
    """With the gains that are worth a word."""
    aims = [AimAnswer(aim.category, aim.points) for aim in named(one.gains, names)]
    told = structs.asdict(one)
    forecasts: Forecasts | None = told.pop("forecasts")
    if forecasts is not None:
        luck, own = around(forecasts, one.seat)
        told |= {"luck": PartAnswer(*astuple(luck)), "own": PartAnswer(*astuple(own))}
    return VerdictAnswer(**told, aims=aims)


def _actions(game: AnyGame, found: Iterable[StoredVerdict]) -> dict[str, OptionAnswer]:
    """What all the choices are called, each once."""
    texts = sorted({text for one in found for text in _texts(one)})
    return {text: option(game.parse(text)) for text in texts}


def _texts(one: StoredVerdict) -> Iterator[str]:
    yield from one.played
    for alternative in one.alternatives:
        yield from alternative.choices
    for choice in one.choices:
        yield choice.made
        for found in choice.options:
            yield found.choice
