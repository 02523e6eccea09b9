"""A module for each game with its PettingZoo environment: `env`, and `raw_env` without checks."""

from types import ModuleType
from typing import Any

from comptoir.games import GAMES

VERSION = "v0"


def modules(package: str) -> dict[str, ModuleType]:
    """The modules by name, to be found in a package."""
    return {f"{key}_{VERSION}": _module(package, key) for key in GAMES}


def _module(package: str, key: str) -> ModuleType:
    name, about = f"{key}_{VERSION}", GAMES[key]
    module = ModuleType(f"{package}.{name}", f"{about.title} as a PettingZoo environment.")

    def raw_env(seats: int = about.seats[0], **settings: Any) -> Any:
        """The environment itself; the settings are those of `comptoir.envs.aec.Table`."""
        from comptoir.envs.aec import Table  # noqa: PLC0415  # PettingZoo is needed from here on

        return Table(name, key, seats=seats, **settings)

    def env(seats: int = about.seats[0], **settings: Any) -> Any:
        """The environment with PettingZoo's own checks of how it is used."""
        from comptoir.envs.aec import wrapped  # noqa: PLC0415  # PettingZoo is needed from here on

        return wrapped(raw_env(seats, **settings))

    for function in (raw_env, env):
        function.__module__, function.__qualname__ = module.__name__, function.__name__
        setattr(module, function.__name__, function)
    module.NAME = name  # type: ignore[attr-defined]  # a module of our own making
    return module
