"""Collect the texts of the interface, and bring the catalogues of ``assets/locale`` up to date.

``python tools/catalogue.py`` writes the template, adds new texts to every language, and compiles.
"""

from __future__ import annotations

import ast
import json
import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
LOCALE = TOP / "assets" / "locale"
RULES = TOP / "assets" / "rules" / "en.md"
SCENARIOS = TOP / "saves"
THEMES = TOP / "assets" / "themes"
DOMAIN = "monopoly_gui"
LANGUAGES = ("de", "fr", "es")
#: how each language chooses among the forms of a text that depends on a number
PLURALS = {"fr": "nplurals=2; plural=(n > 1);"}
USUAL_PLURALS = "nplurals=2; plural=(n != 1);"
#: what is called with texts to translate, and which of its arguments hold them (None: all)
CALLS: dict[str, tuple[int, ...] | None] = {
    "_": None,
    "mark": None,
    "Sentence": (0,),
    "IllegalAction": (1,),
    "Damage": (0,),
    "_option": (1, 2, 3),
    "Preset": (1, 2),
    "Idle": (2,),
    "Clash": (2,),
    "Entry": (1,),
    "Words": (0,),
    "Join": (2,),
}
#: what is called with a text for one and a text for many
COUNTED = {"plural", "counted"}
#: joins the text for one to that for many, and one form to the next, as in compiled catalogues
NUL = "\0"
#: by the English text, or by the one for one and the one for many, joined
Texts = dict[str, str]


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
    for file in (RULES, *sorted(SCENARIOS.glob("*.txt")), *sorted(THEMES.glob("*.json"))):
        for text in _read(file):
            found.setdefault(text, []).append(file.relative_to(TOP).as_posix())
    return found


def _read(file: Path) -> list[str]:
    """The texts of a file that is translated by paragraphs, without marks and ids of rules.

    The scenario that a text file tells of has a name of its own; of a theme it is all.
    """
    told = file.read_text("utf-8")
    if file.parent == THEMES:
        return [json.loads(told)["name"]]
    if file.parent == SCENARIOS:
        name = json.loads(file.with_suffix(".json").read_text("utf-8"))["name"]
        return [name, " ".join(told.split())]
    lines = [re.sub(r"\s*\[[A-Z]+-\d[^]]*\]$", "", line.strip()) for line in told.splitlines()]
    return [re.sub(r"^(#+|-)\s+", "", line) for line in lines if line]


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


def read_po(file: Path) -> Texts:
    """The translations of a catalogue, by their English texts."""
    found: Texts = {}
    fields: dict[str, str] = {}
    word = ""
    for line in [*file.read_text("utf-8").splitlines(), ""]:
        if line.startswith("msg"):
            word, _, line = line.partition(" ")
            fields[word] = ""
        if line.startswith('"'):
            fields[word] += ast.literal_eval(line)
        elif not line.strip() and fields:
            forms = [text for name, text in fields.items() if name.startswith("msgstr")]
            keys = [text for name, text in fields.items() if name.startswith("msgid")]
            found[NUL.join(keys)] = NUL.join(forms) if all(forms) else ""
            fields = {}
    found.pop("", None)
    return found


def write_po(
    file: Path, language: str, told: Texts, files: Mapping[str, Sequence[str]] | None = None
) -> None:
    """Write a catalogue, one text after another, each below the files that ask for it."""
    lines = ['msgid ""', 'msgstr ""', *(_quoted(line + "\n") for line in _header(language)), ""]
    for key, text in told.items():
        lines += [f"#: {name}" for name in (files or {}).get(key, ())]
        one, *many = key.split(NUL)
        lines.append(f"msgid {_quoted(one)}")
        if many:
            forms = text.split(NUL) if text else ["", ""]
            lines.append(f"msgid_plural {_quoted(many[0])}")
            lines += [f"msgstr[{n}] {_quoted(form)}" for n, form in enumerate(forms)]
        else:
            lines.append(f"msgstr {_quoted(text)}")
        lines.append("")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("\n".join(lines), "utf-8")


def compiled(language: str, told: Texts) -> bytes:
    """The catalogue as gettext reads it: English texts in order, then where both stand."""
    pairs = {"": "".join(line + "\n" for line in _header(language))}
    pairs |= {key: text for key, text in told.items() if text}
    ids = sorted(pairs, key=lambda text: text.encode())
    keys, values = [i.encode() for i in ids], [pairs[i].encode() for i in ids]
    start = 28 + 16 * len(ids)
    offsets: list[int] = []
    for data in (*keys, *values):
        offsets += [len(data), start]
        start += len(data) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(ids), 28, 28 + 8 * len(ids), 0, start)
    body = b"".join(data + b"\0" for data in (*keys, *values))
    return head + struct.pack(f"<{len(offsets)}I", *offsets) + body


def po_file(language: str) -> Path:
    """Where the catalogue of that language lies."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def _header(language: str) -> list[str]:
    kind = "Content-Type: text/plain; charset=UTF-8"
    return [kind, f"Language: {language}", f"Plural-Forms: {PLURALS.get(language, USUAL_PLURALS)}"]


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


def main() -> None:
    """Bring the template and all languages up to date, and say what is still to translate."""
    wanted = texts()
    LOCALE.mkdir(parents=True, exist_ok=True)
    write_po(LOCALE / f"{DOMAIN}.pot", "", dict.fromkeys(wanted, ""), wanted)
    for language in LANGUAGES:
        file = po_file(language)
        known = read_po(file) if file.exists() else {}
        told = {text: known.get(text, "") for text in wanted}
        write_po(file, language, told, wanted)
        file.with_suffix(".mo").write_bytes(compiled(language, told))
        print(f"{language}: {sum(not text for text in told.values())} of {len(told)} to translate")


if __name__ == "__main__":
    main()
