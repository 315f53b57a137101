"""Two ways to use what is on the screen: with the mouse alone, or with the keyboard alone."""

from typing import Protocol

from .desk import Desk, NotSeen

#: keys that xdotool calls otherwise than the program does
NAMES = {"escape": "Escape", "return": "Return", "page up": "Prior", "page down": "Next"}
#: kinds of widgets whose options lie side by side
SIDEWAYS = (
    "Choice",
    "KindSwitch",
    "Tabs",
    "Swatches",
    "ColourSwatches",
    "BoardGallery",
    "SmallPictures",
)
#: more widgets than on any screen
MOST_STEPS = 150


class Hands(Protocol):
    """Uses widgets by their names; for what is in ``cell``, see the probe."""

    desk: Desk

    def use(self, name: str, cell: str = "") -> None: ...

    def write(self, name: str, text: str) -> None:
        """Replace what is in a text field."""
        ...

    def go_back(self) -> None:
        """Close the page or the dialog on top."""
        ...


class Mouse:
    """Clicks; letters come from the keyboard all the same."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def use(self, name: str, cell: str = "") -> None:
        self.desk.click(name, cell)

    def write(self, name: str, text: str) -> None:
        self.desk.click(name)
        replace(self.desk, name, text)

    def go_back(self) -> None:
        self.use(next(n for n in ("back", "close", "no", "cancel") if self.desk.has(n)))


class Keyboard:
    """Presses a widget's own key, else goes to it with Tab and presses Enter."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def use(self, name: str, cell: str = "") -> None:
        key = self.desk.find(name).get("key", "")
        if key and not cell:
            self.desk.key(NAMES.get(str(key), str(key)))
            return
        self.go_to(name)
        if not cell:
            self.desk.key("Return")
            return
        self.choose(name, cell)

    def go_to(self, name: str) -> None:
        """Press Tab until the widget has the focus."""
        for _ in range(MOST_STEPS):
            if self.desk.find(name)["focused"]:
                return
            self.desk.key("Tab")
        raise NotSeen(f"Tab does not come to {name}.")

    def choose(self, name: str, cell: str) -> None:
        """Go through the options of the focused widget until the wanted one is chosen."""
        values = [value for value, _ in self.desk.find(name)["cells"]]
        widget = self.desk.find(name)
        first, second = [place for _, place in widget["cells"]][:2]
        below = widget["kind"] == "Tabs" and first[0] == second[0]
        sideways = widget["kind"] in SIDEWAYS and not below
        steps = values.index(cell) - values.index(str(widget["value"]))
        back, on = ("Left", "Right") if sideways else ("Up", "Down")
        for _ in range(abs(steps)):
            self.desk.key(on if steps > 0 else back)

    def write(self, name: str, text: str) -> None:
        self.go_to(name)
        replace(self.desk, name, text)

    def go_back(self) -> None:
        self.desk.key("Escape")


def replace(desk: Desk, name: str, text: str) -> None:
    """Type a text over what is in the field that has the focus."""
    desk.key("ctrl+a")
    desk.type(text)
    desk.wait_for(lambda told: desk.find(name, told)["value"] == text, f"{text} in {name}")
