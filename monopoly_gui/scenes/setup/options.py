"""The editor of the rule options: grouped, explained, searched, and compared with the official."""

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame.event import Event

from ...engine.board import Board
from ...engine.conflicts import conflicts, inert_options, tidy
from ...engine.presets import differences
from ...engine.rules import LIMITS, Option, Rules, Value, options
from ...language import _, mark, plural, translate
from ...language.option_words import groups
from ...ui.layout.containers import Centred, Column, Panel, Row, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import AllIfRoom, Icon, ScrolledTree
from ...ui.widgets import HEADING, SMALL, Button, Dropdown, Label, Tabs, Widget
from ..core.context import Context
from ..core.dialog import ConfirmScene
from ..core.page import SearchPage
from ..rules.book import show_rule
from ..rules.text import find_rule, fold_text, read_rules, rules_file
from .option_row import OptionRow, colour_of, option_tree
from .preset_page import NameRulesScene

#: the page of those that differ; all other pages are called like their group
CHANGED = ""
TAB, LOWEST_TAB = 56, 36
SIDE = 400
FOOT = 60
#: the least widths of the list of groups and of the search field
GROUP, FIELD = 380, 340
#: the least height of the list of options: four of them are always visible
LIST = (264, 0)
#: with fewer design units across, the groups and the values of each option are lists that open
ROOMY = 1300.0
#: with fewer, two deeds are side by side instead of three
SPACIOUS = 1500.0
#: the pictures of the groups
ICONS = {
    mark("Setup"): "flag",
    mark("The turn"): "dice",
    mark("Speed die"): "speed",
    mark("Buying and auctions"): "auction",
    mark("Rent"): "cash",
    mark("Taxes"): "tax",
    mark("Jail"): "jail",
    mark("Building"): "house",
    mark("Mortgages and trades"): "handshake",
    mark("Debts and bankruptcy"): "bank",
    mark("Short and timed games"): "clock",
    mark("House rules"): "star",
}
SCROLLS = (pygame.K_PAGEUP, pygame.K_PAGEDOWN)


def edit_rule(rules: Rules, name: str, value: Value, board: Board | None = None) -> Rules:
    """Rules with one option changed.

    What decides nothing any more goes back to what is official; with the first
    limit the richest wins, and with the last one gone the last player left, who
    has no limit.
    """
    changes: dict[str, Value] = {name: value}
    new = replace(rules, **changes)  # type: ignore[arg-type]
    if name in LIMITS and _limited(new) != _limited(rules):
        new = replace(new, win_condition="richest_at_limit" if value else "last_standing")
    if name == "win_condition" and value == "last_standing":
        new = replace(new, **dict.fromkeys(LIMITS, 0))  # type: ignore[arg-type]
    return tidy(new, board)


def _limited(rules: Rules) -> bool:
    return any(getattr(rules, name) for name in LIMITS)


def matching_options(wanted: str) -> list[str]:
    """Names of the options whose words, group or rule ids hold every search word."""
    words = fold_text(wanted).split()
    return [o.name for o in options() if all(word in _words(o) for word in words)]


def _words(option: Option) -> str:
    """The searchable text of an option."""
    text = f"{_(option.label)} {_(option.help)} {_(option.group)}"
    return fold_text(f"{option.name} {text} {option.source}")


class OptionsScene(SearchPage):
    """Changes the rules of a game on a board; each change goes to ``on_change`` at once."""

    def __init__(
        self, context: Context, rules: Rules, board: Board, on_change: Callable[[Rules], None]
    ) -> None:
        super().__init__(context, _("Rules of this game"))
        self.rules = rules
        self.board = board
        self.on_change = on_change
        chapters = read_rules(rules_file(context), board)
        self.rows = {
            option.name: OptionRow(
                option, self, board, self.change, self._explain,
                [rule for rule in option.source.split() if find_rule(chapters, rule)],
            )
            for option in options()
        }  # fmt: skip
        first = next(iter(groups()))
        self.tabs = Tabs(
            [(CHANGED, ""), *((g, _(g)) for g in groups())], first, self._turn_to,
            vertical=True, name="groups", icons={CHANGED: "edit", **ICONS},
            grounds={group: colour_of(board, group) for group in groups()},
        )  # fmt: skip
        self.group = Dropdown(self.tabs.options, first, self._turn_to, name="group", on_card=False)
        self.list = ScrolledTree(name="options")
        #: the names of the options shown, and what stands there without any
        self.shown: tuple[list[str], str] = [], ""
        self.trouble = Label("", size=SMALL, colour="accent", wrap=True, name="trouble")
        #: what the option under the pointer, or with the focus, is about
        self.about = Label("", size=SMALL, colour="light", wrap=True, name="about")
        self.group.title = _("Groups")
        self.official = Button(
            _("Official rules"), self._ask_reset, icon="undo", style="ghost", name="official"
        )
        self.save = Button(
            _("Save as your own"), self._save, icon="save", style="ghost", name="save rules"
        )
        self.done = Button(
            _("Done"), self.close, icon="check", style="primary", key=pygame.K_RETURN, name="done"
        )
        self.form.default = self.done
        self._followed: Widget | None = None
        self._turn()

    def change(self, name: str, value: Value) -> None:
        """Set one option, with its consequences."""
        self._set(edit_rule(self.rules, name, value, self.board))

    def _set(self, rules: Rules) -> None:
        self.rules = rules
        self.on_change(rules)
        self.recompose()
        self.invalidate()

    def _ask_reset(self) -> None:
        count = len(differences(self.rules))
        text = plural(
            "One option will be reset to the official rule.",
            "{count} options will be reset to the official rules.", count,
        )  # fmt: skip
        ConfirmScene(
            self.context, _("Back to the official rules?"), text.format(count=count),
            lambda: self._set(Rules()), yes=_("Reset to official"), no=_("Keep them"),
        ).open()  # fmt: skip

    def _save(self) -> None:
        NameRulesScene(self.context, self.board.id, differences(self.rules)).open()

    def _explain(self, option: Option) -> None:
        sources = self.rows[option.name].sources
        show_rule(self.context, sources[0] if sources else "", (self.rules, self.board))

    def _turn(self) -> None:
        """Show the rows of a group, the differences, or the search results."""
        wanted = self.field.text.strip()
        page = self.tabs.value
        if wanted:
            shown, empty = matching_options(wanted), _("No option matches this search.")
        elif page == CHANGED:
            shown, empty = (
                list(differences(self.rules)),
                _("All options go back to the official rules."),
            )
        else:
            shown, empty = [option.name for option in groups()[page]], ""
        reason = _("Clear the search to see the groups.") if wanted else ""
        self.tabs.reason = self.group.reason = reason
        self.shown, self.list.offset = (shown, empty), 0
        self.recompose()
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
        self.official.reason = "" if differ else _("All rules are the official 2008 ones.")
        counts = {g: sum(o.name in differ for o in of) for g, of in groups().items()}
        self.tabs.options = [
            (CHANGED, _("Differences ({differ})").format(differ=len(differ))),
            *((g, f"{_(g)} ({n})" if n else _(g)) for g, n in counts.items()),
        ]
        self.group.options = self.tabs.options
        self.invalidate()

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        if not used and event.type == pygame.KEYDOWN and event.key in SCROLLS:
            return self.list.key(event.key)
        return used

    def tick(self, now: float, dt: float) -> None:
        """Follow the keyboard with the list, and explain the option in question."""
        super().tick(now, dt)
        over = next((w for w in self.form.widgets if w.hovered), self.form.focused)
        rows = (row for row in self.rows.values() if over in row.widgets)
        self.about.text = next((row.help for row in rows), "")
        if self.form.focused is not self._followed:
            self._followed = self.form.focused
            if self.form.focus_visible:
                self.list.follow(self.form.focused)

    def compose(self) -> Node:
        narrow = self.is_compact(ROOMY)
        for row in self.rows.values():
            row.fold(narrow)
        self._show()
        names, empty = self.shown
        most = 1 if narrow else 2 if self.is_compact(SPACIOUS) else 3
        self.list.tree = option_tree([self.rows[name] for name in names], empty, most)
        self.list.dirty = True
        self.group.value = self.tabs.value
        groups = self.tabs.options
        search = Control(self.field, height=(50, 58), width=(FIELD, FIELD))
        first: Node = (
            Control(self.group, height=(50, 58), width=(GROUP, GROUP)) if narrow else self._title()
        )
        head = Wrap([first, Centred(search)])
        cards = AllIfRoom(self.list, height=LIST)
        shown: Node = Column([head, cards, Spacer() if narrow else None], grow=1.0, gap=16)
        if not narrow:
            height = (LOWEST_TAB * len(groups), TAB * len(groups))
            tabs = Control(self.tabs, height=height)
            side = Share(Panel(tabs, "dark", pad=(12, 14)), SIDE)
            shown = Row([side, Share(shown, 700, grow=1.0)], gap=24, grow=1.0)
        complaint = Control(self.trouble, height=(0, 0)) if self.trouble.text else None
        others = [Control(b, height=(50, FOOT), grow=0.0) for b in (self.official, self.save)]
        done = Control(self.done, height=(50, FOOT), width=(200, 360), grow=0.0)
        about = Spacer() if narrow else Control(self.about, width=(300, 300))
        foot = Wrap([*others, about, done], gap=16)
        return Column([Scroll(shown, grow=1.0), complaint, foot])

    def _title(self) -> Node:
        """The heading of the cards below."""
        wanted = self.field.text.strip()
        icon = "search" if wanted else {CHANGED: "edit", **ICONS}[self.tabs.value]
        words = Text(
            wanted or dict(self.tabs.options)[self.tabs.value], size=HEADING, weight="display",
            colour="light", wrap=False, grow=1.0, alt_text="",
        )  # fmt: skip
        return Row([Icon(icon, 38, "accent"), words], gap=22, grow=1.0)
