"""The settings; each takes effect at once and is kept."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from ...language import LANGUAGES, _, current_language, mark, translate_titles
from ...language.figures import per_cent
from ...ui.input.mac import on_this_system
from ...ui.layout.containers import Column, IfFits, MinWidth, Panel, Row, Wrap
from ...ui.layout.leaves import Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon, labelled
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.painting.theme import THEMES, Theme, ThemeError, load_theme
from ...ui.panels.key_caps import KeyText
from ...ui.widgets import LARGE, SMALL, Button, Choice, Dropdown, Slider, Swatches, Toggle, Widget
from ..core.context import Context
from ..core.page import Page
from ..core.screen_keys import keys_everywhere
from .more_settings import LimitsScene, VoiceScene, help_toggles

SPEEDS = (
    ("slow", mark("Slow")),
    ("normal", mark("Normal")),
    ("fast", mark("Fast")),
    ("instant", mark("Instant")),
)
SCALES = ("0.75", "1.0", "1.25", "1.5", "2.0")


@dataclass(frozen=True, slots=True)
class SettingSwitch:
    """The switch's label and its tip, which may differ on a Mac."""

    label: str
    tip: str = ""
    mac_tip: str = ""


#: of each group, by the name of the setting
SWITCHES = {
    "sound": {"mute": SettingSwitch(mark("Mute"))},
    "picture": {
        "enlarge_board": SettingSwitch(
            mark("Enlarge the board too"),
            mark("When off, only text and buttons grow, and the whole board stays in view."),
        ),
        "fullscreen": SettingSwitch(
            mark("Full screen"), mark("F11 does the same."), mark("Cmd+Enter does the same.")
        ),
        "reduced_motion": SettingSwitch(
            mark("Reduced motion"), mark("No sliding or fading: everything appears at once.")
        ),
        "camera": SettingSwitch(
            mark("The camera follows the tokens"),
            mark(
                "The camera moves in on the action, and back out when you decide. Off with "
                "reduced motion."
            ),
        ),
        "patterns": SettingSwitch(
            mark("Patterns on colours"),
            mark("Patterns help you tell the colour sets apart without relying on colour."),
        ),
    },
    "game": {
        "auto_claim": SettingSwitch(
            mark("Collect rent automatically"),
            mark("Otherwise you must claim it in time, as at a real table."),
        ),
        "more_offers": SettingSwitch(
            mark("Several offers per round"),
            mark("Opponents may make you more than one offer per round."),
        ),
        "confirmations": SettingSwitch(
            mark("Confirm irreversible actions"),
            mark("For example selling buildings or mortgaging deeds."),
        ),
        "autosave": SettingSwitch(
            mark("Save automatically"),
            mark("After every roll. Continue on the title screen resumes the game."),
        ),
    },
}
#: a label above a widget, or None for one with a label of its own
Line = tuple[str | None, Widget]
#: an icon, a heading and the part below it
Group = tuple[str, str, list[Line]]
#: in design units: the width of keys and the least of a group; heights of a widget and of the
#: pictures of themes; the margin of a group
CAPS, GROUP, LINE, TILE, PAD = 190, 500, (42, 52), (104, 170), (26, 14)


class SettingsScene(Page):
    """Groups of widgets in cards; the rules of a game are chosen when it is set up."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Settings"))
        settings = context.settings
        self.volume = self._level("volume")
        self.music = self._level("music_volume")
        self.speed = Choice(
            translate_titles(SPEEDS), settings.speed, partial(self._set, "speed"), name="speed"
        )
        self.theme = ThemePictures(settings.theme, partial(self._set, "theme"))
        self.view = Toggle(
            _("3D board"), settings.view == "seated",
            lambda on: self._set("view", "seated" if on else "flat"), name="view",
            tip=_(
                "A tilted 3D view. Press D at the table to switch. Small windows show the flat "
                "board."
            ),
        )  # fmt: skip
        self.scale = Choice(
            [(scale, per_cent(round(100 * float(scale)))) for scale in SCALES],
            min(SCALES, key=lambda scale: abs(float(scale) - settings.scale)),
            lambda value: self._set("scale", float(value)),
            name="scale",
        )
        self.language = Dropdown(
            list(LANGUAGES.items()), current_language(), self._speak, name="language", on_card=False
        )
        self.kept = Button(
            _("Saved games"), lambda: context.scenes.push(LimitsScene(context)), icon="save",
            style="ghost", size=SMALL, name="kept",
        )  # fmt: skip
        self.voice = Button(
            _("Voice"), lambda: context.scenes.push(VoiceScene(context)), icon="sound_on",
            style="ghost", size=SMALL, name="voice",
            tip=_("Reads everything on the screen aloud."),
        )  # fmt: skip
        self.at_title = (self.kept, self.voice)
        self.groups = self._groups()
        widgets = [widget for _icon, _title, lines in self.groups for _label, widget in lines]
        self.form.replace([self.back, self.voice, self.kept, *widgets])

    def _level(self, setting: str) -> Slider:
        """A volume in per cent."""
        level = getattr(self.context.settings, setting)
        return Slider(
            level, 0, 100, partial(self._set, setting), step=5, shows=per_cent, name=setting
        )

    def _groups(self) -> list[Group]:
        """The contents of each card, from top to bottom."""
        helps = help_toggles(self.context, on_card=False)
        return [
            (
                "sound_on",
                _("Sound"),
                [
                    (_("Sound volume"), self.volume),
                    (_("Music volume"), self.music),
                    *self._switches("sound"),
                ],
            ),
            (
                "dice",
                _("Game"),
                [
                    (_("Opponents’ speed"), self.speed),
                    *self._switches("game"),
                    *((None, toggle) for toggle in helps),
                ],
            ),
            (
                "eye",
                _("Picture"),
                [
                    (_("Language"), self.language),
                    (_("Theme"), self.theme),
                    (_("Interface size"), self.scale),
                    *self._switches("picture"),
                    (None, self.view),
                ],
            ),
        ]

    def _switches(self, group: str) -> list[Line]:
        """The switches of a group; each carries its own label."""
        return [(None, self._switch(name, text)) for name, text in SWITCHES[group].items()]

    def _switch(self, setting: str, switch: SettingSwitch) -> Toggle:
        return Toggle(
            _(switch.label),
            bool(getattr(self.context.settings, setting)),
            partial(self._set, setting),
            name=setting,
            tip=on_this_system(_(switch.tip), _(switch.mac_tip or switch.tip)),
        )

    def _set(self, setting: str, value: object) -> None:
        self.context.change(setting, value)
        if setting == "volume":
            self.context.sounds.play("click")

    def _speak(self, language: str) -> None:
        """Change the language, also one given at the start of the program."""
        self._set("language", language)
        self.context.speak(language)

    def tick(self, now: float, dt: float) -> None:
        """Follow a setting changed elsewhere, such as full screen by F11."""
        for widget in self.form.widgets:
            if isinstance(widget, Toggle):
                value = getattr(self.context.settings, widget.name)
                widget.on = value == "seated" if widget is self.view else bool(value)
        super().tick(now, dt)

    def compose(self) -> Node:
        sound, play, picture = (_group(*each) for each in self.groups)
        lines = keys_everywhere(self, self.context.bindings)
        keys = [KeyText(k.keys, k.words, k.words, caps=CAPS, dark=True) for k in lines]
        listed = Panel(Column([_title("keyboard", _("Keys")), *keys], gap=0), "dark", pad=PAD)
        columns = (Column([sound, IfFits(listed, grow=1.0)], gap=16), play, picture)
        quiet = self.context.sounds.problem
        wrong = Text(_("No sound card was found."), colour="accent") if quiet else None
        parts = [MinWidth(each, GROUP, grow=1.0) for each in columns]
        return Column([wrong, Wrap(parts, gap=20)], gap=12)


def _title(icon: str, title: str) -> Node:
    words = Text(title, size=LARGE, weight="display", colour="light", wrap=False)
    return Row([Icon(icon, 30, "light_muted"), words], gap=14)


def _group(icon: str, title: str, lines: list[Line]) -> Node:
    """A heading, and widgets with their labels below it."""
    parts = [
        labelled(label or "", widget, height=TILE if widget.name == "theme" else LINE,
                 colour="light_muted", grow=0.0)
        for label, widget in lines
    ]  # fmt: skip
    return Panel(Column([_title(icon, title), *parts, Spacer()], gap=8), "dark", pad=PAD)


class ThemePictures(Swatches):
    """A small board of each theme on its table."""

    on_card = False
    pad = 4

    def __init__(self, theme: str, on_change: Callable[[str], None]) -> None:
        self.themes: dict[str, Theme] = {}
        for name in THEMES:
            with suppress(ThemeError):
                self.themes[name] = load_theme(name)
        titles = {name: _(found.name) for name, found in self.themes.items()}
        super().__init__(
            list(titles), theme, self._draw_theme, on_change, columns=len(titles), titles=titles,
            name="theme",
        )  # fmt: skip

    def cells(self) -> list[Rect]:
        return layout.grid(self.rect, self.columns, self.rows)

    def _draw_theme(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        colours = self.themes[option].colours
        painter.box(surface, rect, colours.table, to=colours.table_edge, radius=10)
        above, words = layout.split(rect, "top", rect.height * 7 // 10)
        board = layout.inset(above, above.width // 7, above.height // 8)
        for shade, share in (
            (colours.board_frame, 0),
            (colours.board, 1),
            (colours.board_centre, 4),
        ):
            edge = painter.px(3 * share)
            painter.box(surface, layout.inset(board, edge, edge), shade, radius=3)
        side = painter.px(8)
        for number, bar in enumerate((colours.go, colours.chance, colours.house, colours.chest)):
            x = board.x + board.width * (number + 1) // 5 - side // 2
            painter.box(surface, Rect(x, board.bottom - painter.px(17), side, side), bar)
        title = self.titles[option]
        painter.text(surface, title, words, SMALL, colours.light, weight="bold", align="center")
