"""Collect the texts of the interface, and update the catalogues of ``assets/locale``.

``python tools/catalogue.py`` writes the template, adds new texts to every language, and compiles.
This module finds the texts; Babel reads, merges, writes and compiles the catalogues. Translators'
notes and ``fuzzy`` marks stay, and unused texts stay as obsolete ones; neither fuzzy nor obsolete
texts reach the program.
"""

import ast
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO
from itertools import chain
from pathlib import Path
from typing import Any

from babel.messages import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import PoFileError, read_po, write_po

TOP = Path(__file__).resolve().parents[1]
LOCALE = TOP / "assets" / "locale"
RULES = TOP / "assets" / "rules" / "en.md"
SCENARIOS = TOP / "saves"
THEMES = TOP / "assets" / "themes"
CHALLENGES = TOP / "assets" / "challenges.json"
HELP = TOP / "assets" / "help.json"
DOMAIN = "monopoly_gui"
#: the languages, and how each counts; versions of Babel count differently
LANGUAGES = {
    "de": "nplurals=2; plural=(n != 1);",
    "fr": "nplurals=2; plural=(n > 1);",
    "es": "nplurals=2; plural=(n != 1);",
}
#: what the head of a catalogue says; not who wrote it with what, when and of which version
HEAD = frozenset(
    {
        "PO-Revision-Date",
        "Last-Translator",
        "Language",
        "Language-Team",
        "Plural-Forms",
        "MIME-Version",
        "Content-Type",
        "Content-Transfer-Encoding",
    }
)
#: what is called with texts to translate, and which of its arguments hold them (None: all)
CALLS: dict[str, tuple[int, ...] | None] = {
    "_": None,
    "mark": None,
    "Sentence": (0,),
    "IllegalAction": (1,),
    "Damage": (0,),
    "_option": (1, 2, 3),
    "Preset": (1, 2),
    "InertOption": (2,),
    "Contradiction": (2,),
    "Entry": (1,),
    "Join": (2,),
}
#: what is called with a text for one and a text for many
COUNTED = {"plural", "counted"}
#: stands in the rules book for texts that the program has
OPTIONS = "{options}"
#: joins the text for one to that for many, and one form to the next, as in compiled catalogues
NUL = "\0"
#: a space at which no line is broken
HARD = "\u00a0"
#: what Babel writes where nobody has filled anything in
UNFILLED = ("EMAIL@ADDRESS", "LL@li.org", "YEAR-MO-DA")
#: by the English text, or by the one for one and the one for many, joined
Texts = dict[str, str]


class Steady(Catalog):
    """A catalogue that is written the same on every day, on every machine and by every Babel."""

    def __init__(self, language: str = "") -> None:
        """Make an empty one, or a template if no language is named."""
        super().__init__(locale=language or None, domain=DOMAIN, charset="utf-8", fuzzy=False)
        # the constructor takes "" for its own comment, with a year in it
        self.header_comment = ""
        if language in LANGUAGES:
            self._set_mime_headers([("Plural-Forms", LANGUAGES[language])])

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        """Names and values; those that translators' editors fill in only where they did."""
        parts: list[tuple[str, str]] = super().mime_headers
        filled = [
            (name, value)
            for name, value in parts
            if name in HEAD and value and not any(sign in value for sign in UNFILLED)
        ]
        return [*filled[:-1], (filled[-1][0], filled[-1][1] + "\n")]

    @mime_headers.setter
    def mime_headers(self, headers: Iterable[tuple[str, str]]) -> None:
        self._set_mime_headers(headers)


def texts() -> dict[str, list[str]]:
    """Every text that the program asks the catalogues for, and the files that ask."""
    found: dict[str, list[str]] = {}
    for file in sorted((TOP / "monopoly_gui").rglob("*.py")):
        name = file.relative_to(TOP).as_posix()
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            for text in _asked(node) if isinstance(node, ast.Call) else ():
                files = found.setdefault(text, [])
                if name not in files:
                    files.append(name)
    scenarios, themes = sorted(SCENARIOS.glob("*.txt")), sorted(THEMES.glob("*.json"))
    for file in (RULES, CHALLENGES, HELP, *scenarios, *themes):
        for text in _read(file):
            found.setdefault(text, []).append(file.relative_to(TOP).as_posix())
    return found


def _read(file: Path) -> list[str]:
    """The texts of a file translated by paragraphs, without marks and ids of rules.

    A scenario's text file gives its name too; of a theme the name is text, of a challenge its title
    and task, of the help cards what a player reads.
    """
    text = file.read_text("utf-8")
    if file == CHALLENGES:
        return [row[name] for row in json.loads(text) for name in ("title", "task")]
    if file == HELP:
        return list(_help(json.loads(text)))
    if file.parent == THEMES:
        return [json.loads(text)["name"]]
    if file.parent == SCENARIOS:
        name = json.loads(file.with_suffix(".json").read_text("utf-8"))["name"]
        return [name, " ".join(text.split())]
    lines = [re.sub(r"\s*\[[A-Z]+-\d[^]]*\]$", "", line.strip()) for line in text.splitlines()]
    return [re.sub(r"^(#+|-)\s+", "", line) for line in lines if line and line != OPTIONS]


def _help(file: Mapping[str, Any]) -> Iterator[str]:
    """The texts of the help cards: those of options, then titles and lines."""
    topics = file["topics"].values()
    rows = [*chain(*file["shared"].values()), *chain(*(topic["lines"] for topic in topics))]
    found = [*chain(*(words.values() for words in file["options"].values()))]
    found += [topic["title"] for topic in topics if "title" in topic]
    found += [row if isinstance(row, str) else row.get("text", "") for row in rows]
    yield from dict.fromkeys(filter(None, found))


def _asked(call: ast.Call) -> list[str]:
    """The texts that a call names."""
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in COUNTED:
        pair = [list(_within(arg)) for arg in call.args[:2]]
        return [NUL.join(both) for both in zip(*pair, strict=True) if len(both) == 2]
    if name not in CALLS:
        return []
    places = CALLS[name]
    args = [a for n, a in enumerate(call.args) if places is None or n in places]
    return [text for arg in args for text in _within(arg) if any(map(str.isalpha, text))]


def _within(node: ast.expr) -> Iterator[str]:
    """The texts of an expression: of a choice both, of a table its values."""
    parts: list[ast.expr] = []
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        parts = [node.body, node.orelse]
    elif isinstance(node, ast.Dict):
        parts = node.values
    elif isinstance(node, ast.Tuple | ast.List):
        parts = node.elts
    for part in parts:
        yield from _within(part)


def template(wanted: Mapping[str, Iterable[str]]) -> Steady:
    """An empty catalogue of these texts, each with the files that ask for it."""
    made = Steady()
    for key, files in wanted.items():
        # no line numbers: they would change with every line that is added above
        made.add(_id(key), locations=[(name, 0) for name in files])
    return made


def read(file: Path, language: str) -> Steady:
    """A catalogue as it stands in a file; PoFileError if it is damaged."""
    with file.open("rb") as stream:
        found = read_po(stream, locale=language or None, domain=DOMAIN, abort_invalid=True)
    made = Steady(language)
    for message in found:
        made[message.id] = message
    made.header_comment = found.header_comment
    made.obsolete = found.obsolete
    return made


def merge(catalogue: Steady, wanted: Catalog) -> None:
    """Give a catalogue the texts that are wanted, in their order; others become obsolete.

    A text that is wanted again comes back. One of which only the text for many has changed is
    marked as fuzzy: somebody has to look at it.
    """
    for message in list(wanted):
        key = _forms(message.id)[0]
        old = catalogue.obsolete.pop(key, None)
        if old and key not in catalogue:
            catalogue[old.id] = old
        known = catalogue.get(key)
        if known and known.id and known.id != message.id:
            known.flags.add("fuzzy")
    catalogue.update(wanted, no_fuzzy_matching=True)


def written(catalogue: Steady) -> bytes:
    """A catalogue as a file: what is wanted, then what is obsolete."""
    parts = [_written(catalogue, ignore_obsolete=True)]
    for key, message in catalogue.obsolete.items():
        alone = Steady(str(catalogue.locale_identifier or ""))
        alone.obsolete[key] = message
        # Babel reads this mark of an obsolete text, but does not write it
        mark = b"#, fuzzy\n" if message.fuzzy else b""
        parts.append(mark + _written(alone, omit_header=True))
    return b"\n".join(part.strip() + b"\n" for part in parts)


def _written(
    catalogue: Catalog, *, ignore_obsolete: bool = False, omit_header: bool = False
) -> bytes:
    stream = BytesIO()
    for message in catalogue:
        # values are filled in by format(): a "10 % of" is no value
        message.flags.discard("python-format")
    write_po(stream, catalogue, width=0, ignore_obsolete=ignore_obsolete, omit_header=omit_header)
    return stream.getvalue()


def as_printed(text: str, language: str) -> str:
    """The text with the signs that printers of the language set, such as hard spaces."""
    text = re.sub(r"(?<=\w)'(?=\w)", "’", text).replace("...", "…")
    if language == "fr":
        text = re.sub(r"(?<=[\w}]) ?(?=[;!?»])| (?=[:;!?»])", HARD, text).replace("« ", f"«{HARD}")
    return re.sub(r"(?<=[\d}]) (?=%)", HARD, text)


def told(catalogue: Catalog) -> Texts:
    """The program's texts: complete and not fuzzy translations, by their texts."""
    return {
        NUL.join(_forms(message.id)): NUL.join(_forms(message.string))
        for message in catalogue
        if message.id and not message.fuzzy and all(_forms(message.string))
    }


def known(language: str) -> Texts:
    """The program's texts in that language."""
    return told(read(po_file(language), language))


def compiled(language: str, texts: Texts) -> bytes:
    """A catalogue as gettext reads it: what the program would say, by its texts."""
    made = Steady(language)
    for key, text in texts.items():
        made.add(_id(key), _id(text))
    stream = BytesIO()
    write_mo(stream, made)
    return stream.getvalue()


def _id(key: str) -> str | tuple[str, ...]:
    """A text, or the one for one and the one for many."""
    return tuple(key.split(NUL)) if NUL in key else key


def _forms(text: str | Iterable[str] | None) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ("",))


def po_file(language: str) -> Path:
    """The path of that language's catalogue."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def bring_up_to_date(file: Path, language: str, wanted: Catalog) -> str:
    """Merge, write and compile one language; what is left to do there."""
    catalogue = read(file, language) if file.exists() else Steady(language)
    merge(catalogue, wanted)
    for message in catalogue:
        if message.id and message.string:
            forms = tuple(as_printed(form, language) for form in _forms(message.string))
            message.string = forms[0] if isinstance(message.string, str) else forms
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(written(catalogue))
    said = told(catalogue)
    file.with_suffix(".mo").write_bytes(compiled(language, said))
    fuzzy = sum(message.fuzzy for message in catalogue)
    return (
        f"{len(catalogue) - len(said)} of {len(catalogue)} to translate, "
        f"{fuzzy} of them fuzzy; {len(catalogue.obsolete)} obsolete"
    )


def main() -> int:
    """Bring the template and all languages up to date, and say what is still to translate."""
    wanted = template(texts())
    LOCALE.mkdir(parents=True, exist_ok=True)
    (LOCALE / f"{DOMAIN}.pot").write_bytes(written(wanted))
    for language in LANGUAGES:
        file = po_file(language)
        try:
            print(f"{language}: {bring_up_to_date(file, language, wanted)}")
        except PoFileError as error:
            place = f"{file.relative_to(TOP).as_posix()}, line {error.lineno + 1}"
            said = f"{place} cannot be read: {error.line.strip()}\nMend it and run this again."
            print(said, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
