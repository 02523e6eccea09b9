"""What a bot would do in a person's place, in words."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from comptoir.bots.hints import Aim, Hint, hints, modest
from comptoir.cli.wording import turn_words
from comptoir.lang import Speaker
from comptoir.table import SeatView

REASONS = 2
"""More would be noise."""


def advice(seat_view: SeatView[Any], speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The best turns, each with what it is for."""
    key, world = seat_view.game.key, seat_view.sample(Random(0))
    for hint in hints(seat_view, seat_view.projection.stamp, modest()):
        turn = turn_words(seat_view.game, world, seat_view.seat, hint.path, speaker)
        yield turn, why(hint, key, speaker)


def why(hint: Hint, game: str, speaker: Speaker) -> str:
    """What a turn gains, what it costs somebody else, and how it compares with the first."""
    parts = [aims(hint, game, speaker)]
    if hint.harm:
        name = speaker.name(hint.harm.seat)
        parts.append(speaker.text("hint-harm", name=name, points=hint.harm.points))
    if hint.behind:
        parts.append(_behind(hint, game, speaker))
    return "; ".join(parts)


def aims(hint: Hint, game: str, speaker: Speaker) -> str:
    """The one or two things that a turn gains most, or in what the first one gains later."""
    if found := gains(hint.aims, game, speaker):
        return speaker.text("hint-why", gains=found)
    if hint.edge and not hint.behind:
        return speaker.text("hint-later", name=_name(hint.edge, game, speaker))
    return speaker.text("hint-no-aim")


def _behind(hint: Hint, game: str, speaker: Speaker) -> str:
    """How much less than the first, and where most of it is missing."""
    if not hint.edge:
        return speaker.text("hint-behind", points=hint.behind)
    name = _name(hint.edge, game, speaker)
    return speaker.text("hint-behind-most", points=hint.behind, name=name)


def gains(found: Sequence[Aim], game: str, speaker: Speaker) -> str:
    """The one or two greatest gains; empty if there are none worth a point."""
    best = sorted((aim for aim in found if aim.points > 0), key=lambda aim: -aim.points)
    return speaker.join([_aim(aim, game, speaker) for aim in best[:REASONS]]) if best else ""


def _aim(aim: Aim, game: str, speaker: Speaker) -> str:
    name = _name(aim.category, game, speaker)
    return speaker.text("hint-aim", name=name, points=aim.points)


def _name(category: str, game: str, speaker: Speaker) -> str:
    return speaker.found(f"hint-{game}-{category}") or speaker.category(game, category)
