"""Positions, made by hand, and choices, made by their notation.

A board is blank except for what a test asks for: no cards in hands, slots and resting decks, no
pounds, markers at the start of tracks A1, B1, C1 and D1, full displays, all posts in their bases,
starting tiles 1, 2, ... on the envelope spaces. People count slots, rows, columns and track spaces
from 1 (digits of the book display from 2), and so do the texts here; seats count from 0.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack

from comptoir.core import CHANCE, Event, Refusal, Score, Seat
from comptoir.core.counts import counted, counted_in
from comptoir.core.indexes import NONE
from comptoir.core.stack import settle
from comptoir.games.mombasa.edition.printed import BONUS_TILES
from comptoir.games.mombasa.game import Mombasa
from comptoir.games.mombasa.rules.kinds import SPACES
from comptoir.games.mombasa.rules.phases.rounds import Rounds
from comptoir.games.mombasa.rules.phases.turn import ActionPhase
from comptoir.games.mombasa.rules.state import State
from comptoir.testing.kit import Kit

GAME = Mombasa()
KIT = Kit(GAME)
do, chance, options = KIT.do, KIT.chance, KIT.options
asked, why, kinds = KIT.asked, KIT.why, KIT.kinds
BOX = GAME.box
EDITION = BOX.edition
COMPANIES = BOX.companies
CARD = {card.id: number for number, card in enumerate(BOX.cards)}
BOOK = {book.id: number for number, book in enumerate(BOX.books)}
REGION = {name: number for number, name in enumerate(BOX.regions)}
SPACE = {name: number for number, name in enumerate(SPACES)}
FIRST_TRACKS = ("A1", "B1", "C1", "D1")
PLAN, ACT, PREPARE = range(3)


class Board(TypedDict, total=False):
    """What a position may say; a mapping from int goes by seat."""

    first: int
    """Who begins this round; seat 0 unless told."""
    next_first: int
    """Who has the first-player marker; the first player unless told."""
    turns: Mapping[int, int]
    """Turns had in this round before the one to begin."""
    ended: Sequence[int]
    tracks: Sequence[str]
    """The sides at Mombasa, Cape Town, Saint-Louis and Cairo."""
    area: Mapping[int, Sequence[str]]
    """Cards by slot; "" is an empty slot, "-coffee_1" lies face down."""
    hand: Mapping[int, Sequence[str]]
    resting: Mapping[int, Mapping[int, Sequence[str]]]
    """By seat and slot."""
    pounds: Mapping[int, int]
    markers: Mapping[int, int]
    """Bonus markers not on a space; the seat's full number less those placed, unless told."""
    placed: Mapping[str, int]
    """Bonus space to seat."""
    tiles: Mapping[str, int]
    """Bonus tile to its owner; "-expansion" is used."""
    plus_slot: int
    """The slot where the "+1" tile of its owner lies."""
    diamonds: Mapping[int, int]
    jar: Mapping[int, int]
    """0 is the starting tile's book; the start is before it."""
    books: Mapping[int, Mapping[int, str]]
    """By seat and space; "-a_coffee_1_pounds_1" is flipped."""
    position: Mapping[int, Mapping[str, int]]
    """By seat and company."""
    in_force: Mapping[int, Mapping[str, int]]
    """Bonuses that count; all those reached, unless told. (The seat in turn gets all reached.)"""
    posts: Mapping[str, Sequence[str]]
    """Company to regions; the posts come out of its base, column after column."""
    bases: Mapping[str, Sequence[int]]
    """Posts left in the columns; the others are on the map or out of the game."""
    opened: Mapping[str, Sequence[int]]
    """1: the column's last space was empty once; where a column is empty now, unless told."""
    display: Mapping[tuple[int, int], str]
    """(row, column); "" is empty. The others stay filled."""
    book_display: Mapping[tuple[int, int], str]
    """(row, digit); "" is empty and refilled at the end of a turn."""
    book_coins: Mapping[tuple[int, int], int]
    pile: Sequence[str]
    """The cards in the stack, instead of all that are left."""
    supply: Sequence[str]
    """The books in the supply, instead of all that are left."""
    tile: Sequence[int]
    """The starting tiles kept, by their number."""


def position(seat: int = 0, in_round: int = 1, seats: int = 2, **given: Unpack[Board]) -> State:
    """A state at the start of a seat's turn."""
    state = board(in_round, seats, **given)
    state.turn = (seat - 1) % seats
    state.stack = [Rounds(PREPARE), ActionPhase()]
    settle(state)
    return state


def planning(in_round: int = 1, seats: int = 2, **given: Unpack[Board]) -> State:
    """A state at the start of a round's planning."""
    state = board(in_round - 1, seats, **given)
    state.stack = [Rounds(PLAN)]
    settle(state)
    return state


def preparing(
    in_round: int = 1, seats: int = 2, **given: Unpack[Board]
) -> tuple[State, list[Event]]:
    """A state when all have ended their action phase of a round, and what happens at once."""
    state = board(in_round, seats, **given)
    state.ended = [1] * seats
    state.stack = [Rounds(PREPARE)]
    events: list[Event] = []
    state.events = events
    settle(state)
    state.events = None
    return state, events


def board(in_round: int = 1, seats: int = 2, **given: Unpack[Board]) -> State:
    """A state without a question."""
    state = GAME.start(seats, {})
    settled(state)
    _blank(state, in_round)
    state.first = given.get("first", 0)
    state.next_first = given.get("next_first", state.first)
    _lay_cards(state, given)
    _lay_boards(state, given)
    _lay_bonuses(state, given)
    _lay_map(state, given)
    _lay_displays(state, given)
    return state


def settled(state: State) -> State:
    """Let chance choose its first options, in place, until a player is asked."""
    while state.open and state.open[0].seat == CHANCE:
        GAME.apply(state, CHANCE, state.open[0].options[0])
    return state


def _blank(state: State, in_round: int) -> None:
    state.round = in_round
    for seat in range(state.seats):
        state.hand[seat] = []
        state.pounds[seat] = 0
        state.tile[seat] = seat
        state.books[seat][0] = BOX.tile_book + seat


def _lay_cards(state: State, given: Board) -> None:
    for seat, names in given.get("hand", {}).items():
        state.hand[seat] = sorted(CARD[name] for name in names)
    for seat, names in given.get("area", {}).items():
        for slot, name in enumerate(names):
            if name:
                state.area[seat][slot] = CARD[name.removeprefix("-")]
                state.up[seat][slot] = int(not name.startswith("-"))
    for seat, decks in given.get("resting", {}).items():
        for slot, names in decks.items():
            state.resting[seat][slot - 1] = sorted(CARD[name] for name in names)
    for seat in given.get("ended", ()):
        state.ended[seat] = 1
    for seat, turns in given.get("turns", {}).items():
        state.turns[seat] = turns


def _lay_boards(state: State, given: Board) -> None:
    for seat, tile in enumerate(given.get("tile", ())):
        state.tile[seat] = tile - 1
        state.books[seat][0] = BOX.tile_book + tile - 1
    for seat, pounds in given.get("pounds", {}).items():
        state.pounds[seat] = pounds
    for seat, space in given.get("diamonds", {}).items():
        state.diamonds[seat] = space
    for seat, space in given.get("jar", {}).items():
        state.jar[seat] = space
    for seat, books in given.get("books", {}).items():
        for space, name in books.items():
            state.books[seat][space] = BOOK[name.removeprefix("-")]
            state.flipped[seat][space] = int(name.startswith("-"))


def _lay_bonuses(state: State, given: Board) -> None:
    state.tracks = [BOX.track_ids.index(side) for side in given.get("tracks", FIRST_TRACKS)]
    forced = given.get("in_force", {})
    for seat in range(state.seats):
        for name, place in given.get("position", {}).get(seat, {}).items():
            state.position[seat][company(name)] = place
            level = BOX.level[state.tracks[company(name)]][place]
            state.in_force[seat][company(name)] = forced.get(seat, {}).get(name, level)
    for space, seat in given.get("placed", {}).items():
        state.placed[SPACE[space]] = seat
        state.markers[seat] -= 1
    for seat, markers in given.get("markers", {}).items():
        state.markers[seat] = markers
    for tile, seat in given.get("tiles", {}).items():
        number = BONUS_TILES.index(tile.removeprefix("-"))
        state.tile_owner[number] = seat
        state.tile_up[number] = int(not tile.startswith("-"))
    state.plus_slot = given.get("plus_slot", NONE + 1) - 1


def _lay_map(state: State, given: Board) -> None:
    width, bases = BOX.base_columns, given.get("bases", {})
    for number, name in enumerate(COMPANIES):
        regions = given.get("posts", {}).get(name, ())
        for region in regions:
            assert state.region[REGION[region]] == NONE, region
            state.region[REGION[region]] = number
        left = bases.get(name) or _posts_left(len(regions))
        state.base[number * width : (number + 1) * width] = left
        state.removed[number] = width * BOX.base_rows - sum(left) - len(regions)
    state.opened = [int(posts == 0) for posts in state.base]
    for name, opened in given.get("opened", {}).items():
        state.opened[company(name) * width : (company(name) + 1) * width] = opened


def _posts_left(away: int) -> list[int]:
    """The columns of a base that this many posts have left, column after column."""
    rows = BOX.base_rows
    return [max(0, min(rows, rows * (column + 1) - away)) for column in range(BOX.base_columns)]


def _lay_displays(state: State, given: Board) -> None:
    for (row, column), name in given.get("display", {}).items():
        state.display[card_space(row, column)] = CARD[name] if name else NONE
    for (row, digit), name in given.get("book_display", {}).items():
        state.book_display[book_space(row, digit)] = BOOK[name] if name else NONE
    for (row, digit), coins in given.get("book_coins", {}).items():
        state.book_coins[book_space(row, digit)] = coins
    if "pile" in given:
        state.pile = [bytes(len(BOX.cards)) for _ in BOX.layers]
        for name in given["pile"]:
            letters = [n for n, layer in enumerate(BOX.layers) if layer[CARD[name]]]
            state.pile = counted_in(state.pile, letters[0], CARD[name], 1)
    if "supply" in given:
        state.supply = bytes(len(BOX.books))
        for name in given["supply"]:
            state.supply = counted(state.supply, BOOK[name], 1)


def card_space(row: int, column: int) -> int:
    """Where a card lies in `state.display`."""
    return (row - 1) * EDITION.card_display.columns + column - 1


def book_space(row: int, digit: int) -> int:
    """Where a book lies in `state.book_display`."""
    return (row - 1) * BOX.book_columns + digit - 2


def company(name: str) -> int:
    """The number of a company."""
    return COMPANIES.index(name)


def on_track(state: State, seat: int, name: str) -> int:
    """The space of a seat's marker on a company's track."""
    return state.position[seat][company(name)]


def base(state: State, name: str) -> list[int]:
    """The posts in the columns of a company's base."""
    width = BOX.base_columns
    return state.base[company(name) * width : (company(name) + 1) * width]


def hand(state: State, seat: int) -> list[str]:
    """The cards in hand, by id."""
    return [BOX.cards[card].id for card in state.hand[seat]]


def resting(state: State, seat: int) -> list[list[str]]:
    """The resting decks, by slot."""
    return [[BOX.cards[card].id for card in deck] for deck in state.resting[seat]]


def area(state: State, seat: int) -> list[str]:
    """The cards in the action slots, written as `position` takes them."""
    return [
        "" if card == NONE else ("" if up else "-") + BOX.cards[card].id
        for card, up in zip(state.area[seat], state.up[seat], strict=True)
    ]


def books(state: State, seat: int) -> dict[int, str]:
    """The books on a seat's track, written as `position` takes them."""
    return {
        space: "-" * state.flipped[seat][space] + BOX.books[book].id
        for space, book in enumerate(state.books[seat])
        if book != NONE
    }


def displayed(state: State, row: int, column: int) -> str:
    """The card on a display space; "" is none."""
    card = state.display[card_space(row, column)]
    return "" if card == NONE else BOX.cards[card].id


def refused(rule: str, kind: str, /, **args: Any) -> Refusal:
    """A refusal, to compare with."""
    return Refusal(rule, f"mombasa.{kind}", tuple(args.items()))


def told(events: Sequence[Event], kind: str) -> list[dict[str, Any]]:
    """The arguments of all events of one kind, the secret ones too."""
    return [dict(event.args + event.secret) for event in events if event.kind == f"mombasa.{kind}"]


def seen(state: State, seat: int | None = None) -> Any:
    """What a seat, or a spectator, sees."""
    return GAME.view(state, None if seat is None else Seat(seat))


def score(state: State, seat: int) -> Score:
    """What a seat has now."""
    return next(found for found in GAME.standings(state) if found.seat == seat)
