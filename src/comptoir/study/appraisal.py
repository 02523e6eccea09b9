"""One turn of a finished game, thought through by the expert's search.

What else there was is judged by what the seat could know at that time, in worlds that it could
consider possible, so that the advice is fair. How all stand after it is judged by the true
state, for nothing is secret any more.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from comptoir.bots.budget import Budget
from comptoir.bots.chances import Chances, foreseen
from comptoir.bots.expert import judgement_of, thinking
from comptoir.bots.foresight import Foresight
from comptoir.bots.tree import Menu
from comptoir.bots.turn import WIDTH, Beam, Turn, make, values
from comptoir.core import Decision, Game, Seat
from comptoir.study.duel import FEWEST, Duel, Ring, same, texts, tidied, tidy
from comptoir.study.forecast import Forecast, Forecasts, certain, forecast
from comptoir.study.odds import sober
from comptoir.study.turns import Played
from comptoir.study.verdict import Alternative, Choice, Option, Verdict
from comptoir.table import SeatView, Table

TOP = 5
"""How many alternatives are told, and how many options of a choice."""


class Appraisal:
    """What the expert thinks of one turn; the same seed and budget find the same.

    What follows the turn is foreseen with the luck of the whole game, so that curves are smooth.
    """

    def __init__(
        self,
        table: Table[Any],
        played: Played,
        iterations: int,
        seed: str,
        luck: str,
    ) -> None:
        self._played = played
        self._iterations = iterations
        self._game = table.game
        self._seats = table.seats
        self._rng = Random(seed)
        self._judgement = judgement_of(table.game, table.seats)
        seat_view = SeatView(table.branch(played.steps[0]), played.asked[0])
        self._seat_view, self._search = thinking(seat_view, self._rng, Budget(iterations))
        self._foresight = Foresight(table.game, table.seats, luck)

    def verdict(self, number: int) -> Verdict:
        """All of it."""
        played, menu = self._played, self._search.menu()
        best = menu.ranked()[0].turn
        duel = (
            None if same(self._seat_view, best, played.turn) else self._compare(best, played.turn)
        )
        better = duel is not None and duel.lead > 0
        ends = self._foresight.ends(played.after)
        scores = expected(self._game, self._seats, ends)
        after = foreseen(self._game, played.after, ends, self._seats)
        return Verdict(
            number=number,
            steps=tuple(step + 1 for step in played.steps),
            seat=played.seat,
            round=self._game.round(played.after),
            played=texts(played.turn),
            alternatives=self._alternatives(menu, duel),
            cost=tidy(duel.lead) if duel and better else 0.0,
            doubt=tidy(duel.doubt) if duel and better else 0.0,
            gains=tidied(duel.gains) if duel and better else (0.0,) * len(scores[0]),
            choices=self._choices(),
            scores=tuple(tidied(row) for row in scores),
            wins=tidied(after.wins),
            band=tidied(after.doubt),
            forecasts=self._forecasts(after),
        )

    def _forecasts(self, after: Chances) -> Forecasts:
        """What was foreseen around the turn; what chance did not change is foreseen once.

        A turn that ends the game only leads there: what was open until then is not its doing.
        """
        game, played = self._game, self._played
        if game.result(played.after) is not None:
            after = foreseen(game, played.before, [played.after], self._seats)
        before = self._forecast(played.entered)
        if played.last is None:
            last = certain((1 / self._seats,) * self._seats)
        else:
            last = before if played.last is played.entered else self._forecast(played.last)
        return Forecasts(last, before, forecast(game.round(played.after), after))

    def _forecast(self, state: Any) -> Forecast:
        found = foreseen(self._game, state, self._foresight.ends(state), self._seats)
        return forecast(self._game.round(state), found)

    def _alternatives(self, menu: Menu, duel: Duel | None) -> tuple[Alternative, ...]:
        """The turns that the search tried, and the one that was made; the best comes first."""
        made, visits = self._played.turn, 0
        found: list[Alternative] = []
        for arm in menu.ranked():
            if same(self._seat_view, arm.turn, made):
                visits = arm.visits
            else:
                value = tidy(menu.worth(arm))
                found.append(Alternative(texts(arm.turn), value, arm.visits, played=False))
        behind = duel.lead if duel else 0.0
        value = tidy(menu.worth(menu.ranked()[0]) - behind)
        own = Alternative(texts(made), value, visits, played=True)
        best = found[0] if behind > 0 else own
        rest = sorted([one for one in (own, *found) if one is not best], key=lambda one: -one.value)
        return tuple([one for at, one in enumerate((best, *rest)) if at < TOP or one.played])

    def _compare(self, best: Turn, played: Turn) -> Duel:
        """Play both in the same worlds, as often as the budget has it; not those of the search."""
        first, count = self._iterations, max(FEWEST, self._iterations // 2)
        ring = Ring(self._judgement.game, self._seats, self._played.seat, self._search)
        return ring.duel(best, played, range(first, first + count))

    def _lead(self, world: Any) -> float:
        return values(self._judgement.game, world, self._seats)[self._played.seat]

    def _choices(self) -> tuple[Choice, ...]:
        """Each choice of the turn, with the options that looked best when it was made."""
        game, played = self._game, self._played
        world = self._seat_view.sample(self._rng)
        found: list[Choice] = []
        for place, (decision, action) in enumerate(zip(played.asked, played.path, strict=True)):
            rest = Turn(tuple(played.path[place:]), tuple(played.asked[place:]), None, 0.0, None)
            found.append(Choice(decision.kind, action.text, self._options(world, decision, rest)))
            game.apply(world, played.seat, action, listen=False)
        return tuple(found)

    def _options(self, world: Any, decision: Decision, rest: Turn) -> tuple[Option, ...]:
        """The options with which the best turns begin, and the one that was taken."""
        game, made = self._judgement.game, rest.path[0].text
        beam = Beam(game, self._seats, WIDTH, Budget(), manner=self._judgement.manner)
        best: dict[str, float] = {}
        for turn in beam.turns(world, decision):
            best.setdefault(turn.path[0].text, turn.value)
        after = game.clone(world)
        make(game, after, rest)
        best[made] = max(best.get(made, self._lead(after)), self._lead(after))
        ranked = sorted(best.items(), key=lambda one: -one[1])
        return tuple(
            Option(choice, tidy(value))
            for place, (choice, value) in enumerate(ranked)
            if place < TOP or choice == made
        )


def expected(game: Game[Any], seats: int, ends: list[Any]) -> list[list[float]]:
    """Each seat's final score by category, expected where some walks end: their mean."""
    return mean_rows([sober(game, end, estimates(game, seats, end)) for end in ends])


def mean_rows(found: Sequence[Sequence[Sequence[float]]]) -> list[list[float]]:
    """By seat and column: the mean over some walks."""
    return [
        [sum(column) / len(found) for column in zip(*rows, strict=True)]
        for rows in zip(*found, strict=True)
    ]


def estimates(game: Game[Any], seats: int, state: Any) -> list[tuple[float, ...]]:
    """What each seat can hope for, by category."""
    return [game.estimate(state, Seat(seat)) for seat in range(seats)]
