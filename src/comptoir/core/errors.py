# Compiled by mypyc.
"""Errors by cause. Each message is a sentence for a person and says what to do."""

from comptoir.core.contract import Refusal, Seat


class ComptoirError(Exception):
    """What can go wrong for a reason that the user can fix."""


class IllegalAction(ComptoirError):
    """A choice that is not an option now."""

    def __init__(self, seat: Seat, text: str, refusal: Refusal) -> None:
        super().__init__(f"Seat {seat} can't choose '{text}' now: {refusal}.")
        self.seat = seat
        self.text = text
        self.refusal = refusal


class InvalidNotation(ComptoirError):
    """A text that names no action of the game."""


class InvalidSetup(ComptoirError):
    """A number of seats or an option that the game does not have."""


class CorruptLog(ComptoirError):
    """A log or record that can't be what was played."""


class CorruptState(ComptoirError):
    """A dumped state that the game could never be in."""

    def __init__(self, path: str, found: object, expected: str) -> None:
        super().__init__(f"The state is damaged at {path}: found {found!r}, expected {expected}.")
        self.path = path
        self.found = found
        self.expected = expected


class BadEdition(ComptoirError):
    """An edition file that the game can't be played with."""

    def __init__(self, file: str, table: str, key: str, found: object, expected: str) -> None:
        place = f"[{table}] {key}" if key else f"[{table}]"
        super().__init__(f"{file}: {place}: found {found}, expected {expected}.")
        self.file = file
        self.table = table
        self.key = key
        self.found = found
        self.expected = expected
