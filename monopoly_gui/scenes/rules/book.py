"""The rules of the game, to read and to search; the differences of the current game first."""

from collections.abc import Sequence

import pygame

from ...engine.amounts.printed import as_played
from ...engine.rules import Rules
from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.layout.containers import Column, Panel, Row, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Spacer
from ...ui.layout.node import Node
from ...ui.widgets import Dropdown, Tabs, Toggle
from ..core.context import Context
from ..core.home_board import home_board
from ..core.managed_scene import GameRules, game_rules_of
from ..core.page import SearchPage
from .examples import with_examples
from .in_force import this_game, with_notes
from .page import LONGEST_LINE, RulesPage
from .text import find_rule, fold_text, read_rules, rules_file, search


class RulesScene(SearchPage):
    """Chapters on the left; a search shows its matches in all of them.

    With a ``game``, its options are the first chapter, with notes where
    they change something.  ``rule`` is the id of the rule to open at.
    """

    def __init__(self, context: Context, game: GameRules | None = None, rule: str = "") -> None:
        super().__init__(context, _("Rules"))
        self.game = game
        chapters = read_rules(rules_file(context), as_played(game[1], game[0]) if game else None)
        passage = find_rule(chapters, rule) if rule else None
        rules, board = game or (Rules(), home_board())
        sentence = with_examples(with_notes(chapters, rules, board), rules, board)
        self.chapters = [this_game(*game), *sentence] if game else sentence
        first = passage.chapter if passage else self.chapters[0].title
        titles = [(chapter.title, chapter.title) for chapter in self.chapters]
        self.tabs = Tabs(titles, first, self._turn_to, vertical=True)
        self.chapter = Dropdown(titles, first, self._turn_to, name="chapter", on_card=False)
        self.chapter.title = _("Chapters")
        self.page = RulesPage(shows_ids=context.settings.rule_ids)
        self.ids = Toggle(
            _("Rule numbers"), context.settings.rule_ids, self._show_ids, name="rule_ids",
            tip=_("Shown after each passage; you can search for them too."),
        )  # fmt: skip
        self.at_title = (self.ids,)
        self.recompose()
        self.form.focus(self.page)
        self._turn()
        self.page.marked = passage.block if passage else None
        self._marks = passage is not None

    @property
    def rules_in_force(self) -> GameRules | None:
        return self.game

    def _turn(self) -> None:
        """Show the chosen chapter, or the search results."""
        wanted = self.field.text.strip()
        if wanted:
            self.page.show(search(self.chapters, wanted), fold_text(wanted).split())
        else:
            self.page.show([self.chapters[max(0, self.tabs.index)]])
        reason = _("Clear the search to read by chapter.") if wanted else ""
        self.tabs.reason = self.chapter.reason = reason
        self.chapter.value = self.tabs.value

    def _show_ids(self, on: bool) -> None:
        """Show or hide the ids of the rules from now on."""
        self.context.settings.rule_ids = on
        self.context.settings_changed()
        self.page.shows_ids = on
        self.page.lay_out(self.context.painter)

    def bindings(self) -> Sequence[Binding]:
        back = Binding((pygame.K_F1,), mark("go back"), always(self.close))
        return (*super().bindings(), back)

    def compose(self) -> Node:
        # the chapters are a list that opens
        narrow = self.is_compact(1300)
        above = [
            Control(self.chapter, width=(320, 320)) if narrow else None,
            Control(self.field, width=(340, 340)),
        ]
        page = Control(self.page, height=(240, 700), width=(400, LONGEST_LINE + 40))
        card = Panel(page, "card", pad=(24 if narrow else 44, 30), grow=1.0)
        book = Column([Wrap(above, gap=20), Scroll(card, grow=1.0)], gap=16, grow=1.0)
        if narrow:
            return book
        high = (36 * len(self.chapters), 50 * len(self.chapters))
        tabs = Column([Control(self.tabs, height=high, grow=0.0), Spacer()], gap=0)
        return Row([Share(Panel(tabs, "dark", pad=(12, 8)), 430), book], gap=24)

    def layout(self) -> None:
        super().layout()
        if self._marks:
            self._marks = False
            self.page.show_mark()


def show_rule(context: Context, rule: str = "", game: GameRules | None = None) -> None:
    """Open the rules book at a rule, for a ``game`` or that of the screens below, if any."""
    if isinstance(context.scenes.top, RulesScene):
        return
    game = game or game_rules_of(context.scenes.stack)
    context.scenes.push(RulesScene(context, game, rule))
