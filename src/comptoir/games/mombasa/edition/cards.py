"""The cards, books and starting tiles of the edition file."""

from typing import NoReturn

from comptoir.core.edition import Section
from comptoir.core.errors import BadEdition
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import (
    BOOK_LETTERS,
    CARD_KINDS,
    CARD_LETTERS,
    COMPANIES,
    GOODS,
    Book,
    Card,
    StartingTile,
)
from comptoir.games.mombasa.edition.reading import book_reward, needs, optional, place

STARTING_CARDS = 9
POSITIONS = 4
ACTION_CARDS = {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
SHARE_LETTERS = "DE"
BOOKS_A_LETTER = 24
STARTING_TILES = 10
RESTING = 3
MAX_VALUE = {**dict.fromkeys(GOODS, 4), "expansion": 3, "bookkeeper": 9}


def starting_cards(file: Section) -> tuple[Card, ...]:
    """M1.1, M9.3: nine cards, with every kind among them but diamond merchants."""
    kinds = tuple(MAX_VALUE)
    cards = [card for table in file.tables("starting_cards") for card in _cards(table, "", kinds)]
    if len(cards) != STARTING_CARDS:
        _fail(file, "starting_cards", f"{len(cards)} cards", f"{STARTING_CARDS} cards")
    for kind in kinds:
        if all(card.kind != kind for card in cards):
            _fail(file, "starting_cards", f"no {kind} card", "at least one of each kind")
    return tuple(cards)


def one_expansion(table: Section) -> tuple[Card, ...]:
    """M1.12: a "1"-expansion card for each position in turn order."""
    value = table.number("value", 1, MAX_VALUE["expansion"])
    crates = table.numbers("crates", 0, 9, length=POSITIONS)
    table.close()
    return tuple(Card("expansion", "", value, crate, NONE, NONE) for crate in crates)


def action_cards(file: Section) -> tuple[Card, ...]:
    """M1.6, M9.1: 9 A, 16 B, 11 C, 4 D, 4 E; one merchant of each company and a plain one."""
    cards: list[Card] = []
    for table in file.tables("action_cards"):
        letter = table.text("letter", CARD_LETTERS)
        kinds = CARD_KINDS[-1:] if letter in SHARE_LETTERS else CARD_KINDS[:-1]
        cards += _cards(table, letter, kinds)
    _check_letters(file, "action_cards", [card.letter for card in cards], ACTION_CARDS)
    merchants = sorted(card.company for card in cards if card.kind == "diamond_merchant")
    if merchants != list(range(NONE, len(COMPANIES))):
        found = [COMPANIES[company] if company != NONE else "plain" for company in merchants]
        expected = f"one plain diamond merchant and one each of {', '.join(COMPANIES)}"
        _fail(file, "action_cards", ", ".join(found) or "no diamond merchant", expected)
    return tuple(sorted(cards, key=lambda card: card.letter))


def books(file: Section) -> tuple[Book, ...]:
    """M1.1: 24 books of each letter."""
    found: list[Book] = []
    for table in file.tables("books"):
        letter = table.text("letter", BOOK_LETTERS)
        book = Book(letter, needs(table.table("needs")), book_reward(table.table("reward")))
        found += [book] * _count(table)
        table.close()
    counts = dict.fromkeys(BOOK_LETTERS, BOOKS_A_LETTER)
    _check_letters(file, "books", [book.letter for book in found], counts)
    return tuple(sorted(found, key=lambda book: book.letter))


def starting_tiles(file: Section, cards: tuple[Card, ...]) -> tuple[StartingTile, ...]:
    """M1.1: ten tiles."""
    tables = file.tables("starting_tiles")
    if len(tables) != STARTING_TILES:
        _fail(file, "starting_tiles", f"{len(tables)} tiles", f"{STARTING_TILES} tiles")
    tiles = sorted((_starting_tile(table, cards) for table in tables), key=lambda tile: tile.id)
    ids = [tile.id for tile in tiles]
    if ids != sorted(set(ids)):
        _fail(file, "starting_tiles", f"the ids {', '.join(map(str, ids))}", "each id once")
    return tuple(tiles)


def _cards(table: Section, letter: str, kinds: tuple[str, ...]) -> list[Card]:
    kind = table.text("kind", kinds)
    card = Card(
        kind=kind,
        letter=letter,
        value=table.number("value", 1, MAX_VALUE[kind]) if kind in MAX_VALUE else 0,
        crate=table.number("crate", 0, 9),
        company=place(table, "company", COMPANIES) if kind == "diamond_merchant" else NONE,
        share=_share(table, kind),
    )
    count = _count(table)
    table.close()
    return [card] * count


def _share(table: Section, kind: str) -> int:
    """A single share card must name its company; other cards may."""
    if kind == "share":
        table.text("share", COMPANIES)
    return place(table, "share", COMPANIES)


def _fail(file: Section, table: str, found: str, expected: str) -> NoReturn:
    raise BadEdition(file.file, table, "", found, expected)


def _count(table: Section) -> int:
    return optional(table, "count", 1) or 1


def _check_letters(file: Section, key: str, letters: list[str], counts: dict[str, int]) -> None:
    for letter, count in counts.items():
        if letters.count(letter) != count:
            found = f"{letters.count(letter)} with the letter {letter}"
            _fail(file, key, found, f"{count} with the letter {letter}")


def _starting_tile(table: Section, cards: tuple[Card, ...]) -> StartingTile:
    number = table.number("id", 1, STARTING_TILES)
    rest = _rest(table, cards)
    book = Book("", needs(table.table("needs")), book_reward(table.table("reward")))
    bonus = table.table("bonus")
    diamonds = optional(bonus, "diamonds", 1)
    steps = tuple(optional(bonus, company, 1) for company in COMPANIES)
    for section in (bonus, table):
        section.close()
    if not diamonds and not any(steps):
        bonus.fail("", "nothing", "diamonds or steps on company tracks")
    return StartingTile(number, rest, book, diamonds, steps)


def _rest(table: Section, cards: tuple[Card, ...]) -> tuple[int, ...]:
    """M1.16: three of the starting cards, by their places."""
    names = [f"{card.kind} {card.value}" for card in cards]
    wanted = table.texts("rest", tuple(dict.fromkeys(names)))
    if len(wanted) != RESTING:
        table.fail("rest", f"{len(wanted)} cards", f"{RESTING} cards")
    found: list[int] = []
    for name in wanted:
        free = [i for i, other in enumerate(names) if other == name and i not in found]
        if not free:
            table.fail("rest", f"{name} too often", f"{names.count(name)} of it at most")
        found.append(free[0])
    return tuple(found)
