# Compiled by mypyc.
"""The common part of a view: map, companies, displays and bonus spaces, all open to everybody.

Most of it is as it was before the last choice: it is found again by what it is made from.
"""

from comptoir.core.contract import Json
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import (
    BONUS_TILES,
    BOOK_LETTERS,
    CARD_LETTERS,
    EXTRA_SPACES,
    Track,
    TrackBonus,
)
from comptoir.games.mombasa.rules.box import Box
from comptoir.games.mombasa.rules.kinds import EXTRA, LEVELS, MAJORITY, SPACES, TILE, TILE_PLUS_ONE
from comptoir.games.mombasa.rules.phases.expansion import costs
from comptoir.games.mombasa.rules.phases.merchant import mines
from comptoir.games.mombasa.rules.state import State
from comptoir.games.mombasa.view.faces import (
    book_counts,
    book_face,
    card_counts,
    card_face,
    company_face,
    pairs,
    reward_face,
    seat_face,
)


def regions(state: State) -> Json:
    """The map, region by region; M6.5: with what it costs each company to enter now."""
    parts, key = state.box.parts, ("map", tuple(state.region))
    return parts.get(key) or parts.keep(key, _regions(state))


def _regions(state: State) -> list[Json]:
    entry = [costs(state, company) for company in range(len(state.box.companies))]
    return [
        _region(state.box, region, post, tuple([cost[region] for cost in entry]))
        for region, post in enumerate(state.region)
    ]


def _region(box: Box, region: int, post: int, entry: tuple[int, ...]) -> Json:
    key = "region", region, post, entry
    known = box.parts.get(key)
    if known is not None:
        return known
    board, printed = box.edition.map, box.edition.map.regions[region]
    points = zip(box.companies, entry, strict=True)
    found: Json = {
        "id": printed.id,
        "post": company_face(box, post),
        "reward": reward_face(printed.reward),
        "mines": printed.mines,
        "enclave_in": None if printed.around == NONE else box.regions[printed.around],
        "borders": {box.regions[other]: border for other, border in board.borders[region]},
        "bases": _bases(box, region),
        "costs": {name: cost for name, cost in points if cost},
    }
    return box.parts.keep(key, found)


def _bases(box: Box, region: int) -> dict[str, Json]:
    """M6.5: the companies whose base borders on the region, and the border."""
    found: dict[str, Json] = {}
    for name, base in zip(box.companies, box.edition.map.bases, strict=True):
        for place, border in base:
            if place == region:
                found[name] = border
    return found


def companies(state: State) -> list[Json]:
    """Each company with its base and its track."""
    return [_company(state, company) for company in range(len(state.box.companies))]


def _company(state: State, company: int) -> Json:
    box, dug, markers = state.box, mines(state, company), _markers(state, company)
    width = box.base_columns
    first, end = company * width, company * width + width
    posts, opened = tuple(state.base[first:end]), tuple(state.opened[first:end])
    lost = state.removed[company], state.ousted[company]
    key = "company", company, state.tracks[company], markers, posts, opened, lost, dug
    known = box.parts.get(key)
    if known is not None:
        return known
    columns = range(first, end)
    found: Json = {
        "id": box.companies[company],
        "colour": box.edition.colours[company],
        "base": [_column(state, column) for column in columns],
        "share_value": sum([_coins(state, column) for column in columns]),
        "removed": state.removed[company],
        "ousted": state.ousted[company],
        "mines": dug,
        "track": _track(box, state.tracks[company], markers),
    }
    return box.parts.keep(key, found)


def _markers(state: State, company: int) -> tuple[int, ...]:
    """By seat: the space of its marker on the company's track."""
    return tuple([position[company] for position in state.position])


def _column(state: State, column: int) -> Json:
    box, posts, opened = state.box, state.base[column], state.opened[column]
    key = "column", column % box.base_columns, posts, opened
    known = box.parts.get(key)
    if known is not None:
        return known
    found: Json = {
        "icons": list(box.edition.base.columns[column % box.base_columns]),
        "posts": posts,
        "covered": _covered(state, column),
        "last_space_open": opened == 1,
        "coins": _coins(state, column),
        "uncovers": _uncovers(state, column),
        "covers": _covers(state, column),
    }
    return box.parts.keep(key, found)


def _covered(state: State, column: int) -> list[Json]:
    """M6.6, M6.10: front to rear, where a post stands: at the rear, except a last space open."""
    posts, last = state.base[column], state.box.base_rows - state.opened[column]
    return [last - posts <= space < last for space in range(state.box.base_rows)]


def _uncovers(state: State, column: int) -> Json:
    """M6.6: the coin icons under the foremost post; None without a post."""
    covered = _covered(state, column)
    icons = state.box.edition.base.columns[column % state.box.base_columns]
    return icons[covered.index(True)] if True in covered else None


def _covers(state: State, column: int) -> Json:
    """M6.10: the coin icons that a returned post would cover; None without room."""
    box = state.box
    space = box.base_rows - state.opened[column] - state.base[column] - 1
    return None if space < 0 else box.edition.base.columns[column % box.base_columns][space]


def _coins(state: State, column: int) -> int:
    """M14.2: coin icons in sight."""
    box = state.box
    return box.uncovered[state.opened[column]][column % box.base_columns][state.base[column]]


def _track(box: Box, side: int, markers: tuple[int, ...]) -> Json:
    return None if side == NONE else {**_printed_track(box, side), "markers": list(markers)}


def _printed_track(box: Box, side: int) -> dict[str, Json]:
    known = box.parts.get(("track", side))
    if isinstance(known, dict):
        return known
    track = box.edition.tracks[side]
    found: dict[str, Json] = {
        "id": track.id,
        "bonus": track.bonus,
        "bonuses": [_bonus(track, bonus) for bonus in track.bonuses],
        "spaces": track.spaces,
        "shares": pairs(track.shares),
        "special": pairs(track.special),
        "calls": pairs(track.calls),
    }
    box.parts.keep(("track", side), found)
    return found


def _bonus(track: Track, bonus: TrackBonus) -> Json:
    """The numbers of a bonus, those that its kind speaks of."""
    found: dict[str, Json] = {
        "amount": bonus.amount,
        "off": bonus.off,
        "goods": bonus.goods,
        "mixed": bonus.mixed,
        "cotton_card_plus": bonus.cotton_card_plus,
        "rewards": [reward_face(reward) for reward in bonus.rewards],
        "plus": bonus.plus,
        "only": bonus.only,
        "tracks": bonus.tracks,
        "steps": bonus.steps,
    }
    shown: dict[str, Json] = {name: value for name, value in found.items() if value}
    if track.bonus in EXTRA_SPACES:
        shown["pay"] = bonus.pay
    return shown


def card_display(state: State) -> Json:
    """Row by row, left to right. M5.3: the price without anybody's bonus."""
    parts, key = state.box.parts, ("card display", tuple(state.display))
    known = parts.get(key)
    if known is not None:
        return known
    wide = state.box.edition.card_display.columns
    spaces = [_card_space(state.box, space, card) for space, card in enumerate(state.display)]
    rows: list[Json] = [spaces[start : start + wide] for start in range(0, len(spaces), wide)]
    return parts.keep(key, rows)


def _card_space(box: Box, space: int, card: int) -> Json:
    key = "card space", space, card
    known = box.parts.get(key)
    if known is not None:
        return known
    crate = box.space_crates[space]
    price = None if card == NONE else crate + box.crate[card]
    found: Json = {"card": card_face(box, card), "crate": crate, "price": price}
    return box.parts.keep(key, found)


def book_display(state: State) -> Json:
    """Row by row, left to right, with the coins below the books."""
    parts = state.box.parts
    key = "book display", tuple(state.book_display), tuple(state.book_coins)
    known = parts.get(key)
    if known is not None:
        return known
    wide = state.box.book_columns
    spaces = [_book_space(state, space) for space in range(len(state.book_display))]
    rows: list[Json] = [spaces[start : start + wide] for start in range(0, len(spaces), wide)]
    return parts.keep(key, rows)


def _book_space(state: State, space: int) -> Json:
    letter = state.box.book_letters[space]
    return {
        "letter": BOOK_LETTERS[letter],
        "book": book_face(state.box, state.book_display[space]),
        "coins": state.book_coins[space],
        "points": state.box.book_price[space],
    }


def stack(state: State) -> Json:
    """M15.3: by letter, what can still come; the order does not exist."""
    layers = zip(CARD_LETTERS, state.pile, strict=True)
    return {letter: card_counts(state.box, layer) for letter, layer in layers}


def supply(state: State) -> Json:
    """M15.3: by letter, the books that can still come."""
    parts, key = state.box.parts, ("supply", state.supply)
    known = parts.get(key)
    if known is not None:
        return known
    found: Json = {
        letter: book_counts(state.box, _only(state.box, state.supply, number))
        for number, letter in enumerate(BOOK_LETTERS)
    }
    return parts.keep(key, found)


def _only(box: Box, counts: bytes, letter: int) -> bytes:
    return bytes(
        [
            count if book.letter == letter else 0
            for book, count in zip(box.books, counts, strict=True)
        ]
    )


def round_track(state: State, moved: bool) -> list[Json]:
    """M1.8, M13.1: coins on spaces 2 to the last; in preparation those of the next have moved."""
    coins = state.box.edition.round_track.coins[state.seats]
    gone = state.round - 1 + moved
    return [0 if number < gone else count for number, count in enumerate(coins)]


def bonus_spaces(state: State) -> Json:
    """Every bonus space that this game has, with the marker on it."""
    parts, key = state.box.parts, ("spaces", tuple(state.placed), tuple(state.tracks))
    known = parts.get(key)
    if known is not None:
        return known
    spaces = [_space(state, space) for space in range(len(SPACES)) if _in_play(state, space)]
    return parts.keep(key, spaces)


def _in_play(state: State, space: int) -> bool:
    """The extra spaces are on tracks C and D only (M12.B)."""
    if space < EXTRA:
        return True
    side = state.tracks[(space - EXTRA) // LEVELS]
    return side != NONE and state.box.edition.tracks[side].bonus in EXTRA_SPACES


def _space(state: State, space: int) -> Json:
    parts, key = state.box.parts, ("space", space, state.placed[space], tuple(state.tracks))
    known = parts.get(key)
    if known is not None:
        return known
    found: Json = {
        "id": SPACES[space],
        "marker": seat_face(state.placed[space]),
        "pay": _pay(state, space),
        **_space_details(state, space),
    }
    return parts.keep(key, found)


def _pay(state: State, space: int) -> int:
    spaces = state.box.edition.bonus_spaces
    if space >= EXTRA:
        company, level = divmod(space - EXTRA, LEVELS)
        return state.box.edition.tracks[state.tracks[company]].bonuses[level].pay
    if space >= TILE:
        return spaces.tile_costs[space - TILE]
    return spaces.buy_pay if SPACES[space] == "buy" else 0


def _space_details(state: State, space: int) -> dict[str, Json]:
    edition = state.box.edition
    if space >= EXTRA:
        company, level = divmod(space - EXTRA, LEVELS)
        return {"company": edition.companies[company], "level": level + 1}
    if space >= TILE:
        return {"tile": SPACES[space]}
    if space >= MAJORITY:
        majority = edition.majorities[space - MAJORITY]
        tiers = [{"total": t.total, "reward": reward_face(t.reward)} for t in majority.tiers]
        return {
            "kind": majority.kind,
            "company": edition.companies[majority.company],
            "tiers": list[Json](tiers),
        }
    rewards: dict[str, dict[str, Json]] = {
        "first_player": {"reward": reward_face(edition.bonus_spaces.first_player)},
        "sell": {"plus": edition.bonus_spaces.sell_plus},
    }
    return rewards.get(SPACES[space], {})


def bonus_tiles(state: State) -> Json:
    """Who has each bonus tile, and whether it is still to be used."""
    parts = state.box.parts
    key = "tiles", tuple(state.tile_owner), tuple(state.tile_up), state.plus_slot
    known = parts.get(key)
    if known is not None:
        return known
    tiles: list[Json] = [
        {
            "id": SPACES[TILE + tile],
            "owner": seat_face(state.tile_owner[tile]),
            "face_up": state.tile_up[tile] == 1,
            "slot": _laid_on(state) if tile == TILE_PLUS_ONE else None,
        }
        for tile in range(len(BONUS_TILES))
    ]
    return parts.keep(key, tiles)


def _laid_on(state: State) -> Json:
    """The action slot, counted from 1, on whose card the "+1" tile lies."""
    return None if state.plus_slot == NONE else state.plus_slot + 1
