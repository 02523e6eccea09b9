"""Records of whole games, to be replayed by every later version.

`python -m tests.golden.make` writes those of the newest rules. That is right only when the rules of
a game changed on purpose and its `version` went up, or when its edition has other values; any other
difference is a mistake in the engine. Records of older versions that can still be played stay as
they are.
"""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from comptoir import games
from comptoir.core import CHANCE, Decision, Value
from comptoir.core.play import uniform, weighted
from comptoir.games import load
from comptoir.table import Table, record

RECORDS = Path(__file__).parent / "records"
IDLE = ("done", "end", "leave", "pass", "stop", "throw")
"""Verbs that end things; an eager player rarely uses them, so that more happens."""

GAMES: tuple[tuple[str, int, Mapping[str, Value]], ...] = (
    *(("speicherstadt", seats, {}) for seats in (2, 3, 4, 5)),
    *(("mombasa", seats, {"setup": "first"}) for seats in (2, 3, 4)),
    *(("mombasa", seats, {"setup": "variable"}) for seats in (2, 3, 4)),
)
STYLES = ("uniform", "eager", "eager")


def choose(decision: Decision, rng: Random, style: str) -> str:
    """An option by chance; the eager style prefers those that do something."""
    if decision.seat == CHANCE:
        return weighted(decision, rng).text
    busy = [option.text for option in decision.options if not option.text.startswith(IDLE)]
    if style == "eager" and busy and rng.random() < 0.9:
        return rng.choice(busy)
    return uniform(decision, rng).text


def play(key: str, seats: int, options: Mapping[str, Value], style: str, seed: int) -> str:
    """The record of one game."""
    table = Table(load(key), seats, options)
    rng = Random(seed)
    while table.decisions:
        decision = rng.choice(table.decisions)
        table.choose(decision.seat, choose(decision, rng, style))
    return record.write(record.of(table, comment=f"{style} play, seed {seed}"))


def main() -> None:
    """Write all of them."""
    RECORDS.mkdir(exist_ok=True)
    for key, seats, options in GAMES:
        version = games.GAMES[key].versions[-1]
        for number, style in enumerate(STYLES, 1):
            variant = "-".join(str(value) for value in options.values())
            rules = f"v{version}" if version > 1 else ""
            name = "-".join(filter(None, (key, rules, str(seats), variant, str(number))))
            text = play(key, seats, options, style, seed=1000 * seats + number)
            (RECORDS / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
