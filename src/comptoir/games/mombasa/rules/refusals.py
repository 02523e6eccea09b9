# Compiled by mypyc.
"""Why an action is not possible, in one line."""

from comptoir.core.contract import Refusal, Value


def no(rule: str, kind: str, *args: tuple[str, Value]) -> Refusal:
    """A refusal of this game."""
    return Refusal(rule, "mombasa." + kind, args)
