"""The settings; each takes effect at once and is kept."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial

from pygame import Rect, Surface

from ...language import LANGUAGES, _, current_language, mark, translate_titles
from ...language.figures import per_cent
from ...ui.board.cells import draw_bar
from ...ui.board.seated_picture import SeatedPicture
from ...ui.input.mac import on_this_system
from ...ui.layout.containers import Column, IfFits, MinWidth, Panel, Wrap
from ...ui.layout.leaves import Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import labelled
from ...ui.painting import layout
from ...ui.painting.colour import ink_on, rgb
from ...ui.painting.painter import Painter
from ...ui.painting.theme import THEMES, Theme, ThemeError, load_theme
from ...ui.panels.key_caps import KeyText
from ...ui.pieces.medallion import draw_rim
from ...ui.widgets import LARGE, SMALL, Button, Choice, Dropdown, Slider, Swatches, Toggle, Widget
from ..core.board_pictures import draw_seated, draw_small
from ..core.context import Context
from ..core.home_board import home_board, in_home_language
from ..core.page import Page
from ..core.screen_keys import keys_everywhere
from .more_settings import HELPS, LimitsScene, VoiceScene

SPEEDS = (
    ("slow", mark("Slow")),
    ("normal", mark("Normal")),
    ("fast", mark("Fast")),
    ("instant", mark("Instant")),
)
#: by the value of the setting
VIEWS = (("flat", mark("Flat")), ("seated", mark("3D")))
SCALES = ("0.75", "1.0", "1.25", "1.5", "2.0")


#: of each group, by the name of the setting: its label and its tip, and its tip on a Mac
SWITCHES: Mapping[str, Mapping[str, Sequence[str]]] = {
    "sound": {"mute": (mark("Mute"), "")},
    "picture": {
        "enlarge_board": (
            mark("Enlarge the board too"),
            mark("When off, only text and buttons grow, and the whole board stays in view."),
        ),
        "fullscreen": (
            mark("Full screen"), mark("F11 does the same."), mark("Cmd+Enter does the same.")
        ),
        "reduced_motion": (
            mark("Reduced motion"), mark("No sliding or fading: everything appears at once.")
        ),
        "camera": (
            mark("The camera follows the tokens"),
            mark("The camera moves in on the action, and back out when you decide. Off with "
                 "reduced motion."),
        ),
        "patterns": (
            mark("Patterns on colours"),
            mark("Patterns help you tell the colour sets apart without relying on colour."),
        ),
    },
    "game": {
        "auto_claim": (
            mark("Collect rent automatically"),
            mark("Otherwise you must claim it in time, as at a real table."),
        ),
        "more_offers": (
            mark("Several offers per round"),
            mark("Opponents may make you more than one offer per round."),
        ),
        "confirmations": (
            mark("Confirm irreversible actions"),
            mark("For example selling buildings or mortgaging deeds."),
        ),
        "autosave": (
            mark("Save automatically"),
            mark("After every roll. Continue on the title screen resumes the game."),
        ),
        **HELPS,
    },
}  # fmt: skip
#: a label above a widget, "" for one with a label of its own
Line = tuple[str, Widget]
#: in design units: the width of keys and the least of a group; heights of the head of a group, of a
#: widget and of small boards; the margin of a group
CAPS, GROUP, HEAD, LINE, TILE = 225, 500, 58, (40, 52), (104, 190)
#: the margin of a group, and that of its frame
PAD, FRAME = (24, 22), 12


class SettingsScene(Page):
    """Groups of widgets in cards; the rules of a game are chosen when it is set up."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Settings"))
        settings = context.settings
        self.volume = self._level("volume")
        self.music = self._level("music_volume")
        self.speed = Choice(
            translate_titles(SPEEDS), settings.speed, partial(self._set, "speed"), name="speed",
            on_card=True,
        )  # fmt: skip
        self.theme = SmallBoards(
            {name: _(theme.name) for name, theme in _themes().items()}, settings.theme,
            partial(self._set, "theme"), self._draw_theme, name="theme",
        )  # fmt: skip
        self.seated = SeatedPicture(context.painter, home_board())
        self.view = SmallBoards(
            dict(translate_titles(VIEWS)), settings.view, partial(self._set, "view"),
            self._draw_view, name="view",
        )  # fmt: skip
        self.view.tip = _(
            "A tilted 3D view. Press D at the table to switch. Small windows show the flat board."
        )
        self.scale = Choice(
            [(scale, per_cent(round(100 * float(scale)))) for scale in SCALES],
            min(SCALES, key=lambda scale: abs(float(scale) - settings.scale)),
            lambda value: self._set("scale", float(value)), name="scale", on_card=True,
        )  # fmt: skip
        self.language = Dropdown(
            list(LANGUAGES.items()), current_language(), self._speak, name="language"
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
        self.switches: dict[str, list[Line]] = {
            group: [("", self._switch(*switch)) for switch in switches.items()]
            for group, switches in SWITCHES.items()
        }
        self.at_title = (self.kept, self.voice)

    def _level(self, setting: str) -> Slider:
        """A volume in per cent."""
        level = getattr(self.context.settings, setting)
        return Slider(
            level, 0, 100, partial(self._set, setting), step=5, shows=per_cent, name=setting,
            on_card=True,
        )  # fmt: skip

    def _switch(self, setting: str, words: Sequence[str]) -> Toggle:
        label, *tips = map(_, words)
        return Toggle(
            label, bool(getattr(self.context.settings, setting)), partial(self._set, setting),
            name=setting, on_card=True, tip=on_this_system(tips[0], tips[-1]),
        )  # fmt: skip

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
                widget.on = bool(getattr(self.context.settings, widget.name))
        super().tick(now, dt)

    def compose(self) -> Node:
        lines = keys_everywhere(self, self.context.bindings)
        keys = [KeyText(k.keys, k.words, k.words, caps=CAPS) for k in lines]
        levels = [(_("Sound volume"), self.volume), (_("Music volume"), self.music)]
        chosen = [(_("Language"), self.language), (_("Opponents’ speed"), self.speed)]
        boards = [
            (_("Theme"), self.theme),
            (_("3D board"), self.view),
            (_("Interface size"), self.scale),
        ]
        sound = _deed(0, "sound_on", _("Sound"), [*levels, *self.switches["sound"]])
        play = _deed(4, "dice", _("Game"), [*chosen, *self.switches["game"]])
        picture = _deed(7, "eye", _("Picture"), [*boards, *self.switches["picture"]])
        listed = TitleDeed(8, "keyboard", _("Keys"), keys, gap=2)
        columns = (Column([sound, IfFits(listed, grow=1.0)], gap=16), play, picture)
        quiet = self.context.sounds.problem
        wrong = Text(_("No sound card was found."), colour="accent") if quiet else None
        parts = [MinWidth(each, GROUP, grow=1.0) for each in columns]
        return Column([wrong, Wrap(parts, gap=20)], gap=12)

    def _draw_theme(self, surface: Surface, rect: Rect, name: str) -> None:
        """A small board in a theme, on its table."""
        theme = _themes()[name]
        self.context.painter.box(
            surface, rect, theme.colours.table, to=theme.colours.table_edge, radius=8
        )
        side = min(rect.size) * 96 // 100
        place = layout.centre(rect, side, side)
        draw_small(self, in_home_language(), surface, place, theme)

    def _draw_view(self, surface: Surface, rect: Rect, view: str) -> None:
        if view == "flat":
            self._draw_theme(surface, rect, self.theme.value)
            return
        self.context.painter.box(surface, rect, "table", to="table_edge", radius=8)
        whole = surface.get_clip()
        surface.set_clip(rect.clip(whole))
        draw_seated(self, self.seated, surface, rect)
        surface.set_clip(whole)


@lru_cache(maxsize=1)
def _themes() -> dict[str, Theme]:
    """The themes whose files are sound."""
    found = {}
    for name in THEMES:
        with suppress(ThemeError):
            found[name] = load_theme(name)
    return found


def _deed(street: int, icon: str, title: str, lines: Iterable[Line]) -> Node:
    """A title deed of widgets with their labels."""
    parts = [
        labelled(label, widget, height=TILE if isinstance(widget, SmallBoards) else LINE, grow=0.0)
        for label, widget in lines
    ]
    return TitleDeed(street, icon, title, parts, gap=8)


class TitleDeed(Panel):
    """A group of settings on paper, in the frame of a title deed."""

    def __init__(self, street: int, icon: str, title: str, parts: Sequence[Node], gap: int) -> None:
        head = DeedHead(title, size=LARGE + 2, weight="display", height=HEAD, wrap=False)
        head.street, head.icon = street, icon
        super().__init__(Column([head, *parts, Spacer()], gap=gap), "card", pad=PAD)

    def paint(self, surface: Surface, painter: Painter) -> None:
        super().paint(surface, painter)
        edge = painter.px(FRAME)
        painter.box(surface, layout.inset(self.rect, edge, edge), "text", radius=8, line=1.6)


class DeedHead(Text):
    """The name of a group, with its icon, on the colour of a street."""

    street = 0
    icon = ""

    def paint(self, surface: Surface, painter: Painter) -> None:
        board = home_board()
        group = list(board.groups.values())[self.street]
        draw_bar(painter, surface, self.rect, board, group.id, muted=True)
        painter.box(surface, self.rect, "text", line=1.4)
        ink, side = ink_on(rgb(group.colour)), self.rect.height
        sign = draw_rim(
            painter,
            surface,
            Rect(self.rect.x - side // 8, self.rect.y - side // 8, side * 5 // 4, side * 5 // 4),
        )
        painter.dot(surface, sign.center, sign.width, "board_frame")
        painter.icon(surface, self.icon, sign.inflate(-side // 2, -side // 2), "light")
        painter.text(
            surface, self.text, self.rect.inflate(-2 * side, 0), self.size, ink,
            weight=self.weight, align="center",
        )  # fmt: skip


class SmallBoards(Swatches):
    """Pictures of boards on a table, with their names below."""

    pad = 4
    tipped = False

    def __init__(
        self, titles: Mapping[str, str], value: str, on_change: Callable[[str], None],
        draw_board: Callable[[Surface, Rect, str], None], name: str,
    ) -> None:  # fmt: skip
        super().__init__(
            list(titles), value, self._draw_cell, on_change, columns=len(titles), titles=titles,
            name=name,
        )  # fmt: skip
        self.draw_board = draw_board

    def cells(self) -> list[Rect]:
        return layout.grid(self.rect, self.columns, self.rows)

    def _draw_cell(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        words, picture = layout.split(rect, "bottom", painter.measure("", SMALL)[1] + painter.px(6))
        self.draw_board(surface, picture, option)
        ink = painter.ink("selected") if option == self.value else "text"
        title = self.titles[option]
        painter.text(surface, title, words, SMALL, ink, weight="bold", align="center")
