"""Sentences of both games in all languages, for the page's words to be compared with.

`python -m tests.web.sentences` writes them to web/tests/made/sentences.json.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from comptoir.core import Action, Decision, Event, Refusal, Seat
from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.lang import LANGUAGES, Speaker
from comptoir.table import Table, project
from comptoir.table.as_json import args_json

FILE = Path(__file__).parents[2] / "web" / "tests" / "made" / "sentences.json"
NAMES = ("Ada", "ben", "Čeněk")
EACH = 2
"""How many of each kind."""
Said = tuple[str, Event | Decision | Action | Refusal]


def collect(key: str) -> Iterator[Said]:
    """What is said in a game that is played at random, as its first seat hears it."""
    table, rng = Table(load(key), len(NAMES)), Random(7)
    game = table.game
    while table.decisions:
        decision = table.decisions[0]
        yield "ask", decision
        for action in decision.options:
            yield "do", action
        if len(table.log) % 20 == 0:
            for action in game.actions:
                refusal = game.explain(table.state, decision.seat, action)
                if refusal is not None:
                    yield "why", Refusal("", refusal.kind, refusal.args)
        table.choose(decision.seat, uniform(decision, rng))
    for line in project(table, Seat(0)).log:
        for event in line.events:
            yield "event", event


def chosen(key: str) -> Iterator[Said]:
    """A few of each kind, with different arguments."""
    seen: dict[tuple[str, str], set[str]] = {}
    for role, thing in collect(key):
        known = seen.setdefault((role, thing.kind), set())
        arguments = repr((thing.args, getattr(thing, "secret", ()), kinds(thing)))
        if len(known) < EACH and arguments not in known:
            known.add(arguments)
            yield role, thing


def kinds(thing: Event | Decision | Action | Refusal) -> list[str]:
    """What a question offers, of which its sentence may say each kind."""
    options = thing.options if isinstance(thing, Decision) else ()
    return list(dict.fromkeys(action.kind for action in options))


def sentence(speaker: Speaker, thing: Event | Decision | Action | Refusal) -> str:
    """What the speaker makes of it."""
    if isinstance(thing, Event):
        return speaker.event(thing)
    if isinstance(thing, Decision):
        return speaker.prompt(thing)
    return speaker.option(thing) if isinstance(thing, Action) else speaker.refusal(thing)


def made() -> dict[str, Any]:
    """All of it, as the file holds it."""
    speakers = {language: Speaker(language, NAMES) for language in LANGUAGES}
    sentences: list[Any] = []
    for key in GAMES:
        for role, thing in chosen(key):
            secret = args_json(thing.secret) if isinstance(thing, Event) else {}
            said = {language: sentence(speakers[language], thing) for language in LANGUAGES}
            plain = {"role": role, "kind": thing.kind, "args": args_json(thing.args)}
            options = [{"kind": kind} for kind in kinds(thing)]
            sentences.append({**plain, "secret": secret, "options": options, "said": said})
    return {"names": list(NAMES), "sentences": sentences}


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(made(), ensure_ascii=False, indent=1), encoding="utf-8")
