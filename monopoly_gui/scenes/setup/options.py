"""The editor of the rule options: grouped, explained, searched, and compared with the official."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...engine.board import Board
from ...engine.conflicts import conflicts, inert_options
from ...engine.presets import differences
from ...engine.rules import Option, Rules, Value, options
from ...language import _, mark, plural, translate
from ...language.option_words import groups
from ...ui.input.bindings import Binding, always
from ...ui.input.mac import here
from ...ui.painting import layout
from ...ui.widgets import HEADING, SMALL, Button, Label, Tabs, TextField, Widget
from ..core.confirm import ConfirmScene
from ..core.page import Page
from ..rules.book import show_rule
from ..rules.text import find, read_rules, rules_file
from .name_rules import NameRulesScene
from .option_list import OptionList, sections_of
from .option_row import OptionRow, RowActions
from .rule_edit import edit, matching

if TYPE_CHECKING:
    from ..core.context import Context

#: the page of those that differ; all other pages are called like their group
CHANGED = ""
TAB = 46
SIDE = 380
FOOT = 60
#: how wide the field to search may be, and how high the complaints are above the buttons
FIELD, TROUBLE = 640, 64
#: the groups lie in so many columns above the options where there is no room beside them
COLUMNS = 2
SCROLLS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)


class OptionsScene(Page):
    """Changes rules; each change goes to ``on_change`` at once.

    ``board`` is the board of the game, whose money and taxes count.
    """

    compact_below = 940.0

    def __init__(
        self, context: Context, rules: Rules, board: Board, on_change: Callable[[Rules], None]
    ) -> None:
        super().__init__(context, _("Rules of this game"))
        self.rules = rules
        self.board = board
        self.on_change = on_change
        chapters = read_rules(rules_file(context), board)

        def sources(option: Option) -> tuple[str, ...]:
            return tuple(rule for rule in option.source.split() if find(chapters, rule))

        actions = RowActions(
            self.change, self._explain, board.money, sources, context.settings.rule_ids
        )
        self.rows = {option.name: OptionRow(option, actions) for option in options()}
        first = next(iter(groups()))
        self.tabs = Tabs([(CHANGED, ""), *((g, _(g)) for g in groups())], first, self._turn,
                         vertical=True, name="groups")  # fmt: skip
        self.primary_height = TAB * -(-len(self.tabs.options) // COLUMNS)
        self.field = TextField(
            placeholder=here(_("Search the options (Ctrl+F)"), _("Search the options (Cmd+F)")),
            on_change=lambda text: self._turn(),
            icon="search",
            name="search",
            on_card=False,
        )
        self.field.title = self.field.placeholder
        self.list = OptionList()
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        self.official = Button(
            _("Official rules"), self._ask_reset, icon="undo", style="ghost", name="official"
        )
        self.save = Button(
            _("Save as your own"), self._save, icon="save", style="ghost", name="save rules"
        )
        self.done = Button(
            _("Done"), self.close, icon="check", style="primary", key=pygame.K_RETURN, name="done"
        )
        self._followed: Widget | None = None
        self._turn()

    # changing --------------------------------------------------------------------

    def change(self, name: str, value: Value) -> None:
        """Set one option, with what follows from it."""
        self._set(edit(self.rules, name, value, self.board))

    def _set(self, rules: Rules) -> None:
        self.rules = rules
        self.on_change(rules)
        self._show()
        self.list.measure(self.context.painter, self.list.rect)

    def _ask_reset(self) -> None:
        count = len(differences(self.rules))
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Back to the official rules?"),
                plural(
                    "One option will be reset to the official rule.",
                    "{count} options will be reset to the official rules.",
                    count,
                ).format(count=count),
                lambda: self._set(Rules()),
                yes=_("Reset to official"),
                no=_("Keep them"),
            )
        )

    def _save(self) -> None:
        self.context.scenes.push(
            NameRulesScene(self.context, self.board.id, differences(self.rules))
        )

    def _explain(self, option: Option) -> None:
        sources = self.rows[option.name].sources
        show_rule(self.context, sources[0] if sources else "", (self.rules, self.board))

    # what is shown -----------------------------------------------------------------

    def _turn(self, group: str = "") -> None:
        """Show the rows of a group, those that differ, or what was searched for."""
        wanted = self.field.text.strip()
        page = self.tabs.value
        if wanted:
            shown, empty = matching(wanted), _("No option matches this search.")
        elif page == CHANGED:
            shown, empty = (
                list(differences(self.rules)),
                _("All options will be the official ones."),
            )
        else:
            shown, empty = [option.name for option in groups()[page]], ""
        self.tabs.reason = _("Clear the search to see the groups.") if wanted else ""
        self.list.fill(sections_of([self.rows[name] for name in shown]), empty)
        foot = [self.official, self.save, self.done]
        self.form.replace(
            [self.back, self.field, self.tabs, self.list, *self.list.widgets, self.trouble, *foot],
            default=self.done,
        )
        self._show()
        if self.list.rect.width:
            self.list.measure(self.context.painter, self.list.rect)
        self.invalidate()

    def _show(self) -> None:
        """Bring every row, the counts and the complaints up to date."""
        found = conflicts(self.rules, self.board)
        wrong = {name for problem in found for name in problem.options}
        silent = inert_options(self.rules, self.board)
        for name, row in self.rows.items():
            row.show(self.rules, silent.get(name, ""), name in wrong)
        self.trouble.text = " ".join(translate(problem.text) for problem in found)
        differ = differences(self.rules)
        self.official.reason = "" if differ else _("All rules are the official ones already.")
        self.tabs.options = [
            (CHANGED, _("Differences ({differ})").format(differ=len(differ))),
            *((g, _counted(g, sum(o.name in differ for o in of))) for g, of in groups().items()),
        ]
        self.invalidate()

    # events ------------------------------------------------------------------------

    def bindings(self) -> Sequence[Binding]:
        search = always(lambda: self.form.focus(self.field, visible=True))
        return (
            Binding((pygame.K_f,), mark("search"), search, command=True),
            Binding((pygame.K_ESCAPE,), mark("end the search, or go back"), self._end_search),
        )

    def _end_search(self, event: Event) -> bool:
        if not self.field.text:
            return False
        self.field.text = ""
        self._turn()
        return True

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        if not used and event.type == pygame.KEYDOWN and event.key in SCROLLS:
            return self.list.key(event.key)
        return used

    def tick(self, now: float, dt: float) -> None:
        """Follow the keyboard with the list."""
        super().tick(now, dt)
        if self.form.focused is not self._followed:
            self._followed = self.form.focused
            if self.form.focus_visible:
                self.list.follow(self.form.focused)

    # the screen -----------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        painter, px = self.context.painter, self.context.painter.px
        if self.stacked:
            self.field.rect = self.beside_title(px(FIELD), px(58))
        # below each other, the complaints stand above the buttons
        buttons, gap = (self.official, self.save, self.done), px(16)
        needs = [button.width(painter) for button in buttons]
        rows_below = layout.broken(needs, self.body.width, gap)
        high = len(rows_below) * px(FOOT) + (len(rows_below) - 1) * gap
        lines = [1.0, px(TROUBLE), high] if self.stacked else [1.0, high]
        body, *complaints, foot = layout.column(self.body, lines, px(20))
        side, self._card = self.beside(body, [px(SIDE), 1.0])
        self.tabs.columns = COLUMNS if self.stacked else 0
        rows = -(-len(self.tabs.options) // (self.tabs.columns or 1))
        height = min(px(TAB), side.height // rows)
        self.tabs.rect = Rect(side.x, side.y, side.width, height * rows)
        if not self.stacked:
            right = min(self._card.right, self.header.right)
            title = painter.measure(self.title, HEADING, "display")[0]
            room = right - (self.back.rect.right + px(24) + title + px(24))
            width = max(px(240), min(self._card.width, px(FIELD), room))
            self.field.rect = Rect(right - width, 0, width, px(58))
            self.field.rect.centery = self.header.centery
        widths = [max(px(170), need) for need in needs]
        cells = layout.row(foot, [1.0, *widths], gap)[1:]
        if sum(widths) + len(widths) * gap > foot.width:
            left_over = iter(needs)
            cells = [
                cell
                for row, count in zip(
                    layout.column(foot, [1.0] * len(rows_below), gap), rows_below, strict=True
                )
                for cell in layout.fitting(row, list(islice(left_over, count)), gap)
            ]
        for button, cell in zip(buttons, cells, strict=True):
            button.rect = cell
        if complaints:
            self.trouble.rect = complaints[0]
        else:
            left = self.official.rect.x - px(16)
            self.trouble.rect = Rect(foot.x, foot.y, left - foot.x, foot.height)
        self.list.measure(painter, layout.inset(self._card, px(30), px(20)))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.panel(surface, self._card, "card")


def _counted(group: str, count: int) -> str:
    return f"{_(group)} ({count})" if count else _(group)
