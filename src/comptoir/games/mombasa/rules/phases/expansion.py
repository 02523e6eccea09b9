# Compiled by mypyc.
"""Expansion (action 2): the posts of one company enter regions."""

from typing import ClassVar

from comptoir.core.contract import Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.rows import put, put_row
from comptoir.core.stack import Frame, allowed
from comptoir.games.mombasa.edition.printed import Reward
from comptoir.games.mombasa.rules.actions import Column, Company, Enter, Stop
from comptoir.games.mombasa.rules.area import expansion_total
from comptoir.games.mombasa.rules.kinds import EXPANSION, TILE_EXPANSION
from comptoir.games.mombasa.rules.phases.posts import Returning, lift, oust, posts, refuse_lift
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.rewards import give
from comptoir.games.mombasa.rules.state import State


def begin_expansion(state: State, seat: int) -> None:
    """M6.1, M6.18: all expansion cards and the tile at once; the total is fixed now."""
    points, box = expansion_total(state, seat), state.box
    area, up = state.area[seat], state.up[seat][:]
    for slot, card in enumerate(area):
        if up[slot] and box.kind[card] == EXPANSION:
            up[slot] = 0
    state.up = put_row(state.up, seat, up)
    if state.tile_owner[TILE_EXPANSION] == seat:
        state.tile_up[TILE_EXPANSION] = 0
    if state.events is not None:
        state.tell("expansion", "M6.1", seat=seat, points=points)
    state.stack.append(ChoosingCompany(seat, points))


def costs(state: State, company: int) -> list[int]:
    """M6.3, M6.5: by region, the points to enter it over the cheapest border; 0: no access."""
    found = [0] * len(state.region)
    _reach(state, company, len(found) + company, found)
    for place, owner in enumerate(state.region):
        if owner == company:
            _reach(state, company, place, found)
    return found


def _reach(state: State, company: int, start: int, found: list[int]) -> None:
    """M6.3, M6.5: note the points to enter the regions next to a region or a base."""
    box, points = state.box, state.box.way_costs[start]
    for number, place in enumerate(box.ways[start]):
        owner = state.region[place]
        if owner != company:
            cost = points[number]
            if owner != NONE:
                cost += box.edition.occupied_extra
            if not found[place] or cost < found[place]:
                found[place] = cost


def within(state: State, company: int, points: int) -> bool:
    """M6.16: whether the points suffice for any region."""
    start = len(state.region) + company
    if _enters(state, company, start, points):
        return True
    for place, owner in enumerate(state.region):
        if owner == company and _enters(state, company, place, points):
            return True
    return False


def _enters(state: State, company: int, start: int, points: int) -> bool:
    """M6.3, M6.5: whether they suffice for any region next to a region or a base."""
    box, costs = state.box, state.box.way_costs[start]
    for number, place in enumerate(box.ways[start]):
        owner = state.region[place]
        if owner != company and costs[number] <= points:
            extra = 0 if owner == NONE else box.edition.occupied_extra
            if costs[number] + extra <= points:
                return True
    return False


def cheapest(state: State, company: int) -> int:
    """M6.16: the points for the nearest region; 0: none is accessible."""
    least = 0
    for cost in costs(state, company):
        if cost and (not least or cost < least):
            least = cost
    return least


class ChoosingCompany(Frame):
    """M6.2, M6.16: one company takes all the points."""

    __slots__ = ("points", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Company, Stop)
    rule: ClassVar[str] = "M6.2"

    def __init__(self, seat: int, points: int) -> None:
        self.seat = seat
        self.points = points

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A company with a region in reach, or none at all."""
        seat, act = Seat(self.seat), state.box.act
        companies = [each for each in act.company if self._in_reach(state, each.company)]
        args = (("points", self.points),)
        return (Decision(seat, "mombasa.company", (*companies, act.stop), args=args),)

    def _in_reach(self, state: State, company: int) -> bool:
        """Whether there is a post for it, and a region that the points suffice for."""
        return posts(state, company) > 0 and within(state, company, self.points)

    def take(self, state: State, seat: Seat, action: Company | Stop) -> None:
        """M6.8: with none the action is forfeited."""
        if isinstance(action, Company):
            state.stack[-1] = Entering(seat, action.company, self.points, ())
            if state.events is not None:
                name = state.box.companies[action.company]
                state.tell("company_chosen", self.rule, seat=seat, company=name)
        else:
            state.stack.pop()
            state.tell("expansion_lost", "M6.8", seat=seat, points=self.points)

    def refuse(self, state: State, seat: Seat, action: Company | Stop) -> Refusal | None:
        """M6.7: not with an empty base; M6.16: not with nothing in reach."""
        if isinstance(action, Stop):
            return None
        name = state.box.companies[action.company]
        if not posts(state, action.company):
            return no("M6.7", "base_empty", ("company", name))
        least = cheapest(state, action.company)
        if not least:
            return no("M6.3", "no_access", ("company", name))
        if least > self.points:
            return no(
                "M6.8", "out_of_reach", ("company", name), ("cost", least), ("points", self.points)
            )
        return None


class Entering(Frame):
    """M6.16: region by region, as long as the points suffice and the player wishes."""

    __slots__ = ("company", "entered", "points", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Enter, Stop)
    rule: ClassVar[str] = "M6.3"

    def __init__(self, seat: int, company: int, points: int, entered: tuple[int, ...]) -> None:
        self.seat = seat
        self.company = company
        self.points = points
        self.entered = entered

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next region; M6.7: without a post in the base the rest is forfeited."""
        seat, act = Seat(self.seat), state.box.act
        if not self.points or not posts(state, self.company):
            self._finish(state)
            return ()
        regions = [
            act.enter[region]
            for region, cost in enumerate(costs(state, self.company))
            if 0 < cost <= self.points
        ]
        args = (("company", state.box.companies[self.company]), ("points", self.points))
        return (Decision(seat, "mombasa.enter", (*regions, act.stop), args=args),)

    def take(self, state: State, seat: Seat, action: Enter | Stop) -> None:
        """M6.7: points not spent are forfeited."""
        if isinstance(action, Stop):
            self._finish(state)
            return
        cost = costs(state, self.company)[action.region]
        entered = (*self.entered, action.region)
        state.stack[-1] = Entering(seat, self.company, self.points - cost, entered)
        if state.events is not None:
            name = state.box.regions[action.region]
            state.tell("region_chosen", "M6.5", seat=seat, region=name, points=cost)
        state.stack.append(TakingPost(seat, self.company, action.region))

    def refuse(self, state: State, seat: Seat, action: Enter | Stop) -> Refusal | None:
        """M6.3, M6.4, M6.5: accessible, not the company's own yet, and within the points."""
        if isinstance(action, Stop):
            return None
        region, company = action.region, state.box.companies[self.company]
        name = state.box.regions[region]
        if state.region[region] == self.company:
            return no("M6.4", "own_post_there", ("region", name), ("company", company))
        cost = costs(state, self.company)[region]
        if not cost:
            return no("M6.3", "not_accessible", ("region", name), ("company", company))
        if cost > self.points:
            return no(
                "M6.5", "too_few_points", ("region", name), ("cost", cost), ("points", self.points)
            )
        return None

    def _finish(self, state: State) -> None:
        """M6.9: the rewards of all regions, added up; M6.10: then ousted posts go back."""
        if self.points and state.events is not None:
            state.tell("points_lost", "M6.7", seat=self.seat, points=self.points)
        state.stack[-1] = Returning(self.seat)
        regions = state.box.edition.map.regions
        pounds = diamonds = books = remove_posts = steps = 0
        for region in self.entered:
            reward = regions[region].reward
            pounds += reward.pounds
            diamonds += reward.diamonds
            books += reward.books
            remove_posts += reward.remove_posts
            steps += reward.steps
        total = Reward(pounds, diamonds, books, remove_posts, steps)
        give(state, self.seat, total, self.company, "M6.9")


class TakingPost(Frame):
    """M6.6: the post for a region comes from the front of a column."""

    __slots__ = ("company", "region", "seat")
    answers: ClassVar[tuple[type[Action], ...]] = (Column,)
    rule: ClassVar[str] = "M6.6"

    def __init__(self, seat: int, company: int, region: int) -> None:
        self.seat = seat
        self.company = company
        self.region = region

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Which column."""
        seat, box = Seat(self.seat), state.box
        options = allowed(self, state, seat, box.act.column)
        names = (("company", box.companies[self.company]), ("region", box.regions[self.region]))
        return (Decision(seat, "mombasa.column", options, args=names),)

    def take(self, state: State, seat: Seat, action: Column) -> None:
        """M6.11: the post that was there is ousted."""
        region, other = self.region, state.region[self.region]
        state.stack.pop()
        lift(state, self.company, action.column)
        state.region = put(state.region, region, self.company)
        if other != NONE:
            oust(state, other, 1)
        if state.events is not None:
            self._tell(state, seat, action.column, other)

    def _tell(self, state: State, seat: int, column: int, other: int) -> None:
        companies, name = state.box.companies, state.box.regions[self.region]
        own, number = companies[self.company], column + 1
        state.tell("entered", self.rule, seat=seat, company=own, region=name, column=number)
        if other != NONE:
            state.tell("ousted", "M6.10", seat=seat, company=companies[other], region=name)

    def refuse(self, state: State, seat: Seat, action: Column) -> Refusal | None:
        """Only from a column with a post."""
        return refuse_lift(state, self.company, action.column, self.rule)
