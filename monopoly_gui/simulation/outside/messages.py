"""Messages to and from an outside bot: a JSON object a line."""

import json
from dataclasses import dataclass
from typing import Any

from ...engine.actions import Action
from ...engine.board import Board
from ...engine.rules import Rules
from ...engine.state import State
from ...match.worker import LONGEST_REASON
from ...storage.exchange import action_from, action_json, setting_json, state_json

#: raised when a program that knew the one before would not understand
PROTOCOL = 1


class AnswerMissing(ValueError):
    """A line that does not answer the question; the text gives the reason."""


@dataclass(frozen=True, slots=True)
class Ready:
    """A bot's requests: ``legal`` actions listed, questions about ``interjects``, in all turns."""

    legal: bool = True
    interjects: bool = True
    watchful: bool = False


@dataclass(frozen=True, slots=True)
class Reply:
    """``action`` None is "nothing"; ``error`` is the bot's error."""

    action: Action | None
    reason: str = ""
    error: str = ""


def game_line(board: Board, rules: Rules, seat: int, players: int) -> bytes:
    """A new game begins."""
    said = {"type": "game", "protocol": PROTOCOL, "seat": seat, "players": players}
    return _line(said | setting_json(board, rules))


def question_line(number: int, decide: bool, state: State, legal: list[Action] | None) -> bytes:
    """A question about a position, without hidden information."""
    head = {"type": "decide" if decide else "interject", "number": number}
    parts = [json.dumps(head)[1:-1].encode(), b'"state": ' + state_json(state)]
    if legal is not None:
        parts.append(b'"legal": [' + b", ".join(map(action_json, legal)) + b"]")
    return b"{" + b", ".join(parts) + b"}\n"


def ready_line(ready: Ready, error: str = "") -> bytes:
    wants = {"legal": ready.legal, "interjects": ready.interjects, "watchful": ready.watchful}
    return _line({"type": "ready", **wants, **({"error": error} if error else {})})


def reply_line(number: int, reply: Reply) -> bytes:
    if reply.error:
        return _line({"number": number, "error": reply.error})
    action = None if reply.action is None else json.loads(action_json(reply.action))
    return _line({"number": number, "action": action, "reason": reply.reason})


def read_ready(line: bytes) -> Ready:
    """Parse a bot's requests; NoAnswer gives the problem, or the bot's own error."""
    said = read(line)
    if said.get("error"):
        raise AnswerMissing(_text(said["error"]))
    if said.get("type") != "ready":
        raise AnswerMissing('it did not say {"type": "ready"}')
    return Ready(
        *(bool(said.get(name, getattr(Ready(), name))) for name in Ready.__dataclass_fields__)
    )


def read_reply(line: bytes, number: int) -> Reply:
    """The answer to the question of this number; NoAnswer gives the problem."""
    said = read(line)
    if said.get("number") != number:
        raise AnswerMissing("it answered another question")
    if said.get("error"):
        return Reply(None, error=_text(said["error"]))
    action, reason = said.get("action"), _text(said.get("reason", ""))
    if action is None:
        return Reply(None, reason)
    try:
        return Reply(action_from(json.dumps(action)), reason)
    except ValueError:
        raise AnswerMissing("it chose what is no action of this game") from None


def read(line: bytes) -> dict[str, Any]:
    """The JSON object of a line; NoAnswer where there is none."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        said = None
    if not isinstance(said, dict):
        raise AnswerMissing("it wrote what is no JSON object")
    return said


def _text(said: object) -> str:
    return str(said)[:LONGEST_REASON] if isinstance(said, str) else ""


def _line(said: dict[str, Any]) -> bytes:
    return json.dumps(said).encode() + b"\n"
