# Compiled by mypyc.
"""Diamond merchant (action 4)."""

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.edition.printed import Reward
from comptoir.games.mombasa.rules.area import count, turn_down
from comptoir.games.mombasa.rules.kinds import MERCHANT
from comptoir.games.mombasa.rules.rewards import give
from comptoir.games.mombasa.rules.state import State


def use_merchant(state: State, seat: int, card: int) -> None:
    """M9.3: the card is used, turned face down, and that is all."""
    rule = "M9.2" if card >= state.box.tile_card else "M9.1"
    turn_down(state, seat, card)
    if state.events is not None:
        state.tell("merchant_used", rule, seat=seat, card=state.box.cards[card].id)
    give(state, seat, merchant_reward(state, seat, card), NONE, rule)


def merchant_reward(state: State, seat: int, card: int) -> Reward:
    """M9.1, M9.2: of the plain merchant, a company's, or the tile."""
    box = state.box
    printed = box.edition.merchants
    if card >= box.tile_card:
        tile = box.edition.bonus_tiles
        others = count(state, seat, MERCHANT)
        return Reward(diamonds=tile.merchant_diamonds + tile.merchant_per_other * others)
    company = box.cards[card].company
    if company == NONE:
        return printed.plain
    more = mines(state, company) // printed.mines_per_step
    return Reward(pounds=printed.company.pounds, diamonds=printed.company.diamonds + more)


def mines(state: State, company: int) -> int:
    """M9.4: the mine icons in regions with a post of the company, now."""
    icons = state.box.mines
    return sum([icons[place] for place, owner in enumerate(state.region) if owner == company])
