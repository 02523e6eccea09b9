# Compiled by mypyc.
"""What one seat can see coming at one moment: time left, share values, cards and their uses."""

from math import exp

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.estimate.tables import Tables
from comptoir.games.mombasa.rules.kinds import BOOKS_AND_DIAMONDS, EXPANSION, MERCHANT
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.state import State

FEW = 3
"""Posts of an expansion."""


class Outlook:
    """Numbers gathered once for an estimate; the other parts of it read and add to them."""

    def __init__(self, tables: Tables, state: State, seat: int) -> None:
        self.tables = tables
        self.weights = tables.weights
        self.state = state
        self.seat = seat
        self.position = state.position[seat]
        self.score = [0.0] * (len(state.tracks) + 3)
        """By category: cash, companies, diamonds, bookkeeping."""
        self.read_time()
        self.read_values()
        self.read_mines()
        self.read_rates()
        self.read_bonuses()
        self.jar_points = NONE
        """Points of the bookkeeper in use; NONE: there is none."""
        self.jar_moved = False
        """Whether it has moved the jar."""
        self.acting = state.turn == seat
        """The books taken are the seat's."""

    def read_time(self) -> None:
        """Rounds to be planned, and what is planned of this one."""
        state, seat = self.state, self.seat
        self.future = self.tables.rounds - state.round
        """Rounds to be planned after this one."""
        self.plan: tuple[int, ...] = ()
        self.undecided = 0
        """Slots of this round still to be planned."""
        self.planning = False
        top = state.stack[-1]
        active = state.seats - sum(state.ended)
        self.time = self.future + self.weights.rest_of_round * active / state.seats
        """Rounds in which companies still grow."""
        if isinstance(top, Planning):
            self.planning = True
            self.plan = top.plans[seat]
            self.undecided = len(slots(state, seat)) - len(self.plan)
            self.time = self.future + 1.0
        elif not state.round:
            self.time = float(self.future)
        self.partial = self.weights.partial[self.future]
        if self.future == 0 and state.ended[seat] and not self.planning:
            self.partial = 0.0

    def read_values(self) -> None:
        """What a share of each company will be worth: the more steps on a track, the more."""
        state, weights = self.state, self.weights
        companies = len(state.tracks)
        taken, total = [0] * companies, 0
        for position in state.position:
            for company in range(companies):
                steps = position[company]
                taken[company] += steps
                total += steps
        pace = self.time * (weights.growth + weights.growth_by_seat * state.seats)
        pace /= weights.early_interest * companies + total
        self.bases = [self.tables.base(state, company) for company in range(companies)]
        self.values = [0.0] * companies
        self.decay = [0.0] * companies
        """By company: what an icon uncovered now adds to its value in the end."""
        for company in range(companies):
            decay = exp(-pace * (weights.early_interest + taken[company]))
            covered = self.tables.coins - self.bases[company].coins
            self.decay[company] = decay
            self.values[company] = self.tables.coins - covered * decay

    def read_mines(self) -> None:
        """M9.1: the mines of each company; M6.5: regions take more on a full map."""
        state, icons = self.state, self.tables.box.mines
        self.mines = [0] * len(state.tracks)
        taken = 0
        for place in range(len(icons)):
            owner = state.region[place]
            if owner != NONE:
                self.mines[owner] += icons[place]
                taken += 1
        weights = self.weights
        cost = weights.region_cost + weights.region_cost_more * taken / len(icons)
        self.regions_by_point = 1 / cost
        self.point = weights.point if self.future else 1.0
        """A bookkeeping point."""

    def read_rates(self) -> None:
        """What future steps bring: the best track is walked to its end, then the next one."""
        state, tables, weights = self.state, self.tables, self.weights
        steps = weights.steps_a_round * max(1.0, self.time)
        rates, open_tracks = [0.0] * len(state.tracks), 0
        self.shares = [0.0] * len(state.tracks)
        """By company: those that the seat will hold."""
        for company in range(len(state.tracks)):
            side, space = state.tracks[company], self.position[company]
            last, smooth = tables.box.last[side], tables.smooth[side]
            self.shares[company] = smooth[space]
            if space < last:
                calls = tables.paid[side][last] - tables.paid[side][space]
                more = (smooth[last] - smooth[space]) * self.values[company] - calls
                rates[company] = more / (last - space)
                open_tracks |= 1 << company
        left, gain = steps, 0.0
        self.best = company = best_track(rates, open_tracks)
        while open_tracks and left > 0:
            open_tracks &= ~(1 << company)
            side, space = state.tracks[company], self.position[company]
            last, smooth = tables.box.last[side], tables.smooth[side]
            taken = min(left, float(last - space))
            left -= taken
            gain += taken * rates[company]
            self.shares[company] += taken * (smooth[last] - smooth[space]) / (last - space)
            company = best_track(rates, open_tracks)
        self.step = gain / steps
        self.unit = self.step * weights.early_unit[self.future]
        self.read_regions()

    def read_regions(self) -> None:
        """What a region entered in the best company is worth, and so an expansion point."""
        best = 0.0
        for company in range(len(self.bases)):
            coins = self.bases[company].gains[FEW] * self.decay[company]
            best = max(best, coins * self.shares[company])
        self.region = best / FEW + self.weights.region_reward
        self.expansion = self.regions_by_point * self.region

    def read_bonuses(self) -> None:
        """M12.5: what the bonuses of the tracks are worth in the rounds to come."""
        state, weights, bonus = self.state, self.weights, self.tables.box.bonus
        rounds = self.future + weights.rest_of_round
        self.level_worth = [0.0] * len(state.tracks)
        """By company: of one of the two bonuses."""
        self.extra = [False] * len(state.tracks)
        """By company: whether the bonuses are extra spaces."""
        for company in range(len(state.tracks)):
            kind = bonus[state.tracks[company]]
            self.level_worth[company] = rounds * weights.bonuses[kind][1] / 2
            self.extra[company] = kind >= BOOKS_AND_DIAMONDS

    def extra_worth(self, company: int, level: int) -> float:
        """M10.8: an extra space of a track, used once."""
        kind = self.tables.box.bonus[self.state.tracks[company]]
        return self.weights.bonuses[kind][level - 1] + self.weights.marker

    def diamonds_worth(self, space: int) -> float:
        """M14.2: what the diamond marker may come to from a space."""
        table = self.tables.diamonds
        value = self.tables.box.diamond_value[space]
        hoped = space + self.weights.diamonds_to_come * self.future
        whole = min(int(hoped), len(table) - 2)
        near = table[whole] + min(1.0, hoped - whole) * (table[whole + 1] - table[whole])
        return value + self.partial * (near - value)

    def diamond_gain(self, steps: int) -> float:
        """M11.3: what steps on the diamond track bring now."""
        board, space = self.tables.box.edition.player_board, self.state.diamonds[self.seat]
        after = min(space + steps, board.diamond_steps)
        lost = space + steps - after
        gain = self.diamonds_worth(after) - self.diamonds_worth(space)
        return gain + lost * board.end_of_track_pounds


def best_track(rates: list[float], open_tracks: int) -> int:
    """The company whose steps bring most, of those with a bit here."""
    best, found = 0, False
    for company in range(len(rates)):
        if open_tracks >> company & 1 and (not found or rates[company] >= rates[best]):
            best, found = company, True
    return best


def use_of(outlook: Outlook, card: int) -> float:
    """What a card brings each time it is used; bookkeepers are looked at elsewhere."""
    box = outlook.tables.box
    kind = box.kind[card]
    if kind < EXPANSION:
        return box.value[card] * outlook.unit
    if kind == EXPANSION:
        return box.value[card] * outlook.expansion
    if kind == MERCHANT:
        return merchant_use(outlook, card)
    return 0.0


def merchant_use(outlook: Outlook, card: int) -> float:
    """M9.1: steps and pounds of a merchant card."""
    tables, weights = outlook.tables, outlook.weights
    printed, company = tables.box.edition.merchants, tables.company[card]
    if company == NONE:
        return printed.plain.diamonds * weights.diamond + printed.plain.pounds
    mines = outlook.mines[company] + weights.mines_growth * outlook.time
    steps = printed.company.diamonds + mines / printed.mines_per_step
    return steps * weights.diamond + printed.company.pounds
