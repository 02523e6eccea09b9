"""Rewards: pounds and diamonds at once, the rest as frames."""

from comptoir.games.mombasa.phases.bookkeeping import Points
from comptoir.games.mombasa.phases.posts import Removing
from comptoir.games.mombasa.phases.tracks import Advancing
from comptoir.games.mombasa.printed import Reward
from comptoir.games.mombasa.purse import diamonds, gain
from comptoir.games.mombasa.state import State


def give(state: State, seat: int, reward: Reward, company: int, rule: str) -> None:
    """M4.7: pounds, diamond steps, bookkeeping points, removed posts, track steps."""
    gain(state, seat, reward.pounds, rule)
    diamonds(state, seat, reward.diamonds, rule)
    if reward.steps:
        state.stack.append(Advancing(seat, company, reward.steps, bound=False))
    if reward.remove_posts:
        state.stack.append(Removing(seat, reward.remove_posts))
    if reward.books:
        state.stack.append(Points(seat, reward.books, 0))
