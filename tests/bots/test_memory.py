import gc

from comptoir.bots.memory import SELDOM, collecting_seldom


def test_garbage_is_looked_for_seldom_for_some_time() -> None:
    before = gc.get_threshold()
    with collecting_seldom():
        assert gc.get_threshold()[0] == SELDOM
        assert gc.get_freeze_count() > 0
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
