"""Choosing the rules of a game: those that come with it, and the player's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...editions import DEFAULT, HOMES, EditionError, load_edition
from ...engine.board import Board
from ...engine.presets import differences
from ...engine.rules import Rules
from ...language import _, plural, translate, translate_error
from ...storage import SaveError, delete_preset
from ...storage.rule_sets import RuleSet, named, rule_sets
from ...ui.layout.containers import Column, MinWidth, Panel, Scroll, Wrap
from ...ui.layout.leaves import Control
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows
from ...ui.widgets import LARGE, Button, ListRow, RowList
from ..core.confirm import ConfirmScene
from ..core.home_board import at_home, home_board
from ..core.managed_scene import GameRules
from ..core.page import Page
from ..rules.in_force import what_differs
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter

if TYPE_CHECKING:
    from ..core.context import Context

#: rows of the list in sight, at least and at best
SEEN = (2, 5)


class PresetPage(Page):
    """A list on the left, on the right what the chosen set of rules is like."""

    def __init__(
        self, context: Context, rules: Rules, on_choose: Callable[[RuleSet], None]
    ) -> None:
        super().__init__(context, _("Choose the rules"))
        self.on_choose = on_choose
        self.sets: list[RuleSet] = []
        self.list = RowList(
            self._row,
            lines=3,
            ends=True,
            on_select=lambda index: self._selected(),
            on_activate=lambda index: self.choose(),
            name="presets",
        )
        self.page = RulesPage(small=True)
        self.delete = Button(
            _("Delete"), self._ask, icon="trash", key=pygame.K_DELETE, style="ghost", name="delete"
        )
        self.go = Button(
            _("Play by these rules"), self.choose, icon="check", style="primary", size=LARGE,
            name="choose",
        )  # fmt: skip
        self.form.replace([self.back, self.list, self.page, self.delete, self.go], default=self.go)
        self._read()
        start = named(rules, self.sets)
        self.list.selected = self.sets.index(start) if start else 0
        self.form.focus(self.list)

    @property
    def chosen(self) -> RuleSet:
        """The set that is chosen in the list."""
        return self.sets[max(0, min(self.list.selected, len(self.sets) - 1))]

    @property
    def rules_in_force(self) -> GameRules | None:
        return self.chosen.rules, self._board()

    def choose(self) -> None:
        """Take the chosen set, and go back."""
        if not self.chosen.problem:
            self.close()
            self.on_choose(self.chosen)

    def _read(self) -> None:
        self.sets, _other = rule_sets()

    def _ask(self) -> None:
        name = self.chosen.name
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Delete these rules?"),
                _("Your rules “{name}” will be deleted for good.").format(name=name),
                lambda: self._delete(name),
                yes=_("Delete"),
                no=_("Keep them"),
                danger=True,
            )
        )

    def _delete(self, name: str) -> None:
        try:
            delete_preset(name)
        except SaveError as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")
        self._read()
        self.list.selected = min(self.list.selected, len(self.sets) - 1)
        self.recompose()
        self.invalidate()

    # what is shown ---------------------------------------------------------------

    def _board(self) -> Board:
        try:
            return load_edition(board_of(self.chosen))
        except EditionError:
            return home_board()

    def _selected(self) -> None:
        chosen = self.chosen
        self.go.reason = unusable(chosen) if chosen.problem else ""
        self.delete.reason = "" if chosen.own else _("These rules come with the game.")
        self.page.show([self._chapter(chosen)], [])
        if self.page.rect.width:
            self.page.measure(self.context.painter)
        self.invalidate()

    def _chapter(self, chosen: RuleSet) -> Chapter:
        blocks = [
            Block("text", _(chosen.about)),
            Block("text", _("Board: {chosen}").format(chosen=board_title(chosen))),
        ]
        if chosen.problem:
            blocks = [
                Block(
                    "text",
                    _("These rules cannot be used: {problem}.").format(
                        problem=translate(chosen.problem)
                    ),
                )
            ]
            return Chapter(chosen.title, blocks)
        return Chapter(chosen.title, [*blocks, *what_differs(chosen.rules, self._board())])

    def _row(self, index: int) -> ListRow:
        chosen = self.sets[index]
        below = _("Your own rules") if chosen.own else _(chosen.about)
        return ListRow(
            chosen.title,
            f"{board_title(chosen)} – {below}",
            end=how_different(chosen),
            warning=bool(chosen.problem),
        )

    # the screen --------------------------------------------------------------------

    def compose(self) -> Node:
        shown = Panel(Control(self.page, height=(200, 600)), "card", pad=(36, 28), grow=1.0)
        buttons = Wrap(
            [
                Control(self.delete, height=(50, 60), grow=0.0),
                Control(self.go, height=(56, 64), width=(260, 420)),
            ],
            gap=16,
        )
        self.list.count = len(self.sets)
        sets = Panel(Rows(self.list, seen=SEEN), "dark", pad=(14, 14))
        parts = [MinWidth(sets, 420, grow=1.0), MinWidth(shown, 420, grow=1.15)]
        return Column([Scroll(Wrap(parts, gap=28), grow=1.0), buttons], gap=20)

    def layout(self) -> None:
        super().layout()
        self._selected()


def board_of(chosen: RuleSet, before: str = "") -> str:
    """The board that belongs to a set: for the usual one, one's own of the same prices.

    ``before`` is the board that was chosen until now, which stays if it is one of those.
    """
    if chosen.own or chosen.edition != DEFAULT:
        return chosen.edition
    return before if before in HOMES.values() else at_home()


def how_different(chosen: RuleSet) -> str:
    """In how much a set is not as the official rules say."""
    if chosen.problem:
        return _("damaged")
    count = len(differences(chosen.rules))
    if not count:
        return _("official")
    return plural("{count} change", "{count} changes", count).format(count=count)


def unusable(chosen: RuleSet) -> str:
    """Why a set of rules cannot be used."""
    return _("These rules cannot be used: {problem}.").format(problem=translate(chosen.problem))


def board_title(chosen: RuleSet) -> str:
    """What the board of a set is called, also if it is missing."""
    try:
        return load_edition(board_of(chosen)).title
    except EditionError:
        return _("{board} (missing)").format(board=chosen.edition or "?")
