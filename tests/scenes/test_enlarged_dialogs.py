"""At 150 and 200 % the dialogs of the table show at once what matters, and a low footer."""

from collections.abc import Iterable

import pygame
import pytest
from pygame import Rect

from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.parts.items import SUM
from monopoly_gui.scenes.table.trade.effect import TradeEffect
from monopoly_gui.ui.layout.containers import Scroll
from monopoly_gui.ui.layout.leaves import Picture, Text
from monopoly_gui.ui.layout.node import Node
from tests.scenes.dialogs.stories import auction
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize, undrawn, worded_in

WINDOWS = [(size, scale) for size in ((1024, 600), (1280, 720)) for scale in (1.5, 2.0)]
TALL = [((800, 1280), 2.0), ((1920, 1080), 2.0)]
MOVED = (
    "auction", "auction_house", "bus", "card_choice", "claims", "debt", "debt_creditors", "jail",
    "purchase", "received", "tax", "trade_answer", "trade_edit", "trade_many",
)  # fmt: skip


def opened(name: str, size: tuple[int, int], scale: float) -> tuple[Screen, TableDialog]:
    """A dialog as it is seen before anything is scrolled."""
    with undrawn():
        screen = PAGES[name]()
        resize(screen, size, scale)
    dialog = screen.scene
    assert isinstance(dialog, TableDialog)
    return screen, dialog


def hidden(dialog: TableDialog, places: Iterable[tuple[str, Rect]]) -> list[str]:
    """Those not wholly visible."""
    return [
        name
        for name, rect in places
        if rect.size not in [part.size for part in dialog.viewport.to_window(rect)]
    ]


def nodes(dialog: TableDialog, kind: type[Node]) -> list[tuple[str, Rect]]:
    assert dialog.tree
    return [(kind.__name__, node.rect) for node in dialog.tree.walk() if isinstance(node, kind)]


def controls(dialog: TableDialog, *names: str) -> list[tuple[str, Rect]]:
    return [(name, dialog.form.find(name).rect) for name in names]


@pytest.mark.parametrize(("size", "scale"), WINDOWS + TALL)
@pytest.mark.parametrize("language", ["en", "de"])
def test_an_auction_shows_lot_highest_bid_bidders_and_all_answers_at_once(
    size: tuple[int, int], scale: float, language: str
) -> None:
    with worded_in(language):
        _screen, dialog = opened("auction", size, scale)
        bids = controls(dialog, "+1", "+10", "+100", "figure", "bid", "pass", "out", "raise")
        texts = [node for node in dialog.whole.walk() if isinstance(node, Text)]
        highest = [("sum", node.rect) for node in texts if node.size == SUM]
        assert len(highest) == 1
        # in an upright window the bidders scroll
        bidders = nodes(dialog, Scroll) if size[0] > size[1] else []
        seen = [*nodes(dialog, Picture), *bidders, *highest, *bids]
        assert hidden(dialog, seen) == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS)
@pytest.mark.parametrize("theme", ["classic", "high_contrast"])
def test_advice_leaves_the_answers_of_an_auction_in_sight(
    size: tuple[int, int], scale: float, theme: str
) -> None:
    desk = auction(theme=theme)
    desk.key(pygame.K_h)
    dialog = desk.shows(TableDialog)
    resize(desk.screen, size, scale)
    answers = controls(dialog, "figure", "bid", "pass", "out", "raise")
    assert dialog.adviser.open
    assert hidden(dialog, [*answers, ("advice", dialog.adviser.strip.rect)]) == []


@pytest.mark.parametrize(("size", "scale"), WINDOWS + TALL)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("name", "answers"),
    [("trade_answer", ("accept", "counter", "refuse")), ("trade_edit", ("propose", "close"))],
)
def test_a_trade_shows_its_effect_on_both_sides_with_the_answers(
    name: str, answers: tuple[str, ...], size: tuple[int, int], scale: float, language: str
) -> None:
    with worded_in(language):
        _screen, dialog = opened(name, size, scale)
        effects = nodes(dialog, TradeEffect)
        assert len(effects) == 2
        assert hidden(dialog, [*effects, *controls(dialog, *answers)]) == []


@pytest.mark.parametrize("name", MOVED)
def test_what_stays_at_the_foot_is_at_most_a_quarter_of_the_window(name: str) -> None:
    screen, dialog = opened(name, *WINDOWS[0])
    for size, scale in WINDOWS + TALL:
        resize(screen, size, scale, drawn=False)
        held = [view.place for view in dialog.viewport.views[1:] if view.place.bottom == size[1]]
        assert all(place.height <= size[1] / 4 for place in held), (size, scale)


def test_what_a_trade_changes_follows_the_terms() -> None:
    screen, dialog = opened("trade_edit", (1280, 720), 2.0)
    before = [rect.height for _name, rect in nodes(dialog, TradeEffect)]
    dialog.form.find("deed 29").activate()
    screen.frame()
    after = [rect.height for _name, rect in nodes(dialog, TradeEffect)]
    assert all(now > then for now, then in zip(after, before, strict=True))


def test_the_wheel_scrolls_a_dialog_that_is_larger_than_the_window() -> None:
    screen, dialog = opened("trade_edit", (1280, 720), 2.0)
    screen.post(pygame.MOUSEMOTION, pos=(640, 360), rel=(1, 1), buttons=(0, 0, 0))
    before = dialog.viewport.shown.y
    screen.post(pygame.MOUSEWHEEL, x=0, y=-1)
    assert dialog.viewport.shown.y > before
