"""Formats 2 and 3: older boards are read, tokens and pictures are checked."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui import editions, language, paths
from monopoly_gui.editions import EditionError, edition_from_json, load_edition
from monopoly_gui.editions.file import LEAST_TOKENS
from monopoly_gui.editions.pictures import LONGEST, MOST_BYTES, picture_fault
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.rules import Rules
from monopoly_gui.storage import load
from monopoly_gui.storage.exchange import setting_json
from tests.editions.drawings import WRONG, bomb, in_base64, jpeg, png

HERE = Path(__file__).parent
#: a board of one's own, and a game on it, as the program before format 3 wrote them
OLD = HERE / "old_quay.json"
OLD_GAME = HERE.parent / "storage" / "files" / "own_board_2.json"
EIGHT = ("ship", "duck", "penguin", "plane", "boot", "hat", "dog", "cat")


def changed(**fields: object) -> str:
    """The old board in format 3 with other fields."""
    data: dict[str, Any] = json.loads(OLD.read_text(encoding="utf-8"))
    return json.dumps(data | {"format": 3} | fields)


def kept(home: Path, text: str) -> None:
    (home / "editions").mkdir(exist_ok=True)
    (home / "editions" / "old_quay.json").write_text(text, encoding="utf-8")


@pytest.fixture
def german() -> None:
    language.speak("de", paths.assets() / "locale")


def test_a_board_of_format_2_is_read_in_every_language_as_before(home: Path) -> None:
    kept(home, OLD.read_text(encoding="utf-8"))
    theirs = load_edition("lantern_quay")
    board = load_edition("old_quay")
    assert (board.groups, board.decks) == (theirs.groups, theirs.decks)
    # where names are divided has been mended since
    parts = [[replace(s, divided="") for s in each.spaces] for each in (board, theirs)]
    assert parts[0] == parts[1]
    assert (board.tokens, board.pictures) == ({}, {})
    language.speak("fr", paths.assets() / "locale")
    assert load_edition("old_quay").spaces == load_edition("lantern_quay").spaces
    assert load_edition("old_quay").spaces != board.spaces


def test_a_game_on_it_that_was_saved_then_is_gone_on_with() -> None:
    game = load(OLD_GAME)
    assert game.state.board.title == "Quay of old"
    assert len(game.log) == 30


def test_tokens_and_pictures_are_written_back_as_they_were_read() -> None:
    tokens = [{"id": name, "name": f"The {name}"} for name in EIGHT[:7]] + [{"id": "cat"}]
    pictures = {"go": in_base64(png()), "centre": in_base64(jpeg())}
    board = edition_from_json(changed(tokens=tokens, pictures=pictures), "here")
    assert list(board.tokens) == list(EIGHT)
    assert (board.tokens["ship"], board.tokens["cat"]) == ("The ship", "")
    assert board.pictures == pictures
    assert edition_from_json(json.dumps(edition_json(board)), "again") == board


def test_a_token_is_called_as_the_language_calls_it(german: None) -> None:
    data = json.loads(changed(tokens=[{"id": name} for name in EIGHT]))
    data["tokens"][0]["name"] = "Herring boat"
    data["texts"]["de"]["tokens"] = {"ship": "Heringsboot", "duck": "Eiderente"}
    board = edition_from_json(json.dumps(data), "here")
    assert (board.tokens["ship"], board.tokens["duck"]) == ("Heringsboot", "Eiderente")
    language.speak("en", paths.assets() / "locale")
    board = edition_from_json(json.dumps(edition_json(board)), "again")
    assert board.tokens["ship"] == "Herring boat"


def test_one_deck_may_be_called_otherwise_in_another_language(german: None) -> None:
    data = json.loads(changed())
    data["texts"]["de"]["deck_names"] = {"chance": "Treibgut"}
    board = edition_from_json(json.dumps(data), "here")
    assert board.deck_names[0] == "Treibgut"
    assert board.deck_names[1] == data["deck_names"]["community_chest"]


@pytest.mark.parametrize("field", ["tokens", "pictures"])
def test_older_formats_do_not_have_them(field: str) -> None:
    wanted: dict[str, object] = {"tokens": [], "pictures": {}}
    text = changed(**{"format": 2, field: wanted[field]})
    with pytest.raises(EditionError, match=f"{field}: it is not in format 2; write format 4"):
        edition_from_json(text, "here")


def test_a_token_that_there_is_not_keeps_a_board_from_new_games_only(home: Path) -> None:
    tokens = [{"id": name} for name in (*EIGHT[:7], "anvil")]
    kept(home, changed(tokens=tokens))
    assert "tokens, anvil: there is no token 'anvil'; choose one of barrow, boot, car" in (
        editions.catalogue()[-1].problem
    )
    assert edition_from_json(changed(tokens=tokens), "in it").tokens["anvil"] == ""


def test_there_must_be_a_token_for_each_player(home: Path) -> None:
    kept(home, changed(tokens=[{"id": name} for name in EIGHT[1:]]))
    assert f"there are 7 tokens; there must be {LEAST_TOKENS}" in editions.catalogue()[-1].problem


def test_no_token_is_offered_twice() -> None:
    tokens = [{"id": name} for name in (*EIGHT, "ship")]
    with pytest.raises(EditionError, match="tokens: the id 'ship' is used 2 times"):
        edition_from_json(changed(tokens=tokens), "here")


@pytest.mark.parametrize("kind", WRONG)
def test_what_is_no_picture_is_told_by_its_place(kind: str, home: Path) -> None:
    data, text = WRONG[kind]
    kept(home, changed(pictures={"jail": in_base64(data)}))
    assert f"pictures, jail: {text}" in editions.catalogue()[-1].problem


def test_what_is_not_in_base64_is_no_picture() -> None:
    assert picture_fault("§§§") == picture_fault("AAAA") == "it is not a PNG or JPEG picture"


def test_a_picture_that_would_fill_the_memory_is_never_unpacked() -> None:
    text = f"the picture is 60000 x 60000 pixels; at most {LONGEST} on a side are allowed"
    assert picture_fault(in_base64(bomb())) == text
    assert picture_fault(in_base64(png((LONGEST, LONGEST)))) == ""
    assert picture_fault(in_base64(jpeg((LONGEST + 1, 20)))) != ""


def test_pictures_that_are_too_large_together_are_refused(home: Path) -> None:
    heavy = in_base64(png() + bytes(MOST_BYTES // 2))
    kept(home, changed(pictures={"go": heavy, "jail": heavy}))
    assert "pictures: the pictures come to 1025 kB together; at most 1024 kB are allowed" in (
        editions.catalogue()[-1].problem
    )


def test_a_game_goes_on_though_a_picture_of_its_board_is_damaged() -> None:
    board = edition_from_json(changed(pictures={"go": "AAAA"}), "in it")
    assert board.pictures == {"go": "AAAA"}


def test_programs_that_play_along_are_not_sent_the_pictures() -> None:
    board = edition_from_json(changed(pictures={"go": in_base64(png())}), "here")
    assert "pictures" not in setting_json(board, Rules())["board"]
