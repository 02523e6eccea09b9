import pytest

from comptoir.server.notify import postman


@pytest.fixture(autouse=True)
def _nobody_delivers_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests deliver themselves, when they have turned the clock."""
    monkeypatch.setattr(postman, "EVERY", 3600.0)
