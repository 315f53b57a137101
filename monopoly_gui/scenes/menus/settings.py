"""The settings; each takes effect at once and is kept."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import LANGUAGES, _, mark, spoken, translate_titles
from ...ui.input.mac import here
from ...ui.painting import layout
from ...ui.painting.theme import THEMES, ThemeError, load_theme
from ...ui.panels.key_caps import caps_width, draw_caps
from ...ui.widgets import BODY, LARGE, SMALL, Button, Choice, Dropdown, Slider, Toggle, Widget
from ..core.key_list import keys_everywhere
from ..core.page import HEADER, MARGIN, Page
from .help_toggles import help_toggles
from .limits import LimitsScene
from .voice import VoiceScene

if TYPE_CHECKING:
    from ..core.context import Context

SPEEDS = (
    ("slow", mark("Slow")),
    ("normal", mark("Normal")),
    ("fast", mark("Fast")),
    ("instant", mark("Instant")),
)
SCALES = (
    ("0.75", "75 %"),
    ("1.0", "100 %"),
    ("1.25", "125 %"),
    ("1.5", "150 %"),
    ("2.0", "200 %"),
)


@dataclass(frozen=True, slots=True)
class Switch:
    """What it is called, and its tip, which may be another one on a Mac."""

    label: str
    tip: str = ""
    mac_tip: str = ""


#: of each group, by the name of the setting
SWITCHES = {
    "sound": {"mute": Switch(mark("Mute"))},
    "picture": {
        "fullscreen": Switch(
            mark("Full screen"), mark("F11 does the same."), mark("Cmd+Enter does the same.")
        ),
        "reduced_motion": Switch(
            mark("Reduced motion"), mark("No sliding or fading: everything appears at once.")
        ),
        "camera": Switch(
            mark("The camera follows the tokens"),
            mark("It leans towards what moves, and back when you decide. Not with reduced motion."),
        ),
        "patterns": Switch(
            mark("Patterns in the colours"),
            mark("They tell the colour sets apart without their colours."),
        ),
    },
    "game": {
        "auto_claim": Switch(
            mark("Collect rent automatically"),
            mark("Otherwise you must claim it in time, as at a real table."),
        ),
        "more_offers": Switch(
            mark("More offers"),
            mark("Opponents may offer you more than one deal per round."),
        ),
        "confirmations": Switch(
            mark("Confirm irreversible actions"),
            mark("For example selling buildings or mortgaging deeds."),
        ),
        "autosave": Switch(
            mark("Save automatically"),
            mark("After every roll. Continue on the title screen resumes the game."),
        ),
    },
}
#: a label above a widget, or None for one that carries its own
Line = tuple[str | None, Widget]
#: a heading and what lies below it
Group = tuple[str, list[Line]]
#: of a key, and the least at which the keys are still told here
KEY_LINE, KEY_LEAST = 42, 28
LABEL = 28
#: above the widgets of a group, below them, and between two groups
HEAD, FOOT, BETWEEN = 64, 12, 20
LINE = 56
#: design units across in which the groups lie in two columns
TWO_COLUMNS = 1150.0
#: with fewer across, the buttons may need a line of their own below the title
BESIDE_TITLE, TITLE_LINE = 900.0, 76
#: the height of a widget in a low window: a finger still meets it
LOW_LINE = 46

#: what lies above and below the groups
OUTSIDE = 2 * (MARGIN - 12) + HEADER + 28


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
        self.theme = Dropdown(
            theme_titles(), settings.theme, partial(self._set, "theme"), name="theme"
        )
        self.view = Toggle(
            _("3D board"),
            settings.view == "seated",
            lambda on: self._set("view", "seated" if on else "flat"),
            name="view",
            tip=_(
                "Houses and tokens stand up. D switches at the table. Small "
                "windows show the flat board."
            ),
        )
        self.scale = Choice(
            SCALES,
            min((value for value, _other in SCALES), key=lambda v: abs(float(v) - settings.scale)),
            lambda value: self._set("scale", float(value)),
            name="scale",
        )
        self.language = Dropdown(list(LANGUAGES.items()), spoken(), self._speak, name="language")
        self.kept = Button(
            _("Kept games"),
            lambda: context.scenes.push(LimitsScene(context)),
            icon="save",
            style="ghost",
            size=SMALL,
            name="kept",
        )
        self.voice = Button(
            _("Voice"),
            lambda: context.scenes.push(VoiceScene(context)),
            icon="sound_on",
            style="ghost",
            size=SMALL,
            name="voice",
            tip=_("Reads everything on the screen aloud."),
        )
        self.at_title = (self.kept, self.voice)
        self.groups = self._groups()
        widgets = [widget for _title, lines in self.groups for _label, widget in lines]
        self.form.replace([self.back, self.voice, self.kept, *widgets])
        self._boxes: list[Rect] = []
        self._keys = Rect(0, 0, 0, 0)
        self.keys = keys_everywhere(self, self.context.bindings)
        #: the height of a widget: less than usual in a low window
        self._line = 0

    def _level(self, setting: str) -> Slider:
        """How loud something is, in per cent."""
        level = getattr(self.context.settings, setting)
        return Slider(
            level, 0, 100, partial(self._set, setting), step=5, shows=percent, name=setting
        )

    def _groups(self) -> list[Group]:
        """What lies in each card, from top to bottom."""
        helps = help_toggles(self.context, on_card=False)
        return [
            (
                _("Sound"),
                [
                    (_("Sound volume"), self.volume),
                    (_("Music volume"), self.music),
                    *self._switches("sound"),
                ],
            ),
            (
                _("Game"),
                [
                    (_("Opponents’ speed"), self.speed),
                    *self._switches("game"),
                    *((None, toggle) for toggle in helps),
                ],
            ),
            (
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
        return [(None, self._switch(name, told)) for name, told in SWITCHES[group].items()]

    def _switch(self, setting: str, told: Switch) -> Toggle:
        return Toggle(
            _(told.label),
            bool(getattr(self.context.settings, setting)),
            partial(self._set, setting),
            name=setting,
            tip=here(_(told.tip), _(told.mac_tip or told.tip)),
        )

    def _set(self, setting: str, value: object) -> None:
        setattr(self.context.settings, setting, value)
        self.context.settings_changed()
        if setting == "volume":
            self.context.sounds.play("click")

    def _speak(self, language: str) -> None:
        """Speak another language, also where one was asked for when the program started."""
        self._set("language", language)
        self.context.speak(language)

    def tick(self, now: float, dt: float) -> None:
        """Follow a setting that was changed elsewhere, such as full screen by F11."""
        for widget in self.form.widgets:
            if isinstance(widget, Toggle):
                value = getattr(self.context.settings, widget.name)
                widget.on = value == "seated" if widget is self.view else bool(value)
        super().tick(now, dt)

    @property
    def least(self) -> tuple[float, float]:
        """Wide enough for two columns, and as high as the higher of them."""
        sound, play, picture = (self._units(lines) for _other, lines in self.groups)
        if self._single:
            above = TITLE_LINE if self.narrower(BESIDE_TITLE) else 0
            return super().least[0], OUTSIDE + above + sound + picture + play + 2 * BETWEEN
        return super().least[0], OUTSIDE + max(sound + BETWEEN + play, picture)

    @property
    def _single(self) -> bool:
        """Whether all groups lie below each other, as all is enlarged."""
        return self.narrower(TWO_COLUMNS)

    def _units(self, lines: list[Line]) -> float:
        """The height of a group in design units where widgets are as low as can be."""
        labels = sum(LABEL for label, _other in lines if label)
        return HEAD + labels + len(lines) * (LOW_LINE + 10) + FOOT

    def layout(self) -> None:
        super().layout()
        self.keys = keys_everywhere(self, self.context.bindings)
        px = self.context.painter.px
        left, right = layout.row(self.body, [1.0, 1.0], px(28))
        self._line = px(LINE)
        sound, play, picture = (lines for _other, lines in self.groups)
        if self._single:
            self._line = px(LOW_LINE)
            left, right = self.body, Rect(0, 0, 0, 0)
        for column in () if self._single else ((*sound, *play), picture):
            gap = px(BETWEEN) if column is not picture else 0
            tall = self._height(list(column)) + (self._height([]) + gap if gap else 0)
            over = tall - self.body.height
            self._line = min(self._line, px(LINE) - max(0, -(-over // len(column))))
        heights = [self._height(lines) for _other, lines in self.groups]
        first = Rect(left.x, left.y, left.width, heights[0])
        second = Rect(left.x, first.bottom + px(BETWEEN), left.width, heights[1])
        third = Rect(right.x, right.y, right.width, heights[2])
        if self._single:
            third = Rect(left.x, second.bottom + px(BETWEEN), left.width, heights[2])
        self._boxes = [first, second, third]
        bottom = max(
            second.bottom, third.bottom + px(BETWEEN) + px(KEY_LINE) * len(self.keys) + px(96)
        )
        top = third.bottom + px(BETWEEN)
        self._keys = Rect(right.x, top, right.width, min(bottom, self.body.bottom) - top)
        for box, (_other, lines) in zip(self._boxes, self.groups, strict=True):
            self._place(box, lines)
        self.theme.bounds = self.bounds
        self.language.bounds = self.bounds

    def _height(self, lines: list[Line]) -> int:
        px = self.context.painter.px
        labels = sum(px(LABEL) for label, _other in lines if label)
        return px(HEAD) + labels + len(lines) * (self._line + px(10)) + px(FOOT)

    def _place(self, box: Rect, lines: list[Line]) -> None:
        px = self.context.painter.px
        x, width = box.x + px(30), box.width - px(60)
        y = box.y + px(HEAD)
        for label, widget in lines:
            if label:
                y += px(LABEL)
            widget.rect = Rect(x, y, width, self._line)
            y += self._line + px(10)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for box, (title, lines) in zip(self._boxes, self.groups, strict=True):
            painter.panel(surface, box, "dark")
            at = (box.x + painter.px(30), box.y + painter.px(16))
            painter.text(surface, title, at, size=LARGE, colour="light", weight="bold")
            for label, widget in lines:
                if label:
                    at = (widget.rect.x, widget.rect.y - painter.px(LABEL - 2))
                    painter.text(
                        surface, label, at, size=SMALL, colour="light_muted", weight="bold"
                    )
        self._paint_keys(surface)
        if self.context.sounds.problem:
            box = self._boxes[0]
            at = (box.right - painter.px(30), box.y + painter.px(30))
            painter.text(
                surface,
                _("No sound card was found."),
                at,
                size=BODY,
                colour="accent",
                align="right",
            )

    def _paint_keys(self, surface: Surface) -> None:
        """What the keyboard does everywhere, as far as there is room."""
        painter = self.context.painter
        px = painter.px
        line = min(px(KEY_LINE), (self._keys.height - px(90)) // len(self.keys))
        caps = max(px(190), *(caps_width(painter, told.keys) + px(6) for told in self.keys))
        words = self._keys.width - px(60) - caps
        widest = max(painter.measure(told.words, SMALL)[0] for told in self.keys)
        if line < px(KEY_LEAST) or widest > words:
            return
        painter.panel(surface, self._keys, "dark")
        x, y = self._keys.x + px(30), self._keys.y + px(24)
        painter.text(surface, _("Keys"), (x, y), size=LARGE, colour="light", weight="bold")
        y += px(50)
        for told in self.keys:
            draw_caps(painter, surface, told.keys, (x, y + line // 2), "key", "light")
            room = Rect(x + caps, y, self._keys.right - px(30) - x - caps, line)
            painter.text(
                surface, told.words, room, size=SMALL, colour="light_muted", valign="center"
            )
            y += line


def percent(value: int) -> str:
    """A share in per cent, as it is written."""
    return f"{value} %"


def theme_titles() -> list[tuple[str, str]]:
    """The themes that can be used, with their names."""
    found = []
    for name in THEMES:
        try:
            found.append((name, _(load_theme(name).name)))
        except ThemeError:
            continue
    return found
