import pytest

from comptoir.server.notify.postman import Postman


@pytest.fixture(autouse=True)
def _nobody_delivers_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests deliver themselves, when they have turned the clock."""

    async def stay_at_home(_postman: Postman) -> None:
        pass

    monkeypatch.setattr(Postman, "_rounds", stay_at_home)
