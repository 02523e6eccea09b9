"""Diamond merchant (action 4): M9.1 to M9.4."""

import pytest

from comptoir.games.mombasa.rules.kinds import MERCHANT, SHARE
from tests.mombasa.kit import (
    BOX,
    CARD,
    COMPANIES,
    EDITION,
    REGION,
    area,
    asked,
    do,
    kinds,
    options,
    position,
    refused,
    told,
    why,
)


def mines(*regions: str) -> int:
    """The mine icons in some regions."""
    return sum(BOX.mines[REGION[region]] for region in regions)


def test_m9_1_there_are_five_merchant_cards() -> None:
    merchants = [card for card in EDITION.action_cards if card.kind == "diamond_merchant"]
    assert sorted(card.company for card in merchants) == [-1, 0, 1, 2, 3]


def test_m9_1_the_plain_merchant_gives_a_step_and_two_pounds() -> None:
    state = position(area={0: ["diamond_merchant"]}, posts={"cairo": ["horn", "kuba"]})
    state, events = do(state, 0, "merchant diamond_merchant")
    assert (state.diamonds[0], state.pounds[0]) == (1, 2)
    assert told(events, "merchant_used") == [{"seat": 0, "card": "diamond_merchant"}]
    assert told(events, "gained") == [{"seat": 0, "pounds": 2}]
    assert told(events, "diamonds") == [{"seat": 0, "steps": 1, "space": 1}]


@pytest.mark.parametrize("name", COMPANIES)
def test_m9_1_a_companys_merchant_gives_two_steps_and_a_pound(name: str) -> None:
    others = {other: [region] for other, region in zip(COMPANIES, MINED, strict=False)}
    others.pop(name)
    state = position(area={0: [f"diamond_merchant_{name}"]}, posts=others)
    state, _ = do(state, 0, f"merchant diamond_merchant_{name}")
    assert (state.diamonds[0], state.pounds[0]) == (2, 1)


MINED = ("horn", "kalahari", "gold_coast", "abyssinia")


@pytest.mark.parametrize("name", COMPANIES)
def test_m9_1_and_a_step_for_every_two_mines_of_the_company(name: str) -> None:
    assert mines(*MINED) == 8
    state = position(area={0: [f"diamond_merchant_{name}"]}, posts={name: [*MINED, "karoo"]})
    state, _ = do(state, 0, f"merchant diamond_merchant_{name}")
    assert (state.diamonds[0], state.pounds[0]) == (2 + 4, 1)


@pytest.mark.parametrize(("regions", "steps"), [(["kuba"], 2 + 1), (["horn", "angola"], 2 + 2)])
def test_m9_1_example_the_merchant_of_cairo_with_three_or_four_mines(
    regions: list[str], steps: int
) -> None:
    """English rulebook, page 8."""
    assert mines(*regions) == (3 if steps == 3 else 4)
    state = position(
        area={0: ["diamond_merchant_cairo"]}, posts={"cairo": regions, "mombasa": ["kalahari"]}
    )
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert (state.diamonds[0], state.pounds[0]) == (steps, 1)


def test_m9_1_not_without_a_face_up_one() -> None:
    state = position(
        area={0: ["-diamond_merchant", "coffee_1"]},
        hand={0: ["diamond_merchant_cairo"]},
        tiles={"diamond_merchant": 1},
    )
    for card in ("diamond_merchant", "diamond_merchant_cairo", "tile_diamond_merchant"):
        assert why(state, 0, f"merchant {card}") == refused("M4.4", "not_face_up", card=card)


@pytest.mark.parametrize(
    ("cards", "others"),
    [
        ([], 0),
        (["diamond_merchant"], 1),
        (["diamond_merchant", "diamond_merchant_cairo", "bookkeeper_3"], 2),
        (["-diamond_merchant", "diamond_merchant_cairo"], 1),
    ],
)
def test_m9_2_the_tile_gives_two_steps_and_one_for_each_other_merchant(
    cards: list[str], others: int
) -> None:
    state = position(
        area={0: cards, 1: ["diamond_merchant_mombasa"]}, tiles={"diamond_merchant": 0}
    )
    state, events = do(state, 0, "merchant tile_diamond_merchant")
    assert (state.diamonds[0], state.pounds[0]) == (2 + others, 0)
    assert area(state, 0)[: len(cards)] == cards
    assert {event.rule for event in events if event.kind != "mombasa.turn"} == {"M9.2"}


def test_m9_2_the_tile_is_used_up() -> None:
    state = position(tiles={"diamond_merchant": 0})
    state, _ = do(state, 0, "merchant tile_diamond_merchant")
    assert asked(state) == (1, "turn")
    state, _ = do(state, 1, "end")
    assert why(state, 0, "merchant tile_diamond_merchant") == refused(
        "M4.4", "not_face_up", card="tile_diamond_merchant"
    )


def test_m9_3_no_starting_hand_has_a_merchant_but_every_other_kind() -> None:
    kinds_held = {BOX.kind[card] for card in (*BOX.starting_cards, *BOX.one_expansion)}
    action_kinds = {kind for kind in BOX.kind if kind != SHARE}
    assert action_kinds - kinds_held == {MERCHANT}
    assert BOX.kind[CARD["diamond_merchant"]] == MERCHANT


def test_m9_3_the_card_used_is_flipped_and_the_turn_ends() -> None:
    state = position(area={0: ["diamond_merchant", "diamond_merchant_cairo"]})
    state, events = do(state, 0, "merchant diamond_merchant")
    assert area(state, 0)[:2] == ["-diamond_merchant", "diamond_merchant_cairo"]
    assert kinds(events)[-1] == "turn"
    assert asked(state) == (1, "turn")
    state, _ = do(state, 1, "end")
    offered = [text for text in options(state) if text.startswith("merchant")]
    assert offered == ["merchant diamond_merchant_cairo"]


def test_m9_4_mines_are_counted_when_the_card_is_used() -> None:
    state = position(
        area={0: ["diamond_merchant_cairo"], 1: ["expansion_2"]}, posts={"cairo": ["nubia"]}, seat=1
    )
    state, _ = do(state, 1, "expand", "company cairo", "enter abyssinia", "column 1", "stop")
    assert mines("abyssinia") == 2
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert state.diamonds[0] == 2 + 1


def test_m9_4_mines_of_a_post_ousted_before_dont_count() -> None:
    state = position(
        area={0: ["diamond_merchant_cairo"], 1: ["expansion_3"]},
        posts={"cairo": ["kalahari"], "cape_town": ["karoo"]},
        seat=1,
    )
    state, _ = do(state, 1, "expand", "company cape_town", "enter kalahari", "column 1", "stop")
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert state.diamonds[0] == 2


@pytest.mark.parametrize("posts", [["kuba"], ["kuba", "horn"], ["karoo"]])
def test_m9_4_an_odd_mine_is_lost(posts: list[str]) -> None:
    state = position(area={0: ["diamond_merchant_cairo"]}, posts={"cairo": posts})
    state, _ = do(state, 0, "merchant diamond_merchant_cairo")
    assert mines(*posts) in (0, 3, 5)
    assert state.diamonds[0] == 2 + {0: 0, 3: 1, 5: 2}[mines(*posts)]
