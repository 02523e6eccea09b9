"""The peers are measured by what they offer; here toys stand in for them."""

import sys
from random import Random
from types import ModuleType
from typing import Any

import pytest

from comptoir.lab import peers
from comptoir.lab.peers import OPEN_SPIEL_GAMES, choose


class Countdown:
    """A state of a game of ten steps, every third by chance."""

    def __init__(self, left: int = 10) -> None:
        self.left = left

    def is_terminal(self) -> bool:
        return self.left == 0

    def is_chance_node(self) -> bool:
        return self.left % 3 == 0

    def legal_actions(self) -> list[int]:
        return [1, 2, 3]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(7, 0.25), (8, 0.75)]

    def apply_action(self, action: int) -> None:
        assert action in ((7, 8) if self.is_chance_node() else (1, 2, 3))
        self.left -= 1

    def clone(self) -> "Countdown":
        return Countdown(self.left)


class Spiel:
    def new_initial_state(self) -> Countdown:
        return Countdown()

    def num_players(self) -> int:
        return 2


class Catan:
    """A game that somebody wins after 500 ticks."""

    def __init__(self, players: list[Any]) -> None:
        assert players == ["red", "blue", "orange", "white"]
        self.state = self
        self.num_turns = 0

    def winning_color(self) -> str | None:
        return "red" if self.num_turns == 500 else None

    def play_tick(self) -> None:
        self.num_turns += 1

    def copy(self) -> int:
        return self.num_turns


@pytest.fixture
def nothing_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "find_spec", sys.modules.get)
    for name in ("catanatron", "pyspiel"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def module(monkeypatch: pytest.MonkeyPatch, name: str, **members: object) -> None:
    found = ModuleType(name)
    found.__dict__.update(members)
    monkeypatch.setitem(sys.modules, name, found)


@pytest.mark.usefixtures("nothing_installed")
def test_without_peers_there_are_none() -> None:
    assert peers.peers() == ([], ["catanatron", "open_spiel"])


@pytest.mark.usefixtures("nothing_installed")
def test_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    colours = ("red", "blue", "orange", "white", "green")
    module(monkeypatch, "catanatron", Game=Catan, Color=colours, RandomPlayer=str)
    module(monkeypatch, "catanatron.game", TURNS_LIMIT=1000)
    (found,), missing = peers.peers()
    assert missing == ["open_spiel"]
    assert (found.game, found.seats, found.play()) == ("catanatron", 4, 500)
    assert found.clone() == 300


@pytest.mark.usefixtures("nothing_installed")
def test_open_spiel(monkeypatch: pytest.MonkeyPatch) -> None:
    module(monkeypatch, "pyspiel", load_game=lambda _: Spiel())
    found, missing = peers.peers()
    assert missing == ["catanatron"]
    assert [(each.game, each.seats, each.play()) for each in found] == [
        (name, 2, 10) for name in OPEN_SPIEL_GAMES
    ]
    clone = found[0].clone()
    assert isinstance(clone, Countdown)
    assert clone.left == 5


def test_chance_is_drawn_by_its_odds() -> None:
    rng = Random(1)
    drawn = [choose(Countdown(9), rng) for _ in range(400)]
    assert 60 < drawn.count(7) < 140
    assert drawn.count(7) + drawn.count(8) == 400
