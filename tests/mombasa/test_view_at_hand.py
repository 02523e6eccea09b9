"""The numbers of the question asked, bonuses counted in, and what a base looks like."""

from tests.mombasa.kit import EDITION, asked, do, position, seen
from tests.mombasa.marks import bonus, crate, price, special


def test_m5_13_prices_at_hand_count_the_bonus_of_who_acquires() -> None:
    state = position(
        area={0: ["bananas_2", "coffee_2"]},
        position={0: {"cape_town": special("B1", 1)}},
        display={(1, 1): "coffee_3", (1, 2): ""},
    )
    bananas, coffee = (do(state, 0, f"goods {card}")[0] for card in ("bananas_2", "coffee_2"))
    full = price("coffee_3", 1, 1)
    assert seen(bananas)["at_hand"]["prices"][0][:2] == [full - bonus("B1", 1).off, None]
    assert seen(coffee)["at_hand"]["prices"][0][:2] == [full, None]
    assert seen(bananas)["card_display"][0][0]["price"] == full


def test_m12_b_prices_at_hand_count_the_bonus_of_an_extra_space() -> None:
    state = position(
        tracks=["A1", "B1", "C2", "D1"],
        position={0: {"saint_louis": special("C2", 2)}},
        pounds={0: 9},
        display={(1, 1): "coffee_3"},
    )
    cheaper, _ = do(state, 0, "marker extra_saint_louis_2")
    plain, _ = do(state, 0, "marker buy")
    full = price("coffee_3", 1, 1)
    assert seen(cheaper)["at_hand"]["prices"][0][0] == full - bonus("C2", 2).off
    assert seen(plain)["at_hand"]["prices"][0][0] == full


def test_m10_4_a_sale_names_its_pounds() -> None:
    state = position(
        hand={0: ["coffee_2", "expansion_3"]}, position={0: {"cairo": special("D1", 1)}}
    )
    board, _ = do(state, 0, "marker sell")
    extra, _ = do(state, 0, "marker extra_cairo_1")
    plus = EDITION.bonus_spaces.sell_plus
    assert seen(board)["at_hand"]["sale"] == {
        card: crate(card) + plus for card in ("coffee_2", "expansion_3")
    }
    dear = bonus("D1", 1).plus
    assert seen(extra)["at_hand"]["sale"]["coffee_2"] == crate("coffee_2") + dear


def test_m9_1_merchants_at_hand_count_mines_and_each_other() -> None:
    state = position(
        area={0: ["diamond_merchant", "diamond_merchant_cairo", "-diamond_merchant_mombasa"]},
        posts={"cairo": ["abyssinia", "horn"], "mombasa": ["sahel"]},
        tiles={"diamond_merchant": 0},
    )
    view = seen(state)
    assert view["at_hand"]["merchants"] == {
        "diamond_merchant": {"diamonds": 1, "pounds": 2},
        "diamond_merchant_cairo": {"diamonds": 4, "pounds": 1},
        "tile_diamond_merchant": {"diamonds": 4},
    }
    assert [company["mines"] for company in view["companies"]] == [0, 0, 0, 4]


def test_m12_12_steps_at_hand_are_those_left_by_track() -> None:
    state = position(
        tracks=["A1", "B1", "C1", "D2"],
        position={0: {"cairo": special("D2", 1)}},
        pounds={0: bonus("D2", 1).pay},
    )
    state, _ = do(state, 0, "marker extra_cairo_1")
    steps = bonus("D2", 1).steps
    others = dict.fromkeys(("mombasa", "cape_town", "saint_louis"), steps)
    assert seen(state)["at_hand"]["steps"] == {**others, "cairo": 0}
    state, _ = do(state, 0, "track mombasa", "stop")
    assert seen(state)["at_hand"]["steps"] == {**others, "mombasa": 0, "cairo": 0}


def test_other_questions_need_no_numbers() -> None:
    state, _ = do(position(area={0: ["expansion_2"]}), 0, "expand")
    assert asked(state) == (0, "company")
    assert seen(state)["at_hand"] == {}


def test_m6_10_a_base_shows_where_its_posts_stand() -> None:
    state = position(
        bases={"cairo": [5, 2, 0], "mombasa": [4, 1, 5]}, opened={"mombasa": [1, 1, 0]}
    )
    bases = {company["id"]: company["base"] for company in seen(state)["companies"]}

    def columns(company: str) -> list[str]:
        return ["".join(".o"[post] for post in column["covered"]) for column in bases[company]]

    assert columns("cairo") == ["ooooo", "...oo", "....."]
    assert columns("mombasa") == ["oooo.", "...o.", "ooooo"]


def test_m6_10_a_column_names_the_icons_that_a_post_uncovers_or_covers() -> None:
    state = position(bases={"cairo": [5, 2, 0]}, opened={"cairo": [0, 0, 1]})
    columns = next(c for c in seen(state)["companies"] if c["id"] == "cairo")["base"]
    icons = EDITION.base.columns
    assert [column["uncovers"] for column in columns] == [icons[0][0], icons[1][3], None]
    assert [column["covers"] for column in columns] == [None, icons[1][2], icons[2][3]]
