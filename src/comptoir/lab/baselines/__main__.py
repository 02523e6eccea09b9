"""Train a reference learner and keep its weights."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from comptoir.lab.baselines.training import LEARNERS, Lesson, about, plot, train


def main(argv: Sequence[str] | None = None) -> int:
    """Train, keep, draw."""
    parser = argparse.ArgumentParser(
        prog="python -m comptoir.lab.baselines", description="Train a reference learner."
    )
    parser.add_argument("game", help="the key of a game")
    parser.add_argument("--algorithm", choices=[*LEARNERS], default="ppo")
    parser.add_argument("--games", type=int, default=20_000, help="how many games; default 20000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same weights")
    parser.add_argument("--opponents", default="random", help="bots, separated by commas")
    parser.add_argument(
        "--out", type=Path, default=Path("policy.npz"), help="save the weights here"
    )
    parser.add_argument("--curve", type=Path, help="save the learning curve in this file")
    asked = parser.parse_args(argv)
    lesson = Lesson(asked.game, asked.algorithm, asked.games, asked.seed, asked.opponents)
    network, curve = train(lesson, _say)
    network.save(asked.out, **about(lesson))
    if asked.curve:
        title = f"{lesson.algorithm.upper()}, {lesson.game.capitalize()} against {lesson.opponents}"
        plot(curve, title).savefig(asked.curve, metadata={"Date": None})
    return 0


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
