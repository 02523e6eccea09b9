"""Why actions are not possible, the telling reasons first."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from comptoir.core import Action, Refusal, Seat
from comptoir.table import Table

MOST = 8
"""How many reasons are given at once."""
ALIKE = 3
"""How many of them may be of one kind."""


def matching(actions: Sequence[Action], wanted: str) -> list[Action]:
    """The actions in whose notation each word wanted begins a word or a part of one."""
    words = wanted.split()
    return [a for a in actions if all(any(_begins(w, part) for part in _parts(a)) for w in words)]


def _parts(action: Action) -> list[str]:
    return [*action.text.split(), *action.text.replace("_", " ").split()]


def _begins(word: str, part: str) -> bool:
    return part.startswith(word) if not word.isdecimal() else part == word


def reasons(table: Table[Any], seat: Seat, wanted: str) -> list[tuple[Refusal, list[str]]]:
    """The refused answers to the very question asked, by reason.

    A reason that forbids few actions says more than one that forbids many, so it comes first.
    """
    found: dict[Refusal, list[str]] = {}
    for action in matching(table.game.actions, wanted):
        refusal = table.game.explain(table.state, seat, action)
        if refusal is not None and not refusal.kind.startswith("core."):
            found.setdefault(refusal, []).append(action.text)
    forbids: Counter[str] = Counter()
    for refusal, texts in found.items():
        forbids[refusal.kind] += len(texts)
    ordered = sorted(found.items(), key=lambda reason: forbids[reason[0].kind])
    return _varied(ordered)[:MOST]


def _varied(ordered: list[tuple[Refusal, list[str]]]) -> list[tuple[Refusal, list[str]]]:
    """Not too many of one kind, unless there is no other."""
    seen: Counter[str] = Counter()
    kept = []
    for refusal, texts in ordered:
        seen[refusal.kind] += 1
        if seen[refusal.kind] <= ALIKE:
            kept.append((refusal, texts))
    return kept if len(seen) > 1 else ordered
