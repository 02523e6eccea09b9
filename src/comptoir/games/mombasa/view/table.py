# Compiled by mypyc.
"""What a seat may see, built up from nothing.

M15.3, M15.5: almost all lies open. Hidden are the cards planned or laid to rest until they are
shown (M3.6, M1.20), and the starting tiles dealt (M1.14, M1.21).
"""

from comptoir.core.contract import Json, Seat, View
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import MAJORITIES
from comptoir.games.mombasa.rules.area import total
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.phases.preparation import Preparation
from comptoir.games.mombasa.rules.phases.setup import Setup
from comptoir.games.mombasa.rules.scoring import shares
from comptoir.games.mombasa.rules.secrets import done, face_down, kept_tile
from comptoir.games.mombasa.rules.state import State
from comptoir.games.mombasa.view import board
from comptoir.games.mombasa.view.at_hand import at_hand
from comptoir.games.mombasa.view.faces import (
    book_counts,
    book_face,
    card_counts,
    card_face,
    card_faces,
    pairs,
    seat_face,
)

PHASES = ((Setup, "setup"), (Planning, "planning"), (Preparation, "preparation"))


def view(state: State, seat: Seat | None) -> View:
    """The table as the seat sees it; None is a spectator."""
    box = state.box
    now = phase(state)
    return {
        "game": "mombasa",
        "round": state.round,
        "rounds": box.edition.round_track.rounds,
        "phase": now,
        "first_player": seat_face(state.first),
        "first_player_marker": seat_face(state.next_first),
        "turn": seat_face(state.turn),
        "round_track": board.round_track(state, moved=now == "preparation"),
        "map": board.regions(state),
        "companies": board.companies(state),
        "card_display": board.card_display(state),
        "stack": board.stack(state),
        "discard": card_counts(box, state.discard),
        "book_display": board.book_display(state),
        "supply": board.supply(state),
        "books_gone": book_counts(box, state.buried),
        "bonus_spaces": board.bonus_spaces(state),
        "bonus_tiles": board.bonus_tiles(state),
        "player_board": _player_board(state),
        "at_hand": at_hand(state),
        "players": [_player(state, player, player == seat) for player in range(state.seats)],
    }


def phase(state: State) -> str:
    """Where the game is: setup, planning, action, preparation or over."""
    for kind, name in PHASES:
        if any(isinstance(frame, kind) for frame in state.stack):
            return name
    return "action" if state.stack else "over"


def _player_board(state: State) -> Json:
    """What is printed on every player board."""
    parts, printed = state.box.parts, state.box.edition.player_board
    known = parts.get("player board")
    if known is not None:
        return known
    found: Json = {
        "slots": printed.slots,
        "diamond_steps": printed.diamond_steps,
        "diamond_slot": printed.diamond_slot,
        "diamond_values": pairs(printed.diamond_values),
        "book_spaces": printed.book_spaces,
        "book_slot": printed.book_slot,
        "book_values": pairs(printed.book_values),
        "book_no_a": list(printed.book_no_a),
        "flip_cost": printed.flip_cost,
        "end_of_track_pounds": printed.end_of_track_pounds,
    }
    return parts.keep("player board", found)


def _player(state: State, seat: int, own: bool) -> Json:
    """A player as everybody sees it, and what only the seat itself sees."""
    found = _open_player(state, seat)
    return {**found, "secret": _secret(state, seat)} if own else found


def _open_player(state: State, seat: int) -> dict[str, Json]:
    """What a spectator sees of a player; the key names all that it is made from."""
    box, finished = state.box, done(state, seat)
    cards = tuple(state.hand[seat]), tuple(state.area[seat]), tuple(state.up[seat])
    resting = tuple([tuple(deck) for deck in state.resting[seat]])
    tiles = tuple(state.tile_owner), tuple(state.tile_up), state.plus_slot
    tracks = tuple(state.tracks), tuple(state.position[seat]), tuple(state.in_force[seat])
    books = tuple(state.books[seat]), tuple(state.flipped[seat])
    taken = tuple(state.taken) if seat == state.turn else ()
    scale = state.pounds[seat], state.markers[seat], state.turns[seat], state.ended[seat], finished
    more = state.diamonds[seat], state.jar[seat], state.tile[seat]
    key = "player", seat, scale, more, cards, resting, tiles, tracks, books, taken
    known = box.parts.get(key)
    if isinstance(known, dict):
        return known
    found = _made_player(state, seat, finished)
    box.parts.keep(key, found)
    return found


def _made_player(state: State, seat: int, finished: bool | None) -> dict[str, Json]:
    box = state.box
    return {
        "seat": seat,
        "pounds": state.pounds[seat],
        "markers": state.markers[seat],
        "turns": state.turns[seat],
        "ended": state.ended[seat] == 1,
        "done": finished,
        "cards": card_faces(box, state.hand[seat]),
        "secret": None,
        "slots": _slots(state, seat),
        "resting": [card_faces(box, deck) for deck in state.resting[seat]],
        "totals": {kind: total(state, seat, number) for number, kind in enumerate(MAJORITIES)},
        "tracks": _tracks(state, seat),
        "diamonds": state.diamonds[seat],
        "diamond_value": box.diamond_value[state.diamonds[seat]],
        "ink_jar": None if state.jar[seat] == NONE else state.jar[seat],
        "book_value": box.book_value[max(state.jar[seat], 0)],
        "books": [_book(state, seat, space) for space in range(box.book_spaces)],
        "books_to_place": _to_place(state, seat),
        "starting_tile": _tile(state, state.tile[seat]),
    }


def _secret(state: State, seat: int) -> Json:
    """What only the seat itself sees: how its cards divide into hand and slots, and its tiles."""
    box, laid = state.box, face_down(state, seat)
    hand = state.hand[seat][:]
    for card in laid.values():
        hand.remove(card)
    return {
        "hand": card_faces(box, hand),
        "face_down": {str(slot + 1): card_face(box, card) for slot, card in laid.items()},
        "tiles_dealt": [_tile(state, tile) for tile in state.dealt[seat]],
        "tile_kept": _tile(state, kept_tile(state, seat)),
    }


def _slots(state: State, seat: int) -> list[Json]:
    """M3.2: the action slots, those not unlocked too; M3.6: empty until the reveal."""
    unlocked = slots(state, seat)
    return [
        {
            "unlocked": slot in unlocked,
            "card": card_face(state.box, card),
            "face_up": state.up[seat][slot] == 1,
        }
        for slot, card in enumerate(state.area[seat])
    ]


def _tracks(state: State, seat: int) -> Json:
    """By company: where the marker is, the bonuses unlocked and in force, and all shares held."""
    box, held = state.box, shares(state, seat)
    found: dict[str, Json] = {}
    for company, name in enumerate(box.companies):
        side, space = state.tracks[company], state.position[seat][company]
        found[name] = {
            "space": space,
            "bonuses_unlocked": 0 if side == NONE else box.level[side][space],
            "bonuses_in_force": state.in_force[seat][company],
            "shares": held[company],
        }
    return found


def _book(state: State, seat: int, space: int) -> Json:
    return {
        "book": book_face(state.box, state.books[seat][space]),
        "flipped": state.flipped[seat][space] == 1,
    }


def _to_place(state: State, seat: int) -> list[Json]:
    """M7.3: books taken this turn."""
    taken = state.taken if seat == state.turn else []
    return [book_face(state.box, book) for book in taken]


def _tile(state: State, tile: int) -> Json:
    """A starting tile with all that is printed on it."""
    if tile == NONE:
        return None
    box, printed = state.box, state.box.edition.starting_tiles[tile]
    return {
        "id": box.tile_ids[tile],
        "rest": card_faces(box, [box.starting_cards[place] for place in printed.rest]),
        "book": book_face(box, box.tile_book + tile),
        "diamonds": printed.diamonds,
        "steps": dict(zip(box.companies, printed.steps, strict=True)),
    }
