"""Whatever stands in somebody's file, a sentence about it quotes no more than its beginning."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui.editions import EditionError, edition_from_json, edition_text
from monopoly_gui.editions.library import load_edition
from monopoly_gui.engine.sentence import QUOTED
from monopoly_gui.storage import SaveError, load, load_presets, prepare
from monopoly_gui.storage.user_presets import presets_file
from tests.storage.games import played

#: what no text of the game holds
LONG = "\u017f" * 3000
#: a place in a file: keys and indexes from the top down
Place = tuple[str | int, ...]


def places(value: Any, at: Place = ()) -> Iterator[Place]:
    """All places of a file, of alike entries of a list only one."""
    yield at
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*at, name))
    elif isinstance(value, list):
        kinds: dict[str, int] = {}
        for number, inner in enumerate(value):
            kinds.setdefault(str(inner.get("kind")) if isinstance(inner, dict) else "", number)
        for number in kinds.values():
            yield from places(value[number], (*at, number))


def spoilt(data: Any) -> Iterator[Any]:
    """The file with something long: at each place once as a text, a list, and a field more."""
    whole = json.dumps(data)
    for place in places(data):
        for wrong in (LONG, [LONG], {LONG: LONG}):
            new = {"whole": json.loads(whole)}
            *way, last = ("whole", *place)
            inner: Any = new
            for part in way:
                inner = inner[part]
            if isinstance(wrong, dict) and isinstance(inner[last], dict):
                inner[last] |= wrong
            else:
                inner[last] = wrong
            yield new["whole"]


def check(said: str) -> None:
    assert LONG[: QUOTED + 1] not in said, said


@pytest.mark.parametrize("edition", ["us_2008", "kitchen_table"])
def test_boards(edition: str) -> None:
    load_edition(edition)
    refused = 0
    for data in spoilt(json.loads(edition_text(edition))):
        try:
            edition_from_json(json.dumps(data), "board.json")
        except EditionError as error:
            check(str(error))
            refused += 1
    assert refused > 100


def test_a_field_that_stands_twice() -> None:
    for text in (f'{{"{LONG}": 1, "{LONG}": 2}}', f'{{"a": 1, "a": 2, "id": "{LONG}"}}'):
        with pytest.raises(EditionError, match="occurs twice") as caught:
            edition_from_json(text, "board.json")
        check(str(caught.value))


def test_games(tmp_path: Path) -> None:
    raw = json.loads(prepare(played(1, 3, 30)))
    del raw["digest"]
    raw["log"] = raw["log"][:2]
    path = tmp_path / "game.json"
    refused = 0
    for data in spoilt(raw):
        path.write_text(json.dumps(data), encoding="utf-8")
        try:
            load(path)
        except SaveError as error:
            check(str(error))
            refused += 1
    assert refused > 100


def test_sets_of_rules(home: Path) -> None:
    whole = {
        "format": 1,
        "presets": [
            {"name": "Mine", "edition": "uk", "rules": {"deal_deeds": 3, "auctions": True}}
        ],
    }
    for data in spoilt(whole):
        presets_file().write_text(json.dumps(data), encoding="utf-8")
        found, trouble = load_presets()
        check(trouble)
        for each in found:
            check(each.problem)
