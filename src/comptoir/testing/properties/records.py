"""Texts and copies: notation, dumps, clones, replay."""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from comptoir.core import ComptoirError, CorruptState, InvalidNotation, InvalidSetup
from comptoir.core.canonical import canonical
from comptoir.core.play import Line, playout, replay, step
from comptoir.testing.spot import Spot, after, choice, matches, strings

JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 99, "junk", [], {}, [[]], 1.5)
"""What a damaged file may hold instead."""


def replay_equals_live(spot: Spot) -> None:
    """The log of texts leads to the same states, step by step."""
    game, twin = spot.game, spot.start()
    lines: list[Line] = []
    for state, seat, action, _ in spot.walk():
        lines.append((seat, str(action)))
        game.apply(twin, seat, game.parse(str(action)), listen=False)
        assert game.dump(twin) == game.dump(state), f"replay differs after '{action}'"
    again = replay(game, spot.case.seats, spot.options(), lines)
    assert game.dump(again) == game.dump(twin), "a checked replay differs"


def every_action_has_its_notation(spot: Spot) -> None:
    """And is listed in the catalogue, once."""
    game, ids = spot.game, set(spot.case.ids(spot.game))
    for action in game.actions:
        assert matches(action.kind, action.args, spot.case.catalogue.ACTIONS), "not listed"
        assert strings(action.args) <= ids, f"'{action}' names what is no id"
        assert game.parse(str(action)) is action, f"'{action}' is read as something else"
        assert action.text == " ".join(action.text.split()), f"'{action}' is no plain line"
    assert len(set(game.actions)) == len(game.actions), "an action stands twice"
    for text in ("", "no such thing", str(game.actions[0]) + " and more"):
        assert refused(InvalidNotation, partial(game.parse, text)), f"'{text}' is read"


def a_dump_loads_to_the_same(spot: Spot) -> None:
    """Through its text, with the same questions; and the text is always the same."""
    game, state = spot.game, spot.state()
    text = canonical(game.dump(state))
    loaded = game.load(json.loads(text))
    assert canonical(game.dump(loaded)) == text, "a dump loads to something else"
    assert game.decisions(loaded) == game.decisions(state), "a loaded state asks something else"
    assert game.view(loaded, None) == game.view(state, None), "a loaded state looks different"
    assert canonical(game.dump(game.clone(state))) == text, "the text of a state is not fixed"


def damage_is_refused(spot: Spot) -> None:
    """A damaged dump is refused by name, or it is a whole state after all."""
    game, rng = spot.game, spot.rng()
    text = canonical(game.dump(spot.state()))
    for _ in range(20):
        damaged = damage(json.loads(text), rng)
        if canonical(damaged) != text:
            try:
                _check_damaged(spot, damaged)
            except Exception as error:
                raise AssertionError(f"{error!r} from {canonical(damaged)}") from error


def _check_damaged(spot: Spot, damaged: Any) -> None:
    game = spot.game
    try:
        state = game.load(damaged)
    except CorruptState:
        return
    spot.case.invariants(state, game)
    playout(game, state, spot.rng())


def damage(data: Any, rng: Random) -> Any:
    """The data with one thing in it replaced, left out or doubled."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data)))
    if not keys:
        return rng.choice(JUNK)
    key = rng.choice(keys)
    if isinstance(data[key], dict | list) and rng.random() < 0.75:
        data[key] = damage(data[key], rng)
    elif rng.random() < 0.2:
        del data[key]
    elif rng.random() < 0.2 and isinstance(data, list):
        data.append(data[key])
    elif isinstance(data[key], int) and rng.random() < 0.5:
        data[key] += rng.choice((-1, 1))
    else:
        data[key] = rng.choice(JUNK)
    return data


def clones_are_independent(spot: Spot) -> None:
    """Playing on with one changes nothing in the other."""
    game, state = spot.game, spot.state()
    clone, before = game.clone(state), game.dump(state)
    text = canonical(before)
    playout(game, clone, spot.rng())
    assert canonical(game.dump(state)) == text, "playing on with a clone changed the original"
    clone = game.clone(state)
    playout(game, state, spot.rng())
    assert canonical(game.dump(clone)) == text, "playing on with the original changed a clone"
    assert canonical(before) == text, "playing on changed a dump"
    loaded = game.load(before)
    playout(game, loaded, spot.rng())
    assert canonical(before) == text, "playing on with a loaded state changed its dump"


def a_step_leaves_the_state_alone(spot: Spot) -> None:
    """A checked step works on a copy, and a question changes nothing."""
    game, state = spot.game, spot.state()
    before = canonical(game.dump(state))
    if decisions := game.decisions(state):
        seat, action = choice(game, state, spot.rng())
        changed, events = step(game, state, seat, action)
        assert canonical(game.dump(state)) == before, "a step changed the state it was given"
        assert game.decisions(state) == decisions, "a step changed the questions it was given"
        same, told = after(game, state, seat, action)
        assert game.dump(changed) == game.dump(same), "a step differs from apply"
        assert events == told, "a step tells something else than apply"
    for seat in spot.seats():
        game.explain(state, seat, game.actions[0])
        game.view(state, seat)
    game.standings(state)
    assert canonical(game.dump(state)) == before, "a question changed the state"


def nobody_listening_changes_nothing(spot: Spot) -> None:
    """Without listeners there are no events, and the same happens."""
    game, state, rng = spot.game, spot.state(), spot.rng()
    deaf = game.clone(state)
    for _ in range(10):
        if not game.decisions(state):
            break
        seat, action = choice(game, state, rng)
        game.apply(state, seat, action)
        assert game.apply(deaf, seat, action, listen=False) == (), "events for nobody"
        assert game.dump(deaf) == game.dump(state), "what happens depends on who listens"


def setup_is_checked(spot: Spot) -> None:
    """A wrong number of seats and unknown options are refused with a sentence."""
    game = spot.game
    wrong: list[tuple[int, dict[str, Any]]] = [
        (game.seats.start - 1, {}),
        (game.seats.stop, {}),
        (spot.case.seats, {"no_such_option": 1}),
        *((spot.case.seats, {name: "no such value"}) for name in game.variants),
    ]
    for seats, options in wrong:
        begin = partial(game.start, seats, options)
        assert refused(InvalidSetup, begin), f"{seats} seats start with {options}"


def refused(error: type[ComptoirError], action: Callable[[], object]) -> bool:
    """Whether the action fails with this error."""
    try:
        action()
    except error:
        return True
    return False
