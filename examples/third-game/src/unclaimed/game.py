"""The game's wiring: the contract on one side, the phases on the other."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from comptoir.core import (
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
from comptoir.core.hunch import hunch
from comptoir.core.indexes import NONE
from comptoir.core.setup import check_setup
from comptoir.core.stack import explain, perform, settle
from comptoir.core.view_encoder import ViewEncoder
from unclaimed import codec, scoring
from unclaimed.about import ABOUT
from unclaimed.box import Box, Deal, Draw
from unclaimed.edition import load
from unclaimed.phases import Commissions
from unclaimed.state import State
from unclaimed.view import view


class Unclaimed:
    """Unclaimed, with the numbers of one edition."""

    key = ABOUT.key
    version = 1
    seats = ABOUT.seats
    secrets = True
    variants = ABOUT.variants

    def __init__(self, edition: Path | None = None) -> None:
        self.box = Box(load(edition))
        self.edition = self.box.edition.about
        self.actions = self.box.lexicon.actions

    def start(self, seats: int, options: Mapping[str, Value]) -> State:
        """U1.3: a new game, usual or long."""
        length = check_setup(self, seats, options)["length"]
        edition = self.box.edition
        state = State(self.box, seats, edition.long if length == "long" else edition.rounds)
        state.stack.append(Commissions())
        settle(state)
        return state

    def clone(self, state: State) -> State:
        """An independent copy."""
        return state.clone()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """The open questions: bids are made at the same time."""
        return state.open

    def apply(
        self, state: State, seat: Seat, action: Action, listen: bool = True
    ) -> tuple[Event, ...]:
        """Make a choice, in place, unchecked."""
        return perform(state, seat, action, listen)

    def round(self, state: State) -> int:
        """The round under way; 0 while commissions are dealt."""
        return state.round

    def explain(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not an option of the seat now."""
        return explain(state, seat, action, (Deal, Draw))

    def standings(self, state: State) -> Result:
        """The scores if the game ended now, from what everybody can see."""
        return scoring.standings(state)

    def estimate(self, state: State, seat: Seat) -> tuple[float, ...]:
        """The mean of a few games played on at random: the game has no opinion of its own."""
        return hunch(self, state, seat)

    def result(self, state: State) -> Result | None:
        """The final scores, once the game is over."""
        return None if state.stack else scoring.standings(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """What a seat may see: bids and commissions of others are hidden."""
        return view(state, seat)

    def shared_view(self, state: State, seat: Seat | None) -> View:
        """The same: a view shares nothing."""
        return view(state, seat)

    def encoder(self, seats: int) -> ViewEncoder[State]:
        """What turns states into numbers: the view, number by number."""
        return ViewEncoder(self, seats)

    def determinize(self, state: State, seat: Seat | None, rng: Random) -> State:
        """A world that the seat considers possible: others' commissions and bids, drawn afresh."""
        world = state.clone()
        if not state.stack:
            return world
        own = NONE if seat is None else state.commissions[seat]
        goods = [good for good in range(len(state.store)) if good != own]
        rng.shuffle(goods)
        for other in range(state.seats):
            if other != seat and state.commissions[other] != NONE:
                world.commissions[other] = goods.pop()
            if other != seat and state.bids[other] != NONE:
                world.bids[other] = rng.randint(0, state.coins[other])
        settle(world)
        return world

    def parse(self, text: str) -> Action:
        """The action with this notation."""
        return self.box.lexicon.parse(text)

    def dump(self, state: State) -> Json:
        """The whole state as JSON."""
        return codec.dump(state)

    def load(self, data: Json) -> State:
        """The state that was dumped."""
        return codec.load(self.box, data)
