# Compiled by mypyc.
"""Actions and their text: `verb word word`, one line each, the same in logs, files and URLs."""

from collections.abc import Iterable
from difflib import get_close_matches

from comptoir.core.contract import Action, Args, Value
from comptoir.core.errors import InvalidNotation


def named(kind: str, **args: Value) -> tuple[str, Args, str]:
    """The common fields of an action: its kind, its arguments and the notation they make."""
    verb = kind.rpartition(".")[2]
    return kind, tuple(args.items()), " ".join([verb, *map(str, args.values())])


class Lexicon:
    """All actions of a game, found by their text; also what never is one, to say why not."""

    def __init__(self, actions: Iterable[Action], never: Iterable[Action] = ()) -> None:
        self.actions = tuple(actions)
        more = tuple(never)
        try:
            self._by_text = {action.text: action for action in self.actions + more}
        except AttributeError:
            raise TypeError(
                "An action has no text: dataclasses that follow Action have no slots=True."
            ) from None
        if len(self._by_text) != len(self.actions) + len(more):
            raise ValueError("two actions share a notation")

    def parse(self, text: str) -> Action:
        """The one action with this text; white space at the ends and between words is free."""
        action = self._by_text.get(" ".join(text.split()))
        if action is None:
            raise InvalidNotation(self._hint(text))
        return action

    def _hint(self, text: str) -> str:
        near = get_close_matches(text, self._by_text, n=1)
        hint = f"Did you mean '{near[0]}'?" if near else "Choose one of the listed options."
        return f"'{text}' is not an action of this game. {hint}"
