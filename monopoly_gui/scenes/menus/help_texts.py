"""The help texts of each screen, with a variant for each deciding option."""

from collections.abc import Iterator, Mapping
from typing import Any

from ..boards.files import FOLDERS, ONE_FILE
from .about import INVITATION
from .help_lines import FILE, WORDS, HelpCondition, Line, Stands
from .more_settings import AT_THE_LIMIT


class Topic:
    """``rule`` is the id at which the rules book is opened, "" for its beginning.

    ``title`` is that of the card where the screen has none.
    """

    def __init__(self, *lines: Line, rule: str = "", title: str = "") -> None:
        self.lines, self.rule, self.title = lines, rule, title


def _lines(row: str | Mapping[str, Any]) -> Iterator[Line]:
    """The lines of a row of the file.

    That is a ``text``, the ``words`` of an option's value, the values in force of ``options``, or
    the shared ``lines`` of a name; it may hold only ``when`` each option named has one of these
    values, or ``unless`` any has.
    """
    if isinstance(row, str):
        yield row
    elif "lines" in row:
        yield from (line for each in FILE["shared"][row["lines"]] for line in _lines(each))
    else:
        wanted = "when" in row
        values = row.get("when" if wanted else "unless")
        for line in _plain(row):
            yield HelpCondition(line, values, wanted) if values else line


def _plain(row: Mapping[str, Any]) -> Iterator[str | Stands]:
    """The lines of a row, whatever it depends on."""
    if "options" in row:
        yield from (Stands(option, row.get("always", False)) for option in row["options"])
    elif "words" in row:
        option, value = row["words"]
        yield WORDS[option][value]
    else:
        yield row["text"]


def _topic(entry: Mapping[str, Any]) -> Topic:
    lines = (line for row in entry["lines"] for line in _lines(row))
    return Topic(*lines, rule=entry.get("rule", ""), title=entry.get("title", ""))


#: by the name of the screen; some say what stands on the screen too
TOPICS: Mapping[str, Topic] = {
    **{name: _topic(entry) for name, entry in FILE["topics"].items()},
    "FindFileScene": Topic(FOLDERS),
    "GamesScene": Topic(AT_THE_LIMIT),
    "LimitsScene": Topic(AT_THE_LIMIT),
    "AboutScene": Topic(INVITATION),
    "ExportBoardScene": Topic(ONE_FILE),
}
