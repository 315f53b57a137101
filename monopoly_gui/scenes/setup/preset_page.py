"""Choosing a game’s rules, built-in sets and the player’s own, and naming one’s own."""

from collections.abc import Callable, Mapping
from functools import partial

import pygame

from ...editions import DEFAULT, HOMES, EditionError, load_edition
from ...engine.board import Board
from ...engine.presets import differences
from ...engine.rules import Rules, Value
from ...language import _, plural, translate
from ...storage import delete_preset, save_preset
from ...storage.rule_sets import RuleSet, matching_set, rule_sets
from ...storage.user_presets import LONGEST_NAME
from ...ui.board.seated_picture import SHAPE, SeatedPicture
from ...ui.layout.containers import Column, IfFits, Panel, Sheet
from ...ui.layout.leaves import Control, Picture
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows
from ...ui.panels.plate_tray import Tray
from ...ui.widgets import BODY, Button, ListRow
from ..core.board_pictures import draw_seated
from ..core.context import Context
from ..core.dialog import ask_to_delete
from ..core.home_board import board_or_home, home_board, in_home_language
from ..core.managed_scene import GameRules
from ..core.name_dialog import NameDialog
from ..core.page import ListPage
from ..rules.in_force import what_differs
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter


class NameRulesScene(NameDialog):
    """Asks for a name; own rules of the same name are replaced after a question."""

    def __init__(self, context: Context, edition: str, changes: Mapping[str, Value]) -> None:
        self.edition = edition
        self.changes = changes
        self.on_name = self._save
        self._sets = rule_sets()[0]
        go = Button(_("Save"), self.submit, icon="save", style="primary", name="save")
        placeholder = _("A name for these rules")
        super().__init__(context, _("Save these rules"), go, placeholder, LONGEST_NAME)

    @property
    def replaces(self) -> bool:
        """Whether there are own rules of this name."""
        return any(s.own and s.name.casefold() == self.name.casefold() for s in self._sets)

    @property
    def reserved(self) -> bool:
        """Whether rules that come with the game are called so."""
        wanted = self.name.casefold()
        return any(not s.own and wanted in (s.id, s.name.casefold()) for s in self._sets)

    def trouble(self) -> str:
        return _("These rules come with the game.") if self.reserved else super().trouble()

    def note(self) -> tuple[str, str]:
        if self.go.reason:
            return self.go.reason, "bad"
        found = _("You will find them in the list of rules."), "muted"
        return super().note() if self.replaces else found

    def _save(self, name: str) -> None:
        if self.context.attempt(lambda: save_preset(name, self.edition, self.changes)):
            text = _("Your rules “{name}” are saved.").format(name=name)
            self.context.scenes.toasts.say(text, "good")


class PresetPage(ListPage):
    """A list on the left, a description of the chosen set of rules on the right."""

    def __init__(
        self, context: Context, rules: Rules, on_choose: Callable[[RuleSet], None]
    ) -> None:
        title, label = _("Choose the rules"), _("Play by these rules")
        super().__init__(context, title, label, self.choose, "check", "choose")
        self.on_choose = on_choose
        self.sets: list[RuleSet] = []
        self.picture = SeatedPicture(context.painter, home_board())
        self.list = self.list_of(self._row, BODY + 1, "presets")
        self.page = RulesPage(small=True)
        self.delete = Button(
            _("Delete"), self._ask, icon="trash", key=pygame.K_DELETE, name="delete"
        )
        self._read()
        start = matching_set(rules, self.sets)
        self.list.selected = self.sets.index(start) if start else 0
        self.form.focus(self.list)

    @property
    def chosen(self) -> RuleSet:
        """The set chosen in the list."""
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
        self.list.count = len(self.sets)

    def _ask(self) -> None:
        name, text = self.chosen.name, _("It will be deleted for good.")
        ask_to_delete(self.context, name, text, lambda: self._delete(name))

    def _delete(self, name: str) -> None:
        self.context.attempt(lambda: delete_preset(name))
        self._read()
        self.list.selected = min(self.list.selected, len(self.sets) - 1)
        self.recompose()
        self.invalidate()

    def _board(self) -> Board:
        return board_or_home(board_of(self.chosen))

    def _selected(self) -> None:
        chosen = self.chosen
        self.go.reason = unusable_reason(chosen) if chosen.problem else ""
        self.picture.board = self._board()
        self.delete.reason = "" if chosen.own else _("These rules come with the game.")
        self.page.show([self._chapter(chosen)])
        self.invalidate()

    def _chapter(self, chosen: RuleSet) -> Chapter:
        blocks = [
            Block("text", _(chosen.about)),
            Block("text", _("Board: {chosen}").format(chosen=board_title(chosen))),
        ]
        if chosen.problem:
            return Chapter(chosen.title, [Block("text", unusable_reason(chosen))])
        return Chapter(chosen.title, [*blocks, *what_differs(chosen.rules, self._board())])

    def _row(self, index: int) -> ListRow:
        """A set of rules: its name, the number of changes, its board."""
        one = self.sets[index]
        note = _("Your own rules") if one.own else _(one.about)
        return ListRow(one.title, note, how_different(one), warning=bool(one.problem))

    def compose(self) -> Node:
        page = Sheet(Control(self.page, height=(200, 420)), pad=(36, 24), grow=1.0)
        board = Picture(partial(draw_seated, self, self.picture), SHAPE, height=(160, 380))
        shown = Column([IfFits(Panel(board, "dark", pad=(20, 14))), page], gap=16)
        return self.beside(Tray(Rows(self.list, seen=(2, 7))), shown, [self.delete])

    def layout(self) -> None:
        super().layout()
        self._selected()


def board_of(chosen: RuleSet, before: str = "") -> str:
    """The board of a set; for the usual one ``before`` if it has its prices, or one at home."""
    if chosen.own or chosen.edition != DEFAULT:
        return chosen.edition
    return before if before in HOMES.values() else in_home_language()


def how_different(chosen: RuleSet) -> str:
    """In how much a set is not as the official rules say."""
    if chosen.problem:
        return _("damaged")
    count = len(differences(chosen.rules))
    if not count:
        return _("official")
    return plural("{count} change", "{count} changes", count).format(count=count)


def unusable_reason(chosen: RuleSet) -> str:
    """The reason why a set of rules cannot be used."""
    return _("These rules cannot be used: {problem}.").format(problem=translate(chosen.problem))


def board_title(chosen: RuleSet) -> str:
    """The title of a set's board, even if it is missing."""
    try:
        return load_edition(board_of(chosen)).title
    except EditionError:
        return _("{board} (missing)").format(board=chosen.edition or "?")
