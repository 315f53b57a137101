"""From names given by people to names that every file system accepts."""

import hashlib
import re
import unicodedata

AUTOSAVE = "autosave"
#: of games and boards that people pass on; they open by a double click
SUFFIX = ".monopoly"
MAX_NAME = 60
_RESERVED = re.compile(rf"{AUTOSAVE}(-\d)?|con|prn|aux|nul|com\d|lpt\d")


def clean_name(name: str) -> str:
    """The name without invalid characters: control characters, half characters."""
    shown = "".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    return " ".join(shown.split())[:MAX_NAME].rstrip()


def file_name(name: str) -> str:
    """A file name for a game: small Latin letters, digits and dashes, and the suffix.

    Different names give different files on every system, also where capitals
    do not count: a name that is changed on the way gets part of its hash.
    """
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain)[:40].strip("-")
    if not stem or stem != name or _RESERVED.fullmatch(stem):
        digest = hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:8]
        stem = f"{stem}-{digest}".lstrip("-")
    return f"{stem}{SUFFIX}"
