"""The people at this computer: a name at first, a seat by a click, profiles and statistics."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.records.result_line import seal_of
from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.menus.saved_list import whole_date
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.people.name import FirstNameScene, ProfileScene
from monopoly_gui.scenes.people.people import PeopleScene
from monopoly_gui.scenes.people.saved_results import kept_results
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.storage import SeatRecord
from monopoly_gui.storage.challenge_results import (
    ChallengeResult,
    load_results,
    results_file,
    save_results,
)
from monopoly_gui.storage.ledger import ledger_file
from monopoly_gui.storage.profiles import Profile, keep_profile, load_profiles
from monopoly_gui.ui.widgets import Button
from tests.records.history import with_history
from tests.records.ledger_lines import read_lines, write_lines
from tests.records.made import TOM, ZOE
from tests.scenes.screen import Screen


@pytest.fixture
def page(home: Path) -> Screen:
    """The page of two people who have played a little."""
    with_history()
    screen = Screen()
    screen.open(PeopleScene(screen.context))
    return screen


def told(screen: Screen) -> list[tuple[str, str, str]]:
    """The rows of the page: text, figure and note."""
    return [(row.text, row.figure, row.note) for row in screen.shows(PeopleScene).rows]


def figure(screen: Screen, text: str) -> str:
    """The text at the right of a row."""
    return next(number for row, number, _note in told(screen) if row == text)


def turn_to(screen: Screen, tab: str) -> None:
    scene = screen.shows(PeopleScene)
    at = [value for value, _title in scene.tabs.options].index(tab)
    screen.click(scene.tabs.cells()[at].center)


def reach_stars(profile: str) -> None:
    """Two stars in a challenge, saved twice so that there is an old file beside."""
    for stars in (1, 2):
        results = load_results()[0]
        results.note(profile, "first_trade", ChallengeResult(stars=stars), False)
        save_results(results)


# -- the first start ---------------------------------------------------------------------


def first_start() -> Screen:
    screen = Screen()
    screen.open(TitleScene(screen.context))
    screen.context.scenes.push(FirstNameScene(screen.context))
    screen.frame()
    screen.frame()
    return screen


def test_a_name_given_at_the_first_start_sits_at_the_first_table(home: Path) -> None:
    screen = first_start()
    screen.type("Zoe")
    screen.key(pygame.K_RETURN)
    screen.frame()
    screen.shows(TitleScene)
    (zoe,) = load_profiles()[0]
    assert (zoe.name, screen.context.settings.profile) == ("Zoe", zoe.id)
    setup = screen.open(SetupScene(screen.context))
    assert (setup.draft.seats[0].name, setup.draft.seats[0].profile) == ("Zoe", zoe.id)
    assert setup.draft.seats[0].token == zoe.token
    screen.click("start")
    assert screen.calls.started[0].seats[0].profile == zoe.id
    assert [seat.profile for seat in screen.calls.started[0].seats[1:]] == ["", "", ""]


@pytest.mark.parametrize("way", [pygame.K_ESCAPE, "later"])
def test_the_question_can_be_left_out(home: Path, way: int | str) -> None:
    screen = first_start()
    screen.key(way) if isinstance(way, int) else screen.click(way)
    screen.frame()
    screen.shows(TitleScene)
    assert load_profiles() == ([], "")
    screen.frame(1.0)
    assert (home / "settings.json").exists()


def test_a_press_beside_the_question_goes_on_with_what_is_pressed(home: Path) -> None:
    screen = first_start()
    title, asked = screen.context.scenes.stack
    assert isinstance(title, TitleScene) and isinstance(asked, FirstNameScene)
    beside = next(w for w in title.form.widgets if not asked.box.collidepoint(w.rect.center))
    used: list[str] = []
    assert isinstance(beside, Button)
    beside.on_click = lambda: used.append(beside.name)
    screen.click(beside.rect.center)
    screen.frame()
    assert used == [beside.name]
    screen.shows(TitleScene)


def test_a_press_beside_the_question_keeps_a_name_begun(home: Path) -> None:
    screen = first_start()
    screen.type("Zo")
    screen.click((2, 2))
    screen.shows(FirstNameScene)


def test_nobody_is_called_nothing(home: Path) -> None:
    screen = first_start()
    screen.type("  ")
    screen.key(pygame.K_RETURN)
    screen.shows(FirstNameScene)
    assert screen.find("go").reason == "Type a name first."


# -- a seat by one click --------------------------------------------------------------------


def test_a_click_seats_a_person_with_token_and_colour(home: Path) -> None:
    with_history()
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    screen.click("person Zoe")
    screen.click("person Tom")
    first, second = setup.draft.seats[:2]
    assert (first.name, first.kind, first.token, first.profile) == ("Zoe", "human", "cat", ZOE)
    assert (second.name, second.kind, second.token, second.profile) == ("Tom", "human", "ship", TOM)
    assert setup.chips == []
    assert setup.draft.problems() == []


def test_a_seat_that_somebody_has_named_is_left_to_them(home: Path) -> None:
    with_history()
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    screen.write("name 1", "Grandma")
    screen.click("person Tom")
    assert [seat.name for seat in setup.draft.seats[:2]] == ["Grandma", "Tom"]
    assert setup.draft.seats[1].kind == "human"


def test_typing_the_name_of_a_person_is_sitting_down_too(home: Path) -> None:
    with_history()
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    screen.write("name 1", "tom")
    assert setup.draft.seats[0].profile == TOM
    screen.write("name 1", "Tomas")
    assert setup.draft.seats[0].profile == ""


def test_the_last_table_calls_people_as_they_are_called_now(home: Path) -> None:
    keep_profile(Profile(id=ZOE, name="Zoë B.", token="cat"))
    seats = (
        SeatRecord("Zoe", "human", "cat", 0, "", ZOE),
        SeatRecord("Gone", "human", "dog", 1, "", "ffffffff"),
    )
    screen = Screen(last_seats=seats)
    setup = screen.open(SetupScene(screen.context))
    assert [(seat.name, seat.profile) for seat in setup.draft.seats] == [
        ("Zoë B.", ZOE),
        ("Gone", ""),
    ]


def test_the_table_is_set_as_the_first_person_likes_it(home: Path) -> None:
    keep_profile(Profile(id=ZOE, name="Zoe", token="cat", tastes={"speed": "instant"}))
    screen = Screen()
    screen.open(SetupScene(screen.context))
    screen.click("person Zoe")
    screen.click("start")
    assert (screen.context.settings.speed, screen.context.settings.profile) == ("instant", ZOE)
    screen.context.settings.speed = "fast"
    screen.context.settings_changed()
    screen.frame(1.0)
    assert load_profiles()[0][0].tastes["speed"] == "fast"


# -- the page -----------------------------------------------------------------------------------


def test_games_and_wins_are_told_with_a_suggestion(page: Screen) -> None:
    assert told(page)[0][0] == "You beat Normal in 3 of the last 4 games: try Hard."
    assert figure(page, "Games that count") == "6 games, 4 won, 67%"
    assert figure(page, "Normal") == "5 games, 3 won, 60%"
    assert figure(page, "United Kingdom") == "1 game, 0 won, 0%"
    assert figure(page, "Places") == "4 × place 1, 2 × place 2"


def test_the_level_of_a_computer_has_a_page_too(page: Screen) -> None:
    scene = page.shows(PeopleScene)
    scene.form.focus(scene.list)
    for _ in range(3):
        page.key(pygame.K_DOWN)
    assert scene.chosen is not None and scene.chosen.level == "normal"
    assert figure(page, "Games that count") == "9 games, 1 won, 11%"
    assert page.find("delete").reason == "The computer has no profile."


def test_records_name_the_deed_the_sum_and_the_other_side(page: Screen) -> None:
    turn_to(page, "records")
    assert figure(page, "Highest rent collected") == "$1,100"
    note = next(note for text, _sum, note in told(page) if text == "Highest rent paid")
    assert note.startswith("Boardwalk, with Computer")
    assert figure(page, "Best deal") == "+21 points"
    assert figure(page, "Worst deal") == "−4 points"
    assert figure(page, "Held longest") == "Reading Railroad"
    assert figure(page, "Luck with dice and cards") == "+2,340"


def test_achievements_that_were_reached_come_first(page: Screen) -> None:
    turn_to(page, "achievements")
    rows = told(page)
    assert rows[0][0].startswith("10 of ")
    day, later = (
        whole_date(datetime(2026, 1, number, 20, 15, tzinfo=UTC).astimezone()) for number in (1, 6)
    )
    assert rows[1][:2] == ("The Full Set", day)
    assert ("Hat-Trick", later, "Win three games in a row.") in rows
    assert ("Marathon", "", "Win a game of 100 rounds or more.") in rows


def test_all_games_are_listed_with_why_one_does_not_count(page: Screen) -> None:
    turn_to(page, "all_games")
    rows = told(page)
    assert len(rows) == 7
    assert "Does not count: a lesson" in rows[0][2]
    assert rows[1][1] == "Place 1 of 3"


def test_charts_are_read_off_by_keys(page: Screen) -> None:
    turn_to(page, "charts")
    scene = page.shows(PeopleScene)
    assert [line.points[-1] for line in scene.lines.lines] == [(6.0, 4.0), (6.0, pytest.approx(2))]
    scene.form.focus(scene.lines)
    page.key(pygame.K_RIGHT)
    assert scene.lines.at == 6
    page.click(scene.kind.cells()[1].center)
    assert scene.lines.lines[0].points[-1] == (6.0, 2340.0)


def test_places_are_counted(page: Screen) -> None:
    scene = page.shows(PeopleScene)
    row = next(row for row in scene.rows if row.text == "Places")
    assert row.places == ((1, 4), (2, 2))


def test_it_tells_all_in_another_language_at_once(page: Screen) -> None:
    page.app.speak("de")
    page.frame()
    assert told(page)[0][0].startswith("Du hast Normal in 3 der letzten 4 Spiele geschlagen")


def test_a_changed_result_is_noticed_and_left_out(page: Screen) -> None:
    lines = read_lines()
    write_lines([lines[0].replace("us_2008", "uk"), *lines[1:]])
    page.open(PeopleScene(page.context))
    assert figure(page, "Games that count") == "5 games, 3 won, 60%"
    assert told(page)[-1][0] == "1 result was changed or damaged and is left out."


def test_a_result_of_a_newer_version_is_called_newer_and_kept(page: Screen) -> None:
    lines = read_lines()
    body = lines[0].partition(',"result":')[2].removesuffix("}").replace('"f":1', '"f":2')
    newer = f'{{"seal":"{seal_of(body)}","result":{body}}}'
    write_lines([newer, *lines[1:]])
    page.open(PeopleScene(page.context))
    assert told(page)[-1][0] == (
        "1 result is from a newer version of the game and is left out here."
    )
    page.click("delete")
    page.frame()
    page.click("yes")
    page.frame()
    assert newer in read_lines()


def test_results_that_cannot_be_read_are_announced_and_nobody_is_deleted(page: Screen) -> None:
    aside = ledger_file().with_name("aside")
    ledger_file().rename(aside)
    ledger_file().mkdir()
    page.open(PeopleScene(page.context))
    assert any("cannot be read (Is a directory)" in text for text in page.said)
    page.click("delete")
    page.frame()
    page.shows(ConfirmScene)
    page.click("yes")
    page.frame()
    assert any("Nobody was deleted" in text for text in page.said)
    assert [each.id for each in load_profiles()[0]] == [ZOE, TOM]
    ledger_file().rmdir()
    aside.rename(ledger_file())
    assert len(kept_results().results) == 7


def test_nobody_is_deleted_while_the_stars_of_challenges_cannot_be_read(page: Screen) -> None:
    results_file().mkdir(parents=True)
    page.click("delete")
    page.frame()
    page.click("yes")
    page.frame()
    assert any("Nobody was deleted" in text for text in page.said)
    assert [each.id for each in load_profiles()[0]] == [ZOE, TOM]
    holders = [each for seat in kept_results().results[0].seats for each in seat.holders]
    assert any(each.profile == ZOE for each in holders)


def test_a_profile_is_made_changed_and_keeps_its_games(page: Screen) -> None:
    page.click("add")
    page.frame()
    page.shows(ProfileScene)
    page.type("tom")
    assert page.find("go").reason == "Somebody here already has this name."
    page.type("my")
    page.click("go")
    page.frame()
    scene = page.shows(PeopleScene)
    assert scene.chosen is not None and scene.chosen.title == "tommy"
    scene.list.select(0)
    page.click("change")
    page.frame()
    page.write("name", "Zoe the Great")
    page.click("go")
    page.frame()
    assert load_profiles()[0][0].name == "Zoe the Great"
    assert figure(page, "Games that count") == "6 games, 4 won, 67%"


def test_a_person_is_written_out_as_table_and_json(page: Screen) -> None:
    reach_stars(ZOE)
    page.click("write")
    folder = paths.user_data() / "statistics"
    (table,) = folder.glob("*.csv")
    (data,) = folder.glob("*.json")
    assert table.read_text("utf-8-sig").count("\n") == 8
    found = json.loads(data.read_text("utf-8"))
    assert found["challenges"]["first_trade"]["stars"] == 2
    assert found["profile"]["name"] == "Zoe" and len(found["games"]) == 7
    assert page.said == [f"Two files are in {folder}."]


def test_a_deleted_person_leaves_no_name_behind(page: Screen) -> None:
    reach_stars(ZOE)
    reach_stars(TOM)
    page.context.settings.profile = ZOE
    page.click("delete")
    page.frame()
    page.shows(ConfirmScene)
    page.click("yes")
    page.frame()
    scene = page.shows(PeopleScene)
    assert [each.title for each in scene.subjects][:1] == ["Tom"]
    assert page.context.settings.profile == ""
    files = [file for file in paths.user_data().rglob("*") if file.is_file()]
    assert not [file for file in files if "Zoe" in file.read_text("utf-8", "replace")]
    assert not [file for file in files if ZOE in file.read_text("utf-8", "replace")]
    assert load_results()[0].of(TOM)["first_trade"].stars == 2
    assert len(kept_results().results) == 7 and kept_results().damaged == 0
