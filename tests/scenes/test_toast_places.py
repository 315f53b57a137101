"""Messages at the table never lie over the round, the dice, a card, a face or the decks."""

import pytest
from pygame import Rect

from monopoly_gui.engine.cards import CHANCE, CHEST
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.board.cards_art import DECK_SHAPE, CardProps
from monopoly_gui.ui.board.centre import DECK_SHARE, deck_centre
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.board.stage import square_around
from monopoly_gui.ui.characters.remarks import Remark
from monopoly_gui.ui.playback.card_turn import CardTurn
from monopoly_gui.ui.playback.cues import Cue
from monopoly_gui.ui.playback.timeline import Running
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize

WINDOWS = ((1024, 600), (1280, 720), (1920, 1080), (800, 1200))
SHORT = "Saved as “Sunday”."
LONG = "Chen wants more than Reading Railroad and $120 for Pennsylvania Avenue, and refuses."


@pytest.fixture(params=["flat", "seated"])
def view(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["table_four", "table_eight"])
def screen(request: pytest.FixtureRequest, view: str) -> Screen:
    made = PAGES[request.param]()
    made.context.settings.view = view  # type: ignore[assignment]
    return made


def kept(table: TableScene) -> dict[str, list[Rect]]:
    """The areas of the window that no toast may cover."""
    picture = table.picture
    wide = round(picture.view.layout.centre().width * DECK_SHARE)
    dice = [square_around(at, 2 * size) for at, size, _angle in picture.die_spots(2)]
    found = {
        "round": [picture.layout.title],
        "dice": [dice[0].union(dice[1])],
        "faces": [table.picture.face(p) for p in range(len(table.game.people))],
        "plates": list(picture.layout.panels),
        "deed": [picture.layout.slot],
        "buttons": [button.rect for button in table.buttons.all if button.visible],
        "icons": [icon.rect for icon in table.icons.all],
        "decks": [],
    }
    for deck in (CHANCE, CHEST):
        place = Rect(0, 0, wide, round(wide / DECK_SHAPE))
        place.center = deck_centre(picture.view.layout, deck)
        view = picture.view
        found["decks"].append(view.lens.within(place) if isinstance(view, SeatedView) else place)
    if table.motion.in_the_middle:
        found["card"] = [picture.held_card()]
    else:
        found["prompt"] = [picture.layout.prompt]
    return {
        name: [part for rect in rects for part in table.viewport.to_window(rect)]
        for name, rects in found.items()
    }


def shown(screen: Screen, text: str) -> list[Rect]:
    """Say something at once and let it be seen; where that is."""
    toasts, painter = screen.context.scenes.toasts, screen.context.painter
    toasts.say(text, "bad")
    for _ in range(3):
        screen.frame(0.3)
    window = Rect((0, 0), screen.context.scenes.bounds.size)
    place = toasts.place(painter, window)
    assert toasts.texts[0] == text and place and window.contains(place)
    return [place]


def nothing_covered(screen: Screen, places: list[Rect]) -> None:
    table = screen.shows(TableScene)
    for name, rects in kept(table).items():
        for place in places:
            assert place.collidelist(rects) < 0, (name, place, rects)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_message_covers_nothing_that_is_read(
    screen: Screen, window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(screen, window, 1.0)
    nothing_covered(screen, shown(screen, SHORT))
    nothing_covered(screen, shown(screen, LONG))
    table = screen.shows(TableScene)
    card = Running(Cue(motion=CardTurn(CardProps(CHANCE, "Advance to GO."), 0.0)), 0.0, 9.0, 9.0)
    monkeypatch.setattr(table.motion, "_running", lambda: [card])
    nothing_covered(screen, shown(screen, LONG))


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (800, 1200)])
def test_where_the_board_is_seen_nearly(screen: Screen, window: tuple[int, int]) -> None:
    resize(screen, window, 2.0)
    nothing_covered(screen, shown(screen, SHORT))


@pytest.mark.parametrize("window", WINDOWS, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_remark_and_a_message_lie_beside_each_other(
    screen: Screen, window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    resize(screen, window, 1.0)
    table = screen.shows(TableScene)
    for player in range(1, len(table.game.people)):
        remark = Remark(player, table.game.people.faces[player] or "captain", "set", 0)
        monkeypatch.setattr(table.remark_bubble, "_remark", remark)
        monkeypatch.setattr(table.remark_bubble, "_until", 1e9)
        said = table.picture.bubble(player, table.remark_bubble.text)
        assert table.picture.stage_layout.free_area.contains(said)
        nothing_covered(screen, [said])
        message = shown(screen, SHORT)
        nothing_covered(screen, message)
        assert said.collidelist(message) < 0


@pytest.mark.parametrize("page", ["purchase", "auction", "trade_answer", "estate_plan"])
def test_a_message_over_a_question_covers_neither_it_nor_the_prompt(page: str) -> None:
    screen = PAGES[page]()
    (place,) = shown(screen, SHORT)
    dialog = screen.shows(TableDialog)
    words = Rect(dialog.head.rect)
    words.width = dialog.head.free(screen.context.painter).x - words.x
    controls = [widget.rect for widget in dialog.form.widgets if widget.visible]
    kept = [words, dialog.host.picture.layout.prompt, *controls]
    assert place.collidelist(kept) < 0
