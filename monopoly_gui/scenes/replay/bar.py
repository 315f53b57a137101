"""The controls of a film: its scrub bar, and the buttons below."""

from collections.abc import Callable, Iterator

import pygame
from pygame import Rect, Surface

from ...language import _, mark
from ...ui.layout.containers import Column, Panel, Row, Wrap
from ...ui.layout.leaves import Control
from ...ui.layout.node import Node, Span
from ...ui.painting.painter import Painter
from ...ui.panels.scrub_bar import ScrubBar
from ...ui.widgets import BODY, SMALL, Accessible, Button, Choice, IconButton, Widget
from .reel import SPEEDS, Reel

#: the side of a button, and the gap beside it, in design units
SIDE, GAP = 50, 8
#: the margin at the sides, and between the line and words beside it
PAD = 16
OVER = mark("The game ends here. Go back to an earlier moment.")


class ReplayBar:
    """Made once; ``refresh`` follows the reel."""

    def __init__(
        self,
        reel: Reel,
        painter: Painter,
        want: Callable[[int], None],
        go_on: Callable[[], None],
        close: Callable[[], None],
    ) -> None:
        self.reel, self.painter = reel, painter
        film = reel.film
        self.scrub = ScrubBar(len(film), film.rounds, want, reel.says)
        self.play = Button(
            _("Play"), reel.toggle, icon="play", key=pygame.K_SPACE, style="primary", name="play"
        )
        steps = (
            ("start", "step_back", lambda: reel.go_to(0), _("To the start (Home)")),
            ("turn back", "rewind", reel.turn_back, _("Back one turn (Shift+←)")),
            ("back", "chevron_left", reel.back, _("Back one step (←)")),
            ("forward", "chevron_right", reel.forward, _("Forward one step (→)")),
            ("turn forward", "fast_forward", reel.turn_forward, _("Forward one turn (Shift+→)")),
            ("end", "skip", lambda: reel.go_to(len(film)), _("To the end (End)")),
        )
        self.steps = [IconButton(icon, do, tip=tip, name=name) for name, icon, do, tip in steps]
        self.speed = Choice(
            [(str(speed), f"{speed}×") for speed in SPEEDS],
            "1",
            lambda value: reel.run_at(int(value)),
            size=SMALL,
            name="speed",
            tip=_("Playback speed (+ and -)"),
        )
        self.go_on = Button(
            _("Continue from here"), go_on, icon="dice", key=pygame.K_n, style="good",
            name="continue", tip=_("Continue from this position as a new game."),
        )  # fmt: skip
        self.go_on.short = _("Continue")
        self.close = Button(
            _("Close"), close, icon="close", key=pygame.K_ESCAPE, style="ghost", name="close"
        )
        self.words: Node = Caption(self)
        self.tree: Node = self.words
        #: in words where the film is
        self.caption = ""

    @property
    def all(self) -> list[Widget]:
        return [
            self.scrub, *self.steps[:3], self.play, *self.steps[3:], self.speed, self.go_on,
            self.close,
        ]  # fmt: skip

    def refresh(self) -> bool:
        """Show where the reel is; True if the words have changed."""
        reel = self.reel
        self.scrub.value = reel.moment
        label, icon = (_("Pause"), "pause") if reel.playing else (_("Play"), "play")
        if self.play.icon != icon:
            self.play.icon, self.play.label = icon, label
        if self.speed.value != str(reel.speed):
            self.speed.value = str(reel.speed)
        for number, step in enumerate(self.steps):
            ends = reel.moment == (0 if number < len(self.steps) // 2 else len(reel.film))
            step.reason = reel.says(reel.moment) if ends else ""
        self.go_on.reason = _(OVER) if reel.state.over else ""
        text, self.caption = self.caption, reel.says(reel.moment)
        return text != self.caption

    def node(self, painter: Painter, across: int) -> Node:
        """The line above, the buttons below it; the words where they need no row of their own."""
        texts = (_("Play"), _("Pause"))
        play = max(self._whole(painter, self.play, text) for text in texts) / painter.scale
        steps = [Control(s, height=SIDE, width=(34, SIDE), tight=True) for s in self.steps]
        steps.insert(3, Control(self.play, height=SIDE, width=(0, play), tight=True))
        # the width of the button decides its word
        self.go_on.rect = Rect(0, 0, 0, 0)
        ends: list[Node] = []
        for end in (self.go_on, self.close):
            whole = self._whole(painter, end, end.label) / painter.scale
            ends.append(Control(end, height=SIDE, width=(0, whole), tight=True, grow=0.0))
        # every speed can be read
        widest = max(painter.measure(text, SMALL, "bold")[0] for _other, text in self.speed.options)
        width = (len(SPEEDS) * (widest / painter.scale + 14), 62 * len(SPEEDS))
        ends.insert(0, Control(self.speed, height=SIDE, width=width, grow=0.0))
        self.words = Caption(self)
        line: list[Node] = [Control(self.scrub, height=48)]
        below: list[Node] = [Row(steps, gap=GAP), self.words, Row(ends, gap=GAP)]
        room = across - 2 * painter.px(PAD)

        def one_row(parts: list[Node]) -> bool:
            return Wrap(parts, gap=GAP).heights(painter, room).minimum <= painter.px(SIDE)

        if not one_row(below):
            self.words.grow = 0.0
            line.append(below.pop(1))
        fewer: list[Node] = [Row(steps[1:-1], gap=GAP), below[-1]]
        # the ends of the line, and keys, lead there too
        spared = not one_row(below) and one_row(fewer)
        for step in (self.steps[0], self.steps[-1]):
            step.visible = not spared
        buttons = Wrap(fewer if spared else below, gap=GAP)
        return Panel(Column([Row(line, gap=PAD), buttons], gap=4), "dark", pad=(PAD, 10))

    def height(self, across: int) -> int:
        """The height in pixels at this width."""
        return self.node(self.painter, across).heights(self.painter, across).minimum

    def place(self, rect: Rect) -> Node:
        """Place all parts; the area they cover."""
        self.tree = self.node(self.painter, rect.width)
        self.tree.place(self.painter, rect)
        return self.tree

    def _whole(self, painter: Painter, button: Button, label: str) -> int:
        """The width of a button with its full label, icon and key."""
        return Button(label, icon=button.icon, key=button.key).width(painter)


class Caption(Node):
    """The place in the film in words; in figures where the words have no room."""

    def __init__(self, bar: ReplayBar) -> None:
        super().__init__(grow=1.0)
        self.bar = bar

    def widths(self, painter: Painter) -> Span:
        reel = self.bar.reel
        whole = painter.measure(reel.says(len(reel.film)), BODY - 2)[0] + 1
        return Span(whole, whole)

    def heights(self, painter: Painter, width: int) -> Span:
        line = painter.measure("", BODY - 2)[1]
        return Span(line, line)

    def spoken(self) -> Iterator[Accessible]:
        yield Accessible(self.bar.caption, "note")

    def paint(self, surface: Surface, painter: Painter) -> None:
        words, room = self.bar.caption, self.rect
        if room.width < painter.measure(words, BODY - 2)[0]:
            words = f"{self.bar.reel.moment}/{len(self.bar.reel.film)}"
        painter.text(surface, words, room, BODY - 2, "light_muted", max_width=room.width)
