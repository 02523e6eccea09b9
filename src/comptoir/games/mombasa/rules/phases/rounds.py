# Compiled by mypyc.
"""The rounds: planning, general action phase, preparation for the next round."""

from typing import ClassVar

from comptoir.core.contract import Decision
from comptoir.core.indexes import NONE
from comptoir.core.stack import Quiet
from comptoir.games.mombasa.rules.phases.planning import begin_planning
from comptoir.games.mombasa.rules.phases.preparation import Preparation
from comptoir.games.mombasa.rules.phases.turn import ActionPhase
from comptoir.games.mombasa.rules.scoring import scores
from comptoir.games.mombasa.rules.state import State


class Rounds(Quiet):
    """M2.1: three phases a round; after the action phase of the last one the game is over."""

    __slots__ = ("phase",)
    rule: ClassVar[str] = "M2.1"

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next phase."""
        if self.phase == 0:
            state.stack[-1] = Rounds(1)
            self._plan(state)
        elif self.phase == 1:
            state.stack[-1] = Rounds(2)
            state.stack.append(ActionPhase())
        else:
            state.stack[-1] = Rounds(0)
            self._prepare(state)
        return ()

    def _plan(self, state: State) -> None:
        """M10.2: whoever has the first-player marker begins the round."""
        state.round += 1
        state.first = state.next_first
        state.turns = [0] * state.seats
        state.ended = [0] * state.seats
        if state.events is not None:
            state.tell("round", self.rule, round=state.round, seat=state.first)
        begin_planning(state)

    def _prepare(self, state: State) -> None:
        state.turn = NONE
        if state.round < state.box.edition.round_track.rounds:
            state.stack.append(Preparation(0))
        else:
            end_game(state)


def end_game(state: State) -> None:
    """M14.1: all resting decks go back to the hand, and the scores are counted."""
    state.stack.clear()
    hands = []
    for seat in range(state.seats):
        hand = state.hand[seat][:]
        for deck in state.resting[seat]:
            hand += deck
        hand.sort()
        hands.append(hand)
    state.hand = hands
    state.resting = [[[] for _ in decks] for decks in state.resting]
    if state.events is not None:
        for score in scores(state):
            state.tell("scored", "M14.2", seat=score.seat, total=score.total, rank=score.rank)
