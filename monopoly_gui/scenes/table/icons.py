"""The small buttons of the table: speed, sound, saving, settings, menu, and the log."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.panels.log_panel import FILTERS
from ...ui.playback.pace import Speed
from ...ui.widgets import IconButton

if TYPE_CHECKING:
    from ...ui.panels.log_panel import LogPanel
    from .controller import TableController
    from .doors import Doors

SPEEDS: tuple[tuple[Speed, str, str], ...] = (
    ("slow", "slow", mark("Slow: every step in full")),
    ("normal", "play", mark("Normal speed")),
    ("fast", "fast_forward", mark("Fast")),
    ("instant", "skip", mark("Instant: show only the results")),
)
SIDE = 46
#: what the keys of those do that have no room where all is enlarged
HIDDEN = (mark("sound on or off"), mark("save the game"))


class TableIcons:
    """Made once; ``refresh`` follows the settings."""

    def __init__(
        self,
        table: TableController,
        doors: Doors,
        log: LogPanel,
        show_space: Callable[[int], None],
    ) -> None:
        self.table = table
        self._log = log
        self.speed = IconButton("play", lambda: self.change_speed(1, True), tip="", name="speed")
        self.sound = IconButton("sound_on", self.mute, tip="", key=pygame.K_m, name="sound")
        save = IconButton(
            "save", doors.save, tip=_("Save the game (S)"), key=pygame.K_s, name="save"
        )
        settings = IconButton("settings", doors.settings, tip=_("Settings"), name="settings")
        menu = IconButton("menu", doors.menu, tip=_("Menu (Esc)"), name="menu")
        self.log = IconButton(
            "search", lambda: doors.log(log, show_space), tip="", key=pygame.K_l, name="open log"
        )
        self.bar = [self.speed, self.sound, save, settings, menu]
        #: what the menu holds too, and which its key reaches where it is not seen
        self._spare = [self.sound, save, settings]
        if table.game.clock:
            tip = _("Pause the clock")
            pause = IconButton("pause", doors.pause, tip=tip, key=pygame.K_PAUSE, name="pause")
            self.bar.insert(0, pause)
        self.left = 0

    @property
    def all(self) -> list[IconButton]:
        return [*self.bar, self.log]

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
        shown = _(FILTERS[self._log.filter][0])
        told = _("The whole log, by kind and by player (L).")
        if self._log.filter:
            told = _("The whole log, by kind and by player; here: {shown} (L).").format(shown=shown)
        self._set(self.log, "search", told)

    def _set(self, button: IconButton, icon: str, tip: str) -> None:
        if (button.icon, button.tip) != (icon, tip):
            button.icon, button.tip, button.dirty = icon, tip, True

    def _place(self) -> int:
        return next(
            n for n, speed in enumerate(SPEEDS) if speed[0] == self.table.context.settings.speed
        )

    def bindings(self) -> list[Binding]:
        """The keys of those that have no room."""
        if not self.table.near:
            return []
        return [
            Binding((button.key,), told, always(button.activate))
            for button, told in zip(self._spare, HIDDEN, strict=False)
        ]

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

    def place(self, title: Rect, log: Rect) -> None:
        """In a row at the right end of the title; that of the log in the log's corner."""
        px = self.table.context.painter.px
        side, gap = px(SIDE), px(8)
        right = min(title.right, self.table.help_spot().left - gap)
        for button in self._spare:
            button.visible = not self.table.near
        for button in reversed(self.bar):
            if not button.visible:
                continue
            button.rect = Rect(right - side, title.centery - side // 2, side, side)
            right -= side + gap
        self.left = right
        small = px(34)
        corner = px(8)
        bar = self._log.bar_width
        self.log.rect = Rect(log.right - small - 2 * corner - bar, log.y + corner, small, small)
        if log.height < small + 2 * corner:
            self.log.rect.midright = (log.right - px(2), log.centery)
