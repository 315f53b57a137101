"""Pytest's file of results, and the second try of failures by chance."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree

from tools.runner.steps import unstable

#: more failures than this have a reason, and so has a worker process that died
MOST = 10
CRASH = re.compile(r"^worker '\w+' crashed while running", re.MULTILINE)
#: the status with which pytest says that tests have failed, and nothing else went wrong
TESTS_FAILED = 1


@dataclass(frozen=True, slots=True)
class Results:
    """The number of passed tests, the failures by node id with output, and the skipped ones with
    reasons.
    """

    passed: int = 0
    failed: dict[str, str] = field(default_factory=dict)
    skipped: Counter[str] = field(default_factory=Counter)

    @property
    def by_chance(self) -> bool:
        """Whether what failed may have failed by chance."""
        crashed = any(CRASH.search(text) for text in self.failed.values())
        return 0 < len(self.failed) <= MOST and not crashed

    @property
    def count(self) -> str:
        """As pytest says it."""
        return f"{self.passed} passed, {len(self.failed)} failed, {self.skipped.total()} skipped"


def options(file: str) -> tuple[str, str, str, str]:
    """Pytest's options that make ``read`` understand its file of results."""
    return ("--junitxml", file, "-o", "junit_family=xunit1")


def read(file: Path) -> Results:
    """The contents of a file of results."""
    passed, failed, skipped = 0, dict[str, str](), Counter[str]()
    for case in ElementTree.parse(file).getroot().iter("testcase"):
        name = node_id(case)
        for outcome in case:
            if outcome.tag in ("failure", "error"):
                failed[name] = outcome.text or outcome.get("message") or ""
            elif outcome.tag == "skipped":
                skipped[outcome.get("message") or ""] += 1
        passed += not any(outcome.tag in ("failure", "error", "skipped") for outcome in case)
    return Results(passed, failed, skipped)


def node_id(case: ElementTree.Element) -> str:
    """The name by which pytest finds a test again."""
    file = (case.get("file") or "").replace("\\", "/")
    module = file.removesuffix(".py").replace("/", ".")
    classes = (case.get("classname") or "").removeprefix(module).split(".")
    return "::".join(part for part in (file, *classes, case.get("name") or "") if part)


def try_again(results: Results, passes: Callable[[str], tuple[bool, str]]) -> Results:
    """Run each that failed once more by itself, if that was few; the results after that.

    ``passes`` runs the test of that name; whether it passed, and what it printed.
    """
    if not results.by_chance:
        return results
    left = dict[str, str]()
    for name, first in results.failed.items():
        good, second = passes(name)
        if good:
            print(unstable(name, first, second), flush=True)
        else:
            left[name] = first
            print(f"FAILED again: {name}\n{second}", flush=True)
    return Results(results.passed + len(results.failed) - len(left), left, results.skipped)
