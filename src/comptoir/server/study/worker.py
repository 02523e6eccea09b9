"""A process that analyses games: `python -m comptoir.server.study.worker MEGABYTES NICE`.

One line of JSON in, a turn of a finished game; one line out, what was found about it. It lets
others on the machine go first, bots at tables too, and ends when its input does.
"""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from comptoir.bots.memory import collect_seldom
from comptoir.server.workers.inside import GRACE, alarm, end_with_parent, limit, serve
from comptoir.study import Inquiry, plan
from comptoir.study.analysis import appraise

AUTOGROUP = Path("/proc/self/autogroup")
"""Where Linux shares the processor among sessions, how nice this one is."""


class Look(msgspec.Struct):
    """A turn to be looked at."""

    record: str
    file: str
    """Of the edition; empty: the house edition."""
    budget: int
    number: int
    seconds: float


class Finding(msgspec.Struct):
    """How many turns the game has and what was found about one, or what went wrong."""

    turns: int = 0
    verdict: dict[str, Any] | None = None
    """None: the game has no such turn."""
    error: str = ""


def look_at(look: Look) -> Finding:
    """Think the turn through."""
    file = Path(look.file) if look.file else None
    inquiry = Inquiry(look.record, look.budget, edition=file)
    turns = len(plan(inquiry))
    verdict = appraise(inquiry, look.number).as_json() if look.number < turns else None
    return Finding(turns, verdict)


def answer(line: bytes) -> Finding:
    """Do what is asked, within the time that there is."""
    try:
        look = msgspec.json.decode(line, type=Look)
        alarm(look.seconds + GRACE)
        return look_at(look)
    except Exception as error:  # the server counts failures and goes on
        return Finding(error=f"{type(error).__name__}: {error}")
    finally:
        alarm(0.0)


def step_back(megabytes: int, nice: int) -> None:
    """Take no more memory than that, and let others go first, those of other sessions, too."""
    limit(megabytes, nice)
    if sys.platform != "win32" and os.getsid(0) == os.getpid():
        with suppress(OSError):
            AUTOGROUP.write_text(str(nice))


if __name__ == "__main__":
    end_with_parent()
    step_back(int(sys.argv[1]), int(sys.argv[2]))
    collect_seldom()
    serve(sys.stdin.buffer, sys.stdout.buffer, answer)
