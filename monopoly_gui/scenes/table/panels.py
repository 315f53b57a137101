"""The players’ panels: clicks, chances of winning, a player's card."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ...ai.advice import chances
from ...engine.amounts.rents import by_dice, collects, rent, together
from ...engine.amounts.taxes import is_choosing
from ...engine.amounts.worth import final_worth, raisable
from ...engine.board import BANK, JAIL
from ...engine.notes import notes_of
from ...engine.state import HOTEL, State
from ...language import _, plural
from ...match.background_tasks import BackgroundTask
from ...ui.cards.descriptions import describe_holdings
from ...ui.cards.player_card import WIDTH, DeedProps, PlayerCard, PlayerCardProps
from ...ui.input.form import Form
from ...ui.layout.leaves import CustomPaint
from ...ui.panels.panel_spot import PanelSpot
from ...ui.table_model import TableModel
from ...ui.text.log_sentences import VISITING
from ...ui.widgets import Button
from ...ui.widgets.tooltip import DELAY
from ..core.dialog import Dialog
from ..setup.seat_card import title_of
from .parts.table_host import TableHost
from .table_commands import TableCommands


def player_card(table: TableHost, player: int, hint: str = "") -> PlayerCardProps:
    """The current card of a player; ``hint`` describes a click."""
    state = table.shown_state
    seat = table.match.seats[player]
    money = table.money
    about = (
        _("Human player")
        if table.is_human(player)
        else _("The computer, {opponent}").format(opponent=title_of(seat.bot))
    )
    return PlayerCardProps(
        name=seat.name,
        about=f"{about} · {_where(table, state, player)}",
        token=table.token(player),
        colour=table.colour(player),
        cash=money(state.cash[player]),
        notes=notes_of(state, player),
        props=_facts(table, state, player),
        hint=hint,
        deeds=tuple(deed_props(state, space) for space in state.deeds(player)),
    )


def _where(table: TableHost, state: State, player: int) -> str:
    """The space of the token; a player on the Jail space outside Jail is just visiting [JAIL-4]."""
    if not table.model.placed[player]:
        return _("not on the board yet")
    space = table.game.moving_tokens.get(player, state.position[player])
    name = table.board.spaces[space].name
    visits = space == JAIL and not state.in_jail(player)
    return _(VISITING).format(jail=name) if visits else name


def _facts(table: TableHost, state: State, player: int) -> tuple[tuple[str, str], ...]:
    """Totals of the deeds, without worth while a tax is chosen [TAX-4]."""
    if is_choosing(state):
        return ()
    deeds, money = state.deeds(player), table.money
    levels = [state.buildings[space] for space in deeds]
    houses = sum(level for level in levels if level < HOTEL)
    hotels = levels.count(HOTEL)
    pledged = sum(1 for space in deeds if state.mortgaged[space])
    out = [
        (_("Worth"), money(final_worth(state, player))),
        (_("Deeds"), str(len(deeds))),
        (_("Total rent"), money(together(state, player))),
        (_("Houses and hotels"), _("{houses} and {hotels}").format(houses=houses, hotels=hotels)),
        (_("Could raise"), money(raisable(state, player))),
    ]
    if pledged:
        out.append((_("Mortgaged"), str(pledged)))
    if cards := len(state.cards[player]):
        out.append((plural("Jail card", "Jail cards", cards), str(cards)))
    return tuple(out)


def deed_props(state: State, space: int) -> DeedProps:
    """A deed's line on the player's card: its buildings and current rent."""
    deed = state.board.spaces[space]
    level, mortgaged = state.buildings[space], state.mortgaged[space]
    note = ""
    if level == HOTEL:
        note = _("hotel")
    elif level:
        note = plural("{count} house", "{count} houses", level).format(count=level)
    if mortgaged:
        text = _("mortgaged")
    elif not collects(state, state.owner[space]):
        text = _("no rent")
    elif by_dice(state.board, state.rules, space):
        text = _("{factor} × dice").format(factor=rent(state, space, 1))
    else:
        text = state.board.money(rent(state, space))
    return DeedProps(space, deed.name, note, text, mortgaged)


class Chances:
    """``shown`` by seat, () while unknown or switched off."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.shown: tuple[float, ...] = ()
        self._task: BackgroundTask[list[float]] | None = None
        self._asked: tuple[int, int] | None = None

    def follow(self, at_rest: bool) -> bool:
        """Request the chances of the shown position; True if there are new ones."""
        if not self.host.context.settings.chances:
            known, self.shown = bool(self.shown), ()
            self._asked = self._task = None
            return known
        state = self.host.state
        moment = (id(state), state.version)
        if at_rest and moment != self._asked and self._task is None:
            self._asked = moment
            self._task = self.host.match.background_tasks.send(partial(chances, state.clone()))
        if self._task is None or not self._task.done:
            return False
        found, self._task = self._task.result, None
        before = self.shown
        self.shown = tuple(found or ())
        return self.shown != before


class CashChanges:
    """The changes of cash in one turn, added up and kept for four seconds after the last one."""

    def __init__(self) -> None:
        self._game: object = None
        self._cash: tuple[int, ...] = ()
        #: by player: the turn of the sum, and its end
        self._until: dict[int, tuple[int, float]] = {}
        self.shown: Mapping[int, int] = {}

    def follow(self, game: TableModel, now: float) -> None:
        """Note the changes since the last frame; with another model, begin anew."""
        before, self._cash = self._cash, tuple(game.cash)
        if game is not self._game or len(before) != len(self._cash):
            self._game, self.shown = game, {}
            self._until.clear()
            return
        sums = {p: amount for p, amount in self.shown.items() if now < self._until[p][1]}
        for player, (old, new) in enumerate(zip(before, self._cash, strict=True)):
            if old != new:
                same = player in sums and self._until[player][0] == game.turn
                sums[player] = new - old + (sums[player] if same else 0)
                self._until[player] = game.turn, now + 4
        self.shown = {p: amount for p, amount in sums.items() if amount}


class PlayerDialog(Dialog):
    """A player's card that stays, and the offer of a trade where one is possible."""

    width = WIDTH + 2 * Dialog.margin[0]
    title = ""

    def __init__(
        self, table: TableHost, player: int, card: PlayerCard, trade: Callable[[], None] | None
    ) -> None:
        done = Button(_("Close"), self.close, style="light", key=pygame.K_ESCAPE, name="close")
        buttons = [done]
        if trade:
            offer = self.closing(trade)
            buttons.append(
                Button(
                    _("Trade"), offer, icon="handshake", key=pygame.K_t, style="primary",
                    name="trade",
                )
            )  # fmt: skip
        super().__init__(table.context, "", buttons)
        self.card, self.about = card, player_card(table, player)
        height = (self.about.height, self.about.height)
        text = describe_holdings(table.shown_state, table.game.people, player)
        self.show_tree(CustomPaint(self._draw, height=height, alt_text=(text,)), buttons[-1])

    def _draw(self, surface: Surface, rect: Rect) -> None:
        self.card.draw_into(surface, self.context.painter, rect, self.about)


class Panels:
    """Things to click, one for each seat, and the card of the chosen player."""

    def __init__(self, table: TableHost, commands: TableCommands) -> None:
        self.table = table
        self.commands = commands
        self.spots = [
            PanelSpot(partial(self._clicked, player), name=f"player {player}")
            for player in range(len(table.match.seats))
        ]
        for player, spot in enumerate(self.spots):
            spot.describe = partial(self._describe, player)
        self.card = PlayerCard(table.board)
        self._chances = Chances(table)
        self.changes = CashChanges()
        #: the player whose panel is under the pointer, and since when; whether the card is to come
        self._pointed_at: tuple[int, float] = (BANK, 0.0)
        self._coming = False

    def place(self, rects: Sequence[Rect]) -> None:
        for spot, rect in zip(self.spots, rects, strict=True):
            spot.rect = rect

    def leave(self, form: Form, default_button: Button | None) -> None:
        """Give Enter back to the golden button after a look at a panel."""
        if default_button is not None and form.focused in self.spots:
            form.focus(None)

    @property
    def looked_at(self) -> bool:
        """Whether a panel is pointed at, or has the focus."""
        return any(spot.looked_at for spot in self.spots)

    @property
    def waiting(self) -> bool:
        """Whether a card is still to come, or a sum to go."""
        return bool(self.changes.shown) or self._coming

    def follow(self, now: float) -> None:
        """Show the chosen player's card, and everybody's chances of winning."""
        self.changes.follow(self.table.model, now)
        self._follow_card(now)
        if self._chances.follow(self.table.game.timeline.is_finished):
            self._show_chances()

    def update_hints(self) -> None:
        """Bring the hints up to date."""
        for player, spot in enumerate(self.spots):
            spot.hint = self._hint(player)
            spot.title = self.table.name(player)

    def _describe(self, player: int) -> str:
        """The accessible description of a player's holding."""
        table = self.table
        return describe_holdings(table.shown_state, table.game.people, player)

    def _clicked(self, player: int) -> None:
        """Another human takes the buttons; anybody else is shown closely."""
        table = self.table
        if not table.state.alive[player]:
            return
        over = table.state.over
        if table.is_human(player) and player != table.actor and not over:
            table.choose_actor(player)
            return
        may = not (table.is_human(player) or over or table.actor == BANK)
        trade = partial(self.commands.trade, player) if may else None
        PlayerDialog(table, player, self.card, trade).open()

    def _hint(self, player: int) -> str:
        """The effect of a click on a panel, "" for none."""
        table = self.table
        if not table.state.alive[player] or table.state.over or player == table.actor:
            return ""
        if table.is_human(player):
            return _("Use the buttons to act for {player}.").format(player=table.name(player))
        if table.actor == BANK:
            return ""
        return _("Look closer, or offer {player} a trade.").format(player=table.name(player))

    def _follow_card(self, now: float) -> None:
        """Show the player whose panel has the focus, or the pointer for a moment."""
        table = self.table
        found = BANK
        if table.context.scenes.top is table:
            alive = table.state.alive
            found = next((p for p, s in enumerate(self.spots) if s.looked_at and alive[p]), BANK)
        if found != self._pointed_at[0]:
            self._pointed_at = (found, now)
        waited = now - self._pointed_at[1] >= DELAY
        self._coming = found != BANK and not waited
        props = player_card(table, found, self._hint(found)) if found != BANK and waited else None
        beside, room = self.spots[max(0, found)].rect, table.bounds.inflate(-16, -16)
        if table.near:
            # the visible part of the board fills the room
            room = table.viewport.shown.inflate(-16, -16)
            beside = Rect(room.x, room.centery, 0, 0)
        self.card.show(table.context.painter, props, beside, room)
        if table.near and not room.contains(self.card.rect):
            self.card.visible = False

    def _show_chances(self) -> None:
        """Bring the bars up to date; the bankrupt have none."""
        known, state = self._chances.shown, self.table.state
        for player, spot in enumerate(self.spots):
            alive = bool(known) and state.alive[player]
            spot.expect(known[player] if alive else None, self.table.colour(player))
