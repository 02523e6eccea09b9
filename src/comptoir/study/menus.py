"""What walks make of the turns that a seat could choose from: what a residual is learned from.

    comptoir train generate GAME --players 2 --games 200 --resume menus.jsonl

Bots play by the judgement of the strongest one. At each question they play the most promising turns
on to the end of the round, all in the same worlds with the same luck. How much more came of each
than its estimate said is its correction, by scoring category: for the seat itself, and for the
others on the average. Within a menu only the differences tell anything about the turns. Where the
numbers of an estimate can be tuned, the slopes say what the estimate of a turn owes to each.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from zlib import compress, decompress

from comptoir.bots.budget import Budget
from comptoir.bots.chances import shares
from comptoir.bots.expert import judgement_of
from comptoir.bots.numbers import in_use, tuning_of
from comptoir.bots.plan import Plan
from comptoir.bots.residual import Inputs, digest
from comptoir.bots.search import Search
from comptoir.bots.turn import Turn, make
from comptoir.core import Action, Game, Seat
from comptoir.core.judgement import Judgement
from comptoir.core.luck import derived
from comptoir.lab.journal import Journal
from comptoir.lab.match import cached_game, play_with
from comptoir.lab.pool import spread
from comptoir.table import SeatView

ARMS = 6
"""How many turns of a menu are played on, at most,"""
WORLDS = 3
"""and in how many worlds each."""
MORE = 1.25
"""By what the numbers of an estimate are multiplied, one at a time, to see what they matter."""

Rows = list[list[float]]


@dataclass(frozen=True, slots=True)
class Harvest:
    """What is played."""

    game: str
    seats: int
    seed: str = "menus"

    def about(self) -> dict[str, Any]:
        """What a journal must agree on to be resumed."""
        game = cached_game(self.game, None)
        return {
            "menus": self.game,
            "version": game.version,
            "edition": game.edition.digest,
            "seats": self.seats,
            "layout": digest(game, self.seats),
            "numbers": in_use(game, self.seats),
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class Menu:
    """The turns at one question."""

    seat: int
    inputs: list[bytes]
    """By turn: what a network sees after it."""
    values: list[float]
    """By turn: its estimate."""
    corrections: Rows
    """By turn: what came of it beyond the estimate, the seat's categories and then the others'."""
    slopes: Rows
    """By turn: how much more its estimate would be ahead with more of each number to tune."""
    chosen: int


class Taster:
    """A bot that plays turns on before it chooses, and keeps what came of them."""

    def __init__(self, seed: str, judgement: Judgement, seats: int) -> None:
        self._rng = Random(seed)
        self._judgement = judgement
        self._nearby = nearby(judgement.game, seats)
        self._inputs = Inputs(judgement.game, seats)
        self._plan = Plan()
        self.menus: list[Menu] = []

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """The turn of which most came, by the walks and by its estimate as one more."""
        if not self._plan.foresees(seat_view.decision):
            self._plan.make(self._best(seat_view.judged(self._judgement.game)))
        return self._plan.next()

    def _best(self, seat_view: SeatView[Any]) -> Turn:
        search = Search(seat_view, self._rng, Budget(0), manner=self._judgement.manner)
        turns = [arm.turn for arm in search.menu().arms][:ARMS]
        if len(turns) == 1:
            return turns[0]
        found = self._menu(seat_view, search, turns)
        self.menus.append(found)
        return turns[found.chosen]

    def _menu(self, seat_view: SeatView[Any], search: Search, turns: list[Turn]) -> Menu:
        """All that is kept of some turns."""
        game, seat, seats = seat_view.game, seat_view.seat, seat_view.seats
        world = seat_view.sample(self._rng)
        inputs, corrections, slopes = list[bytes](), Rows(), Rows()
        for turn in turns:
            after = game.clone(world)
            make(game, after, turn)
            ends = [search.outcome(turn, number) for number in range(WORLDS)]
            rows = [standing(game, end, seat, seats) for end in ends]
            before = standing(game, after, seat, seats)
            means = [sum(column) / WORLDS for column in zip(*rows, strict=True)]
            corrections.append([end - now for end, now in zip(means, before, strict=True)])
            leads = [lead(standing(other, after, seat, seats)) for other in self._nearby]
            slopes.append([one - lead(before) for one in leads])
            inputs.append(self._inputs.of(after, seat))
        values = [turn.value for turn in turns]
        worths = [
            value + lead(row) * WORLDS / (WORLDS + 1)
            for value, row in zip(values, corrections, strict=True)
        ]
        best = max(range(len(turns)), key=worths.__getitem__)
        return Menu(seat, inputs, values, corrections, slopes, best)


def nearby(game: Game[Any], seats: int) -> list[Game[Any]]:
    """The game with more of each of these numbers."""
    numbers = in_use(game, seats)
    return [
        tuning_of(game.key).make(game, numbers | {name: MORE * value})
        for name, value in numbers.items()
    ]


def standing(game: Game[Any], state: Any, seat: Seat, seats: int) -> list[float]:
    """What a seat may expect by category, and then what the others may on the average."""
    rows = [game.estimate(state, Seat(one)) for one in range(seats)]
    others = [row for one, row in enumerate(rows) if one != seat]
    return [*rows[seat], *[sum(column) / len(others) for column in zip(*others, strict=True)]]


def lead(row: list[float]) -> float:
    """How far the seat is ahead of the others in such a row."""
    half = len(row) // 2
    return sum(row[:half]) - sum(row[half:])


def taste(harvest: Harvest, number: int) -> dict[str, Any]:
    """Play one game, and keep its menus."""
    game, seed = cached_game(harvest.game, None), derived(harvest.seed, number)
    judgement = judgement_of(game, harvest.seats)
    bots = [Taster(derived(seed, seat), judgement, harvest.seats) for seat in range(harvest.seats)]
    played = play_with(game, bots, seed)
    menus = [menu for bot in bots for menu in bot.menus]
    return as_json(number, shares([score.rank for score in played.result]), menus)


def as_json(number: int, won: Sequence[float], menus: Sequence[Menu]) -> dict[str, Any]:
    """A game as a line of a journal: its number, each seat's part of the win, and its menus."""
    rows = b"".join([row for menu in menus for row in menu.inputs])
    return {
        "number": number,
        "shares": [*won],
        "inputs": b64encode(compress(rows, 9)).decode(),
        "menus": [_menu_json(menu) for menu in menus],
    }


def _menu_json(menu: Menu) -> dict[str, Any]:
    return {
        "seat": menu.seat,
        "chosen": menu.chosen,
        "values": [round(value, 3) for value in menu.values],
        "corrections": [[round(value, 2) for value in row] for row in menu.corrections],
        "slopes": [[round(value, 3) for value in row] for row in menu.slopes],
    }


def read(line: dict[str, Any]) -> list[Menu]:
    """The menus of one game of a journal."""
    rows, start, found = decompress(b64decode(line["inputs"])), 0, list[Menu]()
    width = len(rows) // sum([len(menu["corrections"]) for menu in line["menus"]])
    for menu in line["menus"]:
        end = start + width * len(menu["corrections"])
        inputs = [rows[at : at + width] for at in range(start, end, width)]
        kept = (menu["values"], menu["corrections"], menu["slopes"], menu["chosen"])
        found.append(Menu(menu["seat"], inputs, *kept))
        start = end
    return found


def games(
    harvest: Harvest, count: int, jobs: int, file: Path, ray: str | None = None
) -> Iterator[Any]:
    """All games of the file, and more until there are that many, each kept as it is played."""
    with Journal(file, harvest.about()) as journal:
        yield from journal.games
        known = {one["number"] for one in journal.games}
        tasks = [number for number in range(count) if number not in known]
        for one in spread(partial(taste, harvest), tasks, jobs, ray):
            journal.append(one)
            yield one
