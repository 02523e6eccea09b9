# Compiled by mypyc.
"""All that lies in the box: card types, their numbers, and every action there can be."""

from dataclasses import dataclass
from typing import Any, Final

from comptoir.core.contract import Action
from comptoir.core.menus import Menus, subsets
from comptoir.core.notation import Lexicon, named
from comptoir.core.parts import Parts
from comptoir.games.speicherstadt.edition.printed import FIREMAN_VALUES, SEASONS, Edition
from comptoir.games.speicherstadt.rules import actions as act

LAYERS: Final = len(SEASONS) + 1
"""S1.3: winter on top, then spring, summer, autumn; the 4th fire lies at the bottom."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card type; cards of one type are alike."""

    id: str
    kind: str
    layers: tuple[int, ...]
    """How many lie in each layer of the pile."""
    value: int = 0
    """A fireman's strength, a fire's or a contract's points."""
    goods: tuple[int, ...] = ()
    """The symbols of a contract, how many of each good; the good of a trader."""


class Box:
    """Everything printed, made once from an edition and shared by all states and their copies."""

    def __deepcopy__(self, _: object) -> "Box":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Box, (self.edition,)

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.goods = edition.goods
        self.cards = (
            *_plain(edition),
            *_traders(edition),
            *_firemen(edition),
            *_contracts(edition),
            *_fires(edition),
        )
        self.index = {card.id: number for number, card in enumerate(self.cards)}
        self.ship = self.index["ship"]
        self.counting_office = self.index["counting_office"]
        self.warehouse = self.index["warehouse"]
        self.bank = self.index["bank"]
        self.port = self.index["port"]
        self.chamber = self.index["chamber"]
        self.church = self.index["church"]
        self.prayer_boat = self.index["prayer_boat"]
        self.traders = self._of_kind("trader")
        self.firemen = self._of_kind("fireman")
        self.contracts = self._of_kind("contract")
        self.fires = self._of_kind("fire")
        self.last_fire = self.fires[-1]
        self.no_cards = bytes(len(self.cards))
        """A layer of the pile that is used up."""
        self.act = Actions(self)
        self.lexicon = Lexicon(self.act.all())
        self.parts = Parts()

    def _of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(number for number, card in enumerate(self.cards) if card.kind == kind)


class Actions:
    """Tables of interned actions; those about cards and goods go by their index."""

    def __init__(self, box: Box) -> None:
        goods = tuple(enumerate(box.goods))
        seats = range(max(box.edition.offer))
        spaces = range(max(box.edition.offer.values()))
        self.lot = tuple(act.Lot(*_named("lot", seat=seat), seat) for seat in seats)
        self.draw = tuple(
            act.Draw(*_named("draw", card=card.id), number) for number, card in enumerate(box.cards)
        )
        self.load = tuple(act.Load(*_named("load", good=name), good) for good, name in goods)
        self.loads = subsets(self.load)
        """By the bits of goods."""
        self.bid = tuple(act.Bid(*_named("bid", space=space + 1), space) for space in spaces)
        self.bids = subsets(self.bid)
        """By the bits of spaces."""
        self.buy = act.Buy(*_named("buy"))
        self.pass_ = act.Pass(*_named("pass"))
        self.purchase = [(self.pass_,), (self.buy, self.pass_)]
        """By whether the card can be paid."""
        self.deliver = tuple(
            tuple(
                act.Deliver(*_named("deliver", card=box.cards[card].id, good=name), contract, good)
                for good, name in goods
                if box.cards[card].goods[good]
            )
            for contract, card in enumerate(box.contracts)
        )
        self.trade = tuple(act.Trade(*_named("trade", good=name), good) for good, name in goods)
        self.sell = act.Sell(*_named("sell"))
        self.exchange = act.Exchange(*_named("exchange"))
        self.lay = tuple(act.Lay(*_named("lay", good=name), good) for good, name in goods)
        self.take = tuple(act.Take(*_named("take", good=name), good) for good, name in goods)
        self.throw = tuple(act.Throw(*_named("throw", good=name), good) for good, name in goods)
        self.done = act.Done(*_named("done"))
        self.uses = Menus([*self.trade, self.sell, self.exchange, *self.throw, self.done])
        """By bits: goods for their traders, a sale, an exchange, goods to throw away, the end."""
        self.keep = tuple(act.Keep(*_named("keep", good=name), good) for good, name in goods)

    def all(self) -> list[Action]:
        """Each once."""
        return [
            *self.lot,
            *self.draw,
            *self.load,
            *self.bid,
            self.buy,
            self.pass_,
            *(action for contract in self.deliver for action in contract),
            *self.trade,
            self.sell,
            self.exchange,
            *self.lay,
            *self.take,
            *self.throw,
            self.done,
            *self.keep,
        ]


def _named(
    verb: str, **args: int | str
) -> tuple[str, tuple[tuple[str, int | str | tuple[str, ...]], ...], str]:
    return named(f"speicherstadt.{verb}", **args)


def _plain(edition: Edition) -> list[Card]:
    """S10.1: the cards that have no value of their own."""
    return [
        Card(name, name, (*seasons, 0))
        for name, seasons in edition.seasons.items()
        if name != "trader"
    ]


def _traders(edition: Edition) -> list[Card]:
    """S10.1: five traders, one for each good."""
    first = (1, *[0] * (LAYERS - 1))
    kinds = range(len(edition.goods))
    return [
        Card(f"trader_{name}", "trader", first, goods=tuple(int(good == kind) for kind in kinds))
        for good, name in enumerate(edition.goods)
    ]


def _firemen(edition: Edition) -> list[Card]:
    """S9.2: the firemen by value."""
    return [
        Card(
            f"fireman_{value}",
            "fireman",
            (*(season.count(value) for season in edition.firemen), 0),
            value,
        )
        for value in FIREMAN_VALUES
    ]


def _contracts(edition: Edition) -> list[Card]:
    """S6.3: the contracts, numbered from winter on."""
    cards: list[Card] = []
    for season, contracts in enumerate(edition.contracts):
        layers = tuple(int(layer == season) for layer in range(LAYERS))
        for goods in contracts:
            symbols = tuple(goods.count(good) for good in edition.goods)
            points = edition.contract_points[len(goods)]
            cards.append(Card(f"contract_{len(cards) + 1}", "contract", layers, points, symbols))
    return cards


def _fires(edition: Edition) -> list[Card]:
    """S9.3: one fire in each season but winter, and the last one."""
    return [
        Card(
            f"fire_{number}",
            "fire",
            tuple(int(layer == number) for layer in range(LAYERS)),
            points,
        )
        for number, points in enumerate(edition.fires, 1)
    ]
