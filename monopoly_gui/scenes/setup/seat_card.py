"""One seat in the set-up: its card, its token and colour, its player; and the board."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Protocol

import pygame
from pygame import Rect, Surface

from ...ai.characters import level_of
from ...ai.levels import DEFAULT, JOINT, LEVELS, PERSONALITIES, level, personality
from ...language import _, mark, translate_titles
from ...ui.layout.containers import Column, Panel, Row
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice, labelled
from ...ui.painting.painter import Painter
from ...ui.painting.tokens import token_title
from ...ui.pieces import medallion
from ...ui.text.people import COLOURS, colour_titles
from ...ui.widgets import (
    BODY,
    SMALL,
    Accessible,
    Button,
    Choice,
    ColourSwatches,
    IconButton,
    Label,
    Swatches,
    TextField,
)
from ..core.board_pictures import draw_tile
from ..core.context import Context
from ..core.dialog import Dialog
from ..core.scene import Scene
from .draft import LONGEST_NAME, GameDraft, SeatDraft

PLAIN_ABOUT = mark("Plays by the numbers, without a bias of its own.")


def title_of(code: str) -> str:
    """A short name for a code, like "Hard, Dealer"."""
    of_level, _joint, of_person = (code or DEFAULT).partition(JOINT)
    name = _(level(of_level).name)
    if not of_person:
        return name
    return _("{level}, {personality}").format(
        level=name, personality=_(personality(of_person).name)
    )


def _asked(label: str, choice: Choice, about: Label) -> list[Node]:
    """A choice in as many rows as it needs, with its label and description."""
    choice.title = label
    head = Text(label, size=SMALL, colour="muted", weight="bold", height=28, alt_text="")
    return [head, WrappedChoice(choice, line=56), Control(about, height=(84, 84), grow=0.0)]


class OpponentChoice(Dialog):
    """Two rows to choose from, each with a description of the choice."""

    width = 1000.0

    def __init__(
        self,
        context: Context,
        name: str,
        code: str,
        take: Callable[[str], None],
        take_all: Callable[[str], None] | None,
    ) -> None:
        go = self.closing(lambda: take(self.code))
        buttons = [Button(_("Done"), go, style="primary", key=pygame.K_RETURN, name="done")]
        if take_all:
            go_all = self.closing(lambda: take_all(self.code))
            buttons.insert(0, Button(_("This level for all computers"), go_all, name="all"))
        title = _("How {player} plays").format(player=name or _("this player"))
        super().__init__(context, title, buttons)
        of_level, _joint, of_person = (code or DEFAULT).partition(JOINT)
        choice = partial(Choice, on_change=lambda _code: self._describe(), on_card=True)
        about = partial(Label, "", size=BODY, colour="text", wrap=True, valign="top")
        self.level = choice([(each.code, _(each.name)) for each in LEVELS], of_level, name="level")
        manners = [("", _("Balanced")), *((p.code, _(p.name)) for p in PERSONALITIES)]
        self.manner = choice(manners, of_person, name="personality")
        self.about_level = about(name="about level")
        self.about_manner = about(name="about personality")
        self._describe()
        levels = _asked(_("Level"), self.level, self.about_level)
        manner = _asked(_("Personality"), self.manner, self.about_manner)
        self.show_tree(Column([*levels, *manner], gap=6), buttons[-1])

    @property
    def code(self) -> str:
        """The chosen opponent's code for the seat."""
        return JOINT.join(part for part in (self.level.value, self.manner.value) if part)

    def _describe(self) -> None:
        """Describe the current choice."""
        self.about_level.text = _(level(self.level.value).description)
        manner = self.manner.value
        self.about_manner.text = _(personality(manner).description if manner else PLAIN_ABOUT)


class BoardGallery(Swatches):
    """One of the boards, each by a small picture."""

    pad = 8
    square = False

    def __init__(self, scene: Scene, value: str, on_change: Callable[[str], None]) -> None:
        super().__init__([], value, self._draw_board, on_change, name="edition", on_card=False)
        self.scene = scene

    def offer(self, boards: list[tuple[str, str]]) -> None:
        """Show these boards: their ids and titles."""
        self.options, self.titles = [board for board, _title in boards], dict(boards)
        # no more than three rows
        self.columns = max(6, -(-len(boards) // 3))
        self.dirty = True

    def _draw_board(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        draw_tile(self.scene, option, surface, rect)


class TokenPicker(Dialog):
    """A picker of tokens; tokens of other people are faded and name them; computers swap."""

    width = 780.0

    def __init__(self, context: Context, draft: GameDraft, seat: SeatDraft) -> None:
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        title = _("{player}’s token and colour")
        player = seat.name.strip() or _("this player")
        super().__init__(context, title.format(player=player), [done])
        self.draft, self.seat = draft, seat
        players = context.painter.theme.players
        self.tokens = Swatches(
            draft.tokens,
            seat.token,
            self._draw_token,
            self._set_token,
            columns=7,
            taken=draft.taken(seat, lambda other: other.token),
            name="tokens",
        )
        self.colours = ColourSwatches(
            {str(colour): players[colour] for colour in draft.colours},
            str(seat.colour),
            self._set_colour,
            columns=max(1, len(draft.colours)),
            taken=draft.taken(seat, lambda other: other.colour),
            titles=colour_titles(players),
        )
        self._describe_tokens()
        parts = [
            labelled(_("Token"), self.tokens, height=(190, 250)),
            labelled(_("Colour"), self.colours, height=(76, 92)),
        ]
        self.show_tree(Column(parts), done)

    def _set_token(self, token: str) -> None:
        self.draft.give_token(self.seat, token)
        self._describe_tokens()

    def _describe_tokens(self) -> None:
        """Describe each token, and the seat that would swap it."""
        own = self.draft.board().tokens
        names = {token: token_title(token, own) for token in self.draft.tokens}
        self.tokens.titles = {**names, **self.draft.swapped(self.seat)}

    def _set_colour(self, colour: str) -> None:
        self.draft.give_colour(self.seat, int(colour))
        self.tokens.dirty = True

    def _draw_token(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        painter.token(surface, option, rect, painter.theme.players[self.seat.colour])


HUMAN, COMPUTER = mark("Human"), mark("Computer")
KINDS = (("human", HUMAN), ("ai", COMPUTER))
#: the height of a field
FIELD = (42, 46)


class SeatChanges(Protocol):
    """Callbacks of a seat's widgets; ``index`` counts seats from 0."""

    def choose_look(self, seat: SeatDraft) -> None: ...
    def rename(self, seat: SeatDraft, name: str) -> None: ...
    def set_kind(self, seat: SeatDraft, kind: str) -> None: ...
    def choose_opponent(self, seat: SeatDraft) -> None: ...
    def remove(self, index: int) -> None: ...


class SeatCard:
    """The widgets of one seat."""

    def __init__(self, scene: SeatChanges, seat: SeatDraft, number: int) -> None:
        self.seat = seat
        self.look = Portrait(seat, lambda: scene.choose_look(seat), name=f"look {number}")
        self.name = TextField(
            seat.name,
            placeholder=_("Name"),
            max_length=LONGEST_NAME,
            on_change=lambda text: scene.rename(seat, text),
            name=f"name {number}",
            on_card=False,
        )
        self.kind = KindSwitch(
            translate_titles(KINDS),
            seat.kind,
            lambda kind: scene.set_kind(seat, kind),
            name=f"kind {number}",
            tip=_("Human or computer"),
        )
        self.opponent = Button(
            title_of(seat.bot), partial(scene.choose_opponent, seat), size=SMALL,
            tip=_("How well the computer plays, and its personality"),
            name=f"opponent {number}",
        )  # fmt: skip
        # where the personality has no room, the face and the name still show it
        self.opponent.short = title_of(level_of(seat.bot))
        self.opponent.visible = seat.kind == "ai"
        remove = partial(scene.remove, number - 1)
        self.remove = IconButton("close", remove, tip=_("Clear this seat"), name=f"remove {number}")
        for widget, title in (
            (self.look, _("Seat {number}, token and colour")),
            (self.name, _("Seat {number}, name")),
            (self.kind, _("Seat {number}, human or computer")),
            (self.opponent, _("Seat {number}, opponent")),
            (self.remove, _("Seat {number}")),
        ):
            widget.title = title.format(number=number)

    def node(self, large: bool) -> Node:
        """The seat's part of the layout tree; a ``large`` portrait has a line of its own."""
        kind, remove = (
            Control(widget, height=FIELD, width=(44, 44), grow=0.0)
            for widget in (self.kind, self.remove)
        )
        name = Control(self.name, height=FIELD)
        plays: Node = Control(self.opponent, height=FIELD, tight=True)
        if self.seat.kind == "human":
            plays = Text(
                _(HUMAN), size=SMALL, colour="light_muted", align="center", height=FIELD[1],
                grow=1.0,
            )  # fmt: skip
        parts: list[Node] = [
            Control(self.look, height=(64, 190)),
            Row([name, remove], gap=6),
            Row([kind, plays], gap=6),
        ]
        if not large:
            ends = (Column([each, Spacer()]) for each in (kind, remove))
            look = Control(self.look, height=(64, 104), width=(64, 104))
            parts = [Row([next(ends), look, next(ends)], gap=6), name, plays]
        return Panel(Column(parts, gap=8), "dark", pad=(12, 12))


class KindSwitch(Choice):
    """Human or computer as one button that shows the current choice."""

    def cells(self) -> list[Rect]:
        return [self.rect] * len(self.options)

    def _at(self, pos: tuple[int, int]) -> int:
        return 1 - self.index if self.rect.collidepoint(pos) else -1

    def draw(self, surface: Surface, painter: Painter) -> None:
        painter.panel(surface, self.rect, "ghost", hover=self.glow, focus=self.ringed)
        side = round(min(self.rect.size) * 0.56)
        rect = Rect(0, 0, side, side)
        rect.center = self.rect.center
        icon = "person" if self.value == "human" else "robot"
        painter.icon(surface, icon, rect, painter.ink("ghost"))


class Portrait(Button):
    """The face of a computer, or the token of a human; a press changes token and colour."""

    def __init__(self, seat: SeatDraft, on_click: Callable[[], None], name: str) -> None:
        super().__init__("", on_click, style="ghost", name=name, tip=_("Choose token and colour"))
        self.seat = seat

    def width(self, painter: Painter) -> int:
        return 0

    def spoken(self) -> Accessible:
        """The token and its colour."""
        looks = [token_title(self.seat.token), _(COLOURS[self.seat.colour % len(COLOURS)])]
        return replace(super().spoken(), value=", ".join(looks))

    def draw(self, surface: Surface, painter: Painter) -> None:
        side = min(self.rect.size) - painter.px(8)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.glow or self.ringed:
            around = box.inflate(painter.px(8), painter.px(8))
            painter.panel(surface, around, "ghost", hover=self.glow, focus=self.ringed)
        colour = painter.theme.players[self.seat.colour]
        mood = "happy" if self.glow else "calm"
        face = self.seat.face if self.seat.kind == "ai" else ""
        looks = medallion.Portrait(self.seat.token, colour, face, mood)
        medallion.draw_medallion(painter, surface, box, looks, colour)
