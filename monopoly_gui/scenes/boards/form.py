"""The controls for a board, its groups, spaces and cards."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Literal

from ...editions.draft import EFFECTS, BoardDraft, Fault
from ...editions.file import NOT_BUILT_ON, known_tokens
from ...editions.pictures import PLACES
from ...editions.wording import DECKS, Place, is_worded, languages, own_language
from ...engine.money import figures
from ...engine.rules import Rules
from ...language import LANGUAGES, _, mark, translate
from ...ui.painting.colour import rgb
from ...ui.painting.tokens import token_title
from ...ui.widgets import Button, ColourSwatches, Dropdown, NumberField, TextField, Toggle, Widget

MOST = 1_000_000
#: the spaces that the pictures of the corners are for
CORNER_SPACES = {"go": 0, "jail": 10, "free_parking": 20, "go_to_jail": 30}
RENTS = mark(("Rent, no houses", "1 house", "2 houses", "3 houses", "4 houses", "Hotel"))
NUMBERED = mark(("Rent, 1 owned", "2 owned", "3 owned", "4 owned"))
TIMES = mark(("Dice multiplier: one", "Dice multiplier: both"))
KINDS: dict[str, str] = mark(
    {
        "collect_bank": "Collect from the Bank",
        "pay_bank": "Pay the Bank",
        "collect_each": "Collect from everybody",
        "pay_each": "Pay everybody",
        "repairs": "Pay for buildings",
        "move_to": "Go to a space",
        "move_back_to": "Go back to a space",
        "move_back": "Go back a number of spaces",
        "move_nearest": "Go to the next railroad or utility",
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
        "factor": ("Rent multiplier", 1, 100),
    }
)


#: colours that are easy to distinguish on a board; any other can be typed
PALETTE: dict[str, str] = mark(
    {
        "#7c4a3a": "Brown",
        "#a6d8f0": "Light blue",
        "#d9438f": "Pink",
        "#f0902f": "Orange",
        "#df3038": "Red",
        "#f2d22e": "Yellow",
        "#1f9d58": "Green",
        "#2257b8": "Dark blue",
        "#7d4bb5": "Purple",
        "#22a6a1": "Turquoise",
        "#a8c64a": "Lime green",
        "#7b1f3a": "Wine red",
        "#8fa3a3": "Grey",
        "#2f3b40": "Dark grey",
    }
)


@dataclass(frozen=True, slots=True)
class BoardField:
    """An editable field of a board: its place, its label, and its control."""

    place: Place
    label: str
    how: Literal["text", "number", "choice", "colour", "palette", "switch", "file"]
    low: int = 0
    high: int = MOST
    options: tuple[tuple[str, str], ...] = ()
    longest: int = 40


def fields_of(draft: BoardDraft, place: Place) -> list[BoardField]:
    """The editable fields of an entry: (), ("groups", 3), ("tokens", "ship"), ("chance", 0)."""
    if place[:1] == ("pictures",):
        return [BoardField(place, _("Choose a picture"), "file")]
    kinds = {"tokens": _token, "groups": _group, "spaces": _space}
    fields = kinds.get(str(place[0]), _card) if place else _board
    return list(fields(draft, place))


def entries(draft: BoardDraft) -> dict[str, list[Place]]:
    """The editable parts by section: "board", "groups", "spaces" and so on."""
    lists = ("groups", "spaces", *DECKS)
    return {
        "board": [()],
        **{name: [(name, n) for n in range(len(draft.data[name]))] for name in lists},
        "tokens": [("tokens", name) for name in known_tokens()],
        "pictures": [("pictures", name) for name in PLACES],
    }


def sections(draft: BoardDraft, language: str) -> list[tuple[str, str]]:
    """The sections of the entries; "" is all of them."""
    decks = [(deck, deck_name(draft, deck, language)) for deck in DECKS]
    return [
        ("", _("Everything")),
        ("board", _("Name, money, language")),
        ("groups", _("Groups")),
        ("spaces", _("Spaces")),
        *decks,
        ("tokens", _("Tokens")),
        ("pictures", _("Pictures")),
    ]


def deck_name(draft: BoardDraft, deck: str, language: str) -> str:
    """The name of a deck in a language: the board's, or that of its spaces."""
    if name := field_text(draft, ("deck_names", deck), language):
        return name
    spaces = draft.data["spaces"]
    at = next((n for n, space in enumerate(spaces) if space["kind"] == deck), None)
    if at is not None:
        return field_text(draft, ("spaces", at, "name"), language)
    return _("First deck") if deck == DECKS[0] else _("Second deck")


def language_codes(draft: BoardDraft) -> list[tuple[str, str]]:
    """The languages in which a board may be worded, its own first."""
    own = own_language(draft.data)
    codes = dict.fromkeys((*languages(draft.data), *LANGUAGES))
    entries = {own: _("{language} (the board’s own)").format(language=LANGUAGES.get(own, own))}
    return [(code, entries.get(code) or LANGUAGES.get(code, code)) for code in codes]


def _board(draft: BoardDraft, _place: Place) -> Iterator[BoardField]:
    yield BoardField(("title",), _("Name of the board"), "text")
    yield BoardField(("currency",), _("Currency sign"), "text", longest=4)
    yield BoardField(("salary",), _("Salary"), "number")
    yield BoardField(("jail_fine",), _("Fine"), "number")
    yield BoardField(("deck_names", "chance"), _("First deck"), "text")
    yield BoardField(("deck_names", "community_chest"), _("Second deck"), "text")
    yield BoardField(("rules", "start_cash"), _("Starting cash"), "number", high=100_000)
    own, taken = own_language(draft.data), draft.data.get("texts") or {}
    free = tuple((c, n) for c, n in LANGUAGES.items() if c == own or c not in taken)
    options = free if own in LANGUAGES else ((own, own), *free)
    yield BoardField(("language",), _("Board’s own language"), "choice", options=options)


def _token(_draft: BoardDraft, place: Place) -> Iterator[BoardField]:
    yield BoardField((*place, "offered"), _("On this board"), "switch")
    yield BoardField((*place, "name"), _("Name"), "text")


def _group(draft: BoardDraft, place: Place) -> Iterator[BoardField]:
    yield BoardField((*place, "name"), _("Name"), "text")
    yield BoardField((*place, "colour"), _("Colour (#rrggbb)"), "colour", longest=7)
    if draft.value(place)["id"] not in NOT_BUILT_ON:
        yield BoardField((*place, "house_cost"), _("Price of a house"), "number", low=1)
    yield BoardField((*place, "colour"), _("Suggested colours"), "palette")


def _space(draft: BoardDraft, place: Place) -> Iterator[BoardField]:
    entry = draft.value(place)
    yield BoardField((*place, "name"), _("Name"), "text")
    if entry["kind"] == "street":
        groups = [g for g in draft.data["groups"] if g["id"] not in NOT_BUILT_ON]
        options = tuple((group["id"], group["name"]) for group in groups)
        yield BoardField((*place, "group"), _("Group"), "choice", options=options)
    if "price" in entry:
        yield BoardField((*place, "price"), _("Price"), "number", low=1)
        yield BoardField((*place, "mortgage"), _("Mortgage value"), "number", low=1)
    labels = {"street": RENTS, "railroad": NUMBERED, "utility": TIMES}.get(entry["kind"], ())
    for number, label in enumerate(labels):
        yield BoardField((*place, "rents", number), _(label), "number")
    if "tax" in entry:
        yield BoardField((*place, "tax"), _("Tax"), "number")
        yield BoardField((*place, "tax_percent"), _("Or a percentage"), "number", high=100)


def _card(draft: BoardDraft, place: Place) -> Iterator[BoardField]:
    entry = draft.value(place)
    yield BoardField((*place, "text"), _("Text"), "text", longest=200)
    kinds = tuple((kind, _(KINDS[kind])) for kind in EFFECTS)
    yield BoardField((*place, "kind"), _("Effect"), "choice", options=kinds)
    for name, (label, low, height) in NUMBERS.items():
        if name in entry:
            yield BoardField((*place, name), _(label), "number", low=low, high=height)
    if "target" in entry:
        spaces = tuple((space["id"], space["name"]) for space in draft.data["spaces"])
        yield BoardField((*place, "target"), _("Target space"), "choice", options=spaces)
    if "target_kind" in entry:
        names = {group["id"]: group["name"] for group in draft.data["groups"]}
        kinds = tuple((kind, names.get(kind, kind)) for kind in NOT_BUILT_ON)
        yield BoardField((*place, "target_kind"), _("Type of target"), "choice", options=kinds)
        yield BoardField((*place, "fresh_dice"), _("Dice multiplier (new roll)"), "switch")


def entry_title(draft: BoardDraft, place: Place, language: str = "") -> str:
    """The title of an entry in the list, in a language of the board."""
    if not place:
        return field_text(draft, ("title",), language)
    if place[0] == "tokens":
        name = str(place[1])
        return field_text(draft, (*place, "name"), language) or token_title(name)
    if place[0] == "pictures":
        corner = CORNER_SPACES.get(str(place[1]))
        if corner is None:
            return _("Picture in the middle")
        name = field_text(draft, ("spaces", corner, "name"), language)
        return _("Picture: {space}").format(space=name)
    return field_text(draft, (*place, "text" if place[0] in DECKS else "name"), language)


def field_text(draft: BoardDraft, place: Place, language: str) -> str:
    """The field's text in a language, or in the board's own language where it is missing."""
    return draft.worded(place, language) or draft.worded(place, "")


def caption(draft: BoardDraft, part: BoardField, language: str) -> str:
    """The label of a field, with its language if it is a translation."""
    if language == own_language(draft.data) or not is_worded(part.place):
        return part.label
    text = LANGUAGES.get(language, language)
    return _("{part} ({language})").format(part=part.label, language=text)


def first_fault(draft: BoardDraft, faults: Sequence[Fault]) -> str:
    """The first fault and its place, "" for none."""
    if not faults:
        return ""
    fault = faults[0]
    known = {place for places in entries(draft).values() for place in places}
    entry = entry_title(draft, fault.place if fault.place in known else (), fault.language)
    if fault.language:
        entry = f"{entry} ({LANGUAGES.get(fault.language, fault.language)})"
    return _("{entry}: {fault}.").format(entry=entry, fault=translate(fault.text))


def field_control(
    draft: BoardDraft, part: BoardField, language: str, changed: Callable[[BoardField, Any], None]
) -> Widget:
    """The widget that edits a part, in a language if it is a text."""
    value, change = draft.value(part.place), partial(changed, part)
    name = " ".join(map(str, part.place))
    if part.place == ("rules", "start_cash") and value is None:
        value = Rules().start_cash
    if part.how == "switch":
        on = draft.offers(str(part.place[1])) if part.place[0] == "tokens" else bool(value)
        return Toggle(part.label, on, change, name=name)
    if part.how == "file":
        return Button(
            part.label, partial(change, None), icon="plus", name=name,
            tip=_("A PNG or JPEG file; you can also drop it on the window."),
        )  # fmt: skip
    if part.how == "palette":
        swatches = ColourSwatches(
            {colour: rgb(colour) for colour in PALETTE}, str(value or ""),
            change, columns=len(PALETTE) // 2, name=f"{name} palette",
            titles={colour: _(title) for colour, title in PALETTE.items()}, on_card=False,
        )  # fmt: skip
        swatches.title = part.label
        return swatches
    if part.how == "number":
        return NumberField(
            int(value or 0), part.low, part.high, name=name, tip=part.label, shows=figures,
            on_change=change, on_card=False,
        )  # fmt: skip
    if part.how == "choice":
        chosen = str(value or own_language(draft.data))
        return Dropdown(
            list(part.options), chosen, change, name=name, tip=part.label, on_card=False
        )
    hexadecimal = part.how == "colour"
    if part.place[0] == "tokens":
        usual = token_title(str(part.place[1]))
    elif part.place[0] == "deck_names":
        usual = deck_name(draft, str(part.place[1]), language)
    else:
        usual = draft.worded(part.place, "")
    worded = draft.worded(part.place, language) if is_worded(part.place) else str(value or "")
    absent = part.place[0] == "tokens" and not draft.offers(str(part.place[1]))
    return TextField(
        worded, placeholder=usual, max_length=part.longest, name=name,
        tip=caption(draft, part, language), reason=_("It is not on this board.") if absent else "",
        accepts=lambda letter: not hexadecimal or letter in "#0123456789abcdefABCDEF",
        on_change=change, on_card=False,
    )  # fmt: skip
