"""What a bot would do in a person's place, in words."""

from collections.abc import Iterator
from random import Random
from typing import Any

from comptoir.bots.hints import Aim, Hint, hints, modest
from comptoir.cli.wording import turn_words
from comptoir.lang import Speaker
from comptoir.table import Sight


def advice(sight: Sight[Any], speaker: Speaker) -> Iterator[tuple[str, str]]:
    """The best turns, each with what it is for."""
    key, world = sight.game.key, sight.sample(Random(0))
    for hint in hints(sight, sight.projection.stamp, modest()):
        turn = turn_words(sight.game, world, sight.seat, hint.path, speaker)
        yield turn, aims(hint, key, speaker)


def aims(hint: Hint, game: str, speaker: Speaker) -> str:
    """Where a turn gains."""
    if not hint.aims:
        return speaker.text("hint-no-aim")
    return speaker.join([_aim(aim, game, speaker) for aim in hint.aims])


def _aim(aim: Aim, game: str, speaker: Speaker) -> str:
    name = speaker.text(f"hint-{game}-{aim.category}")
    if not aim.points:
        return speaker.text("hint-aim-little", name=name)
    return speaker.text("hint-aim", name=name, points=aim.points)
