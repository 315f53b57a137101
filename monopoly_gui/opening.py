"""Opening the window: the whole title is on it before the rest of the program is loaded."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import inf
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Surface

from . import language, paths
from .scenes.core.context import Context, Routes
from .scenes.core.last_game import why_not_continue
from .scenes.core.manager import SceneManager
from .scenes.menus.title import TitleScene
from .storage import Settings, load_settings
from .storage.kept import Shelf
from .storage.settings import settings_file
from .system import memory_tuning, window
from .system.desktop_scale import desktop_scale
from .ui.clock import WallClock
from .ui.painting.layout import scales
from .ui.painting.painter import Painter
from .ui.painting.theme import usable_theme
from .ui.playback.sound import Sounds
from .ui.widgets.base import ignore

#: if this is set, the program prints when its first picture was on the screen, which is complete
MEASURE_VARIABLE = "MONOPOLY_GUI_FIRST_FRAME"
#: the most frames until the picture of the title is complete, a second apart
MOST_FRAMES = 20


@dataclass(frozen=True, slots=True)
class OpenedWindow:
    """The opened window, for the rest of the program.

    ``trouble`` is what was wrong with the settings (""), ``enlarged`` how much larger than
    usual the desktop shows everything.
    """

    context: Context
    surface: Surface
    language: str
    enlarged: float
    newcomer: bool
    trouble: str


def make_context(settings: Settings) -> Context:
    """The context of the scenes, without a game yet."""
    scenes = SceneManager()
    painter = Painter(usable_theme(settings.theme, settings.patterns))
    painter.cache.drafting = memory_tuning.set_drafting()

    def cleared() -> None:
        painter.forget_most()
        memory_tuning.tidy()

    scenes.cleared, scenes.shown = cleared, memory_tuning.trim
    return Context(
        painter=painter,
        settings=settings,
        sounds=Sounds(paths.assets() / "sounds"),
        clock=WallClock(),
        scenes=scenes,
        saves=paths.user_saves(),
        scenarios=paths.scenarios(),
        shelf=Shelf(paths.user_games()),
    )


def open_window(asked: str | None) -> OpenedWindow:
    """The window with the title, which leads nowhere yet; NoDisplay without a display."""
    window.prepare_display()
    newcomer = not settings_file().exists()
    settings, trouble = load_settings()
    context = make_context(settings)
    surface = window.open_display(settings.fullscreen)
    spoken = language.asked_for(asked) or settings.language or language.system_language()
    language.speak(spoken, paths.assets() / "locale")
    enlarged = desktop_scale()
    size = surface.get_size()
    context.painter.fit_window(size, *scales(size, settings.scale, enlarged))
    show_title(context, surface)
    if os.environ.get(MEASURE_VARIABLE):
        print(f"first frame at {time.time():.3f}", flush=True)
    return OpenedWindow(context, surface, language.asked_for(asked), enlarged, newcomer, trouble)


def show_title(context: Context, surface: Surface) -> None:
    """Draw the title whole, at once."""
    scenes = context.scenes
    context.continue_reason = partial(why_not_continue, context.shelf)
    ways: dict[str, Callable[..., Any]] = dict.fromkeys(Routes.__dataclass_fields__, ignore)
    context.routes = Routes(**ways)
    scenes.resize(surface.get_rect())
    scenes.push(TitleScene(context))
    patience, scenes.arrival.patience = scenes.arrival.patience, inf
    fades, scenes.fades = scenes.fades, False
    for second in range(MOST_FRAMES):
        scenes.tick(float(second), 1.0)
        scenes.draw(surface, context.painter)
        if second and not scenes.moving:
            break
    pygame.display.flip()
    scenes.arrival.patience, scenes.fades = patience, fades
