"""The announcement of a change to the focused control."""

from monopoly_gui.ui.widgets import Accessible


def test_a_deed_put_into_a_trade_is_named() -> None:
    before = Accessible("Boardwalk", "tile", state="not chosen")
    assert Accessible("Boardwalk", "tile", state="chosen").change(before) == "Boardwalk, chosen"


def test_a_player_whose_money_changes_is_told_when_asked() -> None:
    before = Accessible("Chen", "player", value="$200, 3 deeds")
    assert Accessible("Chen", "player", value="$260, 3 deeds").change(before) == ""


def test_a_switch_tells_only_its_new_state() -> None:
    before = Accessible("Music", "switch", state="on")
    assert Accessible("Music", "switch", state="off").change(before) == "off"


def test_of_what_is_written_the_new_letters_are_told() -> None:
    before = Accessible("Name", "text", value="An")
    assert Accessible("Name", "text", value="Ann").change(before) == "n"
    assert Accessible("Name", "text", value="Anna B").change(before) == "na B"
    assert Accessible("Name", "text", value="A").change(before) == "A"
    assert Accessible("Name", "text", value="An").change(before) == ""
