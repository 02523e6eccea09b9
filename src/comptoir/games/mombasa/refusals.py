"""Why an action is not possible, in one line."""

from comptoir.core.contract import Refusal, Value


def no(rule: str, kind: str, /, **args: Value) -> Refusal:
    """A refusal of this game."""
    return Refusal(rule, f"mombasa.{kind}", tuple(args.items()))
