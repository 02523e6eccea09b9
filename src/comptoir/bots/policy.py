"""A bot that plays what a learner has learned: `policy:FILE`.

The file is a small archive of NumPy arrays: two layers of weights, the notation of the actions that
they choose among, and what they were trained for. The bot sees what its seat sees, nothing else.
"""

from pathlib import Path
from typing import Any

from comptoir.core import Action, InvalidSetup
from comptoir.core.luck import stream
from comptoir.table import SeatView

POLICY = "policy:"
"""How the name of such a bot begins."""


def is_policy(name: str) -> bool:
    """Whether the name is that of a learned policy."""
    return name.startswith(POLICY)


class PolicyBot:
    """The action that the network likes best among the options."""

    def __init__(self, name: str, seed: str) -> None:
        self._numpy, self._weights = _read(Path(name.removeprefix(POLICY)))
        self._places = {str(text): place for place, text in enumerate(self._weights["actions"])}
        self._rng = stream(seed)
        self._encoder: Any = None

    def choose(self, seat_view: SeatView[Any]) -> Action:
        """The best option; any world that the seat considers possible looks the same to it."""
        self._encoder = self._encoder or self._fitting(seat_view)
        row = self._encoder.encode(seat_view.sample(self._rng), seat_view.seat)
        numpy, weights = self._numpy, self._weights
        seen = numpy.log1p(numpy.frombuffer(row, numpy.uint8).astype(numpy.float32))
        hidden = numpy.tanh(seen @ weights["inner"] + weights["inner_bias"])
        worth = hidden @ weights["outer"] + weights["outer_bias"]
        return max(seat_view.decision.options, key=lambda option: worth[self._places[option.text]])

    def _fitting(self, seat_view: SeatView[Any]) -> Any:
        """The encoder, if it is the one that the weights were trained with."""
        encoder = seat_view.game.encoder(seat_view.seats)
        size = sum(field.size for field in encoder.layout)
        trained = str(self._weights["game"]), str(self._weights["edition"])
        found = seat_view.game.key, seat_view.game.edition.digest
        if trained != found or size != len(self._weights["inner"]):
            raise InvalidSetup(
                f"The policy was trained for {trained[0]} with {int(self._weights['seats'])} "
                f"players and edition {trained[1]}: it can't play this."
            )
        return encoder


def _read(file: Path) -> tuple[Any, dict[str, Any]]:
    try:
        import numpy  # noqa: PLC0415  # the rules and the other bots need it not
    except ModuleNotFoundError:
        message = "A policy needs 'numpy': install Comptoir as comptoir[envs]."
        raise InvalidSetup(message) from None
    try:
        with numpy.load(file, allow_pickle=False) as found:
            weights = {name: found[name] for name in found.files}
    except (OSError, ValueError) as error:
        raise InvalidSetup(f"'{file}' can't be read as a policy: {error}") from None
    for name in ("inner", "inner_bias", "outer", "outer_bias"):
        if name not in weights:
            raise InvalidSetup(f"'{file}' is not a policy: it has no '{name}'.")
        weights[name] = weights[name].astype(numpy.float32)
    return numpy, weights
