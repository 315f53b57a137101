"""Output streams: any encoding, a closed reader, or none at all."""

import errno
import io
import os
import sys


def prepare_streams() -> None:
    """Make every sign writable, and writing possible without a console."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif isinstance(stream, io.TextIOWrapper):
            # the console of an old Windows, or a pipe to a program, may know few signs
            stream.reconfigure(errors="replace")


def flush() -> None:
    """Have everything written; OSError if it cannot be."""
    for stream in (sys.stdout, sys.stderr):
        stream.flush()


def release_streams() -> None:
    """Close the streams, so that the interpreter does not write at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())


def reader_gone(error: OSError) -> bool:
    """Whether writing failed because the reader is gone, which Windows reports in two ways."""
    if isinstance(error, BrokenPipeError):
        return True
    return sys.platform == "win32" and error.errno == errno.EINVAL and error.filename is None
