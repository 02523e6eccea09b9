"""Whose agreement it takes to do something about a table at which nobody can play."""

from comptoir.server.tables.held_table import HeldTable

END, CUT = "end", "cut"


def needed(held: HeldTable, what: str) -> list[str]:
    """Whose agreement it takes: that of everybody who plays.

    To cut the game back also that of whoever left, if it goes back behind that moment.
    """
    steps = held.closed.steps if held.closed else 0
    people = held.people()
    for row in held.seats:
        behind = what == CUT and row.away and row.left_at is not None and steps < row.left_at
        if behind and row.kind == "person" and row.person is not None:
            people.append(row.person)
    return [*dict.fromkeys(people)]
