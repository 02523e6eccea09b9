import copy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import comptoir.envs.openspiel  # noqa: F401  # registers the games
from comptoir.core import InvalidSetup
from comptoir.games import GAMES

NAMES = [f"comptoir_{key}" for key in GAMES]
SECRET = "comptoir_mombasa(players=3,setup=variable)"


def states(name: str, seed: int) -> Any:
    """The states of a random game."""
    rng, state = Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_playthrough_generator(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without writing out each number of each tensor, which takes minutes."""
    monkeypatch.setattr(generate_playthrough, "_format_tensor", lambda _, name: [name])
    found = generate_playthrough.playthrough(name, None, seed=1)
    assert "IsTerminal() = True" in found


@pytest.mark.parametrize("name", [*NAMES, SECRET])
def test_the_end_is_zero_sum(name: str) -> None:
    *_, last = states(name, 1)
    assert sum(last.returns()) == pytest.approx(0)
    assert set(last.returns()) <= {-1.0, -0.5, 0.0, 0.5, 1.0}


def test_resampled_states_look_the_same_to_the_player_and_differ_in_what_it_cannot_know() -> None:
    different = 0
    game = pyspiel.load_game(SECRET)
    observer = make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for step, state in enumerate(states(SECRET, 2)):
        if step > 130 or state.is_chance_node():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, Random(step).random)
        assert other.current_player() == player
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        observer.set_from(other, player)
        assert observer.string_from(other, player) == state.information_state_string(player)
        different += other.history() != state.history()
    assert different > 5


def test_what_was_planned_in_secret_is_remembered_after_the_reveal() -> None:
    for state in states(SECRET, 3):
        memories = {state.information_state_string(player) for player in range(3)}
        made = [choice for choice in state.course.made if choice.action.kind == "mombasa.plan"]
        if made and state.course.decision.kind == "mombasa.turn":
            assert all(len(choice.known) == 3 for choice in made)
            assert len(memories) == 3
            return
    pytest.fail("nobody had a turn")


def test_the_observer_names_the_fields_of_the_layout() -> None:
    game = pyspiel.load_game(NAMES[1])
    state = next(iter(states(NAMES[1], 1)))
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert [field.name for field in observer.encoder.layout] == list(observer.dict)
    assert np.array_equal(observer.tensor, np.concatenate([*observer.dict.values()]))
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"size": 1})


def test_impossible_players_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="2 to 4"):
        pyspiel.load_game("comptoir_mombasa(players=7)")


def test_a_game_is_never_longer_than_said() -> None:
    for name, about in zip(NAMES, GAMES.values(), strict=True):
        *_, last = states(name, 4)
        assert last.move_number() < about.longest / 3


@pytest.mark.parametrize("key", GAMES)
def test_an_edition_of_ones_own_can_be_played(key: str) -> None:
    about = GAMES[key]
    game = pyspiel.load_game(f"comptoir_{key}(edition={about.file(about.house)})")
    assert game.new_initial_state().is_chance_node()
    with pytest.raises(Exception, match=r"none\.toml"):
        pyspiel.load_game(f"comptoir_{key}(edition=none.toml)")


@pytest.mark.parametrize("name", [*NAMES, SECRET])
def test_a_game_and_a_state_can_be_kept_as_text(name: str) -> None:
    for number, state in enumerate(states(name, 2)):
        if number in (3, 60, 150):
            kept = pyspiel.serialize_game_and_state(state.get_game(), state)
            game, again = pyspiel.deserialize_game_and_state(kept)
            assert str(game) == str(state.get_game())
            assert str(again) == str(state)
            assert copy.deepcopy(state).legal_actions() == again.legal_actions()
