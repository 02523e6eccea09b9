"""Mombasa on 80 columns, whatever is asked, in every language."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from comptoir.cli.boards import Sheet, board_of
from comptoir.cli.options import Options
from comptoir.core import CHANCE, Decision, Seat, View
from comptoir.core.play import uniform
from comptoir.games.mombasa.catalogue import PROMPTS
from comptoir.games.mombasa.rules.state import State
from comptoir.games.mombasa.terminal.words import STYLES
from comptoir.lang import LANGUAGES, Speaker
from tests.mombasa.kit import GAME, Board, do, position
from tests.mombasa.marks import bonus, special

BOARD = board_of("mombasa")
NAMES = ("Ada", "Maximilian Alexander von Hohenstein", "Žofie", "Łucja")
CHANCES = ("lay", "lot", "draw", "reveal", "deal")
"""Questions that no person is asked."""


def drawn(content: RenderableType, width: int = 80) -> str:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(content)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def sheet_of(view: View, seat: int | None, language: str = "en") -> Sheet:
    seats = len(view["players"]) if isinstance(view["players"], list) else 0
    return Sheet(view, None if seat is None else Seat(seat), Speaker(language, NAMES[:seats]))


def seen(state: State, seat: int | None = 0) -> Sheet:
    return sheet_of(GAME.view(state, None if seat is None else Seat(seat)), seat)


def page(name: str, state: State, seat: int | None = 0) -> str:
    return drawn(BOARD.PAGES[name](seen(state, seat)))


def asked(view: View, decision: Decision, language: str, before: str = "") -> str:
    """All that a person sees when asked."""
    sheet = sheet_of(view, decision.seat, language)
    rows = []
    for action in decision.options:
        words, hint = sheet.speaker.option(action), BOARD.hint(sheet, decision, action)
        rows.append((f"{words}: {hint}" if hint else words, action.text))
    scene = BOARD.scene(sheet, decision, before)
    return (drawn(scene) if scene is not None else "") + "\n" + drawn(Options(rows))


def hint(state: State, text: str) -> str:
    decision = state.open[0]
    return BOARD.hint(seen(state, decision.seat), decision, GAME.parse(text))


def questions(seats: int, setup: str, seed: int) -> Iterator[tuple[View, Decision]]:
    """Every question to a person in a random game."""
    state, rng = GAME.start(seats, {"setup": setup}), Random(seed)
    while state.open:
        decision = rng.choice(state.open)
        if decision.seat != CHANCE:
            yield GAME.view(state, decision.seat), decision
        GAME.apply(state, decision.seat, uniform(decision, rng), listen=False)


@cache
def moments() -> dict[str, tuple[View, Decision]]:
    """A question of every kind: out of random games, the rarest made by hand."""
    found: dict[str, tuple[View, Decision]] = {}
    for seed, seats in ((3, 4), (1, 3), (36, 2)):
        for view, decision in questions(seats, "variable", seed):
            found[decision.kind] = (view, decision)
    removing = position(area={0: ["coffee_4", "coffee_2"]})
    by_hand = [
        do(removing, 0, "marker majority_coffee", "choose 3")[0],
        do(crowded(), 0, "bookkeeper bookkeeper_2_crate_1", "take 1 2", "take 1 3")[0],
        do(ousting(), 0, "expand", "company cairo", "enter nubia", "column 1", "stop")[0],
        tracks_to_choose(),
    ]
    for state in by_hand:
        decision = state.open[0]
        found[decision.kind] = (GAME.view(state, decision.seat), decision)
    return found


def crowded() -> State:
    """Two A-books to be taken, and room for one."""
    given: Board = {
        "area": {0: ["bookkeeper_2_crate_1"]},
        "books": {0: {n: "b_coffee_4_pounds_3" for n in range(16) if n != 1}},
        "book_display": {(1, 2): "a_coffee_1_pounds_1", (1, 3): "a_cotton_3_diamonds_2"},
    }
    return position(**given)


def ousting() -> State:
    """Mombasa has a post next to Cairo's base."""
    return position(
        area={0: ["expansion_3"]}, posts={"mombasa": ["nubia"]}, bases={"mombasa": [4, 4, 5]}
    )


def tracks_to_choose() -> State:
    state = position(
        tracks=["A1", "B1", "C1", "D2"],
        position={0: {"cairo": special("D2", 1)}},
        pounds={0: bonus("D2", 1).pay},
    )
    return do(state, 0, "marker extra_cairo_1")[0]


def fits(text: str) -> None:
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert not [word for word in ("cli-", "mombasa-", "{", "None") if word in text]


def test_every_question_has_a_moment() -> None:
    assert moments().keys() == {kind for kind in PROMPTS if kind.partition(".")[2] not in CHANCES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_question_fits_80_columns(language: str) -> None:
    for view, decision in moments().values():
        fits(asked(view, decision, language))
        fits(asked(view, decision, language, before=decision.kind))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_fits_80_columns(language: str) -> None:
    for kind in ("mombasa.rest", "mombasa.plan", "mombasa.turn"):
        view, decision = moments()[kind]
        for page in BOARD.PAGES.values():
            fits(drawn(page(sheet_of(view, decision.seat, language))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_a_game_fits_80_columns(language: str) -> None:
    game = questions(4, "variable", LANGUAGES.index(language))
    for view, decision in islice(game, 0, None, 5):
        fits(asked(view, decision, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_every_page_and_fits_80_columns(language: str) -> None:
    guide = BOARD.guide(Speaker(language))
    fits(guide)
    assert all(f"\n  {name} " in guide for name in BOARD.PAGES)


def test_the_map_shows_posts_rewards_mines_and_costs() -> None:
    state = position(posts={"cairo": ["nubia"], "mombasa": ["horn"]})
    lines = page("map", state).splitlines()
    assert lines[0].startswith("Region         Reward Mom Cap StL Cai")
    regions = {line[:14].strip(): line[15:38] for line in lines[1:]}
    assert regions["Nubia"].split() == ["£1", "·", "·", "·", "⌂"]
    assert regions["Abyssinia"].split() == ["◆1", "2m", "1", "·", "·", "1"]
    assert regions["Horn of Africa"].split() == ["◆1", "2m", "⌂", "·", "·", "·"]
    assert regions["Sahel"].split() == ["\N{EN DASH}", "·", "·", "·", "·"]


def test_companies_bring_their_own_ground_and_are_named_without_colour() -> None:
    assert all(" on " in style for style in STYLES.values())
    sheet = seen(position(posts={"cairo": ["nubia"]}))
    coloured = Console(width=80, color_system="truecolor", force_terminal=True)
    plain = Console(width=80, color_system="truecolor", force_terminal=True, no_color=True)
    with coloured.capture() as bright, plain.capture() as pale:
        coloured.print(BOARD.PAGES["map"](sheet))
        plain.print(BOARD.PAGES["map"](sheet))
    assert "48;5;208m ⌂ " in bright.get()
    assert "48;5" not in pale.get()
    assert " ⌂ " in pale.get()


def test_borders_name_neighbours_and_double_borders() -> None:
    shown = page("borders", position())
    assert "Gold Coast      StL, Senegambia, Niger Bend‖, Hausaland‖, Benin" in shown
    assert "Bornu           Sahel\n" in shown


def test_bases_show_where_posts_stand() -> None:
    shown = page("bases", position(bases={"cairo": [3, 5, 0]}))
    assert "coins  1 1 1 0 2  1 1 0 0 2  1 0 1 0 2" in shown
    assert "Cai    · · ⌂ ⌂ ⌂  ⌂ ⌂ ⌂ ⌂ ⌂  · · · · ·     £6" in shown


def test_tracks_show_everybody_the_marks_and_who_may_use_what() -> None:
    state = position(
        position={0: {"mombasa": 13, "saint_louis": 12}, 1: {"mombasa": 6}}, area={0: ["coffee_1"]}
    )
    shown = page("tracks", state)
    assert "Mom A1  13  6  4:1 8:2 12:3 16:4 21:5  6:£1 13:£2  10:£3" in shown
    assert "Mom 1. expansion +1 [M] 2. expansion +2 [A]" in shown
    assert "StL 1. £1: ◆2, 1 bp / ◆1, 2 bp [A] 2. £2: ◆2, 2 bp [A]" in shown


def test_every_bonus_has_words() -> None:
    first, other = (
        page("tracks", position(tracks=sides))
        for sides in (["A1", "B1", "C1", "D1"], ["A2", "B2", "C2", "D2"])
    )
    assert "Cap 1. cards 1 cheaper for bananas 2. cards 1 cheaper, goods may be mixed" in first
    assert "Cai 1. sell a card for crate + £3 2. sell a card (coffee) for crate + £8" in first
    assert "Mom 1. 1 more bonus marker 2. 2 more bonus markers" in other
    assert "Cap 1. cards 1 cheaper for cotton 2. each cotton card +1" in other
    assert "StL 1. buy a card, ◆1 2. buy a card 1 cheaper, ◆2" in other
    assert "Cai 1. £1: +2 on each of 2 other tracks 2. £1: +2 on each of 3 other tracks" in other


def test_cards_show_prices_and_the_stack() -> None:
    state = position(display={(1, 1): "expansion_2_cairo", (1, 2): "", (1, 3): "diamond_merchant"})
    shown = page("cards", state)
    assert "1      expansion 2 +Cai  6  \N{EN DASH}" in shown
    assert "\N{EN DASH}                merchant     0\n" in shown
    assert "Stack: B 13, C 11, D 4, E 4 · discarded: 0" in shown
    empty = page("cards", position(pile=[]))
    assert "Stack: \N{EN DASH} · discarded: 0" in empty


def test_books_show_needs_rewards_coins_and_the_own_track() -> None:
    state = position(
        book_display={
            (1, 2): "a_specialist_1_pounds_2",
            (2, 7): "c_coffee_3_one_good_3_remove_posts_2",
            (1, 4): "b_cotton_1_units_cotton",
        },
        book_coins={(1, 2): 1},
        supply=["a_coffee_1_pounds_1"],
        books={0: {1: "a_coffee_2_books_1", 2: "-b_coffee_4_pounds_3"}},
        jar={0: 0},
    )
    shown = page("books", state)
    assert "1      2      A merchant/bookkeeper → £2 +£1" in shown
    assert "C coffee 3, one good 3 → \N{MINUS SIGN}2⌂" in shown
    assert "B cotton 1 → £ = cotton \N{MINUS SIGN} 1" in shown
    assert "Supply: A 1, B 0, C 0 · bookkeeping points: A 1, B 1, C 2" in shown
    assert "▸ 0 bananas 1 → £2" in shown
    assert "  1 A coffee 2 → 1 bp" in shown
    assert "  2 B face down" in shown
    assert "4 \N{EN DASH}                 action slot" in shown
    assert "Your bookkeeping track" not in page("books", state, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_books_say_what_is_typed_for_the_column_that_words_name(language: str) -> None:
    sheet = sheet_of(GAME.view(position(), Seat(0)), 0, language)
    shown = drawn(BOARD.PAGES["books"](sheet))
    assert "take 1 2" in shown
    headings = [line.split()[:2] for line in shown.splitlines()[1:7]]
    for action in GAME.actions:
        if action.kind == "mombasa.take":
            _row, column = re.findall(r"\d", sheet.speaker.option(action))
            assert [column, action.text.split()[-1]] in headings


def test_bonus_spaces_show_who_stands_there_and_what_they_give() -> None:
    shown = page("spaces", position(placed={"sell": 1, "majority_coffee": 0}))
    assert "sell a card            M  crate + £2" in shown
    assert "coffee majority        A  1+ Cai +2 · 3+ Cai +3 · 5+ \N{MINUS SIGN}1⌂, Cai +4" in shown
    assert "diamond merchant tile  \N{EN DASH}  £2" in shown
    assert "Cai extra space 2      \N{EN DASH}  sell a card (coffee) for crate + £8" in shown


def test_players_show_all_that_is_open() -> None:
    state = position(
        area={0: ["coffee_2", "-expansion_3"], 1: ["cotton_1"]},
        hand={0: ["bananas_1"], 1: ["coffee_4_cairo", "coffee_1", "coffee_1"]},
        resting={0: {1: ["cotton_2", "bookkeeper_3"]}},
        tiles={"expansion": 0, "-bookkeeper": 0, "plus_one": 0},
        plus_slot=1,
        pounds={0: 7},
        diamonds={0: 9},
        jar={0: 4},
        books={0: {5: "a_coffee_1_pounds_1", 7: "a_coffee_1_diamonds_1"}},
        position={0: {"mombasa": 6}},
        ended=[1],
    )
    shown = page("players", state)
    assert "[A]  £7 · ◆9 (15) · jar 4 (10) · markers 3 · hand 1\n" in shown
    assert "slots: 1 coffee 2 +1 · 2 (expansion 3) · 3 \N{EN DASH} · 4 \N{EN DASH}" in shown
    assert "(bookkeeper tile)\n           expansion tile\n" in shown
    assert "face up: coffee 3 · expansion 3" in shown
    assert "resting: 1 cotton 2, bookkeeper 3 · 2 \N{EN DASH}" in shown
    assert "hand: 2\N{MULTIPLICATION SIGN} coffee 1 · coffee 4 +Cai" in shown
    assert "books ahead: 5 A coffee 1 → £1 · 6 \N{EN DASH} · 7 A coffee 1 → ◆1" in shown
    assert "bonuses: expansion +1" in shown
    assert "hand 3 · ended" in " ".join(shown.split())
    assert page("me", state, None) == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_a_plan_is_shown_to_its_owner_alone(seat: int) -> None:
    view, _ = next(
        (view, decision)
        for view, decision in questions(2, "first", 1)
        if decision.kind == "mombasa.plan" and decision.seat == 0 and not decision.opens
    )
    own = drawn(BOARD.PAGES["players"](sheet_of(view, 0)))
    assert "\n    slots: 1 " in own
    assert "hand and plan: " in own
    assert BOARD.hides(view)


def test_only_secret_choices_hide_anything() -> None:
    views = {decision.kind: view for view, decision in questions(2, "variable", 1)}
    hiding = {kind for kind, view in views.items() if BOARD.hides(view)}
    assert {"mombasa.keep", "mombasa.rest", "mombasa.plan"} <= hiding
    assert "mombasa.turn" not in hiding


def test_the_heading_names_the_order_and_the_next_first_player() -> None:
    state = position(first=1, next_first=0, area={0: ["coffee_1"]})
    view = seen(state)
    scene = BOARD.scene(view, state.open[0], "")
    assert scene is not None
    shown = " ".join(drawn(scene).split())
    assert f"Round 1 of 7 · action phase · order: {NAMES[1]}, Ada" in shown
    assert "first player of the next round: Ada" in shown


def test_before_the_lot_the_game_is_in_setup() -> None:
    state = GAME.start(2, {"setup": "variable"})
    assert drawn(BOARD.board(seen(state))).startswith("Setup\n")


def test_at_the_end_the_displays_matter_no_more() -> None:
    state, rng = GAME.start(2, {}), Random(1)
    while state.open:
        GAME.apply(state, state.open[0].seat, uniform(state.open[0], rng), listen=False)
    shown = drawn(BOARD.board(seen(state, None)))
    assert shown.startswith("End of the game")
    assert "Supply" not in shown


def test_hints_of_goods_and_steps() -> None:
    state = position(
        area={0: ["bananas_2", "bananas_1"]},
        position={0: {"cape_town": 6, "mombasa": 5, "saint_louis": 7}},
        display={(1, 3): "coffee_2"},
        pounds={0: 2},
    )
    state, _ = do(state, 0, "goods bananas_1", "goods bananas_2")
    assert hint(state, "acquire 1 3") == "coffee 2 · price 1"
    state, _ = do(state, 0, "no_card")
    assert hint(state, "step mombasa") == "to space 6 of 21 · special space +£1 · expansion +1"
    assert hint(state, "step cape_town") == "to space 7 of 20 · 2 shares"
    assert hint(state, "step saint_louis") == "to space 8 of 21 · capital call £2"
    assert hint(state, "stop") == "the rest is forfeited"
    assert hint(tracks_to_choose(), "track mombasa") == "Mom +2 · on space 0 of 21"


def test_hints_of_expansion() -> None:
    state = ousting()
    assert hint(state, "expand") == "3 points"
    state, _ = do(state, 0, "expand")
    assert hint(state, "company mombasa") == "share £2, posts 4 4 5"
    state, _ = do(state, 0, "company cairo")
    assert hint(state, "enter nubia") == "2 points · £1 · ousts Mombasa"
    assert hint(state, "enter abyssinia") == "2 points · ◆1 2m"
    assert hint(state, "enter kordofan") == "1 point · 1 bp"
    state, _ = do(state, 0, "enter nubia")
    assert hint(state, "column 1") == "5⌂, uncovers 1 coin"
    state, _ = do(state, 0, "column 1", "stop")
    assert hint(state, "column 1") == "covers 1 coin"


def test_hints_of_bookkeeping() -> None:
    state = position(
        area={0: ["bookkeeper_2_crate_1", "bananas_2"]},
        books={0: {1: "a_coffee_2_books_1"}},
        pounds={0: 2},
        book_display={(1, 2): "a_coffee_1_pounds_1"},
        book_coins={(1, 2): 1},
    )
    state, _ = do(state, 0, "bookkeeper bookkeeper_2_crate_1")
    assert hint(state, "forward") == "bananas 1 → £2"
    assert hint(state, "flip 1") == "£2 · A coffee 2 → 1 bp"
    assert hint(state, "stop") == ""
    state, _ = do(state, 0, "stop")
    assert hint(state, "take 1 2") == "A coffee 1 → £1 +£1 · costs 1 bp"
    state, _ = do(state, 0, "take 1 2", "pounds")
    assert hint(state, "place 1") == "covers A coffee 2 → 1 bp"
    assert hint(state, "place 3") == "= 10"
    assert hint(state, "place 2") == ""


def test_hints_of_markers_and_merchants() -> None:
    state = position(
        area={0: ["diamond_merchant_cairo", "coffee_4", "coffee_1"]},
        posts={"cairo": ["abyssinia"]},
        hand={0: ["coffee_2", "cotton_1"]},
        pounds={0: 9},
        display={(1, 3): "diamond_merchant"},
        resting={0: {1: ["cotton_2"], 2: ["coffee_1", "coffee_1"]}},
    )
    assert hint(state, "merchant diamond_merchant_cairo") == "£1, ◆3"
    assert hint(state, "marker buy") == "£1, then a card from £0 up"
    assert hint(state, "marker sell") == "crate + £2"
    assert hint(state, "marker first_player") == "1 bp"
    assert hint(state, "goods coffee_1") == ""
    bare = position(display={(r, c): "" for r in range(1, 5) for c in range(1, 4)}, pounds={0: 9})
    assert hint(bare, "marker buy") == "£1"
    assert hint(do(state, 0, "marker sell")[0], "sell coffee_2") == "£4"
    assert hint(do(state, 0, "marker buy")[0], "acquire 1 3") == "merchant · £0"
    choosing, _ = do(state, 0, "marker majority_coffee")
    assert hint(choosing, "choose 2") == "Cai +3"
    removing, _ = do(choosing, 0, "choose 3")
    assert hint(removing, "remove mombasa 3") == "5⌂, uncovers 1 coin"
    ending, _ = do(state, 0, "end")
    assert hint(ending, "deck 2") == "2\N{MULTIPLICATION SIGN} coffee 1"


def test_hints_of_extra_spaces_and_starting_tiles() -> None:
    state = position(
        tracks=["A1", "B1", "C1", "D1"],
        position={0: {"saint_louis": special("C1", 1)}},
        pounds={0: 3},
    )
    state, _ = do(state, 0, "marker extra_saint_louis_1")
    assert hint(state, "choose 1") == "◆2, 1 bp"
    view, decision = moments()["mombasa.keep"]
    sheet = sheet_of(view, decision.seat)
    found = [BOARD.hint(sheet, decision, action) for action in decision.options]
    assert all("resting: " in text and " · book: " in text for text in found)


def test_a_question_asked_again_shows_less() -> None:
    state, _ = do(position(area={0: ["expansion_3"]}), 0, "expand")
    decision = state.open[0]
    assert BOARD.scene(seen(state), decision, "mombasa.turn") is not None
    assert BOARD.scene(seen(state), decision, "mombasa.company") is None
    state, _ = do(state, 0, "company cairo")
    assert BOARD.scene(seen(state), state.open[0], "mombasa.company") is None
    assert BOARD.scene(seen(state), state.open[0], "") is not None
