"""The edition file of Mombasa, read and checked.

What the rules fix (counts, shapes, which things exist) is checked; all other values are free.
"""

from pathlib import Path

from comptoir.core.edition import Section, identify, read
from comptoir.games.mombasa.edition import cards
from comptoir.games.mombasa.edition import map as edition_map
from comptoir.games.mombasa.edition.printed import (
    BONUS_TILES,
    BOOK_LETTERS,
    COMPANIES,
    EXTRA_SPACES,
    GOODS,
    MAJORITIES,
    PERMANENT_BONUSES,
    TRACKS,
    Base,
    BonusSpaces,
    BonusTiles,
    BookDisplay,
    CardDisplay,
    Edition,
    FirstGame,
    Majority,
    Merchants,
    PlayerBoard,
    Reward,
    RoundTrack,
    StartingTile,
    Tier,
    Track,
    TrackBonus,
)
from comptoir.games.mombasa.edition.reading import (
    exactly,
    known_keys,
    marks,
    matrix,
    once,
    partial_reward,
    reward,
)

__all__ = ["Edition", "load", "parse"]

HOUSE = Path(__file__).with_name("house.toml")
SEATS = (2, 3, 4)
ROUNDS = 7
SLOTS = 3
MARKERS = 5
BASE_COLUMNS, BASE_ROWS = 3, 5
CARD_ROWS, CARD_COLUMNS = 4, 3
BOOK_ROWS, BOOK_COLUMNS = 2, 6
COINS = {2: (1, 1, 1, 1, 1, 1), 3: (2, 1, 2, 1, 2, 1), 4: (2, 2, 2, 2, 2, 2)}


def load(path: Path | None = None) -> Edition:
    """The edition in a file; without one, the packaged edition. Raises BadEdition."""
    return parse(read(path or HOUSE))


def parse(file: Section) -> Edition:
    """The edition that a file's tables say. Raises BadEdition."""
    about = identify(file)
    companies, colours = _companies(file.table("companies"))
    starting = cards.starting_cards(file)
    tracks = _tracks(file.table("tracks"), file.table("track_bonuses"))
    tiles = cards.starting_tiles(file, starting)
    edition = Edition(
        about=about,
        companies=companies,
        colours=colours,
        base=_base(file.table("base")),
        player_board=_player_board(file.table("player_board"), tracks),
        round_track=_round_track(file.table("round_track")),
        card_display=_card_display(file.table("card_display")),
        book_display=_book_display(file.table("book_display")),
        map=edition_map.map_of(file.table("map")),
        starting_cards=starting,
        one_expansion=cards.one_expansion(file.table("one_expansion")),
        action_cards=cards.action_cards(file),
        tracks=tracks,
        occupied_extra=_occupied_extra(file.table("expansion")),
        first_game=_first_game(file.table("first_game"), tiles),
        bonus_spaces=_bonus_spaces(file.table("bonus_spaces")),
        bonus_tiles=_bonus_tiles(file.table("bonus_tiles")),
        merchants=_merchants(file.table("diamond_merchants")),
        majorities=_majorities(file.table("majorities")),
        books=cards.books(file),
        starting_tiles=tiles,
    )
    file.close()
    return edition


def _companies(table: Section) -> tuple[tuple[str, ...], tuple[str, ...]]:
    order = table.texts("order", COMPANIES)
    if order != COMPANIES:
        table.fail("order", ", ".join(order) or "nothing", ", ".join(COMPANIES))
    names = table.table("colours")
    colours = once(table, "colours", [names.text(company) for company in COMPANIES])
    names.close()
    table.close()
    return order, colours


def _base(table: Section) -> Base:
    """M1.5: 15 posts a company, 3 columns of 5."""
    base = Base(matrix(table, "columns", BASE_COLUMNS, BASE_ROWS, 9))
    table.close()
    return base


def _by_seats(table: Section, key: str, low: int, high: int) -> tuple[int, ...]:
    below = table.table(key)
    found = [below.number(str(seats), low, high) for seats in SEATS]
    below.close()
    return (0,) * SEATS[0] + tuple(found)


def _player_board(table: Section, tracks: tuple[Track, ...]) -> PlayerBoard:
    diamonds = table.number("diamond_steps", 1)
    spaces = table.number("book_spaces", 1)
    spare = max(bonus.amount for track in tracks for bonus in track.bonuses if _markers(track))
    board = PlayerBoard(
        start_pounds=table.number("start_pounds"),
        bonus_markers=_by_seats(table, "bonus_markers", 0, MARKERS - spare),
        markers_in_box=exactly(table, "markers_in_box", MARKERS),
        slots=exactly(table, "slots", SLOTS),
        diamond_steps=diamonds,
        diamond_slot=table.number("diamond_slot", 1, diamonds),
        diamond_values=marks(table, "diamond_values", diamonds, 999),
        book_spaces=spaces,
        book_slot=table.number("book_slot", 1, spaces),
        book_values=marks(table, "book_values", spaces, 999),
        book_no_a=once(table, "book_no_a", table.numbers("book_no_a", 1, spaces)),
        flip_cost=table.number("flip_cost"),
        end_of_track_pounds=table.number("end_of_track_pounds"),
    )
    table.close()
    return board


def _markers(track: Track) -> bool:
    return track.bonus == "more_markers"


def _round_track(table: Section) -> RoundTrack:
    """M1.8: the coins on spaces 2 to 7."""
    rounds = exactly(table, "rounds", ROUNDS)
    below = table.table("coins")
    for seats, coins in COINS.items():
        found = below.numbers(str(seats), length=ROUNDS - 1)
        if found != coins:
            below.fail(str(seats), list(found), str(list(coins)))
    below.close()
    table.close()
    return RoundTrack(rounds, ((), (), *COINS.values()))


def _card_display(table: Section) -> CardDisplay:
    display = CardDisplay(
        exactly(table, "rows", CARD_ROWS),
        exactly(table, "columns", CARD_COLUMNS),
        matrix(table, "crates", CARD_ROWS, CARD_COLUMNS, 9),
    )
    table.close()
    return display


def _book_display(table: Section) -> BookDisplay:
    """M1.9: 12 spaces, 4 of each letter."""
    rows = table.lists("letters")
    each = BOOK_ROWS * BOOK_COLUMNS // len(BOOK_LETTERS)
    flat = [letter for row in rows for letter in row]
    right = len(rows) == BOOK_ROWS and all(len(row) == BOOK_COLUMNS for row in rows)
    if not right or any(flat.count(letter) != each for letter in BOOK_LETTERS):
        expected = f"{BOOK_ROWS} lists of {BOOK_COLUMNS} letters, {each} each of A, B and C"
        table.fail("letters", rows, expected)
    costs = table.table("costs")
    display = BookDisplay(
        tuple(tuple(str(letter) for letter in row) for row in rows),
        tuple(costs.number(letter, 1, 9) for letter in BOOK_LETTERS),
        exactly(table, "pound_cost", 1),
    )
    costs.close()
    table.close()
    return display


def _tracks(table: Section, bonuses: Section) -> tuple[Track, ...]:
    """M12.5: each side with two bonuses; permanent ones on A and B, extra spaces on C and D."""
    kinds = {kind: _track_bonuses(bonuses, kind) for kind in (*PERMANENT_BONUSES, *EXTRA_SPACES)}
    bonuses.close()
    tracks = tuple(_track(table.table(name), name, kinds) for name in TRACKS)
    table.close()
    once(table, "bonus", [track.bonus for track in tracks])
    return tracks


def _track(table: Section, name: str, bonuses: dict[str, tuple[TrackBonus, TrackBonus]]) -> Track:
    """M12: two special spaces, one or two capital calls."""
    bonus = table.text("bonus", PERMANENT_BONUSES if name[0] in "AB" else EXTRA_SPACES)
    spaces = table.number("spaces", 1, 99)
    track = Track(
        id=name,
        bonus=bonus,
        spaces=spaces,
        shares=marks(table, "shares", spaces, 9),
        special=marks(table, "special", spaces, 2),
        calls=marks(table, "calls", spaces, 9),
        bonuses=bonuses[bonus],
    )
    if len(track.special) != 2:
        table.fail("special", f"{len(track.special)} special spaces", "2 special spaces")
    if not 1 <= len(track.calls) <= 2:
        table.fail("calls", f"{len(track.calls)} capital calls", "1 or 2 capital calls")
    table.close()
    return track


def _track_bonuses(table: Section, kind: str) -> tuple[TrackBonus, TrackBonus]:
    if kind in ("more_expansion", "more_markers"):
        first, second = table.numbers(kind, 1, 2, length=2)
        return TrackBonus(amount=first), TrackBonus(amount=second)
    both = table.tables(kind)
    if len(both) != 2:
        table.fail(kind, f"{len(both)} bonuses", "2 bonuses")
    return _track_bonus(kind, both[0]), _track_bonus(kind, both[1])


def _track_bonus(kind: str, table: Section) -> TrackBonus:
    if kind in ("cheaper_bananas", "cheaper_cotton"):
        bonus = _cheaper(table)
    elif kind == "books_and_diamonds":
        bonus = TrackBonus(pay=table.number("pay", 0, 9), rewards=_either(table))
    elif kind == "buy_and_diamonds":
        steps = Reward(diamonds=table.number("diamonds", 0, 9))
        pay, off = table.number("pay", 0, 9), table.number("off", 0, 9)
        bonus = TrackBonus(pay=pay, off=off, rewards=(steps,))
    elif kind == "sell_dear":
        only = table.text("only", GOODS) if table.has("only") else ""
        bonus = TrackBonus(plus=table.number("plus", 0, 99), only=only)
    else:
        pay, steps_each = table.number("pay", 0, 9), table.number("steps", 1, 9)
        others = len(COMPANIES) - 1
        bonus = TrackBonus(pay=pay, tracks=table.number("tracks", 1, others), steps=steps_each)
    table.close()
    return bonus


def _cheaper(table: Section) -> TrackBonus:
    if table.has("cotton_card_plus"):
        return TrackBonus(cotton_card_plus=table.number("cotton_card_plus", 1, 9))
    goods = table.text("goods", (*GOODS, "any"))
    mixed = table.has("mixed") and table.flag("mixed")
    return TrackBonus(off=table.number("off", 1, 9), goods=goods, mixed=mixed)


def _either(table: Section) -> tuple[Reward, ...]:
    if table.has("either"):
        return tuple(reward(part, ("books", "diamonds")) for part in table.tables("either"))
    return (partial_reward(table, ("books", "diamonds")),)


def _occupied_extra(table: Section) -> int:
    extra = table.number("occupied_extra", 0, 9)
    table.close()
    return extra


def _first_game(table: Section, tiles: tuple[StartingTile, ...]) -> FirstGame:
    """M1.2, M1.13: a track for each company, no two of one letter; a tile for each position."""
    below = table.table("tracks")
    tracks = [below.text(company, TRACKS) for company in COMPANIES]
    below.close()
    once(table, "tracks", [track[0] for track in tracks])
    numbers = table.numbers("tiles", 1, len(tiles), length=SEATS[-1])
    once(table, "tiles", numbers)
    table.close()
    return FirstGame(
        tuple(TRACKS.index(track) for track in tracks), tuple(number - 1 for number in numbers)
    )


def _bonus_spaces(table: Section) -> BonusSpaces:
    buy, sell, costs = table.table("buy"), table.table("sell"), table.table("tile_costs")
    spaces = BonusSpaces(
        first_player=reward(table.table("first_player"), ("books",)),
        buy_pay=buy.number("pay", 0, 9),
        sell_plus=sell.number("plus", 0, 99),
        tile_costs=tuple(costs.number(tile, 1, 2) for tile in BONUS_TILES),
    )
    for section in (buy, sell, costs, table):
        section.close()
    return spaces


def _bonus_tiles(table: Section) -> BonusTiles:
    bookkeeper, merchant, expansion, plus_one = map(table.table, BONUS_TILES)
    tiles = BonusTiles(
        bookkeeper=bookkeeper.number("value", 1, 9),
        merchant_diamonds=merchant.number("diamonds", 0, 9),
        merchant_per_other=merchant.number("per_other_merchant", 0, 9),
        expansion=expansion.number("value", 1, 3),
        plus_one=plus_one.number("units", 1, 9),
    )
    for section in (bookkeeper, merchant, expansion, plus_one, table):
        section.close()
    return tiles


def _merchants(table: Section) -> Merchants:
    plain, company = table.table("plain"), table.table("company")
    steps = company.number("mines_per_step", 1, 9)
    found = Merchants(
        reward(plain, ("diamonds", "pounds")), reward(company, ("diamonds", "pounds")), steps
    )
    table.close()
    return found


def _majorities(table: Section) -> tuple[Majority, ...]:
    known_keys(table, MAJORITIES)
    return tuple(_majority(kind, table.table(kind)) for kind in MAJORITIES)


def _majority(kind: str, table: Section) -> Majority:
    company = COMPANIES.index(table.text("company", COMPANIES))
    tiers = tuple(map(_tier, table.tables("tiers")))
    totals = [tier.total for tier in tiers]
    if not tiers or totals != sorted(set(totals)):
        table.fail("tiers", totals, "tiers whose totals rise")
    table.close()
    return Majority(kind, company, tiers)


def _tier(table: Section) -> Tier:
    total = table.number("from", 1, 99)
    return Tier(total, reward(table))
