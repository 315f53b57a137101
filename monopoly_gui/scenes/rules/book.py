"""The rules of the game, to read and to search; what the game played does otherwise first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.amounts.printed import as_played
from ...engine.rules import Rules
from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.input.mac import here
from ...ui.painting import layout
from ...ui.widgets import Tabs, TextField, Toggle
from ..core.home_board import home_board
from ..core.page import Page
from ..core.stacked_scene import GameRules
from .examples import with_examples
from .folded import folded
from .in_force import this_game, with_notes
from .page import LONGEST_LINE, RulesPage
from .text import find, read_rules, rules_file, search

if TYPE_CHECKING:
    from ..core.context import Context

TAB = 50
#: how wide the switch for the numbers is
IDS = 290
#: design units across in which the field to search stands beside the title
BESIDE = 1200.0
#: the chapters lie in so many columns above the page where there is no room beside it
COLUMNS = 2


class RulesScene(Page):
    """Chapters on the left; a search shows what it found in all of them.

    With a ``game``, its options are the first chapter, and notes stand where
    they change something.  ``rule`` is the id of the rule to open at.
    """

    compact_below = 900.0

    def __init__(self, context: Context, game: GameRules | None = None, rule: str = "") -> None:
        super().__init__(context, _("Rules"))
        self.game = game
        chapters = read_rules(rules_file(context), as_played(game[1], game[0]) if game else None)
        passage = find(chapters, rule) if rule else None
        rules, board = game or (Rules(), home_board())
        sentence = with_examples(with_notes(chapters, rules, board), rules, board)
        self.chapters = [this_game(*game), *sentence] if game else sentence
        first = passage.chapter if passage else self.chapters[0].title
        self.primary_height = TAB * -(-len(self.chapters) // COLUMNS)
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, first, lambda title: self._turn(), vertical=True)
        self.field = TextField(
            placeholder=here(_("Search the rules (Ctrl+F)"), _("Search the rules (Cmd+F)")),
            on_change=lambda text: self._turn(),
            icon="search",
            name="search",
            on_card=False,
        )
        self.field.title = self.field.placeholder
        self.page = RulesPage(shows_ids=context.settings.rule_ids)
        self.ids = Toggle(
            _("Rule numbers"),
            context.settings.rule_ids,
            self._show_ids,
            name="rule_ids",
            tip=_("Shown behind each passage; the search finds them."),
        )
        self.form.replace([self.back, self.field, self.ids, self.tabs, self.page])
        self.form.focus(self.page)
        self._turn()
        self.page.marked = passage.block if passage else None
        self._marks = passage is not None

    @property
    def rules_in_force(self) -> GameRules | None:
        return self.game

    def _turn(self) -> None:
        """Show the chapter that is chosen, or what was searched for."""
        wanted = self.field.text.strip()
        if wanted:
            self.page.show(search(self.chapters, wanted), folded(wanted).split())
        else:
            self.page.show([self.chapters[max(0, self.tabs.index)]], [])
        self.tabs.reason = _("Clear the search to read by chapters.") if wanted else ""
        if self.page.rect.width:
            self.page.measure(self.context.painter)

    def _show_ids(self, on: bool) -> None:
        """Tell the ids of the rules, or hide them, from now on."""
        self.context.settings.rule_ids = on
        self.context.settings_changed()
        self.page.shows_ids = on
        self.page.measure(self.context.painter)

    def bindings(self) -> Sequence[Binding]:
        search = always(lambda: self.form.focus(self.field, visible=True))
        return (
            Binding((pygame.K_f,), mark("search"), search, command=True),
            Binding((pygame.K_ESCAPE,), mark("end the search, or go back"), self._end_search),
            Binding((pygame.K_F1,), mark("go back"), always(self.close)),
        )

    def _end_search(self, event: Event) -> bool:
        if not self.field.text:
            return False
        self.field.text = ""
        self._turn()
        return True

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        widest = px(LONGEST_LINE + 2 * 44 + 40)
        narrow = self.is_compact(BESIDE)
        if self.stacked:
            self.ids.rect = self.beside_title(px(IDS), px(58))
        body = self.body
        if narrow:
            head, body = layout.split(self.body, "top", px(58), px(20))
        side, page = self.beside(body, [px(300 if narrow else 420), 1.0])
        self.tabs.columns = COLUMNS if self.stacked else 0
        page.width = min(page.width, widest)
        if not narrow:
            width = min(page.width, self.header.right - page.x)
            head = Rect(page.x, self.header.centery - px(29), width, px(58))
        # Tab goes as they lie
        order = [self.ids, self.field] if self.stacked else [self.field, self.ids]
        self.form.replace([self.back, *order, self.tabs, self.page])
        if self.stacked:
            self.field.rect = head
        else:
            self.field.rect, self.ids.rect = layout.row(head, [1.0, px(IDS)], px(28))
        rows = self.primary_height / TAB if self.stacked else len(self.chapters)
        self.tabs.rect = Rect(side.x, side.y, side.width, min(side.height, px(TAB * rows)))
        self._card = page
        self.page.rect = layout.inset(page, px(24 if narrow else 44), px(30))
        self.page.measure(self.context.painter)
        if self._marks:
            self._marks = False
            self.page.show_mark()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.panel(surface, self._card, "card")


def show_rule(context: Context, rule: str = "", game: GameRules | None = None) -> None:
    """Open the rules book at the passage that tells a rule, at its beginning for "".

    Without a ``game`` it is the one that the screens below are about, if any.
    """
    if isinstance(context.scenes.top, RulesScene):
        return
    for scene in reversed(context.scenes.stack):
        game = game or scene.rules_in_force
    context.scenes.push(RulesScene(context, game, rule))
