"""The small round buttons of the table: speed, sound, the log, the menu."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.panels.round_button import RoundIcon
from ...ui.playback.pace import Speed
from .parts.table_host import TableHost
from .table_commands import TableCommands

SPEEDS: tuple[tuple[Speed, str, str], ...] = (
    ("slow", "slow", mark("Slow: every step in full")),
    ("normal", "play", mark("Normal speed")),
    ("fast", "fast_forward", mark("Fast")),
    ("instant", "skip", mark("Instant: show only the results")),
)
SIDE = 46


class TableIcons:
    """Made once; ``refresh`` follows the settings. What is rarely used is in the menu."""

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
        """Show the speed and the sound that are set."""
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
        """The keys of what is in the menu."""
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
        """Beside each other, at the left of the button for help."""
        px, pressable = self.table.context.painter.px, self.table.context.painter.pressable
        right, gap = self.table.help_spot().left, px(8)
        side = min(pressable(SIDE), (right - row.x) // len(self.all) - gap)
        for button in reversed(self.all):
            right -= side + gap
            button.rect = Rect(right, row.centery - side // 2, side, side)
