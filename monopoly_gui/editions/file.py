"""What an edition file holds, and the board that it describes [BOARD-2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ..engine.board import SIZE, Board, Group, Space
from ..engine.cards import CHANCE, CHEST, Card
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..engine.rules import Value
from ..engine.sentence import Sentence, mark, said

FORMAT = 2
#: fields that format 1 does not have
NEW_FIELDS = ("deck_names", "rules", "texts")
#: where a name may be divided
SOFT_HYPHEN = "\u00ad"
CORNERS = {0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail"}
DEEDS = {"street": 22, "railroad": 4, "utility": 2}
NOT_BUILT_ON = ("railroad", "utility")
STREET_GROUPS = 8
#: kinds of spaces that share a name
DECKS = ("chance", "community_chest")
#: cards in a deck
MOST_CARDS = 40
#: after these nothing more is drawn: a deck without one could send a token round for ever
PLAIN_CARDS = ("collect_bank", "pay_bank", "collect_each", "pay_each", "repairs")

_ID = r"^[a-z][a-z0-9_]{0,39}$"
_PLAIN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
_LANGUAGE = r"^[a-z]{2}$"
_COLOUR = r"^#[0-9a-fA-F]{6}$"
#: the regular expressions of the file in words
PATTERNS = {
    _ID: mark("use small letters, digits and _ only, with a letter first, 40 at the most"),
    _PLAIN: mark("write visible characters only, and at least one"),
    _LANGUAGE: mark("write the two small letters of a language, such as en or de"),
    _COLOUR: mark("write the colour as # and six hexadecimal digits, such as #1f9d58"),
}

Id = Annotated[str, Field(pattern=_ID)]
Name = Annotated[str, Field(max_length=40, pattern=_PLAIN)]
Text = Annotated[str, Field(max_length=200, pattern=_PLAIN)]
Symbol = Annotated[str, Field(max_length=4, pattern=_PLAIN)]
Language = Annotated[str, Field(pattern=_LANGUAGE)]
Colour = Annotated[str, Field(pattern=_COLOUR)]
Money = Annotated[int, Field(ge=0, le=1_000_000)]
Price = Annotated[int, Field(ge=1, le=1_000_000)]
Count = Annotated[int, Field(ge=1, le=100)]


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class GroupModel(_Model):
    id: Id
    name: Name
    colour: Colour
    house_cost: Price | None = None


class _SpaceModel(_Model):
    id: Id
    name: Name


class PlainSpace(_SpaceModel):
    kind: Literal["go", "chance", "community_chest", "jail", "free_parking", "go_to_jail"]


class TaxSpace(_SpaceModel):
    kind: Literal["tax"]
    tax: Money
    tax_percent: Annotated[int, Field(ge=0, le=100)] = 0


class _DeedSpace(_SpaceModel):
    price: Price
    mortgage: Price


class StreetSpace(_DeedSpace):
    kind: Literal["street"]
    group: Id
    rents: Annotated[list[Money], Field(min_length=6, max_length=6)]


class RailroadSpace(_DeedSpace):
    kind: Literal["railroad"]
    rents: Annotated[list[Money], Field(min_length=4, max_length=4)]


class UtilitySpace(_DeedSpace):
    kind: Literal["utility"]
    rents: Annotated[list[Money], Field(min_length=2, max_length=2)]


SpaceModel = Annotated[
    PlainSpace | TaxSpace | StreetSpace | RailroadSpace | UtilitySpace,
    Field(discriminator="kind"),
]


class _CardModel(_Model):
    id: Id
    text: Text


class MoneyCard(_CardModel):
    kind: Literal["collect_bank", "pay_bank", "collect_each", "pay_each"]
    amount: Price


class RepairsCard(_CardModel):
    kind: Literal["repairs"]
    per_house: Money
    per_hotel: Money


class MoveToCard(_CardModel):
    kind: Literal["move_to", "move_back_to"]
    target: Id


class MoveNearestCard(_CardModel):
    kind: Literal["move_nearest"]
    target_kind: Literal["railroad", "utility"]
    factor: Count
    fresh_dice: bool = False


class MoveBackCard(_CardModel):
    kind: Literal["move_back"]
    steps: Annotated[int, Field(ge=1, lt=SIZE)]


class JailCard(_CardModel):
    kind: Literal["go_to_jail", "jail_free"]


class ChoiceCard(_CardModel):
    kind: Literal["choice_pay_or_draw"]
    amount: Price
    other_deck: Literal["chance", "community_chest"]


CardModel = Annotated[
    MoneyCard | RepairsCard | MoveToCard | MoveNearestCard | MoveBackCard | JailCard | ChoiceCard,
    Field(discriminator="kind"),
]


class DeckNames(_Model):
    """What the two decks are called, where that is not the name of their spaces."""

    chance: Name
    community_chest: Name


class TextsModel(_Model):
    """What a board says in another language, by ids; what is missing stays as it is."""

    title: Name | None = None
    deck_names: DeckNames | None = None
    groups: dict[Id, Name] = {}
    spaces: dict[Id, Name] = {}
    cards: dict[Id, Text] = {}


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong at a place, in words, and the keys and indexes that lead there."""

    loc: tuple[int | str, ...]
    place: str
    text: str


class EditionModel(_Model):
    """An edition file as it stands, each field checked by itself."""

    format: Literal[1, 2]
    id: Id
    title: Name
    currency: Symbol
    salary: Money
    jail_fine: Money
    language: Language = "en"
    deck_names: DeckNames | None = None
    groups: list[GroupModel]
    spaces: Annotated[list[SpaceModel], Field(min_length=SIZE, max_length=SIZE)]
    chance: list[CardModel]
    community_chest: list[CardModel]
    rules: dict[str, Value] | None = None
    texts: dict[Language, TextsModel] | None = None

    def problems(self) -> list[Problem]:
        """What is wrong between the fields; [] is a playable board."""
        return [
            *self._format(),
            *self._rules(),
            *self._duplicates(),
            *self._layout(),
            *self._groups(),
            *self._deeds(),
            *self._cards("chance", self.chance),
            *self._cards("community_chest", self.community_chest),
            *self._texts(),
        ]

    def doubts(self) -> list[Problem]:
        """What no new game is played with, though games that were begun so are gone on with."""
        return [*self._rents(), *self._names()]

    def _rents(self) -> Iterator[Problem]:
        for index, space in enumerate(self.spaces):
            rents = (
                space.rents if isinstance(space, StreetSpace | RailroadSpace | UtilitySpace) else []
            )
            for at, (less, more) in enumerate(pairwise(rents), 1):
                if more < less:
                    text = f"the rents fall from {less} to {more}; none may be less than the last"
                    yield Problem(("spaces", index, "rents", at), f"spaces, {space.id}", text)
                    break

    def _names(self) -> Iterator[Problem]:
        named: dict[str, str] = {}
        for index, space in enumerate(self.spaces):
            if space.kind in DECKS:
                continue
            called = space.name.casefold()
            if called in named:
                text = f"{named[called]} has the same name; give each its own"
                yield Problem(("spaces", index, "name"), f"spaces, {space.id}", text)
            named[called] = space.id

    def _format(self) -> Iterator[Problem]:
        for name in NEW_FIELDS:
            if self.format == 1 and getattr(self, name) is not None:
                yield Problem((name,), name, f"it is not in format 1; write format {FORMAT}")

    def _rules(self) -> Iterator[Problem]:
        try:
            rules_from(self.rules or {})
        except RulesError as error:
            yield Problem(("rules",), "rules", said(error).removesuffix("."))

    def _duplicates(self) -> Iterator[Problem]:
        cards = [("chance", n, c.id) for n, c in enumerate(self.chance)]
        cards += [("community_chest", n, c.id) for n, c in enumerate(self.community_chest)]
        lists = {
            "groups": [("groups", n, g.id) for n, g in enumerate(self.groups)],
            "spaces": [("spaces", n, s.id) for n, s in enumerate(self.spaces)],
            "chance and community_chest": cards,
        }
        for where, entries in lists.items():
            for name, times in Counter(name for _, _, name in entries).items():
                if times > 1:
                    last = [entry[:2] for entry in entries if entry[2] == name][-1]
                    text = f"the id {name!r} is used {times} times; give each its own"
                    yield Problem((*last, "id"), where, text)

    def _layout(self) -> Iterator[Problem]:
        kinds = Counter[str](s.kind for s in self.spaces)
        for kind, wanted in DEEDS.items():
            if kinds[kind] != wanted:
                text = f"there are {kinds[kind]} of kind {kind!r}; a board has {wanted}"
                yield Problem(("spaces",), "spaces", text)
        for index, space in enumerate(self.spaces):
            corner = CORNERS.get(index)
            loc, place = ("spaces", index, "kind"), f"spaces, entry {index + 1} ({space.id})"
            if corner and space.kind != corner:
                yield Problem(loc, place, f"the kind of this corner must be {corner!r}")
            elif not corner and space.kind in CORNERS.values():
                yield Problem(loc, place, f"kind {space.kind!r} belongs on its own corner only")

    def _groups(self) -> Iterator[Problem]:
        streets = [(n, s) for n, s in enumerate(self.spaces) if isinstance(s, StreetSpace)]
        sizes = Counter(s.group for _, s in streets)
        coloured = {g.id for g in self.groups} - set(NOT_BUILT_ON)
        for name in sizes:
            if name not in coloured:
                first = next(n for n, s in streets if s.group == name)
                text = f"{name!r} is no colour group; add it to groups or correct the name"
                yield Problem(("spaces", first, "group"), "spaces", text)
        if len(coloured) != STREET_GROUPS:
            text = f"{len(coloured)} are for streets; a board has {STREET_GROUPS}"
            yield Problem(("groups",), "groups", text)
        for kind in NOT_BUILT_ON:
            if kind not in {g.id for g in self.groups}:
                text = f"{kind!r} is missing; add its name and colour"
                yield Problem(("groups",), "groups", text)
        for index, group in enumerate(self.groups):
            loc, place = ("groups", index), f"groups, {group.id}"
            if group.id in NOT_BUILT_ON:
                if group.house_cost is not None:
                    text = "nothing is built here; remove house_cost"
                    yield Problem((*loc, "house_cost"), place, text)
                continue
            if group.house_cost is None:
                text = "house_cost is missing; add the price of a house"
                yield Problem(loc, place, text)
            if sizes[group.id] not in (2, 3):
                text = mark("it has {count} streets; it must have 2 or 3")
                text = Sentence(text, count=sizes[group.id])
                yield Problem(loc, place, text)

    def _deeds(self) -> Iterator[Problem]:
        for index, space in enumerate(self.spaces):
            if isinstance(space, _DeedSpace) and space.mortgage > space.price:
                text = mark("the mortgage {mortgage} is more than the price {price}")
                text = Sentence(text, mortgage=space.mortgage, price=space.price)
                yield Problem(("spaces", index, "mortgage"), f"spaces, {space.id}", text)

    def _cards(self, deck: str, cards: list[CardModel]) -> Iterator[Problem]:
        places = {s.id for s in self.spaces}
        if not 1 <= len(cards) <= MOST_CARDS:
            text = f"there are {len(cards)} cards; a deck has 1 to {MOST_CARDS}"
            yield Problem((deck,), deck, text)
        keepers = [n for n, card in enumerate(cards) if card.kind == "jail_free"]
        if len(keepers) > 1:
            text = mark("there are {count} cards of kind 'jail_free'; a deck has 1 at the most")
            text = Sentence(text, count=len(keepers))
            yield Problem((deck, keepers[-1]), deck, text)
        if cards and not any(card.kind in PLAIN_CARDS for card in cards):
            text = mark(
                "at least one card must be of kind collect_bank, pay_bank, collect_each, pay_each "
                "or repairs"
            )
            yield Problem((deck,), deck, text)
        for index, card in enumerate(cards):
            loc, place = (deck, index), f"{deck}, {card.id}"
            if isinstance(card, MoveToCard) and card.target not in places:
                yield Problem((*loc, "target"), place, f"there is no space {card.target!r}")
            if isinstance(card, ChoiceCard) and card.other_deck == deck:
                yield Problem((*loc, "other_deck"), place, "other_deck must be the other deck")

    def _texts(self) -> Iterator[Problem]:
        known = {
            "groups": {group.id for group in self.groups},
            "spaces": {space.id for space in self.spaces},
            "cards": {card.id for card in (*self.chance, *self.community_chest)},
        }
        for language, texts in (self.texts or {}).items():
            place = f"texts, {language}"
            for part, ids in known.items():
                for name in getattr(texts, part):
                    if name not in ids:
                        text = f"there is no {name!r} among the {part}"
                        yield Problem(("texts", language, part, name), f"{place}, {part}", text)

    def told_in(self, language: str) -> EditionModel:
        """The same board as it is told in a language; in its own where it knows no other.

        What it said before is then among the other texts, so that nothing is lost. Where the
        other language has no names of spaces, the board itself stays in its own.
        """
        known = self.texts or {}
        texts = known.get(language) or known.get(self.language)
        if texts is None:
            return self
        fields = self.model_dump(exclude_none=True)
        others: dict[str, dict[str, Any]] = fields["texts"]
        new = texts.model_dump(exclude_none=True)
        old: dict[str, Any] = {
            name: fields[name] for name in ("title", "deck_names") if name in new and name in fields
        }
        fields |= {name: new[name] for name in ("title", "deck_names") if name in new}
        lists = {
            "groups": ("name", fields["groups"]),
            "spaces": ("name", fields["spaces"]),
            "cards": ("text", [*fields["chance"], *fields["community_chest"]]),
        }
        for part, (key, entries) in lists.items():
            told: dict[str, str] = new[part]
            old[part] = {entry["id"]: entry[key] for entry in entries if entry["id"] in told}
            for entry in entries:
                entry[key] = told.get(entry["id"], entry[key])
        before = others.get(self.language, {})
        others[self.language] = old | {
            name: old.get(name, {}) | value if isinstance(value, dict) else value
            for name, value in before.items()
        }
        if texts.spaces:
            fields["language"] = language if language in known else self.language
            others.pop(fields["language"])
        return EditionModel.model_validate(fields)

    def board(self) -> Board:
        """The engine's board; the model must have no ``problems()``."""
        costs = {g.id: g.house_cost or 0 for g in self.groups}
        spaces = tuple(_space(index, model, costs) for index, model in enumerate(self.spaces))
        places = {s.id: s.index for s in spaces}
        groups = {
            g.id: Group(
                id=g.id,
                name=g.name,
                colour=g.colour.lower(),
                members=tuple(s.index for s in spaces if s.group == g.id),
            )
            for g in self.groups
        }
        return Board(
            id=self.id,
            title=self.title,
            currency=self.currency,
            spaces=spaces,
            groups=groups,
            decks=(
                tuple(_card(card, places) for card in self.chance),
                tuple(_card(card, places) for card in self.community_chest),
            ),
            salary=self.salary,
            jail_fine=self.jail_fine,
            language=self.language,
            deck_names=(
                (self.deck_names.chance, self.deck_names.community_chest)
                if self.deck_names
                else ("", "")
            ),
            rules=self.rules or {},
            texts=self.model_dump(include={"texts"}, exclude_none=True).get("texts", {}),
        )


def _space(index: int, model: _SpaceModel, costs: dict[str, int]) -> Space:
    fields = model.model_dump()
    fields["rents"] = tuple(fields.get("rents", ()))
    if SOFT_HYPHEN in model.name:
        fields["divided"] = model.name
        fields["name"] = model.name.replace(SOFT_HYPHEN, "")
    if isinstance(model, StreetSpace):
        fields["house_cost"] = costs[model.group]
    elif isinstance(model, _DeedSpace):
        fields["group"] = fields["kind"]
    return Space(index=index, **fields)


def _card(model: _CardModel, places: dict[str, int]) -> Card:
    fields = model.model_dump()
    if isinstance(model, MoveToCard):
        fields["target"] = places[model.target]
    if isinstance(model, ChoiceCard):
        fields["other_deck"] = CHANCE if model.other_deck == "chance" else CHEST
    return Card(**fields)
