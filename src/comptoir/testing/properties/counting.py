"""Numbers: nothing is lost, coins add up, scores are in order."""

from math import isfinite

from comptoir.core import Result
from comptoir.testing.spot import Spot


def nothing_is_lost_or_made(spot: Spot) -> None:
    """What is in the box stays in the game, at every step."""
    spot.case.invariants(spot.start(), spot.game)
    for state, *_ in spot.walk():
        spot.case.invariants(state, spot.game)


def coins_follow_from_the_events(spot: Spot) -> None:
    """A ledger of what is told always says what everybody has."""
    coins = list(spot.case.coins(spot.start()))
    for state, _, action, events in spot.walk():
        for seat, gain in spot.case.ledger(events).items():
            coins[seat] += gain
        assert list(spot.case.coins(state)) == coins, f"coins moved untold at '{action}'"


def standings_are_well_formed(spot: Spot) -> None:
    """At every step, not at the end alone."""
    for state, *_ in spot.walk():
        check_scores(spot, spot.game.standings(state))


def check_scores(spot: Spot, scores: Result) -> None:
    """A sheet for each seat, with all categories and ranks that fit the totals."""
    assert [score.seat for score in scores] == spot.seats(), "not one score for each seat"
    for score in scores:
        listed = tuple(name for name, _ in score.categories)
        assert listed == tuple(spot.case.catalogue.CATEGORIES), "categories are missing"
        assert score.total == sum(points for _, points in score.categories), "a wrong sum"
        better = [other for other in scores if other.rank < score.rank]
        assert score.rank == len(better) + 1, "ranks have gaps"
        assert all(other.total >= score.total for other in better), "a rank against the totals"


def the_result_is_the_last_standing(spot: Spot) -> None:
    """There is a result exactly when nothing is left to decide."""
    game = spot.game
    for state, *_ in spot.walk():
        over = not game.decisions(state)
        expected = game.standings(state) if over else None
        assert game.result(state) == expected, "the result is not the standings at the end"


def estimates_end_as_the_score(spot: Spot) -> None:
    """A number for each category at every moment, and once the game is over the score itself."""
    game, state = spot.game, spot.state()
    before = game.dump(state)
    for score in game.standings(state):
        hopes = game.estimate(state, score.seat)
        assert len(hopes) == len(score.categories), "not one estimate for each category"
        assert all(isfinite(hope) for hope in hopes), "an estimate that is no number"
        if game.result(state):
            points = tuple(points for _, points in score.categories)
            assert hopes == points, "the last estimate is not the score"
    assert game.dump(state) == before, "an estimate changed the state"
