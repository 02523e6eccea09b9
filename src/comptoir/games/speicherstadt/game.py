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
from comptoir.games.speicherstadt.about import ABOUT
from comptoir.games.speicherstadt.codec import state as codec
from comptoir.games.speicherstadt.edition.loader import load
from comptoir.games.speicherstadt.estimate.estimator import Estimator
from comptoir.games.speicherstadt.estimate.weights import Weights
from comptoir.games.speicherstadt.observation.encoder import Encoder
from comptoir.games.speicherstadt.observation.layout import Layout
from comptoir.games.speicherstadt.rules import scoring
from comptoir.games.speicherstadt.rules.actions import CHANCE_ACTIONS
from comptoir.games.speicherstadt.rules.box import Box
from comptoir.games.speicherstadt.rules.phases.setup import new_game
from comptoir.games.speicherstadt.rules.state import State
from comptoir.games.speicherstadt.view.table import view


class Speicherstadt(Driven):
    """Speicherstadt by Stefan Feld, with the printed values of one edition."""

    key = ABOUT.key
    version = 1
    seats = ABOUT.seats
    secrets = False
    variants = ABOUT.variants

    def __init__(self, edition: Path | Box | None = None, weights: Weights | None = None) -> None:
        self.box = edition if isinstance(edition, Box) else Box(load(edition))
        self.edition = self.box.edition.about
        self.actions = self.box.lexicon.actions
        self._layouts: dict[int, Layout] = {}
        self.weights = weights or Weights()
        """By which it estimates."""
        self.estimator = Estimator(self.weights)

    def __deepcopy__(self, _: object) -> "Speicherstadt":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Speicherstadt, (self.box,)

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        """A new game, ready for the lot."""
        check_setup(self, seats, options)
        state = new_game(self.box, seats)
        settle(state)
        return state

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open question: one at a time, none when the game is over."""
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
        """The scores if the game ended now."""
        return scoring.standings(state)

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The final score that the seat can hope for, by category."""
        return self.estimator.estimate(state, seat)

    def result(self, state: State) -> Result | None:
        """The final scores, once the game is over."""
        return None if state.stack else scoring.standings(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """S1.7: everybody sees the same."""
        return own_view(view(state))

    def shared_view(self, state: State, seat: Seat | None) -> View:
        """The same, to be read only: its parts are shared by all views that have them."""
        return view(state)

    def encoder(self, seats: int) -> Encoder:
        """What turns states of a game with that many seats into numbers."""
        layout = self._layouts.get(seats)
        if layout is None:
            layout = self._layouts[seats] = Layout(self.box, seats)
        return Encoder(layout)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        """S1.7: nobody has secrets, and the order of pile and bag does not exist yet."""
        return state.clone()

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        return self.box.lexicon.parse(text)

    def dump(self, state: State) -> Json:
        """The whole state as JSON."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state that was dumped."""
        return codec.load(self.box, data)
