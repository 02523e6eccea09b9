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
MUCH = 1.5
"""Points that need a word of their own; fewer are lost in rounding."""


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
    best = _best(found)
    return speaker.join([_aim(aim, game, speaker) for aim in best]) if best else ""


def account(found: Sequence[Aim], game: str, speaker: Speaker, ahead: float) -> str:
    """The same, and what a turn loses or brings the others, where that is not all it is ahead."""
    won = gains(found, game, speaker)
    if not won:
        return ""
    parts, others = [won], ahead - _points(found)
    lost = gains([Aim(aim.category, -aim.points) for aim in found], game, speaker)
    if lost and _points(_best(found)) - ahead >= MUCH:
        parts.append(speaker.text("hint-less", losses=lost))
    if others <= -MUCH:
        parts.append(speaker.text("hint-others-gain"))
    if others >= MUCH:
        parts.append(speaker.text("hint-others-lose"))
    return "; ".join(parts)


def _best(found: Sequence[Aim]) -> list[Aim]:
    ranked = sorted((aim for aim in found if aim.points > 0), key=lambda aim: -aim.points)
    return ranked[:REASONS]


def _points(found: Sequence[Aim]) -> int:
    return sum([aim.points for aim in found])


def _aim(aim: Aim, game: str, speaker: Speaker) -> str:
    name = _name(aim.category, game, speaker)
    return speaker.text("hint-aim", name=name, points=aim.points)


def _name(category: str, game: str, speaker: Speaker) -> str:
    return speaker.found(f"hint-{game}-{category}") or speaker.category(game, category)
