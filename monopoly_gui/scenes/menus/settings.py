"""The settings; each takes effect at once and is kept."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from itertools import chain

from pygame import Rect, Surface

from ...editions import HOMES
from ...language import LANGUAGES, _, current_language, mark, translate_titles
from ...language.figures import per_cent
from ...ui.board.seated_picture import SeatedPicture
from ...ui.layout.containers import Column, Grid, MinWidth, Panel, Row, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice, labelled
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.painting.theme import THEMES, Theme, ThemeError, load_theme
from ...ui.widgets import LARGE, SMALL, Button, Swatches, Tabs, TileToggle, Widget
from ..core.board_pictures import draw_pieces, draw_seated, draw_small, draw_tile
from ..core.context import Context
from ..core.home_board import home_board
from ..core.managed_scene import game_rules_of
from ..core.page import Page
from ..core.screen_keys import KeyLine, keys_everywhere, keys_here
from .help import key_group
from .more_settings import HELPS, LimitsScene, VoiceControls, level_of, switch_of

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
    "sound": {
        "mute": (mark("Mute"), ""),
        "speech": (mark("Speech"), mark("Reads everything on the screen aloud.")),
    },
    "picture": {
        "enlarge_board": (
            mark("Enlarge the board too"),
            mark("When off, only text and buttons grow."),
        ),
        "fullscreen": (
            mark("Full screen"), mark("F11 does the same."), mark("Cmd+Enter does the same.")
        ),
        "reduced_motion": (
            mark("Reduced motion"), mark("No sliding or fading: everything appears at once.")
        ),
        "camera": (
            mark("The camera follows the tokens"),
            mark("It moves in on the action. Off with reduced motion."),
        ),
        "patterns": (
            mark("Patterns on colours"),
            mark("Each colour set has its own pattern."),
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
#: beside the switches, by the names of the settings
ICONS = {
    "mute": "sound_off", "enlarge_board": "map", "fullscreen": "fullscreen",
    "reduced_motion": "slow", "camera": "eye", "patterns": "diamond", "auto_claim": "coins",
    "more_offers": "trade", "confirmations": "check", "autosave": "save", "advice": "bulb",
    "chances": "chart", "summaries": "book", "remarks": "people",
    "speech": "sound_on",
}  # fmt: skip
#: the pages by their names: icon and title
PAGES = {
    "picture": ("eye", mark("Picture")),
    "game": ("dice", mark("Game")),
    "sound": ("sound_on", mark("Sound")),
    "keys": ("keyboard", mark("Keys")),
}
#: the pieces that run at the speeds of the opponents
RUNNERS = {
    "slow": "token:boot", "normal": "token:dog", "fast": "token:car", "instant": "token:rocket",
}  # fmt: skip
#: the shape of a card with letters, and their share of its height
CARD, LETTERS = 1.25, 0.6
#: in design units: the width of keys, the list of pages, a tab, a slider, and a switch; the gap
#: between two columns
CAPS, SIDE, TAB, SWITCH, LEAST, APART = 225, 320, (52, 76), 480, 150, 36
#: heights of a slider, of pictures and of low ones; the margin of the page; the narrowest for two
#: columns
LINE, TILE, LOW_TILE, PAD, ROOMY = (44, 72), (160, 280), (100, 190), (40, 30), 1300.0


class SettingsScene(Page):
    """Pages of widgets on paper; the rules of a game are chosen when it is set up."""

    def __init__(self, context: Context, page: str = "picture") -> None:
        super().__init__(context, _("Settings"))
        settings = context.settings
        self.tabs = Tabs(
            [(name, _(title)) for name, (_icon, title) in PAGES.items()], page,
            lambda value: self.recompose(), on_card=False,
        )  # fmt: skip
        self.volume = level_of(context, "volume", 0, 100)
        self.volume.on_change = partial(self._set, "volume")
        self.music = level_of(context, "music_volume", 0, 100)
        self.speed = SmallPictures(
            dict(translate_titles(SPEEDS)), settings.speed, partial(self._set, "speed"),
            self._draw_runner, name="speed",
        )  # fmt: skip
        self.theme = SmallPictures(
            {name: _(theme.name) for name, theme in _themes().items()}, settings.theme,
            partial(self._set, "theme"), self._draw_theme, name="theme",
        )  # fmt: skip
        self.board = home_board()
        self.seated = SeatedPicture(context.painter, self.board)
        self.view = SmallPictures(
            dict(translate_titles(VIEWS)), settings.view, partial(self._set, "view"),
            self._draw_view, name="view",
        )  # fmt: skip
        self.view.tip = _(
            "A tilted 3D view. Press D at the table to switch. Small windows show the flat board."
        )
        self.scale = SmallPictures(
            {scale: per_cent(round(100 * float(scale))) for scale in SCALES},
            min(SCALES, key=lambda scale: abs(float(scale) - settings.scale)),
            lambda value: self._set("scale", float(value)), self._draw_scale, name="scale",
        )  # fmt: skip
        self.language = SmallPictures(
            LANGUAGES, current_language(), self._speak,
            lambda surface, rect, code: draw_tile(self, HOMES[code], surface, rect),
            name="language",
        )  # fmt: skip
        self.kept = Button(
            _("Saved games"), lambda: context.scenes.push(LimitsScene(context)), icon="save",
            style="ghost", size=SMALL, name="kept",
        )  # fmt: skip
        self.voice = VoiceControls(context)
        self.switches = {
            group: [switch_of(context, *switch, TileToggle) for switch in switches.items()]
            for group, switches in SWITCHES.items()
        }
        for toggle in chain.from_iterable(self.switches.values()):
            toggle.icon, toggle.tip = ICONS[toggle.name], toggle.explained

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
        for toggle in chain.from_iterable(self.switches.values()):
            toggle.on = bool(getattr(self.context.settings, toggle.name))
        self.voice.follow()
        super().tick(now, dt)

    def compose(self) -> Node:
        game = game_rules_of(self.context.scenes.stack)
        self.board = self.seated.board = game[1] if game else home_board()
        narrow = self.is_compact(ROOMY)
        self.tabs.vertical, self.tabs.columns = not narrow, 0
        self.tabs.icons = {} if narrow else {name: PAGES[name][0] for name in PAGES}
        title = Text(self.tabs.options[self.tabs.index][1], size=LARGE + 10, weight="display")
        parts = [title, *self._page(self.tabs.value)]
        page = Scroll(Panel(Column(parts, gap=22), "card", pad=PAD, grow=1.0), grow=1.0)
        kept = Control(self.kept, grow=0.0)
        if narrow:
            return Column([WrappedChoice(self.tabs), Wrap([kept]), page], gap=16)
        high = (TAB[0] * len(PAGES), TAB[1] * len(PAGES))
        tabs = Control(self.tabs, height=high, grow=0.0)
        side = Panel(Column([tabs, Spacer(), kept]), "dark", pad=(12, 14))
        return Row([Share(side, SIDE), Share(page, 500, grow=1.0)], gap=24)

    def _page(self, name: str) -> list[Node | None]:
        """The contents of a page: choices first, switches below."""
        if name == "keys":
            tables = [s for s in self.context.scenes.stack if s.rules_in_force][:1]
            there = keys_here(tables) or [KeyLine(("F1",), _("Help and keys"))]
            everywhere = keys_everywhere(self, self.context.bindings)
            groups = (_("Everywhere"), everywhere), (_("At the table"), there)
            return [part for group in groups for part in key_group(*group, CAPS)]
        switches = [MinWidth(Control(each, grow=0.0), LEAST) for each in self.switches[name]]
        most, gap = {"picture": (5, 14), "sound": (2, APART)}.get(name, (4, 14))
        grid = Grid(switches, columns=(1, most), gap=gap)
        if name == "picture":
            theme = _beside(_("Theme"), self.theme)
            view = _beside(_("3D board"), self.view)
            scale = labelled(_("Interface size"), self.scale, height=LOW_TILE, grow=0.0)
            return [Wrap([theme, view], gap=28), scale, grid]
        if name == "game":
            chosen = [_beside(_("Language"), self.language)]
            chosen.append(_beside(_("Opponents’ speed"), self.speed))
            return [Wrap(chosen, gap=28), grid]
        levels = [(_("Sound volume"), self.volume), (_("Music volume"), self.music)]
        sounds, voice = map(_two_columns, (levels, self.voice.lines))
        wrong = None
        if self.context.sounds.problem:
            wrong = Text(_("No sound card was found."), colour="warn", weight="bold")
        note = Text(self.voice.note, size=SMALL, colour="muted")
        return [sounds, wrong, grid, voice, note]

    def _draw_runner(self, surface: Surface, rect: Rect, speed: str) -> None:
        green = self.context.painter.tint("house")
        draw_pieces(self, self.board, green, RUNNERS[speed], surface, rect)

    def _draw_scale(self, surface: Surface, rect: Rect, scale: str) -> None:
        """Letters on a card that grow with the interface."""
        painter, part = self.context.painter, (0.2 + 0.8 * float(scale) / float(SCALES[-1]))
        card = layout.centre(rect, round(rect.height * part * CARD), round(rect.height * part))
        painter.shadow(surface, card, "soft")
        painter.paper(surface, card, radius=8)
        painter.text(
            surface, "Aa", card, card.height * LETTERS / painter.scale, "deed_ink",
            weight="display", align="center", valign="center",
        )  # fmt: skip

    def _draw_theme(self, surface: Surface, rect: Rect, name: str) -> None:
        """A small board in a theme, on its table."""
        painter = self.context.painter
        theme, side = _themes().get(name, painter.plain), min(rect.size) * 96 // 100
        table = theme.colours.table, theme.colours.table_edge
        painter.box(surface, rect, table[0], to=table[1], radius=8)
        draw_small(self, self.board, surface, layout.centre(rect, side, side), theme)

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


def _beside(title: str, pictures: "SmallPictures") -> Node:
    """Pictures with their title, as wide as their number needs."""
    share = len(pictures.options)
    return Share(labelled(title, pictures, height=TILE, grow=0.0), 180 * share, grow=share)


def _two_columns(lines: Iterable[tuple[str, Widget]]) -> Node:
    """Widgets below their titles, in one or two columns."""
    cells = [MinWidth(labelled(title, each, height=LINE), SWITCH) for title, each in lines]
    return Grid(cells, columns=(1, 2), gap=APART)


class SmallPictures(Swatches):
    """Pictures side by side, with their names below."""

    pad = 4
    tipped = False
    square = False

    def __init__(
        self, titles: Mapping[str, str], value: str, on_change: Callable[[str], None],
        draw_picture: Callable[[Surface, Rect, str], None], name: str,
    ) -> None:  # fmt: skip
        super().__init__(
            list(titles), value, self._draw_cell, on_change, columns=len(titles), titles=titles,
            name=name,
        )  # fmt: skip
        self.draw_picture = draw_picture

    def _draw_cell(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        words, picture = layout.split(rect, "bottom", painter.measure("", SMALL)[1] + painter.px(6))
        self.draw_picture(surface, picture, option)
        ink = painter.ink("selected") if option == self.value else "text"
        title = self.titles[option]
        painter.text(surface, title, words, SMALL, ink, weight="bold", align="center")
