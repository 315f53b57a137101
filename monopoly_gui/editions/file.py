"""The model of an edition file, and the board it describes [BOARD-2]."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal

from pydantic import Field

from .. import paths
from ..engine.board import SIZE, Board, Group, Space
from ..engine.cards import CHANCE, CHEST, Card
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..engine.rules import Value
from ..engine.sentence import Sentence, mark, quoted, said
from .entries import (
    AnyCard,
    AnySpace,
    CardModel,
    ChoiceCard,
    DeckNames,
    DeedSpace,
    EntryModel,
    GroupModel,
    Id,
    Language,
    Money,
    MoveToCard,
    Name,
    PicturesModel,
    RailroadSpace,
    SpaceModel,
    StreetSpace,
    Symbol,
    TextsModel,
    ThemeModel,
    TokenModel,
    UtilitySpace,
)
from .pictures import picture_faults

FORMAT = 4
#: the newest format in which rents need not rise with each building
LENIENT = 3
#: the format with which a field came
NEW_FIELDS = {
    "deck_names": 2,
    "rules": 2,
    "texts": 2,
    "tokens": 3,
    "pictures": 3,
    "made_of": 3,
    "theme": 3,
}
#: a place where a name may be divided
SOFT_HYPHEN = "\u00ad"
CORNERS = {0: "go", 10: "jail", 20: "free_parking", 30: "go_to_jail"}
DEEDS = {"street": 22, "railroad": 4, "utility": 2}
NOT_BUILT_ON = ("railroad", "utility")
STREET_GROUPS = 8
#: kinds of spaces that share a name
DECKS = ("chance", "community_chest")
#: cards in a deck
MOST_CARDS = 40
#: tokens that a board of its own choice offers at least: one for each player
LEAST_TOKENS = 8
#: after these nothing more is drawn: a deck without one could send a token round for ever
PLAIN_CARDS = ("collect_bank", "pay_bank", "collect_each", "pay_each", "repairs")


@dataclass(frozen=True, slots=True)
class Problem:
    """A problem in words, and the keys and indexes of its place."""

    loc: tuple[int | str, ...]
    place: str
    text: str


class EditionModel(EntryModel):
    """An edition file, each field checked by itself."""

    format: Literal[1, 2, 3, 4]
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
    theme: ThemeModel | None = None
    texts: dict[Language, TextsModel] | None = None
    tokens: list[TokenModel] | None = None
    pictures: PicturesModel | None = None
    #: the board it was copied from in the editor, for comparison
    made_of: Id | None = None

    def problems(self) -> list[Problem]:
        """The problems between fields; [] is a playable board."""
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
        """Problems that bar a board from new games, though begun games continue."""
        flat = self._flat() if self.format > LENIENT else ()
        return [*self._falling(), *flat, *self._names(), *self._tokens(), *self._pictures()]

    def hints(self) -> list[Problem]:
        """Flaws that a board of an older format is still played with."""
        return list(self._flat()) if self.format <= LENIENT else []

    def _falling(self) -> Iterator[Problem]:
        for index, space in enumerate(self.spaces):
            for at, (less, more) in enumerate(pairwise(_rents_of(space)), 1):
                if more < less:
                    text = mark(
                        "the rents fall from {less} to {more}; none may be lower than the one "
                        "before"
                    )
                    yield _rent_problem(index, space, at, Sentence(text, less=less, more=more))
                    break

    def _flat(self) -> Iterator[Problem]:
        """Rents that do not rise, though none falls; a bare set charges double [RENT-7]."""
        for index, space in enumerate(self.spaces):
            rents = _rents_of(space)
            if any(more < less for less, more in pairwise(rents)):
                continue
            if isinstance(space, StreetSpace) and rents[1] <= 2 * rents[0]:
                text = mark(
                    "the rent with one house is {rent}, but the complete set without houses "
                    "already charges {double}; it must be higher"
                )
                text = Sentence(text, rent=rents[1], double=2 * rents[0])
                yield _rent_problem(index, space, 1, text)
                continue
            for at, (less, more) in enumerate(pairwise(rents), 1):
                if more == less:
                    text = mark("the rents stay at {rent}; each must be higher than the one before")
                    yield _rent_problem(index, space, at, Sentence(text, rent=less))
                    break

    def _names(self) -> Iterator[Problem]:
        named: dict[str, int] = {}
        for index, space in enumerate(self.spaces):
            if space.kind in DECKS:
                continue
            called = space.name.replace(SOFT_HYPHEN, "").casefold()
            if called in named:
                text = mark(
                    "space {number} of {count} is called {name} too; give each its own name"
                )
                number, name = 1 + named[called], space.name.replace(SOFT_HYPHEN, "")
                text = Sentence(text, number=number, count=SIZE, name=name)
                yield Problem(("spaces", index, "name"), f"spaces, {space.id}", text)
            named.setdefault(called, index)

    def _tokens(self) -> Iterator[Problem]:
        if self.tokens is None:
            return
        known = known_tokens()
        for index, token in enumerate(self.tokens):
            if token.id not in known:
                text = mark("there is no token {token}; choose one of {known}")
                text = Sentence(text, token=quoted(token.id), known=", ".join(known))
                yield Problem(("tokens", index), f"tokens, {token.id}", text)
        if len(self.tokens) < LEAST_TOKENS:
            text = mark("there are {count} tokens; there must be {least}, one for each player")
            text = Sentence(text, count=len(self.tokens), least=LEAST_TOKENS)
            yield Problem(("tokens",), "tokens", text)

    def _pictures(self) -> Iterator[Problem]:
        if self.pictures is not None:
            for place, fault in picture_faults(self.pictures.model_dump(exclude_none=True)):
                loc = ("pictures", place) if place else ("pictures",)
                yield Problem(loc, ", ".join(loc), fault)

    def _format(self) -> Iterator[Problem]:
        for name, since in NEW_FIELDS.items():
            if self.format < since and getattr(self, name) is not None:
                text = mark("it is not in format {old}; write format {new}")
                text = Sentence(text, old=self.format, new=FORMAT)
                yield Problem((name,), name, text)

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
            "tokens": [("tokens", n, t.id) for n, t in enumerate(self.tokens or ())],
        }
        for where, entries in lists.items():
            for name, times in Counter(name for _, _, name in entries).items():
                if times > 1:
                    last = [entry[:2] for entry in entries if entry[2] == name][-1]
                    text = mark("the id {name} is used {times} times; give each its own")
                    text = Sentence(text, name=quoted(name), times=times)
                    yield Problem((*last, "id"), where, text)

    def _layout(self) -> Iterator[Problem]:
        kinds = Counter[str](s.kind for s in self.spaces)
        for kind, wanted in DEEDS.items():
            if kinds[kind] != wanted:
                text = mark("there are {count} of kind {kind}; a board has {wanted}")
                text = Sentence(text, count=kinds[kind], kind=quoted(kind), wanted=wanted)
                yield Problem(("spaces",), "spaces", text)
        for index, space in enumerate(self.spaces):
            corner = CORNERS.get(index)
            loc, place = ("spaces", index, "kind"), f"spaces, entry {index + 1} ({space.id})"
            if corner and space.kind != corner:
                text = mark("the kind of this corner must be {kind}")
                yield Problem(loc, place, Sentence(text, kind=quoted(corner)))
            elif not corner and space.kind in CORNERS.values():
                text = mark("kind {kind} is allowed only on its own corner")
                yield Problem(loc, place, Sentence(text, kind=quoted(space.kind)))

    def _groups(self) -> Iterator[Problem]:
        streets = [(n, s) for n, s in enumerate(self.spaces) if isinstance(s, StreetSpace)]
        sizes = Counter(s.group for _, s in streets)
        coloured = {g.id for g in self.groups} - set(NOT_BUILT_ON)
        for name in sizes:
            if name not in coloured:
                first = next(n for n, s in streets if s.group == name)
                text = mark("{name} is not a colour group; add it to groups or correct the name")
                text = Sentence(text, name=quoted(name))
                yield Problem(("spaces", first, "group"), "spaces", text)
        if len(coloured) != STREET_GROUPS:
            text = mark("{count} colour groups are for streets; a board has {wanted}")
            text = Sentence(text, count=len(coloured), wanted=STREET_GROUPS)
            yield Problem(("groups",), "groups", text)
        for kind in NOT_BUILT_ON:
            if kind not in {g.id for g in self.groups}:
                text = mark("{name} is missing; add its name and colour")
                text = Sentence(text, name=quoted(kind))
                yield Problem(("groups",), "groups", text)
        for index, group in enumerate(self.groups):
            loc, place = ("groups", index), f"groups, {group.id}"
            if group.id in NOT_BUILT_ON:
                if group.house_cost is not None:
                    text = mark("nothing can be built here; remove house_cost")
                    yield Problem((*loc, "house_cost"), place, Sentence(text))
                continue
            if group.house_cost is None:
                text = mark("house_cost is missing; add the price of a house")
                yield Problem(loc, place, Sentence(text))
            if sizes[group.id] not in (2, 3):
                text = mark("it has {count} streets; it must have two or three")
                text = Sentence(text, count=sizes[group.id])
                yield Problem(loc, place, text)

    def _deeds(self) -> Iterator[Problem]:
        for index, space in enumerate(self.spaces):
            if isinstance(space, DeedSpace) and space.mortgage > space.price:
                text = mark("the mortgage {mortgage} is more than the price {price}")
                text = Sentence(text, mortgage=space.mortgage, price=space.price)
                yield Problem(("spaces", index, "mortgage"), f"spaces, {space.id}", text)

    def _cards(self, deck: str, cards: list[CardModel]) -> Iterator[Problem]:
        places = {s.id for s in self.spaces}
        if not 1 <= len(cards) <= MOST_CARDS:
            text = mark("there are {count} cards; a deck has 1 to {most}")
            text = Sentence(text, count=len(cards), most=MOST_CARDS)
            yield Problem((deck,), deck, text)
        keepers = [n for n, card in enumerate(cards) if card.kind == "jail_free"]
        if len(keepers) > 1:
            text = mark("there are {count} cards of kind “jail_free”; a deck has at most 1")
            text = Sentence(text, count=len(keepers))
            yield Problem((deck, keepers[-1]), deck, text)
        if cards and not any(card.kind in PLAIN_CARDS for card in cards):
            text = mark(
                "at least one card must be of kind collect_bank, pay_bank, collect_each, pay_each "
                "or repairs"
            )
            yield Problem((deck,), deck, Sentence(text))
        for index, card in enumerate(cards):
            loc, place = (deck, index), f"{deck}, {card.id}"
            if isinstance(card, MoveToCard) and card.target not in places:
                text = mark("there is no space {space}")
                text = Sentence(text, space=quoted(card.target))
                yield Problem((*loc, "target"), place, text)
            if isinstance(card, ChoiceCard) and card.other_deck == deck:
                text = Sentence(mark("other_deck must be the other deck"))
                yield Problem((*loc, "other_deck"), place, text)

    def _texts(self) -> Iterator[Problem]:
        known = {
            "groups": {group.id for group in self.groups},
            "spaces": {space.id for space in self.spaces},
            "cards": {card.id for card in (*self.chance, *self.community_chest)},
            "tokens": {token.id for token in self.tokens or ()},
        }
        for language, texts in (self.texts or {}).items():
            place = f"texts, {language}"
            for part, ids in known.items():
                for name in getattr(texts, part):
                    if name not in ids:
                        text = mark("there is no {name} among the {part}")
                        text = Sentence(text, name=quoted(name), part=part)
                        yield Problem(("texts", language, part, name), f"{place}, {part}", text)

    def worded_in(self, language: str) -> EditionModel:
        """The board translated into a language, or in its own where it has no translation.

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
        fields |= {name: new[name] for name in ("title",) if name in new}
        if "deck_names" in new:
            fields["deck_names"] = fields.get("deck_names", {}) | new["deck_names"]
        lists = {
            "groups": ("name", fields["groups"]),
            "spaces": ("name", fields["spaces"]),
            "cards": ("text", [*fields["chance"], *fields["community_chest"]]),
            "tokens": ("name", fields.get("tokens", [])),
        }
        for part, (key, entries) in lists.items():
            table: dict[str, str] = new[part]
            named = [entry for entry in entries if entry["id"] in table]
            old[part] = {entry["id"]: entry[key] for entry in named if key in entry}
            for entry in named:
                entry[key] = table[entry["id"]]
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
                (self.deck_names.chance or "", self.deck_names.community_chest or "")
                if self.deck_names
                else ("", "")
            ),
            tokens={token.id: token.name or "" for token in self.tokens or ()},
            pictures=self.pictures.model_dump(exclude_none=True) if self.pictures else {},
            rules=self.rules or {},
            theme=self.theme.model_dump(exclude_none=True) if self.theme else {},
            texts=self.model_dump(include={"texts"}, exclude_none=True).get("texts", {}),
        )


def _rents_of(space: AnySpace) -> list[int]:
    """The rents of a deed, [] of another space."""
    if isinstance(space, StreetSpace | RailroadSpace | UtilitySpace):
        return space.rents
    return []


def _rent_problem(index: int, space: AnySpace, at: int, text: str) -> Problem:
    return Problem(("spaces", index, "rents", at), f"spaces, {space.id}", text)


def _space(index: int, model: AnySpace, costs: dict[str, int]) -> Space:
    fields = model.model_dump()
    fields["rents"] = tuple(fields.get("rents", ()))
    if SOFT_HYPHEN in model.name:
        fields["divided"] = model.name
        fields["name"] = model.name.replace(SOFT_HYPHEN, "")
    if isinstance(model, StreetSpace):
        fields["house_cost"] = costs[model.group]
    elif isinstance(model, DeedSpace):
        fields["group"] = fields["kind"]
    return Space(index=index, **fields)


def _card(model: AnyCard, places: dict[str, int]) -> Card:
    fields = model.model_dump()
    if isinstance(model, MoveToCard):
        fields["target"] = places[model.target]
    if isinstance(model, ChoiceCard):
        fields["other_deck"] = CHANCE if model.other_deck == "chance" else CHEST
    return Card(**fields)


@cache
def known_tokens() -> tuple[str, ...]:
    """The tokens with drawings, in alphabetical order."""
    return tuple(sorted(file.stem for file in (paths.assets() / "tokens").glob("*.svg")))
