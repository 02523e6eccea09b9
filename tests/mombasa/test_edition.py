from pathlib import Path

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.loader import HOUSE, load
from comptoir.games.mombasa.edition.printed import BOOK_LETTERS, Card, Reward, TrackBonus
from tests.mombasa.test_edition_errors import changed

EDITION = load()


def test_the_packaged_edition_is_the_house_edition() -> None:
    assert EDITION.about.id == "house"
    assert EDITION.about.digest == load(HOUSE).about.digest


def test_m1_1_components() -> None:
    assert len(EDITION.companies) * sum(map(len, EDITION.base.columns)) == 60
    assert len(EDITION.action_cards) == 44
    assert len(EDITION.starting_cards) == 9
    assert len(EDITION.one_expansion) == 4
    assert [sum(b.letter == x for b in EDITION.books) for x in BOOK_LETTERS] == [24, 24, 24]
    assert len(EDITION.starting_tiles) == 10
    assert len(EDITION.tracks) == 8
    assert EDITION.player_board.markers_in_box == 5
    assert EDITION.round_track.rounds == 7


def test_m1_6_letters_of_the_action_cards() -> None:
    letters = "".join(card.letter for card in EDITION.action_cards)
    assert letters == "A" * 9 + "B" * 16 + "C" * 11 + "D" * 4 + "E" * 4
    assert all((c.kind == "share") == (c.letter in "DE") for c in EDITION.action_cards)


def test_m1_8_coins_by_number_of_players() -> None:
    assert EDITION.round_track.coins[2] == (1, 1, 1, 1, 1, 1)
    assert EDITION.round_track.coins[3] == (2, 1, 2, 1, 2, 1)
    assert EDITION.round_track.coins[4] == (2, 2, 2, 2, 2, 2)
    assert EDITION.player_board.bonus_markers[2:] == (3, 2, 2)


def test_m5_9_units_and_points() -> None:
    cards = EDITION.action_cards + EDITION.starting_cards + EDITION.one_expansion
    assert {c.value for c in cards if c.kind in ("coffee", "bananas", "cotton")} == {1, 2, 3, 4}
    assert {c.value for c in cards if c.kind == "expansion"} == {1, 2, 3}


def test_m6_12_only_the_surrounding_region_is_adjacent_to_its_enclave() -> None:
    board = EDITION.map
    enclaves = [place for place, region in enumerate(board.regions) if region.around != NONE]
    assert len(enclaves) == 2
    for place in enclaves:
        around = board.regions[place].around
        assert [other for other, _ in board.borders[place]] == [around]
        assert board.regions[around].reward == Reward()


def test_m6_12_each_border_stands_at_both_of_its_regions() -> None:
    borders = EDITION.map.borders
    for place, neighbours in enumerate(borders):
        for other, cost in neighbours:
            assert (place, cost) in borders[other]


def test_m6_15_the_surrounding_regions_alone_give_no_reward() -> None:
    without = {region.id for region in EDITION.map.regions if region.reward == Reward()}
    assert without == {"sahel", "congo_basin"}


def test_m9_1_five_diamond_merchants() -> None:
    merchants = [c.company for c in EDITION.action_cards if c.kind == "diamond_merchant"]
    assert sorted(merchants) == [NONE, 0, 1, 2, 3]
    assert EDITION.merchants.plain == Reward(pounds=2, diamonds=1)
    assert EDITION.merchants.company == Reward(pounds=1, diamonds=2)


def test_m12_a_and_b_bonuses_of_the_tracks() -> None:
    bonuses = {track.bonus: track.bonuses for track in EDITION.tracks}
    assert bonuses["more_markers"][1] == TrackBonus(amount=2)
    assert bonuses["cheaper_bananas"][1] == TrackBonus(off=1, goods="any", mixed=True)
    assert bonuses["cheaper_cotton"][1] == TrackBonus(cotton_card_plus=1)
    assert bonuses["books_and_diamonds"][0].rewards == (
        Reward(books=1, diamonds=2),
        Reward(books=2, diamonds=1),
    )
    assert bonuses["buy_and_diamonds"][1] == TrackBonus(off=1, rewards=(Reward(diamonds=2),))
    assert bonuses["sell_dear"][1] == TrackBonus(plus=8, only="coffee")
    assert bonuses["other_tracks"][0] == TrackBonus(pay=1, tracks=2, steps=2)


def test_starting_tiles_name_places_of_starting_cards() -> None:
    tile = EDITION.starting_tiles[1]
    kinds = [EDITION.starting_cards[place] for place in tile.rest]
    assert kinds == [
        Card("bananas", "", 1, 1, NONE, NONE),
        Card("bookkeeper", "", 2, 2, NONE, NONE),
        Card("cotton", "", 1, 1, NONE, NONE),
    ]
    assert (tile.diamonds, tile.steps) == (1, (0, 0, 1, 0))


def test_a_tile_may_rest_both_cards_of_a_pair(tmp_path: Path) -> None:
    old = 'rest = ["coffee 1", "expansion 2", "bananas 1"]'
    file = changed(tmp_path, old, 'rest = ["expansion 2", "expansion 2", "bananas 1"]')
    assert load(file).starting_tiles[0].rest == (6, 7, 2)


def test_m1_2_first_game() -> None:
    first = EDITION.first_game
    assert [EDITION.tracks[track].id for track in first.tracks] == ["A1", "B1", "C1", "D1"]
    assert [EDITION.starting_tiles[tile].id for tile in first.tiles] == [5, 3, 4, 1]


def test_values_that_the_rules_leave_free_can_be_replaced(tmp_path: Path) -> None:
    file = changed(tmp_path, "crates = [0, 1, 2, 3]", "crates = [3, 2, 1, 0]")
    assert [c.crate for c in load(file).one_expansion] == [3, 2, 1, 0]
