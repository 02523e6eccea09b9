"""What a real game says has a message: nothing falls back to its kind."""

from functools import cache
from random import Random

import pytest

from comptoir.core import Decision, Event, Refusal, Seat
from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.lang import LANGUAGES, Speaker
from comptoir.table import Table, project
from tests.lang.wanted import catalogues

NAMES = ("Ada", "Ben", "Cleo")


@cache
def played(key: str) -> tuple[tuple[Decision, ...], tuple[Event, ...]]:
    """All that is asked and all that happens in a game, as a seat sees it."""
    table, rng = Table(load(key), len(NAMES)), Random(5)
    asked: list[Decision] = []
    while table.decisions:
        asked.append(decision := table.decisions[0])
        table.choose(decision.seat, uniform(decision, rng))
    seats = [Seat(seat) for seat in range(len(NAMES))]
    lines = [line for seat in seats for line in project(table, seat).log]
    return tuple(asked), tuple({event for line in lines for event in line.events})


@cache
def refused(key: str) -> frozenset[Refusal]:
    """All that is refused in some positions."""
    game, rng = load(key), Random(8)
    state = game.start(len(NAMES), {})
    found: set[Refusal | None] = set()
    for step in range(200):
        decision = game.decisions(state)[0]
        if step % 5 == 0:
            found |= {game.explain(state, decision.seat, action) for action in game.actions}
        game.apply(state, decision.seat, uniform(decision, rng), listen=False)
    return frozenset(refusal for refusal in found if refusal is not None)


def sentence(key: str, text: str) -> bool:
    """Whether the text is one, rather than a kind or a message with a gap."""
    return f"{key}." not in text and "{" not in text and text[:1] != ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_said_in_sentences(key: str, language: str) -> None:
    speaker = Speaker(language, NAMES)
    asked, happened = played(key)
    options = {action for decision in asked for action in decision.options}
    said = [speaker.prompt(decision) for decision in asked]
    said += [speaker.option(action) for action in options]
    said += [speaker.event(event) for event in happened]
    assert [text for text in said if not sentence(key, text)] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_question_that_lists_what_is_offered_leaves_nothing_out(key: str) -> None:
    choices = getattr(catalogues()[key], "CHOICES", {})
    asked, _ = played(key)
    listed = [decision for decision in asked if decision.kind in choices]
    offered = [(d.kind, action.kind.partition(".")[2]) for d in listed for action in d.options]
    assert {kind for kind, _ in offered} == set(choices)
    assert [(kind, choice) for kind, choice in offered if choice not in choices[kind]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_is_a_sentence(key: str, language: str) -> None:
    speaker = Speaker(language, NAMES)
    said = [speaker.refusal(refusal) for refusal in refused(key)]
    assert [text for text in said if not sentence(key, text)] == []
