"""The buttons of the table: the legal actions, the reasons against the others, and small ones."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from ...engine.actions import Action, ClaimSalary, EndTurn, PayFine, Roll, SkipJailTurn, UseJailCard
from ...engine.board import BANK
from ...engine.frames import Over, Turn
from ...engine.machine import deciders, pending_title
from ...language import _, mark
from ...ui.panels.round_button import RoundButton, RoundIcon, place_round
from ...ui.playback.pace import Speed
from ...ui.widgets import Button
from ...ui.widgets.button import ButtonStyle
from .dialog_base.table_dialog import TableDialog
from .log_side import LogSide
from .parts.shared_keys import BACK, ESTATE, ESTATE_BEFORE, SALARY
from .parts.table_host import TableHost
from .questions import WAIT, Questions
from .table_commands import TableCommands

SPEEDS: tuple[tuple[Speed, str, str], ...] = (
    ("slow", "slow", mark("Slow, every step in full")),
    ("normal", "play", mark("Normal speed")),
    ("fast", "fast_forward", mark("Fast")),
    ("instant", "skip", mark("Instant, only the results")),
)


class TableIcons:
    """Made once; ``refresh`` follows the settings. Rare commands are in the menu."""

    def __init__(
        self, table: TableHost, commands: TableCommands, open_log: Callable[[], None]
    ) -> None:
        self.table = table
        self.speed = RoundIcon("play", lambda: self.change_speed(1, True), tip="", name="speed")
        self.sound = RoundIcon("sound_on", self.mute, tip="", key=pygame.K_m, name="sound")
        menu = RoundIcon("menu", commands.menu, tip=_("Menu (Esc)"), name="menu")
        tip = _("The full log, by type and by player (L).")
        self.log = RoundIcon("book", open_log, tip=tip, key=pygame.K_l, name="open log")
        self.all = [self.log, self.speed, self.sound, menu]
        if table.game.clock:
            tip = _("Pause the clock")
            pause = RoundIcon("pause", commands.pause, tip=tip, key=pygame.K_PAUSE, name="pause")
            self.all.insert(0, pause)

    def refresh(self) -> None:
        """Show the current speed and sound."""
        settings = self.table.context.settings
        _other, icon, title = SPEEDS[self._place()]
        self._set(self.speed, icon, _("{title} (+ and -)").format(title=_(title)))
        silent = settings.mute or not settings.volume
        self._set(
            self.sound,
            "sound_off" if silent else "sound_on",
            _("Sound on (M)") if silent else _("Sound off (M)"),
        )

    def _set(self, button: RoundIcon, icon: str, tip: str) -> None:
        if (button.icon, button.tip) != (icon, tip):
            button.icon, button.tip, button.dirty = icon, tip, True

    def _place(self) -> int:
        return next(
            n for n, speed in enumerate(SPEEDS) if speed[0] == self.table.context.settings.speed
        )

    def change_speed(self, by: int, around: bool = False) -> None:
        """Go to the next speed; ``around`` from the last to the first."""
        place = self._place() + by
        place = place % len(SPEEDS) if around else max(0, min(len(SPEEDS) - 1, place))
        context = self.table.context
        speed, _other, title = SPEEDS[place]
        if speed != context.settings.speed:
            context.settings.speed = speed
            context.settings_changed()
            self.table.game.hurry()
            context.scenes.toasts.say(_("Speed of play: {speed}.").format(speed=_(title)))
        self.refresh()

    def mute(self) -> None:
        """Switch the sound off or on."""
        settings = self.table.context.settings
        settings.mute = not settings.mute
        self.table.context.sounds.mute = settings.mute
        self.table.context.settings_changed()
        self.refresh()
        self.table.context.announce(_("Sound off.") if settings.mute else _("Sound on."), "answer")

    def place(self, row: Rect) -> None:
        """Side by side, at the left of the help button."""
        px, pressable = self.table.context.painter.px, self.table.context.painter.pressable
        right, gap = self.table.help_spot().left, px(8)
        side = min(pressable(46), (right - row.x) // len(self.all) - gap)
        for button in reversed(self.all):
            right -= side + gap
            button.rect = Rect(right, row.centery - side // 2, side, side)


#: the places of small ones: those named here are nearest to the large one, in this order
STEPS, WAYS_OUT = frozenset({"roll", "end"}), frozenset({"fine", "card", "sit"})
NEXT_TO = {name: place for place, name in enumerate(("undo", "trade", "manage", "advice"))}


class TableButtons:
    """The turn itself first, then the actions available at any time."""

    def __init__(
        self, table: TableHost, commands: TableCommands, questions: Questions, side: LogSide
    ) -> None:
        self.table = table
        self.commands = commands
        self.questions = questions
        self.side = side
        self._buttons: dict[str, RoundButton] = {}
        self.all: list[RoundButton] = []
        #: the one that an open question replaces
        self._asked: Sequence[str] = ()

    def refresh(self) -> bool:
        """Update the buttons; True if there are different ones."""
        before, self.all = self.all, [*self._upper(), *self._lower()]
        return before != self.all

    @property
    def in_order(self) -> list[RoundButton]:
        """The next step first, then the others in reading order, row by row."""

        def row(button: RoundButton) -> int:
            return sum(other.rect.bottom <= button.rect.centery for other in self.all)

        return sorted(self.all, key=lambda button: (not button.large, row(button), button.rect.x))

    @property
    def default(self) -> RoundButton | None:
        """The default button: Enter presses the golden one."""
        return next((b for b in self.all if b.style == "primary" and b.enabled), None)

    def place(self, rect: Rect) -> None:
        """The next step in a fixed place, all others around it."""
        main = self.default or next(iter(self.all), None)
        # one step of two is possible, some ways out of Jail are closed, and an open question has
        # its own buttons: keys say why not
        steps = STEPS - {main.name} if main and main.name in STEPS else ()
        closed = [b.name for b in self.all if b.name in WAYS_OUT and not b.enabled]
        shown = [b for b in self.all if b.name not in (*steps, *closed, *self._asked)]
        others = [button for button in shown if button is not main]
        others.sort(key=lambda button: NEXT_TO.get(button.name, len(NEXT_TO)))
        picture, painter = self.table.picture, self.table.context.painter
        picture.tray, picture.fan = place_round(painter, rect, main, others)
        for button in self.all:
            button.focusable = button in shown
            if main and not button.focusable:
                button.rect = Rect(main.rect.center, (0, 0))

    def yield_to(self, asking: TableDialog | None) -> None:
        """Hide what a question over the darkened table offers itself."""
        its = asking.form.widgets if asking and asking.shade else ()
        keys = {widget.key for widget in its if isinstance(widget, Button)}
        for button in self.all:
            button.visible = button.key not in keys
        before, self._asked = self._asked, ("answer",) if its else ()
        if before != self._asked:
            self.place(self.table.picture.layout.actions)

    def _button(
        self, name: str, label: str, icon: str, key: int, go: Callable[[], None],
        style: ButtonStyle = "secondary", reason: str = "", tip: str = "", short: str = "",
    ) -> RoundButton:  # fmt: skip
        """The button of this name, brought up to date; ``short`` is the word for little room."""
        if name not in self._buttons:
            self._buttons[name] = RoundButton(label, icon=icon, key=key, name=name)
        button = self._buttons[name]
        button.keys_before = ESTATE_BEFORE[:1] if key == ESTATE else ()
        button.label, button.reason, button.tip, button.short = label, reason, tip, short
        button.on_click = go
        if button.style != style:
            button.style, button.dirty = style, True
        return button

    def _upper(self) -> list[RoundButton]:
        table = self.table
        frame = table.state.top
        asked = [p for p in deciders(table.state) if table.is_human(p)]
        if isinstance(frame, Over) and table.is_settled:
            label, answer = _("Show the result"), self.questions.answer
            return [self._button("answer", label, "trophy", pygame.K_r, answer, "primary")]
        if not table.is_settled or not asked:
            others = table.humans() and not table.is_human(table.model.current)
            label = _("Skip to your turn") if others else _("Skip")
            if table.state.over:
                label = _("Show the result")
            skip = table.game.skip
            return [self._button("skip", label, "fast_forward", pygame.K_SPACE, skip)]
        if isinstance(frame, Turn):
            return self._turn(frame)
        title = _("Settle: {pending}").format(pending=_(pending_title(table.state)))
        answer, short = self.questions.answer, _("Decide")
        return [self._button("answer", title, "bell", pygame.K_r, answer, "primary", short=short)]

    def _turn(self, frame: Turn) -> list[RoundButton]:
        """Throwing and ending, or the ways out of Jail."""
        player, state = frame.player, self.table.state
        roll = self._act("roll", _("Roll the dice"), "dice", pygame.K_r, Roll(player))
        if not state.in_jail(player) or frame.phase != "roll":
            end = self._act("end", _("End turn"), "check", pygame.K_e, EndTurn(player))
            return [roll, end]
        fine = self.table.money(state.board.jail_fine)
        pay = _("Pay {amount}").format(amount=fine)
        card = UseJailCard(player, next(iter(state.cards[player]), -1))
        out = [
            roll,
            self._act("fine", pay, "cash", pygame.K_f, PayFine(player)),
            self._act("card", _("Use a card"), "key", pygame.K_c, card),
        ]
        if state.rules.jail_skip:
            out.append(self._act("sit", _("Stay"), "clock", pygame.K_k, SkipJailTurn(player)))
        return out

    def _act(self, name: str, label: str, icon: str, key: int, action: Action) -> RoundButton:
        """A button that submits an action, greyed out with the engine's reason."""
        reason = self.table.why_not(action)
        style: ButtonStyle = "primary" if name in STEPS and not reason else "secondary"
        return self._button(name, label, icon, key, lambda: self._submit(action), style, reason)

    def _submit(self, action: Action) -> None:
        self.table.submit(action)

    def _lower(self) -> list[RoundButton]:
        table = self.table
        player = table.actor
        if table.state.over:
            label, short = _("To the title screen"), _("Leave")
            leave = self.commands.title
            return [self._button("leave", label, "exit", pygame.K_q, leave, tip=label, short=short)]
        if player == BANK:
            return []
        several, commands = len(table.humans()) > 1, self.commands
        manage, trade = (
            (
                _("Build, sell, mortgage and unmortgage for {player} (I)."),
                _("Offer a trade for {player} (T)."),
            )
            if several
            else (_("Build, sell, mortgage and unmortgage (I)."), _("Offer a trade (T)."))
        )
        manage, trade = (text.format(player=table.name(player)) for text in (manage, trade))
        wait = "" if table.is_settled else _(WAIT)
        out = [
            self._button("manage", _("Manage"), "house", ESTATE, commands.estate, tip=manage),
            self._button("trade", _("Trade"), "handshake", pygame.K_t, commands.trade, tip=trade),
            self._button(
                "undo", _("Undo"), "undo", BACK, self.questions.undo,
                reason=self.questions.why_no_undo(), tip=_("Undo the last step (U)."),
            ),
        ]  # fmt: skip
        if self.side.adviser.wanted:
            advise, tip = self.side.ask_advice, _("What an Expert would do now, and why (H).")
            out.append(
                self._button(
                    "advice", _("Advice"), "bulb", pygame.K_h, advise, reason=wait, tip=tip
                )
            )
        if table.state.salaries[player]:
            out.append(self._act("salary", _("Salary"), "go", SALARY, ClaimSalary(player)))
        if several:
            name, tip = table.name(player), _("Let the buttons act for the next player (P).")
            out.append(
                self._button("seat", name, "people", pygame.K_p, table.next_actor, "ghost", tip=tip)
            )
        return out
