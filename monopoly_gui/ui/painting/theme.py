"""A look: colours, sizes and times, read from ``assets/themes``."""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

from ... import paths
from .colour import Colour, Rgba, parse, rgb

THEMES = ("classic", "dark", "high_contrast")
DEFAULT_THEME = "classic"


class ThemeError(ValueError):
    """A theme file that cannot be used; the message says which entry is wrong."""


@dataclass(frozen=True, slots=True)
class Colours:
    """Named colours; ``text`` is read on cards, ``light`` on the table itself."""

    table: Colour
    table_edge: Colour
    text: Colour
    muted: Colour
    light: Colour
    light_muted: Colour
    accent: Colour
    focus: Colour
    good: Colour
    bad: Colour
    warn: Colour
    line: Colour
    board: Colour
    board_centre: Colour
    board_centre_edge: Colour
    board_ink: Colour
    board_muted: Colour
    board_line: Colour
    board_frame: Colour
    chance: Colour
    chest: Colour
    go: Colour
    jail: Colour
    police: Colour
    parking: Colour
    house: Colour
    hotel: Colour
    deed: Colour
    deed_ink: Colour
    die: Colour
    pip: Colour


@dataclass(frozen=True, slots=True)
class Durations:
    """Lengths of movements in seconds."""

    quick: float
    slow: float
    hop: float
    dice: float
    card: float
    money: float


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow: how far below, how soft (design units), how dark (0-255)."""

    drop: float
    blur: float
    alpha: int


@dataclass(frozen=True, slots=True)
class PanelStyle:
    """The look of one kind of panel or button; lengths in design units.

    ``lip`` is the height of the darker lower edge that a pressed button loses;
    ``shine`` the strength (0-255) of the light line inside its upper edge.
    """

    top: Rgba
    bottom: Rgba
    ink: Colour
    border: Rgba
    border_width: float
    radius: float
    shadow: str
    lip: float
    shine: int


@dataclass(frozen=True, slots=True)
class Ground:
    """The overrides for a ground that is not a dialog's paper."""

    colours: Mapping[str, Colour]
    panels: Mapping[str, PanelStyle]


@dataclass(frozen=True, slots=True)
class Theme:
    """All properties of a look; shared by everything drawn.

    ``patterns`` distinguishes the colour groups; ``strong`` asks for plain grounds,
    bold lines and clear patterns.  ``grain`` (0-255) roughens large even areas.
    """

    id: str
    name: str
    colours: Colours
    motion: Durations
    radii: Mapping[str, float]
    shadows: Mapping[str, Shadow]
    panels: Mapping[str, PanelStyle]
    #: dark glass, the material of controls, and sheets of paper with print on them
    glass: Ground
    sheet: Ground
    players: tuple[Colour, ...]
    patterns: bool
    strong: bool
    grain: int
    #: the material of the table, by the pictures in ``assets/table``
    material: str

    @property
    def evening(self) -> bool:
        """Whether the board is in the dark, with lamps lit on it."""
        return sum(self.colours.board) < 330

    @property
    def lamp(self) -> str:
        """The light on the table, by the pictures in ``assets/light``."""
        return "plain" if self.strong else "evening" if self.evening else "day"

    def colour(self, name: str) -> Colour:
        """A colour by its name; KeyError for an unknown one."""
        if name not in Colours.__dataclass_fields__:
            raise KeyError(name)
        found: Colour = getattr(self.colours, name)
        return found


def load_theme(name: str, folder: Path | None = None) -> Theme:
    """Read a theme by its file name without ``.json``; ThemeError for an unusable one."""
    raw = _read(name, folder or paths.assets() / "themes", ())
    try:
        return _build(name, raw)
    except (KeyError, TypeError, ValueError) as error:
        raise ThemeError(f"theme {name!r}: {error}") from error


def _read(name: str, folder: Path, seen: tuple[str, ...]) -> dict[str, Any]:
    """The entries of a theme over those of its base."""
    if not isinstance(name, str) or not re.fullmatch(r"\w{1,40}", name):
        raise ThemeError(f"theme {name!r} is no name of a theme: use letters, digits and _")
    if name in seen:
        raise ThemeError(f"theme {name!r} is based on itself")
    try:
        raw = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ThemeError(f"theme {name!r} cannot be read: {error}") from error
    if not isinstance(raw, dict):
        raise ThemeError(f"theme {name!r}: an object is needed")
    base = raw.pop("base", None)
    return _over(_read(base, folder, (*seen, name)), raw) if base else raw


def _over(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    merged = dict(base)
    for key, value in top.items():
        below = merged.get(key)
        both = isinstance(value, dict) and isinstance(below, dict)
        merged[key] = _over(below, value) if both else value  # type: ignore[arg-type]
    return merged


def _build(name: str, raw: dict[str, Any]) -> Theme:
    radii = {key: float(value) for key, value in raw["radii"].items()}
    shadows = {key: _theme_part(Shadow, value) for key, value in raw["shadows"].items()}
    theme = Theme(
        id=name,
        name=str(raw["name"]),
        colours=_theme_part(Colours, raw["colours"]),
        motion=_theme_part(Durations, raw["motion"]),
        radii=MappingProxyType(radii),
        shadows=MappingProxyType(shadows),
        panels=MappingProxyType({k: _panel(v, radii) for k, v in raw["panels"].items()}),
        glass=_ground(raw["glass"], raw["panels"], radii),
        sheet=_ground(raw["sheet"], raw["panels"], radii),
        players=tuple(rgb(text) for text in raw["players"]),
        patterns=bool(raw["patterns"]),
        strong=bool(raw["strong"]),
        grain=int(raw["grain"]),
        material=str(raw["material"]),
    )
    grounds = (theme, theme.glass, theme.sheet)
    for key, style in (pair for ground in grounds for pair in ground.panels.items()):
        if style.shadow and style.shadow not in shadows:
            raise ValueError(f"panel {key!r} names the unknown shadow {style.shadow!r}")
    return theme


def _ground(raw: dict[str, Any], panels: dict[str, Any], radii: Mapping[str, float]) -> Ground:
    """The overrides for a ground; panels name only their differences."""
    if unknown := set(raw["colours"]) - set(Colours.__dataclass_fields__):
        raise ValueError(f"a ground does not know {', '.join(sorted(unknown))}")
    return Ground(
        MappingProxyType({key: rgb(value) for key, value in raw["colours"].items()}),
        MappingProxyType(
            {key: _panel(panels[key] | value, radii) for key, value in raw["panels"].items()}
        ),
    )


def _panel(raw: dict[str, Any], radii: Mapping[str, float]) -> PanelStyle:
    """A panel style; ``radius`` may be a number or the name of one of the radii."""
    return _theme_part(PanelStyle, raw | {"radius": radii.get(raw["radius"], raw["radius"])})


#: how the values of a file are read, by the type of their field
READ: dict[object, Callable[[Any], Any]] = {
    Colour: rgb,
    Rgba: parse,
    float: float,
    int: int,
    str: str,
}
Made = TypeVar("Made", Colours, Durations, PanelStyle, Shadow)


def _theme_part(kind: type[Made], raw: dict[str, Any]) -> Made:
    """A part of the theme, which must have exactly these entries."""
    wanted = {f.name: READ[f.type] for f in fields(kind)}
    if wrong := set(wanted) ^ set(raw):
        raise ValueError(f"{kind.__name__} lacks or does not know {', '.join(sorted(wrong))}")
    return kind(**{name: read(raw[name]) for name, read in wanted.items()})


def usable_theme(name: str, patterns: bool = False) -> Theme:
    """The theme of that name, or the default one if it cannot be read.

    With ``patterns`` the colours of the groups have patterns in any case.
    """
    try:
        theme = load_theme(name)
    except ThemeError:
        theme = load_theme(DEFAULT_THEME)
    if patterns and not theme.patterns:
        return replace(theme, id=f"{theme.id} patterns", patterns=True)
    return theme
