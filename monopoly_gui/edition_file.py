"""What an edition file holds, and the board that it describes [BOARD-2]."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from monopoly_gui.engine.board import SIZE, Board, Group, Space
from monopoly_gui.engine.cards import CHANCE, CHEST, Card

FORMAT = 1
CORNERS = {0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail"}
DEEDS = {"street": 22, "railroad": 4, "utility": 2}
NOT_BUILT_ON = ("railroad", "utility")
STREET_GROUPS = 8
DECK_SIZE = 16

_ID = r"^[a-z][a-z0-9_]{0,39}$"
_PLAIN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
_COLOUR = r"^#[0-9a-fA-F]{6}$"
#: the regular expressions of the file in words
PATTERNS = {
    _ID: "use small letters, digits and _ only, with a letter first, 40 at the most",
    _PLAIN: "write visible characters only, and at least one",
    _COLOUR: "write the colour as # and six hexadecimal digits, such as #1f9d58",
}

Id = Annotated[str, Field(pattern=_ID)]
Name = Annotated[str, Field(max_length=40, pattern=_PLAIN)]
Text = Annotated[str, Field(max_length=200, pattern=_PLAIN)]
Symbol = Annotated[str, Field(max_length=4, pattern=_PLAIN)]
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


class EditionModel(_Model):
    """An edition file as it stands, each field checked by itself."""

    format: Literal[1]
    id: Id
    title: Name
    currency: Symbol
    salary: Money
    jail_fine: Money
    groups: list[GroupModel]
    spaces: Annotated[list[SpaceModel], Field(min_length=SIZE, max_length=SIZE)]
    chance: Annotated[list[CardModel], Field(min_length=DECK_SIZE, max_length=DECK_SIZE)]
    community_chest: Annotated[list[CardModel], Field(min_length=DECK_SIZE, max_length=DECK_SIZE)]

    def problems(self) -> list[str]:
        """What is wrong between the fields; [] is a playable board."""
        return [
            *self._duplicates(),
            *self._layout(),
            *self._groups(),
            *self._deeds(),
            *self._cards(),
        ]

    def _duplicates(self) -> list[str]:
        ids = {
            "groups": [g.id for g in self.groups],
            "spaces": [s.id for s in self.spaces],
            "chance and community_chest": [c.id for c in (*self.chance, *self.community_chest)],
        }
        return [
            f"{where}: the id {name!r} is used {times} times; give each its own"
            for where, names in ids.items()
            for name, times in Counter(names).items()
            if times > 1
        ]

    def _layout(self) -> list[str]:
        kinds = Counter[str](s.kind for s in self.spaces)
        found = [
            f"spaces: there are {kinds[kind]} of kind {kind!r}; a board has {wanted}"
            for kind, wanted in DEEDS.items()
            if kinds[kind] != wanted
        ]
        for index, space in enumerate(self.spaces):
            corner = CORNERS.get(index)
            place = f"spaces, entry {index + 1} ({space.id})"
            if corner and space.kind != corner:
                found.append(f"{place}: the kind of this corner must be {corner!r}")
            elif not corner and space.kind in CORNERS.values():
                found.append(f"{place}: kind {space.kind!r} belongs on its own corner only")
        return found

    def _groups(self) -> list[str]:
        sizes = Counter(s.group for s in self.spaces if isinstance(s, StreetSpace))
        coloured = {g.id for g in self.groups} - set(NOT_BUILT_ON)
        found = [
            f"spaces: {name!r} is no colour group; add it to groups or correct the name"
            for name in sizes
            if name not in coloured
        ]
        if len(coloured) != STREET_GROUPS:
            found.append(f"groups: {len(coloured)} are for streets; a board has {STREET_GROUPS}")
        found += [
            f"groups: {kind!r} is missing; add its name and colour"
            for kind in NOT_BUILT_ON
            if kind not in {g.id for g in self.groups}
        ]
        for group in self.groups:
            place = f"groups, {group.id}"
            if group.id in NOT_BUILT_ON:
                if group.house_cost is not None:
                    found.append(f"{place}: nothing is built here; remove house_cost")
                continue
            if group.house_cost is None:
                found.append(f"{place}: house_cost is missing; add the price of a house")
            if sizes[group.id] not in (2, 3):
                found.append(f"{place}: it has {sizes[group.id]} streets; it must have 2 or 3")
        return found

    def _deeds(self) -> list[str]:
        return [
            f"spaces, {s.id}: the mortgage {s.mortgage} is more than the price {s.price}"
            for s in self.spaces
            if isinstance(s, _DeedSpace) and s.mortgage > s.price
        ]

    def _cards(self) -> list[str]:
        places = {s.id for s in self.spaces}
        found = []
        for deck, cards in (("chance", self.chance), ("community_chest", self.community_chest)):
            keepers = sum(card.kind == "jail_free" for card in cards)
            if keepers != 1:
                found.append(f"{deck}: there are {keepers} cards of kind 'jail_free'; a deck has 1")
            for card in cards:
                if isinstance(card, MoveToCard) and card.target not in places:
                    found.append(f"{deck}, {card.id}: there is no space {card.target!r}")
                if isinstance(card, ChoiceCard) and card.other_deck == deck:
                    found.append(f"{deck}, {card.id}: other_deck must be the other deck")
        return found

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
        )


def _space(index: int, model: _SpaceModel, costs: dict[str, int]) -> Space:
    fields = model.model_dump()
    fields["rents"] = tuple(fields.get("rents", ()))
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
