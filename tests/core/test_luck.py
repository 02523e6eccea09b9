from itertools import combinations

from comptoir.core.luck import derived, stream


def test_a_seed_is_a_path() -> None:
    assert derived(7) == "7"
    assert derived("7", 3, "bot", 1) == "7/3/bot/1"


def test_the_same_path_gives_the_same_luck() -> None:
    assert stream("7", "chance").random() == stream(7, "chance").random()


def test_streams_of_one_seed_do_not_depend_on_each_other() -> None:
    """Of 2000 pairs, those in which both are small are a quarter, whatever the purposes."""
    purposes: tuple[str | int, ...] = ("seat", "chance", "opponents", 0, 1)
    for one, other in combinations(purposes, 2):
        pairs = [(stream(seed, one).random(), stream(seed, other).random()) for seed in range(2000)]
        assert 420 <= sum(a < 0.5 and b < 0.5 for a, b in pairs) <= 580
