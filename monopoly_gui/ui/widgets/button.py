"""Buttons: with a label, an icon, a key hint; with an icon only; and large ones with a note."""

import re
from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Literal, Unpack

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _, retranslate
from ..painting import layout
from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, LARGE, SMALL, Redrawn, Widget, WidgetOptions, ignore
from .keys import key_name

#: a key named at the end of a tip
_KEY_IN_TIP = re.compile(r"\s*\([^()]{1,12}\)(?=\.?$)")

ButtonStyle = Literal[
    "primary", "good", "secondary", "light", "danger", "dark", "ghost", "link", "selected"
]

#: the margin at each side of a button with little room
TIGHT = 8


@dataclass(eq=False, repr=False)
class Button(Widget):
    """A button: it reacts to a click, to Enter or Space with the focus, and to its key."""

    focusable = True
    #: its look while disabled: "faded" on a light card
    style_disabled = "disabled"
    sound = "click"

    label: Redrawn[str] = Redrawn()
    on_click: Callable[[], None] = ignore
    _: KW_ONLY
    icon: str = ""
    key: int = 0
    style: ButtonStyle = "ghost"
    size: int = BODY
    align: Literal["left", "center"] = "center"
    #: the text beside the icon where the label has no room
    short = ""
    #: the spoken text in place of a label that is no sentence
    aloud = ""
    #: undocumented keys that do the same: those of former versions
    keys_before: tuple[int, ...] = field(init=False, default=())
    #: the style that it wears for a while instead of its own, "" for that
    style_override: ButtonStyle | Literal[""] = field(init=False, default="")

    def __post_init__(self) -> None:
        self.name = self.name or self.label

    @property
    def style_enabled(self) -> ButtonStyle:
        """The look while it is enabled."""
        return self.style_override or self.style

    def activate(self) -> None:
        self.on_click()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.pressed = True
            return True
        if event.type == pygame.MOUSEMOTION and event.buttons[0]:
            self.pressed = self.enabled and self.rect.collidepoint(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            inside = self.pressed and self.rect.collidepoint(event.pos)
            self.pressed = False
            if inside:
                self.activate()
            return inside
        return False

    def hover_changed(self) -> None:
        if not self.hovered:
            self.pressed = False

    def spoken(self) -> Accessible:
        alone = _KEY_IN_TIP.sub("", retranslate(self.tip))
        name = self.aloud or self.label or alone
        value = name if self.title else ""
        text = self.accessible("button", name, value, key=key_name(self.key))
        if name != alone:
            return text
        # its tip would say nothing more, except perhaps the key
        key = _KEY_IN_TIP.search(self.tip)
        return replace(text, key=text.key or (key.group().strip(" ()") if key else ""), more="")

    def width(self, painter: Painter) -> int:
        """The width for everything, its key included, in pixels."""
        icon, gap, label = self._parts(painter)
        cap = self._cap_width(painter)
        return icon + gap + label + painter.px(44) + (cap + painter.px(16) if cap else 0)

    def least_width(self, painter: Painter) -> int:
        """The width for its words alone, in pixels."""
        return self._parts(painter)[2] + painter.px(20)

    def _parts(self, painter: Painter) -> tuple[int, int, int]:
        """Widths in pixels of the icon, of the gap after it and of the label."""
        icon = painter.px(self.size * 1.25) if self.icon else 0
        shown = self._shown(painter)
        label = painter.measure(shown, self.size, "bold")[0] if shown else 0
        gap = painter.px(12) if icon and label else 0
        most = self.rect.width - 2 * painter.px(18)
        if self.short and shown == self.label and icon + gap + label > most:
            # the word matters more than its icon
            return 0, 0, label
        return icon, gap, label

    def _shown(self, painter: Painter) -> str:
        """The label, or its substitute where there is no room for it."""
        fits = painter.measure(self.label, self.size, "bold")[0] <= self._room(painter)
        return self.label if fits or not self.short else self.short

    def _room(self, painter: Painter) -> int:
        """The pixels available for its contents."""
        return self.rect.width - 2 * painter.px(TIGHT)

    def _cap_width(self, painter: Painter) -> int:
        """Width in pixels of the key cap; 0 without a key."""
        hint = key_name(self.key)
        if not hint:
            return 0
        text = painter.measure(hint, SMALL - 3, "bold")[0]
        return max(painter.px(28), text + painter.px(14))

    @property
    def style_now(self) -> str:
        """The current style."""
        shown = self.enabled or self.style == "link"
        return self.style_enabled if shown else self.style_disabled

    def _face(
        self, surface: Surface, painter: Painter, rect: Rect | None = None
    ) -> tuple[Rect, str]:
        """Draw the empty button: the place of its contents, and its current style."""
        face = painter.panel(
            surface, rect or self.rect, self.style_now, hover=self.glow, pressed=self.pressed,
            focus=self.ringed,
        )  # fmt: skip
        return face, self.style_now

    def _draw_icon(self, surface: Surface, painter: Painter, face: Rect, share: float) -> None:
        """Draw the icon in the middle, as large as a share of the face."""
        side = round(min(face.size) * share)
        place = layout.centre(face, side, side)
        painter.icon(surface, self.icon, place, painter.ink(self.style_now))

    def draw(self, surface: Surface, painter: Painter) -> None:
        face, style = self._face(surface, painter)
        colour = painter.ink(style if self.enabled else self.style_disabled)
        icon, gap, label = self._parts(painter)
        pad = painter.px(18)
        body = Rect(face.x + pad, face.y, face.width - 2 * pad, face.height)
        cap = self._cap_width(painter) if painter.shows_keys else 0
        apart = painter.px(12)
        if cap and body.width < icon + gap + label + apart + cap:
            cap = 0
        if label and body.width < icon + gap + label:
            # the word matters more than its icon
            body = face.inflate(-2 * painter.px(TIGHT), 0)
            icon, gap = (icon, gap) if body.width >= icon + gap + label else (0, 0)
        label = min(label, body.width - icon - gap - (apart + cap if cap else 0))
        x, cap_x = body.x, body.right - cap
        if self.align == "center":
            x = face.centerx - (icon + gap + label) // 2
            if cap and x + icon + gap + label + apart > cap_x:
                # no room beside the label in the middle: both together are put there
                x = face.centerx - (icon + gap + label + apart + cap) // 2
                cap_x = x + icon + gap + label + apart
        if cap:
            self._draw_cap(surface, painter, Rect(cap_x, body.y, cap, body.height))
        if icon:
            painter.icon(surface, self.icon, Rect(x, face.y, icon, face.height), colour)
        area = Rect(x + icon + gap, face.y, label + 1, face.height)
        if self.label:
            painter.text(surface, self._shown(painter), area, self.size, colour, weight="bold")

    def _draw_cap(self, surface: Surface, painter: Painter, area: Rect) -> None:
        cap = layout.placed((area.width, painter.px(28)), x=area.x, centery=area.centery)
        painter.panel(surface, cap, "key")
        solid = painter.theme.panels["key"].top[3] == 255
        style = "key" if solid else self.style_enabled if self.enabled else self.style_disabled
        text, ink = key_name(self.key), painter.ink(style)
        painter.text(surface, text, cap, SMALL - 3, ink, weight="bold", align="center")


class IconButton(Button):
    """A square button with an icon only; its tip describes it."""

    usual_style: ButtonStyle = "ghost"

    def __init__(
        self,
        icon: str,
        on_click: Callable[[], None] = ignore,
        *,
        key: int = 0,
        style: ButtonStyle | None = None,
        **options: Unpack[WidgetOptions],
    ) -> None:
        style = style or self.usual_style
        super().__init__("", on_click, icon=icon, key=key, style=style, **options)
        self.name = self.name or self.tip

    def width(self, painter: Painter) -> int:
        return painter.px(self.size * 1.25 + 20)

    def draw(self, surface: Surface, painter: Painter) -> None:
        self._draw_icon(surface, painter, self._face(surface, painter)[0], 0.56)


class TileButton(Button):
    """A word below an icon; where it is too low for both, beside it or alone."""

    def width(self, painter: Painter) -> int:
        return painter.measure(self.label, self.size, "bold")[0] + painter.px(20)

    def least_width(self, painter: Painter) -> int:
        return self.width(painter)

    def draw(self, surface: Surface, painter: Painter) -> None:
        face, style = self._face(surface, painter)
        ink, px = painter.ink(style), painter.px
        line = painter.measure("", self.size, "bold")[1]
        side = min(px(34), face.height - line - px(10))
        words = face.inflate(-px(10), 0)
        if side >= px(22):
            above = (face.height - side - line - px(4)) // 2
            icon = layout.placed((side, side), y=face.y + above, centerx=face.centerx)
            painter.icon(surface, self.icon, icon, ink)
            words = Rect(words.x, icon.bottom + px(4), words.width, line)
        painter.text(
            surface, self.label, words,
            painter.fitting( self.label, self.size, words.width, "bold" ), ink, weight="bold",
            align="center",
        )  # fmt: skip
        if painter.shows_keys and (cap := self._cap_width(painter)) and side >= px(22):
            self._draw_cap(surface, painter, Rect(face.right - cap - px(4), face.y, cap, px(32)))


#: design units: the margin of its contents, the gap between icon and words, and the sides of the
#: tick and of a picture
PAD, GAP, TICK, PICTURE = 20, 18, 28, 72


@dataclass(eq=False, repr=False)
class CardButton(Button):
    """``note`` is its second line; a ``chosen`` one has an outline and a tick."""

    _: KW_ONLY
    note: Redrawn[str] = Redrawn("")
    #: drawn before its words in place of the icon, without one above them where there is room
    picture: Redrawn[Callable[[Surface, Rect], None] | None] = Redrawn(None)
    style: ButtonStyle = "ghost"
    size: int = LARGE
    chosen = Redrawn(False)

    def spoken(self) -> Accessible:
        text = super().spoken()
        note = "" if self.reason else self.note
        state = _("chosen") if self.chosen else text.state
        return replace(text, value=text.value or note, state=state)

    def width(self, painter: Painter) -> int:
        label = painter.measure(self.label, self.size, "bold")[0]
        aside = self._cap_width(painter) or painter.px(TICK)
        return self._beside(painter) + label + aside + painter.px(2 * PAD)

    def least_width(self, painter: Painter) -> int:
        words = painter.measure(self.label, self.size, "bold")[0], painter.px(150)
        return self._beside(painter) + max(words) + painter.px(2 * PAD)

    def _words(self, painter: Painter, width: int) -> int:
        room = width - self._beside(painter) - painter.px(2 * PAD)
        note = painter.text_height(self.note, SMALL, room) if self.note else 0
        return painter.measure("", self.size, "bold")[1] + note

    def _beside(self, painter: Painter) -> int:
        """The distance of its words from its left edge."""
        return painter.px(PICTURE + GAP) if self.icon else 0

    @property
    def style_now(self) -> str:
        style = super().style_now
        return "dark" if style == "ghost" else style

    def draw(self, surface: Surface, painter: Painter) -> None:
        face, style = self._face(surface, painter)
        if self.chosen:
            painter.panel(surface, face, "chosen", hover=self.glow)
        height, px = self._words(painter, self.rect.width), painter.px
        high = face.height - height - px(2 * TICK)
        if self.picture and self.icon:
            self.picture(surface, Rect(face.topleft, (px(PICTURE + 2 * PAD), face.height)))
        elif self.icon:
            side, x = px(self.size * 1.4), face.x + px(PAD + PICTURE / 2)
            place = layout.placed((side, side), center=(x, face.centery))
            painter.icon(surface, self.icon, place, painter.ink(style))
        elif self.picture and high > px(PICTURE) * 2 // 3:
            above, face = layout.split(face, "top", high + px(TICK))
            self.picture(surface, layout.inset(above, px(10)))
        ink, inside = painter.ink(style), face.inflate(-px(2 * PAD), 0)
        x = inside.x + self._beside(painter)
        label = painter.measure("", self.size, "bold")[1]
        if alone := height > face.height:
            # its second line is given up before its label is
            height = label
        area = Rect(x, face.centery - height // 2, inside.right - x, label)
        below = Rect(x, area.bottom, inside.right - x, height - label + painter.px(4))
        if self.chosen:
            tick = layout.placed((painter.px(TICK),) * 2, midright=(inside.right, area.centery))
            painter.icon(surface, "check", tick, ink)
            area.width = tick.x - painter.px(6) - area.x
        elif painter.shows_keys and (cap := self._cap_width(painter)):
            self._draw_cap(surface, painter, Rect(inside.right - cap, area.y, cap, label))
            area.width -= cap + painter.px(10)
        painter.text(surface, self.label, area, self.size, ink, weight="bold")
        if self.note and not alone:
            painter.text(surface, self.note, below, SMALL, ink, wrap=True, valign="top")
