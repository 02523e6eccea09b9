"""Why a turn would have been better: the categories in which it gains or loses."""

from collections.abc import Sequence

from comptoir.bots.hints import LITTLE, Aim

NAMED = 6
"""How many categories are named at most: what is left out then makes no difference."""


def named(gains: Sequence[float], categories: Sequence[str]) -> list[Aim]:
    """Those that matter most, in whole points, the largest gain first.

    None: it brings the seat itself nothing, but hinders the others.
    """
    ranked = sorted(zip(gains, categories, strict=True), key=lambda pair: -pair[0])
    large = [pair for pair in ranked if round(pair[0])] or [p for p in ranked if p[0] > LITTLE]
    chosen = sorted(large, key=lambda pair: -abs(pair[0]))[:NAMED]
    return [Aim(name, round(gain)) for gain, name in ranked if (gain, name) in chosen]
