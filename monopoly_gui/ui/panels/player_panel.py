"""A player's panel: who, where, how rich, and every deed by colour group."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from ...language import _
from ..cards.deed_marks import draw_deed_marks
from ..painting.colour import WHITE, Colour, darken, ink_on, mix
from ..painting.layout import centre, column, inset
from ..painting.painter import Painter
from ..painting.setting import Align
from .folded_panel import draw_folded, folded_cash, folded_token, is_folded
from .player_facts import PlayerFacts

PAD = 13
STRIPE = 8
NAME = 24
CASH = 32
SMALL = 17
WIDE = 430
#: the largest face in a wide panel
FACE = 112
#: a narrow panel whose inside is so high has a line of its own for the cash
TALL = 130
FOOT = 28
#: panels say "worth" where there is room for that with a figure so long, all of them or none
LONG = "00.000"


@dataclass(frozen=True, slots=True)
class CardLook:
    """The empty panel: its style, and the colour of the stripe down its left side."""

    style: str
    colour: Colour | None


def card_look(facts: PlayerFacts) -> CardLook:
    """With a golden edge if it is the player's turn; sunk if the player is out."""
    if not facts.alive:
        return CardLook("dark", None)
    return CardLook("active" if facts.current else "card", facts.colour)


def draw_card(painter: Painter, surface: Surface, rect: Rect, look: CardLook) -> None:
    """The empty panel with its shadow."""
    painter.panel(surface, rect, look.style)
    if look.colour is None:
        return
    border = painter.theme.panels[look.style].border_width
    body = inset(rect, painter.px(border))
    clip = surface.get_clip()
    surface.set_clip(Rect(body.x, body.y, painter.px(STRIPE + 2), body.height).clip(clip))
    radius = max(1.0, painter.theme.radii["card"] - border)
    painter.box(surface, body, mix(look.colour, WHITE, 0.12), radius=radius, to=look.colour)
    surface.set_clip(clip)


def draw_player(painter: Painter, surface: Surface, rect: Rect, facts: PlayerFacts) -> None:
    """Everything that stands on the panel."""
    if is_folded(painter, rect):
        draw_folded(painter, surface, rect, facts)
        return
    _Panel(painter, surface, rect, facts).draw()


def cash_spot(painter: Painter, rect: Rect) -> Rect:
    """Where the cash stands in a panel: money flies to and from there."""
    if is_folded(painter, rect):
        return folded_cash(painter, rect)
    width = min(rect.width // 3, painter.px(130))
    pad, high = painter.px(PAD), painter.px(CASH)
    if stands_tall(painter, rect):
        return Rect(rect.x + rect.width * 2 // 5, rect.y + pad + high, width, high)
    return Rect(rect.right - pad - width, rect.y + pad, width, high)


def face_spot(painter: Painter, rect: Rect) -> Rect:
    """The square of the face of an opponent: as high as the panel where that is wide."""
    if is_folded(painter, rect):
        return folded_token(painter, rect)
    px = painter.px
    inside = _inside(painter, rect)
    if rect.width >= px(WIDE):
        side = min(inside.height, px(FACE))
        return Rect(inside.x - px(2), inside.centery - side // 2, side, side)
    head = _head(painter, rect, inside)
    if stands_tall(painter, rect):
        head.height -= px(FOOT)
    return _token_spot(painter, head)


def _inside(painter: Painter, rect: Rect) -> Rect:
    """A panel without its edges and its stripe."""
    made = inset(rect, painter.px(PAD), painter.px(PAD - 2))
    made.x += painter.px(STRIPE)
    made.width -= painter.px(STRIPE)
    return made


def _head(painter: Painter, rect: Rect, inside: Rect) -> Rect:
    """The upper part of a panel, with the words."""
    px = painter.px
    broad = rect.width >= px(WIDE) or stands_tall(painter, rect)
    high = max(px(46), round(inside.height * (0.58 if broad else 0.47)))
    return Rect(inside.x, inside.y, inside.width, min(high, inside.height - px(18)))


def _token_spot(painter: Painter, head: Rect) -> Rect:
    size = min(head.height, painter.px(66))
    return Rect(head.x + painter.px(2), head.centery - size // 2, size, size)


def stands_tall(painter: Painter, rect: Rect) -> bool:
    """Whether a panel has a line of its own for the cash, below the name."""
    narrow = rect.width < painter.px(WIDE)
    return narrow and rect.height - 2 * painter.px(PAD - 2) >= painter.px(TALL)


class _Panel:
    """One panel being drawn."""

    def __init__(self, painter: Painter, surface: Surface, rect: Rect, facts: PlayerFacts) -> None:
        self.painter, self.surface, self.rect, self.facts = painter, surface, rect, facts
        self.wide = rect.width >= painter.px(WIDE)
        self.inside = _inside(painter, rect)
        self.tall = stands_tall(painter, rect)

    def draw(self) -> None:
        facts = self.facts
        if not facts.alive:
            self._out()
            return
        if facts.face and self.wide:
            taken = face_spot(self.painter, self.rect).right + self.painter.px(10) - self.inside.x
            self.inside.x += taken
            self.inside.width -= taken
        head, deeds = self._cut()
        if self.tall:
            self._stacked(head)
        else:
            self._words(self._token(head))
        if facts.groups:
            draw_deed_marks(self.painter, self.surface, deeds, facts.groups)

    def _cut(self) -> tuple[Rect, Rect]:
        """The head with the words, and the strip for the deeds below it."""
        px, inside = self.painter.px, self.inside
        top = _head(self.painter, self.rect, inside)
        gap = px(5)
        rest = Rect(inside.x, top.bottom + gap, inside.width, inside.bottom - top.bottom - gap)
        return top, rest

    def _token(self, head: Rect) -> Rect:
        """Draw the token; where the words begin beside it."""
        px, facts = self.painter.px, self.facts
        if facts.face and self.wide:
            return head
        spot = _token_spot(self.painter, head)
        if not facts.face:
            self.painter.token(self.surface, facts.token, spot, facts.colour)
        x = spot.right + px(12)
        return Rect(x, head.y, head.right - x, head.height)

    def _stacked(self, head: Rect) -> None:
        """Name and cash below each other beside the token; place and worth below them."""
        painter, facts = self.painter, self.facts
        foot = Rect(head.x, head.bottom - painter.px(FOOT), head.width, painter.px(FOOT))
        room = self._token(Rect(head.x, head.y, head.width, foot.y - head.y))
        upper, lower = column(room, [1.0, 1.1])
        self._name(upper, 1.0)
        painter.text(
            self.surface,
            facts.cash,
            lower,
            size=CASH - 5,
            colour="bad" if facts.poor else "good",
            weight="black",
            valign="center",
        )
        worth = painter.text(
            self.surface,
            self._worth(foot, SMALL),
            foot,
            size=SMALL,
            colour="muted",
            align="right",
            valign="center",
            max_width=foot.width // 2,
        )
        self._place(Rect(foot.x, foot.y, worth.x - painter.px(10) - foot.x, foot.height), 1.0)

    def _words(self, room: Rect) -> None:
        """Name and place on the left, cash and worth on the right."""
        painter, facts = self.painter, self.facts
        scale = min(1.0, room.height / painter.px(58))
        upper = Rect(room.x, room.y, room.width, round(room.height * 0.55))
        lower = Rect(room.x, upper.bottom, room.width, room.bottom - upper.bottom)
        cash = painter.text(
            self.surface,
            facts.cash,
            upper,
            size=(CASH if self.wide else CASH - 5) * scale,
            colour="bad" if facts.poor else "good",
            weight="black",
            align="right",
            valign="center",
        )
        worth = painter.text(
            self.surface,
            self._worth(lower, SMALL * scale),
            lower,
            size=SMALL * scale,
            colour="muted",
            align="right",
            valign="center",
            max_width=lower.width // 2,
        )
        gap = painter.px(10)
        self._name(Rect(upper.x, upper.y, cash.x - gap - upper.x, upper.height), scale)
        self._place(Rect(lower.x, lower.y, worth.x - gap - lower.x, lower.height), scale)

    def _worth(self, line: Rect, size: float) -> str:
        """The note, or the worth with as many words as have room in half of the line."""
        facts, painter = self.facts, self.painter
        if facts.note or not facts.worth:
            return facts.note
        figures = sum(c.isdigit() for c in facts.worth_figure)
        more = painter.measure(LONG, size)[0] - painter.measure("0" * figures, size)[0]
        wide = painter.measure(facts.worth, size)[0] + max(0, more)
        return facts.worth if wide <= line.width // 2 else facts.worth_figure

    def _name(self, room: Rect, scale: float) -> None:
        painter, facts = self.painter, self.facts
        badges: list[str] = [] if facts.human else ["robot"]
        badges += ["bell"] if facts.acts and not facts.current else []
        side = painter.px(21 * scale)
        width = room.width - len(badges) * (side + painter.px(7))
        weight = "black" if facts.current else "bold"
        if facts.face and painter.measure(facts.name, NAME * scale, weight)[0] > width:
            # the face says who is an opponent
            badges = badges[1:]
            width += side + painter.px(7)
        name = painter.text(
            self.surface,
            facts.name,
            Rect(room.x, room.y, max(1, width), room.height),
            size=NAME * scale,
            colour="text",
            weight=weight,
            valign="center",
        )
        x = name.right + painter.px(7)
        for badge in badges:
            spot = Rect(x, room.centery - side // 2, side, side)
            painter.icon(self.surface, badge, spot, "warn" if badge == "bell" else "muted")
            x = spot.right + painter.px(7)
        if facts.chosen:
            line = Rect(name.x, name.bottom - painter.px(3), name.width, painter.px(3))
            painter.box(self.surface, line, "accent", radius=99)

    def _place(self, room: Rect, scale: float) -> None:
        """Where the token stands; a chip in Jail; a key for each card that leads out."""
        painter, facts = self.painter, self.facts
        x = room.x
        if facts.in_jail:
            x = self._chip(room, _("IN JAIL"), scale) + painter.px(8)
        side = painter.px(19 * scale)
        for _card in range(facts.jail_cards):
            spot = Rect(x, room.centery - side // 2, side, side)
            painter.icon(self.surface, "key", spot, "warn")
            x = spot.right + painter.px(6)
        if not facts.in_jail and room.right > x:
            painter.text(
                self.surface,
                facts.place,
                Rect(x, room.y, room.right - x, room.height),
                size=SMALL * scale,
                colour="muted",
                valign="center",
            )

    def _chip(self, room: Rect, text: str, scale: float) -> int:
        """A word on a bright pill; where it ends."""
        painter = self.painter
        size = (SMALL - 3) * scale
        width = painter.measure(text, size, "black")[0] + painter.px(18)
        height = min(room.height, painter.px(24 * scale))
        chip = Rect(room.x, room.centery - height // 2, width, height)
        painter.panel(self.surface, chip, "chip")
        painter.text(
            self.surface,
            text,
            chip,
            size=size,
            colour=ink_on(painter.theme.panels["chip"].bottom[:3]),
            weight="black",
            align="center",
            valign="center",
        )
        return chip.right

    def _out(self) -> None:
        """Somebody who has left the game: only a name and how it ended."""
        painter, facts = self.painter, self.facts
        size = min(self.inside.height, painter.px(52))
        spot = Rect(self.inside.x, self.inside.centery - size // 2, size, size)
        grey = mix(facts.colour, darken(painter.theme.colours.table, 0.2), 0.72)
        painter.token(self.surface, facts.token, spot, grey)
        x = spot.right + painter.px(12)
        room = Rect(x, self.inside.y, self.inside.right - x, self.inside.height)
        if self.wide:
            note = self._faint(facts.note, room, SMALL, "right")
            room.width = note.x - painter.px(10) - room.x
            self._faint(facts.name, room, NAME, "left")
            return
        upper, lower = column(centre(room, room.width, painter.px(56)), [1.2, 1.0])
        self._faint(facts.name, upper, NAME - 2, "left")
        self._faint(facts.note, lower, SMALL - 1, "left")

    def _faint(self, text: str, room: Rect, size: float, align: Align) -> Rect:
        return self.painter.text(
            self.surface,
            text,
            room,
            size=size,
            colour="light_muted",
            weight="regular" if size <= SMALL else "bold",
            align=align,
            valign="center",
        )


def panel_reach(painter: Painter) -> int:
    """How far a panel's shadow reaches beyond it, in pixels."""
    return max(painter.panel_reach(style) for style in ("card", "active", "dark"))
