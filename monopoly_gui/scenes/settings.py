"""The settings; each takes effect at once and is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ..language import LANGUAGES, USUAL, _, mark, told_titles
from ..ui import layout
from ..ui.theme import THEMES, ThemeError, load_theme
from ..ui.widgets import BODY, LARGE, SMALL, Choice, Dropdown, Slider, Toggle, Widget
from .help_toggles import help_toggles
from .page import Page

if TYPE_CHECKING:
    from .context import Context

SPEEDS = (("normal", mark("Normal")), ("fast", mark("Fast")), ("instant", mark("Instant")))
SCALES = (
    ("0.85", mark("Small")),
    ("1.0", mark("Normal")),
    ("1.15", mark("Large")),
    ("1.3", mark("Larger")),
)
#: a label above a widget, or None for one that carries its own
Line = tuple[str | None, Widget]
KEYS = (
    ((mark("Tab"), "← ↑ ↓ →"), mark("go to the next thing, or to what lies beside it")),
    ((mark("Enter"), mark("Space")), mark("use it")),
    ((mark("Esc"),), mark("go back, or close what is open")),
    (("F1",), mark("the rules, at the place that fits")),
    (("F11",), mark("full screen and back")),
)
KEY_LINE = 44
LABEL = 32
LINE = 56


class SettingsScene(Page):
    """Groups of widgets in cards; the rules of a game are chosen when it is set up."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Settings"))
        settings = context.settings
        volume = Slider(
            settings.volume,
            0,
            100,
            lambda value: self._set("volume", value),
            step=5,
            shows=lambda value: f"{value} %",
            name="volume",
        )
        self.volume = volume
        self.speed = Choice(
            told_titles(SPEEDS),
            settings.speed,
            lambda value: self._set("speed", value),
            name="speed",
        )
        self.theme = Dropdown(
            theme_titles(), settings.theme, lambda value: self._set("theme", value), name="theme"
        )
        self.scale = Choice(
            told_titles(SCALES),
            min((value for value, _other in SCALES), key=lambda v: abs(float(v) - settings.scale)),
            lambda value: self._set("scale", float(value)),
            name="scale",
        )
        self.language = Dropdown(
            list(LANGUAGES.items()),
            settings.language or USUAL,
            self._speak,
            name="language",
        )
        self.groups: list[tuple[str, list[Line]]] = [
            (_("Sound"), [(_("Volume"), volume), (None, self._toggle(_("Mute"), "mute"))]),
            (
                _("Picture"),
                [
                    (_("Language"), self.language),
                    (_("Theme"), self.theme),
                    (_("Size of everything"), self.scale),
                    (
                        None,
                        self._toggle(_("Full screen"), "fullscreen", _("F11 does the same.")),
                    ),
                    (
                        None,
                        self._toggle(
                            _("Reduced motion"),
                            "reduced_motion",
                            _("Nothing slides or fades; things are simply there."),
                        ),
                    ),
                ],
            ),
            (
                _("Game"),
                [
                    (_("Speed of the opponents"), self.speed),
                    (
                        None,
                        self._toggle(
                            _("Collect rent by itself"),
                            "auto_claim",
                            _("Otherwise you have to ask for it in time, as at a real table."),
                        ),
                    ),
                    (
                        None,
                        self._toggle(
                            _("Ask before what cannot be undone"),
                            "confirmations",
                            _("Such as selling buildings or mortgaging deeds."),
                        ),
                    ),
                    (
                        None,
                        self._toggle(
                            _("Save by itself"),
                            "autosave",
                            _(
                                "After every throw; Continue on the title screen goes on from "
                                "there."
                            ),
                        ),
                    ),
                    *((None, toggle) for toggle in help_toggles(context, on_card=False)),
                ],
            ),
        ]
        widgets = [widget for _title, lines in self.groups for _label, widget in lines]
        self.form.replace([self.back, *widgets])
        self._boxes: list[Rect] = []
        self._keys = Rect(0, 0, 0, 0)
        #: the height of a widget: less than usual in a low window
        self._line = 0

    def _toggle(self, label: str, setting: str, tip: str = "") -> Toggle:
        on = bool(getattr(self.context.settings, setting))
        return Toggle(label, on, lambda value: self._set(setting, value), name=setting, tip=tip)

    def _set(self, setting: str, value: object) -> None:
        setattr(self.context.settings, setting, value)
        self.context.settings_changed()
        if setting == "volume":
            self.context.sounds.play("click")

    def _speak(self, language: str) -> None:
        """Speak another language, and build this screen again in it."""
        self._set("language", language)
        self.close()
        self.context.scenes.push(SettingsScene(self.context))

    def tick(self, now: float, dt: float) -> None:
        """Follow a setting that was changed elsewhere, such as full screen by F11."""
        for widget in self.form.widgets:
            if isinstance(widget, Toggle):
                widget.on = bool(getattr(self.context.settings, widget.name))
        super().tick(now, dt)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        left, right = layout.row(self.body, [1.0, 1.0], px(28))
        self._line = px(LINE)
        tallest = self._height(self.groups[0][1]) + self._height(self.groups[2][1]) + px(28)
        count = len(self.groups[0][1]) + len(self.groups[2][1])
        self._line -= max(0, -(-(tallest - self.body.height) // count))
        heights = [self._height(lines) for _other, lines in self.groups]
        sound = Rect(left.x, left.y, left.width, heights[0])
        play = Rect(left.x, sound.bottom + px(28), left.width, heights[2])
        picture = Rect(right.x, right.y, right.width, heights[1])
        self._boxes = [sound, picture, play]
        bottom = max(play.bottom, picture.bottom + px(28) + px(KEY_LINE) * len(KEYS) + px(96))
        top = picture.bottom + px(28)
        self._keys = Rect(right.x, top, right.width, min(bottom, self.body.bottom) - top)
        for box, (_other, lines) in zip(self._boxes, self.groups, strict=True):
            self._place(box, lines)
        self.theme.bounds = self.bounds
        self.language.bounds = self.bounds

    def _height(self, lines: list[Line]) -> int:
        px = self.context.painter.px
        labels = sum(px(LABEL) for label, _other in lines if label)
        return px(26) + px(52) + labels + len(lines) * (self._line + px(10)) + px(16)

    def _place(self, box: Rect, lines: list[Line]) -> None:
        px = self.context.painter.px
        x, width = box.x + px(30), box.width - px(60)
        y = box.y + px(26) + px(52)
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
            at = (box.x + painter.px(30), box.y + painter.px(24))
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
        if self._keys.height < px(KEY_LINE) * len(KEYS) + px(90):
            return
        painter.panel(surface, self._keys, "dark")
        x, y = self._keys.x + px(30), self._keys.y + px(24)
        painter.text(surface, _("Keys"), (x, y), size=LARGE, colour="light", weight="bold")
        y += px(50)
        for keys, meaning in KEYS:
            left = x
            for key in map(_, keys):
                width = max(px(34), painter.measure(key, SMALL - 2, "bold")[0] + px(18))
                cap = Rect(left, y + px(4), width, px(30))
                painter.panel(surface, cap, "key")
                painter.text(
                    surface,
                    key,
                    cap,
                    size=SMALL - 2,
                    colour="light",
                    weight="bold",
                    align="center",
                    valign="center",
                )
                left += width + px(8)
            room = Rect(x + px(230), y, self._keys.right - px(30) - x - px(230), px(38))
            painter.text(
                surface, _(meaning), room, size=SMALL, colour="light_muted", valign="center"
            )
            y += px(KEY_LINE)


def theme_titles() -> list[tuple[str, str]]:
    """The themes that can be used, with their names."""
    found = []
    for name in THEMES:
        try:
            found.append((name, load_theme(name).name))
        except ThemeError:
            continue
    return found
