"""The expert does what a sensible player does where the older levels went wrong."""

from typing import Any

import pytest

from comptoir.bots import make_bot
from comptoir.bots.budget import Budget
from comptoir.bots.expert import SECONDS, ExpertBot, judgement_of
from comptoir.bots.turn import PLAIN, WIDTH, Beam, Turn, continuation, distinct, varied
from comptoir.core import Game, Seat
from comptoir.core.judgement import Manner
from comptoir.core.stack import settle
from comptoir.games.speicherstadt.estimate.seat import Hopes
from comptoir.table import SeatView, Table
from tests.bots.kit import looking, moments, seat_views
from tests.bots.test_best_turns import NOTHING_LEFT
from tests.mombasa import kit as mombasa
from tests.speicherstadt.kit import BOX, GAME, goods, offer, owned, pools, position

EXPERT = judgement_of(GAME, 2)


def whole_turn(name: str, state: Any) -> int:
    """Seat 0's score after it has gone on for as long as it is asked."""
    table, bot = Table(GAME, 2).moved_to(GAME.clone(state)), make_bot(name, "1")
    while table.decisions and table.decisions[0].seat == 0:
        table.choose(Seat(0), bot.choose(SeatView(table, table.decisions[0])))
    return GAME.standings(table.state)[0].total


def last_processing(contracts: tuple[str, ...], lacking: str, **pool: int) -> Any:
    """The last processing; the last of the contracts lacks but one good."""
    numbers = [BOX.contracts.index(BOX.index[name]) for name in contracts]
    wanted = list(BOX.cards[BOX.index[contracts[-1]]].goods)
    wanted[BOX.goods.index(lacking)] -= 1
    delivered = [goods() for _ in BOX.contracts]
    delivered[numbers[-1]] = wanted
    return position(
        "processing",
        seats=2,
        last=True,
        pile=NOTHING_LEFT,
        cards=owned(2, {0: contracts}),
        pool=pools(2, {0: goods(**pool)}),
        stock=[2] * len(BOX.goods),
        delivered=delivered,
    )


@pytest.mark.parametrize(
    ("state", "points"),
    [
        (last_processing(("contract_2",), "tea", coffee=2, spices=1, rubber=1, cloth=1), 8),
        (last_processing(("contract_4", "contract_10"), "cloth", coffee=2, tea=2, spices=2), 11),
        (last_processing(("contract_9", "contract_4"), "tea", coffee=1, spices=2, rubber=2), 5),
    ],
)
def test_goods_are_exchanged_in_the_last_processing(state: Any, points: int) -> None:
    assert whole_turn("expert:0", state) == points
    assert whole_turn("greedy", state) == 0  # what it is about: the older levels see no use in it


@pytest.mark.parametrize("contract", ["contract_3", "contract_6", "contract_10"])
def test_a_contract_is_never_rated_below_nothing(contract: str) -> None:
    ships = [0] * len(BOX.cards)
    ships[BOX.ship] = 6
    state = position(
        "bidding",
        seats=2,
        offer=offer(contract, "church", "bank"),
        pile=[*NOTHING_LEFT[:3], ships, NOTHING_LEFT[4]],
        bag=goods(coffee=2, tea=2, spices=2),
        cards=owned(2, {0: ("contract_2", "contract_5")}),
        house=pools(2, {0: goods(tea=1, spices=2)}),
    )

    def rated(game: Any) -> float:
        return Hopes(game.estimator.outlook(state), 0).gain(BOX.index[contract], goods())

    assert rated(GAME) < 0 <= rated(EXPERT.game)


def test_what_is_laid_down_is_not_lost_before_the_coin_comes() -> None:
    state = position("processing", seats=2, pool=pools(2, {0: goods(tea=1, spices=1)}))
    before = sum(EXPERT.game.estimate(state, Seat(0)))
    GAME.apply(state, Seat(0), GAME.parse("sell"))
    while state.open[0].kind == "speicherstadt.lay":
        assert sum(EXPERT.game.estimate(state, Seat(0))) == pytest.approx(before, abs=0.5)
        GAME.apply(state, Seat(0), state.open[0].options[0])


def found(game: Game[Any], seat_view: SeatView[Any], manner: Manner) -> list[Turn]:
    beam = Beam(game, seat_view.seats, WIDTH, Budget(), manner=manner)
    world = game.clone(seat_view._table.state)
    return distinct(beam.turns(world, seat_view.decision))


def test_every_beginning_of_a_turn_is_compared() -> None:
    """Also where permutations of one turn would fill the list."""
    state = mombasa.position(
        in_round=3,
        area={0: ("expansion_2", "expansion_3", "coffee_2"), 1: ("coffee_1",)},
        markers={0: 1},
    )
    seat_view = looking(mombasa.GAME, state, 2)
    manner = judgement_of(mombasa.GAME, 2).manner
    plain, expert = [found(mombasa.GAME, seat_view, one) for one in (PLAIN, manner)]
    beginnings = {turn.path[0].text for turn in expert}
    assert beginnings == {action.text for action in seat_view.decision.options}
    assert beginnings > {turn.path[0].text for turn in plain}
    companies = {
        value
        for turn in expert
        if turn.path[0].text == "expand"
        for action in turn.path
        for name, value in action.args
        if name == "company"
    }
    assert len(companies) > 1


def test_a_menu_has_but_a_few_turns_of_each_theme() -> None:
    for table in moments("mombasa", 2, 37, 4):
        seat_view = seat_views(table)[0]
        manner = judgement_of(table.game, 2).manner
        menu = varied(found(table.game, seat_view, manner), manner)
        themes = [turn.theme(manner.themes) for turn in menu]
        assert max(map(themes.count, themes)) <= manner.variety


def test_a_turn_ends_where_the_next_one_begins() -> None:
    """Also if nobody else is left in the round."""
    state = mombasa.position(ended=(1,), area={0: ("coffee_1", "coffee_2")}, markers={0: 1})
    settle(state)
    seat_view = looking(mombasa.GAME, state, 2)
    joined, ended = [
        max(
            sum(decision.opens for decision in turn.asked)
            for turn in found(mombasa.GAME, seat_view, manner)
        )
        for manner in (PLAIN, judgement_of(mombasa.GAME, 2).manner)
    ]
    assert joined > ended == 1


def test_processing_is_one_turn() -> None:
    state = position("processing", seats=2, pool=pools(2, {0: goods(tea=3)}))
    first = state.open[0]
    GAME.apply(state, Seat(0), GAME.parse("throw tea"))
    assert continuation(state.open, first, EXPERT.manner.joins) == state.open[0]


def test_it_thinks_for_three_seconds_at_most() -> None:
    assert SECONDS <= 3.0
    assert ExpertBot("1")._budget(EXPERT).seconds == SECONDS


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_is_a_judgement_for_every_number_of_players(seats: int) -> None:
    assert judgement_of(GAME, seats).iterations > 0
    assert seats not in mombasa.GAME.seats or judgement_of(mombasa.GAME, seats).iterations > 0


def test_the_same_seed_makes_the_same_choice() -> None:
    for table in moments("speicherstadt", 3, 29, 3):
        seat_view = seat_views(table)[0]
        made = {make_bot("expert:3", "a").choose(seat_view) for _ in range(2)}
        assert len(made) == 1
        assert made <= {*seat_view.decision.options}
