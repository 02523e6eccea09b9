"""What a real game says has a message: nothing falls back to its kind."""

from random import Random

import pytest

from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.lang import LANGUAGES, Speaker
from comptoir.table import Table, project


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_said_in_sentences(key: str, language: str) -> None:
    game = load(key)
    speaker = Speaker(language, ["Ada", "Ben", "Cleo"])
    table, rng = Table(game, 3), Random(5)
    while table.decisions:
        decision = table.decisions[0]
        said = [speaker.prompt(decision), *(speaker.option(a) for a in decision.options)]
        assert not [text for text in said if key in text or "{" in text]
        table.choose(decision.seat, uniform(decision, rng))
    for line in project(table, None).log:
        for event in line.events:
            text = speaker.event(event)
            assert key not in text
            assert "{" not in text
            assert text.endswith((".", "!"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_refusal_of_a_position_is_a_sentence(key: str, language: str) -> None:
    game = load(key)
    speaker = Speaker(language, ["Ada", "Ben", "Cleo"])
    state, rng = game.start(3, {}), Random(8)
    for _ in range(60):
        decision = game.decisions(state)[0]
        for action in game.actions:
            refusal = game.explain(state, decision.seat, action)
            if refusal is not None:
                text = speaker.refusal(refusal)
                assert key not in text
                assert "{" not in text
        game.apply(state, decision.seat, uniform(decision, rng))
