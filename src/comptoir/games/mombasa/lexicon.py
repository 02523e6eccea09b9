"""Every action there can be, made once from the box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from comptoir.core.contract import Action, Args
from comptoir.core.notation import named
from comptoir.games.mombasa import actions as act
from comptoir.games.mombasa.kinds import BOOKKEEPER, MERCHANT, SPACES
from comptoir.games.mombasa.printed import GOODS

if TYPE_CHECKING:  # the box holds its actions
    from comptoir.games.mombasa.box import Box


class Actions:
    """Tables of interned actions; those about cards and books go by the type's index."""

    def __init__(self, box: Box) -> None:
        self._make_chance(box)
        self._make_cards(box)
        self._make_tracks_and_map(box)
        self._make_books(box)
        self.leave = act.Leave(*_named("leave"))
        self.no_card = act.NoCard(*_named("no_card"))
        self.stop = act.Stop(*_named("stop"))
        self.expand = act.Expand(*_named("expand"))
        self.forward = act.Forward(*_named("forward"))
        self.pounds = act.Pounds(*_named("pounds"))
        self.end = act.End(*_named("end"))
        self.marker = [act.Marker(*_named("marker", space=id_), n) for n, id_ in enumerate(SPACES)]
        self.choose = [act.Choose(*_named("choose", number=n + 1), n) for n in range(_most(box))]
        self.deck = [act.Deck(*_named("deck", slot=n + 1), n) for n in range(box.slots)]
        self.all: list[Action] = [
            action for table in vars(self).values() for action in _flat(table)
        ]

    def _make_chance(self, box: Box) -> None:
        seats = range(len(box.edition.one_expansion))
        tracks = tuple(enumerate(box.track_ids))
        self.lay = [
            [act.Lay(*_named("lay", company=id_, track=track), n, side) for side, track in tracks]
            for n, id_ in enumerate(box.companies)
        ]
        self.lot = [act.Lot(*_named("lot", seat=seat), seat) for seat in seats]
        drawn = sorted({card for layer in box.layer_cards for card in layer})
        self.draw = {n: act.Draw(*_named("draw", card=box.cards[n].id), n) for n in drawn}
        self.reveal = [
            act.Reveal(*_named("reveal", book=book.id), n)
            for n, book in enumerate(box.books[: box.tile_book])
        ]
        self.deal = [act.Deal(*_named("deal", tile=id_), n) for n, id_ in enumerate(box.tile_ids)]
        self.keep = [act.Keep(*_named("keep", tile=id_), n) for n, id_ in enumerate(box.tile_ids)]

    def _make_cards(self, box: Box) -> None:
        cards = _cards(box)
        goods = [pair for pair in cards if box.kind[pair[0]] < len(GOODS)]
        used = [(n, card.id) for n, card in enumerate(box.cards)]
        rest = sorted(set(box.starting_cards))
        self.rest = {n: act.Rest(*_named("rest", card=box.cards[n].id), n) for n in rest}
        self.plan = [act.Plan(*_named("plan", card=id_), n) for n, id_ in cards]
        self.sell = [act.Sell(*_named("sell", card=id_), n) for n, id_ in cards]
        self.goods = [
            [act.Goods(*_named(verb, card=id_), n, plus) for n, id_ in goods]
            for verb, plus in (("goods", False), ("goods_plus", True))
        ]
        """Without the "+1" tile, and with it."""
        self.plus_one = [act.PlusOne(*_named("plus_one", card=id_), n) for n, id_ in goods]
        self.bookkeeper = {
            n: act.Bookkeeper(*_named("bookkeeper", card=id_), n)
            for n, id_ in used
            if box.kind[n] == BOOKKEEPER
        }
        self.merchant = {
            n: act.Merchant(*_named("merchant", card=id_), n)
            for n, id_ in used
            if box.kind[n] == MERCHANT
        }
        wide = box.edition.card_display.columns
        self.acquire = [
            act.Acquire(*_named("acquire", row=n // wide + 1, column=n % wide + 1), n)
            for n in range(len(box.space_crates))
        ]

    def _make_tracks_and_map(self, box: Box) -> None:
        companies = tuple(enumerate(box.companies))
        columns = range(box.base_columns)
        self.step = [act.Step(*_named("step", company=id_), n) for n, id_ in companies]
        self.track = [act.Track(*_named("track", company=id_), n) for n, id_ in companies]
        self.company = [act.Company(*_named("company", company=id_), n) for n, id_ in companies]
        regions = enumerate(box.regions)
        self.enter = [act.Enter(*_named("enter", region=id_), n) for n, id_ in regions]
        self.column = [act.Column(*_named("column", column=n + 1), n) for n in columns]
        self.remove = [
            act.Remove(*_named("remove", company=id_, column=column + 1), n, column)
            for n, id_ in companies
            for column in columns
        ]

    def _make_books(self, box: Box) -> None:
        wide, spaces = box.book_columns, range(box.book_spaces)
        self.take = [
            act.Take(*_named("take", row=n // wide + 1, digit=n % wide + 2), n)
            for n in range(len(box.book_letters))
        ]
        self.next = [
            act.Next(*_named("next", book=box.books[n].id), n) for n in box.letter_books[0]
        ]
        self.place = [act.Place(*_named("place", space=n), n) for n in spaces]
        self.flip = [act.Flip(*_named("flip", space=n), n) for n in spaces]


def _named(verb: str, **args: int | str) -> tuple[str, Args, str]:
    return named(f"mombasa.{verb}", **args)


def _cards(box: Box) -> list[tuple[int, str]]:
    """The cards proper, without the tiles that count as cards."""
    return [(n, card.id) for n, card in enumerate(box.cards[: box.tile_card])]


def _most(box: Box) -> int:
    """The most rewards that a bonus space offers."""
    tiers = [len(majority.tiers) for majority in box.edition.majorities]
    rewards = [len(bonus.rewards) for track in box.edition.tracks for bonus in track.bonuses]
    return max(tiers + rewards)


def _flat(table: object) -> list[Action]:
    if isinstance(table, Action):
        return [table]
    rows = table.values() if isinstance(table, dict) else table
    assert isinstance(rows, (list, type({}.values())))
    return [action for row in rows for action in _flat(row)]
