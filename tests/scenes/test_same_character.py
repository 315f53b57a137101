"""In the set-up a name, a face and a personality stay together, whatever else changes."""

import pytest

from monopoly_gui.ai.characters import CHARACTERS, personality_of
from monopoly_gui.scenes.setup.draft import GameDraft, SeatDraft
from monopoly_gui.scenes.setup.own_seat import with_characters
from monopoly_gui.storage import SeatRecord

TOKENS = ("car", "dog", "hat", "ship", "iron", "boot", "cat", "thimble")
BY_NAME = {each.name: (each.face, each.personality) for each in CHARACTERS}


def table(seats: int = 4) -> GameDraft:
    draft = GameDraft(TOKENS, range(8), "us_2008")
    draft.seat_last([])
    while len(draft.seats) < seats:
        draft.add()
    return draft


def looks(draft: GameDraft) -> dict[str, tuple[str, str]]:
    """The face and the personality of each computer by its name."""
    computers = [seat for seat in draft.seats if seat.kind == "ai"]
    return {seat.name: (seat.face, personality_of(seat.bot)) for seat in computers}


def as_in_the_table(draft: GameDraft) -> None:
    for name, look in looks(draft).items():
        assert look == BY_NAME[name]


@pytest.mark.parametrize("gone", range(8))
def test_nobody_changes_when_somebody_is_removed_or_added(gone: int) -> None:
    draft = table(8)
    before = looks(draft)
    assert len(before) == 7
    draft.remove(gone)
    assert looks(draft).items() <= before.items()
    draft.add()
    as_in_the_table(draft)


def test_nobody_changes_when_somebody_is_renamed() -> None:
    draft = table()
    before = [seat.face for seat in draft.seats]
    for typed in ("", "G", "Georg"):
        draft.name_seat(draft.seats[1], typed, [])
        assert [seat.face for seat in draft.seats] == before
    assert personality_of(draft.seats[1].bot) == ""


def test_a_human_may_have_the_name_of_a_character() -> None:
    draft = table()
    draft.name_seat(draft.seats[0], "emmy", [])
    draft.add()
    draft.add()
    assert [seat.name for seat in draft.seats[-2:]] == ["Ada", "Fela"]
    as_in_the_table(draft)


def test_another_personality_is_another_character() -> None:
    draft = table()
    draft.play_as(draft.seats[1], "expert/bully")
    assert (draft.seats[1].name, draft.seats[1].bot) == ("Georg", "expert/bully")
    as_in_the_table(draft)
    draft.play_as(draft.seats[2], "hard/bully")
    assert [seat.name for seat in draft.seats[1:]] == ["Chen", "Georg", "Dorothy"]
    assert [seat.bot for seat in draft.seats[1:]] == ["expert", "hard/bully", "normal"]
    as_in_the_table(draft)


def test_a_name_of_ones_own_stays() -> None:
    draft = table()
    draft.name_seat(draft.seats[1], "Zoe", [])
    draft.play_as(draft.seats[1], "normal/dealer")
    assert (draft.seats[1].name, draft.seats[1].face) == ("Zoe", "trader")


def test_one_level_for_all_leaves_the_personalities() -> None:
    draft = table(8)
    draft.level_for_all("easy/bully")
    assert all(seat.bot.startswith("easy") for seat in draft.seats[1:])
    as_in_the_table(draft)


def test_a_seat_that_a_computer_takes_gets_a_character() -> None:
    draft = table()
    draft.set_kind(draft.seats[0], "ai")
    assert draft.seats[0].face == "librarian"
    draft.seats[1].profile, draft.seats[1].name = "zoe", "Zoe"
    draft.set_kind(draft.seats[1], "human")
    draft.add()
    draft.set_kind(draft.seats[1], "ai")
    faces = [seat.face for seat in draft.seats]
    assert len(set(faces)) == len(faces)
    as_in_the_table(draft)


def test_the_next_game_begins_with_the_same_characters() -> None:
    draft = table(6)
    draft.name_seat(draft.seats[2], "Zoe", [])
    draft.remove(1)
    again = GameDraft(TOKENS, range(8), "us_2008")
    again.seat_last(draft.game().seats)
    assert looks(again) == looks(draft)


def test_seats_of_older_settings_become_characters() -> None:
    draft = GameDraft(TOKENS, range(8), "us_2008")
    draft.seat_last([SeatRecord("Blaise", "ai", bot="hard/bully"), SeatRecord("Zoe", "ai")])
    (georg, zoe) = draft.seats
    assert (georg.name, georg.face, georg.bot) == ("Georg", "baron", "hard/bully")
    assert zoe.name == "Zoe" and zoe.face


def test_the_opponents_of_a_position_are_characters() -> None:
    seats = (
        SeatRecord("Chen", "human"),
        SeatRecord("Blaise", "ai", bot="hard/collector"),
        SeatRecord("Dorothy", "ai", bot="normal"),
    )
    made = with_characters(seats)
    assert made[0] == seats[0]
    assert [(each.name, each.face) for each in made[1:]] == [
        ("Henri", "collector"),
        ("Dorothy", "painter"),
    ]


def test_the_seat_drafts_of_humans_have_no_face_in_the_game() -> None:
    draft = table()
    draft.set_kind(draft.seats[1], "human")
    assert isinstance(draft.seats[1], SeatDraft)
    assert [bool(seat.face) for seat in draft.game().seats] == [False, False, True, True]
