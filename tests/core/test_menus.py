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
    menus = Menus(ACTIONS)
    options = menus.of(0b101)
    assert options == (ACTIONS[0], ACTIONS[2])
    assert menus.of(0b101) is options
    assert menus.of(0b100) == (ACTIONS[2],)


def test_menus_never_fill_the_memory() -> None:
    menus = Menus(ACTIONS)
    options = menus.of(0b111)
    for more in range(MOST):
        menus.of(more << len(ACTIONS))
    assert menus.of(0b111) == options
    assert menus.of(0b111) is not options
