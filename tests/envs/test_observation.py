from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from comptoir.core import Seat
from comptoir.core.contract import Encoder
from comptoir.core.observation import fields
from tests.envs.positions import TABLES, game_of, positions

pytestmark = pytest.mark.parametrize(("key", "seats", "options"), TABLES)


def seen(encoder: Encoder[Any], state: Any, seat: int) -> Mapping[str, Any]:
    return fields(encoder.layout, list(encoder.encode(state, Seat(seat))))


def test_an_observation_has_the_length_of_its_layout(
    key: str, seats: int, options: dict[str, str]
) -> None:
    game = game_of(key)
    encoder = game.encoder(seats)
    size = sum(field.size for field in encoder.layout)
    assert len({field.name for field in encoder.layout}) == len(encoder.layout)
    for state in positions(game, seats, options):
        for seat in range(seats):
            assert len(encoder.encode(state, Seat(seat))) == size


def test_what_looks_the_same_to_a_seat_has_the_same_numbers(
    key: str, seats: int, options: dict[str, str]
) -> None:
    game, rng = game_of(key), Random(2)
    encoder = game.encoder(seats)
    for state in positions(game, seats, options):
        for seat in map(Seat, range(seats)):
            world = game.determinize(state, seat, rng)
            assert encoder.encode(world, seat) == encoder.encode(state, seat)


def test_what_is_kept_from_look_to_look_is_what_a_first_look_shows(
    key: str, seats: int, options: dict[str, str]
) -> None:
    game = game_of(key)
    kept = game.encoder(seats)
    one, other = positions(game, seats, options), positions(game, seats, options, seed=2, every=3)
    for step, states in enumerate(zip(one, other, strict=False)):
        for state in states:
            seat = Seat(step % seats)
            row = kept.encode(state, seat)
            if step % 5 == 0:
                assert row == game.encoder(seats).encode(state, seat)


def test_the_own_question_is_told_and_nobody_elses(
    key: str, seats: int, options: dict[str, str]
) -> None:
    game = game_of(key)
    encoder = game.encoder(seats)
    for state in positions(game, seats, options):
        asked = {decision.seat for decision in game.decisions(state)}
        for seat in range(seats):
            found = seen(encoder, state, seat)
            assert sum(found["question"]) == (seat in asked)
            turned = [int((seat + by) % seats in asked) for by in range(seats)]
            assert found["asked"] == turned


def test_the_numbers_are_those_of_the_view(key: str, seats: int, options: dict[str, str]) -> None:
    game = game_of(key)
    encoder = game.encoder(seats)
    compare = {"speicherstadt": same_speicherstadt, "mombasa": same_mombasa}[key]
    for state in positions(game, seats, options, every=7):
        for seat in range(seats):
            found, view = seen(encoder, state, seat), game.view(state, Seat(seat))
            assert found["round"] == [view["round"]]
            compare(game, found, view, seat)


def same_speicherstadt(game: Any, found: Mapping[str, Any], view: Any, seat: int) -> None:
    goods, cards = game.box.goods, [card.id for card in game.box.cards]
    assert found["bag"] == [view["bag"].get(name, 0) for name in goods]
    assert found["pile"] == [layer.get(card, 0) for layer in view["pile"] for card in cards]
    seats = len(view["players"])
    for number, space in enumerate(view["offer"], 1):
        assert found[f"space_{number}_card"] == [int(card == space["card"]) for card in cards]
        queue = [(other - seat) % seats + 1 for other in space["queue"]]
        assert found[f"space_{number}_queue"][: len(queue)] == queue
        assert set(found[f"space_{number}_queue"][len(queue) :]) <= {0}
    for by in range(seats):
        player = view["players"][(seat + by) % seats]
        assert found[f"player_{by}_score"] == [player["score"] + 100]
        for name in ("coins", "merchants", "firemen", "bought", "room"):
            assert found[f"player_{by}_{name}"] == [player[name]]
        assert found[f"player_{by}_cards"] == [player["cards"].get(card, 0) for card in cards]
        assert found[f"player_{by}_house"] == [player["house"].get(name, 0) for name in goods]


def same_mombasa(game: Any, found: Mapping[str, Any], view: Any, seat: int) -> None:
    companies, seats = game.box.companies, len(view["players"])
    posts = [int(region["post"] == company) for region in view["map"] for company in companies]
    assert found["map"] == posts
    cards = [card.id for card in game.box.cards]
    for by in range(seats):
        player = view["players"][(seat + by) % seats]
        held = [card["id"] for card in player["cards"]]
        assert found[f"player_{by}_hand"] == [held.count(card) for card in cards]
        assert found[f"player_{by}_pounds"] == [player["pounds"]]
        assert found[f"player_{by}_done"] == [0 if player["done"] is None else player["done"] + 1]
        shares = [player["tracks"][company]["shares"] for company in companies]
        assert found[f"player_{by}_shares"] == shares
    secret = view["players"][seat]["secret"]
    tiles = [tile["id"] for tile in secret["tiles_dealt"]]
    assert found["own_tiles"] == [int(tile in tiles) for tile in game.box.tile_ids]
    values = [0] * game.box.slots
    for slot, card in secret["face_down"].items():
        values[int(slot) - 1] = card["value"]
    size = len(found["own_face_down"]) // game.box.slots
    kinds = 7
    assert [found["own_face_down"][slot * size + kinds] for slot in range(game.box.slots)] == values
