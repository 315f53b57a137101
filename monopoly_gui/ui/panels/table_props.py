"""All properties of the table, in words and figures, from the model and the position."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from ...engine.amounts.debts import pending
from ...engine.board import BANK, Board
from ...engine.flow.ending import progress
from ...engine.notes import Notes
from ...engine.state import State
from ...language import _, mark
from ..board.cards_art import CardProps
from ..board.marks import SpaceMark
from ..cards.deed_card import SpaceProps
from ..cards.deed_marks import deed_marks
from ..painting.colour import Colour
from ..painting.theme import Theme
from ..table_model import TableModel
from ..text.log_words import signed
from ..text.people import People
from .bank_panel import BankProps
from .face import FaceProps
from .player_panel import PlayerProps
from .prompt_panel import PromptProps
from .title_bar import TitleProps

PLACES = mark(("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"))


@dataclass(frozen=True, slots=True)
class TableProps:
    """The parts of the picture; ``outlined`` are spaces with the colour of their outline."""

    title: TitleProps
    players: tuple[PlayerProps, ...]
    bank: BankProps
    marks: tuple[SpaceMark, ...]
    prompt: PromptProps | None
    slot: SpaceProps | CardProps | None
    dice: tuple[int, ...]
    current: int
    outlined: tuple[tuple[int, Colour], ...] = ()
    #: the opponents' faces, by seat; None for humans and players who have left
    faces: tuple[FaceProps | None, ...] = ()
    #: the player who threw the dice on the table
    thrower: int = BANK
    #: the money of the person whom the buttons belong to
    purse: Notes = ()


def space_marks(board: Board, model: TableModel) -> tuple[SpaceMark, ...]:
    """The marks of all deeds that have any."""
    return tuple(
        SpaceMark(
            s, model.owner[s], model.buildings[s], model.mortgaged[s], _whole(board, model, s)
        )
        for s in board.deeds
        if model.owner[s] != BANK or model.mortgaged[s] or model.buildings[s]
    )


def _whole(board: Board, model: TableModel, space: int) -> bool:
    """Whether a street is part of a complete unmortgaged set."""
    owner, group_members = model.owner[space], board.group_members[space]
    if owner == BANK or board.spaces[space].kind != "street":
        return False
    return all(model.owner[s] == owner and not model.mortgaged[s] for s in group_members)


def bank_props(state: State, model: TableModel) -> BankProps:
    """The Bank's props."""
    limited = state.rules.building_supply == "limited"
    unowned = sum(1 for s in state.board.deeds if model.owner[s] == BANK)
    pot = state.board.money(model.pot) if state.rules.free_parking == "pot" else ""
    if not limited:
        return BankProps(-1, -1, unowned, pot)
    return BankProps(model.houses_left, model.hotels_left, unowned, pot)


def player_props(
    shown: State,
    model: TableModel,
    people: People,
    theme: Theme,
    acting: frozenset[int] = frozenset(),
    chosen: int = BANK,
    changes: Mapping[int, int] = MappingProxyType({}),
) -> tuple[PlayerProps, ...]:
    """The plates of all players; ``shown`` is the state as the model shows it.

    ``acting`` are those who are waited for, ``chosen`` whom the buttons stand for.
    ``changes`` are sums that players have just got, below 0 what they paid.
    """
    board, faces = shown.board, people.faces
    humans = [p for p, person in enumerate(people.persons) if person.human]
    # a newcomer with no name of their own cannot know it
    you = humans[0] if len(humans) == 1 and model.round == 1 else BANK
    return tuple(
        PlayerProps(
            name=_("{player} (you)").format(player=person.name) if p == you else person.name,
            token=person.token,
            colour=people.colour(p, theme),
            human=person.human,
            cash=board.money(model.cash[p]),
            owes=pending(shown, p) > 0,
            groups=deed_marks(board, model, p),
            jail_cards=len(model.cards[p]),
            in_jail=model.in_jail(p),
            current=p == model.current and model.turn > 0 and not model.over,
            acts=p in acting,
            chosen=p == chosen,
            alive=model.alive[p],
            notes=_notes(model, p) or (() if changes.get(p) else progress(shown, p)),
            face=bool(faces[p]) and model.alive[p],
            change=signed(board.money, changes.get(p, 0)),
        )
        for p, person in enumerate(people.persons)
    )


def face_props(
    model: TableModel, people: People, theme: Theme, mood: Callable[[int], str], looks_at: int
) -> tuple[FaceProps | None, ...]:
    """The faces of the opponents, all looking at one player, or at the board (BANK)."""
    return tuple(
        FaceProps(who, mood(p), looks_at, people.token(p), people.colour(p, theme))
        if who and model.alive[p]
        else None
        for p, who in enumerate(people.faces)
    )


def _notes(model: TableModel, player: int) -> tuple[str, ...]:
    """A player's outcome, in more words and in fewer."""
    if model.over:
        place = _(PLACES[model.place(player) - 1])
        return _("{place} place").format(place=place), place
    return () if model.alive[player] else (_("bankrupt"),)
