"""An analysis as people get to see it."""

from collections.abc import Iterable, Iterator
from dataclasses import asdict
from typing import Any

from comptoir.core import Game
from comptoir.server.study.analyses import WAITING, Analyses, Analysis
from comptoir.server.tables.live import Live
from comptoir.study.gains import named
from comptoir.study.summary import sum_up
from comptoir.table.plain import action_json

AT_ONCE = 40
"""So many verdicts are told at once; who wants more asks again."""
NONE, OFF, WORKING = "none", "off", "working"
Told = dict[str, Any]


async def tell(
    analyses: Analyses, live: Live, person: str | None, since: int, now: int, *, offered: bool
) -> Told:
    """How far it is, and what was found from a turn on."""
    analysis = await analyses.get(live.id)
    if analysis is None:
        return {"status": NONE if offered else OFF}
    found = await analyses.verdicts(live.id, since, AT_ONCE)
    costs = await analyses.costs(live.id)
    names = categories(live)
    return {
        "status": _status(analysis, now),
        "turns": analysis.turns or None,
        "found": analysis.found,
        "budget": analysis.budget,
        "ahead": await analyses.ahead(analysis) if analysis.status == WAITING else 0,
        "may_stop": analysis.status == WAITING and may_stop(analysis, live, person),
        "categories": names,
        "summary": asdict(sum_up(analysis.turns, live.table.seats, costs)),
        "verdicts": [_verdict(one, names) for one in found],
        "actions": _actions(live.table.game, found),
    }


def _status(analysis: Analysis, now: int) -> str:
    """Who waits for a worker, and who has one, is one thing to the database but not to people."""
    has_worker = analysis.status == WAITING and analysis.worker and analysis.lease >= now
    return WORKING if has_worker else analysis.status


def may_stop(analysis: Analysis, live: Live, person: str | None) -> bool:
    """Who asked for it may stop it, and who played."""
    asked = person is not None and analysis.person == person
    return asked or any(seat.belongs_to(person) for seat in live.seats)


def categories(live: Live) -> list[str]:
    """The names of the scoring categories, in the order of scores."""
    return [name for name, _ in live.table.game.standings(live.table.state)[0].categories]


def _verdict(one: Told, names: list[str]) -> Told:
    """With the gains that are worth a word."""
    aims = named(one["gains"], names)
    return {**one, "aims": [asdict(aim) for aim in aims]}


def _actions(game: Game[Any], found: Iterable[Told]) -> dict[str, Any]:
    """What all the choices are called, each once."""
    texts = sorted({text for one in found for text in _texts(one)})
    return {text: action_json(game.parse(text)) for text in texts}


def _texts(one: Told) -> Iterator[str]:
    yield from one["played"]
    for alternative in one["alternatives"]:
        yield from alternative["choices"]
    for choice in one["choices"]:
        yield choice["made"]
        for option in choice["options"]:
            yield option["choice"]
