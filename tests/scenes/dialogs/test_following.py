"""The common behaviour of all dialogs: they follow the position, fold, fit, and keep the table
at hand.
"""

from collections import Counter

import pygame
import pytest

from monopoly_gui.engine import frames
from monopoly_gui.engine.actions import Buy
from monopoly_gui.engine.handler import nobody
from monopoly_gui.engine.registry import HANDLERS
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.dialogs.registry import DIALOGS, dialog_for
from monopoly_gui.ui.widgets import Button, Widget
from monopoly_gui.ui.widgets.button import TIGHT
from tests.scenes.dialogs.desk import Desk, position
from tests.scenes.dialogs.stories import STORIES, purchase

SIZES = ((1280, 720), (1920, 1080), (1024, 640), (3840, 2160))


def dialog_of(desk: Desk) -> TableDialog:
    assert isinstance(desk.top, TableDialog)
    return desk.top


def test_every_frame_that_somebody_decides_has_a_dialog() -> None:
    asked = {kind for kind, handler in HANDLERS.items() if handler.deciders is not nobody}
    assert asked | {frames.Over} == set(DIALOGS)


def fits(desk: Desk, size: tuple[int, int], scale: float) -> None:
    """Everything lies inside the dialog; nothing overlaps.

    The dialog lies inside the window, or in what is seen of it bit by bit.  The button for
    help stays in the corner of the window, and those of the head perhaps below it: beside the
    dialog or wholly on it.
    """
    desk.screen.context.settings.scale = scale
    desk.screen.app.resize(pygame.Surface(size))
    dialog = dialog_of(desk)
    assert dialog.bounds.contains(dialog.box)
    shown = [each for each in dialog.form.widgets if each.visible and seen_of(each).width]
    for number, widget in enumerate(shown):
        aside = widget in (dialog.help_button, dialog.head.fold, dialog.head.advice)
        beside = aside and dialog.bounds.contains(widget.rect.inflate(2, 2))
        beside = beside and not dialog.box.colliderect(widget.rect)
        seen = seen_of(widget)
        assert beside or dialog.box.contains(seen), f"{widget.name} at {size}"
        assert min(widget.rect.size) >= 15, f"{widget.name} at {size}"
        for other in shown[:number]:
            # a scrolled tree lies behind its own widgets
            behind = widget.clip == other.rect or other.clip == widget.rect
            apart = behind or not seen.colliderect(seen_of(other))
            assert apart, f"{widget.name} covers {other.name} at {size}"


def seen_of(widget: Widget) -> pygame.Rect:
    """The part of a widget that no scrolling hides."""
    return widget.rect.clip(widget.clip) if widget.clip else widget.rect


def labels_are_whole(desk: Desk) -> None:
    """Keys are distinct, and no label is cut."""
    buttons = [w for w in desk.top.form.widgets if isinstance(w, Button) and w.visible]
    keys = Counter(button.key for button in buttons if button.key)
    assert max(keys.values(), default=1) == 1
    painter = desk.screen.context.painter
    for button in buttons:
        icon, gap, label = button._parts(painter)
        room = button.rect.width - 2 * painter.px(18 if icon else TIGHT)
        assert icon + gap + label <= room or not label, f"{button.label} is cut"


def tab_reaches_all(desk: Desk) -> None:
    form = desk.top.form
    reached = set()
    for _ in range(len(form.widgets) + 1):
        desk.screen.post(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="")
        assert form.focused is not None
        assert form.focused.ring
        reached.add(form.focused.name)
    assert reached == {w.name for w in form.widgets if w.focusable and w.visible}


def rests(desk: Desk) -> None:
    """Nothing is drawn while nothing happens."""
    desk.screen.post(pygame.MOUSEMOTION, pos=(1270, 710), rel=(1, 1), buttons=(0, 0, 0))
    desk.top.form.focus(None, visible=False)
    desk.frames(20)
    assert desk.screen.frame() == []


@pytest.mark.parametrize("name", STORIES)
def test_every_dialog_keeps_the_rules_of_the_house(name: str) -> None:
    desk = STORIES[name]((1280, 720))
    labels_are_whole(desk)
    tab_reaches_all(desk)
    for widget in desk.top.form.widgets:
        assert widget.enabled or widget.reason.endswith("."), f"{widget.name}: {widget.reason}"
    rests(desk)
    for size in SIZES:
        fits(desk, size, 1.0)
    for size in ((1280, 720), (1024, 768)):
        fits(desk, size, 1.3)


def test_it_closes_when_its_question_has_gone() -> None:
    desk = purchase()
    desk.table.submit(Buy(0))
    desk.frames(2)
    assert desk.top is desk.table


def test_an_undo_brings_the_question_back() -> None:
    desk = purchase()
    desk.click("buy")
    assert desk.top is desk.table
    desk.table.match.undo()
    desk.frames(2)
    desk.shows(PurchaseDialog)


def test_nothing_is_asked_while_the_table_waits_for_a_throw() -> None:
    assert dialog_for(Desk(position()).table) is None


def test_what_arrives_after_the_answer_in_the_same_frame_is_dropped() -> None:
    desk = STORIES["auction"]((1280, 720))
    for key in (pygame.K_p, pygame.K_1, pygame.K_b, pygame.K_n):
        desk.screen.post(pygame.KEYDOWN, key=key, mod=0, unicode=chr(key))
    desk.screen.app.resize(pygame.Surface((1024, 640)))
    desk.frames(2)
    assert [action.kind for action in desk.done] == ["pass"]
    assert desk.top is desk.table


def test_a_press_is_forgotten_when_the_position_changes_under_it() -> None:
    desk = STORIES["auction"]((1280, 720))
    button = desk.screen.find("+10")
    desk.screen.post(pygame.MOUSEBUTTONDOWN, pos=button.rect.center, button=1)
    assert desk.screen.find("+10").pressed
    desk.table.match.state.version += 1
    desk.frames()
    assert not desk.screen.find("+10").pressed
    desk.screen.post(pygame.MOUSEBUTTONUP, pos=button.rect.center, button=1)
    assert desk.done == []


class TestFolding:
    def test_by_key_and_back_by_click(self) -> None:
        desk = purchase()
        desk.key(pygame.K_v)
        dialog = desk.shows(PurchaseDialog)
        assert dialog.folded
        assert desk.label("unfold") == "Back to: Buy Boardwalk?"
        desk.key(pygame.K_b)
        assert desk.done == [], "a folded dialog is not answered by its keys"
        desk.click("unfold")
        desk.key(pygame.K_b)
        assert desk.done == [Buy(0)]

    def test_folded_it_still_goes_with_its_question(self) -> None:
        desk = purchase()
        desk.key(pygame.K_v)
        desk.table.submit(Buy(0))
        desk.frames(2)
        assert desk.top is desk.table


class TestTheTableBelow:
    def test_gets_what_the_dialog_does_not_use(self) -> None:
        desk = purchase()
        desk.table.seen.clear()
        desk.key(pygame.K_ESCAPE)
        desk.click((1270, 700))
        kinds = {event.type for event in desk.table.seen}
        assert {pygame.KEYDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN} <= kinds

    def test_gets_nothing_that_happens_inside(self) -> None:
        desk = purchase()
        inside = desk.shows(PurchaseDialog).box.center
        desk.table.seen.clear()
        desk.click(inside)
        desk.key(pygame.K_TAB)
        presses = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        assert not [event for event in desk.table.seen if event.type in presses]
        moved = [e for e in desk.table.seen if e.type == pygame.MOUSEMOTION]
        assert all(event.pos == (-1, -1) for event in moved)

    def test_gets_nothing_from_below_a_modal_dialog(self) -> None:
        desk = purchase()
        desk.key(pygame.K_t)
        desk.table.seen.clear()
        desk.click((5, 5))
        assert desk.table.seen == []
