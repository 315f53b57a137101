"""The interface of a dialog to its parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from pygame import Rect

from ...core.managed_scene import ManagedScene

if TYPE_CHECKING:
    from ...core.context import Context
    from .table_host import TableHost


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
