"""The editions carry the printed numbers, and a wrong file is refused in words."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui import editions
from monopoly_gui.editions import EditionError, edition_from_json, load_edition
from monopoly_gui.editions.writer import edition_json
from monopoly_gui.engine.board import Board, Space
from monopoly_gui.language import board_text

BUILT_IN = [
    "us_2008",
    "clatterby_line",
    "de_2008",
    "es_2008",
    "farlight_station",
    "fr_2008",
    "kitchen_table",
    "lantern_quay",
    "orrowmere",
    "otter_park",
    "uk",
    "us_pre2008",
]
OURS = (
    "clatterby_line",
    "farlight_station",
    "kitchen_table",
    "lantern_quay",
    "orrowmere",
    "otter_park",
)
#: those with the printed numbers
PRINTED = [edition for edition in BUILT_IN if edition not in OURS]

# index: price, house, rents; printed alike on the US and London boards but for Piccadilly
STREETS = {
    1: (60, 50, (2, 10, 30, 90, 160, 250)),
    3: (60, 50, (4, 20, 60, 180, 320, 450)),
    6: (100, 50, (6, 30, 90, 270, 400, 550)),
    9: (120, 50, (8, 40, 100, 300, 450, 600)),
    11: (140, 100, (10, 50, 150, 450, 625, 750)),
    14: (160, 100, (12, 60, 180, 500, 700, 900)),
    16: (180, 100, (14, 70, 200, 550, 750, 950)),
    19: (200, 100, (16, 80, 220, 600, 800, 1000)),
    21: (220, 150, (18, 90, 250, 700, 875, 1050)),
    24: (240, 150, (20, 100, 300, 750, 925, 1100)),
    26: (260, 150, (22, 110, 330, 800, 975, 1150)),
    31: (300, 200, (26, 130, 390, 900, 1100, 1275)),
    34: (320, 200, (28, 150, 450, 1000, 1200, 1400)),
    37: (350, 200, (35, 175, 500, 1100, 1300, 1500)),
    39: (400, 200, (50, 200, 600, 1400, 1700, 2000)),
}


@pytest.fixture(params=PRINTED)
def board(request: pytest.FixtureRequest) -> Board:
    return load_edition(request.param)


def test_built_in_editions_are_offered_with_the_default_first() -> None:
    assert editions.edition_ids() == BUILT_IN
    assert BUILT_IN[0] == editions.DEFAULT
    assert all(entry.built_in and not entry.problem for entry in editions.catalogue())


def test_printed_prices_and_rents(board: Board) -> None:
    for index, (price, house, rents) in STREETS.items():
        space = board.spaces[index]
        assert (space.price, space.house_cost, space.rents) == (price, house, rents), space.name


@pytest.mark.parametrize(("edition", "rent"), [("us_2008", 24), ("us_pre2008", 24), ("uk", 22)])
def test_dearest_yellow_street(edition: str, rent: int) -> None:
    assert load_edition(edition).spaces[29].rents == (rent, 120, 360, 850, 1025, 1200)


def test_railroads_and_utilities(board: Board) -> None:
    for index in (5, 15, 25, 35):
        space = board.spaces[index]
        assert (space.price, space.mortgage, space.rents) == (200, 100, (25, 50, 100, 200))
    for index in (12, 28):
        space = board.spaces[index]
        assert (space.price, space.mortgage, space.rents) == (150, 75, (4, 10))


def test_sums_over_the_whole_board(board: Board) -> None:
    deeds = [board.spaces[i] for i in board.deeds]
    assert (len(board.spaces), len(deeds), len(board.streets)) == (40, 28, 22)
    assert sum(s.price for s in deeds) == 5690
    assert all(s.mortgage == s.price // 2 for s in deeds)
    hotels = sum(board.spaces[i].rents[5] for i in board.streets)
    assert hotels == 21850
    assert board.salary == 200
    assert board.jail_fine == 50


def test_groups_hold_their_streets(board: Board) -> None:
    members = [board.groups[name].members for name in board.groups]
    assert members == [
        (1, 3),
        (6, 8, 9),
        (11, 13, 14),
        (16, 18, 19),
        (21, 23, 24),
        (26, 27, 29),
        (31, 32, 34),
        (37, 39),
        (5, 15, 25, 35),
        (12, 28),
    ]
    assert board.group_members[8] == (6, 8, 9)
    assert board.group_members[0] == ()


def test_ids_stand_at_their_index(board: Board) -> None:
    assert [s.index for s in board.spaces] == list(range(40))
    assert all(board.find(s.id) == s.index for s in board.spaces)
    kinds = [board.spaces[i].kind for i in (2, 17, 33, 7, 22, 36)]
    assert kinds == ["community_chest"] * 3 + ["chance"] * 3


def taxes(edition: str) -> list[tuple[int, int]]:
    def tax(space: Space) -> tuple[int, int]:
        return space.tax, space.tax_percent

    return [tax(load_edition(edition).spaces[i]) for i in (4, 38)]


def test_taxes_differ_by_edition() -> None:
    assert taxes("us_2008") == [(200, 0), (100, 0)]
    assert taxes("us_pre2008") == [(200, 10), (75, 0)]
    assert taxes("uk") == [(200, 0), (100, 0)]


def test_decks_have_sixteen_cards_and_one_to_keep(board: Board) -> None:
    for deck in board.decks:
        assert len(deck) == 16
        assert sum(card.kind == "jail_free" for card in deck) == 1
    names = [card.id for deck in board.decks for card in deck]
    assert len(set(names)) == 32


def bank_pays(edition: str, deck: int) -> int:
    cards = load_edition(edition).decks[deck]
    signs = {"collect_bank": 1, "pay_bank": -1}
    return sum(signs.get(card.kind, 0) * card.amount for card in cards)


def test_money_in_the_decks() -> None:
    assert [bank_pays("us_2008", deck) for deck in (0, 1)] == [185, 405]
    assert [bank_pays("us_pre2008", deck) for deck in (0, 1)] == [185, 300]
    assert [bank_pays("uk", deck) for deck in (0, 1)] == [115, 305]


def test_cards_name_spaces_by_index() -> None:
    chance, chest = load_edition("uk").decks
    targets = {card.id: card.target for card in chance if card.kind == "move_to"}
    assert targets == {
        "ch_go": 0,
        "ch_mayfair": 39,
        "ch_trafalgar": 24,
        "ch_pall_mall": 11,
        "ch_marylebone": 15,
    }
    assert next(c for c in chest if c.kind == "move_back_to").target == 1
    choice = next(c for c in chest if c.kind == "choice_pay_or_draw")
    assert (choice.amount, choice.other_deck) == (10, 0)


def test_nearest_cards_of_the_american_deck() -> None:
    chance = load_edition("us_2008").decks[0]
    nearest = [
        (card.target_kind, card.factor, card.fresh_dice)
        for card in chance
        if card.kind == "move_nearest"
    ]
    assert nearest == [("railroad", 2, False), ("railroad", 2, False), ("utility", 10, True)]


def test_the_same_edition_is_the_same_object() -> None:
    assert load_edition("uk") is load_edition("uk")


# Wrong files


def change(alter: Callable[[dict[str, Any]], object]) -> str:
    """The US edition with one thing altered."""
    data: dict[str, Any] = json.loads(editions.edition_text("us_2008"))
    alter(data)
    return json.dumps(data)


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "39 spaces": (lambda d: d["spaces"].pop(), "spaces: there are 39 entries; there must be 40"),
    "no cards": (lambda d: d["chance"].clear(), "chance: there are 0 cards; a deck has 1 to 40"),
    "41 cards": (
        lambda d: d["chance"].extend({**d["chance"][1], "id": f"more_{n}"} for n in range(25)),
        "chance: there are 41 cards; a deck has 1 to 40",
    ),
    "a deck that could send a token round for ever": (
        lambda d: d["chance"].__setitem__(
            slice(None), [c for c in d["chance"] if c["kind"].startswith("move")]
        ),
        "chance: at least one card must be of kind collect_bank, pay_bank, collect_each, "
        "pay_each or repairs",
    ),
    "five rents": (
        lambda d: d["spaces"][1]["rents"].pop(),
        "spaces, entry 2 (mediterranean_avenue), rents: there are 5 entries; there must be 6",
    ),
    "a price in words": (
        lambda d: d["spaces"][1].update(price="sixty"),
        "spaces, entry 2 (mediterranean_avenue), price: input should be a valid integer",
    ),
    "a negative rent": (
        lambda d: d["spaces"][5]["rents"].__setitem__(0, -25),
        "spaces, entry 6 (reading_railroad), rents, entry 1: "
        "input should be greater than or equal to 0",
    ),
    "a missing field": (
        lambda d: d["spaces"][39].pop("price"),
        "spaces, entry 40 (boardwalk), price: this field is missing",
    ),
    "a misspelt field": (
        lambda d: d["spaces"][39].update(prise=400),
        "spaces, entry 40 (boardwalk), prise: unknown field; check its spelling",
    ),
    "an unknown kind of space": (
        lambda d: d["spaces"][2].update(kind="casino"),
        "spaces, entry 3 (community_chest_1): unknown kind 'casino'; use one of 'go'",
    ),
    "an unknown kind of card": (
        lambda d: d["chance"][0].update(kind="win"),
        "chance, entry 1 (ch_go): unknown kind 'win'; use one of 'collect_bank'",
    ),
    "a card to nowhere": (
        lambda d: d["chance"][1].update(target="mayfair"),
        "chance, ch_boardwalk: there is no space 'mayfair'",
    ),
    "two spaces of one id": (
        lambda d: d["spaces"][3].update(id="mediterranean_avenue"),
        "spaces: the id 'mediterranean_avenue' is used 2 times; give each its own",
    ),
    "two cards of one id": (
        lambda d: d["community_chest"][0].update(id="ch_go"),
        "chance and community_chest: the id 'ch_go' is used 2 times",
    ),
    "a group of four": (
        lambda d: d["spaces"][1].update(group="light_blue"),
        "groups, brown: it has 1 streets; it must have two or three; groups, light_blue: it has 4",
    ),
    "an unknown group": (
        lambda d: d["spaces"][1].update(group="purple"),
        "spaces: 'purple' is not a colour group; add it to groups or correct the name",
    ),
    "no price of a house": (
        lambda d: d["groups"][0].pop("house_cost"),
        "groups, brown: house_cost is missing",
    ),
    "houses on railroads": (
        lambda d: d["groups"][8].update(house_cost=50),
        "groups, railroad: nothing can be built here; remove house_cost",
    ),
    "no group of utilities": (
        lambda d: d["groups"].pop(),
        "groups: 'utility' is missing; add its name and colour",
    ),
    "27 deeds": (
        lambda d: d["spaces"].__setitem__(12, {"id": "x", "name": "X", "kind": "chance"}),
        "spaces: there are 1 of kind 'utility'; a board has 2",
    ),
    "a jail elsewhere": (
        lambda d: (d["spaces"][10].update(kind="chance"), d["spaces"][7].update(kind="jail")),
        "spaces, entry 8 (chance_1): kind 'jail' is allowed only on its own corner; "
        "spaces, entry 11 (jail): the kind of this corner must be 'jail'",
    ),
    "two cards to keep": (
        lambda d: d["chance"].__setitem__(
            0, {"id": "free", "kind": "jail_free", "text": "Out you go."}
        ),
        "chance: there are 2 cards of kind “jail_free”; a deck has at most 1",
    ),
    "a dear mortgage": (
        lambda d: d["spaces"][1].update(mortgage=61),
        "spaces, mediterranean_avenue: the mortgage 61 is more than the price 60",
    ),
    "a colour by name": (
        lambda d: d["groups"][0].update(colour="brown"),
        "groups, entry 1 (brown), colour: write the colour as # and six hexadecimal digits",
    ),
    "a name of blanks": (
        lambda d: d["spaces"][0].update(name="  "),
        "spaces, entry 1 (go), name: use visible characters only",
    ),
    "a card that draws from its own deck": (
        lambda d: d["chance"].__setitem__(
            0,
            {
                "id": "again",
                "kind": "choice_pay_or_draw",
                "text": "Pay or draw.",
                "amount": 10,
                "other_deck": "chance",
            },
        ),
        "chance, again: other_deck must be the other deck",
    ),
    "a later format": (lambda d: d.update(format=5), "it has format 5, from a newer version"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_wrong_edition_is_refused_in_words(case: str) -> None:
    alter, reason = WRONG[case]
    with pytest.raises(EditionError) as caught:
        edition_from_json(change(alter), "mine.json")
    message = str(caught.value)
    assert message.startswith("The edition mine.json cannot be used: ")
    assert reason in message
    assert message.endswith("Correct the file or choose another edition.")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1, column 1: Expecting value"),
        ('{\n"format": 1,\n"id" "x"}', "line 3, column 6: Expecting ':' delimiter"),
        ("[]", "the file: input should be an object"),
        ('{"id": "x", "id": "y"}', "the field 'id' occurs twice in one entry (in 'y')"),
        ("[" * 10_000, "its brackets are nested far too deeply"),
        ("[" * 100_000, "it contains far more than a board needs"),
        (f'{{"format": {"1" * 5000}}}', "a number in it has far too many digits"),
        (" " * (editions.MAX_BYTES + 1), "it is larger than 2304 kB, too big for an edition"),
    ],
    ids=[
        "empty",
        "no colon",
        "a list",
        "a field twice",
        "deep",
        "deeper",
        "long number",
        "too big",
    ],
)
def test_what_is_no_edition_at_all_is_refused_in_words(text: str, reason: str) -> None:
    with pytest.raises(EditionError) as caught:
        edition_from_json(text, "mine.json")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"price": 60', '"price": -60', "line 22: spaces, entry 2 (mediterranean_avenue), price:"),
        (', "mortgage": 30', "", "line 22: spaces, entry 2 (mediterranean_avenue), mortgage:"),
        ('"target": "boardwalk"', '"target": "mayfair"', "line 64: chance, ch_boardwalk:"),
        ('"id": "oriental_avenue"', '"id": "boardwalk"', "line 60: spaces: the id 'boardwalk'"),
        ('"group": "brown"', '"group": "mauve"', "line 22: spaces: 'mauve' is not a colour group"),
        ('"colour": "#7c4a3a"', '"colour": "brown"', "line 9: groups, entry 1 (brown), colour:"),
        ('"kind": "jail"', '"kind": "chance"', "line 31: spaces, entry 11 (jail): the kind"),
    ],
)
def test_the_line_is_named(old: str, new: str, said: str) -> None:
    text = editions.edition_text("us_2008")
    assert old in text
    with pytest.raises(EditionError) as caught:
        edition_from_json(text.replace(old, new, 1), "mine.json")
    assert said in str(caught.value)


def test_decks_of_other_sizes_without_a_card_to_keep() -> None:
    board = edition_from_json(
        change(
            lambda d: (
                d["chance"].__setitem__(slice(None), d["chance"][-2:]),
                d["community_chest"].extend(
                    {**d["community_chest"][1], "id": f"more_{n}"} for n in range(24)
                ),
            )
        ),
        "mine.json",
    )
    assert [len(deck) for deck in board.decks] == [2, 40]


def test_only_the_first_problems_are_listed() -> None:
    def no_rents(data: dict[str, Any]) -> None:
        for index in (1, 3, 5, 6, 8):
            del data["spaces"][index]["rents"]

    with pytest.raises(EditionError, match="; and 2 more"):
        edition_from_json(change(no_rents), "mine.json")


# The user's own editions


def own(home: Path, name: str, text: str) -> None:
    folder = home / "editions"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.json").write_text(text, encoding="utf-8")


def test_an_edition_of_the_user_is_offered(home: Path) -> None:
    own(home, "moon", change(lambda d: d.update(id="moon", title="The Moon", currency="₡")))
    assert editions.edition_ids() == [*BUILT_IN, "moon"]
    assert load_edition("moon").money(1500) == "₡1,500"
    assert not editions.is_built_in("moon")
    assert editions.is_built_in("uk")


def test_a_changed_edition_is_read_anew(home: Path) -> None:
    own(home, "moon", change(lambda d: d.update(id="moon", salary=200)))
    assert load_edition("moon").salary == 200
    own(home, "moon", change(lambda d: d.update(id="moon", salary=400)))
    assert load_edition("moon").salary == 400


def test_a_broken_edition_is_listed_with_its_reason(home: Path) -> None:
    own(home, "broken", "{")
    entry = editions.catalogue()[-1]
    assert entry.id == "broken"
    assert "line 1, column 2" in entry.problem
    assert editions.edition_ids() == BUILT_IN
    with pytest.raises(EditionError, match=r"broken\.json cannot be used"):
        load_edition("broken")


def test_a_copy_to_change(home: Path) -> None:
    """It is a board of its own at once, and another copy has another name."""
    assert editions.copy_edition("uk") == home / "editions" / "my_board.json"
    editions.copy_edition("us_2008")
    entries = editions.catalogue()[-2:]
    assert [(e.id, e.title, e.problem) for e in entries] == [
        ("my_board", "My board", ""),
        ("my_board_2", "My board 2", ""),
    ]
    assert load_edition("my_board").spaces == load_edition("uk").spaces
    assert load_edition("my_board_2").currency == "$"
    shipped = editions.edition_text("uk").splitlines()
    copied = editions.edition_text("my_board").splitlines()
    changed = [mine for mine, theirs in zip(copied, shipped, strict=True) if mine != theirs]
    assert len(changed) == 5
    assert all(line.strip().startswith(('"id"', '"title"')) for line in changed)


def test_a_copy_that_cannot_be_written_says_so(home: Path) -> None:
    (home / "editions").touch()
    with pytest.raises(EditionError, match=r"my_board\.json could not be written"):
        editions.copy_edition("uk")


def test_an_edition_of_the_user_replaces_none_of_the_game(home: Path) -> None:
    own(home, "uk", change(lambda d: d.update(id="uk")))
    assert load_edition("uk").spaces[39].name == "Mayfair"


def test_file_and_id_have_one_name(home: Path) -> None:
    own(home, "copy", editions.edition_text("uk"))
    with pytest.raises(EditionError, match=r"its id is 'uk'; name the file uk\.json"):
        load_edition("copy")


def test_bytes_that_are_no_text_are_refused_in_words(home: Path) -> None:
    own(home, "bytes", "")
    (home / "editions" / "bytes.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(EditionError, match="not UTF-8 text; save the file as UTF-8"):
        load_edition("bytes")


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        EditionError,
        match=r"no edition 'mars'. Choose one of us_2008, clatterby_line, de_2008, es_2008, fa",
    ):
        load_edition("mars")


def test_what_is_printed_on_a_board_is_in_its_own_language() -> None:
    board = load_edition("us_2008")
    german = replace(board, language="de")
    assert edition_from_json(json.dumps(edition_json(german)), "here").language == "de"
    assert "language" not in edition_json(board)
    word = board_text("VISITING", german.language)
    assert word not in ("VISITING", "")
    assert board_text("VISITING", board.language) == board_text("VISITING", "xx") == "VISITING"
