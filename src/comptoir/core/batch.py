# Compiled by mypyc.
"""Many games side by side, stepped in one call: for learners, which need them by the thousand."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from comptoir.core.contract import CHANCE, Action, Decision, Encoder, Game, Seat, Value
from comptoir.core.native import held_by
from comptoir.core.play import uniform, weighted

EVERYBODY: Final = Seat(-2)
"""In place of a learner's seat: whoever is asked is asked from outside."""
GOES_ON: Final = 0
OVER: Final = 1
ILLEGAL: Final = 2

Ask: TypeAlias = Callable[[int, Decision], Action]
"""The choice of whoever sits there, in the game with this number."""


class Batch:
    """Several games of one kind. In each a learner is asked; chance and the others are played.

    Without `ask` the others choose at random, each game with luck of its own.
    """

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Mapping[str, Value],
        actions: Sequence[Action],
        ask: Ask | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.actions = actions
        self.ask = ask
        self._start = game.start(seats, options)
        """Copied for each new game."""
        self.states: list[Any] = []
        self.asked: list[Decision | None] = []
        """The learner's question in each game; None when it is over."""
        self.encoders: list[Encoder[Any]] = []
        """One a game: each remembers the parts of its last observation that have not changed."""
        self.learners: list[Seat] = []
        self.chance: list[Random] = []
        self.others: list[Random] = []
        self.rows: list[bytes] = []
        """What the learner of each game saw last."""
        self.masks: list[bytearray] = []
        """Its options then: a byte for each action, 1 if it is one."""
        self._numbers = {action.text: number for number, action in enumerate(actions)}

    def __reduce__(self) -> tuple[Any, ...]:
        return held_by(self, self.game, self.seats, self.options, self.actions, self.ask)

    def add(self, learner: Seat, chance: Random, others: Random) -> None:
        """One game more."""
        self.states.append(self.game.clone(self._start))
        self.asked.append(None)
        self.encoders.append(self.game.encoder(self.seats))
        self.learners.append(learner)
        self.chance.append(chance)
        self.others.append(others)
        self.rows.append(b"")
        self.masks.append(bytearray(len(self.actions)))

    def begin(self, place: int, learner: Seat, chance: Random, others: Random) -> None:
        """A new game in a place."""
        self.states[place] = self.game.clone(self._start)
        self.asked[place] = None
        self.learners[place] = learner
        self.chance[place] = chance
        self.others[place] = others

    def run_on(self, place: int) -> bool:
        """Play until the learner is asked; whether it is, or the game is over."""
        game, state, learner = self.game, self.states[place], self.learners[place]
        decisions = game.decisions(state)
        while decisions:
            decision = decisions[0]
            seat = decision.seat
            if seat == CHANCE:
                game.apply(state, CHANCE, weighted(decision, self.chance[place]), listen=False)
            elif learner in (seat, EVERYBODY):
                self.asked[place] = decision
                return True
            else:
                game.apply(state, seat, self._choice(place, decision), listen=False)
            decisions = game.decisions(state)
        self.asked[place] = None
        return False

    def _choice(self, place: int, decision: Decision) -> Action:
        if self.ask is None:
            return uniform(decision, self.others[place])
        return self.ask(place, decision)

    def step(self, numbers: Sequence[int]) -> list[int]:
        """Make a choice in every game and play on; how each game stands then.

        Each game is looked at while it is at hand: `rows` and `masks` are those after the step.
        Where a number is no option nothing is done: that game is as it was.
        """
        stands: list[int] = []
        for place, number in enumerate(numbers):
            stands.append(self._step(place, number))
            self.observe(place)
        return stands

    def _step(self, place: int, number: int) -> int:
        decision = self.asked[place]
        if decision is None or not 0 <= number < len(self.actions):
            return ILLEGAL
        if not self.masks[place][number]:
            return ILLEGAL
        game, state, action = self.game, self.states[place], self.actions[number]
        game.apply(state, decision.seat, action, listen=False)
        return GOES_ON if self.run_on(place) else OVER

    def observe(self, place: int) -> None:
        """Put down what the learner of a game sees, and its options; none when it is over."""
        self.rows[place] = self.encoders[place].encode(self.states[place], self.seat(place))
        decision, mask = self.asked[place], bytearray(len(self.actions))
        if decision is not None:
            numbers = self._numbers
            for action in decision.options:
                mask[numbers[action.text]] = 1
        self.masks[place] = mask

    def seat(self, place: int) -> Seat:
        """Who looks: the learner, or where everybody learns who is asked."""
        if self.learners[place] != EVERYBODY:
            return self.learners[place]
        decision = self.asked[place]
        return Seat(0) if decision is None else decision.seat
