# Compiled by mypyc.
"""What one seat can see coming at one moment: time left, share values, cards and their uses."""

from comptoir.core.indexes import NONE
from comptoir.games.mombasa.estimate.companies import Prospects
from comptoir.games.mombasa.rules.phases.planning import Planning, slots
from comptoir.games.mombasa.rules.state import State


class Outlook:
    """Numbers gathered once for an estimate; the other parts of it read and add to them."""

    def __init__(self, prospects: Prospects, state: State, seat: int) -> None:
        self.tables = prospects.tables
        self.weights = self.tables.weights
        self.state = state
        self.seat = seat
        self.position = state.position[seat]
        self.score = [0.0] * (len(state.tracks) + 3)
        """By category: cash, companies, diamonds, bookkeeping."""
        self.read_time()
        companies = prospects.companies(state, self.time, self.future)
        self.bases = companies.posts.bases
        self.mines = companies.posts.mines
        self.regions_by_point = companies.posts.regions_by_point
        self.values = companies.values
        """By company: of a share in the end."""
        self.decay = companies.decay
        self.level_worth = companies.bonuses.level_worth
        self.extra = companies.bonuses.extra
        self.way = companies.way(seat)
        self.shares = self.way.shares
        self.best = self.way.best
        self.step = self.way.step
        self.point = self.weights.point if self.future else 1.0
        """A bookkeeping point."""
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
