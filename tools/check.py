"""Every check of the project, by one command: ``python tools/check.py [name ...]``."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
CHECKS = {
    "lint": ["ruff", "check", "."],
    "format": ["ruff", "format", "--check", "."],
    "types": ["mypy"],
    "tests": ["pytest", "-q", "-n", "auto"],
}


def main(names: list[str]) -> int:
    """Run the named checks, or all; the status is 0 only if every one passed."""
    if unknown := [name for name in names if name not in CHECKS]:
        print(f"There is no check {', '.join(unknown)}. Choose from {', '.join(CHECKS)}.")
        return 2
    failed = [name for name in names or CHECKS if not passes(name)]
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed")
    return 1 if failed else 0


def passes(name: str) -> bool:
    """Run one check with this interpreter's own tools, and show how it went."""
    print(f"--- {name}: {' '.join(CHECKS[name])}", flush=True)
    start = time.monotonic()
    status = subprocess.run([sys.executable, "-m", *CHECKS[name]], cwd=TOP, check=False).returncode
    seconds = time.monotonic() - start
    print(f"--- {name}: {'failed' if status else 'ok'}, {seconds:.0f} s", flush=True)
    return status == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
