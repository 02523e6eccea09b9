# Compiled by mypyc.
"""What a turn under way has yet to bring: the frames on the stack."""

from comptoir.core.indexes import NONE
from comptoir.core.stack import Frame
from comptoir.games.mombasa.estimate.cards import Cards
from comptoir.games.mombasa.estimate.outlook import Outlook
from comptoir.games.mombasa.estimate.round import (
    best_expansion,
    best_purchase,
    best_sale,
    expansion_gain,
    reward_gain,
    steps_gain,
    track_gain,
)
from comptoir.games.mombasa.rules.kinds import EXTRA, MAJORITY, SELL
from comptoir.games.mombasa.rules.phases.bookkeeper import MovingJar
from comptoir.games.mombasa.rules.phases.bookkeeping import Points
from comptoir.games.mombasa.rules.phases.expansion import ChoosingCompany, Entering, TakingPost
from comptoir.games.mombasa.rules.phases.goods import Stepping, UsingGoods
from comptoir.games.mombasa.rules.phases.markers import (
    Buying,
    ChoosingReward,
    Selling,
    extra,
    sold_kind,
)
from comptoir.games.mombasa.rules.phases.posts import Removing
from comptoir.games.mombasa.rules.phases.setup import KeepingTiles
from comptoir.games.mombasa.rules.phases.tracks import Advancing, ChoosingTracks


def pending_gain(outlook: Outlook, cards: Cards) -> float:
    """All frames of the seat's own turn, or of its starting bonus."""
    found = 0.0
    for frame in outlook.state.stack:
        if isinstance(frame, (Advancing, ChoosingTracks)):
            found += track_frame(outlook, frame)
        elif isinstance(frame, KeepingTiles):
            found += tile_gain(outlook, frame.kept[outlook.seat])
        elif outlook.acting:
            found += action_frame(outlook, cards, frame)
    return found


def track_frame(outlook: Outlook, frame: Advancing | ChoosingTracks) -> float:
    """M12.11, M12.12: steps of a reward, on one track or several."""
    if frame.seat != outlook.seat:
        return 0.0
    if isinstance(frame, Advancing):
        return track_gain(outlook, frame.company, frame.steps)
    gains = [0.0] * len(frame.steps)
    for company in range(len(gains)):
        if frame.steps[company]:
            gains[company] = track_gain(outlook, company, frame.steps[company])
    gains.sort(reverse=True)
    return sum(gains[: frame.picks])


def tile_gain(outlook: Outlook, kept: int) -> float:
    """M1.14: what a starting tile gives, less the uses of cards that come later."""
    if kept == NONE:
        return 0.0
    box, weights = outlook.tables.box, outlook.weights
    tile = box.edition.starting_tiles[kept]
    found = outlook.diamond_gain(tile.diamonds)
    found += reward_gain(outlook, box.books[box.tile_book + kept].reward, NONE)
    for company in range(len(tile.steps)):
        found += track_gain(outlook, company, tile.steps[company])
    for place in tile.rest:
        found -= outlook.way.use_of(box.starting_cards[place]) * weights.late_card
    return found


def action_frame(outlook: Outlook, cards: Cards, frame: Frame) -> float:
    """Goods, or one of the other actions."""
    if isinstance(frame, Stepping):
        return steps_gain(outlook, frame.units)
    if isinstance(frame, UsingGoods):
        card = best_purchase(outlook, cards, frame.units, outlook.step)
        return steps_gain(outlook, frame.units) + card
    if isinstance(frame, (ChoosingCompany, Entering, TakingPost)):
        return expansion_frame(outlook, frame)
    if isinstance(frame, (Points, MovingJar, Removing)):
        return book_frame(outlook, frame)
    if isinstance(frame, (Buying, Selling, ChoosingReward)):
        return marker_frame(outlook, cards, frame)
    return 0.0


def expansion_frame(outlook: Outlook, frame: ChoosingCompany | Entering | TakingPost) -> float:
    """M6.9: points to be spent, and the rewards of regions entered."""
    if isinstance(frame, ChoosingCompany):
        return best_expansion(outlook, frame.points)
    if isinstance(frame, TakingPost):
        return outlook.shares[frame.company] * outlook.decay[frame.company]
    found = expansion_gain(outlook, frame.points, frame.company)
    regions = outlook.tables.box.edition.map.regions
    for region in frame.entered:
        found += reward_gain(outlook, regions[region].reward, frame.company)
    return found


def book_frame(outlook: Outlook, frame: Points | MovingJar | Removing) -> float:
    """Points and posts of a reward; the bookkeeper in use is looked at with the books."""
    if isinstance(frame, Points):
        return outlook.point * frame.points
    if isinstance(frame, Removing):
        return outlook.weights.removed_post * frame.posts
    outlook.jar_points = frame.points
    outlook.jar_moved = frame.moved
    return 0.0


def marker_frame(outlook: Outlook, cards: Cards, frame: Buying | Selling | ChoosingReward) -> float:
    """M10.3, M10.4, M10.5: the best card to buy or sell, the best reward."""
    state = outlook.state
    if isinstance(frame, Buying):
        return best_purchase(outlook, cards, state.pounds[outlook.seat] + frame.off, 1.0)
    if isinstance(frame, Selling):
        spaces = outlook.tables.box.edition.bonus_spaces
        more = spaces.sell_plus if frame.space == SELL else extra(state, frame.space)[1].plus
        return best_sale(outlook, cards, more, sold_kind(state, frame.space))
    if frame.space >= EXTRA:
        rewards = [*extra(state, frame.space)[1].rewards]
        return max([reward_gain(outlook, reward, NONE) for reward in rewards])
    majority = outlook.tables.box.edition.majorities[frame.space - MAJORITY]
    tiers = majority.tiers
    return max([reward_gain(outlook, tier.reward, majority.company) for tier in tiers])
