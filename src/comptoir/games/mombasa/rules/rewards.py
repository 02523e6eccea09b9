# Compiled by mypyc.
"""Rewards: pounds and diamonds at once, the rest as frames."""

from comptoir.games.mombasa.edition.printed import Reward
from comptoir.games.mombasa.rules.phases.bookkeeping import Points
from comptoir.games.mombasa.rules.phases.posts import Removing
from comptoir.games.mombasa.rules.phases.tracks import Advancing
from comptoir.games.mombasa.rules.purse import diamonds, gain
from comptoir.games.mombasa.rules.state import State


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
