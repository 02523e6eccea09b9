"""The game's wiring: the contract on one side, the phases on the other."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from comptoir.core.contract import (
    Action,
    Decision,
    Event,
    Json,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)
from comptoir.core.setup import check_setup
from comptoir.core.stack import explain, perform, settle
from comptoir.games.mombasa import codec, scoring
from comptoir.games.mombasa.actions import CHANCE_ACTIONS
from comptoir.games.mombasa.box import Box
from comptoir.games.mombasa.edition import SEATS, load
from comptoir.games.mombasa.estimate import Estimator
from comptoir.games.mombasa.estimate_weights import Weights
from comptoir.games.mombasa.phases.setup import Setup
from comptoir.games.mombasa.secrets import determinize
from comptoir.games.mombasa.state import State, fresh
from comptoir.games.mombasa.view import view


class Mombasa:
    """Mombasa by Alexander Pfister, with the printed values of one edition."""

    key = "mombasa"
    version = 1
    seats = range(SEATS[0], SEATS[-1] + 1)
    secrets = True
    variants: Mapping[str, tuple[Value, ...]] = {"setup": ("first", "variable")}

    def __init__(self, edition: Path | None = None) -> None:
        self.box = Box(load(edition))
        self.edition = self.box.edition.about
        self.actions = self.box.lexicon.actions
        self.estimator = Estimator(self.box, Weights())

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        """A new game, ready for the first draw of setup."""
        chosen = check_setup(self, seats, options)
        state = fresh(self.box, seats, variable=chosen["setup"] == "variable")
        state.stack.append(Setup(0))
        settle(state)
        return state

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open questions: of all who still plan, else of one; none when the game is over."""
        return state.open

    def apply(
        self, state: State, seat: Seat, action: Action, listen: bool = True
    ) -> tuple[Event, ...]:
        """Make a choice, in place, unchecked."""
        return perform(state, seat, action, listen)

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not an option of the seat now."""
        return explain(state, seat, action, CHANCE_ACTIONS)

    def standings(self, state: State) -> Result:
        """M15.5: the scores if the game ended now; all that counts is open."""
        return scoring.scores(state)

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The final score that the seat can hope for, by category."""
        return self.estimator.estimate(state, seat)

    def result(self, state: State) -> Result | None:
        """The final scores, once the game is over."""
        return None if state.stack else scoring.scores(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may see."""
        return view(state, seat)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        """M15.3: only what others chose face down is drawn anew."""
        return determinize(state, seat, rng)

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        return self.box.lexicon.parse(text)

    def dump(self, state: State) -> Json:
        """The whole state as JSON."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state that was dumped."""
        return codec.load(self.box, data)
