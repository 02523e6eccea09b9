"""The numbers of the game, read from an edition file and checked."""

from dataclasses import dataclass
from pathlib import Path

from comptoir.core import EditionId
from comptoir.core.edition import Section, identify, read
from unclaimed.about import ABOUT

HOUSE = Path(__file__).with_name("edition.toml")


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number of the game."""

    about: EditionId
    coins: int
    goods: tuple[str, ...]
    crates: int
    rounds: int
    long: int
    lot: int
    reserve: int
    patience: int
    price: int
    sets: tuple[int, ...]
    commission: int
    coins_per_point: int

    @property
    def most_coins(self) -> int:
        """More than anybody can ever have: each round brings one or the other."""
        return self.coins + self.long * max(self.patience, self.price)


def load(path: Path | None = None) -> Edition:
    """The edition in a file, the house edition by default. Raises BadEdition."""
    return parse(read(path or HOUSE))


def parse(file: Section) -> Edition:
    """The edition that a file's tables say. Raises BadEdition."""
    about = identify(file)
    setup, sale, points = (file.table(name) for name in ("setup", "sale", "points"))
    crates = setup.number("crates", 1, 20)
    edition = Edition(
        about=about,
        coins=setup.number("coins", 1, 50),
        goods=_goods(setup),
        crates=crates,
        rounds=setup.number("rounds", 1, 50),
        long=setup.number("long", 1, 50),
        lot=sale.number("lot", 2, 2),
        reserve=sale.number("reserve", 1, 50),
        patience=sale.number("patience", 0, 9),
        price=sale.number("price", 0, 9),
        sets=points.numbers("sets", length=crates),
        commission=points.number("commission", 0, 50),
        coins_per_point=points.number("coins", 1, 50),
    )
    _check_crates(setup, edition)
    for section in (setup, sale, points, file):
        section.close()
    return edition


def _goods(setup: Section) -> tuple[str, ...]:
    """U1.2: each player's commission is another good."""
    goods = setup.texts("goods")
    if len(set(goods)) != len(goods) or len(goods) < ABOUT.seats[-1]:
        setup.fail("goods", goods, f"at least {ABOUT.seats[-1]} different goods")
    return goods


def _check_crates(setup: Section, edition: Edition) -> None:
    """U2.1: there is a lot for every round."""
    crates = edition.crates * len(edition.goods)
    for name, rounds in (("rounds", edition.rounds), ("long", edition.long)):
        if rounds * edition.lot > crates:
            setup.fail(
                name, rounds, f"at most {crates // edition.lot}, as there are {crates} crates"
            )
