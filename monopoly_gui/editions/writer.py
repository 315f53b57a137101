"""A board written back as an edition, so that a save can carry the user's own board."""

from typing import Any, get_args

from ..engine.board import Board, Space
from ..engine.cards import Card
from . import entries as entries
from . import file as file

_SPACES = (
    entries.PlainSpace,
    entries.TaxSpace,
    entries.StreetSpace,
    entries.RailroadSpace,
    entries.UtilitySpace,
)
_CARDS = (
    entries.MoneyCard,
    entries.RepairsCard,
    entries.MoveToCard,
    entries.MoveNearestCard,
    entries.MoveBackCard,
    entries.JailCard,
    entries.ChoiceCard,
)
_DECKS = ("chance", "community_chest")


def _fields(models: tuple[type[Any], ...]) -> dict[str, list[str]]:
    """The names of the fields that an entry of each kind has in the file."""
    return {
        kind: list(model.model_fields)
        for model in models
        for kind in get_args(model.model_fields["kind"].annotation)
    }


SPACE_FIELDS = _fields(_SPACES)
CARD_FIELDS = _fields(_CARDS)


def edition_json(board: Board, pictures: bool = True) -> dict[str, Any]:
    """The contents of an edition file for this board, with or without its pictures."""
    spaces = [_space(space) for space in board.spaces]
    decks = [[_card(card, board) for card in deck] for deck in board.decks]
    groups: list[dict[str, Any]] = []
    for group in board.groups.values():
        entry: dict[str, Any] = {"id": group.id, "name": group.name, "colour": group.colour}
        if group.id not in file.NOT_BUILT_ON:
            entry["house_cost"] = board.spaces[group.members[0]].house_cost
        groups.append(entry)
    return {
        "format": file.FORMAT,
        "id": board.id,
        "title": board.title,
        "currency": board.currency,
        "salary": board.salary,
        "jail_fine": board.jail_fine,
        **({"language": board.language} if board.language != "en" else {}),
        "deck_names": dict(zip(_DECKS, board.deck_names, strict=True)),
        "groups": groups,
        "spaces": spaces,
        **dict(zip(_DECKS, decks, strict=True)),
        **({"rules": dict(board.rules)} if board.rules else {}),
        **({"theme": dict(board.theme)} if board.theme else {}),
        **({"texts": dict(board.texts)} if board.texts else {}),
        **({"tokens": [_token(*token) for token in board.tokens.items()]} if board.tokens else {}),
        **({"pictures": dict(board.pictures)} if board.pictures and pictures else {}),
    }


def _token(name: str, title: str) -> dict[str, str]:
    return {"id": name, "name": title} if title else {"id": name}


def _space(space: Space) -> dict[str, Any]:
    entry = {field: getattr(space, field) for field in SPACE_FIELDS[space.kind]}
    return entry | {"name": space.divided or space.name}


def _card(card: Card, board: Board) -> dict[str, Any]:
    entry = {field: getattr(card, field) for field in CARD_FIELDS[card.kind]}
    if "target" in entry:
        entry["target"] = board.spaces[card.target].id
    if "other_deck" in entry:
        entry["other_deck"] = _DECKS[card.other_deck]
    return entry
