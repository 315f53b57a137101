"""Starting the game: the window is opened, and the first screen laid into it."""

from __future__ import annotations

import os
import sys
import time
from argparse import Namespace
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from . import language, paths
from .app import App, report_of, usable_theme
from .match.film import Film, NoFilm
from .scenes.core.context import Context
from .scenes.core.manager import SceneManager
from .scenes.menus.title import TitleScene
from .scenes.narration.aloud import aloud
from .scenes.narration.pipe import FrameClock, key_pipe
from .scenes.people.name import FirstNameScene
from .scenes.replay.replay import ReplayScene
from .scenes.session import Session
from .scenes.setup.setup import SetupScene, Wanted
from .speech.choosing import candidates
from .speech.speaker import Speaker
from .speech.voice import Manner, Voice
from .storage import SaveError, Settings, load, load_settings
from .storage.kept import Shelf
from .storage.profiles import load_profiles
from .storage.settings import settings_file
from .system import memory_tuning, window
from .system.desktop_scale import desktop_scale
from .ui.clock import WallClock
from .ui.painting.painter import Painter
from .ui.playback.sound import Sounds

FAILED = 1
#: if this is set, the program prints when its first picture was on the screen
MEASURE_VARIABLE = "MONOPOLY_GUI_FIRST_FRAME"


def manner_of(settings: Settings) -> Manner:
    """How the settings want the game to speak."""
    return Manner(
        language.spoken(), settings.speech_rate, settings.speech_voice, settings.voice_volume
    )


def make_context(settings: Settings) -> Context:
    """All that the scenes need, without a game yet."""
    scenes = SceneManager()
    painter = Painter(usable_theme(settings.theme))
    painter.cache.drafting = memory_tuning.drafts()

    def cleared() -> None:
        # what is built up next needs room, and hardly any of what was seen before
        painter.cache.trim(painter.cache.limit // 3)
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


def run(args: Namespace) -> int:
    """Open the window, play until the player quits, and return the exit status."""
    film = None
    if file := getattr(args, "file", None):
        try:
            film = Film(load(paths.reachable(Path(file))))
        except (SaveError, NoFilm) as error:
            print(error, file=sys.stderr)
            return FAILED
    window.prepare()
    newcomer = not settings_file().exists()
    settings, trouble = load_settings()
    context = make_context(settings)
    surface = window.show(settings.fullscreen)
    # until the first picture is drawn, the window is no black hole
    surface.fill(context.painter.tint("table"))
    pygame.display.flip()
    pipe = key_pipe() if getattr(args, "speech_pipe", False) else None
    voices: list[Voice] = [pipe.voice] if pipe else candidates()
    speaker = Speaker(voices, partial(manner_of, settings), said_as=aloud)
    asked = language.asked_for(getattr(args, "language", None))
    app = App(surface, context, window.show, asked, desktop_scale(), speaker)
    if pipe:
        app.pipe = pipe
        settings.speech = True
        app.drawn = pygame.display.get_driver() != "dummy"
        context.clock = context.clock if app.drawn else FrameClock()
        context.bindings = (*app.bindings, *app.narrator.bindings())
    session = Session(context)
    context.scenes.push(TitleScene(context))
    if not film:
        session.offer()
    if film:
        context.scenes.push(ReplayScene(context, film))
    if args.chosen or args.seed is not None:
        rules, edition = (args.chosen.rules, args.chosen.edition) if args.chosen else (None, None)
        context.scenes.push(SetupScene(context, Wanted(rules, edition, args.seed)))
    if newcomer and not (film or args.chosen or args.seed is not None or load_profiles()[0]):
        context.scenes.push(FirstNameScene(context))
    if trouble:
        context.scenes.toasts.say(language.translate(trouble), "bad")
    if settings.speech:
        app.narrator.begin()
    elif newcomer:
        app.narrator.offer()
    try:
        if os.environ.get(MEASURE_VARIABLE):
            app.frame()
            print(f"first frame at {time.time():.3f}", flush=True)
        memory_tuning.give_back()
        app.loop()
    except Exception as error:
        report = report_of(error, context)
        where = f"A report was written to {report}." if report else "No report could be written."
        print(f"The game met a fault that it could not recover from. {where}", file=sys.stderr)
        return FAILED
    finally:
        session.end()
        pygame.quit()
    return 0
