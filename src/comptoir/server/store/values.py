# Compiled by mypyc.
"""What both databases can store alike."""

from collections.abc import Iterable

from comptoir.server.store.database import Scalar, Unstorable

LOWEST, HIGHEST = -(2**63), 2**63 - 1


def check(args: Iterable[Scalar]) -> None:
    """Raise Unstorable for what only one of the databases would take."""
    for arg in args:
        if isinstance(arg, str):
            if "\0" in arg or not (arg.isascii() or _has_bytes(arg)):
                raise Unstorable("The text has a character that can't be stored.")
        elif arg is not None and not LOWEST <= arg <= HIGHEST:
            raise Unstorable("The number is too large to be stored.")


def _has_bytes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
