"""Which games there are: those of this package, and those that other installed packages offer.

A package offers a game by an entry point of the group `comptoir.games`, which names its `About`:

    [project.entry-points."comptoir.games"]
    auction = "auction:ABOUT"

An offer that can't be used is left out, and said why; the other games can be played all the same.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import iter_modules

from comptoir.core.about import About

GROUP = "comptoir.games"


@dataclass(frozen=True, slots=True)
class Registry:
    """The games by key, and a sentence for each offer that was left out."""

    games: Mapping[str, About]
    left_out: tuple[str, ...] = ()


def find() -> Registry:
    """All games."""
    return with_offers(own(), entry_points(group=GROUP))


def own() -> dict[str, About]:
    """The games of this package: each is a package in it, with an `ABOUT`."""
    packages = [found.name for found in iter_modules([str(Path(__file__).parent)]) if found.ispkg]
    return {name: import_module(f"{GROUP}.{name}").ABOUT for name in sorted(packages)}


def with_offers(games: Mapping[str, About], offers: Iterable[EntryPoint]) -> Registry:
    """The games, and those of the offers that can be used, in the order of their keys."""
    found, left_out = list[tuple[EntryPoint, About]](), list[str]()
    for offer in sorted(offers, key=lambda offer: (offer.name, offer.value)):
        about = _look_at(offer)
        if isinstance(about, About):
            found.append((offer, about))
        else:
            left_out.append(about)
    claims = Counter([*games, *[about.key for _, about in found]])
    usable = {about.key: about for _, about in found if claims[about.key] == 1}
    clashes = [_clash(offer, about) for offer, about in found if claims[about.key] > 1]
    return Registry({**games, **usable}, (*left_out, *clashes))


def _look_at(offer: EntryPoint) -> About | str:
    """What is offered, or why it can't be used: other people's code may fail in any way."""
    try:
        about = offer.load()
    except Exception as error:  # whatever it is, our own games go on
        reason = f"{type(error).__name__}: {error}"
    else:
        if isinstance(about, About):
            return about
        reason = f"{offer.value} is no comptoir.core.about.About"
    return (
        f"The game '{offer.name}' of {_source(offer)} is left out ({reason}). "
        f"Update {_source(offer)}, or uninstall it."
    )


def _clash(offer: EntryPoint, about: About) -> str:
    return (
        f"The game '{about.key}' of {_source(offer)} is left out: another one has the same key. "
        f"Uninstall one of the packages, or ask the makers of {_source(offer)} for another key."
    )


def _source(offer: EntryPoint) -> str:
    return offer.dist.name if offer.dist else offer.module
