"""What the table itself can say: its refusals and their arguments."""

from collections.abc import Mapping

REFUSALS: Mapping[str, tuple[str, ...]] = {
    "core.undo_nothing": (),
    "core.undo_chance": (),
    "core.undo_revealed": (),
    "core.undo_other_seat": ("seat",),
    "core.undo_depends": (),
    "core.restart_nothing": (),
    "core.undo_no_step": (),
    "core.undo_pending": ("seat",),
    "core.undo_no_proposal": (),
    "core.no_such_seat": (),
}
