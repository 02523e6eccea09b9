"""A process that draws: `python -m comptoir.server.pictures.worker MEGABYTES`.

One line of JSON in, what a spectator sees; one line out, a picture. It has no game and no state:
what it is not given it can't show.
"""

import sys
from typing import Any

import msgspec

from comptoir.pictures import Scene, svg
from comptoir.pictures.pixels import gif, png
from comptoir.server.workers.inside import GRACE, alarm, end_with_parent, limit, serve


class Sheet(msgspec.Struct):
    """A scene on its way."""

    view: dict[str, Any]
    title: str
    names: list[str]
    scores: list[int]


class Commission(msgspec.Struct):
    """What is to be drawn: one scene, or several one after the other."""

    scenes: list[Sheet]
    width: int
    moving: bool
    seconds: float


class Print(msgspec.Struct):
    """The file, or what went wrong."""

    picture: bytes = b""
    error: str = ""


def draw(wanted: Commission) -> bytes:
    """The file of a picture."""
    drawings = [svg(Scene(one.view, one.title, one.names, one.scores)) for one in wanted.scenes]
    return gif(drawings, wanted.width) if wanted.moving else png(drawings[0], wanted.width)


def answer(line: bytes) -> Print:
    """Do what is asked, within the time that there is."""
    try:
        wanted = msgspec.json.decode(line, type=Commission)
        alarm(wanted.seconds + GRACE)
        return Print(draw(wanted))
    except Exception as error:  # the server says that there is no picture now
        return Print(error=f"{type(error).__name__}: {error}")
    finally:
        alarm(0.0)


if __name__ == "__main__":
    end_with_parent()
    limit(int(sys.argv[1]))
    serve(sys.stdin.buffer, sys.stdout.buffer, answer)
