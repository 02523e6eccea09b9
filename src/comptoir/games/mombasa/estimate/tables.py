# Compiled by mypyc.
"""Tables that the estimate looks things up in, made once from what is printed."""

from collections.abc import Sequence

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.estimate.weights import Weights
from comptoir.games.mombasa.rules.box import Box, reached
from comptoir.games.mombasa.rules.scoring import share_value
from comptoir.games.mombasa.rules.state import State

MOST = 12
"""Posts that leave a base in one go, at most, as far as the estimate cares."""


class Base:
    """The coin icons of a company's base."""

    __slots__ = ("coins", "gains")

    def __init__(self, coins: int, gains: list[int]) -> None:
        self.coins = coins
        """In sight."""
        self.gains = gains
        """By posts that leave the base: the most that come in sight."""


class Space:
    """A space of a company track."""

    __slots__ = ("held", "level_pounds", "levels", "next_share", "paid", "smooth")

    def __init__(
        self, held: int, smooth: float, next_share: int, paid: int, levels: float, level_pounds: int
    ) -> None:
        self.held = float(held)
        """Shares held."""
        self.smooth = smooth
        """The same, and part of the next one by the way to it."""
        self.next_share = next_share
        """Steps to the next share; 0: there is none."""
        self.paid = paid
        """Pounds of all capital calls up to here."""
        self.levels = levels
        """Special spaces reached, and part of the next one."""
        self.level_pounds = level_pounds
        """Pounds of all special spaces up to here."""


class Card:
    """What is printed on a card, as far as the estimate cares."""

    __slots__ = ("company", "kind", "share", "units", "value")

    def __init__(self, kind: int, value: int, share: int, company: int) -> None:
        self.kind = kind
        self.value = value
        """Units of goods, expansion points, or bookkeeping points."""
        self.units = float(value)
        self.share = share
        """The company of its share, or NONE."""
        self.company = company
        """The company of a merchant, or NONE."""


class Tables:
    """By printed things; everything is a list of plain numbers."""

    def __init__(self, box: Box, weights: Weights) -> None:
        edition, board = box.edition, box.edition.player_board
        self.box = box
        self.weights = weights
        self.rounds = edition.round_track.rounds
        self.coins = sum([sum(column) for column in edition.base.columns])
        """All coin icons of a base."""
        self.cards = [
            Card(box.kind[n], box.value[n], card.share, card.company)
            for n, card in enumerate(box.cards)
        ]
        self.spaces = [_spaces(box, side) for side in range(len(edition.tracks))]
        """By side and space."""
        self.diamonds = between(board.diamond_steps, board.diamond_values)
        self.books = between(board.book_spaces, board.book_values)
        self.need = [_needs(book.needs) for book in box.books]
        """By book: kind and amount of one need, kind and amount of another (or NONE, 0)."""
        self._bases: dict[int, Base] = {}

    def base(self, state: State, company: int) -> Base:
        """What is in sight of a company's base, and what may come."""
        base, opened, columns = state.base, state.opened, self.box.base_columns
        key, first, cases = 0, company * columns, 2 * self.box.base_rows + 2
        for place in range(first, first + columns):
            key = key * cases + 2 * base[place] + opened[place]
        found = self._bases.get(key)
        if found is None:
            found = Base(share_value(state, company), self._best_gains(base, opened, first))
            self._bases[key] = found
        return found

    def _best_gains(self, base: Sequence[int], opened: Sequence[int], first: int) -> list[int]:
        best = [0] * (MOST + 1)
        for column in range(self.box.base_columns):
            posts = base[first + column]
            seen = self.box.uncovered[opened[first + column]][column]
            after = best[:]
            for lifted in range(1, min(posts, MOST) + 1):
                more = seen[posts - lifted] - seen[posts]
                for before in range(MOST + 1 - lifted):
                    after[before + lifted] = max(after[before + lifted], best[before] + more)
            best = after
        return best


def _spaces(box: Box, side: int) -> list[Space]:
    track, marks = box.edition.tracks[side], []
    smooth, ahead = between(track.spaces, track.shares), to_next(track.spaces, track.shares)
    for number, mark in enumerate(track.special):
        marks.append((mark[0], number + 1))
    levels, found = between(track.spaces, marks), []
    for space in range(track.spaces + 1):
        paid, pounds = sum(box.call[side][: space + 1]), sum(box.special[side][: space + 1])
        held = box.shares[side][space]
        found.append(Space(held, smooth[space], ahead[space], paid, levels[space], pounds))
    return found


def between(last: int, marks: Sequence[tuple[int, int]]) -> list[float]:
    """By space: the value of the last mark reached and, by the way to it, part of the next."""
    found = [float(value) for value in reached(last, marks)]
    space, value = 0, 0
    for mark, more in marks:
        for place in range(space, mark):
            found[place] = value + (more - value) * (place - space) / (mark - space)
        space, value = mark, more
    return found


def to_next(last: int, marks: Sequence[tuple[int, int]]) -> list[int]:
    """By space: how far the next mark is; 0: there is none."""
    found = [0] * (last + 1)
    for mark, _ in reversed(marks):
        found[:mark] = [mark - space for space in range(mark)]
    return found


def _needs(needs: tuple[int, ...]) -> tuple[int, int, int, int]:
    found = [(kind, amount) for kind, amount in enumerate(needs) if amount]
    found += [(NONE, 0), (NONE, 0)]
    return (*found[0], *found[1])
