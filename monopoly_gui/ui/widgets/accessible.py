"""The accessible description of a widget."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...language import _, mark, retranslate

#: the word for a widget, by the name of the role
ROLES = mark(
    {
        "button": "button",
        "switch": "switch",
        "choice": "choice",
        "tabs": "tabs",
        "dropdown": "selection list",
        "slider": "slider",
        "number": "number",
        "text": "text field",
        "list": "list",
        "page": "text",
        "board": "board",
        "player": "player",
        "chart": "chart",
        "calendar": "calendar",
        "pictures": "picture picker",
        "tile": "deed or card",
        "log": "log",
        "summary": "summary",
        "time": "timeline",
        "note": "note",
    }
)


@dataclass(frozen=True, slots=True)
class Accessible:
    """The accessible description of a control: name, role, value, state.

    ``role`` is a key of ROLES; ``reason`` says why it cannot be used, "" if it can; ``key`` is
    what is printed on its key; ``more`` explains it.
    """

    name: str
    role: str
    value: str = ""
    state: str = ""
    reason: str = ""
    key: str = ""
    more: str = ""

    @property
    def text(self) -> str:
        """The spoken text of a part that cannot have the focus."""
        return ", ".join(retranslate(part) for part in (self.name, self.value) if part)

    def sentence(self, longer: bool = False) -> str:
        """The whole announcement; ``longer`` with its explanation."""
        parts = [self.name, _(ROLES[self.role]), self.value, self.state, self.key]
        text = ", ".join(part.rstrip(".") for part in parts if part)
        if self.reason:
            text = _("{control}, unavailable: {reason}").format(control=text, reason=self.reason)
        if longer and self.more and self.more not in (self.name, self.reason):
            text = f"{text.rstrip('.')}. {self.more}"
        return text

    def change(self, before: Accessible) -> str:
        """The announcement of a changed value or state, "" for no change.

        The reason for a disabled control comes only with a value just given to it.
        """
        text = self._new(before)
        # one that goes into another line is named with the result
        if text and self.role == "tile":
            text.insert(0, self.name)
        if text and self.reason != before.reason:
            text.append(self.reason)
        if not text and self.name != before.name:
            return self.name
        return ", ".join(part for part in text if part)

    def outcome(self, before: Accessible) -> str:
        """The result of an action on it, as a sentence of its own; "" if it is disabled now."""
        text = [] if self.reason else self._new(before)
        return ", ".join([self.name, *text]) if text else ""

    def _new(self, before: Accessible) -> list[str]:
        """Its value and state, as far as they have changed."""
        if self.role == "player":
            return []  # spoken when it gets the focus, or a key asks for it
        value = self.value
        if self.role == "text" and value.startswith(before.value):
            # the new letters of a text being written
            value = value.removeprefix(before.value).strip() or value
        pairs = ((value, before.value), (self.state, before.state))
        return [now for now, was in pairs if now and now != was]


def join_sentences(texts: Iterable[str]) -> str:
    """Texts in a row, each with an end of its own."""
    return " ".join(t if t[-1] in ".!?:…”" else f"{t}." for text in texts if (t := text.strip()))
