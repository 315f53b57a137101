"""The catalogues fit the program: complete, compiled, and with the same values in each sentence."""

import gettext
import plistlib
import re
import sys
from functools import cache
from pathlib import Path

import pytest

from monopoly_gui import language
from monopoly_gui.engine.sentence import Sentence, counted
from monopoly_gui.language import _, mark, retranslate, translate
from monopoly_gui.language import catalogue as spoken_here
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
    return catalogue.known(code)


def values(text: str) -> list[str]:
    return sorted(set(PLACE.findall(text)))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_text_is_translated_and_none_is_left_over(code: str) -> None:
    held = catalogue.read(catalogue.po_file(code), code)
    fuzzy = [message.id for message in held if message.fuzzy]
    assert fuzzy == [], "read these translations, mend them and take the mark away"
    missing = [text for text in asked() if not known(code).get(text)]
    assert missing == [], f"run tools/catalogue.py, and translate {len(missing)} texts"
    assert sorted(known(code)) == sorted(asked()), "run tools/catalogue.py"


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


#: as a typewriter has it, between letters or at the end of a word, or as quotation marks
STRAIGHT = re.compile(r"(?<=[\w}])'|'(?=\w)")


def test_english_has_typographic_apostrophes() -> None:
    parts = [
        *asked(),
        *told_in_files("en"),
        (catalogue.TOP / "assets/rules/en.md").read_text("utf-8"),
    ]
    assert len(parts) > 3000
    assert [text for text in parts if STRAIGHT.search(text)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_so_have_translations(code: str) -> None:
    parts = [*known(code).values(), *told_in_files(code)]
    assert [text for text in parts if STRAIGHT.search(text)] == []


def told_in_files(code: str) -> list[str]:
    """The opponents' remarks in a language, and the print of the boards."""
    remarks = (catalogue.TOP / "assets/remarks" / f"{code}.json").read_text("utf-8")
    boards = sorted((catalogue.TOP / "assets/editions").glob("*.json"))
    return [*remarks.splitlines(), *(board.read_text("utf-8") for board in boards)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_is_up_to_date_and_compiled(code: str, tmp_path: Path) -> None:
    """So that it is the same whoever writes it, on whatever day."""
    kept = catalogue.po_file(code)
    (tmp_path / "copy.po").write_bytes(kept.read_bytes())
    catalogue.bring_up_to_date(tmp_path / "copy.po", code, catalogue.template(asked()))
    for ending in (".po", ".mo"):
        copy = (tmp_path / "copy").with_suffix(ending)
        assert copy.read_bytes() == kept.with_suffix(ending).read_bytes(), "run tools/catalogue.py"


def test_the_template_is_up_to_date() -> None:
    template = catalogue.LOCALE / f"{catalogue.DOMAIN}.pot"
    assert template.read_bytes() == catalogue.written(catalogue.template(asked()))


def test_no_text_is_both_counted_and_not() -> None:
    """Tools that read catalogues take the first of both texts for its name."""
    counted_ones = {text.split(catalogue.NUL)[0] for text in asked() if catalogue.NUL in text}
    assert not counted_ones & asked().keys()


# -- what becomes of the work of translators ----------------------------------------------------

GERMAN = """# Translated by Ada.
msgid ""
msgstr ""
"Last-Translator: Ada <ada@example.org>\\n"
"Language: de\\n"
"Content-Type: text/plain; charset=utf-8\\n"

# As on the box of the printed game.
msgid "Roll"
msgstr "Würfeln"

#, fuzzy
msgid "Build"
msgstr "Bauen?"

msgid "{n} house"
msgid_plural "{n} houses"
msgstr[0] "{n} Haus"
msgstr[1] "{n} Häuser"
"""


def renewed(file: Path, *wanted: str) -> str:
    """A German catalogue after the program came to ask for these texts, and nothing else."""
    if not file.exists():
        file.write_text(GERMAN, "utf-8")
    catalogue.bring_up_to_date(file, "de", catalogue.template({key: ["a.py"] for key in wanted}))
    return file.read_text("utf-8")


def compiled_texts(file: Path) -> dict[str, str]:
    with file.with_suffix(".mo").open("rb") as stream:
        translations = gettext.GNUTranslations(stream)
    return {text: translations.gettext(text) for text in ("Roll", "Build", "Buy")}


def test_notes_of_translators_are_kept(tmp_path: Path) -> None:
    text = renewed(tmp_path / "de.po", "Buy", "Roll")
    assert text.startswith("# Translated by Ada.\nmsgid")
    assert "Last-Translator: Ada <ada@example.org>" in text
    assert '# As on the box of the printed game.\n#: a.py\nmsgid "Roll"' in text


def test_a_fuzzy_text_is_kept_and_not_compiled(tmp_path: Path) -> None:
    text = renewed(tmp_path / "de.po", "Roll", "Build", "Buy")
    assert '#, fuzzy\nmsgid "Build"\nmsgstr "Bauen?"' in text
    assert compiled_texts(tmp_path / "de.po") == {"Roll": "Würfeln", "Build": "Build", "Buy": "Buy"}


def test_what_nobody_asks_for_is_kept_as_obsolete_and_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    text = renewed(file, "Buy")
    assert '# As on the box of the printed game.\n#~ msgid "Roll"\n#~ msgstr "Würfeln"' in text
    assert '#~ msgstr[1] "{n} Häuser"' in text
    assert compiled_texts(file) == {"Roll": "Roll", "Build": "Build", "Buy": "Buy"}
    text = renewed(file, "Roll", "{n} house\0{n} houses")
    assert '# As on the box of the printed game.\n#: a.py\nmsgid "Roll"\nmsgstr "Würfeln"' in text
    assert '\nmsgstr[1] "{n} Häuser"' in text
    assert compiled_texts(file)["Roll"] == "Würfeln"


def test_an_obsolete_text_stays_fuzzy(tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    assert '#, fuzzy\n#~ msgid "Build"' in renewed(file, "Roll")
    assert '#, fuzzy\nmsgid "Build"' in renewed(file, "Build")
    assert compiled_texts(file)["Build"] == "Build"


def test_where_only_the_text_for_many_has_changed_it_is_fuzzy(tmp_path: Path) -> None:
    text = renewed(tmp_path / "de.po", "{n} house\0{n} dwellings")
    assert re.search(r'#, fuzzy.*\nmsgid "{n} house"\nmsgid_plural "{n} dwellings"', text)


def test_running_twice_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "de.po"
    first = renewed(file, "Build", "Buy"), file.with_suffix(".mo").read_bytes()
    assert (renewed(file, "Build", "Buy"), file.with_suffix(".mo").read_bytes()) == first


def test_a_damaged_catalogue_is_named_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "assets" / "de" / "LC_MESSAGES" / "monopoly_gui.po"
    file.parent.mkdir(parents=True)
    damaged = GERMAN.replace('msgid "Build"', '<<<<<<< theirs\nmsgid "Build"')
    file.write_text(damaged, "utf-8")
    monkeypatch.setattr(catalogue, "TOP", tmp_path)
    monkeypatch.setattr(catalogue, "LOCALE", tmp_path / "assets")
    monkeypatch.setattr(catalogue, "texts", lambda: {"Roll": ["a.py"]})
    assert catalogue.main() == 1
    place = "assets/de/LC_MESSAGES/monopoly_gui.po, line 13 cannot be read: <<<<<<< theirs\n"
    assert capsys.readouterr().err.startswith(place)
    assert file.read_text("utf-8") == damaged


# -- what is asked for -----------------------------------------------------------------------

#: texts that need no translation, by file, and why
UNTOLD = {
    # names of widgets
    "scenes/table/dialog_base/adviser.py": {"take back"},
    "scenes/table/dialogs/claims.py": {"claim {}", "salary {}", "let go"},
    "scenes/table/dialogs/debt.py": {"way {}"},
    "scenes/lesson/steps.py": {"deed {}", "my cash", "raise all"},
    "scenes/table/estate/estate.py": {"deed {}"},
    "scenes/replay/bar.py": {"turn back", "turn forward"},
    # pieces of a picture
    "scenes/setup/setup.py": {
        "note:500 house token:hat",
        "art:clock token:car",
        "art:car note:50 note:100",
    },
    "scenes/table/dialogs/charts.py": {
        *["note:500 note:100", "house hotel", "note:50 house", "die:5 die:6", "die:1 die:1"],
        *["token:car token:dog", "art:crown art:gavel"],
    },
    # names of people
    "ai/characters.py": {*["Ada", "Blaise", "Chen", "Dorothy", "Emmy", "Fela", "Georg", "Henri"]},
    "scenes/lesson/table.py": {"Robin", "Grace"},
    # printed on the board, which keeps the language of its edition
    "engine/cards.py": {"Chance", "Community Chest"},
    # keys of what was drawn before, and code
    "ui/charts/heat_board.py": {"heat board"},
    "ui/painting/engraving.py": {
        r'<g id="shade" display="none">(.*)</g>\s*$',
        r'(fill|stroke)="(#[0-9a-f]{6})"(?: class="(\w+)")?',
        r'stroke-width="([\d.]+)"(?: data-core="([\d.]+)")?',
    },
    "ui/painting/icons.py": {
        '<svg xmlns="http://www.w3.org/2000/svg" width="{}" height="{}">{}{}</g></svg>',
        '<g transform="matrix({0:.6f} 0 0 {0:.6f} {1:.6f} {2:.6f})">',
        '<g id="gaze">',
        '<g id="gaze" transform="translate({:g} {:g})">',
    },
    # a library
    "ui/widgets/clipboard.py": {"SDL2.dll"},
    # printed on controllers
    "ui/input/gamepad.py": {"Start", "Back"},
}
#: files whose sentences are in English: for programmers, on the command line, or about the
#: contents of files that are written in English
ENGLISH = re.compile(
    r"engine/(state|chance)\.py|ui/painting/theme\.py|ai/valuation/worth_net\.py|"
    r"match/history\.py|scenes/probe\.py"
)
SPEAKING = ("engine", "ai", "match", "ui", "scenes")


def spoken_files(part: str) -> list[str]:
    names = (file.relative_to(PACKAGE).as_posix() for file in (PACKAGE / part).rglob("*.py"))
    return [name for name in sorted(names) if not ENGLISH.fullmatch(name)]


@pytest.mark.parametrize("part", SPEAKING)
def test_no_text_is_left_in_english(part: str) -> None:
    left, wrong = [], []
    for name in spoken_files(part):
        left += [
            (name, line, text)
            for line, text in unmarked(PACKAGE / name)
            if text not in UNTOLD.get(name, ())
        ]
        wrong += [(name, *each) for each in misused(PACKAGE / name)]
    assert left == [], "wrap them in _() or mark()"
    assert wrong == []


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
    assert _("Roll the dice") == retranslate(roll) == "Roll the dice"


@pytest.mark.usefixtures("german")
def test_a_sentence_of_the_engine_is_told_with_its_values() -> None:
    inner = Sentence(mark("the auction"))
    pending = Sentence("You can’t do that now: {pending} comes first.", pending=inner)
    assert pending == "You can’t do that now: the auction comes first."
    assert translate(inner) in translate(pending) != pending


@pytest.mark.usefixtures("german")
def test_a_decimal_has_the_sign_of_the_language() -> None:
    assert language.format_decimal(7.046, 2) == "7,05"
    language.speak("en", catalogue.LOCALE)
    assert language.format_decimal(7.046, 2) == "7.05"


@pytest.mark.usefixtures("german")
def test_one_and_many_are_told_apart() -> None:
    one, two = (counted("{count} house", "{count} houses", n, count=n) for n in (1, 2))
    assert (one, two) == ("1 house", "2 houses")
    assert (translate(one), translate(two)) == ("1 Haus", "2 Häuser")


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
def test_the_language_that_the_variables_name_is_spoken(named: dict[str, str], code: str) -> None:
    assert language.system_language(named) == code


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (0x0407, "de"),
        (0x0C07, "de"),
        (0x080C, "fr"),
        (0x0C0A, "es"),
        (0x0809, "en"),
        (0x0411, "en"),
    ],
)
def test_the_language_in_which_windows_shows_itself_is_spoken(
    number: int, code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(spoken_here, "_number_of_windows", lambda: number)
    assert language.system_language({}) == code
    assert language.system_language({"LANG": "es_ES"}) == "es"


@pytest.mark.parametrize("form", [plistlib.FMT_XML, plistlib.FMT_BINARY])
def test_a_mac_names_its_languages_in_its_settings(
    form: plistlib.PlistFormat, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "preferences.plist"
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("monopoly_gui.language.catalogue.MAC_PREFERENCES", file)
    file.write_bytes(plistlib.dumps({"AppleLanguages": ["fi-FI", "de-AT", "fr-FR"]}, fmt=form))
    assert language.system_language({}) == "de"
    assert language.system_language({"LANG": "es_ES.UTF-8"}) == "es"


@pytest.mark.parametrize("told", [None, b"", b"<plist", b"bplist00", plistlib.dumps({"A": 1})])
def test_a_mac_without_a_word_on_languages_is_spoken_to_in_english(
    told: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "preferences.plist"
    if told is not None:
        file.write_bytes(told)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("monopoly_gui.language.catalogue.MAC_PREFERENCES", file)
    assert language.system_language({}) == "en"


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_compiled_catalogue_counts_as_its_language_does(code: str) -> None:
    with catalogue.po_file(code).with_suffix(".mo").open("rb") as file:
        told = gettext.GNUTranslations(file)
    assert told.info()["plural-forms"] == LANGUAGES[code]
    assert told.ngettext("{count} house", "{count} houses", 3) != "{count} houses"
