"""OpenSpiel's own algorithms on the games: MCTS, IS-MCTS and outcome-sampling MCCFR.

    python examples/research/openspiel_algorithms.py --simulations 20 --iterations 3

Plain MCTS sees everything, so it plays the game without secrets; IS-MCTS plays in worlds that
look the same to it (`resample_from_infostate`). CFR by sampling needs no more than episodes; with
this many information sets a few of them show that it runs, not that it converges.
"""

import argparse
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver

import comptoir.envs.openspiel  # noqa: F401  # it registers the games

CHOICES = 6
"""How many choices the searching player makes before all goes on at random."""


def mcts_bot(game: Any, simulations: int) -> Any:
    """OpenSpiel's Monte Carlo tree search with random playouts."""
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    return mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=random)


def ismcts_bot(game: Any, simulations: int) -> Any:
    """The same in information sets."""
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    final = ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=simulations,
        final_policy_type=final,
        random_state=random,
    )


def play(game: Any, bot: Any) -> list[float]:
    """A game of the bot against the random player; what it is worth to both."""
    state, rng, made = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, odds)[0])
        elif state.current_player() == 0 and made < CHOICES:
            state.apply_action(bot.step(state))
            made += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    returns: list[float] = state.returns()
    return returns


def main(argv: Sequence[str] | None = None) -> int:
    """Run them all."""
    parser = argparse.ArgumentParser(description="OpenSpiel's algorithms on the games.")
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--iterations", type=int, default=2)
    asked = parser.parse_args(argv)
    open_game = pyspiel.load_game("comptoir_speicherstadt")
    secret_game = pyspiel.load_game("comptoir_mombasa(players=2,setup=variable)")
    found = play(open_game, mcts_bot(open_game, asked.simulations))
    sys.stdout.write(f"MCTS, Speicherstadt: {found}\n")
    found = play(secret_game, ismcts_bot(secret_game, asked.simulations))
    sys.stdout.write(f"IS-MCTS, Mombasa: {found}\n")
    solver: Any = OutcomeSamplingSolver(open_game)
    for _ in range(asked.iterations):
        solver.iteration()
    met = len(solver._infostates)
    sys.stdout.write(f"Outcome-sampling MCCFR, Speicherstadt: {met} information sets\n")
    return 0


if __name__ == "__main__":
    main()
