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
from comptoir.games.speicherstadt import codec, scoring
from comptoir.games.speicherstadt.actions import CHANCE_ACTIONS
from comptoir.games.speicherstadt.box import Box
from comptoir.games.speicherstadt.edition import SEATS, load
from comptoir.games.speicherstadt.estimate import estimate
from comptoir.games.speicherstadt.phases.setup import new_game
from comptoir.games.speicherstadt.state import State
from comptoir.games.speicherstadt.view import view


class Speicherstadt:
    """Speicherstadt by Stefan Feld, with the printed values of one edition."""

    key = "speicherstadt"
    version = 1
    seats = SEATS
    secrets = False
    variants: Mapping[str, tuple[Value, ...]] = {}

    def __init__(self, edition: Path | None = None) -> None:
        self.box = Box(load(edition))
        self.edition = self.box.edition.about
        self.actions = self.box.lexicon.actions

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

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not an option of the seat now."""
        return explain(state, seat, action, CHANCE_ACTIONS)

    def standings(self, state: State) -> Result:
        """The scores if the game ended now."""
        return scoring.standings(state)

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The final score that the seat can hope for, by category."""
        return estimate(state, seat)

    def result(self, state: State) -> Result | None:
        """The final scores, once the game is over."""
        return None if state.stack else scoring.standings(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """S1.7: everybody sees the same."""
        return view(state)

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
