"""What a bot would do and what for: legal turns, the categories of the score sheet, no secrets."""

from random import Random
from typing import Any

import pytest

from comptoir.bots.budget import Budget
from comptoir.bots.hints import (
    AIMS,
    LATER,
    MOST,
    MUCH,
    OTHERS,
    Aim,
    Changes,
    Harm,
    Hint,
    compared,
    hints,
    modest,
    ranked,
    reasons,
)
from comptoir.bots.levels import search
from comptoir.core import Seat
from comptoir.table import SeatView
from tests.bots.kit import looking, moments, seat_views
from tests.bots.test_fairness import resampled
from tests.mombasa import kit as mombasa
from tests.speicherstadt.kit import GAME, goods, offer, owned, pools, position

MOMENTS = [("speicherstadt", 2, 13, 6), ("mombasa", 2, 17, 3), ("mombasa", 3, 3, 2)]


def found(seat_view: SeatView[Any], seed: str = "seed") -> list[Hint]:
    return hints(seat_view, seed, Budget(iterations=2))


@pytest.mark.parametrize(("key", "seats", "every", "most"), MOMENTS)
def test_hints_are_turns_that_can_be_made(key: str, seats: int, every: int, most: int) -> None:
    for table in moments(key, seats, every, most):
        seat_view = seat_views(table)[0]
        hinted = found(seat_view)
        assert 1 <= len(hinted) <= MOST
        assert len({hint.path for hint in hinted}) == len(hinted)
        for hint in hinted:
            copy = table.copy()
            for action in hint.path:
                copy.choose(seat_view.seat, action)


@pytest.mark.parametrize(("key", "seats", "every", "most"), MOMENTS)
def test_what_a_seat_can_not_know_does_not_matter(
    key: str, seats: int, every: int, most: int
) -> None:
    rng = Random(5)
    for table in moments(key, seats, every, most):
        seat_view = seat_views(table)[0]
        other = resampled(table, seat_view.seat, rng)
        assert found(seat_view) == found(SeatView(other, seat_view.decision)) == found(seat_view)


@pytest.mark.parametrize(("key", "more"), [("mombasa", {"cards"}), ("speicherstadt", {"coins"})])
def test_aims_are_categories_of_the_score_sheet_or_what_pays_later(
    key: str, more: set[str]
) -> None:
    named = 0
    for table in moments(key, 2, 17, 6):
        sheet = {name for name, _ in table.game.standings(table.state)[0].categories}
        for hint in found(seat_views(table)[0]):
            points = [aim.points for aim in hint.aims]
            assert len(hint.aims) <= AIMS
            assert {aim.category for aim in hint.aims} <= sheet | more
            assert points == sorted(points, reverse=True)
            assert not points or points[-1] >= 0
            named += len(hint.aims)
    assert named


@pytest.mark.parametrize("key", ["mombasa", "speicherstadt"])
def test_reasons_add_up_to_the_estimate(key: str) -> None:
    for table in moments(key, 3, 29, 4):
        for score in table.game.standings(table.state):
            given = reasons(table.game, table.state, score.seat)
            assert len(given) == len(score.categories) + 1
            hope = sum(table.game.estimate(table.state, score.seat))
            assert sum(given.values()) == pytest.approx(hope)


def test_the_first_hint_is_what_the_expert_would_do() -> None:
    for table in moments("speicherstadt", 2, 13, 4):
        seat_view = seat_views(table)[0]
        assert found(seat_view)[0].path[0] == search("expert:2", "seed").choose(seat_view)


def test_the_greatest_gains_are_named_first_and_losses_not_at_all() -> None:
    gains = {"cash": -3.0, "diamonds": 6.2, "bookkeeping": 0.2, "cairo": 0.01}
    assert ranked(gains) == (Aim("diamonds", 6),)
    assert ranked({**gains, "cairo": 2.4}) == (Aim("diamonds", 6), Aim("cairo", 2))
    assert ranked({"cash": -1.0}) == ()


def reasons_at(state: Any, choice: str) -> set[str]:
    """What a turn is for that begins with this choice."""
    seat_view = looking(GAME, state, 2)
    hinted = [hint for hint in found(seat_view) if str(hint.path[0]) == choice]
    return {aim.category for hint in hinted for aim in hint.aims if aim.points}


def test_goods_are_sold_for_coins() -> None:
    state = position(
        "processing",
        seats=2,
        cards=owned(2, {0: ("trader_tea",)}),
        pool=pools(2, {0: goods(tea=3)}),
    )
    assert reasons_at(state, "trade tea") == {"coins"}


@pytest.mark.parametrize(
    ("card", "reason"), [("contract_1", "contracts"), ("fireman_5", "fires"), ("port", "port")]
)
def test_a_merchant_is_for_what_the_card_below_is_for(card: str, reason: str) -> None:
    state = position(
        "bidding", seats=2, coins=[9, 1], offer=offer(card, "trader_tea", "trader_spices")
    )
    assert reasons_at(state, "bid 1") == {reason}


def test_a_hint_tells_what_the_others_will_do_next() -> None:
    told = 0
    for table in moments("speicherstadt", 3, 11, 6):
        seat_view = seat_views(table)[0]
        hint = found(seat_view)[0]
        copy = table.copy()
        for action in hint.path:
            copy.choose(seat_view.seat, action)
        for reply in hint.line:
            assert reply.seat != seat_view.seat
            for action in reply.path:
                copy.choose(reply.seat, action)
            told += 1
    assert told


def test_nobody_is_told_what_others_plan_in_secret() -> None:
    seat_view = looking(
        mombasa.GAME, mombasa.planning(hand={0: ("coffee_1",), 1: ("coffee_2",)}), 2
    )
    assert all(hint.line == () for hint in found(seat_view))


def test_a_person_does_not_wait_long() -> None:
    assert modest().seconds <= 3.0


def test_the_same_choices_are_hinted_at_once_and_the_first_is_behind_none() -> None:
    for key in ("mombasa", "speicherstadt"):
        for table in moments(key, 2, 17, 4):
            hinted = found(seat_views(table)[0])
            assert len({tuple(sorted(map(str, hint.path))) for hint in hinted}) == len(hinted)
            behind = [hint.behind for hint in hinted]
            assert behind[0] == 0
            assert behind == sorted(behind)


def test_cards_planned_for_other_slots_are_the_same_hint() -> None:
    cards = ("coffee_1", "coffee_2", "expansion_2")
    hinted = found(looking(mombasa.GAME, mombasa.planning(hand={0: cards, 1: cards}), 2))
    planned = [sorted(map(str, hint.path)) for hint in hinted]
    assert all(one not in planned[:index] for index, one in enumerate(planned))


def test_to_pay_for_a_purchase_that_can_not_be_made_is_no_hint() -> None:
    state = mombasa.position(pounds={0: 1})
    assert not any("marker buy" in map(str, hint.path) for hint in found_of(state, 12))


def found_of(state: Any, iterations: int) -> list[Hint]:
    return hints(looking(mombasa.GAME, state, 2), "seed", Budget(iterations=iterations))


def test_a_card_that_is_acquired_is_for_later_rounds() -> None:
    state = mombasa.position(hand={0: ("coffee_1",)})
    before = reasons(mombasa.GAME, state, Seat(0))
    state.hand[0].append(mombasa.CARD["coffee_3"])
    after = reasons(mombasa.GAME, state, Seat(0))
    assert max(after, key=lambda name: after[name] - before[name]) == "cards"


def test_cards_are_for_nothing_when_the_game_is_over() -> None:
    state = mombasa.position(hand={0: ("coffee_1",)})
    state.stack.clear()
    assert reasons(mombasa.GAME, state, Seat(0))["cards"] == 0


def aimed(hint: Hint) -> dict[str, int]:
    return {aim.category: aim.points for aim in hint.aims}


def said(hint: Hint) -> int:
    return sum(aimed(hint).values()) + (hint.harm.points if hint.harm else 0)


@pytest.mark.parametrize(("key", "seats", "every", "most"), MOMENTS)
def test_what_the_gains_do_not_explain_is_told(key: str, seats: int, every: int, most: int) -> None:
    for table in moments(key, seats, every, most):
        seat_view = seat_views(table)[0]
        known = {*reasons(table.game, table.state, seat_view.seat), OTHERS, LATER, ""}
        best, *others = found(seat_view)
        louder = [hint for hint in others if hint.edge and said(hint) > said(best)]
        assert best.makes_up == (louder[0].edge if louder and best.aims else "")
        assert best.edge in {hint.edge for hint in others} | {""}
        for hint in others:
            missing = hint.behind - (said(best) - said(hint))
            assert {hint.edge, hint.makes_up} <= known
            assert hint.edge or missing < MUCH
            assert bool(hint.makes_up) == (missing <= -MUCH)
            if hint.edge in aimed(best):  # what is said first is not contradicted
                assert aimed(hint).get(hint.edge, 0) <= aimed(best)[hint.edge]


def pair(best: tuple[Aim, ...], other: tuple[Aim, ...], behind: int, *ends: Any) -> Hint:
    """The second of two hints, compared with the first."""
    told = [Hint((), best), Hint((), other, behind=behind)]
    return compared(told, ends or ({}, {}))[1]


def test_a_first_that_names_no_points_is_explained_by_what_it_comes_to_later() -> None:
    three = (Aim("contracts", 3),)
    assert pair((), three, 1).edge == LATER
    assert pair((), three, 1, {"coins": 5.0}, {"coins": 1.0}).edge == "coins"
    assert pair((), three, 0, {OTHERS: 0.0}, {OTHERS: -4.0}).edge == OTHERS
    # Said of the other alone: whatever comes later, it would sound the wrong way round.
    assert pair((), three, 0, {"contracts": 9.0}, {"contracts": 1.0}).edge == LATER


def test_a_hint_that_is_less_behind_than_it_sounds_says_what_makes_up_for_it() -> None:
    eight, one = (Aim("contracts", 8),), (Aim("contracts", 1),)
    assert pair(eight, one, 1) == Hint((), one, behind=1, makes_up=LATER)
    assert pair(eight, one, 1, {"coins": 1.0}, {"coins": 4.0}).makes_up == "coins"
    assert pair(eight, one, 7) == Hint((), one, behind=7)
    assert pair(eight, one, 7, {"contracts": 9.0}, {"contracts": 2.0}).edge == "contracts"


def test_the_first_says_why_it_is_the_first_though_another_names_more() -> None:
    one, six = (Aim("contracts", 1),), (Aim("contracts", 6),)
    told = [Hint((), one), Hint((), (Aim("port", 1),), behind=2), Hint((), six, behind=1)]
    assert compared(told, ({}, {}, {}))[0] == Hint((), one, edge=LATER, makes_up=LATER)
    ends = ({"coins": 5.0}, {"coins": 5.0}, {"coins": 1.0})
    assert compared(told, ends)[0].makes_up == "coins"
    silent = [Hint((), ()), *told[1:]]  # what it comes to later is all that is said of it
    assert compared(silent, ({}, {}, {}))[0].makes_up == ""


def test_what_a_turn_costs_somebody_else_is_part_of_what_is_said() -> None:
    told = [Hint((), (), Harm(Seat(1), 3)), Hint((), (Aim("port", 3),))]
    assert [hint.edge for hint in compared(told, ({}, {}))] == ["", ""]


def test_the_first_has_the_edge_over_the_next_that_has_one() -> None:
    told = [Hint((), ()), Hint((), (Aim("port", 3),), behind=1)]
    assert [hint.edge for hint in compared(told, ({}, {}))] == [LATER, LATER]


def test_nothing_is_named_that_was_not_played_on_when_time_runs_out() -> None:
    seat_view = seat_views(next(iter(moments("speicherstadt", 2, 13, 1))))[0]
    hinted = hints(seat_view, "seed", Budget(iterations=2, seconds=1e-6))
    assert {hint.edge for hint in hinted} | {hint.makes_up for hint in hinted} <= {"", LATER}


def test_a_turn_that_is_paid_for_and_does_nothing_is_idle() -> None:
    assert Changes({"cash": -1.0}, -1.0, {Seat(1): 0.0}).idle()
    assert not Changes({"cash": -1.0, "cairo": 2.0}, -1.0, {Seat(1): 0.0}).idle()
    assert not Changes({"cash": -1.0}, -1.0, {Seat(1): 2.0}).idle()
    assert not Changes({"cash": 0.0}, 0.0, {Seat(1): 0.0}).idle()


def test_not_to_buy_brings_no_coins_that_were_never_spent() -> None:
    state = position(
        "purchase", seats=2, coins=[5, 5], offer=offer("contract_1"), queues=[[0, 1], [], []]
    )
    seat_view = looking(GAME, state, 2)
    before = reasons(GAME, state, Seat(0), seat_view.decision)
    after = GAME.clone(state)
    GAME.apply(after, Seat(0), GAME.parse("pass"))
    assert reasons(GAME, after, Seat(0))["coins"] <= before["coins"] + 0.5
