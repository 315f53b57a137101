"""docs/RULES.md, SITUATIONS.md and OPTIONS.md: the code and the tests of each rule.

``python tools/rules_doc.py`` generates them from the docstrings of the program
and its tests; a test fails while they are out of date.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
if str(TOP) not in sys.path:
    sys.path.insert(0, str(TOP))

from monopoly_gui.engine.presets import PRESETS  # noqa: E402
from monopoly_gui.engine.rules import Option, options  # noqa: E402
from tools.rules_catalogue import AREAS, RULES, SCENARIOS  # noqa: E402

PROGRAM = TOP / "monopoly_gui" / "engine"
EVERY_TEST = TOP / "tests"
TESTS = EVERY_TEST / "engine"
DOCS = TOP / "docs"
#: the file that has a scene for each option, and the names in it
OPTION_TESTS = TESTS / "test_options_matter.py"
ID = re.compile(r"\b[A-Z]{2,6}-\d{1,3}\b")
#: how a docstring begins whose test proves these rules
BEGINS = re.compile(rf"\[?{ID.pattern}")
#: tests of what options are, not of what they do
ABOUT_OPTIONS = frozenset({"test_options", "test_options_matter", "test_conflicts", "test_presets"})
#: also written like ids, and no rules: the places where printed rules disagree
DISAGREEMENT = re.compile(r"C-\d\d")


@dataclass(frozen=True)
class Proof:
    """A test, and the sentence it begins with."""

    file: str
    name: str
    sentence: str


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """(name, docstring) of a file and of all its functions and classes."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield "", ast.get_docstring(tree) or ""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""


@cache
def homes() -> dict[str, list[str]]:
    """The engine's files whose docstrings name an id; an option's ids live with it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(PROGRAM.rglob("*.py")):
        for _name, text in docstrings(path):
            for rule in ID.findall(text):
                found[rule].add(path.relative_to(PROGRAM).as_posix())
    for option in options():
        for rule in ID.findall(option.source):
            found[rule].add("rules.py")
    return {rule: sorted(files) for rule, files in found.items()}


@cache
def proofs() -> dict[str, list[Proof]]:
    """The tests whose docstrings name an id: the engine's, then those that begin with one."""
    found: dict[str, list[Proof]] = defaultdict(list)
    elsewhere = (p for p in sorted(EVERY_TEST.rglob("test_*.py")) if TESTS not in p.parents)
    for path in (*sorted(TESTS.glob("test_*.py")), *elsewhere):
        here = path.parent == TESTS
        file = path.stem if here else path.relative_to(EVERY_TEST).with_suffix("").as_posix()
        for name, text in docstrings(path):
            if name.startswith("test_") and (here or BEGINS.match(text)):
                proof = Proof(file, name, _sentence(text))
                for rule in sorted(set(ID.findall(text))):
                    found[rule].append(proof)
    return dict(found)


@cache
def players() -> dict[str, list[Proof]]:
    """By option, the engine's tests that play by it: it stands in them by its name."""
    found: dict[str, list[Proof]] = defaultdict(list)
    names = {option.name: re.compile(rf"\b{option.name}\b") for option in options()}
    for path in sorted(TESTS.glob("test_*.py")):
        if path.stem in ABOUT_OPTIONS:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        for node in ast.walk(ast.parse("\n".join(lines))):
            if not (isinstance(node, ast.FunctionDef) and node.name.startswith("test_")):
                continue
            first = min(node.lineno, *(part.lineno for part in node.decorator_list), node.lineno)
            text = "\n".join(lines[first - 1 : node.end_lineno])
            for option, name in names.items():
                if name.search(text):
                    found[option].append(Proof(path.stem, node.name, ""))
    return dict(found)


def _sentence(text: str) -> str:
    """A test's docstring after its ids."""
    words = " ".join(text.split("\n\n")[0].split())
    return words.split(": ", 1)[-1]


def effects() -> set[str]:
    """The options that have a scene showing what their values change."""
    tree = ast.parse(OPTION_TESTS.read_text(encoding="utf-8"))
    names = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == "SCENES":
            assert isinstance(node.value, ast.Dict)
            names = {str(key.value) for key in node.value.keys if isinstance(key, ast.Constant)}
    return names


def for_the_screen() -> set[str]:
    """The options that change what is shown and no rule."""
    text = OPTION_TESTS.read_text(encoding="utf-8")
    (line,) = re.findall(r"^PICTURE_ONLY = \{(.*)\}$", text, re.MULTILINE)
    return set(re.findall(r'"(\w+)"', line))


def problems() -> list[str]:
    """The false statements of the document, as sentences."""
    tested, scenes = proofs(), effects() | for_the_screen()
    out = [f"{rule} has no test." for rule in (*RULES, *SCENARIOS) if rule not in tested]
    known = {*RULES, *SCENARIOS}
    for where, named in (("tests", tested), ("the engine", homes())):
        strange = sorted(rule for rule in named if rule not in known)
        out += [f"{rule} is named in {where}, and is no rule." for rule in strange]
    out += [
        f"{o.name} has no scene that shows its effect." for o in options() if o.name not in scenes
    ]
    out += [f"No test plays by {o.name}." for o in options() if o.name not in players()]
    return out


# -- the text ----------------------------------------------------------------------------


def pages() -> dict[str, str]:
    """The pages by the names of their files."""
    parts = {
        "RULES.md": [*_head(), *_rules()],
        "SITUATIONS.md": _scenarios(),
        "OPTIONS.md": [*_options(), *_presets()],
    }
    return {name: "\n".join(lines) + "\n" for name, lines in parts.items()}


WRITTEN = "Written by `python tools/rules_doc.py`; see [RULES.md](RULES.md)."


def _head() -> list[str]:
    return [
        "# The rules, and where they are",
        "",
        "Written by `python tools/rules_doc.py` from the docstrings of the program and its tests;",
        "change those and not these pages.",
        "",
        f"- {len(RULES)} rules by id, each with the files of `monopoly_gui/engine/` that name",
        "  it and the tests that prove it (those of `tests/engine/` by the name of their file);",
        f"- {len(SCENARIOS)} numbered situations, each with its tests, in",
        "  [SITUATIONS.md](SITUATIONS.md);",
        f"- {len(options())} rule options in [OPTIONS.md](OPTIONS.md), each with the tests that",
        f"  play by it. Of all but those of the picture ({_listed(for_the_screen())})",
        "  `test_options_matter.py` has a scene that each value ends otherwise;",
        f"- {len(PRESETS)} presets on the same page. What each is by the printed rules",
        "  `test_presets.py` and `tests/scenes/test_help_claims.py` say; `tests/golden/` holds a",
        "  whole game of each.",
        "",
        "That these pages say what the program and the tests say, and leave no rule, situation or",
        "option without a test, `test_rules_doc.py` proves.",
    ]


def _listed(names: set[str]) -> str:
    return ", ".join(f"`{name}`" for name in sorted(names))


def _rules() -> list[str]:
    where, tested = homes(), proofs()
    out = ["", "| id | rule | where | tests |", "|---|---|---|---|"]
    for area, rules in AREAS.items():
        out.append(f"| | **{area}** | | |")
        for rule, text in rules.items():
            files = ", ".join(f"`{file}`" for file in where.get(rule, []))
            out.append(f"| {rule} | {text} | {files or '-'} | {_tests(tested.get(rule, []))} |")
    return out


def _tests(found: list[Proof]) -> str:
    """Names of tests by file."""
    by_file: dict[str, list[str]] = defaultdict(list)
    for proof in found:
        by_file[proof.file].append(proof.name.removeprefix("test_"))
    return "; ".join(f"**{file}** {', '.join(names)}" for file, names in by_file.items()) or "-"


def _scenarios() -> list[str]:
    tested = proofs()
    out = ["# Situations", "", WRITTEN, "", "| id | what its tests show | tests |", "|---|---|---|"]
    for number in SCENARIOS:
        found = tested.get(number, [])
        said = " ".join(dict.fromkeys(proof.sentence for proof in found[:3]))
        out.append(f"| {number} | {said.replace('|', '/')} | {_tests(found)} |")
    return out


def _options() -> list[str]:
    out = ["# Options and presets", "", WRITTEN]
    groups: dict[str, list[Option]] = defaultdict(list)
    for option in options():
        groups[option.group].append(option)
    screen = for_the_screen()
    for group, members in groups.items():
        out += [
            "",
            f"## {group}",
            "",
            "| option | values (default first) | rules | what it does | tests |",
        ]
        out.append("|---|---|---|---|---|")
        for option in members:
            note = " Changes no rule, only the picture." if option.name in screen else ""
            text = f"{option.label}. {option.help}{note}"
            tests = _tests(players().get(option.name, []))
            values = _values(option)
            out.append(f"| `{option.name}` | {values} | {option.source} | {text} | {tests} |")
    return out


def _values(option: Option) -> str:
    if not option.values:
        low, high = option.limits
        return f"`{option.default}`, {low} to {high}"
    others = [value for value in option.values if value != option.default]
    return ", ".join(f"`{_plain(value)}`" for value in (option.default, *others))


def _plain(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _presets() -> list[str]:
    out = ["", "## Presets", "", "| preset | board | differs from the official rules in |"]
    out.append("|---|---|---|")
    for preset in PRESETS:
        changes = ", ".join(f"`{name}={_plain(v)}`" for name, v in preset.changes.items())
        about = f"**{preset.name}** (`{preset.id}`). {preset.about}"
        out.append(f"| {about} | `{preset.edition}` | {changes or 'nothing'} |")
    return out


def main() -> int:
    """Write the pages; the status is 1 where something in them is missing."""
    for name, text in pages().items():
        (DOCS / name).write_text(text, encoding="utf-8")
        print(f"wrote docs/{name}")
    for problem in problems():
        print(problem)
    return 1 if problems() else 0


if __name__ == "__main__":
    sys.exit(main())
