"""The buttons of the table: the legal actions, the reasons against the others, and small ones."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from ...engine.actions import Action, ClaimSalary, EndTurn, PayFine, Roll, SkipJailTurn, UseJailCard
from ...engine.board import BANK
from ...engine.frames import Over, Turn
from ...engine.machine import deciders, pending_title
from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.panels.round_button import RoundButton, RoundIcon, place_round
from ...ui.playback.pace import Speed
from ...ui.widgets.button import ButtonStyle
from .dialog_base.shared_keys import BACK, ESTATE, ESTATE_BEFORE, SALARY
from .log_side import LogSide
from .parts.table_host import TableHost
from .questions import WAIT, Questions
from .table_commands import TableCommands

SPEEDS: tuple[tuple[Speed, str, str], ...] = (
    ("slow", "slow", mark("Slow: every step in full")),
    ("normal", "play", mark("Normal speed")),
    ("fast", "fast_forward", mark("Fast")),
    ("instant", "skip", mark("Instant: show only the results")),
)


class TableIcons:
    """Made once; ``refresh`` follows the settings. Rare commands are in the menu."""

    def __init__(
        self, table: TableHost, commands: TableCommands, open_log: Callable[[], None]
    ) -> None:
        self.table = table
        self._doors = commands
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

    def bindings(self) -> list[Binding]:
        """The keys of the menu's commands."""
        return [Binding((pygame.K_s,), mark("save the game"), always(self._doors.save))]

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

    def place(self, row: Rect) -> None:
        """Side by side, at the left of the help button."""
        px, pressable = self.table.context.painter.px, self.table.context.painter.pressable
        right, gap = self.table.help_spot().left, px(8)
        side = min(pressable(46), (right - row.x) // len(self.all) - gap)
        for button in reversed(self.all):
            right -= side + gap
            button.rect = Rect(right, row.centery - side // 2, side, side)


#: the places of small ones: those named here are nearest to the large one, in this order
STEPS = frozenset({"roll", "end"})
NEXT_TO = {name: place for place, name in enumerate(("undo", "trade", "manage", "advice"))}


@dataclass(frozen=True, slots=True)
class ButtonState:
    """The wanted state of a button; ``reason`` says why it is disabled, "" if enabled."""

    name: str
    label: str
    icon: str
    key: int
    go: Callable[[], object]
    style: ButtonStyle = "secondary"
    reason: str = ""
    tip: str = ""
    #: the word beneath it where the label has no room
    short: str = ""


class TableButtons:
    """The turn itself first, then the actions available at any time."""

    def __init__(
        self,
        table: TableHost,
        commands: TableCommands,
        questions: Questions,
        side: LogSide,
        skip: Callable[[], None],
    ) -> None:
        self.table = table
        self.commands = commands
        self.questions = questions
        self.side = side
        self.skip = skip
        self._buttons: dict[str, RoundButton] = {}
        self.rows: tuple[list[RoundButton], list[RoundButton]] = ([], [])

    def refresh(self) -> bool:
        """Update the buttons; True if there are different ones."""
        rows = (self._make_buttons(self._upper()), self._make_buttons(self._lower()))
        changed = rows != self.rows
        self.rows = rows
        return changed

    @property
    def all(self) -> list[RoundButton]:
        return [*self.rows[0], *self.rows[1]]

    @property
    def in_order(self) -> list[RoundButton]:
        """The next step first, then the others in reading order."""
        return sorted(self.all, key=lambda button: (not button.large, *button.rect.topleft[::-1]))

    @property
    def default(self) -> RoundButton | None:
        """The default button: Enter presses the golden one."""
        return next((b for b in self.all if b.style == "primary" and b.enabled), None)

    def place(self, rect: Rect) -> None:
        """The next step in a fixed place, all others around it.

        Of rolling and ending the turn only one is possible; the other is not seen, and its key
        says why.
        """
        main = self.default or next(iter(self.all), None)
        for button in self.all:
            button.focusable = not (
                button.name in STEPS and main and main.name in STEPS - {button.name}
            )
            if not button.focusable and main:
                button.rect = Rect(main.rect.center, (0, 0))
        others = [button for button in self.all if button is not main and button.focusable]
        others.sort(key=lambda button: NEXT_TO.get(button.name, len(NEXT_TO)))
        place_round(self.table.context.painter, rect, main, others)

    def _make_buttons(self, choices: Sequence[ButtonState]) -> list[RoundButton]:
        return [self._button(choice) for choice in choices]

    def _button(self, choice: ButtonState) -> RoundButton:
        button = self._buttons.get(choice.name)
        if button is None:
            button = RoundButton(choice.label, icon=choice.icon, key=choice.key, name=choice.name)
            self._buttons[choice.name] = button
        if choice.key == ESTATE:
            button.keys_before = ESTATE_BEFORE[:1]
        button.label, button.reason, button.tip = choice.label, choice.reason, choice.tip
        button.short = choice.short
        button.on_click = lambda: without_result(choice.go())
        if button.style != choice.style:
            button.style = choice.style
            button.dirty = True
        return button

    # -- contents -------------------------------------------------------------------
    def _upper(self) -> list[ButtonState]:
        table = self.table
        frame = table.state.top
        asked = [p for p in deciders(table.state) if table.is_human(p)]
        if not table.is_settled or not (asked or isinstance(frame, Over)):
            return [self._skip()]
        if isinstance(frame, Over):
            label, ask = _("Show the result"), self.questions.ask_again
            return [ButtonState("answer", label, "trophy", pygame.K_r, ask, "primary")]
        if isinstance(frame, Turn):
            return self._turn(frame)
        title = _("Settle: {pending}").format(pending=_(pending_title(table.state)))
        answer = self.questions.answer
        return [
            ButtonState("answer", title, "bell", pygame.K_r, answer, "primary", short=_("Decide"))
        ]

    def _skip(self) -> ButtonState:
        label = _("Skip to your turn") if self.table.humans() else _("Skip")
        if self.table.state.over:
            label = _("Show the result")
        return ButtonState("skip", label, "fast_forward", pygame.K_SPACE, self.skip)

    def _turn(self, frame: Turn) -> list[ButtonState]:
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

    def _act(self, name: str, label: str, icon: str, key: int, action: Action) -> ButtonState:
        """A button that submits an action, greyed out with the engine's reason."""
        reason = self.table.why_not(action)
        style: ButtonStyle = "primary" if name in ("roll", "end") and not reason else "secondary"
        return ButtonState(name, label, icon, key, lambda: self.table.submit(action), style, reason)

    def _lower(self) -> list[ButtonState]:
        table = self.table
        player = table.actor
        if table.state.over:
            label, short = _("To the title screen"), _("Leave")
            leave = self.commands.title
            return [ButtonState("leave", label, "exit", pygame.K_q, leave, tip=label, short=short)]
        if player == BANK:
            return []
        several = len(table.humans()) > 1
        manage, trade = (
            (
                _("Build, sell, mortgage and unmortgage for {player} (I)."),
                _("Offer a trade for {player} (T)."),
            )
            if several
            else (_("Build, sell, mortgage and unmortgage (I)."), _("Offer a trade (T)."))
        )
        commands = self.commands
        manage, trade = (text.format(player=table.name(player)) for text in (manage, trade))
        out = [
            ButtonState("manage", _("Manage"), "house", ESTATE, commands.estate, tip=manage),
            ButtonState("trade", _("Trade"), "handshake", pygame.K_t, commands.trade, tip=trade),
            ButtonState(
                "undo", _("Undo"), "undo", BACK, self.questions.undo, "secondary",
                self.questions.why_no_undo(),
                _("Undo the last step (U)."),
            ),
        ]  # fmt: skip
        if self.side.adviser.wanted:
            out.append(
                ButtonState(
                    "advice", _("Advice"), "bulb", pygame.K_h, self.side.ask_advice,
                    "secondary", "" if table.is_settled else _(WAIT),
                    _("What an Expert would do now, and why (H)."),
                )
            )  # fmt: skip
        if table.state.salaries[player]:
            out.append(self._act("salary", _("Salary"), "go", SALARY, ClaimSalary(player)))
        if several:
            out.append(
                ButtonState(
                    "seat", table.name(player), "people", pygame.K_p, table.next_actor,
                    "ghost", "", _("Let the buttons act for the next player (P)."),
                )
            )  # fmt: skip
        return out


def without_result(result: object) -> None:
    """Ignore a callback's result."""
