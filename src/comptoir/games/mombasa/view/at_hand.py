# Compiled by mypyc.
"""What the things that can be chosen now cost or give, every bonus counted in; open to all."""

from comptoir.core.contract import Json
from comptoir.core.indexes import NONE
from comptoir.games.mombasa.rules.actions import Merchant
from comptoir.games.mombasa.rules.phases.goods import UsingGoods, discount, price
from comptoir.games.mombasa.rules.phases.markers import Buying, Selling
from comptoir.games.mombasa.rules.phases.merchant import merchant_reward
from comptoir.games.mombasa.rules.phases.tracks import ChoosingTracks
from comptoir.games.mombasa.rules.phases.turn import Turn, uses
from comptoir.games.mombasa.rules.state import State
from comptoir.games.mombasa.view.faces import reward_face


def at_hand(state: State) -> Json:
    """Numbers for the question asked; nothing where the printed ones say it all."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, UsingGoods):
        return {"prices": _prices(state, discount(state, frame.seat, frame.kinds))}
    if isinstance(frame, Buying):
        return {"prices": _prices(state, frame.off)}
    if isinstance(frame, Selling):
        return {"sale": _sale(state, frame)}
    if isinstance(frame, ChoosingTracks):
        return {"steps": dict(zip(state.box.companies, frame.steps, strict=True))}
    if isinstance(frame, Turn):
        return {"merchants": _merchants(state, frame.seat)}
    return {}


def _prices(state: State, off: int) -> list[Json]:
    """M5.3, M5.13, M12.B: row by row, what each displayed card costs whoever is asked."""
    wide = state.box.edition.card_display.columns
    due: list[Json] = [
        None if card == NONE else price(state, space, off)
        for space, card in enumerate(state.display)
    ]
    return [due[start : start + wide] for start in range(0, len(due), wide)]


def _sale(state: State, frame: Selling) -> Json:
    """M10.4, M12.B: the pounds for each card of the hand."""
    box = state.box
    return {box.cards[card].id: frame.pounds(state, card) for card in state.hand[frame.seat]}


def _merchants(state: State, seat: int) -> Json:
    """M9.1, M9.2: what each face-up diamond merchant would give."""
    cards = [action.card for action in uses(state, seat) if isinstance(action, Merchant)]
    return {
        state.box.cards[card].id: reward_face(merchant_reward(state, seat, card)) for card in cards
    }
