"""The theme of a board: its own colours for table, frame, ground, cards and dice.

A board may ask for any colours. They are made lighter or darker until the text on them
is readable; a high-contrast theme keeps its own.
"""

from collections.abc import Iterator, Mapping
from colorsys import hls_to_rgb, rgb_to_hls
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from types import MappingProxyType
from typing import Literal

from .colour import (
    BLACK,
    DARK,
    WHITE,
    Colour,
    contrast,
    darken,
    ink_on,
    lighten,
    luminance,
    mix,
    rgb,
)
from .table import CLOTH
from .theme import Colours, PanelStyle, Theme

#: the least contrast of text, of the board's figures, and of pips on a die
READ, SEEN, PIPS = 4.6, 3.6, 4.5
#: the contrast to white from which a middle is dark on purpose: its title is white
NIGHT = 9.0
#: the share of a board's colours in the table and the spaces of a dark theme, and the lightness
#: and the least strength of its middle
SHARE, DUSK, STRONG = 0.45, 0.21, 0.5
#: what is printed on the spaces in a colour of the cards
ACCENTS = {
    "chance": "chance",
    "go": "chance",
    "chest": "community_chest",
    "jail": "community_chest",
}
#: panels on the table that take its colour: the lightening
ON_TABLE = {"secondary": 0.12, "dark": -0.45}


#: paper for reading, dark glass for controls, a sheet of print, which stays light at night
GroundName = Literal["paper", "glass", "sheet"]
#: a board's properties besides colours
NAMES = ("material", "picture")
#: the material of a table where a board has only a picture, as older ones do
MATERIALS = {
    "harbour": "planks",
    "kitchen": "linen",
    "stars": "steel",
    "castle": "stone",
    "mountains": "picnic",
    "railway": "iron",
}

NO_WISHES: Mapping[str, str] = MappingProxyType({})


class ThemeSelection:
    """The theme chosen by the player, with the overrides of the board on the table."""

    def __init__(self, theme: Theme) -> None:
        self._plain = self._worn = theme
        self._wishes = NO_WISHES
        self._ground: GroundName = "paper"
        self._known: dict[tuple[str, GroundName, tuple[tuple[str, str], ...]], Theme] = {}

    @property
    def theme(self) -> Theme:
        """The current theme."""
        return self._worn

    @theme.setter
    def theme(self, theme: Theme) -> None:
        self._known.clear()
        self._plain = theme
        self._worn = self._dressed()

    @property
    def plain(self) -> Theme:
        """The theme as the player has chosen it."""
        return self._plain

    def wear(self, wishes: Mapping[str, str]) -> bool:
        """Dress for a board, by the ``theme`` of its edition; True if all looks otherwise now."""
        if wishes is self._wishes:
            return False
        before, self._wishes = self._worn, wishes
        self._worn = self._dressed()
        return self._worn is not before

    def wearing(self, wishes: Mapping[str, str]) -> AbstractContextManager[None]:
        """Draw one thing in the theme of its board."""
        return self._with(_wishes=wishes)

    def trying(self, theme: Theme) -> AbstractContextManager[None]:
        """Draw one thing in another theme."""
        return self._with(_plain=theme)

    @property
    def ground(self) -> GroundName:
        """The current ground."""
        return self._ground

    def on(self, ground: GroundName) -> AbstractContextManager[None]:
        """Draw things on a ground."""
        return self._with(_ground=ground)

    @contextmanager
    def _with(self, **parts: object) -> Iterator[None]:
        """Dress with other attributes for a while."""
        before = {name: getattr(self, name) for name in parts}
        vars(self).update(parts)
        self._worn = self._dressed()
        try:
            yield
        finally:
            vars(self).update(before)
            self._worn = self._dressed()

    def _dressed(self) -> Theme:
        key = self._plain.id, self._ground, tuple(sorted(self._wishes.items()))
        if key not in self._known:
            result = with_overrides(self._plain, self._wishes)
            self._known[key] = on_ground(result, self._ground)
        return self._known[key]


def on_ground(theme: Theme, name: GroundName) -> Theme:
    """The theme as it looks on a ground; in full contrast all are alike."""
    if theme.strong or name == "paper":
        return theme
    ground = theme.glass if name == "glass" else theme.sheet
    return replace(
        theme,
        id=f"{theme.id}-{name}",
        colours=replace(theme.colours, **ground.colours),
        panels=MappingProxyType({**theme.panels, **ground.panels}),
    )


def with_overrides(theme: Theme, wishes: Mapping[str, str]) -> Theme:
    """The theme as a board wishes it, by the names of an edition's ``theme``."""
    if theme.strong or not wishes:
        return theme
    wished = {name: rgb(value) for name, value in wishes.items() if name not in NAMES}
    colours = replace(theme.colours, **_changes(theme.colours, wished))
    panels = dict(theme.panels)
    if "table" in wished:
        panels |= {name: _panel(panels[name], colours.table, by) for name, by in ON_TABLE.items()}
    text = "".join(f" {name} {value}" for name, value in sorted(wishes.items()))
    return replace(
        theme,
        id=theme.id + text,
        colours=colours,
        panels=MappingProxyType(panels),
        material=_material(theme, wishes),
    )


def _material(theme: Theme, wishes: Mapping[str, str]) -> str:
    """The material of the table; a mere colour gives a cloth."""
    usual = CLOTH if "table" in wishes else theme.material
    return wishes.get("material") or MATERIALS.get(wishes.get("picture", ""), usual)


def _changes(base: Colours, wished: Mapping[str, Colour]) -> dict[str, Colour]:
    """The colours that change, by their names in a theme."""
    dark = luminance(base.board) < DARK
    out: dict[str, Colour] = {}
    table = wished.get("table")
    if table:
        least = min(READ, contrast(base.light_muted, base.table))
        out["table"] = _apart(mix(table, BLACK, SHARE * dark), ((base.light_muted, least),), BLACK)
        out["table_edge"] = darken(out["table"], 0.5)
    frame, die = wished.get("frame"), wished.get("die")
    if frame:
        # the name of the game is written on it
        out["board_frame"] = _apart(mix(frame, BLACK, 0.4 * dark), ((WHITE, 8.0),), BLACK)
    inks = ((base.board_ink, 9.0), (base.board_muted, READ), (base.go, SEEN))
    away = BLACK if dark else WHITE
    spaces, middle = wished.get("spaces"), wished.get("centre")
    if spaces:
        spaces = mix(base.board, table or spaces, SHARE) if dark else spaces
        out["board"] = _apart(spaces, inks, away)
    if middle:
        middle = _evening(middle) if dark else middle
        night = dark or contrast(WHITE, middle) >= NIGHT
        if dark or not night:
            middle = _apart(middle, inks[:1], away)
        edge = darken(middle, 0.3 if night else 0.13)
        out["board_centre"] = middle
        out["board_centre_edge"] = edge if night else _apart(edge, inks[1:2], WHITE)
    ground = out.get("board", base.board)
    for name, wish in ACCENTS.items():
        # at night GO is gold: red would become pink
        if wish in wished and not (dark and name == "go"):
            out[name] = _apart(
                wished[wish], ((ground, SEEN if name == "go" else 2.4),), WHITE if dark else BLACK
            )
    pips = wished.get("pips", base.pip)
    if die:
        out["die"] = die
    ground = out.get("die", base.die)
    out["pip"] = pips if contrast(ground, pips) >= PIPS else ink_on(ground)
    return out


def _evening(colour: Colour) -> Colour:
    """The same hue, dark and strong."""
    hue, _lightness, strength = rgb_to_hls(*(part / 255 for part in colour))
    red, green, blue = hls_to_rgb(hue, DUSK, max(STRONG, strength))
    return round(255 * red), round(255 * green), round(255 * blue)


def _apart(colour: Colour, inks: tuple[tuple[Colour, float], ...], to: Colour) -> Colour:
    """The colour, moved towards black or white until all inks can be read on it."""
    for percent in range(0, 101, 2):
        found = mix(colour, to, percent / 100)
        if all(contrast(ink, found) >= least for ink, least in inks):
            return found
    return to


def _panel(style: PanelStyle, table: Colour, by: float) -> PanelStyle:
    """A panel in the colour of the table, lighter or darker by a share, as clear as it was."""
    top = lighten(table, by) if by > 0 else darken(table, -by)
    top = _apart(top, ((style.ink, 5.0),), BLACK)
    return replace(style, top=(*top, style.top[3]), bottom=(*darken(top, 0.2), style.bottom[3]))
