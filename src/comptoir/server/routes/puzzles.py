"""What people ask about puzzles."""

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody
from msgspec.structs import asdict

from comptoir.server.asking import Given, Me, Visitor
from comptoir.server.bots.bots import Asker
from comptoir.server.context import Context
from comptoir.server.errors import Asked
from comptoir.server.guard import client
from comptoir.server.play.answers import Reasons, Tried
from comptoir.server.puzzles.answers import (
    Exercise,
    ExerciseDay,
    ExercisesAnswer,
    PuzzleAnswer,
    PuzzleSolution,
    PuzzleVerdict,
    Standing,
)
from comptoir.server.puzzles.exercises import Exercises, Memory
from comptoir.server.puzzles.position import Position, is_right
from comptoir.server.routes import bodies
from comptoir.server.services import Services
from comptoir.study.duel import Duel
from comptoir.study.puzzle import Offer


async def _position(services: Services, puzzle_id: str) -> Position:
    """Setting it up replays a game: not in the event loop."""
    return await asyncio.to_thread(services.exercises.position, puzzle_id)


def _standing(exercises: Exercises, memory: Memory, position: Position) -> Standing:
    """What this person made of it so far."""
    tried = memory.of(position.id, exercises.day_of(position))
    return Standing(**asdict(tried), streak=memory.streak(exercises.today()))


@get("/api/puzzles", summary="The exercises of today, and of days before")
async def all_puzzles(visitor: Visitor, services: Given[Services]) -> ExercisesAnswer:
    """The same for everybody; a day begins at midnight UTC."""
    exercises = services.exercises
    memory = await exercises.tried(visitor.id if visitor else None)
    days = [
        ExerciseDay(
            day.isoformat(),
            [
                Exercise(**asdict(memory.of(found, day.isoformat())), game=game, puzzle=found)
                for game, found in exercises.of_day(day).items()
            ],
        )
        for day in exercises.days()
    ]
    return ExercisesAnswer(memory.streak(exercises.today()), days)


@get("/api/puzzles/{puzzle_id:str}", summary="A puzzle, as its seat sees it")
async def one_puzzle(
    puzzle_id: FromPath[str], visitor: Visitor, services: Given[Services]
) -> PuzzleAnswer:
    """One turn stands out: which one is for the solver to find."""
    position = await _position(services, puzzle_id)
    memory = await services.exercises.tried(visitor.id if visitor else None)
    puzzle = position.puzzle
    return PuzzleAnswer(
        **asdict(_standing(services.exercises, memory, position)),
        id=position.id,
        game=position.game.key,
        edition=position.game.edition.id,
        day=services.exercises.last_day_of(position),
        seat=puzzle.seat,
        round=puzzle.round,
        margin=round(puzzle.offers[1].behind, 1),
        projection=position.seen(),
    )


@post("/api/puzzles/{puzzle_id:str}/try", status_code=200, summary="Try choices out in a puzzle")
async def attempt(
    puzzle_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.PuzzleTurn],
) -> Tried:
    """Nothing is stored; it is no answer."""
    context.limits.spend("try", me.id)
    position = await _position(services, puzzle_id)
    return position.tried(data.stamp, data.choices)


@post("/api/puzzles/{puzzle_id:str}/why", status_code=200, summary="Why not, in a puzzle?")
async def why(
    puzzle_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.PuzzleWhy],
) -> Reasons:
    """Why each of these actions is no option."""
    context.limits.spend("try", me.id)
    position = await _position(services, puzzle_id)
    return position.attempt(data.stamp, data.choices).reasons(data.actions)


@post("/api/puzzles/{puzzle_id:str}/answers", status_code=200, summary="Answer a puzzle")
async def answer(
    request: Asked,
    puzzle_id: FromPath[str],
    me: Me,
    services: Given[Services],
    context: Given[Context],
    data: JSONBody[bodies.PuzzleTurn],
) -> PuzzleVerdict:
    """A whole turn, and how good it is; one that nobody thought of before is thought through."""
    exercises = services.exercises
    position = await _position(services, puzzle_id)
    found: Offer | Duel | None = position.answer(data.stamp, data.choices)
    context.limits.spend("try" if found else "hint", me.id)
    if found is None:
        best = position.puzzle.best.choices
        asker = Asker(client(request.scope), me.id)
        found = await services.bots.judge(position.table, position.seat, best, data.choices, asker)
    await exercises.answered(me.id, position, right=is_right(found))
    standing = _standing(exercises, await exercises.tried(me.id), position)
    return position.verdict(found, standing)


@post("/api/puzzles/{puzzle_id:str}/solution", status_code=200, summary="Show the solution")
async def solution(puzzle_id: FromPath[str], me: Me, services: Given[Services]) -> PuzzleSolution:
    """Whoever has not solved it by now does not solve it any more."""
    position = await _position(services, puzzle_id)
    await services.exercises.shown(me.id, position)
    memory = await services.exercises.tried(me.id)
    return position.solution(_standing(services.exercises, memory, position))


ROUTES = (all_puzzles, one_puzzle, attempt, why, answer, solution)
