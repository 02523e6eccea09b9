from comptoir.core import Action
from comptoir.core.menus import MOST, Menus, subsets

ACTIONS = [Action("toy.take", (), text) for text in ("a", "b", "c")]


def test_subsets_go_by_bits() -> None:
    found = subsets(ACTIONS)
    assert len(found) == 8
    assert found[0] == ()
    assert found[0b101] == (ACTIONS[0], ACTIONS[2])
    assert found[0b111] == tuple(ACTIONS)


def test_a_menu_is_made_once() -> None:
    menus = Menus()
    assert menus.get(5) is None
    options = menus.keep(5, (ACTIONS[0], ACTIONS[2]))
    assert menus.get(5) is options
    assert menus.get(4) is None


def test_menus_never_fill_the_memory() -> None:
    menus = Menus()
    for key in range(MOST + 1):
        menus.keep(key, ())
    assert menus.get(0) is None
    assert menus.get(MOST) == ()
