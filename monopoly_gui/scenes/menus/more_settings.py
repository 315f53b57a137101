"""The aids at the table, the voice, and the number of kept games."""

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

import pygame

from ...language import _, format_decimal, mark, plural, translate_titles
from ...language.figures import per_cent
from ...storage.kept.limits import MEGABYTE
from ...storage.kept.shelf import PATIENCE
from ...ui.input.mac import on_this_system
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.parts import labelled
from ...ui.widgets import Button, Choice, Dropdown, Slider, Toggle, Widget
from ..core.context import Context
from ..core.dialog import Dialog

T = TypeVar("T", bound=Toggle)
#: by the name of the setting: its label, and its effect
HELPS = {
    "advice": (mark("Advice on request"), mark("The bulb shows what an Expert would do, and why.")),
    "chances": (
        mark("Chances of winning"),
        mark("A bar for each player shows their chance of winning."),
    ),
    "summaries": (
        mark("Summary of opponents’ turns"),
        mark("A short summary when it is your turn again. It closes when you make your next move."),
    ),
    "remarks": (
        mark("Opponents speak"),
        mark("Now and then an opponent says something. It never holds up the game."),
    ),
}


def switch_of(context: Context, setting: str, words: Sequence[str], kind: type[T]) -> T:
    """The switch of a setting, by its label and its effect, the last one for a Mac."""
    label, *effects = map(_, words)
    toggle = kind(
        label, bool(getattr(context.settings, setting)), partial(context.change, setting),
        name=setting, on_card=True,
    )  # fmt: skip
    toggle.explained = on_this_system(effects[0], effects[-1])
    return toggle


def level_of(context: Context, setting: str, least: int, most: int, step: int = 5) -> Slider:
    """The slider of a setting in per cent."""
    return Slider(
        getattr(context.settings, setting), least, most, partial(context.change, setting),
        step=step, shows=per_cent, name=setting, on_card=True,
    )  # fmt: skip


def help_toggles(context: Context) -> list[Toggle]:
    """A switch for each of the aids."""
    return [switch_of(context, *switch, Toggle) for switch in HELPS.items()]


#: the games to delete, and their remains
AT_THE_LIMIT = mark(
    "At the limit, the oldest finished games that are not pinned are deleted; unfinished games "
    "stay. Results, statistics and achievements are kept. Only the last ten scenario games are "
    "kept."
)
NUMBERS = (50, 100, 500, 2000)
SIZES = (50, 200, 500, 2000)


class LimitsScene(Dialog):
    """Two rows to choose from; the choice takes effect at the end of the next game."""

    width = 860.0

    def __init__(self, context: Context) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, _("Saved games"), [done])
        settings = context.settings
        self.number = Choice(
            [(str(n), str(n)) for n in NUMBERS], str(nearest_choice(settings.keep_games, NUMBERS)),
            lambda value: context.change("keep_games", int(value)), name="number", on_card=True,
        )  # fmt: skip
        self.size = Choice(
            [(str(n), _("{number} MB").format(number=n)) for n in SIZES],
            str(nearest_choice(settings.keep_megabytes, SIZES)),
            lambda value: context.change("keep_megabytes", int(value)), name="size", on_card=True,
        )  # fmt: skip
        entries = context.shelf.entries(PATIENCE)
        used = sum(entry.size for entry in entries)
        count = plural("one game", "{count} games", len(entries)).format(count=len(entries))
        now = _("Now: {games}, {number} MB.").format(
            games=count, number=format_decimal(used / MEGABYTE, 1)
        )
        self.show_tree(
            Column(
                [
                    labelled(_("Maximum number of games"), self.number),
                    labelled(_("Maximum disk space"), self.size),
                    Text(now, weight="bold"),
                    Text(_(AT_THE_LIMIT), colour="muted"),
                ],
                gap=16,
            ),
            done,
        )


def nearest_choice(value: int, choices: tuple[int, ...]) -> int:
    """The choice closest to a value written by hand."""
    return min(choices, key=lambda choice: abs(choice - value))


LENGTHS = (("short", mark("Short")), ("normal", mark("Normal")), ("long", mark("Long")))
#: more voices than this are not offered
MOST = 8


class VoiceControls:
    """The voice, whose settings take effect at once, so that the next word uses them."""

    def __init__(self, context: Context) -> None:
        self.context, settings = context, context.settings
        self.rate = level_of(context, "speech_rate", 50, 300, step=10)
        self.volume = level_of(context, "voice_volume", 0, 100)
        self.voice = Dropdown([], "", partial(context.change, "speech_voice"), name="speech_voice")
        self.length = Choice(
            translate_titles(LENGTHS), settings.speech_length,
            partial(context.change, "speech_length"), name="speech_length", on_card=True,
        )  # fmt: skip
        self.follow()

    def follow(self) -> None:
        """List the voices of this language."""
        chosen = self.context.settings.speech_voice
        names = list(dict.fromkeys([*self.context.voices(), *([chosen] if chosen else [])]))
        options = [("", _("Default")), *((name, name) for name in names[:MOST])]
        if options != self.voice.options:
            self.voice.options = options
            self.voice.value = chosen

    @property
    def lines(self) -> Sequence[tuple[str, Widget]]:
        """Each with its title."""
        return (
            (_("Voice speed"), self.rate),
            (_("Voice volume"), self.volume),
            (_("Voice"), self.voice),
            (_("Level of detail"), self.length),
        )

    @property
    def note(self) -> str:
        """The keys, or the reason for the silence."""
        if self.context.mute_because():
            return _(
                "No voice was found. On Linux, install espeak-ng or Speech Dispatcher, or the "
                "game’s “speech” extra."
            )
        return _(
            "F12 turns speech on and off at any time. F2 to F7 then answer questions "
            "at the table, F8 stops speech and F10 reads the whole screen."
        )
