"""How puzzles are found: games of bots, looked at turn by turn, first quickly and then deeply.

Each game is made and looked at with seeds of its own, so it does not matter which process does it,
or when; a file keeps what is found, and the same command goes on from there.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from comptoir.bots import make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.expert import learned, thinking
from comptoir.bots.search import Search
from comptoir.bots.tree import Menu
from comptoir.core import CHANCE, InvalidSetup, Json
from comptoir.lab.journal import Journal
from comptoir.lab.match import Seating, cached_game, play
from comptoir.lab.pool import spread
from comptoir.study.duel import Duel, Ring, same, texts, tidied, tidy
from comptoir.study.judge import turn_of
from comptoir.study.puzzle import FORMAT, Offer, Puzzle
from comptoir.study.turns import Played, cut
from comptoir.table import SeatView, Table

BOT = "greedy"
BUDGET = 48
"""Iterations of the expert, unless told otherwise;"""
DEEPER = 4
"""and that many times as many of the deep search, which thinks as the other levels do."""
LOOKS = 24
"""How many turns of a game are looked at,"""
GLANCE = 8
"""with that many iterations each;"""
CHECKS = 5
"""how many of them are thought through,"""
FOUND = 2
"""until that many puzzles are found."""
MARGIN = 1.0
"""Points by which the best turn is ahead of every other one,"""
ERRORS = 3.0
"""and how many standard errors of that."""
FEWEST = 3
"""With fewer turns to choose from there is nothing to find out."""
WORLDS = 12
"""In how many worlds the best turn is compared with each other one."""


@dataclass(frozen=True, slots=True)
class Making:
    """What puzzles are made from."""

    game: str
    seed: str = "0"
    budget: int = BUDGET
    bot: str = BOT
    edition: Path | None = None

    def about(self) -> dict[str, Json]:
        """What a file of puzzles says about itself, and must agree on to be resumed."""
        game = cached_game(self.game, self.edition)
        return {
            "puzzles": FORMAT,
            "game": game.key,
            "version": game.version,
            "edition": game.edition.digest,
            "bot": self.bot,
            "budget": self.budget,
            "deep": self.budget * DEEPER,
            "seed": self.seed,
            "learned": {str(seats): learned(game, seats) for seats in game.seats},
        }


@dataclass(frozen=True, slots=True)
class Look:
    """A turn of a game, as it seems."""

    played: Played
    seat_view: SeatView[Any]
    menu: Menu

    @property
    def margin(self) -> float:
        """How far the best turn seems to be ahead of the second."""
        best, second = self.menu.ranked()[:2]
        return self.menu.worth(best) - self.menu.worth(second)

    @property
    def clear(self) -> bool:
        """Whether there is a choice, and one turn seems to stand out."""
        return len(self.menu.arms) >= FEWEST and self.margin >= MARGIN

    @property
    def surprising(self) -> bool:
        """Whether the best turn is not the one that looks best at once."""
        return not same(self.seat_view, self.menu.ranked()[0].turn, self.menu.arms[0].turn)


def make_puzzles(
    making: Making, games: int, file: Path, jobs: int = 1, ray: str | None = None
) -> Iterator[int]:
    """Look at that many games, each kept in the file when it is done; yields what each brought.

    Raises InvalidSetup, CorruptLog, BadEdition.
    """
    if making.budget < 1:
        raise InvalidSetup("Puzzles need a budget of at least 1 iteration.")
    make_bot(making.bot, "")
    with Journal(file, making.about()) as journal:
        known = {game["number"]: game["puzzles"] for game in journal.games}
        yield from [len(puzzles) for puzzles in known.values() if isinstance(puzzles, list)]
        missing = [number for number in range(games) if number not in known]
        for number, found in spread(partial(puzzles_of, making), missing, jobs, ray):
            journal.append({"number": number, "puzzles": [one.as_json() for one in found]})
            yield len(found)


def puzzles_of(making: Making, number: int) -> tuple[int, list[Puzzle]]:
    """The puzzles of one game; the number of players changes from game to game."""
    game = cached_game(making.game, making.edition)
    seed = f"puzzles/{making.seed}/{number}"
    seats = game.seats[number % len(game.seats)]
    table = play(game, Seating((making.bot,) * seats, seed, seed)).table
    found: list[Puzzle] = []
    for checked, look in enumerate(_promising(table, seed)):
        if len(found) == FOUND or checked == CHECKS:
            break
        puzzle = _check(table, look, making.budget, f"{seed}/{checked}")
        if puzzle is not None:
            found.append(puzzle)
    return number, found


def _promising(table: Table[Any], seed: str) -> list[Look]:
    """Turns that seem to stand out, first those that don't look best at once."""
    rng = Random(seed)
    turns = cut(table)
    looks = [_look(table, turn, rng) for turn in rng.sample(turns, min(LOOKS, len(turns)))]
    found = [one for one in looks if one.clear]
    return sorted(found, key=lambda one: (not one.surprising, -one.margin))


def _look(table: Table[Any], turn: Played, rng: Random) -> Look:
    seat_view = SeatView(table.branch(turn.steps[0]), turn.asked[0])
    return Look(turn, seat_view, Search(seat_view, rng, Budget(GLANCE)).menu())


def _check(table: Table[Any], look: Look, budget: int, seed: str) -> Puzzle | None:
    """The puzzle, if the expert and a deep search agree that one turn stands out."""
    thought, expert = thinking(look.seat_view, Random(f"{seed}/expert"), Budget(budget))
    second = Look(look.played, thought, expert.menu())
    if not _agree(look, second):
        return None
    deep = Search(look.seat_view, Random(f"{seed}/deep"), Budget(budget * DEEPER))
    if not _agree(look, Look(look.played, look.seat_view, deep.menu())):
        return None
    offers = _offers(second, expert, budget)
    if any(not _clear(one.behind, one.doubt) for one in offers[1:]):
        return None
    later = _later(second, offers, expert, budget)
    return _puzzle(table, second, offers, later) if _clear(later.lead, later.doubt) else None


def _agree(one: Look, other: Look) -> bool:
    """Whether the second look finds the same turn best as the first, and that it stands out."""
    best, again = one.menu.ranked()[0].turn, other.menu.ranked()[0].turn
    return other.clear and same(one.seat_view, again, best)


def _clear(lead: float, doubt: float) -> bool:
    """Whether a turn is ahead beyond doubt."""
    return lead >= max(MARGIN, ERRORS * doubt)


def _later(look: Look, offers: list[Offer], search: Search, budget: int) -> Duel:
    """What the best turn is ahead of the next one a round later, with whatever is dealt then."""
    seat_view = look.seat_view
    ring = Ring(seat_view.game, seat_view.seats, seat_view.seat, search, rounds=1)
    best, second = (turn_of(seat_view.game, seat_view.decision, one.choices) for one in offers[:2])
    return ring.duel(best, second, range(budget, budget + WORLDS))


def _offers(look: Look, search: Search, budget: int) -> list[Offer]:
    """The best turn, and the others by what they are behind in worlds that are new."""
    seat_view, (best, *others) = look.seat_view, look.menu.ranked()
    ring = Ring(seat_view.game, seat_view.seats, seat_view.seat, search)
    found: list[Offer] = []
    for arm in others:
        duel = ring.duel(best.turn, arm.turn, range(budget, budget + WORLDS))
        more = tidy(duel.lead), tidy(duel.doubt), tidied(duel.gains)
        found.append(Offer(texts(arm.turn), *more))
    none = (0.0,) * len(found[0].gains)
    found.sort(key=lambda one: one.behind)
    return [Offer(texts(best.turn), 0.0, 0.0, none), *found]


def _puzzle(table: Table[Any], look: Look, offers: list[Offer], later: Duel) -> Puzzle:
    lines = table.log[: look.played.steps[0]]
    return Puzzle(
        seats=table.seats,
        options=dict(table.options),
        moves=tuple(f"{'*' if one.seat == CHANCE else one.seat} {one.text}" for one in lines),
        digest=lines[-1].digest,
        seat=look.played.seat,
        round=table.game.round(look.played.before),
        offers=tuple(offers),
        later=tidy(later.lead),
        later_doubt=tidy(later.doubt),
    )
