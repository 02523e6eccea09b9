"""What people are told who ask what is known about them."""

from typing import Any, TypeAlias

from msgspec import Struct

Rows: TypeAlias = list[dict[str, Any]]  # a row of the database by column
"""Rows of one table of the database."""


class Export(Struct, frozen=True, kw_only=True):
    """All that is stored about a person, by table of the database; each `Belonging` has a field."""

    person: dict[str, Any]  # a row of the database; the settings in it are the page's own
    seats: Rows
    turns: Rows
    tables: Rows
    ratings: Rows
    votes: Rows
    wishes: Rows
    notes: Rows
    chat: Rows
    exercises: Rows
    presence: Rows
    ended_sessions: Rows
    blocks: Rows
    reports: Rows
    audit: Rows
    hooks: Rows
    outbox: Rows
    sent: Rows
    analyses: Rows
