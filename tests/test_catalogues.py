"""The catalogues fit the program: complete, compiled, and with the same values in each sentence."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from monopoly_gui import language
from monopoly_gui.engine.sentence import Sentence, counted
from monopoly_gui.language import _, mark, retold, told
from tests.literals import misused, unmarked
from tools import catalogue

PLACE = re.compile(r"{.*?}")
PACKAGE = catalogue.TOP / "monopoly_gui"
LANGUAGES = catalogue.LANGUAGES


@cache
def asked() -> dict[str, list[str]]:
    """The texts that the program asks for."""
    return catalogue.texts()


@cache
def known(code: str) -> catalogue.Texts:
    return catalogue.read_po(catalogue.po_file(code))


def values(text: str) -> list[str]:
    return sorted(set(PLACE.findall(text)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_translated_and_none_is_left_over(code: str) -> None:
    missing = [text for text in asked() if not known(code).get(text)]
    assert missing == [], f"run tools/catalogue.py, and translate {len(missing)} texts"
    assert sorted(known(code)) == sorted(asked()), "run tools/catalogue.py"
    assert "#, fuzzy" not in catalogue.po_file(code).read_text("utf-8")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_translation_keeps_values_and_edges(code: str) -> None:
    for text, translated in known(code).items():
        english, forms = text.split(catalogue.NUL), translated.split(catalogue.NUL)
        assert len(forms) == len(english) or not translated, text
        for one, other in zip(english, forms, strict=False):
            if other:
                assert set(values(other)) <= set(values(text)), text
                assert values(one) == values(other) or len(english) > 1, text
                assert (one[:1] == " ", one[-1:] == " ") == (other[:1] == " ", other[-1:] == " ")
                assert other == other.strip() or one != one.strip(), text


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_ends_as_in_english(code: str) -> None:
    """So that none is cut off, and none runs on; titles have no full stop."""
    for text, translated in known(code).items():
        for one, other in zip(text.split(catalogue.NUL), translated.split("\0"), strict=False):
            ends = [said.rstrip("”»“").endswith((".", "…")) for said in (one, other)]
            assert ends[0] == ends[1] or not other or " " not in one, text


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_is_compiled(code: str) -> None:
    file = catalogue.po_file(code)
    assert file.with_suffix(".mo").read_bytes() == catalogue.compiled(code, known(code))


def test_the_template_is_up_to_date(tmp_path: Path) -> None:
    catalogue.write_po(tmp_path / "new.pot", "", dict.fromkeys(asked(), ""), asked())
    assert sorted(catalogue.read_po(tmp_path / "new.pot")) == sorted(
        catalogue.read_po(catalogue.LOCALE / f"{catalogue.DOMAIN}.pot")
    )


def test_no_text_is_both_counted_and_not() -> None:
    """Tools that read catalogues take the first of both texts for its name."""
    counted_ones = {text.split(catalogue.NUL)[0] for text in asked() if catalogue.NUL in text}
    assert not counted_ones & asked().keys()


def test_a_catalogue_is_read_as_it_was_written(tmp_path: Path) -> None:
    told_so = {'one "two"\n': "eins", "{n} house\0{n} houses": "{n} Haus\0{n} Häuser", "no": ""}
    catalogue.write_po(tmp_path / "a.po", "de", told_so, {"no": ["a.py"]})
    assert catalogue.read_po(tmp_path / "a.po") == told_so


# -- what is asked for -----------------------------------------------------------------------

#: texts that need no translation, by file, and why
UNTOLD = {
    # names of widgets
    "scenes/table/auction/auction.py": {"take back"},
    "scenes/table/dialogs/claims.py": {"claim {}", "salary {}", "let go"},
    "scenes/table/dialogs/debt.py": {"way {}"},
    "scenes/table/trade/side.py": {"deed {}", "card {}"},
    "scenes/lesson/steps.py": {"deed {}", "my cash", "build {}", "raise all", "flip {}"},
    "scenes/replay/bar.py": {"turn back", "turn forward"},
    "ui/panels/advice_strip.py": {"advice strip"},
    # names of people
    "scenes/setup/draft.py": {
        *["Ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Grace", "Hypatia"]
    },
    "scenes/lesson/table.py": {"Robin", "Grace"},
    # printed on the board, which keeps the language of its edition
    "engine/cards.py": {"Chance", "Community Chest"},
    # keys of what was drawn before, and code
    "ui/charts/heat_board.py": {"heat board"},
    "ui/cards/player_card.py": {"player card"},
    "ui/painting/icons.py": {
        '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}">{}{}</g></svg>',
        '<g transform="matrix({0:.6f} 0 0 {0:.6f} {1:.6f} {2:.6f})">',
    },
    # printed on controllers
    "ui/input/gamepad.py": {"Start", "Back"},
}
#: files whose sentences are in English: for programmers, on the command line, or about the
#: contents of files that are written in English
ENGLISH = re.compile(
    r"engine/(state|chance)\.py|ui/painting/theme\.py|ai/valuation/worth_net\.py|"
    r"match/(action_validation|history)\.py|scenes/probe\.py"
)
SPEAKING = ("engine", "ai", "match", "ui", "scenes")


def spoken_files() -> list[str]:
    files = (file for part in SPEAKING for file in sorted((PACKAGE / part).rglob("*.py")))
    names = (file.relative_to(PACKAGE).as_posix() for file in files)
    return [name for name in names if not ENGLISH.fullmatch(name)]


@pytest.mark.parametrize("name", spoken_files())
def test_no_text_is_left_in_english(name: str) -> None:
    left = [(line, text) for line, text in unmarked(PACKAGE / name)
            if text not in UNTOLD.get(name, ())]  # fmt: skip
    assert left == [], "wrap them in _() or mark()"
    assert list(misused(PACKAGE / name)) == []


def test_no_exception_is_stale() -> None:
    for name, texts in UNTOLD.items():
        assert texts <= {text for _line, text in unmarked(PACKAGE / name)}, name


def test_unmarked_texts_are_found(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(
        '"""A docstring."""\n'
        'a = _("told")\nb = mark(("Marked", "too"))\nButton("Plain words", name="a name")\n'
        'c = f"{b} glued to it"\nraise ValueError("For programmers.")\n'
    )
    assert list(unmarked(file)) == [(4, "Plain words"), (5, "{} glued to it")]


def test_misused_texts_are_found(tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text(
        'EARLY = _("Too early")\ndef now():\n    a = _("Now")\n    b = _(f"glued {a}")\n'
        '    return _("{b} filled".format(b=b))\n'
    )
    assert sorted(line for line, _why in misused(file)) == [1, 4, 5]


# -- telling -----------------------------------------------------------------------------------


@pytest.fixture
def german() -> None:
    language.speak("de", catalogue.LOCALE)


def test_a_language_is_spoken_and_english_comes_back() -> None:
    language.speak("de", catalogue.LOCALE)
    roll = _("Roll the dice")
    assert roll == "Würfeln"
    language.speak("en", catalogue.LOCALE)
    assert _("Roll the dice") == retold(roll) == "Roll the dice"


@pytest.mark.usefixtures("german")
def test_a_sentence_of_the_engine_is_told_with_its_values() -> None:
    inner = Sentence(mark("the auction"))
    pending = Sentence("That cannot be done now: {pending} comes first.", pending=inner)
    assert pending == "That cannot be done now: the auction comes first."
    assert told(inner) in told(pending) != pending


@pytest.mark.usefixtures("german")
def test_a_decimal_has_the_sign_of_the_language() -> None:
    assert language.decimal(7.046, 2) == "7,05"
    language.speak("en", catalogue.LOCALE)
    assert language.decimal(7.046, 2) == "7.05"


@pytest.mark.usefixtures("german")
def test_one_and_many_are_told_apart() -> None:
    one, two = (counted("{count} house", "{count} houses", n, count=n) for n in (1, 2))
    assert (one, two) == ("1 house", "2 houses")
    assert (told(one), told(two)) == ("1 Haus", "2 Häuser")


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "fr_FR"}, "fr"),
        ({"LANG": "es"}, "es"),
        ({"LANG": "German_Austria.1252"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fi_FI.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system_is_spoken(named: dict[str, str], code: str) -> None:
    assert language.usual(named) == code
