"""The protocol for bots in any language: one JSON object per line, see docs/bot-protocol.md."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from time import monotonic
from typing import Any, TypeAlias

from comptoir.bots.program import Fault, Program
from comptoir.core import Action, Decision, Json
from comptoir.table import Line, SeatView, to_json

PROTOCOL = 1
START_SECONDS = 10.0
"""How long a program may take to say hello."""
SHOWN = 80
"""How many characters of a bad answer are repeated."""

Message: TypeAlias = dict[str, Json]
Words: TypeAlias = tuple[str, tuple[str, ...]]
"""A question and its options as people say them."""


class Conversation:
    """One run of a program, from its hello on. Whatever it does wrong is raised as a Fault."""

    def __init__(self, command: Sequence[str], seed: str, seat_view: SeatView[Any], seconds: float):
        self._program = Program(command)
        self._seconds = seconds
        self._language = "en"
        self._told: tuple[Line, ...] = ()
        """The lines of the log that the program has got."""
        try:
            self._greet(seed, seat_view)
        except BaseException:
            self._program.kill()
            raise

    def ask(self, number: int, seat_view: SeatView[Any]) -> Action:
        """Its answer to a question."""
        self._send(self._question(number, seat_view))
        deadline = monotonic() + self._seconds
        answer = self._hear(deadline)
        while _belated(answer, number):
            answer = self._hear(deadline)
        if answer.get("number") != number:
            raise Fault("nonsense", f"It did not say that it was answering question {number}.")
        return _chosen(answer, seat_view.decision)

    def tell_forfeit(self, number: int, fault: Fault, action: Action) -> None:
        """Say what was chosen in its place, and why."""
        about: Message = {"fault": fault.kind, "reason": str(fault), "option": action.text}
        self._send({"type": "forfeit", "number": number, **about})

    def close(self) -> None:
        """Say that the game is over."""
        self._send({"type": "bye"})
        self._program.close()

    def kill(self) -> None:
        """End it at once."""
        self._program.kill()

    def _greet(self, seed: str, seat_view: SeatView[Any]) -> None:
        self._send(_hello(seed, seat_view, self._seconds))
        answer = self._hear(monotonic() + START_SECONDS)
        if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
            raise Fault("start", f"It did not say hello in protocol {PROTOCOL}.")
        self._language = str(answer.get("language", self._language))

    def _question(self, number: int, seat_view: SeatView[Any]) -> Message:
        question, texts = _speaker(self._language)(seat_view.decision)
        options = zip(seat_view.decision.options, texts, strict=True)
        return {
            "type": "choose",
            "number": number,
            "milliseconds": round(1000 * self._seconds),
            "question": question,
            "options": [{"notation": action.text, "text": text} for action, text in options],
            "projection": to_json(replace(seat_view.projection, log=self._news(seat_view))),
        }

    def _news(self, seat_view: SeatView[Any]) -> tuple[Line, ...]:
        """The lines from the first one on that the program has not got, or not so."""
        told, log = self._told, seat_view.projection.log
        same = 0
        while same < min(len(told), len(log)) and told[same] == log[same]:
            same += 1
        self._told = log
        return log[same:]

    def _send(self, message: Message) -> None:
        self._program.send(json.dumps(message, separators=(",", ":")))

    def _hear(self, deadline: float) -> Message:
        line = self._program.receive(deadline)
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not isinstance(found, dict):
            raise Fault("nonsense", f"It answered {_shown(line)}, which is not a JSON object.")
        return found


def _hello(seed: str, seat_view: SeatView[Any], seconds: float) -> Message:
    game = seat_view.game
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "game": game.key,
        "version": game.version,
        "edition": {"id": game.edition.id, "digest": game.edition.digest},
        "seats": seat_view.seats,
        "seat": seat_view.seat,
        "seed": seed,
        "milliseconds": round(1000 * seconds),
    }


def _belated(answer: Message, number: int) -> bool:
    """Whether it answers a question before this one, which was forfeited."""
    answered = answer.get("number")
    return isinstance(answered, int) and answered < number


def _chosen(answer: Message, decision: Decision) -> Action:
    for action in decision.options:
        if action.text == answer.get("option"):
            return action
    raise Fault("nonsense", f"It answered {_shown(answer.get('option'))}, which is not an option.")


def _shown(answer: Json) -> str:
    text = json.dumps(answer)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


@cache
def _speaker(language: str) -> Callable[[Decision], Words]:
    """Puts questions into words in a language, or into notation where no words are installed."""
    try:
        from comptoir.lang import LANGUAGES, Speaker  # noqa: PLC0415  # bots do without words
    except ModuleNotFoundError:
        return _notation
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise Fault("start", f"It asked for the language '{language}'; there are {known}.")
    speaker = Speaker(language)
    return lambda asked: (speaker.prompt(asked), tuple(map(speaker.option, asked.options)))


def _notation(decision: Decision) -> Words:
    return decision.kind, tuple(action.text for action in decision.options)
