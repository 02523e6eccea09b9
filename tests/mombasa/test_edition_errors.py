"""Each thing that the rules fix, broken once."""

from pathlib import Path

import pytest

from comptoir.core import BadEdition
from comptoir.games.mombasa.edition.loader import HOUSE, load

TEXT = HOUSE.read_text(encoding="utf-8")


def changed(path: Path, old: str, new: str) -> Path:
    assert old in TEXT, "the packaged edition changed: fix the test"
    file = path / "mine.toml"
    file.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return file


BAD = [
    # companies
    ('order = ["mombasa",', 'order = ["zanzibar",', "[companies] order", "'zanzibar'"),
    (
        'order = ["mombasa", "cape_town"',
        'order = ["cape_town", "mombasa"',
        "[companies] order",
        "cape_town, mombasa, saint_louis, cairo",
    ),
    (
        'order = ["mombasa", "cape_town", "saint_louis", "cairo"]',
        "order = []",
        "[companies] order",
        "nothing",
    ),
    ('mombasa = "black", ', "", "[companies.colours] mombasa", "nothing"),
    (
        'cape_town = "red"',
        'cape_town = "black"',
        "[companies] colours",
        "black, black, white, orange",
    ),
    # base: M1.5
    ("columns = [[1, 1, 1, 0, 2], ", "columns = [", "[base] columns", "2 lists"),
    ("[[1, 1, 1, 0, 2], ", "[[1, 1, 1, 0], ", "[base] columns", "[1, 1, 1, 0]"),
    ("[[1, 1, 1, 0, 2], ", "[[1, 1, 1, 0, -2], ", "[base] columns", "[1, 1, 1, 0, -2]"),
    ("[[1, 1, 1, 0, 2], ", "[[1, 1, 1, 0, true], ", "[base] columns", "[1, 1, 1, 0, True]"),
    # player board
    ("start_pounds = 1", "start_pounds = -1", "[player_board] start_pounds", "-1"),
    (
        "bonus_markers = { 2 = 3, ",
        "bonus_markers = { 2 = 4, ",
        "[player_board.bonus_markers] 2",
        "4",
    ),
    (
        "bonus_markers = { 2 = 3, ",
        "bonus_markers = { 2 = 3, 5 = 1, ",
        "[player_board.bonus_markers] 5",
        "an unknown key",
    ),
    ("markers_in_box = 5", "markers_in_box = 6", "[player_board] markers_in_box", "6"),
    ("slots = 3 ", "slots = 4 ", "[player_board] slots", "4"),
    ("diamond_slot = 8", "diamond_slot = 29", "[player_board] diamond_slot", "29"),
    (
        "diamond_values = [[6, 10]",
        "diamond_values = [[6, 10, 1]",
        "[player_board] diamond_values",
        "[6, 10, 1]",
    ),
    (
        "diamond_values = [[6, 10]",
        "diamond_values = [[10, 10]",
        "[player_board] diamond_values",
        "[10, 9, 13, 16, 20, 23, 25, 28]",
    ),
    ("[15, 60]]", "[16, 60]]", "[player_board] book_values", "[16, 60]"),
    (
        "book_no_a = [9, 10,",
        "book_no_a = [9, 9,",
        "[player_board] book_no_a",
        "9, 9, 11, 12, 13, 14, 15",
    ),
    ("flip_cost = 2", "flip_price = 2", "[player_board] flip_cost", "nothing"),
    # round track: M1.1, M1.8
    ("rounds = 7", "rounds = 6", "[round_track] rounds", "6"),
    (
        "3 = [2, 1, 2, 1, 2, 1]",
        "3 = [1, 1, 2, 1, 2, 2]",
        "[round_track.coins] 3",
        "[1, 1, 2, 1, 2, 2]",
    ),
    ("3 = [2, 1, 2, 1, 2, 1]", "3 = [2, 1, 2, 1, 2]", "[round_track.coins] 3", "[2, 1, 2, 1, 2]"),
    # displays: M1.7, M1.9
    ("rows = 4", "rows = 5", "[card_display] rows", "5"),
    ("crates = [[2, 1, 0], ", "crates = [", "[card_display] crates", "3 lists"),
    (
        'letters = [["A", "A", "B", "B", "C", "C"]',
        'letters = [["A", "A", "A", "B", "C", "C"]',
        "[book_display] letters",
        "[['A', 'A', 'A', 'B', 'C', 'C'], ['A', 'A', 'B', 'B', 'C', 'C']]",
    ),
    (
        'letters = [["A", "A", "B", "B", "C", "C"], ',
        "letters = [",
        "[book_display] letters",
        "[['A', 'A', 'B', 'B', 'C', 'C']]",
    ),
    ("costs = { A = 1, ", "costs = { A = 0, ", "[book_display.costs] A", "0"),
    ("pound_cost = 1", "pound_cost = 2", "[book_display] pound_cost", "2"),
    # map: M6.12, M6.15
    (
        "senegambia = { books = 1 }",
        '"Senegambia !" = { books = 1 }',
        "[map.regions] Senegambia !",
        "'Senegambia !'",
    ),
    ("natal = { books = 1 }\n", "", "[map.regions]", "23 regions"),
    ('enclaves = { bornu = "sahel", ', "enclaves = { ", "[map.enclaves]", "1 enclaves"),
    ('bornu = "sahel"', 'bornu = "kuba"', "[map.enclaves] bornu", "'kuba'"),
    ('bornu = "sahel"', 'atlantis = "sahel"', "[map.enclaves] atlantis", "an unknown id"),
    ("sahel = {}", "sahel = { pounds = 1 }", "[map.regions] sahel", "a reward"),
    ("benin = { pounds = 2 }", "benin = { mines = 1 }", "[map.regions] benin", "no reward"),
    (
        "benin = { pounds = 2 }",
        "benin = { shares = 2 }",
        "[map.regions.benin] shares",
        "an unknown key",
    ),
    (
        "mombasa = { swahili_coast = 1, tanganyika = 1, horn = 2 }",
        "mombasa = {}",
        "[map.bases.mombasa]",
        "no region",
    ),
    (
        "mombasa = { swahili_coast = 1",
        "mombasa = { zanzibar = 1",
        "[map.bases.mombasa] zanzibar",
        "an unknown id",
    ),
    (
        "mombasa = { swahili_coast = 1",
        "mombasa = { bornu = 1, swahili_coast = 1",
        "[map] borders",
        "the enclave bornu next to others",
    ),
    ("loango = { angola = 2 }", "loango = { angola = 3 }", "[map.borders.loango] angola", "3"),
    (
        "loango = { angola = 2 }",
        "loango = { loango = 2 }",
        "[map.borders] loango.loango",
        "itself or a border named before",
    ),
    (
        "loango = { angola = 2 }",
        "loango = { angola = 2, cameroon = 1 }",
        "[map.borders] loango.cameroon",
        "itself or a border named before",
    ),
    (
        "loango = { angola = 2 }",
        "loango = { bornu = 2 }",
        "[map] borders",
        "the enclave bornu next to others",
    ),
    ("sahel = { bornu = 1, ", "sahel = { ", "[map] borders", "bornu without a border"),
    # cards: M1.1, M1.6, M5.9, M9.1, M9.3, M1.12
    ("crate = 3\ncount = 2", "crate = 3", "[starting_cards]", "8 cards"),
    (
        'kind = "bookkeeper"\nvalue = 2\ncrate = 2\n\n',
        'kind = "expansion"\nvalue = 2\ncrate = 2\n\n',
        "[starting_cards]",
        "no bookkeeper card",
    ),
    (
        '[[starting_cards]]\nkind = "bookkeeper"',
        '[[starting_cards]]\nkind = "diamond_merchant"',
        "[starting_cards.8] kind",
        "'diamond_merchant'",
    ),
    ("crates = [0, 1, 2, 3]", "crates = [0, 1, 2]", "[one_expansion] crates", "[0, 1, 2]"),
    (
        '[[action_cards]]\nletter = "A"',
        '[[action_cards]]\nletter = "F"',
        "[action_cards.1] letter",
        "'F'",
    ),
    (
        '[[action_cards]]\nletter = "A"',
        '[[action_cards]]\nletter = "B"',
        "[action_cards]",
        "8 with the letter A",
    ),
    (
        'letter = "A"\nkind = "coffee"\nvalue = 2',
        'letter = "A"\nkind = "coffee"\nvalue = 5',
        "[action_cards.1] value",
        "5",
    ),
    (
        'letter = "A"\nkind = "expansion"\nvalue = 3',
        'letter = "A"\nkind = "expansion"\nvalue = 4',
        "[action_cards.4] value",
        "4",
    ),
    (
        'letter = "A"\nkind = "coffee"\nvalue = 2',
        'letter = "A"\nkind = "share"\nvalue = 2',
        "[action_cards.1] kind",
        "'share'",
    ),
    (
        'letter = "D"\nkind = "share"',
        'letter = "D"\nkind = "coffee"',
        "[action_cards.37] kind",
        "'coffee'",
    ),
    ('crate = 3\nshare = "mombasa"', "crate = 3", "[action_cards.37] share", "nothing"),
    (
        'letter = "A"\nkind = "coffee"',
        'letter = "A"\ncompany = "cairo"\nkind = "coffee"',
        "[action_cards.1] company",
        "an unknown key",
    ),
    (
        'kind = "diamond_merchant"\ncompany = "mombasa"',
        'kind = "diamond_merchant"',
        "[action_cards]",
        "plain, plain, cape_town, saint_louis, cairo",
    ),
    # the tracks, M12
    ("[tracks.A1]", "[tracks.A3]", "[tracks] A1", "nothing"),
    ("[tracks.A1]", "[tracks.E1]\n[tracks.A1]", "[tracks] E1", "an unknown key"),
    ('bonus = "more_markers"', 'bonus = "sell_dear"', "[tracks.A2] bonus", "'sell_dear'"),
    (
        'bonus = "more_markers"',
        'bonus = "more_expansion"',
        "[tracks] bonus",
        "more_expansion, more_expansion, cheaper_bananas, cheaper_cotton, books_and_diamonds, "
        "buy_and_diamonds, sell_dear, other_tracks",
    ),
    (
        "special = [[6, 1], [13, 2]]",
        "special = [[6, 1]]",
        "[tracks.A1] special",
        "1 special spaces",
    ),
    (
        "special = [[6, 1], [13, 2]]",
        "special = [[6, 1], [13, 3]]",
        "[tracks.A1] special",
        "[13, 3]",
    ),
    ("calls = [[10, 3]]", "calls = []", "[tracks.A1] calls", "0 capital calls"),
    (
        "calls = [[10, 3]]",
        "calls = [[3, 1], [10, 3], [12, 1]]",
        "[tracks.A1] calls",
        "3 capital calls",
    ),
    ("more_expansion = [1, 2]", "more_expansion = [1]", "[track_bonuses] more_expansion", "[1]"),
    ("sell_dear = [{ plus = 3 }, ", "sell_dear = [", "[track_bonuses] sell_dear", "1 bonuses"),
    (
        "{ pay = 1, tracks = 3, steps = 2 }",
        "{ pay = 1, tracks = 4, steps = 2 }",
        "[track_bonuses.other_tracks.2] tracks",
        "4",
    ),
    (
        'goods = "bananas" }',
        'goods = "salt" }',
        "[track_bonuses.cheaper_bananas.1] goods",
        "'salt'",
    ),
    ("mixed = true", "mixed = 1", "[track_bonuses.cheaper_bananas.2] mixed", "1"),
    ("occupied_extra = 1", "occupied_extra = 10", "[expansion] occupied_extra", "10"),
    # first game: M1.2, M1.13
    ('cape_town = "B1"', 'cape_town = "A2"', "[first_game] tracks", "A, A, C, D"),
    ("tiles = [5, 3, 4, 1]", "tiles = [5, 5, 4, 1]", "[first_game] tiles", "5, 5, 4, 1"),
    ("tiles = [5, 3, 4, 1]", "tiles = [11, 3, 4, 1]", "[first_game] tiles", "11"),
    # bonus spaces and tiles
    (
        "first_player = { books = 1 }",
        "first_player = { steps = 1 }",
        "[bonus_spaces.first_player] steps",
        "an unknown key",
    ),
    (
        "tile_costs = { bookkeeper = 1",
        "tile_costs = { bookkeeper = 3",
        "[bonus_spaces.tile_costs] bookkeeper",
        "3",
    ),
    (
        "expansion = { value = 2 }",
        "expansion = { value = 4 }",
        "[bonus_tiles.expansion] value",
        "4",
    ),
    (
        "plus_one = { units = 1 }",
        "plus_one = { units = 1, tiles = 2 }",
        "[bonus_tiles.plus_one] tiles",
        "an unknown key",
    ),
    ("mines_per_step = 2", "mines_per_step = 0", "[diamond_merchants.company] mines_per_step", "0"),
    # majorities: M10.5
    ("[majorities.coffee]", "[majorities.tea]", "[majorities] tea", "an unknown id"),
    (
        "{ from = 3, steps = 3 }",
        "{ from = 1, steps = 3 }",
        "[majorities.coffee] tiers",
        "[1, 1, 5]",
    ),
    (
        "{ from = 3, steps = 3 }",
        "{ from = 3, shares = 3 }",
        "[majorities.coffee.tiers.2] shares",
        "an unknown key",
    ),
    # books: M1.1
    (
        "reward = { pounds = 2 }\ncount = 2",
        "reward = { pounds = 2 }",
        "[books]",
        "23 with the letter A",
    ),
    (
        "needs = { coffee = 2 }\nreward = { books = 1 }",
        "needs = {}\nreward = { books = 1 }",
        "[books.4.needs]",
        "0 needs",
    ),
    (
        "needs = { coffee = 2 }\nreward = { books = 1 }",
        "needs = { tea = 2 }\nreward = { books = 1 }",
        "[books.4.needs] tea",
        "an unknown id",
    ),
    (
        "needs = { coffee = 2 }\nreward = { books = 1 }",
        "needs = { coffee = 2 }\nreward = {}",
        "[books.4.reward]",
        "nothing",
    ),
    (
        "needs = { coffee = 2 }\nreward = { books = 1 }",
        "needs = { coffee = 2 }\nreward = { steps = 1 }",
        "[books.4.reward] steps",
        "an unknown key",
    ),
    (
        'units_minus_one = "coffee"',
        'units_minus_one = "one_good"',
        "[books.25.reward] units_minus_one",
        "'one_good'",
    ),
    # starting tiles: M1.1, M1.16
    (
        "[[starting_tiles]]\nid = 1\n",
        "[[starting_tiles]]\nid = 2\n",
        "[starting_tiles]",
        "the ids 2, 2, 3, 4, 5, 6, 7, 8, 9, 10",
    ),
    (
        'rest = ["coffee 1", "expansion 2", "bananas 1"]',
        'rest = ["coffee 2", "expansion 2"]',
        "[starting_tiles.1] rest",
        "2 cards",
    ),
    (
        'rest = ["coffee 1", "expansion 2", "bananas 1"]',
        'rest = ["coffee 4", "expansion 2", "bananas 1"]',
        "[starting_tiles.1] rest",
        "'coffee 4'",
    ),
    (
        'rest = ["coffee 1", "expansion 2", "bananas 1"]',
        'rest = ["coffee 2", "coffee 2", "bananas 1"]',
        "[starting_tiles.1] rest",
        "coffee 2 too often",
    ),
    ("bonus = { mombasa = 3 }", "bonus = {}", "[starting_tiles.1.bonus]", "nothing"),
    (
        "bonus = { mombasa = 3 }",
        "bonus = { zanzibar = 3 }",
        "[starting_tiles.1.bonus] zanzibar",
        "an unknown key",
    ),
    # the file itself
    ("[edition]", "[extra]\n[edition]", "[] extra", "an unknown key"),
]


@pytest.mark.parametrize(("old", "new", "place", "found"), BAD)
def test_what_the_rules_fix_is_checked(
    tmp_path: Path, old: str, new: str, place: str, found: str
) -> None:
    file = changed(tmp_path, old, new)
    with pytest.raises(BadEdition) as caught:
        load(file)
    assert str(caught.value).startswith(f"{file}: {place}: found {found}, expected ")


def test_nine_tiles_are_too_few(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(TEXT[: TEXT.rindex("[[starting_tiles]]")], encoding="utf-8")
    with pytest.raises(BadEdition, match=r"\[starting_tiles\]: found 9 tiles, expected 10 tiles"):
        load(file)


def test_m6_3_a_map_in_two_parts_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = TEXT.replace("hausaland = { benin = 1, sahel = 2, cameroon = 2 }\n", "")
    text = text.replace("hausaland = 1, sahel = 2 }", "hausaland = 1 }")
    text = text.replace("benin = { cameroon = 2 }\n", "")
    file.write_text(text, encoding="utf-8")
    cut_off = r"\[map\] borders: found no way over borders from senegambia to nubia, kordofan"
    with pytest.raises(BadEdition, match=cut_off):
        load(file)
