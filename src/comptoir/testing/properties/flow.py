"""Choices: who may decide what, and what a choice tells."""

from itertools import combinations

from comptoir.core import CHANCE, Decision, Event
from comptoir.core.play import uniform
from comptoir.testing.case import CORE_REFUSALS
from comptoir.testing.spot import Spot, after, matches, own, strings

BOUND = 20
"""No game is as many times as long as usual."""


def every_game_ends(spot: Spot) -> None:
    """Whatever is chosen."""
    for count, _ in enumerate(spot.walk()):
        assert count < BOUND * spot.case.length, "the game does not end"


def every_choice_is_told(spot: Spot) -> None:
    """By at least one event, each in the catalogue, with exactly its arguments."""
    ids = set(spot.case.ids(spot.game))
    for _, seat, action, events in spot.walk():
        assert events, f"'{action}' of seat {seat} told nothing"
        for event in events:
            _check_event(spot, event, ids)


def _check_event(spot: Spot, event: Event, ids: set[str]) -> None:
    args = (*event.args, *event.secret)
    assert matches(event.kind, args, spot.case.catalogue.EVENTS), f"{event} is not listed"
    assert strings(args) <= ids, f"{event} names what is no id"
    assert event.rule in spot.case.rules, f"{event} cites no rule"
    assert event.audience <= set(spot.seats()), f"{event} is for nobody at the table"
    assert bool(event.secret) <= bool(event.audience), f"{event} has a secret for nobody"


def decisions_are_well_formed(spot: Spot) -> None:
    """Options are unique and at least two: a single one is no choice."""
    decisions = spot.game.decisions(spot.state())
    seats = [decision.seat for decision in decisions]
    assert len(set(seats)) == len(seats), "two questions to one seat"
    assert CHANCE not in seats or len(seats) == 1, "chance decides together with seats"
    for decision in decisions:
        _check_decision(spot, decision)


def _check_decision(spot: Spot, decision: Decision) -> None:
    options, weights = decision.options, decision.weights
    assert len(options) > 1, "no choice at all"
    assert len({option.text for option in options}) == len(options), "an option stands twice"
    assert set(options) <= set(spot.game.actions), "an option is missing in the table"
    assert len(weights) == (len(options) if decision.seat == CHANCE else 0), "wrong weights"
    assert all(weight > 0 for weight in weights), "an option that can't come"
    assert matches(decision.kind, decision.args, spot.case.catalogue.PROMPTS), "not listed"
    assert strings(decision.args) <= set(spot.case.ids(spot.game)), "a prompt names no id"


def options_keep_their_order(spot: Spot) -> None:
    """The same state asks the same, in the same order."""
    game, state = spot.game, spot.state()
    decisions = game.decisions(state)
    for same in (state, game.clone(state), game.load(game.dump(state)), spot.state()):
        assert game.decisions(same) == decisions, "the order of options is not fixed"


def options_are_what_explain_allows(spot: Spot) -> None:
    """An action is an option if and only if explain has nothing against it."""
    game, state = spot.game, spot.state()
    for seat in [*spot.seats(), CHANCE]:
        options = {option for decision in own(game, state, seat) for option in decision.options}
        for action in game.actions:
            refusal = game.explain(state, seat, action)
            assert (refusal is None) == (action in options), f"{seat} {action}: {refusal}"


def refusals_are_in_the_catalogue(spot: Spot) -> None:
    """With exactly their arguments and the number of a rule."""
    game, state = spot.game, spot.state()
    known = {**CORE_REFUSALS, **spot.case.catalogue.REFUSALS}
    ids = {*spot.case.ids(game), *spot.case.catalogue.PROMPTS}
    for seat in [*spot.seats(), CHANCE]:
        for action in game.actions:
            if refusal := game.explain(state, seat, action):
                assert matches(refusal.kind, refusal.args, known), f"{refusal} is not listed"
                assert strings(refusal.args) <= ids, f"{refusal} names what is no id"
                over = refusal.kind == "core.over"
                assert over or refusal.rule in spot.case.rules, f"{refusal} cites no rule"


def simultaneous_choices_commute(spot: Spot) -> None:
    """The order in which seats choose at the same time never matters."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    for one, two in combinations(game.decisions(state), 2):
        first, second = uniform(one, rng), uniform(two, rng)
        here, _ = after(game, state, one.seat, first)
        there, _ = after(game, state, two.seat, second)
        assert own(game, here, two.seat) == (two,), "a choice changed another seat's question"
        assert own(game, there, one.seat) == (one,), "a choice changed another seat's question"
        game.apply(here, two.seat, second)
        game.apply(there, one.seat, first)
        assert game.dump(here) == game.dump(there), "the order of two seats' choices matters"
