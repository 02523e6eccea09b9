"""How the program ends early: with one sentence, never with a traceback."""

from comptoir.core import ComptoirError

FAILED = 1
"""The exit code when something could not be done."""
USAGE = 2
"""The exit code for bad input."""
INTERRUPTED = 130
"""The exit code after Ctrl-C."""
TERMINATED = 143
"""The exit code when the system ends us."""


class UsageError(ComptoirError):
    """Bad input; the message is a sentence that says what to do."""


class Leave(Exception):
    """The person is gone: the input has ended."""
