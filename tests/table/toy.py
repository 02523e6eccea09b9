"""A small game with everything that a table has to cope with.

A round: chance draws an open card; everybody plans two numbers in secret, at the same time, and
may look at a hidden number of their own once; the plans are revealed; then each seat has a turn of
up to three steps, in which it may have a die rolled.
"""

from collections.abc import Mapping
from random import Random

from comptoir.core import (
    CHANCE,
    Action,
    Args,
    Decision,
    EditionId,
    Event,
    InvalidSetup,
    Json,
    Refusal,
    Result,
    Score,
    Seat,
    Value,
    View,
)
from comptoir.core.codec import Shape, expect, items
from comptoir.core.notation import Lexicon, named
from comptoir.core.ranking import ranks
from tests.plain_encoder import PlainEncoder

SLOTS = 2
STEPS = 3
NUMBERS = (1, 2, 3)

DRAW = tuple(Action(*named("toy.draw", card=number)) for number in NUMBERS)
PLAN = tuple(Action(*named("toy.plan", number=number)) for number in NUMBERS)
DIE = tuple(Action(*named("toy.die", pips=number)) for number in NUMBERS)
PEEK = Action(*named("toy.peek"))
TAKE = Action(*named("toy.take"))
ROLL = Action(*named("toy.roll"))
PASS = Action(*named("toy.pass"))
ALL = (*DRAW, *PLAN, *DIE, PEEK, TAKE, ROLL, PASS)
SHAPE: dict[str, Shape] = {
    "seats": int,
    "told": str,
    "reveal": str,
    "turns": str,
    "rounds": int,
    "phase": str,
    "card": int,
    "plans": [[int]],
    "peeked": [int],
    "seat": int,
    "steps": int,
    "points": [int],
}


class State:
    """The toy at one moment."""

    __slots__ = tuple(SHAPE)

    def __init__(self, seats: int, options: Mapping[str, Value]) -> None:
        self.seats = seats
        self.told = str(options["told"])
        self.reveal = str(options["reveal"])
        self.turns = str(options["turns"])
        self.rounds = int(str(options["rounds"]))
        self.phase = "draw"
        self.card = 0
        self.plans: list[list[int]] = [[] for _ in range(seats)]
        self.peeked = [0] * seats
        self.seat = 0
        self.steps = 0
        self.points = [0] * seats


class Toy:
    """Keeps the contract."""

    key = "toy"
    seats = range(1, 5)
    secrets = True
    variants: Mapping[str, tuple[Value, ...]] = {
        "rounds": (2, 1),
        "told": ("open", "silent"),
        "reveal": ("yes", "no"),
        "turns": ("yes", "no"),
    }
    actions = ALL

    def __init__(self, version: int = 1, edition: str = "box") -> None:
        self.version = version
        self.edition = EditionId(edition, edition.title(), "0123456789abcdef")
        self.parse = Lexicon(ALL).parse

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        if seats not in self.seats:
            raise InvalidSetup(f"{seats} can't play the toy: take 1 to 4.")
        for name, value in options.items():
            if value not in self.variants.get(name, ()):
                raise InvalidSetup(f"The toy has no option {name} {value}.")
        defaults = {name: values[0] for name, values in self.variants.items()}
        return State(seats, defaults | dict(options))

    def clone(self, state: State) -> State:
        return self.load(self.dump(state))

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.phase == "draw":
            return (Decision(CHANCE, "toy.draw", DRAW, (1, 1, 2)),)
        if state.phase == "die":
            return (Decision(CHANCE, "toy.die", DIE, (3, 2, 1)),)
        if state.phase == "plan":
            return tuple(self._planning(state, seat) for seat in self._planners(state))
        if state.phase == "turn":
            args = (("step", state.steps + 1),)
            options = (TAKE, ROLL, PASS)
            opens = state.steps == 0
            return (Decision(Seat(state.seat), "toy.turn", options, args=args, opens=opens),)
        return ()

    def _planners(self, state: State) -> list[Seat]:
        return [Seat(seat) for seat in range(state.seats) if len(state.plans[seat]) < SLOTS]

    def _planning(self, state: State, seat: Seat) -> Decision:
        options = PLAN if state.peeked[seat] else (*PLAN, PEEK)
        opens = not state.plans[seat] and not state.peeked[seat]
        return Decision(seat, "toy.plan", options, opens=opens)

    def apply(
        self, state: State, seat: Seat, action: Action, listen: bool = True
    ) -> tuple[Event, ...]:
        events: list[Event] = []
        if state.phase == "draw":
            state.card = DRAW.index(action) + 1
            state.phase = "plan"
            events.append(Event("toy.drawn", action.args, reveals=True, rule="T1"))
        elif state.phase == "plan":
            self._plan(state, seat, action, events)
        else:
            self._turn(state, seat, action, events)
        return tuple(events) if listen else ()

    def _plan(self, state: State, seat: Seat, action: Action, events: list[Event]) -> None:
        told: Args = (("seat", seat),) if state.told == "open" else ()
        own = frozenset([seat])
        if action == PEEK:
            state.peeked[seat] = 1
            secret: Args = (("hidden", seat + 7),)
            events.append(Event("toy.peeked", (), secret, own, reveals=True, rule="T3"))
            return
        state.plans[seat].append(PLAN.index(action) + 1)
        events.append(Event("toy.planned", told, action.args, own, rule="T2"))
        if not self._planners(state):
            self._end_planning(state, events)

    def _end_planning(self, state: State, events: list[Event]) -> None:
        for seat, plan in enumerate(state.plans):
            state.points[seat] += sum(plan)
        if state.reveal == "yes":
            plans = tuple(str(sum(plan)) for plan in state.plans)
            events.append(Event("toy.revealed", (("plans", plans),), reveals=True, rule="T4"))
        elif state.told == "open":
            events.append(Event("toy.planning_ends", rule="T4"))
        state.phase, state.seat, state.steps = "turn", 0, 0
        if state.turns == "no":
            self._end_round(state, events)

    def _turn(self, state: State, seat: Seat, action: Action, events: list[Event]) -> None:
        if action == ROLL:
            state.phase = "die"
            events.append(Event("toy.rolls", (("seat", seat),), rule="T5"))
            return
        if action == TAKE:
            state.points[seat] += 1
            events.append(Event("toy.takes", (("seat", seat), ("points", 1)), rule="T5"))
        elif action in DIE:
            state.points[state.seat] += DIE.index(action) + 1
            state.phase = "turn"
            events.append(Event("toy.rolled", action.args, reveals=True, rule="T6"))
        else:
            state.steps = STEPS - 1
            events.append(Event("toy.passes", (("seat", seat),), rule="T5"))
        state.steps += 1
        if state.steps == STEPS:
            self._next_turn(state, events)

    def _next_turn(self, state: State, events: list[Event]) -> None:
        state.seat, state.steps = state.seat + 1, 0
        if state.seat == state.seats:
            self._end_round(state, events)

    def _end_round(self, state: State, events: list[Event]) -> None:
        state.rounds -= 1
        state.plans = [[] for _ in range(state.seats)]
        state.peeked = [0] * state.seats
        state.phase, state.seat = ("draw", 0) if state.rounds else ("over", 0)

    def round(self, state: State) -> int:
        return 0

    def encoder(self, seats: int) -> PlainEncoder:
        return PlainEncoder(self, seats)

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        decisions = self.decisions(state)
        if not decisions:
            return Refusal("", "core.over")
        asked = [decision for decision in decisions if decision.seat == seat]
        if not asked:
            return Refusal("T2", "core.not_your_turn", (("seat", decisions[0].seat),))
        return None if action in asked[0].options else Refusal("T2", "toy.no_option")

    def standings(self, state: State) -> Result:
        order = ranks(state.points)
        return tuple(
            Score(Seat(seat), points, (("points", points),), order[seat])
            for seat, points in enumerate(state.points)
        )

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        return (float(state.points[seat]),)

    def result(self, state: State) -> Result | None:
        return self.standings(state) if state.phase == "over" else None

    def view(self, state: State, seat: Seat | None) -> View:
        view: View = {"card": state.card, "points": [*state.points], "phase": state.phase}
        if seat is not None:
            view["plan"] = [*state.plans[seat]]
            view["hidden"] = seat + 7 if state.peeked[seat] else None
        return view

    def shared_view(self, state: State, seat: Seat | None) -> View:
        return self.view(state, seat)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        world = self.clone(state)
        for other, plan in enumerate(world.plans):
            if other != seat:
                world.plans[other] = [rng.choice(NUMBERS) for _ in plan]
        return world

    def dump(self, state: State) -> Json:
        plans: list[Json] = [[*plan] for plan in state.plans]
        rest: dict[str, Json] = {name: getattr(state, name) for name in SHAPE}
        points: list[Json] = [*state.points]
        peeked: list[Json] = [*state.peeked]
        return rest | {"plans": plans, "points": points, "peeked": peeked}

    def load(self, data: Json) -> State:
        expect(data, SHAPE)
        state = State.__new__(State)
        for name, value in items(data).items():
            setattr(state, name, value)
        state.plans = [plan[:] for plan in state.plans]
        state.points = state.points[:]
        state.peeked = state.peeked[:]
        return state
