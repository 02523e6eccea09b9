# Compiled by mypyc.
"""The game's wiring: the contract on one side, the phases on the other."""

from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any

from comptoir.core.contract import (
    Action,
    Decision,
    Driven,
    Event,
    Json,
    Refusal,
    Result,
    Seat,
    Value,
    View,
)
from comptoir.core.parts import own_view
from comptoir.core.setup import check_setup
from comptoir.core.stack import explain, perform, settle
from comptoir.games.mombasa.about import ABOUT
from comptoir.games.mombasa.codec import state as codec
from comptoir.games.mombasa.edition.loader import load
from comptoir.games.mombasa.estimate.estimator import Estimator
from comptoir.games.mombasa.estimate.weights import Weights
from comptoir.games.mombasa.observation.encoder import Encoder
from comptoir.games.mombasa.observation.layout import Layout
from comptoir.games.mombasa.rules import scoring
from comptoir.games.mombasa.rules.actions import CHANCE_ACTIONS
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.phases.setup import Setup
from comptoir.games.mombasa.rules.secrets import determinize
from comptoir.games.mombasa.rules.state import State, fresh
from comptoir.games.mombasa.view.table import view


class Mombasa(Driven):
    """Mombasa by Alexander Pfister, with the printed values of one edition."""

    key = ABOUT.key
    seats = ABOUT.seats
    secrets = True
    variants = ABOUT.variants

    def __init__(
        self,
        edition: Path | Box | None = None,
        version: int = ABOUT.versions[-1],
        weights: Weights | None = None,
    ) -> None:
        self.box = edition if isinstance(edition, Box) else Box(load(edition), version)
        self.version = self.box.version
        self.edition = self.box.edition.about
        self.actions = self.box.lexicon.actions
        self._layouts: dict[int, Layout] = {}
        self.weights = weights or Weights()
        """By which it estimates."""
        self.estimator = Estimator(self.box, self.weights)

    def __deepcopy__(self, _: object) -> "Mombasa":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Mombasa, (self.box,)

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

    def round(self, state: State) -> int:
        """The round under way; 0 before the first one."""
        return state.round

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
        return own_view(view(state, seat))

    def shared_view(self, state: State, seat: Seat | None) -> View:
        """The same, to be read only: its parts are shared by all views that have them."""
        return view(state, seat)

    def encoder(self, seats: int) -> Encoder:
        """What turns states of a game with that many seats into numbers."""
        layout = self._layouts.get(seats)
        if layout is None:
            layout = self._layouts[seats] = Layout(self.box, seats)
        return Encoder(layout)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        """M15.3: only what others chose face down is drawn afresh."""
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
