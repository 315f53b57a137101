"""The game in its window: the clock, the main loop, and the handling of errors."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from . import language, paths
from .scenes.boards.own import import_own_board
from .scenes.core.context import Context
from .scenes.core.screen_keys import key_of
from .scenes.menus.about import FailureScene
from .scenes.menus.help import show_help
from .scenes.narration.key_pipe import KeyPipe
from .scenes.narration.narrator import Narrator
from .scenes.probe import probe
from .scenes.routes import fill_routes
from .scenes.rules.book import show_rule
from .speech.speaker import Speaker
from .storage import SaveError, is_save, save_settings
from .storage.profiles import load_profiles, remember_table
from .system import window
from .system.fault_report import write_report
from .ui.idle_throttle import IdleThrottle
from .ui.input import mac
from .ui.input.bindings import Binding, always, press
from .ui.input.gamepad import EVENTS as PAD_EVENTS
from .ui.input.gamepad import Control, Gamepad
from .ui.painting import layout
from .ui.painting.theme import usable_theme
from .ui.playback.music import TITLE, Music
from .ui.widgets.keys import ARROWS

#: the longest step that animations make after a pause, in seconds
LONGEST_STEP = 0.1
#: seconds from a change of the settings until they are written
SAVE_AFTER = 0.5
#: settings that a report leaves out, as they name people
NAMES = {"last_seats", "profile"}


#: opens the window: over the whole screen, and else in which size
Show: TypeAlias = Callable[[bool, tuple[int, int] | None], Surface]


class App:
    """The game on a surface: it takes events and time, and draws the changes."""

    def __init__(
        self,
        surface: Surface,
        context: Context,
        show: Show | None = None,
        asked: str = "",
        enlarged: float = 1.0,
        speaker: Speaker | None = None,
    ) -> None:
        """``show`` opens the window again, over the whole screen (True) or in a size.

        ``asked`` is the language asked for at the start in place of the one that is set,
        ``enlarged`` how much larger than usual the desktop shows everything.
        """
        self.surface = surface
        self.context = context
        self.enlarged = enlarged
        self.show = show
        self.running = True
        self.fullscreen = context.settings.fullscreen
        #: of the window when it is not over the whole screen; None is its usual size
        self._window_size: tuple[int, int] | None = None
        #: a size too small to use that was not accepted the first time
        self._refused: tuple[int, int] | None = None
        self._last = context.clock.now()
        self.rest = IdleThrottle()
        self.music = Music(paths.assets() / "music")
        self.probe = probe()
        #: when changed settings are written, so that a dragged slider writes once; 0: nothing to
        self._save_at = 0.0
        self.bindings = (
            Binding(
                (pygame.K_F1,),
                language.mark("help, or the rule for what you point at"),
                always(self._help),
                sign="?",
            ),
            Binding(
                (pygame.K_RETURN,) if mac.on_mac() else (pygame.K_F11,),
                language.mark("full screen on or off"),
                always(self._whole_screen),
                command=mac.on_mac(),
            ),
            Binding(
                tuple(ARROWS),
                language.mark("scroll the enlarged view"),
                self._look_around,
                command=True,
            ),
        )
        self.narrator = Narrator(context, speaker or Speaker([]))
        context.bindings = (*self.bindings, *self.narrator.bindings())
        context.voices = lambda: self.narrator.speaker.voices(language.current_language())
        context.mute_because = lambda: self.narrator.speaker.because()
        #: for players by ear through a pipe; no picture where nobody could see it
        self.pipe: KeyPipe | None = None
        self.drawn = True
        self.gamepad = Gamepad()
        context.pads = lambda: self.gamepad.connected
        context.quit = self.stop
        context.report = partial(report_of, None, context)
        fill_routes(context)
        context.settings_changed = self.settings_changed
        context.speak = self.speak
        language.speak(
            asked or context.settings.language or language.system_language(),
            paths.assets() / "locale",
        )
        self._apply_settings()
        self.resize(surface)

    def stop(self) -> None:
        """Leave the main loop after this frame."""
        self.running = False

    def resize(self, surface: Surface) -> None:
        """Lay everything out for a new surface or a new scale."""
        self.surface = surface
        context = self.context
        painter = context.painter
        painter.fit_window(surface.get_size(), *self._scales(surface))
        context.scenes.resize(surface.get_rect())

    def _scales(self, surface: Surface) -> tuple[float, float]:
        """Pixels of one design unit, and the enlargement in the settings."""
        return layout.scales(surface.get_size(), self.context.settings.scale, self.enlarged)

    def speak(self, chosen: str) -> None:
        """Switch everything to another language."""
        language.speak(chosen, paths.assets() / "locale")
        self.context.painter.cache.clear()
        self.context.scenes.retranslate()
        self.resize(self.surface)

    def settings_changed(self) -> None:
        """Make changed settings take effect now, and write them a moment later."""
        self._save_at = self._last + SAVE_AFTER
        if self._apply_settings():
            self.resize(self.surface)

    def _apply_settings(self) -> bool:
        """True if everything needs a new layout."""
        context, settings = self.context, self.context.settings
        context.sounds.volume = settings.volume / 100
        context.sounds.mute = settings.mute
        context.scenes.fades = not settings.reduced_motion
        context.bindings = (*self.bindings, *self.narrator.bindings())
        painter = context.painter
        changed = painter.wished != self._scales(self.surface)[0]
        theme = usable_theme(settings.theme, settings.patterns)
        if painter.plain.id != theme.id:
            changed = True
            painter.theme = theme
            painter.cache.clear()
        if self.show and self.fullscreen != settings.fullscreen:
            changed = True
            self.fullscreen = settings.fullscreen
            before = self.surface.copy()
            self.surface = self.show(self.fullscreen, self._window_size)
            # the old picture is stretched, and the new one fades in
            pygame.transform.scale(before, self.surface.get_size(), self.surface)
            pygame.display.flip()
            context.scenes.crossfade()
        return changed

    def _keep_settings(self) -> None:
        self._save_at = 0.0
        try:
            save_settings(self.context.settings)
            remember_table(self.context.settings)
        except SaveError as error:
            self.context.scenes.toasts.say(language.translate_error(error), "bad")

    def handle(self, event: Event) -> bool:
        """True if the event was used."""
        event = mac.as_elsewhere(event)
        if event.type == pygame.QUIT:
            self.stop()
            return True
        if event.type in PAD_EVENTS:
            return self._pressed(self.gamepad.take(event))
        if event.type == pygame.WINDOWFOCUSLOST:
            self.gamepad.let_go()
        if event.type == pygame.WINDOWSIZECHANGED:
            self._size_changed()
            return True
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            self.context.scenes.invalidate()
            return True
        self.narrator.on_key(event)
        used = self.context.scenes.handle(event)
        if event.type == pygame.MOUSEBUTTONUP:
            self._follow_hand(getattr(event, "touch", False))
        if used:
            return True
        if event.type == pygame.DROPFILE:
            return self.open_file(Path(event.file))
        used = press(self.context.bindings, event)
        if not used:
            self.narrator.unused(event)
        return used

    def _follow_hand(self, touched: bool) -> None:
        """Enlarge targets once fingers are used, and return to normal with a mouse."""
        if touched != self.context.painter.touched:
            self.context.painter.touched = touched
            self.resize(self.surface)

    def open_file(self, file: Path) -> bool:
        """Begin the saved game in a file, or import the board in it."""
        file = paths.reachable(file)
        if is_save(file):
            self.context.load_game(file)
            return True
        return bool(import_own_board(self.context, file))

    def _pressed(self, controls: list[Control]) -> bool:
        """Translate controls of a controller into keys."""
        used = False
        for control in controls:
            key, mod = key_of(control, self.context.scenes)
            if key:
                letter = chr(key) if 32 < key < 127 else ""
                used |= self.handle(Event(pygame.KEYDOWN, key=key, mod=mod, unicode=letter))
                self.handle(Event(pygame.KEYUP, key=key, mod=mod))
        return used

    def _help(self) -> None:
        """Open the book at the rule under the pointer or last announced, else the help card."""
        scenes = self.context.scenes
        pointed = scenes.top.form.rule if scenes.top else ""
        if rule := pointed or scenes.toasts.rule:
            show_rule(self.context, rule)
        else:
            show_help(self.context)

    def _look_around(self, event: Event) -> bool:
        return self.context.scenes.look(ARROWS[event.key])

    def _whole_screen(self) -> None:
        settings = self.context.settings
        settings.fullscreen = not settings.fullscreen
        self.context.settings_changed()

    def _size_changed(self) -> None:
        surface = pygame.display.get_surface()
        # the window's surface is one object for ever: its size has changed already
        if surface and surface.get_size() != self.context.scenes.bounds.size:
            self.context.scenes.lose_picture()
            self.resize(self._large_enough(surface))

    def _large_enough(self, surface: Surface) -> Surface:
        """The window, enlarged if it is too small; the desktop has the last word."""
        size = surface.get_size()
        if self.fullscreen or not self.show:
            return surface
        large = window.large_enough(size)
        if large != size != self._refused:
            self._refused, size = size, large
            surface = self.show(False, size)
        self._window_size = size
        return surface

    def tick(self, now: float) -> None:
        """Move on to this time, in seconds."""
        dt = min(max(0.0, now - self._last), LONGEST_STEP)
        self._last = now
        self._pressed(self.gamepad.tick(now))
        self.context.scenes.tick(now, dt)
        self.narrator.tick()
        if self._save_at and now >= self._save_at:
            self._keep_settings()

    def draw(self) -> list[Rect]:
        """Draw the changes and return their areas."""
        return self.context.scenes.draw(self.surface, self.context.painter)

    @property
    def moving(self) -> bool:
        """Whether something on the screen is moving."""
        return self.context.scenes.moving or self.gamepad.held is not None

    def frame(self) -> None:
        """One turn of the main loop with a real window."""
        clock = self.context.clock
        events = [*pygame.event.get(), *(self.pipe.events() if self.pipe else ())]
        skipped = self.rest.skips(clock.now(), bool(events)) and not self.pipe
        self.context.sounds.rest(self.rest.asleep(clock.now()) and not self.music.reading)
        if skipped:
            clock.wait(self.rest.rate(clock.now()))
            return
        for event in events:
            self.handle(event)
            if self.probe:
                self.probe.on_key(event)
        self.tick(clock.now())
        self._follow_music(clock.now())
        if self.drawn and (areas := self.draw()):
            pygame.display.update(areas)
        if self.pipe:
            self.pipe.listen(self.context.scenes, self.narrator)
            self.running = self.running and not self.pipe.ended
        if self.probe:
            self.probe.write(self.context.scenes)
        self.rest.drawn(clock.now(), self.moving, self.context.scenes.waiting)
        clock.wait(self.rest.rate(clock.now()))

    def _follow_music(self, now: float) -> None:
        """Play the music of the screen."""
        settings, music = self.context.settings, self.music
        music.volume, music.mute = settings.music_volume / 100, settings.mute
        music.beside_voice = settings.speech
        wanted = self.context.scenes.piece
        music.follow(wanted or TITLE, bool(wanted), now)

    def loop(self) -> None:
        """Run until the program ends; an error is reported and the game goes on."""
        while self.running:
            try:
                self.frame()
            except Exception as error:
                self._failed(error)
        if self._save_at:
            self._keep_settings()
        self.context.scenes.close()
        self.music.stop()
        self.context.sounds.close()
        self.narrator.speaker.close()

    def _failed(self, error: Exception) -> None:
        """Save the game, write a report and inform the player; give up the second time."""
        if isinstance(self.context.scenes.top, FailureScene):
            raise error
        saved: bool | None = None
        try:
            saved = True if self.context.rescue() else None
        except Exception as worse:
            saved = False
            error.add_note(f"and saving failed: {worse!r}")
        scene = FailureScene(self.context, report_of(error, self.context), saved=saved)
        self.surface.set_clip(None)
        self.context.scenes.recover(scene)


def report_of(error: Exception | None, context: Context) -> Path | None:
    """Write a report on the error, if any, with the last game where it can be had."""
    try:
        text = context.story()
        names = [*context.players(), *(person.name for person in load_profiles()[0])]
    except Exception as worse:
        text, names = [f"The game could not be told: {type(worse).__name__}"], []
    return write_report(error, [*_surroundings(context), *text], names, _library())


def _surroundings(context: Context) -> list[str]:
    """The window and the settings that differ from the defaults, without names."""
    bounds, driver = context.scenes.bounds, pygame.display.get_driver()
    changed = context.settings.model_dump(mode="json", exclude_defaults=True, exclude=NAMES)
    return [
        f"Window {bounds.width}x{bounds.height}, {driver}, language {language.current_language()}",
        f"Settings: {json.dumps(changed)}",
    ]


def _library() -> str:
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return f"pygame {pygame.version.ver}, SDL {sdl}, "
