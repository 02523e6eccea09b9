"""What a game says about itself: the one object by which the rest of the program knows it.

Whatever needs another layer, or much memory, is a name that is looked up when it is wanted:
`"terminal.board"` is a module of the game's package, `"game:Chess"` an object of one. So the
list of all games costs nothing, and the rules alone need no dependency.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from comptoir.core.contract import Game, Value
from comptoir.core.edition import Section
from comptoir.core.errors import InvalidSetup


@dataclass(frozen=True, slots=True)
class Odds:
    """What games of bots against each other taught about luck (`comptoir.study.fitting`)."""

    luck: tuple[float, float] = (0.5, 15.0)
    """Points of lead that are worth odds of e to 1 when nothing is left of the game, and how many
    more when all of it is."""
    optimism: float = 0.0
    """When all of the game is left, estimates are larger than what comes of them by that many times
    as much. They rank positions, for which it does not matter what they promise everybody alike."""
    columns: str = ""
    """A function of the game, a state and a seat: the points that chances of winning are judged by,
    which add up to the estimate; otherwise the estimate by scoring category."""
    signs: str = ""
    """The same for what is no points, and yet says who may win; otherwise there is nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """A game, before anything of it is loaded."""

    key: str
    """Its name in code, notations, files and addresses: the name of a Python package."""
    title: str
    authors: tuple[str, ...]
    letter: str
    """What the numbers of its rules begin with."""
    seats: range
    """How many may play."""
    minutes: int
    """About how long people play."""
    rounds: tuple[int, ...]
    """How many rounds a game has, by number of players from the fewest up."""
    longest: int
    """More choices, those of chance included, than any game has."""
    versions: tuple[int, ...] = (1,)
    """Which versions of its rules can be played, the newest last: games that were begun by an older
    one go on by it."""
    variants: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)
    """The options of a new game and their values, the default first."""
    odds: Odds = Odds()
    reasons: str = ""
    """What a seat's prospects are made of, in words that people would use: a function of the game,
    a state and a seat that answers with points by name; otherwise by scoring category."""
    judgement: str = ""
    """How the strongest bot thinks about it: a function of the game and the number of seats that
    makes a `comptoir.core.judgement.Judgement`; otherwise as the others do, only longer."""
    tuning: str = ""
    """Which numbers of its estimate can be tuned (`comptoir.core.judgement.Tuning`); else none."""
    exercises: int = 20
    """In how many games of bots `comptoir puzzles` looks for the puzzles that come with it."""

    package: str
    """Where its modules and files are."""
    game: str
    """The class that keeps the contract; it is made with the path of an edition, or None, and for
    older rules with their version."""
    edition: str = "edition:parse"
    """What reads the tables of an edition file and refuses what does not fit."""
    catalogue: str = "catalogue"
    """All that it says and asks."""
    board: str = ""
    """How the terminal draws it (`comptoir.cli.boards.Board`); otherwise its view, key by key."""
    panels: str = ""
    """How environments write it down (`comptoir.envs.rendering`); else its view, key by key."""
    picture: str = ""
    """How pictures show it (`comptoir.pictures`); otherwise its view, key by key."""
    facts: str = ""
    """What reports read of its games (`comptoir.lab.facts.Reader`); else nothing but scores."""

    house: str = "edition.toml"
    """The edition that it is played with by default."""
    guide: str = "guide.toml"
    """Where each value of the edition comes from, and where to read it off."""
    lesson: str = "lesson.txt"
    """The choices before the guided first game."""
    puzzles: str = "puzzles.jsonl"
    chances: str = "chances.json"
    """What games of bots taught about winning (`comptoir train chances`)."""
    locales: str = "locales"
    """Its words, one folder per language; what has no words in one is said in English."""
    rules: str = "rules"
    """Its numbered rules, `KEY.md`: in English, and in other languages in a folder each."""

    def make(self, edition: Path | None = None, version: int | None = None) -> Game[Any]:
        """The game with an edition, the house edition by default, and a version of its rules.

        That is the newest by default. Raises BadEdition, InvalidSetup.
        """
        newest = self.versions[-1]
        if version is None or version == newest:
            game: Game[Any] = self.load(self.game)(edition)
            return game
        if version in self.versions:
            older: Game[Any] = self.load(self.game)(edition, version)
            return older
        known = ", ".join(map(str, self.versions))
        advice = "update the program" if version > newest else "an older program can play it"
        raise InvalidSetup(
            f"This is version {version} of the rules of {self.title}, and this program knows "
            f"{known}: {advice}."
        )

    def read_edition(self, tables: Section) -> object:
        """The edition that a file's tables say. Raises BadEdition."""
        return self.load(self.edition)(tables)

    def load(self, name: str) -> Any:
        """A module of the package, or an object of one."""
        return resolve_name(f"{self.package}.{name}")

    def file(self, name: str) -> Traversable:
        """A file of the package, there or not."""
        return files(self.package).joinpath(*name.split("/"))
