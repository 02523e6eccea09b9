import copy
import pickle
from dataclasses import dataclass

import pytest

from comptoir import games
from comptoir.core import (
    Action,
    BadEdition,
    ComptoirError,
    CorruptState,
    Decision,
    EditionId,
    Event,
    IllegalAction,
    Refusal,
    Score,
    Seat,
)
from comptoir.core.notation import Lexicon, named

BID = Action(*named("toy.bid", coins=2))


def test_an_action_is_its_text() -> None:
    assert str(BID) == "bid 2"
    assert BID.kind == "toy.bid"
    assert BID.args == (("coins", 2),)


@dataclass(frozen=True, eq=False)
class Bid(Action):
    """As a game of another package writes its own: in plain Python, whatever the engine runs as."""

    coins: int


def test_an_action_of_another_package_is_one_like_any_other() -> None:
    bid = Bid(*named("toy.bid", coins=2), 2)
    assert Lexicon((bid,)).parse("bid 2") is bid
    assert bid == BID
    assert copy.copy(bid).coins == pickle.loads(pickle.dumps(bid)).coins == 2


def test_an_action_without_text_is_refused() -> None:
    with pytest.raises(TypeError, match="no slots=True"):
        Lexicon((Action.__new__(Action),))


def test_actions_with_the_same_text_are_equal() -> None:
    twin = Action(*named("toy.bid", coins=2))
    assert twin is not BID
    assert twin == BID
    assert hash(twin) == hash(BID)
    assert Action(*named("toy.bid", coins=3)) != BID
    assert BID != "bid 2"


@pytest.mark.parametrize(
    "thing",
    [
        BID,
        Decision(Seat(1), "toy.bid", (BID,), (), (("least", 2),), opens=True),
        Event("toy.bid", (("seat", 1),), (("coins", 2),), frozenset({Seat(1)}), rule="S5.1"),
        Refusal("S5.1", "too_dear", (("price", 4),)),
        Score(Seat(1), 12, (("coins", 12),), 1),
        EditionId("house", "House edition", "0123456789abcdef"),
    ],
    ids=lambda thing: type(thing).__name__,
)
def test_what_the_contract_speaks_of_can_be_copied_and_sent(thing: object) -> None:
    for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing), copy.deepcopy(thing)):
        assert type(twin) is type(thing)
        assert twin == thing


@pytest.mark.parametrize("key", sorted(games.GAMES))
def test_every_action_of_a_game_can_be_sent(key: str) -> None:
    actions = games.load(key).actions
    sent = pickle.loads(pickle.dumps(actions))
    assert sent == actions
    assert [type(each) for each in sent] == [type(each) for each in actions]


def test_a_refusal_says_rule_kind_and_arguments() -> None:
    assert str(Refusal("S5.1", "too_dear", (("price", 4), ("coins", 3)))) == (
        "S5.1 too_dear (price 4, coins 3)"
    )
    assert str(Refusal("S5.1", "not_yours")) == "S5.1 not_yours"


def test_an_illegal_action_says_who_what_and_why() -> None:
    refusal = Refusal("S5.1", "too_dear", (("price", 4),))
    error = IllegalAction(Seat(1), "buy", refusal)
    assert str(error) == "Seat 1 can't choose 'buy' now: S5.1 too_dear (price 4)."
    assert (error.seat, error.text, error.refusal) == (1, "buy", refusal)


def test_a_corrupt_state_names_the_place() -> None:
    error = CorruptState("state.coins[1]", "x", "a whole number")
    assert (
        str(error) == "The state is damaged at state.coins[1]: found 'x', expected a whole number."
    )
    assert (error.path, error.found, error.expected) == ("state.coins[1]", "x", "a whole number")


def test_a_bad_edition_names_file_table_key_found_and_expected() -> None:
    error = BadEdition("my.toml", "setup", "coins", "'x'", "a whole number")
    assert str(error) == "my.toml: [setup] coins: found 'x', expected a whole number."
    assert (error.file, error.table, error.key) == ("my.toml", "setup", "coins")
    assert (error.found, error.expected) == ("'x'", "a whole number")
    assert str(BadEdition("my.toml", "file", "", "nothing", "a file")) == (
        "my.toml: [file]: found nothing, expected a file."
    )


@pytest.mark.parametrize("error", [IllegalAction, CorruptState, BadEdition])
def test_all_that_a_user_can_mend_is_one_family(error: type[Exception]) -> None:
    assert issubclass(error, ComptoirError)
