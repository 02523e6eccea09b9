# Compiled by mypyc.
"""The one contract: a game is a stream of small decisions.

The engine says who may decide what, now; a choice is one line of text in a log; everything else
(page, bots, undo, replay, storage, research environments, translations, the terminal) reads and
writes that one stream.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NewType, Protocol, TypeAlias, TypeVar

from comptoir.core.native import made_of, mypyc_attr

Seat = NewType("Seat", int)
CHANCE: Final = Seat(-1)
"""Decks and bags are a player too."""

Value: TypeAlias = int | str | tuple[str, ...]
"""A number, an id of the edition, or several ids."""
Args: TypeAlias = tuple[tuple[str, Value], ...]
Json: TypeAlias = bool | int | str | list["Json"] | dict[str, "Json"] | None
View: TypeAlias = dict[str, Json]


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, eq=False)
class Action:
    """One choice: made once from the edition, shared by everybody, known by its text."""

    kind: str
    args: Args
    text: str

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


@mypyc_attr(free_list_len=1)
@dataclass(init=False, slots=True, unsafe_hash=True)
class Decision:
    """One question to one seat."""

    seat: Final[Seat]
    kind: Final[str]
    """Key of the prompt, choice of widget: the game's key, a dot, and a word."""
    options: Final[tuple[Action, ...]]
    """Complete, ordered, no doubles, never empty."""
    weights: Final[tuple[int, ...]]
    """For CHANCE: how many of each."""
    args: Final[Args]
    """Numbers for the prompt."""
    opens: Final[bool]
    """The first question of a turn: restarting a turn comes back to here."""

    def __init__(
        self,
        seat: Seat,
        kind: str,
        options: tuple[Action, ...],
        weights: tuple[int, ...] = (),
        args: Args = (),
        opens: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.weights = weights
        self.args = args
        self.opens = opens

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Event:
    """What happened; never a sentence."""

    kind: Final[str]
    """Key of the log line, name of the animation."""
    args: Final[Args]
    secret: Final[Args]
    """Only for the audience. With no open args the event itself is for the audience alone."""
    audience: Final[frozenset[Seat]]
    reveals: Final[bool]
    """Something hidden became known: an undo barrier."""
    rule: Final[str]
    """The numbered rule behind it: "S9.1"."""

    def __init__(
        self,
        kind: str,
        args: Args = (),
        secret: Args = (),
        audience: frozenset[Seat] = frozenset(),
        reveals: bool = False,
        rule: str = "",
    ) -> None:
        self.kind = kind
        self.args = args
        self.secret = secret
        self.audience = audience
        self.reveals = reveals
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Refusal:
    """Why an action is not an option."""

    rule: Final[str]
    kind: Final[str]
    args: Final[Args]

    def __init__(self, rule: str, kind: str, args: Args = ()) -> None:
        self.rule = rule
        self.kind = kind
        self.args = args

    def __str__(self) -> str:
        words = ", ".join(f"{name} {value}" for name, value in self.args)
        return f"{self.rule} {self.kind}".strip() + (f" ({words})" if words else "")

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


@dataclass(init=False, slots=True, unsafe_hash=True)
class Score:
    """What one seat has, by scoring category."""

    seat: Final[Seat]
    total: Final[int]
    categories: Final[tuple[tuple[str, int], ...]]
    rank: Final[int]
    """1 is best; equal seats share the better rank."""

    def __init__(
        self,
        seat: Seat,
        total: int,
        categories: tuple[tuple[str, int], ...],
        rank: int,
    ) -> None:
        self.seat = seat
        self.total = total
        self.categories = categories
        self.rank = rank

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


Result: TypeAlias = tuple[Score, ...]


@dataclass(frozen=True, slots=True)
class EditionId:
    """Which printed values a game is played with."""

    id: str
    name: str
    digest: str
    """Of the values, not of the file's comments or layout."""

    def __reduce__(self) -> tuple[Any, ...]:
        return made_of(self)


S = TypeVar("S")
Encoded = TypeVar("Encoded", contravariant=True)  # noqa: PLC0105  # a game's own state, as S


@dataclass(frozen=True, slots=True)
class Field:
    """Some numbers of an observation that lie next to each other."""

    name: str
    size: int
    about: str


class Encoder(Protocol[Encoded]):
    """Turns a state into numbers, as one seat sees it."""

    layout: tuple[Field, ...]
    """What the numbers mean, from the first to the last."""

    def encode(self, state: Encoded, seat: Seat) -> bytes:
        """As many bytes as the layout has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Driven(metaclass=ABCMeta):
    """A game whose choices compiled code can make without looking its methods up each time.

    No game has to be one: `Game` is the contract.
    """

    __slots__ = ()

    @abstractmethod
    def decisions(self, state: Any) -> tuple[Decision, ...]:
        """As in `Game`."""

    @abstractmethod
    def apply(
        self, state: Any, seat: Seat, action: Action, listen: bool = True
    ) -> tuple[Event, ...]:
        """As in `Game`."""


class Game(Protocol[S]):
    """The rules of one game with one edition. It does no I/O and has no clock and no generator."""

    key: str
    version: int
    """Goes up when an old log would replay differently."""
    edition: EditionId
    seats: range
    """How many may play."""
    variants: Mapping[str, tuple[Value, ...]]
    """The options of `start` and their values, the default first."""
    actions: tuple[Action, ...]
    """Every action there can be, each once."""
    secrets: bool
    """Whether seats see different things; without, one view is everybody's."""

    def start(self, seats: int, options: Mapping[str, Value]) -> S:
        """A new game, ready for its first decision. Raises InvalidSetup."""

    def clone(self, state: S) -> S:
        """An independent copy."""

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """The open questions: none when the game is over, several when they are simultaneous."""

    def apply(self, state: S, seat: Seat, action: Action, listen: bool = True) -> tuple[Event, ...]:
        """Make a choice, in place. The action is an option of the seat's decision, unchecked.

        Choices with a single option resolve themselves. With `listen` off no events are built.
        """

    def round(self, state: S) -> int:
        """The round under way, from 1; 0 before the first one, and in a game without rounds."""

    def explain(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not an option of the seat now; None if and only if it is one."""

    def standings(self, state: S) -> Result:
        """The scores if the game ended now, from what everybody can see."""

    def estimate(self, state: S, seat: Seat) -> tuple[float, ...]:
        """The final score that the seat can hope for, by category in the order of `standings`.

        For whoever thinks ahead in a world that the seat considers possible: it decides and changes
        nothing, and once the game is over it is the score.
        """

    def result(self, state: S) -> Result | None:
        """The final scores, once the game is over."""

    def view(self, state: S, seat: Seat | None) -> View:
        """What the seat may see, built up from nothing; None is a spectator."""

    def shared_view(self, state: S, seat: Seat | None) -> View:
        """The same, to be read only: it may have parts in common with other views."""

    def encoder(self, seats: int) -> Encoder[S]:
        """What turns states of a game with these seats into numbers, for programs that learn."""

    def determinize(self, state: S, seat: Seat | None, rng: Random) -> S:
        """A world that the seat considers possible: what it can't know is drawn afresh."""

    def parse(self, text: str) -> Action:
        """The action with this notation. Raises InvalidNotation."""

    def dump(self, state: S) -> Json:
        """The whole state; `load(dump(state))` equals it."""

    def load(self, data: Json) -> S:
        """Raises CorruptState, naming what is wrong."""
