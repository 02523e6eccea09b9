"""One text that stands for all that a game asked, told and showed: to compare two processes."""

import sys

from comptoir.core.canonical import canonical, digest
from tests.conformance.cases import CASES
from tests.conformance.spot import Spot


def trail(spot: Spot) -> str:
    """A digest of every question, event, view and state of a game, in their order."""
    game = spot.game
    steps = []
    for state, seat, action, events in spot.walk():
        asked = [
            (d.seat, d.kind, [str(option) for option in d.options]) for d in game.decisions(state)
        ]
        heard = [(event.kind, event.args, event.secret) for event in events]
        shown = [str(game.view(state, watcher)) for watcher in spot.watchers()]
        steps.append((seat, str(action), asked, heard, shown, canonical(game.dump(state))))
    return digest(steps)


if __name__ == "__main__":
    (case,) = [case for case in CASES if case.name == sys.argv[1]]
    sys.stdout.write(trail(Spot(case, case.load(), seed=1, share=0)))
