"""Collect the texts of the interface, and bring the catalogues of ``assets/locale`` up to date.

``python tools/catalogue.py`` writes the template, adds new texts to every language, and compiles.
"""

from __future__ import annotations

import ast
import struct
from pathlib import Path

TOP = Path(__file__).resolve().parents[1]
LOCALE = TOP / "assets" / "locale"
DOMAIN = "monopoly_gui"
LANGUAGES = ("de", "fr", "es")
#: files whose tables of sentences are translated when they are told
TABLES = ("ui/log_sentences.py", "ui/cue_text.py", "ui/log_words.py")
MAKERS = {"Entry", "Words", "Join"}
NAMED = {"TAKEN_BACK", "NOTHING", "BUILDINGS", "AND"}
PLURALS = "nplurals=2; plural=n != 1;"
Texts = dict[str, str]


def texts() -> list[str]:
    """Every text that the program asks the catalogues for, in the order of the files."""
    found: dict[str, None] = {}
    for file in sorted((TOP / "monopoly_gui").rglob("*.py")):
        tree = ast.parse(file.read_text("utf-8"))
        table = file.relative_to(TOP / "monopoly_gui").as_posix() in TABLES
        for node in ast.walk(tree):
            found.update(dict.fromkeys(_asked(node)))
            if table:
                found.update(dict.fromkeys(_listed(node)))
    return [text for text in found if text]


def _asked(node: ast.AST) -> list[str]:
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return []
    if node.func.id not in ("_", "plural"):
        return []
    return [arg.value for arg in node.args if _is_text(arg)]  # type: ignore[attr-defined]


def _listed(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in NAMED:
        return [node.value.value] if _is_text(node.value) else []  # type: ignore[attr-defined]
    if not isinstance(node, ast.Call) or getattr(node.func, "id", "") not in MAKERS:
        return []
    args = [v for a in node.args for v in (a.values if isinstance(a, ast.Dict) else [a])]
    words = [a.value for a in args if _is_text(a)]  # type: ignore[attr-defined]
    return [word for word in words if " " in word or "{" in word or word == "passes"]


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def read_po(file: Path) -> Texts:
    """The translations of a catalogue, by their English texts."""
    found: Texts = {}
    key, text, into = "", "", ""
    for line in [*file.read_text("utf-8").splitlines(), ""]:
        word, _, rest = line.partition(" ")
        if word == "msgid":
            key, into = ast.literal_eval(rest), "id"
        elif word == "msgstr":
            text, into = ast.literal_eval(rest), "str"
        elif line.startswith('"') and into == "str":
            text += ast.literal_eval(line)
        elif not line.strip() and into:
            found[key] = text
            into = ""
    found.pop("", None)
    return found


def write_po(file: Path, language: str, told: Texts) -> None:
    """Write a catalogue, one text after another."""
    lines = ['msgid ""', 'msgstr ""', *(_quoted(line + "\n") for line in _header(language)), ""]
    for key, text in told.items():
        lines += [f"msgid {_quoted(key)}", f"msgstr {_quoted(text)}", ""]
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
    return [kind, f"Language: {language}", f"Plural-Forms: {PLURALS}"]


def _quoted(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{plain}"'


def main() -> None:
    """Bring the template and all languages up to date, and say what is still to translate."""
    wanted = texts()
    LOCALE.mkdir(parents=True, exist_ok=True)
    write_po(LOCALE / f"{DOMAIN}.pot", "", dict.fromkeys(wanted, ""))
    for language in LANGUAGES:
        file = po_file(language)
        known = read_po(file) if file.exists() else {}
        told = {text: known.get(text, "") for text in wanted}
        write_po(file, language, told)
        file.with_suffix(".mo").write_bytes(compiled(language, told))
        print(f"{language}: {sum(not text for text in told.values())} of {len(told)} to translate")


if __name__ == "__main__":
    main()
