"""The interface of the table to its dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from pygame import Rect

from ....engine.actions import Action, ClaimRent, ClaimSalary, OfferTrade
from ....engine.board import Board, Space
from ....engine.frames import Offer
from ....engine.state import State
from ....ui.painting.colour import Colour
from ...core.managed_scene import ManagedScene

if TYPE_CHECKING:
    from ....match.match import Match
    from ....ui.cards.deed_card import SpaceProps
    from ....ui.table_model import TableModel
    from ....ui.text.people import People
    from ...core.context import Context


def ask_for_all(host: TableHost, player: int) -> None:
    """Ask for every rent and the salary that wait for a player."""
    for claim in host.state.claims[:]:
        if claim.owner == player and not claim.asked:
            host.submit(ClaimRent(player, claim.id))
    if host.state.salaries[player]:
        host.submit(ClaimSalary(player))


class DialogHost(ManagedScene, Protocol):
    """A dialog as its parts see it; ``TableDialog`` says it all."""

    shade: int

    @property
    def context(self) -> Context: ...
    @property
    def bounds(self) -> Rect:
        """The window, in pixels."""
        ...

    @property
    def box(self) -> Rect:
        """The card of the dialog, in pixels of the window."""
        ...

    @property
    def host(self) -> TableHost: ...
    @property
    def title(self) -> str: ...
    @property
    def subtitle(self) -> str: ...
    @property
    def player(self) -> int:
        """The player asked, BANK for nobody."""
        ...

    @property
    def icon(self) -> str:
        """The picture in the head where no player is asked."""
        ...

    @property
    def modal(self) -> bool:
        """Whether the table gets no events as long as it is open."""
        ...

    @property
    def folded(self) -> bool: ...
    @property
    def there(self) -> bool:
        """Whether it is open and there is still something to ask."""
        ...

    def advisee(self) -> int:
        """The human who may be advised here now, BANK if nobody may."""
        ...

    def space_card_room(self) -> Rect:
        """Where a deed that is looked at is shown, in pixels of the window."""
        ...

    def layout(self) -> None: ...
    def invalidate(self, rect: Rect | None = None) -> None: ...


@dataclass(frozen=True, slots=True)
class TableRoutes:
    """What makes each dialog for one table; ``dialogs/registry.py`` fills it in.

    ``trade`` takes a player and perhaps a partner, ``terms`` an offer to be looked at first,
    ``answer`` one that a human must answer.  ``asks`` is whether the position asks a human
    something other than for claims; ``question`` the dialog that does, or None.
    """

    estate: Callable[[int], ManagedScene]
    trade: Callable[[int, int | None], ManagedScene]
    terms: Callable[[OfferTrade], ManagedScene]
    answer: Callable[[Offer], ManagedScene]
    asks: Callable[[], bool]
    question: Callable[[], ManagedScene | None]


class TableHost(Protocol):
    """The table as its dialogs see it; players are seats, -1 is the Bank.

    What is legal is asked of ``state`` (always up to date); ``model`` is what
    the table shows, which may lag behind while animations run.  No dialog opens
    before they have run.
    """

    @property
    def context(self) -> Context: ...

    @property
    def routes(self) -> TableRoutes:
        """Ways to the other dialogs."""
        ...

    @property
    def match(self) -> Match: ...

    @property
    def state(self) -> State:
        """The position as it is; read only."""
        ...

    @property
    def board(self) -> Board: ...

    @property
    def model(self) -> TableModel:
        """The shown position."""
        ...

    @property
    def bids(self) -> Sequence[tuple[int, int]]:
        """The bids of the open auction, in order."""
        ...

    @property
    def explained(self) -> set[str]:
        """The names of one-time explanations already given."""
        ...

    @property
    def is_settled(self) -> bool:
        """Whether everything that happened has been shown."""
        ...

    @property
    def opponent_thinks(self) -> bool:
        """Whether it has rested so long that an opponent who is asked is thinking."""
        ...

    @property
    def people(self) -> People: ...

    @property
    def board_rect(self) -> Rect:
        """The place of the board, in pixels of the window."""
        ...

    @property
    def fold_spot(self) -> Rect:
        """The place of a folded dialog, in pixels of the window."""
        ...

    def space_at(self, pos: tuple[int, int]) -> int | None:
        """The space of the board that is seen at a point of the window."""
        ...

    @property
    def side_rect(self) -> Rect:
        """The column beside the board: players, Bank, log and buttons."""
        ...

    def submit(self, action: Action) -> bool:
        """Carry out a human's action and show what happens.

        False if it is not allowed: the reason is then told in a toast.
        """
        ...

    def why_not(self, action: Action) -> str:
        """Why the action may not be done now, "" if it may."""
        ...

    def why_offered(self, offer: int) -> str:
        """What an opponent said with an offer, "" if nothing is known."""
        ...

    def name(self, player: int) -> str:
        """A player's name; "the Bank" for -1."""
        ...

    def colour(self, player: int) -> Colour:
        """A player's colour; a grey for the Bank."""
        ...

    def token(self, player: int) -> str:
        """The id of a player's token."""
        ...

    def mood(self, player: int) -> str:
        """The mood on an opponent's face."""
        ...

    def mark(self, player: int) -> str:
        """The letter that stands for a player where colour alone would not do."""
        ...

    def is_human(self, player: int) -> bool: ...

    def humans(self) -> tuple[int, ...]:
        """The humans who are still in the game, in playing order."""
        ...

    def money(self, amount: int) -> str:
        """The amount as this edition writes it."""
        ...

    def deed_at(self, space: int) -> Space:
        """The space as printed."""
        ...

    @property
    def looked_at(self) -> int | None:
        """The space of the board that is pointed at now."""
        ...

    def about(self, space: int) -> SpaceProps:
        """All there is to read about a space now."""
        ...

    def lay_deed(self, props: SpaceProps, place: Rect, turned: float) -> None:
        """A dialog shows a deed at that place of the window, turned by so many degrees.

        From there it goes to its buyer.
        """
        ...

    def point_at(self, space: int | None) -> None:
        """Outline a space on the board; None outlines none."""
        ...


def offer_to_human(host: TableHost) -> Offer | None:
    """The oldest offer that a human has not answered."""
    offers = (o for o in host.state.offers if not o.agreed and host.is_human(o.partner))
    return next(offers, None)
