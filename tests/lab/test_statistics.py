from math import isclose, sqrt
from random import Random

import pytest

from comptoir.lab.statistics import NORMAL, Interval, mean, rate, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (60, 2.000)]
)
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert isclose(student(freedom), quantile, abs_tol=0.005)


def test_wilsons_interval_is_that_of_the_textbook() -> None:
    found = wilson(0.1, 10, NORMAL)
    assert isclose(found.low, 0.0179, abs_tol=1e-4)
    assert isclose(found.high, 0.4042, abs_tol=1e-4)


def test_at_the_ends_the_interval_stays_within_bounds() -> None:
    assert rate([(2, 2)] * 100).high == 1.0
    assert 0.95 < rate([(2, 2)] * 100).low < 0.97
    assert rate([(0, 2)] * 100).low == 0.0


def test_deals_that_are_won_or_lost_whole_count_once() -> None:
    whole = rate([(2, 2), (0, 2)] * 50)
    assert isclose(whole.high, wilson(0.5, 100, student(99)).high, abs_tol=1e-3)


def test_deals_that_are_shared_evenly_count_for_no_more_than_their_games() -> None:
    even = rate([(1, 2)] * 100)
    assert even == wilson(0.5, 200, student(99))


def test_one_cluster_tells_next_to_nothing() -> None:
    found = rate([(4, 4), (0, 0)])
    assert found.low < 0.25
    assert found.mean == found.high == 1.0


def test_a_mean_by_itself_is_the_usual_one() -> None:
    found = mean([(1, 1), (2, 1), (3, 1), (4, 1)])
    reach = student(3) * sqrt(5 / 3 / 4)
    assert found.mean == 2.5
    assert (found.low, found.high) == pytest.approx((2.5 - reach, 2.5 + reach))


def test_clusters_of_different_size_are_weighed() -> None:
    assert mean([(10, 1), (4, 4)]).mean == 14 / 5


def test_an_interval_holds_what_lies_within() -> None:
    found = Interval(0.5, 0.4, 0.6)
    assert found.holds(0.6)
    assert not found.holds(0.61)
    assert found.as_json() == {"mean": 0.5, "low": 0.4, "high": 0.6}


def test_about_95_of_100_intervals_hold_the_truth() -> None:
    """Deals of two games that depend on each other: the deal is lucky for one side or not."""
    rng, held = Random(1), 0
    for _ in range(400):
        luck = [rng.random() < 0.5 for _ in range(40)]
        deals = [(sum(rng.random() < (0.8 if good else 0.4) for _ in range(2)), 2) for good in luck]
        held += rate(deals).holds(0.6)
    assert 0.92 <= held / 400 <= 0.99
