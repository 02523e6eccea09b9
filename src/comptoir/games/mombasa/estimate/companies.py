# Compiled by mypyc.
"""What the companies come to, for all seats alike, and what their tracks are good for to each.

Much of a position is as it was in the one looked at before. The parts of it that hold are found
again by the lists they were read from, which never change in place (`core.rows`).
"""

from math import exp

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.estimate.tables import Tables
from comptoir.games.mombasa.rules.kinds import BOOKS_AND_DIAMONDS, EXPANSION, MERCHANT
from comptoir.games.mombasa.rules.state import State

FEW = 3
"""Posts of an expansion."""


class Posts:
    """Posts on the map and in the bases."""

    __slots__ = ("base", "bases", "mines", "opened", "region", "regions_by_point")

    def __init__(self, tables: Tables, state: State) -> None:
        self.base = state.base
        self.opened = state.opened
        self.region = state.region
        companies = range(len(state.tracks))
        self.bases = [tables.base(state, company) for company in companies]
        self.mines = [0] * len(companies)
        """By company (M9.1)."""
        icons, taken = tables.box.mines, 0
        for place in range(len(icons)):
            owner = state.region[place]
            if owner != NONE:
                self.mines[owner] += icons[place]
                taken += 1
        weights = tables.weights
        cost = weights.region_cost + weights.region_cost_more * taken / len(icons)
        self.regions_by_point = 1 / cost
        """M6.5: regions take more on a full map."""

    def hold(self, state: State) -> bool:
        """Whether they are where they were."""
        same = self.base is state.base and self.opened is state.opened
        return same and self.region is state.region


class Bonuses:
    """M12.5: what the bonuses of the tracks are worth in the rounds to come."""

    __slots__ = ("extra", "future", "level_worth", "tracks")

    def __init__(self, tables: Tables, state: State, future: int) -> None:
        self.tracks = state.tracks
        self.future = future
        weights, bonus = tables.weights, tables.box.bonus
        rounds = future + weights.rest_of_round
        self.level_worth = [0.0] * len(state.tracks)
        """By company: of one of the two bonuses."""
        self.extra = [False] * len(state.tracks)
        """By company: whether the bonuses are extra spaces."""
        for company in range(len(state.tracks)):
            kind = bonus[state.tracks[company]]
            self.level_worth[company] = rounds * weights.bonuses[kind][1] / 2
            self.extra[company] = kind >= BOOKS_AND_DIAMONDS


class Companies:
    """What a share of each company will be worth: the more steps on a track, the more."""

    __slots__ = ("bonuses", "decay", "position", "posts", "tables", "time", "values", "ways")

    def __init__(
        self, tables: Tables, state: State, time: float, posts: Posts, bonuses: Bonuses
    ) -> None:
        self.tables = tables
        self.position = state.position
        self.time = time
        """Rounds in which companies still grow."""
        self.posts = posts
        self.bonuses = bonuses
        companies = len(state.tracks)
        self.values = [0.0] * companies
        self.decay = [0.0] * companies
        """By company: what an icon uncovered now adds to its value in the end."""
        self.ways: list[Way | None] = [None] * state.seats
        """By seat, once it is looked at."""
        self._read(companies, state.seats)

    def _read(self, companies: int, seats: int) -> None:
        weights, coins = self.tables.weights, self.tables.coins
        taken, total = [0] * companies, 0
        for position in self.position:
            for company in range(companies):
                steps = position[company]
                taken[company] += steps
                total += steps
        pace = self.time * (weights.growth + weights.growth_by_seat * seats)
        pace /= weights.early_interest * companies + total
        for company in range(companies):
            decay = exp(-pace * (weights.early_interest + taken[company]))
            covered = coins - self.posts.bases[company].coins
            self.decay[company] = decay
            self.values[company] = coins - covered * decay

    def hold(self, state: State, time: float, posts: Posts, bonuses: Bonuses) -> bool:
        """Whether nothing has changed that they depend on."""
        same = self.position is state.position and self.time == time
        return same and self.posts is posts and self.bonuses is bonuses

    def way(self, seat: int) -> "Way":
        """A seat's."""
        found = self.ways[seat]
        if found is None:
            found = Way(self, self.position[seat])
            self.ways[seat] = found
        return found


class Way:
    """What future steps bring a seat: the best track is walked to its end, then the next one."""

    __slots__ = ("best", "companies", "expansion", "position", "region", "shares", "step", "unit")

    def __init__(self, companies: Companies, position: list[int]) -> None:
        self.companies = companies
        self.position = position
        self.shares = [0.0] * len(position)
        """By company: those that the seat will hold."""
        self.best = 0
        """The company whose track is walked first."""
        self.step = 0.0
        self.unit = 0.0
        """Of goods."""
        self.region = 0.0
        self.expansion = 0.0
        """An expansion point."""
        self._read_steps()
        self._read_regions()

    def _read_steps(self) -> None:
        companies, tables = self.companies, self.companies.tables
        tracks, weights = companies.bonuses.tracks, tables.weights
        steps = weights.steps_a_round * max(1.0, companies.time)
        rates, open_tracks = [0.0] * len(tracks), 0
        for company in range(len(tracks)):
            spaces, space = tables.spaces[tracks[company]], self.position[company]
            here, end = spaces[space], spaces[-1]
            self.shares[company] = here.smooth
            ahead = len(spaces) - 1 - space
            if ahead > 0:
                calls = end.paid - here.paid
                more = (end.smooth - here.smooth) * companies.values[company] - calls
                rates[company] = more / ahead
                open_tracks |= 1 << company
        left, gain = steps, 0.0
        self.best = company = best_track(rates, open_tracks)
        while open_tracks and left > 0:
            open_tracks &= ~(1 << company)
            spaces, space = tables.spaces[tracks[company]], self.position[company]
            here, end = spaces[space], spaces[-1]
            ahead = len(spaces) - 1 - space
            taken = min(left, float(ahead))
            left -= taken
            gain += taken * rates[company]
            self.shares[company] += taken * (end.smooth - here.smooth) / ahead
            company = best_track(rates, open_tracks)
        self.step = gain / steps
        self.unit = self.step * weights.early_unit[companies.bonuses.future]

    def _read_regions(self) -> None:
        """What a region entered in the best company is worth, and so an expansion point."""
        companies, best = self.companies, 0.0
        posts = companies.posts
        for company in range(len(posts.bases)):
            coins = posts.bases[company].gains[FEW] * companies.decay[company]
            best = max(best, coins * self.shares[company])
        self.region = best / FEW + companies.tables.weights.region_reward
        self.expansion = posts.regions_by_point * self.region

    def use_of(self, card: int) -> float:
        """What a card brings each time it is used; bookkeepers are looked at elsewhere."""
        printed = self.companies.tables.cards[card]
        kind = printed.kind
        if kind < EXPANSION:
            return printed.units * self.unit
        if kind == EXPANSION:
            return printed.units * self.expansion
        if kind == MERCHANT:
            return self._merchant_use(printed.company)
        return 0.0

    def _merchant_use(self, company: int) -> float:
        """M9.1: steps and pounds of a merchant card."""
        companies = self.companies
        tables, weights = companies.tables, companies.tables.weights
        printed = tables.box.edition.merchants
        if company == NONE:
            return printed.plain.diamonds * weights.diamond + printed.plain.pounds
        mines = companies.posts.mines[company] + weights.mines_growth * companies.time
        steps = printed.company.diamonds + mines / printed.mines_per_step
        return steps * weights.diamond + printed.company.pounds


class Prospects:
    """The companies in the position looked at last: what holds is not worked out again."""

    __slots__ = ("_bonuses", "_companies", "_posts", "tables")

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._posts: Posts | None = None
        self._bonuses: Bonuses | None = None
        self._companies: Companies | None = None

    def companies(self, state: State, time: float, future: int) -> Companies:
        """All that seats have in common, with that many rounds to grow and to be planned."""
        posts, bonuses = self._posts_of(state), self._bonuses_of(state, future)
        found = self._companies
        if found is None or not found.hold(state, time, posts, bonuses):
            found = Companies(self.tables, state, time, posts, bonuses)
            self._companies = found
        return found

    def _posts_of(self, state: State) -> Posts:
        found = self._posts
        if found is None or not found.hold(state):
            found = Posts(self.tables, state)
            self._posts = found
        return found

    def _bonuses_of(self, state: State, future: int) -> Bonuses:
        found = self._bonuses
        if found is None or found.tracks is not state.tracks or found.future != future:
            found = Bonuses(self.tables, state, future)
            self._bonuses = found
        return found


def best_track(rates: list[float], open_tracks: int) -> int:
    """The company whose steps bring most, of those with a bit here."""
    best, found = 0, False
    for company in range(len(rates)):
        if open_tracks >> company & 1 and (not found or rates[company] >= rates[best]):
            best, found = company, True
    return best
