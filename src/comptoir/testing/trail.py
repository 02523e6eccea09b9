"""One text that stands for all that a game asked, told and showed: to compare two processes.

`python -m comptoir.testing.trail MODULE NAME CASE` prints that of a case, out of those that the
object MODULE.NAME has as its `cases`.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib import import_module

from comptoir.core.canonical import canonical, digest
from comptoir.testing.case import Case
from comptoir.testing.spot import Spot


def trail(case: Case) -> str:
    """A digest of every question, event and state of a game, and of what is seen of it, in order.

    Whoever watches sees one state after the other in turn, as views take the most time.
    """
    spot = Spot(case, case.load(), seed=1, share=0)
    game, watchers = spot.game, spot.watchers()
    steps: list[object] = []
    for state, seat, action, events in spot.walk():
        asked = [
            (d.seat, d.kind, [str(option) for option in d.options]) for d in game.decisions(state)
        ]
        heard = [(event.kind, event.args, event.secret) for event in events]
        shown = str(game.view(state, watchers[len(steps) % len(watchers)]))
        steps.append((seat, str(action), asked, heard, shown, canonical(game.dump(state))))
    return digest(steps)


def trail_elsewhere(where: type, case: Case, hash_seed: str) -> str:
    """The trail as another process sees it, of a case of this class."""
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    command = [sys.executable, *trail_of(where, case)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def trail_of(where: type, case: Case) -> tuple[str, ...]:
    """What Python is called with to print the trail."""
    return "-m", "comptoir.testing.trail", where.__module__, where.__name__, case.name


def main(module: str, name: str, wanted: str) -> None:
    """Print the trail of one case."""
    cases: Iterable[Case] = getattr(import_module(module), name).cases
    (case,) = [case for case in cases if case.name == wanted]
    sys.stdout.write(trail(case))


if __name__ == "__main__":
    main(*sys.argv[1:])
