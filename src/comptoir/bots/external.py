"""Bots in any language: programs that read questions and write answers.

A program that crashes, is late, writes without an end or answers nonsense forfeits the choice to
the random player. It is restarted where that helps, and given up after a few faults.
"""

import re
import shlex
import shutil
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from comptoir.bots.conversation import Conversation
from comptoir.bots.program import Fault
from comptoir.bots.random import RandomBot
from comptoir.core import Action, InvalidSetup, Json
from comptoir.core.luck import derived
from comptoir.table import SeatView

SECONDS = 10.0
"""How long a program may think about one choice, unless its spec says otherwise."""
PATIENCE = 5
"""After that many faults in one game a program is given up."""
NONSENSE = "nonsense"
"""The one fault after which a program can be asked again as it is."""
GIVEN_UP = "given_up"
"""What the choices are counted as that a program given up would have had."""
FAULTS = ("start", "crash", "late", "flood", NONSENSE, GIVEN_UP)
SPEC = re.compile(r"exec(?:@(?P<seconds>\d+(?:\.\d+)?))?:(?P<command>.*)")


@dataclass(slots=True)
class Failures:
    """What a program did wrong, in one game or in many."""

    counts: Counter[str] = field(default_factory=Counter)
    """How many choices it forfeited, by kind of fault."""
    example: str = ""
    """One of its faults, in words, with the end of its standard error."""

    def note(self, fault: Fault) -> None:
        """One more."""
        self.counts[fault.kind] += 1
        self.example = f"{fault} {fault.words}".strip()

    def add(self, other: "Failures") -> None:
        """Take in another game's; which one's example is kept does not depend on the order."""
        self.counts.update(other.counts)
        self.example = min(filter(None, (self.example, other.example)), default="")

    def as_json(self) -> dict[str, Json]:
        """Plain data."""
        return {"counts": dict(self.counts), "example": self.example}


class ExternalBot:
    """A program in a seat. It is started with the first question; `close` ends it."""

    def __init__(self, command: Sequence[str], seed: str, seconds: float = SECONDS) -> None:
        self.failures = Failures()
        self._command = tuple(command)
        self._seed = seed
        self._seconds = seconds
        self._stand_in = RandomBot(derived(seed, "forfeit"))
        self._conversation: Conversation | None = None
        self._number = 0

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """The program's answer, or any option where it gives none that counts."""
        self._number += 1
        if self.failures.counts.total() >= PATIENCE:
            self.failures.counts[GIVEN_UP] += 1
            return self._stand_in.choose(seat_view)
        try:
            return self._talk(seat_view).ask(self._number, seat_view)
        except Fault as fault:
            return self._forfeit(seat_view, fault)
        except BaseException:
            self._kill()
            raise

    def close(self) -> None:
        """The game is over."""
        if self._conversation is not None:
            self._conversation.close()
            self._conversation = None

    def _talk(self, seat_view: SeatView[Any]) -> Conversation:
        if self._conversation is None:
            self._conversation = Conversation(self._command, self._seed, seat_view, self._seconds)
        return self._conversation

    def _forfeit(self, seat_view: SeatView[Any], fault: Fault) -> Action:
        """Let the random player choose, and end a program that is out of step."""
        self.failures.note(fault)
        action = self._stand_in.choose(seat_view)
        patient = self.failures.counts.total() < PATIENCE
        if fault.kind == NONSENSE and self._conversation and patient:
            self._conversation.tell_forfeit(self._number, fault, action)
        else:
            self._kill()
        return action

    def _kill(self) -> None:
        if self._conversation is not None:
            self._conversation.kill()
            self._conversation = None


def is_external(spec: str) -> bool:
    """Whether the spec names a program."""
    return SPEC.fullmatch(spec) is not None


def external(spec: str, seed: str) -> ExternalBot:
    """The bot of a spec `exec:COMMAND` or `exec@SECONDS:COMMAND`. Raises InvalidSetup."""
    found = SPEC.fullmatch(spec)
    assert found is not None
    try:
        command = shlex.split(found["command"])
    except ValueError as error:
        raise InvalidSetup(f"'{spec}' can't be run: {error}.") from None
    if not command or shutil.which(command[0]) is None:
        raise InvalidSetup(f"'{spec}' can't be run: there is no such program.")
    seconds = float(found["seconds"] or SECONDS)
    if not seconds:
        raise InvalidSetup(f"'{spec}' leaves no time to think.")
    return ExternalBot(command, seed, seconds)


def dismiss(bots: Iterable[object]) -> None:
    """The game is over: end the programs among the bots."""
    for bot in bots:
        if isinstance(bot, ExternalBot):
            bot.close()


def failures(bot: object) -> Failures:
    """What a bot did wrong in its game; only programs ever do."""
    return bot.failures if isinstance(bot, ExternalBot) else Failures()
