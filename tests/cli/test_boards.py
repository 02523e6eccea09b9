"""The boards on 80 columns, in every language, whatever lies on them."""

from random import Random

import pytest
from rich.console import Console

from comptoir.cli.boards import Sheet, board_of, plain
from comptoir.cli.people import tag
from comptoir.core import CHANCE, Decision, Json, Seat, View
from comptoir.core.play import uniform
from comptoir.games import GAMES, load
from comptoir.lang import LANGUAGES, Speaker
from comptoir.table import Table, project

NAMES = ("Ada", "Maximilian Alexander von und zu Hohenstein", "Žofie", "B", "Łucja")


def drawn(content: object) -> str:
    console = Console(width=80, markup=False, highlight=False, emoji=False)
    with console.capture() as capture:
        console.print(content)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_boards_fit_80_columns_through_a_whole_game(key: str, language: str) -> None:
    game = load(key)
    seats = game.seats[-1]
    speaker = Speaker(language, NAMES[:seats])
    table, rng = Table(game, seats), Random(4)
    while table.decisions:
        for _ in range(25):
            for decision in table.decisions[:1]:
                table.choose(decision.seat, uniform(decision, rng))
        sheet = Sheet(project(table, Seat(0)).view, Seat(0), speaker)
        shown = drawn(board_of(key).board(sheet))
        for decision in table.decisions:
            if decision.seat != CHANCE:
                asked = Sheet(project(table, decision.seat).view, decision.seat, speaker)
                shown += drawn(board_of(key).scene(asked, decision, before=""))
        assert max(len(line) for line in shown.splitlines()) <= 80
        assert "cli-" not in shown


def test_speicherstadt_shows_offer_queues_prices_and_belongings() -> None:
    view = speicherstadt_view()
    board = board_of("speicherstadt")
    speaker = Speaker("en", ["Ada", "Ben"])
    shown = drawn(board.board(Sheet(view, Seat(1), speaker)))
    assert "Round 3, the last one · start player: Ben" in shown
    assert "Pile: 5 · bag: 7 · points of the fires to come: 2, 3" in shown
    assert "contract 4 (5 points): tea, cloth" in shown
    assert "ship: 2\N{MULTIPLICATION SIGN} coffee and tea" in shown
    assert "A B A" in shown
    assert "▸ Ben [B]  coins 2 · merchants 1 · firemen total 4 · score \N{MINUS SIGN}1" in shown
    assert "cards: bank" in shown
    assert "contract 1 (1 point): coffee ✓, coffee" in shown
    assert "goods: rubber" in shown
    assert "in the warehouse: tea" in shown
    assert "in the merchant house: cloth" in shown
    own = drawn(board.scene(Sheet(view, Seat(0), speaker), question(), before="speicherstadt.bid"))
    assert own.startswith("▸ Ada [A]  coins 5")


def test_a_hint_names_the_card_above_which_a_merchant_would_stand() -> None:
    game = load("speicherstadt")
    board, speaker = board_of("speicherstadt"), Speaker("en", ["Ada", "Ben"])
    sheet = Sheet(speicherstadt_view(), Seat(0), speaker)
    assert board.hint(sheet, question(), game.parse("bid 2")).startswith("ship: 2")
    assert board.hint(sheet, question(), game.parse("buy")) == ""
    assert not board.hides(sheet.view)
    assert not board.guide(speaker)


def test_a_game_without_a_board_shows_its_view() -> None:
    assert board_of("toy") is plain
    view: View = {
        "game": "speicherstadt",
        "round": 1,
        "start_player": 1,
        "open": True,
        "last": None,
        "bag": {"coffee": 2, "tea": 1},
        "offer": ["ship", "new_thing"],
        "players": [{"coins": 3, "hand": []}, {"coins": 4, "hand": []}],
    }
    speaker = Speaker("en", ["Ada", "Ben"])
    sheet = Sheet(view, Seat(0), speaker)
    lines = [line.rstrip() for line in drawn(plain.board(sheet)).splitlines()]
    assert lines == [
        "round: 1 · start player: Ben · open: ✓ · last: -",
        "bag: coffee 2, tea 1",
        "offer: ship, new thing",
        "       coins",
        "▸ Ada  3",
        "  Ben  4",
    ]
    assert plain.hides(view)
    assert not plain.guide(speaker)


def test_a_game_without_a_board_shows_the_own_part_amid_a_turn() -> None:
    speaker = Speaker("en", ["Ada"])
    sheet = Sheet({"round": 1, "players": [{"coins": 3, "hand": []}]}, Seat(0), speaker)
    assert drawn(plain.scene(sheet, question(), before="toy.bid")) == "coins: 3 · hand: -\n"
    assert drawn(plain.scene(sheet, question(), before="")).startswith("round: 1\n")
    poor = Sheet({"round": 1}, None, speaker)
    assert drawn(plain.scene(poor, question(), before="toy.bid")) == "round: 1\n"
    bare = Sheet({"round": 1, "players": [7]}, None, speaker)
    assert drawn(plain.scene(bare, question(), before="toy.bid")) == "7\n"
    assert "7" in drawn(plain.board(bare))


def test_tags_tell_players_apart() -> None:
    def tags(*names: str) -> list[str]:
        return [tag(Seat(seat), Speaker("en", names)) for seat in range(len(names))]

    assert tags("Ada", "Ben") == ["A", "B"]
    assert tags("Ada", "Abe") == ["Ad", "Ab"]
    assert tags("Bot 1", "Bot 2") == ["1", "2"]


def question() -> Decision:
    """Any question to the first player."""
    game = load("speicherstadt")
    return Decision(Seat(0), "speicherstadt.bid", (game.parse("bid 1"),))


def speicherstadt_view() -> View:
    player: dict[str, Json] = {
        "coins": 5,
        "score": 0,
        "merchants": 2,
        "firemen": 0,
        "bought": 0,
        "cards": {},
        "contracts": [],
        "goods": {},
        "warehouse": {},
        "house": {},
        "room": 1,
    }
    contract: Json = {
        "card": "contract_1",
        "points": 1,
        "goods": {"coffee": 2},
        "delivered": {"coffee": 1},
    }
    rich: dict[str, Json] = player | {
        "coins": 2,
        "score": -1,
        "merchants": 1,
        "firemen": 4,
        "cards": {"bank": 1, "contract_1": 1},
        "contracts": [contract],
        "goods": {"rubber": 1},
        "warehouse": {"tea": 1},
        "house": {"cloth": 1},
    }
    offered: Json = {
        "card": "contract_4",
        "points": 5,
        "goods": {"tea": 1, "cloth": 1},
        "delivered": {},
    }
    return {
        "game": "speicherstadt",
        "round": 3,
        "last_round": True,
        "start_player": 1,
        "pile": [{}, {"ship": 2}, {"ship": 3}],
        "removed": {},
        "discard": {},
        "fires": {"fire_2": 2, "fire_3": 3},
        "bag": {"tea": 7},
        "stock": {},
        "offer": [
            {"card": "contract_4", "contract": offered, "cargo": {}, "queue": [], "price": 0},
            {
                "card": "ship",
                "contract": None,
                "cargo": {"coffee": 2, "tea": 1},
                "queue": [0, 1, 0],
                "price": 3,
            },
            {"card": None, "contract": None, "cargo": {}, "queue": [], "price": 0},
        ],
        "players": [player, rich],
    }
