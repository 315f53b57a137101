"""Run by the Windows Python: start the program of a job as Windows does, and wait for it.

``parent.py JOB``: the job is a JSON file with ``command``, ``log``, ``limit`` (seconds), ``cwd``
and ``environment`` (additions to it); a file ``.begun`` beside it shows that Wine got this far.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

TOO_LONG, NOT_STARTED = 124, 125


def main(job_file: Path) -> int:
    """The status of the program, or that it took too long or could not be started at all."""
    job = json.loads(job_file.read_text(encoding="utf-8"))
    job_file.with_suffix(".begun").touch()
    with open(job["log"], "wb") as log:
        try:
            return subprocess.run(
                job["command"],
                cwd=job["cwd"],
                env={**os.environ, **job["environment"]},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                timeout=job["limit"],
                check=False,
            ).returncode
        except subprocess.TimeoutExpired:
            return TOO_LONG
        except OSError as error:
            log.write(f"{error}\n".encode())
            return NOT_STARTED


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
