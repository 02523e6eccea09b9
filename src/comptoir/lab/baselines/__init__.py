"""Reference learners with NumPy alone: something to beat, and to begin from.

    python -m comptoir.lab.baselines GAME --algorithm ppo --games 20000 --seed 1

They are measured by games, not by time: the same command on the same machine makes the same
weights. The weights play as the bot `policy:FILE`.
"""

from comptoir.lab.baselines.training import Curve, Lesson, train

__all__ = ["Curve", "Lesson", "train"]
