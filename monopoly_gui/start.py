"""Starting the game in the open window: the first screen, and the main loop."""

import os
import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from . import language
from .app import App, report_of
from .opening import OpenedWindow
from .scenes.menus.title import TitleScene
from .scenes.narration.key_pipe import FrameClock, key_pipe
from .scenes.narration.sign_words import aloud
from .scenes.people.name import FirstNameScene
from .scenes.replay.replay import ReplayScene
from .scenes.session import Session
from .scenes.setup.setup import SetupRequest, SetupScene
from .speech.choosing import candidate_voices
from .speech.speaker import Speaker
from .speech.voice import Manner, Voice
from .storage import Settings
from .storage.profiles import load_profiles
from .system import memory_tuning, window

FAILED = 1


def manner_of(settings: Settings) -> Manner:
    """The manner of speaking in the settings."""
    return Manner(
        language.current_language(),
        settings.speech_rate,
        settings.speech_voice,
        settings.voice_volume,
    )


def run(args: Namespace, opened: OpenedWindow) -> int:
    """Play in the open window until the player quits, and return the exit status."""
    context, surface = opened.context, opened.surface
    settings, newcomer = context.settings, opened.newcomer
    film = getattr(args, "film", None)
    given = None if film else getattr(args, "file", None)
    pipe = key_pipe() if getattr(args, "speech_pipe", False) else None
    voices: list[Voice] = [pipe.voice] if pipe else candidate_voices()
    speaker = Speaker(voices, partial(manner_of, settings), said_as=aloud)
    app = App(surface, context, window.open_display, opened.language, opened.enlarged, speaker)
    if pipe:
        app.pipe = pipe
        settings.speech = True
        app.drawn = pygame.display.get_driver() != "dummy"
        context.clock = context.clock if app.drawn else FrameClock()
        context.bindings = (*app.bindings, *app.narrator.bindings())
    session = Session(context)
    # in place of the title shown while all this was loaded
    context.scenes.replace(TitleScene(context))
    # before a question lies above it: what a newcomer begins with comes first there too
    context.scenes.settle()
    if not (film or given):
        session.offer()
    if film:
        context.scenes.push(ReplayScene(context, film))
    if args.chosen or args.seed is not None:
        rules, edition = (args.chosen.rules, args.chosen.edition) if args.chosen else (None, None)
        context.scenes.push(SetupScene(context, SetupRequest(rules, edition, args.seed)))
    if newcomer and not (
        film or given or args.chosen or args.seed is not None or load_profiles()[0]
    ):
        context.scenes.push(FirstNameScene(context))
    if given:
        app.open_file(Path(given).absolute())
    if opened.trouble:
        context.scenes.toasts.say(language.translate(opened.trouble), "bad")
    if settings.speech:
        app.narrator.begin()
    elif newcomer:
        app.narrator.offer()
    try:
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
