"""What core and the table can refuse. Each game lists its own words in its catalogue."""

from collections.abc import Mapping

from comptoir.table import catalogue as table

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "core.over": (),
    "core.chance": (),
    "core.chance_decides": (),
    "core.not_your_turn": ("seat",),
    "core.other_question": ("question",),
    **table.REFUSALS,
}
