"""Mombasa as a PettingZoo environment; v0 rises when its dynamics change."""

from typing import Any

from pettingzoo import AECEnv

from comptoir.envs.aec import Table, wrapped

NAME = "mombasa_v0"
SEATS = 2


def raw_env(seats: int = SEATS, **settings: Any) -> Table:
    """The environment itself; the settings are those of `comptoir.envs.aec.Table`."""
    return Table(NAME, "mombasa", seats=seats, **settings)


def env(seats: int = SEATS, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's own checks of how it is used."""
    return wrapped(raw_env(seats, **settings))
