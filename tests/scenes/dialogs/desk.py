"""A table in the small: a real match on a real board, and the dialogs above it."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.machine import why_not
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.state import HOTELS, HOUSES, State
from monopoly_gui.engine.view import View
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.match import Match, Step
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.dialogs.registry import dialog_for, routes_of
from monopoly_gui.scenes.table.parts.table_host import TableHost
from monopoly_gui.storage import SavedGame, SeatRecord
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.board.marks import SpaceMark
from monopoly_gui.ui.cards.deed_card import SpaceProps
from monopoly_gui.ui.cards.space_card import space_props
from monopoly_gui.ui.painting.layout import DESIGN
from monopoly_gui.ui.panels.table_layout import table_layout
from monopoly_gui.ui.table_model import TableModel, model_of
from tests.scenes.screen import Screen

NAMES = ("Ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Grace", "Hypatia")
TOKENS = ("car", "dog", "ship", "hat", "cat", "duck", "rocket", "boot")
S = TypeVar("S", bound=Scene)


def position(
    players: int = 4, edition: str = "us_2008", rules: dict[str, object] | None = None
) -> State:
    """A game that has just begun, with player 0 about to throw."""
    engine = setup.start(load_edition(edition), rules_from(rules or {}), players, seed=7)
    state = engine.state
    state.order = list(range(players))
    state.current = 0
    state.stack[0] = Turn(0)
    state.turn, state.round = 57, 15
    return state


def own(state: State, player: int, *ids: str, level: int = 0, mortgaged: bool = False) -> None:
    """Give deeds by their ids, with buildings or a mortgage on each."""
    for name in ids:
        space = state.board.find(name)
        state.owner[space] = player
        state.buildings[space] = level
        state.mortgaged[space] = mortgaged


def own_set(state: State, player: int, group: str, level: int = 0, mortgaged: bool = False) -> None:
    """Give a whole set."""
    for space in state.board.groups[group].members:
        own(state, player, state.board.spaces[space].id, level=level, mortgaged=mortgaged)


def hold_jail_card(state: State, player: int, deck: int = 0) -> int:
    """Give the Get Out of Jail Free card of a deck; its key."""
    for key in state.decks[deck]:
        if state.board.decks[deck][key % 100].kind == "jail_free":
            state.decks[deck].remove(key)
            state.cards[player].append(key)
            return key
    raise AssertionError("the deck has no such card")


def imprison(state: State, player: int, turns: int = 0) -> None:
    state.position[player] = 10
    state.jail_turns[player] = turns


def settle_books(state: State) -> State:
    """Balance the Bank after cash and buildings were set by hand, and check the position."""
    state.bank = -sum(state.cash) - state.pot
    state.houses_left = HOUSES - sum(level for level in state.buildings if level < 5)
    state.hotels_left = HOTELS - sum(1 for level in state.buildings if level == 5)
    assert state.problems() == []
    return state


class Scripted:
    """An opponent that follows its script, and else plays simply."""

    def __init__(self, *actions: Action, reason: str = "") -> None:
        self.actions = list(actions)
        self.reason = reason
        self._simple = FallbackBot()

    def _next(self, view: View) -> Action | None:
        if self.actions and why_not(view.state, self.actions[0]) is None:
            return self.actions.pop(0)
        return None

    def decide(self, view: View) -> Action:
        return self._next(view) or self._simple.decide(view)

    def interject(self, view: View) -> Action | None:
        return self._next(view)


class Table(TableHost):
    """Shows the board and opens the dialog that is due; ``done`` are the humans' actions.

    It answers dialogs as the real table does, but shows the position as it is at once.  The
    opponents act once a frame while ``lively``; the board is only drawn for pictures, which is
    most of the work.
    """

    def __init__(self, screen: Screen, match: Match) -> None:
        super().__init__(screen.context, match)
        self.routes = routes_of(self)
        self.done: list[Action] = []
        self.seen: list[Event] = []
        #: what the opponents say with their offers
        self.said: dict[int, str] = {}
        self.looking: int | None = None
        self.lively = False
        self.drawn = False
        self.view = FlatBoardView(screen.context.painter, match.board)
        self._layout = table_layout(Rect(0, 0, 1280, 720), screen.context.painter, (True,) * 4)
        match.on_step.append(self._stepped)

    # what dialogs ask ------------------------------------------------------

    @property
    def min_size(self) -> tuple[float, float]:
        return DESIGN

    @property
    def model(self) -> TableModel:
        return model_of(self.state)

    @property
    def is_settled(self) -> bool:
        return True

    @property
    def opponent_thinks(self) -> bool:
        return True

    @property
    def board_rect(self) -> Rect:
        return self._layout.board

    @property
    def fold_spot(self) -> Rect:
        board = self._layout.board
        return Rect(board.left, board.bottom, board.width, 0)

    def space_at(self, pos: tuple[int, int]) -> int | None:
        return self.view.space_at(pos)

    @property
    def side_rect(self) -> Rect:
        return self._layout.side

    def why_offered(self, offer: int) -> str:
        return self.said.get(offer, "")

    @property
    def looked_at(self) -> int | None:
        return self.looking

    def about(self, space: int) -> SpaceProps:
        return space_props(self.state, self.game.people, space)

    @property
    def pointed(self) -> int | None:
        """The space that an open dialog has outlined."""
        dialogs = (s for s in self.context.scenes.stack if isinstance(s, TableDialog))
        return next((dialog.space for dialog in dialogs if dialog.space is not None), None)

    # the scene -----------------------------------------------------------------

    def _stepped(self, step: Step) -> None:
        if self.is_human(step.action.player):
            self.done.append(step.action)

    def handle(self, event: Event) -> bool:
        self.seen.append(event)
        return False

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self.lively:
            self.match.poll()
        if self.context.scenes.top is self:
            self.ask()

    def ask(self) -> None:
        """Open the dialog for what is pending."""
        dialog = dialog_for(self)
        if dialog:
            self.context.scenes.push(dialog)

    def layout(self) -> None:
        painter = self.context.painter
        self._layout = table_layout(self.bounds, painter, self.state.alive)
        self.view.place(self._layout.board)
        # the button for help lies by the title that is there
        self.picture.layout = self.near.table if self.near else self._layout

    def paint(self, surface: Surface) -> None:
        if not self.drawn:
            surface.fill("darkgreen")
            return
        super().paint(surface)
        painter, state = self.context.painter, self.state
        self.view.draw_static(surface)
        theme = painter.theme
        for space in state.board.deeds:
            lies = state.owner[space], state.buildings[space], state.mortgaged[space]
            mark = SpaceMark(space, *lies)
            self.view.draw_mark(surface, mark, theme.players, "ABCDEFGH")
        for player, panel in enumerate(self._layout.panels):
            painter.panel(surface, panel, "card")
            painter.text(
                surface,
                f"{self.name(player)}  {self.money(state.cash[player])}",
                panel.inflate(-40, 0),
                size=24,
                colour="text",
                weight="bold",
                valign="center",
            )
        if self.pointed is not None:
            self.view.highlight(surface, self.pointed, "accent")


class Desk:
    """A screen with a table on it, used as a player uses it."""

    def __init__(
        self,
        state: State,
        humans: Sequence[int] = (0,),
        bots: dict[int, Scripted] | None = None,
        size: tuple[int, int] = (1280, 720),
        **settings: Any,
    ) -> None:
        self.screen = Screen(size, **settings)
        settle_books(state)
        seats = tuple(
            SeatRecord(NAMES[p], "human" if p in humans else "ai", TOKENS[p], p)
            for p in range(state.players)
        )
        lent = {p: Scripted() for p in range(state.players) if p not in humans}
        match = Match.from_saved(
            SavedGame("desk", seats, state.clone(), state), bots={**lent, **(bots or {})},
            threaded=False,
        )  # fmt: skip
        self.table = Table(self.screen, match)
        self.screen.open(self.table)
        self.frames(2)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def done(self) -> list[Action]:
        """The humans' actions so far."""
        return self.table.done

    def did(self) -> Action:
        """The last action of a human."""
        return self.done[-1]

    @property
    def top(self) -> Scene:
        return self.screen.scene

    def shows(self, kind: type[S]) -> S:
        return self.screen.shows(kind)

    def show(self, make: Callable[[Table], S]) -> S:
        """Open a dialog that the player has asked for."""
        dialog = make(self.table)
        self.screen.context.scenes.push(dialog)
        self.frames(2)
        return dialog

    def frames(self, count: int = 1, seconds: float = 0.05) -> None:
        for _ in range(count):
            self.screen.frame(seconds)

    def click(self, name: str | tuple[int, int]) -> None:
        self.screen.click(name)
        self.frames()

    def key(self, key: int, mod: int = 0) -> None:
        self.screen.key(key, mod)
        self.frames()

    def tab_to(self, name: str) -> None:
        """Walk with Tab until the widget of that name has the focus."""
        form = self.top.form
        for _ in range(len(form.widgets) + 1):
            self.key(pygame.K_TAB)
            if form.focused is not None and form.focused.name == name:
                return
        raise AssertionError(f"Tab does not lead to {name}")

    def reason(self, name: str) -> str:
        return self.screen.find(name).reason

    def label(self, name: str) -> str:
        return str(getattr(self.screen.find(name), "label", ""))

    def play_on(self, frames: int = 5) -> None:
        """Let the opponents act for some frames."""
        self.table.lively = True
        self.frames(frames)
        self.table.lively = False

    def picture(self) -> Surface:
        """The current screen."""
        self.table.drawn = True
        self.screen.context.scenes.invalidate()
        self.frames()
        shown = pygame.display.get_surface()
        assert shown is not None
        return shown
