# Compiled by mypyc.
"""Pounds and diamonds: what a player board takes at once."""

from comptoir.games.mombasa.rules.state import State


def gain(state: State, seat: int, pounds: int, rule: str) -> None:
    """M15.1: pounds from the bank."""
    if pounds:
        state.pounds[seat] += pounds
        if state.events is not None:
            state.tell("gained", rule, seat=seat, pounds=pounds)


def pay(state: State, seat: int, pounds: int, rule: str) -> None:
    """Pounds to the bank."""
    if pounds:
        state.pounds[seat] -= pounds
        if state.events is not None:
            state.tell("paid", rule, seat=seat, pounds=-pounds)


def diamonds(state: State, seat: int, steps: int, rule: str) -> None:
    """M11.3, M11.6: steps on the diamond track; at its end each is pounds instead."""
    board = state.box.edition.player_board
    forward = min(steps, board.diamond_steps - state.diamonds[seat])
    if forward:
        state.diamonds[seat] += forward
        space = state.diamonds[seat]
        if state.events is not None:
            state.tell("diamonds", rule, seat=seat, steps=forward, space=space)
        if space - forward < board.diamond_slot <= space:
            state.tell("slot_unlocked", "M11.1", seat=seat, slot=board.slots + 1)
    gain(state, seat, (steps - forward) * board.end_of_track_pounds, "M11.3")
