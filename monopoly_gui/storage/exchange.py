"""Positions and actions as JSON by themselves, for programs that play along."""

import json
from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from pydantic import Field, TypeAdapter

from .. import editions
from ..editions.writer import edition_json
from ..engine.actions import Action
from ..engine.board import Board
from ..engine.presets import rules_from
from ..engine.rules import Rules
from ..engine.state import STATE_FIELDS, State
from .save_file import SavedPosition, position


def setting_json(board: Board, rules: Rules) -> dict[str, Any]:
    """Board (as an edition file, without its pictures) and rules of a game."""
    return {"board": edition_json(board, pictures=False), "rules": asdict(rules)}


def setting_from(given: dict[str, Any]) -> tuple[Board, Rules]:
    """Read the output of ``setting_json``; ValueError for anything else."""
    board = editions.edition_from_json(json.dumps(given["board"]), "the game's board")
    return board, rules_from(given["rules"])


def state_json(state: State) -> bytes:
    """A position without its board and rules."""
    return _positions().dump_json(position(state))


def state_from(text: str | bytes, board: Board, rules: Rules) -> State:
    """The position in the output of ``state_json``; ValueError where it is none."""
    found = _positions().validate_json(text)
    return State(rules=rules, board=board, **{n: getattr(found, n) for n in STATE_FIELDS})


def action_json(action: Action) -> bytes:
    return _actions().dump_json(action)


def action_from(text: str | bytes) -> Action:
    """The action in a JSON object, each field of its own type; ValueError for any other data."""
    return _actions().validate_json(text, strict=True)


@cache
def _positions() -> TypeAdapter[SavedPosition]:
    return TypeAdapter(SavedPosition)


@cache
def _actions() -> TypeAdapter[Action]:
    return TypeAdapter(Annotated[Action, Field(discriminator="kind")])
