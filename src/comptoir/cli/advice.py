"""What a bot would do in a person's place, in words."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from comptoir.bots.hints import AIMS, LATER, OTHERS, Aim, Hint, hints, modest
from comptoir.cli.wording import turn_words
from comptoir.lang import Speaker
from comptoir.table import SeatView

MUCH = 1.5
"""Points that need a word of their own; fewer are lost in rounding."""


def advice(seat_view: SeatView[Any], speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The best turns, each with what it is for."""
    key, world = seat_view.game.key, seat_view.sample(Random(0))
    above: Hint | None = None
    for hint in hints(seat_view, seat_view.projection.stamp, modest()):
        turn = turn_words(seat_view.game, world, seat_view.seat, hint.path, speaker)
        yield turn, why(hint, above, key, speaker)
        above = hint


def why(hint: Hint, above: Hint | None, game: str, speaker: Speaker) -> str:
    """What a turn gains, what it costs somebody else, and how it compares with the first."""
    parts = _brings(hint, game, speaker)
    if above is None:
        return "; ".join(filter(None, [*parts, _first(hint.makes_up, game, speaker)]))
    if parts == _brings(above, game, speaker) and hint.behind - above.behind < MUCH:
        parts = [speaker.text("hint-same")]
    parts.append(speaker.text("hint-behind", points=hint.behind))
    parts += [_makes_up(hint.makes_up, game, speaker), _edge(hint.edge, game, speaker)]
    return "; ".join(filter(None, parts))


def _brings(hint: Hint, game: str, speaker: Speaker) -> list[str]:
    parts = [aims(hint, game, speaker)]
    if hint.harm:
        name = speaker.name(hint.harm.seat)
        parts.append(speaker.text("hint-harm", name=name, points=hint.harm.points))
    return parts


def _first(reason: str, game: str, speaker: Speaker) -> str:
    """Why the first is the first, if another one names more."""
    if reason == OTHERS:
        return speaker.text("hint-best-others")
    if reason == LATER:
        return speaker.text("hint-best-later")
    return speaker.text("hint-best", name=_name(reason, game, speaker)) if reason else ""


def _makes_up(reason: str, game: str, speaker: Speaker) -> str:
    """In which respect a turn comes to more than the first, if that is told."""
    if reason == OTHERS:
        return speaker.text("hint-makes-up-others")
    if reason == LATER:
        return speaker.text("hint-makes-up-later")
    return speaker.text("hint-makes-up", name=_name(reason, game, speaker)) if reason else ""


def _edge(reason: str, game: str, speaker: Speaker) -> str:
    """In which respect the first comes to more, if that is told."""
    if reason == OTHERS:
        return speaker.text("hint-edge-others")
    if reason == LATER:
        return speaker.text("hint-edge-later")
    return speaker.text("hint-edge", name=_name(reason, game, speaker)) if reason else ""


def aims(hint: Hint, game: str, speaker: Speaker) -> str:
    """The one or two things that a turn gains most, or in what the first one gains later."""
    if found := gains(hint.aims, game, speaker):
        return speaker.text("hint-why", gains=found)
    if hint.edge in {"", LATER} or hint.behind:
        return speaker.text("hint-no-aim")
    if hint.edge == OTHERS:
        return speaker.text("hint-later-others")
    return speaker.text("hint-later", name=_name(hint.edge, game, speaker))


def gains(found: Sequence[Aim], game: str, speaker: Speaker) -> str:
    """The one or two greatest gains; empty if there are none worth a point."""
    best = _best(found)
    return speaker.join([_aim(aim, game, speaker) for aim in best]) if best else ""


def account(found: Sequence[Aim], game: str, speaker: Speaker, ahead: float) -> str:
    """The same; all that matters on both sides, if the greatest gains are not what it is ahead."""
    won = gains(found, game, speaker)
    if not won or abs(_points(_best(found)) - ahead) < MUCH:
        return won
    others = round(ahead - _points(found))
    lost = [Aim(aim.category, -aim.points) for aim in found]
    parts = [_list(_large(found) or _best(found), game, speaker)]
    if less := _list(_large(lost), game, speaker):
        parts.append(speaker.text("hint-less", losses=less))
    if others <= -MUCH:
        parts.append(speaker.text("hint-others-gain", points=-others))
    if others >= MUCH:
        parts.append(speaker.text("hint-others-lose", points=others))
    return "; ".join(parts)


def _list(found: Sequence[Aim], game: str, speaker: Speaker) -> str:
    return speaker.join([_aim(aim, game, speaker) for aim in found]) if found else ""


def _large(found: Sequence[Aim]) -> list[Aim]:
    """Those that make a difference, the largest first."""
    return sorted((aim for aim in found if aim.points >= MUCH), key=lambda aim: -aim.points)


def _best(found: Sequence[Aim]) -> list[Aim]:
    ranked = sorted((aim for aim in found if aim.points > 0), key=lambda aim: -aim.points)
    return ranked[:AIMS]


def _points(found: Sequence[Aim]) -> int:
    return sum([aim.points for aim in found])


def _aim(aim: Aim, game: str, speaker: Speaker) -> str:
    name = _name(aim.category, game, speaker)
    return speaker.text("hint-aim", name=name, points=aim.points)


def _name(category: str, game: str, speaker: Speaker) -> str:
    return speaker.found(f"hint-{game}-{category}") or speaker.category(game, category)
