"""Components of the game and their licences."""

from .. import paths

RULE = "=" * 72


def texts() -> dict[str, str]:
    """The texts of the licences by the short names that the list uses."""
    files = sorted((paths.assets() / "licences").glob("*.txt"))
    return {file.stem: file.read_text(encoding="utf-8") for file in files}


def contents() -> str:
    """The list of all shipped components, as a document with tables."""
    return (paths.assets() / "LICENSES.md").read_text(encoding="utf-8")


def text() -> str:
    """The list of all shipped components, then every licence in full."""
    chapters = [f"{RULE}\n{name}\n{RULE}\n\n{words}" for name, words in texts().items()]
    return "\n".join([contents(), *chapters])
