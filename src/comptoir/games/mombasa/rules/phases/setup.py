# Compiled by mypyc.
"""Setup, step by step."""

from typing import ClassVar, Final

from comptoir.core.contract import CHANCE, Action, Decision, Refusal, Seat
from comptoir.core.indexes import NONE
from comptoir.core.rows import put, put_in, put_row
from comptoir.core.sorting import inserted, without
from comptoir.core.stack import Frame, Quiet, allowed
from comptoir.games.mombasa.rules.actions import Deal, Keep, Lay, Lot, Rest
from comptoir.games.mombasa.rules.phases.displays import FillingBooks, FillingCards
from comptoir.games.mombasa.rules.phases.rounds import Rounds
from comptoir.games.mombasa.rules.phases.tracks import ChoosingTracks
from comptoir.games.mombasa.rules.purse import diamonds
from comptoir.games.mombasa.rules.refusals import no
from comptoir.games.mombasa.rules.state import State

TILES_DEALT: Final = 2
"""M1.14: each player chooses one out of two."""


class Setup(Quiet):
    """The order of the steps; those with a question have a frame of their own."""

    __slots__ = ("step",)
    rule: ClassVar[str] = "M1.1"

    def __init__(self, step: int) -> None:
        self.step = step

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The next step; after the last one the first round."""
        steps = (self._tracks, self._lot, self._cards, self._books, self._tiles, self._bonuses)
        if self.step == len(steps):
            state.stack[-1] = Rounds(0)
            return ()
        state.stack[-1] = Setup(self.step + 1)
        steps[self.step](state)
        return ()

    def _tracks(self, state: State) -> None:
        """M1.2, M1.3: fixed in a first game, else by chance."""
        if state.variable:
            state.stack.append(LayingTracks())
            return
        for company, side in enumerate(state.box.edition.first_game.tracks):
            lay_track(state, company, side, "M1.2")

    def _lot(self, state: State) -> None:
        state.stack.append(DrawingLots())

    def _cards(self, state: State) -> None:
        state.stack.append(FillingCards())

    def _books(self, state: State) -> None:
        state.stack.append(FillingBooks())

    def _tiles(self, state: State) -> None:
        """M1.13, M1.14: fixed in a first game, else dealt and chosen."""
        if state.variable:
            state.stack.append(DealingTiles())
            return
        tiles = state.box.edition.first_game.tiles
        kept = [NONE] * state.seats
        for turn in range(state.seats):
            kept[state.clockwise(turn)] = tiles[turn]
        show_tiles(state, kept, "M1.13")

    def _bonuses(self, state: State) -> None:
        state.stack.append(StartingBonuses(0))


def lay_track(state: State, company: int, side: int, rule: str) -> None:
    """M1.4: the track belongs to the company for the whole game."""
    state.tracks = put(state.tracks, company, side)
    box = state.box
    state.reveal("track_laid", rule, company=box.companies[company], track=box.track_ids[side])


class LayingTracks(Frame):
    """M1.3: a track card at each edge, each turned at random."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Lay,)
    rule: ClassVar[str] = "M1.3"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The side for the next company; all that are left are as likely."""
        if NONE not in state.tracks:
            state.stack.pop()
            return ()
        company = state.tracks.index(NONE)
        options = allowed(self, state, CHANCE, state.box.act.lay[company])
        return (Decision(CHANCE, "mombasa.lay", options, (1,) * len(options)),)

    def take(self, state: State, seat: Seat, action: Lay) -> None:
        """The card is used, so its other side can't come any more."""
        lay_track(state, action.company, action.track, self.rule)

    def refuse(self, state: State, seat: Seat, action: Lay) -> Refusal | None:
        """Company by company; the two sides of a track are one card."""
        ids = state.box.track_ids
        name = state.box.companies[action.company]
        if action.company != state.tracks.index(NONE):
            return no("M1.3", "other_edge", ("company", name))
        laid = [ids[side][0] for side in state.tracks if side != NONE]
        if ids[action.track][0] in laid:
            return no("M1.3", "track_in_use", ("track", ids[action.track]))
        return None


class DrawingLots(Frame):
    """M1.19: the first player is drawn by lot."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Lot,)
    rule: ClassVar[str] = "M1.19"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Each seat as likely."""
        options = tuple(state.box.act.lot[: state.seats])
        return (Decision(CHANCE, "mombasa.lot", options, (1,) * state.seats),)

    def take(self, state: State, seat: Seat, action: Lot) -> None:
        """M1.12: in turn order each player gets a "1"-expansion card."""
        state.first = state.next_first = action.start_seat
        state.reveal("first_player", self.rule, seat=action.start_seat)
        for turn in range(state.seats):
            owner, card = state.clockwise(turn), state.box.one_expansion[turn]
            state.hand = put_row(state.hand, owner, inserted(state.hand[owner], card))
            state.tell("one_expansion", "M1.12", seat=owner, card=state.box.cards[card].id)
        state.stack.pop()

    def refuse(self, state: State, seat: Seat, action: Lot) -> Refusal | None:
        """Somebody at the table."""
        if action.start_seat >= state.seats:
            return no("M1.19", "no_such_seat", ("seats", state.seats))
        return None


class DealingTiles(Frame):
    """M1.14: two starting tiles for each player, face down."""

    __slots__ = ()
    answers: ClassVar[tuple[type[Action], ...]] = (Deal,)
    rule: ClassVar[str] = "M1.14"

    def ask(self, state: State) -> tuple[Decision, ...]:
        """A tile for the next player; all that are left are as likely."""
        if len(state.dealt[-1]) == TILES_DEALT:
            state.stack[-1] = KeepingTiles((NONE,) * state.seats)
            return ()
        deal = state.box.act.deal
        left = [deal[tile] for tile in range(len(deal)) if not self._dealt(state, tile)]
        return (Decision(CHANCE, "mombasa.deal", tuple(left), (1,) * len(left)),)

    def _dealt(self, state: State, tile: int) -> bool:
        return any(tile in dealt for dealt in state.dealt)

    def take(self, state: State, seat: Seat, action: Deal) -> None:
        """Only its owner sees it."""
        owner = next(n for n, dealt in enumerate(state.dealt) if len(dealt) < TILES_DEALT)
        dealt = inserted(state.dealt[owner], action.tile)
        state.dealt = put_row(state.dealt, owner, dealt)
        tile = state.box.tile_ids[action.tile]
        state.whisper("tile_dealt", self.rule, owner, reveals=True, tile=tile)

    def refuse(self, state: State, seat: Seat, action: Deal) -> Refusal | None:
        """Each tile is there once."""
        if self._dealt(state, action.tile):
            return no("M1.14", "tile_dealt_already", ("tile", state.box.tile_ids[action.tile]))
        return None


class KeepingTiles(Frame):
    """M1.14: each player secretly keeps one; all reveal together."""

    __slots__ = ("kept",)
    answers: ClassVar[tuple[type[Action], ...]] = (Keep,)
    rule: ClassVar[str] = "M1.14"

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept = kept
        """By seat; NONE: not chosen yet. Secret."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """One of the two dealt."""
        keep = state.box.act.keep
        decisions = [
            Decision(
                Seat(seat),
                "mombasa.keep",
                tuple([keep[tile] for tile in state.dealt[seat]]),
                opens=True,
            )
            for seat, tile in enumerate(self.kept)
            if tile == NONE
        ]
        if not decisions:
            self._reveal(state)
        return tuple(decisions)

    def _reveal(self, state: State) -> None:
        """M1.21: the other tile stays unseen."""
        state.dealt = [[] for _ in self.kept]
        state.stack.pop()
        show_tiles(state, self.kept, self.rule)

    def take(self, state: State, seat: Seat, action: Keep) -> None:
        """In secret."""
        kept = tuple(action.tile if n == seat else tile for n, tile in enumerate(self.kept))
        state.stack[-1] = KeepingTiles(kept)
        state.whisper("tile_kept", self.rule, seat, tile=state.box.tile_ids[action.tile])
        state.tell("tile_chosen", self.rule, seat=seat)

    def refuse(self, state: State, seat: Seat, action: Keep) -> Refusal | None:
        """Only a tile that was dealt to the player."""
        if action.tile not in state.dealt[seat]:
            return no("M1.14", "tile_not_yours", ("tile", state.box.tile_ids[action.tile]))
        return None


def show_tiles(state: State, kept: list[int] | tuple[int, ...], rule: str) -> None:
    """M1.15: the tile goes on the envelope space, its book with it; then the resting cards."""
    for seat, tile in enumerate(kept):
        state.tile = put(state.tile, seat, tile)
        state.books = put_in(state.books, seat, 0, state.box.tile_book + tile)
        state.reveal("starting_tile", rule, seat=seat, tile=state.box.tile_ids[tile])
    state.stack.append(LayingResting(((),) * state.seats))


class LayingResting(Frame):
    """M1.16, M1.20: the three cards of the tile go to the resting slots, shown together."""

    __slots__ = ("_asked", "laid")
    answers: ClassVar[tuple[type[Action], ...]] = (Rest,)
    rule: ClassVar[str] = "M1.16"

    def __init__(self, laid: tuple[tuple[int, ...], ...], asked: tuple[Decision, ...] = ()) -> None:
        self.laid = laid
        """By seat, slot by slot. Secret; the cards are still in the hand."""
        self._asked = asked
        """The questions that stand already: while all lay cards, nothing else changes."""

    def ask(self, state: State) -> tuple[Decision, ...]:
        """The card for the next slot."""
        rests = state.box.tile_rests
        decisions = [
            self._question(state, Seat(seat))
            for seat, laid in enumerate(self.laid)
            if len(laid) < len(rests[state.tile[seat]])
        ]
        if not decisions:
            self._show(state)
        self._asked = tuple(decisions)
        return self._asked

    def _question(self, state: State, seat: Seat) -> Decision:
        for decision in self._asked:
            if decision.seat == seat:
                return decision
        left, laid = self._left(state, seat), self.laid[seat]
        options = tuple([state.box.act.rest[card] for card in dict.fromkeys(left)])
        args = (("slot", len(laid) + 1),)
        return Decision(seat, "mombasa.rest", options, args=args, opens=not laid)

    def _left(self, state: State, seat: int) -> list[int]:
        """The cards of the tile that are not laid yet, sorted."""
        cards = state.box.tile_rests[state.tile[seat]][:]
        for card in self.laid[seat]:
            cards.remove(card)
        return cards

    def _show(self, state: State) -> None:
        state.stack.pop()
        for seat, laid in enumerate(self.laid):
            decks = state.resting[seat][:]
            for slot, card in enumerate(laid):
                state.hand = put_row(state.hand, seat, without(state.hand[seat], card))
                decks[slot] = [card]
            state.resting = put_row(state.resting, seat, decks)
            cards = tuple(state.box.cards[card].id for card in laid)
            state.reveal("rested", "M1.20", seat=seat, cards=cards)

    def take(self, state: State, seat: Seat, action: Rest) -> None:
        """In secret."""
        all_laid, laid = list(self.laid), (*self.laid[seat], action.card)
        all_laid[seat] = laid
        others = tuple([decision for decision in self._asked if decision.seat != seat])
        state.stack[-1] = LayingResting(tuple(all_laid), others)
        if state.events is not None:
            card = state.box.cards[action.card].id
            state.whisper("laid_to_rest", self.rule, seat, card=card, slot=len(laid))
            if not self._left(state, seat)[1:]:
                state.tell("resting_done", "M1.20", seat=seat)

    def refuse(self, state: State, seat: Seat, action: Rest) -> Refusal | None:
        """Only the cards that the tile names."""
        if action.card not in self._left(state, seat):
            return no("M1.16", "not_on_tile", ("card", state.box.cards[action.card].id))
        return None


class StartingBonuses(Quiet):
    """M1.17, M1.20: in turn order."""

    __slots__ = ("turn",)
    rule: ClassVar[str] = "M1.17"

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def ask(self, state: State) -> tuple[Decision, ...]:
        """Diamonds, then track after track."""
        if self.turn == state.seats:
            state.stack.pop()
            return ()
        state.stack[-1] = StartingBonuses(self.turn + 1)
        seat = state.clockwise(self.turn)
        tile = state.box.edition.starting_tiles[state.tile[seat]]
        diamonds(state, seat, tile.diamonds, self.rule)
        picks = sum([steps > 0 for steps in tile.steps])
        state.stack.append(ChoosingTracks(seat, tile.steps, picks, bound=True))
        return ()
