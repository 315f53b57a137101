"""The interface of the table to its dialogs, buttons and panels, and the acting player."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from ....engine.actions import Action, ClaimRent, ClaimSalary, OfferTrade
from ....engine.board import BANK, Board, Space
from ....engine.errors import IllegalAction
from ....engine.frames import Offer
from ....engine.machine import deciders, why_not
from ....engine.state import State
from ....language import _, translate
from ....match.match import Match
from ....ui.cards.deed_card import SpaceProps
from ....ui.painting.colour import Colour
from ....ui.panels.zoomed_layout import ZoomedLayout, near_layout
from ....ui.table_model import TableModel
from ....ui.text.people import People
from ....ui.widgets import Reason
from ...core.context import Context
from ...core.managed_scene import ManagedScene
from .game import TableGame, next_human, person_of_seat
from .zoomed_table import ZoomedTable

#: a space of the near row, above which a folded dialog lies: the distance in shares of the board,
#: for tokens and houses stand there
NEAR_ROW, STANDING, LYING = 5, 0.115, 0.012


@dataclass(frozen=True, slots=True)
class TableRoutes:
    """The factories of a table's dialogs; ``dialogs/registry.py`` fills it in.

    ``trade`` takes a player and perhaps a partner, ``terms`` an offer to be looked at first,
    ``answer`` one that a human must answer.  ``asks`` tests whether the position asks a human
    anything but claims; ``question`` gives the dialog for it, or None.
    """

    estate: Callable[[int], ManagedScene]
    trade: Callable[[int, int | None], ManagedScene]
    terms: Callable[[OfferTrade], ManagedScene]
    answer: Callable[[Offer], ManagedScene]
    asks: Callable[[], bool]
    question: Callable[[], ManagedScene | None]


class TableHost(ZoomedTable):
    """A match, the progress of its display, and its picture; players are seats, -1 is the Bank.

    What is legal is asked of ``state`` (always up to date); ``model`` is what
    the table shows, which may lag behind while animations run.  No dialog opens
    before they have run.
    """

    #: ways to the dialogs, which know the table and not the other way round
    routes: TableRoutes

    def __init__(self, context: Context, match: Match) -> None:
        self.game = TableGame(
            match,
            context.painter.theme.motion,
            context.sounds.play,
            lambda: context.settings.speed,
            context.clock.now,
        )
        super().__init__(context, self.game)
        #: the height reserved below by a table of another kind, in pixels
        self.foot = 0
        #: explanations already given in a game, by name
        self.explained: set[str] = set()
        self._chosen = BANK
        self._chosen_turn = -1

    def near_layout(self) -> ZoomedLayout | None:
        painter = self.context.painter
        strip = self.advice_height(painter.px(230))
        return near_layout(
            self.window, painter, self.model.alive,
            strip=strip, foot=self.foot, whole=not self.context.settings.enlarge_board,
        )  # fmt: skip

    def advice_height(self, width: int) -> int:
        """The height that advice needs below the board in pixels, 0 without any."""
        return 0

    @property
    def match(self) -> Match:
        return self.game.match

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def moment(self) -> tuple[int, int]:
        """The position, for comparison; an undo leads to another one."""
        return id(self.state), self.state.version

    @property
    def board(self) -> Board:
        return self.match.board

    @property
    def model(self) -> TableModel:
        return self.game.model

    @property
    def bids(self) -> Sequence[tuple[int, int]]:
        """The bids of the open auction, in order."""
        return self.game.bids.bids

    @property
    def people(self) -> People:
        return self.game.people

    @property
    def board_rect(self) -> Rect:
        if self.near:
            return Rect(self.near.place)
        return self._in_window(self.picture.layout.board)

    @property
    def fold_spot(self) -> Rect:
        """The place of a folded dialog, in pixels of the window."""
        if self.near:
            return self.near.in_window(self.near.table.prompt)
        board, row = self.board_rect, self._in_window(self.picture.cell(NEAR_ROW))
        above = STANDING if self.context.settings.view == "seated" else LYING
        rect = Rect(board.left, 0, board.width, 0)
        rect.bottom = row.top - round(board.height * above)
        return rect

    def space_at(self, pos: tuple[int, int]) -> int | None:
        return self.picture.view.space_at(self.viewport.to_scene(pos))

    @property
    def side_rect(self) -> Rect:
        """The part of the window for things over the table, clear of the board."""
        if self.near or not self.viewport.whole:
            half = self.window.width // 2
            return Rect(self.window.right - half, self.window.y, half, self.window.height)
        return Rect(self.picture.layout.side)

    def _in_window(self, rect: Rect) -> Rect:
        """A place on the table in window coordinates, possibly beyond its edges."""
        window, shown = self.window, self.viewport.shown
        return rect.move(window.x - shown.x, window.y - shown.y)

    def replay_missed(self) -> None:
        """Replay in full the events since the acting player's last turn."""
        text = _("Nothing has happened since your last turn.")
        if self.game.show_again(self.actor):
            text = _("Watch again what happened since your last turn. Space stops it.")
        self.context.scenes.toasts.say(text)

    def submit(self, action: Action) -> bool:
        """Carry out a human's action; False and a toast with the reason if it may not be."""
        try:
            step = self.match.submit(action)
        except IllegalAction as reason:
            self.context.scenes.toasts.say(translate(reason.text), "bad", reason.rule)
            self.context.sounds.play("error")
            return False
        self.game.show(step)
        return True

    def why_not(self, action: Action) -> str:
        """The reason why the action is illegal now, "" if it is legal."""
        reason = why_not(self.state, action)
        return Reason(translate(reason.text), reason.rule) if reason else ""

    def why_offered(self, offer: int) -> str:
        """The opponent's reason for an offer, "" if unknown."""
        return translate(self.game.why_offered.get(offer, ""))

    def name(self, player: int) -> str:
        return self.game.people.name(player)

    def colour(self, player: int) -> Colour:
        return self.game.people.colour(player, self.context.painter.theme)

    def token(self, player: int) -> str:
        return self.game.people.token(player)

    def mood(self, player: int) -> str:
        return self.game.remarks.mood(player)

    def is_human(self, player: int) -> bool:
        return self.game.people.is_human(player)

    def humans(self) -> tuple[int, ...]:
        return self.game.humans()

    def money(self, amount: int) -> str:
        return self.board.money(amount)

    def deed_at(self, space: int) -> Space:
        return self.board.spaces[space]

    def lay_deed(self, props: SpaceProps, place: Rect, turned: float) -> None:
        """Note where a dialog shows a deed, which flies to its buyer from there."""
        here = Rect(place)
        here.center = self.viewport.to_scene(place.center)
        self.picture.lay_deed(props, here, turned)

    def take_token(self, player: int, token: str) -> None:
        """Give a player another token; who had it gets the player's."""
        mine, seats = self.token(player), self.match.seats
        traded = {mine: token, token: mine}
        self.match.seats = tuple(replace(s, token=traded.get(s.token, s.token)) for s in seats)
        self.game.people.persons = tuple(person_of_seat(seat) for seat in self.match.seats)
        self.resize(self.window)

    def put_away(self) -> None:
        self.picture.put_away()

    @property
    def is_settled(self) -> bool:
        """Whether the table waits for a player, and nothing moves."""
        return self.game.is_settled

    @property
    def actor(self) -> int:
        """The human whom the buttons belong to, -1 if no human is left."""
        humans = self.humans()
        if self._chosen in humans and self._chosen_turn == self.state.turn:
            return self._chosen
        for player in (*deciders(self.state), self.state.current):
            if player in humans:
                return player
        return next_human(self.game, self.state.current)

    def choose_actor(self, player: int) -> None:
        """Give the buttons to this human until the turn ends."""
        self._chosen, self._chosen_turn = player, self.state.turn

    def next_actor(self) -> None:
        """Give the buttons to the next human."""
        self.choose_actor(next_human(self.game, self.actor))


def ask_for_all(host: TableHost, player: int) -> None:
    """Ask for every rent and the salary that wait for a player."""
    for claim in host.state.claims[:]:
        if claim.owner == player and not claim.asked:
            host.submit(ClaimRent(player, claim.id))
    if host.state.salaries[player]:
        host.submit(ClaimSalary(player))


def offer_to_human(host: TableHost) -> Offer | None:
    """The oldest offer that a human has not answered."""
    offers = (o for o in host.state.offers if not o.agreed and host.is_human(o.partner))
    return next(offers, None)
