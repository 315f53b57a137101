"""A board of one's own made in the window by hand, given away as a file, taken in and played."""

import json
from pathlib import Path

import pygame
import pytest

from monopoly_gui import language, paths
from monopoly_gui.editions import edition_ids, edition_text, load_edition
from monopoly_gui.editions.draft import EFFECTS, BoardDraft, import_board
from monopoly_gui.editions.file import known_tokens
from monopoly_gui.editions.wording import languages
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.boards.editor import BoardEditorScene
from monopoly_gui.scenes.boards.files import FindFileScene
from monopoly_gui.scenes.boards.own import OwnBoardsScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.ui.widgets import ColourSwatches, TextField
from tests.editions.drawings import WRONG, jpeg
from tests.match.tables import seats, until
from tests.scenes.screen import Screen

MINE = "my_board"


@pytest.fixture
def screen() -> Screen:
    """The editor, opened from the set-up by its buttons."""
    screen = Screen()
    screen.open(SetupScene(screen.context))
    screen.click("boards")
    screen.frame()
    assert isinstance(screen.scene, OwnBoardsScene)
    screen.click("edit")
    screen.frame()
    return screen


def editor(screen: Screen) -> BoardEditorScene:
    return screen.shows(BoardEditorScene)


def choose(screen: Screen, *place: str | int) -> None:
    """Choose an entry, as a click on its row does."""
    scene = editor(screen)
    scene.list.on_select(scene.entries.index(place))
    screen.frame()


def saved(name: str = MINE) -> dict[str, object]:
    found: dict[str, object] = json.loads(
        (paths.user_editions() / f"{name}.json").read_text("utf-8")
    )
    return found


def test_a_copy_is_made_and_no_board_of_the_game_is_touched(screen: Screen) -> None:
    before = edition_text("us_2008")
    screen.write("title", "The Moon")
    assert saved()["title"] == "The Moon"
    assert load_edition(MINE).title == "The Moon"
    assert edition_text("us_2008") == before


def test_names_prices_and_rents_are_changed_and_seen_at_once(screen: Screen) -> None:
    choose(screen, "spaces", 1)
    screen.write("spaces 1 name", "Dust Lane")
    screen.click("spaces 1 price")
    screen.type("75")
    assert editor(screen).shown.spaces[1].name == "Dust Lane"
    assert load_edition(MINE).spaces[1].price == 75


def test_a_click_on_the_board_chooses_a_space(screen: Screen) -> None:
    scene = editor(screen)
    screen.click(scene.view.cell_rect(39).center)
    screen.frame()
    assert scene.chosen == ("spaces", 39)


def test_what_is_changed_can_be_taken_back_and_made_again(screen: Screen) -> None:
    choose(screen, "spaces", 39)
    screen.click("spaces 39 price")
    screen.type("450")
    screen.click("undo")
    assert load_edition(MINE).spaces[39].price == 400
    screen.click("redo")
    assert load_edition(MINE).spaces[39].price == 450


def test_a_fault_is_named_at_its_entry_and_keeps_it_from_being_played(screen: Screen) -> None:
    choose(screen, "spaces", 1)
    screen.click("spaces 1 mortgage")
    screen.type("90")
    scene = editor(screen)
    assert scene.faults[0].place == ("spaces", 1)
    assert scene.use.reason
    assert MINE not in edition_ids()
    again = BoardDraft.opened(MINE)
    assert again.data == scene.draft.data
    screen.click("undo")
    assert not scene.use.reason
    assert MINE in edition_ids()


def test_a_card_gets_another_effect_and_cards_come_and_go(screen: Screen) -> None:
    choose(screen, "chance", 0)
    scene = editor(screen)
    scene.draft.change_effect(("chance", 0), "repairs")
    assert load_edition(MINE).decks[0][0].per_hotel == 100
    screen.click("add card")
    assert len(load_edition(MINE).decks[0]) == 17
    screen.click("remove card")
    assert len(load_edition(MINE).decks[0]) == 16


def test_every_effect_that_can_be_chosen_makes_a_card_that_can_be_played() -> None:
    for kind in EFFECTS:
        draft = BoardDraft.copied("uk")
        draft.change_effect(("chance", 7), "pay_bank")
        draft.change_effect(("chance", 0), kind)
        assert kind == "jail_free" or draft.faults() == []


def test_a_board_given_away_is_taken_in_by_another_and_played(
    screen: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.write("title", "The Moon")
    given = tmp_path / "moon.json"
    given.write_text((paths.user_editions() / f"{MINE}.json").read_text("utf-8"), "utf-8")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "another"))
    other = Screen()
    scene = SetupScene(other.context)
    other.open(scene)
    other.click("boards")
    other.click("take in")
    other.frame()
    other.click("path")
    other.type(str(given))
    other.click("take in")
    assert load_edition(MINE).title == "The Moon"
    assert scene.draft.edition == MINE
    rules = Rules(round_limit=3, win_condition="richest_at_limit")
    match = Match.new(MINE, rules, seats("aa"), seed=1, threaded=False)
    until(match, lambda state: state.over)
    assert match.state.over
    assert match.saved().state.board.title == "The Moon"


def test_a_second_one_of_the_same_id_takes_the_place_of_none(tmp_path: Path) -> None:
    given = tmp_path / "mine.json"
    draft = BoardDraft.copied("uk")
    given.write_text(draft.file.read_text("utf-8"), "utf-8")
    assert import_board(given) == f"{MINE}_2"
    assert import_board(given) == f"{MINE}_3"


def test_it_is_played_from_the_editor(screen: Screen) -> None:
    screen.click("use")
    screen.frame()
    scene = screen.shows(SetupScene)
    assert scene.draft.edition == MINE
    screen.click("start")
    assert [game.edition for game in screen.calls.started] == [MINE]


def test_how_a_set_pays_back_is_told_beside_the_original(screen: Screen) -> None:
    choose(screen, "groups", 7)
    before = editor(screen).balance.text
    choose(screen, "spaces", 39)
    screen.click("spaces 39 rents 5")
    screen.type("9000")
    choose(screen, "groups", 7)
    assert editor(screen).balance.text != before
    assert "before" in editor(screen).balance.text


def test_another_language_shows_what_the_board_says_in_its_own(screen: Screen) -> None:
    scene = editor(screen)
    choose(screen, "spaces", 1)
    scene._speak("fr")
    field = screen.find("spaces 1 name")
    assert isinstance(field, TextField)
    assert (field.text, field.placeholder) == ("", "Mediterranean Avenue")
    screen.write("spaces 1 name", "Rue Un")
    assert scene.shown.spaces[1].name == "Rue Un"
    assert saved()["texts"] == {**original_texts(), "fr": {
        **original_texts()["fr"], "spaces": {"mediterranean_avenue": "Rue Un"}}}  # fmt: skip
    screen.click("spaces 1 name")
    screen.key(pygame.K_a, pygame.KMOD_LCTRL)
    screen.key(pygame.K_BACKSPACE)
    assert saved()["texts"] == original_texts()
    assert scene.shown.spaces[1].name == "Mediterranean Avenue"


def original_texts() -> dict[str, dict[str, object]]:
    """The texts of a new copy in other languages: all but the title."""
    texts = json.loads(edition_text("us_2008"))["texts"]
    return {code: {k: v for k, v in text.items() if k != "title"} for code, text in texts.items()}


def test_every_language_of_a_board_is_kept_in_a_copy_and_when_it_is_opened_again() -> None:
    language.speak("de", paths.assets() / "locale")
    draft = BoardDraft.copied("lantern_quay")
    assert languages(draft.data) == ["de", "fr", "es", "en"]
    draft.change(("spaces", 1, "name"), "Heringsstiege")
    again = BoardDraft.opened(MINE)
    assert again.data == draft.data
    assert again.original.id == "lantern_quay"
    language.speak("fr", paths.assets() / "locale")
    assert load_edition(MINE).spaces == load_edition("lantern_quay").spaces
    language.speak("de", paths.assets() / "locale")
    assert load_edition(MINE).spaces[1].name == "Heringsstiege"


def test_a_card_that_goes_takes_its_wordings_with_it() -> None:
    draft = BoardDraft.copied("lantern_quay")
    card = draft.data["chance"][0]["id"]
    draft.remove_card(("chance", 0))
    assert not any(card in text["cards"] for text in draft.data["texts"].values())
    assert draft.faults() == []


def test_an_old_board_is_told_what_to_mend_and_stays_playable(screen: Screen) -> None:
    """RENT-9: rents that do not rise are a sentence here, not a board that is lost."""
    draft = BoardDraft.copied("lantern_quay")
    place = next(i for i, s in enumerate(draft.data["spaces"]) if s["kind"] == "street")
    draft.data["format"] = 3
    rent = draft.data["spaces"][place]["rents"][0]
    draft.change(("spaces", place, "rents", 1), 2 * rent)
    scene = editor(screen)
    scene.draft.data = draft.data
    scene._judge()
    assert "it must be higher." in scene.trouble.text
    assert scene.use.reason == "" and scene.faults == []


def test_a_fault_in_another_language_is_named_at_its_entry(screen: Screen) -> None:
    scene = editor(screen)
    scene.draft.change(("spaces", 3, "name"), "x" * 41, "de")
    scene._judge()
    assert scene.faults[0].place == ("spaces", 3)
    assert scene.trouble.text.endswith("(Deutsch): it has more than 40 characters.")


def test_pictures_are_taken_back_and_made_again(screen: Screen, tmp_path: Path) -> None:
    drawing = tmp_path / "dune.jpg"
    drawing.write_bytes(jpeg((90, 90)))
    choose(screen, "pictures", "centre")
    screen.post(pygame.DROPFILE, file=str(drawing))
    first = load_edition(MINE).pictures["centre"]
    screen.click("undo")
    assert load_edition(MINE).pictures == {}
    screen.click("redo")
    assert load_edition(MINE).pictures == {"centre": first}
    screen.click("remove card")
    assert load_edition(MINE).pictures == {}
    assert not editor(screen).remove.enabled


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_picture_changes_nothing(kind: str, screen: Screen, tmp_path: Path) -> None:
    drawing = tmp_path / "dune.png"
    drawing.write_bytes(WRONG[kind][0])
    choose(screen, "pictures", "jail")
    before = saved()
    screen.post(pygame.DROPFILE, file=str(drawing))
    assert screen.said[-1] == f"dune.png cannot be used: {WRONG[kind][1]}."
    assert saved() == before


def test_a_colour_is_chosen_by_the_mouse_and_by_keys(screen: Screen) -> None:
    choose(screen, "groups", 0)
    palette = screen.find("groups 0 colour palette")
    assert isinstance(palette, ColourSwatches)
    screen.click(palette.cells()[4].center)
    assert editor(screen).draft.data["groups"][0]["colour"] == "#df3038"
    screen.key(pygame.K_RIGHT)
    assert editor(screen).draft.data["groups"][0]["colour"] == "#f2d22e"
    field = screen.find("groups 0 colour")
    assert isinstance(field, TextField) and field.text == "#f2d22e"


def test_a_deck_without_a_name_is_called_as_its_spaces(screen: Screen) -> None:
    field = screen.find("deck_names chance")
    assert isinstance(field, TextField)
    assert (field.text, field.placeholder) == ("", "Chance")


def test_a_picture_that_is_not_there_is_said(screen: Screen) -> None:
    choose(screen, "pictures", "go")
    screen.click("pictures go")
    screen.frame()
    screen.shows(FindFileScene)
    screen.click("take in")
    assert screen.said[-1] == "Choose a file first, or enter its path."
    screen.write("path", "/nowhere/at all.png")
    screen.key(pygame.K_RETURN)
    assert screen.said[-1].startswith("at all.png cannot be used: ")
    screen.shows(FindFileScene)


def test_a_picture_dropped_where_none_belongs_says_what_to_do(screen: Screen) -> None:
    screen.post(pygame.DROPFILE, file="/somewhere/dune.png")
    assert screen.said[-1].startswith("First choose what the picture is for")


def test_fewer_tokens_than_players_are_a_fault_and_all_of_them_are_none(screen: Screen) -> None:
    scene = editor(screen)
    for token in known_tokens()[:6]:
        scene.draft.offer(token, False)
    scene._judge()
    assert scene.faults[0].text == "there are 7 tokens; there must be 8, one for each player"
    for token in known_tokens()[:6]:
        scene.draft.offer(token, True)
    assert scene.draft.faults() == []
    for _ in range(12):
        scene.draft.undo()
    assert "tokens" not in saved()


def test_who_wished_for_a_token_gets_it_back_with_the_board_that_has_it() -> None:
    draft = BoardDraft.copied("uk")
    draft.offer("ship", False)
    scene = SetupScene(Screen().context)
    me = scene.draft.seats[0]
    scene.draft.give_token(me, "ship")
    scene.use_board(MINE)
    assert me.token != "ship" and me.token in scene.draft.tokens
    assert len({seat.token for seat in scene.draft.seats}) == len(scene.draft.seats)
    scene._set_edition("uk")
    assert me.token == "ship"
    assert scene.draft.problems() == []
