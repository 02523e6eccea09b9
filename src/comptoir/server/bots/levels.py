"""The levels that a bot at a table can have, and how long each may take for a turn."""

from collections.abc import Mapping

LEVELS: Mapping[str, float] = {"random": 60.0, "easy": 60.0, "medium": 60.0, "hard": 90.0}
"""Seconds after which a worker is given up: far more than a level thinks on a fair machine."""
SHOWN = ("easy", "medium", "hard")
"""What people choose from."""
SUBSTITUTE = "medium"
"""Who plays for a person who left, and on seats that are filled."""
LAST_RESORT = "random"
