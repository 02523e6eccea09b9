"""The games as OpenSpiel games: importing this registers them with pyspiel.

`pyspiel.load_game("comptoir_KEY(players=3)")`, with the options of a game as further parameters.
Chance is explicit; players who choose at the same time do so one after the other, without knowing
of each other's choices.
"""

from collections.abc import Mapping
from math import prod
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pyspiel

from comptoir.core import CHANCE, Decision, Seat
from comptoir.core.canonical import canonical
from comptoir.envs.choices import Choices
from comptoir.envs.course import Course, KnownChoice, Rules
from comptoir.envs.rewards import by_place
from comptoir.games import GAMES, load

OURS = ("players", "edition")
"""Parameters that are not options of a game."""
SEAT_BITS, NUMBER_BITS = 3, 9
"""A choice of the history as bits: its seat (chance is 0, the first seat 1) and its number."""


def game_type(key: str) -> Any:
    """What OpenSpiel wants to know about a game before it is set up."""
    game = load(key)
    info = pyspiel.GameType.Information
    options = {name: values[0] for name, values in game.variants.items()}
    return pyspiel.GameType(
        short_name=f"comptoir_{key}",
        long_name=GAMES[key].title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=info.IMPERFECT_INFORMATION if game.secrets else info.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], "edition": "", **options},
    )


def game_info(rules: Rules, length: int) -> Any:
    """The sizes of a game; utilities are those of the places, 1 to -1."""
    return pyspiel.GameInfo(
        num_distinct_actions=len(rules.choices.actions),
        max_chance_outcomes=len(rules.choices.draws),
        num_players=rules.seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=length,
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and its options."""

    def __init__(self, key: str, kind: Any, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        seats = given.get("players", load(key).seats[0])
        edition = given.get("edition") or None
        options = {name: value for name, value in given.items() if name not in OURS}
        self.rules = Rules.load(key, seats, options, Path(edition) if edition else None)
        self.length = GAMES[key].longest
        super().__init__(kind, game_info(self.rules, self.length), given)

    def new_initial_state(self) -> "SpielState":
        """A game before its first choice."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What turns states into tensors and strings."""
        if params:
            raise ValueError(f"There are no parameters of observers: {params}.")
        return Observer(self, recalls=bool(iig_obs_type and iig_obs_type.perfect_recall))


class SpielState(pyspiel.State):
    """A game in play."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.rules)

    def current_player(self) -> Any:
        """Who is asked."""
        decision = self.course.decision
        if decision is None:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if decision.seat == CHANCE else int(decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        number = self.course.rules.choices.number
        return sorted(number(action) for action in self._asked().options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, and how likely each is."""
        decision, number = self._asked(), self.course.rules.choices.draw_number
        total = sum(decision.weights)
        pairs = zip(decision.options, decision.weights, strict=True)
        return sorted((number(action), weight / total) for action, weight in pairs)

    def _asked(self) -> Decision:
        decision = self.course.decision
        assert decision is not None, "the game is over"
        return decision

    def _apply_action(self, action: int) -> None:
        choices = self.course.rules.choices
        table = choices.draws if self._asked().seat == CHANCE else choices.actions
        self.course.choose(table[action])

    def _action_to_string(self, player: int, action: int) -> str:
        choices = self.course.rules.choices
        return str((choices.draws if player == CHANCE else choices.actions)[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course.decision is None

    def returns(self) -> list[float]:
        """1 for the first to -1 for the last, once the game is over."""
        result = self.course.rules.game.result(self.course.state)
        return [0.0] * self.course.rules.seats if result is None else by_place(result)

    def resample_from_infostate(self, player_id: int, sampler: Any) -> "SpielState":
        """A state that the player can't tell from this one, with a history that leads to it."""
        course = self.course.possible(Seat(player_id), Random(sampler()))
        state: SpielState = self.get_game().new_initial_state()
        choices = course.rules.choices
        for choice in course.made:
            number = choices.draw_number if choice.seat == CHANCE else choices.number
            state.apply_action(number(choice.action))
        return state

    def __str__(self) -> str:
        return "; ".join(f"{choice.seat} {choice.action}" for choice in self.course.made)


class Observer:
    """What a player sees; one that recalls has all choices that the player knows of, too."""

    def __init__(self, game: SpielGame, recalls: bool) -> None:
        self.recalls = recalls
        self.encoder = game.rules.game.encoder(game.rules.seats)
        pieces: list[tuple[str, tuple[int, ...]]] = [
            (field.name, (field.size,)) for field in self.encoder.layout
        ]
        self.size = sum(field.size for field in self.encoder.layout)
        if recalls:
            pieces.append(("history", (game.length, SEAT_BITS + NUMBER_BITS)))
        self.tensor = np.zeros(sum(prod(shape) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in pieces:
            self.dict[name] = self.tensor[start : start + prod(shape)].reshape(shape)
            start += prod(shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        course, seat = state.course, Seat(player)
        numbers = self.encoder.encode(course.state, seat)
        self.tensor[: self.size] = np.frombuffer(numbers, np.uint8)
        if self.recalls:
            self._write_history(course.rules.choices, course.remembered(seat))

    def _write_history(self, choices: Choices, made: list[KnownChoice]) -> None:
        history = self.dict["history"]
        history.fill(0)
        codes = [
            (0, choices.draw_number(choice.action))
            if choice.seat == CHANCE
            else (choice.seat + 1, choices.number(choice.action))
            for choice in made
        ]
        numbers = np.array([seat << NUMBER_BITS | number for seat, number in codes], np.int32)
        places = np.arange(SEAT_BITS + NUMBER_BITS)[::-1]
        history[: len(made)] = numbers[:, None] >> places & 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The view as JSON; or all that the player remembers."""
        course, seat = state.course, Seat(player)
        if self.recalls:
            return course.memory(seat)
        return canonical(course.rules.game.view(course.state, seat))


def register(key: str) -> None:
    """Tell OpenSpiel of a game, with a class as its maker.

    OpenSpiel keeps makers for good, and only classes outlive the end of Python.
    """
    kind = game_type(key)

    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(key, kind, params)

    pyspiel.register_game(kind, Registered)


for name in GAMES:
    register(name)
