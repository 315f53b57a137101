"""What can be changed about a board, its groups, spaces and cards: the controls for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal

from ...editions.draft import DECKS, EFFECTS, BoardDraft, Place
from ...editions.file import NOT_BUILT_ON
from ...engine.money import figures
from ...language import _, mark
from ...ui.widgets import Dropdown, NumberField, TextField, Widget

MOST = 1_000_000
RENTS = mark(("Rent, no house", "1 house", "2 houses", "3 houses", "4 houses", "Hotel"))
NUMBERED = mark(("Owning 1", "Owning 2", "Owning 3", "Owning 4"))
TIMES = mark(("Times the dice: one", "Times the dice: both"))
KINDS: dict[str, str] = mark(
    {
        "collect_bank": "Collect from the Bank",
        "pay_bank": "Pay the Bank",
        "collect_each": "Collect from everybody",
        "pay_each": "Pay everybody",
        "repairs": "Pay for buildings",
        "move_to": "Go to a space",
        "move_back_to": "Go back to a space",
        "move_back": "Go back some spaces",
        "move_nearest": "Go to the next of a kind",
        "go_to_jail": "Go to Jail",
        "jail_free": "Get Out of Jail Free",
        "choice_pay_or_draw": "Pay or draw another card",
    }
)
NUMBERS: dict[str, tuple[str, int, int]] = mark(
    {
        "amount": ("Amount", 1, MOST),
        "per_house": ("For each house", 0, MOST),
        "per_hotel": ("For each hotel", 0, MOST),
        "steps": ("Spaces", 1, 39),
        "factor": ("Times the rent", 1, 100),
    }
)


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that can be changed: its place, what it is called, and how it is changed."""

    place: Place
    label: str
    how: Literal["text", "number", "choice", "colour"]
    low: int = 0
    high: int = MOST
    options: tuple[tuple[str, str], ...] = ()
    longest: int = 40


def parts(draft: BoardDraft, place: Place) -> list[Part]:
    """What can be changed about an entry: (), ("groups", 3), ("spaces", 5), ("chance", 0)."""
    if not place:
        return list(_board())
    entry = draft.value(place)
    if place[0] == "groups":
        return list(_group(place, entry))
    if place[0] == "spaces":
        return list(_space(draft, place, entry))
    return list(_card(draft, place, entry))


def _board() -> Iterator[Part]:
    yield Part(("title",), _("Name of the board"), "text")
    yield Part(("currency",), _("Sign of the money"), "text", longest=4)
    yield Part(("salary",), _("Salary"), "number")
    yield Part(("jail_fine",), _("Fine"), "number")
    yield Part(("deck_names", "chance"), _("First deck"), "text")
    yield Part(("deck_names", "community_chest"), _("Second deck"), "text")


def _group(place: Place, entry: dict[str, Any]) -> Iterator[Part]:
    yield Part((*place, "name"), _("Name"), "text")
    yield Part((*place, "colour"), _("Colour (#rrggbb)"), "colour", longest=7)
    if entry["id"] not in NOT_BUILT_ON:
        yield Part((*place, "house_cost"), _("Price of a house"), "number", low=1)


def _space(draft: BoardDraft, place: Place, entry: dict[str, Any]) -> Iterator[Part]:
    yield Part((*place, "name"), _("Name"), "text")
    if entry["kind"] == "street":
        groups = [g for g in draft.data["groups"] if g["id"] not in NOT_BUILT_ON]
        options = tuple((group["id"], group["name"]) for group in groups)
        yield Part((*place, "group"), _("Group"), "choice", options=options)
    if "price" in entry:
        yield Part((*place, "price"), _("Price"), "number", low=1)
        yield Part((*place, "mortgage"), _("Mortgage value"), "number", low=1)
    labels = {"street": RENTS, "railroad": NUMBERED, "utility": TIMES}.get(entry["kind"], ())
    for number, label in enumerate(labels):
        yield Part((*place, "rents", number), _(label), "number")
    if "tax" in entry:
        yield Part((*place, "tax"), _("Tax"), "number")
        yield Part((*place, "tax_percent"), _("Or so many percent"), "number", high=100)


def _card(draft: BoardDraft, place: Place, entry: dict[str, Any]) -> Iterator[Part]:
    yield Part((*place, "text"), _("Text"), "text", longest=200)
    kinds = tuple((kind, _(KINDS[kind])) for kind in EFFECTS)
    yield Part((*place, "kind"), _("Effect"), "choice", options=kinds)
    for name, (label, low, high) in NUMBERS.items():
        if name in entry:
            yield Part((*place, name), _(label), "number", low=low, high=high)
    if "target" in entry:
        spaces = tuple((space["id"], space["name"]) for space in draft.data["spaces"])
        yield Part((*place, "target"), _("Target space"), "choice", options=spaces)
    if "target_kind" in entry:
        names = {group["id"]: group["name"] for group in draft.data["groups"]}
        kinds = tuple((kind, names.get(kind, kind)) for kind in NOT_BUILT_ON)
        yield Part((*place, "target_kind"), _("Of these"), "choice", options=kinds)


def title(draft: BoardDraft, place: Place) -> str:
    """What an entry is called in the list."""
    if not place:
        return str(draft.value(("title",)))
    entry = draft.value(place)
    return str(entry["text"] if place[0] in DECKS else entry["name"])


def control(draft: BoardDraft, part: Part, changed: Callable[[Part, Any], None]) -> Widget:
    """The widget that changes a part."""
    value = draft.value(part.place)
    name = " ".join(map(str, part.place))
    if part.how == "number":
        return NumberField(
            int(value or 0), part.low, part.high, name=name, tip=part.label, shows=figures,
            on_change=lambda number: changed(part, number),
        )  # fmt: skip
    if part.how == "choice":
        return Dropdown(
            list(part.options), str(value), lambda choice: changed(part, choice), name=name,
            tip=part.label,
        )  # fmt: skip
    hexadecimal = part.how == "colour"
    return TextField(
        str(value or ""), max_length=part.longest, name=name, tip=part.label,
        accepts=(lambda letter: letter in "#0123456789abcdefABCDEF") if hexadecimal else anything,
        on_change=lambda text: changed(part, text),
    )  # fmt: skip


def anything(letter: str) -> bool:
    """Accept every letter."""
    return True
