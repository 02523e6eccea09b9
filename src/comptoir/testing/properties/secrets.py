"""Hidden information: what a seat can't know never reaches it.

Two worlds that a seat can't tell apart (the true one, and one drawn afresh by `determinize`) must
look, ask, explain and sound the same to it, until something is openly revealed.
"""

import json
from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

from comptoir.core import CHANCE, Action, Game, Seat
from comptoir.core.canonical import canonical
from comptoir.core.play import playout
from comptoir.testing.spot import Spot, after, choice, own, told

SAMPLES = 40
TRIES = 6


def known(game: Game[Any], state: Any, watcher: Seat | None) -> dict[str, Any]:
    """All that a watcher can find out at one moment."""
    return {
        "view": game.view(state, watcher),
        "decisions": own(game, state, watcher),
        "open seats": [decision.seat for decision in game.decisions(state)],
        "standings": game.standings(state),
        "result": game.result(state),
    }


def explained(game: Game[Any], state: Any, seat: Seat | None) -> list[Any]:
    """What a seat hears about every action of the game."""
    return [] if seat is None else [game.explain(state, seat, action) for action in game.actions]


def some_options(spot: Spot, state: Any) -> list[tuple[Seat, Action]]:
    """A few of the open choices, in any order."""
    every = [(d.seat, option) for d in spot.game.decisions(state) for option in d.options]
    return spot.rng().sample(every, min(TRIES, len(every)))


def chance_lines_are_barriers(spot: Spot) -> None:
    """What chance decides was hidden before: one of its events says so."""
    for _, seat, action, events in spot.walk():
        marked = any(event.reveals for event in events)
        assert seat != CHANCE or marked, f"chance decided '{action}' without a mark"


def without_secrets_all_see_the_same(spot: Spot) -> None:
    """Of a game that says it has no secrets, one view is everybody's."""
    game, state = spot.game, spot.state()
    views = [game.view(state, watcher) for watcher in spot.watchers()]
    assert game.secrets or all(view == views[0] for view in views), "there are secrets"


def views_are_plain_data(spot: Spot) -> None:
    """A view is JSON, and no part of it is the state's own."""
    game, state = spot.game, spot.state()
    before = canonical(game.dump(state))
    for watcher in spot.watchers():
        view = game.view(state, watcher)
        assert json.loads(canonical(view)) == view, "a view is no plain JSON"
        empty(view)
        assert canonical(game.dump(state)) == before, "a change of a view changed the state"


def shared_views_are_views(spot: Spot) -> None:
    """What a shared view shows is the view, also when others were made after it."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    worlds = [game.determinize(state, watcher, rng) for watcher in spot.watchers()]
    later = [after(game, state, seat, action)[0] for seat, action in some_options(spot, state)]
    shown = [
        (each, watcher, game.shared_view(each, watcher))
        for each in (state, *worlds, *later)
        for watcher in spot.watchers()
    ]
    for each, watcher, shared in shown:
        assert shared == game.view(each, watcher), f"{watcher} is shown another view than its own"


def empty(data: Any) -> None:
    """Take everything out of the data, all the way down."""
    for item in data.values() if isinstance(data, dict) else data:
        if isinstance(item, dict | list):
            empty(item)
    data.clear()


def nothing_leaks(spot: Spot) -> None:
    """In no view, question, explanation or score."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    for watcher in spot.watchers():
        world = game.determinize(state, watcher, rng)
        here, there = known(game, state, watcher), known(game, world, watcher)
        for name, value in here.items():
            assert value == there[name], f"{name} of {watcher} tells what can't be known"
        heard = explained(game, state, watcher)
        assert heard == explained(game, world, watcher), f"explain tells {watcher} a secret"


def no_reveal_without_its_mark(spot: Spot) -> None:
    """After the same choice two worlds still sound and look the same, unless an event says so.

    That somebody has finished choosing in secret is open to all, and no reveal.
    """
    game, state, rng = spot.game, spot.state(), spot.rng()
    for watcher in spot.watchers():
        world = game.determinize(state, watcher, rng)
        for seat, action in some_options(spot, state):
            if game.explain(world, seat, action) is None:
                here, events = after(game, state, seat, action)
                there, others = after(game, world, seat, action)
                finished = bool(own(game, here, seat)) != bool(own(game, there, seat))
                marked = any(event.reveals for event in (*events, *others))
                if marked or (finished and seat != watcher):
                    continue
                assert told(events, watcher) == told(others, watcher), (
                    f"the events of '{action}' tell {watcher} a secret"
                )
                assert known(game, here, watcher) == known(game, there, watcher), (
                    f"'{action}' reveals something to {watcher} without a mark"
                )


def twins(spot: Spot) -> Iterator[tuple[Seat | None, Any, Any]]:
    """Pairs of different states that sounded the same to a watcher all the way.

    They part where somebody had a choice that the watcher does not hear of, and go on together.
    """
    game, state, rng = spot.game, spot.state(), spot.rng()
    results = [(seat, after(game, state, seat, a)) for seat, a in some_options(spot, state)]
    for (one, (here, events)), (two, (there, others)) in combinations(results, 2):
        for watcher in spot.watchers():
            if one == two and told(events, watcher) == told(others, watcher):
                yield from abreast(game, watcher, game.clone(here), game.clone(there), rng)


def abreast(
    game: Game[Any], watcher: Seat | None, here: Any, there: Any, rng: Random
) -> Iterator[tuple[Seat | None, Any, Any]]:
    """Two states and what becomes of them by the same choices, as long as they sound the same."""
    for _ in range(TRIES):
        if game.dump(here) == game.dump(there):
            return
        yield watcher, here, there
        if not game.decisions(here):
            return
        seat, action = choice(game, here, rng)
        if game.explain(there, seat, action) is not None:
            return
        events, others = (game.apply(state, seat, action) for state in (here, there))
        if told(events, watcher) != told(others, watcher):
            return


def look_alike(game: Game[Any], here: Any, there: Any, watcher: Seat | None) -> bool:
    """Whether a watcher finds out the same in both."""
    return known(game, here, watcher) == known(game, there, watcher)


def what_is_seen_was_told(spot: Spot) -> None:
    """What sounds the same to a watcher looks the same to it, too."""
    for watcher, here, there in twins(spot):
        assert look_alike(spot.game, here, there, watcher), f"{watcher} sees what no event told"


def a_possible_world_is_whole(spot: Spot) -> None:
    """Nothing is lost or made in it, it loads, it can be played on; the true one stays as it is."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    before = canonical(game.dump(state))
    for watcher in spot.watchers():
        world = game.determinize(state, watcher, rng)
        spot.case.invariants(world, game)
        loaded = game.load(game.dump(world))
        assert game.decisions(loaded) == game.decisions(world), "a possible world is not settled"
        playout(game, world, rng)
        assert canonical(game.dump(state)) == before, "a possible world shares the true one's parts"


def possible_worlds_are_drawn_by_the_generator(spot: Spot) -> None:
    """The same generator draws the same world."""
    game, state = spot.game, spot.state()
    for watcher in spot.watchers():
        one, two = (game.determinize(state, watcher, Random(spot.seed)) for _ in range(2))
        assert game.dump(one) == game.dump(two), "a world comes from elsewhere than the generator"


def possible_worlds_depend_on_knowledge_alone(spot: Spot) -> None:
    """In worlds that look the same the same generator draws the same: the truth plays no part."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    for watcher in spot.watchers():
        world = game.determinize(state, watcher, rng)
        _check_same_draw(game, watcher, state, world, spot.seed)
    for watcher, here, there in twins(spot):
        if look_alike(game, here, there, watcher):
            _check_same_draw(game, watcher, here, there, spot.seed)


def _check_same_draw(
    game: Game[Any], watcher: Seat | None, here: Any, there: Any, seed: int
) -> None:
    one, two = (game.determinize(state, watcher, Random(seed)) for state in (here, there))
    assert game.dump(one) == game.dump(two), f"the truth shines through to {watcher}"


def possible_worlds_forget_the_truth(spot: Spot) -> None:
    """Where a watcher could not tell two choices apart, not every drawn world is the true one."""
    game = spot.game
    for watcher, here, there in twins(spot):
        if look_alike(game, here, there, watcher):
            truth = game.dump(here)
            worlds = (game.determinize(here, watcher, Random(seed)) for seed in range(SAMPLES))
            assert any(game.dump(world) != truth for world in worlds), "only the truth is possible"
