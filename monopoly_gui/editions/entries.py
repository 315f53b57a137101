"""The entries of an edition file, each field checked by itself."""

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

from ..engine.board import SIZE
from ..engine.sentence import mark

_ID = r"^[a-z][a-z0-9_]{0,39}$"
_PLAIN = r"^[^\x00-\x1f\x7f]*[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$"
_LANGUAGE = r"^[a-z]{2}$"
_COLOUR = r"^#[0-9a-fA-F]{6}$"
#: the regular expressions of the file in words
PATTERNS = {
    _ID: mark(
        "use only lower-case letters, digits and _, starting with a letter, at most 40 characters"
    ),
    _PLAIN: mark("use visible characters only, at least one"),
    _LANGUAGE: mark("use the two-letter code of a language, such as en or de"),
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


class EntryModel(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class GroupModel(EntryModel):
    id: Id
    name: Name
    colour: Colour
    house_cost: Price | None = None


class AnySpace(EntryModel):
    id: Id
    name: Name


class PlainSpace(AnySpace):
    kind: Literal["go", "chance", "community_chest", "jail", "free_parking", "go_to_jail"]


class TaxSpace(AnySpace):
    kind: Literal["tax"]
    tax: Money
    tax_percent: Annotated[int, Field(ge=0, le=100)] = 0


class DeedSpace(AnySpace):
    price: Price
    mortgage: Price


class StreetSpace(DeedSpace):
    kind: Literal["street"]
    group: Id
    rents: Annotated[list[Money], Field(min_length=6, max_length=6)]


class RailroadSpace(DeedSpace):
    kind: Literal["railroad"]
    rents: Annotated[list[Money], Field(min_length=4, max_length=4)]


class UtilitySpace(DeedSpace):
    kind: Literal["utility"]
    rents: Annotated[list[Money], Field(min_length=2, max_length=2)]


SpaceModel = Annotated[
    PlainSpace | TaxSpace | StreetSpace | RailroadSpace | UtilitySpace,
    Field(discriminator="kind"),
]


class AnyCard(EntryModel):
    id: Id
    text: Text


class MoneyCard(AnyCard):
    kind: Literal["collect_bank", "pay_bank", "collect_each", "pay_each"]
    amount: Price


class RepairsCard(AnyCard):
    kind: Literal["repairs"]
    per_house: Money
    per_hotel: Money


class MoveToCard(AnyCard):
    kind: Literal["move_to", "move_back_to"]
    target: Id


class MoveNearestCard(AnyCard):
    kind: Literal["move_nearest"]
    target_kind: Literal["railroad", "utility"]
    factor: Count
    fresh_dice: bool = False


class MoveBackCard(AnyCard):
    kind: Literal["move_back"]
    steps: Annotated[int, Field(ge=1, lt=SIZE)]


class JailCard(AnyCard):
    kind: Literal["go_to_jail", "jail_free"]


class ChoiceCard(AnyCard):
    kind: Literal["choice_pay_or_draw"]
    amount: Price
    other_deck: Literal["chance", "community_chest"]


CardModel = Annotated[
    MoneyCard | RepairsCard | MoveToCard | MoveNearestCard | MoveBackCard | JailCard | ChoiceCard,
    Field(discriminator="kind"),
]


class DeckNames(EntryModel):
    """The names of the two decks, where they differ from the names of their spaces."""

    chance: Name | None = None
    community_chest: Name | None = None


class TokenModel(EntryModel):
    """A token of the board, and its name there."""

    id: Id
    name: Name | None = None


class PicturesModel(EntryModel):
    """Pictures of the corners and of the middle, in base64."""

    go: str | None = None
    jail: str | None = None
    free_parking: str | None = None
    go_to_jail: str | None = None
    centre: str | None = None


#: the view that is engraved in the middle
View: TypeAlias = Literal[
    "town",
    "avenue",
    "london",
    "berlin",
    "paris",
    "madrid",
    "harbour",
    "kitchen",
    "stars",
    "castle",
    "mountains",
    "railway",
]
#: the material of the table
Material: TypeAlias = Literal[
    "oak",
    "walnut",
    "mahogany",
    "beech",
    "planks",
    "linen",
    "picnic",
    "felt",
    "steel",
    "iron",
    "stone",
    "marble",
    "tiles",
]


class ThemeModel(EntryModel):
    """The theme of a board; missing entries stay as the player has them."""

    table: Colour | None = None
    frame: Colour | None = None
    spaces: Colour | None = None
    centre: Colour | None = None
    chance: Colour | None = None
    community_chest: Colour | None = None
    die: Colour | None = None
    pips: Colour | None = None
    material: Material | None = None
    #: gives the material too where none is named
    picture: View | None = None


class TextsModel(EntryModel):
    """The texts of a board in another language, by ids; missing ones stay in its own."""

    title: Name | None = None
    deck_names: DeckNames | None = None
    groups: dict[Id, Name] = {}
    spaces: dict[Id, Name] = {}
    cards: dict[Id, Text] = {}
    tokens: dict[Id, Name] = {}
