"""Advice for the player at the screen: requested, computed beside the game, and shown."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....ai.advice import Advice
from ....engine.actions import Action, CounterTrade, OfferTrade
from ....engine.board import BANK
from ....engine.machine import deciders
from ....engine.view import view
from ....language import _, translate
from ....match.background_tasks import BackgroundTask
from ....simulation.playouts import FIRST, MORE, best_by_playouts
from ....ui.panels.advice_strip import AdviceStrip, draw_bulb
from ....ui.panels.round_button import RoundButton
from ....ui.text.action_words import describe_action
from ....ui.widgets import SMALL, Widget
from ...core.scene import Scene
from ..parts.card_buttons import DialogButton, DialogIconButton
from ..parts.table_host import TableHost

#: actions whose terms are shown before they are offered
SHOWN_FIRST = (OfferTrade, CounterTrade)
#: the names that the button for an advised action has somewhere, if not that of its kind
BUTTONS: Mapping[str, Sequence[str]] = {
    "withdraw_pass": ("take back",),
    "withdraw_demand": ("withdraw",),
    "pay_debt": ("pay",),
    "declare_bankruptcy": ("bankrupt",),
    "resign": ("bankrupt",),
    "end_turn": ("end",),
    "pay_fine": ("fine", "pay"),
    "use_jail_card": ("card",),
    "skip_jail_turn": ("sit", "skip"),
    "claim_salary": ("salary",),
    "claim_rent": ("ask",),
    "choose_space": ("go",),
    "place_building": ("place",),
    "offer_trade": ("trade",),
    **dict.fromkeys(
        ("build", "sell_building", "sell_down", "mortgage", "lift_mortgage"),
        ("raise", "manage", "estate"),
    ),
}


def button_for(action: Action, widgets: Iterable[Widget]) -> str:
    """The name of the button among these for the advised action, "" if there is none."""
    names = {widget.name for widget in widgets}
    wanted = BUTTONS.get(action.kind, (action.kind,))
    return next((name for name in wanted if name in names), "")


class Adviser:
    """The advice strip of one screen; it closes as soon as the position changes.

    ``place`` is called when the strip comes, changes its words or goes; ``do``
    carries out what is advised; ``button_of`` names the button that would.
    """

    def __init__(
        self,
        host: TableHost,
        place: Callable[[], None],
        do: Callable[[Action], object],
        button_of: Callable[[Action], str],
    ) -> None:
        self.host = host
        self.place = place
        self.player = BANK
        self.advice: Advice | None = None
        self._carry_out = do
        self._button_of = button_of
        self._task: BackgroundTask[Advice] | None = None
        self._asked_at: tuple[int, int] | None = None
        #: whether a new position starts a new computation, as in an auction
        self.lasts = False
        #: the number of playouts of each answer
        self._samples = FIRST
        #: the name of the button for the advised action, "" for none
        self.marked = ""
        self.do = DialogButton(
            "", self._do, key=pygame.K_y, style="primary", size=SMALL, name="do advice"
        )
        self.away = DialogIconButton("close", self.close, tip=_("Close"), name="put advice by")
        self.strip = AdviceStrip((self.do, self.away))
        self._hide()

    @property
    def wanted(self) -> bool:
        """Whether advice is given at this table at all."""
        return self.host.context.settings.advice

    @property
    def open(self) -> bool:
        return self._asked_at is not None

    @property
    def thinking(self) -> bool:
        """Whether the advice is still to come."""
        return self.open and self.advice is None

    @property
    def action(self) -> Action | None:
        """The advised action, None without advice or while it is computed."""
        return self.advice.action if self.advice else None

    @property
    def widgets(self) -> list[Widget]:
        """The widgets for the form, above all others."""
        return [self.strip, self.do, self.away] if self.open else []

    def ask(self, player: int) -> None:
        """Start the advice for this player; hide it if asked again."""
        if self.open:
            self.close()
            return
        self.player = player
        self._think(FIRST)
        self._say(_("Thinking…"), "")
        self.strip.visible = self.away.visible = True
        self.do.visible = False
        self.place()

    def _think(self, samples: int) -> None:
        """Run this many playouts of the best answers, beside the game."""
        state, match, moment = self.host.state, self.host.match, self.host.moment
        self._samples, self._asked_at = samples, moment
        names = [self.host.name(player) for player in range(state.players)]
        codes = {p: seat.bot for p, seat in enumerate(match.seats) if seat.kind == "ai"}
        asked = view(state, self.player), codes, tuple(match.talks), names, samples
        # the next question must not wait for the rest of an answer to this one
        self._task = match.background_tasks.send(
            partial(best_by_playouts, *asked, wanted=lambda: self._asked_at == moment)
        )

    def close(self) -> None:
        """Put the strip away."""
        if not self.open:
            return
        if self._task:
            self._task.drop()
        self._hide()
        self.place()

    def dismiss(self, event: Event) -> bool:
        """Hide the advice on Escape; whether there was any."""
        pressed = event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE
        return pressed and self.put_away()

    def put_away(self) -> bool:
        """Close it for the player; whether there was something to close."""
        if not self.open:
            return False
        self.close()
        self.host.context.announce(_("Closed."))
        return True

    def follow(self) -> None:
        """Show the finished advice; forget it once the position has changed."""
        if not self.open:
            return
        if self._asked_at != self.host.moment:
            if self.lasts and self.player in deciders(self.host.state):
                self._think(FIRST)
            else:
                self.close()
        elif self._task and self._task.done:
            none = Advice(None, _("There’s no advice for this right now."))
            advice = self._task.result or self.advice or none
            self._task = None
            if advice != self.advice:
                self._show(advice)
            if self._samples < MORE:  # the first word had to come soon; now there is time
                self._think(MORE)

    def _hide(self) -> None:
        self._asked_at = self._task = self.advice = None
        self.strip.visible = self.do.visible = self.away.visible = False
        self.marked = ""

    def _show(self, advice: Advice) -> None:
        self.advice = advice
        action, why = advice.action, translate(advice.reason)
        if action is None:
            self._say(why, "")
        else:
            self._say(describe_action(self.host.state, self.host.people, action), why)
            shown = isinstance(action, SHOWN_FIRST)
            self.do.label = _("Show the terms") if shown else _("Confirm")
            self.marked = self._button_of(action)
        self.do.visible = action is not None
        self.place()

    def _say(self, what: str, why: str) -> None:
        """Show a text on the strip, and announce it if it is new."""
        if (what, why) != (self.strip.what, self.strip.why):
            self.host.context.announce(f"{what} {why}", source="advice")
        self.strip.say(what, why)

    def _do(self) -> None:
        """Do the advised action; the terms of a trade are shown first."""
        action = self.action
        if action is not None:
            self.close()
            if isinstance(action, OfferTrade):
                self.host.context.scenes.push(self.host.routes.terms(action))
            else:
                self._carry_out(action)

    def height(self, width: int) -> int:
        """The strip's height at this width in pixels, buttons included."""
        return self.strip.height(self.host.context.painter, width)

    def arrange(self, rect: Rect) -> None:
        """Put the strip into the rectangle."""
        self.strip.rect = rect
        self.strip.lay_out(self.host.context.painter)

    def draw_mark(self, scene: Scene, surface: Surface) -> None:
        """Draw the bulb on the marked button, if it is visible."""
        marked = [w for w in scene.form.widgets if w.name == self.marked and w.visible]
        if self.marked and marked:
            button = marked[0]
            spot = button.disc if isinstance(button, RoundButton) else button.rect
            draw_bulb(surface, scene.context.painter, spot)
