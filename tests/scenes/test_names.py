"""Names in any script: shown where a font can, and reported where none can."""

import pytest

from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.parts.game import LONGEST_SHOWN, person_of_seat
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.widgets import Label, TextField
from tests.scenes.screen import Screen

#: our own font has no such sign, and the computer of these tests has no other font
UNKNOWN = "\u5c71"


@pytest.fixture
def screen() -> Screen:
    screen = Screen()
    screen.context.painter.type.fonts._system = []
    screen.open(SetupScene(screen.context))
    return screen


def enter(screen: Screen, name: str) -> TextField:
    field = screen.find("name 1")
    assert isinstance(field, TextField)
    screen.write("name 1", "x")
    field.text = ""
    field.insert(name)
    screen.frame()
    return field


def trouble(screen: Screen) -> str:
    label = screen.find("trouble")
    assert isinstance(label, Label)
    return label.text


@pytest.mark.parametrize("name", ["Zoë", "Søren", "Владимир", "Ἑλένη", "Łucja", "Ngô"])
def test_names_that_our_own_font_shows(screen: Screen, name: str) -> None:
    field = enter(screen, name)
    assert screen.context.painter.type.fonts.missing(name) == ""
    assert (field.lacking, trouble(screen)) == ("", "")
    screen.click("start")
    assert screen.calls.started[0].seats[0].name == name


def test_a_sign_that_cannot_be_shown_is_told_and_allowed(screen: Screen) -> None:
    field = enter(screen, f"A{UNKNOWN}a")
    assert field.lacking == UNKNOWN
    assert "U+5C71" in field.tip
    assert trouble(screen).startswith("No font on this computer can show every character of A")
    screen.click("start")
    assert screen.calls.started[0].seats[0].name == f"A{UNKNOWN}a"


def test_the_warning_goes_with_the_sign(screen: Screen) -> None:
    enter(screen, UNKNOWN)
    field = enter(screen, "Ada")
    assert (field.lacking, field.tip, trouble(screen)) == ("", "", "")


def test_a_name_that_only_a_file_can_hold_is_cut_at_the_table() -> None:
    assert person_of_seat(SeatRecord("A name of ten words and more, which nobody typed")).name == (
        "A name of ten words…"
    )
    assert person_of_seat(SeatRecord("x" * LONGEST_SHOWN)).name == "x" * LONGEST_SHOWN
