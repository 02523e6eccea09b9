"""What Speicherstadt calls its goods and who buys them."""

import pytest

from comptoir.games.speicherstadt.catalogue import ids
from comptoir.games.speicherstadt.game import Speicherstadt
from comptoir.lang import LANGUAGES, Speaker

TRADER = "trader_"
NAMED = [name for name in ids(Speicherstadt().box) if name.startswith(TRADER)]


@pytest.mark.parametrize("trader", NAMED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_trader_is_called_after_the_good(language: str, trader: str) -> None:
    speaker = Speaker(language)
    good, name = (
        speaker.text(f"speicherstadt-id-{key}").lower()
        for key in (trader.removeprefix(TRADER), trader)
    )
    stem = good[: max(3, len(good) - 2)]  # without its ending
    assert stem in name
