"""Faults of focusable widgets: their descriptions, and their order.

Each has a name of its own, a role, and a value or a state where it has one.  The focus goes
through them as they are read: from top to bottom, and from left to right on a line.
"""

from collections import Counter

from monopoly_gui.scenes.boards.editor import BoardEditorScene
from monopoly_gui.scenes.core.spoken_screen import spoken_widget
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.board.cursor import BoardCursor
from monopoly_gui.ui.panels.round_button import RoundButton
from monopoly_gui.ui.widgets import IconButton, Widget
from tests.scenes.screen import Screen

#: small things in the corners above, which are there on every screen or dialog: they come last
CORNER = ("pause", "open log", "speed", "sound", "menu", "advice", "fold", "about", "back", "help")


def part(screen: Screen, widget: Widget) -> int:
    """The part of a screen with a widget; the focus goes from one part to the next.

    At a table, and in a replay, what can be done now comes before all that there is to look at.
    """
    scene = screen.scene
    if isinstance(scene, TableScene | ReplayScene):
        acts = scene.buttons.all if isinstance(scene, TableScene) else scene.bar.all
        if widget in acts:
            # the next step is the first that one comes to
            return -1 if isinstance(widget, RoundButton) and widget.large else 0
        if isinstance(widget, BoardCursor):
            return 1
    if isinstance(widget, IconButton) and widget.name in CORNER:
        return 4 if widget is scene.help_button else 3
    return 2


def before(one: Widget, other: Widget) -> bool:
    """Whether one is read before the other: it lies above it, or on its line to the left of it.

    What is scrolled lies where the window through which it is seen does.
    """
    here, there = one.rect, other.rect
    if one.clip != other.clip:
        here, there = one.clip or here, other.clip or there
    across = min(here.right, there.right) - max(here.left, there.left)
    along = min(here.bottom, there.bottom) - max(here.top, there.top)
    if here.bottom <= there.top and across > 0:
        return True
    return here.right <= there.left and along * 3 > min(here.height, there.height)


def out_of_order(screen: Screen) -> list[str]:
    """Widgets that get the focus before one that is read earlier."""
    scene = screen.scene
    stops = [w for w in scene.form.widgets if w.visible and w.focusable]
    if isinstance(scene, BoardEditorScene):
        # its board only shows what is written in the fields, and comes after them everywhere
        stops.remove(scene.board_spot)
    if not isinstance(scene, EstateDialog) or scene.chosen is None:
        return too_early(screen, stops)
    # what can be done with a deed comes next after its card, wherever it has room
    card = stops.index(scene.chosen.card)
    each = [one.each for one in scene.sets if scene.chosen in one.rows]
    own = [widget for widget in stops if widget in (*scene.chosen.widgets, *each)]
    rest = [widget for widget in stops if widget not in own]
    late = [w.name for w in own if w not in stops[card + 1 : card + 1 + len(own)]]
    return [*late, *too_early(screen, rest), *too_early(screen, own)]


def too_early(screen: Screen, stops: list[Widget]) -> list[str]:
    """Widgets that come before one that is read earlier."""
    wrong = []
    for at, widget in enumerate(stops):
        for earlier in stops[:at]:
            parts = part(screen, earlier), part(screen, widget)
            if parts[0] > parts[1] or (parts[0] == parts[1] and before(widget, earlier)):
                wrong.append(f"{earlier.name} before {widget.name}")
    return wrong


def misnamed(screen: Screen) -> list[str]:
    """Widgets without a name, with an ambiguous one, or without their setting."""
    scene = screen.scene
    stops = [w for w in scene.form.widgets if w.visible and w.focusable]
    spoken = [(w, spoken_widget(scene, w)) for w in stops]
    # what a button does is its value where it stands beside a name
    count = Counter(
        (e.name, e.role, e.value if e.role == "button" else "", e.key) for _, e in spoken
    )
    wrong = [f"{n} sound like {each}" for each, n in count.items() if n > 1]
    for widget, each in spoken:
        if not each.name.strip():
            wrong.append(f"{widget.name} has no name")
        if each.reason != widget.reason:
            wrong.append(f"{widget.name} gives {each.reason!r} for {widget.reason!r}")
        if not each.sentence().startswith(each.name.rstrip(".")):
            wrong.append(f"{widget.name} does not begin with its name: {each.sentence()}")
        if each.role not in ("button", "page", "summary") and not (each.value or each.state):
            wrong.append(f"{widget.name} has neither value nor state")
    return wrong
