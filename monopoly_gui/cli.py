"""The command line: ``play`` (also without a word), ``simulate``, ``rules`` and others."""

import argparse
import gc
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from . import __version__, paths
from .commands import rules as rules_command
from .commands import sharing
from .editions import EditionError
from .engine.errors import RulesError
from .language import LANGUAGES
from .system import streams
from .system.light_pygame import NO_ANSWER, bring_in, is_windowless

#: the names of files that the game may be asked to open
FILES = (".json", ".monopoly")
NO_DISPLAY = 2
NO_GAME = 2
NO_FILM = 1
INTERRUPTED = 130
OUTPUT_LOST = 74
PIPE_CLOSED = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and return its exit status."""
    streams.prepare_streams()
    try:
        try:
            return _run(sys.argv[1:] if argv is None else argv)
        finally:
            streams.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        if streams.reader_gone(error):
            streams.release_streams()
            return PIPE_CLOSED
        reason = error.strerror or error
        _say(f"The output could not be written: {reason}.", OUTPUT_LOST)
        streams.release_streams()
        return OUTPUT_LOST


def _run(argv: Sequence[str]) -> int:
    args = read(argv)
    try:
        if getattr(args, "merge", None) or getattr(args, "shard", None):
            sharing.check_use(args, read([args.command]))
        return COMMANDS[args.command](args)
    except (RulesError, EditionError, sharing.PartError) as error:
        return _say(str(error), NO_GAME)
    except KeyboardInterrupt:
        return _say("Stopped.", INTERRUPTED)


def read(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments; ``play`` is the default, also for a file alone."""
    named = argv and (argv[0] in COMMANDS or argv[0] in ("-h", "--help", "--version"))
    bare = not argv or argv[0].startswith("-") or Path(argv[0]).suffix in FILES
    return parser().parse_args(["play", *argv] if bare and not named else list(argv))


def parser() -> argparse.ArgumentParser:
    """Every command with its options."""
    top = argparse.ArgumentParser(
        prog="monopoly-gui",
        description="Monopoly for the desktop. Without a command it opens the game.",
    )
    top.add_argument("--version", action="version", version=f"monopoly-gui {__version__}")
    commands = top.add_subparsers(dest="command", required=True, metavar="command")
    play = commands.add_parser("play", help="open the game in a window")
    play.add_argument("file", nargs="?", metavar="FILE", help="a saved game or a board to open")
    rules_command.add_arguments(play)
    play.add_argument(
        "--language",
        choices=tuple(LANGUAGES),
        help="language of the screens (the one set, or that of the system)",
    )
    play.add_argument("--seed", type=_whole(0, 2**63 - 1), help="seed of the game")
    play.add_argument(
        "--speech-pipe",
        action="store_true",
        help="speak in lines of JSON on the output and read names of keys; needs no display",
    )
    simulate = commands.add_parser(
        "simulate", help="AI opponents play among themselves; needs no display"
    )
    number = simulate.add_argument
    number("--games", type=_whole(1, 1_000_000), default=100, help="games to play (100)")
    number("--players", type=_whole(2, 8), default=4, help="players a game (4)")
    number("--seed", type=_whole(0, 2**63 - 1), help="seed of the first game (1)")
    number("--jobs", type=_whole(1, 256), default=1, help="processes to use (1)")
    rules_command.add_arguments(simulate)
    simulate.add_argument(
        "--format",
        choices=["text", "json", "csv"],
        default="text",
        help="a summary to read, one JSON object, or a row a game",
    )
    simulate.add_argument(
        "--check", action="store_true", help="check every invariant after every action"
    )
    sharing.add_arguments(simulate)
    _add_arena(commands.add_parser("arena", help="leagues between AI opponents and own bots"))
    rules = commands.add_parser("rules", help="list the presets and every rule option")
    rules_command.add_arguments(rules)
    rules.add_argument("--players", type=_whole(2, 8), default=4, help="players a game (4)")
    rules.add_argument(
        "--format", choices=["text", "json"], default="text", help="to read, or one JSON object"
    )
    replay = commands.add_parser("replay", help="watch a saved game like a film, in a window")
    replay.add_argument("file", metavar="SAVE", help="the file of a saved game")
    verify = commands.add_parser(
        "verify", help="prove that all dice and cards of a saved game followed from its seed"
    )
    verify.add_argument("file", metavar="SAVE", help="the file of a saved game")
    verify.add_argument(
        "--reveal-seed",
        action="store_true",
        help="tell the seed of an unfinished game too, from which all its dice can be foretold",
    )
    commands.add_parser("selftest", help="play, save, load and finish one game; prints one line")
    for name in ("bot-process", "bot-confined"):  # internal: the arena starts it for bots
        commands.add_parser(name).add_argument("words", nargs=argparse.REMAINDER)
    commands.add_parser("speech-process")  # internal: it speaks for the game
    commands.add_parser("licences", help="print what the game is made of, and all licences")
    return top


def _add_arena(arena: argparse.ArgumentParser) -> None:
    arena.add_argument(
        "--seats",
        action="append",
        metavar="NAME,NAME,...",
        help="a table, like expert,normal,normal,hard/dealer; may be given several times",
    )
    arena.add_argument(
        "--league",
        metavar="NAME,NAME,...",
        help="everybody alone against a table of each other, and all together",
    )
    arena.add_argument(
        "--bot",
        action="append",
        metavar="[NAME=]FILE.py:CLASS",
        help="a bot of your own, to be named in --seats; this runs the code in the file",
    )
    arena.add_argument(
        "--program",
        action="append",
        metavar="NAME=PROGRAM ...",
        help="a bot in any language: a program that speaks the protocol of docs/BOTS.md",
    )
    arena.add_argument(
        "--bot-seconds",
        type=_whole(1, 3600),
        help="seconds that a bot may take for an answer (5), and forty times that in a game",
    )
    arena.add_argument("--players", type=_whole(2, 8), help="seats at the tables of --league (4)")
    number = arena.add_argument
    number("--games", type=_whole(1, 1_000_000), default=400, help="games a table (400)")
    number(
        "--seed",
        type=_whole(0, 2**63 - 1),
        help="seed of the first games (one that is secret until the end)",
    )
    number("--jobs", type=_whole(1, 256), help="processes to use (one a core)")
    rules_command.add_arguments(arena)
    arena.add_argument(
        "--format",
        choices=["table", "json", "csv"],
        default="table",
        help="a table to read, one JSON object, or a row an entrant",
    )
    sharing.add_arguments(arena)


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read_number(text: str) -> int:
        if not (text.isdecimal() and len(text) < 20 and low <= int(text) <= high):
            raise argparse.ArgumentTypeError(f"must be a whole number from {low} to {high}")
        return int(text)

    return read_number


def _play(args: argparse.Namespace) -> int:
    asked = args.preset or args.rule or args.edition
    args.chosen = rules_command.chosen(args, players=2) if asked else None
    return _open(args)


def _replay(args: argparse.Namespace) -> int:
    from .match.film import Film, FilmUnavailable
    from .storage import SaveError, load

    try:
        args.film = Film(load(paths.reachable(Path(args.file))))
    except (SaveError, FilmUnavailable) as error:
        return _say(str(error), NO_FILM)
    args.chosen = args.seed = None
    return _open(args)


def _open(args: argparse.Namespace) -> int:
    """Open the window if there is a display; the audio game needs none."""
    if getattr(args, "speech_pipe", False) and not _has_display():
        os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    if reason := display_problem():
        return _no_display(reason)
    # what is loaded stays: looking for garbage in it takes a fifteenth of the time
    gc.disable()
    try:
        from . import opening
        from .system import window

        try:
            opened = opening.open_window(getattr(args, "language", None))
        except window.NoDisplay as error:
            return _no_display(str(error))
        # the longest part of a start: meanwhile there is a picture
        from . import start
    finally:
        gc.enable()
    return start.run(args, opened)


def _no_display(reason: str) -> int:
    return _say(
        f"The game needs a display to open its window ({reason}); without one, "
        "'monopoly-gui simulate' plays AI games on the command line.",
        NO_DISPLAY,
    )


def _simulate(args: argparse.Namespace) -> int:
    from .commands import simulate

    if args.merge:
        return simulate.merge(args.merge, args.format)
    found = rules_command.chosen(args, args.players)
    args.rules, args.edition = found.rules, found.edition
    return simulate.main(args)


def _arena(args: argparse.Namespace) -> int:
    from .commands import arena

    if args.merge:
        return arena.merge(args.merge, args.format)
    found = rules_command.chosen(args, args.players or 4)
    args.rules, args.edition = found.rules, found.edition
    return arena.main(args)


def _verify(args: argparse.Namespace) -> int:
    from .commands import verify

    return verify.main(args)


def _selftest(args: argparse.Namespace) -> int:
    from .commands import selftest

    return selftest.main(args)


def _bot_process(args: argparse.Namespace) -> int:
    from .simulation.outside import python_bot

    return python_bot.main(args.words)


def _bot_confined(args: argparse.Namespace) -> int:
    from .simulation.outside import confine

    return confine.main(args.words)


def _speech_process(args: argparse.Namespace) -> int:
    from .speech import prism

    prism.leave_with_parent()
    return prism.main()


def _licences(args: argparse.Namespace) -> int:
    from .commands import licences

    print(licences.text())
    return 0


COMMANDS = {
    "play": _play,
    "simulate": _simulate,
    "arena": _arena,
    "rules": rules_command.main,
    "replay": _replay,
    "verify": _verify,
    "selftest": _selftest,
    "licences": _licences,
    "bot-process": _bot_process,
    "bot-confined": _bot_confined,
    "speech-process": _speech_process,
}


def display_problem() -> str:
    """The reason why no window can be opened; '' if one can.

    SDL falls back to drivers without a window, so starting it is no proof.
    """
    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    if not (wanted or _has_display()):
        return "neither DISPLAY nor WAYLAND_DISPLAY is set"
    bring_in()
    import pygame

    try:
        pygame.display.init()
    except pygame.error as error:
        return str(error)
    return NO_ANSWER if is_windowless() else ""


def _has_display() -> bool:
    desktop = sys.platform in ("win32", "darwin")
    return desktop or bool(_first_set("DISPLAY", "WAYLAND_DISPLAY"))


def _first_set(*names: str) -> str:
    return next((value for name in names if (value := os.environ.get(name))), "")


def _say(sentence: str, status: int) -> int:
    print(sentence, file=sys.stderr)
    return status
