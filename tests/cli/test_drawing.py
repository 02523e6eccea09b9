"""Options, parts beside each other, news and reasons: small things that boards are made of."""

from rich.console import Console, RenderableType
from rich.text import Text

from comptoir.cli.boards.beside import Beside
from comptoir.cli.options import Options
from comptoir.cli.reasons import MOST, matching, reasons
from comptoir.core import Event, Seat
from comptoir.games import load
from comptoir.games.mombasa.terminal.news import news
from comptoir.games.mombasa.terminal.words import Parts
from comptoir.table import Table


def drawn(content: RenderableType, width: int) -> list[str]:
    console = Console(width=width, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(content)
    return [line.rstrip() for line in capture.get().splitlines()]


def test_notations_stand_in_a_column_behind_the_words() -> None:
    options = Options([("Pass", "pass"), ("Take the card", "take 1")])
    assert drawn(options, 40) == ["1 Pass           pass", "2 Take the card  take 1"]


def test_a_long_notation_moves_to_the_left_and_a_longer_one_to_a_line_of_its_own() -> None:
    options = Options(
        [
            ("Take the third card", "take 3"),
            ("Go on", "a notation, this long"),
            ("Words that need more room than there is here", "long"),
            ("Many words and much notation", "too long to stand behind"),
        ]
    )
    assert drawn(options, 30) == [
        "1 Take the third card  take 3",
        "2 Go on  a notation, this long",
        "3 Words that need more room",
        "  than there is here   long",
        "4 Many words and much notation",
        "      too long to stand behind",
    ]


def test_ten_options_keep_their_numbers_in_line() -> None:
    lines = drawn(Options([("Go", "go")] * 10), 20)
    assert lines[0] == " 1 Go  go"
    assert lines[9] == "10 Go  go"


def test_no_option_is_cut() -> None:
    (line,) = drawn(Options([("Go", "a notation that is wider than the screen")]), 60)
    assert line == "1 Go  a notation that is wider than the screen"
    assert drawn(Options([]), 60) == []


def test_parts_stand_beside_each_other_where_there_is_room() -> None:
    left, right = Text("left"), Text("right")
    assert drawn(Beside(left, right), 20) == ["left    right"]
    assert drawn(Beside(left, right), 10) == ["left", "", "right"]
    assert drawn(Beside(left, right, luxury=True), 10) == ["left"]


def test_lines_of_things_break_between_things() -> None:
    parts = Parts(Text("hand: "), [Text("coffee 1"), Text("cotton 2"), Text("expansion 2")])
    assert drawn(parts, 30) == ["hand: coffee 1 · cotton 2", "      expansion 2"]
    assert drawn(parts, 80) == ["hand: coffee 1 · cotton 2 · expansion 2"]


def event(kind: str, **args: int | str) -> Event:
    return Event(f"mombasa.{kind}", tuple(args.items()))


def test_news_leave_out_what_the_board_shows() -> None:
    gained = event("gained", seat=0, pounds=1)
    assert news([event("turn", seat=0), gained, event("card_drawn", card="coffee_2")]) == [gained]
    assert news([]) == []


def test_of_steps_in_a_row_on_one_track_the_last_is_news() -> None:
    steps = [
        event("stepped", seat=0, company="cairo", space=1),
        event("stepped", seat=0, company="cairo", space=2),
        event("stepped", seat=0, company="mombasa", space=1),
        event("stepped", seat=1, company="mombasa", space=1),
        event("gained", seat=1, pounds=1),
        event("stepped", seat=1, company="mombasa", space=2),
    ]
    assert news(steps) == steps[1:]


def test_actions_are_found_by_the_beginnings_of_their_words() -> None:
    actions = load("mombasa").actions

    def found(wanted: str) -> list[str]:
        return [action.text for action in matching(actions, wanted)]

    assert found("buy") == ["marker buy"]
    assert found("mark maj") == [
        f"marker majority_{kind}" for kind in ("coffee", "bananas", "cotton", "expansion")
    ]
    assert found("acquire 1") == [
        *(f"acquire 1 {column}" for column in (1, 2, 3)),
        *(f"acquire {row} 1" for row in (2, 3, 4)),
    ]
    assert len(found("")) == len(actions)


def test_reasons_that_forbid_few_actions_come_first() -> None:
    table = Table(load("mombasa"), 2)
    while table.decisions[0].kind != "mombasa.turn":
        decision = table.decisions[0]
        table.choose(decision.seat, decision.options[0])
    seat = table.decisions[0].seat
    found = reasons(table, seat, "")
    assert len(found) == MOST
    first, second = (refusal.kind for refusal, _ in found[:2])
    assert first == "mombasa.no_expansion_card"
    assert second == "mombasa.first_turn_of_first_player"
    assert not [refusal for refusal, _ in found if refusal.kind == "mombasa.plus_not_there"]
    alike = reasons(table, seat, "merchant diamond_merchant")
    assert {refusal.kind for refusal, _ in alike} == {"mombasa.not_face_up"}
    assert len(alike) == 5
    assert reasons(table, Seat(1 - seat), "") == []
